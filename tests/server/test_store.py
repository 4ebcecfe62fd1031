"""The contract that every kind of database keeps."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError

import bottlecap
from bottlecap.server.errors import NotStored
from bottlecap.server.operations.metrics import Counters
from bottlecap.server.store.base import (
    Change,
    Store,
    add_guest,
    add_outages,
    add_pack,
    add_table,
    hold,
    let_go,
    put_life,
    put_snapshot,
    set_people,
    set_status,
)
from bottlecap.server.store.opening import store_at
from bottlecap.server.store.schema import Entry, EntryKind, GuestRow, TableRow
from bottlecap.server.store.writer import Writer
from bottlecap.server.tables.entries import linked

ANN = GuestRow("ann", "digest", "Ann", 1.5, "ann")


def row(id: str, status: str = "lobby", public: int = 1, created: float = 1.0) -> TableRow:
    return TableRow(id, "kuhn", "", 1, 2, "{}", b"\x00\xff" * 8, public, "live", status, created, "ann", "{}", None)


def entry(table: str, n: int, client: str | None = None, kind: str = "action") -> Entry:
    return Entry(table, n, kind, 0, client, '{"текст": 1}', 1.25, n, f"clock {n}", None, "print", f"chain {n}")


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_at(database)
        await store.open()
        try:
            await store.append([Change([], [add_guest(ANN), add_table(row("one"))])])
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_kinds_of_entries_are_stored_as_they_were_always_spelled(database: str) -> None:
    """A log that was written before is the same, and so are its links."""
    spelled = ["action", "undo", "note", "people", "chat"]

    async def work(store: Store) -> None:
        await store.append([Change([entry("one", n, kind=kind) for n, kind in enumerate(EntryKind, 1)])])
        found = [one.kind for one in await store.entries_of("one")]
        assert found == spelled and all(type(kind) is str for kind in found)
        assert [one.played for one in await store.entries_of("one")] == [True, True, True, False, False]
        assert [linked("", (kind,)) for kind in EntryKind] == [linked("", (kind,)) for kind in spelled]

    with_store(database, work)


def test_what_is_written_is_read(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.table("one") == row("one")
        assert await store.table("two") is None
        assert await store.guest("digest") == ANN
        assert await store.guest("other") is None
        entries = [entry("one", 1, "a"), entry("one", 2), entry("one", 3, kind="chat")]
        await store.append([Change(entries[:1]), Change(entries[1:])])
        assert await store.entries_of("one") == entries
        assert await store.entries_of("one", 2) == entries[2:]
        assert await store.last_chat("one", 5) == entries[2:] and await store.last_chat("one", 0) == []
        assert await store.spoken("one") == {0: 1} and await store.spoken("two") == {}
        assert [tuple(past) for past in await store.past_of("one", 2)] == [(1, "action", 0, "a", 1), (2, "action", 0, None, 2)]
        assert await store.last_clocks(["one", "two"]) == {"one": "clock 3"}

    with_store(database, work)


def test_all_of_a_group_or_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append([Change([entry("one", 1)])])
        with pytest.raises((IntegrityError, Exception)):
            await store.append([Change([entry("one", 2)], [set_status("one", "over")]), Change([entry("one", 1)])])
        assert len(await store.entries_of("one")) == 1
        found = await store.table("one")
        assert found is not None and found.status == "lobby"
        await store.append([Change([entry("one", 2)])])

    with_store(database, work)


def test_the_same_id_of_a_client_is_stored_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append([Change([entry("one", 1, "id")])])
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.append([Change([entry("one", 2, "id")])])
        await store.append([Change([entry("one", 2), entry("one", 3)])])

    with_store(database, work)


def test_lists_of_tables(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(
            [
                Change(
                    [], [add_table(row("hidden", public=0)), add_table(row("over", "over")), add_table(row("new", created=9.0))]
                ),
                Change([], [hold("ann", "hidden", 0), hold("ann", "hidden", 1), hold("ann", "over", 0)]),
            ]
        )
        assert [found.id for found in await store.public_tables(9, 3)] == ["new", "one"]
        assert [found.id for found in await store.public_tables(9, 1)] == ["new"]
        assert {found.id for found in await store.tables_of("ann", 9)} == {"hidden", "over"}
        assert await store.open_tables_by("ann") == 3
        await store.append([Change([], [let_go("hidden", 0), let_go("hidden", 1), set_status("one", "playing")])])
        assert [found.id for found in await store.tables_of("ann", 9)] == ["over"]
        assert [found.id for found in await store.playing()] == ["one"]
        assert len(await store.all_tables()) == 4

    with_store(database, work)


def test_snapshots_packs_people_and_the_server_s_life(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.snapshot("one") is None
        for n in (5, 7):
            await store.append([Change([], put_snapshot("one", n, bytes([n]) * 100))])
        assert await store.snapshot("one") == (7, b"\x07" * 100)
        await store.append([Change([], [add_pack("shelter", "hash", "{}"), set_people("one", "{…}", "bob")])])
        # Two tables that were made at once both bring it.
        await store.append([Change([], [add_pack("shelter", "hash", "{}")]), Change([], [add_pack("shelter", "new", "{}")] * 2)])
        assert await store.known_packs() == {("shelter", "hash"), ("shelter", "new")}
        assert await store.pack("shelter", "hash") == "{}"
        assert await store.pack("shelter", "other") is None
        found = await store.table("one")
        assert found is not None and (found.people, found.host) == ("{…}", "bob")
        assert await store.last_seen() is None
        for seen in (1.0, 2.5):
            await store.append([Change([], put_life(seen))])
        assert await store.last_seen() == 2.5
        for ended in (2.0, 4.0, 3.0):
            await store.append([Change([], add_outages([(1.0, ended)]))])
        await store.append([Change([], add_outages([(6.0, 7.0), (6.0, 7.0)]))])
        assert await store.outages() == [(1.0, 4.0), (6.0, 7.0)]

    with_store(database, work)


def test_opening_twice_changes_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        again = store_at(database)
        await again.open()
        assert await again.table("one") == row("one")
        await again.close()

    with_store(database, work)


def test_one_bad_change_does_not_take_the_others_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        counters = Counters()
        writer = Writer(store, counters)
        changes = [Change([entry("one", n)]) for n in (1, 2, 2, 3)]
        waits = [asyncio.ensure_future(writer.write(change)) for change in changes]
        await asyncio.sleep(0)
        writer.start()
        results = await asyncio.gather(*waits, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), NotStored, type(None)]
        assert [found.n for found in await store.entries_of("one")] == [1, 2, 3]
        assert counters.counts["changes_failed_total"] == 1
        await writer.stop()
        with pytest.raises(NotStored):
            await writer.write(Change([entry("one", 9)]))

    with_store(database, work)


def test_changes_that_wait_are_written_together(database: str) -> None:
    async def work(store: Store) -> None:
        counters = Counters()
        writer = Writer(store, counters)
        waits = [asyncio.ensure_future(writer.write(Change([entry("one", n)]))) for n in range(1, 51)]
        await asyncio.sleep(0)
        writer.start()
        await asyncio.gather(*waits)
        assert counters.counts["commits_total"] == 1
        await writer.stop()

    with_store(database, work)


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:", "mysql://x/y", "no address", "", "postgresql://x@[::1/y"])
def test_a_database_that_cannot_be_is_refused(address: str) -> None:
    with pytest.raises(bottlecap.BadOption):
        store_at(address)


def test_a_server_that_stops_while_it_reads_comes_to_its_end(tmp_path: Path) -> None:
    """Its tasks are cancelled, and once more when its loop ends: neither may reach into the database."""
    begun, go_on = threading.Event(), threading.Event()

    def slow() -> int:
        begun.set()
        go_on.wait()
        return 7

    def prepare(connection: Any, _record: object) -> None:
        connection.create_function("slow", 0, slow)

    async def ask_and_give_up() -> int:
        store = store_at(f"sqlite:///{tmp_path}/tables.sqlite")
        event.listen(store.engine.sync_engine, "connect", prepare)
        await store.open()
        asking = asyncio.create_task(store.rows(text("SELECT slow()")))
        await asyncio.to_thread(begun.wait)
        for _ in range(2):
            asking.cancel()
            for _ in range(20):
                await asyncio.sleep(0)
        assert asking.cancelled()
        go_on.set()
        await store.close()
        return len(asyncio.all_tasks())

    loop = asyncio.new_event_loop()
    try:
        assert loop.run_until_complete(ask_and_give_up()) == 1
    finally:
        go_on.set()
        loop.close()
