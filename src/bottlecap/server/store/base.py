"""What the server asks of a database. Reading is the same everywhere; only the append path differs."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Double, Executable, delete, exists, func, insert, literal, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bottlecap.server.errors import NotRead
from bottlecap.server.store import schema
from bottlecap.server.store.migrations import migrate
from bottlecap.server.store.schema import (
    BrowserRow,
    Entry,
    EntryKind,
    GuestRow,
    KeyRow,
    TableRow,
    entries,
    guests,
    holds,
    keys,
    life,
    mail_links,
    outages,
    packs,
    played,
    snapshots,
    spoke,
    tables,
)
from bottlecap.server.store.trouble import trouble, words_of

# Databases take only so many parameters in one question.
MOST_ASKED = 500
# In the body of an action that a standing order answered with.
ORDER_KEY = '"order":"'
# The same in that of a bot: one that a person gave has an empty name there.
BOT_KEY = '"bot":"'
NO_BOT = '"bot":""'
# So many entries are read at once.
SLICE = 500
# In the place of a token's digest: no token has it.
SHUT = "shut "
# More than a change of a table has.
TRIAL_SIZE = 65_536


class Change(Struct):
    """Something to be written whole or not at all: rows of the log, and whatever goes with them."""

    entries: list[Entry]
    statements: list[Executable] = []


class Store(ABC):
    """A database. `append` is called by the one writer only."""

    # What people know it by; no password stands in it.
    name: str
    engine: AsyncEngine
    # Whatever it takes so that a migration is there whole or not at all.
    before_migration: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.reading: set[asyncio.Task[list[tuple[Any, ...]]]] = set()
        # Told what the database said where it could not be read.
        self.unread: Callable[[str], None] = lambda words: None

    @abstractmethod
    async def claim(self) -> None:
        """Have the database for oneself until it is closed, or raise Taken: two servers would each show half of a table.
        Whoever only reads needs no claim.
        """

    async def open(self) -> None:
        """Make the database what this version needs."""
        async with self.engine.begin() as connection:
            for statement in self.before_migration:
                await connection.execute(text(statement))
            await connection.run_sync(migrate)

    async def close(self) -> None:
        if self.reading:
            await asyncio.wait(self.reading)
        await self.engine.dispose()

    @abstractmethod
    async def append(self, changes: Sequence[Change]) -> None:
        """Write all of them in one transaction, durably; on any error none of them is there."""

    # --- reading ----------------------------------------------------------------------------------------

    async def rows(self, query: Executable) -> list[tuple[Any, ...]]:
        """Who asks may be cancelled, the reading is not: a SQLite connection that is given up while another gives it up
        already waits for ever for a thread that is gone, and the server with it.
        """
        task = asyncio.create_task(self.read(query))
        self.reading.add(task)
        task.add_done_callback(self.reading.discard)
        return await asyncio.shield(task)

    async def read(self, query: Executable) -> list[tuple[Any, ...]]:
        try:
            async with self.engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(query)]
        except Exception as fault:
            if not trouble(fault):
                raise
            self.unread(words_of(fault))
            raise NotRead(f"the database did not answer: {words_of(fault)}") from None

    async def table(self, id: str) -> TableRow | None:
        found = await self.rows(select(tables).where(tables.c.id == id))
        return TableRow(*found[0]) if found else None

    async def entries_of(self, table: str, after: int = 0) -> list[Entry]:
        """In slices: reading a long log must not hold up everybody else. A log only grows."""
        out: list[Entry] = []
        while True:
            query = select(entries).where(entries.c.table_id == table, entries.c.n > after).order_by(entries.c.n)
            found = await self.rows(query.limit(SLICE))
            out += [Entry(*row) for row in found]
            if len(found) < SLICE:
                return out
            after = out[-1].n

    async def past_of(self, table: str, upto: int) -> list[tuple[Any, ...]]:
        """What a table must remember of its log up to a snapshot: numbers and kinds, who sent what, how many events."""
        columns = (entries.c.n, entries.c.kind, entries.c.seat, entries.c.client, entries.c.events)
        return await self.rows(select(*columns).where(entries.c.table_id == table, entries.c.n <= upto).order_by(entries.c.n))

    async def last_chat(self, table: str, most: int) -> list[Entry]:
        """The last lines of chat, the oldest of them first."""
        said = select(entries).where(entries.c.table_id == table, entries.c.kind == EntryKind.CHAT)
        newest = await self.rows(said.order_by(entries.c.n.desc()).limit(most))
        return [Entry(*row) for row in reversed(newest)]

    async def last_ordered(self, table: str, most: int) -> list[Entry]:
        """The last actions that standing orders answered with, the oldest of them first; some may only look like one."""
        played = select(entries).where(entries.c.table_id == table, entries.c.kind == EntryKind.ACTION)
        answered = played.where(entries.c.body.contains(ORDER_KEY))
        newest = await self.rows(answered.order_by(entries.c.n.desc()).limit(most))
        return [Entry(*row) for row in reversed(newest)]

    async def last_of_bots(self, table: str, seats: Sequence[int], most: int) -> list[Entry]:
        """The last actions that bots played for these seats, the oldest of them first; some may only look like one."""
        played = select(entries).where(entries.c.table_id == table, entries.c.kind == EntryKind.ACTION)
        theirs = played.where(entries.c.seat.in_(seats), entries.c.body.contains(BOT_KEY), ~entries.c.body.contains(NO_BOT))
        newest = await self.rows(theirs.order_by(entries.c.n.desc()).limit(most))
        return [Entry(*row) for row in reversed(newest)]

    async def spoken(self, table: str) -> dict[int, int]:
        """How many lines of chat each seat has written."""
        said = select(entries.c.seat, func.count()).where(entries.c.table_id == table, entries.c.kind == EntryKind.CHAT)
        return {int(seat): int(lines) for seat, lines in await self.rows(said.group_by(entries.c.seat))}

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        found = await self.rows(select(snapshots.c.n, snapshots.c.body).where(snapshots.c.table_id == table))
        return (int(found[0][0]), bytes(found[0][1])) if found else None

    async def guest(self, token: str) -> GuestRow | None:
        """Who is at the browser with that token."""
        owner = guests.alias("owner")
        theirs = guests.join(owner, owner.c.id == func.coalesce(guests.c.person, guests.c.id))
        columns = (owner.c.id, guests.c.token, owner.c.name, owner.c.created, guests.c.id.label("browser"))
        found = await self.rows(select(*columns).select_from(theirs).where(guests.c.token == token))
        return GuestRow(*found[0]) if found else None

    async def browsers_of(self, guest: str) -> list[BrowserRow]:
        """All browsers that somebody is let in from, the one last seen first."""
        query = select(guests.c.id, guests.c.device, guests.c.created, guests.c.seen)
        theirs = query.where((guests.c.id == guest) | (guests.c.person == guest), guests.c.token.not_like(f"{SHUT}%"))
        return [BrowserRow(*row) for row in await self.rows(theirs.order_by(guests.c.seen.desc()))]

    async def ids_of(self, guest: str) -> list[str]:
        """Everything that somebody was ever known by: themselves, and guests who came along with a browser."""
        theirs = select(guests.c.id).where((guests.c.id == guest) | (guests.c.person == guest))
        return [str(row[0]) for row in await self.rows(theirs)]

    async def keys_of(self, guest: str) -> list[KeyRow]:
        found = await self.rows(select(keys).where(keys.c.guest == guest).order_by(keys.c.created))
        return [KeyRow(*row) for row in found]

    async def key(self, id: str) -> KeyRow | None:
        found = await self.rows(select(keys).where(keys.c.id == id))
        return KeyRow(*found[0]) if found else None

    async def name_of(self, guest: str) -> str:
        found = await self.rows(select(guests.c.name).where(guests.c.id == guest))
        return str(found[0][0]) if found else ""

    async def public_tables(self, most: int, a_host: int) -> list[TableRow]:
        """Lobbies and matches to watch, the newest first; of one host only so many of either."""
        place = func.row_number().over(partition_by=(tables.c.host, tables.c.status), order_by=tables.c.created.desc())
        shown = (
            select(tables, place.label("place")).where(tables.c.public == 1, tables.c.status.in_(("lobby", "playing"))).subquery()
        )
        fair = select(*(column for column in shown.c if column.name != "place")).where(shown.c.place <= a_host)
        query = fair.order_by(shown.c.status, shown.c.created.desc()).limit(most)
        return [TableRow(*row) for row in await self.rows(query)]

    async def quiet_lobbies(self, public: bool, before: float) -> list[tuple[str, float]]:
        """Lobbies in whose log nothing has been written since then, and when that was."""
        last = func.max(entries.c.time)
        lobbies = select(tables.c.id, last).join(entries, entries.c.table_id == tables.c.id)
        quiet = lobbies.where(tables.c.status == "lobby", tables.c.public == int(public)).group_by(tables.c.id)
        return [(str(id), float(time)) for id, time in await self.rows(quiet.having(last <= before))]

    async def lobbies_waited_in(self, guest: str, but: str) -> int:
        """In how many lobbies of others a guest keeps a seat, one of them left out."""
        query = select(func.count(holds.c.table_id.distinct())).select_from(holds.join(tables, holds.c.table_id == tables.c.id))
        query = query.where(holds.c.guest == guest, tables.c.status == "lobby", tables.c.host != guest, tables.c.id != but)
        return int((await self.rows(query))[0][0])

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        held = select(holds.c.table_id).where(holds.c.guest == guest)
        # A lobby that was closed is held by nobody; a match that was closed is still its people's.
        query = select(tables).where(tables.c.id.in_(held))
        return [TableRow(*row) for row in await self.rows(query.order_by(tables.c.created.desc()).limit(most))]

    async def open_tables_by(self, guest: str) -> int:
        query = select(func.count()).where(tables.c.host == guest, tables.c.status.in_(("lobby", "playing")))
        return int((await self.rows(query))[0][0])

    async def last_clocks(self, ids: Iterable[str]) -> dict[str, str]:
        """The clock after the last entry of each of these tables."""
        out: dict[str, str] = {}
        wanted = list(ids)
        for start in range(0, len(wanted), MOST_ASKED):
            out |= await self.some_clocks(wanted[start : start + MOST_ASKED])
        return out

    async def some_clocks(self, ids: list[str]) -> dict[str, str]:
        newest = select(entries.c.table_id, func.max(entries.c.n).label("n")).where(entries.c.table_id.in_(ids))
        last = newest.group_by(entries.c.table_id).subquery()
        both = (entries.c.table_id == last.c.table_id) & (entries.c.n == last.c.n)
        query = select(entries.c.table_id, entries.c.clock).join(last, both)
        return {str(row[0]): str(row[1]) for row in await self.rows(query)}

    async def playing(self) -> list[TableRow]:
        return [TableRow(*row) for row in await self.rows(select(tables).where(tables.c.status == "playing"))]

    async def unfinished(self) -> list[TableRow]:
        return [TableRow(*row) for row in await self.rows(select(tables).where(tables.c.status.in_(("lobby", "playing"))))]

    async def all_tables(self) -> list[str]:
        return [str(row[0]) for row in await self.rows(select(tables.c.id).order_by(tables.c.created, tables.c.id))]

    async def pack(self, game: str, content: str) -> str | None:
        found = await self.rows(select(packs.c.files).where(packs.c.game == game, packs.c.content == content))
        return str(found[0][0]) if found else None

    async def known_packs(self) -> set[tuple[str, str]]:
        return {(str(row[0]), str(row[1])) for row in await self.rows(select(packs.c.game, packs.c.content))}

    async def outages(self) -> list[tuple[float, float]]:
        query = select(outages.c.began, outages.c.ended).order_by(outages.c.began)
        return [(float(row[0]), float(row[1])) for row in await self.rows(query)]

    async def last_seen(self) -> float | None:
        found = await self.rows(select(life.c.seen))
        return float(found[0][0]) if found else None


# --- statements that go with a change ------------------------------------------------------------------


def add_guest(row: GuestRow, device: str = "") -> Executable:
    """A new browser: of somebody new, or of somebody who has others."""
    person = None if row.browser == row.id else row.id
    name = row.name if person is None else ""
    mine = {"id": row.browser, "token": row.token, "name": name, "created": row.created, "person": person}
    return insert(guests).values(mine | {"device": device, "seen": row.created})


def see_browser(browser: str, device: str, now: float) -> Executable:
    return update(guests).where(guests.c.id == browser).values(device=device, seen=now)


def give_browser(browser: str, guest: str, person: str) -> Executable:
    """It is somebody else's from now on, and so is whatever else its guest was known by."""
    theirs = guests.c.id.in_([browser, guest]) | (guests.c.person == guest)
    return update(guests).where(theirs).values(person=person, name="")


