"""How a survivor gets about: movement points to every sector, and what is met on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import filled, zeros
from bottlecap.games.wasteland.geography import DOWN, FAR, NEIGHBOURS, PLACES, WHERES, is_sector
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.tokens import ROUGH

# A movement point, in the measure of ways; hazards of a sector are added to it.
POINT: Final[i64] = 10
# Across a tile that nobody has seen yet, and an action to turn it up first.
ACROSS: Final[i64] = 2
TURNED_UP: Final[i64] = 4
NO_WAY: Final[i64] = 1_000_000


class Ways:
    """From one sector: the movement points to each, and the hazards on the best way there, both in tenths of a point."""

    def __init__(self, points: vec[i64], hazards: vec[i64]) -> None:
        self.points = points
        self.hazards = hazards


def ways_from(s: WastelandState, start: i64, hazard: vec[i64], opened: i64) -> Ways:
    """By the least of points and hazards together; FAR where no way leads.

    A face-down tile has to be turned up before it is crossed, so it counts as far as that takes. hazard: by sector, what
    entering it costs besides; opened: the slot of a tile that counts as turned up, or -1.
    """
    points = filled(WHERES, FAR)
    hazards = zeros(WHERES)
    toil = filled(WHERES, NO_WAY)
    points[start] = 0
    toil[start] = 0
    layout = s.map()
    if layout.slot_of(s.face_at, start) < 0:
        return Ways(points, hazards)
    slots = layout.slots_of_faces(s.face_at)
    rough = s.content.atlas.rough
    around = zeros(NEIGHBOURS)
    # A ring of sectors whose neighbours are to be looked at again.
    ring = zeros(WHERES + 1)
    waits = zeros(WHERES)
    first: i64 = 0
    last: i64 = 1
    ring[0] = start
    while first != last:
        where = ring[first]
        first = (first + 1) % (WHERES + 1)
        waits[where] = 0
        slot = slots[where // PLACES] if is_sector(where) else where - DOWN
        many = layout.neighbours_in(s.face_at, slot, where, around)
        i: i64 = 0
        while i < many:
            other = around[i]
            i += 1
            step: i64 = ROUGH if rough[other] else 1
            if not is_sector(other):
                step = ACROSS if other - DOWN == opened else TURNED_UP
            new = toil[where] + step * POINT + hazard[other]
            if new < toil[other]:
                toil[other] = new
                points[other] = points[where] + step
                hazards[other] = hazards[where] + hazard[other]
                if waits[other] == 0:
                    waits[other] = 1
                    ring[last] = other
                    last = (last + 1) % (WHERES + 1)
    return Ways(points, hazards)
