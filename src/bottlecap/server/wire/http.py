"""The HTTP part of the protocol. Handlers translate; what they do is done elsewhere."""

from collections.abc import Sequence
from typing import Annotated, Final, cast

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import bottlecap
from bottlecap.engine.game import Game
from bottlecap.engine.messages import LANGUAGES
from bottlecap.server.bots.thinking import levels_of
from bottlecap.server.content.leaves import MOST_LETTERS, given, wanted_in
from bottlecap.server.errors import STATUS
from bottlecap.server.operations.settings import PACES
from bottlecap.server.people.guests import Asked, Guests, address_of, device_of, with_cookie
from bottlecap.server.people.names import checked_name
from bottlecap.server.people.seats import People
from bottlecap.server.protocol.basics import Problem
from bottlecap.server.protocol.games import GameInfo, Leaves, Lobby, OptionInfo, Pace
from bottlecap.server.protocol.persons import Me
from bottlecap.server.protocol.tables import (
    Claim,
    Created,
    CreateTable,
    RematchWith,
    ResultInfo,
    Return,
    SeatLink,
    SetName,
    SetPick,
    SetReady,
    SetSeat,
    Status,
    TableInfo,
    TableLine,
    TableList,
)
from bottlecap.server.services import Services
from bottlecap.server.store.base import Change, name_guest
from bottlecap.server.store.schema import TableRow
from bottlecap.server.tables import seating
from bottlecap.server.tables.all_tables import Tables
from bottlecap.server.tables.clocks import Clocks
from bottlecap.server.tables.earlier_rules import is_earlier
from bottlecap.server.tables.updates import choice_infos, order_infos, seat_infos, table_info

MOST_LISTED = 100
MOST_LOOKED_THROUGH = 1000

# What the description of the API says of every request: how it may be refused.
REFUSALS: Final = {
    status: ResponseSpec(Problem, description="refused: a code from docs/protocol.md") for status in {400, *STATUS.values()}
}

TablePath = FromPath[str]
SeatPath = FromPath[int]
Keys = Annotated[str, QueryParameter(name="keys", max_length=MOST_LETTERS)]
Language = FromQuery[str]


def services_of(state: State) -> Services:
    return cast(Services, state.services)


def tables_of(state: State) -> Tables:
    return cast(Tables, state.tables)


def guests_of(state: State) -> Guests:
    return cast(Guests, state.guests)


# --- games and people ------------------------------------------------------------------------------------


@get("/lobby", responses=REFUSALS)
async def lobby(state: State) -> Lobby:
    packs = services_of(state).packs
    games = [
        GameInfo(
            id=game.id,
            names={lang: game.text("game-name", {}, lang) for lang in LANGUAGES},
            kinds={lang: game.text("game-kind", {}, lang) for lang in LANGUAGES if game.messages.has("game-kind", lang)},
            about={lang: game.text("game-about", {}, lang) for lang in LANGUAGES if game.messages.has("game-about", lang)},
            minutes=list(game.minutes),
            players=list(game.players),
            options=option_infos(game),
            choices=choice_infos(game),
            orders=order_infos(game),
            content=game.content,
            bots=levels_of(game),
            short=game.short,
            short_about={lang: game.text("game-short", {}, lang) for lang in LANGUAGES if game.short},
            short_minutes=list(game.short_minutes),
            proof=game.proof,
            tells=game.tells,
            words=packs.words_at(game),
            pack=packs.pack_at(game),
        )
        for game in packs.games.values()
    ]
    return Lobby(games, list(PACES.values()), list(LANGUAGES), bottlecap.__version__)


def option_infos(game: Game) -> list[OptionInfo]:
    return [
        OptionInfo(o.name, o.names[o.default] if o.names else o.default, o.low, o.high, list(o.names), list(o.needs), list(o.fair))
        for o in game.options
    ]


@get("/me", responses=REFUSALS)
async def who_am_i(request: Asked, state: State) -> Me:
    guests = guests_of(state)
    guest = await guests.of(request)
    if not guest.id:
        return Me("", False)
    guests.note_seen(guest, device_of(request))
    return await me(state, guest.id, guest.name)


async def me(state: State, guest: str, name: str) -> Me:
    return Me(name, True, kept=bool(await services_of(state).store.keys_of(guest)))


