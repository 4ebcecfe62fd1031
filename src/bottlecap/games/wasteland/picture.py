"""The map as a picture, for notebooks: the sectors as the rules have them, and who and what is where."""

from math import sqrt
from typing import TYPE_CHECKING, Final

from bottlecap.engine.svg import disc, picture, polygon, seat_colour, shortened, words
from bottlecap.games.wasteland.drawing import Drawing
from bottlecap.games.wasteland.geography import PLACES
from bottlecap.games.wasteland.view import TileView, WastelandView

if TYPE_CHECKING:
    from bottlecap.games.wasteland.game import Wasteland

# The length of a tile's edge. A tile stands on a corner: it is as wide as the square root of three edges, two edges high.
EDGE: Final = 62.0
WIDTH: Final = EDGE * sqrt(3)
MARGIN: Final = 8.0
LINE: Final = 16.0
PLAIN: Final = "#efe6cd"
ROUGH: Final = "#cdb88a"
RADS: Final = "#cfe3a0"
FOE: Final = "#a93226"
BACKS: Final = {"danger": "#9aa29a", "deadly": "#6f6a72"}
CORNERS: Final = [(0.0, -1.0), (sqrt(3) / 2, -0.5), (sqrt(3) / 2, 0.5), (0.0, 1.0), (-sqrt(3) / 2, 0.5), (-sqrt(3) / 2, -0.5)]

Point = tuple[float, float]


class Picture:
    """A view as SVG."""

    def __init__(self, game: "Wasteland", view: WastelandView, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        # Who and what is where is the same as in the terminal's drawing.
        self.told = Drawing(game, view, lang)
        self.layout = self.told.scenario

    def middle(self, slot: int) -> Point:
        """The middle of a slot: every odd row lies half a tile further to the right."""
        row, column = int(self.layout.rows[slot]), int(self.layout.columns[slot])
        first_row, first = min(int(one) for one in self.layout.rows), min(int(one) for one in self.layout.columns)
        across = column - first + (0.5 if row & 1 else 0.0)
        return MARGIN + WIDTH * (across + 0.5), MARGIN + EDGE * (1.5 * (row - first_row) + 1)

    def text(self) -> str:
        tiles = [part for slot, tile in enumerate(self.view["tiles"]) for part in self.tile(slot, tile)]
        people = [part for seat in range(len(self.view["survivors"])) for part in self.survivor(seat)]
        middles = [self.middle(slot) for slot in range(len(self.view["tiles"]))]
        below = max(y for _, y in middles) + EDGE + LINE
        lines = [words(MARGIN, below + LINE * seat, self.line(seat), 11) for seat in range(len(self.view["survivors"]))]
        width = max(x for x, _ in middles) + WIDTH / 2 + MARGIN
        return picture(width, below + LINE * len(lines), [*tiles, *self.foes(), *people, *lines])

    def shape(self, slot: int, corners: list[Point]) -> list[Point]:
        x, y = self.middle(slot)
        return [(x + EDGE * right, y + EDGE * down) for right, down in corners]

    def tile(self, slot: int, tile: TileView) -> list[str]:
        if tile["face"] is None:
            return [polygon(self.shape(slot, CORNERS), BACKS.get(tile["back"], PLAIN), tile["back"])]
        atlas = self.layout.atlas
        face = int(atlas.face(tile["face"]))
        x, y = self.middle(slot)
        parts = [self.sector(slot, face, place) for place in range(len(atlas.shapes[face]))]
        return [*parts, words(x, y - EDGE * 0.6, shortened(atlas.face_names[face][self.lang], 18), 8, "middle")]

    def sector(self, slot: int, face: int, place: int) -> str:
        atlas, number = self.layout.atlas, face * int(PLACES) + place
        id = f"{atlas.face_ids[face]}/{atlas.sector_ids[face][place]}"
        hint = self.told.words.sector(number) + self.told.here(id)
        colour = ROUGH if atlas.rough[number] else RADS if atlas.rads[number] else PLAIN
        return polygon(self.shape(slot, atlas.shapes[face][place]), colour, hint)

    def survivor(self, seat: int) -> list[str]:
        """A survivor's disc; several on one sector stand beside each other."""
        at = self.middle_of(self.view["survivors"][seat]["sector"])
        return [] if at is None else [disc(at[0] + 6 * seat, at[1], 7, seat_colour(seat), self.told.seat(seat))]

    def foes(self) -> list[str]:
        """A dot wherever enemies are, seen or not; whoever points at it reads who."""
        parts: list[str] = []
        for sector in sorted({one["sector"] for one in self.view["enemies"]} | {one["sector"] for one in self.view["face_down"]}):
            at = self.middle_of(sector)
            if at is not None:
                parts.append(disc(at[0], at[1] + 12, 5, FOE, self.told.here(sector).strip()))
        return parts

    def middle_of(self, sector: str | None) -> Point | None:
        """The middle of a sector's corners; None for one that is not on the map."""
        face, _, own = ("" if sector is None else sector).partition("/")
        for slot, tile in enumerate(self.view["tiles"]):
            if tile["face"] == face:
                atlas = self.layout.atlas
                number = int(atlas.face(face))
                corners = self.shape(slot, atlas.shapes[number][atlas.sector_ids[number].index(own)])
                return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)
        return None

    def line(self, seat: int) -> str:
        """What is said of a survivor under the map."""
        one = self.view["survivors"][seat]
        who = "–" if one["survivor"] is None else self.told.name("survivor", one["survivor"])
        turn = "▶ " if self.view["round"] > 0 and self.view["turn"]["seat"] == seat else ""
        return f"{turn}{self.told.seat(seat)}: {who}, ♥ {one['health']}, ☢ {one['rads']}, ¢ {one['caps']}"
