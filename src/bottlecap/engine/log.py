"""The append-only lists of a match: its events and its entries.

Rows of six numbers, kept flat. A copy shares everything written so far with its original: what
stands in `tail` is sealed into a node that both point to. The original goes on in the same room, the copy in its own.
Nodes never change, so what a seat heard of one is made once and kept with it, for all copies.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import filled
from bottlecap.engine.errors import BadRecord, Error

# What an entry of the record is: a row's first number.
ACTION: Final = 0
UNDO: Final = 1
TABLE: Final = 2
# What came of an action, as bits: neither can be taken back without the others' consent.
USED_CHANCE: Final = 1
SHOWED: Final = 2

STRIDE: Final = 6
ROOM: Final = 64 * STRIDE


class Named:
    """Things of guarded domains (domains and numbers) that rows were the first to name, and what had been named before."""

    def __init__(self, things: set[tuple[str, int]], before: "Named | None") -> None:
        self.things = things
        self.before = before

    def all(self) -> set[tuple[str, int]]:
        out = self.things.copy()
        before = self.before
        while before is not None:
            out |= before.things
            before = before.before
        return out


class Rows:
    """Rows of six numbers; copying costs the same however long the list is."""

    def __init__(self, base: "Rows | None" = None) -> None:
        self.base: Rows | None = base
        # Room for rows: its own are the numbers from `start` to `used`. Writing in place is faster than appending.
        self.tail: vec[i64] = vec[i64]()
        self.start: i64 = 0
        self.used: i64 = 0
        self.count: i64 = 0 if base is None else base.count
        # In a node: the rows up to its end as seats heard them, each made when it is first asked for (see telling.py).
        self.heard: dict[int, Rows] | None = None
        # In a node of what a seat heard: what the rows up to its end name, made when it is first asked for, too.
        self.named: Named | None = None

    def add(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        if self.used == len(self.tail):
            self.seal()
            self.tail = filled(ROOM, 0)
            self.start = 0
            self.used = 0
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
        if self.used == self.start:
            return
        node = Rows(self.base)
        node.tail = self.tail
        node.start = self.start
        node.used = self.used
        node.count = self.count
        self.base = node
        self.start = self.used

    def share(self) -> "Rows":
        """A list that begins with all rows of this one."""
        self.seal()
        return Rows(self.base)

    def whole(self) -> bool:
        """Whether none of its rows were left out."""
        node = self
        while node.base is not None:
            node = node.base
        return node.count * STRIDE == node.used

    def flat(self, since: i64 = 0) -> vec[i64]:
        """All rows from number `since` on, one after another."""
        nodes: list[Rows] = []
        node: Rows | None = self
        while node is not None and node.count > since:
            nodes.append(node)
            node = node.base
        out = vec[i64](capacity=(self.count - min(since, self.count)) * STRIDE)
        for part in reversed(nodes):
            first = part.count - (part.used - part.start) // STRIDE
            if part.base is None and first > since:
                raise Error(f"what happened before number {first} was left out here")
            at = part.start + max(since - first, 0) * STRIDE
            while at < part.used:
                out = append(out, part.tail[at])
                at += 1
        return out


def rows_from(numbers: vec[i64]) -> Rows:
    """The rows that `flat` gave."""
    if len(numbers) % STRIDE != 0:
        raise BadRecord(f"{len(numbers)} numbers are no rows of {STRIDE}")
    rows = Rows()
    rows.tail = numbers
    rows.used = len(numbers)
    rows.count = len(numbers) // STRIDE
    return rows


def left_out(count: i64) -> Rows:
    """So many rows that nobody here has: those that come are numbered after them, and asking for one of them is an Error."""
    if count < 0:
        raise BadRecord(f"{count} is no number of rows")
    node = Rows()
    node.count = count
    return Rows(node)


class Log:
    """The events of a match, told by the rules as they happen.

    A row is: kind, mask of the seats that see its secret arguments, four arguments.
    """

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.on = True
        # Whether anything hidden was shown to anybody since the match last asked.
        self.shown = False

    def tell(self, kind: i64, seen: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if self.on:
            self.rows.add(kind, seen, a, b, c, d)

    def share(self) -> "Log":
        log = Log(self.rows.share())
        log.on = self.on
        return log
