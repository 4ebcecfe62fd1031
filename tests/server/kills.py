"""The crash drill: the server is killed over and over in the middle of play, and nothing acknowledged may be lost."""

import asyncio
import random
import signal
import sqlite3
import time
from collections import Counter
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Final

import httpx
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.crowd import Crowd, Say, quiet
from tests.server.faults import locked
from tests.server.forked import Ended, Forked
from tests.server.postgres import Postgres

from bottlecap import cli
from bottlecap.server.operations.crash_points import STARTING
from bottlecap.server.operations.downtime import Downtime
from bottlecap.server.store.opening import store_at

# How many tables are played at once: changes of several are in every group.
TABLES: Final = 5
ROWS: Final = "SELECT table_id, seat, client FROM entries WHERE client IS NOT NULL"

# Where a server may die before it answers. What a start writes goes the way of every change, as the first one.
STARTS: Final = (*STARTING, "written:0", "committed:0")

Sent = tuple[str, int, str]


async def stored(database: str) -> Counter[Sent]:
    """What the database holds of what was sent: table, seat and id, and how often."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        with sqlite3.connect(str(url.database)) as connection:
            return Counter((str(t), int(s), str(c)) for t, s, c in connection.execute(ROWS))
    engine = create_async_engine(url.set(drivername="postgresql+asyncpg"))
    try:
        async with engine.connect() as rows:
            return Counter((str(t), int(s), str(c)) for t, s, c in await rows.execute(text(ROWS)))
    finally:
        await engine.dispose()


async def check(crowd: Crowd, database: str) -> None:
    """Everything that was acknowledged is there, and nothing is there twice."""
    found = await stored(database)
    twice = [sent for sent, times in found.items() if times > 1]
    assert not twice, f"played twice: {twice}"
    lost = [
        id for table, sitters in crowd.tables.items() for s in sitters for id in s.acked if (table, s.seat or 0, id) not in found
    ]
    assert not lost, f"acknowledged and lost: {lost}"


async def until_dead(server: Forked, crowd: Crowd, point: str) -> None:
    """Play until the server dies: at the named point, or by a kill from outside at any moment."""
    crowd.address = server.address
    playing = asyncio.ensure_future(crowd.play_on(TABLES))
    try:
        if point:
            assert await server.dead(), f"nobody died at {point}"
        else:
            before = crowd.acks
            while crowd.acks == before and not playing.done():
                await asyncio.sleep(0.002)
            await asyncio.sleep(crowd.rng.uniform(0.0, 0.25))
            server.kill()
        await playing
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


def die_starting(database: str, folder: Path, point: str) -> None:
    """Not for any other reason, and not later."""
    try:
        Forked(database, folder, point).kill()
    except Ended as end:
        assert end.code == -signal.SIGKILL, end
        return
    raise AssertionError(f"nobody died at {point}")


async def one_death(database: str, folder: Path, crowd: Crowd, point: str, plant: str) -> None:
    if point in STARTS:
        die_starting(database, folder, point)
        return
    count = crowd.rng.randrange(5, 40)
    server = Forked(database, folder, f"{point}:{count}" if point else "", plant=plant)
    try:
        await until_dead(server, crowd, point)
        assert not server.failures(), server.failures()
    finally:
        server.kill()
    await check(crowd, database)


async def all_go_on(database: str, folder: Path, crowd: Crowd) -> None:
    """After the last death every match that is not over goes on."""
    server = Forked(database, folder)
    try:
        crowd.address = server.address
        before = {table: len(s.acked) for sitters in crowd.places.values() for s in sitters for table in [f"{s.table} {s.seat}"]}
        playing = asyncio.ensure_future(crowd.play_on(TABLES))
        while any(not moved(crowd, place, before) for place in list(crowd.places)):
            assert not playing.done(), "the crowd has gone"
            await asyncio.sleep(0.01)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        assert server.stop() == 0
        assert not server.failures(), server.failures()
    finally:
        server.kill()
    await check(crowd, database)


def moved(crowd: Crowd, place: int, before: dict[str, int]) -> bool:
    """Whether anybody at that table has got something acknowledged since, or sat down only now."""
    sitters = crowd.places.get(place, [])
    return not sitters or any(len(s.acked) > before.get(f"{s.table} {s.seat}", 0) or s.over for s in sitters)


async def survive(database: str, folder: Path, game: str, deaths: list[str], seed: int, say: Say = quiet, plant: str = "") -> Crowd:
    """Through a row of deaths; "" is a kill from outside, anything else a named point. plant: a mistake to find."""
    crowd = Crowd(game, random.Random(seed))
    for number, point in enumerate(deaths, 1):
        await one_death(database, folder, crowd, point, plant)
        if number % 10 == 0 or number == len(deaths):
            say(f"{number} of {len(deaths)} deaths, {crowd.acks} actions acknowledged, {crowd.ended} matches ended")
    await all_go_on(database, folder, crowd)
    assert await asyncio.to_thread(cli.main, ["verify", "--database", database]) == 0
    return crowd


# --- the database dies ------------------------------------------------------------------------------------------


async def outlive(
    postgres: Postgres, database: str, folder: Path, game: str, ways: list[signal.Signals], seed: int, say: Say = quiet
) -> Crowd:
    """The server lives on while its database is stopped at once and started again, once in each of these ways."""
    crowd = Crowd(game, random.Random(seed))
    server = Forked(database, folder)
    try:
        crowd.address, crowd.patient = server.address, True
        for number, way in enumerate(ways, 1):
            await one_outage(postgres, server, crowd, way)
            await check(crowd, database)
            if number % 5 == 0 or number == len(ways):
                say(f"{number} of {len(ways)} outages of the database, {crowd.acks} actions acknowledged")
        assert server.process.is_alive()
    finally:
        server.kill()
    # While its database was away the server had reasons to complain; the next one has none.
    (folder / "after").mkdir()
    await all_go_on(database, folder / "after", crowd)
    assert await asyncio.to_thread(cli.main, ["verify", "--database", database]) == 0
    return crowd


async def one_outage(postgres: Postgres, server: Forked, crowd: Crowd, way: signal.Signals) -> None:
    """Play, lose the database, get it back, play on."""
    playing = asyncio.ensure_future(persistently(crowd))
    try:
        await more_acks(crowd, playing)
        await asyncio.sleep(crowd.rng.uniform(0.0, 0.1))
        await asyncio.to_thread(postgres.crash, way)
        await asyncio.sleep(crowd.rng.uniform(0.0, 0.2))
        await asyncio.to_thread(postgres.restart)
        await more_acks(crowd, playing)
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def endure(database: str, folder: Path, game: str, ills: list[str], seed: int, say: Say = quiet) -> Crowd:
    """The server lives on while its SQLite database refuses to write now and then, for each of these reasons."""
    crowd = Crowd(game, random.Random(seed))
    server = Forked(database, folder, plant="fall_ill")
    lost: list[tuple[float, float]] = []
    try:
        crowd.address, crowd.patient = server.address, True
        for number, fault in enumerate(ills, 1):
            without = await one_illness(database, server, crowd, fault)
            # In a full file there is room for a few words yet: between two that are stored the clocks run, as they should.
            # (That none runs where nothing fits any more, test_refusing.py shows.)
            if fault != "disk full":
                lost.append(without)
            await check(crowd, database)
            if number % 5 == 0 or number == len(ills):
                say(f"{number} of {len(ills)} times nothing could be stored, {crowd.acks} actions acknowledged")
        told = server.log.read_text().count("the store refuses to write")
        assert 1 <= told <= len(ills), f"told {told} times of {len(ills)} faults"
        assert not server.failures(), server.failures()
        assert server.stop() == 0
    finally:
        server.kill()
    await no_clock_ran(database, lost)
    await all_go_on(database, folder, crowd)
    assert await asyncio.to_thread(cli.main, ["verify", "--database", database]) == 0
    return crowd


async def one_illness(database: str, server: Forked, crowd: Crowd, fault: str) -> tuple[float, float]:
    """Play, have the database refuse, have it write again, play on; from when to when nothing could be stored."""
    playing = asyncio.ensure_future(persistently(crowd))
    told = Path(f"{make_url(database).database}.ill")
    try:
        await more_acks(crowd, playing)
        told.write_text(fault)
        with locked(database) if fault == "locked" else nullcontext():
            await until_health(server, 503)
            began = time.time()
            await asyncio.sleep(crowd.rng.uniform(0.0, 0.5))
            ended = await until_health(server, 503)
            told.unlink()
        await until_health(server, 200)
        await more_acks(crowd, playing)
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
    return began, ended


async def until_health(server: Forked, wanted: int) -> float:
    """When it was asked the time that it said so."""
    async with httpx.AsyncClient(timeout=30) as http:
        while True:
            asked = time.time()
            if (await http.get(f"{server.address}/health")).status_code == wanted:
                return asked
            await asyncio.sleep(0.01)


async def no_clock_ran(database: str, lost: list[tuple[float, float]]) -> None:
    """All of that time is written down as lost."""
    store = store_at(database)
    try:
        noted = Downtime(await store.outages())
    finally:
        await store.close()
    for began, ended in lost:
        found = noted.since(began) - noted.since(ended)
        assert found >= ended - began - 0.01, f"{ended - began} seconds without a store, {found} of them counted for nobody"


async def persistently(crowd: Crowd) -> None:
    """Come back as pages do, for as long as it takes."""
    while True:
        await crowd.play_on(TABLES)
        await asyncio.sleep(0.05)


async def more_acks(crowd: Crowd, playing: "asyncio.Future[None]") -> None:
    goal = crowd.acks + 20
    while crowd.acks < goal:
        assert not playing.done(), playing
        await asyncio.sleep(0.005)
