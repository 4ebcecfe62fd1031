"""A database that was made before the rules changed (tests/server/old_rules): nothing in it becomes unreadable."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.clients import Guest, Json
from tests.server.running import Running
from tests.server.test_verify import alter, verdict
from tests.server.then import Then

import bottlecap
from bottlecap import cli
from bottlecap.engine.record import Record
from bottlecap.server.replays.verify import verdict as verdict_of

THEN = Then("old_rules")
KNOWN = THEN.known
TABLES = THEN.tables
RULES = {"shelter": 1, "monopoly": 2}
CLOSED = ["shelter-playing", "monopoly-playing", "shelter-snapshot", "monopoly-snapshot", "shelter-bot"]
OVER = ["shelter-over", "monopoly-over", "shelter-brought"]


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Running]:
    """A server of today on the database of then."""
    yield from THEN.served(tmp_path)


def known_guest(server: Running, name: str) -> Guest:
    return THEN.guest(server, name)


@pytest.mark.parametrize("name", CLOSED)
def test_a_match_under_way_is_closed_and_says_when_and_why(old: Running, name: str) -> None:
    ann = known_guest(old, "Cy" if name == "shelter-bot" else "Ann")
    info = ann.get(f"/tables/{TABLES[name]}")
    assert info["status"] == "closed" and info["earlier"] and info["closed"] == old.time.now()
    assert info["rules"] == RULES[info["game"]] != bottlecap.new(info["game"]).game.version
    assert info["waiting"] == [] and info["seats"][0]["mine"]
    update = ann.socket(TABLES[name], 0).updated()
    assert (update["view"], update["prompts"], update["events"], update["result"]) == (None, [], [], None)
    if name != "shelter-bot":
        assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
        assert [line["text"] for line in update["chat"]] == ["Удачи!", "Good luck"]


def test_it_is_listed_as_closed_and_nobody_s_turn(old: Running) -> None:
    lines = {line["id"]: line for line in known_guest(old, "Ann").get("/my-tables")["tables"]}
    for name in CLOSED[:4]:
        line = lines[TABLES[name]]
        assert line["status"] == "closed" and line["earlier"] and not line["your_turn"]
    assert lines[TABLES["kuhn-playing"]]["status"] == "playing"
    public = {line["id"] for line in known_guest(old, "Bob").get("/tables")["tables"]}
    assert public == {TABLES["shelter-lobby"], TABLES["monopoly-lobby"]}


def test_no_clock_runs_and_no_bot_plays_on(old: Running) -> None:
    def logs() -> dict[str, int]:
        return {name: len(old.do(old.tables.services.store.entries_of(TABLES[name]))) for name in CLOSED}

    before = logs()
    known_guest(old, "Cy").socket(TABLES["shelter-bot"], 0).updated()
    old.pass_time(7200)
    assert logs() == before
    assert old.tables.live[TABLES["shelter-bot"]].bot_seats() == []


@pytest.mark.parametrize("name", ["shelter-playing", "monopoly-snapshot", "shelter-over"])
def test_whatever_would_go_on_with_it_is_refused_by_a_code_of_its_own(old: Running, name: str) -> None:
    ann = known_guest(old, "Ann")
    table = TABLES[name]
    seat = ann.socket(table, 0)
    asked: dict[str, Json] = {
        "play": {"decision": 1, "action": {"kind": "pass"}},
        "undo": {},
        "propose": {"kind": "undo"},
        "vote": {"proposal": 1, "agree": True},
        "take-back": {},
        "why": {"action": {"kind": "pass"}},
        "hint": {},
    }
    for kind, more in asked.items():
        assert seat.ask(kind, **more)["code"] == "old-rules", kind
    assert ann.post(f"/tables/{table}/seats/0/leave", status=409)["code"] == "old-rules"
    assert ann.get(f"/tables/{table}/replay", 409) == {"code": "old-rules", "rule": None, "detail": str(RULES[name.split("-")[0]])}
    assert seat.ask("chat", text="A pity.")["type"] == "ack"


@pytest.mark.parametrize("name", OVER)
def test_what_was_over_is_over_with_its_result(old: Running, name: str) -> None:
    ann = known_guest(old, "Ann")
    info = ann.get(f"/tables/{TABLES[name]}")
    assert info["status"] == "over" and info["earlier"] and info["closed"] is None
    result = ann.socket(TABLES[name], 0 if name != "shelter-brought" else None).updated()["result"]
    assert result["reason"] == ("turn-limit" if info["game"] == "monopoly" else "round-limit")
    assert len(result["scores"]) == 2


@pytest.mark.parametrize("name", ["shelter-over", "monopoly-over", "shelter-brought"])
def test_the_record_of_a_match_that_was_over_is_the_one_that_it_had(old: Running, name: str) -> None:
    """Line by line; only the options stand in the header as they were chosen, not all of them as numbers."""
    text = known_guest(old, "Ann").http.get(f"/api/tables/{TABLES[name]}/record").text
    mine, then = Record.from_text(text), Record.from_text(KNOWN["records"][name.replace("brought", "over")])
    assert [bare(line) for line in mine.entries] == [bare(line) for line in then.entries]
    assert bare(mine.end) == bare(then.end)
    assert {**bare(mine.header), "options": 0} == {**bare(then.header), "options": 0}


def bare(line: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in line.items() if name != "chain"}


@pytest.mark.parametrize("name", CLOSED)
def test_the_record_of_a_closed_match_is_whole(old: Running, name: str) -> None:
    text = known_guest(old, "Ann").http.get(f"/api/tables/{TABLES[name]}/record").text
    record = Record.from_text(text)
    log = old.do(old.tables.services.store.entries_of(TABLES[name]))
    assert [line["state"] for line in record.entries] == [entry.print for entry in log if entry.kind == "action"]
    assert record.end["over"] is False


def test_its_record_is_refused_with_the_version(old: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = KNOWN["records"]["shelter-over"]
    answer = known_guest(old, "Bob").http.post("/api/records", content=text + " ")
    assert (answer.status_code, answer.json()) == (409, {"code": "old-rules", "rule": None, "detail": "1"})
    with pytest.raises(bottlecap.OtherRules, match="played under version 1 of the rules of shelter, and these are version 2"):
        bottlecap.replay(text)
    file = tmp_path / "match.txt"
    file.write_text(text, encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: played under rules version 1: not replayed; its hash chain is whole\n"
    file.write_text(text.replace('"seat":1', '"seat":0', 1), encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 1
    assert "was altered" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["shelter", "monopoly"])
def test_a_lobby_goes_over_to_today_s_rules(old: Running, game: str) -> None:
    table = TABLES[f"{game}-lobby"]
    today = bottlecap.new(game).game
    ann, bob = known_guest(old, "Ann"), known_guest(old, "Bob")
    info = ann.get(f"/tables/{table}")
    assert (info["status"], info["rules"], info["content"], info["earlier"]) == ("lobby", today.version, today.content, False)
    bob.claim(table, 1)
    assert ann.get(f"/tables/{table}")["status"] == "playing"
    assert old.do(verdict_of(old.tables.services.store, table)) == ("ok, 4 entries", True)


def test_a_lobby_whose_options_are_no_more_is_closed(old: Running) -> None:
    old.stop()
    alter(old, f"""UPDATE tables SET options = '{{"no-such": 1}}', rules = 1 WHERE id = '{TABLES["monopoly-lobby"]}'""")
    old.start()
    assert known_guest(old, "Ann").get(f"/tables/{TABLES['monopoly-lobby']}")["status"] == "closed"


def test_the_same_people_can_begin_anew(old: Running) -> None:
    for name in ("shelter-playing", "shelter-over"):
        ann = known_guest(old, "Ann")
        new = ann.post(f"/tables/{TABLES[name]}/rematch")["table"]
        info = ann.get(f"/tables/{new}")
        assert info["rules"] == bottlecap.new("shelter").game.version and info["seats"][0]["name"] == "Ann"


def test_nobody_begins_anew_with_options_that_are_no_more(old: Running) -> None:
    old.stop()
    alter(old, f"""UPDATE tables SET options = '{{"no-such": 1}}' WHERE id = '{TABLES["shelter-playing"]}'""")
    old.start()
    ann = known_guest(old, "Ann")
    before = ann.get("/my-tables")
    assert ann.post(f"/tables/{TABLES['shelter-playing']}/rematch", status=400)["code"] == "bad-option"
    assert ann.get("/my-tables") == before


def test_other_games_go_on(old: Running) -> None:
    ann, bob = known_guest(old, "Ann"), known_guest(old, "Bob")
    seats = [ann.socket(TABLES["kuhn-playing"], 0), bob.socket(TABLES["kuhn-playing"], 1)]
    asked = next(seat for seat in seats if seat.updated()["prompts"])
    assert asked.play(random.Random(1).choice)["type"] == "ack"


def test_verify_counts_no_fault_and_still_finds_one(old: Running, capsys: pytest.CaptureFixture[str]) -> None:
    old.stop()
    code, out = verdict(old, capsys)
    assert code == 0
    assert f"{TABLES['shelter-over']}: played under rules version 1: not replayed" in out
    alter(old, f"UPDATE entries SET time = time + 1 WHERE n = 5 AND table_id = '{TABLES['shelter-over']}'")
    code, out = verdict(old, capsys)
    old.start()
    assert code == 1 and f"{TABLES['shelter-over']}: entry 5 was altered" in out


def test_a_second_start_changes_nothing(old: Running) -> None:
    before = {name: old.do(old.tables.services.store.entries_of(id)) for name, id in TABLES.items()}
    old.stop()
    old.start()
    assert {name: old.do(old.tables.services.store.entries_of(id)) for name, id in TABLES.items()} == before
