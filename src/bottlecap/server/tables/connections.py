"""Connections: what each socket has been told, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from bottlecap.server.protocol.basics import encoder
from bottlecap.server.protocol.socket_out import ServerMessage

# Small answers that may wait for a slow client; beyond that it is cut off and comes back by itself.
MOST_WAITING: Final = 200
# A line on which nothing is heard for so many seconds is given up (uvicorn asks every 20 seconds, and waits for 20).
SILENCE: Final = 45.0

Send = Callable[[bytes], Awaitable[None]]
Catch = Callable[["Connection"], Awaitable[None]]


class Connection:
    """One socket: a seat, or a spectator (None). `version` is the last change it was told of."""

    def __init__(
        self,
        guest: str,
        name: str,
        seat: int | None,
        version: int,
        address: str = "",
        abort: Callable[[], None] | None = None,
        browser: str = "",
    ) -> None:
        self.guest = guest
        # Which of the guest's browsers it is of.
        self.browser = browser
        self.name = name
        self.seat = seat
        self.version = version
        self.address = address
        # Cuts the line off, whatever is still to be sent.
        self.abort = abort or self.close
        self.outbox: deque[bytes] = deque()
        # What it sent that is stored, and that its next update acknowledges.
        self.acks: list[str] = []
        self.wake = asyncio.Event()
        # A change came while the last update was still being sent: it needs the newest one.
        self.behind = False
        self.sending = False
        self.closed = False
        # It took so little for so long that it is cut off.
        self.choked = False
        # Its other end has closed it, and not just fallen silent.
        self.parted = False

    def put(self, message: ServerMessage) -> None:
        self.put_bytes(encoder.encode(message))

    def put_bytes(self, data: bytes) -> None:
        if len(self.outbox) >= MOST_WAITING:
            self.closed = self.choked = True
        else:
            self.outbox.append(data)
        self.wake.set()

    def close(self) -> None:
        self.closed = True
        self.wake.set()

    def dismiss(self) -> None:
        """It has no business here any more: closed, or cut off if something is on its way that it may never take."""
        self.close()
        if self.sending:
            self.abort()

    def seen_until(self, now: float) -> float:
        """Until when somebody has looked at what it told them: a line that broke may have been dead for a while."""
        return now if self.parted else now - SILENCE

    @property
    def person(self) -> str:
        """Whom its limits are counted for."""
        return self.guest or self.address

    @property
    def slow(self) -> bool:
        """Whether something is still on its way: updates are whole, so the next one can replace several."""
        return self.sending or len(self.outbox) > 4

    async def pump(self, send: Send, catch_up: Catch) -> None:
        """Send what waits, until the connection is closed."""
        while not self.closed:
            await self.wake.wait()
            self.wake.clear()
            while self.outbox and not self.closed:
                self.sending = True
                await send(self.outbox.popleft())
                self.sending = False
                if self.behind and not self.outbox and not self.closed:
                    self.behind = False
                    await catch_up(self)


class Watching(Struct):
    """Who looks at a table."""

    seats: list[int]
    spectators: int


def watching(connections: set[Connection]) -> Watching:
    seats = sorted({c.seat for c in connections if c.seat is not None})
    return Watching(seats, sum(1 for c in connections if c.seat is None))
