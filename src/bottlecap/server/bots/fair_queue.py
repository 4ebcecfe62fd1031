"""Whose turn it is where many wait for few places: everybody in turn, however much one of them asks for."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

# Those who come last get every so-manieth turn all the same: nobody waits for ever.
LAST_IN: Final = 8

Waiting = dict[str, deque["asyncio.Future[None]"]]


class Asker(Struct):
    """For whom it is; last: they need it less, and come after all others."""

    who: str
    last: bool = False


class FairQueue:
    """So many at once. Whoever waits is called by turns: the first of each person, then the second of each."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.first: Waiting = {}
        self.last: Waiting = {}
        self.called = 0

    @asynccontextmanager
    async def wait(self, asker: Asker) -> AsyncIterator[None]:
        await self.take(asker)
        try:
            yield
        finally:
            self.give()

    async def take(self, asker: Asker) -> None:
        if self.free > 0:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self.last if asker.last else self.first).setdefault(asker.who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                # Called, and gone in the same moment: the next one is called instead.
                self.give()
            raise

    def give(self) -> None:
        """Call the next one, or have a place free."""
        while self.first or self.last:
            self.called += 1
            group = self.last if not self.first or (self.last and self.called % LAST_IN == 0) else self.first
            called = next_of(group)
            if not called.done():
                called.set_result(None)
                return
        self.free += 1


def next_of(group: Waiting) -> "asyncio.Future[None]":
    """The first who waits of whoever is next; that one comes after all others then."""
    who = next(iter(group))
    waiting = group.pop(who)
    called = waiting.popleft()
    if waiting:
        group[who] = waiting
    return called
