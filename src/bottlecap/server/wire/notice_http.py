"""Where and of what somebody is told once the page is closed, over HTTP."""

from typing import Literal, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from sqlalchemy import Executable

from bottlecap.server.errors import Denied
from bottlecap.server.notices.delivery import MISSING
from bottlecap.server.notices.sending import Notifier, can_send, is_point, unb64
from bottlecap.server.notices.wishes import Wishes, checked, wishes_from
from bottlecap.server.notices.wording import test_message
from bottlecap.server.operations.security import new_id
from bottlecap.server.people.guests import Asked, Visitor, with_cookie
from bottlecap.server.protocol.notices import AddAddress, AddPush, AddressInfo, Notices, PushKeys, SetWishes, Tried
from bottlecap.server.store.base import Change
from bottlecap.server.store.notices import (
    MOST_ADDRESSES,
    add_address,
    addresses_of,
    drop_address,
    drop_push,
    put_wishes,
    set_failed,
    tellers_at,
    wishes_of,
)
from bottlecap.server.store.schema import AddressRow
from bottlecap.server.wire.http import REFUSALS, guests_of, services_of, tables_of
from bottlecap.server.wire.person_http import known

SHOWN_LENGTH = 100
SECRET_BYTES = 16


def notifier_of(state: State) -> Notifier:
    return cast(Notifier, state.notifier)


async def notices(state: State, guest: str) -> Notices:
    notifier = notifier_of(state)
    wishes = wishes_from(await wishes_of(notifier.store, guest))
    quiet = None if wishes.quiet is None else list(wishes.quiet)
    infos = [address_info(row) for row in await addresses_of(notifier.store, guest)]
    return Notices(notifier.public_key(), infos, wishes.lang, list(wishes.kinds), quiet, wishes.zone, list(wishes.muted))


def address_info(row: AddressRow) -> AddressInfo:
    kind = cast(Literal["push", "service"], row.kind)
    return AddressInfo(row.id, kind, row.name, row.created, row.failed, row.rests)


@get("", responses=REFUSALS)
async def own_notices(request: Asked, state: State) -> Notices:
    return await notices(state, (await guests_of(state).of(request)).id)


async def store(state: State, visitor: Visitor, *statements: Executable) -> Notices:
    await services_of(state).writer.write(Change([], [*visitor.arrive(), *statements]))
    await notifier_of(state).heed(visitor.guest.id)
    return await notices(state, visitor.guest.id)


@post("/push", status_code=200, responses=REFUSALS)
async def add_push(request: Asked, state: State, data: JSONBody[AddPush]) -> Response[Notices]:
    if not is_subscription(data.endpoint, data.keys):
        raise Denied("bad-address")
    body = {"endpoint": data.endpoint, "keys": {"p256dh": data.keys.p256dh, "auth": data.keys.auth}}
    return await add(request, state, "push", msgspec.json.encode(body).decode(), "")


@post("/addresses", status_code=200, responses=REFUSALS)
async def add_service(request: Asked, state: State, data: JSONBody[AddAddress]) -> Response[Notices]:
    if not can_send():
        raise Denied("not-now", None, MISSING)
    name = await notifier_of(state).shown(data.address) if data.address.isprintable() else ""
    if not name:
        raise Denied("bad-address")
    return await add(request, state, "service", data.address, name[:SHOWN_LENGTH])


def is_subscription(endpoint: str, keys: PushKeys) -> bool:
    """Whether anything can ever be sealed for it: a point of the curve, and a secret of 16 bytes."""
    try:
        point, secret, host = unb64(keys.p256dh), unb64(keys.auth), urlsplit(endpoint).hostname
    except ValueError:
        return False
    return bool(host) and len(secret) == SECRET_BYTES and is_point(point)


async def add(request: Asked, state: State, kind: str, address: str, name: str) -> Response[Notices]:
    guests, services, tables = guests_of(state), services_of(state), tables_of(state)
    async with guests.visit(request) as visitor, tables.one_by_one(visitor.guest.id):
        guest = visitor.guest
        rows = await addresses_of(services.store, guest.id)
        # A browser that subscribes again, or somebody who sends a form twice.
        again = [row for row in rows if row.kind == kind and row.address == address]
        if len(rows) - len(again) >= MOST_ADDRESSES:
            raise Denied("too-many", None, "addresses")
        gone = [drop_address(guest.id, row.id) for row in again]
        before = await tellers_at(services.store, address) if kind == "push" else []
        # A browser tells whoever is at it now, and nobody's who was there before.
        gone += [drop_push(address)] if kind == "push" else []
        row = AddressRow(new_id(), guest.id, kind, address, name or visitor.device, services.time.now(), 0, "", guest.browser)
        answer = await store(state, visitor, *gone, add_address(row))
        for other in before:
            await notifier_of(state).heed(other)
    return with_cookie(Response(answer), guests, visitor)


@post("/addresses/{address:str}/drop", status_code=200, responses=REFUSALS)
async def drop(request: Asked, state: State, address: FromPath[str]) -> Notices:
    guest = await known(request, state)
    return await store(state, Visitor(guest, None, ""), drop_address(guest.id, address))


@post("/addresses/{address:str}/try", status_code=200, responses=REFUSALS)
async def try_it(request: Asked, state: State, address: FromPath[str]) -> Tried:
    """Send a trial message; an address that rested goes on if it arrives."""
    guest, notifier, services = await known(request, state), notifier_of(state), services_of(state)
    row = next((row for row in await addresses_of(notifier.store, guest.id) if row.id == address), None)
    if row is None:
        raise Denied("not-found")
    if not services.allowances.trials.take(guest.id, services.time.now()):
        raise Denied("too-fast", None, "trials")
    wishes = wishes_from(await wishes_of(notifier.store, guest.id))
    sent = await notifier.deliver(row, test_message(wishes.lang, services), trial=True)
    # One that does not arrive is told here and now; what rests is said by what is really sent.
    await store(state, Visitor(guest, None, ""), *([set_failed(row.id, 0, "")] if sent.good else []))
    return Tried(sent.good, sent.why)


@post("/wishes", status_code=200, responses=REFUSALS)
async def set_wishes(request: Asked, state: State, data: JSONBody[SetWishes]) -> Response[Notices]:
    guests = guests_of(state)
    quiet = None if data.quiet is None else (data.quiet[0], data.quiet[1])
    wishes = checked(Wishes(data.lang, list(dict.fromkeys(data.kinds)), quiet, data.zone, data.muted))
    async with guests.visit(request) as visitor:
        answer = await store(state, visitor, *put_wishes(visitor.guest.id, wishes.text()))
    return with_cookie(Response(answer), guests, visitor)


def api() -> Router:
    return Router("/api/person/notices", route_handlers=[own_notices, add_push, add_service, drop, try_it, set_wishes])
