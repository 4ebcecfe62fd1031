"""The vault as a picture, for notebooks: levels with their rooms, who stands where, and what everybody has."""

from typing import TYPE_CHECKING, Final

from bottlecap.engine.svg import BLANK, box, disc, picture, seat_colour, shortened, words
from bottlecap.games.shelter.view import LevelView, ShelterView, SpaceView

if TYPE_CHECKING:
    from bottlecap.games.shelter.game import Shelter

# A room, its two spaces, and the elevator that stands in the middle of its level.
WIDE: Final = 100.0
HIGH: Final = 46.0
LIFT: Final = 44.0
LINE: Final = 16.0
RADIUS: Final = 7.0
ROOM: Final = "#d8d2c0"
THREAT: Final = "#c0392b"


def picture_of(game: "Shelter", view: ShelterView, players: list[str], lang: str) -> str:
    """players: what is said of each under the vault."""
    parts: list[str] = []
    for number, level in enumerate(view["levels"]):
        parts += level_parts(game, level, number, lang)
    top = len(view["levels"]) * HIGH + LINE
    for seat, line in enumerate(players):
        parts += [disc(RADIUS + 2, top + LINE * seat - 4, 5, seat_colour(seat)), words(20, top + LINE * seat, line, 11)]
    return picture(6 * WIDE + LIFT, top + LINE * len(view["players"]), parts)


def level_parts(game: "Shelter", level: LevelView, number: int, lang: str) -> list[str]:
    y, owner = number * HIGH, level["owner"]
    colour = ROOM if owner is None else seat_colour(owner)
    parts = [
        box(3 * WIDE, y, LIFT, HIGH, colour, game.label("level", number, lang)),
        *space_parts(level["elevator"], 3 * WIDE + 22, y),
    ]
    for place, room in enumerate(level["rooms"]):
        x = place * WIDE + (LIFT if place > 2 else 0)
        name = "" if room is None else game.label("room", game.cards.ids["room"].index(room["room"]), lang)
        parts.append(box(x, y, WIDE, HIGH, BLANK if room is None else ROOM, name))
        if room is not None:
            parts.append(words(x + WIDE / 2, y + 14, shortened(name, 18), 9, "middle"))
            for at, space in enumerate(room["spaces"]):
                parts += space_parts(space, x + (30 if at == 0 else 70), y)
    return parts


def space_parts(space: SpaceView, x: float, y: float) -> list[str]:
    """A space: who stands there; a threat that covers it is a square."""
    if space["threat"] is not None:
        return [box(x - RADIUS, y + 23, 2 * RADIUS, 2 * RADIUS, THREAT, space["threat"])]
    seat = space["seat"]
    return [disc(x, y + 30, RADIUS, "#ffffff" if seat is None else seat_colour(seat), space["space"])]
