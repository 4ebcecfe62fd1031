"""A table: a match, the people around it, and the log that both are the fold of.

Whoever changes a table holds its lock from the check to the broadcast: one change at a time is under way,
so what is shown is always what is stored. Many tables are written together by the one writer.
"""

import asyncio
from collections import Counter, deque
from typing import Any, Final

import msgspec
from sqlalchemy import Executable

import bottlecap
from bottlecap.engine.errors import BadRecord
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.engine.record import print_of
from bottlecap.server.errors import Denied, NotRead, NotStored
from bottlecap.server.operations.crash_points import crash_point
from bottlecap.server.operations.server_log import log
from bottlecap.server.operations.settings import PACES
from bottlecap.server.people.seats import People
from bottlecap.server.protocol.socket_out import ChatLine
from bottlecap.server.protocol.tables import HoldInfo, ResultInfo, WaitInfo
from bottlecap.server.services import Services
from bottlecap.server.store.base import Change, put_snapshot, set_people, set_status
from bottlecap.server.store.notices import add_notice
from bottlecap.server.store.schema import PLAYED, Entry, EntryKind, TableRow
from bottlecap.server.tables import occasions
from bottlecap.server.tables.clocks import Clocks, Watch
from bottlecap.server.tables.connections import Connection
from bottlecap.server.tables.entries import (
    ChatBody,
    OrderNote,
    SaidNote,
    StandinNote,
    chat_line,
    chat_line_of,
    check_print,
    first_match,
    header_chain,
    linked,
    order_note,
    replay_entry,
    result_of,
    standin_note,
)
from bottlecap.server.tables.folding import folded, undone

# So many entries are played again at once; more of them in another process, since all tables wait meanwhile.
MOST_AT_ONCE: Final = 200
# Of so many answers by order, or of bots in the place of people, pages are told when they come anew.
ORDERED_SHOWN: Final = 200


