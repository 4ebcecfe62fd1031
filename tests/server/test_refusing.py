"""While the database refuses to write nobody's clock runs, everybody is told, and nothing that was acknowledged is lost."""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import cast

import httpx
import pytest
from tests.server.clients import Json, Socket
from tests.server.faults import FAULTS, ill
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.test_store import entry

from bottlecap.server.errors import NotStored
from bottlecap.server.store.base import Change
from bottlecap.server.store.sqlite import SqliteStore
from bottlecap.server.tables.clocks import Clocks


def store_of(server: Running) -> SqliteStore:
    return cast(SqliteStore, server.tables.services.store)


def health(server: Running) -> tuple[int, Json]:
    answer = httpx.get(f"{server.address}/health", timeout=30)
    return answer.status_code, dict(answer.json())


def clocks_of(server: Running, table: str) -> Clocks:
    return server.tables.live[table].clocks


def both(server: Running) -> tuple[str, Socket]:
    """A table of two people, and the one who is to move."""
    ann, ben = server.guest(), server.guest("Ben")
    table = ann.create("salvage", ["me", "open"])
    ben.claim(table, 1)
    lines = [ann.socket(table, 0), ben.socket(table, 1)]
    first = lines[0].updated(lambda update: update["table"]["waiting"])
    return table, lines[first["table"]["waiting"][0]["seat"]]


def refuse(server: Running, line: Socket) -> None:
    """Write until nothing is taken any more: in a full file there may be room for a few words yet."""
    for length in (400, 1):
        while line.ask("chat", text="x" * length)["type"] == "ack":
            pass
    assert server.tables.services.store_health.why
    line.updated(lambda update: not update["storing"])


async def quietly(work: Awaitable[None]) -> None:
    with suppress(NotStored):
        await work


@pytest.mark.parametrize("fault", FAULTS)
def test_no_clock_runs_while_nothing_can_be_stored(server: Running, fault: str, caplog: pytest.LogCaptureFixture) -> None:
    table, line = both(server)
    seat = int(line.seat or 0)
    reserve = clocks_of(server, table).reserve[seat]
    due = line.update["table"]["waiting"][0]["due"]
    with caplog.at_level(logging.INFO, "bottlecap.server"), ill(store_of(server), fault):
        refuse(server, line)
        assert health(server) == (503, {"status": "refusing", "reason": fault})
        assert [wait["due"] for wait in line.update["table"]["waiting"]] == [None]
        # Longer than anybody has.
        for _ in range(3):
            server.pass_time(1000)
        assert not server.tables.live[table].people.seats[seat].standin
        prompt = line.asked()
        done = line.ask("play", decision=prompt["decision"], action=prompt["actions"][0])
        assert (done["type"], done["code"]) == ("refused", "retry")
        said = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert [record.getMessage() for record in said] == ["the store refuses to write"]
        assert said[0].facts["reason"] == fault  # type: ignore[attr-defined]
        assert said[0].facts["error"].startswith("OperationalError: ")  # type: ignore[attr-defined]
    with caplog.at_level(logging.INFO, "bottlecap.server"):
        # A move that is stored is the first sign that it writes again: it costs what was used before, and no more.
        assert line.play()["type"] == "ack"
    assert clocks_of(server, table).reserve[seat] == reserve
    assert health(server)[0] == 200
    line.updated(lambda update: update["storing"])
    server.do(server.tables.tick())
    assert [record.getMessage() for record in caplog.records].count("the store writes again") == 1
    # And across a crash: what is stored says that this time is lost.
    assert server.do(server.tables.services.store.outages())[-1][1] - 3000 >= 1_000_000
    assert due is not None


def test_the_heartbeat_finds_that_it_writes_again(server: Running) -> None:
    """Nobody plays: the clock of whoever is to move goes on from where it stood."""
    table, line = both(server)
    before = line.update["table"]["waiting"][0]["due"]
    with ill(store_of(server), "read-only"):
        refuse(server, line)
        server.pass_time(2000)
    server.do(server.tables.tick())
    assert health(server)[0] == 200
    after = line.updated(lambda update: update["storing"])["table"]["waiting"][0]["due"]
    assert after == pytest.approx(before + 2000)
    server.pass_time(700)
    assert server.tables.live[table].people.seats[int(line.seat or 0)].standin


