"""The bundled map, and geometry of its own with which the tests look at it: by floats, without the readers' tables."""

import random
from collections.abc import Iterator
from math import cos, hypot, pi, sin, sqrt
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.packs import PackReader
from bottlecap.games.wasteland import geography
from bottlecap.games.wasteland.geography import DANGER, DEADLY, DOWN, NEIGHBOURS, SLOTS, Atlas, Layout
from bottlecap.games.wasteland.reading.scenarios import read_scenarios
from bottlecap.games.wasteland.reading.tiles import read_tiles
from bottlecap.games.wasteland.scenario import Scenario

Point = tuple[float, float]
Polygon = list[Point]

BUNDLED = Path(geography.__file__).parent / "content"
PACK = PackReader(BUNDLED)
ATLAS: Atlas = read_tiles(PACK)
SCENARIOS: list[Scenario] = read_scenarios(PACK, ATLAS)
BY_ID = {scenario.id: scenario for scenario in SCENARIOS}
FACES = range(len(ATLAS.face_ids))

# A tile that stands on a corner, its edges one long.
CORNERS: Polygon = [(sin(n * pi / 3), -cos(n * pi / 3)) for n in range(6)]
HEXAGON = 3 * sqrt(3) / 2


def sectors(face: int) -> range:
    return range(8 * face, 8 * face + int(ATLAS.many[face]))


def all_sectors() -> list[int]:
    return [sector for face in FACES for sector in sectors(face)]


def sector(face: str, id: str) -> int:
    number = ATLAS.face_ids.index(face)
    return 8 * number + ATLAS.sector_ids[number].index(id)


# --- layouts --------------------------------------------------------------------------------------------------------


def dealt(scenario: Scenario, seed: int, down: float = 0.0) -> vec[i64]:
    """Random faces in all slots that have none at the start; some of them stay face down."""
    luck = random.Random(seed)
    left = {
        back: [face for face in FACES if ATLAS.backs[face] == back and face not in scenario.starts] for back in (DANGER, DEADLY)
    }
    for faces in left.values():
        luck.shuffle(faces)
    out = scenario.starts[:]
    for slot in range(int(SLOTS)):
        if out[slot] < 0:
            face = left[scenario.backs[slot]].pop()
            out[slot] = -1 if luck.random() < down else face
    assert not any(left.values())
    return out


def on_map(layout: Layout, face_at: vec[i64]) -> list[int]:
    """Every sector of the map as it lies, face-down tiles too."""
    out: list[int] = []
    for slot in range(int(SLOTS)):
        first = int(layout.first_in(face_at, slot))
        out += range(first, first + int(layout.many_in(face_at, slot)))
    return sorted(out)


def neighbours(layout: Layout, face_at: vec[i64], where: int) -> list[int]:
    out = vec[i64]([-1] * int(NEIGHBOURS))
    count = layout.neighbours(face_at, where, out)
    return [int(out[i]) for i in range(count)]


# --- geometry -------------------------------------------------------------------------------------------------------


def middle(layout: Layout, slot: int) -> Point:
    """Where the middle of a slot is."""
    row, column = int(layout.rows[slot]), int(layout.columns[slot])
    return sqrt(3) * (column + (row % 2) / 2), 1.5 * row


def polygon(layout: Layout, face_at: vec[i64], where: int) -> Polygon:
    """A sector, or a face-down tile, as it lies on the table."""
    if where >= DOWN:
        slot, shape = where - int(DOWN), CORNERS
    else:
        slot, shape = list(face_at).index(where // 8), ATLAS.shapes[where // 8][where % 8]
    x, y = middle(layout, slot)
    return [(x + a, y + b) for a, b in shape]


def lines(shape: Polygon) -> Iterator[tuple[Point, Point]]:
    yield from zip(shape, shape[1:] + shape[:1], strict=True)


def common(a: Polygon, b: Polygon) -> float:
    """How long the border is that two polygons share."""
    for axis in (0, 1):
        if min(p[axis] for p in a) > max(p[axis] for p in b) + 0.01 or min(p[axis] for p in b) > max(p[axis] for p in a) + 0.01:
            return 0.0
    return sum(overlap(*one, *other) for one in lines(a) for other in lines(b))


def overlap(a: Point, b: Point, c: Point, d: Point) -> float:
    """How long the part is that two lines have in common; 0 if they cross or only touch."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    along: list[float] = []
    for point in (c, d):
        if abs((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / length > 1e-6:
            return 0.0
        along.append(((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length)
    return max(0.0, min(length, max(along)) - max(0.0, min(along)))


def area(shape: Polygon) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in lines(shape)) / 2


def holds(shape: Polygon, point: Point) -> bool:
    """Whether a point lies inside."""
    inside = False
    for (ax, ay), (bx, by) in lines(shape):
        if (ay > point[1]) != (by > point[1]) and point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def room(shape: Polygon, grid: int = 15) -> float:
    """About the radius of the widest circle inside."""
    left, right = min(x for x, _ in shape), max(x for x, _ in shape)
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    spots = ((left + (right - left) * i / grid, top + (bottom - top) * j / grid) for i in range(grid) for j in range(grid))
    return max(min(gap(spot, a, b) for a, b in lines(shape)) for spot in spots if holds(shape, spot))


def gap(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a line."""
    span = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    along = max(0.0, min(1.0, ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / span))
    return hypot(point[0] - a[0] - along * (b[0] - a[0]), point[1] - a[1] - along * (b[1] - a[1]))
