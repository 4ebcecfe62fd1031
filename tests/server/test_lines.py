"""Lines that do not read, and lines whose seat has gone to somebody else."""

import asyncio
import socket as sockets
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec import structs
from tests.server.clients import PATIENCE, Guest, Socket
from tests.server.deaf import Deaf
from tests.server.running import LIMITS, Running

from bottlecap.server.run import open_many
from bottlecap.server.tables.connections import Connection


def until(server: Running, wanted: Callable[[], object]) -> None:
    """Wait until it is so, on the server's own loop."""

    async def looked() -> None:
        async with asyncio.timeout(15):
            while not wanted():
                await asyncio.sleep(0.01)

    server.do(looked())


# --- a seat that has gone to somebody else -----------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server where nobody talks too much."""
    limits = structs.replace(LIMITS, chat_a_second=1e6, chat_at_once=1e6, chat_lines=1_000_000, line_bytes=4096)
    found = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", limits)
    yield found
    found.stop()


def fill(server: Running, table: str, talk: Socket) -> None:
    """Talk until some line is so full that closing it would have to wait."""
    while not stuck(server, table):
        for _ in range(50):
            last = talk.send("chat", text="\N{TRUMPET}" * 500)
        talk.answer(last)


def stuck(server: Running, table: str) -> list[Connection]:
    return [connection for connection in server.tables.live[table].connections if connection.sending and connection.behind]


def seat_changes_hands(server: Running) -> tuple[str, Guest, Deaf, Guest]:
    """Bob sits down, opens a line that he never reads, and leaves; Cy takes the seat."""
    ann, bob, cy = server.guest(), server.guest("Bob"), server.guest("Cy")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1, ready=False)
    deaf = Deaf(server.address, table, 1, bob.cookie())
    talk = ann.socket(table, 0)
    fill(server, table, talk)
    bob.post(f"/tables/{table}/seats/1/leave")
    cy.claim(table, 1)
    return table, ann, deaf, cy


def test_a_line_that_lost_its_seat_plays_nothing(server: Running) -> None:
    table, ann, deaf, cy = seat_changes_hands(server)
    line = ann.socket(table, 0)
    line.play(lambda actions: {"kind": "bet"})
    mine = cy.socket(table, 1)
    prompt = mine.asked()
    version = server.tables.live[table].version
    try:
        deaf.send("play", id="stolen", decision=prompt["decision"], action={"kind": "pass"})
        deaf.send("chat", id="said", text="I am Cy")
    except OSError:
        # It was cut off already.
        pass
    until(server, lambda: len(server.tables.live[table].connections) == 3)
    assert server.tables.live[table].version == version
    assert mine.play(lambda actions: {"kind": "bet"})["type"] == "ack"
    deaf.close()


def test_a_line_that_lost_its_seat_is_told_nothing_more(server: Running) -> None:
    table, _ann, deaf, cy = seat_changes_hands(server)
    cy.socket(table, 1).updated(lambda update: update["view"])
    # Now it reads: of what was dealt to Cy nothing is among it.
    heard = deaf.hear()
    assert b'"kind":"open"' in heard or b'"status":"lobby"' in heard
    assert b'"status":"playing"' not in heard
    deaf.close()


def test_a_message_that_waited_while_the_seat_was_left_is_refused(server: Running) -> None:
    """The line is open and reads; its message waits for the table's lock while its seat is given up."""
    ann, bob, cy = server.guest(), server.guest("Bob"), server.guest("Cy")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1, ready=False)
    his = bob.socket(table, 1)
    his.updated()
    live = server.tables.live[table]

    async def held() -> None:
        await live.lock.acquire()

    async def let_go() -> None:
        live.lock.release()

    refused: list[str] = []
    server.do(held())
    his.send("chat", id="late", text="still Bob")
    # What he sent waits for the lock; then his leaving is done before it.
    until(server, lambda: len(live.lock._waiters or ()) == 1)
    people = live.people.copy()
    people.seats[1].holders = [cy.name]
    live.people = people
    server.do(let_go())
    refused.append(his.answer("late").get("code", ""))
    assert refused == ["not-yours"]


