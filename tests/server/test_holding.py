"""Holding the dice: whoever wants to do business before a throw gets the time for it, and nobody can stop a match."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.clients import Guest, Json, Socket, newer_than
from tests.server.running import Running

from bottlecap.server.bots.fair_queue import Asker
from bottlecap.server.bots.thinking import Thinker
from bottlecap.server.operations.settings import BOT_PAUSE, PACES, PAUSES_TO_HOLD
from bottlecap.server.tables.live_table import LiveTable

# Everybody has deeds from the start: so everybody is asked before each throw.
DEALT = {"dealt-deeds": 4}
HOLD = PACES["live"].hold


class Doubt:
    """Bots that are about to throw think until they are let: so that a test can be quicker than they are."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.held = asyncio.Event()
        think = Thinker.think

        async def doubting(
            thinker: Thinker, knows: bytes, level: str, seed: int, own: None, beside: bool, asker: Asker
        ) -> Json | None:
            if not beside and any(live.holds.throwers(live) for live in server.tables.live.values()):
                await self.held.wait()
            return await think(thinker, knows, level, seed, own, beside, asker)

        monkeypatch.setattr(Thinker, "think", doubting)

    def end(self) -> None:
        async def go_on() -> None:
            self.held.set()

        self.server.do(go_on())


def live_of(server: Running, table: str) -> LiveTable:
    return server.tables.live[table]


def throws(seat: int) -> Callable[[Json], bool]:
    """Whether that seat is waited for to throw."""

    def asked(update: Json) -> bool:
        view = update["view"]
        waited = [wait["seat"] for wait in update["table"]["waiting"]]
        return bool(view and view["market_open"] and view["turn"] == seat and waited == [seat])

    return asked


def play_on(lines: list[Socket], wanted: Callable[[Json], bool]) -> Json:
    """The people answer what they must, the first answer each time, until it is as wanted."""
    while True:
        update = lines[0].updated(lambda u: wanted(u) or any(w["seat"] < len(lines) for w in u["table"]["waiting"]))
        if wanted(update):
            return update
        line = lines[next(w["seat"] for w in update["table"]["waiting"] if w["seat"] < len(lines))]
        line.updated(newer_than(update["version"] - 1))
        asked = [prompt for prompt in line.update["prompts"] if prompt["blocking"]]
        assert line.ask("play", decision=asked[0]["decision"], action=asked[0]["actions"][0])["type"] == "ack"
        lines[0].updated(newer_than(update["version"]))


def against_a_bot(server: Running, level: str = "greedy") -> tuple[Guest, str, Socket]:
    """Ann against a bot that is about to throw."""
    ann = server.guest()
    table = ann.create("monopoly", ["me", level], options=DEALT)
    line = ann.socket(table, 0)
    play_on([line], throws(1))
    return ann, table, line


