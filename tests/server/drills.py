"""The server's drills: each takes the game that is played, somebody to tell of its progress, and how much of it is wanted.

Each answers with what it counted, and raises where anything was not as it must be. The tests run short forms of them,
and forms in which the server makes a mistake (`plant`, see planted.py) that the drill must find.
"""

import asyncio
import random
import signal
import tempfile
from pathlib import Path
from typing import Final

from msgspec import structs
from tests.homes import home_of
from tests.server import inwards as inward
from tests.server import leaks as canaries
from tests.server import nonsense as attack
from tests.server import thoughts as thinking
from tests.server.crowd import Say, quiet
from tests.server.deaf import refuse_to_read
from tests.server.described import ask_everything
from tests.server.due_notices import outlast
from tests.server.faults import FAULTS
from tests.server.forked import FREE, Forked
from tests.server.kills import STARTS, endure, outlive, survive
from tests.server.postgres import Postgres

from bottlecap.engine import registry
from bottlecap.server.bots.thinking import thought
from bottlecap.server.operations.crash_points import POINTS, SENDING

# Less than a hundred bytes for each of a hundred thousand messages: what caches take until they are full, and no more.
MOST_GROWN: Final = 8 * 2**20
# On the way of an action, and of a start.
ALL_POINTS: Final = (*POINTS, *STARTS)
# What one socket that never reads may take: the last lines of a chat once, and what waits until it is cut off.
MOST_FOR_DEAF: Final = 2**20


def deaths(kills: int, points: tuple[str, ...], seed: int) -> list[str]:
    """So many kills at any moment, and one at each of the points, mixed."""
    out = [""] * kills + list(points)
    random.Random(seed).shuffle(out)
    return out


def kills_on_sqlite(game: str, say: Say = quiet, *, kills: int, points: tuple[str, ...] = ALL_POINTS, plant: str = "") -> str:
    """Kill the server at random moments and at named points, also of its start: nothing acknowledged is lost or played twice."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        crowd = asyncio.run(survive(database, Path(folder), game, deaths(kills, points, 1), 1, say, plant))
    return f"{kills} kills and {len(points)} named points, {crowd.acks} {game} actions acknowledged, {crowd.ended} matches ended"


def kills_with_notices(game: str, say: Say = quiet, *, kills: int, times: int = 1, plant: str = "") -> str:
    """Kill the server while people are told what they wait for: nobody misses it, and nobody is told twice."""
    with tempfile.TemporaryDirectory() as folder:
        points = SENDING * times
        told = outlast(f"sqlite:///{folder}/tables.sqlite", Path(folder), game, deaths(kills, points, 5), 5, say, plant)
    return (
        f"{kills} kills and {len(points)} at named points, {told.people} people told once, "
        f"{told.again} of them by a message that came again, the same"
    )


def kills_on_postgresql(game: str, say: Say = quiet, *, kills: int, points: tuple[str, ...] = ALL_POINTS) -> str:
    """The same on PostgreSQL."""
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            crowd = asyncio.run(survive(postgres.database(), Path(folder), game, deaths(kills, points, 2), 2, say))
    finally:
        postgres.stop()
    return f"{kills} kills and {len(points)} named points, {crowd.acks} {game} actions acknowledged, {crowd.ended} matches ended"


def postgresql_dies(game: str, say: Say = quiet, *, outages: int) -> str:
    """Stop PostgreSQL at once, or kill it, under a server that lives on: the same must hold, and play goes on."""
    postgres = Postgres()
    ways = [signal.SIGQUIT if number % 2 else signal.SIGKILL for number in range(outages)]
    try:
        with tempfile.TemporaryDirectory() as folder:
            crowd = asyncio.run(outlive(postgres, postgres.database(), Path(folder), game, ways, 3, say))
    finally:
        postgres.stop()
    return f"{outages} outages, every other one by SIGKILL, {crowd.acks} {game} actions acknowledged"


def database_refuses(game: str, say: Say = quiet, *, times: int, faults: tuple[str, ...] = FAULTS) -> str:
    """A full disk, a read-only file, a lock of somebody else's come and go: nothing acknowledged is lost, and no clock ran."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        ills = [faults[number % len(faults)] for number in range(times)]
        crowd = asyncio.run(endure(database, Path(folder), game, ills, 4, say))
    return f"{times} times {', '.join(faults)} in turn, {crowd.acks} {game} actions acknowledged"


