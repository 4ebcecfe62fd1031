"""What must not get in, and what must not get out."""

import json
import random
import socket as sockets
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from tests.server.clients import Guest
from tests.server.running import Running

import bottlecap
from bottlecap.server.operations.addresses import network
from bottlecap.server.operations.rate_limits import Bucket, Buckets
from bottlecap.server.operations.security import digest, host_allowed, origin_allowed
from bottlecap.server.operations.settings import Limits, Settings
from bottlecap.server.people.names import plain
from bottlecap.server.tables.live_table import LiveTable
from bottlecap.server.wire.pages import is_built


def test_every_answer_carries_the_headers(server: Running) -> None:
    for path in ("/", "/api/lobby", "/nothing", "/api/tables/none", "/health"):
        answer = httpx.get(server.address + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
def test_only_the_page_itself_may_change_anything(server: Running, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert "set-cookie" not in answer.headers


def test_a_socket_from_elsewhere_is_refused(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "random"])
    with sockets.create_connection(("127.0.0.1", server.settings.port)) as line:
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\n"
        line.sendall(f"{head}Upgrade: websocket\r\nConnection: Upgrade\r\n{key}Origin: http://evil.example\r\n\r\n".encode())
        assert line.recv(100).split()[1] == b"403"


def test_a_name_of_another_site_does_not_reach_a_loopback_server(server: Running) -> None:
    answer = httpx.get(f"{server.address}/api/lobby", headers={"Host": "evil.example"})
    assert answer.status_code == 403


def test_the_cookie_is_for_this_site_only(server: Running) -> None:
    answer = httpx.post(f"{server.address}/api/me", json={"name": "Ann"}, headers={"Origin": server.address})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "secure" not in cookie
    assert Settings("", origins=("https://games.example",)).secure
    assert not Settings("", origins=("http://games.example",)).secure


def test_secrets_are_stored_as_digests_only(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    secret = bob.claim(table, 1).rpartition(".")[2]
    token = bob.http.cookies["bottlecap"]
    server.stop()
    stored = b"".join(
        path.read_bytes() for path in Path(server.settings.database.removeprefix("sqlite:///")).parent.glob("*.sqlite*")
    )
    server.start()
    assert secret.encode() not in stored and token.encode() not in stored
    assert digest(secret).encode() in stored and digest(token).encode() in stored


def test_no_seed_record_or_hash_before_the_end(server: Running) -> None:
    ann = server.guest()
    table = ann.create("salvage", ["me", "random"])
    line = ann.socket(table, 0)
    assert ann.get(f"/tables/{table}/record", 409)["code"] == "not-now"
    live = server.tables.live[table]
    seed = bytes(live.row.seed).hex()
    seen: list[str] = []
    while not line.updated(lambda u: u["prompts"] or u["result"])["result"]:
        server.settle(table)
        assert live.match is not None
        seen.append(live.match.hash[:12])
        line.play(random.Random(2).choice)
    frames = "".join(line.frames)
    assert seed not in frames and "seed" not in frames
    assert not any(mark in frames for mark in seen)
    assert seed in ann.http.get(f"/api/tables/{table}/record").text


WRONG: list[tuple[str, str, object, int, str]] = [
    ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me", "name": "x"}]}, 400, "bad-game"),
    ("POST", "/api/tables", {"game": "os.path", "seats": [{"kind": "me", "name": "x"}]}, 400, "bad-game"),
    ("POST", "/api/tables", {"game": "kuhn", "seats": [{"kind": "me", "name": "x"}]}, 400, "bad-option"),
    ("POST", "/api/tables", {"game": "kuhn", "seats": []}, 400, "bad-message"),
    ("POST", "/api/tables", {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "open"}]}, 400, "bad-name"),
    ("POST", "/api/tables", {"game": "kuhn", "seats": [{"kind": "king"}, {"kind": "open"}]}, 400, "bad-message"),
    ("POST", "/api/tables", {"game": "kuhn", "seats": [{"kind": "bot"}, {"kind": "bot"}], "options": {"x": 1}}, 400, "bad-option"),
    ("POST", "/api/tables", {"game": "kuhn", "seats": [{"kind": "bot"}, {"kind": "bot", "level": "a:b"}]}, 400, "bad-option"),
    ("POST", "/api/tables", {"game": "kuhn", "seats": [{"kind": "bot"}, {"kind": "bot"}], "pace": "now"}, 400, "bad-message"),
    ("POST", "/api/tables", {"game": "kuhn", "seats": [{"kind": "bot"}, {"kind": "bot"}], "seed": 1}, 400, "bad-message"),
    ("POST", "/api/tables", [], 400, "bad-message"),
    ("POST", "/api/me", {"name": ""}, 400, "bad-message"),
    ("POST", "/api/me", {"name": "\u200b"}, 400, "bad-name"),
    ("POST", "/api/me", {"name": "x" * 33}, 400, "bad-message"),
    ("POST", "/api/me", {"name": 7}, 400, "bad-message"),
    ("GET", "/api/tables/none", None, 404, "not-found"),
    ("GET", "/api/nothing", None, 404, "not-found"),
    ("DELETE", "/api/me", None, 405, "not-found"),
    ("GET", "/assets/../../app.py", None, 404, "not-found"),
    ("GET", "/assets/%2e%2e%2f%2e%2e%2fapp.py", None, 404, "not-found"),
    ("GET", "/words/none", None, 404, "not-found"),
    # Neither files nor databases know such names.
    ("GET", "/assets/x%00.js", None, 404, "not-found"),
    ("GET", "/%00", None, 404, "not-found"),
    ("GET", "/api/tables/%00", None, 404, "not-found"),
    ("GET", "/assets/" + "x" * 5000, None, 404, "not-found"),
    ("GET", "/" + "x" * 300, None, 404, "not-found"),
    ("GET", "/api/tables/" + "x" * 5000, None, 404, "not-found"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), WRONG)
