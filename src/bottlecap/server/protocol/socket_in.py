"""What a client sends over a table's socket."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from bottlecap.server.protocol.basics import ID_LENGTH, ActionJson, Wire
from bottlecap.server.protocol.tables import ProposalKind

CHAT_LENGTH: Final = 500
# So many standing orders may be given.
MOST_ORDERS: Final = 100

# Not every database keeps a NUL, and no id needs what cannot be seen.
ClientId = Annotated[str, Meta(min_length=1, max_length=ID_LENGTH, pattern=r"^[^\x00-\x1f\x7f]*$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Play(Wire, tag="play"):
    id: ClientId
    decision: int
    action: ActionJson


class Undo(Wire, tag="undo"):
    """Take the seat's last action back, where that is free."""

    id: ClientId


class Propose(Wire, tag="propose"):
    """Ask the others: "undo" (of this seat's last action), or "bot" for the absent `seat`, of a level as in SeatPlan."""

    id: ClientId
    kind: ProposalKind
    seat: int | None = None
    level: str = ""


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
client_decoder: Final = msgspec.json.Decoder(ClientMessage)