def leaks(game: str, say: Say = quiet, *, matches: int, plant: str = "") -> str:
    """Look through all that seats and spectators are told, for cards that they were not shown and for the server's secrets."""
    with tempfile.TemporaryDirectory() as place:
        folder, content = Path(place), tuple[tuple[str, Path], ...]()
        if home_of(game).decks or home_of(game).marked is not None:
            canaries.canary_pack(game, folder / "cards", random.Random())
            content = ((game, folder / "cards"),)
        database = f"sqlite:///{folder}/tables.sqlite"
        server = Forked(database, folder, content=content, plant=plant)
        try:
            loaded = registry.game(game, folder / "cards" if content else None)
            found = canaries.drill(server.address, database, loaded, matches, say=say)
            assert not server.failures(), server.failures()
            assert not canaries.CANARY.search(server.log.read_text()), "the server's log tells of cards"
        finally:
            server.kill()
    return f"{found.matches} {game} matches, {found.frames} frames, {found.seen} sightings of cards that had been shown"


def nonsense(game: str, say: Say = quiet, *, messages: int, plant: str = "") -> str:
    """Send what must change nothing: no fault, nothing stored, and no memory kept."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        database = f"sqlite:///{folder}/tables.sqlite"
        server = Forked(database, folder, plant=plant)
        try:
            found, grown = attack.drill(server.address, database, registry.game(game), messages, server.memory, say)
            assert server.count("faults_total") == 0 and server.count("task_failures_total") == 0
            assert not server.failures(), server.failures()
        finally:
            server.kill()
    assert grown < MOST_GROWN, f"the server has grown by {grown} bytes"
    say(", ".join(f"{code} {times}" for code, times in found.codes.most_common()))
    return f"{found.messages} messages and {found.requests} requests, memory grown by {grown / 2**20:.1f} MB"


def inwards(game: str, say: Say = quiet, *, addresses: int, loopback: bool = False) -> str:
    """Have notices sent to this machine and its neighbours, in every way they are written: nothing there is reached.

    loopback: let the server do so after all, for which a setting is there; the drill must find it.
    """
    with tempfile.TemporaryDirectory() as place:
        server = Forked(f"sqlite:///{place}/tables.sqlite", Path(place), notices_loopback=loopback)
        try:
            found = inward.drill(server.address, addresses, 6, say)
            assert server.count("faults_total") == 0 and not server.failures(), server.failures()
        finally:
            server.kill()
    say(", ".join(f"{why} {times}" for why, times in found.most_common()))
    return f"{found.total()} addresses that point inwards, none reached"


def deaf(game: str, say: Say = quiet, *, sockets: int, lines: int, plant: str = "") -> str:
    """Fill a chat, then open sockets that never read: the server lets them go, and keeps no memory for them."""
    limits = structs.replace(FREE, chat_at_once=1e9, chat_lines=4 * lines + 1000, sending_seconds=2.0, line_bytes=8192)
    with tempfile.TemporaryDirectory() as place:
        server = Forked(f"sqlite:///{place}/tables.sqlite", Path(place), plant=plant, limits=limits)
        try:
            peak, seconds = refuse_to_read(server, game, sockets, lines, say)
            assert not server.failures(), server.failures()
        finally:
            server.kill()
    assert peak < MOST_FOR_DEAF * sockets, f"the server has grown by {peak} bytes"
    return f"{sockets} sockets that never read, all cut off after {seconds:.0f} s, memory grown by {peak / 2**20:.1f} MB at most"


def described(game: str, say: Say = quiet, *, examples: int, plant: str = "") -> str:
    """Ask for everything that the API's own description allows, and for what it does not: answers are as described."""
    with tempfile.TemporaryDirectory() as place:
        server = Forked(f"sqlite:///{place}/tables.sqlite", Path(place), plant=plant)
        try:
            statuses = ask_everything(server.address, game, examples, say)
            assert server.count("faults_total") == 0 and not server.failures(), server.failures()
        finally:
            server.kill()
    say(", ".join(f"HTTP {status} {times}" for status, times in sorted(statuses.items())))
    return f"{statuses.total()} requests made from the description, {examples} for each address"


def bots_memory(game: str, say: Say = quiet, *, thoughts: int, warm: int = thinking.WARM, work: thinking.Work = thought) -> str:
    """Let a worker think and think: what it thought about is gone when it has answered."""
    warmed, ended = thinking.measured(game, thoughts, warm, say, work)
    assert ended - warmed < MOST_GROWN, f"the worker has grown by {ended - warmed} bytes in {thoughts} thoughts"
    return f"{thoughts} thoughts, the worker's memory {warmed / 2**20:.1f} MB after {warm}, {ended / 2**20:.1f} MB at the end"
