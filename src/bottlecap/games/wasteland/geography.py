"""The map: sectors of tiles' faces, how they are numbered, what borders on what, how far it is.

Sectors are numbered by face, not by where the tile lies: 8 x face + place in the tile. A face-down tile is one sector,
216 + its slot. So a sector has the same name in every match. What borders on what follows from the faces in the slots,
`face_at`: 18 numbers, -1 where the tile lies face down. All tiles point the same way, so nothing is ever turned.

A tile is a hexagon that stands on a corner, with twelve points on its rim: corners and middles of edges, clockwise from
the top. Half-edge h runs from point h to point h + 1 and is part of edge h // 2, clockwise from the upper right one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import filled, holds, zeros

FACES: Final[i64] = 27
# At most so many sectors has a tile.
PLACES: Final[i64] = 8
SLOTS: Final[i64] = 18
EDGES: Final[i64] = 6
HALVES: Final[i64] = 12

# Where somebody can be.
DOWN: Final[i64] = FACES * PLACES
MOTHERSHIP: Final[i64] = DOWN + SLOTS
NOWHERE: Final[i64] = MOTHERSHIP + 1
WHERES: Final[i64] = NOWHERE + 1

# Room for the neighbours of any sector: seven in the tile, twelve across the rim.
NEIGHBOURS: Final[i64] = PLACES - 1 + HALVES
# The distance of what cannot be reached.
FAR: Final[i64] = WHERES
NO_GOALS: Final[vec[i64]] = vec[i64]()

# Backs of tiles. The starting tile and the two-sided ones never lie face down.
BACK_NAMES: Final[list[str]] = ["start", "named", "danger", "deadly"]
START: Final[i64] = 0
NAMED: Final[i64] = 1
DANGER: Final[i64] = 2
DEADLY: Final[i64] = 3

# Icons of encounters; 0 is none.
ICON_NAMES: Final[list[str]] = ["", "ruin", "settlement", "vault-84", "vault-109"]
NO_ICON: Final[i64] = 0
RUIN: Final[i64] = 1
SETTLEMENT: Final[i64] = 2
VAULT_84: Final[i64] = 3
VAULT_109: Final[i64] = 4


def sector_at(face: i64, place: i64) -> i64:
    return face * PLACES + place


def is_sector(where: i64) -> bool:
    """Whether it is a sector of a face; a face-down tile is none of that kind."""
    return 0 <= where < DOWN


def is_down(where: i64) -> bool:
    """Whether it is a face-down tile."""
    return DOWN <= where < MOTHERSHIP


def face_of(sector: i64) -> i64:
    return sector // PLACES


def facing(half: i64) -> i64:
    """The half-edge of the neighbouring tile that a half-edge meets."""
    return ((half + 6) % HALVES) ^ 1


class Atlas:
    """All faces of the tiles, in tables by face, by sector and by named place."""

    def __init__(self) -> None:
        # By face: its sectors, its back, the face on the other side of a two-sided tile (-1: none).
        self.many: vec[i64] = zeros(FACES)
        self.backs: vec[i64] = zeros(FACES)
        self.behind: vec[i64] = filled(FACES, -1)
        # By face and half-edge: the place whose sector lies there.
        self.owners: vec[i64] = zeros(FACES * HALVES)
        # By sector: masks of the places in the tile it borders on, and of its half-edges.
        self.links: vec[i64] = zeros(DOWN)
        self.rims: vec[i64] = zeros(DOWN)
        # By sector, face-down tiles included (they have none of it): terrain, icon of an encounter and its level, type of
        # enemy (-1: none), named place (-1: none).
        self.rough: vec[i64] = zeros(WHERES)
        self.rads: vec[i64] = zeros(WHERES)
        self.icons: vec[i64] = zeros(WHERES)
        self.levels: vec[i64] = zeros(WHERES)
        self.enemies: vec[i64] = filled(WHERES, -1)
        self.named: vec[i64] = filled(WHERES, -1)
        # By named place: its sector.
        self.sites: vec[i64] = vec[i64]()
        # Words and shapes, for those who read and draw: by face, by face and place, by named place.
        self.face_ids: list[str] = []
        self.face_names: list[dict[str, str]] = []
        self.sector_ids: list[list[str]] = []
        self.sector_names: list[list[dict[str, str]]] = []
        self.place_ids: list[str] = []
        # Corners of each sector, clockwise, y down as on a screen, in lengths of an edge from the middle of the tile.
        self.shapes: list[list[list[tuple[float, float]]]] = []

    def face(self, id: str) -> i64:
        """The face of that id, or -1."""
        return self.face_ids.index(id) if id in self.face_ids else -1

    def site(self, id: str) -> i64:
        """The sector of the named place of that id, or NOWHERE."""
        return self.sites[self.place_ids.index(id)] if id in self.place_ids else NOWHERE

    def called(self, sector: i64, language: str) -> str:
        """How a sector is spoken of: by its own name and its tile's; a place that its tile is named after, by that name."""
        face = face_of(sector)
        tile, own = self.face_names[face][language], self.sector_names[face][sector % PLACES][language]
        return own if own == tile else f"{own}, {tile}"

    def faces_with(self, back: i64) -> vec[i64]:
        """The faces that have such a back."""
        out = vec[i64]()
        face: i64 = 0
        while face < FACES:
            if self.backs[face] == back:
                out = append(out, face)
            face += 1
        return out


