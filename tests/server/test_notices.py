"""What people are told once they have closed the page: of what, when, where, and never of what they may not know."""

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest
from tests.server.clients import Guest, Json, Socket
from tests.server.push_service import PushedBrowser, Receiver
from tests.server.running import Running

from bottlecap.server.notices import sending
from bottlecap.server.notices.delivery import Inwards, Message, check_outside, service_at
from bottlecap.server.notices.sending import Notifier
from bottlecap.server.notices.wishes import Wishes
from bottlecap.server.notices.wording import message_of
from bottlecap.server.services import Services
from bottlecap.server.store.schema import NoticeRow

LATER = 130.0


@pytest.fixture
def hook() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.stop()


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Running]:
    """One whose notices may go to this machine."""
    found = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", notices_loopback=True)
    yield found
    found.stop()


def send_due(server: Running) -> None:
    """What is due is sent at once."""
    notifier = cast(Notifier, server.server.config.app.state.notifier)  # type: ignore[union-attr]
    server.do(notifier.send_due())


def later(server: Running, seconds: float = LATER) -> None:
    server.pass_time(seconds)
    send_due(server)


def listening(guest: Guest, hook: Receiver, **wishes: object) -> None:
    guest.post("/person/notices/addresses", {"address": f"json://{hook.address}/"})
    guest.post("/person/notices/wishes", {"kinds": ["turn", "invitation", "chat", "end"], **wishes})


def told(hook: Receiver) -> list[Json]:
    return [json.loads(body) for _, _, body in hook.got]


def titles(hook: Receiver) -> list[str]:
    return [str(message["title"]) for message in told(hook)]


def two(server: Running, pace: str = "days") -> tuple[str, Guest, Guest]:
    """A match of two in which Ann is asked first."""
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"], pace=pace)
    bob.claim(table, 1)
    return table, ann, bob


def test_whose_turn_it_is_is_told_once_the_page_is_closed(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook)
    line = ann.socket(table, 0)
    line.play(lambda actions: {"kind": "bet"})
    send_due(open_server)
    assert hook.got == [], "not at once: they may be about to come"
    later(open_server)
    assert titles(hook) == ["Your turn: Kuhn poker"] and table in told(hook)[0]["message"]
    later(open_server, 1000)
    assert len(hook.got) == 1, "never twice"


def test_nobody_is_told_what_they_look_at(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook)
    looking = bob.socket(table, 1)
    looking.updated()
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    assert hook.got == []


def test_a_turn_that_has_passed_is_not_told(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook, kinds=["turn"])
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    answering = bob.socket(table, 1)
    answering.updated(lambda u: u["prompts"])
    answering.play(lambda actions: {"kind": "bet"})
    answering.close()
    later(open_server)
    assert hook.got == []


def test_the_end_a_message_and_an_invitation(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook, lang="ru")
    line = ann.socket(table, 0)
    line.send("chat", text="are you there?")
    later(open_server, 400)
    assert titles(hook) == ["Ann пишет вам: Покер Куна"]
    assert "are you there" not in str(told(hook)), "what was written is read at the table"
    line.play(lambda actions: {"kind": "bet"})
    answering = bob.socket(table, 1)
    answering.updated(lambda u: u["prompts"])
    answering.play(lambda actions: {"kind": "pass"})
    answering.close()
    later(open_server, 400)
    # Bob has ended it himself, so only the invitation to another is news.
    ann.post(f"/tables/{table}/rematch")
    later(open_server, 400)
    assert titles(hook)[1:] == ["Ann зовёт вас сыграть: Покер Куна"]


def test_several_things_are_one_message(open_server: Running, hook: Receiver) -> None:
    tables = [two(open_server)[0] for _ in range(2)]
    bob = open_server.guest("Bob")
    listening(bob, hook)
    anns = []
    for _ in tables:
        ann = open_server.guest()
        table = ann.create("kuhn", ["me", "open"], pace="days")
        bob.claim(table, 1)
        anns.append((ann, table))
    for ann, table in anns:
        ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    assert len(hook.got) == 1


def test_only_what_is_wished_for(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook, kinds=["turn"], muted=[table])
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    assert hook.got == []


