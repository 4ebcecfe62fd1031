"""Items that work by themselves, as long as somebody has them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.notation import Part
from bottlecap.games.shelter.effects.base import DWELLER_JOINS, FIGHT_WON, NEVER, ROOM_BUILT, Ability, AbilityKind
from bottlecap.games.shelter.effects.parts import Row
from bottlecap.games.shelter.gains import FROM_ITEM, NO_DWELLER, Gain
from bottlecap.games.shelter.state import ShelterState


class MoreIncome(Ability):
    """Every income is one resource more."""

    def __init__(self) -> None:
        super().__init__(INCOME, NEVER)
        self.income = 1


class AtOccasion(Ability):
    """A reward whenever something happens."""

    def __init__(self, kind: AbilityKind, occasion: i64, reward: list[int]) -> None:
        super().__init__(kind, NEVER)
        self.occasion = occasion
        self.reward: vec[i64] = vec[i64](reward)

    def come(self, s: ShelterState, seat: i64) -> None:
        for token in self.reward:
            s.push(Gain(seat, token, NO_DWELLER, FROM_ITEM))


class OnBuild(AtOccasion):
    """A room is built."""

    def __init__(self, reward: list[int]) -> None:
        super().__init__(ON_BUILD, ROOM_BUILT, reward)


class OnWin(AtOccasion):
    """A fight is won."""

    def __init__(self, reward: list[int]) -> None:
        super().__init__(ON_WIN, FIGHT_WON, reward)


class OnDweller(AtOccasion):
    """A new dweller joins."""

    def __init__(self, reward: list[int]) -> None:
        super().__init__(ON_DWELLER, DWELLER_JOINS, reward)


PRIZE: Final[list[Part]] = [Row("reward", ["happiness", "any"], most=1)]
INCOME: Final[AbilityKind] = AbilityKind("income", MoreIncome)
ON_BUILD: Final[AbilityKind] = AbilityKind("on-build", OnBuild, PRIZE)
ON_WIN: Final[AbilityKind] = AbilityKind("on-win", OnWin, PRIZE)
ON_DWELLER: Final[AbilityKind] = AbilityKind("on-dweller", OnDweller, PRIZE)
