"""Whatever is sent to the requests about people, devices, notices and circles: a clear answer, and no trace of it."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.clients import Guest, Json
from tests.server.postbox import Postbox
from tests.server.push_service import PushedBrowser, Receiver
from tests.server.running import LIMITS, Running

from bottlecap.server.operations.settings import Limits

# By the request, a body that is wrong by itself, in two places where one may be left out.
BODIES: dict[str, Json] = {
    "/person/return": {"code": "AAAAA"},
    "/person/return/passkey/signed": {"challenge": "x", "credential": "{}", "name": "x"},
    "/person/passkeys/made": {"challenge": "x", "credential": "{}", "name": "x"},
    "/person/mail": {"address": "x", "lang": "en"},
    "/person/return/mail": {"address": "x", "lang": "en"},
    "/person/return/mail/followed": {"token": "x"},
    "/person/notices/push": {"endpoint": "https://push.example/1", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}},
    "/person/notices/addresses": {"address": "nonsense"},
    "/person/notices/wishes": {"lang": "xx", "kinds": ["turn"], "quiet": [0, 1], "zone": "UTC", "muted": ["../"]},
    "/person/circle/forget": {"person": "nobody"},
}
NOTHING = (
    *("/person/passkeys/x/drop", "/person/browsers/x/shut-out", "/person/mail/drop", "/person/passkeys", "/person/forget"),
    *("/person/notices/addresses/x/drop", "/person/notices/addresses/x/try", "/person/circle/x/invite"),
)
VALUES: tuple[object, ...] = (
    None,
    5,
    -1,
    1e308,
    True,
    "",
    "\0",
    "\u202e",
    "a" * 5000,
    [],
    [[]],
    {},
    {"a": 1},
    "\U0001f600" * 30,
    "../..",
)
RAW = (b"", b"null", b"[]", b"5", b"{", b"\xff\xfe", b'{"code": "\\ud800"}', b"[" * 5000)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Path]]:
    folder, postbox = tmp_path_factory.mktemp("nonsense"), Postbox()
    limits = Limits(LIMITS.message_bytes, requests_a_second=1e6, requests_at_once=1e6, returns_at_once=1e6, guests_at_once=1e6)
    found = Running(f"sqlite:///{folder}/tables.sqlite", folder / "cache", limits, mail=postbox.address)
    yield found, folder
    found.stop()
    postbox.stop()


def variants(body: Json) -> Iterator[Json]:
    """Each field wrong in every way, missing, and one too many."""
    for name in body:
        yield from ({**body, name: value} for value in VALUES)
        yield {other: value for other, value in body.items() if other != name}
    yield {**body, "admin": True}


@pytest.mark.parametrize("path", BODIES)
def test_every_field_with_nonsense_gets_a_clear_answer_and_leaves_no_trace(place: tuple[Running, Path], path: str) -> None:
    server, folder = place
    eve = server.guest("Eve")
    for body in variants(BODIES[path]):
        clear(eve, path, json.dumps(body).encode())
    for raw in RAW:
        clear(eve, path, raw)
    assert stored(folder) == {}


@pytest.mark.parametrize("path", NOTHING)
def test_who_is_nobody_changes_nothing(place: tuple[Running, Path], path: str) -> None:
    server, folder = place
    assert server.guest("Eve").post(path, status=403)["code"] == "not-yours"
    assert stored(folder) == {}


def clear(eve: Guest, path: str, body: bytes) -> None:
    answer = eve.http.post(f"/api{path}", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500, (path, body[:200], answer.status_code, answer.text)
    assert answer.json()["code"], (path, body[:200], answer.text)
    assert not eve.cookie()


def stored(folder: Path) -> dict[str, int]:
    """How much there is of what people leave, by where."""
    names = ("guests", "keys", "addresses", "wishes", "notices", "mail_links", "played", "spoke")
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        found = {name: int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]) for name in names}
    return {name: rows for name, rows in found.items() if rows}


def test_no_page_elsewhere_asks_in_somebody_s_name(place: tuple[Running, Path]) -> None:
    """By a form or a script of another site: the browser says where it comes from, and nothing is done."""
    server, _ = place
    ann = server.guest()
    ann.post("/me", {"name": "Ann"})
    code = ann.post("/person/code")["code"]
    hook = Receiver()
    bodies = {**BODIES, "/person/return": {"code": code}, "/person/notices/push": PushedBrowser(hook).subscription()}
    hook.stop()
    for origin in ("https://evil.example", "null", ""):
        for path in (*bodies, *NOTHING, "/person/code"):
            answer = ann.http.post(f"/api{path}", json=bodies.get(path), headers={"Origin": origin})
            assert answer.status_code == 403 and answer.json()["code"] == "origin", (path, answer.text)
    assert ann.get("/me") == {"name": "Ann", "known": True, "kept": True}
    ann.post("/person/forget")
