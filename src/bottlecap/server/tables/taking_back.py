"""What can be taken back, and what of the log counts no more since it was."""

from bisect import bisect_right
from operator import itemgetter

from bottlecap.engine.log import ACTION, STRIDE, UNDO, USED_CHANCE
from bottlecap.engine.match import Match
from bottlecap.engine.undo import last_action
from bottlecap.server.protocol.socket_out import TakenBackInfo, UndoInfo
from bottlecap.server.tables.log import TableLog


def undo_info(match: Match, seat: int, fair: bool = False) -> UndoInfo:
    """fair: at this table nobody is asked for more than the seat may do by itself."""
    refusal = match.can_undo(seat)
    ask = not match.over and not fair and (refusal is None or match.has_moved(seat))
    moves = moves_since(match, seat)
    others = any(whose != seat for whose, _ in moves)
    chance = any(flags & USED_CHANCE for _, flags in moves)
    return UndoInfo(refusal is None, None if refusal is None else refusal.rule, ask, len(moves), others, chance)


def moves_since(match: Match, seat: int) -> list[tuple[int, int]]:
    """The moves that still count, from the seat's last one on: whose each is, and what came of it."""
    last = last_action(match, seat)
    kept: list[tuple[int, int]] = []
    rows = [] if last < 0 else list(match.entries.flat(last))
    for start in range(0, len(rows), STRIDE):
        if rows[start] == ACTION:
            kept.append((int(rows[start + 1]), int(rows[start + 4])))
        elif rows[start] == UNDO:
            del kept[len(kept) - int(rows[start + 2]) :]
    return kept


def asked_back(table: TableLog, match: Match, seat: int | None) -> int | None:
    """The first event of the move that somebody asks to take back, in the numbers that the seat counts by; None: nobody asks."""
    proposal = table.people.proposal
    if proposal is None or proposal.kind != "undo" or match.over:
        return None
    last = last_action(match, proposal.seat)
    return None if last < 0 else match.number_after(table.moves[last][0], seat)


def taken_back_since(table: TableLog, match: Match, seat: int | None, since: int) -> list[TakenBackInfo]:
    """What was made void after that change, in the numbers that the seat counts by."""
    known = bisect_right(table.moves, since, key=itemgetter(1))
    newer = match.entries.flat(known)
    if all(newer[start] != UNDO for start in range(0, len(newer), STRIDE)):
        return []
    found: list[TakenBackInfo] = []
    standing: list[int] = []
    rows = match.entries.flat()
    for number in range(len(rows) // STRIDE):
        what = rows[number * STRIDE]
        if what == ACTION:
            standing.append(number)
        elif what == UNDO:
            left = len(standing) - int(rows[number * STRIDE + 2])
            first, end = table.moves[standing[left]][0], table.moves[number][0]
            if number >= known:
                found.append(TakenBackInfo(match.number_after(first, seat), match.number_after(end, seat)))
            del standing[left:]
    return found
