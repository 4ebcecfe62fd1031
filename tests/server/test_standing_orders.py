"""Standing orders at a table: kept, carried out whether or not anybody looks, told to their own seat, taken back."""

import json

import pytest
from tests.server.clients import Json, Socket, newer_than
from tests.server.running import Running
from tests.server.test_holding import DEALT, live_of, play_on, throws, two_people

import bottlecap
from bottlecap.engine.orders import AnswerSo
from bottlecap.engine.state import State
from bottlecap.engine.values import Action, Prompt
from bottlecap.games.monopoly.auction import BIDDING
from bottlecap.games.monopoly.landing import BUYING
from bottlecap.games.monopoly.turns import TURN
from bottlecap.server.tables import live_table
from bottlecap.server.tables.live_table import LiveTable
from bottlecap.server.tables.seating import seat_again

REFUSE = {"reply": "refuse"}


def offer(line: Socket, to: int = 1, cash: int = 1) -> None:
    """Offer somebody caps for nothing but a deed of theirs."""
    business = next(prompt for prompt in line.update["prompts"] if prompt["message"] == "prompt-business")
    deal = next(action for action in business["actions"] if action["kind"] == "offer" and action["to"] == to)
    answer = line.ask("play", decision=business["decision"], action={**deal, "cash": cash})
    assert answer["type"] == "ack", answer


def offered(update: Json) -> int:
    return len(update["view"]["offers"])


def kinds(update: Json) -> list[str]:
    return [event["kind"] for event in update["events"]]


def give(line: Socket, orders: dict[str, str]) -> Json:
    return line.ask("orders", orders=orders)


# --- carried out -------------------------------------------------------------------------------------------------------


def test_the_lobby_and_the_table_say_what_can_be_left_to_orders(server: Running) -> None:
    games = {game["id"]: game["orders"] for game in server.guest().get("/lobby")["games"]}
    assert games["kuhn"] == []
    assert {"name": "reply", "questions": ["prompt-reply"], "ways": ["refuse"]} in games["monopoly"]
    _, _, (ann, _) = two_people(server)
    assert ann.update["table"]["orders"] == games["monopoly"]


def test_an_order_answers_though_nobody_of_the_seat_looks(server: Running) -> None:
    table, (_, bob), (ann, line) = two_people(server)
    assert give(line, REFUSE)["type"] == "ack"
    assert line.updated(lambda u: u["orders"])["orders"] == REFUSE
    before = line.update["version"]
    line.close()
    offer(ann)
    told = ann.updated(lambda u: offered(u) == 0 and u["version"] > before + 1)
    assert "refused" in [event["kind"] for event in ann.events]
    # Whoever made the offer is not told why it was refused so soon, and the record has nothing of it.
    assert all(update.get("orders") in (None, {}) and not update.get("ordered") for update in map(json.loads, ann.frames))
    assert server.tables.live[table].version == told["version"]
    # The seat itself is told, by which action and before which event.
    again = bob.socket(table, 1)
    (note,) = again.updated()["ordered"]
    assert (note["order"], note["version"], note["action"]) == ("reply", told["version"], {"kind": "refuse", "from": 0})
    assert next(event for event in again.events if event["number"] == note["event"])["kind"] == "refused"
    assert again.update["orders"] == REFUSE


def test_what_is_asked_already_is_answered_when_the_order_is_given(server: Running) -> None:
    _, _, (ann, bob) = two_people(server)
    offer(ann)
    bob.updated(lambda u: offered(u) == 1)
    give(bob, REFUSE)
    answered = bob.updated(lambda u: offered(u) == 0)
    assert [note["order"] for note in answered["ordered"]] == ["reply"]
    # And asked again, once it is to be asked.
    give(bob, {"reply": "ask"})
    assert bob.updated(lambda u: u["orders"] == {})["version"] > answered["version"]
    offer(ann, cash=2)
    assert offered(bob.updated(newer_than(bob.update["version"]))) == 1