@post("/me", status_code=200, responses=REFUSALS)
async def set_name(request: Asked, state: State, data: JSONBody[SetName]) -> Response[Me]:
    guests = guests_of(state)
    name = checked_name(data.name)
    async with guests.visit(request) as visitor:
        await services_of(state).writer.write(Change([], [*visitor.arrive(), name_guest(visitor.guest.id, name)]))
    guests.rename(visitor.guest.id, name)
    return with_cookie(Response(await me(state, visitor.guest.id, name)), guests, visitor)


# --- lists of tables -------------------------------------------------------------------------------------


@get("/tables", responses=REFUSALS)
async def public_tables(request: Asked, state: State) -> TableList:
    guest, limits = await guests_of(state).of(request), services_of(state).settings.limits
    found = await services_of(state).store.public_tables(MOST_LOOKED_THROUGH, limits.listed_a_host)
    fair = tables_of(state).of_many(found, limits.listed_an_address)
    return TableList(await lines(state, guest.id, fair[:MOST_LISTED]))


@get("/my-tables", responses=REFUSALS)
async def my_tables(request: Asked, state: State) -> TableList:
    guest = await guests_of(state).of(request)
    if not guest.id:
        return TableList([])
    found = await lines(state, guest.id, await services_of(state).store.tables_of(guest.id, MOST_LISTED))
    order = {"playing": 0, "lobby": 1, "over": 2}
    return TableList(sorted(found, key=lambda line: (not line.your_turn, order.get(line.status, 3), -line.created)))


async def lines(state: State, guest: str, rows: Sequence[TableRow]) -> list[TableLine]:
    playing = [row.id for row in rows if row.status == "playing"]
    last = await services_of(state).store.last_clocks(playing) if playing else {}
    packs = services_of(state).packs
    return [table_line(row, guest, last.get(row.id), is_earlier(packs, row)) for row in rows]


def table_line(row: TableRow, guest: str, clock: str | None, earlier: bool) -> TableLine:
    around = People.from_text(row.people)
    waits = Clocks.from_text(clock).waits if clock else {}
    mine = around.seats_of(guest) if guest else []
    return TableLine(
        id=row.id,
        game=row.game,
        status=cast(Status, row.status),
        pace=cast(Pace, row.pace),
        public=bool(row.public),
        created=row.created,
        seats=seat_infos(around, guest, ()),
        your_turn=any(seat in waits for seat in mine),
        earlier=earlier,
        result=None if row.result is None else msgspec.json.decode(row.result, type=ResultInfo),
    )


# --- one table -------------------------------------------------------------------------------------------


@post("/tables", status_code=201, responses=REFUSALS)
async def create(request: Asked, state: State, data: JSONBody[CreateTable]) -> Response[Created]:
    guests = guests_of(state)
    async with guests.visit(request) as visitor:
        table = await seating.create(tables_of(state), visitor, data)
    return with_cookie(Response(Created(table.id), status_code=201), guests, visitor)


@get("/tables/{table:str}", responses=REFUSALS)
async def one_table(request: Asked, state: State, table: TablePath) -> TableInfo:
    return await shown(request, state, table)


@get("/tables/{table:str}/leaves", responses=REFUSALS)
async def leaves(
    request: Asked, state: State, table: TablePath, keys: Keys, lang: Language, seat: FromQuery[int | None] = None
) -> Leaves:
    """What one's own seat, or whoever looks on, may read of the content by now."""
    wanted = wanted_in(keys, lang)
    guest = await guests_of(state).of(request)
    found = await tables_of(state).get(table)
    return given(found.game, await found.readable(guest.id, seat), wanted, lang)


async def shown(request: Asked, state: State, table: str) -> TableInfo:
    guest = await guests_of(state).of(request)
    found = await tables_of(state).get(table)
    return table_info(found, guest.id, found.waits_shown())


@post("/tables/{table:str}/seats/{seat:int}/claim", status_code=200, responses=REFUSALS)
async def claim(request: Asked, state: State, table: TablePath, seat: SeatPath, data: JSONBody[Claim]) -> Response[SeatLink]:
    guests, tables = guests_of(state), tables_of(state)
    found = await tables.get(table)
    async with guests.visit(request) as visitor:
        secret = await seating.claim(tables, found, visitor, seat, data)
    return with_cookie(Response(SeatLink(link_path(table, seat, secret))), guests, visitor)


