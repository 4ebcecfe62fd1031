"""Limits that coming again does not lift, and what one person may not take from all others."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec import structs
from tests.server.clients import Guest
from tests.server.running import LIMITS, Running

from bottlecap.server.bots.fair_queue import LAST_IN, Asker, FairQueue
from bottlecap.server.operations.addresses import network
from bottlecap.server.people.names import checked_name, likeness, plain

FEW = {
    "chat_at_once": 3,
    "guests_at_once": 8,
    "tables_at_once": 9,
    "tables_a_guest": 5,
    "listed_an_address": 4,
    "lobbies_waited_in": 2,
    "affairs_at_once": 4,
    "affairs_a_seat": 6,
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server with little of everything, which believes whoever says where they are."""
    limits = structs.replace(LIMITS, **FEW)
    found = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", limits, proxies=(network("127.0.0.1"),))
    yield found
    found.stop()


def guests_stored(server: Running) -> int:
    async def count() -> int:
        from sqlalchemy import func, select

        from bottlecap.server.store.schema import guests

        return int((await server.tables.services.store.rows(select(func.count()).select_from(guests)))[0][0])

    return server.do(count())


# --- coming again ------------------------------------------------------------------------------------------------


def test_who_talks_too_fast_gains_nothing_by_a_new_line(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "open"])
    codes = [ann.socket(table, 0).ask("chat", text="hi").get("code") for _ in range(4)]
    assert codes == [None, None, None, "too-fast"]


def test_messages_are_counted_by_person(tmp_path: Path) -> None:
    limits = structs.replace(LIMITS, messages_at_once=3, messages_a_second=0)
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", limits)
    try:
        ann = server.guest()
        table = ann.create("kuhn", ["me", "open"])
        codes = [ann.socket(table, 0).ask("chat", text="hi").get("code") for _ in range(4)]
        assert codes == [None, None, None, "too-fast"]
    finally:
        server.stop()


def test_new_guests_and_tables_are_counted_by_address(server: Running) -> None:
    made = [server.guest(place="192.0.2.1").http.post("/api/me", json={"name": "x"}).status_code for _ in range(9)]
    assert made == [200] * 8 + [429]
    assert server.guest(place="192.0.2.2").http.post("/api/me", json={"name": "x"}).status_code == 200
    hosts = [server.guest(place="192.0.2.3") for _ in range(2)]
    plan = {"game": "kuhn", "seats": [{"kind": "me", "name": "x"}, {"kind": "open"}]}
    codes = [hosts[n % 2].http.post("/api/tables", json=plan).status_code for n in range(10)]
    assert codes == [201] * 9 + [429]
    server.time.hour += 60
    assert hosts[1].http.post("/api/tables", json=plan).status_code == 201


def test_two_requests_at_once_do_not_pass_the_limit_of_tables(server: Running) -> None:
    ann = server.guest()
    ann.post("/me", {"name": "Ann"})
    plan = {"game": "kuhn", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}

    async def all_at_once() -> list[int]:
        headers = {"Origin": server.address, "Cookie": ann.cookie()}
        async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=30) as http:
            answers = await asyncio.gather(*(http.post("/api/tables", json=plan) for _ in range(8)))
        return sorted(answer.status_code for answer in answers)

    assert asyncio.run(all_at_once()) == [201] * 5 + [429] * 3


def test_who_is_refused_becomes_no_guest(server: Running) -> None:
    stranger = server.guest()
    seats = [{"kind": "me", "name": "x"}, {"kind": "open"}]
    for body in ({"game": "chess", "seats": seats}, {"game": "kuhn", "seats": seats, "options": {"x": 1}}):
        stranger.post("/tables", body, 400)
    stranger.post("/me", {"name": "\u200b"}, 400)
    stranger.post("/tables/none/seats/1/claim", {"name": "x"}, 404)
    assert stranger.http.post("/api/records", content=b"nothing").status_code == 400
    assert guests_stored(server) == 0 and not stranger.cookie()
    stranger.post("/me", {"name": "Ann"})
    assert guests_stored(server) == 1 and stranger.get("/me") == {"name": "Ann", "known": True, "kept": False}


# --- the list, and seats -----------------------------------------------------------------------------------------


def test_the_list_shows_some_of_everybody(server: Running) -> None:
    fair = server.guest(place="192.0.2.9").create("kuhn", ["me", "open"], public=True)
    for n in range(3):
        server.time.hour += 1
        greedy = server.guest(place="192.0.2.1")
        for _ in range(3 if n else 5):
            greedy.create("kuhn", ["me", "open"], public=True)
        if n == 0:
            assert len(server.guest().get("/tables")["tables"]) == 3 + 1
        server.time.hour += 30
    listed = server.guest().get("/tables")["tables"]
    assert len(listed) == 4 + 1 and fair in [line["id"] for line in listed]


