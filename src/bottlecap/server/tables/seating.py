"""How tables come to be, and how people take, keep and leave their seats."""

import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Executable

import bottlecap
from bottlecap.engine.game import Game
from bottlecap.engine.header import SEED_BYTES
from bottlecap.server.bots.thinking import best_level, checked_level
from bottlecap.server.errors import Denied
from bottlecap.server.operations.security import digest, new_id, new_token, same
from bottlecap.server.people.guests import Visitor
from bottlecap.server.people.names import checked_name
from bottlecap.server.people.seats import People, Seat
from bottlecap.server.protocol.tables import Claim, CreateTable, RematchWith, SeatPlan, SetPick, SetSeat
from bottlecap.server.store.base import Change, add_table, hold, let_go
from bottlecap.server.store.circle import add_played
from bottlecap.server.store.notices import add_notice
from bottlecap.server.store.schema import START, EntryKind, GuestRow, TableRow
from bottlecap.server.tables.all_tables import Tables
from bottlecap.server.tables.entries import NOBODY
from bottlecap.server.tables.hints import hints_wanted
from bottlecap.server.tables.live_table import LiveTable
from bottlecap.server.tables.occasions import Occasion

# Of those who were sent away the last ones are remembered.
MOST_REMOVED: Final = 100


class Created(msgspec.Struct):
    """What the log says of a table's beginning."""

    players: int


async def create(tables: Tables, visitor: Visitor, plan: CreateTable) -> LiveTable:
    """A new table; where no seat is open, play begins at once."""
    services, guest = tables.services, visitor.guest
    game = services.packs.games.get(plan.game)
    if game is None:
        raise Denied("bad-game")
    game.check_players(len(plan.seats))
    game.option_values(dict(plan.options))
    seats = [planned_seat(seat, guest, game) for seat in plan.seats]
    people = People(guest.id, seats, hints=hints_wanted(plan) if plan.hints is None else plan.hints, fair=plan.fair)
    check_picks(plan, game)
    # What can't be begun must not be stored: some options fit only some numbers of players.
    bottlecap.new(game, len(seats), 0, {**plan.options, **people.picks})
    async with tables.one_by_one(guest.id):
        if await services.store.open_tables_by(guest.id) >= services.settings.limits.tables_a_guest:
            raise Denied("too-many")
        if not services.allowances.tables.take(visitor.address, services.time.now()):
            raise Denied("too-fast", None, "tables")
        table = await seat_people(tables, plan, game, people, visitor.arrive())
    tables.note_maker(table, visitor.address)
    return table


async def seat_people(
    tables: Tables, plan: CreateTable, game: Game, people: People, arrival: list[Executable] | None = None
) -> LiveTable:
    """Store a table with these people around it."""
    services = tables.services
    row = TableRow(
        id=new_id(),
        game=plan.game,
        content=game.content,
        rules=game.version,
        players=len(people.seats),
        options=msgspec.json.encode(plan.options).decode(),
        seed=secrets.token_bytes(SEED_BYTES),
        public=int(plan.public),
        pace=plan.pace,
        status="lobby",
        created=services.time.now(),
        host=people.host,
        people=people.text(),
        result=None,
    )
    statements = [*(arrival or []), *services.packs.missing(game), add_table(row), *held(row.id, people)]
    await services.writer.write(Change([], statements))
    services.packs.stored.add((game.id, game.content))
    table = await tables.fresh(row)
    await tables.add(table)
    async with table.lock:
        await table.record(EntryKind.PEOPLE, NOBODY, Created(row.players))
        await begin_if_ready(table)
    services.counters.add("tables_total")
    return table


def held(table: str, people: People) -> list[Executable]:
    return [hold(guest, table, number) for number, seat in enumerate(people.seats) for guest in seat.holders]


def planned_seat(plan: SeatPlan, guest: GuestRow, game: Game) -> Seat:
    if plan.kind == "open":
        return Seat()
    if plan.kind == "bot":
        return Seat("bot", level=checked_level(plan.level, game), ready=True, picks=plan.picks)
    return Seat("person", name=checked_name(plan.name or guest.name), ready=True, holders=[guest.id], picks=plan.picks)


