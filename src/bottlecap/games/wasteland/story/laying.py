"""Tokens of factions that cards put on the map: at once, or as soon as the place lies face up."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import EventKind
from bottlecap.games.wasteland.fog import lay_token
from bottlecap.games.wasteland.geography import face_of
from bottlecap.games.wasteland.params import FACTION, SECTOR
from bottlecap.games.wasteland.state import MOST_WAITING, WastelandState
from bottlecap.games.wasteland.tokens import FACTIONS


def put_at(s: WastelandState, faction: i64, sector: i64, seat: i64) -> None:
    """A token for a sector, which waits where its tile does not lie face up. seat: who puts it (NO_ONE: nobody)."""
    if s.map().is_on_map(s.face_at, sector):
        lay_token(s, faction, sector, seat)
        return
    place: i64 = 0
    while place < MOST_WAITING:
        if s.tokens_waiting[place] == 0:
            s.tokens_waiting = replaced(s.tokens_waiting, place, faction + FACTIONS * sector + 1)
            s.tell(TOKEN_WAITS, faction, sector)
            return
        place += 1


def lay_waiting(s: WastelandState, face: i64, seat: i64) -> None:
    """That survivor has turned up a tile: the tokens that waited for it are laid."""
    place: i64 = 0
    while place < MOST_WAITING:
        token = s.tokens_waiting[place] - 1
        if token >= 0 and face_of(token // FACTIONS) == face:
            s.tokens_waiting = replaced(s.tokens_waiting, place, 0)
            lay_token(s, token % FACTIONS, token // FACTIONS, seat)
        place += 1


TOKEN_WAITS: Final[EventKind] = EventKind("token-waits", [FACTION, SECTOR])

EVENTS: Final[list[EventKind]] = [TOKEN_WAITS]
