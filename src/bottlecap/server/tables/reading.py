"""Time to read: where a move has told people something to read, bots wait for them before they go on."""

import asyncio
import contextlib
from time import monotonic
from typing import Final

from bottlecap.engine.match import Match
from bottlecap.engine.messages import LANGUAGES
from bottlecap.server.operations.settings import BOT_PAUSE
from bottlecap.server.tables.connections import Watching

# As fast as most people read what they have not seen before, and the longest that anybody is waited for.
WORDS_A_SECOND: Final = 4.0
MOST_SECONDS: Final = 20.0

# A seat; None: all who look on without one.
Reader = int | None


class Readers:
    """Until when those who look at a table read what they were told. Nobody has to say that they are done."""

    def __init__(self, happened: int, bot_pause: float) -> None:
        # How much of the match was looked through.
        self.happened = happened
        # Where bots wait for longer or not at all, so they do here.
        self.scale = bot_pause / BOT_PAUSE
        self.until: dict[Reader, float] = {}
        # What each has read already, or had the time to: domains and numbers.
        self.read: dict[Reader, set[tuple[str, int]]] = {}
        # Set when somebody moves or goes: whoever waits looks again how long.
        self.stirred = asyncio.Event()

    def look(self, match: Match, here: Watching, mover: Reader) -> None:
        """Those who are here begin to read what was told since the last look; who has moved has read what came before."""
        since, self.happened = self.happened, match.happened
        if since >= self.happened:
            return
        self.stirred.set()
        if not match.game.guarded or self.scale <= 0:
            return
        if mover is not None:
            self.until.pop(mover, None)
        now = monotonic()
        for reader in readers_among(here):
            seconds = self.scale * self.words_for(match, reader, since) / WORDS_A_SECOND
            if seconds > 0:
                begun = max(now, self.until.get(reader, now))
                self.until[reader] = min(begun + seconds, now + self.scale * MOST_SECONDS)

    def words_for(self, match: Match, reader: Reader, since: int) -> int:
        """How many words were read to somebody since then, without what was read to them before."""
        read, game, words = self.read.setdefault(reader, set()), match.game, 0
        for event in match.events_after(since, reader):
            for thing in game.read_out(event):
                if thing not in read:
                    read.add(thing)
                    words += sum(len(text.split()) for text in game.reading(*thing, LANGUAGES[0]))
        return words

    def left(self, here: Watching) -> float:
        """For how many seconds somebody who is here still reads."""
        now = monotonic()
        return max([0.0, *(self.until[reader] - now for reader in readers_among(here) if reader in self.until)])

    async def wait(self, seconds: float) -> None:
        """So long, or until somebody has moved or gone."""
        self.stirred.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stirred.wait(), seconds)


def readers_among(here: Watching) -> list[Reader]:
    return [*here.seats, *([None] if here.spectators else [])]
