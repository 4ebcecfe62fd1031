"""Who a browser is: a random token in a cookie, of which only the digest is stored."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from msgspec import Struct
from sqlalchemy import Executable

from bottlecap.server.errors import Denied
from bottlecap.server.operations.security import COOKIE, COOKIE_SECONDS, digest, new_id, new_token
from bottlecap.server.services import Services
from bottlecap.server.store.base import add_guest
from bottlecap.server.store.schema import GuestRow

NOBODY = GuestRow("", "", "", 0.0)


class Guests:
    """Finds guests by their cookies; those seen lately are remembered."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: dict[str, GuestRow] = {}

    async def of(self, connection: ASGIConnection[Any, Any, Any, State]) -> GuestRow:
        """The guest whose cookie came with it; NOBODY if none did."""
        token = connection.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return NOBODY
        key = digest(token)
        if key not in self.known:
            found = await self.services.store.guest(key)
            if found is None:
                return NOBODY
            if len(self.known) > 10_000:
                self.known.clear()
            self.known[key] = found
        return self.known[key]

    @asynccontextmanager
    async def visit(self, request: Request[Any, Any, State]) -> AsyncIterator["Visitor"]:
        """Whoever asks for something that needs a guest: a new one is stored with what they ask for, or not at all."""
        found, address = await self.of(request), address_of(request)
        if found is not NOBODY:
            yield Visitor(found, None, address)
            return
        now, allowed = self.services.time.now(), self.services.allowances.guests
        if not allowed.take(address, now):
            raise Denied("too-fast", None, "guests")
        token = new_token()
        visitor = Visitor(GuestRow(new_id(), digest(token), "", now), token, address)
        try:
            yield visitor
        except BaseException:
            allowed.put_back(address)
            raise
        if visitor.arrived:
            self.known.setdefault(visitor.guest.token, visitor.guest)
        else:
            allowed.put_back(address)

    def rename(self, guest: GuestRow, name: str) -> GuestRow:
        row = GuestRow(guest.id, guest.token, name, guest.created)
        self.known[row.token] = row
        return row

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=token,
            path="/",
            max_age=COOKIE_SECONDS,
            httponly=True,
            secure=self.services.settings.secure,
            samesite="strict",
        )


class Visitor(Struct):
    """A guest, with the token for the cookie of a new one. What is stored for them first stores themselves.

    arrived: a new one is stored, and will be known again.
    """

    guest: GuestRow
    token: str | None
    address: str
    arrived: bool = False

    def arrive(self) -> list[Executable]:
        """What must be stored with whatever else is stored for them."""
        self.arrived = True
        return [] if self.token is None else [add_guest(self.guest)]


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    return connection.client.host if connection.client else ""


Body = TypeVar("Body")


def with_cookie(response: Response[Body], guests: Guests, visitor: Visitor) -> Response[Body]:
    if visitor.token is not None and visitor.arrived:
        response.set_cookie(guests.cookie(visitor.token))
    return response
