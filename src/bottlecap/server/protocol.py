"""Everything that goes over the wire, typed once.

The OpenAPI description and the page's TypeScript are made from these structs, and so is what
`docs/protocol.md` describes. The wire carries ids and arguments, never sentences.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

# --- limits that the page should know too ---------------------------------------------------------------

NAME_LENGTH: Final = 32
CHAT_LENGTH: Final = 500
ID_LENGTH: Final = 64
# So many leaves may be asked for at once.
MOST_KEYS: Final = 100
# So many standing orders may be given.
MOST_ORDERS: Final = 100

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
# Not every database keeps a NUL, and no id needs what cannot be seen.
ClientId = Annotated[str, Meta(min_length=1, max_length=ID_LENGTH, pattern=r"^[^\x00-\x1f\x7f]*$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
# An action as `action.to_json()` writes it: a kind and named arguments.
# An argument: an id, a number, or several ids together.
ValueJson = str | int | list[str | int]
ActionJson = dict[str, ValueJson]

Pace = Literal["live", "relaxed", "days"]
Status = Literal["lobby", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
ProposalKind = Literal["undo", "bot"]
# Which views a replay brings along: all, those at the turn of a round, or none.
ReplayViews = Literal["all", "rounds", "none"]
# A match as a story: as a page of its own, or as plain text.
StoryForm = Literal["html", "text"]


class Wire(Struct, forbid_unknown_fields=True):
    """What a client sends: a field we don't know is a mistake, not something to ignore."""


