"""Beside the play of others: nobody waits for what a player does there.

What follows from an item used beside the play (a choice, a card dealt) is done at once. For that, what everybody waits
for is put aside and asked again under the same number; and whatever the player still has to choose stays open, as
income does, until their own turn or the end of the round.
"""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.kinds import DecisionKind, StepKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter.state import ShelterState, of


def put(s: ShelterState, kind: DecisionKind, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Ask the seat in its own turn; beside the turn of another, stop nobody."""
    if seat == s.turn:
        s.ask(kind, seat, a, b)
    else:
        s.offer(kind, seat, a, b)


def set_aside(s: ShelterState) -> None:
    """Let the rules go on over what everybody waits for, until RESUME."""
    for i in range(len(s.pending)):
        d = s.pending[i]
        if not d.open:
            s.pending[i] = Decision(d.id, d.kind, d.seat, d.a, d.b, True)
    s.push(RESUME)


def insist_on_all(s: ShelterState, seat: i64) -> None:
    """Whatever the seat was asked beside the play must be answered now."""
    for i in range(len(s.pending)):
        d = s.pending[i]
        if d.seat == seat and d.open:
            s.pending[i] = Decision(d.id, d.kind, d.seat, d.a, d.b, False)


class Resume(StepKind):
    """What was put aside is waited for again: all that the seat is asked whose turn it is."""

    def run(self, state: State, _a: i64, _b: i64, _c: i64, /) -> None:
        s = of(state)
        insist_on_all(s, s.turn)


RESUME: Final[Resume] = Resume("resume")
