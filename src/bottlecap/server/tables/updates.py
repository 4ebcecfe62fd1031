"""What each connection of a table is told. Everything is made once per moment and seat, and encoded once."""

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile
from typing import Final, cast
from weakref import ref

from msgspec import Raw

from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.server.content.action_texts import ActionTexts
from bottlecap.server.operations.crash_points import crash_point
from bottlecap.server.people.seats import People, Proposal
from bottlecap.server.protocol.basics import ValueJson, encoder
from bottlecap.server.protocol.games import ChoiceInfo, OrderInfo
from bottlecap.server.protocol.socket_out import (
    ChatLine,
    Holding,
    OrderedInfo,
    Presence,
    PromptInfo,
    RefusalInfo,
    SaidInfo,
    StoodInInfo,
    UndoInfo,
    Update,
)
from bottlecap.server.protocol.tables import ProposalInfo, SeatInfo, Status, TableInfo, WaitInfo
from bottlecap.server.tables.connections import Connection, watching
from bottlecap.server.tables.entries import OrderNote
from bottlecap.server.tables.hints import hinting
from bottlecap.server.tables.log import TableLog
from bottlecap.server.tables.taking_back import asked_back, taken_back_since, undo_info

NO_VIEW: Final = Raw(b"null")
NOTHING: Final = Raw(b"[]")


