"""Replays: films of matches and their stories, made in another process when somebody asks, and kept while there is room."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeVar

from msgspec import Raw, Struct

import bottlecap
from bottlecap.server.errors import Denied
from bottlecap.server.operations.processes import NoAnswer, Workers
from bottlecap.server.operations.server_log import log
from bottlecap.server.protocol.replays import Replay, ReplayFrame, ReplayViews
from bottlecap.server.replays import making
from bottlecap.server.replays.making import Film, Reading, Shot, Story
from bottlecap.server.store.schema import Entry, TableRow
from bottlecap.server.tables.entries import Own

# The most that is kept, in bytes; what is beyond that is made anew.
MOST_KEPT: Final = 64_000_000
# So many people's replays are made at once, one for each.
PROCESSES: Final = 2
# So many of one person's may wait.
MOST_WAITING: Final = 20
# Views are the large part: more of them than this are asked for in several requests.
MOST_VIEWS: Final = 60
NO_VIEW: Final = Raw(b"null")
# In the place of a number of entries: all that there will ever be.
WHOLE: Final = -1

Answer = TypeVar("Answer")
Kept = TypeVar("Kept", Film, Story)
# What something is kept by: the table first.
Key = tuple[Hashable, ...]
Log = Callable[[], Awaitable[list[Entry]]]


class Job(Struct, eq=False):
    """Something to be made, and everybody who waits for it."""

    make: Callable[[Workers], Awaitable[Any]]
    done: "asyncio.Future[Any]"


class ReplayQueue:
    """A few processes that replay, each for another person: whoever asks for much waits for themselves, and nobody's
    replay may slow down the tables.
    """

    def __init__(self) -> None:
        # Each by itself, since a process that is ended takes those of the same pool with it.
        self.workers = [Workers(1, making.PATIENCE) for _ in range(PROCESSES)]
        self.free = list(self.workers)
        # What waits, by person, in the order in which it is their turn; whoever is served stands at the end.
        self.queues: OrderedDict[str, deque[Job]] = OrderedDict()
        self.served: set[str] = set()
        self.jobs: dict[Hashable, Job] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        for workers in self.workers:
            workers.stop()

    async def work(self, who: str, key: Hashable, make: Callable[[Workers], Awaitable[Answer]]) -> Answer:
        """Have it made there; what is asked for twice is made once, and what takes too long is ended, and refused."""
        job = self.jobs.get(key)
        if job is None:
            job = self.line_up(who, key, Job(make, asyncio.get_running_loop().create_future()))
        # Whoever goes away takes nothing from those who wait for the same.
        answer: Answer = await asyncio.shield(job.done)
        return answer

    def line_up(self, who: str, key: Hashable, job: Job) -> Job:
        if len(self.queues.get(who, ())) >= MOST_WAITING:
            raise Denied("too-many")
        self.queues.setdefault(who, deque()).append(job)
        self.jobs[key] = job

        def made(done: "asyncio.Future[Any]") -> None:
            del self.jobs[key]
            # It may fail when nobody waits for it any more: that is no fault of ours.
            done.cancelled() or done.exception()

        job.done.add_done_callback(made)
        self.serve()
        return job

    def serve(self) -> None:
        """Let the next person in for every process that is free."""
        while self.free and (who := next((who for who in self.queues if who not in self.served), None)) is not None:
            job = self.queues[who].popleft()
            if self.queues[who]:
                self.queues.move_to_end(who)
            else:
                del self.queues[who]
            self.served.add(who)
            task = asyncio.create_task(self.make(who, job, self.free.pop()))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def make(self, who: str, job: Job, workers: Workers) -> None:
        try:
            found = await job.make(workers)
        except NoAnswer as fault:
            log("replay not made", error=str(fault))
            job.done.set_exception(Denied("too-long"))
        except Exception as fault:
            job.done.set_exception(fault)
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        else:
            job.done.set_result(found)
        finally:
            self.free.append(workers)
            self.served.discard(who)
            self.serve()


class Replays:
    """Films by table, seat and how far the match was, stories by language and names too; the ones not asked for longest are
    dropped.
    """

    def __init__(self) -> None:
        self.queue = ReplayQueue()
        self.kept: OrderedDict[Key, Film | Story] = OrderedDict()
        self.size = 0

    async def film(self, who: str, row: TableRow, log: Log, own: Own, seat: int | None) -> Film:
        """Of a match that is over nothing needs to be read again."""
        entries = None if row.status == "over" else await log()

        async def make(workers: Workers) -> Film:
            return await workers.run(making.film, row, await log() if entries is None else entries, own, seat)

        return await self.kept_or_made(who, (row.id, seat, WHOLE if entries is None else len(entries)), Film, make)

    async def story(self, who: str, row: TableRow, log: Log, own: Own, seat: int | None, lang: str, names: list[str]) -> Story:
        """The same, told in that language of people of these names."""
        entries = None if row.status == "over" else await log()

        async def make(workers: Workers) -> Story:
            return await workers.run(making.story, row, await log() if entries is None else entries, own, seat, lang, names)

        length = WHOLE if entries is None else len(entries)
        return await self.kept_or_made(who, (row.id, seat, length, lang, *names), Story, make)

    async def kept_or_made(self, who: str, key: Key, kind: type[Kept], make: Callable[[Workers], Awaitable[Kept]]) -> Kept:
        kept = self.kept.get(key)
        if isinstance(kept, kind):
            self.kept.move_to_end(key)
            return kept
        found = await self.queue.work(who, (kind.__name__, key), make)
        self.keep(key, found)
        return found

    def keep(self, key: Key, found: Film | Story) -> None:
        if key in self.kept:
            return
        self.kept[key] = found
        self.size += found.size
        while self.size > MOST_KEPT and len(self.kept) > 1:
            self.size -= self.kept.popitem(last=False)[1].size

    async def reading(self, who: str, text: str, own: Own) -> Reading:
        return await self.queue.work(who, ("reading", text), lambda workers: workers.run(making.reading, text, own))

    async def record(self, who: str, row: TableRow, log: Log, own: Own) -> str:
        """Of a match that is over: it is always the same."""

        async def make(workers: Workers) -> str:
            return await workers.run(making.recorded, row, await log(), own)

        return await self.queue.work(who, ("record", row.id), make)


def seat_named(name: str, players: int) -> int | None:
    """A seat by its number; "open" is the seat of chance, which knows everything; "watch" a spectator's."""
    if name == "open":
        return bottlecap.CHANCE
    if name == "watch":
        return None
    # No table has ten seats.
    if name.isascii() and name.isdecimal() and len(name) == 1 and int(name) < players:
        return int(name)
    raise Denied("bad-seat", None, "seat")


def part(film: Film, first: int, last: int, views: ReplayViews) -> Replay:
    """The frames from `first` up to, not including, `last`; with all views there are so many at most."""
    shots = film.shots
    end = min(last, len(shots), first + MOST_VIEWS if views == "all" else len(shots))
    frames = [frame(shots, step, views) for step in range(first, end)]
    return Replay(len(shots), frames, film.result)


def frame(shots: list[Shot], step: int, views: ReplayViews) -> ReplayFrame:
    shot = shots[step]
    turning = step == 0 or step == len(shots) - 1 or shot.round != shots[step - 1].round
    seen = views == "all" or (views == "rounds" and turning)
    view = Raw(shot.view) if seen else NO_VIEW
    return ReplayFrame(step, shot.version, shot.kind, shot.seat, shot.back, shot.round, Raw(shot.events), view)
