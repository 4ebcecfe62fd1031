"""Sockets: one is one seat, or a spectator. What it sends is read, bounded, and handed on."""

import asyncio
import contextlib
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bottlecap.server.errors import Denied, NotRead, denied
from bottlecap.server.operations.crash_points import crash_point
from bottlecap.server.operations.server_log import log
from bottlecap.server.people.guests import Guests, address_of
from bottlecap.server.protocol.basics import ID_LENGTH
from bottlecap.server.protocol.socket_in import client_decoder
from bottlecap.server.protocol.socket_out import Refused
from bottlecap.server.services import Services
from bottlecap.server.store.schema import GuestRow
from bottlecap.server.tables import socket_messages
from bottlecap.server.tables.all_tables import Tables
from bottlecap.server.tables.connections import Connection
from bottlecap.server.tables.live_table import LiveTable
from bottlecap.server.wire.tcp_lines import ABORT

NOT_YOURS: Final = 4403
NOT_FOUND: Final = 4404
NOT_NOW: Final = 4409
TOO_MANY: Final = 4429
TOO_SLOW: Final = 4430
GOING_AWAY: Final = 1001
FAULT: Final = 1011
# By which a line's end is known at which nobody said good-bye.
BROKEN: Final = 1006
# By the registry of these codes: try again later.
RETRY: Final = 1013
CLOSE: Final = {"retry": RETRY, "not-found": NOT_FOUND, "not-now": NOT_NOW, "not-yours": NOT_YOURS}

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, state: State, table: FromPath[str]) -> None:
    tables, services = cast(Tables, state.tables), cast(Services, state.services)
    await socket.accept()
    try:
        guest = await cast(Guests, state.guests).of(socket)
        with services.allowances.socket(guest.id, address_of(socket)):
            found = await tables.get(table)
            await serve(socket, found, connected(found, services, guest, socket), state)
    except (Denied, NotRead) as fault:
        why = denied(fault).code
        await socket.close(CLOSE.get(why, TOO_MANY), why)
    except Exception as fault:
        # Our own mistake stays in our own log.
        log("socket failed", table=table, error=f"{type(fault).__name__}: {fault}", trace=fault)
        services.counters.add("faults_total")
        with contextlib.suppress(Exception):
            await socket.close(FAULT)


def connected(table: LiveTable, services: Services, guest: GuestRow, socket: Socket) -> Connection:
    """The connection that a socket asks for, if its guest may have it."""
    limits = services.settings.limits
    seat, version = number(socket, "seat"), number(socket, "version") or 0
    if seat is not None and (seat >= len(table.people.seats) or guest.id not in table.people.seats[seat].holders):
        raise Denied("not-yours")
    # Onlookers must not keep those away who play.
    if seat is None and len(table.connections) >= limits.sockets_a_table:
        raise Denied("too-many")
    abort = cast(dict[str, Any], socket.scope["extensions"]).get(ABORT)
    return Connection(guest.id, guest.name, seat, version, address_of(socket), abort, guest.browser)


def number(socket: Socket, name: str) -> int | None:
    """A whole number from the address; anything else is as if it were not there."""
    text = socket.query_params.get(name, "")
    return int(text) if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 10 else None


async def serve(socket: Socket, table: LiveTable, connection: Connection, state: State) -> None:
    """Read and write until either side goes.

    Reading is never cancelled: a change that has begun is carried through even if the line breaks meanwhile.
    """

    async def send(data: bytes) -> None:
        await socket.send_data(data, mode="binary")

    async def write() -> None:
        with contextlib.suppress(Exception):
            await connection.pump(send, table.catch_up)
            await socket.close(TOO_SLOW if connection.choked else GOING_AWAY)

    await table.join(connection)
    if (await cast(Guests, state.guests).of(socket)).browser != connection.browser:
        # Shut out while the table was loaded: until now it had no line that could be closed.
        connection.close()
    writing = asyncio.ensure_future(write())
    try:
        await read(socket, table, connection, cast(Services, state.services))
    finally:
        writing.cancel()
        await table.part(connection)


async def read(socket: Socket, table: LiveTable, connection: Connection, services: Services) -> None:
    """Take messages until the line is closed."""
    while True:
        try:
            data = await socket.receive_data(mode="text")
        except WebSocketDisconnect as gone:
            connection.parted = gone.code != BROKEN
            return
        crash_point("received")
        if not services.allowances.messages.take(connection.person, services.time.now()):
            connection.put(Refused(id_of(data), "too-fast"))
            continue
        try:
            message = client_decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            connection.put(Refused(id_of(data), "bad-message", None, str(fault)))
            continue
        await socket_messages.handle(table, connection, message)


class OnlyId(msgspec.Struct):
    id: str = ""


def id_of(data: str) -> str:
    """The id of a message that cannot be read otherwise, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(data, type=OnlyId).id[:ID_LENGTH]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