def test_bad_requests_get_a_clear_answer(server: Running, method: str, path: str, body: object, status: int, code: str) -> None:
    answer = httpx.request(method, server.address + path, json=body, headers={"Origin": server.address})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert "Traceback" not in answer.text and ".py" not in answer.text.replace("app.py", "")


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"[" * 8000, b'{"name": ' * 1500], ids=["bytes", "lists", "objects"])
def test_a_body_that_is_no_json_is_refused_in_whatever_way_it_is_none(server: Running, body: bytes) -> None:
    headers = {"Origin": server.address, "Content-Type": "application/json"}
    answer = httpx.post(f"{server.address}/api/me", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), answer.text


@pytest.mark.parametrize(("path", "is_page"), [("/somewhere", True), ("/some/where", True), ("/api/nothing", False)])
def test_who_mistypes_an_address_in_a_browser_sees_the_first_page(server: Running, path: str, is_page: bool) -> None:
    browser = httpx.get(server.address + path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    program = httpx.get(server.address + path)
    assert browser.status_code == program.status_code == 404
    assert ("<!doctype html>" in browser.text.lower()) == (is_page and is_built())
    assert program.json()["code"] == "not-found"


def test_a_body_that_is_too_long_is_refused(server: Running) -> None:
    answer = httpx.post(f"{server.address}/api/me", content=b"x" * 100_000, headers={"Origin": server.address})
    assert answer.status_code == 413


FRAMES = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"type": "play"}',
    '{"type": "win", "id": "1"}',
    '{"type": "play", "id": 5, "decision": 1, "action": {}}',
    '{"type": "play", "id": "1", "decision": "1", "action": {}}',
    '{"type": "play", "id": "1", "decision": 1, "action": {"kind": "bet", "x": [1]}}',
    '{"type": "play", "id": "1", "decision": 99999999999999999999999, "action": {"kind": "bet"}}',
    '{"type": "chat", "id": "1", "text": "hi", "seat": 1}',
    '{"type": "chat", "id": "' + "x" * 65 + '", "text": "hi"}',
    '{"type": "chat", "id": "a\\u0000", "text": "hi"}',
    '{"type": "chat", "id": "\\u0001", "text": "hi"}',
    "[" * 10_000,
]


def test_no_database_is_given_what_it_cannot_keep(server_anywhere: Running) -> None:
    ann = server_anywhere.guest()
    assert ann.get("/tables/%00", 404)["code"] == "not-found"
    assert ann.get("/tables/%00/replay", 404)["code"] == "not-found"
    table = ann.create("kuhn", ["me", "open"])
    line = ann.socket(table, 0)
    line.updated()
    assert line.ask("chat", id="a\0", text="hi")["code"] == "bad-message"
    assert line.ask("chat", text="a\0b")["type"] == "ack"
    ann.post("/me", {"name": "An\0n"})
    assert ann.post(f"/tables/{table}/seats/0/return", {"secret": "\0"}, 403)["code"] == "not-yours"
    for content in ("\0", "\ud800"):
        header = {"game": "shelter", "content": content, "version": bottlecap.new("shelter").game.version}
        answer = ann.http.post("/api/records", content=json.dumps(header) + "\n")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), answer.text
    assert not server_anywhere.tables.services.counters.counts.get("changes_failed_total")