# --- games ---------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """An option: one of `names`, or a number from `low` to `high` (0 and 1: a switch).

    needs: how many must play for each of the names to be chosen; empty where that does not matter.
    """

    name: str
    default: str | int
    low: int
    high: int
    names: list[str]
    needs: list[int]


class ChoiceInfo(Struct):
    """What every seat picks for itself, each of `names` once; what nobody picked is dealt."""

    name: str
    names: list[str]


class OrderInfo(Struct):
    """Questions that a player may leave to a standing order: the messages of their prompts, and the ways to answer them.

    The game's message order-<name> words the order, order-<name>-<way> each way; besides these there is "ask".
    """

    name: str
    questions: list[str]
    ways: list[str]


class PaceInfo(Struct):
    """Seconds for each answer, and a reserve for the whole match that is used when they are gone.

    hold: for how long each seat may hold up others between two answers that can be held (throws of the dice).
    """

    id: Pace
    answer: int
    reserve: int
    hold: int


class GameInfo(Struct):
    """By language: `names`, a line `about` what is played, and `words` and `pack`, addresses that may be cached for ever.

    tells: its matches can be read as stories.
    """

    id: str
    names: dict[str, str]
    about: dict[str, str]
    players: list[int]
    options: list[OptionInfo]
    choices: list[ChoiceInfo]
    orders: list[OrderInfo]
    content: str
    bots: list[str]
    proof: bool
    tells: bool
    words: dict[str, str]
    pack: dict[str, str]


class PackJson(Struct):
    """A content pack in one language.

    labels: for each domain what its values are called; a value is written as in actions, events and
    prompts (an id, or a number's digits). domains: for each message with arguments, which of them are
    of a domain; all others are plain numbers. catalogue: the cards, of the game's own type.
    guarded: the domains of which none of this is here, since not everybody may read it: see Leaves.
    """

    game: str
    content: str
    lang: str
    labels: dict[str, dict[str, str]]
    domains: dict[str, dict[str, str]]
    catalogue: dict[str, object]
    guarded: list[str]


class LeafJson(Struct):
    """One thing of a guarded domain: what it is called, and the rest of it, of the game's own type."""

    label: str
    data: dict[str, object]


class Leaves(Struct):
    """Things of guarded domains that a seat may read, by domain and id."""

    leaves: dict[str, dict[str, LeafJson]]


class Lobby(Struct):
    """What the first page needs; version is the server's own."""

    games: list[GameInfo]
    paces: list[PaceInfo]
    languages: list[str]
    version: str


# --- tables --------------------------------------------------------------------------------------------


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


class WaitInfo(Struct):
    """A seat that is waited for: since when, and when its time is up (None: no clock runs).

    Seconds since 1970 by the server's clock; `Update.now` says what that shows. reserve: how many seconds of that time are the
    seat's reserve, which is used when the time for this answer is gone.
    """

    seat: int
    since: float
    due: float | None
    reserve: float


class HoldInfo(Struct):
    """A seat that holds the dice: until when at most; None while that keeps nobody waiting."""

    seat: int
    until: float | None


class ProposalInfo(Struct):
    """Something that needs the others' consent: "undo" of the seat's last action, or a "bot" for that seat."""

    id: int
    kind: ProposalKind
    seat: int
    by: int
    agreed: list[int]
    needed: list[int]


class TableInfo(Struct):
    """A table. status: "lobby", "playing", "over" or "closed". hints: a bot may be asked what it would do.

    fair: nobody takes back more than they may by themselves, and nobody can be asked for more.
    removed: the host has sent you away from the lobby. tells: the match can be read as a story.
    earlier: its match was played under an earlier version of the rules (`rules`), and can neither go on nor be shown again;
    closed: when it was closed for that.
    """

    id: str
    game: str
    content: str
    rules: int
    options: dict[str, str | int]
    choices: list[ChoiceInfo]
    orders: list[OrderInfo]
    public: bool
    pace: Pace
    status: Status
    created: float
    host: bool
    seats: list[SeatInfo]
    waiting: list[WaitInfo]
    holds: list[HoldInfo]
    proposal: ProposalInfo | None
    rematch: str | None
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
    """How it ended; `reason` is worded by the message reason-<reason>."""

    winners: list[int]
    scores: list[int]
    ranks: list[int]
    reason: str


class ReplayFrame(Struct):
    """A step of a match as one seat saw it: what happened, and how things stood then.

    kind: "start", "action" or "undo"; seat: whose it was; back: how many moves an undo took back; view: null where it
    was not asked for. version: the number of the update that told of it.
    """

    step: int
    version: int
    kind: str
    seat: int | None
    back: int
    round: int
    events: Raw
    view: Raw


class Replay(Struct):
    """Some of a match's steps; `steps` is how many there are in all."""

    steps: int
    frames: list[ReplayFrame]
    result: ResultInfo | None


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


# --- what a page sends over HTTP -------------------------------------------------------------------------


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


class Me(Struct):
    """Who the cookie says you are; the name is empty until one is chosen."""

    name: str
    known: bool


class Created(Struct):
    table: str


class SeatLink(Struct):
    """The seat's own link, to come back from another device: a path with its secret after the #."""

    path: str


class Problem(Struct):
    """Why a request was refused: a code from docs/protocol.md, the rule behind it if there is one, and what it is about."""

    code: str
    rule: str | None = None
    detail: str = ""


# --- what the server sends over a socket ----------------------------------------------------------------


# Raw fields are JSON that was encoded before; tools/typescript.py says what is in them.


class PromptInfo(Struct):
    """A question to this seat, with every legal answer to it.

    message and args are worded from the game's messages; endless: any other well-formed answer may be
    legal too (a bid of any sum).
    """

    decision: int
    message: str
    args: dict[str, ValueJson]
    rule: str
    blocking: bool
    endless: bool
    actions: Raw


class ChatLine(Struct):
    """seat is None for a spectator; version numbers the line."""

    version: int
    seat: int | None
    name: str
    text: str
    time: float


class UndoInfo(Struct):
    """free: the seat may take its last action back by itself; rule: why not; ask: it may ask the others.

    moves: how many moves would be taken back, its own one counted; others: moves of others are among them; chance: so are dice
    or draws, which would fall anew.
    """

    free: bool
    rule: str | None
    ask: bool
    moves: int
    others: bool
    chance: bool


class TakenBackInfo(Struct):
    """Events that count no more, since moves were taken back: from the one with the number `first` to that before `end`."""

    first: int
    end: int


class OrderedInfo(Struct):
    """What a standing order of this seat answered: as the change with that number, and as which event it is told first.

    noticed: whether the seat's person has sent something since, and so has seen it.
    """

    version: int
    order: str
    action: ActionJson
    event: int
    noticed: bool


class Update(Struct, tag="update"):
    """Everything this seat (None: a spectator) may know, after the change with that number.

    `since` is the number the events and chat lines follow on; a page that has another must connect again.
    `acks` are the ids under which this socket sent what is durable now and was not acknowledged yet.
    `orders` are this seat's standing orders, each with its way, and `ordered` is what they have answered since.
    `taken_back` is what moves that were taken back since have made void.
    """

    version: int
    since: int
    acks: list[str]
    seat: int | None
    now: float
    table: Raw
    events: Raw
    view: Raw | None
    prompts: list[PromptInfo]
    undo: UndoInfo | None
    orders: dict[str, str]
    ordered: list[OrderedInfo]
    taken_back: list[TakenBackInfo]
    chat: list[ChatLine]
    result: ResultInfo | None
    # False: the server cannot store anything at present. What is sent comes back with "retry", and no clock runs.
    storing: bool


class Ack(Struct, tag="ack"):
    """What the client sent under that id is durable, as the change with that number, and it has the update of it already."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """What was sent under that id changed nothing. code as in docs/protocol.md; "retry" may be sent again."""

    id: str
    code: str
    rule: str | None = None
    detail: str = ""


class WhyAnswer(Struct, tag="why"):
    """rule None: it is legal."""

    id: str
    rule: str | None


class HintReason(Struct):
    """A term of what the bot reckons with, and by how much it changes until the end of the turn."""

    term: str
    amount: float


class HintAnswer(Struct, tag="hint"):
    """What the bot would answer to that decision, and why: the largest changes first, none where it gives no reasons."""

    id: str
    decision: int
    action: ActionJson
    why: list[HintReason]


class Presence(Struct, tag="presence"):
    """Who looks at the table now."""

    seats: list[int]
    spectators: int


class Holding(Struct, tag="holding"):
    """Who holds the dice now, and whose clock stands still by that."""

    holds: list[HoldInfo]
    waiting: list[WaitInfo]


class Pong(Struct, tag="pong"):
    now: float


ServerMessage = Update | Ack | Refused | WhyAnswer | HintAnswer | Presence | Holding | Pong


# --- what a client sends over a socket ------------------------------------------------------------------


class Play(Wire, tag="play"):
    id: ClientId
    decision: int
    action: ActionJson


class Undo(Wire, tag="undo"):
    """Take the seat's last action back, where that is free."""

    id: ClientId


class Propose(Wire, tag="propose"):
    """Ask the others: "undo" (of this seat's last action), or "bot" for the absent `seat`."""

    id: ClientId
    kind: ProposalKind
    seat: int | None = None


class Vote(Wire, tag="vote"):
    id: ClientId
    proposal: int
    agree: bool


class TakeBack(Wire, tag="take-back"):
    """I am here again: the bot that stands in for me stops."""

    id: ClientId


class Chat(Wire, tag="chat"):
    id: ClientId
    text: ChatText


class Why(Wire, tag="why"):
    """Why that answer is refused."""

    id: ClientId
    action: ActionJson


class Hint(Wire, tag="hint"):
    """What would a bot do in my place?"""

    id: ClientId


class Hold(Wire, tag="hold"):
    """Wait with the next throw, or go on: for whoever wants to do business before it."""

    id: ClientId
    on: bool


class Orders(Wire, tag="orders"):
    """Have these questions answered without asking me: ways by the names of TableInfo.orders, instead of all given before."""

    id: ClientId
    orders: Annotated[dict[str, str], Meta(max_length=MOST_ORDERS)]


class Ping(Wire, tag="ping"):
    pass


ClientMessage = Play | Undo | Propose | Vote | TakeBack | Chat | Why | Hint | Hold | Orders | Ping

BODIES: Final = (CreateTable, Claim, SetName, SetReady, SetPick, SetSeat, Return)
HTTP_TYPES: Final = (Lobby, TableInfo, TableList, Replay, Leaves, *BODIES, Me, Created, SeatLink, Problem)

encoder: Final = msgspec.json.Encoder()
client_decoder: Final = msgspec.json.Decoder(ClientMessage)
