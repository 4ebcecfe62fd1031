"""Work in other processes: the event loop never waits for it, and what takes too long is ended."""

import asyncio
import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, ParamSpec, TypeVar

# A piece of work is ended in its own process. Where that cannot be done, nobody waits for it longer than this many times
# the seconds it was given: beside its own time it may have waited for its turn.
TURNS: Final = 4

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class NoAnswer(Exception):
    """It took too long, or the process it ran in has died."""


class Workers:
    """A pool of processes, made when it is first needed and made anew when one of them has died."""

    def __init__(self, processes: int, patience: int) -> None:
        self.processes = processes
        # How many seconds a piece of work may take.
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=live_with_parent)
        return self.pool

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def run(self, work: Callable[Given, Answer], *given: Given.args, **more: Given.kwargs) -> Answer:
        """What the work gives, or what it raises; NoAnswer where it was ended, maybe for another's fault."""
        pool = self.start()
        try:
            running = pool.submit(functools.partial(bounded, self.patience, work), *given, **more)
            return await asyncio.wait_for(asyncio.wrap_future(running), self.patience * TURNS)
        except (BrokenProcessPool, TimeoutError) as fault:
            self.give_up(pool)
            raise NoAnswer(type(fault).__name__) from None

    def give_up(self, pool: ProcessPoolExecutor) -> None:
        """Use that pool no more. What others wait for in it is not cancelled; it may be a new one already."""
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False)


def bounded(patience: int, work: Callable[Given, Answer], *given: Given.args, **more: Given.kwargs) -> Answer:
    """In the other process: end it if this takes too long. Compiled code hears no exception, so the process itself goes."""
    if not hasattr(signal, "SIGALRM"):
        return work(*given, **more)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(patience)
    try:
        return work(*given, **more)
    finally:
        signal.alarm(0)


def live_with_parent() -> None:
    """A process of ours must not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=die_with, args=(parent.sentinel,), daemon=True).start()


def die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