class Updates:
    """What was made for the seats of one table at one moment."""

    def __init__(self, table: TableLog) -> None:
        # The table holds this, and not the other way round: in a circle both would stay in memory when it is put away.
        self.of = ref(table)
        self.action_texts: ActionTexts = table.services.packs.action_texts(table.game)
        # Where nothing is hidden from anybody, all see the same: one view and one list of events serve them.
        self.alike = not table.game.secrets
        self.moment = -1
        self.views: dict[int | None, Raw] = {}
        self.prompts: dict[int, list[PromptInfo]] = {}
        self.undos: dict[int, UndoInfo] = {}
        self.events: dict[tuple[int | None, int], Raw] = {}
        self.read: dict[int | None, set[tuple[str, str]]] = {}
        self.tables: dict[str, Raw] = {}
        # Who is waited for, with their clocks.
        self.waiting: list[WaitInfo] | None = None
        # The table as each guest is told of it, kept until somebody comes, goes or changes seats.
        self.infos: dict[str, TableInfo] = {}
        self.people = table.people

    @property
    def table(self) -> TableLog:
        table = self.of()
        assert table is not None
        return table

    def fresh(self) -> None:
        """Forget what the table's last change has made old."""
        table = self.table
        if self.moment != table.moment:
            self.moment = table.moment
            self.views.clear()
            self.prompts.clear()
            self.undos.clear()
            self.events.clear()
            self.read.clear()
            self.tables.clear()
            self.waiting = None
        if self.people is not table.people:
            self.people = table.people
            self.infos.clear()

    def view(self, match: Match, seat: int | None) -> Raw:
        eyes = None if self.alike else seat
        if eyes not in self.views:
            self.views[eyes] = Raw(encoder.encode(match.view(eyes)))
        return self.views[eyes]

    def events_since(self, match: Match, seat: int | None, since: int) -> Raw:
        key = (None if self.alike else seat, since)
        if key not in self.events:
            told = match.events_after(since, key[0])
            self.events[key] = Raw(encoder.encode([event.to_json() for event in told]))
        return self.events[key]

    def readable(self, match: Match, seat: int | None) -> set[tuple[str, str]]:
        self.fresh()
        if seat not in self.read:
            self.read[seat] = match.readable(seat)
        return self.read[seat]

    def table_for(self, guest: str) -> Raw:
        if guest not in self.tables:
            self.tables[guest] = Raw(encoder.encode(self.info_for(guest)))
        return self.tables[guest]

    def info_for(self, guest: str) -> TableInfo:
        """Most changes are moves: then only who is waited for is new."""
        info = self.infos.get(guest)
        if info is None:
            info = self.infos[guest] = table_info(self.table, guest, self.waits())
        else:
            info.status = cast(Status, self.table.status)
            info.waiting = self.waits()
            info.holds = self.table.holds_shown()
        return info

    def waits(self) -> list[WaitInfo]:
        if self.waiting is None:
            self.waiting = self.table.waits_shown()
        return self.waiting

    def prompts_of(self, match: Match, seat: int) -> list[PromptInfo]:
        if seat not in self.prompts:
            self.prompts[seat] = [] if match.over else prompts_of(match, seat, self.action_texts)
        return self.prompts[seat]

    def undo_of(self, match: Match, seat: int) -> UndoInfo:
        if seat not in self.undos:
            self.undos[seat] = undo_info(match, seat, self.table.people.fair)
        return self.undos[seat]

    def update(self, connection: Connection) -> bytes:
        """The whole truth for one connection."""
        self.fresh()
        table, seat, match = self.table, connection.seat, self.table.match
        since = connection.version if 0 <= connection.version <= table.version else 0
        mine = seat is not None and match is not None and table.people.seats[seat].kind == "person"
        message = Update(
            version=table.version,
            since=since,
            acks=connection.acks,
            seat=seat,
            now=table.services.time.now(),
            table=self.table_for(connection.guest),
            events=NOTHING if match is None else self.events_since(match, seat, table.counts[since]),
            view=NO_VIEW if match is None else self.view(match, seat),
            prompts=self.prompts_of(match, seat) if match is not None and seat is not None else [],
            undo=self.undo_of(match, seat) if mine and match is not None and seat is not None else None,
            orders={} if seat is None else table.people.seats[seat].orders,
            ordered=[] if match is None or seat is None else ordered_since(table, match, seat, since),
            said=[] if match is None else said_since(table, match, seat, since),
            taken_back=[] if match is None else taken_back_since(table, match, seat, since),
            chat=chat_since(table, since),
            result=table.result,
            storing=not table.services.store_health.why,
            asked_back=None if match is None else asked_back(table, match, seat),
            refusals=[] if match is None else refusals_since(table, match, seat, since),
            stood_in=[] if match is None else stood_in_since(table, match, seat, since),
        )
        return encoder.encode(message)

    def tell(self, connection: Connection) -> None:
        """Put the newest update into a connection's outbox, or have it fetched as soon as the line is free."""
        if connection.slow:
            connection.behind = True
            connection.wake.set()
            return
        connection.put_bytes(self.update(connection))
        connection.version = self.table.version
        connection.acks = []

    def broadcast(self, by: Connection | None) -> None:
        """Tell everybody; whoever made the change first, since the update acknowledges it."""
        if by is not None and not by.closed:
            self.tell(by)
            crash_point("acknowledged")
        for connection in self.table.connections:
            if connection.version != self.table.version and connection is not by and not connection.closed:
                self.tell(connection)
        crash_point("broadcast")

    def arrived(self) -> None:
        """Somebody has come or gone: what was said of those who are here is old."""
        self.tables.clear()
        self.infos.clear()
        self.waiting = None

    def presence(self) -> None:
        """Who looks at the table: told to everybody, stored nowhere."""
        self.arrived()
        now = watching(self.table.connections)
        self.tell_all(Presence(now.seats, now.spectators, self.waits()))

    def holding(self) -> None:
        """Who holds the dice: told to everybody, stored nowhere."""
        self.tables.clear()
        self.waiting = None
        self.tell_all(Holding(self.table.holds_shown(), self.waits()))

    def tell_all(self, message: Presence | Holding) -> None:
        data = encoder.encode(message)
        for connection in self.table.connections:
            connection.put_bytes(data)


def chat_since(table: TableLog, since: int) -> list[ChatLine]:
    """The lines after that change; of a long talk only the last of them, which the table keeps."""
    newest = list(takewhile(lambda line: line.version > since, reversed(table.chat)))
    newest.reverse()
    return newest


def ordered_since(table: TableLog, match: Match, seat: int, since: int) -> list[OrderedInfo]:
    """What the seat's standing orders have answered after that change; of much only the last, which the table keeps."""
    newest = takewhile(lambda note: note.version > since, reversed(table.ordered))
    own = reversed([note for note in newest if note.seat == seat])
    return [ordered_info(table, match, note) for note in own]


def ordered_info(table: TableLog, match: Match, note: OrderNote) -> OrderedInfo:
    event = match.number_after(table.counts[note.version - 1], note.seat)
    noticed = table.last_sent.get(note.seat, 0) > note.version
    return OrderedInfo(note.version, note.order, note.action, event, noticed)


def said_since(table: TableLog, match: Match, seat: int | None, since: int) -> list[SaidInfo]:
    """What bots have said after that change, as far as the table keeps it."""
    newest = [note for note in table.said if since < note.version <= table.version]
    return [SaidInfo(note.seat, note.why, note.amount, match.number_after(table.counts[note.version - 1], seat)) for note in newest]


