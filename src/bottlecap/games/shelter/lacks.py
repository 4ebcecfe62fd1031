"""What is lacking where a rule refuses something, in figures; and why a tie was broken so."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.kinds import Param, Remark, RemarkKind
from bottlecap.games.shelter.board import CUBES, DWELLERS, MOST_HAPPINESS, PRICE, RESOURCES
from bottlecap.games.shelter.content import MOST_CARDS, Space
from bottlecap.games.shelter.events import ROOM, SEAT
from bottlecap.games.shelter.state import ON_TRACK, ShelterState

# The cubes that are short, as one number: for energy, food, water and those of choice so many bits each, the first lowest.
COUNT_BITS: Final = 6
MOST_SHORT: Final = (1 << COUNT_BITS) - 1


class Cubes(Param):
    """So many cubes of each resource, as one number."""


MISSING: Final[Cubes] = Cubes("missing", 1 << int(PRICE) * COUNT_BITS)
SCORE: Final[Param] = Param("score", MOST_HAPPINESS + 1)

SHORT: Final[RemarkKind] = RemarkKind("lack-cubes", [MISSING])
ITEMS_SHORT: Final[RemarkKind] = RemarkKind("lack-items", [Param("amount", int(MOST_CARDS) + 1)])
TAKEN: Final[RemarkKind] = RemarkKind("lack-taken", [SEAT])
SERVES: Final[RemarkKind] = RemarkKind("lack-elevator", [SEAT])
HEALTHY: Final[RemarkKind] = RemarkKind("lack-healthy", [Param("count", int(DWELLERS) + 1)])
NEAREST: Final[RemarkKind] = RemarkKind("lack-room", [ROOM, MISSING])
NO_SITE: Final[RemarkKind] = RemarkKind("lack-site")
MORE_CUBES: Final[RemarkKind] = RemarkKind("tie-cubes", [SCORE, Param("more", int(CUBES) + 1), Param("less", int(CUBES) + 1)])
MORE_DWELLERS: Final[RemarkKind] = RemarkKind(
    "tie-dwellers", [SCORE, Param("more", int(DWELLERS) + 1), Param("less", int(DWELLERS) + 1)]
)
MORE_ITEMS: Final[RemarkKind] = RemarkKind(
    "tie-items", [SCORE, Param("more", int(MOST_CARDS) + 1), Param("less", int(MOST_CARDS) + 1)]
)
EQUAL: Final[RemarkKind] = RemarkKind("tie-shared", [SCORE])

REMARKS: Final[list[RemarkKind]] = [
    SHORT,
    ITEMS_SHORT,
    TAKEN,
    SERVES,
    HEALTHY,
    NEAREST,
    NO_SITE,
    MORE_CUBES,
    MORE_DWELLERS,
    MORE_ITEMS,
    EQUAL,
]


def short_of(s: ShelterState, seat: i64, cost: vec[i64]) -> list[int]:
    """How many cubes of each resource, and of choice, a seat lacks for that."""
    out: list[int] = []
    spare: i64 = 0
    for resource in range(RESOURCES):
        left = s.stock[seat * RESOURCES + resource] - cost[resource]
        out.append(max(0, int(-left)))
        spare += max(left, 0)
    return [*out, max(0, int(cost[RESOURCES] - spare))]


def packed(counts: list[int]) -> int:
    return sum(min(count, MOST_SHORT) << COUNT_BITS * place for place, count in enumerate(counts))


def unpacked(value: int) -> list[int]:
    return [value >> COUNT_BITS * place & MOST_SHORT for place in range(int(PRICE))]


def cubes_short(s: ShelterState, seat: i64, cost: vec[i64]) -> list[Remark]:
    missing = short_of(s, seat, cost)
    return [Remark(SHORT, [packed(missing)])] if any(missing) else []


def space_lacks(s: ShelterState, seat: i64, spec: Space) -> list[Remark]:
    """What a seat lacks for the cost of a space."""
    out = cubes_short(s, seat, spec.cost)
    items = int(spec.items - s.items_of(seat))
    return [*out, Remark(ITEMS_SHORT, [items])] if items > 0 else out


def for_room(s: ShelterState, seat: i64, room: i64) -> list[int]:
    """What a seat lacks for the price of a room; an item that makes it cheaper takes off what is lacking most of."""
    missing = short_of(s, seat, s.content.price_of(room))
    # What an item has taken off the price is for whoever's turn it is.
    if s.discount > 0 and s.turn == seat and any(missing):
        missing[missing.index(max(missing))] -= 1
    return missing


def room_lacks(s: ShelterState, seat: i64) -> list[Remark]:
    """Why no room can be built: there is no place, or which one is nearest, and what it takes."""
    if not s.can_place_room(seat):
        return [Remark(NO_SITE, [])]
    rooms = [int(room) for room in s.rooms.within(ON_TRACK)]
    if not rooms:
        return []
    nearest = min(rooms, key=lambda room: sum(for_room(s, seat, room)))
    return [Remark(NEAREST, [nearest, packed(for_room(s, seat, nearest))])]


def tie_of(s: ShelterState) -> list[Remark]:
    """Why the first of those with most happiness is so: what they have more of than whoever comes next, or that all share it."""
    best = max(s.scores)
    equals = [seat for seat in range(s.players) if s.scores[seat] == best]
    if len(equals) < 2:
        return []
    equals.sort(key=lambda seat: s.ranks[seat])
    first, second = equals[0], equals[1]
    figures = [
        (MORE_CUBES, s.cubes(first), s.cubes(second)),
        (MORE_DWELLERS, s.dwellers_of(first), s.dwellers_of(second)),
        (MORE_ITEMS, s.items_of(first), s.items_of(second)),
    ]
    for kind, more, less in figures:
        if more > less:
            return [Remark(kind, [int(best), int(more), int(less)])]
    return [Remark(EQUAL, [int(best)])]
