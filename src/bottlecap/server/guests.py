"""Who a browser is: a random token in a cookie, of which only the digest is stored."""

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from bottlecap.server.house import House
from bottlecap.server.security import COOKIE, COOKIE_SECONDS, digest, new_id, new_token
from bottlecap.server.store.base import Change, add_guest
from bottlecap.server.store.schema import GuestRow

NOBODY = GuestRow("", "", "", 0.0)


class Guests:
    """Finds guests by their cookies; those seen lately are remembered."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[str, GuestRow] = {}

    async def of(self, connection: ASGIConnection[Any, Any, Any, State]) -> GuestRow:
        """The guest whose cookie came with it; NOBODY if none did."""
        token = connection.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return NOBODY
        key = digest(token)
        if key not in self.known:
            found = await self.house.store.guest(key)
            if found is None:
                return NOBODY
            if len(self.known) > 10_000:
                self.known.clear()
            self.known[key] = found
        return self.known[key]

    async def welcome(self, request: Request[Any, Any, State]) -> tuple[GuestRow, str | None]:
        """The guest, a new one if need be; and then the token for its cookie."""
        found = await self.of(request)
        if found is not NOBODY:
            return found, None
        token = new_token()
        row = GuestRow(new_id(), digest(token), "", self.house.time.now())
        await self.house.writer.write(Change([], [add_guest(row)]))
        self.known[row.token] = row
        return row, token

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
            secure=self.house.settings.secure,
            samesite="strict",
        )


Body = TypeVar("Body")


def with_cookie(response: Response[Body], guests: Guests, token: str | None) -> Response[Body]:
    if token is not None:
        response.set_cookie(guests.cookie(token))
    return response
