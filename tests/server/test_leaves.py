"""What of the content a browser gets: nothing guarded before it was shown, and then whoever it was shown to."""

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.clients import Guest, Json, Socket
from tests.server.leaks import CANARY
from tests.server.running import LIMITS, Running

import bottlecap
from bottlecap.engine import registry
from bottlecap.engine.messages import LANGUAGES
from bottlecap.server.errors import NotStored
from bottlecap.server.store.base import Change
from bottlecap.server.store.writer import Writer
from bottlecap.server.tables.live_table import LiveTable


@pytest.fixture
def served(archive: bottlecap.Game, tmp_path: Path) -> Iterator[Running]:
    """A server that has the game of the tests too."""
    found = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache")
    yield found
    found.stop()


def everything(game: bottlecap.Game) -> list[str]:
    return [f"{domain}:{id}" for domain in game.guarded for id in game.domains[domain]]


def read(guest: Guest, path: str, keys: list[str], query: str = "lang=en", status: int = 200) -> Json:
    return guest.get(f"{path}?keys={','.join(keys)}&{query}", status)


def keys_in(answer: Json) -> set[str]:
    return {f"{domain}:{id}" for domain, found in answer.get("leaves", {}).items() for id in found}


def named(game: bottlecap.Game, frames: list[str]) -> set[str]:
    """The guarded things that frames name; no two things have one id."""
    return {key for key in everything(game) if any(f'"{key.partition(":")[2]}"' in frame for frame in frames)}


def table_of_two(server: Running, **options: int) -> tuple[str, Guest, Guest, Socket, Socket]:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.create("archive", ["me", "open"], options=options)
    ben.claim(table, 1)
    return table, ann, ben, ann.socket(table, 0), ben.socket(table, 1)


def do(line: Socket, **action: object) -> Json:
    """Answer with that, as soon as it is asked for; the update that shows it."""
    line.updated(lambda update: update["prompts"])
    assert line.play(lambda actions: next(a for a in actions if a == action))["type"] == "ack"
    return line.update


# --- the pack ---------------------------------------------------------------------------------------------------------


def test_pack_and_words_hold_nothing_that_not_everybody_may_read(archive: bottlecap.Game, served: Running) -> None:
    ann = served.guest()
    info = next(game for game in ann.get("/lobby")["games"] if game["id"] == "archive")
    for lang in LANGUAGES:
        pack, words = (ann.http.get(info[kind][lang]).text for kind in ("pack", "words"))
        assert not CANARY.search(pack) and not CANARY.search(words)
        told = json.loads(pack)
        assert told["guarded"] == ["letter", "outcome"] and sorted(told["labels"]) == ["seat", "way"]
        # What one may know is there as ever.
        assert told["domains"]["event-used"] == {"seat": "seat", "outcome": "outcome"}
        assert "prompt-reading" in words and "reason-read" in words and "outcome-" not in words
        assert "\n\n\n" not in words, "blank lines tell how many messages were left out"


def test_a_game_that_guards_nothing_is_given_whole(served: Running) -> None:
    ann = served.guest()
    for game in ann.get("/lobby")["games"]:
        if not registry.game(game["id"]).guarded:
            assert ann.http.get(game["pack"]["en"]).json()["guarded"] == []


# --- at the table -----------------------------------------------------------------------------------------------------