def two_people(server: Running) -> tuple[str, list[Guest], list[Socket]]:
    """Ann, who is to throw, and Bob."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create("monopoly", ["me", "open"], options=DEALT)
    bob.claim(table, 1)
    lines = [ann.socket(table, 0), bob.socket(table, 1)]
    play_on(lines, throws(0))
    return table, [ann, bob], lines


def throw_of(line: Socket, table: str, server: Running) -> Json:
    """Send the throw that the seat is asked for."""
    line.updated(lambda u: u["version"] >= live_of(server, table).version)
    asked = next(prompt for prompt in line.update["prompts"] if prompt["blocking"])
    return line.ask("play", decision=asked["decision"], action={"kind": "throw"})


def holding(line: Socket, holds: list[Json]) -> Json:
    return line.until(lambda message: message["type"] == "holding" and message["holds"] == holds)


def test_whoever_holds_the_dice_stops_the_bots_throw_until_they_let_go(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    doubt = Doubt(server, monkeypatch)
    _, table, line = against_a_bot(server)
    looker = server.guest("Eve").socket(table)
    looker.updated()
    before = live_of(server, table).version
    assert line.ask("hold", on=True)["type"] == "ack"
    told = holding(looker, [{"seat": 0, "until": server.time.hour + HOLD}])
    assert [wait["seat"] for wait in told["waiting"]] == [1]
    doubt.end()
    server.settle(table)
    assert live_of(server, table).version == before
    # Whoever comes now is told the same, and nothing of it is in the log.
    assert server.guest("Cy").socket(table).updated()["table"]["holds"] == [{"seat": 0, "until": server.time.hour + HOLD}]
    line.send("hold", on=False)
    holding(looker, [])
    assert line.updated(lambda u: u["version"] > before)["events"][0]["kind"] == "thrown"


def test_a_bot_that_is_held_up_still_answers_offers(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    doubt = Doubt(server, monkeypatch)
    _, table, line = against_a_bot(server)
    line.ask("hold", on=True)
    doubt.end()
    business = next(prompt for prompt in line.update["prompts"] if not prompt["blocking"])
    offer = next(action for action in business["actions"] if action["kind"] == "offer")
    assert line.ask("play", decision=business["decision"], action=offer)["type"] == "ack"
    answered = line.updated(lambda u: not any(o["seat"] == 0 for o in u["view"]["offers"]))
    assert answered["events"][0]["kind"] in ("refused", "dealt")
    server.settle(table)
    assert not any(event["kind"] == "thrown" for event in line.update["events"])
    assert throws(1)(line.update)


def test_the_time_to_hold_ends_and_comes_again_with_the_next_throw(server: Running) -> None:
    table, _, lines = two_people(server)
    assert lines[1].ask("hold", on=True)["type"] == "ack"
    refused = throw_of(lines[0], table, server)
    assert (refused["code"], refused["detail"]) == ("held", f"seat 1 until {server.time.hour + HOLD}")
    # Letting go and taking hold again does not begin the time anew.
    server.pass_time(HOLD / 2)
    lines[1].ask("hold", on=False)
    lines[1].ask("hold", on=True)
    server.pass_time(HOLD / 2 - 1)
    assert throw_of(lines[0], table, server)["code"] == "held"
    server.pass_time(1)
    holding(lines[0], [])
    assert lines[1].ask("hold", on=True)["code"] == "hold-spent"
    assert throw_of(lines[0], table, server)["type"] == "ack"
    assert lines[1].ask("hold", on=True)["type"] == "ack"


def test_nobody_is_held_up_by_their_own_hold_and_who_throws_lets_go(server: Running) -> None:
    table, _, lines = two_people(server)
    assert lines[0].ask("hold", on=True)["type"] == "ack"
    holding(lines[1], [{"seat": 0, "until": None}])
    assert throw_of(lines[0], table, server)["type"] == "ack"
    assert lines[0].update["table"]["holds"] == []


def test_the_clock_of_who_is_held_up_stands_still(server: Running) -> None:
    table, people, lines = two_people(server)
    live = live_of(server, table)
    server.pass_time(20)
    lines[1].ask("hold", on=True)
    told = holding(lines[0], [{"seat": 1, "until": server.time.hour + HOLD}])
    assert told["waiting"][0]["due"] is None
    server.pass_time(30)
    # An entry that is made meanwhile keeps the time that was held up.
    lines[1].ask("chat", text="a moment")
    server.pass_time(10)
    lines[1].ask("hold", on=False)
    assert holding(lines[0], [])["waiting"][0]["due"] == server.time.hour + PACES["live"].answer - 20 + 600
    assert people[0].get(f"/tables/{table}")["waiting"][0]["due"] == server.time.hour + 640
    assert live.clocks.reserve == [600, 600]


@pytest.mark.parametrize("way", ["leave", "close"])
def test_whoever_goes_lets_go(server: Running, way: str) -> None:
    table, people, lines = two_people(server)
    lines[1].ask("hold", on=True)
    holding(lines[0], [{"seat": 1, "until": server.time.hour + HOLD}])
    if way == "leave":
        people[1].post(f"/tables/{table}/seats/1/leave")
        lines[0].updated(lambda u: u["table"]["seats"][1]["kind"] == "bot")
        assert lines[0].update["table"]["holds"] == []
    else:
        # As long as another device of that seat looks on, it holds.
        second = people[1].socket(table, 1)
        second.updated()
        lines[1].close()
        for _ in ("the second came", "the first went"):
            lines[0].until(lambda message: message["type"] == "presence")
        assert live_of(server, table).holds.since
        second.close()
        holding(lines[0], [])
    assert throw_of(lines[0], table, server)["type"] == "ack"


def test_who_may_hold_and_where(server: Running) -> None:
    table, people, lines = two_people(server)
    assert server.guest("Eve").socket(table).ask("hold", on=True)["code"] == "not-yours"
    answers = [lines[1].ask("hold", on=number % 2 == 0) for number in range(30)]
    assert "too-fast" in [answer.get("code") for answer in answers]
    # To let go is never refused.
    assert all(answer["type"] == "ack" for answer in answers[1::2])
    ann = people[0]
    for game, seats in (("kuhn", ["me", "random"]), ("monopoly", ["me", "open"])):
        line = ann.socket(ann.create(game, seats), 0)
        line.updated()
        assert line.ask("hold", on=True)["code"] == "not-now"


def test_bots_give_people_time_to_reach_for_the_dice(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", bot_pause=BOT_PAUSE)
    try:
        table, people, lines = two_people(server)
        live = live_of(server, table)
        assert live.bot_pause(0) == PAUSES_TO_HOLD * BOT_PAUSE
        # Who is not waited for to throw needs no longer than ever, and where nobody who plays looks on nobody would hold.
        assert live.bot_pause(1) == BOT_PAUSE
        server.guest("Eve").socket(table).updated()
        for line in lines:
            line.close()
        people[0].socket(table).until(lambda message: message["type"] == "presence" and message["seats"] == [])
        assert live.bot_pause(0) == BOT_PAUSE
    finally:
        server.stop()
