"""What a change of a table gives rise to: whose turn it is now, who wrote, that a match is over, that somebody asks for another."""

from collections.abc import Iterator, Mapping
from typing import Final

from bottlecap.server.people.seats import People
from bottlecap.server.protocol.notices import NoticeKind
from bottlecap.server.services import Listener
from bottlecap.server.store.schema import EntryKind, NoticeRow
from bottlecap.server.tables.clocks import Clocks

# How long after it a notice is sent, in seconds: whoever comes back by themselves meanwhile is not disturbed.
WAIT: Final[dict[str, dict[NoticeKind, float]]] = {
    "live": {"turn": 20.0, "invitation": 5.0, "chat": 60.0, "end": 30.0},
    "relaxed": {"turn": 60.0, "invitation": 30.0, "chat": 120.0, "end": 60.0},
    "days": {"turn": 120.0, "invitation": 60.0, "chat": 300.0, "end": 120.0},
}


class Occasion:
    """A change of a table: number and kind of its entry, whose it was, and what is different after it."""

    def __init__(self, table: str, pace: str, n: int, kind: EntryKind, seat: int, now: float) -> None:
        self.table = table
        self.pace = pace
        self.n = n
        self.kind = kind
        self.seat = seat
        self.now = now

    def notice(self, guest: str, kind: NoticeKind, seat: int, about: str = "") -> NoticeRow:
        due = self.now + WAIT[self.pace][kind]
        return NoticeRow(f"{guest} {self.table} {self.n} {kind}", guest, self.table, kind, seat, about, self.now, due, 0)


def occasions(
    change: Occasion, people: People, before: Clocks, after: Clocks, over: bool, listeners: Mapping[str, Listener]
) -> Iterator[NoticeRow]:
    """A notice for everybody whom it concerns, who wants it, and who did not do it themselves."""
    doer = set(people.seats[change.seat].holders) if 0 <= change.seat < len(people.seats) else set()
    for number, seat in enumerate(people.seats):
        kind = concerning(change, number, before, after, over)
        if kind is None or not seat.present:
            continue
        for guest in seat.holders:
            if guest in listeners and guest not in doer and listeners[guest].wants(kind, change.table):
                yield change.notice(guest, kind, number, author(people, change.seat) if kind == "chat" else "")


def concerning(change: Occasion, seat: int, before: Clocks, after: Clocks, over: bool) -> NoticeKind | None:
    if over:
        return "end"
    if seat in after.waits and (seat not in before.waits or before.waits[seat].since != after.waits[seat].since):
        return "turn"
    return "chat" if change.kind == EntryKind.CHAT and seat != change.seat else None


def author(people: People, seat: int) -> str:
    return people.seats[seat].name if 0 <= seat < len(people.seats) else ""