def test_bad_frames_get_a_clear_answer_and_change_nothing(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "random"])
    line = ann.socket(table, 0)
    line.asked()
    version = server.tables.live[table].version
    for frame in FRAMES:
        line.line.send(frame)
        answer = line.until(lambda message: message["type"] == "refused")
        assert answer["code"] in ("bad-message", "bad-action", "stale"), frame
        assert "Traceback" not in json.dumps(answer)
    assert server.tables.live[table].version == version
    assert line.play()["type"] == "ack"


def test_frames_that_are_too_long_close_the_line(server: Running) -> None:
    ann = server.guest()
    line = ann.socket(ann.create("kuhn", ["me", "random"]), 0)
    line.line.send("x" * 20_000)
    assert line.closed() == 1009


def limited(tmp_path: Path, **limits: float) -> Running:
    """A server with these limits, which believes whoever says where they are."""
    database, own = f"sqlite:///{tmp_path}/tables.sqlite", Limits(**limits)  # type: ignore[arg-type]
    return Running(database, tmp_path, own, proxies=(network("127.0.0.1"),))


def test_who_sends_too_fast_is_told_so(tmp_path: Path) -> None:
    server = limited(tmp_path, messages_a_second=1, messages_at_once=3)
    try:
        ann = server.guest()
        line = ann.socket(ann.create("kuhn", ["me", "random"]), 0)
        codes = [line.ask("chat", text="hi").get("code") for _ in range(5)]
        assert codes == [None, None, None, "too-fast", "too-fast"]
        server.time.hour += 1
        assert line.ask("chat", text="hi")["type"] == "ack"
    finally:
        server.stop()


def test_reading_matches_again_and_again_is_limited(tmp_path: Path) -> None:
    server = limited(tmp_path, requests_a_second=1, requests_at_once=3)
    try:
        ann = server.guest()
        paths = ["/tables/1/replay", "/tables/2/record", "/tables/3/replay", "/tables/4/record"]
        codes = [ann.get(path, status)["code"] for path, status in zip(paths, [404, 404, 404, 429], strict=True)]
        assert codes == ["not-found"] * 3 + ["too-fast"]
        # Everything else can still be read.
        assert ann.get("/my-tables")["tables"] == []
        server.time.hour += 1
        assert ann.get("/tables/x/replay", 404)["code"] == "not-found"
    finally:
        server.stop()


