"""A real server in a thread, with an hour of the test's own; or in a process, to be killed."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar, cast

import httpx
import pytest
from tests.server.clients import Guest
from tests.server.postgres import free_port

import bottlecap
from bottlecap.server.operations.crash_points import VARIABLE
from bottlecap.server.operations.downtime import Time
from bottlecap.server.operations.processes import Workers
from bottlecap.server.operations.settings import Limits, Settings
from bottlecap.server.run import LOOPBACK, MAIL, OpenedServer
from bottlecap.server.tables.all_tables import Tables

SOURCE = str(Path(bottlecap.__file__).parents[1])
# People in tests type faster than people.
LIMITS = Limits(messages_a_second=1e6, messages_at_once=1e6, requests_a_second=1e6, requests_at_once=1e6)

Answer = TypeVar("Answer")


class TestTime(Time):
    """The hour is what the test says."""

    __test__ = False

    def __init__(self) -> None:
        self.hour = 1_000_000.0

    def now(self) -> float:
        return self.hour


class Running:
    """`stop` and `start` again to see what is left after a restart."""

    def __init__(self, database: str, cache: Path, limits: Limits = LIMITS, bot_pause: float = 0.0, **more: object) -> None:
        port = free_port()
        self.settings = Settings(database, port=port, bot_pause=bot_pause, cache=cache, limits=limits, **more)  # type: ignore[arg-type]
        self.address = f"http://127.0.0.1:{port}"
        self.time = TestTime()
        self.guests: list[Guest] = []
        self.start()

    def start(self) -> None:
        ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

        def opened() -> None:
            self.loop = asyncio.get_running_loop()
            ready.set()

        self.server = OpenedServer(self.settings, opened, self.time)
        self.thread = threading.Thread(target=self.server.run)
        self.thread.start()
        assert ready.wait(60), "the server does not start"

    def stop(self) -> None:
        for guest in self.guests:
            for socket in guest.open:
                socket.close()
        self.server.should_exit = True
        self.thread.join(60)
        assert not self.thread.is_alive()

    @property
    def tables(self) -> Tables:
        app = self.server.config.app
        return cast(Tables, app.state.tables)  # type: ignore[union-attr]

    def guest(self, name: str = "Ann", place: str = "") -> Guest:
        found = Guest(self.address, name, place)
        self.guests.append(found)
        return found

    def do(self, work: "Coroutine[object, object, Answer]") -> Answer:
        """Have the server's own loop do something."""
        assert self.loop is not None
        done: Future[Answer] = asyncio.run_coroutine_threadsafe(work, self.loop)
        return done.result(60)

    def snapshot(self, table: str) -> None:
        """Have the table keep a snapshot now."""
        live = self.tables.live[table]
        self.do(live.snapshot_quietly(live.version))

    def settle(self, table: str) -> None:
        """Wait until no bot at the table is asked anything: some act beside the play, while a person is waited for."""
        live = self.tables.live[table]

        async def quiet() -> None:
            while live.thinking is not None or live.bot_seats():
                await asyncio.sleep(0.01)

        self.do(quiet())

    def pass_time(self, seconds: float) -> None:
        """Time goes by in steps that the server notices as ordinary time; then it looks at its clocks."""
        left = seconds
        while left > 0:
            self.time.hour += min(left, 20.0)
            left -= 20.0
            self.do(self.tables.tick())


class Spare:
    """The processes of servers that have ended, in which bots thought and matches were replayed, for servers of later tests.

    To start one takes a second of the processor. Nothing stays in them of a server without cards of its own: whatever they
    have to know, they are told each time.
    """

    def __init__(self) -> None:
        # By how many processes a pool has.
        self.pools: dict[int, list[ProcessPoolExecutor]] = {}

    @contextmanager
    def lent(self) -> Iterator[None]:
        """Meanwhile servers take their processes from here, and leave them here."""
        plain_start, plain_stop = Workers.start, Workers.stop

        def start(workers: Workers) -> ProcessPoolExecutor:
            spare = self.pools.get(workers.processes)
            if workers.pool is None and spare:
                workers.pool = spare.pop()
            return plain_start(workers)

        def stop(workers: Workers) -> None:
            pool = workers.pool
            if pool is None or pool._broken or pool._pending_work_items:
                plain_stop(workers)
            else:
                workers.pool = None
                self.pools.setdefault(workers.processes, []).append(pool)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Workers, "start", start)
            patch.setattr(Workers, "stop", stop)
            yield

    def end(self) -> None:
        for pools in self.pools.values():
            for pool in pools:
                pool.shutdown()


class Process:
    """A server in a process of its own, which may be told at which point to die."""

    def __init__(self, database: str, die_at: str = "", cache: Path | None = None, mail: str = "", source: str = SOURCE) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        env = {**os.environ, "PYTHONPATH": source, VARIABLE: die_at, LOOPBACK: "1", MAIL: mail}
        if cache is not None:
            env["XDG_CACHE_HOME"] = str(cache)
        words = ["serve", "--port", str(self.port), "--database", database, "--thinkers", "1", "--bot-pause", "0"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bottlecap", *words], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        self.wait()

    def wait(self) -> None:
        for _ in range(600):
            try:
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.errors()}")
            time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def errors(self) -> str:
        return self.process.stderr.read().decode() if self.process.stderr else ""

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)
        if self.process.stderr:
            self.process.stderr.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        if self.process.stderr:
            self.process.stderr.close()
        return code
