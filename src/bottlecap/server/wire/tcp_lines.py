"""Lines to clients at the level of TCP: whoever does not take what is sent to them is cut off, and holds no memory.

A line that is closed in good manner waits until everything is sent; one whose other end never reads would wait for ever.
"""

import asyncio
import socket
from typing import TYPE_CHECKING, Any, Final, cast

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from bottlecap.server.operations.settings import Limits

# Where the application finds how to cut a socket off.
ABORT: Final = "bottlecap.abort"

if TYPE_CHECKING:
    Base = asyncio.Protocol
else:
    Base = object


class LineConfig(uvicorn.Config):
    """uvicorn's settings, and ours for its lines."""

    limits: Limits = Limits()


class Impatient(Base):
    """Whoever takes too little for too long while more is waiting is cut off."""

    config: uvicorn.Config
    transport: asyncio.Transport
    watching: asyncio.TimerHandle | None = None
    waiting: int = 0

    @property
    def limits(self) -> Limits:
        return cast(LineConfig, self.config).limits

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        if found is not None:
            # What the kernel keeps for a line is memory too.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.limits.line_bytes)

    def connection_lost(self, exc: Exception | None) -> None:
        self.look_away()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        self.look_away()
        super().resume_writing()

    def watch(self) -> None:
        self.look_away()
        self.waiting = self.transport.get_write_buffer_size()
        self.watching = asyncio.get_running_loop().call_later(self.limits.sending_seconds, self.look)

    def look(self) -> None:
        taken = self.waiting - self.transport.get_write_buffer_size()
        if taken < self.limits.sending_bytes:
            self.transport.abort()
        else:
            self.watch()

    def look_away(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            self.watching = None


class HttpLine(Impatient, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Requests. Whoever begins none, or does not come to its end, is cut off: a process has only so many lines for all."""

    # What was asked last when it was looked at last, and when that is done again.
    asked: object = None
    asking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.listen()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.asking is not None:
            self.asking.cancel()
        super().connection_lost(exc)

    def listen(self) -> None:
        self.asked = self.cycle
        self.asking = asyncio.get_running_loop().call_later(self.limits.asking_seconds, self.look_for_request)

    def look_for_request(self) -> None:
        if self.transport.get_protocol() is not self:
            # It has become a socket.
            return
        waits = self.cycle is None or self.cycle.more_body or self.cycle.response_complete
        if waits and self.cycle is self.asked:
            self.transport.abort()
        else:
            self.listen()


class JsonProtocol(ServerProtocol):
    """All that we send is JSON, encoded already, and a page expects text: given as text it would be decoded only to be
    encoded again.
    """

    send_binary = ServerProtocol.send_text


class SocketLine(Impatient, WebSocketsSansIOProtocol):
    """Sockets; the application may cut one off, and whatever is closed is gone after a while, sent or not."""

    closing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn = JsonProtocol(max_size=self.config.ws_max_size, logger=self.conn.logger)

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[ABORT] = self.transport.abort
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self.closing = self.loop.call_later(self.limits.closing_seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.closing is not None:
            self.closing.cancel()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Who asks whether we are there and does not hear the answers gets no more of them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """The other end has not answered for long: there is nobody to say good-bye to."""
        super().keepalive_timeout()
        self.transport.abort()
