"""What the abilities of Shelter's items and the icons of its rewards are worth to a seat: the tables at the end.

What has no entry there is worth nothing to a bot, which plays on all the same.
"""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.games.shelter.board import DWELLERS, PLACES, level_of_seat
from bottlecap.games.shelter.effects import fighting, gaining, goods, helping, keepsakes, lasting, moves
from bottlecap.games.shelter.effects.base import Ability, AbilityKind
from bottlecap.games.shelter.effects.icons import Icon, IconKind
from bottlecap.games.shelter.state import ShelterState

if TYPE_CHECKING:
    from bottlecap.bots.shelter.value import ShelterValue

# A dweller for each round left.
DWELLER_ROUND: Final = 0.75
# What using an item or trading must bring at least, and refreshing a track: what that brings is seen in a few draws only.
LEAST_GAIN: Final = 0.02
LEAST_REFRESH: Final = 0.1


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """What an ability is worth, and the least that using it must bring."""

    def __init__(self, least: float = LEAST_GAIN) -> None:
        self.least = least

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        """In happiness, with so many rounds to come, and as often as it can probably still be used."""
        return 0.0


class Used(Worth):
    """So much for each use, up to so many."""

    def __init__(self, each: float, most: float = 100.0, least: float = LEAST_GAIN) -> None:
        super().__init__(least)
        self.each = each
        self.most = most

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        return self.each * min(uses, self.most)


class Fighting(Worth):
    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        return min(uses, 6.0) * 0.5 * float(cast(fighting.Fight, ability).number)


class Lending(Worth):
    """What the letter is good for."""

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        return value.letters[cast(helping.Trained, ability).letter] * min(uses, 5.0) * 0.7


class Discarding(Worth):
    """Its reward, a little less while it is not used."""

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        return value.row_worth(cast(gaining.Discard, ability).reward, left) * 0.93


class Earning(Worth):
    """Income of the rounds to come."""

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        return 0.25 * left


class Building(Worth):
    """Rooms that can still be built."""

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        return 0.5 * min(left, float(PLACES - s.rooms_on(level_of_seat(seat))))


class Winning(Worth):
    """Fights that can still be won."""

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        return 0.3 * min(left, 5.0)


class Welcoming(Worth):
    """Dwellers that can still join."""

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        return 0.6 * min(left, float(DWELLERS - s.dwellers_of(seat)))


class Counting(Worth):
    """What it counts now, and will."""

    def of(self, value: "ShelterValue", s: ShelterState, seat: i64, ability: Ability, left: float, uses: float) -> float:
        grows = min(left, 4.0) * 0.2
        return float(ability.worth_at_end(s, seat)) + grows


class IconWorth:
    """What gaining an icon is worth, roughly: now, and for each round to come."""

    def __init__(self, now: float, round: float = 0.0) -> None:
        self.now = now
        self.round = round


NOTHING: Final[Worth] = Worth()
WORTHS: Final[dict[AbilityKind, Worth]] = {
    fighting.FIGHT: Fighting(),
    fighting.REROLL: Used(0.25, 6.0),
    fighting.SHIELD: Used(0.25, 6.0),
    gaining.GAIN: Used(0.42),
    gaining.TRADE: Used(0.38),
    gaining.DISCARD: Discarding(),
    helping.REFRESH: Used(0.2, 3.0, LEAST_REFRESH),
    helping.READY: Used(0.4, 5.0),
    helping.HEAL: Used(0.22, 4.0),
    helping.TRAINED: Lending(),
    helping.DISCOUNT: Used(0.4, 5.0),
    lasting.INCOME: Earning(),
    lasting.ON_BUILD: Building(),
    lasting.ON_WIN: Winning(),
    lasting.ON_DWELLER: Welcoming(),
    keepsakes.END_ROOMS: Counting(),
    keepsakes.END_DWELLERS: Counting(),
    keepsakes.END_ITEMS: Counting(),
    keepsakes.END_RESOURCES: Counting(),
    keepsakes.END_SAFE: Counting(),
}


NO_GAIN: Final[IconWorth] = IconWorth(0.0)
ICON_WORTHS: Final[dict[IconKind, IconWorth]] = {
    goods.CUBE: IconWorth(0.5),
    goods.ANY: IconWorth(0.58),
    goods.HAPPINESS: IconWorth(1.0),
    goods.DWELLER: IconWorth(0.0, DWELLER_ROUND),
    goods.ITEM: IconWorth(1.0),
    moves.BUILD: IconWorth(1.0),
}


def worths_of(abilities: vec[Ability]) -> vec[Worth]:
    """By item of a pack, what its ability is worth."""
    return vec[Worth]([WORTHS.get(ability.kind, NOTHING) for ability in abilities])


def icon_worths_of(icons: vec[Icon]) -> vec[IconWorth]:
    """By icon of a pack, what it is worth."""
    return vec[IconWorth]([ICON_WORTHS.get(icon.kind, NO_GAIN) for icon in icons])
