"""Work in other processes: what takes too long or dies there is nobody else's affair."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest
from tests.server.running import Running

import bottlecap
from bottlecap.server.counters import Counters
from bottlecap.server.replays import Replays
from bottlecap.server.thinking import Thinker
from bottlecap.server.workers import NoAnswer, Workers


def forever() -> None:
    while True:
        pass


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """With one process, and one second for a thought."""
    found = Thinker(1, Counters())
    found.workers = Workers(1, 1)
    yield found
    found.workers.stop()


async def thought(thinker: Thinker) -> dict[str, object] | None:
    match = bottlecap.new("kuhn", seed=1)
    return await thinker.think(match.perspective(match.seat).to_bytes(), "random", 1, None, False)


def test_a_thought_that_takes_too_long_costs_no_other_its_answer(thinker: Thinker) -> None:
    async def both() -> tuple[list[object], dict[str, object] | None]:
        hanging = asyncio.ensure_future(thinker.workers.run(forever))
        await asyncio.sleep(0)
        answer = await thought(thinker)
        return list(await asyncio.gather(hanging, return_exceptions=True)), answer

    ended, answer = asyncio.run(both())
    assert [type(fault) for fault in ended] == [NoAnswer]
    assert answer is not None


def test_processes_that_died_while_nobody_needed_them_are_replaced(thinker: Thinker) -> None:
    async def after_a_death() -> dict[str, object] | None:
        dead = await thinker.workers.run(os.getpid)
        os.kill(dead, signal.SIGKILL)
        pool = thinker.workers.pool
        assert pool is not None
        # Until the pool has noticed, it would take work and lose it.
        while not pool._broken:
            await asyncio.sleep(0.01)
        return await thought(thinker)

    assert asyncio.run(after_a_death()) is not None


def test_who_was_late_does_not_end_the_processes_that_others_have_by_now() -> None:
    async def late() -> bool:
        workers = Workers(1, 1)
        old = workers.start()
        workers.give_up(old)
        new = workers.start()
        workers.give_up(old)
        kept = workers.pool is new
        workers.stop()
        return kept

    assert asyncio.run(late())


def test_a_film_that_takes_too_long_is_ended(server: Running) -> None:
    """The process it runs in dies by its own alarm, and the next film has a new one."""
    studio = Replays().studio
    studio.workers.patience = 1

    async def two() -> tuple[str, int]:
        try:
            await studio.work(forever)
        except bottlecap.Error as fault:
            return str(fault), await studio.work(len, "four")
        finally:
            studio.workers.stop()
        return "", 0

    assert server.do(two()) == ("too-long", 4)
