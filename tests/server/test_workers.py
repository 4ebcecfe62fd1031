"""Work in other processes: what takes too long or dies there is nobody else's affair."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.running import Running

import bottlecap
from bottlecap.bots.base import LEVELS, CompiledBot
from bottlecap.server.bots.fair_queue import Asker
from bottlecap.server.bots.thinking import Thinker, reads_events
from bottlecap.server.bots.thinking import thought as thought_of
from bottlecap.server.operations.metrics import Counters
from bottlecap.server.operations.processes import NoAnswer, Workers
from bottlecap.server.replays.library import MOST_WAITING, ReplayQueue


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
    return await thinker.think(match.perspective(match.seat).to_bytes(), "random", 1, None, False, Asker("Ann"))


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


@pytest.fixture
def queue() -> Iterator[ReplayQueue]:
    """With one second for a film."""
    found = ReplayQueue()
    for workers in found.workers:
        workers.patience = 1
    yield found
    found.stop()


def test_a_film_that_takes_too_long_is_ended(queue: ReplayQueue) -> None:
    """The process it runs in dies by its own alarm, and the next film has a new one."""

    async def two() -> tuple[str, int]:
        try:
            await queue.work("ann", 1, lambda workers: workers.run(forever))
        except bottlecap.Error as fault:
            for workers in queue.workers:
                # A new process may take its time to start.
                workers.patience = 60
            return str(fault), await queue.work("ann", 2, lambda workers: workers.run(len, "four"))
        return "", 0

    assert asyncio.run(two()) == ("too-long", 4)


class Made:
    """Films that take as long as the test wants, instead of processes."""

    def __init__(self, queue: ReplayQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.go_on = asyncio.Event()

    def ask(self, who: str, name: str) -> "asyncio.Future[str]":
        async def make(_: Workers) -> str:
            self.begun.append(name)
            await self.go_on.wait()
            return name

        return asyncio.ensure_future(self.queue.work(who, name, make))


async def let_go_on() -> None:
    """Until everything that can happen by itself has happened."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_who_asks_for_much_waits_for_themselves(queue: ReplayQueue) -> None:
    async def both() -> list[str]:
        made = Made(queue)
        asked = [made.ask("ann", f"ann {number}") for number in range(5)]
        await let_go_on()
        # One of hers is made; there is room for somebody else though she asked for more before.
        assert made.begun == ["ann 0"]
        asked += [made.ask("ben", "ben 0"), made.ask("eve", "eve 0")]
        await let_go_on()
        assert made.begun == ["ann 0", "ben 0"]
        made.go_on.set()
        await asyncio.gather(*asked)
        return made.begun

    begun = asyncio.run(both())
    assert begun.index("eve 0") <= 3 and [name for name in begun if name.startswith("ann")] == [f"ann {n}" for n in range(5)]
    assert not queue.queues and not queue.jobs and not queue.served and len(queue.free) == len(queue.workers)


def test_what_is_asked_for_twice_is_made_once(queue: ReplayQueue) -> None:
    async def many() -> tuple[list[str], list[object]]:
        made = Made(queue)
        asked = [made.ask("ann", "film"), *(made.ask(who, "film") for who in ("ann", "ben", "eve"))]
        await let_go_on()
        # The first one goes away; the others still get it.
        asked[0].cancel()
        made.go_on.set()
        return made.begun, list(await asyncio.gather(*asked[1:]))

    assert asyncio.run(many()) == (["film"], ["film"] * 3)


def test_one_person_s_queue_has_an_end(queue: ReplayQueue) -> None:
    async def too_many() -> None:
        made = Made(queue)
        asked = [made.ask("ann", str(number)) for number in range(MOST_WAITING + 1)]
        await let_go_on()
        with pytest.raises(bottlecap.Error, match="too-many"):
            await made.ask("ann", "one more")
        other = made.ask("ben", "ben")
        made.go_on.set()
        await asyncio.gather(*asked, other)

    asyncio.run(too_many())


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_thinks_from_what_it_is_sent(level: str) -> None:
    """Whoever reads no events is sent none, however long the match is."""
    match = bottlecap.new("shelter", 2, 1, {"rounds": 1})
    seat = match.seat
    answer = thought_of(match.perspective(seat).to_bytes(reads_events(level)), level, 1, None, False)
    assert answer is not None
    assert match.why_not(match.game.action_from_json(answer), seat) is None


class Historian(CompiledBot):
    """A bot that goes by what happened."""

    def pick(self, perspective: bottlecap.Perspective, /) -> int:
        assert len(perspective.events) > 0
        return perspective.actions[0].code


def test_a_bot_that_reads_events_is_sent_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "historian", f"{__name__}:Historian")
    match = bottlecap.new("locker", 2, 1)
    knows = match.perspective(0).to_bytes(reads_events("historian"))
    assert thought_of(knows, "historian", 1, None, False) is not None


def test_a_table_sends_its_bots_no_events_that_they_do_not_read(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    think = Thinker.think

    def watched(self: Thinker, knows: bytes, *given: Any) -> Any:
        sizes.append(len(knows))
        return think(self, knows, *given)

    monkeypatch.setattr(Thinker, "think", watched)
    guest = server.guest()
    socket = guest.socket(guest.create("locker", ["me", "random"], options={"rounds": 40}), 0)
    socket.play_out(random.Random(1))
    assert len(sizes) == 40
    # Cards come and go, the match's length does not show.
    assert max(sizes[20:]) <= max(sizes[:20]) + 3
