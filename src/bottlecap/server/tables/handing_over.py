"""Seats that go over to another browser's person, and people who are forgotten."""

from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Executable

from bottlecap.server.bots.thinking import best_level
from bottlecap.server.people.seats import People, Seat
from bottlecap.server.services import Services
from bottlecap.server.store.base import Change, Store, hold, hold_no_more, let_go, set_body, set_people
from bottlecap.server.store.notices import unname
from bottlecap.server.store.schema import Entry, EntryKind, TableRow
from bottlecap.server.tables.entries import NOBODY, ChatBody, header_chain, linked, unlinked
from bottlecap.server.tables.live_table import LiveTable
from bottlecap.server.tables.seating import leave_lobby, pass_on

UNSAID: Final = msgspec.json.encode(ChatBody("", "")).decode()


async def hand_over(table: LiveTable, guest: str, person: str) -> None:
    """Whatever the guest has at the table is the person's: where both sit, they sit together."""
    async with table.lock:
        people = table.people.copy()
        seats = people.seats_of(guest)
        already = people.seats_of(person)
        for number in seats:
            holders = [person if holder == guest else holder for holder in people.seats[number].holders]
            people.seats[number].holders = list(dict.fromkeys(holders))
        people.removed = [person if sent == guest else sent for sent in people.removed]
        if people.host == guest:
            people.host = person
        statements = [hold_no_more(guest, table.id)]
        statements += [hold(person, table.id, number) for number in seats if number not in already]
        await table.record(EntryKind.PEOPLE, NOBODY, "hand over", people=people, statements=statements)
        table.changed()


async def forget(table: LiveTable, ids: Collection[str], played: Collection[int]) -> None:
    """Nobody learns from this table any more who that was: their seats go to bots, what they said and their names are gone.

    played: where they have sat, also what they have left. Words first: as long as they hold a seat, whoever is cut off here
    finds the table again.
    """
    async with table.lock:
        seats = {number for id in ids for number in table.people.seats_of(id)}
        statements = await unsaid(table.services.store, table.row, ids, {*seats, *played})
        if statements:
            await table.services.writer.write(Change([], statements))
            await table.reload()
        for number in sorted(seats):
            await vacate(table, ids, number)
        for number in sorted(played):
            await unname_left(table, number)
        await table.services.writer.write(Change([], [unname(table.id, names_at(table.people))]))
        table.changed()


async def forget_unread(services: Services, row: TableRow, ids: Collection[str], played: Collection[int]) -> None:
    """The same at a table that cannot be loaded: nobody plays there, but who has sat there can be read."""
    people = People.from_text(row.people)
    seats = {number for id in ids for number in people.seats_of(id)}
    for number in {*seats, *played}:
        seat = people.seats[number]
        seat.holders = [holder for holder in seat.holders if holder not in ids]
        seat.name = seat.left = ""
    statements = await unsaid(services.store, row, ids, {*seats, *played})
    statements += [set_people(row.id, people.text(), people.host), unname(row.id, names_at(people))]
    await services.writer.write(Change([], [*statements, *(hold_no_more(id, row.id) for id in ids)]))


def names_at(people: People) -> list[str]:
    return [name for seat in people.seats for name in (seat.name, seat.left) if name]


async def unname_left(table: LiveTable, number: int) -> None:
    """The name of whoever has left the seat to a bot."""
    if table.people.seats[number].left:
        people = table.people.copy()
        people.seats[number].left = ""
        await table.record(EntryKind.PEOPLE, number, "forget", people=people)


async def vacate(table: LiveTable, ids: Collection[str], number: int) -> None:
    people = table.people.copy()
    seat = people.seats[number]
    others = [holder for holder in seat.holders if holder not in ids]
    if others:
        # Somebody else holds it too, by the seat's link: it stays theirs.
        seat.holders, seat.name = others, ""
        gone = [hold_no_more(id, table.id) for id in ids]
        await table.record(EntryKind.PEOPLE, number, "forget", people=pass_on(people), statements=gone)
    elif table.status == "lobby":
        people.seats[number] = Seat()
        await leave_lobby(table, people, number)
    elif table.status == "playing" and not table.earlier:
        people.seats[number] = Seat("bot", level=best_level(table.game), ready=True, picks=seat.picks)
        people.proposal = None
        note = f"seat {number} is left to a bot for good"
        table.playing.note(note)
        await table.record(EntryKind.NOTE, number, note, people=pass_on(people), statements=[let_go(table.id, number)])
    else:
        people.seats[number] = Seat("person", ready=True, picks=seat.picks)
        await table.record(EntryKind.PEOPLE, number, "forget", people=pass_on(people), statements=[let_go(table.id, number)])


async def unsaid(store: Store, row: TableRow, ids: Collection[str], seats: Collection[int]) -> list[Executable]:
    """Take name and words out of what they said there. The log is linked anew from there on: nothing else of it is lost."""
    chain, statements = header_chain(row), []
    for entry in await store.entries_of(row.id):
        body = UNSAID if is_said_by(entry, ids, seats) else entry.body
        entry = msgspec.structs.replace(entry, body=body)
        chain = linked(chain, unlinked(entry))
        if chain != entry.chain:
            statements.append(set_body(row.id, entry.n, body, chain))
    return statements


def is_said_by(entry: Entry, ids: Collection[str], seats: Collection[int]) -> bool:
    """Lines from before it was noted who wrote them are those of whoever has the seat."""
    if entry.kind != EntryKind.CHAT:
        return False
    by = msgspec.json.decode(entry.body, type=ChatBody).by
    return entry.seat in seats if by is msgspec.UNSET else by in ids
