"""Somebody's circle over HTTP: whom they have played with, and their own matches."""

from typing import cast

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from bottlecap.server.people.guests import NOBODY, Asked, Visitor, address_of
from bottlecap.server.persons.circle import Circle
from bottlecap.server.protocol.circle import Circle as ToldCircle
from bottlecap.server.protocol.circle import ForgetCircle, MatchLine
from bottlecap.server.protocol.tables import Created
from bottlecap.server.wire.http import REFUSALS, guests_of, lines
from bottlecap.server.wire.person_http import known

# So many of one's own matches are listed.
MOST_LISTED = 200


def circle_of(state: State) -> Circle:
    return cast(Circle, state.circle)


async def told(state: State, guest: str) -> ToldCircle:
    circle = circle_of(state)
    matches = await circle.matches(guest)
    listed = matches[:MOST_LISTED]
    tables = await lines(state, guest, [match.row for match in listed])
    mine = [MatchLine(table, match.seats, match.left) for table, match in zip(tables, listed, strict=True)]
    return ToldCircle(circle.people(guest, matches), mine)


@get("", responses=REFUSALS)
async def own_circle(request: Asked, state: State) -> ToldCircle:
    guest = await guests_of(state).of(request)
    return ToldCircle([], []) if guest is NOBODY else await told(state, guest.id)


@post("/{person:str}/invite", status_code=200, responses=REFUSALS)
async def invite(request: Asked, state: State, person: FromPath[str]) -> Created:
    visitor = Visitor(await known(request, state), None, address_of(request))
    return Created(await circle_of(state).invite(visitor, person))


@post("/forget", status_code=200, responses=REFUSALS)
async def forget(request: Asked, state: State, data: JSONBody[ForgetCircle]) -> ToldCircle:
    guest = await known(request, state)
    await circle_of(state).forget(guest.id, data.person)
    return await told(state, guest.id)


def api() -> Router:
    return Router("/api/person/circle", route_handlers=[own_circle, invite, forget])
