"""Replays show each seat what it saw, and nothing before the end; records come back as they went."""

import json
import random
from collections.abc import Callable

import pytest
from tests.server.clients import Guest, Json, Socket, newer_than
from tests.server.running import Running

import bottlecap
from bottlecap.engine.record import Record, canonical, linked
from bottlecap.server.replays import library
from bottlecap.server.replays.library import Replays
from bottlecap.server.replays.making import Film, Shot
from bottlecap.server.replays.verify import verdict

Guests = Callable[..., Guest]


def frames(guest: Guest, table: str, query: str = "") -> list[Json]:
    """All frames, however many answers they take."""
    out: list[Json] = []
    while True:
        part = guest.get(f"/tables/{table}/replay?from={len(out)}&{query}")
        out += part["frames"]
        if len(out) == part["steps"]:
            return out


def seen(socket: Socket) -> dict[int, Json]:
    """Every view that a seat was sent, by version."""
    updates = [json.loads(frame) for frame in socket.frames]
    return {update["version"]: update["view"] for update in updates if update["type"] == "update" and update["view"]}


def one_match(server: Running, game: str = "salvage") -> tuple[Guest, str, Socket]:
    ann = server.guest()
    table = ann.create(game, ["me", "random", "random"])
    seat = ann.socket(table, 0)
    seat.play_out(random.Random(5))
    return ann, table, seat


def test_a_seat_s_frames_are_the_updates_it_got(server: Running) -> None:
    ann, table, seat = one_match(server)
    film = frames(ann, table, "seat=0")
    live = seen(seat)
    shown = {frame["version"]: frame["view"] for frame in film}
    both = set(live) & set(shown)
    assert len(both) > 10 and all(live[version] == shown[version] for version in both)
    assert [event for frame in film for event in frame["events"]] == seat.events
    assert film[-1]["view"] == seat.update["view"]
    assert [frame["step"] for frame in film] == list(range(len(film)))


def test_every_seat_has_a_point_of_view_and_one_knows_all(server: Running) -> None:
    ann, table, _ = one_match(server)
    match = bottlecap.replay(ann.http.get(f"/api/tables/{table}/record").text)
    begun = bottlecap.replay(match.record(), 0)
    for name, seat in (("1", 1), ("watch", None), ("open", bottlecap.CHANCE)):
        first, last = frames(ann, table, f"seat={name}")[:: len(frames(ann, table, f"seat={name}")) - 1]
        assert first["view"] == json.loads(json.dumps(begun.view(seat)))
        assert last["view"] == json.loads(json.dumps(match.view(seat)))
    contracts = [frames(ann, table, f"seat={name}")[0]["view"]["contracts"] for name in ("0", "1", "watch", "open")]
    assert [sum(card is not None for card in known) for known in contracts] == [1, 1, 0, 3]
    assert contracts[3][:2] == [contracts[0][0], contracts[1][1]]


def test_before_the_end_one_sees_one_s_own_and_nothing_else(server: Running) -> None:
    ann, eve = server.guest(), server.guest("Eve")
    table = ann.create("salvage", ["me", "random", "random"])
    seat = ann.socket(table, 0)
    seat.play()
    for name in ("1", "2", "open", "watch"):
        assert ann.get(f"/tables/{table}/replay?seat={name}", 403)["code"] == "not-over"
    for name in ("0", "1", "open", "watch"):
        assert eve.get(f"/tables/{table}/replay?seat={name}", 403)["code"] == "not-over"
    answer = ann.http.get(f"/api/tables/{table}/replay?seat=0")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["result"] is None
    server.settle(table)
    mine = frames(ann, table, "seat=0")
    assert mine[-1]["view"] == seat.updated(newer_than(mine[-1]["version"] - 1))["view"]


