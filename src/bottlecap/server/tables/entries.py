"""The entries of a table's log: what stands in them, how they are linked, and how they are played again."""

from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

import bottlecap
from bottlecap.engine import registry
from bottlecap.engine.errors import BadRecord
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import Remark
from bottlecap.engine.match import Match
from bottlecap.engine.record import CHAIN_BYTES, led_elsewhere
from bottlecap.server.people.seats import People
from bottlecap.server.protocol.basics import ActionJson, RemarkJson
from bottlecap.server.protocol.socket_out import ChatLine
from bottlecap.server.protocol.tables import ResultInfo
from bottlecap.server.store.base import BOT_KEY, ORDER_KEY
from bottlecap.server.store.schema import Entry, EntryKind, TableRow

# In the place of a seat: of those who look on, or of the table itself.
NOBODY: Final = -1

# Name and folder of content that a process must load before it can read a match.
Own = tuple[str, Path] | None


class ActionBody(msgspec.Struct):
    """What the entry of an action holds; bot: the level that played it; order: the standing order that answered so; said: what
    the bot said with it, an id and a sum."""

    decision: int
    action: ActionJson
    bot: str = ""
    order: str | msgspec.UnsetType = msgspec.UNSET
    said: tuple[str, float] | msgspec.UnsetType = msgspec.UNSET


class ActionText(msgspec.Struct):
    """The same to be written: the action's JSON was made when it was listed."""

    decision: int
    action: msgspec.Raw
    bot: str = ""
    order: str | msgspec.UnsetType = msgspec.UNSET
    said: tuple[str, float] | msgspec.UnsetType = msgspec.UNSET


class UndoBody(msgspec.Struct):
    consent: bool


class ChatBody(msgspec.Struct):
    """by: which guest wrote it, told to nobody; earlier lines do not say it."""

    name: str
    text: str
    by: str | msgspec.UnsetType = msgspec.UNSET


class OrderNote(msgspec.Struct, frozen=True):
    """What a standing order answered: for which seat, and as which change."""

    version: int
    seat: int
    order: str
    action: ActionJson


class StandinNote(msgspec.Struct, frozen=True):
    """A bot played for a seat: as which change."""

    version: int
    seat: int


class SaidNote(msgspec.Struct, frozen=True):
    """What a bot said with its answer: which seat's, with which change."""

    version: int
    seat: int
    why: str
    amount: float


def first_match(row: TableRow, game: Game) -> Match:
    """The match at its start, as its header says."""
    return bottlecap.new(game, row.players, bytes(row.seed), options_of(row))


def options_of(row: TableRow) -> dict[str, object]:
    """The options of a table's match: its own, and what its seats have picked."""
    return {**msgspec.json.decode(row.options, type=dict[str, object]), **People.from_text(row.people).picks}


def replay_entry(match: Match, entry: Entry) -> None:
    """Play an entry of the log; it raises bottlecap.Error where the rules do not allow it."""
    if entry.kind == EntryKind.ACTION:
        body = msgspec.json.decode(entry.body, type=ActionBody)
        match.enter(match.game.action_from_json(body.action), entry.seat, body.decision)
    elif entry.kind == EntryKind.UNDO:
        match.undo(entry.seat, msgspec.json.decode(entry.body, type=UndoBody).consent)
    else:
        match.note(entry.body)


def game_of(row: TableRow, own: Own) -> Game:
    """The game with the content that the match was played with."""
    return registry.game(*own) if own is not None else registry.with_content(row.game, row.content)


def check_print(match: Match, entry: Entry) -> None:
    if led_elsewhere(match, entry.print):
        raise BadRecord(f"entry {entry.n}: today's rules lead to another state after it", entry.n)


def header_chain(row: TableRow) -> str:
    """Where a table's hash chain begins."""
    fields = (row.id, row.game, row.content, row.rules, row.players, row.options, bytes(row.seed).hex())
    return blake2b(msgspec.json.encode(fields), digest_size=CHAIN_BYTES).hexdigest()


def linked(chain: str, fields: tuple[object, ...]) -> str:
    """The link of an entry: of all its fields, and of the link before."""
    return blake2b(chain.encode() + msgspec.json.encode(fields), digest_size=CHAIN_BYTES).hexdigest()


def unlinked(entry: Entry) -> tuple[object, ...]:
    """Everything of an entry but its link."""
    return tuple(getattr(entry, name) for name in entry.__struct_fields__[:-1])


def chat_line_of(entry: Entry) -> ChatLine:
    """A line of chat as it was stored."""
    return chat_line(entry, msgspec.json.decode(entry.body, type=ChatBody))


def chat_line(entry: Entry, body: ChatBody) -> ChatLine:
    return ChatLine(entry.n, None if entry.seat == NOBODY else entry.seat, body.name, body.text, entry.time)


def order_note(entry: Entry) -> OrderNote | None:
    """What a standing order answered by that action; None where none did."""
    if ORDER_KEY not in entry.body:
        return None
    body = msgspec.json.decode(entry.body, type=ActionBody)
    return None if body.order is msgspec.UNSET else OrderNote(entry.n, entry.seat, body.order, body.action)


def standin_note(entry: Entry) -> StandinNote | None:
    """That a bot played that action; None where a person did."""
    if BOT_KEY not in entry.body:
        return None
    body = msgspec.json.decode(entry.body, type=ActionBody)
    return StandinNote(entry.n, entry.seat) if body.bot else None


def result_of(match: Match | None) -> ResultInfo | None:
    found = None if match is None else match.result
    if found is None:
        return None
    remarks = [remark_json(found.game, remark) for remark in found.remarks]
    return ResultInfo(list(found.winners), list(found.scores), list(found.ranks), found.reason, remarks)


def remark_json(game: Game, remark: Remark) -> RemarkJson:
    """A sentence with figures, as it goes over the wire."""
    return msgspec.convert(game.remark_json(remark), RemarkJson)
