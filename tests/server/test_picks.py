"""What the seats of a table pick before play begins: colours, in Shelter."""

import json
from typing import Any

import pytest
from tests.server.clients import Guest
from tests.server.running import Running

import bottlecap
from bottlecap.engine import registry

Json = dict[str, Any]


def plan(seats: list[Json], **more: object) -> Json:
    return {"game": "shelter", "seats": seats, **more}


def picked(table: Json) -> list[str | None]:
    return [seat["picks"].get("colour") for seat in table["seats"]]


def pick(guest: Guest, table: str, seat: int, colour: str | None, status: int = 200, choice: str = "colour") -> Json:
    return guest.post(f"/tables/{table}/seats/{seat}/pick", {"choice": choice, "pick": colour}, status)


def two(server: Running) -> tuple[str, Guest, Guest]:
    """A lobby for three: Ann, the host, and Bob, who is not ready; the third is a bot, so that all waits for Bob."""
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("shelter", ["me", "open", "random"])
    bob.claim(table, 1, ready=False)
    return table, ann, bob


def test_the_lobby_says_what_there_is_to_pick(server: Running) -> None:
    games = {game["id"]: game["choices"] for game in server.guest().get("/lobby")["games"]}
    assert games["shelter"] == [{"name": "colour", "names": ["blue", "yellow", "green", "purple"]}]
    assert games["monopoly"] == []


def test_everybody_picks_for_their_own_seat_and_the_host_for_bots(server: Running) -> None:
    table, ann, bob = two(server)
    line = ann.socket(table, 0)
    assert picked(pick(bob, table, 1, "green")) == [None, "green", None]
    assert line.updated(lambda update: picked(update["table"]) == [None, "green", None])
    assert picked(pick(bob, table, 1, "purple")) == [None, "purple", None]
    assert picked(pick(bob, table, 1, None)) == [None, None, None]
    assert pick(bob, table, 0, "green", 403)["code"] == "not-yours"
    assert pick(bob, table, 2, "green", 403)["code"] == "not-yours"
    assert pick(ann, table, 1, "green", 403)["code"] == "not-yours"
    assert picked(pick(ann, table, 2, "yellow")) == [None, None, "yellow"]
    assert pick(ann, table, 9, "yellow", 404)["code"] == "not-found"


def test_what_another_has_picked_is_refused_and_changes_nothing(server: Running) -> None:
    table, ann, bob = two(server)
    pick(bob, table, 1, "green")
    pick(ann, table, 0, "blue")
    assert pick(ann, table, 0, "green", 409) == {"code": "pick-taken", "rule": None, "detail": "1"}
    assert pick(ann, table, 0, "red", 400) == {"code": "bad-option", "rule": None, "detail": "pick"}
    assert pick(ann, table, 0, "red", 400, "hat") == {"code": "bad-option", "rule": None, "detail": "choice"}
    assert picked(ann.get(f"/tables/{table}")) == ["blue", "green", None]
    assert picked(pick(ann, table, 0, "blue")) == ["blue", "green", None]


def test_whoever_sits_down_may_pick_with_that(server: Running) -> None:
    """Who comes last is ready at once on the page, and play begins: later would be too late."""
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("shelter", ["me", "open"])
    pick(ann, table, 0, "green")

    def claim(colour: str, status: int = 200) -> Json:
        return bob.post(f"/tables/{table}/seats/1/claim", {"name": "Bob", "picks": {"colour": colour}}, status)

    assert claim("green", 409) == {"code": "pick-taken", "rule": None, "detail": "0"}
    assert claim("red", 400)["code"] == "bad-option"
    assert not bob.get("/me")["known"]
    claim("blue")
    assert picked(ann.get(f"/tables/{table}")) == ["green", "blue"]


def test_whoever_gets_up_leaves_the_colour_to_others(server: Running) -> None:
    table, ann, bob = two(server)
    pick(bob, table, 1, "green")
    bob.post(f"/tables/{table}/seats/1/leave")
    assert picked(pick(ann, table, 0, "green")) == ["green", None, None]
    bob.claim(table, 1, ready=False)
    assert picked(ann.get(f"/tables/{table}")) == ["green", None, None]