class TableLog:
    """Loaded from the store, or just made; `record` is the only way to change it for good."""

    def __init__(self, services: Services, row: TableRow, game: Game) -> None:
        self.services = services
        self.row = row
        self.id = row.id
        self.game = game
        # Its match is of earlier rules: it is there to be read, and is not played again.
        self.earlier = row.rules != game.version
        self.options = msgspec.json.decode(row.options, type=dict[str, str | int])
        self.status = row.status
        self.people: People = People.from_text(row.people)
        self.watch = Watch(PACES[row.pace], services.downtime)
        self.clocks: Clocks = self.watch.fresh(row.players)
        self.match: Match | None = None
        self.result: ResultInfo | None = None
        self.chain = header_chain(row)
        # By version: how many rows of events the match had. What a client that comes back is told from there.
        self.counts: list[int] = [0]
        # By entry of the match: how many rows of events there were before it, and its version.
        self.moves: list[tuple[int, int]] = []
        self.sent: dict[tuple[int, str], int] = {}
        # By seat: the last change that its person sent.
        self.last_sent: dict[int, int] = {}
        # The last lines of chat, and how many each seat has written in all.
        self.chat: deque[ChatLine] = deque(maxlen=services.settings.limits.chat_shown)
        self.spoken: Counter[int] = Counter()
        # What standing orders have answered of late.
        self.ordered: deque[OrderNote] = deque(maxlen=ORDERED_SHOWN)
        # What bots have played of late for people who were away.
        self.stood_in: deque[StandinNote] = deque(maxlen=ORDERED_SHOWN)
        # What bots have said of late with their answers; not read from the store again.
        self.said: deque[SaidNote] = deque(maxlen=ORDERED_SHOWN)
        self.snapshot_at = 0
        # What memory holds is not what the store holds, and it could not be loaded anew: nobody may use it.
        self.lost = False
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = services.time.now()
        # Bumped whenever what a seat sees may have changed: caches go by it.
        self.moment = 0

    @property
    def version(self) -> int:
        return len(self.counts) - 1

    @property
    def playing(self) -> Match:
        """The match while it is played."""
        if self.earlier:
            raise Denied("old-rules")
        if self.match is None or self.status != "playing":
            raise Denied("not-now")
        return self.match

    def waits_shown(self) -> list[WaitInfo]:
        """Who is waited for, as people are told."""
        return self.watch.shown(self.clocks) if self.status == "playing" else []

    def holds_shown(self) -> list[HoldInfo]:
        """Who holds the dice, as people are told: nobody where nobody plays."""
        return []

    # --- loading ----------------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Have what the store has, after something went wrong; or be no table any more."""
        try:
            await self.load()
        except Exception as fault:
            log("table lost", table=self.id, error=f"{type(fault).__name__}: {fault}", trace=fault)
            self.lost = True
            for connection in self.connections:
                connection.close()
            raise NotStored("the table could not be loaded anew") from None

    async def load(self) -> None:
        """Fold the stored log, from a snapshot on if there is a good one."""
        try:
            await self.fold_all(None if self.earlier else await self.services.store.snapshot(self.id))
        except bottlecap.Error as fault:
            if self.snapshot_at == 0 or isinstance(fault, NotRead):
                raise
            log("snapshot unusable", table=self.id, error=str(fault))
            await self.fold_all(None)
        await self.load_chat()
        answered = map(order_note, await self.services.store.last_ordered(self.id, ORDERED_SHOWN))
        self.ordered = deque((note for note in answered if note is not None), ORDERED_SHOWN)
        people = [number for number, seat in enumerate(self.people.seats) if seat.kind == "person"]
        of_bots = map(standin_note, await self.services.store.last_of_bots(self.id, people, ORDERED_SHOWN))
        self.stood_in = deque((note for note in of_bots if note is not None), ORDERED_SHOWN)
        self.result = result_of(self.match)
        if self.earlier and self.row.result is not None:
            self.result = msgspec.json.decode(self.row.result, type=ResultInfo)

    async def load_chat(self) -> None:
        store, limits = self.services.store, self.services.settings.limits
        self.chat = deque(map(chat_line_of, await store.last_chat(self.id, limits.chat_shown)), limits.chat_shown)
        self.spoken = Counter(await store.spoken(self.id))

    async def fold_all(self, snapshot: tuple[int, bytes] | None) -> None:
        """Everything as the store has it: its log alone, or what came after a snapshot."""
        store = self.services.store
        row = await store.table(self.id)
        if row is None:
            raise Denied("not-found")
        self.row, self.status = row, row.status
        if self.earlier and self.status != "over":
            self.status = "closed"
        self.people = People.from_text(row.people)
        self.match, self.counts, self.moves, self.sent, self.last_sent = None, [0], [], {}, {}
        self.chain = header_chain(row)
        self.clocks = self.watch.fresh(row.players)
        self.moment += 1
        self.snapshot_at = 0 if snapshot is None else snapshot[0]
        if snapshot is not None:
            self.match = bottlecap.from_bytes(snapshot[1])
        elif self.status in ("playing", "over") and not self.earlier:
            self.match = self.first_match()
        # The snapshot's own entry has the chain and the clocks that the next ones go on from.
        known = max(self.snapshot_at - 1, 0)
        for past in await store.past_of(self.id, known):
            self.remember(past)
        entries = await store.entries_of(self.id, known)
        if self.match is not None and sum(entry.played for entry in entries) > MOST_AT_ONCE:
            # All other tables would wait for it.
            self.match = await self.folded_elsewhere(snapshot, entries)
            self.snapshot_at = entries[-1].n
            for entry in entries[:-1]:
                self.remember((entry.n, entry.kind, entry.seat, entry.client, entry.events))
            entries = entries[-1:]
        for entry in entries:
            self.fold(entry)
        self.snapshot_at = 0 if snapshot is None else snapshot[0]

    async def folded_elsewhere(self, snapshot: tuple[int, bytes] | None, entries: list[Entry]) -> Match:
        own = self.services.packs.own(self.game)
        found = await self.services.fold(folded, self.row, snapshot, entries, own)
        if found.fault:
            raise BadRecord(found.fault, found.entry)
        return bottlecap.from_bytes(found.match)

    async def undo(self, seat: int, consent: bool) -> None:
        """Take back in memory: the match is folded anew, and a long one elsewhere."""
        match = self.playing
        if match.length <= MOST_AT_ONCE:
            match.undo(seat, consent)
            return
        refusal = None if consent else match.can_undo(seat)
        if refusal is not None:
            raise bottlecap.IllegalAction(refusal)
        own = self.services.packs.own(self.game)
        self.match = bottlecap.from_bytes(await self.services.fold(undone, match.to_bytes(), seat, consent, own))

    def remember(self, past: tuple[Any, ...]) -> None:
        n, kind, seat, client, events = past
        self.count(str(kind), int(events))
        if client is not None:
            self.note_sent(int(seat), str(client), int(n))

    def count(self, kind: str, events: int) -> None:
        """One change more, after which so much has happened."""
        if kind in PLAYED:
            self.moves.append((self.counts[-1], len(self.counts)))
        self.counts.append(events)

    def note_sent(self, seat: int, client: str, version: int) -> None:
        """Somebody at that seat sent that change."""
        self.sent[(seat, client)] = version
        self.last_sent[seat] = version

    def fold(self, entry: Entry) -> None:
        """Do again what an entry of the log says; it must lead to the state that it led to then."""
        if self.match is not None and entry.played:
            if entry.n > self.snapshot_at:
                replay_entry(self.match, entry)
            check_print(self.match, entry)
        self.count(entry.kind, entry.events)
        self.chain = entry.chain
        self.clocks = Clocks.from_text(entry.clock)
        if entry.client is not None:
            self.note_sent(entry.seat, entry.client, entry.n)

    def first_match(self) -> Match:
        return first_match(self.row, self.game)

    # --- changing ---------------------------------------------------------------------------------------

    async def record(
        self,
        kind: EntryKind,
        seat: int,
        body: msgspec.Struct | str,
        *,
        client: str | None = None,
        people: People | None = None,
        status: str | None = None,
        statements: list[Executable] | None = None,
    ) -> int:
        """Store a change that was checked and, where it is of the match, already played in memory.

        If it cannot be stored the table is loaded anew, so that memory never holds what the store does not.
        """
        if self.lost:
            raise NotStored("this table is not in use any more")
        now = self.services.time.now()
        clocks = self.clocks_after(kind, seat, people or self.people, now)
        entry = self.entry(kind, seat, body, client, clocks, now)
        extra = list(statements or [])
        row = self.row if people is None else msgspec.structs.replace(self.row, people=people.text())
        if people is not None:
            extra.append(set_people(self.id, row.people, people.host))
        if self.match is not None and self.match.over and self.status == "playing":
            status = "over"
        result = self.result if status is None else result_of(self.match)
        if status is not None:
            extra.append(set_status(self.id, status, None if result is None else msgspec.json.encode(result).decode()))
        extra += self.told(entry, people or self.people, clocks, status == "over")
        crash_point("validated")
        try:
            await self.services.writer.write(Change([entry], extra))
        except NotStored:
            await self.reload()
            raise
        # What is stored now counts.
        self.row, self.people, self.clocks = row, people or self.people, clocks
        self.status, self.result = status or self.status, result
        self.take(entry)
        if isinstance(body, ChatBody):
            self.chat.append(chat_line(entry, body))
            self.spoken[seat] += 1
        return entry.n

    def told(self, entry: Entry, people: People, clocks: Clocks, over: bool) -> list[Executable]:
        """Who is to be told of it, should they have closed the page: stored with it, so that nothing loses it."""
        listeners = self.services.listeners
        if not listeners:
            return []
        change = occasions.Occasion(self.id, self.watch.pace.id, entry.n, EntryKind(entry.kind), entry.seat, entry.time)
        return [add_notice(row) for row in occasions.occasions(change, people, self.clocks, clocks, over, listeners)]

    def clocks_after(self, kind: EntryKind, seat: int, people: People, now: float) -> Clocks:
        """The clocks as they will be once the entry is stored."""
        waiting = () if self.match is None else self.match.waiting
        answered = seat if kind == EntryKind.ACTION else None
        return self.watch.after(self.clocks, waiting, people, now, answered)

    def entry(
        self, kind: EntryKind, seat: int, body: msgspec.Struct | str, client: str | None, clocks: Clocks, now: float
    ) -> Entry:
        """The next row of the log, as it will be stored."""
        match = self.match
        text = body if isinstance(body, str) else msgspec.json.encode(body).decode()
        events = 0 if match is None else match.happened
        mark = print_of(match) if match is not None and kind in PLAYED else ""
        due = self.watch.first_due(clocks)
        fields = (self.id, self.version + 1, kind, seat, client, text, now, events, clocks.text(), due, mark)
        return Entry(*fields, linked(self.chain, fields))

    def take(self, entry: Entry) -> None:
        """The entry is the last one of the log now."""
        self.count(entry.kind, entry.events)
        self.chain = entry.chain
        self.moment += 1
        self.used = entry.time
        if entry.client is not None:
            self.note_sent(entry.seat, entry.client, entry.n)
        note = order_note(entry) if entry.kind == EntryKind.ACTION else None
        if note is not None:
            self.ordered.append(note)

    async def snapshot(self) -> None:
        """Keep the match as bytes, so that loading it needs no long replay. The lock must be held."""
        if self.match is None or self.lost or self.version == self.snapshot_at:
            return
        at = self.version
        await self.services.writer.write(Change([], put_snapshot(self.id, at, self.match.to_bytes())))
        self.snapshot_at = at