def test_who_comes_too_late_for_a_seat_is_not_told_of_it(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("kuhn", ["me", "open"])
    bob.claim(table, 1, ready=False)
    live = server.tables.live[table]
    connection = Connection(live.people.seats[1].holders[0], "Bob", 1, 0)
    bob.post(f"/tables/{table}/seats/1/leave")
    server.do(live.join(connection))
    assert connection.closed and not connection.outbox and connection not in live.connections


# --- lines that do not read ----------------------------------------------------------------------------------


def impatient(tmp_path: Path, **more: float) -> Running:
    """A server that gives a line a second to take something."""
    limits = {"sending_seconds": 1.0, "closing_seconds": 1.0, "line_bytes": 4096, "chat_at_once": 1e6, "chat_lines": 1_000_000}
    return Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", structs.replace(LIMITS, **{**limits, **more}))


def test_lines_that_never_read_are_cut_off(tmp_path: Path) -> None:
    server = impatient(tmp_path)
    try:
        ann = server.guest()
        table = ann.create("kuhn", ["me", "open"])
        talk = ann.socket(table, 0)
        lines = [Deaf(server.address, table) for _ in range(5)]
        fill(server, table, talk)
        # The server lets them go by itself, and those who read are not touched.
        until(server, lambda: len(server.tables.live[table].connections) == 1)
        assert list(server.tables.services.allowances.sockets.values()) == [1, 1]
        assert talk.ask("chat", text="still here")["type"] == "ack"
        for line in lines:
            assert len(line.hear()) > 0
            line.close()
    finally:
        server.stop()


def test_a_closed_line_does_not_wait_for_whoever_never_reads(tmp_path: Path) -> None:
    """Less waits than would choke the line, and still it must not wait for ever to say good-bye."""
    server = impatient(tmp_path, sending_seconds=1e6)
    try:
        ann, bob = server.guest(), server.guest("Bob")
        table = ann.create("kuhn", ["me", "open"])
        bob.claim(table, 1, ready=False)
        deaf = Deaf(server.address, table, 1, bob.cookie())
        until(server, lambda: len(server.tables.live[table].connections) == 1)
        talk = ann.socket(table, 0)
        while not any(waiting_bytes(server)):
            talk.ask("chat", text="\N{TRUMPET}" * 500)
        assert not stuck(server, table)
        bob.post(f"/tables/{table}/seats/1/leave")
        until(server, lambda: not any(waiting_bytes(server)))
        deaf.close()
    finally:
        server.stop()


def test_who_asks_again_and_again_and_never_listens_is_cut_off(tmp_path: Path) -> None:
    """Every ping of the protocol wants a pong: they must not pile up."""
    server = impatient(tmp_path, sending_seconds=3.0)
    try:
        table = server.guest().create("kuhn", ["me", "open"])
        deaf = Deaf(server.address, table)
        until(server, lambda: len(server.tables.live[table].connections) == 1)
        while still_there(deaf):
            assert max(waiting_bytes(server), default=0) < 400_000
        deaf.close()
    finally:
        server.stop()


def still_there(deaf: Deaf) -> bool:
    try:
        deaf.ping(125)
    except OSError:
        return False
    return True


def waiting_bytes(server: Running) -> list[int]:
    transports = [line.transport for line in list(server.server.server_state.connections)]
    return [transport.get_write_buffer_size() for transport in transports]


def test_sockets_are_limited_by_address_also_for_those_who_are_no_guests(tmp_path: Path) -> None:
    server = impatient(tmp_path, sockets_an_address=3, sending_seconds=1e6)
    try:
        ann = server.guest()
        table = ann.create("kuhn", ["me", "open"])
        lines = [server.guest("nobody").socket(table) for _ in range(3)]
        for line in lines:
            line.updated()
        assert server.guest("nobody").socket(table).closed() == 4429
        lines[0].close()
        until(server, lambda: server.tables.services.allowances.sockets["address 127.0.0.1"] == 2)
        ann.socket(table, 0).updated()
    finally:
        server.stop()


def test_who_comes_late_is_told_the_last_lines_of_a_talk(tmp_path: Path) -> None:
    server = impatient(tmp_path, chat_shown=3)
    try:
        ann = server.guest()
        table = ann.create("kuhn", ["me", "open"])
        line = ann.socket(table, 0)
        for n in range(5):
            line.ask("chat", text=f"line {n}")
        version = line.update["version"]
        assert [said["text"] for said in server.guest("Eve").socket(table).updated()["chat"]] == ["line 2", "line 3", "line 4"]
        assert [said["text"] for said in ann.socket(table, 0, version - 1).updated()["chat"]] == ["line 4"]
        server.stop()
        server.start()
        assert [said["text"] for said in ann.socket(table, 0).updated()["chat"]] == ["line 2", "line 3", "line 4"]
        assert server.tables.live[table].spoken == {0: 5}
    finally:
        server.stop()


# --- requests that do not come ------------------------------------------------------------------------------------


HEAD = "POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"


@pytest.mark.parametrize("begun", ["", HEAD, HEAD + "\r\n{{"], ids=["nothing", "head", "body"])
def test_who_does_not_end_a_request_is_cut_off_and_nobody_else_is(tmp_path: Path, begun: str) -> None:
    limits = structs.replace(LIMITS, asking_seconds=0.3)
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", limits)
    try:
        ann = server.guest()
        table = ann.create("kuhn", ["me", "open"])
        line = ann.socket(table, 0)
        host = urlsplit(server.address).netloc
        with sockets.create_connection((server.settings.host, server.settings.port), PATIENCE) as silent:
            silent.sendall(begun.format(host=host).encode())
            with suppress(ConnectionResetError):
                assert silent.recv(1) == b""
        assert line.ask("chat", text="still here")["type"] == "ack"
        assert ann.get("/me")["known"]
    finally:
        server.stop()


def test_a_server_opens_as_many_lines_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = 512
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, before[1]))
        open_many()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > few
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
