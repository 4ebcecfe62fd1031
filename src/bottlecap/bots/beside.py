"""Bots beside the play: who may be asked out of turn, and asking them.

A bot that has an open question and has declined to answer it is not asked again before something has happened.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.bots.base import CompiledBot
from bottlecap.engine.base import filled
from bottlecap.engine.match import Match
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import Decision


class Declined:
    """How long the match was when each seat's bot last declined."""

    def __init__(self, seats: i64) -> None:
        self.at: vec[i64] = filled(seats, -1)

    def may_ask(self, match: Match, seat: i64) -> bool:
        """Whether something has happened since the seat's bot declined."""
        return self.at[seat] != match.length

    def note(self, seat: i64, length: i64) -> None:
        """Nothing more is asked of it until something happens in the match, which was so long when the bot was asked."""
        self.at[seat] = length


class Seats:
    """The seats of a match that bots have; None for those of people. Every bot keeps one perspective for the whole match."""

    def __init__(self, match: Match, bots: list[CompiledBot | None]) -> None:
        self.match = match
        self.bots = bots
        self.perspectives = [Perspective(match, seat) for seat in range(len(bots))]
        self.declined = Declined(len(bots))

    def beside(self, waited: i64) -> tuple[Decision, int] | None:
        """An open question that a bot other than the one that is waited for likes to answer now, and its answer.

        Each is asked once, until something has changed since it declined.
        """
        match = self.match
        for d in match.state.pending:
            if d.open and d.seat != waited:
                bot = self.bots[d.seat]
                if bot is not None and self.declined.may_ask(match, d.seat):
                    self.declined.note(d.seat, match.length)
                    code = bot.open_pick(self.perspectives[d.seat])
                    if code >= 0:
                        return d, int(code)
        return None
