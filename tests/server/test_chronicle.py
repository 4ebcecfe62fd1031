"""A match as a story over HTTP: for whoever may see its film, as a page that runs nothing, made once."""

import random
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from tests.server.clients import Guest, Socket, newer_than
from tests.server.running import LIMITS, Running
from tests.wasteland.story import FOLDER, GAME

import bottlecap
from bottlecap import chronicle
from bottlecap.server.operations.security import HEADERS
from bottlecap.server.replays import library
from bottlecap.server.replays.library import ReplayQueue, Replays
from bottlecap.server.replays.making import Film, Shot, Story

SHORT = {"track": 1, "agendas": 25}
OWN = (("wasteland", FOLDER),)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    """A server whose Wasteland has the stand-in story."""
    found = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", content=OWN)
    yield found
    found.stop()


def told(guest: Guest, table: str, query: str = "lang=en", status: int = 200) -> httpx.Response:
    answer = guest.http.get(f"/api/tables/{table}/chronicle?{query}")
    assert answer.status_code == status, answer.text
    return answer


def why(guest: Guest, table: str, query: str, status: int) -> str:
    return str(told(guest, table, query, status).json()["code"])


def two_people(server: Running, **names: str) -> tuple[str, Guest, Guest, list[Socket]]:
    ann, bob = server.guest(names.get("one", "Ann")), server.guest(names.get("two", "Bob"))
    table = ann.create("wasteland", ["me", "open"], options=SHORT)
    bob.claim(table, 1)
    return table, ann, bob, [ann.socket(table, 0), bob.socket(table, 1)]


def play_on(lines: list[Socket], rng: random.Random, moves: int = 10_000) -> None:
    """So many random moves of whoever is asked, or until the end."""
    for _ in range(moves):
        update = lines[0].updated(lambda update: update["result"] or update["table"]["waiting"])
        if update["result"]:
            return
        line = lines[update["table"]["waiting"][0]["seat"]]
        line.updated(newer_than(update["version"] - 1))
        done = line.play(rng.choice)
        for other in lines:
            other.updated(newer_than(done["version"] - 1))


def kept_match(server: Running, guest: Guest, seed: int = 11) -> tuple[str, bottlecap.Match]:
    """A match that was played elsewhere to its end, with an encounter in it."""
    match = bottlecap.new(GAME, 2, seed=seed, options={"track": 6, "agendas": 25})
    rng = random.Random(seed)
    while not match.over:
        actions = match.actions(match.seats[0])
        match.play(next((action for action in actions if action.kind == "encounter"), rng.choice(actions)), match.seats[0])
    assert {"meeting", "choice", "outcome"} <= {passage.kind for passage in chronicle.passages(match, 0, "en")}
    answer = guest.http.post("/api/records", content=match.record().text)
    return str(answer.json()["table"]), match


def test_the_story_is_that_of_the_match_with_the_names_of_its_people(served: Running) -> None:
    table, ann, _, lines = two_people(served, two="Bob <i>& sons</i>")
    play_on(lines, random.Random(3))
    record = ann.http.get(f"/api/tables/{table}/record").text
    match = bottlecap.replay(record)
    names = ["Ann", "Bob <i>& sons</i>"]
    for lang in ("en", "ru"):
        for seat, place in (("0", 0), ("1", 1), ("watch", None), ("open", bottlecap.CHANCE)):
            passages = chronicle.passages(match, place, lang, names)
            assert told(ann, table, f"lang={lang}&seat={seat}&form=text").text == chronicle.as_text(passages)
            assert told(ann, table, f"lang={lang}&seat={seat}").text == chronicle.as_html(passages, lang)
    page = told(ann, table).text
    assert "Bob &lt;i&gt;&amp; sons&lt;/i&gt;" in page and "<i>" not in page
    assert "Bob <i>& sons</i>" in told(ann, table, "lang=en&form=text").text


def test_what_came_of_a_meeting_is_read_and_who_has_no_name_has_a_number(served: Running) -> None:
    ann = served.guest()
    table, match = kept_match(served, ann)
    text = told(ann, table, "lang=en&form=text").text
    assert text == chronicle.as_text(chronicle.passages(match, bottlecap.CHANCE, "en"))
    assert "SECRET-EN-" in text and "Player 1" in text and "Player 2" in text


def test_before_the_end_one_reads_one_s_own_and_nothing_else(served: Running) -> None:
    table, ann, bob, lines = two_people(served)
    eve = served.guest("Eve")
    play_on(lines, random.Random(3), moves=4)
    assert told(ann, table, "lang=en&seat=0").headers["cache-control"] == "no-store"
    assert "Ann" in told(bob, table, "lang=en&seat=1&form=text").text
    for guest, seats in ((ann, ("1", "open", "watch")), (bob, ("0", "open", "watch")), (eve, ("0", "1", "open", "watch"))):
        for seat in seats:
            assert why(guest, table, f"lang=en&seat={seat}", 403) == "not-over"
    assert why(ann, table, "lang=en", 403) == "not-over"
    # It goes on with the match.
    before = told(ann, table, "lang=en&seat=0&form=text").text
    play_on(lines, random.Random(3))
    after = told(ann, table, "lang=en&seat=0&form=text").text
    assert len(after) > len(before)
    assert told(eve, table, "lang=en").headers["cache-control"] == "private, max-age=3600"


