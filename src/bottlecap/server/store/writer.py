"""The one writer: takes whatever changes are waiting, of all tables, and writes them in one transaction."""

import asyncio
import contextlib

from bottlecap.server.errors import NotStored
from bottlecap.server.operations.crash_points import crash_point
from bottlecap.server.operations.downtime import Downtime, Time
from bottlecap.server.operations.metrics import Counters
from bottlecap.server.operations.server_log import log
from bottlecap.server.store.base import Change, Store
from bottlecap.server.store.health import StoreHealth
from bottlecap.server.store.trouble import FULL, trouble, words_of

# A transaction larger than this would make those who wait for it wait too long.
MOST_CHANGES = 500


class Writer:
    """`write` returns when the change is durable, and raises NotStored when nothing of it is there."""

    def __init__(self, store: Store, counters: Counters, health: StoreHealth | None = None) -> None:
        self.store = store
        self.counters = counters
        self.store_health = health or StoreHealth(Time(), Downtime([]))
        self.waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then no more."""
        self.closed = True
        self.wake.set()
        if self.task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def write(self, change: Change) -> None:
        if self.closed:
            raise NotStored("the server is shutting down")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.wake.set()
        # Who waits may go away (`settle` minds); what was handed over is written all the same.
        try:
            await done
        finally:
            # A fault holds on to this call, and must not find itself again in it: nobody would put the circle away.
            del done

    async def run(self) -> None:
        while not (self.closed and not self.waiting):
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                group, self.waiting = self.waiting[:MOST_CHANGES], self.waiting[MOST_CHANGES:]
                await self.write_group(group)

    async def write_group(self, group: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            await self.store.append([change for change, _ in group])
        except Exception as fault:
            why = trouble(fault)
            if len(group) > 1 and why in ("", FULL):
                # One change that cannot be written, or for which there is no room, must not take the others with it.
                for one in group:
                    await self.write_group([one])
                return
            if why:
                self.store_health.failed(why, words_of(fault))
            else:
                log("change not stored", error=words_of(fault))
            self.counters.add("changes_failed_total", len(group))
            for _, done in group:
                settle(done, NotStored(f"the store refuses to write: {why}" if why else "the change could not be written"))
            return
        crash_point("committed")
        self.store_health.succeeded()
        self.counters.add("commits_total")
        self.counters.add("changes_total", len(group))
        for _, done in group:
            settle(done, None)


def settle(done: "asyncio.Future[None]", fault: NotStored | None) -> None:
    if done.done():
        return
    if fault is None:
        done.set_result(None)
    else:
        done.set_exception(fault)
