"""PostgreSQL, through asyncpg: the whole group in one transaction, its rows in one multi-row insert."""

from collections.abc import Sequence

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

from bottlecap.server.points import point
from bottlecap.server.store.base import Change, Store, append_with


class PostgresStore(Store):
    def __init__(self, url: URL) -> None:
        super().__init__()
        # A connection that the database has dropped is noticed before it is used, not by a player.
        self.engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_pre_ping=True)

    async def append(self, changes: Sequence[Change]) -> None:
        async with self.engine.begin() as connection:
            await append_with(connection, changes)
            point("written")
