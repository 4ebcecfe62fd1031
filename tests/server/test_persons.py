"""One person at many browsers: recovery codes, passkeys, browsers that are shut out, being forgotten."""

import asyncio
import json
import random
import re
import sqlite3
import threading
from pathlib import Path

import cbor2
import pytest
from tests.server.clients import Guest, Json, answerable
from tests.server.passkey import SoftPasskey
from tests.server.push_service import b64, unb64
from tests.server.running import Running

from bottlecap.server.replays import verify
from bottlecap.server.tables.connections import Connection
from bottlecap.server.tables.live_table import LiveTable


def code_of(guest: Guest) -> str:
    return str(guest.post("/person/code")["code"])


def test_a_recovery_code_brings_seats_and_name_to_another_browser(server_anywhere: Running) -> None:
    server = server_anywhere
    ann, phone = server.guest(), server.guest("phone")
    ann.post("/me", {"name": "Ann"})
    table = ann.create("kuhn", ["me", "random"])
    assert not ann.get("/me")["kept"]
    code = code_of(ann)
    assert re.fullmatch(r"(?:[A-Z2-9]{5}-){3}[A-Z2-9]{5}", code) and ann.get("/me")["kept"]
    assert phone.socket(table, 0).closed() == 4403
    assert phone.post("/person/return", {"code": code.lower().replace("-", " ")}) == {"name": "Ann", "known": True, "kept": True}
    assert [line["id"] for line in phone.get("/my-tables")["tables"]] == [table]
    line = phone.socket(table, 0)
    line.updated(lambda u: u["prompts"])
    assert line.play()["type"] == "ack"
    # Whoever renames themselves does so everywhere.
    phone.post("/me", {"name": "Anna"})
    assert ann.get("/me")["name"] == "Anna"


def test_a_code_that_nobody_has_is_refused_and_guessing_is_slow(server: Running) -> None:
    phone = server.guest("phone")
    for _ in range(20):
        assert phone.post("/person/return", {"code": "AAAAA-AAAAA-AAAAA-AAAAA"}, 403)["code"] == "bad-code"
    assert phone.post("/person/return", {"code": "AAAAA-AAAAA-AAAAA-AAAAA"}, 429)["code"] == "too-fast"
    assert not phone.get("/me")["known"] and not phone.cookie()


def test_a_new_code_makes_the_old_one_void(server: Running) -> None:
    ann, phone = server.guest(), server.guest("phone")
    first, second = code_of(ann), code_of(ann)
    assert phone.post("/person/return", {"code": first}, 403)["code"] == "bad-code"
    phone.post("/person/return", {"code": second})
    assert [browser["here"] for browser in ann.get("/person")["browsers"]].count(True) == 1
    assert len(ann.get("/person")["browsers"]) == 2


def test_what_a_guest_had_comes_along(server: Running) -> None:
    ann, phone, bob = server.guest(), server.guest("phone"), server.guest("Bob")
    code = code_of(ann)
    table = phone.create("kuhn", ["me", "open"])
    phone.post("/person/return", {"code": code})
    assert (
        [line["id"] for line in ann.get("/my-tables")["tables"]]
        == [table]
        == [line["id"] for line in phone.get("/my-tables")["tables"]]
    )
    assert ann.get(f"/tables/{table}")["host"] and phone.get(f"/tables/{table}")["host"]
    bob.claim(table, 1)
    assert ann.socket(table, 0).updated(lambda u: u["view"])["table"]["status"] == "playing"


