"""Delivering to whatever address somebody gives: nothing of this machine is read, run or reached, and nobody waits for ever."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.push_service import Receiver

from bottlecap.server.notices import delivery
from bottlecap.server.notices.delivery import Inwards, Message, Sent, check_outside, deliver, shown_service
from bottlecap.server.operations.processes import Workers

MESSAGE = Message("1", "Your turn", "Kuhn poker", "/table/x")


@pytest.fixture(scope="module")
def other() -> Iterator[Workers]:
    """The process in which it happens: this one must not be closed in."""
    found = Workers(1, 60)
    yield found
    found.stop()


def run(other: Workers, work: Callable[..., object], *given: object) -> object:
    return other.start().submit(work, *given).result(90)


def delivered(other: Workers, address: str, loopback: bool = True, kind: str = "service") -> Sent:
    found = run(other, deliver, kind, address, MESSAGE, "", "mailto:a@b.example", loopback)
    assert isinstance(found, Sent)
    return found


# --- what is within -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        # Once a site's own (RFC 3879); of no prefix that is given to anybody.
        *("fec0::1", "::127.0.0.1", "::10.0.0.1", "4000::1", "5f00::1"),
        # One of the fourth version within, for a translator or a tunnel.
        *("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::"),
    ],
)
def test_no_address_of_the_sixth_version_leads_inwards_by_what_it_holds(address: str) -> None:
    with pytest.raises(Inwards):
        check_outside(socket.AF_INET6, (address, 80, 0, 0), False)


def test_a_translator_s_address_of_the_world_outside_is_outside() -> None:
    check_outside(socket.AF_INET6, ("64:ff9b::808:808", 443, 0, 0), False)


def tried_by_datagram() -> str:
    delivery.guard(False)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.sendto(b"hello", ("127.0.0.1", 9))
        except Inwards:
            return "refused"
    return "sent"


def tried_by_pipe() -> str:
    delivery.guard(False)
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect_ex("/run/nothing")
        except Inwards:
            return "refused"
    return "sent"


def tried_program() -> str:
    import subprocess

    delivery.guard(False)
    try:
        subprocess.run(["true"], check=False)
    except Inwards:
        return "refused"
    return "run"


def tried_proxies() -> list[str]:
    import os

    os.environ["HTTPS_PROXY"] = "http://proxy.example:3128"
    delivery.Gate.up = False
    delivery.guard(False)
    return [name for name in os.environ if name.lower().endswith("_proxy")]


@pytest.mark.parametrize("tried", [tried_by_datagram, tried_by_pipe, tried_program])
def test_neither_datagrams_nor_pipes_nor_programs_go_inwards(other: Workers, tried: Callable[[], str]) -> None:
    assert run(other, tried) == "refused"


def test_no_proxy_connects_where_we_may_not() -> None:
    alone = Workers(1, 60)
    try:
        assert run(alone, tried_proxies) == []
    finally:
        alone.stop()


# --- files ----------------------------------------------------------------------------------------------------


def tried_file(path: str, mode: str) -> str:
    delivery.guard(False)
    try:
        with open(path, mode):
            return "opened"
    except Inwards:
        return "refused"


def test_no_file_is_read_or_written(other: Workers, tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_text('{"content": "the password is rosebud"}')
    assert run(other, tried_file, str(secret), "r") == "refused"
    assert run(other, tried_file, str(tmp_path / "new"), "w") == "refused" and not (tmp_path / "new").exists()
    around = f"{Path(json.__file__).parent}/../../../../../../../../{secret}"
    assert run(other, tried_file, around, "r") == "refused"
    assert run(other, tried_file, json.__file__, "r") == "opened", "what Python itself is made of"


def sent_with_template(path: str) -> list[str]:
    """What a service is asked to send with the file as its template, caught before it goes out."""
    import requests

    delivery.guard(True)
    sent: list[str] = []

    def post(*given: object, **more: object) -> object:
        sent.append(str((given, more)))
        raise requests.RequestException("no network here")

    requests.post = requests.Session.request = requests.request = post  # type: ignore[assignment]
    for address in (
        f"discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js?template={path}",
        f"slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#general?template={path}",
        f"tgram://123456789:abcdefg_hijklmnop/12315544/?template={path}",
    ):
        deliver("service", address, MESSAGE, "", "", True)
    return sent


def test_a_service_s_template_is_no_file_of_ours(tmp_path: Path) -> None:
    """Apprise sends the file that `template=` names: whoever gives the address gets it, if the server can read it."""
    secret = tmp_path / "secret.json"
    secret.write_text('{"content": "rosebud", "text": "rosebud", "blocks": [{"type": "section", "text": "rosebud"}]}')
    alone = Workers(1, 60)
    try:
        assert "rosebud" not in str(run(alone, sent_with_template, str(secret)))
    finally:
        alone.stop()


# --- whoever answers slowly, or without end -------------------------------------------------------------------


class Talker:
    """Takes a request, and then sends the same again and again."""

    def __init__(self, head: bytes, again: bytes, pause: float) -> None:
        self.head, self.again, self.pause = head, again, pause
        self.line = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.line.getsockname()[1]}"
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while True:
            try:
                line, _ = self.line.accept()
            except OSError:
                return
            threading.Thread(target=self.talk, args=(line,), daemon=True).start()

    def talk(self, line: socket.socket) -> None:
        try:
            line.recv(65536)
            line.sendall(self.head)
            while True:
                line.sendall(self.again)
                time.sleep(self.pause)
        except OSError:
            line.close()

    def stop(self) -> None:
        self.line.shutdown(socket.SHUT_RDWR)
        self.line.close()


def hurried(address: str) -> Sent:
    """The same with less patience, for tests."""
    delivery.DEADLINE = 2  # type: ignore[misc]
    return deliver("service", address, MESSAGE, "", "", True)


def test_who_answers_a_letter_at_a_time_is_late_and_the_process_goes_on(other: Workers) -> None:
    """No time-out of a line ends that; what is killed for it takes with it what others wait for."""
    talker = Talker(b"HTTP/1.1 200 OK\r\nX-Long: ", b"a", 0.2)
    try:
        began = time.monotonic()
        assert run(other, hurried, f"json://{talker.address}/?rto=1000&retry=5&wait=60") == Sent(False, why="late")
        assert time.monotonic() - began < 20
    finally:
        talker.stop()
    hook = Receiver()
    try:
        assert delivered(other, f"json://{hook.address}/").good, "the same process"
    finally:
        hook.stop()


def size_of_this() -> int:
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def test_an_answer_without_end_fills_no_memory(other: Workers) -> None:
    before = run(other, size_of_this)
    talker = Talker(b"HTTP/1.1 200 OK\r\n\r\n", b"a" * 2**20, 0.0)
    try:
        delivered(other, f"json://{talker.address}/")
    finally:
        talker.stop()
    after = run(other, size_of_this)
    assert isinstance(before, int) and isinstance(after, int)
    assert after - before <= delivery.MOST_MEMORY + 2**26


# --- how an address is shown ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "secrets"),
    [
        ("tgram://123456789:abcdefg_hijklmnop/12315544/", ("abcdefg_hijklmnop",)),
        ("discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js", ("4174216298", "JHMHI8q")),
        ("slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#general", ("TIiajkd", "T1JJ3T3L2")),
        ("pover://uuuuuuuuuuuuuuuuuuuuuuuuuuuuuu@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", ("uuuuu", "aaaaa")),
        ("mailto://ann:rosebud@mail.example?to=ann@mail.example", ("rosebud",)),
    ],
)
def test_an_address_is_shown_without_its_secrets(other: Workers, address: str, secrets: tuple[str, ...]) -> None:
    shown = str(run(other, shown_service, address, False))
    assert shown.startswith(address.partition("://")[0])
    assert not any(secret.lower() in shown.lower() for secret in secrets)


@pytest.mark.parametrize("address", ["file:///etc/passwd", "nonsense", "json://[", "json://", "mailto://", "x" * 3000, "json://\0"])
def test_what_is_no_address_is_shown_as_none(other: Workers, address: str) -> None:
    assert run(other, shown_service, address, False) == ""
