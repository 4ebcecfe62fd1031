"""Hints: the bot's answer and its reasons, where the table allows them, from what the seat knows alone."""

import pytest
from tests.server.clients import Socket, newer_than
from tests.server.running import Running

from bottlecap.server.operations.rate_limits import HINTS_AT_ONCE


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
    answers = [asked.ask("hint") for _ in range(int(HINTS_AT_ONCE) + 1)]
    assert [answer["type"] for answer in answers] == ["hint"] * int(HINTS_AT_ONCE) + ["refused"]
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


def test_who_need_do_nothing_is_advised_nothing(server: Running) -> None:
    """In Monopoly business is open to all: the bot's is done just before the next player throws, and not otherwise."""
    guest = server.guest()
    table = guest.create("monopoly", ["me", "me", "me"], hints=True, options={"dealt-deeds": 2})
    sockets = [guest.socket(table, seat) for seat in range(3)]
    for socket in sockets:
        assert socket.play()["type"] == "ack"
    now = sockets[0].updated(lambda update: update["view"]["market_open"])
    turn = now["view"]["turn"]
    idle = sockets[(turn + 1) % 3]
    idle.updated(lambda update: update["prompts"] and update["view"]["market_open"])
    assert idle.ask("hint")["code"] == "no-advice"
    sockets[turn].updated(lambda update: update["view"]["market_open"])
    assert sockets[turn].ask("hint")["action"] == {"kind": "throw"}