def test_a_letter_is_given_to_whoever_holds_it(archive: bottlecap.Game, served: Running) -> None:
    table, ann, ben, one, two = table_of_two(served)
    path, eve = f"/tables/{table}/leaves", served.guest("Eve")
    for guest, seat in ((ann, "&seat=0"), (ben, "&seat=1"), (eve, "")):
        assert read(guest, path, everything(archive), f"lang=en{seat}", 403)["code"] == "not-shown"
    (letter,) = do(one, kind="take", alone=1)["view"]["hand"]
    number = archive.domains["letter"].index(letter)
    for lang in LANGUAGES:
        answer = read(ann, path, everything(archive), f"seat=0&lang={lang}")
        leaf = {"label": archive.label("letter", number, lang), "data": archive.leaf("letter", number, lang)}
        assert answer == {"leaves": {"letter": {letter: leaf}}}
    for guest, seat in ((ben, "&seat=1"), (eve, ""), (ann, "")):
        # What is there and what is not are refused with the same words.
        refused = [read(guest, path, [key], f"lang=en{seat}", 403) for key in (f"letter:{letter}", "letter:none", "no:such", "")]
        assert refused == [{"code": "not-shown", "rule": None, "detail": ""}] * 4
    for guest, other in ((ben, 0), (eve, 0), (ann, 1), (ann, 9), (ann, -1)):
        assert read(guest, path, [f"letter:{letter}"], f"lang=en&seat={other}", 403)["code"] == "not-yours"
    assert two.updated(lambda update: update["view"])["view"]["hand"] == []


def test_a_refusal_does_not_tell_which_letters_there_are(archive: bottlecap.Game, served: Running) -> None:
    _, _, _, one, two = table_of_two(served)
    (letter,) = do(one, kind="take", alone=1)["view"]["hand"]
    for unknown in (letter, "none", len(archive.domains["letter"]) - 1, len(archive.domains["letter"])):
        named: Json = {"kind": "find", "letter": unknown}
        for answer in (two.ask("why", action=named), two.ask("play", decision=1, action=named)):
            assert (answer["code"], answer["detail"]) == ("bad-action", f"find: letter cannot be {unknown!r}")
    assert one.ask("why", action={"kind": "find", "letter": letter})["rule"] == "archive/read"


def test_what_comes_of_it_is_read_when_it_has_come_by_those_who_were_told(served: Running) -> None:
    table, ann, ben, one, two = table_of_two(served)
    path = f"/tables/{table}/leaves"
    (mine,) = do(one, kind="take", alone=1)["view"]["hand"]
    outcomes = [f"outcome:{mine}-burn", f"outcome:{mine}-return"]
    assert read(ann, path, outcomes, "lang=en&seat=0", 403)["code"] == "not-shown"
    do(one, kind="use", way="burn")
    assert keys_in(read(ann, path, outcomes, "lang=en&seat=0")) == {f"outcome:{mine}-burn"}
    assert read(ben, path, outcomes, "lang=en&seat=1", 403)["code"] == "not-shown"
    (shown,) = do(two, kind="take", alone=0)["view"]["desk"]
    do(two, kind="use", way="return")
    wanted = [f"letter:{shown}", f"outcome:{shown}-burn", f"outcome:{shown}-return"]
    for guest, query in ((ann, "&seat=0"), (ben, "&seat=1"), (served.guest("Eve"), "")):
        assert keys_in(read(guest, path, wanted, f"lang=ru{query}")) == {f"letter:{shown}", f"outcome:{shown}-return"}


