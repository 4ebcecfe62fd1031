"""The append-only lists of a match: its events and its entries.

Rows of six numbers, kept flat. A copy shares everything written so far with its original: what
stands in `tail` is sealed into a node that both point to, and each goes on with a tail of its own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import CHANCE, filled, sees

# What an entry of the record is: a row's first number.
ACTION: Final = 0
UNDO: Final = 1
TABLE: Final = 2
# What came of an action, as bits: neither can be taken back without the others' consent.
USED_CHANCE: Final = 1
SHOWED: Final = 2

STRIDE: Final = 6
ROOM: Final = 64 * STRIDE


class Rows:
    """Rows of six numbers; copying costs the same however long the list is."""

    def __init__(self, base: "Rows | None" = None) -> None:
        self.base: Rows | None = base
        # Room for rows, of which `used` numbers are taken: writing in place is faster than appending.
        self.tail: vec[i64] = vec[i64]()
        self.used: i64 = 0
        self.count: i64 = 0 if base is None else base.count

    def add(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        if self.used == len(self.tail):
            self.seal()
            self.tail = filled(ROOM, 0)
        at = self.used
        tail = self.tail
        tail[at] = a
        tail[at + 1] = b
        tail[at + 2] = c
        tail[at + 3] = d
        tail[at + 4] = e
        tail[at + 5] = f
        self.used = at + STRIDE
        self.count += 1

    def seal(self) -> None:
        """Put what is written so far into a node of its own, which nobody changes any more."""
        if self.used == 0:
            return
        node = Rows(self.base)
        node.tail = self.tail
        node.used = self.used
        node.count = self.count
        self.base = node
        self.tail = vec[i64]()
        self.used = 0

    def share(self) -> "Rows":
        """A list that begins with all rows of this one."""
        self.seal()
        return Rows(self.base)

    def flat(self, since: i64 = 0) -> vec[i64]:
        """All rows from number `since` on, one after another."""
        nodes: list[Rows] = []
        node: Rows | None = self
        while node is not None and node.count > since:
            nodes.append(node)
            node = node.base
        out = vec[i64](capacity=(self.count - min(since, self.count)) * STRIDE)
        for part in reversed(nodes):
            first = part.count - part.used // STRIDE
            start = max(since - first, 0) * STRIDE
            while start < part.used:
                out = append(out, part.tail[start])
                start += 1
        return out


class Log:
    """The events of a match, told by the rules as they happen.

    A row is: kind, mask of the seats that see its secret arguments, four arguments.
    """

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        # The rows that only some are told of at all, by number and mask; made when there is one.
        self.kept: Rows | None = None
        self.on = True
        # Whether anything hidden was shown to anybody since the match last asked.
        self.shown = False

    def tell(self, kind: i64, seen: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if self.on:
            self.rows.add(kind, seen, a, b, c, d)

    def tell_privately(self, kind: i64, seen: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Tell nobody but the seats in the mask that anything happened."""
        if self.on:
            self.keep(self.rows.count, seen)
            self.rows.add(kind, seen, a, b, c, d)

    def keep(self, row: i64, seen: i64) -> None:
        """Keep that row from all but these seats: they number their events without it."""
        if self.kept is None:
            self.kept = Rows()
        self.kept.add(row, seen, 0, 0, 0, 0)

    def number_of(self, row: i64, seat: i64) -> i64:
        """How many of the rows before that one the seat was told of: its own number for it."""
        number = row
        node = None if seat == CHANCE else self.kept
        while node is not None:
            at: i64 = 0
            while at < node.used:
                if node.tail[at] < row and not sees(node.tail[at + 1], seat):
                    number -= 1
                at += STRIDE
            node = node.base
        return number

    def row_of(self, number: i64, seat: i64) -> i64:
        """Where the seat's events begin that have at least that number."""
        row = number
        if self.kept is not None and seat != CHANCE:
            kept = self.kept.flat()
            at: i64 = 0
            while at < len(kept) and kept[at] <= row:
                if not sees(kept[at + 1], seat):
                    row += 1
                at += STRIDE
        return row

    def share(self) -> "Log":
        log = Log(self.rows.share())
        if self.kept is not None:
            log.kept = self.kept.share()
        log.on = self.on
        return log