def check_picks(plan: CreateTable, game: Game) -> None:
    """What a seat picks is said of that seat, where somebody sits: in one place only, so that it can be changed in the lobby."""
    if any(option.name in plan.options for option in game.picks()):
        raise Denied("bad-option", None, "picks")
    if any(seat.kind == "open" and seat.picks for seat in plan.seats):
        raise Denied("bad-option", None, "picks")


# --- in the lobby ----------------------------------------------------------------------------------------


def seat_at(people: People, number: int) -> Seat:
    if not 0 <= number < len(people.seats):
        raise Denied("not-found")
    return people.seats[number]


def own_seat(people: People, number: int, guest: str) -> Seat:
    seat = seat_at(people, number)
    if guest not in seat.holders:
        raise Denied("not-yours")
    return seat


async def claim(tables: Tables, table: LiveTable, visitor: Visitor, number: int, wanted: Claim) -> str:
    """Take an open seat; the secret of its own link."""
    secret, guest, services = new_token(), visitor.guest, tables.services
    name = checked_name(wanted.name)
    async with tables.one_by_one(guest.id), table.lock:
        must_be(table, "lobby")
        if seat_at(table.people, number).kind != "open":
            raise Denied("seat-taken")
        if table.people.host != guest.id:
            await check_stranger(tables, table, visitor)
        people = table.people.copy()
        people.seats[number] = Seat("person", name=name, holders=[guest.id], link=digest(secret))
        for choice, picked in wanted.picks.items():
            put_pick(table.game, people, number, choice, picked)
        if not services.allowances.claims.take(visitor.address, services.time.now()):
            raise Denied("too-fast", None, "seats")
        statements = [*visitor.arrive(), hold(guest.id, table.id, number)]
        await table.record(EntryKind.PEOPLE, number, "claim", people=people, statements=statements)
        table.claimed[number] = visitor.address
        table.changed()
    return secret


async def check_stranger(tables: Tables, table: LiveTable, visitor: Visitor) -> None:
    """Whether somebody may sit down at another's table: nobody keeps the seats away from everybody else."""
    guest, limits = visitor.guest.id, tables.services.settings.limits
    if guest in table.people.removed:
        raise Denied("removed")
    if table.row.public:
        elsewhere = visitor.address != tables.made_from.get(table.id)
        taken = [seat for seat, address in table.claimed.items() if address == visitor.address and table.people.seats[seat].holders]
        if table.people.seats_of(guest) or (elsewhere and len(taken) >= limits.seats_an_address):
            raise Denied("too-many", None, "seats")
    if await tables.services.store.lobbies_waited_in(guest, table.id) >= limits.lobbies_waited_in:
        raise Denied("too-many", None, "lobbies")


def must_be(table: LiveTable, status: str) -> None:
    if table.status != status:
        raise Denied("old-rules" if table.earlier else "not-now")


async def in_lobby(table: LiveTable, number: int, what: str, turn: Callable[[People], list[Executable]]) -> None:
    """Change the people of a table that has not begun."""
    async with table.lock:
        must_be(table, "lobby")
        people = table.people.copy()
        statements = turn(people)
        table.count_affair(people, number)
        await table.record(EntryKind.PEOPLE, number, what, people=people, statements=statements)
        await begin_if_ready(table)
        table.changed()


async def set_ready(table: LiveTable, guest: str, number: int, ready: bool) -> None:
    def turn(people: People) -> list[Executable]:
        own_seat(people, number, guest).ready = ready
        return []

    await in_lobby(table, number, "ready" if ready else "not ready", turn)


async def rename(table: LiveTable, guest: str, number: int, wanted: str) -> None:
    """Another name for one's own seat, before play or during it; what was said under the old one keeps it."""
    name = checked_name(wanted)
    async with table.lock:
        if table.status not in ("lobby", "playing"):
            must_be(table, "lobby")
        people = table.people.copy()
        own_seat(people, number, guest).name = name
        table.count_affair(people, number)
        await table.record(EntryKind.PEOPLE, number, "name", people=people)
        table.changed()


