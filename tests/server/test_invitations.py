"""What whoever is invited is told, names that change, levels that people choose, and short matches."""

import pytest
from tests.server.running import Running

import bottlecap
from bottlecap.server.protocol.basics import NAME_LENGTH
from bottlecap.server.protocol.tables import ResultInfo
from bottlecap.server.tables.entries import result_of


def test_whoever_opens_a_link_is_told_who_invites(server: Running) -> None:
    ann, bob, eve = server.guest(), server.guest("Bob"), server.guest("Eve")
    table = ann.create("doors", ["open", "me", "open"], options={})
    info = eve.get(f"/tables/{table}")
    assert (info["inviter"], info["seats"][1]["name"], info["host"]) == (1, "Ann", False)
    # Whoever follows the host invites from then on.
    bob.claim(table, 0, ready=False)
    ann.post(f"/tables/{table}/seats/1/leave")
    assert eve.get(f"/tables/{table}")["inviter"] == 0


def test_a_table_whose_host_has_no_seat_names_nobody(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("doors", ["open", "open", "open"])
    assert bob.get(f"/tables/{table}")["inviter"] is None


def test_one_takes_another_name_before_play_and_during_it(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    line = ann.socket(table, 0)
    assert ann.post(f"/tables/{table}/seats/0/name", {"name": "  Anna\u200b "})["seats"][0]["name"] == "Anna"
    bob.claim(table, 1)
    assert ann.get(f"/tables/{table}")["status"] == "playing"
    bob.post(f"/tables/{table}/seats/1/name", {"name": "Robert"})
    assert line.updated(lambda u: u["table"]["seats"][1]["name"] == "Robert")["view"]


def test_a_name_is_refused_that_is_another_s_to_give_or_none_at_all(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    assert bob.post(f"/tables/{table}/seats/0/name", {"name": "Ann?"}, 403)["code"] == "not-yours"
    assert ann.post(f"/tables/{table}/seats/1/name", {"name": "Nobody"}, 403)["code"] == "not-yours"
    assert ann.post(f"/tables/{table}/seats/7/name", {"name": "Ann"}, 404)["code"] == "not-found"
    assert ann.post(f"/tables/{table}/seats/0/name", {"name": "\u2800"}, 400)["code"] == "bad-name"
    assert ann.post(f"/tables/{table}/seats/0/name", {"name": "A" * (NAME_LENGTH + 1)}, 400)["code"]
    assert ann.get(f"/tables/{table}")["seats"][0]["name"] == "Ann"


def test_after_the_end_everybody_keeps_their_name(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "me"])
    for seat in (0, 1):
        ann.socket(table, seat).play(lambda actions: {"kind": "pass"})
    assert ann.post(f"/tables/{table}/seats/0/name", {"name": "Zed"}, 409)["code"] == "not-now"


def test_people_choose_between_easy_normal_and_hard(server: Running) -> None:
    ann = server.guest()
    games = {game["id"]: game for game in ann.get("/lobby")["games"]}
    for game in ("shelter", "monopoly", "wasteland"):
        assert games[game]["bots"] == ["easy", "normal", "hard"]
    assert games["kuhn"]["bots"] == ["random"]
    table = ann.create("shelter", ["me", "easy", "open"])
    seats = ann.get(f"/tables/{table}")["seats"]
    assert seats[1]["level"] == "easy"
    assert ann.post(f"/tables/{table}/seats/1/fill", {"kind": "bot", "level": "normal"})["seats"][1]["level"] == "normal"
    # The best of them where nobody says; programs may still name the levels they know.
    assert ann.post(f"/tables/{table}/seats/1/fill", {"kind": "bot"})["seats"][1]["level"] == "hard"
    assert ann.post(f"/tables/{table}/seats/1/fill", {"kind": "bot", "level": "random"})["seats"][1]["level"] == "random"
    body = {"game": "kuhn", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "easy"}]}
    assert ann.post("/tables", body, 400)["code"] == "bad-option"


def test_a_short_match_is_described_and_can_be_begun(server: Running) -> None:
    ann = server.guest()
    short = {game["id"]: game for game in ann.get("/lobby")["games"] if game["short"]}
    assert sorted(short) == ["monopoly", "wasteland"]
    for id, game in short.items():
        assert all(game["short_about"][lang] for lang in ("en", "ru"))
        table = ann.create(id, ["me"] * max(2, game["players"][0]), options=game["short"])
        assert ann.get(f"/tables/{table}")["options"] == game["short"]


@pytest.mark.parametrize("seed", range(3))
def test_a_result_says_nothing_of_ties_where_a_game_knows_none(seed: int) -> None:
    match = bottlecap.new("kuhn", seed=seed)
    while not match.over:
        match.play(match.actions()[0])
    found = result_of(match)
    assert isinstance(found, ResultInfo) and found.remarks == []
