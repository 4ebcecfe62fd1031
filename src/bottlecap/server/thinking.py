"""Bots think in other processes, from the bytes of their perspective: the event loop never waits for one."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path
from typing import TypeVar

from bottlecap.bots.base import LEVELS, make
from bottlecap.bots.values import VALUES
from bottlecap.engine import registry
from bottlecap.engine.game import Game
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.values import Action
from bottlecap.server.counters import Counters
from bottlecap.server.logs import log

# A bot that takes longer is played for at random: nobody waits for a bot for ever.
PATIENCE = 30.0

Answer = TypeVar("Answer")


def levels_of(game: Game) -> list[str]:
    """The levels that can play a game: some must know what its positions are worth."""
    return [level for level in LEVELS if game.id in VALUES or not level.startswith("greedy")]


def best_level(game: Game) -> str:
    """Who stands in for people."""
    return "greedy" if "greedy" in levels_of(game) else "random"


class Thinker:
    """A small pool of processes in which bots think."""

    def __init__(self, processes: int, counters: Counters) -> None:
        self.processes = processes
        self.counters = counters
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        self.pool = ProcessPoolExecutor(
            self.processes, mp_context=multiprocessing.get_context("spawn"), initializer=live_with_parent
        )

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def think(
        self, knows: bytes, level: str, seed: int, own: tuple[str, Path] | None, beside: bool
    ) -> dict[str, object] | None:
        """The bot's action as JSON; None if it would rather not act now (only `beside` the play)."""
        for _ in range(2):
            if self.pool is None:
                self.start()
            assert self.pool is not None
            task = asyncio.get_running_loop().run_in_executor(self.pool, thought, knows, level, seed, own, beside)
            try:
                self.counters.add("bot_thoughts_total")
                return await asyncio.wait_for(task, PATIENCE)
            except (BrokenProcessPool, TimeoutError) as fault:
                log("bot did not answer", level=level, error=type(fault).__name__)
                self.stop()
            except Exception as fault:
                # A mistake of the bot's own: nobody must wait for it.
                log("bot failed", level=level, error=f"{type(fault).__name__}: {fault}", trace=fault)
                return None
        return None

    async def work_out(self, work: Callable[..., Answer], *given: object) -> Answer:
        """Something else that needs thought, where the bots think; what goes wrong there is the caller's."""
        if self.pool is None:
            self.start()
        assert self.pool is not None
        return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.pool, work, *given), PATIENCE)


def thought(knows: bytes, level: str, seed: int, own: tuple[str, Path] | None, beside: bool) -> dict[str, object] | None:
    """In the other process: read the perspective, ask the bot."""
    if own is not None:
        # The perspective names its content by hash only: it must be loaded before.
        registry.game(*own)
    perspective = Perspective.from_bytes(knows)
    bot = make(level, seed)
    code = bot.open_pick(perspective) if beside else bot.pick(perspective)
    return None if code < 0 else Action(perspective.game, code).to_json()


def live_with_parent() -> None:
    """A thinking process must not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=die_with, args=(parent.sentinel,), daemon=True).start()


def die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