def test_the_page_can_be_opened_or_kept_and_runs_nothing(served: Running) -> None:
    ann = served.guest()
    table, _ = kept_match(served, ann)
    page = told(ann, table, "lang=ru")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["content-disposition"] == f'inline; filename="bottlecap-{table}.html"'
    assert page.headers["content-language"] == "ru" and '<html lang="ru">' in page.text
    # Its own style is the one thing that a browser takes from it.
    (style,) = re.findall(r"<style>(.*?)</style>", page.text, re.DOTALL)
    mark = b64encode(sha256(style.encode()).digest()).decode()
    policy = dict(part.split(" ", 1) for part in page.headers["content-security-policy"].split("; "))
    assert policy == {
        "default-src": "'none'",
        "style-src": f"'sha256-{mark}'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    assert not re.search(r"<script|<link|<img|<iframe|\son\w+=|\sstyle=|href=|src=|url\(", page.text)
    others = {name: value for name, value in HEADERS.items() if name != "Content-Security-Policy"}
    assert others.items() <= {name: page.headers.get(name) for name in others}.items()
    text = told(ann, table, "lang=ru&form=text")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert text.headers["content-disposition"] == f'inline; filename="bottlecap-{table}.txt"'


def test_what_cannot_be_told_is_refused(served: Running) -> None:
    ann = served.guest()
    lobby = ann.create("wasteland", ["me", "open"])
    assert why(ann, lobby, "lang=en&seat=0", 409) == "not-now"
    assert why(ann, "nothing", "lang=en", 404) == "not-found"
    plain = ann.create("kuhn", ["me", "random"])
    ann.socket(plain, 0).play_out(random.Random(1))
    refused = told(ann, plain, "lang=en", 404).json()
    assert (refused["code"], refused["detail"]) == ("no-story", "kuhn")
    table, _ = kept_match(served, ann)
    for query in ("lang=en&seat=2", "lang=en&seat=-1", "lang=en&seat=x", f"lang=en&seat={'9' * 5000}"):
        assert why(ann, table, query, 400) == "bad-seat"
    for query in ("lang=xx", "", "lang=en&form=pdf"):
        assert why(ann, table, query, 400) == "bad-message"


def test_who_has_a_story_is_said_before_anybody_asks(served: Running) -> None:
    ann = served.guest()
    assert {game["id"]: game["tells"] for game in ann.get("/lobby")["games"]} == {
        game.id: game.id == "wasteland" for game in bottlecap.games()
    }
    for game, tells in (("wasteland", True), ("kuhn", False)):
        assert ann.get(f"/tables/{ann.create(game, ['me', 'me'])}")["tells"] is tells


def test_a_story_is_made_once_and_again_when_more_has_happened(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    work = ReplayQueue.work

    async def counted(queue: ReplayQueue, who: str, key: object, make: object) -> object:
        made.append(key)
        return await work(queue, who, key, make)  # type: ignore[arg-type]

    monkeypatch.setattr(ReplayQueue, "work", counted)
    table, ann, _, lines = two_people(served)
    play_on(lines, random.Random(3), moves=2)
    for query in ("lang=en&seat=0", "lang=en&seat=0&form=text", "lang=en&seat=0"):
        told(ann, table, query)
    assert len(made) == 1
    told(ann, table, "lang=ru&seat=0")
    assert len(made) == 2
    play_on(lines, random.Random(3), moves=1)
    told(ann, table, "lang=ru&seat=0")
    assert len(made) == 3


def test_stories_and_films_share_the_room_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "MOST_KEPT", 250)
    kept = Replays()
    kept.keep(("film", 0, -1), Film([Shot(1, "start", None, 0, 0, b"", b"x" * 100)], None))
    for lang in ("en", "ru"):
        kept.keep(("story", 0, -1, lang, "Ann"), Story("x" * 60, "ж" * 20))
    assert list(kept.kept) == [("story", 0, -1, "en", "Ann"), ("story", 0, -1, "ru", "Ann")] and kept.size == 200


def test_asking_is_counted_like_any_change(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", type(LIMITS)(requests_at_once=4.0))
    try:
        ann = server.guest()
        table = ann.create("kuhn", ["me", "me"])
        path = f"/api/tables/{table}/chronicle?lang=en&seat=0"
        assert [ann.http.get(path).status_code for _ in range(4)] == [404, 404, 404, 429]
    finally:
        server.stop()
