"""A database that refuses to write: a full disk, a read-only file, a lock of somebody else's. All are SQLite's own faults."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Final

from sqlalchemy import make_url

from bottlecap.server.store.sqlite import SHORT_WAIT, SqliteStore

# What the server's own connection is told, and how that is undone. A file cannot get smaller than it is: it is full.
PRAGMAS: Final = {
    "disk full": ("PRAGMA max_page_count=1", "PRAGMA max_page_count=4294967294"),
    "read-only": ("PRAGMA query_only=1", "PRAGMA query_only=0"),
    # It would wait for the other's lock, once for each write.
    "locked": ("PRAGMA busy_timeout=1", SHORT_WAIT),
}
FAULTS: Final = tuple(PRAGMAS)


@contextmanager
def ill(store: SqliteStore, fault: str) -> Iterator[None]:
    """Meanwhile the store refuses to write."""
    begin, end = PRAGMAS[fault]
    tell(store, begin)
    try:
        with locked(f"sqlite:///{store.path}") if fault == "locked" else nullcontext():
            yield
    finally:
        tell(store, end)


def tell(store: SqliteStore, pragma: str) -> None:
    """Where the server writes; it may have stopped meanwhile."""
    if store.connection is not None:
        store.thread.submit(store.connection.execute, pragma).result()


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Somebody else has it for themselves."""
    other = sqlite3.connect(str(make_url(database).database), isolation_level=None, timeout=30)
    try:
        other.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        other.close()
