"""Bots wait while people read what they were told, and hold up nobody who moves."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.say import act
from tests.server.clients import Socket, newer_than
from tests.server.running import Running
from tests.server.test_chronicle import OWN, SHORT
from tests.wasteland.story import GAME, draw, story_table

import bottlecap
from bottlecap.server.operations.settings import BOT_PAUSE
from bottlecap.server.tables import reading
from bottlecap.server.tables.connections import Watching
from bottlecap.server.tables.reading import MOST_SECONDS, Readers

CARD, OUTCOME = GAME.domains["encounter"].index("campfire"), GAME.domains["outcome"].index("campfire-1-ok")


def seconds_for(domain: str, number: int) -> float:
    """Four words a second."""
    return len(" ".join(GAME.reading(domain, number, "en")).split()) / 4


# The campfire, as it is read: its opening, and its three options with what they need.
CAMPFIRE, LOOT = seconds_for("encounter", CARD), seconds_for("outcome", OUTCOME)
RUINS, ROAD = "cit-ruins/ruins", "crossroads/east"
ANN, BOTH, EVE = Watching([0], 0), Watching([0, 1], 0), Watching([], 1)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that passes when the test says so."""
    found = Clock()
    monkeypatch.setattr(reading, "monotonic", found)
    return found


def at_the_campfire(pause: float = BOT_PAUSE, here: Watching = BOTH) -> tuple[bottlecap.Match, Readers]:
    """A survivor has just met the one encounter of its deck, and the table has looked at that."""
    match = story_table(2, decks={"ruin": ["campfire"]}, where=[RUINS, ROAD], enemies={}, tokens={"star": [], "shield": []})
    readers = Readers(match.happened, pause)
    act(match, 0, "encounter")
    draw(match, "campfire")
    readers.look(match, here, None)
    return match, readers


def test_what_was_read_out_takes_its_time(clock: Clock) -> None:
    _, readers = at_the_campfire()
    assert readers.left(ANN) == readers.left(BOTH) == CAMPFIRE
    clock.now += 1.5
    assert readers.left(BOTH) == CAMPFIRE - 1.5
    clock.now += 100
    assert readers.left(BOTH) == 0


def test_where_bots_wait_for_longer_or_not_at_all_so_they_do_here(clock: Clock) -> None:
    assert at_the_campfire(2 * BOT_PAUSE)[1].left(ANN) == pytest.approx(2 * CAMPFIRE)
    assert at_the_campfire(0.0)[1].left(ANN) == 0


def test_nobody_is_waited_for_who_does_not_look(clock: Clock) -> None:
    _, readers = at_the_campfire(here=EVE)
    assert readers.left(EVE) == CAMPFIRE and readers.left(BOTH) == readers.left(Watching([], 0)) == 0
    assert at_the_campfire(here=Watching([], 0))[1].left(BOTH) == 0


def test_who_has_moved_has_read_and_others_have_not(clock: Clock) -> None:
    match, readers = at_the_campfire()
    act(match, 0, "choose-option", option=1)
    readers.look(match, BOTH, 0)
    # There is less to read of what came of it, and for the other one that comes after all the rest.
    assert 0 < readers.left(ANN) == LOOT < CAMPFIRE and readers.left(BOTH) == CAMPFIRE + LOOT


def test_what_was_read_once_is_not_read_again(clock: Clock) -> None:
    match, readers = at_the_campfire()
    clock.now += 100
    told = match.happened
    readers.happened = 0
    readers.look(match, BOTH, None)
    assert readers.happened == told and readers.left(BOTH) == 0


def test_nobody_reads_for_ever(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "WORDS_A_SECOND", 0.01)
    _, readers = at_the_campfire()
    assert readers.left(ANN) == MOST_SECONDS


# --- at a table -------------------------------------------------------------------------------------------------------

# A tenth of what it is: the tests wait for it.
PAUSE = BOT_PAUSE / 10


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    found = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", bot_pause=PAUSE, content=OWN)
    yield found
    found.stop()


def until(true: Callable[[], object]) -> None:
    for _ in range(2000):
        if true():
            return
        time.sleep(0.01)
    pytest.fail("it never came about")


def play_until_the_bot_is_waited_for(line: Socket) -> None:
    """Until the quests that are there from the start were read out, and it is the bot's turn.

    Whoever plays is not held up by anybody's reading, and needs no time for it once they have moved.
    """
    while True:
        update = line.updated(lambda update: update["table"]["waiting"])
        if update["table"]["waiting"][0]["seat"] == 0:
            assert line.play()["type"] == "ack"
        elif any(event["kind"] == "quest-staged" for event in line.events):
            return
        line.updated(newer_than(update["version"]))


def test_bots_wait_for_readers_and_go_on_when_they_have_had_the_time(served: Running, clock: Clock) -> None:
    ann, eve = served.guest(), served.guest("Eve")
    table = ann.create("wasteland", ["me", "open"], options=SHORT)
    line, looker = ann.socket(table, 0), eve.socket(table)
    assert line.updated() and looker.updated()
    ann.post(f"/tables/{table}/seats/1/fill", {"kind": "bot", "level": "random"})
    play_until_the_bot_is_waited_for(line)
    live = served.tables.live[table]
    assert live.bot_pause(1) == live.readers.left(EVE) > PAUSE == live.plain_pause(1)
    before = live.version
    time.sleep(5 * live.bot_pause(1))
    assert live.version == before and live.thinking is not None
    clock.now += MOST_SECONDS
    assert live.bot_pause(1) == PAUSE
    line.updated(newer_than(before))


def test_bots_go_on_at_once_when_whoever_reads_has_gone(served: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    # An hour, if nobody would look again.
    monkeypatch.setattr(reading, "WORDS_A_SECOND", 1e-6)
    monkeypatch.setattr(reading, "MOST_SECONDS", 36_000.0)
    ann, eve = served.guest(), served.guest("Eve")
    table = ann.create("wasteland", ["open", "open"], options=SHORT)
    looker = eve.socket(table)
    looker.updated()
    for seat in range(2):
        ann.post(f"/tables/{table}/seats/{seat}/fill", {"kind": "bot", "level": "random"})
    live = served.tables.live[table]
    until(lambda: live.thinking is not None and live.bot_seats() and live.bot_pause(live.bot_seats()[0]) > 1000)
    before = live.version
    time.sleep(5 * PAUSE)
    assert live.version == before
    looker.close()
    until(lambda: live.version > before)
