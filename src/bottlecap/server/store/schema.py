"""The database: what stands in it, and the rows as the server handles them."""

from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

# A browser. The token in its cookie is random, so a plain digest of it is enough.
guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

# A content pack that some match was begun with, as the files it was read from.
packs: Final = Table(
    "packs",
    metadata,
    Column("game", Text, primary_key=True),
    Column("content", Text, primary_key=True),
    Column("files", Text, nullable=False),
)

# The header of a match, and the people around it as they are now (JSON, see people.py).
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("public", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("host", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("result", Text),
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_by_host", "host"),
)

# Which guest holds which seat: what "my tables" asks for.
holds: Final = Table(
    "holds",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)


class EntryKind(StrEnum):
    """What an entry of a table's log is; the values are what is stored."""

    ACTION = "action"
    UNDO = "undo"
    # What the table did with the match: a seat handed to a bot, or back to its person.
    NOTE = "note"
    PEOPLE = "people"
    CHAT = "chat"


# The match's own; the others are the table's.
PLAYED: Final = (EntryKind.ACTION, EntryKind.UNDO, EntryKind.NOTE)
# What stands in the entry of the people with which play begins.
START: Final = "start"

# Everything that ever happened at a table, numbered without gaps and linked by a hash chain.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client", Text),
    Column("body", Text, nullable=False),
    Column("time", Double, nullable=False),
    Column("events", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("due", Double),
    Column("print", Text, nullable=False),
    Column("chain", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "client", name="sent_once"),
)

# The match as bytes after entry n, to load long matches fast; the entries stay the truth.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# When the server was not there: that time counts for nobody.
outages: Final = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

# One row: when the server was last alive.
life: Final = Table("life", metadata, Column("id", Integer, primary_key=True), Column("seen", Double, nullable=False))


class Entry(Struct, frozen=True, array_like=True):
    """A row of `entries`, in the order of its columns. kind: an EntryKind, unless somebody has altered what is stored."""

    table: str
    n: int
    kind: str
    seat: int
    client: str | None
    body: str
    time: float
    events: int
    clock: str
    due: float | None
    print: str
    chain: str

    @property
    def played(self) -> bool:
        """Whether it is of the match itself."""
        return self.kind in PLAYED

    @property
    def starts(self) -> bool:
        """Whether play begins with it."""
        return self.kind == EntryKind.PEOPLE and self.body == START


class TableRow(Struct, frozen=True):
    """A row of `tables`."""

    id: str
    game: str
    content: str
    rules: int
    players: int
    options: str
    seed: bytes
    public: int
    pace: str
    status: str
    created: float
    host: str
    people: str
    result: str | None


class GuestRow(Struct, frozen=True):
    id: str
    token: str
    name: str
    created: float


ENTRY_COLUMNS: Final = tuple(column.name for column in entries.columns)


def entry_values(entry: Entry) -> tuple[object, ...]:
    """An entry as the parameters of its insert."""
    return astuple(entry)
