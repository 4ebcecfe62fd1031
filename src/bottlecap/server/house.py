"""Everything one server has: its store and writer, the hour, packs, thinking bots, counters."""

import asyncio
import contextlib
from collections.abc import Coroutine

from bottlecap.server.clocks import BEAT, SILENCE, Downtime, Time
from bottlecap.server.counters import Counters
from bottlecap.server.errors import NotStored
from bottlecap.server.logs import log
from bottlecap.server.packs import Packs
from bottlecap.server.settings import Settings
from bottlecap.server.store.base import Change, Store, add_outage, put_life
from bottlecap.server.store.opening import store_at
from bottlecap.server.thinking import Thinker
from bottlecap.server.writer import Writer


class House:
    """Opened before the first request, closed after the last."""

    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        self.settings = settings
        self.time = time or Time()
        self.counters = Counters()
        self.store: Store = store_at(settings.database)
        self.writer = Writer(self.store, self.counters)
        self.packs = Packs(self.store, settings.cache, settings.content)
        self.thinker = Thinker(settings.thinkers, self.counters)
        self.downtime = Downtime([])
        self.seen = self.time.now()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.writer.start()
        await self.packs.open()
        self.downtime.outages = await self.store.outages()
        last = await self.store.last_seen()
        self.seen = self.time.now()
        if last is not None and last < self.seen:
            await self.note_outage(last, self.seen)
        await self.writer.write(Change([], put_life(self.seen)))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.thinker.workers.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(NotStored):
            await self.writer.write(Change([], put_life(self.time.now())))
        await self.writer.stop()
        await self.store.close()

    async def note_outage(self, began: float, ended: float) -> None:
        await self.writer.write(Change([], [add_outage(began, ended)]))
        self.downtime.add(began, ended)
        log("outage", seconds=round(ended - began, 1))

    async def beat(self) -> None:
        """Note that the server is alive; a gap (a machine asleep, a stopped process) counts for nobody."""
        now = self.time.now()
        if now - self.seen > SILENCE:
            await self.note_outage(self.seen, now)
        if now - self.seen >= BEAT or now < self.seen:
            self.seen = now
            await self.writer.write(Change([], put_life(now)))

    def spawn(self, work: Coroutine[object, object, None], name: str) -> "asyncio.Task[None]":
        """A task that is kept until it is done."""
        task = asyncio.ensure_future(self.guarded(work, name))
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
