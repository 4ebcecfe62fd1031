"""Replays every stored match and names the entry where one breaks."""

import asyncio

from platformdirs import user_cache_path

import bottlecap
from bottlecap.engine.match import Match
from bottlecap.engine.record import led_elsewhere
from bottlecap.engine.stored import OLD_MAGIC
from bottlecap.server.content.packs import Packs
from bottlecap.server.operations.settings import APP
from bottlecap.server.store.base import Store
from bottlecap.server.store.opening import store_at
from bottlecap.server.store.schema import Entry, TableRow
from bottlecap.server.store.trouble import usable
from bottlecap.server.tables.earlier_rules import is_earlier
from bottlecap.server.tables.entries import first_match, header_chain, linked, replay_entry, result_of, unlinked

FINE = 0
BROKEN = 1


class Broken(bottlecap.Error):
    """Where a stored match breaks, and how."""


def run(database: str) -> int:
    return asyncio.run(verify(store_at(database)))


async def verify(store: Store) -> int:
    """Say of every table whether its log is whole; 1 if any is not."""
    code = FINE
    try:
        with usable(store.name):
            await store.open()
            for id in await store.all_tables():
                text, good = await verdict(store, id)
                print(f"{id}: {text}")
                code = code if good else BROKEN
    finally:
        await store.close()
    return code


async def verdict(store: Store, id: str) -> tuple[str, bool]:
    row = await store.table(id)
    assert row is not None
    log = await store.entries_of(id)
    packs = Packs(store, user_cache_path(APP))
    earlier = is_earlier(packs, row)
    try:
        check_chain(row, log)
        if not earlier:
            await check(store, packs, row, log)
    except bottlecap.Error as fault:
        return str(fault), False
    if earlier:
        return f"played under rules version {row.rules}: not replayed; the hash chain of its {len(log)} entries is whole", True
    return f"ok, {len(log)} entries", True


def check_chain(row: TableRow, log: list[Entry]) -> None:
    chain = header_chain(row)
    for number, entry in enumerate(log, 1):
        if entry.n != number:
            raise Broken(f"entry {number} is missing: the next one is {entry.n}")
        chain = linked(chain, unlinked(entry))
        if entry.chain != chain:
            raise Broken(f"entry {number} was altered: its hash does not fit")


async def check(store: Store, packs: Packs, row: TableRow, log: list[Entry]) -> None:
    """Play it again."""
    game = await packs.game(row.game, row.content)
    match: Match | None = None
    for entry in log:
        if entry.starts:
            match = first_match(row, game)
        if entry.played:
            match = follow(match, entry)
    check_end(row, match)
    await check_snapshot(store, row, match, log)


def follow(match: Match | None, entry: Entry) -> Match:
    if match is None:
        raise Broken(f"entry {entry.n}: something was played before the match began")
    try:
        replay_entry(match, entry)
    except bottlecap.Error as fault:
        raise Broken(f"entry {entry.n}: {fault}") from None
    if led_elsewhere(match, entry.print):
        raise Broken(f"entry {entry.n}: today's rules lead to another state after it")
    return match


def check_end(row: TableRow, match: Match | None) -> None:
    over = match is not None and match.over
    if (row.status == "over") != over:
        raise Broken(f"the table is {row.status}, and its match is {'over' if over else 'not over'}")
    if over and row.result is None:
        raise Broken(f"the result is missing: {result_of(match)}")


async def check_snapshot(store: Store, row: TableRow, match: Match | None, log: list[Entry]) -> None:
    """A snapshot must be what the log leads to, or it must not be there."""
    found = await store.snapshot(row.id)
    if found is None:
        return
    n, body = found
    if body.startswith(OLD_MAGIC):
        # It is not read any more: the table is loaded from its log.
        return
    kept = bottlecap.from_bytes(body)
    marks = [entry.print for entry in log if entry.n <= n and entry.played]
    if n > len(log) or (marks and led_elsewhere(kept, marks[-1])):
        raise Broken(f"the snapshot after entry {n} is not what the log leads to")