def test_who_has_keys_of_their_own_is_not_taken_along(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = bob.create("kuhn", ["me", "open"])
    of_bob, of_ann = code_of(bob), code_of(ann)
    bob.post("/person/return", {"code": of_ann})
    assert bob.get("/my-tables")["tables"] == []
    bob.post("/person/return", {"code": of_bob})
    assert [line["id"] for line in bob.get("/my-tables")["tables"]] == [table]


def test_a_browser_that_is_shut_out_is_a_stranger_s_at_once(server: Running) -> None:
    ann, phone = server.guest(), server.guest("phone")
    table = ann.create("kuhn", ["me", "open"])
    phone.post("/person/return", {"code": code_of(ann)})
    line = phone.socket(table, 0)
    line.updated()
    other = next(browser for browser in ann.get("/person")["browsers"] if not browser["here"])
    ann.post(f"/person/browsers/{other['id']}/shut-out")
    assert line.closed()
    assert not phone.get("/me")["known"] and phone.get("/my-tables")["tables"] == []
    assert phone.post(f"/tables/{table}/seats/0/leave", status=403)["code"] == "not-yours"
    assert len(ann.get("/person")["browsers"]) == 1
    # Nobody shuts out a stranger's browser, nor leaves without a way back.
    bob = server.guest("Bob")
    bob.post("/me", {"name": "Bob"})
    mine = bob.get("/person")["browsers"][0]["id"]
    assert ann.post(f"/person/browsers/{mine}/shut-out", status=404)["code"] == "not-found"
    assert bob.post(f"/person/browsers/{mine}/shut-out", status=409)["detail"] == "no-key"


def test_the_browser_one_began_with_can_be_shut_out_too(server: Running) -> None:
    ann, phone = server.guest(), server.guest("phone")
    table = ann.create("kuhn", ["me", "open"])
    phone.post("/person/return", {"code": code_of(ann)})
    first = next(browser for browser in phone.get("/person")["browsers"] if not browser["here"])
    phone.post(f"/person/browsers/{first['id']}/shut-out")
    assert not ann.get("/me")["known"]
    assert [line["id"] for line in phone.get("/my-tables")["tables"]] == [table]


# --- passkeys ---------------------------------------------------------------------------------------------


def test_a_passkey_brings_one_back(server: Running) -> None:
    ann, phone = server.guest(), server.guest("phone")
    table = ann.create("kuhn", ["me", "open"])
    key = make_passkey(ann)
    assert [passkey["name"] for passkey in ann.get("/person")["passkeys"]] == ["My phone"] and ann.get("/me")["kept"]
    assert use_passkey(phone, key)["known"]
    assert [line["id"] for line in phone.get("/my-tables")["tables"]] == [table]
    assert ann.get("/person")["passkeys"][0]["used"] is not None
    ann.post(f"/person/passkeys/{key.id}/drop")
    assert use_passkey(server.guest(), key, 403)["code"] == "bad-passkey"


def test_a_passkey_s_answer_counts_once_for_its_own_challenge_and_address(server: Running) -> None:
    ann, eve = server.guest(), server.guest("Eve")
    ann.post("/me", {"name": "Ann"})
    eve.post("/me", {"name": "Eve"})
    key = make_passkey(ann)
    asked = eve.post("/person/return/passkey")
    signed = key.signed(asked, eve.address)
    other = eve.post("/person/return/passkey")
    for wrong in (
        {"challenge": other["challenge"], "credential": signed},
        {"challenge": "nothing", "credential": signed},
        {"challenge": asked["challenge"], "credential": key.signed(asked, "https://elsewhere.example")},
    ):
        assert eve.post("/person/return/passkey/signed", wrong, 403)["code"] == "bad-passkey"
    again = eve.post("/person/return/passkey")
    answer = {"challenge": again["challenge"], "credential": key.signed(again, eve.address)}
    assert eve.post("/person/return/passkey/signed", answer)["name"] == "Ann"
    assert server.guest().post("/person/return/passkey/signed", answer, 403)["detail"] == "late"
    for nonsense in ("[]", "{}", "null", '{"id": 5}', "no json", '{"id": "' + key.id + '", "response": {}}'):
        again = eve.post("/person/return/passkey")
        body = {"challenge": again["challenge"], "credential": nonsense}
        assert eve.post("/person/return/passkey/signed", body, 403)["code"] == "bad-passkey"


def test_a_passkey_is_made_for_whoever_asked(server: Running) -> None:
    ann, eve = server.guest(), server.guest("Eve")
    ann.post("/me", {"name": "Ann"})
    eve.post("/me", {"name": "Eve"})
    assert server.guest().post("/person/passkeys", status=403)["code"] == "not-yours"
    asked = ann.post("/person/passkeys")
    made = SoftPasskey().made(asked, ann.address)
    assert eve.post("/person/passkeys/made", {"challenge": asked["challenge"], "credential": made}, 403)["code"] == "bad-passkey"
    assert eve.get("/person")["passkeys"] == []


def test_nobody_has_more_passkeys_than_there_is_room_for(server: Running) -> None:
    """Whoever opens many dialogues before the first is answered has one open: the last."""
    ann = server.guest()
    ann.post("/me", {"name": "Ann"})
    early = [ann.post("/person/passkeys") for _ in range(3)]
    for asked in early[:-1]:
        body = {"challenge": asked["challenge"], "credential": SoftPasskey().made(asked, ann.address)}
        assert ann.post("/person/passkeys/made", body, 403)["detail"] == "late"
    for _ in range(20):
        make_passkey(ann)
    assert ann.post("/person/passkeys", status=429)["detail"] == "passkeys"
    assert len(ann.get("/person")["passkeys"]) == 20


FORMATS = ("none", "packed", "tpm", "android-key", "android-safetynet", "fido-u2f", "apple", "nonsense")


@pytest.mark.parametrize("format", FORMATS)
def test_a_passkey_of_whatever_nonsense_is_refused_and_leaves_no_trace(server: Running, format: str) -> None:
    eve = server.guest("Eve")
    eve.post("/me", {"name": "Eve"})
    rng = random.Random(format)
    for number in range(12):
        asked = eve.post("/person/passkeys")
        made = json.loads(SoftPasskey().made(asked, eve.address))
        body = cbor2.loads(unb64(made["response"]["attestationObject"]))
        body["fmt"] = format
        statements: list[object] = [{}, {"x5c": []}, {"x5c": [b"x"], "sig": b"y", "alg": -7}, {"sig": 5, "alg": "x"}, [], None]
        statements += [
            {"response": b"a.b.c", "ver": "1"},
            {"ver": "2.0", "certInfo": b"", "pubArea": b"", "sig": b"", "x5c": [b""]},
        ]
        body["attStmt"] = rng.choice(statements)
        if number % 3 == 0 or format == "none":
            body["authData"] = rng.randbytes(rng.randrange(200))
        made["response"]["attestationObject"] = b64(cbor2.dumps(body))
        answer = {"challenge": asked["challenge"], "credential": json.dumps(made)}
        assert eve.post("/person/passkeys/made", answer, 403)["code"] == "bad-passkey"
    assert eve.get("/person")["passkeys"] == []


def make_passkey(guest: Guest) -> SoftPasskey:
    key = SoftPasskey()
    asked = guest.post("/person/passkeys")
    body = {"challenge": asked["challenge"], "credential": key.made(asked, guest.address), "name": "My phone"}
    guest.post("/person/passkeys/made", body)
    return key


def use_passkey(guest: Guest, key: SoftPasskey, status: int = 200) -> Json:
    asked = guest.post("/person/return/passkey")
    body = {"challenge": asked["challenge"], "credential": key.signed(asked, guest.address)}
    return guest.post("/person/return/passkey/signed", body, status)


# --- being forgotten --------------------------------------------------------------------------------------


def test_whoever_is_forgotten_is_nobody_at_their_tables_and_no_match_is_lost(server_anywhere: Running) -> None:
    server = server_anywhere
    ann, bob = server.guest("Annabel"), server.guest("Bob")
    over = ann.create("kuhn", ["me", "random"])
    line = ann.socket(over, 0)
    while not line.updated(lambda u: u["result"] or answerable(u))["result"]:
        line.play()
    table = ann.create("kuhn", ["me", "open"])
    lobby = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    saying = ann.socket(table, 0)
    saying.send("chat", text="my secret wish")
    saying.updated(lambda u: u["chat"])
    bob.claim(lobby, 1, ready=False)
    code = code_of(ann)
    ann.post("/person/forget")
    assert not ann.get("/me")["known"]
    assert server.guest("phone").post("/person/return", {"code": code}, 403)["code"] == "bad-code"
    for id in (over, table, lobby):
        assert "Annabel" not in str(bob.get(f"/tables/{id}"))
    found = bob.get(f"/tables/{table}")
    assert found["status"] == "playing" and found["seats"][0]["kind"] == "bot"
    assert bob.get(f"/tables/{lobby}")["host"]
    told = bob.socket(table, 1).updated()
    assert "secret wish" not in str(told) and "Annabel" not in str(told)


def test_a_forgotten_person_s_tables_still_verify(server: Running, tmp_path: Path) -> None:
    ann, bob = server.guest("Annabel"), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    line = ann.socket(table, 0)
    line.send("chat", text="hello")
    line.updated(lambda u: u["chat"])
    ann.post("/person/forget")
    bob.socket(table, 1).updated(lambda u: u["table"]["seats"][0]["kind"] == "bot")
    server.stop()
    assert verify.run(f"sqlite:///{tmp_path}/tables.sqlite") == 0
    assert "Annabel" not in stored_text(tmp_path) and "hello" not in stored_text(tmp_path)


def everything_stored(folder: Path) -> str:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        tables = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return str([[*connection.execute(f"SELECT * FROM {name}")] for name in tables])


def test_what_was_said_from_wherever_is_gone_and_nothing_that_others_said(server: Running, tmp_path: Path) -> None:
    """From a seat of a lobby that was left, as one who looks on, before coming back, and with another at the same seat."""
    ann, bob, cy = server.guest("Annabel"), server.guest("Bob"), server.guest("Cy")
    ann.post("/me", {"name": "Annabel"})
    lobby = bob.create("kuhn", ["me", "open"])
    ann.claim(lobby, 1, ready=False)
    say(ann, lobby, 1, "rosebud in the lobby")
    ann.post(f"/tables/{lobby}/seats/1/leave")
    say(ann, lobby, None, "rosebud from aside")
    cy.claim(lobby, 1, ready=False)
    say(cy, lobby, 1, "a word of Cy's")
    # As a guest at another browser, who then comes back to be Annabel there too.
    phone = server.guest("Annabel")
    phone.post("/me", {"name": "Annabel"})
    say(phone, lobby, None, "rosebud by phone")
    phone.post("/person/return", {"code": code_of(ann)})
    ann.post("/person/forget")
    told = bob.socket(lobby, 0).updated()
    assert "a word of Cy's" in str(told)
    server.stop()
    assert verify.run(f"sqlite:///{tmp_path}/tables.sqlite") == 0
    assert "rosebud" not in everything_stored(tmp_path) and "Annabel" not in everything_stored(tmp_path)


def test_nobody_is_told_by_name_of_who_is_forgotten(server: Running, tmp_path: Path) -> None:
    ann, bob = server.guest("Annabel"), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    bob.post("/person/notices/addresses", {"address": "json://hook.example/"})
    bob.post("/person/notices/wishes", {"kinds": ["chat"]})
    say(ann, table, 0, "hello")
    assert "Annabel" in everything_stored(tmp_path)
    ann.post("/person/forget")
    assert "Annabel" not in everything_stored(tmp_path)


def test_a_table_that_cannot_be_loaded_keeps_nobody_from_being_forgotten(server: Running, tmp_path: Path) -> None:
    ann, bob = server.guest("Annabel"), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    say(ann, table, 0, "rosebud")
    ann.socket(table, 0).play()
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE entries SET body = replace(body, 'kind', 'mind') WHERE kind = 'action'")
        connection.execute("DELETE FROM snapshots")
    server.start()
    assert ann.get(f"/tables/{table}", 409)["detail"] == "broken"
    ann.post("/person/forget")
    assert not ann.get("/me")["known"]
    assert "rosebud" not in everything_stored(tmp_path) and "Annabel" not in everything_stored(tmp_path)


def say(guest: Guest, table: str, seat: int | None, text: str) -> None:
    line = guest.socket(table, seat)
    assert line.answer(line.send("chat", text=text))["type"] == "ack"
    line.close()


def test_a_browser_that_is_shut_out_while_it_opens_a_line_has_none(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table takes a while to load: until then there is no line that could be closed."""
    ann, phone = server.guest(), server.guest("phone")
    table = ann.create("kuhn", ["me", "open"])
    phone.post("/person/return", {"code": code_of(ann)})
    other = next(browser for browser in ann.get("/person")["browsers"] if not browser["here"])
    begun, done = threading.Event(), threading.Event()
    join = LiveTable.join

    async def slowly(live: LiveTable, connection: Connection) -> None:
        begun.set()
        await asyncio.to_thread(done.wait, 20)
        await join(live, connection)

    monkeypatch.setattr(LiveTable, "join", slowly)
    line = phone.socket(table, 0)
    assert begun.wait(20)
    ann.post(f"/person/browsers/{other['id']}/shut-out")
    done.set()
    assert line.closed()


def stored_text(folder: Path) -> str:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        rows = [*connection.execute("SELECT * FROM entries"), *connection.execute("SELECT people FROM tables")]
        return str([*rows, *connection.execute("SELECT * FROM guests"), *connection.execute("SELECT * FROM keys")])