def test_quiet_hours_put_it_off(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    # The test's hour is 13:46 in Greenwich.
    listening(bob, hook, quiet=[13 * 60, 15 * 60], zone="UTC")
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    assert hook.got == []
    later(open_server, 2 * 3600)
    assert titles(hook) == ["Your turn: Kuhn poker"]


def test_quiet_hours_over_midnight() -> None:
    wishes = Wishes(quiet=(22 * 60, 7 * 60), zone="Europe/Moscow")
    midnight_in_moscow = 1_700_000_000 // 86400 * 86400 + 21 * 3600.0
    assert wishes.after_quiet(midnight_in_moscow) == midnight_in_moscow + 7 * 3600
    assert wishes.after_quiet(midnight_in_moscow + 8 * 3600) == midnight_in_moscow + 8 * 3600


def test_a_restart_loses_nothing_that_is_due(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook)
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    open_server.stop()
    open_server.start()
    later(open_server)
    assert titles(hook) == ["Your turn: Kuhn poker"]


def test_a_browser_s_push_service_gets_it_signed_and_sealed(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    browser = PushedBrowser(hook)
    key = bob.post("/person/notices/push", browser.subscription())["key"]
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    (message,) = browser.messages(key)
    assert message["title"] == "Your turn: Kuhn poker" and message["path"] == f"/table/{table}"
    # The browser has taken its subscription back: it is forgotten.
    hook.status = 410
    address = bob.get("/person/notices")["addresses"][0]["id"]
    assert not bob.post(f"/person/notices/addresses/{address}/try")["good"]
    ann.socket(table, 0).updated()
    open_server.guest("Cy")


def test_who_does_not_answer_is_tried_again_and_put_to_rest(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook)
    hook.status = 500
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    assert len(hook.got) >= 1
    for _ in range(6):
        later(open_server, 8000)
    found = bob.get("/person/notices")["addresses"][0]
    assert found["rests"] and found["failed"] >= 5
    tried = len(hook.got)
    later(open_server, 8000)
    assert len(hook.got) == tried
    hook.status = 200
    assert bob.post(f"/person/notices/addresses/{found['id']}/try")["good"]
    assert not bob.get("/person/notices")["addresses"][0]["rests"]


# --- what is news, and to whom -----------------------------------------------------------------------------


def settled(server: Running) -> None:
    """Wait until it is noted what somebody has seen."""

    async def quiet() -> None:
        while any(task.get_name() == "what was seen" for task in server.tables.services.tasks):
            await asyncio.sleep(0.01)

    server.do(quiet())


def left(server: Running, table: str, line: Socket, others: int = 0) -> None:
    """The page is closed, and the server has heard of it."""
    line.close()

    async def gone() -> None:
        while len(server.tables.live[table].connections) > others:
            await asyncio.sleep(0.01)

    server.do(gone())
    settled(server)


def test_what_was_seen_before_the_page_was_closed_is_no_news(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook)
    looking, line = bob.socket(table, 1), ann.socket(table, 0)
    line.send("chat", text="hello")
    looking.updated(lambda u: u["chat"])
    left(open_server, table, looking, others=1)
    later(open_server, 400)
    assert hook.got == []
    # What is written after that is.
    line.answer(line.send("chat", text="are you gone?"))
    later(open_server, 400)
    assert len(hook.got) == 1


def test_the_end_that_was_seen_is_no_news(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(ann, hook)
    looking = ann.socket(table, 0)
    looking.play(lambda actions: {"kind": "bet"})
    answering = bob.socket(table, 1)
    answering.updated(lambda u: u["prompts"])
    answering.play(lambda actions: {"kind": "pass"})
    looking.updated(lambda u: u["result"])
    left(open_server, table, looking, others=1)
    later(open_server, 400)
    assert hook.got == []


def test_many_lines_are_one_message(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook)
    line = ann.socket(table, 0)
    for number in range(6):
        line.answer(line.send("chat", text=f"line {number}"))
        open_server.pass_time(20)
    for _ in range(25):
        later(open_server, 20)
    assert titles(hook) == ["Ann has written to you: Kuhn poker"]


def test_rows_do_not_grow_with_lines(open_server: Running, hook: Receiver, tmp_path: Path) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook, quiet=[13 * 60, 15 * 60])
    line = ann.socket(table, 0)
    for number in range(10):
        line.answer(line.send("chat", text=f"line {number}"))
    assert count(tmp_path, "notices") == 1


def count(folder: Path, name: str) -> int:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        return int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])


