"""Replays, stories and records over HTTP."""

from typing import Annotated, Final, cast

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, QueryParameter

from bottlecap import chronicle
from bottlecap.engine.messages import LANGUAGES
from bottlecap.server.content.leaves import given, wanted_in
from bottlecap.server.errors import Denied
from bottlecap.server.operations.rate_limits import Buckets
from bottlecap.server.operations.security import only_styled_by
from bottlecap.server.operations.settings import RECORD_BYTES
from bottlecap.server.people.guests import Asked, address_of, with_cookie
from bottlecap.server.people.seats import People
from bottlecap.server.protocol.basics import encoder
from bottlecap.server.protocol.games import Leaves
from bottlecap.server.protocol.replays import Replay, ReplayViews, StoryForm
from bottlecap.server.protocol.tables import Created
from bottlecap.server.replays import library, record_import
from bottlecap.server.replays.library import Replays
from bottlecap.server.replays.making import Film
from bottlecap.server.store.schema import TableRow
from bottlecap.server.tables import earlier_rules
from bottlecap.server.wire.http import REFUSALS, Keys, Language, TablePath, guests_of, services_of

# After the end nothing changes any more; but a later version may show it in another form.
KEPT: Final = "private, max-age=3600"
FAR: Final = 1 << 30
# Every record is replayed: so many at once from one address, then one in so many seconds.
RECORDS_AT_ONCE: Final = 12.0
RECORDS_A_SECOND: Final = 0.1

Seat = FromQuery[str]
Views = FromQuery[ReplayViews]
Form = FromQuery[StoryForm]
From = Annotated[int, QueryParameter(name="from", ge=0, le=FAR)]
To = Annotated[int, QueryParameter(name="to", ge=0, le=FAR)]


def replays_of(state: State) -> Replays:
    return cast(Replays, state.replays)


@get(
    "/tables/{table:str}/replay",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Replay, generate_examples=False), **REFUSALS},
)
async def replay(
    request: Asked,
    state: State,
    table: TablePath,
    seat: Seat = "open",
    first: From = 0,
    last: To = FAR,
    views: Views = "all",
) -> Response[bytes]:
    """The match step by step: after the end from any seat or with everything open, before it from one's own only."""
    row = await row_of(state, table)
    film = await film_for(request, state, row, seat)
    body = encoder.encode(library.part(film, first, last, views))
    headers = {"Cache-Control": KEPT if row.status == "over" else "no-store"}
    return Response(body, media_type=MediaType.JSON, headers=headers)


async def film_for(request: Asked, state: State, row: TableRow, seat: str) -> Film:
    """The film of a seat, if whoever asks may see it."""
    place = await point_of_view(request, state, row, seat)
    services = services_of(state)
    own = services.packs.own(await services.packs.game(row.game, row.content))
    return await replays_of(state).film(address_of(request), row, lambda: services.store.entries_of(row.id), own, place)


async def point_of_view(request: Asked, state: State, row: TableRow, seat: str) -> int | None:
    """The seat of that name, if whoever asks may see the match from there: before its end, from their own only."""
    services = services_of(state)
    if earlier_rules.is_earlier(services.packs, row):
        raise Denied("old-rules", None, str(row.rules))
    if row.status not in ("playing", "over"):
        raise Denied("not-now")
    place = library.seat_named(seat, row.players)
    if row.status != "over" and not await holds(request, state, row, place):
        raise Denied("not-over")
    return place


@get("/tables/{table:str}/chronicle", media_type="text/*", responses=REFUSALS)
async def story(
    request: Asked, state: State, table: TablePath, lang: Language, seat: Seat = "open", form: Form = "html"
) -> Response[str]:
    """The match as a story, for whoever may see its film: a page to open or to keep, or plain text."""
    if lang not in LANGUAGES:
        raise Denied("bad-message", None, "lang")
    row, services = await row_of(state, table), services_of(state)
    place = await point_of_view(request, state, row, seat)
    game = await services.packs.game(row.game, row.content)
    if not game.tells:
        raise Denied("no-story", None, row.game)
    names = [seat.name or seat.left for seat in People.from_text(row.people).seats]
    found = await replays_of(state).story(
        address_of(request), row, lambda: services.store.entries_of(row.id), services.packs.own(game), place, lang, names
    )
    headers = {
        "Cache-Control": KEPT if row.status == "over" else "no-store",
        "Content-Disposition": f'inline; filename="bottlecap-{row.id}.{"html" if form == "html" else "txt"}"',
        "Content-Language": lang,
        "Content-Security-Policy": only_styled_by(chronicle.STYLE),
    }
    if form == "html":
        return Response(found.html, media_type=MediaType.HTML, headers=headers)
    return Response(found.text, media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table:str}/replay/leaves", responses=REFUSALS)
async def film_leaves(request: Asked, state: State, table: TablePath, keys: Keys, lang: Language, seat: Seat = "open") -> Leaves:
    """What may be read of the content by whoever may see that film: what its seat had seen by the end of it."""
    row = await row_of(state, table)
    wanted = wanted_in(keys, lang)
    film = await film_for(request, state, row, seat)
    return given(await services_of(state).packs.game(row.game, row.content), film.readable, wanted, lang)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(request: Asked, state: State, table: TablePath) -> str:
    """The whole record, with the seed: only when nothing is left to be hidden."""
    row = await row_of(state, table)
    services = services_of(state)
    if earlier_rules.is_earlier(services.packs, row) and row.status in ("over", "closed"):
        return earlier_rules.recorded(row, await services.store.entries_of(table), await services.store.snapshot(table))
    if row.status != "over":
        raise Denied("not-now")
    game = await services.packs.game(row.game, row.content)
    return await replays_of(state).record(
        address_of(request), row, lambda: services.store.entries_of(table), services.packs.own(game)
    )


async def row_of(state: State, table: str) -> TableRow:
    row = await services_of(state).store.table(table)
    if row is None:
        raise Denied("not-found")
    return row


async def holds(request: Asked, state: State, row: TableRow, place: int | None) -> bool:
    """Whether it is one's own seat: what it saw so far is no secret to whoever holds it."""
    guest = await guests_of(state).of(request)
    return place is not None and bool(guest.id) and place in People.from_text(row.people).seats_of(guest.id)


@post("/records", status_code=201, request_max_body_size=RECORD_BYTES, responses=REFUSALS)
async def bring_record(request: Asked, state: State) -> Response[Created]:
    services, guests = services_of(state), guests_of(state)
    buckets = cast(Buckets, state.records)
    if not buckets.take(address_of(request), services.time.now()):
        raise Denied("too-fast")
    async with guests.visit(request) as visitor:
        table = await record_import.take_in(services, replays_of(state), visitor, await request.body())
    return with_cookie(Response(Created(table), status_code=201), guests, visitor)


def api() -> Router:
    return Router("/api", route_handlers=[replay, film_leaves, story, record, bring_record])


def record_buckets() -> Buckets:
    return Buckets(RECORDS_A_SECOND, RECORDS_AT_ONCE)
