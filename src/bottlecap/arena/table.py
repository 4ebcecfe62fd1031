"""The arena's own loop: bots at a table play one match to its end, all of it compiled."""

from mypy_extensions import i64

from bottlecap.bots.base import CompiledBot
from bottlecap.bots.beside import Seats
from bottlecap.engine.base import CHANCE, holds
from bottlecap.engine.errors import Error, IllegalAction
from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.match import Match
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import Decision


class Elsewhere(CompiledBot):
    """Stands where somebody sits who is no bot: it is never asked, and does nothing beside the play."""

    def pick(self, perspective: Perspective, /) -> i64:
        raise Error("that seat is answered for by somebody else")


class Table:
    """A match and a bot for each seat."""

    def __init__(self, match: Match, bots: list[CompiledBot]) -> None:
        if len(bots) != match.players:
            raise Error(f"{match.players} seats and {len(bots)} bots")
        self.match = match
        self.bots = bots
        self.seats = Seats(match, [*bots])
        # How often a bot has answered when it had at least two actions to choose from.
        self.decisions: i64 = 0

    def step(self) -> bool:
        """Let the seat that is waited for answer; False when the match is over."""
        match = self.match
        d = match.asked()
        if d is None:
            return False
        if d.seat == CHANCE:
            raise Error('a match with chance="ask" waits for somebody to answer for chance')
        if not self.answer_beside(d.seat):
            self.answer(d, self.bots[d.seat].pick(self.seats.perspectives[d.seat]))
        return True

    def answer_beside(self, waited: i64) -> bool:
        """Let one bot, other than that of the seat that is waited for, answer what is open beside the play, if one likes to."""
        beside = self.seats.beside(waited)
        if beside is None:
            return False
        self.answer(beside[0], beside[1])
        return True

    def answer(self, d: Decision, code: i64) -> None:
        match = self.match
        if match.has_choice(d.seat):
            self.decisions += 1
        # Most bots pick from the list that was just made; only what is not on it is checked.
        listed = d.id == match.ready_id and holds(match.ready, code)
        if not listed and match.check(d, code) != LEGAL:
            other = match.answered_by(d.seat, code)
            if other is None:
                raise IllegalAction(match.game.refusal(match.rule_against(d.seat, code)), f"(played by the bot of seat {d.seat})")
            d = other
        match.answer(d, code)

    def run_until(self, seat: i64) -> None:
        """Let the others play until that seat is waited for, or the match is over."""
        while True:
            d = self.match.asked()
            if d is None:
                return
            if self.answer_beside(d.seat):
                continue
            if d.seat == seat:
                return
            self.step()

    def run(self, most: i64 = 1_000_000) -> None:
        """Play to the end."""
        while self.step():
            if self.match.length > most:
                raise Error(f"the match is not over after {most} entries")
