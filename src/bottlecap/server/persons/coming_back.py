"""One person at many browsers, without a password.

Whoever has a key (a recovery code, a passkey) comes back by it from any browser: the browser becomes one of theirs, and all of
theirs hold the same seats. Whoever has none is a guest, as before: their one browser is all they have.
"""

import secrets
from typing import Final

from sqlalchemy import Executable

from bottlecap.server.errors import Denied
from bottlecap.server.operations.security import digest, new_id, new_token
from bottlecap.server.people.guests import NOBODY, Asked, Guests, Visitor, address_of, device_of
from bottlecap.server.services import Services
from bottlecap.server.store.base import (
    Change,
    add_key,
    drop_keys,
    forget_guest,
    give_browser,
    shut_out,
    use_key,
)
from bottlecap.server.store.circle import pass_played, traces_of
from bottlecap.server.store.notices import (
    MOST_ADDRESSES,
    addresses_of,
    drop_browser_push,
    forget_notices,
    pass_addresses,
    pass_wishes,
)
from bottlecap.server.store.schema import GuestRow, KeyKind, KeyRow
from bottlecap.server.tables import handing_over
from bottlecap.server.tables.all_tables import Tables

# A hundred bits, without letters that are taken for others, in groups that one can read out.
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_SIZE: Final = 20
GROUP: Final = 5
# As many tables as one person has ever had.
ALL_TABLES: Final = 100_000
MOST_BROWSERS: Final = 50


def plain_code(text: str) -> str:
    """As it was made, however it was typed."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def shown_code(code: str) -> str:
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


class Persons:
    def __init__(self, services: Services, guests: Guests, tables: Tables) -> None:
        self.services = services
        self.guests = guests
        self.tables = tables

    # --- keys -------------------------------------------------------------------------------------------

    async def new_code(self, visitor: Visitor) -> str:
        """A recovery code, instead of the one before."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_SIZE))
        guest, now = visitor.guest.id, self.services.time.now()
        key = KeyRow(digest(code), guest, KeyKind.CODE, "", "", 0, now, None)
        await self.write(*visitor.arrive(), drop_keys(guest, KeyKind.CODE), add_key(key))
        return shown_code(code)

    async def come_back(self, request: Asked, text: str) -> Visitor:
        """By a recovery code."""
        address = address_of(request)
        if not self.services.allowances.returns.take(address, self.services.time.now()):
            raise Denied("too-fast", None, "returns")
        key = await self.services.store.key(digest(plain_code(text)))
        if key is None or key.kind != KeyKind.CODE:
            raise Denied("bad-code")
        return await self.let_in(request, key, key.count + 1)

    async def let_in(self, request: Asked, key: KeyRow, count: int) -> Visitor:
        """The browser that asks is one of theirs from now on. What its guest had comes along, unless that was somebody
        who has keys of their own: they find it again by those.
        """
        here, now = await self.guests.of(request), self.services.time.now()
        used = use_key(key.id, count, now)
        if here.id == key.guest:
            await self.write(used)
            return Visitor(here, None, address_of(request))
        if len(await self.services.store.browsers_of(key.guest)) >= MOST_BROWSERS:
            raise Denied("too-many", None, "browsers")
        if here is not NOBODY and await self.is_plain(here):
            return await self.take_along(request, here, key.guest, used)
        return await self.new_browser(request, key.guest, used)

    async def is_plain(self, guest: GuestRow) -> bool:
        """A guest with this one browser, and nothing to come back by."""
        store = self.services.store
        return not await store.keys_of(guest.id) and len(await store.browsers_of(guest.id)) == 1

    async def take_along(self, request: Asked, here: GuestRow, person: str, used: Executable) -> Visitor:
        store = self.services.store
        for row in await store.tables_of(here.id, ALL_TABLES):
            await handing_over.hand_over(await self.tables.get(row.id), here.id, person)
        room = MOST_ADDRESSES - len(await addresses_of(store, person))
        kept = [row.id for row in await addresses_of(store, here.id)][: max(0, room)]
        passed = [*pass_addresses(here.id, person, kept), *pass_wishes(here.id, person), *pass_played(here.id, person)]
        await self.write(used, give_browser(here.browser, here.id, person), *passed)
        self.guests.forget(here.browser)
        for guest in (here.id, person):
            await self.services.heed(guest)
        return Visitor(await self.guests.of(request), None, address_of(request))

    async def new_browser(self, request: Asked, person: str, used: Executable) -> Visitor:
        token, now = new_token(), self.services.time.now()
        name = await self.services.store.name_of(person)
        visitor = Visitor(GuestRow(person, digest(token), name, now, new_id()), token, address_of(request), device_of(request))
        await self.write(used, *visitor.arrive())
        return visitor

    # --- browsers -----------------------------------------------------------------------------------------

    async def shut_out(self, guest: GuestRow, browser: str) -> None:
        """That browser is a stranger's from now on, and its sockets are closed."""
        if browser not in {row.id for row in await self.services.store.browsers_of(guest.id)}:
            raise Denied("not-found")
        if browser == guest.browser and not await self.services.store.keys_of(guest.id):
            raise Denied("not-now", None, "no-key")
        await self.write(shut_out(browser), drop_browser_push(browser))
        self.guests.forget(browser)
        self.tables.dismiss(browser)
        await self.services.heed(guest.id)

    async def forget_me(self, guest: GuestRow) -> None:
        """Whoever deletes themselves is nobody at any table, and no match is lost by it."""
        store = self.services.store
        browsers, ids = await store.browsers_of(guest.id), await store.ids_of(guest.id)
        for table, seats in (await traces_of(store, ids)).items():
            await self.forget_at(table, ids, seats)
        await self.write(*forget_guest(ids), *forget_notices(guest.id), *(shut_out(row.id) for row in browsers))
        await self.services.heed(guest.id)
        for browser in browsers:
            self.guests.forget(browser.id)
            self.tables.dismiss(browser.id)

    async def forget_at(self, table: str, ids: list[str], seats: set[int]) -> None:
        try:
            await handing_over.forget(await self.tables.get(table), ids, seats)
        except Denied:
            # It cannot be loaded: what is stored of it names them all the same.
            row = await self.services.store.table(table)
            if row is not None:
                await handing_over.forget_unread(self.services, row, ids, seats)

    async def write(self, *statements: Executable) -> None:
        await self.services.writer.write(Change([], list(statements)))