def test_tables_chat_and_sockets_are_limited(tmp_path: Path) -> None:
    server = limited(tmp_path, tables_a_guest=2, chat_lines=4, sockets_a_guest=2, sockets_a_table=3)
    try:
        ann, eve = server.guest(), server.guest("Eve")
        table = ann.create("kuhn", ["me", "open"])
        ann.create("kuhn", ["me", "open"])
        plan = {"game": "kuhn", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        assert ann.post("/tables", plan, 429)["code"] == "too-many"
        line = ann.socket(table, 0)
        assert line.ask("chat", text="one")["type"] == "ack"
        assert line.ask("chat", text="two")["code"] == "too-many"
        ann.socket(table, 0).updated()
        assert ann.socket(table, 0).closed() == 4429
        eve.socket(table).updated()
        assert eve.socket(table).closed() == 4429
        # However many look on, there is room for those who play.
        ben = server.guest("Ben")
        ben.claim(table, 1)
        ben.socket(table, 1).updated()
    finally:
        server.stop()


def test_who_looks_on_can_neither_fill_the_chat_nor_drown_it(tmp_path: Path) -> None:
    server = limited(tmp_path, chat_lines=8, chat_at_once=3, chat_a_second=1)
    try:
        ann = server.guest()
        table = ann.create("kuhn", ["me", "open"])
        seats = [ann.socket(table, 0)]
        onlookers = [server.guest("Eve", f"192.0.2.{n}").socket(table) for n in range(4)]
        said = [onlooker.ask("chat", text="hi").get("code") for onlooker in onlookers]
        assert said == [None, None, None, "too-fast"]
        server.time.hour += 10
        # One of them alone gets a part of what they have together, however often they come back.
        assert onlookers[0].ask("chat", text="hi")["type"] == "ack"
        assert onlookers[1].ask("chat", text="hi")["code"] == "too-many"
        ben = server.guest("Ben")
        ben.claim(table, 1)
        seats.append(ben.socket(table, 1))
        assert [seats[0].ask("chat", text="hi").get("code") for _ in range(3)] == [None, None, "too-many"]
        assert [seats[1].ask("chat", text="hi").get("code") for _ in range(3)] == [None, None, "too-many"]
    finally:
        server.stop()


def test_requests_are_limited(tmp_path: Path) -> None:
    server = limited(tmp_path, requests_a_second=1, requests_at_once=2)
    try:
        headers = {"Origin": server.address}
        codes = [httpx.post(f"{server.address}/api/me", json={"name": "x"}, headers=headers).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
    finally:
        server.stop()


def test_origins_and_hosts() -> None:
    here, named = Settings(""), Settings("", origins=("https://games.example",), loopback=False)
    assert origin_allowed(here, "http://localhost:8000", "localhost:8000")
    assert not origin_allowed(here, "http://localhost:8000", "localhost:9000")
    assert not origin_allowed(here, "file://localhost:8000", "localhost:8000")
    assert origin_allowed(named, "https://games.example", "whatever")
    assert not origin_allowed(named, "http://games.example", "games.example")
    assert host_allowed(here, "[::1]:8000") and host_allowed(here, "127.0.0.1") and not host_allowed(here, "games.example")
    assert host_allowed(named, "games.example")
    assert not host_allowed(here, "[") and not origin_allowed(here, "http://[", "[")


def test_buckets() -> None:
    bucket = Bucket(2, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert not bucket.take(-100.0)
    many = Buckets(1, 1, kept=2)
    assert [many.take(who, 0.0) for who in "abca"] == [True, True, True, True]


def test_plain_text() -> None:
    assert plain(" a\u0000b\n\u202ec  d ") == "a b c d"
    assert plain("Энн 🂡 <i>") == "Энн 🂡 <i>"


def test_a_change_that_cannot_be_stored_is_undone_and_may_be_sent_again(server: Running) -> None:
    ann = server.guest()
    table = ann.create("doors", ["me", "me", "me"])
    line = ann.socket(table, 0)
    prompt = line.asked()
    live = server.tables.live[table]
    assert live.match is not None
    before = (live.match.hash, live.version)
    engine = create_engine(server.settings.database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk full'); END"))
    fields = {"decision": prompt["decision"], "action": prompt["actions"][0]}
    assert line.ask("play", id="again", **fields)["code"] == "retry"
    assert (live.match.hash, live.version) == before
    with engine.begin() as connection:
        connection.execute(text("DROP TRIGGER full"))
    engine.dispose()
    assert line.ask("play", id="again", **fields)["type"] == "ack"


def test_a_table_that_cannot_be_loaded_anew_is_not_used_any_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest()
    table = ann.create("doors", ["me", "me", "me"])
    line = ann.socket(table, 0)
    prompt = line.asked()
    fields = {"decision": prompt["decision"], "action": prompt["actions"][0]}

    async def down(*_: object) -> None:
        raise OSError("the database is gone")

    with monkeypatch.context() as patch:
        patch.setattr(type(server.tables.services.store), "append", down)
        patch.setattr(type(server.tables.services.store), "table", down)
        line.send("play", id="again", **fields)
        line.closed()
    again = ann.socket(table, 0)
    assert again.asked() == prompt
    assert again.ask("play", id="again", **fields)["type"] == "ack"


def test_a_fault_of_the_rules_leaves_nothing_behind(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest()
    table = ann.create("doors", ["me", "me", "me"])
    line = ann.socket(table, 0)
    prompt = line.asked()
    live = server.tables.live[table]
    assert live.match is not None
    before = (live.match.hash, live.version)

    playing = live.match

    class Broken:
        """A match whose rules fail in the middle of a move."""

        game = playing.game

        def play(self, *_: object) -> None:
            playing.state.pending.clear()
            raise ZeroDivisionError("of the rules")

    monkeypatch.setattr(LiveTable, "playing", Broken())
    answer = line.ask("play", decision=prompt["decision"], action=prompt["actions"][0])
    assert answer["code"] == "fault" and "rules" not in json.dumps(answer)
    monkeypatch.undo()
    assert (live.match.hash, live.version) == before
    assert line.play()["type"] == "ack"


def test_a_guest_is_what_the_cookie_says(server: Running) -> None:
    ann = server.guest()
    assert ann.get("/me") == {"name": "", "known": False, "kept": False}
    assert ann.post("/me", {"name": " Энн  Ко "}) == {"name": "Энн Ко", "known": True, "kept": False}
    assert ann.get("/me") == {"name": "Энн Ко", "known": True, "kept": False}
    liar = Guest(server.address)
    liar.http.cookies.set("bottlecap", "x" * 43)
    assert liar.get("/me") == {"name": "", "known": False, "kept": False}
