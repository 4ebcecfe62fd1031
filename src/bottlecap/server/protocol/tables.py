"""Tables, over HTTP: who sits there and who is waited for, how it ended; making a table, its seats and its lobby."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottlecap.server.protocol.basics import NAME_LENGTH, Name, RemarkJson, ValueJson, Wire
from bottlecap.server.protocol.games import ChoiceInfo, OrderInfo, Pace

Status = Literal["lobby", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
ProposalKind = Literal["undo", "bot"]


class SeatInfo(Struct):
    """Who sits there.

    kind: "open" (nobody yet), "person" or "bot". standin: the person is away and a bot plays until
    they take the seat back. left: the name of a person who left it for good to the bot. picks: by the name of a choice
    what the seat has picked; once play has begun, what it was dealt too. connected: somebody of that seat looks at the
    table now.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str
    ready: bool
    standin: bool
    left: str
    picks: dict[str, str]
    connected: bool
    mine: bool


class AskedInfo(Struct):
    """What somebody else is asked, as far as everybody may know it: worded as in PromptInfo."""

    message: str
    args: dict[str, ValueJson]


class WaitInfo(Struct):
    """A seat that is waited for: since when, and when its time is up (None: no clock runs).

    Seconds since 1970 by the server's clock; `Update.now` says what that shows. reserve: how many seconds of that time are the
    seat's reserve, which is used when the time for this answer is gone. asked: for what, where everybody may know that.
    bot_from: when the others may let a bot play for it; None while its person is here, or nobody plays it by themselves.
    """

    seat: int
    since: float
    due: float | None
    reserve: float
    asked: AskedInfo | None = None
    bot_from: float | None = None


class HoldInfo(Struct):
    """A seat that holds the dice: until when at most; None while that keeps nobody waiting."""

    seat: int
    until: float | None


class ProposalInfo(Struct):
    """Something that needs the others' consent: "undo" of the seat's last action, or a "bot" of that level for that seat."""

    id: int
    kind: ProposalKind
    seat: int
    by: int
    agreed: list[int]
    needed: list[int]
    level: str


class TableInfo(Struct):
    """A table. status: "lobby", "playing", "over" or "closed". hints: a bot may be asked what it would do.

    fair: nobody takes back more than they may by themselves, and nobody can be asked for more.
    inviter: the seat of the host, who invites to it; None where the host has none. rematch: the table of the next match, and
    rematch_by the seat that asked for it. removed: the host has sent you away from the lobby. tells: the match can be read as
    a story. earlier: its match was played under an earlier version of the rules (`rules`), and can neither go on nor be shown
    again; closed: when it was closed for that. settled: every option with its value, also those that nobody chose.
    """

    id: str
    game: str
    content: str
    rules: int
    options: dict[str, str | int]
    settled: dict[str, str | int]
    choices: list[ChoiceInfo]
    orders: list[OrderInfo]
    public: bool
    pace: Pace
    status: Status
    created: float
    host: bool
    inviter: int | None
    seats: list[SeatInfo]
    waiting: list[WaitInfo]
    holds: list[HoldInfo]
    proposal: ProposalInfo | None
    rematch: str | None
    rematch_by: int | None
    hints: bool
    fair: bool
    removed: bool
    tells: bool
    earlier: bool
    closed: float | None
    spectators: int
    words: dict[str, str]
    pack: dict[str, str]


class ResultInfo(Struct):
    """How it ended; `reason` is worded by the message reason-<reason>. remarks: why whoever is first of equals is so."""

    winners: list[int]
    scores: list[int]
    ranks: list[int]
    reason: str
    remarks: list[RemarkJson] = []


class TableLine(Struct):
    """A table in a list. your_turn: one of your seats is waited for; earlier: as in TableInfo."""

    id: str
    game: str
    status: Status
    pace: Pace
    public: bool
    created: float
    seats: list[SeatInfo]
    your_turn: bool
    earlier: bool
    result: ResultInfo | None


class TableList(Struct):
    tables: list[TableLine]


class SeatPlan(Wire):
    """kind: "me" (the guest who makes the table; several for several people on one device), "open" or "bot".

    level: one of GameInfo.bots; empty: the best of them. picks: by the name of a choice of GameInfo.choices.
    """

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    level: str = ""
    picks: dict[str, str] = {}


class CreateTable(Wire):
    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int] = {}
    public: bool = False
    pace: Pace = "live"
    hints: bool | None = None  # None: where the table is private and a bot plays
    fair: bool = False  # as in TableInfo


class RematchWith(Wire):
    """The same people again, with other options, at another pace."""

    options: dict[str, str | int]
    pace: Pace


class Claim(Wire):
    """picks: as in SeatPlan."""

    name: Name
    picks: dict[str, str] = {}


class SetName(Wire):
    name: Name


class SetReady(Wire):
    ready: bool


class SetSeat(Wire):
    """The host fills a seat that nobody has taken: kind "bot" with a level, or "open"."""

    kind: Literal["open", "bot"]
    level: str = ""


class SetPick(Wire):
    """What a seat picks of a choice; None: what is left when the match begins."""

    choice: str
    pick: str | None


class Return(Wire):
    """The secret of a seat's own link, swapped for a cookie."""

    secret: Annotated[str, Meta(min_length=1, max_length=128)]


class Created(Struct):
    table: str


class SeatLink(Struct):
    """The seat's own link, to come back from another device: a path with its secret after the #."""

    path: str