def test_what_cannot_be_asked_is_refused(server: Running) -> None:
    ann = server.guest()
    lobby = ann.create("kuhn", ["me", "open"])
    assert ann.get(f"/tables/{lobby}/replay", 409)["code"] == "not-now"
    assert ann.get("/tables/nothing/replay", 404)["code"] == "not-found"
    table = ann.create("kuhn", ["me", "random"])
    ann.socket(table, 0).play_out(random.Random(1))
    for query in ("seat=2", "seat=-1", "seat=x", f"seat={'9' * 5000}"):
        assert ann.get(f"/tables/{table}/replay?{query}", 400)["code"] == "bad-seat"
    for query in ("from=-1", "from=x", "views=some"):
        assert ann.get(f"/tables/{table}/replay?{query}", 400)["code"] == "bad-message"
    assert ann.get(f"/tables/{table}/replay?from=900")["frames"] == []


def test_views_come_in_parts_or_at_the_turn_of_rounds_only(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "MOST_VIEWS", 7)
    ann, table, _ = one_match(server)
    every = frames(ann, table)
    assert len(every) > 7 == len(ann.get(f"/tables/{table}/replay")["frames"])
    assert ann.get(f"/tables/{table}/replay?from=3&to=5")["frames"] == every[3:5]
    light = ann.get(f"/tables/{table}/replay?views=none")["frames"]
    assert [frame["events"] for frame in light] == [frame["events"] for frame in every]
    assert {frame["view"] for frame in light} == {None}
    turns = [frame for frame in ann.get(f"/tables/{table}/replay?views=rounds")["frames"] if frame["view"]]
    assert [frame["round"] for frame in turns[:-1]] == sorted({frame["round"] for frame in every})
    assert turns[-1] == every[-1]
    assert "max-age" in ann.http.get(f"/api/tables/{table}/replay").headers["cache-control"]


def test_undone_moves_are_told_with_how_many(server: Running) -> None:
    ann = server.guest()
    table = ann.create("shelter", ["me", "me"], options={"rounds": 1})
    seats = [ann.socket(table, 0), ann.socket(table, 1)]
    undone = False
    while not seats[0].updated()["result"]:
        asked = next(seat for seat in seats if any(prompt["blocking"] for prompt in seat.updated()["prompts"]))
        done = asked.play()
        asked.updated(newer_than(done["version"] - 1))
        if not undone and asked.update["undo"]["free"]:
            done, undone = asked.ask("undo"), True
        for seat in seats:
            seat.updated(newer_than(done["version"] - 1))
    assert undone
    film = frames(ann, table, "seat=0")
    at = next(frame["step"] for frame in film if frame["kind"] == "undo")
    assert film[at]["back"] == 1
    assert film[at]["view"] == film[at - 2]["view"]


# --- records -------------------------------------------------------------------------------------------------


def bring(guest: Guest, text: str | bytes, status: int = 201) -> Json:
    answer = guest.http.post("/api/records", content=text)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def test_whoever_brings_what_is_here_already_becomes_no_guest_by_that(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "me"])
    lines = [ann.socket(table, seat) for seat in range(2)]
    for line in lines:
        line.play(lambda actions: {"kind": "pass"})
    lines[0].updated(lambda update: update["result"])
    text = ann.http.get(f"/api/tables/{table}/record").text
    first, second = server.guest("Bob"), server.guest("Cy")
    assert bring(first, text)["table"] == bring(second, text)["table"]
    assert first.get("/me")["known"] and not second.get("/me")["known"] and not second.cookie()


