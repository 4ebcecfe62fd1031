"""Mistakes that a server can be told to make, so that the drills can be seen to find them.

Each function is called in the server's own process, before it starts.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence, Set
from pathlib import Path
from typing import Any

from tests.server.faults import PRAGMAS

from bottlecap.engine import registry
from bottlecap.engine.base import CHANCE
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.server.content import leaves, packs
from bottlecap.server.content.leaves import Thing
from bottlecap.server.notices import sending
from bottlecap.server.notices.sending import Notifier
from bottlecap.server.notices.wishes import Wishes
from bottlecap.server.protocol.games import Leaves
from bottlecap.server.protocol.socket_in import ClientMessage
from bottlecap.server.protocol.tables import TableInfo, WaitInfo
from bottlecap.server.replays.library import Log, Replays
from bottlecap.server.replays.making import Film, Story
from bottlecap.server.store.base import Change
from bottlecap.server.store.notices import drop_notices
from bottlecap.server.store.schema import NoticeRow, TableRow
from bottlecap.server.store.sqlite import SqliteStore
from bottlecap.server.tables import live_table, occasions, socket_messages, updates
from bottlecap.server.tables.entries import Own
from bottlecap.server.tables.log import TableLog
from bottlecap.server.tables.updates import Updates
from bottlecap.server.wire import http, tcp_lines

kept: list[bytes] = []


def acknowledge_early() -> None:
    """What players do is acknowledged before it is on the disk."""
    write: Callable[[SqliteStore, Sequence[Change]], Awaitable[None]] = SqliteStore.append
    tasks: set[asyncio.Future[None]] = set()

    async def later(store: SqliteStore, changes: Sequence[Change]) -> None:
        await asyncio.sleep(0.3)
        await write(store, changes)

    async def append(store: SqliteStore, changes: Sequence[Change]) -> None:
        if any(entry.kind == "action" for change in changes for entry in change.entries):
            tasks.add(asyncio.ensure_future(later(store, changes)))
        else:
            # In the order of the log, or the store would refuse it and tell of another fault than the planted one.
            await asyncio.gather(*tasks)
            await write(store, changes)

    SqliteStore.append = append  # type: ignore[method-assign, assignment]


def fall_ill() -> None:
    """No mistake of the server's: its database refuses to write for as long as a file beside it says so."""
    write = SqliteStore.write

    def written(store: SqliteStore, changes: Sequence[Change]) -> None:
        told = Path(f"{store.path}.ill")
        if store.connection is None:
            store.connect()
        assert store.connection is not None
        for fault, (begin, end) in PRAGMAS.items():
            store.connection.execute(begin if told.exists() and told.read_text() == fault else end)
        write(store, changes)

    SqliteStore.write = written  # type: ignore[method-assign, assignment]


def show_another_s_view() -> None:
    """Everybody is shown what the first seat sees."""
    view = Updates.view
    Updates.view = lambda self, match, seat: view(self, match, 0)  # type: ignore[method-assign]


def name_a_card_of_a_deck(match: Match) -> str:
    families = [(getattr(match.state, field.name), field.family) for field in match.game.fields if field.family is not None]
    cards, family = families[0]
    return str(family.ids[list(cards.bag(0))[-1]])


def tell_what(word: Callable[[TableLog], str]) -> None:
    """Put a word into what everybody is told of the table."""
    tell = updates.table_info

    def table_info(table: TableLog, guest: str, waiting: list[WaitInfo]) -> TableInfo:
        info = tell(table, guest, waiting)
        info.options = {**info.options, "note": word(table)}
        return info

    updates.table_info = table_info
    http.table_info = table_info  # type: ignore[attr-defined]


def tell_of_a_deck() -> None:
    tell_what(lambda table: "" if table.match is None else name_a_card_of_a_deck(table.match))


def word_a_card_of_a_deck() -> None:
    """Everybody is told what a card says that nobody has drawn yet."""

    def words(table: TableLog) -> str:
        if table.match is None:
            return ""
        game, id = table.game, name_a_card_of_a_deck(table.match)
        domain = next(domain for domain in game.guarded if id in game.domains[domain])
        return game.label(domain, game.domains[domain].index(id), "en")

    tell_what(words)


def give_the_whole_pack() -> None:
    """Every page is told what all things are called."""
    labels = packs.labels

    def all_labels(game: Game, lang: str) -> dict[str, dict[str, str]]:
        guarded, game.guarded = game.guarded, ()
        try:
            return labels(game, lang)
        finally:
            game.guarded = guarded

    packs.labels = all_labels


