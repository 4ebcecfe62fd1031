"""Many players at once, for drills: they answer at random, and play on through every death of the server."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import httpx
from tests.homes import home_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, WebSocketException
from websockets.typing import Origin

Json = dict[str, Any]

# What a dying server does to those who talk to it.
GONE: Final = (WebSocketException, InvalidMessage, OSError, httpx.TransportError, EOFError)
# Somebody else was quicker, or the match is over: no mistake of the server's.
LATE: Final = ("stale", "wrong-seat", "illegal", "not-now")

# How often a seat whose frames are kept asks for advice, and what the ids of such questions begin with.
HINTED: Final = 0.05
HINT: Final = "hint "

# Codes by which a line of somebody who may be there must never be closed.
UNFAIR: Final = (1011, 4403, 4404, 4429, 4430)


class Sitter:
    """One seat (or a spectator, None): what it was told, what it sent, and what of that was acknowledged."""

    def __init__(self, crowd: "Crowd", table: str, seat: int | None) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.version: int | None = None
        self.update: Json = {}
        # Every frame, and after which version of the table it came.
        self.frames: list[str] = []
        self.open: dict[str, Json] = {}
        self.acked: set[str] = set()
        self.sent = 0
        # The version that it last answered a question of: a question is answered once.
        self.tried: int | None = None

    @property
    def over(self) -> bool:
        return bool(self.update) and self.update["result"] is not None

    def address(self) -> str:
        words = [] if self.seat is None else [f"seat={self.seat}"]
        words += [] if self.version is None else [f"version={self.version}"]
        return f"{self.crowd.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{'&'.join(words)}"

    def line(self) -> connect:
        """Its socket, to be entered."""
        headers = {"Cookie": self.crowd.cookie}
        origin = Origin(self.crowd.address)
        return connect(self.address(), origin=origin, additional_headers=headers, compression=None, max_size=None)

    async def play(self) -> None:
        """Answer whatever it is asked, until the match is over or the line breaks."""
        try:
            await self.answer_all()
        except ConnectionClosed as end:
            assert end.rcvd is None or end.rcvd.code not in UNFAIR, f"the server closed a good line: {end.rcvd}"
            raise

    async def answer_all(self) -> None:
        async with self.line() as line:
            self.tried = None
            for message in self.open.values():
                await line.send(json.dumps(message))
            while not self.over:
                self.take(str(await line.recv()))
                if self.update and not self.open and self.tried != self.version:
                    await self.answer(line)

    def take(self, frame: str) -> Json:
        """Read what the server says."""
        message: Json = json.loads(frame)
        if self.crowd.keeps:
            self.frames.append(frame)
        if message["type"] == "update":
            self.update, self.version = message, message["version"]
            for id in message["acks"]:
                self.settle(id)
        elif message["type"] == "ack":
            self.settle(message["id"])
        elif message["type"] == "refused":
            self.refused(message)
        return message

    def settle(self, id: str) -> None:
        """What it sent is stored for good: it said so, and must stand by that."""
        assert id in self.open, f"{id} was acknowledged, and nobody sent it"
        del self.open[id]
        self.acked.add(id)
        self.crowd.acks += 1

    def refused(self, message: Json) -> None:
        if message["id"].startswith(HINT):
            return
        if message["code"] == "retry":
            # The line is about to break, or the store to come back: it is sent again with the next one.
            raise ConnectionError
        assert message["code"] in LATE, message
        self.open.pop(message["id"], None)

    async def answer(self, line: ClientConnection) -> None:
        """First its standing orders; then mostly what the match waits for, now and then something beside the play."""
        self.tried = self.version
        rng = self.crowd.rng
        if self.crowd.keeps and self.update["table"]["hints"] and self.update["prompts"] and rng.random() < HINTED:
            # Whatever the answer is, it is looked through like any other frame.
            await line.send(json.dumps({"type": "hint", "id": f"{HINT}{self.version}"}))
        if self.sent == 0 and self.update["table"]["orders"] and self.seat is not None:
            orders = {order["name"]: rng.choice(["ask", *order["ways"]]) for order in self.update["table"]["orders"]}
            await self.send(line, {"type": "orders", "orders": orders})
            return
        prompts = [prompt for prompt in self.update["prompts"] if prompt["actions"]]
        if prompts and (prompts[0]["blocking"] or rng.random() < 0.2):
            prompt = prompts[0] if rng.random() < 0.9 else rng.choice(prompts)
            await self.send(line, {"type": "play", "decision": prompt["decision"], "action": rng.choice(prompt["actions"])})

    async def send(self, line: ClientConnection, message: Json) -> None:
        self.sent += 1
        id = f"{self.table}.{self.seat}.{self.sent}"
        self.open[id] = {**message, "id": id}
        await line.send(json.dumps(self.open[id]))


class Crowd:
    """One guest with all seats of many tables, so that a single cookie serves."""

    def __init__(self, game: str, rng: random.Random, keeps: bool = False, options: Json | None = None) -> None:
        self.game = game
        self.rng = rng
        self.options = dict(home_of(game).served) if options is None else options
        # Whether every frame is kept, to be looked through.
        self.keeps = keeps
        # Whether the database may be away for a while.
        self.patient = False
        self.address = ""
        self.cookie = ""
        self.acks = 0
        # By place: the table that is played there, and all that were.
        self.places: dict[int, list[Sitter]] = {}
        self.tables: dict[str, list[Sitter]] = {}
        self.ended = 0

    async def sit(self, http: httpx.AsyncClient, watched: bool = False) -> list[Sitter]:
        """A new table, all seats of it ours."""
        if not self.cookie:
            answer = await http.post("/api/me", json={"name": "Crowd"}, headers=self.headers())
            assert answer.status_code == 200, answer.text
            self.cookie = self.cookie or f"bottlecap={answer.cookies['bottlecap']}"
        seats = [{"kind": "me", "name": f"P{number}"} for number in range(home_of(self.game).seats)]
        plan = {"game": self.game, "seats": seats, "options": self.options, "hints": self.keeps}
        answer = await http.post("/api/tables", json=plan, headers=self.headers())
        if self.patient and answer.status_code >= 500:
            raise ConnectionError
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["table"])
        places: list[int | None] = [*range(len(seats)), *([None] if watched else [])]
        self.tables[table] = [Sitter(self, table, seat) for seat in places]
        return self.tables[table]

    def headers(self) -> dict[str, str]:
        return {"Origin": self.address} | ({"Cookie": self.cookie} if self.cookie else {})

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, timeout=30)

    async def play_on(self, tables: int) -> None:
        """So many tables at once, a new one for each that ends, for as long as the server lives."""
        async with self.client() as http:
            await asyncio.gather(*[self.table_after_table(http, number) for number in range(tables)])

    async def table_after_table(self, http: httpx.AsyncClient, number: int) -> None:
        with suppress(*GONE):
            while True:
                if number not in self.places:
                    self.places[number] = await self.sit(http)
                await together([sitter.play() for sitter in self.places[number]])
                del self.places[number]
                self.ended += 1


async def together(work: list[Coroutine[object, object, None]]) -> None:
    """All of it; when one breaks, none goes on."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


Say = Callable[[str], None]


def quiet(_: str) -> None:
    """For those who need not watch."""
