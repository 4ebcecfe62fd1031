"""Servers that are started often: forked from one process that has everything loaded already, and killed for real."""

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from pathlib import Path
from typing import Final

import httpx
from tests.server import planted
from tests.server.postgres import free_port

from bottlecap.engine import registry
from bottlecap.engine.messages import LANGUAGES
from bottlecap.server import run
from bottlecap.server.content.packs import pack_json
from bottlecap.server.operations import crash_points, server_log
from bottlecap.server.operations.settings import Limits, Settings

# Everything a client of a drill sends is meant to be too much.
FREE: Final = Limits(
    messages_a_second=1e9,
    messages_at_once=1e9,
    requests_a_second=1e9,
    requests_at_once=1e9,
    tables_a_guest=1_000_000,
    sockets_a_guest=1_000_000,
    sockets_an_address=1_000_000,
    guests_at_once=1e9,
    tables_at_once=1e9,
    claims_at_once=1e9,
    lobbies_waited_in=1_000_000,
    affairs_at_once=1e9,
    affairs_a_seat=1_000_000,
)

# What every server would read anew when it starts: the games, their messages in all languages, what pages are given of them.
for game in registry.games():
    for lang in LANGUAGES:
        pack_json(game, lang)

context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(["tests.server.forked"])


def serve(settings: Settings, die_at: str, log: Path, plant: str, games: str) -> None:
    """In the other process; plant: a mistake to make, from planted.py. games: where it finds more of them."""
    os.environ[registry.OWN_GAMES] = games
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    crash_points.arm(die_at)
    if plant:
        getattr(planted, plant)()
    server_log.set_up(logging.INFO)
    run.run(settings)


class Ended(RuntimeError):
    """A server that was gone before it answered."""

    def __init__(self, code: int | None, log: str) -> None:
        super().__init__(f"the server ended with {code}: {log}")
        self.code = code


class Forked:
    """A server in a process of its own; `log` is what it writes to its error stream."""

    def __init__(
        self,
        database: str,
        folder: Path,
        die_at: str = "",
        content: tuple[tuple[str, Path], ...] = (),
        plant: str = "",
        limits: Limits = FREE,
        notices_loopback: bool = False,
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.settings = Settings(
            database,
            port=self.port,
            bot_pause=0.0,
            cache=folder / "cache",
            content=content,
            limits=limits,
            evict_after=1e9,
            notices_loopback=notices_loopback,
        )
        games = os.environ.get(registry.OWN_GAMES, "")
        self.process = context.Process(target=serve, args=(self.settings, die_at, self.log, plant, games))
        self.process.start()
        self.wait()

    def wait(self) -> None:
        """Until it answers; a server that was told to die may be gone before."""
        for _ in range(3000):
            try:
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if not self.process.is_alive():
                raise Ended(self.process.exitcode, self.log.read_text())
            time.sleep(0.01)
        raise RuntimeError("the server does not start")

    async def dead(self) -> bool:
        """Whether it died by the kill that it was told to give itself."""
        for _ in range(3000):
            if not self.process.is_alive():
                return self.process.exitcode == -signal.SIGKILL
            await asyncio.sleep(0.01)
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.join(30)

    def stop(self) -> int | None:
        """Have it stop as an operator would; its exit code."""
        self.process.terminate()
        self.process.join(30)
        return self.process.exitcode

    def memory(self) -> int:
        """Bytes that it has in memory (Linux)."""
        assert self.process.pid is not None
        return resident(self.process.pid)

    def failures(self) -> list[str]:
        """What went wrong in it, by its own account."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or '"trace"' in line]

    def count(self, name: str) -> float:
        """One of its counters."""
        for line in httpx.get(f"{self.address}/metrics").text.splitlines():
            if line.startswith(f"bottlecap_{name} "):
                return float(line.split()[1])
        return 0.0


def resident(process: int) -> int:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
