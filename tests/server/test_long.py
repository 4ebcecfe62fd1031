"""Long logs: nobody else waits while one is loaded or something in it is taken back, and records have a measure."""

import asyncio
import random
import sqlite3
import time

import pytest
from sqlalchemy import make_url
from tests.server.clients import Guest
from tests.server.running import Running

import bottlecap
from bottlecap.engine.match import Match
from bottlecap.server.errors import Denied
from bottlecap.server.replays import making
from bottlecap.server.tables import log


def long_match() -> Match:
    match, rng = bottlecap.new("monopoly", 4, 1, {"rounds": 30}), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.actions()))
    return match


def brought(guest: Guest, match: Match) -> str:
    answer = guest.http.post("/api/records", content=match.record().text.encode(), timeout=120)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def alter(server: Running, statement: str) -> None:
    with sqlite3.connect(str(make_url(server.settings.database).database)) as connection:
        connection.execute(statement)


async def watched(server: Running, id: str) -> tuple[float, float]:
    """Load a table: how long that took, and how long the event loop stood still at most meanwhile."""
    loading = asyncio.ensure_future(server.tables.get(id))
    began = last = time.perf_counter()
    worst = 0.0
    while not loading.done():
        await asyncio.sleep(0)
        now = time.perf_counter()
        worst, last = max(worst, now - last), now
    await loading
    return time.perf_counter() - began, worst


def test_nobody_waits_while_a_long_log_is_loaded(server: Running) -> None:
    match = long_match()
    assert match.entries.count > 1000
    id = brought(server.guest(), match)
    alter(server, "DELETE FROM snapshots")
    took, worst = server.do(watched(server, id))
    found = server.tables.live[id]
    assert found.match is not None and found.match.to_bytes() == match.to_bytes()
    assert found.version == match.entries.count + 2 and found.chain and found.snapshot_at == 0
    # Reading and remembering the log is done here, playing it is not.
    assert worst < took / 4, f"the loop stood still for {worst} of {took} seconds"


def test_a_long_log_that_breaks_is_refused_as_a_short_one_is(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MOST_AT_ONCE", 3)
    match, rng = bottlecap.new("salvage", 3, 1), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.actions()))
    id = brought(server.guest(), match)
    # From a snapshot on that cannot be used, and from the start.
    alter(server, f"UPDATE entries SET print = '2:another' WHERE table_id = '{id}' AND n = 9")
    alter(server, "UPDATE snapshots SET n = 5")
    with pytest.raises(Denied, match="broken"):
        server.do(server.tables.get(id))


def test_taking_back_in_a_long_match_gives_what_it_gives_in_a_short_one(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    for most in (10_000, 0):
        monkeypatch.setattr(log, "MOST_AT_ONCE", most)
        ann = server.guest()
        id = ann.create("salvage", ["me", "me"])
        lines = [ann.socket(id, 0), ann.socket(id, 1)]
        live = server.tables.live[id]
        seat = int(live.playing.waiting[0])
        before = live.playing.hash
        lines[seat].play()
        assert live.playing.hash != before
        lines[seat].ask("propose", kind="undo")
        assert live.playing.hash == before and live.playing.undos == 1
        # Nothing is left to be taken back: refused, and nothing has changed.
        done = lines[1 - seat].ask("propose", kind="undo")
        assert (done["type"], done["code"], done["rule"]) == ("refused", "illegal", "undo-nothing")
        done = lines[seat].ask("undo")
        found.append(f"{done['code']} {done['rule']} {live.playing.hash == before}")
    assert found[0] == found[1]


def test_a_record_that_would_take_too_long_is_refused_with_a_sentence(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    match = bottlecap.new("salvage", 2, 1)
    for _ in range(800):
        seat = match.waiting[0]
        match.play(match.actions(seat)[0], seat)
        match.undo(seat, consent=True)
    guest = server.guest()
    answer = guest.http.post("/api/records", content=match.record().text.encode(), timeout=120)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert answer.json()["detail"] == "the record takes back 800 times: with 1600 entries at most 312 can be kept here"
    monkeypatch.setattr(making, "MOST_ENTRIES", 1000)
    assert making.reading(match.record().text, None).fault == "the record has 1600 entries: at most 1000 can be kept here"