def shut_out(browser: str) -> Executable:
    """No cookie is its own any more. The row stays: others' seats may be held by it."""
    return update(guests).where(guests.c.id == browser).values(token=f"{SHUT}{browser}", device="")


def add_key(row: KeyRow) -> Executable:
    return insert(keys).values({name: getattr(row, name) for name in row.__struct_fields__})


def use_key(id: str, count: int, now: float) -> Executable:
    return update(keys).where(keys.c.id == id).values(count=count, used=now)


def drop_key(guest: str, id: str) -> Executable:
    return delete(keys).where(keys.c.guest == guest, keys.c.id == id)


def drop_keys(guest: str, kind: str) -> Executable:
    return delete(keys).where(keys.c.guest == guest, keys.c.kind == kind)


def forget_guest(ids: Sequence[str]) -> list[Executable]:
    """Nothing says any more who it was; the rows stay, since tables know their ids."""
    gone = [delete(table).where(table.c.guest.in_(ids)) for table in (holds, keys, played, spoke, mail_links)]
    return [*gone, update(guests).where(guests.c.id.in_(ids)).values(name="", device="")]


def name_guest(guest: str, name: str) -> Executable:
    return update(guests).where(guests.c.id == guest).values(name=name)


def add_table(row: TableRow) -> Executable:
    return insert(tables).values({name: getattr(row, name) for name in row.__struct_fields__})


