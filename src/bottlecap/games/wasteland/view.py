"""What a seat sees of the table."""

from typing import TypedDict

from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.state import WastelandState


class WastelandView(TypedDict):
    """The table as a seat knows it."""

    round: int
    first_player: int
    turn: int


def view_of(s: WastelandState, content: Content, seat: int | None) -> WastelandView:
    return {"round": int(s.round), "first_player": int(s.first_player), "turn": int(s.turn)}