def played_out(server: Running, place: str) -> tuple[Guest, str]:
    """A public match of two guests at one place that is over, and one of them."""
    ann, bob = server.guest(place=place), server.guest("Bob", place=place)
    table = ann.create("kuhn", ["me", "open"], public=True)
    bob.claim(table, 1)
    lines = [ann.socket(table, 0), bob.socket(table, 1)]
    for line in lines:
        line.updated(lambda update: update["prompts"])
        line.play(lambda actions: {"kind": "pass"})
    lines[0].updated(lambda update: update["result"])
    return ann, table


def test_a_rematch_is_counted_as_the_new_table_that_it_is(server: Running) -> None:
    over = []
    for _ in range(5):
        over.append(played_out(server, "192.0.2.1"))
        server.time.hour += 60
    for ann, table in over:
        ann.post(f"/tables/{table}/rematch")
    assert len(server.guest().get("/tables")["tables"]) == FEW["listed_an_address"]
    ann, table = played_out(server, "192.0.2.1")
    eve = server.guest("Eve", place="192.0.2.1")
    while eve.http.post("/api/tables", json={"game": "kuhn", "seats": [{"kind": "bot"}, {"kind": "bot"}]}).status_code == 201:
        pass
    assert ann.post(f"/tables/{table}/rematch", status=429) == {"code": "too-fast", "rule": None, "detail": "tables"}


def test_one_person_takes_one_seat_at_the_public_table_of_another(server: Running) -> None:
    ann, bob = server.guest(place="192.0.2.1"), server.guest("Bob", "192.0.2.2")
    shown = ann.create("salvage", ["me", "open", "open", "open"], public=True)
    bob.claim(shown, 1, ready=False)
    assert bob.post(f"/tables/{shown}/seats/2/claim", {"name": "Bob"}, 429)["code"] == "too-many"
    # Nor by being a second and a third guest.
    server.guest("Bea", "192.0.2.2").claim(shown, 2, ready=False)
    assert server.guest("Bo", "192.0.2.2").post(f"/tables/{shown}/seats/3/claim", {"name": "Bo"}, 429)["code"] == "too-many"
    # At one's own table, and at a private one among friends, several may sit at one device.
    ann.claim(shown, 3, ready=False)
    hidden = ann.create("salvage", ["me", "open", "open"])
    bob.claim(hidden, 1, ready=False)
    bob.claim(hidden, 2, ready=False)


def test_nobody_sits_and_waits_everywhere(server: Running) -> None:
    ann, bob = server.guest(place="192.0.2.1"), server.guest("Bob", "192.0.2.2")
    tables = [ann.create("kuhn", ["me", "open"], public=True) for _ in range(3)]
    for table in tables[:2]:
        bob.claim(table, 1, ready=False)
    assert bob.post(f"/tables/{tables[2]}/seats/1/claim", {"name": "Bob"}, 429)["code"] == "too-many"
    bob.post(f"/tables/{tables[0]}/seats/1/ready", {"ready": True})
    bob.claim(tables[2], 1)


def test_the_host_sends_somebody_away(server: Running) -> None:
    ann, bob, cy = server.guest(), server.guest("Bob"), server.guest("Cy")
    table = ann.create("salvage", ["me", "open", "open"])
    link = bob.claim(table, 1, ready=False).rpartition(".")[2]
    cy.claim(table, 2, ready=False)
    his = bob.socket(table, 1)
    his.updated()
    assert cy.post(f"/tables/{table}/seats/1/remove", status=403)["code"] == "not-yours"
    assert ann.post(f"/tables/{table}/seats/0/remove", status=400)["code"] == "bad-seat"
    assert not bob.get(f"/tables/{table}")["removed"]
    assert ann.post(f"/tables/{table}/seats/1/remove")["seats"][1]["kind"] == "open"
    assert his.closed() == 1001
    # Whoever was sent away is told so, comes back by no way, and may still look on.
    assert bob.socket(table).updated()["table"]["removed"]
    assert not cy.socket(table, 2).updated()["table"]["removed"]
    assert bob.post(f"/tables/{table}/seats/1/claim", {"name": "Bob"}, 403)["code"] == "removed"
    assert bob.post(f"/tables/{table}/seats/1/return", {"secret": link}, 403)["code"] == "not-yours"
    assert ann.post(f"/tables/{table}/seats/1/remove", status=400)["code"] == "bad-seat"
    server.guest("Di").claim(table, 1)
    cy.post(f"/tables/{table}/seats/2/ready", {"ready": True})
    assert ann.post(f"/tables/{table}/seats/1/remove", status=409)["code"] == "not-now"


