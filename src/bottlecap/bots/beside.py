"""Bots beside the play: who may be asked out of turn.

A bot that has an open question and has declined to answer it is not asked again before something has happened.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import filled
from bottlecap.engine.match import Match


class Declined:
    """How long each seat's match was when its bot last declined."""

    def __init__(self, seats: i64) -> None:
        self.at: vec[i64] = filled(seats, -1)

    def may_ask(self, match: Match, seat: i64) -> bool:
        """Whether something has happened since the seat's bot declined."""
        return self.at[seat] != match.length

    def note(self, match: Match, seat: i64) -> None:
        """Nothing more is asked of it until something happens."""
        self.at[seat] = match.length

    def note_at(self, seat: int, length: int) -> None:
        """The same for a match that was so long when the bot was asked."""
        self.at[seat] = length
