"""All tables: loaded when somebody comes, put away when nobody has looked at them for a while."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import bottlecap
from bottlecap.server.errors import Denied, NotRead, NotStored
from bottlecap.server.operations.server_log import log
from bottlecap.server.operations.settings import PACES
from bottlecap.server.people.seats import People
from bottlecap.server.services import Services
from bottlecap.server.store.schema import TableRow
from bottlecap.server.tables import earlier_rules
from bottlecap.server.tables.clocks import Clocks, Watch
from bottlecap.server.tables.live_table import LiveTable

TICK = 1.0
# How often tables that nobody looks at are asked whether somebody's time is up.
FAR_TICK = 30.0
MOST_REMEMBERED = 10_000


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        # A lock is here for as long as somebody holds it or waits for it.
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.looked_far = 0.0
        # Whether tables with standing orders were looked at since the server began: it may have stopped before one was carried
        # out. Later none is due at a table that was put away.
        self.looked_at_orders = False
        services.store_health.changed = self.store_changed
        # One change at a time of whatever is counted by guest; a lock is here while somebody holds it.
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # From where tables were made, the newest of them; and when the people of lobbies that were put away were last there.
        self.made_from: dict[str, str] = {}
        self.attended: dict[str, float] = {}
        self.opened = services.time.now()
        services.counters.gauge("tables_live", lambda: float(len(self.live)))
        services.counters.gauge("sockets", lambda: float(sum(len(table.connections) for table in self.live.values())))

    async def get(self, id: str) -> LiveTable:
        """The table of that id, loaded if need be."""
        table = self.here(id)
        if table is not None:
            table.used = self.services.time.now()
            return table
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            return self.here(id) or await self.load(id)

    @asynccontextmanager
    async def one_by_one(self, guest: str) -> AsyncIterator[None]:
        """What a guest has is counted, then added to: two requests at once must not both count the same."""
        lock = self.locks.setdefault(guest, asyncio.Lock())
        async with lock:
            yield

    def note_maker(self, table: LiveTable, address: str) -> None:
        self.made_from[table.id] = address
        if len(self.made_from) > MOST_REMEMBERED:
            del self.made_from[next(iter(self.made_from))]

    def of_many(self, rows: Sequence[TableRow], most: int) -> list[TableRow]:
        """The tables of a list, so many from one address, that others may be in it too."""
        counted: Counter[str] = Counter()
        out: list[TableRow] = []
        for row in rows:
            address = self.made_from.get(row.id)
            if address is not None:
                counted[address] += 1
            if address is None or counted[address] <= most:
                out.append(row)
        return out

    def here(self, id: str) -> LiveTable | None:
        table = self.live.get(id)
        return None if table is None or table.lost else table

    async def load(self, id: str) -> LiveTable:
        row = await self.services.store.table(id)
        if row is None:
            raise Denied("not-found")
        try:
            table = await self.fresh(row)
            await table.load()
        except (Denied, NotRead):
            raise
        except bottlecap.Error as fault:
            # It stays as it is in the store; `bottlecap verify` says more.
            log("table cannot be loaded", table=id, error=str(fault))
            self.services.counters.add("tables_broken_total")
            raise Denied("not-now", None, "broken") from None
        await self.add(table)
        return table

    async def add(self, table: LiveTable) -> None:
        self.live[table.id] = table
        await table.sit_down()

    async def fresh(self, row: TableRow) -> LiveTable:
        return LiveTable(self.services, row, await earlier_rules.game_of(self.services.packs, row))

    def store_changed(self) -> None:
        """Whether the store writes, and with it every clock, is another thing now: everybody is told."""
        self.services.spawn(self.tell_all(), "telling of the store")

    async def tell_all(self) -> None:
        for table in list(self.live.values()):
            await table.tell_again()

    def dismiss(self, browser: str) -> None:
        """Close whatever lines a browser has: it is nobody's any more."""
        for table in self.live.values():
            for connection in list(table.connections):
                if connection.browser == browser:
                    connection.dismiss()

    # --- what goes on by itself ---------------------------------------------------------------------------

    async def run(self) -> None:
        """Look at the clocks, note that the server is alive, put tables away."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception as fault:
                # A database that is away for a while must not stop the clocks for ever.
                log("tick failed", error=f"{type(fault).__name__}: {fault}")

    async def tick(self) -> None:
        try:
            await self.services.beat()
        except NotStored:
            # Nobody's clock runs meanwhile, and no bot could move.
            return
        now = self.services.time.now()
        for table in list(self.live.values()):
            await self.look_at(table)
        if now - self.looked_far >= FAR_TICK or now < self.looked_far:
            self.looked_far = now
            await self.wake_late(now)
            await self.close_forgotten(now)
            await self.evict(now)

    async def look_at(self, table: LiveTable) -> None:
        """Its clock, and its bots, should they have given up; whatever goes wrong with one table is no other's affair."""
        if table.lost:
            self.forget(table)
            return
        try:
            await table.look_at_clock()
        except NotStored:
            # Whoever writes has told of it.
            pass
        except Exception as fault:
            log("clock failed", table=table.id, error=f"{type(fault).__name__}: {fault}")
        table.wake()

    def forget(self, table: LiveTable) -> None:
        if self.live.get(table.id) is table:
            del self.live[table.id]
            if table.status == "lobby":
                self.attended[table.id] = table.attended

    async def wake_late(self, now: float) -> None:
        """Load tables that must go on though nobody looks: a bot is asked, somebody's time is up, an order may be due."""
        away = {row.id: row for row in await self.services.store.playing() if row.id not in self.live}
        for id, text in (await self.services.store.last_clocks(away)).items():
            if self.must_go_on(away[id], Clocks.from_text(text), now):
                try:
                    await (await self.get(id)).look_at_clock()
                except Denied:
                    continue
        self.looked_at_orders = True

    def must_go_on(self, row: TableRow, at: Clocks, now: float) -> bool:
        due = Watch(PACES[row.pace], self.services.downtime).first_due(at)
        around = People.from_text(row.people)
        orders = not self.looked_at_orders and any(seat.orders and seat.present for seat in around.seats)
        return orders or (due is not None and due <= now) or any(around.seats[seat].robotic for seat in at.waits)

    async def close_forgotten(self, now: float) -> None:
        """Close the lobbies in which none of their people has been for long: they only keep others off the list."""
        settings = self.services.settings
        for public, seconds in ((True, settings.public_lobby_seconds), (False, settings.private_lobby_seconds)):
            for id, changed in await self.services.store.quiet_lobbies(public, now - seconds):
                table = self.live.get(id)
                attended = self.attended.get(id, 0.0) if table is None else table.attended
                last = max(changed, attended, self.opened)
                if last + self.services.downtime.since(last) <= now - seconds:
                    with contextlib.suppress(Denied):
                        await (await self.get(id)).lapse()
                    self.attended.pop(id, None)

    async def evict(self, now: float) -> None:
        for table in list(self.live.values()):
            if self.idle(table, now) and not table.lock.locked():
                try:
                    async with table.lock:
                        await table.snapshot()
                except NotStored:
                    continue
                # Somebody may have come for it meanwhile, and wait for the lock to sit down.
                if self.idle(table, now):
                    self.forget(table)

    def idle(self, table: LiveTable, now: float) -> bool:
        unused = now - table.used >= self.services.settings.evict_after
        return unused and not table.connections and table.thinking is None and table.obeying is None

    async def close(self) -> None:
        """Let every socket go; what was acknowledged is stored already."""
        for table in self.live.values():
            for connection in table.connections:
                connection.close()
