"""A server that is killed while it starts can be started again, and the time it was away counts once. One whose database
cannot be used says so in one sentence.
"""

import asyncio
import os
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path

import pytest
from tests.server.faults import FAULTS, PRAGMAS, locked
from tests.server.forked import Forked
from tests.server.kills import STARTS, die_starting
from tests.server.postgres import free_port
from tests.server.running import SOURCE

import bottlecap
from bottlecap import cli
from bottlecap.server.operations.downtime import Downtime
from bottlecap.server.operations.settings import Settings
from bottlecap.server.run import OpenedServer
from bottlecap.server.store import sqlite
from bottlecap.server.store.opening import store_at


def start(database: str, folder: Path) -> None:
    """Start a server and stop it again, as an operator would."""
    server = Forked(database, folder)
    try:
        assert server.stop() == 0
    finally:
        server.kill()


def known(database: str) -> tuple[float, list[tuple[float, float]]]:
    """When a server was last alive, and all outages."""

    async def ask() -> tuple[float, list[tuple[float, float]]]:
        store = store_at(database)
        try:
            return await store.last_seen() or 0.0, await store.outages()
        finally:
            await store.close()

    return asyncio.run(ask())


# Every point on SQLite, some on PostgreSQL too; the drill dies at each of them on both.
DEATHS = [*(("sqlite", at) for at in STARTS), *(("postgres", at) for at in STARTS[::3])]


@pytest.mark.parametrize(("database", "at"), DEATHS, indirect=["database"])
def test_killed_while_it_starts_it_starts_again(database: str, tmp_path: Path, at: str) -> None:
    # The very first time, when nothing is there yet.
    die_starting(database, tmp_path, at)
    start(database, tmp_path)
    stopped, _ = known(database)
    # And in a database that a server was stopped in, twice at the same point.
    for _ in range(2):
        die_starting(database, tmp_path, at)
    server = Forked(database, tmp_path)
    try:
        began, outages = known(database)
    finally:
        server.kill()
    # All of the time between them is lost, and none of it is counted twice.
    assert Downtime(outages).since(stopped) == pytest.approx(began - stopped, abs=1e-3)
    assert began <= time.time()


def test_a_moment_is_lost_once_however_often_it_was_noted() -> None:
    found = Downtime([(30.0, 40.0), (10.0, 20.0), (12.0, 15.0)])
    found.add(18.0, 25.0)
    found.add(40.0, 45.0)
    assert found.outages == [(10.0, 25.0), (30.0, 45.0)]
    assert [found.since(moment) for moment in (0.0, 14.0, 25.0, 35.0, 50.0)] == [30.0, 26.0, 15.0, 10.0, 0.0]


SAID = {"disk full": "full", "read-only": "readonly", "locked": "locked"}


def serve_once(settings: Settings) -> None:
    """Start a server here, that stops as soon as it answers."""

    def opened() -> None:
        server.should_exit = True

    server = OpenedServer(settings, opened)
    server.run()


# In a database that is there already a file that cannot grow is no fault yet: what a start writes needs no more room.
@pytest.mark.parametrize(("fault", "there"), [*((fault, False) for fault in FAULTS), ("read-only", True), ("locked", True)])
def test_a_database_that_takes_nothing_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, there: bool
) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    if there:
        start(database, tmp_path)
    with locked(database) if fault == "locked" else nullcontext():
        monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS[:-1], PRAGMAS[fault][0]))
        monkeypatch.setattr(sqlite, "SHORT_WAIT", PRAGMAS[fault][0])
        with pytest.raises(bottlecap.Error) as found:
            serve_once(Settings(database, port=free_port(), cache=tmp_path / "cache"))
    assert str(tmp_path / "tables.sqlite") in str(found.value) and SAID[fault] in str(found.value)
    monkeypatch.undo()
    # Nothing of it is left: it starts as soon as the database is in order.
    start(database, tmp_path)


def test_what_is_no_database_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("a letter to my aunt\n" * 100, encoding="utf-8")
    command = [sys.executable, "-m", "bottlecap", "serve", "--port", str(free_port()), "--database", f"sqlite:///{path}"]
    env = {**os.environ, "PYTHONPATH": SOURCE}
    found = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    sentence = f"bottlecap: the database {path} cannot be used: file is not a database\n"
    assert (found.returncode, found.stderr) == (2, sentence)
    assert cli.main(["verify", "--database", f"sqlite:///{path}"]) == 2
    assert capsys.readouterr().err == sentence