# --- lobbies that lapse --------------------------------------------------------------------------------------------


def status(guest: Guest, table: str) -> str:
    return str(guest.get(f"/tables/{table}")["status"])


def test_lobbies_that_nobody_comes_to_are_closed(server: Running) -> None:
    ann = server.guest()
    shown, hidden, kept = (ann.create("kuhn", ["me", "open"], public=public) for public in (True, False, True))
    line = ann.socket(kept, 0)
    line.updated()
    # Whoever merely looks on keeps nothing open.
    server.guest("Eve").socket(shown).updated()
    half = server.settings.public_lobby_seconds / 2
    server.pass_time(half + 1)
    assert {status(ann, table) for table in (shown, hidden, kept)} == {"lobby"}
    server.pass_time(half + 60)
    assert [status(ann, table) for table in (shown, hidden, kept)] == ["closed", "lobby", "lobby"]
    assert [found["id"] for found in ann.get("/tables")["tables"]] == [kept]
    line.close()
    server.pass_time(half)
    assert status(ann, kept) == "lobby"
    server.pass_time(half + 60)
    assert status(ann, kept) == "closed"
    server.time.hour += 20
    server.tables.live.clear()
    server.tables.opened = server.time.hour - server.settings.private_lobby_seconds - 100
    server.tables.services.seen = server.time.hour
    server.do(server.tables.close_forgotten(server.time.hour + server.settings.private_lobby_seconds))
    assert status(ann, hidden) == "closed"


def test_time_that_the_server_was_away_closes_no_lobby(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "open"], public=True)
    server.time.hour += 100_000
    server.do(server.tables.tick())
    server.pass_time(60)
    assert status(ann, table) == "lobby"


# --- the log -----------------------------------------------------------------------------------------------------


def test_links_do_not_make_the_log_grow_without_end(server: Running) -> None:
    ann = server.guest()
    table = ann.create("kuhn", ["me", "open"])

    def links(times: int) -> list[int]:
        return [ann.http.post(f"/api/tables/{table}/seats/0/link").status_code for _ in range(times)]

    assert links(5) == [200] * 4 + [429]
    server.time.hour += 1000
    # By then the seat has had all that it gets.
    assert links(4) == [200] * 2 + [429] * 2
    server.time.hour += 1000
    assert ann.http.post(f"/api/tables/{table}/seats/0/link").json()["detail"] == "affairs"


