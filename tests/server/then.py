"""A database that an earlier version made, with a server of today on it."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tests.server.clients import Guest, Json
from tests.server.running import Running


class Then:
    """A folder beside the tests: `tables.sql.gz` (the database as text) and `known.json` (who is who, which table is which)."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(__file__).parent / folder
        self.known: Json = json.loads((self.folder / "known.json").read_text(encoding="utf-8"))
        self.tables: dict[str, str] = self.known["tables"]

    def served(self, place: Path) -> Iterator[Running]:
        """A server on a copy of it, as a fixture gives one."""
        with sqlite3.connect(place / "tables.sqlite") as database:
            database.executescript(gzip.decompress((self.folder / "tables.sql.gz").read_bytes()).decode())
        database.close()
        server = Running(f"sqlite:///{place}/tables.sqlite", place / "cache")
        yield server
        server.stop()

    def guest(self, server: Running, name: str) -> Guest:
        """Somebody who was there then."""
        guest = server.guest(name)
        for cookie, value in self.known["cookies"][name].items():
            guest.http.cookies.set(cookie, value)
        return guest