def link_path(table: str, seat: int, secret: str) -> str:
    """What stands after the # never leaves the browser."""
    return f"/table/{table}#seat={seat}.{secret}"


@post("/tables/{table:str}/seats/{seat:int}/ready", status_code=200, responses=REFUSALS)
async def ready(request: Asked, state: State, table: TablePath, seat: SeatPath, data: JSONBody[SetReady]) -> TableInfo:
    guest = await guests_of(state).of(request)
    await seating.set_ready(await tables_of(state).get(table), guest.id, seat, data.ready)
    return await shown(request, state, table)


@post("/tables/{table:str}/seats/{seat:int}/name", status_code=200, responses=REFUSALS)
async def rename(request: Asked, state: State, table: TablePath, seat: SeatPath, data: JSONBody[SetName]) -> TableInfo:
    guest = await guests_of(state).of(request)
    await seating.rename(await tables_of(state).get(table), guest.id, seat, data.name)
    return await shown(request, state, table)


@post("/tables/{table:str}/seats/{seat:int}/pick", status_code=200, responses=REFUSALS)
async def pick(request: Asked, state: State, table: TablePath, seat: SeatPath, data: JSONBody[SetPick]) -> TableInfo:
    guest = await guests_of(state).of(request)
    await seating.pick(await tables_of(state).get(table), guest.id, seat, data)
    return await shown(request, state, table)


@post("/tables/{table:str}/seats/{seat:int}/fill", status_code=200, responses=REFUSALS)
async def fill(request: Asked, state: State, table: TablePath, seat: SeatPath, data: JSONBody[SetSeat]) -> TableInfo:
    guest = await guests_of(state).of(request)
    await seating.fill(await tables_of(state).get(table), guest.id, seat, data)
    return await shown(request, state, table)


@post("/tables/{table:str}/seats/{seat:int}/remove", status_code=200, responses=REFUSALS)
async def remove(request: Asked, state: State, table: TablePath, seat: SeatPath) -> TableInfo:
    guest = await guests_of(state).of(request)
    await seating.remove(await tables_of(state).get(table), guest.id, seat)
    return await shown(request, state, table)


@post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200, responses=REFUSALS)
async def leave(request: Asked, state: State, table: TablePath, seat: SeatPath) -> TableInfo:
    guest = await guests_of(state).of(request)
    await seating.leave(await tables_of(state).get(table), guest.id, seat)
    return await shown(request, state, table)


@post("/tables/{table:str}/seats/{seat:int}/link", status_code=200, responses=REFUSALS)
async def link(request: Asked, state: State, table: TablePath, seat: SeatPath) -> SeatLink:
    guest = await guests_of(state).of(request)
    secret = await seating.new_link(await tables_of(state).get(table), guest.id, seat)
    return SeatLink(link_path(table, seat, secret))


@post("/tables/{table:str}/seats/{seat:int}/return", status_code=200, responses=REFUSALS)
async def come_back(request: Asked, state: State, table: TablePath, seat: SeatPath, data: JSONBody[Return]) -> Response[TableInfo]:
    guests = guests_of(state)
    found = await tables_of(state).get(table)
    async with guests.visit(request) as visitor:
        await seating.come_back(found, visitor, seat, data.secret)
    return with_cookie(Response(table_info(found, visitor.guest.id, found.waits_shown())), guests, visitor)


@post("/tables/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(request: Asked, state: State, table: TablePath) -> Created:
    tables = tables_of(state)
    guest = await guests_of(state).of(request)
    return Created(await seating.rematch(tables, await tables.get(table), guest.id, address_of(request)))


@post("/tables/{table:str}/rematch-with", status_code=200, responses=REFUSALS)
async def rematch_with(request: Asked, state: State, table: TablePath, data: JSONBody[RematchWith]) -> Created:
    tables = tables_of(state)
    guest = await guests_of(state).of(request)
    return Created(await seating.rematch(tables, await tables.get(table), guest.id, address_of(request), data))


def api() -> Router:
    handlers = [lobby, who_am_i, set_name, public_tables, my_tables, create, one_table, leaves, claim, ready, rename]
    return Router("/api", route_handlers=[*handlers, pick, fill, remove, leave, link, come_back, rematch, rematch_with])
