"""What the server sends over a table's socket: updates, and answers to what a client has sent.

Raw fields are JSON that was encoded before; tools/typescript.py says what is in them.
"""

from msgspec import Raw, Struct

from bottlecap.server.protocol.basics import ActionJson, RemarkJson, ValueJson
from bottlecap.server.protocol.tables import HoldInfo, ProposalKind, ResultInfo, WaitInfo


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


class SaidInfo(Struct):
    """What a bot said with an answer of its own: its seat, a reason by its id, a sum, and the event that tells the answer first."""

    seat: int
    why: str
    amount: float
    event: int


class StoodInInfo(Struct):
    """What a bot played for a seat whose person was away: as the events from the one with the number `first` to that before
    `end`."""

    seat: int
    first: int
    end: int


class RefusalInfo(Struct):
    """Somebody said no to a proposal, as the change with that number: `by` had asked, `seat` would not.

    event: the number of the next thing that happened, or will happen; it stands in the log before that.
    """

    version: int
    kind: ProposalKind
    by: int
    seat: int
    event: int


class Update(Struct, tag="update"):
    """Everything this seat (None: a spectator) may know, after the change with that number.

    `since` is the number the events and chat lines follow on; a page that has another must connect again.
    `acks` are the ids under which this socket sent what is durable now and was not acknowledged yet.
    `orders` are this seat's standing orders, each with its way, and `ordered` is what they have answered since.
    `said` is what bots have said since with their answers.
    `taken_back` is what moves that were taken back since have made void.
    `asked_back` is, while somebody asks to take a move back, the number of the first event of that move.
    `refusals` is what was said no to since.
    `stood_in` is what bots have played since for people who were away.
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
    said: list[SaidInfo]
    taken_back: list[TakenBackInfo]
    chat: list[ChatLine]
    result: ResultInfo | None
    # False: the server cannot store anything at present. What is sent comes back with "retry", and no clock runs.
    storing: bool
    asked_back: int | None = None
    refusals: list[RefusalInfo] = []
    stood_in: list[StoodInInfo] = []


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
    """rule None: it is legal. lacks: what is missing for it, as far as the seat may know."""

    id: str
    rule: str | None
    lacks: list[RemarkJson] = []


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
    """Who looks at the table now, and from when on a bot may play for whom."""

    seats: list[int]
    spectators: int
    waiting: list[WaitInfo]


class Holding(Struct, tag="holding"):
    """Who holds the dice now, and whose clock stands still by that."""

    holds: list[HoldInfo]
    waiting: list[WaitInfo]


class Pong(Struct, tag="pong"):
    now: float


ServerMessage = Update | Ack | Refused | WhyAnswer | HintAnswer | Presence | Holding | Pong