def test_orders_given_in_the_lobby_stand_when_play_begins(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.create("monopoly", ["me", "open"], options=DEALT)
    bob.claim(table, 1, ready=False)
    line = bob.socket(table, 1)
    give(line, REFUSE)
    bob.post(f"/tables/{table}/seats/1/ready", {"ready": True})
    lines = [ann.socket(table, 0), line]
    play_on(lines, throws(0))
    offer(lines[0])
    lines[0].updated(lambda u: "refused" in kinds(u))


# --- refused -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("orders", "code"),
    [
        ({"rent": "refuse"}, "bad-order"),
        ({"reply": "accept"}, "bad-order"),
        ({"reply": ""}, "bad-order"),
        ({"reply": None}, "bad-message"),
        ({"reply": ["refuse"]}, "bad-message"),
        (["reply"], "bad-message"),
        ({str(number): "ask" for number in range(101)}, "bad-message"),
    ],
)
def test_what_is_no_order_is_refused_and_changes_nothing(server: Running, orders: object, code: str) -> None:
    table, _, (_, bob) = two_people(server)
    give(bob, REFUSE)
    before = live_of(server, table).version
    answer = bob.ask("orders", orders=orders)
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert live_of(server, table).version == before and live_of(server, table).people.seats[1].orders == REFUSE
    if code == "bad-order":
        assert answer["detail"]


def test_who_looks_on_has_no_orders_to_give(server: Running) -> None:
    table, _, _ = two_people(server)
    answer = server.guest("Eve").socket(table).ask("orders", orders=REFUSE)
    assert (answer["type"], answer["code"]) == ("refused", "not-yours")


def test_orders_cannot_be_changed_without_end(server: Running) -> None:
    _, _, (_, bob) = two_people(server)
    for _ in range(100):
        answer = give(bob, REFUSE)
        if answer["type"] == "refused":
            break
    assert (answer["code"], answer["detail"]) == ("too-fast", "affairs")


# --- kept --------------------------------------------------------------------------------------------------------------


def restarted(server: Running) -> None:
    server.stop()
    server.start()


def test_orders_and_what_they_answered_survive_a_restart(server_anywhere: Running) -> None:
    server = server_anywhere
    table, (ann, bob), (line, other) = two_people(server)
    give(other, REFUSE)
    offer(line)
    other.updated(lambda u: u["ordered"])
    server.snapshot(table)
    restarted(server)
    again = bob.socket(table, 1)
    assert again.updated()["orders"] == REFUSE
    assert [note["order"] for note in again.update["ordered"]] == ["reply"]
    again.close()
    line = ann.socket(table, 0)
    line.updated()
    offer(line, cash=2)
    line.updated(lambda u: "refused" in kinds(u))


