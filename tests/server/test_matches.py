"""Whole matches through real sockets: people, bots, spectators, coming back, sending twice."""

import json
import random
from itertools import islice

from tests.conftest import walk
from tests.server.clients import newer_than
from tests.server.running import Running

import bottlecap


def test_a_person_plays_a_whole_match_against_bots(server_anywhere: Running) -> None:
    ann = server_anywhere.guest()
    table = ann.create("shelter", ["me", "random"], options={"rounds": 2})
    seat = ann.socket(table, 0)
    end = seat.play_out(random.Random(1))
    assert end["result"]["reason"] == "round-limit"
    text = ann.http.get(f"/api/tables/{table}/record").text
    match = bottlecap.replay(text)
    assert match.over
    assert list(match.result.scores if match.result else ()) == end["result"]["scores"]
    assert json.loads(json.dumps(match.view(0))) == end["view"]
    assert [event.to_json() for event in match.events(0)] == seat.events


def test_two_people_and_a_spectator_see_each_their_own(server: Running) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table = ann.create("kuhn", ["me", "open"])
    assert ann.get(f"/tables/{table}")["status"] == "lobby"
    bob.claim(table, 1)
    first, second, watcher = ann.socket(table, 0), bob.socket(table, 1), eve.socket(table)
    hands = [line.updated(lambda u: u["view"])["view"]["hands"] for line in (first, second, watcher)]
    assert hands[0][0] and not hands[0][1]
    assert hands[1][1] and not hands[1][0]
    assert hands[2] == [None, None]
    assert watcher.update["prompts"] == [] and watcher.update["undo"] is None
    first.play(lambda actions: {"kind": "pass"})
    second.play(lambda actions: {"kind": "pass"})
    for line in (first, second, watcher):
        end = line.updated(lambda u: u["result"])
        assert end["view"]["hands"] == [hands[0][0], hands[1][1]]
        assert [event["number"] for event in line.events] == list(range(len(line.events)))


def test_who_comes_back_is_told_what_came_since(server: Running) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "random"])
    seat = ann.socket(table, 0)
    for _ in range(3):
        seat.play()
    events, version = list(seat.events), seat.update["version"]
    seat.close()
    server.settle(table)
    server.snapshot(table)
    again = ann.socket(table, 0, version)
    update = again.updated()
    assert update["since"] == version
    fresh = ann.socket(table, 0)
    everything = fresh.updated()
    assert everything["since"] == 0
    assert fresh.events[: len(events)] == events
    assert [*events, *again.events][: len(fresh.events)] == fresh.events
    assert everything["view"] == update["view"]


def test_a_version_from_the_future_gets_everything(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "random"])
    assert ann.socket(table, 0, 999).updated()["since"] == 0


def test_sent_twice_is_played_once(server_anywhere: Running) -> None:
    ann, bob = server_anywhere.guest(), server_anywhere.guest("Bob")
    table = ann.create("doors", ["me", "open", "open"])
    bob.claim(table, 1)
    cy = server_anywhere.guest("Cy")
    cy.claim(table, 2)
    seat = ann.socket(table, 0)
    prompt = seat.asked()
    fields = {"decision": prompt["decision"], "action": prompt["actions"][0]}
    first = seat.ask("play", id="once", **fields)
    assert first["type"] == "ack"
    again = seat.ask("play", id="once", **fields)
    assert again == first and json.loads(seat.frames[-1]) == again, "a second time there is nothing to tell but the ack"
    seat.close()
    server_anywhere.stop()
    server_anywhere.start()
    later = ann.socket(table, 0)
    assert later.ask("play", id="once", **fields) == first
    assert len(server_anywhere.tables.live[table].match.record().entries) == 1  # type: ignore[union-attr]


def test_the_update_of_a_change_acknowledges_it_to_who_made_it_and_to_nobody_else(server: Running) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "me"])
    lines = [ann.socket(table, 0), ann.socket(table, 1), ann.socket(table, 0)]
    for line in lines:
        line.updated()
    mover = next(line for line in lines if line.update["prompts"])
    prompt, before = mover.asked(), mover.update["version"]
    mover.send("play", id="mine", decision=prompt["decision"], action=prompt["actions"][0])
    for line in lines:
        update = line.updated(newer_than(before))
        assert (update["version"], update["acks"]) == (before + 1, ["mine"] if line is mover else [])


