"""The nonsense drill: messages and requests that must change nothing, by the ten thousand."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from typing import Any, Final

import httpx
import msgspec
from tests.server.crowd import Crowd, Json, Say, Sitter, quiet, together
from tests.server.kills import stored
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bottlecap.engine.game import Game
from bottlecap.server.protocol.socket_in import client_decoder

ODD: Final[list[Any]] = [None, -1, 10**30, 1e308, "", "x" * 300, [], {}, True, 0.5, "\u202e", "\x00", {"kind": "place"}, [[[]]]]
# What is in flight on one socket before the answers are awaited.
BURST: Final = 40
TOO_BIG: Final = 1009
# Answers that a message which changes nothing may get.
ANSWERS: Final = {"refused", "ack", "why", "presence", "pong"}
PATHS: Final = ["", "/lobby", "/me", "/tables", "/my-tables", "/tables/{t}", "/tables/{t}/rematch", "/tables/{t}/record"]
SEAT_PATHS: Final = [f"/tables/{{t}}/seats/{{s}}/{what}" for what in ("claim", "ready", "fill", "leave", "link", "return")]
FILES: Final = ["/assets/../../settings.py", "/words/x", "/packs/%00.json", "/table/..%2f..%2fetc", "/%ff%fe"]


class Target:
    """A table and our lines to it."""

    def __init__(self, sitters: list[Sitter]) -> None:
        self.sitters = sitters
        self.lines: dict[int, ClientConnection] = {}
        # What was sent and acknowledged, by seat, and the questions that are not asked any more.
        self.sent: dict[int | None, list[Json]] = {sitter.seat: [] for sitter in sitters}


class Drill:
    def __init__(self, address: str, database: str, game: Game, seed: int) -> None:
        self.address = address
        self.database = database
        self.game = game
        self.rng = random.Random(seed)
        self.crowd = Crowd(game.id, self.rng)
        self.crowd.address = address
        self.codes: Counter[str] = Counter()
        self.messages = self.requests = 0

    # --- a table to attack ------------------------------------------------------------------------------------

    async def begin(self, http: httpx.AsyncClient) -> Target:
        """A match with some moves behind it, a spectator looking on."""
        target = Target(await self.crowd.sit(http, watched=True))
        for number, sitter in enumerate(target.sitters):
            target.lines[number] = await sitter.line().__aenter__()
            await self.drain(target, number)
        for _ in range(12):
            await self.move(target)
        return target

    async def move(self, target: Target) -> None:
        number = next(n for n, s in enumerate(target.sitters) if s.update["prompts"] and s.update["prompts"][0]["blocking"])
        sitter = target.sitters[number]
        prompt = sitter.update["prompts"][0]
        play = {"type": "play", "decision": prompt["decision"], "action": self.rng.choice(prompt["actions"])}
        await sitter.send(target.lines[number], play)
        target.sent[sitter.seat].append(next(iter(sitter.open.values())))
        await self.drain(target, number)
        for other, watcher in enumerate(target.sitters):
            while watcher.version != sitter.version:
                await self.drain(target, other)

    async def drain(self, target: Target, number: int) -> list[Json]:
        """Everything that is on its way to one of them."""
        line, sitter = target.lines[number], target.sitters[number]
        await line.send('{"type":"ping"}')
        found: list[Json] = []
        while not found or found[-1]["type"] != "pong":
            frame = str(await line.recv())
            message = json.loads(frame)
            if message["type"] == "update":
                sitter.take(frame)
            found.append(message)
        return found

    # --- messages ---------------------------------------------------------------------------------------------

    def message(self, target: Target, sitter: Sitter) -> str:
        """Something to send that must change nothing."""
        kinds: list[Callable[[Target, Sitter], Json | str]] = [self.malformed, self.replayed, self.stale, self.out_of_order]
        kinds += [self.wrong_seat, self.illegal, self.asking]
        found = self.rng.choice(kinds)(target, sitter)
        return found if isinstance(found, str) else json.dumps({"id": f"n{self.messages}", **found})

    def valid(self, sitter: Sitter) -> Json:
        prompts = [prompt for prompt in sitter.update["prompts"] if prompt["actions"]]
        kinds: list[Json] = [{"type": "undo"}, {"type": "propose", "kind": "undo"}, {"type": "vote", "proposal": 1, "agree": True}]
        kinds += [
            {"type": "take-back"},
            {"type": "chat", "text": "hi"},
            {"type": "ping"},
            {"type": "why", "action": {"kind": "pass"}},
        ]
        kinds += [{"type": "play", "decision": p["decision"], "action": self.rng.choice(p["actions"])} for p in prompts]
        return {"id": f"n{self.messages}", **self.rng.choice(kinds)}

    def odd(self) -> Any:
        return deepcopy(self.rng.choice(ODD))

    def malformed(self, target: Target, sitter: Sitter) -> str:
        """A good message with something wrong about it, or no message at all."""
        out = deepcopy(self.valid(sitter))
        for _ in range(self.rng.randrange(1, 4)):
            out[self.rng.choice([*out, "extra"])] = self.odd()
        if isinstance(out.get("action"), dict) and self.rng.random() < 0.5:
            out["action"][self.rng.choice(["kind", "space", "cash", "x"])] = self.odd()
        text = json.dumps(out)
        cut = self.rng.random()
        if cut < 0.2:
            text = text[: self.rng.randrange(len(text))]
        elif cut < 0.3:
            text = "".join(self.rng.choices('{}[]",:0truenull\\u', k=self.rng.randrange(200)))
        elif cut < 0.32:
            text = "[" * self.rng.randrange(1, 9000)
        return text if undecodable(text) else text + "}"

    def replayed(self, target: Target, sitter: Sitter) -> Json:
        """What was stored before, once more: acknowledged again, and that is all."""
        sent = target.sent[sitter.seat]
        return dict(self.rng.choice(sent)) if sent else {"type": "undo", "seat": 0}

    def stale(self, target: Target, sitter: Sitter) -> Json:
        """An answer to a question that is not asked any more."""
        sent = [message for messages in target.sent.values() for message in messages]
        return {**self.rng.choice(sent), "id": f"n{self.messages}"}

    def wrong_seat(self, target: Target, sitter: Sitter) -> Json:
        """A good answer to what somebody else is asked."""
        others = [p for other in target.sitters if other is not sitter for p in other.update["prompts"] if p["actions"]]
        if not others:
            return self.stale(target, sitter)
        prompt = self.rng.choice(others)
        return {"type": "play", "decision": prompt["decision"], "action": self.rng.choice(prompt["actions"])}

    def illegal(self, target: Target, sitter: Sitter) -> Json:
        """A well-formed action that is not among the legal answers."""
        action = self.game.action(self.rng.randrange(self.game.action_count)).to_json()
        decision = 0
        for prompt in sitter.update["prompts"]:
            if not prompt["endless"] and action not in prompt["actions"]:
                decision = prompt["decision"]
        return {"type": "play", "decision": decision, "action": action}

    def out_of_order(self, target: Target, sitter: Sitter) -> Json:
        """What may be said, but not now."""
        kinds: list[Json] = [{"type": "take-back"}, {"type": "vote", "proposal": self.rng.randrange(99), "agree": True}]
        kinds += [{"type": "propose", "kind": "bot", "seat": seat} for seat in (None, -1, 0, 1, 99)]
        if sitter.update["undo"] is None or not sitter.update["undo"]["free"]:
            kinds.append({"type": "undo"})
        return self.rng.choice(kinds)

    def asking(self, target: Target, sitter: Sitter) -> Json:
        return {"type": "why", "action": self.game.action(self.rng.randrange(self.game.action_count)).to_json()}

    async def burst(self, target: Target) -> None:
        number = self.rng.randrange(len(target.sitters))
        if self.rng.random() < 0.05:
            await self.oversized(target, number)
            return
        line, sitter = target.lines[number], target.sitters[number]
        for _ in range(BURST):
            self.messages += 1
            await line.send(self.message(target, sitter))
        for answer in await self.drain(target, number):
            assert answer["type"] in ANSWERS, answer
            assert answer.get("code") not in ("fault", "retry"), answer
            self.codes[answer.get("code") or answer["type"]] += 1

    async def oversized(self, target: Target, number: int) -> None:
        """More than any message may be: the line is cut, and one comes back."""
        line, sitter = target.lines[number], target.sitters[number]
        self.messages += 1
        with suppress(ConnectionClosed):
            await line.send(json.dumps({"type": "chat", "id": "big", "text": "x" * self.rng.randrange(20_000, 60_000)}))
            while True:
                await line.recv()
        assert line.close_code == TOO_BIG, line.close_code
        self.codes["cut off"] += 1
        target.lines[number] = await sitter.line().__aenter__()
        await self.drain(target, number)

    # --- requests ---------------------------------------------------------------------------------------------

    async def request(self, http: httpx.AsyncClient, target: Target) -> None:
        """Something over HTTP that must change nothing."""
        self.requests += 1
        rng = self.rng
        path = rng.choice(PATHS + SEAT_PATHS + SEAT_PATHS)
        table = rng.choice([target.sitters[0].table, target.sitters[0].table, "nosuch", "..", "%00", "x" * 500])
        path = "/api" + path.replace("{t}", table).replace("{s}", rng.choice(["0", "1", "7", "-1", "x", "1e9", "9" * 40]))
        if rng.random() < 0.1:
            path = rng.choice(FILES)
        method = rng.choice(["GET", "GET", "POST", "POST", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"])
        # Of strangers: nothing that they may do at this table would change it.
        headers = {"Origin": rng.choice([self.address, self.address, "https://evil.example", "null", ""])}
        if rng.random() < 0.3:
            headers["Cookie"] = rng.choice(["bottlecap=x", "bottlecap=" + "a" * 3000, "=", "bottlecap=;;"])
        if rng.random() < 0.2:
            headers["Content-Type"] = rng.choice(["text/plain", "application/xml", "multipart/form-data", "x"])
        answer = await http.request(method, path, content=self.body(), headers=headers)
        assert answer.status_code < 500, (method, path, answer.status_code, answer.text)
        self.codes[f"HTTP {answer.status_code}"] += 1

    def body(self) -> bytes:
        """No good body for any of our requests."""
        out: Json = {"name": "Eve", "ready": True, "kind": "bot", "secret": "x", "game": "kuhn", "seats": [{"kind": "bot"}] * 2}
        for _ in range(self.rng.randrange(3)):
            out[self.rng.choice([*out])] = self.odd()
        text, cut = json.dumps(out).encode(), self.rng.random()
        if cut < 0.3:
            return text[: self.rng.randrange(len(text))]
        if cut < 0.4:
            return self.rng.randbytes(60)
        return text * 200 if cut < 0.42 else text

    # --- all of it ----------------------------------------------------------------------------------------------

    async def run(self, messages: int, memory: Callable[[], int], say: Say = quiet) -> int:
        """So many messages and requests; by how many bytes the server grew over the last four fifths of them."""
        async with self.crowd.client() as ours, self.crowd.client() as http:
            target = await self.begin(ours)
            before, told = await stored(self.database), [sitter.update for sitter in target.sitters]
            warm = 0
            while (count := self.messages + self.requests) < messages:
                if not warm and count > messages // 5:
                    warm = memory()
                await self.burst(target)
                await together([self.request(http, target) for _ in range(BURST // 5)])
                if count // 10_000 < (self.messages + self.requests) // 10_000:
                    say(f"{self.messages} messages, {self.requests} requests, {memory() // 2**20} MB")
            assert await stored(self.database) == before, "something was stored"
            for sitter, update in zip(target.sitters, told, strict=True):
                assert (sitter.update["version"], sitter.update["view"]) == (update["version"], update["view"])
            grown = memory() - warm
            await self.move(target)
            for line in target.lines.values():
                await line.close()
        return grown


def undecodable(text: str) -> bool:
    try:
        client_decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return True
    return False


def drill(address: str, database: str, game: Game, messages: int, memory: Callable[[], int], say: Say = quiet) -> tuple[Drill, int]:
    found = Drill(address, database, game, 1)
    return found, asyncio.run(found.run(messages, memory, say))