class Layout:
    """The eighteen slots of a scenario: what lies there at the start, and which slots are neighbours.

    Rows are shifted: every odd one half a tile to the right.
    """

    def __init__(self, atlas: Atlas, rows: vec[i64], columns: vec[i64], starts: vec[i64], backs: vec[i64]) -> None:
        self.atlas = atlas
        # By slot: where it is, the face that lies there at the start (-1: a random one, face down), the back it has.
        self.rows = rows
        self.columns = columns
        self.starts = starts
        self.backs = backs
        # By slot and edge: the slot beyond, or -1.
        self.beside: vec[i64] = filled(SLOTS * EDGES, -1)
        slot: i64 = 0
        while slot < len(rows):
            edge: i64 = 0
            while edge < EDGES:
                self.beside[slot * EDGES + edge] = self.beyond(slot, edge)
                edge += 1
            slot += 1

    def beyond(self, slot: i64, edge: i64) -> i64:
        """The slot on the other side of an edge, by rows and columns."""
        row, column = self.rows[slot], self.columns[slot]
        # What a step up or down to the right adds to the column.
        right = row & 1
        if edge == 0:
            return self.slot_at(row - 1, column + right)
        if edge == 1:
            return self.slot_at(row, column + 1)
        if edge == 2:
            return self.slot_at(row + 1, column + right)
        if edge == 3:
            return self.slot_at(row + 1, column + right - 1)
        if edge == 4:
            return self.slot_at(row, column - 1)
        return self.slot_at(row - 1, column + right - 1)

    def slot_at(self, row: i64, column: i64) -> i64:
        slot: i64 = 0
        while slot < len(self.rows):
            if self.rows[slot] == row and self.columns[slot] == column:
                return slot
            slot += 1
        return -1

    # --- what lies where --------------------------------------------------------------------------------

    def slot_of_face(self, face_at: vec[i64], face: i64) -> i64:
        """Where a face lies, or -1."""
        slot: i64 = 0
        while slot < SLOTS:
            if face_at[slot] == face:
                return slot
            slot += 1
        return -1

    def slot_of(self, face_at: vec[i64], where: i64) -> i64:
        """The slot that a sector is in; -1 for one that is not on the map now."""
        if is_sector(where):
            return self.slot_of_face(face_at, face_of(where))
        if is_down(where) and face_at[where - DOWN] < 0:
            return where - DOWN
        return -1

    def is_on_map(self, face_at: vec[i64], where: i64) -> bool:
        return self.slot_of(face_at, where) >= 0

    def first_in(self, face_at: vec[i64], slot: i64) -> i64:
        """The first sector of a slot; the others follow it (`many_in`)."""
        face = face_at[slot]
        return DOWN + slot if face < 0 else sector_at(face, 0)

    def many_in(self, face_at: vec[i64], slot: i64) -> i64:
        """How many sectors a slot has: a face-down tile is one."""
        face = face_at[slot]
        if face < 0:
            return 1
        return self.atlas.many[face]

    def across(self, face_at: vec[i64], slot: i64, half: i64) -> i64:
        """What lies beyond a half-edge of a slot: a sector, a face-down tile, or NOWHERE."""
        other = self.beside[slot * EDGES + (half >> 1)]
        if other < 0:
            return NOWHERE
        face = face_at[other]
        return DOWN + other if face < 0 else sector_at(face, self.atlas.owners[face * HALVES + facing(half)])

    # --- neighbours -------------------------------------------------------------------------------------

    def neighbours(self, face_at: vec[i64], where: i64, out: vec[i64]) -> i64:
        """Write what borders on a sector, each once, to the beginning of `out` (NEIGHBOURS long); how many there are."""
        return self.neighbours_in(face_at, self.slot_of(face_at, where), where, out)

    def neighbours_in(self, face_at: vec[i64], slot: i64, where: i64, out: vec[i64]) -> i64:
        """The same where the slot is known."""
        count: i64 = 0
        if slot < 0:
            return count
        rim: i64 = (1 << HALVES) - 1
        if is_sector(where):
            first = where & ~(PLACES - 1)
            links = self.atlas.links[where]
            while links != 0:
                if links & 1:
                    out[count] = first
                    count += 1
                first += 1
                links >>= 1
            rim = self.atlas.rims[where]
        inside = count
        half: i64 = 0
        while rim != 0:
            if rim & 1:
                other = self.across(face_at, slot, half)
                if other != NOWHERE and not stands_in(out, inside, count, other):
                    out[count] = other
                    count += 1
            half += 1
            rim >>= 1
        return count

    def are_adjacent(self, face_at: vec[i64], a: i64, b: i64) -> bool:
        """Whether two sectors share a border; none borders on itself."""
        slot = self.slot_of(face_at, a)
        if slot < 0 or a == b:
            return False
        rim: i64 = (1 << HALVES) - 1
        if is_sector(a):
            if is_sector(b) and face_of(a) == face_of(b):
                return self.atlas.links[a] >> (b & (PLACES - 1)) & 1 == 1
            rim = self.atlas.rims[a]
        half: i64 = 0
        while rim != 0:
            if rim & 1 and b != NOWHERE and self.across(face_at, slot, half) == b:
                return True
            half += 1
            rim >>= 1
        return False

    def down_beside(self, face_at: vec[i64], sector: i64) -> i64:
        """The mask of the slots whose face-down tiles border on a sector of a face: what can be explored from there."""
        slots: i64 = 0
        slot = self.slot_of(face_at, sector)
        if slot < 0 or not is_sector(sector):
            return slots
        half: i64 = 0
        while half < HALVES:
            if self.atlas.rims[sector] >> half & 1:
                other = self.beside[slot * EDGES + (half >> 1)]
                if other >= 0 and face_at[other] < 0:
                    slots |= 1 << other
            half += 1
        return slots

    # --- distances --------------------------------------------------------------------------------------

    def distances(self, face_at: vec[i64], start: i64, out: vec[i64]) -> None:
        """Write how far every sector is from one, whatever the terrain, into `out` (WHERES long)."""
        self.distances_to_nearest(face_at, vec[i64]([start]), 1, out)

    def distances_up_to(self, face_at: vec[i64], start: i64, goals: vec[i64], out: vec[i64]) -> None:
        """The same of all sectors that are not farther than the nearest goal; what lies beyond may be left at FAR."""
        self.search(face_at, vec[i64]([start]), 1, goals, out)

    def distances_to_nearest(self, face_at: vec[i64], targets: vec[i64], count: i64, out: vec[i64]) -> None:
        """Write how far every sector is from the nearest of the first `count` targets; FAR where no way leads there."""
        self.search(face_at, targets, count, NO_GOALS, out)

    def search(self, face_at: vec[i64], targets: vec[i64], count: i64, goals: vec[i64], out: vec[i64]) -> None:
        """Begin at the first `count` targets; end at the nearest goal, or when all has been seen."""
        i: i64 = 0
        while i < WHERES:
            out[i] = FAR
            i += 1
        queue = zeros(WHERES)
        last: i64 = 0
        i = 0
        while i < count:
            where = targets[i]
            if self.slot_of(face_at, where) >= 0 and out[where] == FAR:
                out[where] = 0
                queue[last] = where
                last += 1
            i += 1
        self.spread(face_at, queue, last, goals, out)

    def spread(self, face_at: vec[i64], queue: vec[i64], last: i64, goals: vec[i64], out: vec[i64]) -> None:
        """Go on from the first sectors of a queue, whose distances are written already.

        Every activation searches from each survivor, so that this is written out: neither calls nor tables of tables.
        When a goal's turn comes, all that is as near has its distance.
        """
        slots = self.slots_of_faces(face_at)
        beside, owners, all_links, rims = self.beside, self.atlas.owners, self.atlas.links, self.atlas.rims
        i: i64 = 0
        while i < last:
            where = queue[i]
            if holds(goals, where):
                return
            i += 1
            reach = out[where] + 1
            slot = where - DOWN
            rim: i64 = (1 << HALVES) - 1
            if where < DOWN:
                slot = slots[where // PLACES]
                rim = rims[where]
                links = all_links[where]
                other = where & ~(PLACES - 1)
                while links != 0:
                    if links & 1 and out[other] == FAR:
                        out[other] = reach
                        queue[last] = other
                        last += 1
                    other += 1
                    links >>= 1
            half: i64 = 0
            while rim != 0:
                if rim & 1:
                    beyond = beside[slot * EDGES + (half >> 1)]
                    if beyond >= 0:
                        face = face_at[beyond]
                        other = DOWN + beyond if face < 0 else face * PLACES + owners[face * HALVES + facing(half)]
                        if out[other] == FAR:
                            out[other] = reach
                            queue[last] = other
                            last += 1
                half += 1
                rim >>= 1

    def slots_of_faces(self, face_at: vec[i64]) -> vec[i64]:
        """By face: where it lies, or -1."""
        out = filled(FACES, -1)
        slot: i64 = 0
        while slot < SLOTS:
            if face_at[slot] >= 0:
                out[face_at[slot]] = slot
            slot += 1
        return out

    def steps(self, face_at: vec[i64], where: i64, distances: vec[i64], out: vec[i64]) -> i64:
        """Write the neighbours that are one nearer, by distances from what is walked to; how many there are."""
        count: i64 = 0
        if where == NOWHERE or distances[where] == FAR:
            return count
        many = self.neighbours(face_at, where, out)
        i: i64 = 0
        while i < many:
            if distances[out[i]] < distances[where]:
                out[count] = out[i]
                count += 1
            i += 1
        return count

    def steps_towards(self, face_at: vec[i64], where: i64, targets: vec[i64], count: i64, out: vec[i64]) -> i64:
        """Write all equally good first steps to the nearest of some targets; none for one that is there already."""
        distances = zeros(WHERES)
        self.distances_to_nearest(face_at, targets, count, distances)
        return self.steps(face_at, where, distances, out)


def stands_in(numbers: vec[i64], start: i64, end: i64, wanted: i64) -> bool:
    """Whether a number stands in a part of a vector."""
    i = start
    while i < end:
        if numbers[i] == wanted:
            return True
        i += 1
    return False
