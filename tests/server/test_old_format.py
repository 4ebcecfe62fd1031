"""A database that was made when states were written otherwise (tests/server/old_format): its tables go on."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.clients import Guest, newer_than
from tests.server.running import Running
from tests.server.test_verify import alter, verdict
from tests.server.then import Then

import bottlecap
from bottlecap.engine.record import PRINT, Record
from bottlecap.engine.stored import MAGIC, OLD_MAGIC
from bottlecap.server.store.schema import Entry

THEN = Then("old_format")
KNOWN = THEN.known
TABLES = THEN.tables
UNDER_WAY = ["playing", "snapshot", "kuhn"]


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Running]:
    """A server of today on the database of then."""
    yield from THEN.served(tmp_path)


def known_guest(server: Running, name: str) -> Guest:
    return THEN.guest(server, name)


def played_entries(server: Running, table: str) -> list[Entry]:
    return [entry for entry in server.do(server.tables.services.store.entries_of(table)) if entry.played]


def play_on(server: Running, table: str, moves: int) -> None:
    """Both people play at random."""
    sockets = [known_guest(server, name).socket(table, seat) for seat, name in enumerate(("Ann", "Bob"))]
    rng = random.Random(3)
    version = max(socket.updated()["version"] for socket in sockets)
    for _ in range(moves):
        for socket in sockets:
            socket.updated(newer_than(version - 1))
        if sockets[0].update["result"]:
            return
        asked = next(socket for socket in sockets if any(prompt["blocking"] for prompt in socket.update["prompts"]))
        prompt = next(prompt for prompt in asked.update["prompts"] if prompt["blocking"])
        done = asked.ask("play", decision=prompt["decision"], action=rng.choice(prompt["actions"]))
        assert done["type"] == "ack", done
        version = done["version"]


def test_it_is_of_then(old: Running) -> None:
    """Fingerprints and snapshots as they were; else the tests below would prove nothing."""
    for table in TABLES.values():
        prints = [entry.print for entry in played_entries(old, table)]
        assert prints and not any(mark.startswith(PRINT) for mark in prints)
    for name in ("snapshot", "over"):
        kept = old.do(old.tables.services.store.snapshot(TABLES[name]))
        assert kept is not None and kept[1].startswith(OLD_MAGIC)


@pytest.mark.parametrize("name", UNDER_WAY)
def test_a_table_under_way_loads_goes_on_and_verifies(old: Running, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = TABLES[name]
    before = played_entries(old, table)
    play_on(old, table, 6)
    after = played_entries(old, table)
    assert after[: len(before)] == before, "what was stored is not touched"
    assert len(after) > len(before) and all(entry.print.startswith(PRINT) for entry in after[len(before) :])
    old.snapshot(table)
    kept = old.do(old.tables.services.store.snapshot(table))
    assert kept is not None and kept[1].startswith(MAGIC)
    old.stop()
    code, out = verdict(old, capsys)
    assert code == 0 and f"{table}: ok, " in out
    old.start()
    play_on(old, table, 2)


def test_one_that_goes_on_is_still_checked(old: Running, capsys: pytest.CaptureFixture[str]) -> None:
    """An entry of then that was altered is named, and so is one whose state is not what it led to."""
    table = TABLES["playing"]
    play_on(old, table, 4)
    old.stop()
    alter(old, f"UPDATE entries SET body = replace(body, ':', ': ') WHERE n = 5 AND table_id = '{table}'")
    code, out = verdict(old, capsys)
    assert code == 1 and f"{table}: entry 5 was altered" in out
    old.start()


def test_a_match_that_was_over_is_shown_and_its_record_replays(old: Running) -> None:
    table = TABLES["over"]
    ann = known_guest(old, "Ann")
    assert ann.socket(table, 0).updated()["result"]
    assert ann.get(f"/tables/{table}/replay?seat=0&from=0&to=5")["steps"]
    text = ann.http.get(f"/api/tables/{table}/record").text
    then = Record.from_text(KNOWN["record"])
    kept = ("n", "seat", "decision", "action", "undo", "table")
    mine = Record.from_text(text)
    assert [{key: line.get(key) for key in kept} for line in mine.entries] == [
        {key: line.get(key) for key in kept} for line in then.entries
    ]
    assert bottlecap.replay(text).hash == bottlecap.replay(KNOWN["record"]).hash


def test_a_record_of_then_can_be_brought(old: Running) -> None:
    answer = known_guest(old, "Bob").http.post("/api/records", content=KNOWN["record"])
    assert answer.status_code in (200, 201), answer.text
    table = str(answer.json()["table"])
    assert all(entry.print.startswith(PRINT) for entry in played_entries(old, table))


def test_verify_finds_all_of_it_whole(old: Running, capsys: pytest.CaptureFixture[str]) -> None:
    old.stop()
    code, out = verdict(old, capsys)
    assert code == 0
    assert all(f"{table}: ok, " in out for table in TABLES.values())
    old.start()