def add_pack(game: str, content: str, files: str) -> Executable:
    """Several tables that are made at once may each bring the same pack: it is kept once."""
    known = exists().where(packs.c.game == game, packs.c.content == content)
    return insert(packs).from_select(
        ["game", "content", "files"], select(literal(game), literal(content), literal(files)).where(~known)
    )


def set_people(table: str, people: str, host: str) -> Executable:
    return update(tables).where(tables.c.id == table).values(people=people, host=host)


def set_status(table: str, status: str, result: str | None = None) -> Executable:
    return update(tables).where(tables.c.id == table).values(status=status, result=result)


def set_rules(table: str, rules: int, content: str) -> Executable:
    return update(tables).where(tables.c.id == table).values(rules=rules, content=content)


def set_chain(table: str, n: int, chain: str) -> Executable:
    return update(entries).where(entries.c.table_id == table, entries.c.n == n).values(chain=chain)


def hold(guest: str, table: str, seat: int) -> Executable:
    return insert(holds).values(guest=guest, table_id=table, seat=seat)


def hold_no_more(guest: str, table: str) -> Executable:
    return delete(holds).where(holds.c.guest == guest, holds.c.table_id == table)


def set_body(table: str, n: int, body: str, chain: str) -> Executable:
    return update(entries).where(entries.c.table_id == table, entries.c.n == n).values(body=body, chain=chain)