async def pick(table: LiveTable, guest: str, number: int, data: SetPick) -> None:
    """Whoever sits there picks, and the host for bots; what another seat has picked is taken."""

    def turn(people: People) -> list[Executable]:
        seat = seat_at(people, number)
        if seat.kind != "bot" or people.host != guest:
            own_seat(people, number, guest)
        put_pick(table.game, people, number, data.choice, data.pick)
        return []

    await in_lobby(table, number, "pick", turn)


def put_pick(game: Game, people: People, number: int, choice: str, picked: str | None) -> None:
    names = next((one.names for one in game.choices if one.name == choice), None)
    if names is None:
        raise Denied("bad-option", None, "choice")
    picks = people.seats[number].picks
    picks.pop(choice, None)
    if picked is None:
        return
    if picked not in names:
        raise Denied("bad-option", None, "pick")
    for other, seat in enumerate(people.seats):
        if seat.picks.get(choice) == picked:
            raise Denied("pick-taken", None, str(other))
    picks[choice] = picked


async def fill(table: LiveTable, guest: str, number: int, plan: SetSeat) -> None:
    def turn(people: People) -> list[Executable]:
        if people.host != guest:
            raise Denied("not-yours")
        if seat_at(people, number).kind == "person":
            raise Denied("seat-taken")
        bot = Seat("bot", level=checked_level(plan.level, table.game), ready=True) if plan.kind == "bot" else Seat()
        people.seats[number] = bot
        return []

    await in_lobby(table, number, f"fill {plan.kind}", turn)


async def remove(table: LiveTable, guest: str, number: int) -> None:
    """The host sends somebody away: the seat is free, and they take none here again."""
    async with table.lock:
        must_be(table, "lobby")
        people = table.people.copy()
        if people.host != guest:
            raise Denied("not-yours")
        seat = seat_at(people, number)
        if seat.kind != "person" or guest in seat.holders:
            raise Denied("bad-seat")
        people.removed = [*people.removed, *seat.holders][-MOST_REMOVED:]
        people.seats[number] = Seat()
        await table.record(EntryKind.PEOPLE, number, "remove", people=people, statements=[let_go(table.id, number)])
        table.changed()


async def begin_if_ready(table: LiveTable) -> None:
    """As soon as all are there and ready, cards are dealt."""
    if table.status != "lobby" or not table.people.ready:
        return
    table.match = table.first_match()
    sitting = [(guest, number) for number, seat in enumerate(table.people.seats) for guest in seat.holders]
    played = [add_played(guest, table.id, number) for guest, number in sitting]
    await table.record(EntryKind.PEOPLE, NOBODY, START, status="playing", statements=played)
    table.changed()


# --- coming and going ------------------------------------------------------------------------------------


async def leave(table: LiveTable, guest: str, number: int) -> None:
    """Free the seat in the lobby; in play leave it to a bot for good."""
    async with table.lock:
        people = table.people.copy()
        seat = own_seat(people, number, guest)
        if table.status == "lobby":
            people.seats[number] = Seat()
            await leave_lobby(table, people, number)
        elif table.status == "playing":
            people.seats[number] = Seat("bot", level=best_level(table.game), ready=True, left=seat.name, picks=seat.picks)
            people.proposal = None
            note = f"seat {number} is left to a bot for good"
            table.playing.note(note)
            await table.record(EntryKind.NOTE, number, note, people=pass_on(people), statements=[let_go(table.id, number)])
        else:
            must_be(table, "playing")
        table.changed()


async def leave_lobby(table: LiveTable, people: People, number: int) -> None:
    """A lobby that nobody is in any more is closed."""
    empty = not any(seat.kind == "person" for seat in people.seats)
    status = "closed" if empty else None
    await table.record(
        EntryKind.PEOPLE, number, "leave", people=pass_on(people), status=status, statements=[let_go(table.id, number)]
    )


def pass_on(people: People) -> People:
    """When the host has gone, the next person is the host."""
    if not people.seats_of(people.host):
        people.host = next((seat.holders[0] for seat in people.seats if seat.holders), people.host)
    return people


