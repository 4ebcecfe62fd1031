"""Replays: films of matches, made in another process when somebody asks, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, TypeVar

from msgspec import Raw

import bottlecap
from bottlecap.server import filming
from bottlecap.server.errors import Denied
from bottlecap.server.filming import Film, Own, Reading, Shot
from bottlecap.server.logs import log
from bottlecap.server.protocol import Replay, ReplayFrame, ReplayViews
from bottlecap.server.store.schema import Entry, TableRow
from bottlecap.server.workers import NoAnswer, Workers

# The most that is kept, in bytes; films beyond that are made anew.
MOST_KEPT: Final = 64_000_000
# Views are the large part: more of them than this are asked for in several requests.
MOST_VIEWS: Final = 60
NO_VIEW: Final = Raw(b"null")
# In the place of a number of entries: all that there will ever be.
WHOLE: Final = -1

Words = ParamSpec("Words")
Answer = TypeVar("Answer")
Log = Callable[[], Awaitable[list[Entry]]]


class Studio:
    """One process that replays, one match at a time: nobody's replay may slow down the tables."""

    def __init__(self) -> None:
        self.workers = Workers(1, filming.PATIENCE)
        self.one = asyncio.Lock()

    async def work(self, task: Callable[Words, Answer], *args: Words.args, **more: Words.kwargs) -> Answer:
        """Have it done there; what takes too long is ended, and refused."""
        async with self.one:
            try:
                return await self.workers.run(task, *args, **more)
            except NoAnswer as fault:
                log("replay not made", error=str(fault))
                raise Denied("too-long") from None


class Replays:
    """Films by table, seat and how far the match was; the ones not asked for longest are dropped."""

    def __init__(self) -> None:
        self.studio = Studio()
        self.kept: OrderedDict[tuple[str, int | None, int], Film] = OrderedDict()
        self.size = 0

    async def film(self, row: TableRow, log: Log, own: Own, seat: int | None) -> Film:
        """Of a match that is over nothing needs to be read again."""
        key = (row.id, seat, WHOLE)
        entries: list[Entry] = []
        if row.status != "over" or key not in self.kept:
            entries = await log()
        if row.status != "over":
            key = (row.id, seat, len(entries))
        if key not in self.kept:
            self.keep(key, await self.studio.work(filming.film, row, entries, own, seat))
        self.kept.move_to_end(key)
        return self.kept[key]

    def keep(self, key: tuple[str, int | None, int], found: Film) -> None:
        if key in self.kept:
            return
        self.kept[key] = found
        self.size += found.size
        while self.size > MOST_KEPT and len(self.kept) > 1:
            self.size -= self.kept.popitem(last=False)[1].size

    async def reading(self, text: str, own: Own) -> Reading:
        return await self.studio.work(filming.reading, text, own)

    async def record(self, row: TableRow, log: Log, own: Own) -> str:
        return await self.studio.work(filming.recorded, row, await log(), own)


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
