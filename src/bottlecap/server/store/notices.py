"""What the store keeps of notices: where they go, what is wished for, what is still to be told."""

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Executable, delete, exists, func, insert, literal, select, update

from bottlecap.server.store.base import Change, Store
from bottlecap.server.store.schema import AddressRow, NoticeRow, addresses, notices, server_keys, wishes
from bottlecap.server.store.writer import Writer

# So much goes into one message.
MOST_TOLD: Final = 200
# Of one person.
MOST_ADDRESSES: Final = 20

# --- reading ------------------------------------------------------------------------------------------------


async def addresses_of(store: Store, guest: str) -> list[AddressRow]:
    found = await store.rows(select(addresses).where(addresses.c.guest == guest).order_by(addresses.c.created))
    return [AddressRow(*row) for row in found]


async def tellers_at(store: Store, address: str) -> list[str]:
    """Who is told by that browser."""
    found = select(addresses.c.guest).where(addresses.c.kind == "push", addresses.c.address == address)
    return [str(row[0]) for row in await store.rows(found)]


async def wishes_of(store: Store, guest: str) -> str:
    found = await store.rows(select(wishes.c.body).where(wishes.c.guest == guest))
    return str(found[0][0]) if found else ""


async def listeners(store: Store) -> set[str]:
    """Everybody who has an address that does not rest."""
    return {str(row[0]) for row in await store.rows(select(addresses.c.guest).where(addresses.c.rests == "").distinct())}


async def all_wishes(store: Store) -> dict[str, str]:
    return {str(guest): str(body) for guest, body in await store.rows(select(wishes.c.guest, wishes.c.body))}


async def people_due(store: Store, now: float, but: Sequence[str], most: int) -> list[str]:
    """To whom something is due, whoever has waited longest first."""
    due = select(notices.c.guest).where(notices.c.due <= now, notices.c.guest.not_in(but))
    found = await store.rows(due.group_by(notices.c.guest).order_by(func.min(notices.c.due)).limit(most))
    return [str(row[0]) for row in found]


async def notices_of(store: Store, guest: str, now: float) -> list[NoticeRow]:
    """What is due to somebody, and what else has happened and will not pass by itself as a turn does: it goes along."""
    along = (notices.c.kind != "turn") & (notices.c.tries == 0)
    theirs = select(notices).where(notices.c.guest == guest, (notices.c.due <= now) | along)
    return [NoticeRow(*row) for row in await store.rows(theirs.order_by(notices.c.due).limit(MOST_TOLD))]


async def kept_key(store: Store, writer: Writer, name: str, new: Callable[[], str]) -> str:
    """A key of the server's own, made at its first start."""
    found = await store.rows(select(server_keys.c.value).where(server_keys.c.name == name))
    if found:
        return str(found[0][0])
    made = new()
    await writer.write(Change([], [insert(server_keys).values(name=name, value=made)]))
    return made


# --- statements that go with a change -----------------------------------------------------------------------


def add_address(row: AddressRow) -> Executable:
    return insert(addresses).values({name: getattr(row, name) for name in row.__struct_fields__})


def drop_address(guest: str, id: str) -> Executable:
    return delete(addresses).where(addresses.c.guest == guest, addresses.c.id == id)


def drop_push(address: str) -> Executable:
    return delete(addresses).where(addresses.c.kind == "push", addresses.c.address == address)


def drop_browser_push(browser: str) -> Executable:
    """That browser is told nothing any more."""
    return delete(addresses).where(addresses.c.kind == "push", addresses.c.browser == browser)


def pass_addresses(guest: str, person: str, ids: Sequence[str]) -> list[Executable]:
    """What somebody has given as a guest stays theirs, as far as there is room; and what is still to be told to them."""
    passed = update(addresses).where(addresses.c.guest == guest, addresses.c.id.in_(ids)).values(guest=person)
    told = update(notices).where(notices.c.guest == guest).values(guest=person)
    return [passed, delete(addresses).where(addresses.c.guest == guest), told]


def pass_wishes(guest: str, person: str) -> list[Executable]:
    """What they wished for as a guest, unless they have wished for something as a person."""
    own = wishes.alias("own")
    unsaid = ~exists(select(own.c.guest).where(own.c.guest == person))
    return [
        update(wishes).where(wishes.c.guest == guest, unsaid).values(guest=person),
        delete(wishes).where(wishes.c.guest == guest),
    ]


def set_failed(id: str, failed: int, rests: str) -> Executable:
    return update(addresses).where(addresses.c.id == id).values(failed=failed, rests=rests)


def put_wishes(guest: str, body: str) -> list[Executable]:
    return [delete(wishes).where(wishes.c.guest == guest), insert(wishes).values(guest=guest, body=body)]


def add_notice(row: NoticeRow) -> Executable:
    """The same thing is noted once, however often it comes up; of somebody's lines one, as long as it waits."""
    columns = list(notices.columns)
    values = [literal(getattr(row, name), c.type) for name, c in zip(row.__struct_fields__, columns, strict=True)]
    new = select(*values).where(~exists().where(notices.c.id == row.id))
    if row.kind == "chat":
        waits = (notices.c.guest == row.guest) & (notices.c.table_id == row.table) & (notices.c.kind == row.kind)
        new = new.where(~exists().where(waits, notices.c.about == row.about, notices.c.batch == ""))
    return insert(notices).from_select([column.name for column in columns], new)


def drop_notices(ids: Sequence[str]) -> Executable:
    return delete(notices).where(notices.c.id.in_(ids))


def drop_seen(guest: str, table: str, until: float) -> Executable:
    """What somebody has seen at a table is no news to them any more. That it is their turn still is."""
    seen = (notices.c.guest == guest) & (notices.c.table_id == table) & (notices.c.made <= until)
    return delete(notices).where(seen, notices.c.kind != "turn")


def unname(table: str, known: Sequence[str]) -> Executable:
    """What is still to be told does not say any more whose doing it was, but of those who are there by these names."""
    return update(notices).where(notices.c.table_id == table, notices.c.about.not_in(known)).values(about="")


def put_off(ids: Sequence[str], due: float, tries: int | None = None) -> Executable:
    """The message that it goes with stays the same: the one before may have arrived after all."""
    later = {"due": due} if tries is None else {"due": due, "tries": tries}
    return update(notices).where(notices.c.id.in_(ids)).values(later)


def put_batch(ids: Sequence[str], batch: str) -> Executable:
    return update(notices).where(notices.c.id.in_(ids)).values(batch=batch)


def forget_notices(guest: str) -> list[Executable]:
    return [delete(table).where(table.c.guest == guest) for table in (addresses, wishes, notices)]