def test_play_begins_with_what_was_picked_and_the_rest_is_dealt(server: Running) -> None:
    table, ann, bob = two(server)
    pick(bob, table, 1, "blue")
    bob.post(f"/tables/{table}/seats/1/ready", {"ready": True})
    had = ["yellow", "blue", "green"]
    update = ann.socket(table, 0).updated(lambda update: update["view"])
    assert [player["colour"] for player in update["view"]["players"]] == had
    assert picked(update["table"]) == had
    assert pick(bob, table, 1, "purple", 409)["code"] == "not-now"
    # It is so after the server was away, from the log and from a snapshot, and after somebody has left for good.
    for snapshot in (False, True):
        if snapshot:
            server.snapshot(table)
        server.stop()
        server.start()
        assert picked(ann.get(f"/tables/{table}")) == had
    bob.post(f"/tables/{table}/seats/1/leave")
    server.stop()
    server.start()
    assert picked(ann.get(f"/tables/{table}")) == had


def test_a_new_table_may_come_with_picks(server: Running) -> None:
    ann = server.guest()
    seats: list[Json] = [{"kind": "me", "name": "Ann", "picks": {"colour": "purple"}}, {"kind": "bot", "level": "random"}]
    table = ann.post("/tables", plan(seats), 201)["table"]
    assert picked(ann.get(f"/tables/{table}")) == ["purple", "blue"]


@pytest.mark.parametrize(
    ("first", "second", "more"),
    [
        ({"colour": "blue"}, {"colour": "blue"}, {}),
        ({"colour": "red"}, {}, {}),
        ({"hat": "blue"}, {}, {}),
        ({}, {}, {"options": {"colour-1": "blue"}}),
    ],
)
def test_a_table_with_picks_that_cannot_be_is_not_made(server: Running, first: Json, second: Json, more: Json) -> None:
    ann = server.guest()
    seats = [{"kind": "me", "name": "Ann", "picks": first}, {"kind": "me", "name": "Bob", "picks": second}]
    assert ann.post("/tables", plan(seats, **more), 400)["code"] == "bad-option"
    assert ann.post("/tables", plan([seats[0], {"kind": "open", "picks": {"colour": "blue"}}]), 400)["code"] == "bad-option"


def test_record_replay_and_rematch_have_it(server: Running) -> None:
    """From the record too, brought back as a table of its own."""
    ann = server.guest()
    seats = [
        {"kind": "bot", "level": "random", "picks": {"colour": "green"}},
        {"kind": "me", "name": "Ann", "picks": {"colour": "blue"}},
    ]
    table = ann.post("/tables", plan(seats, options={"rounds": 1}), 201)["table"]
    line = ann.socket(table, 1)
    while not line.updated(lambda update: update["result"] or update["prompts"])["result"]:
        line.play()
    record = ann.http.get(f"/api/tables/{table}/record").text
    assert json.loads(record.split("\n")[0])["options"] == {"rounds": 1, "first": 0, "colour-1": 2, "colour-2": 0}
    shown = ann.get(f"/tables/{table}/replay")["frames"][0]["view"]["players"]
    assert [player["colour"] for player in shown] == ["green", "blue"]
    again = ann.post(f"/tables/{table}/rematch")["table"]
    assert picked(ann.get(f"/tables/{again}")) == ["green", "blue"]
    assert bottlecap.replay(record).over
    brought = ann.http.post("/api/records", content=record.encode(), headers={"Content-Type": "text/plain"}).json()["table"]
    assert picked(ann.get(f"/tables/{brought}")) == ["green", "blue"]


def test_the_lobby_tells_in_a_line_what_is_played_in_both_languages(server: Running) -> None:
    about = {game["id"]: game["about"] for game in server.guest().get("/lobby")["games"]}
    assert all(set(told) == {"en", "ru"} and all(told.values()) for told in about.values())
    assert about["kuhn"]["en"] == registry.game("kuhn").text("game-about", {}, "en") != "game-about"
