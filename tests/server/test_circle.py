"""A circle: the people somebody has played with, the score between them, playing again, one's own matches, forgetting it."""

import sqlite3
from pathlib import Path

from tests.server.clients import Guest, Json
from tests.server.running import Running

from bottlecap.server.replays import verify


def circle(guest: Guest) -> Json:
    return guest.get("/person/circle")


def person(guest: Guest, name: str) -> Json:
    return next(one for one in circle(guest)["people"] if one["name"] == name)


def names(guest: Guest) -> list[str]:
    return [str(one["name"]) for one in circle(guest)["people"]]


def begun(ann: Guest, bob: Guest) -> str:
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    return table


def bet_and_fold(table: str, ann: Guest, bob: Guest) -> None:
    """Ann, who is first, bets, and Bob gives up: it is hers whatever they hold."""
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    bob.socket(table, 1).play(lambda actions: {"kind": "pass"})


def test_the_score_between_two_people(server_anywhere: Running) -> None:
    ann, bob = server_anywhere.guest(), server_anywhere.guest("Bob")
    assert circle(ann) == {"people": [], "matches": []}
    for _ in range(2):
        bet_and_fold(begun(ann, bob), ann, bob)
    bet_and_fold(begun(bob, ann), bob, ann)
    of_ann, of_bob = person(ann, "Bob"), person(bob, "Ann")
    assert of_ann["matches"] == of_bob["matches"] == 3
    assert of_ann["scores"] == [{"game": "kuhn", "ahead": 2, "behind": 1, "even": 0}]
    assert of_bob["scores"] == [{"game": "kuhn", "ahead": 1, "behind": 2, "even": 0}]
    assert [match["table"]["status"] for match in circle(ann)["matches"]] == ["over"] * 3
    # What each knows the other by tells nobody who that is.
    assert of_ann["id"] != of_bob["id"]


def test_a_lobby_is_no_match_and_bots_are_nobody(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1, ready=False)
    ann.create("kuhn", ["me", "random"])
    assert names(ann) == [] and names(bob) == []
    assert len(circle(ann)["matches"]) == 1 and circle(bob)["matches"] == []


def test_a_match_that_one_has_left_is_still_one_s_own_and_counts_for_nobody(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = begun(ann, bob)
    ann.post(f"/tables/{table}/seats/0/leave")
    bob.socket(table, 1).updated(lambda u: u["result"] or u["prompts"])
    line = circle(ann)["matches"][0]
    assert line["table"]["id"] == table and line["left"] and line["seats"] == [0]
    assert person(ann, "Bob")["scores"] == [] and person(bob, "Ann")["name"] == "Ann"


def test_playing_again_is_one_click_and_the_other_finds_the_table(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    bet_and_fold(begun(ann, bob), ann, bob)
    mark = person(bob, "Ann")["id"]
    new = bob.post(f"/person/circle/{mark}/invite")["table"]
    seats = ann.get(f"/tables/{new}")["seats"]
    assert [(seat["name"], seat["ready"], seat["mine"]) for seat in seats] == [("Ann", False, True), ("Bob", True, False)]
    assert new in [line["id"] for line in ann.get("/my-tables")["tables"]]
    # Nobody is asked twice, whoever of them asks.
    assert bob.post(f"/person/circle/{mark}/invite")["table"] == new
    assert ann.post(f"/person/circle/{person(ann, 'Bob')['id']}/invite")["table"] == new
    ann.post(f"/tables/{new}/seats/0/ready", {"ready": True})
    assert bob.get(f"/tables/{new}")["status"] == "playing"


def test_nobody_invites_a_stranger(server: Running) -> None:
    ann, bob, eve = server.guest(), server.guest("Bob"), server.guest("Eve")
    bet_and_fold(begun(ann, bob), ann, bob)
    eve.post("/me", {"name": "Eve"})
    mark = person(ann, "Bob")["id"]
    assert eve.post(f"/person/circle/{mark}/invite", status=404)["code"] == "not-found"
    assert server.guest().post(f"/person/circle/{mark}/invite", status=403)["code"] == "not-yours"


def test_it_is_forgotten_when_asked_for_everybody_or_one(server: Running) -> None:
    ann, bob, cid = server.guest(), server.guest("Bob"), server.guest("Cid")
    for other in (bob, cid):
        bet_and_fold(begun(ann, other), ann, other)
        # Who was met last is known by the hour.
        server.pass_time(1)
    going = begun(ann, cid)
    assert names(ann) == ["Cid", "Bob"]
    left = ann.post("/person/circle/forget", {"person": person(ann, "Bob")["id"]})
    assert [one["name"] for one in left["people"]] == ["Cid"] and len(left["matches"]) == 2
    assert names(bob) == [] and len(circle(bob)["matches"]) == 1, "who is forgotten keeps their own match"
    assert ann.post("/person/circle/forget", {"person": "nobody"}, 404)["code"] == "not-found"
    left = ann.post("/person/circle/forget", {})
    assert [match["table"]["id"] for match in left["matches"]] == [going], "what is still played stays"
    assert going in [line["id"] for line in ann.get("/my-tables")["tables"]]


def test_a_circle_comes_along_to_another_browser(server_anywhere: Running) -> None:
    ann, phone, bob = server_anywhere.guest(), server_anywhere.guest("phone"), server_anywhere.guest("Bob")
    bet_and_fold(begun(phone, bob), phone, bob)
    code = ann.post("/person/code")["code"]
    phone.post("/person/return", {"code": code})
    assert names(ann) == names(phone) == ["Bob"]
    assert person(ann, "Bob")["scores"] == [{"game": "kuhn", "ahead": 1, "behind": 0, "even": 0}]


def test_who_has_had_it_forgotten_is_still_gone_when_they_delete_themselves(server: Running, tmp_path: Path) -> None:
    """Nobody is told any more that she played there; her name still stands at the seat that she has left."""
    ann, bob = server.guest("Annabel"), server.guest("Bob")
    table = begun(ann, bob)
    ann.post(f"/tables/{table}/seats/0/leave")
    ann.post("/person/circle/forget", {})
    assert names(bob) == [] and circle(ann)["matches"] == []
    ann.post("/person/forget")
    assert "Annabel" not in str(bob.get(f"/tables/{table}"))
    server.stop()
    assert verify.run(f"sqlite:///{tmp_path}/tables.sqlite") == 0


def test_whoever_deletes_themselves_is_gone_from_others_lists_and_from_what_they_left(server: Running, tmp_path: Path) -> None:
    ann, bob = server.guest("Annabel"), server.guest("Bob")
    table = begun(ann, bob)
    ann.post(f"/tables/{table}/seats/0/leave")
    assert names(bob) == ["Annabel"]
    ann.post("/person/forget")
    assert names(bob) == [] and "Annabel" not in str(bob.get(f"/tables/{table}")) + str(circle(bob))
    server.stop()
    assert verify.run(f"sqlite:///{tmp_path}/tables.sqlite") == 0
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert "Annabel" not in str([*connection.execute("SELECT * FROM tables"), *connection.execute("SELECT * FROM entries")])