def let_go(table: str, seat: int) -> Executable:
    return delete(holds).where(holds.c.table_id == table, holds.c.seat == seat)


def put_snapshot(table: str, n: int, body: bytes) -> list[Executable]:
    return [delete(snapshots).where(snapshots.c.table_id == table), insert(snapshots).values(table_id=table, n=n, body=body)]


def put_life(seen: float) -> list[Executable]:
    return [delete(life), insert(life).values(id=1, seen=seen)]


def add_outages(found: Sequence[tuple[float, float]]) -> list[Executable]:
    """Two may begin at the same moment, where the machine's clock was put back: the longer one is kept."""
    out: list[Executable] = []
    for began, ended in found:
        out.append(delete(outages).where(outages.c.began == began, outages.c.ended < ended))
        known = exists().where(outages.c.began == began)
        row = select(literal(began, Double), literal(ended, Double)).where(~known)
        out.append(insert(outages).from_select(["began", "ended"], row))
    return out


def put_trial() -> list[Executable]:
    """Something of no use, to see whether there is room: a pack of no game."""
    return [*drop_trial(), insert(packs).values(game="", content="", files=" " * TRIAL_SIZE)]


def drop_trial() -> list[Executable]:
    return [delete(packs).where(packs.c.game == "")]


async def append_with(connection: AsyncConnection, changes: Sequence[Change]) -> None:
    """The append path by SQLAlchemy: one multi-row insert, then what goes with it."""
    rows = [dict(zip(schema.ENTRY_COLUMNS, schema.entry_values(entry), strict=True)) for c in changes for entry in c.entries]
    for change in changes:
        for statement in change.statements:
            await connection.execute(statement)
    if rows:
        await connection.execute(insert(entries), rows)
