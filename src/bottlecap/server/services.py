"""Everything one server has: its store and writer, the hour, packs, thinking bots, counters."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, Protocol

from bottlecap.server.bots.thinking import Thinker
from bottlecap.server.content.packs import Packs
from bottlecap.server.errors import Denied, NotStored
from bottlecap.server.operations.crash_points import crash_point
from bottlecap.server.operations.downtime import BEAT, SILENCE, Downtime, Time, merged
from bottlecap.server.operations.metrics import Counters
from bottlecap.server.operations.processes import Answer, Given, NoAnswer, Workers
from bottlecap.server.operations.rate_limits import Allowances
from bottlecap.server.operations.server_log import log
from bottlecap.server.operations.settings import Settings
from bottlecap.server.store.base import Change, Store, add_outages, drop_trial, put_life, put_trial
from bottlecap.server.store.health import StoreHealth
from bottlecap.server.store.opening import store_at
from bottlecap.server.store.trouble import usable
from bottlecap.server.store.writer import Writer

# How many seconds it may take to fold the log of a table.
FOLDING: Final = 60


class Listener(Protocol):
    """Somebody who is told of what concerns them once they have closed the page."""

    def wants(self, kind: str, table: str) -> bool:
        """Whether to be told of that, at that table."""


async def unheard(guest: str) -> None:
    """Nobody is told anything."""


class Services:
    """Opened before the first request, closed after the last."""

    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        self.settings = settings
        self.time = time or Time()
        self.counters = Counters()
        self.allowances = Allowances(settings.limits)
        self.store: Store = store_at(settings.database)
        self.downtime = Downtime([], self.time)
        self.store_health = StoreHealth(self.time, self.downtime)
        self.store.unread = self.store_health.unread
        self.writer = Writer(self.store, self.counters, self.store_health)
        self.packs = Packs(self.store, settings.cache, settings.content)
        self.folders = Workers(1, FOLDING)
        self.thinker = Thinker(settings.thinkers, self.counters)
        # When it was last written down that the server is alive, and when it last looked at the hour.
        self.seen = self.ticked = self.time.now()
        self.tasks: set[asyncio.Task[None]] = set()
        # Who is told of what concerns them once the page is closed, and what they wish for.
        self.listeners: dict[str, Listener] = {}
        # To be called when that has changed for somebody; whoever sends notices puts it here.
        self.heed: Callable[[str], Awaitable[None]] = unheard

    async def open(self) -> None:
        """Unusable, and nothing is left open, where the database is in no state to serve from."""
        try:
            with usable(self.store.name):
                await self.begin()
        except BaseException:
            with contextlib.suppress(Exception):
                await self.writer.stop()
                await self.store.close()
            raise

    async def begin(self) -> None:
        await self.store.claim()
        crash_point("claimed")
        await self.store.open()
        crash_point("migrated")
        self.writer.start()
        await self.packs.open()
        self.downtime.outages = merged(await self.store.outages())
        last = await self.store.last_seen()
        crash_point("known")
        now = self.ticked = self.time.now()
        if last is not None and last < now:
            self.note_outage(last, now)
        await self.note_life(now)
        crash_point("begun")

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.thinker.workers.stop()
        self.folders.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(NotStored):
            await self.note_life(self.time.now())
        await self.writer.stop()
        await self.store.close()

    def note_outage(self, began: float, ended: float) -> None:
        """It counts at once, and is written with the next sign of life."""
        self.downtime.add(began, ended)
        self.store_health.lost.append((began, ended))
        log("outage", seconds=round(ended - began, 1))

    async def note_life(self, now: float) -> None:
        """Alive until now, but for what was noted as an outage: both in one transaction, or whoever is killed between them
        finds the same outage again.
        """
        noted = list(self.store_health.lost)
        await self.writer.write(Change([], [*add_outages(noted), *put_life(now)]))
        del self.store_health.lost[: len(noted)]
        self.seen = now

    async def beat(self) -> None:
        """Note that the server is alive; a gap (a machine asleep, a stopped process) counts for nobody. NotStored while the
        store refuses to write.
        """
        now = self.time.now()
        if now - self.ticked > SILENCE:
            self.note_outage(self.ticked, now)
        self.ticked = now
        if self.store_health.why:
            await self.try_store()
        if self.store_health.lost or now - self.seen >= BEAT or now < self.seen:
            await self.note_life(now)

    async def try_store(self) -> None:
        """Whether it writes again: as much as a change may need, and in new space. What is written over proves nothing."""
        await self.writer.write(Change([], put_trial()))
        await self.writer.write(Change([], drop_trial()))

    async def fold(self, work: Callable[Given, Answer], *given: Given.args, **more: Given.kwargs) -> Answer:
        """Play long logs again in another process."""
        try:
            return await self.folders.run(work, *given, **more)
        except NoAnswer as fault:
            log("log not folded", error=str(fault))
            raise Denied("too-long") from None

    def spawn(self, work: Coroutine[object, object, None], name: str) -> "asyncio.Task[None]":
        """A task that is kept until it is done."""
        task = asyncio.create_task(self.guarded(work, name), name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def guarded(self, work: Coroutine[object, object, None], name: str) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception as fault:
            log("task failed", task=name, error=f"{type(fault).__name__}: {fault}", trace=fault)
            self.counters.add("task_failures_total")
