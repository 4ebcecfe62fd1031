"""A server that is killed while it starts can be started again, and the time it was away counts once."""

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.forked import Forked
from tests.server.kills import STARTS, die_starting

from bottlecap.server.clocks import Downtime
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


@pytest.mark.parametrize("at", STARTS)
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
