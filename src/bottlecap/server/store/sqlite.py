"""SQLite: one connection writes, in a thread of its own, with plain SQL; everybody else only reads."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import URL, Executable, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.compiler import SQLCompiler

from bottlecap.server.operations.crash_points import crash_point
from bottlecap.server.store.base import Change, Store
from bottlecap.server.store.lock import FileLock
from bottlecap.server.store.schema import ENTRY_COLUMNS, entry_values

INSERT: Final = f"INSERT INTO entries ({', '.join(ENTRY_COLUMNS)}) VALUES ({', '.join('?' * len(ENTRY_COLUMNS))})"
# Acknowledged means durable: every commit reaches the disk, not only those of checkpoints.
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
# Whoever waits to be stored is soon told that it cannot be done now: their clock stands still from then on.
SHORT_WAIT: Final = "PRAGMA busy_timeout=2000"

DIALECT: Final = sqlite.dialect(paramstyle="named")


class SqliteStore(Store):
    # Python's driver begins no transaction before statements that change the schema: each would stand by itself.
    before_migration = ("BEGIN IMMEDIATE",)

    def __init__(self, url: URL) -> None:
        super().__init__()
        self.name = self.path = url.database or ":memory:"
        if self.path == ":memory:":
            raise ValueError("a server needs a database file: memory is gone when it stops")
        self.engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"))
        event.listen(self.engine.sync_engine, "connect", prepare)
        self.thread = ThreadPoolExecutor(1, "sqlite-writer")
        self.connection: sqlite3.Connection | None = None
        self.lock = FileLock(self.path)

    async def claim(self) -> None:
        self.lock.take()

    async def open(self) -> None:
        await super().open()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connect)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
        self.thread.shutdown()
        await super().close()
        self.lock.let_go()

    def connect(self) -> None:
        self.connection = sqlite3.connect(self.path, isolation_level=None)
        for pragma in (*PRAGMAS, SHORT_WAIT):
            self.connection.execute(pragma)

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def append(self, changes: Sequence[Change]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, changes)

    def write(self, changes: Sequence[Change]) -> None:
        if self.connection is None:
            self.connect()
        connection = self.connection
        assert connection is not None
        connection.execute("BEGIN IMMEDIATE")
        try:
            for change in changes:
                for statement in change.statements:
                    connection.execute(*plain(statement))
            connection.executemany(INSERT, [entry_values(entry) for change in changes for entry in change.entries])
            crash_point("written")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def plain(statement: Executable) -> tuple[str, dict[str, Any]]:
    """A statement of SQLAlchemy's as the text and parameters of sqlite3."""
    compiled = statement.compile(dialect=DIALECT, compile_kwargs={"render_postcompile": True})  # type: ignore[attr-defined]
    assert isinstance(compiled, SQLCompiler)
    return str(compiled), dict(compiled.params)


def prepare(connection: Any, _record: object) -> None:
    """Every connection of the pool gets the same settings as the writer."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
