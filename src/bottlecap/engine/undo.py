"""Taking back. An undo is an entry like any other: the state is folded anew from the entries that still count.

By itself a seat may go back as far as nobody has learned anything and nobody else has acted: each entry
keeps whether chance was used and whether something hidden was shown. Further back it needs the others'
consent, and what chance decides after that, it decides anew.
"""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.base import PUBLIC
from bottlecap.engine.errors import Error, IllegalAction
from bottlecap.engine.game import AGREED, UNDONE, engine_refusal
from bottlecap.engine.header import NO_PAST
from bottlecap.engine.log import ACTION, SHOWED, STRIDE, UNDO, USED_CHANCE, Rows
from bottlecap.engine.match import Match, begun
from bottlecap.engine.refusal import Refusal
from bottlecap.engine.state import State

# Instead of a seat, where it does not matter whose action it was; no seat, not even chance, has that number.
ANYBODY: Final = -100


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


def last_action(match: Match, seat: i64) -> i64:
    """The entry of the seat's last action that still counts, or -1. Looked for from the end: there it mostly is."""
    taken_back: i64 = 0
    number = match.entries.count
    node: Rows | None = match.entries
    while node is not None:
        at = node.used
        while at > node.start:
            at -= STRIDE
            number -= 1
            what = node.tail[at]
            if what == UNDO:
                taken_back += node.tail[at + 2]
            elif what == ACTION and taken_back > 0:
                taken_back -= 1
            elif what == ACTION and (seat == ANYBODY or node.tail[at + 1] == seat):
                return number
        node = node.base
    return -1


def took_back_at(match: Match, seat: i64, since: i64) -> i64:
    """The entry by which the seat took something back, if it has done nothing since; of those from number `since` on, or -1."""
    number = match.entries.count
    node: Rows | None = match.entries
    while node is not None and number > since:
        at = node.used
        while at > node.start and number > since:
            at -= STRIDE
            number -= 1
            what = node.tail[at]
            if node.tail[at + 1] == seat and (what == UNDO or what == ACTION):
                return number if what == UNDO else -1
        node = node.base
    return -1


def refusal_to_undo(match: Match, seat: int) -> Refusal | None:
    """Why the seat cannot take its last action back by itself, or None."""
    if match.header.sample:
        return engine_refusal("undo-sample")
    if match.over:
        return match.game.refusal(match.game.rules["over"])
    last = last_action(match, ANYBODY)
    if last < 0:
        return engine_refusal("undo-nothing")
    row = match.entries.flat(last)
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


def played_again(match: Match, length: int) -> Match:
    """The match as it was when its record had so many entries, with all that was taken back by then."""
    if match.header.sample:
        raise Error(NO_PAST)
    if not 0 <= length <= match.length:
        raise Error(f"the match has {match.length} entries, not {length}")
    out = begun(match.header)
    rows = match.entries.flat()
    for number in range(length):
        start = number * STRIDE
        if rows[start] == ACTION:
            d = out.pending_id(rows[start + 3])
            assert d is not None
            out.answer(d, rows[start + 2])
        elif rows[start] == UNDO:
            take_back(out, int(rows[start + 1]), rows[start + 4] == 1)
        else:
            out.note(match.notes[rows[start + 2]])
    return out
