"""What goes wrong at one table, or comes at a bad moment, stays there and is over soon."""

import asyncio
import gc
import random
from collections.abc import Coroutine
from typing import Any, cast
from weakref import ref

import pytest
from tests.server.clients import Json, newer_than
from tests.server.faults import ill
from tests.server.running import Running
from tests.server.test_people import three

from bottlecap.server.bots.thinking import Thinker
from bottlecap.server.errors import Denied, NotStored
from bottlecap.server.store.sqlite import SqliteStore
from bottlecap.server.tables.connections import Connection
from bottlecap.server.tables.live_table import LiveTable


def failing(fault: Exception, *_: object, **__: object) -> Coroutine[Any, Any, None]:
    async def fail() -> None:
        raise fault

    return fail()


def live(server: Running, table: str) -> LiveTable:
    return server.tables.live[table]


def test_one_failing_clock_stops_no_other(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (three(server)[0] for _ in range(2))
    for table in (first, second):
        # Nobody puts away what somebody looks at.
        server.guest("Eve").socket(table).updated()
    monkeypatch.setattr(live(server, first), "look_at_clock", lambda: failing(NotStored("the store is away")))
    server.pass_time(700)
    late = [any(seat.standin for seat in live(server, table).people.seats) for table in (first, second)]
    assert late == [False, True]


def test_bots_that_gave_up_are_woken_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest()
    with monkeypatch.context() as broken:
        broken.setattr(Thinker, "think", lambda *_, **__: failing(RuntimeError("no pool")))
        table = ann.create("kuhn", ["me", "random"])
        line = ann.socket(table, 0)
        line.play()
        while live(server, table).thinking is not None:
            server.do(asyncio.sleep(0.01))
        at = line.update["version"]
    server.do(server.tables.tick())
    line.updated(newer_than(at))


def test_a_lost_table_is_put_away_without_a_snapshot_and_loaded_anew(server: Running) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "open"])
    ben = server.guest("Ben")
    ben.claim(table, 1)
    line = ann.socket(table, 0)
    line.asked()
    lost = live(server, table)
    match = lost.playing
    # A move that was played in memory and never stored.
    match.play(match.actions()[0])
    lost.lost = True
    server.do(lost.snapshot_quietly(lost.version + 1))
    server.do(server.tables.tick())
    assert table not in server.tables.live
    assert server.do(server.tables.services.store.snapshot(table)) is None
    again = ann.socket(table, 0)
    assert again.play()["type"] == "ack"


def test_who_comes_to_a_table_that_was_just_lost_is_sent_away_to_come_again(server: Running) -> None:
    table = server.guest().create("kuhn", ["me", "random"])
    found = live(server, table)
    found.lost = True
    connection = Connection("", "", None, 0)
    server.do(found.join(connection))
    assert connection.closed and connection not in found.connections


def test_a_table_that_somebody_comes_for_is_not_put_away(server: Running) -> None:
    """They wait for its lock while its snapshot is written."""
    table = server.guest().create("salvage", ["me", "open"])
    found = live(server, table)

    async def written() -> None:
        # In the middle of the writing somebody asks for the table, and will wait for the lock.
        assert await server.tables.get(table) is found

    found.snapshot = written  # type: ignore[method-assign]
    server.time.hour += server.settings.evict_after + 1
    server.do(server.tables.evict(server.time.now()))
    assert server.tables.live[table] is found


def test_a_table_that_was_put_away_is_gone_at_once(server: Running) -> None:
    """Nothing that it holds holds it: the collector of circles comes too seldom to rely on."""
    ann, ben = server.guest(), server.guest("Ben")
    table = ann.create("salvage", ["me", "open", "random"])
    ben.claim(table, 1)
    lines = [ann.socket(table, 0), ben.socket(table, 1), ben.socket(table)]
    lines[people_waited_for(lines[0].updated(people_waited_for))[0]].play()
    server.settle(table)
    with ill(cast(SqliteStore, server.tables.services.store), "read-only"):
        # A fault on the way keeps hold of what it has passed.
        assert lines[0].ask("chat", text="hello")["code"] == "retry"
    server.do(server.tables.tick())
    for line in lines:
        line.close()
    gone = ref(live(server, table))
    shown = ref(live(server, table).updates)
    gc.collect()
    gc.disable()
    try:
        server.do(unwatched(live(server, table)))
        server.time.hour += server.settings.evict_after + 1
        server.do(server.tables.evict(server.time.now()))
        assert table not in server.tables.live
        assert gone() is None and shown() is None, gc.get_referrers(gone())
    finally:
        gc.enable()


def people_waited_for(update: Json) -> list[int]:
    return [wait["seat"] for wait in update["table"]["waiting"] if wait["seat"] < 2]


async def unwatched(table: LiveTable) -> None:
    while table.connections or table.thinking is not None:
        await asyncio.sleep(0.01)


def test_a_table_is_loaded_once_however_many_come_and_whatever_fails(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.guest().create("salvage", ["me", "open"])
    del server.tables.live[table]
    loads = 0
    load = server.tables.load

    async def failing_once(id: str) -> LiveTable:
        nonlocal loads
        loads += 1
        now = loads
        await asyncio.sleep(0.01)
        if now == 1:
            raise Denied("not-now")
        return await load(id)

    monkeypatch.setattr(server.tables, "load", failing_once)

    async def three() -> list[object]:
        first, second = (asyncio.ensure_future(server.tables.get(table)) for _ in range(2))
        await asyncio.wait([first])
        # The second loads now; whoever comes meanwhile waits for the same.
        third = asyncio.ensure_future(server.tables.get(table))
        return list(await asyncio.gather(first, second, third, return_exceptions=True))

    failed, *found = server.do(three())
    assert isinstance(failed, Denied) and found[0] is found[1] is server.tables.live[table]
    assert loads == 2


def test_a_fault_of_the_rules_in_a_bots_move_leaves_no_half_of_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "random"])
    line = ann.socket(table, 0)
    line.asked()
    server.settle(table)
    found = live(server, table)
    before = found.playing.hash
    match = found.playing

    class Broken:
        """A match whose rules fail in the middle of a move."""

        def play(self, *_: object) -> None:
            match.state.pending.clear()
            raise ZeroDivisionError

    async def by_a_bot() -> None:
        async with found.lock:
            await found.play_for_bot(match, 0, "random", dict(match.actions(0)[0].to_json()), True)

    with monkeypatch.context() as broken:
        broken.setattr(LiveTable, "playing", Broken())
        with pytest.raises(Denied, match="fault"):
            server.do(by_a_bot())
    assert found.playing.hash == before
    assert line.play(random.Random(1).choice)["type"] == "ack"
