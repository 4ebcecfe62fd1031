"""How many actions a second one server acknowledges, how long a player waits for that, and what a table takes of memory.

A server in one process, a load generator in another: so many tables of two seats, a socket each, and a
steady rate of actions over all of them. `python benchmarks/server.py --tables 500 --rate 1000`.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bottlecap.server.operations.settings import Limits, Settings
from bottlecap.server.run import run

FREE = Limits(
    messages_a_second=1e9,
    messages_at_once=1e9,
    requests_a_second=1e9,
    requests_at_once=1e9,
    sockets_a_guest=1_000_000,
    sockets_an_address=1_000_000,
    tables_a_guest=1_000_000,
    tables_at_once=1e9,
)


class PromptPart(msgspec.Struct):
    decision: int
    blocking: bool
    actions: list[msgspec.Raw]


class UpdatePart(msgspec.Struct):
    """As little of a message as a player needs who doesn't look."""

    type: str
    id: str = ""
    version: int = 0
    acks: list[str] = []
    prompts: list[PromptPart] = []
    result: dict[str, object] | None = None
    code: str = ""


decoder = msgspec.json.Decoder(UpdatePart)


class Numbers:
    """What was measured."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.late = 0


class Seat:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.prompt: PromptPart | None = None
        self.sent: dict[str, float] = {}
        self.over = False


class BenchTable:
    """One table: whoever is asked first answers, at random, whenever it is told to."""

    def __init__(self, seats: list[Seat], numbers: Numbers, rng: random.Random) -> None:
        self.seats = seats
        self.numbers = numbers
        self.rng = rng
        self.count = 0

    async def listen(self, seat: Seat) -> None:
        async for frame in seat.line:
            self.numbers.bytes += len(frame)
            message = decoder.decode(frame)
            if message.type == "update":
                # What the table waits for comes before what may be done beside it.
                answerable = [prompt for prompt in message.prompts if prompt.actions]
                seat.prompt = min(answerable, key=lambda prompt: not prompt.blocking, default=None)
                seat.over = message.result is not None
                for id in message.acks:
                    self.numbers.waits.append(time.perf_counter() - seat.sent.pop(id))
            elif message.type == "refused":
                seat.sent.pop(message.id)
                self.numbers.refused += 1

    async def act(self) -> None:
        free = [seat for seat in self.seats if seat.prompt is not None and not seat.sent]
        seat = next((seat for seat in free if seat.prompt and seat.prompt.blocking), free[0] if free else None)
        if seat is None or seat.prompt is None:
            self.numbers.late += 1
            return
        self.count += 1
        id = f"{self.count}"
        action = self.rng.choice(seat.prompt.actions)
        text = f'{{"type":"play","id":"{id}","decision":{seat.prompt.decision},"action":{bytes(action).decode()}}}'
        seat.prompt = None
        seat.sent[id] = time.perf_counter()
        await seat.line.send(text)


async def make_table(http: httpx.AsyncClient, game: str) -> str:
    """A table with both seats ours."""
    plan = {"game": game, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]}
    answer = await http.post("/api/tables", json=plan)
    http.headers["Cookie"] = http.headers.get("Cookie") or f"bottlecap={answer.cookies['bottlecap']}"
    return str(answer.json()["table"])


async def sit(address: str, cookie: str, table: str, numbers: Numbers, rng: random.Random) -> BenchTable:
    seats = []
    for number in range(2):
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket?seat={number}"
        line = await connect(url, origin=address, additional_headers={"Cookie": cookie}, compression=None, max_size=None)  # type: ignore[arg-type]
        seats.append(Seat(line))
    return BenchTable(seats, numbers, rng)


async def load(args: argparse.Namespace, address: str) -> dict[str, object]:
    numbers, rng = Numbers(), random.Random(1)
    async with httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60) as http:
        # The first table brings everything into memory that all of them share.
        await make_table(http, args.game)
        empty = resident(args.server)
        made = [await make_table(http, args.game) for _ in range(args.tables)]
        idle = resident(args.server)
        tables = [await sit(address, http.headers["Cookie"], table, numbers, rng) for table in made]
    listening = [asyncio.ensure_future(table.listen(seat)) for table in tables for seat in table.seats]
    await asyncio.sleep(1.0)
    await drive(tables, args.rate, 2.0)
    numbers.waits.clear()
    numbers.bytes = numbers.late = 0
    began, cpu = time.perf_counter(), cpu_seconds(args.server)
    await drive(tables, args.rate, args.seconds)
    spent, cpu = time.perf_counter() - began, cpu_seconds(args.server) - cpu
    await asyncio.sleep(0.5)
    memory = {
        "server_megabytes": round(empty / 2**20, 1),
        "kilobytes_an_idle_table": round((idle - empty) / args.tables / 1024, 1),
        "kilobytes_a_played_table": round((resident(args.server) - empty) / args.tables / 1024, 1),
    }
    for task in listening:
        task.cancel()
    return report(args, numbers, spent, cpu) | memory


def resident(process: int) -> int:
    """Bytes that the server has in memory (Linux)."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def drive(tables: list[BenchTable], rate: float, seconds: float) -> None:
    """Tell tables to act, in turn, at a steady rate."""
    began, told = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        while told < now * rate:
            await tables[told % len(tables)].act()
            told += 1
        await asyncio.sleep(0.001)


def cpu_seconds(process: int) -> float:
    """What the server has used of the processor so far (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(args: argparse.Namespace, numbers: Numbers, spent: float, cpu: float) -> dict[str, object]:
    waits = sorted(numbers.waits) or [0.0]

    def milliseconds(share: float) -> float:
        return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 1)

    return {
        "game": args.game,
        "tables": args.tables,
        "sockets": 2 * args.tables,
        "asked_a_second": args.rate,
        "acknowledged_a_second": round(len(numbers.waits) / spent),
        "p50_ms": milliseconds(0.5),
        "p99_ms": milliseconds(0.99),
        "worst_ms": milliseconds(1.0),
        # On a machine that others use too, this says more than the clock does.
        "server_cpu_ms_an_action": round(1000 * cpu / len(waits), 3),
        "refused": numbers.refused,
        "not_ready": numbers.late,
        "megabytes_a_second": round(numbers.bytes / spent / 1e6, 1),
    }


def serve(database: str, port: int) -> None:
    run(Settings(database, port=port, bot_pause=0.0, limits=FREE))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="shelter")
    parser.add_argument("--port", type=int, default=8931)
    parser.add_argument("--database", default="")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.database, args.port)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        words = [sys.executable, __file__, "--serve", "--port", str(args.port), "--database", database]
        server = subprocess.Popen(words, env=os.environ)
        try:
            address = f"http://127.0.0.1:{args.port}"
            wait_for(address)
            args.server = server.pid
            print(json.dumps(asyncio.run(load(args, address))))
        finally:
            server.terminate()
            server.wait(20)
    return 0


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            httpx.get(f"{address}/health")
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server does not start")


if __name__ == "__main__":
    sys.exit(main())