def test_proposals_do_not_make_the_log_grow_without_end(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("doors", ["me", "open", "random"])
    bob.claim(table, 1)
    line = ann.socket(table, 0)
    line.play()
    server.settle(table)
    codes = []
    for _ in range(6):
        answer = line.ask("propose", kind="undo")
        codes.append(answer.get("code"))
        if answer["type"] == "ack":
            proposal = line.updated(lambda update: update["table"]["proposal"])["table"]["proposal"]
            line.ask("vote", proposal=proposal["id"], agree=False)
            line.updated(lambda update: update["table"]["proposal"] is None)
    assert codes[:4] == [None] * 4 and set(codes[4:]) == {"too-fast"}


def test_a_yes_is_said_once(server: Running) -> None:
    people = [server.guest(name) for name in ("Ann", "Bob", "Cy")]
    table = people[0].create("doors", ["me", "open", "open"])
    for seat in (1, 2):
        people[seat].claim(table, seat)
    lines = [guest.socket(table, seat) for seat, guest in enumerate(people)]
    lines[0].play()
    lines[0].ask("propose", kind="undo")
    asked = lines[1].updated(lambda update: update["table"]["proposal"])["table"]["proposal"]["id"]
    assert lines[1].ask("vote", proposal=asked, agree=True)["type"] == "ack"
    before = server.tables.live[table].version
    assert lines[1].ask("vote", proposal=asked, agree=True)["code"] == "not-now"
    assert server.tables.live[table].version == before
    # Who has said yes may still think better of it.
    assert lines[1].ask("vote", proposal=asked, agree=False)["type"] == "ack"


# --- clocks ------------------------------------------------------------------------------------------------------


def test_an_opponent_who_opens_a_seats_link_does_not_stop_its_clock(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("salvage", ["me", "open"])
    secrets = {1: bob.claim(table, 1, ready=False).rpartition(".")[2]}
    secrets[0] = str(ann.post(f"/tables/{table}/seats/0/link")["path"]).rpartition(".")[2]
    bob.post(f"/tables/{table}/seats/1/ready", {"ready": True})
    before = ann.get(f"/tables/{table}")["waiting"]
    assert before[0]["due"] is not None
    bob.post(f"/tables/{table}/seats/0/return", {"secret": secrets[0]})
    ann.post(f"/tables/{table}/seats/1/return", {"secret": secrets[1]})
    assert ann.get(f"/tables/{table}")["waiting"] == before


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Андрей Ёж", "Андрей Ёж"),
        ("Андреи\u0306", "Андрей"),
        ("Зое\u0308", "Зоё"),
        ("Ann\u202e\u200b Lee", "Ann Lee"),
        ("Z" + "\u0337" * 20 + "oe", "Z\u0337\u0337\u0337oe"),
        ("\u0301Ann", "Ann"),
        ("A\ufe0fn\u200dn", "Ann"),
        ("👨\u200d👩\u200d👧 Bo", "👨\u200d👩\u200d👧 Bo"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("ที่นี่", "ที่นี่"),
        ("Nguyễn", "Nguyễn"),
    ],
)
def test_names_keep_what_is_written_and_lose_what_is_not(typed: str, kept: str) -> None:
    assert checked_name(typed) == kept


@pytest.mark.parametrize("typed", ["\u3164", "\u2800\u2800", "\u200d", "\u0301\u0301", "\ufe0f", "\U000e0041"])
def test_a_name_that_cannot_be_seen_is_none(server: Running, typed: str) -> None:
    assert server.guest().post("/me", {"name": typed}, 400)["code"] == "bad-name"
    assert plain(typed) == ""


def test_who_looks_on_cannot_speak_in_the_name_of_a_player(server: Running) -> None:
    ann = server.guest("Anna")
    table = ann.create("kuhn", ["me", "open"])
    for name in ("Anna", "anna", "Аnnа", "A n n a", "Ánna"):
        eve = server.guest("Eve")
        eve.post("/me", {"name": name})
        assert eve.socket(table).ask("chat", text="I resign")["code"] == "name-taken", name
    server.time.hour += 60
    other = server.guest("Hanna")
    other.post("/me", {"name": "Hanna"})
    assert other.socket(table).ask("chat", text="good luck")["type"] == "ack"
    assert likeness("🂡") == "🂡" and likeness("Йод") != likeness("Ира")


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Alice", "AIice"),
        ("Alice", "A1ice"),
        ("Bill", "BiIl"),
        ("Nick", "Νick"),
        ("Eve", "Εve"),
        ("Bob", "Βοb"),
        ("🎲", "🎲\ufe0f"),
    ],
)
def test_names_that_pass_for_each_other_are_alike(name: str, alike: str) -> None:
    assert name != alike and likeness(name) == likeness(alike)


# --- whose turn it is to think -----------------------------------------------------------------------------------


def test_thoughts_go_by_turns_however_many_one_asks_for() -> None:
    async def order() -> str:
        queue, done = FairQueue(1), list[str]()

        async def one(asker: Asker, name: str) -> None:
            async with queue.wait(asker):
                done.append(name)
                await asyncio.sleep(0)

        waiting = [one(Asker("greedy"), "g") for _ in range(4)] + [one(Asker("bots", last=True), "b") for _ in range(2)]
        waiting += [one(Asker("Ann"), "a"), one(Asker("Bob"), "o"), one(Asker("Ann"), "a")]
        await asyncio.gather(*waiting)
        assert queue.free == 1
        return "".join(done)

    assert asyncio.run(order()) == "ggaogagbb"


def test_those_who_come_last_do_not_wait_for_ever_and_who_goes_away_blocks_nobody() -> None:
    async def turns_until_called() -> int:
        queue = FairQueue(1)
        await queue.take(Asker("Ann"))
        late = asyncio.ensure_future(queue.take(Asker("bots", last=True)))
        gone = asyncio.ensure_future(queue.take(Asker("Eve")))
        await asyncio.sleep(0)
        gone.cancel()
        count = 0
        while not late.done():
            following = asyncio.ensure_future(queue.take(Asker("Ann")))
            await asyncio.sleep(0)
            queue.give()
            await asyncio.wait([late, following], return_when=asyncio.FIRST_COMPLETED)
            count += 1
        return count

    assert asyncio.run(turns_until_called()) <= LAST_IN


def test_tables_where_nobody_plays_come_last(server: Running) -> None:
    ann = server.guest(place="192.0.2.7")
    table = ann.create("salvage", ["me", "open"])
    live = server.tables.live[table]
    assert live.asker == Asker(live.people.host, last=True)
    server.guest("Eve").socket(table).updated()
    assert live.asker.last
    ann.socket(table, 0).updated()
    assert live.asker == Asker("192.0.2.7")