def test_what_is_not_stored_yet_is_read_by_nobody(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter that was drawn in memory and then not stored was never drawn."""
    table, ann, _, one, _ = table_of_two(served)
    one.asked()
    writing, asked, fail = threading.Event(), threading.Event(), asyncio.Event()

    async def write(self: Writer, change: Change) -> None:
        writing.set()
        await fail.wait()
        raise NotStored("planted")

    look = LiveTable.readable

    async def readable(self: LiveTable, guest: str, seat: int | None) -> set[tuple[str, str]]:
        asked.set()
        return await look(self, guest, seat)

    async def go_on() -> None:
        fail.set()

    monkeypatch.setattr(LiveTable, "readable", readable)
    with monkeypatch.context() as broken, ThreadPoolExecutor(1) as threads:
        broken.setattr(Writer, "write", write)
        sent = one.send("play", decision=one.asked()["decision"], action={"kind": "take", "alone": 1})
        assert writing.wait(20)
        held = list(served.tables.live[table].playing.readable(0))
        answer = threads.submit(read, ann, f"/tables/{table}/leaves", [":".join(key) for key in held], "lang=en&seat=0", 403)
        assert asked.wait(20)
        served.do(go_on())
        assert len(held) == 1 and answer.result(20)["code"] == "not-shown"
        assert one.answer(sent)["code"] == "retry"


def test_what_cannot_be_asked_is_refused(served: Running) -> None:
    ann = served.guest()
    lobby = ann.create("archive", ["me", "open"])
    assert read(ann, f"/tables/{lobby}/leaves", ["letter:one"], "lang=en", 409)["code"] == "not-now"
    assert read(ann, "/tables/nothing/leaves", ["letter:one"], "lang=en", 404)["code"] == "not-found"
    table = ann.create("archive", ["me"])
    for query in ("lang=xx", "", "lang=en&seat=x", f"lang=en&seat={'9' * 5000}"):
        assert read(ann, f"/tables/{table}/leaves", ["letter:one"], query, 400)["code"] == "bad-message"
    assert ann.get(f"/tables/{table}/leaves?lang=en", 400)["code"] == "bad-message"
    assert read(ann, f"/tables/{table}/leaves", ["letter:one"] * 101, "lang=en", 429)["detail"] == "keys"
    assert read(ann, f"/tables/{table}/leaves", ["x" * 8001], "lang=en", 400)["code"] == "bad-message"
    plain = ann.create("kuhn", ["me", "random"])
    assert read(ann, f"/tables/{plain}/leaves", ["seat:0"], "lang=en&seat=0", 403)["code"] == "not-shown"


def test_asking_is_counted_like_any_change(archive: bottlecap.Game, tmp_path: Path) -> None:
    limits = type(LIMITS)(requests_at_once=4.0)
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", limits)
    try:
        ann = server.guest()
        table = ann.create("archive", ["me"])
        path = f"/api/tables/{table}/leaves?keys=letter:one&lang=en"
        assert [ann.http.get(path).status_code for _ in range(4)] == [403, 403, 403, 429]
    finally:
        server.stop()


# --- films ------------------------------------------------------------------------------------------------------------


def test_a_film_shows_what_its_seat_saw_and_no_letter_that_nobody_met(archive: bottlecap.Game, served: Running) -> None:
    table, ann, ben, one, two = table_of_two(served, turns=3)
    watcher = served.guest("Eve").socket(table)
    watcher.updated(lambda update: update["view"])
    path = f"/tables/{table}/replay/leaves"
    do(one, kind="take", alone=1)
    assert keys_in(read(ann, path, everything(archive), "lang=en&seat=0")) == named(archive, one.frames) != set()
    for guest, seat in ((ann, "1"), (ann, "open"), (ann, "watch"), (ben, "0")):
        assert read(guest, path, everything(archive), f"lang=en&seat={seat}", 403)["code"] == "not-over"
    do(one, kind="use", way="burn")
    for line, alone in ((two, 1), (one, 0)):
        do(line, kind="take", alone=alone)
        do(line, kind="use", way="burn")
    for line in (one, two, watcher):
        line.updated(lambda update: update["result"])
    # Three letters, of which one was met by everybody and one by each alone, and what came of them.
    mine, theirs, open_ = (named(archive, line.frames) for line in (one, two, watcher))
    assert (len(mine), len(theirs), len(open_)) == (4, 4, 2) and mine & theirs == open_
    for seat, met in (("0", mine), ("1", theirs), ("watch", open_), ("open", mine | theirs)):
        assert keys_in(read(ben, path, everything(archive), f"lang=en&seat={seat}")) == met
    # At the table, from which one still looks at the end, it is the same.
    for guest, query, met in ((ann, "&seat=0", mine), (ben, "&seat=1", theirs), (ann, "", open_)):
        assert keys_in(read(guest, f"/tables/{table}/leaves", everything(archive), f"lang=en{query}")) == met