def test_who_has_left_the_seat_is_told_nothing_of_it(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    listening(bob, hook)
    line = ann.socket(table, 0)
    line.send("chat", text="hello")
    line.updated(lambda u: u["chat"])
    bob.post(f"/tables/{table}/seats/1/leave")
    later(open_server, 400)
    assert hook.got == []


def test_one_who_cannot_be_told_keeps_nobody_else_waiting(
    open_server: Running, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with one of them: others are told now, and the server goes on telling."""
    (table, ann, bob), (other, cy, dan) = two(open_server), two(open_server)
    listening(bob, hook)
    listening(dan, hook, lang="ru")

    def failing(rows: Sequence[NoticeRow], mark: str, games: Mapping[str, str], lang: str, services: Services) -> Message:
        if lang == "en":
            raise KeyError("no such word")
        return message_of(rows, mark, games, lang, services)

    monkeypatch.setattr(sending, "message_of", failing)
    for player, at in ((ann, table), (cy, other)):
        player.socket(at, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    assert titles(hook) == ["Ваш ход: Покер Куна"]
    monkeypatch.undo()
    later(open_server, 400)
    assert titles(hook) == ["Ваш ход: Покер Куна", "Your turn: Kuhn poker"]


def test_a_name_calls_nobody(open_server: Running, hook: Receiver) -> None:
    eve, bob = open_server.guest("@everyone <!channel>"), open_server.guest("Bob")
    table = eve.create("kuhn", ["me", "open"])
    bob.claim(table, 1)
    listening(bob, hook)
    eve.socket(table, 0).send("chat", text="hello")
    settled(open_server)
    later(open_server, 400)
    (title,) = titles(hook)
    assert "everyone" in title and "@" not in title and "<" not in title


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    """In Berlin clocks go back from 3:00 to 2:00 on the 25th of October 2026, at one o'clock in Greenwich."""
    wishes = Wishes(quiet=(22 * 60, 2 * 60 + 45), zone="Europe/Berlin")
    second_half_past_two = datetime(2026, 10, 25, 1, 30, tzinfo=UTC).timestamp()
    assert wishes.after_quiet(second_half_past_two) == second_half_past_two + 15 * 60


# --- who listens -------------------------------------------------------------------------------------------


def test_a_browser_that_is_shut_out_is_told_nothing_any_more(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    phone, browser = open_server.guest("phone"), PushedBrowser(hook)
    phone.post("/person/return", {"code": bob.post("/person/code")["code"]})
    phone.post("/person/notices/push", browser.subscription())
    assert len(bob.get("/person/notices")["addresses"]) == 1
    other = next(one for one in bob.get("/person")["browsers"] if not one["here"])
    bob.post(f"/person/browsers/{other['id']}/shut-out")
    assert bob.get("/person/notices")["addresses"] == []
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    assert hook.got == []


def test_a_guest_who_comes_back_is_told_where_they_have_said_so(open_server: Running, hook: Receiver) -> None:
    """As a guest they have given an address and sit at a table; then they come back by a code."""
    table, ann, phone = two(open_server)
    listening(phone, hook, lang="ru", kinds=["turn"])
    bob = open_server.guest("Bob")
    code = bob.post("/person/code")["code"]
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    phone.post("/person/return", {"code": code})
    later(open_server)
    assert titles(hook) == ["Ваш ход: Покер Куна"], "what was due, in the words they wished for"
    found = bob.get("/person/notices")
    assert len(found["addresses"]) == 1 and found["kinds"] == ["turn"]


def test_addresses_do_not_grow_by_coming_back(open_server: Running, hook: Receiver) -> None:
    bob = open_server.guest("Bob")
    code = bob.post("/person/code")["code"]
    for number in range(15):
        bob.post("/person/notices/addresses", {"address": f"json://{hook.address}/{number}"})
    phone = open_server.guest("phone")
    for number in range(15):
        phone.post("/person/notices/addresses", {"address": f"json://{hook.address}/phone/{number}"})
    phone.post("/person/return", {"code": code})
    assert len(bob.get("/person/notices")["addresses"]) == 20
    more = {"address": f"json://{hook.address}/more"}
    assert bob.post("/person/notices/addresses", more, 429)["detail"] == "addresses"


def test_a_browser_tells_only_who_is_at_it_now(open_server: Running, hook: Receiver) -> None:
    table, ann, bob = two(open_server)
    browser, cy = PushedBrowser(hook), open_server.guest("Cy")
    bob.post("/person/notices/push", browser.subscription())
    cy.post("/person/notices/push", browser.subscription())
    assert bob.get("/person/notices")["addresses"] == [] and len(cy.get("/person/notices")["addresses"]) == 1
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(open_server)
    assert hook.got == []


def test_the_key_of_the_server_is_made_once(open_server: Running) -> None:
    """Many ask at once before anybody has: whoever subscribes with one of them is told after a restart too."""
    asking = [open_server.guest() for _ in range(8)]
    with ThreadPoolExecutor(8) as at_once:
        keys = {str(found["key"]) for found in at_once.map(lambda guest: guest.get("/person/notices"), asking)}
    open_server.stop()
    open_server.start()
    assert keys == {open_server.guest().get("/person/notices")["key"]}


def test_whose_address_hangs_keeps_nobody_else_waiting(open_server: Running, hook: Receiver) -> None:
    (table, ann, bob), (other, cy, dan) = two(open_server), two(open_server)
    silent = socket.create_server(("127.0.0.1", 0))
    for number in range(4):
        bob.post("/person/notices/addresses", {"address": f"json://127.0.0.1:{silent.getsockname()[1]}/{number}"})
    listening(dan, hook)
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    open_server.pass_time(20)
    cy.socket(other, 0).play(lambda actions: {"kind": "bet"})
    open_server.pass_time(LATER)
    began = time.monotonic()
    while not hook.got and time.monotonic() - began < 30:
        time.sleep(0.1)
    silent.close()
    assert titles(hook) == ["Your turn: Kuhn poker"]
    # Four lines, each silent for some seconds, were before it.
    assert time.monotonic() - began < 10


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": "A" * 87},
        {"p256dh": "A" * 20},
        {"p256dh": "?" * 87},
        {"auth": "A" * 8},
        {"auth": "!" * 22},
        {"endpoint": "https://"},
        {"endpoint": "https://["},
        {"endpoint": "ftp://push.example/1"},
    ],
)
def test_a_subscription_to_which_nothing_can_be_sealed_is_refused(
    server: Running, hook: Receiver, wrong: Json, tmp_path: Path
) -> None:
    body = PushedBrowser(hook).subscription()
    changed = {"endpoint": body["endpoint"], "keys": dict(body["keys"])}
    changed["keys"].update({name: value for name, value in wrong.items() if name in changed["keys"]})
    changed["endpoint"] = str(wrong.get("endpoint", body["endpoint"])).ljust(10, "/")
    eve = server.guest("Eve")
    assert eve.post("/person/notices/push", changed, 400)["code"] in ("bad-address", "bad-message")
    assert count(tmp_path, "addresses") == count(tmp_path, "guests") == 0 and not eve.cookie()


# --- addresses that point inwards ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.5.5",
        "169.254.169.254",
        "0.0.0.0",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
    ],
)
def test_no_connection_goes_inwards(address: str) -> None:
    with pytest.raises(Inwards):
        check_outside(2, (address, 80), False)


