"""What the store keeps of who has played with whom."""

from collections.abc import Sequence

from sqlalchemy import Executable, delete, exists, insert, literal, select, update

from bottlecap.server.store.base import Store
from bottlecap.server.store.schema import TableRow, holds, played, spoke, tables

Sat = tuple[str, str, int]

# --- reading ------------------------------------------------------------------------------------------------


async def matches_of(store: Store, guest: str, most: int) -> list[TableRow]:
    """Matches that somebody has played in, also those they have left; the newest first."""
    known = select(played.c.table_id).where(played.c.guest == guest, played.c.forgotten == 0)
    theirs = select(tables).where(tables.c.id.in_(known))
    return [TableRow(*row) for row in await store.rows(theirs.order_by(tables.c.created.desc()).limit(most))]


async def sat_with(store: Store, guest: str) -> list[Sat]:
    """Everybody at the matches that somebody has played in, themselves included: who, at which table, at which seat."""
    theirs = select(played.c.table_id).where(played.c.guest == guest, played.c.forgotten == 0)
    everybody = select(played.c.guest, played.c.table_id, played.c.seat).where(played.c.forgotten == 0)
    found = await store.rows(everybody.where(played.c.table_id.in_(theirs)))
    return [(str(who), str(table), int(seat)) for who, table, seat in found]


async def traces_of(store: Store, ids: Sequence[str]) -> dict[str, set[int]]:
    """At which tables something may say who somebody was, and at which seats of it they have played."""
    traces: dict[str, set[int]] = {}
    for source in (holds.c, spoke.c):
        for (table,) in await store.rows(select(source.table_id).where(source.guest.in_(ids))):
            traces.setdefault(str(table), set())
    for table, seat in await store.rows(select(played.c.table_id, played.c.seat).where(played.c.guest.in_(ids))):
        traces.setdefault(str(table), set()).add(int(seat))
    return traces


# --- statements that go with a change -----------------------------------------------------------------------


def add_played(guest: str, table: str, seat: int) -> Executable:
    """Whoever comes to a seat again has played there already."""
    known = exists().where(played.c.guest == guest, played.c.table_id == table, played.c.seat == seat)
    row = select(literal(guest), literal(table), literal(seat)).where(~known)
    return insert(played).from_select(["guest", "table_id", "seat"], row)


def add_spoke(guest: str, table: str) -> Executable:
    known = exists().where(spoke.c.guest == guest, spoke.c.table_id == table)
    return insert(spoke).from_select(["guest", "table_id"], select(literal(guest), literal(table)).where(~known))


def pass_played(guest: str, person: str) -> list[Executable]:
    """What somebody has played as a guest is what they have played as a person."""
    already = played.alias("already")
    same = exists().where(already.c.guest == person, already.c.table_id == played.c.table_id, already.c.seat == played.c.seat)
    mine = select(literal(person), played.c.table_id, played.c.seat, played.c.forgotten).where(played.c.guest == guest, ~same)
    columns = ["guest", "table_id", "seat", "forgotten"]
    return [insert(played).from_select(columns, mine), delete(played).where(played.c.guest == guest)]


def forget_played(guest: str, only: Sequence[str] | None = None) -> list[Executable]:
    """Nobody is told of it any more, but of tables at which they still play. Where they hold no seat any more, their name may
    still stand at one: that is known for the day on which they delete themselves, and for nothing else.
    """
    held = select(holds.c.table_id).where(holds.c.guest == guest)
    going = held.join(tables, tables.c.id == holds.c.table_id).where(tables.c.status == "playing")
    mine = (played.c.guest == guest) & played.c.table_id.not_in(going)
    if only is not None:
        mine &= played.c.table_id.in_(only)
    hidden = update(played).where(mine, played.c.table_id.not_in(held)).values(forgotten=1)
    return [hidden, delete(played).where(mine, played.c.table_id.in_(held))]