def test_an_order_that_the_server_did_not_come_to_is_carried_out_after_the_start(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, (ann, bob) = two_people(server)
    give(bob, REFUSE)
    with monkeypatch.context() as patch:
        patch.setattr(LiveTable, "wake_orders", lambda live: None)
        offer(ann)
        restarted(server)
    assert table not in server.tables.live
    # Nobody comes; the server looks by itself, once.
    server.pass_time(40)
    live = server.tables.live[table]
    server.do(obeyed(live))
    assert live.match is not None and live.match.view(None)["offers"] == []


async def obeyed(live: LiveTable) -> None:
    if live.obeying is not None:
        await live.obeying


@pytest.mark.parametrize("restart", [False, True])
def test_who_takes_an_answer_back_is_asked_until_they_give_an_order_or_answer(server: Running, restart: bool) -> None:
    table, (_, guest), (ann, bob) = two_people(server)
    give(bob, REFUSE)
    offer(ann)
    bob.updated(lambda u: u["ordered"] and u["undo"]["free"])
    assert bob.ask("undo")["type"] == "ack"
    assert offered(bob.update) == 1
    if restart:
        restarted(server)
        bob = guest.socket(table, 1)
        bob.updated()
    # Time goes by, somebody talks: it is still the person's own question.
    bob.ask("chat", text="Let me think.")
    server.do(server.tables.tick())
    server.do(obeyed(live_of(server, table)))
    assert offered(bob.update) == 1 and bob.update["orders"] == REFUSE
    # Who gives an order means the question before them too.
    give(bob, REFUSE)
    assert bob.updated(lambda u: offered(u) == 0)["ordered"]


def test_a_rematch_keeps_the_orders_and_a_seat_that_is_left_loses_them(server: Running) -> None:
    table, (_, bob), (_, line) = two_people(server)
    give(line, REFUSE)
    live = live_of(server, table)
    again = seat_again(live.people.seats[1], "", live.game)
    assert (again.orders, again.ordered_at) == (REFUSE, 0)
    bob.post(f"/tables/{table}/seats/1/leave")
    assert live.people.seats[1].orders == {}


# --- what the table minds --------------------------------------------------------------------------------------------------


@pytest.fixture
def throwing(server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server whose Monopoly lets people throw, and buy nothing, by order."""
    orders = [AnswerSo("turn", [TURN], ("throw",)), AnswerSo("buy", [BUYING], ("decline",)), AnswerSo("bid", [BIDDING], ("pass",))]
    monkeypatch.setattr(server.tables.services.packs.games["monopoly"], "orders", orders)
    return server


def test_what_somebody_holds_up_is_answered_when_they_let_go(throwing: Running) -> None:
    table, _, (ann, bob) = two_people(throwing)
    assert bob.ask("hold", on=True)["type"] == "ack"
    give(ann, {"turn": "throw"})
    throwing.do(obeyed(live_of(throwing, table)))
    before = live_of(throwing, table).version
    assert "thrown" not in kinds(ann.update)
    bob.send("hold", on=False)
    thrown = ann.updated(newer_than(before))
    assert "thrown" in kinds(thrown) and [note["order"] for note in thrown["ordered"]] == ["turn"]


def test_orders_answer_only_so_often_in_a_row(throwing: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MOST_IN_A_ROW", 3)
    ann = throwing.guest()
    table = ann.create("monopoly", ["me", "me"], options=DEALT)
    lines = [ann.socket(table, 0), ann.socket(table, 1)]
    play_on(lines, throws(0))
    live = live_of(throwing, table)
    entries = live.version
    for line in reversed(lines):
        give(line, {"turn": "throw", "buy": "decline", "bid": "pass"})
    throwing.do(obeyed(live))
    answered = [note for note in live.ordered if note.version > entries]
    assert len(answered) == 3
    throwing.do(throwing.tables.tick())
    throwing.do(obeyed(live))
    assert [note for note in live.ordered if note.version > entries] == answered


class Broken(bottlecap.Order):
    """Its answer is none of those that can be given."""

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> Action | None:
        if way == "fails":
            raise ValueError("no answer")
        return prompt.game.action_named("end-match")


@pytest.mark.parametrize("way", ["illegal", "fails"])
def test_an_order_that_is_at_fault_leaves_the_question_to_its_seat(
    server: Running, monkeypatch: pytest.MonkeyPatch, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = server.tables.services.packs.games["monopoly"]
    monkeypatch.setattr(game, "orders", [Broken("turn", [TURN], ("illegal", "fails"))])
    table, _, (ann, _) = two_people(server)
    give(ann, {"turn": way})
    live = live_of(server, table)
    for _ in range(3):
        server.do(server.tables.tick())
        server.do(obeyed(live))
    assert live.obeying is None
    assert [record.getMessage() for record in caplog.records].count("order not carried out") == 1
    # The table is as it was, and goes on.
    asked = next(prompt for prompt in ann.update["prompts"] if prompt["blocking"])
    assert ann.ask("play", decision=asked["decision"], action={"kind": "throw"})["type"] == "ack"
