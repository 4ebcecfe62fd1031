"""The server's drills: each takes the game that is played, somebody to tell of its progress, and how much of it is wanted.

Each answers with what it counted, and raises where anything was not as it must be. The tests run short forms of them.
"""

import asyncio
import random
import signal
import tempfile
from pathlib import Path

from tests.server.crowd import Say, quiet
from tests.server.kills import outlive, survive
from tests.server.postgres import Postgres

from bottlecap.server.points import POINTS


def deaths(kills: int, points: tuple[str, ...], seed: int) -> list[str]:
    """So many kills at any moment, and one at each of the points, mixed."""
    out = [""] * kills + list(points)
    random.Random(seed).shuffle(out)
    return out


def kills_on_sqlite(game: str, say: Say = quiet, *, kills: int, points: tuple[str, ...] = POINTS) -> str:
    """Kill the server at random moments and at named points: nothing acknowledged is lost, nothing is played twice."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        crowd = asyncio.run(survive(database, Path(folder), game, deaths(kills, points, 1), 1, say))
    return f"{kills} kills and {len(points)} named points, {crowd.acks} {game} actions acknowledged, {crowd.ended} matches ended"


def kills_on_postgresql(game: str, say: Say = quiet, *, kills: int, points: tuple[str, ...] = POINTS) -> str:
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
            crowd = asyncio.run(outlive(postgres, Path(folder), game, ways, 3, say))
    finally:
        postgres.stop()
    return f"{outages} outages, every other one by SIGKILL, {crowd.acks} {game} actions acknowledged"


def leaks(game: str, say: Say = quiet, *, matches: int) -> str:
    raise NotImplementedError


def nonsense(game: str, say: Say = quiet, *, messages: int) -> str:
    raise NotImplementedError


def described(game: str, say: Say = quiet, *, examples: int) -> str:
    raise NotImplementedError
