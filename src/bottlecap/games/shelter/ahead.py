"""What lies ahead of the player whose turn it is: what a placement would mean, and the odds of a fight.

Nothing here is decided: a page shows it beside a choice before it is made. It is worked out for views only, by the
functions that the rules themselves use.
"""

from typing import TypedDict

from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL
from bottlecap.games.shelter.abilities import why_not_use
from bottlecap.games.shelter.board import DWELLERS, ON_SPACE, SPACES
from bottlecap.games.shelter.building import affordable
from bottlecap.games.shelter.effects.base import BEFORE_ROLL
from bottlecap.games.shelter.effects.fighting import Fight
from bottlecap.games.shelter.lacks import for_room
from bottlecap.games.shelter.placing import PLACE, TURN, income_of, owner_paid, trained_for
from bottlecap.games.shelter.state import HAND, ON_TRACK, ShelterState, printed
from bottlecap.games.shelter.threats import THROWS, FightMoment, beats
from bottlecap.games.shelter.tokens import DWELLER_NAMES, PAYABLE


class OddsView(TypedDict):
    """With these weapons, which make `bonus` in all with what was used before, so many of the throws win."""

    items: list[str]
    bonus: int
    wins: int


class FightView(TypedDict):
    """A fight on a space: the number to be reached, of how many throws, and bare hands, each weapon, all of them."""

    space: str
    number: int
    throws: int
    odds: list[OddsView]


class IncomeView(TypedDict):
    """Whoever places on one of these spaces lets that seat take so many resources."""

    seat: int
    count: int
    spaces: list[str]


class DoubledView(TypedDict):
    """On these spaces such a dweller gains the rewards twice."""

    dweller: str
    spaces: list[str]


class BuildingView(TypedDict):
    """On this space a room is built; these of the track can be paid for."""

    space: str
    rooms: list[str]


class ShortView(TypedDict):
    """A room of the track that a player could not pay for now: how many cubes of each resource, and of choice, are missing."""

    room: str
    missing: dict[str, int]


class PlacingView(TypedDict):
    """What there is to know of the spaces on which the player whose turn it is can place, before they do."""

    income: list[IncomeView]
    doubled: list[DoubledView]
    fights: list[FightView]
    building: list[BuildingView]


def placing_view(s: ShelterState) -> PlacingView | None:
    """None unless the player is asked to place."""
    seat = s.turn
    asked = s.standing(TURN, seat)
    if not asked:
        return None
    ways = [int(way) for way in PLACE.legal(s, asked[0])]
    spaces = sorted({way % int(SPACES) for way in ways})
    return {
        "income": income_view(s, seat, spaces),
        "doubled": doubled_view(s, seat, ways),
        "fights": [fight_view(s, seat, space) for space in spaces if printed(s, space).fight > 0],
        "building": [
            {"space": s.content.ids["space"][space], "rooms": payable(s, seat)} for space in spaces if printed(s, space).price
        ],
    }


def income_view(s: ShelterState, seat: i64, spaces: list[int]) -> list[IncomeView]:
    out: list[IncomeView] = []
    for owner in range(int(s.players)):
        paid = [space for space in spaces if owner_paid(s, seat, space) == owner]
        if paid:
            out.append({"seat": owner, "count": income_of(s, owner), "spaces": [s.content.ids["space"][space] for space in paid]})
    return out


def doubled_view(s: ShelterState, seat: i64, ways: list[int]) -> list[DoubledView]:
    """By the placements themselves: a space, and who goes there."""
    found: dict[int, list[str]] = {}
    for way in ways:
        space, who = way % int(SPACES), way // int(SPACES)
        if trained_for(s, s.find(seat, who), printed(s, space).letter):
            found.setdefault(who, []).append(s.content.ids["space"][space])
    return [{"dweller": DWELLER_NAMES[who], "spaces": spaces} for who, spaces in found.items()]


def payable(s: ShelterState, seat: i64) -> list[str]:
    return [s.content.ids["room"][room] for room in s.rooms.within(ON_TRACK) if affordable(s, seat, room)]


def short_view(s: ShelterState, seat: int) -> list[ShortView]:
    """The rooms of the track that are out of a seat's reach, and by how much."""
    out: list[ShortView] = []
    for room in s.rooms.within(ON_TRACK):
        missing = for_room(s, seat, room)
        if any(missing):
            cubes = {name: count for name, count in zip(PAYABLE, missing, strict=True) if count > 0}
            out.append({"room": s.content.ids["room"][room], "missing": cubes})
    return out


# --- fights ---------------------------------------------------------------------------------------------


def going_on(s: ShelterState) -> FightView | None:
    """The fight about which somebody is asked, if there is one."""
    for d in s.pending:
        if isinstance(d, FightMoment):
            return fight_view(s, d.fighter // DWELLERS, s.where[d.fighter] - ON_SPACE)
    return None


def fight_view(s: ShelterState, seat: i64, space: i64) -> FightView:
    number = printed(s, space).fight
    weapons = weapons_of(s, seat)
    ways = [[], *([weapon] for weapon in weapons)]
    if len(weapons) > 1:
        ways.append(weapons)
    return {
        "space": s.content.ids["space"][space],
        "number": number,
        "throws": THROWS,
        "odds": [odds_view(s, number, way) for way in ways],
    }


def weapons_of(s: ShelterState, seat: i64) -> list[int]:
    """The items that the seat could still use before the roll for more on the dice."""
    out: list[int] = []
    for item in s.items.within(HAND + seat):
        if isinstance(s.content.abilities[item], Fight) and why_not_use(s, seat, item, BEFORE_ROLL) == LEGAL:
            out.append(item)
    return out


def odds_view(s: ShelterState, number: i64, weapons: list[int]) -> OddsView:
    bonus = s.bonus
    for item in weapons:
        ability = s.content.abilities[item]
        if isinstance(ability, Fight):
            bonus += ability.number
    return {
        "items": [s.content.ids["item"][item] for item in weapons],
        "bonus": bonus,
        "wins": len([dice for dice in range(int(THROWS)) if beats(dice, bonus, number)]),
    }
