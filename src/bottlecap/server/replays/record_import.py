"""Records from elsewhere: played again by our rules, then kept as a table that is over and has no people."""

import json
from hashlib import blake2b
from typing import Final

import msgspec

import bottlecap
from bottlecap.engine.game import Game
from bottlecap.engine.record import check_rules
from bottlecap.server.errors import Denied, NotStored
from bottlecap.server.operations.security import ID_LETTERS, ID_SIZE
from bottlecap.server.operations.settings import PACES
from bottlecap.server.people.guests import Visitor
from bottlecap.server.people.seats import People, Seat
from bottlecap.server.replays.library import Replays
from bottlecap.server.replays.making import Reading
from bottlecap.server.services import Services
from bottlecap.server.store.base import Change, add_table, put_snapshot
from bottlecap.server.store.schema import START, Entry, EntryKind, TableRow
from bottlecap.server.tables.clocks import Watch
from bottlecap.server.tables.entries import NOBODY, header_chain, linked
from bottlecap.server.tables.seating import Created

PACE: Final = "live"
# Not every database keeps it.
NUL: Final = "\0"


async def take_in(services: Services, replays: Replays, visitor: Visitor, body: bytes) -> str:
    """The table that holds this record: a new one, or the one it was brought to before."""
    text = text_of(body)
    id = id_of(body)
    if await services.store.table(id) is not None:
        return id
    game = await game_of(services, text)
    found = await replays.reading(visitor.address, text, services.packs.own(game))
    if found.fault:
        raise Denied("bad-record", None, found.fault)
    if any(NUL in one.body for one in found.entries):
        raise Denied("bad-record", None, "a note holds what no text has")
    row = row_of(services, id, visitor.guest.id, game, found)
    log = log_of(services, row, found)
    # With a snapshot of its end nobody who looks at it has to play it again.
    snapshot = put_snapshot(id, len(log), found.end)
    change = Change(log, [*visitor.arrive(), *services.packs.missing(game), add_table(row), *snapshot])
    try:
        await services.writer.write(change)
    except NotStored:
        # Brought twice at the same moment, the other one was written first.
        if await services.store.table(id) is None:
            raise
        visitor.arrived = False
    services.packs.stored.add((game.id, game.content))
    services.counters.add("records_taken_total")
    return id


def text_of(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Denied("bad-record", None, "line 1: this is no text") from None


def id_of(body: bytes) -> str:
    """The same record always has the same address."""
    digest = blake2b(body, digest_size=ID_SIZE).digest()
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest)


async def game_of(services: Services, text: str) -> Game:
    """The game and content that the header names, if this server has them."""
    try:
        header = json.loads(text.split("\n", 1)[0])
        name, content, version = str(header["game"]), str(header["content"]), header["version"]
        if not content.isprintable():
            # No database can be asked for NUL or half a surrogate pair.
            raise ValueError(content)
    except (ValueError, LookupError, TypeError, RecursionError):
        raise Denied("bad-record", None, "line 1: this is no header of a record") from None
    try:
        check_rules(name, version)
        return await services.packs.game(name, content)
    except bottlecap.OtherRules as fault:
        raise Denied("old-rules", None, str(fault.version)) from None
    except bottlecap.Error as fault:
        raise Denied("bad-record", None, f"line 1: {fault}") from None


def row_of(services: Services, id: str, guest: str, game: Game, found: Reading) -> TableRow:
    people = People(guest, [Seat("person", ready=True) for _ in range(found.players)])
    return TableRow(
        id=id,
        game=game.id,
        content=game.content,
        rules=found.rules,
        players=found.players,
        options=msgspec.json.encode(found.options).decode(),
        seed=found.seed,
        public=0,
        pace=PACE,
        status="over",
        created=services.time.now(),
        host=guest,
        people=people.text(),
        result=msgspec.json.encode(found.result).decode(),
    )


def log_of(services: Services, row: TableRow, found: Reading) -> list[Entry]:
    """The log that the match would have had, had it been played at a table."""
    created = msgspec.json.encode(Created(row.players)).decode()
    rows = [(EntryKind.PEOPLE, NOBODY, created, 0, ""), (EntryKind.PEOPLE, NOBODY, START, found.dealt, "")]
    rows += [(one.kind, one.seat, one.body, one.events, one.print) for one in found.entries]
    clock = Watch(PACES[row.pace], services.downtime).fresh(row.players).text()
    chain, out = header_chain(row), list[Entry]()
    for n, (kind, seat, body, events, mark) in enumerate(rows, 1):
        fields = (row.id, n, kind, seat, None, body, row.created, events, clock, None, mark)
        chain = linked(chain, fields)
        out.append(Entry(*fields, chain))
    return out
