"""Databases and servers for the tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.clients import Guest
from tests.server.postgres import Postgres
from tests.server.running import Running, Spare


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    found: Postgres = request.getfixturevalue("postgres")
    return found.database()


@pytest.fixture(scope="session")
def spare() -> Iterator[Spare]:
    found = Spare()
    yield found
    found.end()


def served(database: str, tmp_path: Path, spare: Spare) -> Iterator[Running]:
    with spare.lent():
        found = Running(database, tmp_path / "cache")
        yield found
        found.stop()


@pytest.fixture
def server(tmp_path: Path, spare: Spare) -> Iterator[Running]:
    """A server on SQLite."""
    yield from served(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, spare)


@pytest.fixture
def server_anywhere(database: str, tmp_path: Path, spare: Spare) -> Iterator[Running]:
    """The same on every kind of database."""
    yield from served(database, tmp_path, spare)


@pytest.fixture
def guest(server: Running) -> Callable[..., Guest]:
    return server.guest
