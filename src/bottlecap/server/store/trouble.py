"""What a failed write says of the database: whether it refuses to write at all, and why."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bottlecap.engine.errors import Error
from bottlecap.server.errors import NotRead, NotStored
from bottlecap.server.store.lock import Taken

FULL: Final = "disk full"
READ_ONLY: Final = "read-only"
LOCKED: Final = "locked"
AWAY: Final = "away"
TAKEN: Final = "taken"
FAILING: Final = "failing"

# By the beginning of the name that SQLite gives, and of the code that PostgreSQL gives.
SQLITE: Final = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_BUSY": LOCKED,
    "SQLITE_LOCKED": LOCKED,
    "SQLITE_CANTOPEN": AWAY,
}
POSTGRESQL: Final = {"53100": FULL, "25006": READ_ONLY, "55P03": LOCKED, "57": AWAY, "08": AWAY}
# What PostgreSQL says of a statement, not of itself: its data, its constraints, its words.
ITS_OWN: Final = ("22", "23", "42")


def trouble(fault: Exception) -> str:
    """Why the database refuses to write; nothing where only this change was at fault."""
    if isinstance(fault, Taken):
        return TAKEN
    said = getattr(fault, "orig", None) or fault
    if isinstance(said, sqlite3.Error):
        return sqlite_trouble(said)
    if isinstance(fault, DBAPIError):
        return postgresql_trouble(str(getattr(fault.orig, "sqlstate", None) or ""), fault.connection_invalidated)
    code = getattr(fault, "sqlstate", None)
    if isinstance(code, str):
        return postgresql_trouble(code, False)
    return AWAY if isinstance(fault, (OSError, asyncio.TimeoutError, SQLAlchemyError)) else ""


def sqlite_trouble(fault: sqlite3.Error) -> str:
    if isinstance(fault, (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)):
        return ""
    return named(SQLITE, getattr(fault, "sqlite_errorname", "")) or FAILING


def postgresql_trouble(code: str, gone: bool) -> str:
    if gone or not code:
        return AWAY
    return "" if code.startswith(ITS_OWN) else named(POSTGRESQL, code) or FAILING


def named(reasons: dict[str, str], code: str) -> str:
    return next((reason for start, reason in reasons.items() if code.startswith(start)), "")


def words_of(fault: Exception) -> str:
    """What the database itself said, without the statement and what stood in it."""
    said = getattr(fault, "orig", None) or fault
    return f"{type(said).__name__}: {first_line(said)}"


def first_line(said: object) -> str:
    return (str(said).splitlines() or [""])[0]


class Unusable(Error):
    """A database that cannot be opened, read or written as a server starts."""


@contextmanager
def usable(database: str) -> Iterator[None]:
    """Whoever needs it is told in one sentence why it cannot be used."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError, NotStored, NotRead) as fault:
        said = first_line(getattr(fault, "orig", None) or fault)
        raise Unusable(f"the database {database} cannot be used: {said}") from None
