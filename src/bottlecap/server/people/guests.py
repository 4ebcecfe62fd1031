"""Who a browser is: a random token in a cookie, of which only the digest is stored."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Executable

from bottlecap.server.errors import Denied
from bottlecap.server.operations.security import COOKIE, COOKIE_SECONDS, digest, new_id, new_token
from bottlecap.server.services import Services
from bottlecap.server.store.base import Change, add_guest, see_browser
from bottlecap.server.store.schema import GuestRow

MOST_KNOWN: Final = 10_000
SEEN_EVERY: Final = 86_400.0
# By a mark in what a browser says of itself, the more telling ones first: nearly all of them call themselves several names.
BROWSERS: Final = (("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)

NOBODY = GuestRow("", "", "", 0.0, "")


Asked = Request[Any, Any, State]


class Guests:
    """Finds guests by their cookies; those seen lately are remembered."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: dict[str, GuestRow] = {}
        # How often something that was known was no longer so.
        self.forgotten = 0
        # When browsers were last noted as seen.
        self.seen: dict[str, float] = {}

    async def of(self, connection: ASGIConnection[Any, Any, Any, State]) -> GuestRow:
        """The guest whose cookie came with it; NOBODY if none did."""
        token = connection.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return NOBODY
        key = digest(token)
        if key not in self.known:
            return await self.looked_up(key)
        return self.known[key]

    async def looked_up(self, key: str) -> GuestRow:
        before = self.forgotten
        found = await self.services.store.guest(key)
        if self.forgotten != before:
            # Somebody was shut out or has become somebody else while it was read: what was read may be from before.
            found = await self.services.store.guest(key)
        elif found is not None:
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            self.known[key] = found
        return found or NOBODY

    @asynccontextmanager
    async def visit(self, request: Asked) -> AsyncIterator["Visitor"]:
        """Whoever asks for something that needs a guest: a new one is stored with what they ask for, or not at all."""
        found, address = await self.of(request), address_of(request)
        if found is not NOBODY:
            yield Visitor(found, None, address, device_of(request))
            return
        now, allowed = self.services.time.now(), self.services.allowances.guests
        if not allowed.take(address, now):
            raise Denied("too-fast", None, "guests")
        token, id = new_token(), new_id()
        visitor = Visitor(GuestRow(id, digest(token), "", now, id), token, address, device_of(request))
        try:
            yield visitor
        except BaseException:
            allowed.put_back(address)
            raise
        if visitor.arrived:
            self.known.setdefault(visitor.guest.token, visitor.guest)
        else:
            allowed.put_back(address)

    def rename(self, guest: str, name: str) -> None:
        """Somebody has another name, at whichever of their browsers."""
        for token, row in self.known.items():
            if row.id == guest:
                self.known[token] = replace(row, name=name)

    def note_seen(self, guest: GuestRow, device: str) -> None:
        """Once a day, for the list of one's own browsers. If it cannot be stored now, then another time."""
        now = self.services.time.now()
        if now - self.seen.get(guest.browser, -SEEN_EVERY) < SEEN_EVERY:
            return
        if len(self.seen) > MOST_KNOWN:
            self.seen.clear()
        self.seen[guest.browser] = now
        self.services.spawn(self.services.writer.write(Change([], [see_browser(guest.browser, device, now)])), "a browser seen")

    def forget(self, browser: str) -> None:
        """What was known of it is no longer so: it is asked for anew."""
        self.forgotten += 1
        for token in [token for token, row in self.known.items() if row.browser == browser]:
            del self.known[token]

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
    device: str = ""
    arrived: bool = False

    def arrive(self) -> list[Executable]:
        """What must be stored with whatever else is stored for them."""
        self.arrived = True
        return [] if self.token is None else [add_guest(self.guest, self.device)]


def device_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """What a browser calls itself, short enough for a list of one's own devices."""
    text = connection.headers.get("User-Agent", "")
    parts = [next((name for mark, name in marks if mark in text), "") for marks in (BROWSERS, SYSTEMS)]
    return ", ".join(part for part in parts if part)


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    return connection.client.host if connection.client else ""


Body = TypeVar("Body")


def with_cookie(response: Response[Body], guests: Guests, visitor: Visitor) -> Response[Body]:
    if visitor.token is not None and visitor.arrived:
        response.set_cookie(guests.cookie(visitor.token))
    return response
