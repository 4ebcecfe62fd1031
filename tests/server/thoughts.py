"""Whether the processes in which bots think keep anything of what they thought about."""

import asyncio
import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.server.crowd import Say

import bottlecap
from bottlecap.server.bots.thinking import PATIENCE, best_level, thought
from bottlecap.server.operations.processes import Workers

MOMENTS: Final = 60
# As many thoughts as it takes until every cache is full.
WARM: Final = 2_000
STATM: Final = Path("/proc/self/statm")
PAGE: Final = 4096

Work = Callable[[bytes, str, int, None, bool], object]

hoard: list[object] = []


def hoarding(knows: bytes, level: str, seed: int, own: None, beside: bool) -> object:
    """A mistake to plant: every perspective is kept."""
    hoard.append(bottlecap.Perspective.from_bytes(knows))
    return thought(knows, level, seed, own, beside)


def moments(game: str) -> list[bytes]:
    """What seats know that are asked something, at moments of a random match."""
    match, rng = bottlecap.new(game, seed=1), random.Random(1)
    out: list[bytes] = []
    while len(out) < MOMENTS and not match.over:
        assert match.seat is not None
        out.append(match.perspective(match.seat).to_bytes())
        match.play(rng.choice(match.actions()))
    return out


def think_on(work: Work, knows: list[bytes], level: str, first: int, times: int) -> int:
    """In the worker: that many thoughts, and the memory it has after them."""
    for number, known in zip(range(first, first + times), itertools.cycle(knows), strict=False):
        work(known, level, number, None, False)
    return int(STATM.read_text().split()[1]) * PAGE


async def memory(game: str, thoughts: int, warm: int, say: Say, work: Work) -> list[int]:
    """The memory of one worker after warming up, and after each tenth of the thoughts."""
    knows, level = moments(game), best_level(bottlecap.new(game).game)
    workers = Workers(1, 10 * PATIENCE)
    try:
        found = [await workers.run(think_on, work, knows, level, 0, warm)]
        for part in range(10):
            found.append(await workers.run(think_on, work, knows, level, warm + part * thoughts // 10, thoughts // 10))
            say(f"{(part + 1) * thoughts // 10} thoughts, {found[-1] / 2**20:.1f} MB")
    finally:
        workers.start().shutdown()
    return found


def measured(game: str, thoughts: int, warm: int, say: Say, work: Work) -> tuple[int, int]:
    """The memory of one worker, in bytes: after warming up, and at the end."""
    found = asyncio.run(memory(game, thoughts, warm, say, work))
    return found[0], found[-1]
