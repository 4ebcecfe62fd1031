"""In another process: long logs played again, since all tables would wait for it."""

import msgspec

import bottlecap
from bottlecap.engine import registry
from bottlecap.server.store.schema import Entry, TableRow
from bottlecap.server.tables.entries import Own, check_print, first_match, game_of, replay_entry


class Folded(msgspec.Struct):
    """The match that a log leads to, as bytes; or which entry is at fault, and how."""

    match: bytes = b""
    fault: str = ""
    entry: int = 0


def folded(row: TableRow, snapshot: tuple[int, bytes] | None, entries: list[Entry], own: Own) -> Folded:
    game = game_of(row, own)
    match = first_match(row, game) if snapshot is None else bottlecap.from_bytes(snapshot[1])
    known = 0 if snapshot is None else snapshot[0]
    for entry in entries:
        if not entry.played:
            continue
        try:
            if entry.n > known:
                replay_entry(match, entry)
            check_print(match, entry)
        except bottlecap.Error as fault:
            return Folded(fault=str(fault), entry=entry.n)
    return Folded(match.to_bytes())


def undone(data: bytes, seat: int, consent: bool, own: Own) -> bytes:
    if own is not None:
        registry.game(*own)
    match = bottlecap.from_bytes(data)
    match.undo(seat, consent)
    return match.to_bytes()
