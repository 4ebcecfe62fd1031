"""The board as a picture, for notebooks: forty squares around, whose each is, what stands on it, and what everybody has."""

from typing import TYPE_CHECKING, Final

from bottlecap.engine.svg import BLANK, LINE, box, disc, picture, seat_colour, shortened, words
from bottlecap.games.monopoly.view import DeedView, MonopolyView

if TYPE_CHECKING:
    from bottlecap.games.monopoly.game import Monopoly

# A square of the board; ten of them are a side, the corners counted once.
SIDE: Final = 62.0
SIDES: Final = 10
# The colours of the groups, in the order of the board: eight colours, stations and utilities.
GROUPS: Final = [
    "#8e5a3c", "#a9dcf0", "#e08ac0", "#f0a040", "#e04b3a", "#f5e050", "#3fa75a", "#3b5fb5", "#555555", "#bbbbbb",
]  # fmt: skip
MORTGAGED: Final = "#dddddd"


def place_of(square: int) -> tuple[float, float]:
    """Where a square lies: the first in the lower right corner, then clockwise."""
    side, step = square // SIDES, square % SIDES
    if side == 0:
        return SIDE * (SIDES - step), SIDE * SIDES
    if side == 1:
        return 0.0, SIDE * (SIDES - step)
    return (SIDE * step, 0.0) if side == 2 else (SIDE * SIDES, SIDE * step)


def picture_of(game: "Monopoly", view: MonopolyView, lang: str) -> str:
    cards = game.cards
    deeds = {deed["deed"]: deed for deed in view["deeds"]}
    parts: list[str] = []
    for square in range(len(cards.ids["square"])):
        deed = int(cards.deed_at[square])
        name = game.label("square", square, lang)
        parts += square_parts(square, name, None if deed < 0 else deeds[cards.ids["deed"][deed]])
        if deed >= 0:
            x, y = place_of(square)
            parts.append(box(x, y, SIDE, 8, GROUPS[int(cards.group[deed]) % len(GROUPS)], name))
    parts += pawns(game, view, lang)
    return picture(SIDE * (SIDES + 1), SIDE * (SIDES + 1), parts)


def square_parts(square: int, name: str, deed: DeedView | None) -> list[str]:
    """A square in the colour of its owner; who owns it under a mortgage has only a bar of it."""
    x, y = place_of(square)
    owner = None if deed is None else deed["owner"]
    colour = BLANK if owner is None else seat_colour(owner)
    parts = [box(x, y, SIDE, SIDE, MORTGAGED if deed is not None and deed["mortgaged"] else colour, name)]
    if deed is not None and owner is not None:
        parts.append(box(x, y + SIDE - 6, SIDE, 6, seat_colour(owner)))
        parts.append(words(x + SIDE / 2, y + 32, "■" * deed["buildings"], 10, "middle"))
    return [*parts, words(x + SIDE / 2, y + 20, shortened(name, 12), 8, "middle")]


def pawns(game: "Monopoly", view: MonopolyView, lang: str) -> list[str]:
    """Everybody on the board, and a line for each in the middle of it."""
    parts: list[str] = []
    for seat, player in enumerate(view["players"]):
        called = game.label("seat", seat, lang)
        if player["bankrupt"] is None:
            x, y = place_of(game.cards.ids["square"].index(player["square"]))
            parts.append(disc(x + 12 + 10 * (seat % 5), y + 44 + 4 * (seat // 5), 6, seat_colour(seat), called))
        colour = LINE if player["bankrupt"] is not None else seat_colour(seat)
        line = SIDE * 2 + 20 * seat
        turn = "▶ " if view["turn"] == seat else ""
        parts += [disc(SIDE * 1.6, line - 4, 6, colour), words(SIDE * 1.8, line, f"{turn}{called}: {player['cash']}", 13)]
    return parts
