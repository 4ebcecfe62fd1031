"""Somebody's own page over HTTP: their browsers, and the keys by which they come back."""

from typing import cast

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from bottlecap.server.errors import Denied
from bottlecap.server.people.guests import NOBODY, Asked, Visitor, with_cookie
from bottlecap.server.persons.coming_back import Persons
from bottlecap.server.persons.mail_links import MINUTES, MailLinks
from bottlecap.server.persons.passkeys import Passkeys
from bottlecap.server.protocol.persons import (
    BrowserInfo,
    ComeBack,
    FollowLink,
    MailMe,
    MailSent,
    Me,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyInfo,
    Person,
    RecoveryCode,
)
from bottlecap.server.store.base import drop_key, drop_keys
from bottlecap.server.store.schema import GuestRow, KeyKind
from bottlecap.server.wire.http import REFUSALS, guests_of, me, services_of


def persons_of(state: State) -> Persons:
    return cast(Persons, state.persons)


def passkeys_of(state: State) -> Passkeys:
    return cast(Passkeys, state.passkeys)


def mail_links_of(state: State) -> MailLinks:
    return cast(MailLinks, state.mail_links)


async def known(request: Asked, state: State) -> GuestRow:
    guest = await guests_of(state).of(request)
    if guest is NOBODY:
        raise Denied("not-yours")
    return guest


async def person(request: Asked, state: State) -> Person:
    """Of whoever asks; a stranger has nothing yet."""
    guest, store = await guests_of(state).of(request), services_of(state).store
    has_mail = mail_links_of(state).server is not None
    if guest is NOBODY:
        return Person("", [], [], None, mails=has_mail)
    browsers = await store.browsers_of(guest.id)
    keys = await store.keys_of(guest.id)
    return Person(
        name=guest.name,
        browsers=[BrowserInfo(row.id, row.device, row.created, row.seen, row.id == guest.browser) for row in browsers],
        passkeys=[PasskeyInfo(key.id, key.name, key.created, key.used) for key in keys if key.kind == KeyKind.PASSKEY],
        code=next((key.created for key in keys if key.kind == KeyKind.CODE), None),
        mail=next((key.name for key in keys if key.kind == KeyKind.MAIL), ""),
        mails=has_mail,
    )


@get("", responses=REFUSALS)
async def own_page(request: Asked, state: State) -> Person:
    return await person(request, state)


@post("/code", status_code=200, responses=REFUSALS)
async def new_code(request: Asked, state: State) -> Response[RecoveryCode]:
    guests = guests_of(state)
    async with guests.visit(request) as visitor:
        code = await persons_of(state).new_code(visitor)
    return with_cookie(Response(RecoveryCode(code)), guests, visitor)


@post("/return", status_code=200, responses=REFUSALS)
async def come_back(request: Asked, state: State, data: JSONBody[ComeBack]) -> Response[Me]:
    return await welcome(state, await persons_of(state).come_back(request, data.code))


async def welcome(state: State, visitor: Visitor) -> Response[Me]:
    return with_cookie(Response(await me(state, visitor.guest.id, visitor.guest.name)), guests_of(state), visitor)


@post("/passkeys", status_code=200, responses=REFUSALS)
async def begin_passkey(request: Asked, state: State) -> Response[PasskeyChallenge]:
    """A guest who is new by it is stored with the passkey, not before; the challenge is for them."""
    guest = await known(request, state)
    return Response(await passkeys_of(state).begin(request, Visitor(guest, None, "")))


@post("/passkeys/made", status_code=200, responses=REFUSALS)
async def finish_passkey(request: Asked, state: State, data: JSONBody[PasskeyAnswer]) -> Person:
    async with guests_of(state).visit(request) as visitor:
        await passkeys_of(state).finish(visitor, data)
    return await person(request, state)


@post("/passkeys/{key:str}/drop", status_code=200, responses=REFUSALS)
async def drop_passkey(request: Asked, state: State, key: FromPath[str]) -> Person:
    guest = await known(request, state)
    await persons_of(state).write(drop_key(guest.id, key))
    return await person(request, state)


@post("/return/passkey", status_code=200, responses=REFUSALS)
async def ask_passkey(request: Asked, state: State) -> PasskeyChallenge:
    return passkeys_of(state).ask(request)


@post("/return/passkey/signed", status_code=200, responses=REFUSALS)
async def come_back_by_passkey(request: Asked, state: State, data: JSONBody[PasskeyAnswer]) -> Response[Me]:
    return await welcome(state, await passkeys_of(state).come_back(request, data))


@post("/mail", status_code=200, responses=REFUSALS)
async def keep_mail(request: Asked, state: State, data: JSONBody[MailMe]) -> Response[MailSent]:
    guests = guests_of(state)
    async with guests.visit(request) as visitor:
        await mail_links_of(state).ask_to_keep(request, visitor, data.address.strip(), data.lang)
    return with_cookie(Response(MailSent(MINUTES)), guests, visitor)


@post("/mail/drop", status_code=200, responses=REFUSALS)
async def drop_mail(request: Asked, state: State) -> Person:
    guest = await known(request, state)
    await persons_of(state).write(drop_keys(guest.id, KeyKind.MAIL))
    return await person(request, state)


@post("/return/mail", status_code=200, responses=REFUSALS)
async def ask_mail(request: Asked, state: State, data: JSONBody[MailMe]) -> MailSent:
    await mail_links_of(state).ask_to_return(request, data.address.strip(), data.lang)
    return MailSent(MINUTES)


@post("/return/mail/followed", status_code=200, responses=REFUSALS)
async def follow_mail(request: Asked, state: State, data: JSONBody[FollowLink]) -> Response[Me]:
    return await welcome(state, await mail_links_of(state).follow(request, data.token))


@post("/browsers/{browser:str}/shut-out", status_code=200, responses=REFUSALS)
async def shut_out(request: Asked, state: State, browser: FromPath[str]) -> Me:
    guest = await known(request, state)
    await persons_of(state).shut_out(guest, browser)
    return Me("", False) if browser == guest.browser else await me(state, guest.id, guest.name)


@post("/forget", status_code=200, responses=REFUSALS)
async def forget_me(request: Asked, state: State) -> Me:
    await persons_of(state).forget_me(await known(request, state))
    return Me("", False)


def api() -> Router:
    coming = [come_back, ask_passkey, come_back_by_passkey, ask_mail, follow_mail]
    keys = [new_code, begin_passkey, finish_passkey, drop_passkey, keep_mail, drop_mail]
    return Router("/api/person", route_handlers=[own_page, *keys, *coming, shut_out, forget_me])