def refusals_since(table: TableLog, match: Match, seat: int | None, since: int) -> list[RefusalInfo]:
    """What somebody has said no to after that change, each with the place in the log that it has for the seat."""
    return [
        RefusalInfo(no.version, no.kind, no.by, no.seat, match.number_after(table.counts[no.version], seat))
        for no in table.people.refusals
        if no.version > since
    ]


def stood_in_since(table: TableLog, match: Match, seat: int | None, since: int) -> list[StoodInInfo]:
    """What bots have played after that change for people who were away, as far as the table keeps it."""
    newest = takewhile(lambda note: note.version > since, reversed(table.stood_in))
    shown = [note for note in newest if table.people.seats[note.seat].kind == "person"]
    found = [
        StoodInInfo(
            note.seat,
            match.number_after(table.counts[note.version - 1], seat),
            match.number_after(table.counts[note.version], seat),
        )
        for note in reversed(shown)
    ]
    return [info for info in found if info.first < info.end]


def prompts_of(match: Match, seat: int, action_texts: ActionTexts) -> list[PromptInfo]:
    """What the seat is asked, each question with its legal answers."""
    out: list[PromptInfo] = []
    for prompt in match.prompts(seat):
        asked = prompt.to_json()
        out.append(
            PromptInfo(
                prompt.decision,
                prompt.message,
                cast(dict[str, ValueJson], asked["args"]),
                prompt.rule,
                prompt.blocking,
                prompt.more,
                action_texts.list(prompt.codes),
            )
        )
    return out


def seat_infos(
    people: People, guest: str, here: Collection[int], picks: Sequence[Mapping[str, str]] | None = None
) -> list[SeatInfo]:
    """The seats as a guest is told.

    here: those whose people look at the table now. picks: what each has, where a match has settled that.
    """
    return [
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            ready=seat.ready,
            standin=seat.standin,
            left=seat.left,
            picks=dict(seat.picks if picks is None else picks[number]),
            connected=number in here,
            mine=bool(guest) and guest in seat.holders,
        )
        for number, seat in enumerate(people.seats)
    ]


def choice_infos(game: Game) -> list[ChoiceInfo]:
    return [ChoiceInfo(choice.name, choice.names) for choice in game.choices]


def settled(game: Game, chosen: Mapping[str, str | int]) -> dict[str, str | int]:
    """Every option with its value: as it was chosen, else as the game has it."""
    usual = {option.name: option.names[option.default] if option.names else option.default for option in game.options}
    return {**usual, **chosen}


def order_infos(game: Game) -> list[OrderInfo]:
    return [OrderInfo(one.name, [f"prompt-{asked}" for asked in one.questions], list(one.ways)) for one in game.orders]


def table_info(table: TableLog, guest: str, waiting: list[WaitInfo]) -> TableInfo:
    """The table as one guest is told of it."""
    packs, proposal, here = table.services.packs, table.people.proposal, watching(table.connections)
    picks = None if table.match is None else table.match.picks
    return TableInfo(
        id=table.id,
        game=table.game.id,
        content=table.game.content,
        rules=table.row.rules,
        options=table.options,
        settled=settled(table.game, table.options),
        choices=choice_infos(table.game),
        orders=order_infos(table.game),
        public=bool(table.row.public),
        pace=table.watch.pace.id,
        status=cast(Status, table.status),
        created=table.row.created,
        host=table.people.host == guest,
        inviter=next(iter(table.people.seats_of(table.people.host)), None),
        seats=seat_infos(table.people, guest, here.seats, picks),
        waiting=waiting,
        holds=table.holds_shown(),
        proposal=None if proposal is None else proposal_info(table.people, proposal),
        rematch=table.people.rematch,
        rematch_by=table.people.rematch_by,
        hints=hinting(table),
        fair=table.people.fair,
        removed=guest in table.people.removed,
        tells=table.game.tells and not table.earlier,
        earlier=table.earlier,
        closed=table.people.closed,
        spectators=here.spectators,
        words=packs.words_at(table.game),
        pack=packs.pack_at(table.game),
    )


def proposal_info(people: People, proposal: Proposal) -> ProposalInfo:
    needed = people.needed(proposal)
    return ProposalInfo(proposal.id, proposal.kind, proposal.seat, proposal.by, proposal.agreed, needed, proposal.level)
