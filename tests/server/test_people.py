"""Sitting down, being ready, leaving, coming back, standing in, asking the others."""

import random
import re
import threading
from pathlib import Path

import pytest
from tests.server.clients import Guest, Socket
from tests.server.running import Running

from bottlecap.server.operations.settings import BOT_PAUSE, PACES
from bottlecap.server.tables.all_tables import Tables
from bottlecap.server.tables.connections import Connection
from bottlecap.server.tables.live_table import COMING_BACK, LiveTable


def three(server: Running, game: str = "salvage", **more: object) -> tuple[str, list[Guest]]:
    """A match of three people, each with a device of their own."""
    people = [server.guest(name) for name in ("Ann", "Bob", "Cy")]
    table = people[0].create(game, ["me", "open", "open"], **more)
    people[1].claim(table, 1)
    people[2].claim(table, 2)
    return table, people


# --- the lobby ---------------------------------------------------------------------------------------------


def test_cards_are_dealt_only_when_all_are_ready(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    line = ann.socket(table, 0)
    assert line.updated()["view"] is None
    bob.claim(table, 1, ready=False)
    update = line.updated(lambda u: u["table"]["seats"][1]["kind"] == "person")
    assert update["table"]["status"] == "lobby" and not update["table"]["seats"][1]["ready"]
    ann.post(f"/tables/{table}/seats/0/ready", {"ready": False})
    bob.post(f"/tables/{table}/seats/1/ready", {"ready": True})
    assert ann.get(f"/tables/{table}")["status"] == "lobby"
    ann.post(f"/tables/{table}/seats/0/ready", {"ready": True})
    assert line.updated(lambda u: u["view"])["table"]["status"] == "playing"


def test_the_host_fills_seats_and_nobody_else(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("doors", ["me", "open", "open"])
    assert bob.post(f"/tables/{table}/seats/2/fill", {"kind": "bot"}, 403)["code"] == "not-yours"
    bob.claim(table, 1, ready=False)
    assert ann.post(f"/tables/{table}/seats/1/fill", {"kind": "bot"}, 409)["code"] == "seat-taken"
    assert ann.post(f"/tables/{table}/seats/2/fill", {"kind": "bot", "level": "random"})["seats"][2]["kind"] == "bot"
    assert ann.post(f"/tables/{table}/seats/2/fill", {"kind": "open"})["seats"][2]["kind"] == "open"
    assert ann.post(f"/tables/{table}/seats/2/fill", {"kind": "bot", "level": "os:system"}, 400)["code"] == "bad-option"
    assert ann.post(f"/tables/{table}/seats/9/fill", {"kind": "open"}, 404)["code"] == "not-found"


def test_a_seat_is_taken_once(server: Running) -> None:
    ann, bob, cy = server.guest(), server.guest("Bob"), server.guest("Cy")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1, ready=False)
    assert cy.post(f"/tables/{table}/seats/1/claim", {"name": "Cy"}, 409)["code"] == "seat-taken"
    # Whoever was refused is no guest by that: nothing was stored, no cookie was set.
    assert not cy.get("/me")["known"] and not cy.http.cookies
    assert cy.post(f"/tables/{table}/seats/1/ready", {"ready": True}, 403)["code"] == "not-yours"
    bob.post(f"/tables/{table}/seats/1/leave")
    cy.claim(table, 1)
    assert ann.get(f"/tables/{table}")["status"] == "playing"
    assert bob.get("/my-tables")["tables"] == []


def test_an_empty_lobby_is_closed_and_a_lost_host_replaced(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("doors", ["me", "open", "open"])
    bob.claim(table, 1, ready=False)
    ann.post(f"/tables/{table}/seats/0/leave")
    assert bob.get(f"/tables/{table}")["host"]
    assert bob.post(f"/tables/{table}/seats/1/leave")["status"] == "closed"
    assert server.guest("Cy").post(f"/tables/{table}/seats/0/claim", {"name": "Cy"}, 409)["code"] == "not-now"


def test_several_people_on_one_device(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "me"])
    lines = [ann.socket(table, 0), ann.socket(table, 1)]
    lines[0].play(lambda actions: {"kind": "bet"})
    lines[1].play(lambda actions: {"kind": "bet"})
    assert lines[0].updated(lambda u: u["result"])["result"]


def test_lists_of_tables(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    hidden = ann.create("kuhn", ["me", "open"])
    shown = ann.create("kuhn", ["me", "open"], public=True)
    assert [line["id"] for line in bob.get("/tables")["tables"]] == [shown]
    bob.claim(hidden, 1)
    mine = ann.get("/my-tables")["tables"]
    assert [(line["id"], line["your_turn"]) for line in mine] == [(hidden, True), (shown, False)]
    assert [line["your_turn"] for line in bob.get("/my-tables")["tables"]] == [False]
    assert server.guest("Eve").get("/my-tables")["tables"] == []


# --- links ---------------------------------------------------------------------------------------------------


def test_a_seat_s_own_link_brings_it_to_another_device(server: Running) -> None:
    ann, bob, phone = server.guest(), server.guest("Bob"), server.guest("phone")
    table = ann.create("kuhn", ["me", "open"])
    path = bob.claim(table, 1)
    found = re.fullmatch(rf"/table/{table}#seat=1\.([\w-]{{43}})", path)
    assert found is not None
    assert phone.socket(table, 1).closed() == 4403
    assert phone.post(f"/tables/{table}/seats/1/return", {"secret": "wrong"}, 403)["code"] == "not-yours"
    assert phone.post(f"/tables/{table}/seats/0/return", {"secret": found[1]}, 403)["code"] == "not-yours"
    assert not phone.cookie()
    phone.post(f"/tables/{table}/seats/1/return", {"secret": found[1]})
    ann.socket(table, 0).play()
    line = phone.socket(table, 1)
    line.updated(lambda u: u["prompts"])
    assert line.play()["type"] == "ack"
    newer = bob.post(f"/tables/{table}/seats/1/link")["path"]
    assert newer != path
    assert server.guest().post(f"/tables/{table}/seats/1/return", {"secret": found[1]}, 403)["code"] == "not-yours"


# --- absence -------------------------------------------------------------------------------------------------


def test_whose_time_is_up_is_played_by_a_bot_until_they_are_back(server: Running) -> None:
    table, (ann, _bob, _cy) = three(server)
    live = server.tables.live[table]
    assert live.match is not None
    late = live.match.waiting[0]
    # Somebody looks on, so that the table stays loaded.
    server.guest("Eve").socket(table)
    wait = ann.get(f"/tables/{table}")["waiting"][0]
    assert wait["due"] == wait["since"] + 60 + 600
    server.pass_time(659)
    assert not live.people.seats[late].standin
    server.pass_time(2)
    assert live.people.seats[late].standin
    holder = [ann, _bob, _cy][late]
    line = holder.socket(table, late)
    update = line.updated(lambda u: u["table"]["seats"][late]["standin"])
    assert line.ask("play", decision=1, action={"kind": "open"})["code"] == "not-now"
    assert line.ask("take-back")["type"] == "ack"
    update = line.updated(lambda u: not u["table"]["seats"][late]["standin"])
    assert line.ask("take-back")["code"] == "not-now"
    notes = [entry["table"] for entry in live.match.record().entries if "table" in entry]
    assert notes == [f"seat {late} is played by a bot (clock)", f"seat {late} is played by its person again"]
    for wait in update["table"]["waiting"]:
        assert wait["due"] is None or wait["due"] > server.time.now()


def test_the_server_s_downtime_counts_for_nobody(server_anywhere: Running) -> None:
    server = server_anywhere
    table, (ann, *_others) = three(server)
    since = ann.get(f"/tables/{table}")["waiting"][0]["since"]
    server.pass_time(300)
    server.stop()
    server.time.hour += 50_000
    server.start()
    wait = ann.get(f"/tables/{table}")["waiting"][0]
    assert wait["since"] == since
    assert wait["due"] == pytest.approx(since + 660 + 50_000, abs=10)
    server.pass_time(300)
    assert not any(seat["standin"] for seat in ann.get(f"/tables/{table}")["seats"])
    server.pass_time(100)
    assert any(seat["standin"] for seat in ann.get(f"/tables/{table}")["seats"])


def test_a_machine_that_slept_counts_as_downtime(server: Running) -> None:
    table, (ann, *_others) = three(server)
    server.time.hour += 100_000
    server.do(server.tables.tick())
    assert not any(seat["standin"] for seat in ann.get(f"/tables/{table}")["seats"])


def test_clocks_run_out_at_tables_that_nobody_looks_at(server: Running) -> None:
    table, _people = three(server)
    server.tables.live.clear()
    server.pass_time(640)
    assert table not in server.tables.live
    server.pass_time(60)
    assert any(seat.standin for seat in server.tables.live[table].people.seats)


def test_a_database_that_is_away_for_a_while_does_not_stop_the_clocks(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ticked = threading.Event()

    async def failing(self: Tables) -> None:
        if ticked.is_set():
            again.set()
        ticked.set()
        raise OSError("gone")

    again = threading.Event()
    monkeypatch.setattr(Tables, "tick", failing)
    assert ticked.wait(20) and again.wait(20)


def test_alone_against_bots_there_is_no_clock(server: Running) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "me", "random"])
    line = ann.socket(table, 0)
    line.updated(lambda u: u["view"] is not None)
    server.pass_time(5000)
    info = ann.get(f"/tables/{table}")
    assert all(wait["due"] is None for wait in info["waiting"])
    assert not any(seat["standin"] for seat in info["seats"])


def test_the_reserve_is_used_up_by_slow_answers(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("salvage", ["me", "open"])
    bob.claim(table, 1)
    live = server.tables.live[table]
    assert live.match is not None
    seat = live.match.waiting[0]
    server.pass_time(100)
    [ann, bob][seat].socket(table, seat).play()
    assert live.clocks.reserve[seat] == 600 - 40


def test_who_leaves_for_good_leaves_a_bot(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("salvage", ["me", "open"])
    bob.claim(table, 1)
    line, his = ann.socket(table, 0), bob.socket(table, 1)
    his.updated()
    bob.post(f"/tables/{table}/seats/1/leave")
    assert his.closed() == 1001
    assert his.update["table"]["seats"][1]["kind"] == "person"
    seat = line.updated(lambda u: u["table"]["seats"][1]["kind"] == "bot")["table"]["seats"][1]
    assert (seat["left"], seat["name"]) == ("Bob", "")
    assert bob.socket(table, 1).closed() == 4403
    assert line.play_out(random.Random(3))["result"]


# --- asking the others -----------------------------------------------------------------------------------------


def test_a_move_inside_the_boundary_is_taken_back_freely(server: Running) -> None:
    ann = server.guest()
    table = ann.create("doors", ["me", "me", "me"])
    line = ann.socket(table, 0)
    line.updated(lambda u: u["prompts"])
    assert line.update["undo"]["free"] is False
    line.play()
    undo = line.update["undo"]
    assert (undo["free"], undo["rule"], undo["ask"]) == (True, None, True)
    assert (undo["moves"], undo["others"], undo["chance"]) == (1, False, False)
    assert line.ask("undo")["type"] == "ack"
    assert line.updated(lambda u: u["prompts"])
    again = line.ask("undo")
    assert (again["code"], again["rule"]) == ("illegal", "engine/undo-nothing")


def test_beyond_the_boundary_all_others_must_agree(server_anywhere: Running) -> None:
    table, people = three(server_anywhere, "doors")
    lines = [guest.socket(table, seat) for seat, guest in enumerate(people)]
    for line in lines:
        line.updated(lambda u: u["prompts"])
        line.play()
    first, second = lines[:2]
    refused = first.ask("undo")
    assert refused["type"] == "refused" and refused["rule"].startswith("engine/undo-")
    view = first.updated(lambda u: u["version"] >= 9)["view"]
    assert first.ask("propose", kind="undo")["type"] == "ack"
    asked = second.updated(lambda u: u["table"]["proposal"])["table"]["proposal"]
    assert (asked["kind"], asked["seat"], asked["needed"]) == ("undo", 0, [1, 2])
    assert first.ask("propose", kind="undo")["code"] == "not-now"
    assert first.ask("vote", proposal=asked["id"], agree=True)["code"] == "not-yours"
    assert second.ask("vote", proposal=asked["id"] + 1, agree=True)["code"] == "not-now"
    assert second.ask("vote", proposal=asked["id"], agree=True)["type"] == "ack"
    assert first.updated(lambda u: (u["table"]["proposal"] or {}).get("agreed") == [1])["view"] == view
    server_anywhere.stop()
    server_anywhere.start()
    lines = [guest.socket(table, seat) for seat, guest in enumerate(people)]
    assert lines[2].updated()["table"]["proposal"]["agreed"] == [1]
    assert lines[2].ask("vote", proposal=asked["id"], agree=True)["type"] == "ack"
    back = lines[0].updated(lambda u: u["table"]["proposal"] is None and u["prompts"])
    assert back["events"][-1]["kind"] == "taken-back"


def test_one_no_is_enough(server: Running) -> None:
    table, people = three(server, "doors")
    lines = [guest.socket(table, seat) for seat, guest in enumerate(people)]
    for line in lines:
        line.updated(lambda u: u["prompts"])
        line.play()
    version = lines[0].updated(lambda u: u["version"] >= 9)["version"]
    lines[0].ask("propose", kind="undo")
    proposal = lines[2].updated(lambda u: u["table"]["proposal"])["table"]["proposal"]
    lines[2].ask("vote", proposal=proposal["id"], agree=False)
    update = lines[0].updated(lambda u: u["version"] > version and u["table"]["proposal"] is None)
    assert [event["kind"] for event in update["events"]] == []


def test_who_asked_for_a_take_back_learns_who_would_not_and_who_is_asked_which_move_it_is(server: Running) -> None:
    table, people = three(server, "doors")
    lines = [guest.socket(table, seat) for seat, guest in enumerate(people)]
    for line in lines:
        line.updated(lambda u: u["prompts"])
        line.play()
    lines[0].updated(lambda u: u["version"] >= 9)
    assert lines[0].update["asked_back"] is None
    lines[0].ask("propose", kind="undo")
    asked = lines[2].updated(lambda u: u["table"]["proposal"])
    assert asked["asked_back"] in [event["number"] for event in lines[2].events]
    lines[2].ask("vote", proposal=asked["table"]["proposal"]["id"], agree=False)
    update = lines[0].updated(lambda u: u["refusals"])
    (refusal,) = update["refusals"]
    assert (refusal["kind"], refusal["by"], refusal["seat"]) == ("undo", 0, 2)
    assert refusal["event"] == lines[0].events[-1]["number"] + 1 and update["asked_back"] is None
    # Whoever comes later reads it in the log too; who withdraws is refused by nobody.
    lines[0].ask("propose", kind="undo")
    again = lines[0].updated(lambda u: u["table"]["proposal"])["table"]["proposal"]
    lines[0].ask("vote", proposal=again["id"], agree=False)
    server.stop()
    server.start()
    later = people[1].socket(table, 1).updated(lambda u: u["view"])
    assert [(no["by"], no["seat"]) for no in later["refusals"]] == [(0, 2)]


def test_the_others_hand_an_absent_seat_to_a_bot(server: Running) -> None:
    table, people = three(server, "doors")
    ann, bob = people[0].socket(table, 0), people[1].socket(table, 1)
    ann.updated(lambda u: u["view"])
    server.time.hour += PACES["live"].grace + COMING_BACK
    assert ann.ask("propose", kind="bot", seat=1)["code"] == "not-now"
    assert ann.ask("propose", kind="bot", seat=0)["code"] == "bad-seat"
    assert ann.ask("propose", kind="bot", seat=2, level="os:system")["code"] == "bad-option"
    assert ann.ask("propose", kind="bot", seat=2)["type"] == "ack"
    proposal = bob.updated(lambda u: u["table"]["proposal"])["table"]["proposal"]
    assert (proposal["needed"], proposal["agreed"], proposal["level"]) == ([0, 1], [0], "random")
    bob.ask("vote", proposal=proposal["id"], agree=True)
    assert ann.updated(lambda u: u["table"]["seats"][2]["standin"])["table"]["proposal"] is None
    back = people[2].socket(table, 2)
    assert back.ask("take-back")["type"] == "ack"


def test_that_a_seat_was_handed_over_is_told_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = three(server, "doors")
    ann, bob = people[0].socket(table, 0), people[1].socket(table, 1)
    ann.updated(lambda u: u["view"])
    server.time.hour += PACES["live"].grace + COMING_BACK
    ann.ask("propose", kind="bot", seat=2)
    proposal = bob.updated(lambda u: u["table"]["proposal"])["table"]["proposal"]
    told: list[bool] = []
    plain = LiveTable.changed

    def changed(table: LiveTable, *given: Connection) -> None:
        # A bot that goes on afterwards tells of its own.
        told.append(table.people.seats[2].standin and table.version == proposal["id"] + 2)
        plain(table, *given)

    monkeypatch.setattr(LiveTable, "changed", changed)
    bob.ask("vote", proposal=proposal["id"], agree=True)
    ann.updated(lambda u: u["table"]["seats"][2]["standin"])
    assert told.count(True) == 1


def absent(line: Socket, seat: int) -> float | None:
    """From when on a bot may play for that seat, as the line was told last."""
    return next((wait["bot_from"] for wait in line.update["table"]["waiting"] if wait["seat"] == seat), None)


@pytest.mark.parametrize("pace", ["live", "relaxed", "days"])
def test_who_has_just_gone_is_waited_for_before_a_bot_may_be_asked_for(server: Running, pace: str) -> None:
    grace = PACES[pace].grace
    people = [server.guest("Ann"), server.guest("Bob")]
    table = people[0].create("doors", ["me", "open", "random"], pace=pace)
    people[1].claim(table, 1)
    ann, bob = people[0].socket(table, 0), people[1].socket(table, 1)
    ann.updated(lambda u: u["view"])
    bob.updated(lambda u: u["view"])
    ann.play()
    ann.updated(lambda u: [wait["seat"] for wait in u["table"]["waiting"]] == [1])
    assert absent(ann, 1) is None, "they are here"
    server.time.hour += 60
    bob.close()
    gone = ann.until(lambda m: m["type"] == "presence" and m["seats"] == [0])
    due = server.time.hour + grace
    assert [wait["bot_from"] for wait in gone["waiting"]] == [due]
    server.time.hour = due - 1
    refused = ann.ask("propose", kind="bot", seat=1)
    assert (refused["code"], refused["detail"]) == ("not-now", "grace")
    # Whoever looks in for a moment is waited for anew.
    bob = people[1].socket(table, 1)
    assert bob.updated(lambda u: u["view"])["table"]["waiting"][0]["bot_from"] is None
    bob.close()
    ann.until(lambda m: m["type"] == "presence" and m["seats"] == [0])
    server.time.hour += grace - 1
    assert ann.ask("propose", kind="bot", seat=1)["detail"] == "grace"
    server.time.hour += 1
    assert ann.ask("propose", kind="bot", seat=1)["type"] == "ack"
    assert ann.updated(lambda u: u["table"]["seats"][1]["standin"])


def test_after_a_restart_everybody_has_a_moment_to_come_back(server: Running) -> None:
    table, people = three(server, "doors")
    people[0].socket(table, 0).updated(lambda u: u["view"])
    server.time.hour += PACES["live"].grace
    server.stop()
    server.start()
    ann = people[0].socket(table, 0)
    ann.updated(lambda u: u["view"])
    assert absent(ann, 2) == server.time.hour + COMING_BACK
    assert ann.ask("propose", kind="bot", seat=2)["detail"] == "grace"
    server.time.hour += COMING_BACK
    assert ann.ask("propose", kind="bot", seat=2)["type"] == "ack"


def test_whoever_came_back_before_all_had_agreed_keeps_their_seat(server: Running) -> None:
    table, people = three(server, "doors")
    ann, bob = people[0].socket(table, 0), people[1].socket(table, 1)
    ann.updated(lambda u: u["view"])
    server.time.hour += PACES["live"].grace + COMING_BACK
    ann.ask("propose", kind="bot", seat=2)
    proposal = bob.updated(lambda u: u["table"]["proposal"])["table"]["proposal"]
    people[2].socket(table, 2).updated(lambda u: u["view"])
    bob.ask("vote", proposal=proposal["id"], agree=True)
    told = ann.updated(lambda u: u["table"]["proposal"] is None)
    assert not told["table"]["seats"][2]["standin"]


def test_what_a_stand_in_played_is_marked_for_everybody_also_after_a_restart(server: Running) -> None:
    table, people = three(server, "doors")
    ann, bob = people[0].socket(table, 0), people[1].socket(table, 1)
    for line in (ann, bob):
        line.updated(lambda u: u["view"])
        line.play()
    server.time.hour += PACES["live"].grace + COMING_BACK
    ann.ask("propose", kind="bot", seat=2)
    proposal = bob.updated(lambda u: u["table"]["proposal"])["table"]["proposal"]
    bob.ask("vote", proposal=proposal["id"], agree=True)
    (told,) = ann.updated(lambda u: u["stood_in"])["stood_in"]
    assert told["seat"] == 2 and told["first"] < told["end"]
    assert {event["number"] for event in ann.events} >= set(range(told["first"], told["end"]))
    cy = people[2].socket(table, 2)
    marked = cy.updated(lambda u: u["view"])["stood_in"]
    assert cy.ask("take-back")["type"] == "ack"
    server.stop()
    server.start()
    assert people[2].socket(table, 2).updated(lambda u: u["view"])["stood_in"][: len(marked)] == marked
    # What people and bots play by themselves is marked nowhere.
    own = people[0].create("salvage", ["me", "random"])
    line = people[0].socket(own, 0)
    line.updated(lambda u: u["prompts"])
    line.play()
    line.updated(lambda u: u["prompts"] or u["result"])
    assert people[0].socket(own, 0).updated(lambda u: u["view"])["stood_in"] == []


def test_who_waits_is_told_for_what(server: Running) -> None:
    table, people = three(server, "doors")
    ann = people[0].socket(table, 0)
    waiting = ann.updated(lambda u: u["view"])["table"]["waiting"]
    assert [wait["asked"] for wait in waiting] == [{"message": "prompt-door", "args": {}}] * 3
    # Nobody reads what a bot is asked: it answers at once.
    own = people[0].create("salvage", ["me", "random"])
    line = people[0].socket(own, 0)
    line.updated(lambda u: u["view"])
    assert all(wait["asked"] is None for wait in line.update["table"]["waiting"] if wait["seat"] == 1)


def test_with_nobody_else_to_ask_it_is_done_at_once(server: Running) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "random"])
    line = ann.socket(table, 0)
    line.play()
    line.updated(lambda u: u["prompts"] or u["result"])
    assert line.ask("propose", kind="undo")["type"] == "ack"
    assert any(event["kind"] == "taken-back" for event in line.events) or line.until(
        lambda m: m["type"] == "update" and any(event["kind"] == "taken-back" for event in m["events"])
    )


# --- chat and rematch --------------------------------------------------------------------------------------------


def test_chat_reaches_everybody_as_plain_text(server: Running) -> None:
    ann, eve = server.guest(), server.guest("Eve")
    eve.post("/me", {"name": "Eve"})
    table = ann.create("kuhn", ["me", "random"])
    line, watcher = ann.socket(table, 0), eve.socket(table)
    sent = watcher.ask("chat", text="  <b>hi</b>\u202e\x07 there ")
    assert sent["type"] == "ack"
    said = line.updated(lambda u: u["chat"])["chat"][0]
    assert (said["seat"], said["name"], said["text"]) == (None, "Eve", "<b>hi</b> there")
    assert line.ask("chat", text="x" * 501)["code"] == "bad-message"
    assert line.ask("chat", text=" \u200b ")["code"] == "bad-message"
    later = server.guest("Cy").socket(table)
    assert len(later.updated()["chat"]) == 1


def test_a_rematch_is_one_new_table_for_all(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    lines = [ann.socket(table, 0), bob.socket(table, 1)]
    assert ann.post(f"/tables/{table}/rematch", status=409)["code"] == "not-now"
    for line in lines:
        line.updated(lambda u: u["prompts"])
        line.play(lambda actions: {"kind": "pass"})
    lines[0].updated(lambda u: u["result"])
    assert server.guest("Eve").post(f"/tables/{table}/rematch", status=403)["code"] == "not-yours"
    new = ann.post(f"/tables/{table}/rematch")["table"]
    assert bob.post(f"/tables/{table}/rematch")["table"] == new
    told = lines[1].updated(lambda u: u["table"]["rematch"])["table"]
    assert (told["rematch"], told["rematch_by"]) == (new, 0)
    info = bob.get(f"/tables/{new}")
    assert [(seat["name"], seat["ready"]) for seat in info["seats"]] == [("Ann", True), ("Bob", False)]
    bob.post(f"/tables/{new}/seats/1/ready", {"ready": True})
    assert bob.get(f"/tables/{new}")["status"] == "playing"


def test_a_rematch_may_have_other_options_and_another_pace(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    lines = [ann.socket(table, 0), bob.socket(table, 1)]
    wanted: dict[str, object] = {"options": {}, "pace": "days"}
    assert ann.post(f"/tables/{table}/rematch-with", wanted, 409)["code"] == "not-now"
    for line in lines:
        line.updated(lambda u: u["prompts"])
        line.play(lambda actions: {"kind": "pass"})
    lines[0].updated(lambda u: u["result"])
    assert ann.post(f"/tables/{table}/rematch-with", {**wanted, "options": {"nonsense": 1}}, 400)["code"] == "bad-option"
    assert server.guest("Eve").post(f"/tables/{table}/rematch-with", wanted, 403)["code"] == "not-yours"
    new = bob.post(f"/tables/{table}/rematch-with", wanted)["table"]
    # Whoever comes second gets what the first has chosen.
    assert ann.post(f"/tables/{table}/rematch-with", {**wanted, "pace": "live"})["table"] == new
    info = ann.get(f"/tables/{new}")
    assert (info["pace"], [seat["name"] for seat in info["seats"]]) == ("days", ["Ann", "Bob"])


# --- bots that people can follow --------------------------------------------------------------------------


def test_bots_wait_before_they_move_only_where_somebody_looks_on(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", bot_pause=BOT_PAUSE)
    try:
        ann = server.guest()
        table = ann.create("kuhn", ["me", "me"])
        assert server.tables.live[table].bot_pause(0) == 0.0
        ann.socket(table).updated()
        assert server.tables.live[table].bot_pause(0) == BOT_PAUSE > 0
    finally:
        server.stop()


# --- ending by agreement ----------------------------------------------------------------------------------


def agree(line: Socket) -> None:
    """Agree to end the match: the question beside the play takes it at any time."""
    update = line.updated(lambda u: any(prompt["message"] == "prompt-business" for prompt in u["prompts"]))
    business = next(prompt for prompt in update["prompts"] if prompt["message"] == "prompt-business")
    assert line.ask("play", decision=business["decision"], action={"kind": "agree-to-end"})["type"] == "ack"


@pytest.mark.rule("monopoly/turn-limit")
def test_a_match_ends_when_its_one_person_agrees_for_bots_do_as_people_do(server: Running) -> None:
    ann = server.guest()
    table = ann.create("monopoly", ["me", "greedy", "greedy", "random"])
    line = ann.socket(table, 0)
    line.play()
    agree(line)
    assert line.updated(lambda u: u["result"])["result"]["reason"] == "agreement"
    # What the bots did stands in the log as theirs.
    agreed = [event["seat"] for event in line.events if event["kind"] == "agreed"]
    assert agreed == [0, 1, 2, 3]


@pytest.mark.rule("monopoly/turn-limit")
def test_bots_wait_for_the_last_person_and_for_nobody_who_is_away(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create("monopoly", ["me", "open", "greedy"], options={"dealt-deeds": 2})
    bob.claim(table, 1)
    lines = [ann.socket(table, 0), bob.socket(table, 1)]
    for line in lines:
        line.play()
    agree(lines[0])
    server.settle(table)
    assert not server.tables.live[table].match.over  # type: ignore[union-attr]
    bob.post(f"/tables/{table}/seats/1/leave")
    assert lines[0].updated(lambda u: u["result"])["result"]["reason"] == "agreement"
