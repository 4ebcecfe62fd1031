"""Who plays the matches of a simulation: this process, processes of their own, or a Ray cluster.

All three are given the same numbered pieces of work and hand back what comes of them in the order of the numbers. A piece is a
pure function of its numbers, so it does not matter who does it, or whether it is done twice because a worker died.
"""

import argparse
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from bottlecap.engine.errors import BadOption, Error, in_a_line
from bottlecap.extras import MissingExtra, need

# Enough chunks that no worker waits for the last one, and enough matches in each that sending them costs little.
CHUNKS_A_JOB = 8
MOST_IN_CHUNK = 500
# Chunks that are played or wait to be: results come in order, so a slow one must not stop the others.
AHEAD = 4
# How often a chunk is given to another worker of Ray's after its own has died: a bot that ends its process must end the
# simulation at last.
RETRIES = 3

ENDED = "a process that played matches ended by itself"

Out = TypeVar("Out")
# What is done with a range of numbers.
Work = Callable[[range], list[Out]]


class Ray(NamedTuple):
    """A Ray cluster by its address: "local" starts one here, "auto" finds the one this machine belongs to."""

    address: str


# How many processes, or which cluster.
Workers = int | Ray


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The arguments that say who plays."""
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (as many as there are cores)")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help='play on a Ray cluster instead: its address, "auto" for the one this machine belongs to, "local" to start one here',
    )


def workers_of(args: argparse.Namespace) -> Workers:
    """Who plays, as the command line says."""
    if args.ray is None:
        return checked(os.cpu_count() or 1 if args.jobs is None else args.jobs)
    if args.jobs is not None:
        raise BadOption("--jobs is for processes of this machine; with --ray the cluster says how many work")
    return checked(Ray(args.ray))


def checked(workers: Workers) -> Workers:
    """The same, if there can be such workers; what cannot be is told before anything is played."""
    if isinstance(workers, int):
        if workers < 1:
            raise BadOption(f"jobs is a whole number from 1 on, not {workers}")
        return workers
    if not workers.address:
        raise BadOption('the address of a Ray cluster is HOST:PORT, "auto" or "local", not nothing')
    try:
        need("ray")
    except MissingExtra as fault:
        raise Error(str(fault)) from None
    return workers


def done(work: Work[Out], count: int, workers: Workers) -> Generator[Out, None, None]:
    """What comes of the numbers from 0 to `count`, in their order."""
    if isinstance(workers, Ray):
        return over_ray(work, count, workers)
    chunks = chunked(count, workers)
    jobs = min(workers, len(chunks))
    return here(work, count) if jobs == 1 else over_processes(work, chunks, jobs)


def chunked(count: int, jobs: int) -> list[range]:
    size = min(MOST_IN_CHUNK, max(1, count // (CHUNKS_A_JOB * jobs)))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def here(work: Work[Out], count: int) -> Generator[Out, None, None]:
    for number in range(count):
        yield from work(range(number, number + 1))


# --- processes of this machine ------------------------------------------------------------------------


def over_processes(work: Work[Out], chunks: list[range], jobs: int) -> Generator[Out, None, None]:
    """Work in processes of their own."""
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    waiting: deque[Future[list[Out]]] = deque()
    left = iter(chunks)
    try:
        with unheard_by_children():
            for _ in range(AHEAD * jobs):
                submit(pool, work, left, waiting)
        while waiting:
            rows = waiting.popleft().result()
            submit(pool, work, left, waiting)
            yield from rows
    except BrokenProcessPool:
        causes = 'out of memory, a bot that ends it, or a script without `if __name__ == "__main__"`'
        raise Error(f"{ENDED} ({causes})") from None
    except BaseException:
        # Somebody stopped us, or wants no more: the matches under way are of no use to anybody.
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def submit(pool: ProcessPoolExecutor, work: Work[Out], left: Iterator[range], waiting: deque[Future[list[Out]]]) -> None:
    chunk = next(left, None)
    if chunk is not None:
        waiting.append(pool.submit(work, chunk))


@contextmanager
def unheard_by_children() -> Iterator[None]:
    """Processes started within never hear Ctrl-C, not even while they start: the parent ends them, without a word."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# --- many machines ------------------------------------------------------------------------------------


def over_ray(work: Work[Out], count: int, workers: Ray) -> Generator[Out, None, None]:
    """Work on a Ray cluster. What a worker that died had under way is done again by another."""
    ray = import_module("ray")
    own = connected(ray, workers.address)
    waiting: deque[Any] = deque()
    try:
        jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(chunked(count, jobs))
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(in_chunk)
        known = ray.put(work)
        waiting.extend(remote.remote(known, chunk) for _, chunk in zip(range(AHEAD * jobs), left, strict=False))
        while waiting:
            rows: list[Out] = ray.get(waiting.popleft())
            waiting.extend(remote.remote(known, chunk) for _, chunk in zip(range(1), left, strict=False))
            yield from rows
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError) as fault:
        raise Error(f"{ENDED}, {RETRIES + 1} times ({in_a_line(fault)})") from None
    finally:
        for unwanted in waiting:
            ray.cancel(unwanted, force=True)
        if own:
            ray.shutdown()


def in_chunk(work: Work[Out], numbers: range) -> list[Out]:
    return work(numbers)


def connected(ray: Any, address: str) -> bool:
    """Connect to the cluster; False where whoever called us is connected already."""
    if ray.is_initialized():
        return False
    try:
        ray.init(
            address=address, log_to_driver=False, logging_level="error", include_dashboard=False if address == "local" else None
        )
    except (ConnectionError, ValueError, RuntimeError) as fault:
        raise Error(f"there is no Ray cluster at {address}: {in_a_line(fault)}") from None
    return True