def test_where_nothing_is_hidden_everybody_is_shown_the_same() -> None:
    """The server makes one view and one list of events for all seats of such a game."""
    games = [game for game in bottlecap.games() if not (game.secrets or game.private)]
    assert {"shelter", "monopoly"} <= {game.id for game in games}
    for game in games:
        for match in islice(walk(game.id, 3, 5), 150):
            assert match.view(0) == match.view(2) == match.view(None)
            told = [[event.to_json() for event in match.events(seat)] for seat in (0, 2, None)]
            assert told[0] == told[1] == told[2]


def test_an_answer_to_an_earlier_question_is_refused(server: Running) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "me"])
    first, second = ann.socket(table, 0), ann.socket(table, 1)
    line = first if first.updated()["prompts"] else second
    prompt = line.asked()
    assert line.play()["type"] == "ack"
    version = server.tables.live[table].version
    late = line.ask("play", decision=prompt["decision"], action=prompt["actions"][0])
    assert late["type"] == "refused" and late["code"] in ("stale", "wrong-seat")
    assert server.tables.live[table].version == version


def test_a_seat_that_is_not_asked_is_refused(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    ann.socket(table, 0)
    second = bob.socket(table, 1)
    assert second.updated(lambda u: u["view"])["prompts"] == []
    refused = second.ask("play", decision=1, action={"kind": "bet"})
    assert (refused["code"], refused["rule"]) == ("wrong-seat", "kuhn/turn-order")


def test_nobody_gets_the_socket_of_a_seat_they_do_not_hold(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    for who, seat in ((bob, 0), (ann, 1), (server.guest("Eve"), 0), (ann, 7)):
        line = who.socket(table, seat)
        assert line.closed() == 4403
        assert line.frames == []
    assert ann.socket("nosuchtable", 0).closed() == 4404


def test_a_spectator_cannot_play(server: Running) -> None:
    ann, eve = server.guest(), server.guest("Eve")
    table = ann.create("kuhn", ["me", "random"])
    watcher = eve.socket(table)
    for kind, fields in (("play", {"decision": 1, "action": {"kind": "bet"}}), ("undo", {}), ("take-back", {})):
        assert watcher.ask(kind, **fields)["code"] == "not-yours"


def test_why_not_names_the_rule(server: Running) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "me"])
    line = ann.socket(table, 0)
    if not line.updated()["prompts"]:
        line = ann.socket(table, 1)
    legal = line.asked()["actions"]
    answer = line.ask("why", action=legal[0])
    assert (answer["type"], answer["rule"]) == ("why", None)
    refused = line.ask("why", action={"kind": "bid", "amount": 99})
    assert refused["rule"].startswith("salvage/")
    assert line.ask("why", action={"kind": "castle"})["code"] == "bad-action"


def test_a_restart_in_the_middle_keeps_every_open_question(server_anywhere: Running) -> None:
    ann = server_anywhere.guest()
    table = ann.create("doors", ["me", "me", "me"])
    lines = [ann.socket(table, seat) for seat in range(3)]
    lines[0].play()
    before = [(line.updated(lambda u: u["version"] >= 3)["prompts"], line.update["view"]) for line in lines]
    assert before[0][0] == [] and before[1][0] and before[2][0]
    server_anywhere.stop()
    server_anywhere.start()
    lines = [ann.socket(table, seat) for seat in range(3)]
    assert [(line.updated()["prompts"], line.update["view"]) for line in lines] == before
    lines[1].play()
    lines[2].play()


def test_a_long_match_is_loaded_from_a_snapshot_as_from_its_log(server_anywhere: Running) -> None:
    ann = server_anywhere.guest()
    table = ann.create("salvage", ["me", "random", "random"])
    line = ann.socket(table, 0)
    for _ in range(4):
        line.play()
    live = server_anywhere.tables.live[table]
    server_anywhere.snapshot(table)
    if not line.updated(lambda u: u["prompts"] or u["result"])["result"]:
        line.play()
        line.updated(lambda u: u["prompts"] or u["result"])
    line.close()
    server_anywhere.stop()
    # Only now is it certain that no bot plays on.
    mark, counts, sent = live.match.hash, live.counts, live.sent  # type: ignore[union-attr]
    server_anywhere.start()
    again = server_anywhere.do(server_anywhere.tables.get(table))
    assert again.snapshot_at > 0
    assert again.match is not None
    assert (again.match.hash, again.counts, again.sent, again.chain) == (mark, counts, sent, live.chain)
