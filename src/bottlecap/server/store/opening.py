"""A store by the address of its database."""

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bottlecap.engine.errors import BadOption
from bottlecap.server.store.base import Store
from bottlecap.server.store.postgres import PostgresStore
from bottlecap.server.store.sqlite import SqliteStore


def store_at(address: str) -> Store:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadOption("a database is given as an address like sqlite:///file or postgresql://user@host/name") from None
    backend = url.get_backend_name()
    if backend == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadOption("a server needs a database file: memory is gone when it stops")
        return SqliteStore(url)
    if backend == "postgresql":
        return PostgresStore(url)
    raise BadOption(f"databases are sqlite or postgresql, not {backend}")
