"""Taking back. An undo is an entry like any other: the state is folded anew from the entries that still count.

By itself a seat may go back as far as nobody has learned anything and nobody else has acted: each entry
keeps whether chance was used and whether something hidden was shown. Further back it needs the others'
consent, and what chance decides after that, it decides anew.
"""

from bottlecap.engine.base import PUBLIC
from bottlecap.engine.errors import IllegalAction
from bottlecap.engine.game import AGREED, UNDONE, engine_refusal
from bottlecap.engine.log import STRIDE
from bottlecap.engine.match import ACTION, SHOWED, UNDO, USED_CHANCE, Match, begun
from bottlecap.engine.refusal import Refusal
from bottlecap.engine.state import State


def standing(match: Match) -> list[int]:
    """The numbers of the entries that still count: actions that were not taken back."""
    out: list[int] = []
    rows = match.entries.flat()
    for number in range(len(rows) // STRIDE):
        what = rows[number * STRIDE]
        if what == ACTION:
            out.append(number)
        elif what == UNDO:
            del out[len(out) - int(rows[number * STRIDE + 2]) :]
    return out


def refusal_to_undo(match: Match, seat: int) -> Refusal | None:
    """Why the seat cannot take its last action back by itself, or None."""
    if match.header.sample:
        return engine_refusal("undo-sample")
    if match.over:
        return match.game.refusal(match.game.rules["over"])
    entries = standing(match)
    if not entries:
        return engine_refusal("undo-nothing")
    row = match.entries.flat(entries[-1])
    if row[1] != seat:
        return engine_refusal("undo-other")
    if row[4] & USED_CHANCE:
        return engine_refusal("undo-chance")
    if row[4] & SHOWED:
        return engine_refusal("undo-shown")
    return None


def take_back(match: Match, seat: int, consent: bool) -> None:
    """Take back the seat's last action, and with consent all that came after it."""
    refusal = engine_refusal("undo-sample") if match.header.sample else None if consent else refusal_to_undo(match, seat)
    if refusal is not None:
        raise IllegalAction(refusal)
    entries = standing(match)
    back = moves_back(match, entries, seat) if consent else 1
    match.state = folded(match, entries[: len(entries) - back])
    match.state.log = match.log
    match.forget_ready()
    match.undos += 1
    if consent:
        match.log.tell(AGREED.number, PUBLIC, seat, back, 0, 0)
    else:
        match.log.tell(UNDONE.number, PUBLIC, seat, 0, 0, 0)
    match.entries.add(UNDO, seat, back, 0, 1 if consent else 0, 0)


def moves_back(match: Match, entries: list[int], seat: int) -> int:
    """How many entries must go to take back the seat's last one."""
    for back in range(1, len(entries) + 1):
        if match.entries.flat(entries[-back])[1] == seat:
            return back
    raise IllegalAction(engine_refusal("undo-nothing"))


def folded(match: Match, numbers: list[int]) -> State:
    """The state that these entries give, each with the chance of its own place in the record."""
    scratch = begun(match.header)
    scratch.log.on = False
    rows = match.entries.flat()
    for number in numbers:
        start = number * STRIDE
        d = scratch.pending_id(rows[start + 3])
        assert d is not None
        scratch.begin(number + 1)
        scratch.settle(d, rows[start + 2])
        scratch.advance()
    return scratch.state
