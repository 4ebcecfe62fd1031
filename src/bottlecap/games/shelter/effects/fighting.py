"""Items for fights."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bottlecap.engine.notation import Number
from bottlecap.games.shelter.effects.base import AFTER_LOSS, BEFORE_ROLL, Ability, AbilityKind

if TYPE_CHECKING:
    from bottlecap.games.shelter.abilities import ItemMoment
    from bottlecap.games.shelter.state import ShelterState


class Fight(Ability):
    """So much more on the dice."""

    def __init__(self, number: i64) -> None:
        super().__init__(FIGHT, BEFORE_ROLL)
        self.number = number

    def use(self, s: "ShelterState", asked: "ItemMoment", item: i64) -> None:
        s.bonus += self.number


class Shield(Ability):
    """The fight is lost, and nobody is injured."""

    def __init__(self) -> None:
        super().__init__(SHIELD, AFTER_LOSS)
        self.settles = True

    def use(self, s: "ShelterState", asked: "ItemMoment", item: i64) -> None:
        s.bonus = 0


class Reroll(Ability):
    """The fight is rolled again."""

    def __init__(self) -> None:
        super().__init__(REROLL, AFTER_LOSS)
        self.settles = True

    def use(self, s: "ShelterState", asked: "ItemMoment", item: i64) -> None:
        asked.fight_again(s)


FIGHT: Final[AbilityKind] = AbilityKind("fight", Fight, [Number("number", 1, 6)], rule="fight-items")
SHIELD: Final[AbilityKind] = AbilityKind("shield", Shield, rule="fight-items")
REROLL: Final[AbilityKind] = AbilityKind("reroll", Reroll, rule="fight-lose")