def test_a_record_comes_back_as_a_table_that_is_over(server: Running) -> None:
    ann, table, _ = one_match(server)
    text = ann.http.get(f"/api/tables/{table}/record").text
    bob = server.guest("Bob")
    kept = bring(bob, text)["table"]
    assert bring(ann, text)["table"] == kept != table
    assert bob.http.get(f"/api/tables/{kept}/record").text == text
    info = bob.get(f"/tables/{kept}")
    assert info["status"] == "over" and not any(seat["mine"] for seat in info["seats"])
    for seat in ("0", "open"):
        theirs, ours = frames(ann, table, f"seat={seat}"), frames(bob, kept, f"seat={seat}")
        assert [{**frame, "version": 0} for frame in theirs] == [{**frame, "version": 0} for frame in ours]
    assert bob.post(f"/tables/{kept}/rematch", status=403)["code"] == "not-yours"
    assert bob.get("/my-tables")["tables"] == []
    assert server.do(server.tables.services.store.snapshot(kept)) is not None
    server.do(server.tables.close())
    server.tables.live.clear()
    assert bob.socket(kept).updated()["result"] == info_result(bob, kept)
    assert server.do(verdict(server.tables.services.store, kept))[1]


def info_result(guest: Guest, table: str) -> object:
    return guest.get(f"/tables/{table}/replay")["result"]


def with_undo() -> str:
    match = bottlecap.new("shelter", players=2, seed=3, options={"rounds": 1})
    rng = random.Random(4)
    match.note("seat 1 is played by a bot")
    first = match.waiting[0]
    match.play(match.actions()[0])
    match.undo(first, consent=True)
    while not match.over:
        match.play(rng.choice(match.actions()))
    return match.record().text


def test_undos_and_notes_come_back_too(server: Running) -> None:
    ann, text = server.guest(), with_undo()
    kept = bring(ann, text)["table"]
    assert ann.http.get(f"/api/tables/{kept}/record").text == text
    assert server.do(verdict(server.tables.services.store, kept)) == (f"ok, {text.count(chr(10))} entries", True)


def chained(text: str, **fields: object) -> str:
    """The record with these fields in its last entry, and a hash chain that fits."""
    record = Record.from_text(text)
    record.entries[-1].update(fields)
    lines, chain = [], ""
    for line in (record.header, *record.entries, record.end):
        lines.append(linked(chain, {name: value for name, value in line.items() if name != "chain"}))
        chain = str(lines[-1]["chain"])
    return "".join(canonical(line) + "\n" for line in lines)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda text: b"\xff" + text.encode(), "line 1: this is no text"),
        (lambda text: "[]\n", "line 1: this is no header of a record"),
        (lambda text: "", "line 1: this is no header of a record"),
        (lambda text: text[:-1], "the record is cut off in the middle of a line"),
        (lambda text: text.replace('"seat":1', '"seat":0', 1), "was altered"),
        (lambda text: text.replace('"game":"shelter"', '"game":"os.path"', 1), "there is no game 'os.path'"),
        (lambda text: chained(text, decision="x"), "decision must be a whole number, not 'x'"),
        (lambda text: chained(text, decision=10**30), "decision must be a whole number, not 1000000"),
        (lambda text: bottlecap.new("shelter", players=2, seed=3).record().text, "the end: the match is not over"),
        (lambda text: bottlecap.new("kuhn", seed=3, chance="fast").record().text, "with chance from the seed"),
    ],
    ids=["bytes", "list", "empty", "cut", "altered", "module", "word", "huge", "unfinished", "chance"],
)
def test_a_bad_record_is_refused_with_its_line(server: Running, spoil: Callable[[str], str | bytes], why: str) -> None:
    found = bring(server.guest(), spoil(with_undo()), 400)
    assert found["code"] == "bad-record" and why in found["detail"]


def test_records_are_bounded(server: Running) -> None:
    ann = server.guest()
    assert bring(ann, "x" * 2_000_001, 413)["code"] == "too-long"
    for _ in range(11):
        bring(ann, "x", 400)
    assert bring(ann, "x", 429)["code"] == "too-fast"


# --- what is kept ---------------------------------------------------------------------------------------------


def test_the_films_not_asked_for_longest_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "MOST_KEPT", 250)
    kept = Replays()
    for number in range(3):
        kept.keep((str(number), 0, -1), Film([Shot(1, "start", None, 0, 0, b"", b"x" * 100)], None))
    assert [*kept.kept] == [("1", 0, -1), ("2", 0, -1)] and kept.size == 200