@pytest.mark.parametrize("address", ["::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::", "ff02::1"])
def test_no_connection_of_the_sixth_version_goes_inwards(address: str) -> None:
    with pytest.raises(Inwards):
        check_outside(10, (address, 80, 0, 0), False)


def test_the_world_outside_is_reached_and_no_pipe_of_this_machine() -> None:
    check_outside(2, ("93.184.215.14", 443), False)
    check_outside(10, ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", 443, 0, 0), False)
    with pytest.raises(Inwards):
        check_outside(1, "/run/postgresql/.s", False)


def test_an_address_that_points_inwards_is_never_reached(server: Running, hook: Receiver) -> None:
    table, ann, bob = two(server)
    port = hook.address.split(":")[1]
    for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0"):
        bob.post("/person/notices/addresses", {"address": f"json://{host}:{port}/"})
    bob.post("/person/notices/push", PushedBrowser(hook).subscription())
    ann.socket(table, 0).play(lambda actions: {"kind": "bet"})
    later(server)
    for address in bob.get("/person/notices")["addresses"]:
        assert not bob.post(f"/person/notices/addresses/{address['id']}/try")["good"]
    assert hook.got == []


def test_a_redirect_that_points_inwards_is_not_followed(open_server: Running, hook: Receiver) -> None:
    bob = open_server.guest("Bob")
    hook.elsewhere = "http://10.0.0.1/secret"
    address = bob.post("/person/notices/addresses", {"address": f"json://{hook.address}/"})["addresses"][0]["id"]
    assert not bob.post(f"/person/notices/addresses/{address}/try")["good"]


@pytest.mark.parametrize(
    "address", ["file:///etc/passwd", "syslog://", "dbus://", "script:///bin/sh", "nonsense", "http://x", "macosx://"]
)
def test_services_of_this_machine_are_none(server: Running, address: str) -> None:
    assert service_at(address) is None
    assert server.guest().post("/person/notices/addresses", {"address": address}, 400)["code"] == "bad-address"


def test_wishes_that_cannot_be_kept_are_refused_by_their_field(server: Running) -> None:
    ann = server.guest()
    wrongs: list[tuple[Json, str]] = [({"zone": "Mars/Olympus"}, "zone"), ({"quiet": [0, 5000]}, "quiet"), ({"lang": "xx"}, "lang")]
    wrongs += [({"zone": zone}, "zone") for zone in ("", ".", "../../etc/passwd", "Europe", "UTC\0")]
    for wrong, field in wrongs:
        assert ann.post("/person/notices/wishes", wrong, 400)["detail"] == field
    assert ann.post("/person/notices/wishes", {"kinds": ["gossip"]}, 400)
    assert ann.get("/person/notices")["kinds"] == ["turn", "invitation", "end"]
