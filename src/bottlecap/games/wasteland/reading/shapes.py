"""The geometry of a tile: whether its sectors fill the hexagon, which border on each other, which half-edges each has."""

from math import cos, hypot, pi, sin
from typing import Final

from bottlecap.games.wasteland.geography import HALVES

Point = tuple[float, float]
Line = tuple[str, str]

# From the middle to a corner is 1, to the middle of an edge less.
INNER: Final = cos(pi / 6)
# An inner point keeps so far from the rim, and two points from each other.
LEAST_GAP: Final = 0.05
LEAST_AREA: Final = 0.02


def rim_point(number: int) -> Point:
    """A point of the rim, clockwise from the top; y goes down."""
    angle = number * pi / 6
    reach = INNER if number % 2 else 1.0
    return reach * sin(angle), -reach * cos(angle)


RIM: Final[dict[str, Point]] = {str(number): rim_point(number) for number in range(int(HALVES))}


def half_edge(line: Line) -> int:
    """The half-edge that a line is, run clockwise, or -1."""
    a, b = line
    if a in RIM and b in RIM and (int(a) + 1) % int(HALVES) == int(b):
        return int(a)
    return -1


def depth(point: Point) -> float:
    """How far inside the hexagon a point is; below zero outside."""
    x, y = point
    return min(INNER - (x * sin(angle) - y * cos(angle)) for angle in ((2 * edge + 1) * pi / 6 for edge in range(6)))


def area(corners: list[Point]) -> float:
    """Above zero for a polygon that runs clockwise on a screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1], strict=True)) / 2


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def lies_on(point: Point, a: Point, b: Point) -> bool:
    """Whether a point lies on the line between two others, or nearly so."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
    return abs(turn(a, b, point)) / length < LEAST_GAP / 5 and 0 <= along <= length


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines without a common end cross or touch."""
    if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
        return True
    return lies_on(c, a, b) or lies_on(d, a, b) or lies_on(a, c, d) or lies_on(b, c, d)


def lines_of(shape: list[str]) -> list[Line]:
    return list(zip(shape, shape[1:] + shape[:1], strict=True))


class Fault(Exception):
    """What is wrong with a tile's shapes."""


class Drawing:
    """The sectors of a tile as polygons, checked: they fill the hexagon and do not overlap.

    Lines that two sectors share are run in opposite directions, since all run clockwise. If every inner line stands in
    exactly two sectors, once each way, then these cancel out, and what is left are half-edges, run clockwise: the whole rim,
    once. So every spot of the hexagon lies in exactly one sector, and each sector can be reached from each other.
    """

    def __init__(self, points: dict[str, Point], ids: list[str], shapes: list[list[str]]) -> None:
        self.points = {**RIM, **points}
        self.ids = ids
        self.shapes = shapes
        self.check_points(points)
        for id, shape in zip(ids, shapes, strict=True):
            self.check_shape(id, shape)
        self.check_use(points)
        # By half-edge: its sector. By sector: the mask of those it borders on, and of its half-edges.
        self.owners = [0] * int(HALVES)
        self.links = [0] * len(ids)
        self.rims = [0] * len(ids)
        self.join()

    def check_points(self, points: dict[str, Point]) -> None:
        seen: list[tuple[str, Point]] = []
        for name, point in points.items():
            if depth(point) < LEAST_GAP:
                raise Fault(f"point {name!r} must lie inside the hexagon")
            for other, place in seen:
                if hypot(point[0] - place[0], point[1] - place[1]) < LEAST_GAP:
                    raise Fault(f"points {other!r} and {name!r} lie in one place")
            seen.append((name, point))

    def check_shape(self, id: str, shape: list[str]) -> None:
        for name in shape:
            if name not in self.points:
                raise Fault(f"sector {id!r}: there is no point {name!r}")
        if len(shape) < 3:
            raise Fault(f"sector {id!r}: a shape has three points or more")
        if len(set(shape)) < len(shape):
            raise Fault(f"sector {id!r}: a point stands twice in its shape")
        lines = [(self.points[a], self.points[b]) for a, b in lines_of(shape)]
        for first in range(len(lines)):
            for second in range(first + 2, len(lines)):
                if (first, second) != (0, len(lines) - 1) and cross(*lines[first], *lines[second]):
                    raise Fault(f"sector {id!r}: its shape crosses itself")
        size = area([self.points[name] for name in shape])
        if size < 0:
            raise Fault(f"sector {id!r}: its points must run clockwise")
        if size < LEAST_AREA:
            raise Fault(f"sector {id!r}: its shape is no more than a line")

    def check_use(self, points: dict[str, Point]) -> None:
        for name in points:
            if not any(name in shape for shape in self.shapes):
                raise Fault(f"point {name!r} stands in no shape")

    def join(self) -> None:
        """Find what borders on what: each line from the sector that runs it one way to the one that runs it the other."""
        runs: dict[Line, int] = {}
        for sector, shape in enumerate(self.shapes):
            for line in lines_of(shape):
                if line in runs:
                    raise Fault(f"sectors {self.ids[runs[line]]!r} and {self.ids[sector]!r} overlap at {told(line)}")
                runs[line] = sector
        for line, sector in runs.items():
            half = half_edge(line)
            if half >= 0:
                self.owners[half] = sector
                self.rims[sector] |= 1 << half
            elif line[::-1] in runs:
                self.links[sector] |= 1 << runs[line[::-1]]
            else:
                raise Fault(f"a hole: beside sector {self.ids[sector]!r} there is none at {told(line)}")


def told(line: Line) -> str:
    return f"the line from {line[0]} to {line[1]}"
