"""Hints: the bot's answer and its reasons, where the table allows them, from what the seat knows alone."""

import random

import pytest
from tests.server.clients import Socket, newer_than
from tests.server.running import Running

import bottlecap
from bottlecap.bots.advice import TERMS, advise, reasons
from bottlecap.bots.greedy import GreedyBot
from bottlecap.bots.shelter_terms import terms
from bottlecap.bots.shelter_value import ShelterValue
from bottlecap.engine.perspective import Perspective
from bottlecap.server.hints import AT_ONCE, thought_of


def at_table(server: Running, seats: list[str], **more: object) -> Socket:
    guest = server.guest()
    return guest.socket(guest.create("shelter", seats, **more), 0)


def test_a_hint_is_a_legal_answer_with_reasons(server: Running) -> None:
    ann = at_table(server, ["me", "greedy"])
    assert ann.updated(lambda update: update["prompts"])["table"]["hints"]
    for _ in range(12):
        ann.asked()
        server.time.hour += 10
        hint = ann.ask("hint")
        assert hint["type"] == "hint", hint
        asked = {prompt["decision"]: prompt["actions"] for prompt in ann.update["prompts"]}
        assert hint["action"] in asked[hint["decision"]]
        sizes = [abs(reason["amount"]) for reason in hint["why"]]
        assert sizes == sorted(sizes, reverse=True)
        seen = ann.update["version"]
        assert ann.ask("play", decision=hint["decision"], action=hint["action"])["type"] == "ack"
        ann.updated(newer_than(seen))


@pytest.mark.parametrize(
    ("seats", "more", "allowed"),
    [
        (["me", "greedy"], {}, True),
        (["me", "greedy"], {"public": True}, False),
        (["me", "me"], {}, False),
        (["me", "greedy"], {"hints": False}, False),
        (["me", "me"], {"hints": True}, True),
    ],
)
def test_the_table_says_whether_hints_are_given(server: Running, seats: list[str], more: dict[str, object], allowed: bool) -> None:
    ann = at_table(server, seats, **more)
    seat = ann.updated(lambda update: update["table"]["waiting"])["table"]["waiting"][0]["seat"]
    assert ann.update["table"]["hints"] is allowed
    if seats[seat] == "me":
        asked = ann if seat == 0 else server.guests[0].socket(ann.update["table"]["id"], seat)
        asked.asked()
        answer = asked.ask("hint")
        assert (answer["type"] == "hint") is allowed
        assert allowed or answer["code"] == "not-now"


def test_a_game_without_a_bot_that_judges_gives_none(server: Running) -> None:
    guest = server.guest()
    table = guest.create("salvage", ["me", "random"], hints=True)
    assert guest.get(f"/tables/{table}")["hints"] is False


def test_nobody_gets_more_than_a_few_at_once(server: Running) -> None:
    ann = at_table(server, ["me", "me"], hints=True)
    seat = ann.updated(lambda update: update["table"]["waiting"])["table"]["waiting"][0]["seat"]
    asked = ann if seat == 0 else server.guests[0].socket(ann.update["table"]["id"], seat)
    asked.asked()
    answers = [asked.ask("hint") for _ in range(int(AT_ONCE) + 1)]
    assert [answer["type"] for answer in answers] == ["hint"] * int(AT_ONCE) + ["refused"]
    assert answers[-1]["code"] == "too-fast"
    server.time.hour += 10
    assert asked.ask("hint")["type"] == "hint"


def test_spectators_and_those_who_are_not_asked_get_none(server: Running) -> None:
    ann = at_table(server, ["me", "me"], hints=True)
    seat = ann.updated(lambda update: update["table"]["waiting"])["table"]["waiting"][0]["seat"]
    table = ann.update["table"]["id"]
    other = server.guests[0].socket(table, 1 - seat)
    other.updated()
    assert other.ask("hint")["code"] == "wrong-seat"
    watcher = server.guest("Eve").socket(table)
    watcher.updated()
    assert watcher.ask("hint")["code"] == "not-yours"


def positions(seed: int) -> list[bottlecap.Match]:
    """Moments of a match at random, where somebody is asked something."""
    match, rng = bottlecap.new("shelter", players=3, seed=seed), random.Random(seed)
    found: list[bottlecap.Match] = []
    while not match.over and len(found) < 40:
        assert match.seat is not None
        found.append(match.copy())
        match.play(rng.choice(match.actions(match.seat)), match.seat)
    return found


def test_the_terms_add_up_to_what_the_position_is_worth() -> None:
    value = ShelterValue()
    for match in positions(3) + positions(4):
        for seat in range(3):
            value.prepare(match.state, seat)
            assert sum(terms(value, match.state, seat).values()) == pytest.approx(value.worth(match.state, seat))


def test_the_hint_is_what_the_bot_would_do_and_comes_from_bytes() -> None:
    for number, match in enumerate(positions(5)[::6]):
        assert match.seat is not None
        mine = match.perspective(match.seat)
        there = thought_of(mine.to_bytes(), number, None)
        assert there.action == GreedyBot(number).choose(mine).to_json()
        assert there.reasons == advise(Perspective.from_bytes(mine.to_bytes()), number).reasons


def test_building_a_room_is_advised_for_its_happiness() -> None:
    """The reason named first is the one that counts."""
    assert set(TERMS) == {"shelter"}
    named = {name for match in positions(6) for name, _ in advise(match.perspective(match.seat), 1).reasons}
    assert "cubes" in named and "placements" not in named
    building = next(
        (match, action)
        for seed in range(1, 30)
        for match in positions(seed)
        for action in match.actions(match.seat)
        if action.kind == "choose-room"
    )
    match, action = building
    assert match.seat is not None
    bot = GreedyBot(1)
    bot.learn(match.game)
    assert ("happiness", 2.0) in reasons(bot, match.perspective(match.seat), action.code, terms)


def test_a_game_whose_bot_gives_no_reasons_is_advised_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bottlecap.new("shelter", players=2, seed=1)
    assert match.seat is not None
    mine = match.perspective(match.seat)
    assert advise(mine, 7).reasons
    monkeypatch.delitem(TERMS, "shelter")
    assert advise(mine, 7).reasons == []
    assert advise(mine, 7).action == GreedyBot(7).choose(mine)
