"""What a position is worth to a seat: hand-written for each game, in the game's own folder (homes.py)."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import PLAYING, Decision, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """What a search asks of a game: how good a state is, where to stop looking, and what not to look at."""

    def prepare(self, state: State, seat: i64, /) -> None:
        """Work out once what holds for all states that one search will ask about."""

    def worth(self, state: State, seat: i64, /) -> float:
        """How good the state is for the seat; only differences matter."""
        raise NotImplementedError

    def pauses(self, state: State, seat: i64, /) -> bool:
        """Whether the seat's turn is over: what the rules do next is not its own any more."""
        return False

    def skips(self, state: State, decision: Decision, code: i64, last: i64, times: i64, /) -> bool:
        """Whether a search need not look at that answer.

        last: the seat's answer before it on the way there, or -1; times: how often an answer of the
        same kind was given on the way.
        """
        return False

    def veils(self, state: State, decision: Decision, code: i64, /) -> bool:
        """Whether what comes of that answer may not be looked at: it is written where the seat may not read it yet."""
        return False

    def guess(self, state: State, decision: Decision, code: i64, seat: i64, /) -> float:
        """How good a veiled answer is, in the measure of `worth`, by what the seat may know of it."""
        raise NotImplementedError

    def is_free(self, state: State, decision: Decision, code: i64, /) -> bool:
        """Whether an answer takes nothing of the turn, which goes on as before: such a one is given before all others where it
        is better than nothing, and else not at all."""
        return False

    def more(self, state: State, decision: Decision, /) -> vec[i64]:
        """Answers to be tried besides the listed ones, where legal ones exist beyond them; all of them legal."""
        return vec[i64]()

    def toll(self, state: State, decision: Decision, code: i64, /) -> float:
        """What an answer must bring at least, so that nothing is done for nothing."""
        return 0.0

    def is_plain(self, decision: Decision, code: i64, /) -> bool:
        """Whether nobody overlooks that answer, however carelessly they play: it lies in front of them, or carries out what
        they have begun."""
        return False

    def leaves(self, state: State, decision: Decision, /) -> bool:
        """Whether a standing question beside the play is better left for later. Asked very often."""
        return False

    def alike(self, state: State, decision: Decision, outcome: i64, /) -> i64:
        """Outcomes of chance with the same number here come to the same."""
        return outcome

    def draws(self, state: State, decision: Decision, /) -> i64:
        """How many outcomes to draw where too many differ."""
        return 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Value):
    """A value function that needs no search: it answers by itself.

    For games whose answers are too many to try them all (offers of a trade), or that are decided by weighing and
    not by looking ahead.
    """

    def answer(self, perspective: Perspective, /) -> i64:
        """The action that the seat, which is waited for, takes."""
        raise NotImplementedError

    def beside(self, perspective: Perspective, /) -> i64:
        """An action beside the play, or -1 for none. Asked very often: it must say no quickly."""
        return -1

    def missed(self, perspective: Perspective, answer: i64, /) -> i64:
        """What a player does who overlooks the chance that this answer takes: nothing is bought, bid or built. -1: nothing
        at all, beside the play; the answer itself where it takes no chance."""
        return answer


class ResultValue(Value):
    """Knows nothing but how a match ends: for games that have no value function of their own."""

    def worth(self, state: State, seat: i64, /) -> float:
        if state.reason == PLAYING:
            return 0.0
        best_other: i64 = 0
        first = True
        for other in range(state.players):
            if other != seat and (first or state.scores[other] > best_other):
                best_other = state.scores[other]
                first = False
        won = 1000.0 if state.ranks[seat] == 1 else -1000.0
        return won + float(state.scores[seat] - best_other)