def let_all_be_read() -> None:
    """A table gives what it has, whoever asks."""

    def given(game: Game, readable: Set[Thing], wanted: list[Thing], lang: str) -> Leaves:
        there = {(domain, id) for domain, id in wanted if id in game.domains.get(domain, [])}
        return leaves.given(game, there, wanted, lang)

    http.given = given  # type: ignore[attr-defined]


def let_films_be_read() -> None:
    """A film gives what anybody has seen."""
    film = Replays.film

    async def filmed(self: Replays, who: str, row: TableRow, log: Log, own: Own, seat: int | None) -> Film:
        found, every = await film(self, who, row, log, own, seat), await film(self, who, row, log, own, CHANCE)
        return Film(found.shots, found.result, every.readable)

    Replays.film = filmed  # type: ignore[method-assign]


def tell_what_could_come() -> None:
    """Whoever may read a card is told what could come of choices on cards."""

    def given(game: Game, readable: Set[Thing], wanted: list[Thing], lang: str) -> Leaves:
        found = leaves.given(game, readable, wanted, lang)
        outcomes = [game.leaf("outcome", number, lang) for number in range(20)]
        for leaf in (leaf for domain in found.leaves.values() for leaf in domain.values()):
            leaf.data["outcomes"] = outcomes
        return found

    http.given = given  # type: ignore[attr-defined]


def tell_more_than_the_story() -> None:
    """A story ends with what its reader was never told."""
    story = Replays.story

    async def told(self: Replays, who: str, row: TableRow, log: Log, own: Own, *rest: Any) -> Story:
        found = await story(self, who, row, log, own, *rest)
        game = registry.with_content(row.game, row.content)
        domain = game.guarded[0]
        return Story(found.html, found.text + " ".join(game.label(domain, n, "en") for n in range(len(game.domains[domain]))))

    Replays.story = told  # type: ignore[method-assign, assignment]


def tell_the_seed() -> None:
    tell_what(lambda table: bytes(table.row.seed).hex())


def tell_who_holds_a_seat() -> None:
    tell_what(lambda table: table.people.seats[0].holders[0])


def ignore_the_question() -> None:
    """An answer is taken for whatever is asked now, and a seat's answer from anybody."""
    play = socket_messages.play

    async def played(table: live_table.LiveTable, seat: int, message: Any) -> int:
        match = table.playing
        waiting = match.seat
        assert waiting is not None
        message.decision = match.prompts(waiting)[0].decision
        message.action = match.actions(waiting)[0].to_json()
        return await play(table, waiting, message)

    socket_messages.play = played


def stumble() -> None:
    """A question about a refusal fails."""

    async def answer(table: live_table.LiveTable, connection: object, message: object) -> None:
        raise LookupError("planted")

    socket_messages.answer = answer


def keep_everything() -> None:
    """No message is ever forgotten."""
    handle = socket_messages.handle

    async def handled(table: live_table.LiveTable, connection: Any, message: ClientMessage) -> None:
        kept.append(bytes(20_000))
        await handle(table, connection, message)

    socket_messages.handle = handled


def wait_for_whoever_never_reads() -> None:
    """A line that takes nothing is never cut off."""
    tcp_lines.Impatient.watch = lambda self: None  # type: ignore[method-assign]


def fail_on_names() -> None:
    """A request that names somebody fails."""

    def checked_name(name: str) -> str:
        raise LookupError("planted")

    http.checked_name = checked_name  # type: ignore[attr-defined]


def answer_in_another_shape() -> None:
    """The description says one thing, the answer another."""
    lines = http.lines

    async def none(state: Any, guest: str, rows: Any) -> Any:
        return [*await lines(state, guest, rows), {"id": 5}]

    http.lines = none


def hurry_notices() -> None:
    """No mistake: notices are due at once, so that no drill has to wait for them."""
    for waits in occasions.WAIT.values():
        waits.update(dict.fromkeys(waits, 0.0))
    sending.LOOK_EVERY = 0.02  # type: ignore[misc]


def notice_late() -> None:
    """What people are to be told is taken off the list before it is sent."""
    tell = Notifier.send

    async def send(notifier: Notifier, guest: str, rows: list[NoticeRow], wishes: Wishes, now: float) -> None:
        await notifier.write(drop_notices([row.id for row in rows]))
        await tell(notifier, guest, rows, wishes, now)

    Notifier.send = send  # type: ignore[method-assign, assignment]
    hurry_notices()
