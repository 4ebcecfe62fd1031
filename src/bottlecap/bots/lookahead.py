"""What a game says of playouts: where one is broken off, what it came to, what to try, and what no playout may show."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.bots.values import Value
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import PLAYING, Decision, State

# Playouts for one decision, where a game says nothing else.
PLAYOUTS: Final = 120


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookahead:
    """As it stands, playouts go to the end of the match, and count by who wins."""

    def playouts(self) -> i64:
        """How many for one decision, shared by all answers that are tried: about a quarter of a second, compiled, on the mean."""
        return PLAYOUTS

    def others(self, perspective: Perspective, answer: i64, /) -> vec[i64]:
        """What could be done instead of an answer of a game's own judge; -1, beside the play, is to do nothing."""
        return vec[i64]()

    def ends(self, state: State, start: State, /) -> bool:
        """Whether a playout that began there is broken off here."""
        return False

    def hides(self, state: State, decision: Decision, code: i64, /) -> bool:
        """Whether what comes of that answer is written where nobody may read it before: no playout gives it."""
        return False

    def halts(self, state: State, /) -> bool:
        """Whether the next step is one that carries out what nobody may read before: no playout takes it."""
        return False

    def outcome(self, values: list[Value], state: State, seat: i64, /) -> float:
        """What a playout came to for the seat; only differences matter. values: one for each seat."""
        return share(state, seat)


def share(state: State, seat: i64) -> float:
    """The seat's part of the win: k winners have 1/k each."""
    if state.reason == PLAYING or state.ranks[seat] != 1:
        return 0.0
    winners: i64 = 0
    for rank in state.ranks:
        if rank == 1:
            winners += 1
    return 1.0 / float(winners)


def margin(values: list[Value], state: State, seat: i64) -> float:
    """By how much the position is worth more to the seat than to the best of the others."""
    best = 0.0
    first = True
    for other in range(len(values)):
        if other != seat:
            worth = worth_to(values[other], state, other)
            if first or worth > best:
                best, first = worth, False
    return worth_to(values[seat], state, seat) - best


def worth_to(value: Value, state: State, seat: i64) -> float:
    value.prepare(state, seat)
    return value.worth(state, seat)
