"""PostgreSQL, through asyncpg: the whole group in one transaction, its rows in one multi-row insert.

One connection writes, and holds a lock that says whose the database is: nothing is ever written without that lock. When
the connection breaks, PostgreSQL lets the lock go, and the next write takes it again with a new connection, or fails if
another server has it by then.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy import URL, NullPool, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bottlecap.engine.errors import Error
from bottlecap.server.operations.crash_points import crash_point
from bottlecap.server.store.base import Change, Store, append_with
from bottlecap.server.store.lock import Taken

# An advisory lock of the database; its number is ours by choice.
LOCK: Final = "SELECT pg_try_advisory_lock(7020118)"
# A server that was killed leaves its lock as soon as the database has noticed: so many tries before it is another's.
TRIES: Final = 50
PAUSE: Final = 0.1


class PostgresStore(Store):
    def __init__(self, url: URL) -> None:
        super().__init__()
        self.name = url.render_as_string()
        address = url.set(drivername="postgresql+asyncpg")
        # A connection that the database has dropped is noticed before it is used, not by a player.
        self.engine = create_async_engine(address, pool_pre_ping=True)
        # A connection that is let go of is closed, and its lock with it.
        self.writers = create_async_engine(address, poolclass=NullPool)
        self.writing: AsyncConnection | None = None
        self.claimed = False

    async def claim(self) -> None:
        self.claimed = True
        try:
            await self.ready()
        except SQLAlchemyError as fault:
            raise Error(f"the database {self.name} cannot be opened: {getattr(fault, 'orig', fault)}") from None

    async def close(self) -> None:
        await self.drop()
        await self.writers.dispose()
        await super().close()

    async def ready(self) -> AsyncConnection:
        """The connection that writes: a new one where the old one is broken."""
        if self.writing is not None and await broken(self.writing):
            await self.drop()
        if self.writing is None:
            connection = await self.writers.connect()
            try:
                await self.lock(connection)
            except BaseException:
                await connection.close()
                raise
            self.writing = connection
        return self.writing

    async def lock(self, connection: AsyncConnection) -> None:
        if not self.claimed:
            return
        for _ in range(TRIES):
            mine = (await connection.execute(text(LOCK))).scalar()
            await connection.commit()
            if mine:
                return
            await asyncio.sleep(PAUSE)
        raise Taken(self.name)

    async def drop(self) -> None:
        connection, self.writing = self.writing, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def append(self, changes: Sequence[Change]) -> None:
        connection = await self.ready()
        try:
            async with connection.begin():
                await append_with(connection, changes)
                crash_point("written")
        except asyncio.CancelledError:
            # Nobody knows what is still on its way.
            await self.drop()
            raise


async def broken(connection: AsyncConnection) -> bool:
    """Asked of the database itself: a driver may not have noticed yet that its connection is gone."""
    if connection.closed or connection.invalidated:
        return True
    raw = await connection.get_raw_connection()
    try:
        await raw.driver_connection.fetchval("SELECT 1")  # type: ignore[union-attr]
    except Exception:
        # Whatever the driver calls it: that of a connection cut off in the middle is none of its ordinary errors.
        return True
    return False
