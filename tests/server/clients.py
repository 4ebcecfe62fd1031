"""Clients as a page would be one: a guest with a cookie, and sockets."""

import json
import random
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

# Long enough for the slowest machine; nothing here waits for time to pass.
PATIENCE = 20.0

Json = dict[str, Any]


def answerable(update: Json) -> list[Json]:
    """The questions that have an answer now: what is open beside the play may have none for a while."""
    return [prompt for prompt in update["prompts"] if prompt["actions"]]


class Guest:
    """A browser: its cookie, and what it may ask over HTTP."""

    def __init__(self, address: str, name: str = "Ann", place: str = "") -> None:
        self.address = address
        self.name = name
        # Where the browser is, where the server believes whoever says so.
        self.forwarded = {"X-Forwarded-For": place} if place else {}
        self.http = httpx.Client(base_url=address, headers={"Origin": address, **self.forwarded}, timeout=PATIENCE)
        self.open: list[Socket] = []

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def get(self, path: str, status: int = 200) -> Json:
        answer = self.http.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def create(self, game: str, seats: list[str], **more: object) -> str:
        """A table: a seat is "me", "open", or a bot's level."""
        plans = [seat_plan(seat, self.name) for seat in seats]
        return str(self.post("/tables", {"game": game, "seats": plans, **more}, 201)["table"])

    def claim(self, table: str, seat: int, ready: bool = True) -> str:
        path = str(self.post(f"/tables/{table}/seats/{seat}/claim", {"name": self.name})["path"])
        if ready:
            self.post(f"/tables/{table}/seats/{seat}/ready", {"ready": True})
        return path

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, table: str, seat: int | None = None, version: int | None = None) -> "Socket":
        found = Socket(self, table, seat, version)
        self.open.append(found)
        return found

    def close(self) -> None:
        for socket in self.open:
            socket.close()
        self.http.close()


def seat_plan(seat: str, name: str) -> Json:
    if seat == "me":
        return {"kind": "me", "name": name}
    return {"kind": "open"} if seat == "open" else {"kind": "bot", "level": seat}


def newer_than(version: int) -> Callable[[Json], bool]:
    return lambda update: bool(update["version"] > version)


class Socket:
    """A seat's socket, or a spectator's; keeps every frame, and the last update."""

    def __init__(self, guest: Guest, table: str, seat: int | None, version: int | None = None) -> None:
        query = {"seat": seat, "version": version}
        words = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
        url = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?{words}"
        headers = {**guest.forwarded, **({"Cookie": guest.cookie()} if guest.cookie() else {})}
        self.held = ExitStack()
        # Whoever does not read all they are told must not wait for it when they go.
        opened = connect(url, origin=Origin(guest.address), additional_headers=headers, max_size=None, max_queue=None)
        self.line: ClientConnection = self.held.enter_context(opened)
        self.seat = seat
        self.frames: list[str] = []
        self.events: list[Json] = []
        self.update: Json = {}
        self.acks: deque[Json] = deque()

    def close(self) -> None:
        self.held.close()

    def take(self) -> Json:
        """The next message; what an update acknowledges follows it, as if each had been told by itself."""
        if self.acks:
            return self.acks.popleft()
        return self.hear(self.line.recv(PATIENCE))

    def hear(self, frame: str | bytes) -> Json:
        """Take a message in."""
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "update":
            if message["since"] == 0:
                self.events = []
            assert message["since"] in (0, self.update.get("version", message["since"]))
            self.events += message["events"]
            self.update = message
            self.acks.extend({"type": "ack", "id": id, "version": message["version"]} for id in message["acks"])
        return message

    def until(self, wanted: Callable[[Json], object]) -> Json:
        while True:
            message = self.take()
            if wanted(message):
                return message

    def updated(self, wanted: Callable[[Json], object] = lambda update: True) -> Json:
        """The first update that is as wanted, the last one seen included."""
        if self.update and wanted(self.update):
            return self.update
        return self.until(lambda message: message["type"] == "update" and wanted(message))

    def send(self, type: str, /, id: str | None = None, **fields: object) -> str:
        id = id or secrets.token_hex(8)
        self.line.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    def answer(self, id: str) -> Json:
        return self.until(lambda message: message.get("id") == id)

    def ask(self, type: str, /, **fields: Any) -> Json:
        """Send, and wait for the answer."""
        return self.answer(self.send(type, **fields))

    def asked(self) -> Json:
        """The first question to this seat that can be answered now, as soon as there is one."""
        update = self.updated(lambda update: answerable(update) or update["result"])
        return dict(answerable(update)[0]) if answerable(update) else {}

    def play(self, choose: Callable[[list[Json]], Json] | None = None) -> Json:
        """Answer the first question, and wait until that is stored and shown."""
        prompt = self.asked()
        action = (choose or (lambda actions: actions[0]))(prompt["actions"])
        done = self.ask("play", decision=prompt["decision"], action=action)
        if done["type"] == "ack":
            self.updated(lambda update: update["version"] >= done["version"])
        return done

    def play_out(self, rng: random.Random) -> Json:
        """Answer at random until the match is over; the last update."""
        while not self.updated(lambda update: update["result"] or answerable(update))["result"]:
            seen = self.update["version"]
            done = self.play(rng.choice)
            if done["type"] != "ack":
                # Somebody else was quicker, and what was asked beside the play is gone.
                assert done["code"] in ("stale", "wrong-seat", "illegal", "not-now"), done
                self.updated(newer_than(seen))
        return self.update

    def closed(self) -> int:
        """Read until the server closes; its code."""
        try:
            while True:
                self.take()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006
