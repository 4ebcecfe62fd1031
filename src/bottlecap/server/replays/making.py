"""In another process: what a seat saw of a match, step by step or as a story, and whether a record is whole.

All of it replays whole matches, so none may hold up the event loop; and a record comes from outside, so whatever
takes too long is ended together with the process it runs in.
"""

from typing import Final

import msgspec
from msgspec import Struct

import bottlecap
from bottlecap import chronicle
from bottlecap.engine import registry
from bottlecap.engine.match import Match, begun
from bottlecap.engine.record import Record, check_end, check_state, follow, header_from, named_options, print_of
from bottlecap.server.protocol.basics import ActionJson, encoder
from bottlecap.server.protocol.tables import ResultInfo
from bottlecap.server.store.schema import Entry, EntryKind, TableRow
from bottlecap.server.tables.entries import ActionBody, Own, UndoBody, first_match, game_of, replay_entry, result_of

# How long one film or one record may take; a match of a thousand moves takes less than a second.
PATIENCE: Final = 60
# The longest record that is taken in, and how many entries its undos may play again, all together.
MOST_ENTRIES: Final = 20_000
MOST_REPLAYED: Final = 500_000


class Shot(Struct):
    """One step: who did something, how many moves were taken back by it, and what could be seen then."""

    version: int
    kind: str
    seat: int | None
    back: int
    round: int
    events: bytes
    view: bytes


class Film(Struct):
    """A match as one seat saw it, or with everything open."""

    shots: list[Shot]
    result: ResultInfo | None
    # What of the guarded domains the seat ever had before its eyes or was told of: domains and ids.
    readable: set[tuple[str, str]] = set()

    @property
    def size(self) -> int:
        return sum(len(shot.events) + len(shot.view) for shot in self.shots) + sum(len(id) for _, id in self.readable)


class Story(Struct):
    """A match as a story, as one seat was told of it: as a page of its own, and as plain text."""

    html: str
    text: str

    @property
    def size(self) -> int:
        return len(self.html.encode()) + len(self.text.encode())


class Played(Struct):
    """An entry of a record as the log of a table has it."""

    kind: EntryKind
    seat: int
    body: str
    events: int
    print: str


class Reading(Struct):
    """What a record says, once it was found to be whole; or why it is not."""

    fault: str = ""
    players: int = 0
    rules: int = 0
    options: dict[str, str | int] = {}
    seed: bytes = b""
    entries: list[Played] = []
    # How many events there are before the first entry.
    dealt: int = 0
    result: ResultInfo | None = None
    # The match at its end, as a table's snapshot holds it.
    end: bytes = b""


# --- films ------------------------------------------------------------------------------------------------


def film(row: TableRow, log: list[Entry], own: Own, seat: int | None) -> Film:
    """The stored match from that seat; the seat of chance is the one to which everything is open."""
    return filmed(first_match(row, game_of(row, own)), log, seat)


def filmed(match: Match, log: list[Entry], seat: int | None) -> Film:
    shots: list[Shot] = []
    seen: set[tuple[str, str]] = set()
    for entry in log:
        before = match.happened
        if entry.starts:
            shots.append(shot(match, entry, seat, 0))
            seen |= match.in_sight(seat)
        elif entry.kind in (EntryKind.ACTION, EntryKind.UNDO):
            replay_entry(match, entry)
            shots.append(shot(match, entry, seat, before))
            seen |= match.in_sight(seat)
        elif entry.kind == EntryKind.NOTE:
            # Nothing to see; but dice that fall later go by its place in the record.
            replay_entry(match, entry)
    return Film(shots, result_of(match), seen | match.readable(seat))


def shot(match: Match, entry: Entry, seat: int | None, before: int) -> Shot:
    view = match.view(seat)
    told = match.events_after(before, seat)
    round = view.get("round", 0)
    return Shot(
        version=entry.n,
        kind="start" if entry.kind == EntryKind.PEOPLE else entry.kind,
        seat=None if entry.kind == EntryKind.PEOPLE else entry.seat,
        back=match.taken_back,
        round=round if isinstance(round, int) else 0,
        events=encoder.encode([event.to_json() for event in told]),
        view=encoder.encode(view),
    )


# --- stories ----------------------------------------------------------------------------------------------


def story(row: TableRow, log: list[Entry], own: Own, seat: int | None, lang: str, names: list[str]) -> Story:
    """The stored match as that seat was told of it. names: of the people, by seat; "" where the game's own word will do."""
    match = replayed(row, log, own)
    called = [name or match.game.label("seat", place, lang) for place, name in enumerate(names)]
    told = chronicle.passages(match, seat, lang, called)
    return Story(chronicle.as_html(told, lang), chronicle.as_text(told))


def replayed(row: TableRow, log: list[Entry], own: Own) -> Match:
    """The stored match as its log leaves it."""
    match = first_match(row, game_of(row, own))
    for entry in log:
        if entry.played:
            replay_entry(match, entry)
    return match


# --- records ----------------------------------------------------------------------------------------------


def recorded(row: TableRow, log: list[Entry], own: Own) -> str:
    """The record of a stored match."""
    return replayed(row, log, own).record().text


def reading(text: str, own: Own) -> Reading:
    """A record of somebody else's: every entry is played again by today's rules before a word of it is believed."""
    try:
        if own is not None:
            registry.game(*own)
        return read(Record.from_text(text))
    except bottlecap.Error as fault:
        return Reading(fault=str(fault))


def too_much(record: Record) -> str:
    """Why a record would take too long to replay. Every undo plays all that still counts once more."""
    undos = sum("undo" in line for line in record.entries)
    if len(record.entries) > MOST_ENTRIES:
        return f"the record has {len(record.entries)} entries: at most {MOST_ENTRIES} can be kept here"
    if undos * len(record.entries) > MOST_REPLAYED:
        most = MOST_REPLAYED // len(record.entries)
        return f"the record takes back {undos} times: with {len(record.entries)} entries at most {most} can be kept here"
    return ""


def read(record: Record) -> Reading:
    fault = too_much(record)
    if fault:
        return Reading(fault=fault)
    header = header_from(record.header)
    if header.chance != "seed" or header.start is not None:
        return Reading(fault="the header: only matches from their own start, with chance from the seed, can be kept here")
    match = begun(header)
    dealt = match.happened
    entries: list[Played] = []
    for number, line in enumerate(record.entries):
        follow(match, line, number)
        check_state(record, line, match, number)
        entries.append(played(match, line))
    check_end(record, match)
    if not match.over:
        return Reading(fault="the end: the match is not over")
    options = msgspec.convert(named_options(match.game, dict(header.options)), dict[str, str | int])
    return Reading("", header.players, match.game.version, options, header.seed, entries, dealt, result_of(match), match.to_bytes())


def played(match: Match, line: dict[str, object]) -> Played:
    """The line of a record, which was followed, as the log of a table has it."""
    mark, events = print_of(match), match.happened
    if "table" in line:
        return Played(EntryKind.NOTE, -1, str(line["table"]), events, mark)
    seat = int(str(line["seat"]))
    if "undo" in line:
        return Played(EntryKind.UNDO, seat, encoder.encode(UndoBody(line["consent"] is True)).decode(), events, mark)
    action = msgspec.convert(line["action"], ActionJson)
    decision = match.public_id_of(int(str(line["decision"])))
    return Played(EntryKind.ACTION, seat, encoder.encode(ActionBody(decision, action)).decode(), events, mark)
