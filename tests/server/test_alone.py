"""One server to a database: a second one is refused in one sentence, and nobody else is in its way."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import make_url
from tests.server.forked import Ended, Forked
from tests.server.postgres import Postgres, free_port
from tests.server.running import SOURCE
from tests.server.test_store import ANN, entry, row

from bottlecap import cli
from bottlecap.server.store import postgres as on_postgres
from bottlecap.server.store.base import Change, add_guest, add_table
from bottlecap.server.store.lock import Taken
from bottlecap.server.store.opening import store_at


def test_a_second_server_is_refused_in_one_sentence(database: str, tmp_path: Path) -> None:
    first = Forked(database, tmp_path)
    try:
        command = [sys.executable, "-m", "bottlecap", "serve", "--port", str(free_port()), "--database", database]
        env = {**os.environ, "PYTHONPATH": SOURCE}
        second = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode not in (0, None)
        last = second.stderr.strip().splitlines()
        assert len(last) == 1 and "another server" in last[0] and "--database" in last[0], second.stderr
        assert str(make_url(database).database) in last[0]
        # The first one has not noticed, and whoever only reads is in nobody's way.
        assert first.count("faults_total") == 0
        assert cli.main(["verify", "--database", database]) == 0
        assert first.stop() == 0
    finally:
        first.kill()
    again = Forked(database, tmp_path)
    again.kill()
    # Killed, it leaves no lock behind.
    Forked(database, tmp_path).kill()


def test_a_link_to_the_database_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "tables.sqlite")
    first = Forked(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path)
    try:
        with pytest.raises(Ended, match="another server"):
            Forked(f"sqlite:///{tmp_path}/other.sqlite", tmp_path)
    finally:
        first.kill()


def test_a_lock_that_was_lost_is_taken_again_before_anything_is_written(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database drops the connection that holds it, as when it is restarted or the network is gone."""
    monkeypatch.setattr(on_postgres, "TRIES", 3)
    address = postgres.database()
    drop = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"

    async def work() -> None:
        first, second = store_at(address), store_at(address)
        await first.claim()
        await first.open()
        await first.append([Change([entry("one", 1)], [add_guest(ANN), add_table(row("one"))])])
        with pytest.raises(Taken):
            await second.claim()
        # It is back before anybody else has come.
        await postgres.ask(drop)
        await first.append([Change([entry("one", 2)])])
        with pytest.raises(Taken):
            await second.claim()
        # Somebody else was quicker: nothing more is written until they are gone.
        await postgres.ask(drop)
        await second.claim()
        with pytest.raises(Taken):
            await first.append([Change([entry("one", 3)])])
        assert len(await first.entries_of("one")) == 2
        await second.close()
        await first.append([Change([entry("one", 3)])])
        assert len(await first.entries_of("one")) == 3
        await first.close()

    asyncio.run(work())
