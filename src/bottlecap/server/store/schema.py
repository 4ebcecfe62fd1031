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

# A browser. The token in its cookie is random, so a plain digest of it is enough. One that came to somebody by one of their
# keys is theirs: `person` is the browser they began with, and that one's name and seats are theirs.
guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("person", Text),
    Column("device", Text, nullable=False, server_default=""),
    Column("seen", Double, nullable=False, server_default="0"),
    Index("guests_by_person", "person"),
)

# What somebody comes back by from another browser: a recovery code or an address of mail (the id is its digest), or a passkey (the
# id is its own).
keys: Final = Table(
    "keys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Index("keys_by_guest", "guest"),
)

# Where somebody is told of what concerns them once the page is closed. rests: why nothing is sent there any more.
addresses: Final = Table(
    "addresses",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("rests", Text, nullable=False),
    # From which of their browsers it was given: one that is shut out is told nothing any more.
    Column("browser", Text, nullable=False, server_default=""),
    Index("addresses_by_guest", "guest"),
)

# Of what somebody wants to be told, and when not (JSON, see notices/wishes.py).
wishes: Final = Table(
    "wishes",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# What somebody is still to be told. The id says what it is about: the same thing is told once.
notices: Final = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    # The mark of the message it is being sent with: should the server die meanwhile, the same message is sent again.
    Column("batch", Text, nullable=False, server_default=""),
    Index("notices_by_due", "due"),
)

# Keys of the server's own, made when they are first needed.
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
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

# Who has played at which seat, from the beginning of the match; it stays when they leave, until they want it forgotten.
played: Final = Table(
    "played",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # They want it forgotten, but have left the seat, and their name stands there: it is known until they delete themselves.
    Column("forgotten", Integer, nullable=False, server_default="0"),
    Index("played_by_table", "table_id"),
)

# At which tables somebody has written, from whichever place: what they take with them when they delete themselves.
spoke: Final = Table(
    "spoke",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)

# Links in mails that can still be followed, each once: the id is the digest of its secret, mail that of the address.
mail_links: Final = Table(
    "mail_links",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("purpose", Text, nullable=False),
    Column("mail", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("until", Double, nullable=False),
    Index("mail_links_by_guest", "guest"),
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
    """Somebody at a browser. id: by which they hold seats, the same at all their browsers; browser: this one of them."""

    id: str
    token: str
    name: str
    created: float
    browser: str


class BrowserRow(Struct, frozen=True):
    """A browser among those of a person. device: what it calls itself; seen: when it was last here."""

    id: str
    device: str
    created: float
    seen: float


class KeyKind(StrEnum):
    """By what somebody comes back; the values are what is stored."""

    CODE = "code"
    PASSKEY = "passkey"
    MAIL = "mail"


class KeyRow(Struct, frozen=True):
    """A row of `keys`. name: what they know it by, of an address of mail a few letters; secret: a passkey's public part, else
    nothing; count: how often a passkey says it was used.
    """

    id: str
    guest: str
    kind: str
    name: str
    secret: str
    count: int
    created: float
    used: float | None


class MailLinkRow(Struct, frozen=True):
    """A row of `mail_links`. purpose: "keep" (the address is the guest's to come back by) or "return" (they come back)."""

    id: str
    guest: str
    purpose: str
    mail: str
    name: str
    until: float


class AddressRow(Struct, frozen=True):
    """A row of `addresses`. kind: "push" (a browser's subscription, as JSON) or "service" (an address of Apprise's)."""

    id: str
    guest: str
    kind: str
    address: str
    name: str
    created: float
    failed: int
    rests: str
    browser: str = ""


class NoticeRow(Struct, frozen=True):
    """A row of `notices`. kind: one of notices/wishes.py; seat: which seat of the table it concerns; about: whose doing it was."""

    id: str
    guest: str
    table: str
    kind: str
    seat: int
    about: str
    made: float
    due: float
    tries: int
    batch: str = ""


ENTRY_COLUMNS: Final = tuple(column.name for column in entries.columns)


def entry_values(entry: Entry) -> tuple[object, ...]:
    """An entry as the parameters of its insert."""
    return astuple(entry)
