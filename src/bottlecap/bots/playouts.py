"""Playouts: a sampled match played on by greedy bots, as far as the game's lookahead lets it be played."""

from typing import Final

from mypy_extensions import i64

from bottlecap.bots.base import CompiledBot
from bottlecap.bots.beside import Seats
from bottlecap.bots.greedy import GreedyBot
from bottlecap.bots.lookahead import Lookahead
from bottlecap.bots.values import Value
from bottlecap.engine.base import CHANCE
from bottlecap.engine.chance import seeded
from bottlecap.engine.errors import Error
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.log import ACTION
from bottlecap.engine.match import Match
from bottlecap.engine.state import PLAYING, Decision

# No playout gives more answers than this: whatever is not over then counts as it stands.
MOST_ANSWERS: Final = 5_000


class Playouts:
    """The bots that play on, kept from one playout to the next: what they know of the game is worked out once."""

    def __init__(self, game: Game, players: i64, lookahead: Lookahead) -> None:
        self.lookahead = lookahead
        self.bots: list[GreedyBot] = []
        self.values: list[Value] = []
        for seat in range(players):
            bot = GreedyBot(int(seat))
            bot.learn(game)
            self.bots.append(bot)
            self.values.append(bot.value)

    def outcome(self, world: Match, seat: i64, code: i64) -> float:
        """What it comes to if the seat gives that answer in that world (-1: none, beside the play).

        The world stays as it is, and its dice are the same for every answer, entry by entry.
        """
        match = world.copy(True)
        # Chance is never asked for in a thought, whoever answers for it at the table.
        match.asking = False
        sitting: list[CompiledBot | None] = []
        for number in range(len(self.bots)):
            self.bots[number].generator = seeded(number)
            sitting.append(self.bots[number])
        seats = Seats(match, sitting)
        goes_on = True
        if code < 0:
            seats.declined.note(seat, match.length)
        else:
            goes_on = self.give(match, question_for(match, seat, code), code)
        while goes_on and match.length < world.length + MOST_ANSWERS and not self.lookahead.ends(match.state, world.state):
            goes_on = self.step(match, seats)
        return self.lookahead.outcome(self.values, match.state, seat)

    def step(self, match: Match, seats: Seats) -> bool:
        """Let whoever is asked answer; False where the playout ends."""
        d = match.asked()
        if d is None:
            return False
        beside = seats.beside(d.seat)
        if beside is not None:
            return self.give(match, fitting(match, beside[0], beside[1]), beside[1])
        code = self.bots[d.seat].pick(seats.perspectives[d.seat])
        return self.give(match, fitting(match, d, code), code)

    def give(self, match: Match, d: Decision, code: i64) -> bool:
        """Give an answer and do what follows from it, as `Match.answer` does; False where what follows may not be seen."""
        if self.lookahead.hides(match.state, d, code):
            return False
        match.begin(match.length + 1)
        match.settle(d, code)
        goes_on = self.advance(match)
        match.entries.add(ACTION, d.seat, code, d.id, 0, 0)
        return goes_on

    def advance(self, match: Match) -> bool:
        """Run the rules to the next choice, as `Match.advance` does; False where the match or the playout ends."""
        match.forget_ready()
        state = match.state
        while state.reason == PLAYING:
            d = match.asked()
            if d is None:
                if len(state.steps) == 0 or self.lookahead.halts(state):
                    return False
                state.steps.pop().run(state)
            elif d.seat == CHANCE:
                match.let_chance(d)
            elif not match.play_forced():
                return True
        return False


def fitting(match: Match, d: Decision, code: i64) -> Decision:
    """The question that the answer is given to: that one, or another of the same seat's."""
    return d if match.check(d, code) == LEGAL else question_for(match, d.seat, code)


def question_for(match: Match, seat: i64, code: i64) -> Decision:
    """The seat's question that has that answer."""
    found = match.answered_by(seat, code)
    if found is None:
        raise Error(f"seat {seat} cannot give that answer")
    return found
