"""Beside the play of others: nobody waits for what a player does there.

What follows from an item used beside the play (a choice, a card dealt) is done at once: what everybody waits for is put
aside meanwhile. Whatever the player still has to choose stays open, as income does, until their own turn or the end of
the round.
"""

from mypy_extensions import i64

from bottlecap.engine.state import Decision
from bottlecap.games.shelter.state import ShelterState


def put(s: ShelterState, seat: i64, question: Decision) -> None:
    """Ask the seat in its own turn; beside the turn of another, stop nobody."""
    if seat == s.turn:
        s.ask(seat, question)
    else:
        s.offer(seat, question)