def test_a_crash_while_nothing_can_be_stored_loses_no_time(server: Running) -> None:
    table, line = both(server)
    due = line.update["table"]["waiting"][0]["due"]
    with ill(store_of(server), "read-only"):
        refuse(server, line)
        server.pass_time(1000)
        # As if it were killed: it can note nothing of it.
        server.stop()
    server.time.hour += 500
    server.start()
    guest = server.guest()
    found = guest.socket(table).updated()
    assert found["table"]["waiting"][0]["due"] == pytest.approx(due + 1500)


def test_bots_wait_in_silence(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "random"])
    line = ann.socket(table, 0)
    line.asked()
    with caplog.at_level(logging.INFO, "bottlecap.server"), ill(store_of(server), "read-only"):
        refuse(server, line)
        for _ in range(20):
            server.pass_time(20)
        assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1
    server.do(server.tables.tick())
    seen = line.update["version"]
    line.play()
    server.settle(table)
    assert line.update["version"] > seen


def test_a_change_that_is_at_fault_itself_is_no_fault_of_the_store(server: Running) -> None:
    with pytest.raises(NotStored):
        server.do(server.tables.services.writer.write(Change([entry("no such table", 1)])))
    assert health(server)[0] == 200


@pytest.mark.parametrize("fault", ["read-only", "away"])
def test_the_same_on_postgresql(postgres: Postgres, tmp_path: Path, fault: str) -> None:
    server = Running(postgres.database(), tmp_path)
    try:
        table, line = both(server)
        due = line.update["table"]["waiting"][0]["due"]
        with refusing(postgres, fault):
            while not server.tables.services.store_health.why:
                server.do(quietly(server.tables.services.try_store()))
            assert health(server) == (503, {"status": "refusing", "reason": fault})
            server.pass_time(1000)
        while server.tables.services.store_health.why:
            server.do(server.tables.tick())
        assert health(server) == (200, {"status": "ok", "reason": ""})
        found = line.updated(lambda update: update["storing"] and update["now"] > 1_000_900)
        assert found["table"]["waiting"][0]["due"] == pytest.approx(due + 1000)
        assert line.play()["type"] == "ack"
        assert table
    finally:
        server.stop()


def test_a_table_that_cannot_be_read_is_asked_for_again(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It is not gone, and nothing is wrong with it: a fault of ours would say so, and so would "not found"."""
    server = Running(postgres.database(), tmp_path)
    try:
        ann = server.guest()
        table = ann.create("salvage", ["me", "open"])
        server.tables.live.clear()
        # The first look at tables that nobody looks at must not fall into the time when it cannot be read.
        server.do(server.tables.tick())
        with caplog.at_level(logging.INFO, "bottlecap.server"), refusing(postgres, "away"):
            assert ann.socket(table, 0).closed() == 1013
            assert ann.get(f"/tables/{table}", 503)["code"] == "retry"
            said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
            # Its heartbeat may have found out too, by then.
            assert [what for what in said if what != "the store refuses to write"] == ["the store cannot be read"]
        assert ann.socket(table, 0).updated(lambda update: update["table"]["id"] == table)
    finally:
        server.stop()


@contextmanager
def refusing(postgres: Postgres, fault: str) -> Iterator[None]:
    if fault == "away":
        postgres.crash(signal.SIGQUIT)
        yield
        postgres.restart()
        return
    try:
        asyncio.run(postgres.ask("ALTER SYSTEM SET default_transaction_read_only = on"))
        asyncio.run(postgres.ask("SELECT pg_reload_conf()"))
        yield
    finally:
        asyncio.run(postgres.ask("ALTER SYSTEM RESET default_transaction_read_only"))
        asyncio.run(postgres.ask("SELECT pg_reload_conf()"))