async def new_link(table: LiveTable, guest: str, number: int) -> str:
    """A new secret for one's own seat; the old one stops working."""
    secret = new_token()
    async with table.lock:
        people = table.people.copy()
        own_seat(people, number, guest).link = digest(secret)
        table.count_affair(people, number)
        await table.record(EntryKind.PEOPLE, number, "link", people=people)
        table.changed()
    return secret


def check_secret(table: LiveTable, number: int, secret: str) -> None:
    if not same(secret, seat_at(table.people, number).link):
        raise Denied("not-yours")


async def come_back(table: LiveTable, visitor: Visitor, number: int, secret: str) -> None:
    """Hold one's seat from this device too."""
    guest = visitor.guest.id
    async with table.lock:
        check_secret(table, number, secret)
        people = table.people.copy()
        seat = people.seats[number]
        if guest not in seat.holders:
            seat.holders.append(guest)
            table.count_affair(people, number)
            statements = [*visitor.arrive(), hold(guest, table.id, number)]
            if table.match is not None:
                statements.append(add_played(guest, table.id, number))
            await table.record(EntryKind.PEOPLE, number, "return", people=people, statements=statements)
            table.changed()


async def rematch(tables: Tables, table: LiveTable, guest: str, address: str, wanted: RematchWith | None = None) -> str:
    """The same people at a new table; everybody is asked whether they are ready. It is a new table like any other: what is
    counted by address is counted here too, and what can't be begun is not stored. wanted: what is to be otherwise.
    """
    services = tables.services
    async with table.lock:
        if not table.earlier:
            must_be(table, "over")
        if not table.people.seats_of(guest):
            raise Denied("not-yours")
        if table.people.rematch is not None:
            return table.people.rematch
        options = table.options if wanted is None else wanted.options
        pace = table.watch.pace.id if wanted is None else wanted.pace
        if any(option.name in options for option in table.game.picks()):
            raise Denied("bad-option")
        bottlecap.new(table.game, table.row.players, 0, dict(options))
        if not services.allowances.tables.take(address, services.time.now()):
            raise Denied("too-fast", None, "tables")
        seats = [seat_again(seat, guest, table.game) for seat in table.people.seats]
        plan = CreateTable(table.row.game, [], options, bool(table.row.public), pace)
        new = await seat_people(tables, plan, table.game, People(guest, seats, hints=table.people.hints, fair=table.people.fair))
        tables.note_maker(new, address)
        people = table.people.copy()
        people.rematch, people.rematch_by = new.id, people.seats_of(guest)[0]
        await table.record(EntryKind.PEOPLE, NOBODY, "rematch", people=people)
        table.changed()
        await invite(new, guest)
        return new.id


async def invite(table: LiveTable, by: str) -> None:
    """Tell those who sit at a new table without having asked for it."""
    services, people = table.services, table.people
    name = next((seat.name for seat in people.seats if by in seat.holders), "")
    change = Occasion(table.id, table.watch.pace.id, table.version, EntryKind.PEOPLE, NOBODY, services.time.now())
    rows = [
        change.notice(guest, "invitation", number, name)
        for number, seat in enumerate(people.seats)
        for guest in seat.holders
        if guest in services.listeners and by not in seat.holders and services.listeners[guest].wants("invitation", table.id)
    ]
    if rows:
        await services.writer.write(Change([], [add_notice(row) for row in rows]))


def seat_again(seat: Seat, guest: str, game: Game) -> Seat:
    """Who asked for the rematch is ready; a seat that was left for good is the bot's. They have picked what they picked
    before, and their standing orders stand."""
    picks = {one.name: seat.picks[one.name] for one in game.choices if seat.picks.get(one.name) in one.names}
    if seat.kind != "person":
        return Seat(seat.kind, level=seat.level, ready=True, picks=picks)
    held, ready = list(seat.holders), guest in seat.holders
    return Seat("person", name=seat.name, holders=held, link=seat.link, ready=ready, picks=picks, orders=dict(seat.orders))
