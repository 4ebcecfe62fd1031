"""A table for one: it begins at once, waits for nobody, and is taken back, replayed and played again like any other."""

import random

from tests.server.clients import Guest, Socket
from tests.server.running import Running
from tests.server.test_replays import frames, seen


def alone(server: Running, **more: object) -> tuple[Guest, str, Socket]:
    ann = server.guest()
    table = ann.create("locker", ["me"], **more)
    return ann, table, ann.socket(table, 0)


def test_a_table_for_one_begins_at_once_and_is_played_to_its_end(server_anywhere: Running) -> None:
    ann, table, line = alone(server_anywhere)
    assert line.updated()["table"]["status"] == "playing"
    result = line.play_out(random.Random(1))["result"]
    assert result["reason"] in ("filled", "fell-short")
    assert result["winners"] == ([0] if result["reason"] == "filled" else [])
    assert ann.get(f"/tables/{table}")["status"] == "over"


def test_an_open_table_for_one_waits_for_its_player(server: Running) -> None:
    host, bob = server.guest(), server.guest("Bob")
    table = host.create("locker", ["open"], public=True)
    assert host.get(f"/tables/{table}")["status"] == "lobby"
    bob.claim(table, 0, ready=False)
    assert host.get(f"/tables/{table}")["status"] == "lobby"
    bob.post(f"/tables/{table}/seats/0/ready", {"ready": True})
    assert bob.socket(table, 0).asked()["message"] == "prompt-choice"
    assert host.socket(table).updated()["table"]["status"] == "playing"


def test_a_bot_plays_alone_while_one_looks_on(server: Running) -> None:
    ann = server.guest()
    watcher = ann.socket(ann.create("locker", ["random"]))
    result = watcher.updated(lambda u: u["result"])["result"]
    assert result["reason"] in ("filled", "fell-short")
    assert "drawn" not in {event["kind"] for event in watcher.events}


def test_alone_there_is_no_clock(server: Running) -> None:
    _, _, line = alone(server, pace="live")
    waiting = line.updated(lambda u: u["prompts"])["table"]["waiting"]
    assert [(wait["seat"], wait["due"]) for wait in waiting] == [(0, None)]
    server.pass_time(100_000)
    assert line.play()["type"] == "ack"
    assert not line.update["table"]["seats"][0]["standin"]


def test_alone_nobody_has_to_agree_to_an_undo(server: Running) -> None:
    """Beyond the boundary too it is done at once; the draw that follows is a new one."""
    _, _, line = alone(server)
    line.play()
    undo = line.update["undo"]
    assert (undo["free"], undo["rule"], undo["ask"]) == (False, "engine/undo-chance", True)
    assert (undo["moves"], undo["others"], undo["chance"]) == (1, False, True)
    assert line.ask("undo")["rule"] == "engine/undo-chance"
    assert line.ask("propose", kind="undo")["type"] == "ack"
    back = line.updated(lambda u: u["table"]["proposal"] is None and u["view"]["round"] == 1)
    assert line.events[-1]["kind"] == "taken-back"
    assert back["prompts"]
    assert line.play()["type"] == "ack"
    assert line.ask("propose", kind="bot", seat=0)["code"] == "bad-seat"


def test_a_film_of_one_seat_is_what_it_saw(server: Running) -> None:
    ann, table, line = alone(server)
    line.play()
    line.ask("propose", kind="undo")
    line.play_out(random.Random(2))
    watcher = server.guest("Eve")
    film = {frame["version"]: frame["view"] for frame in frames(ann, table, "seat=0")}
    live = seen(line)
    assert live and all(film[version] == view for version, view in live.items() if version in film)
    assert len(film) > 5
    hidden = frames(watcher, table, "seat=watch")
    assert hidden and hidden[1]["view"]["lockers"] == [[]]
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200


def test_a_rematch_alone_begins_at_once(server: Running) -> None:
    ann, table, line = alone(server)
    line.play_out(random.Random(3))
    again = str(ann.post(f"/tables/{table}/rematch")["table"])
    assert again != table
    assert ann.socket(again, 0).asked()["message"] == "prompt-choice"


def test_whoever_leaves_alone_leaves_a_bot_to_end_it(server: Running) -> None:
    ann, table, line = alone(server)
    line.play()
    ann.post(f"/tables/{table}/seats/0/leave")
    watcher = server.guest("Eve").socket(table)
    assert watcher.updated(lambda u: u["result"])["table"]["seats"][0]["left"] == "Ann"


def test_a_restart_keeps_a_match_of_one(server_anywhere: Running) -> None:
    ann, table, line = alone(server_anywhere)
    line.play()
    view = line.update["view"]
    server_anywhere.stop()
    server_anywhere.start()
    assert ann.socket(table, 0).updated(lambda u: u["view"])["view"] == view


def test_hints_are_suggested_to_whoever_plays_alone(server: Running) -> None:
    """No bot knows what a locker is worth, so none are given there; the table would allow them."""
    _, table, _ = alone(server)
    _, other, _ = alone(server, public=True)
    assert server.tables.live[table].people.hints
    assert not server.tables.live[other].people.hints
