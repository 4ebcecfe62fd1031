"""Kills, leaks and nonsense, in short; `make drill` runs them longer (BOTTLECAP_DRILL is the factor)."""

import json
import os
import random
import secrets
import shutil
import signal
import string
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.conftest import WHOLE
from tests.server.clients import Guest, Json, Socket
from tests.server.running import Process, Running
from websockets.exceptions import ConnectionClosed, InvalidMessage

import bottlecap
from bottlecap import cli
from bottlecap.engine import registry
from bottlecap.games.shelter.content import BUNDLED
from bottlecap.server.points import POINTS
from bottlecap.server.table import PLAYED, replay_entry

TIMES = int(os.environ.get("BOTTLECAP_DRILL", "1"))
GONE = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError)


# --- kills ---------------------------------------------------------------------------------------------------


class Player:
    """Plays on through every death of the server: what was not acknowledged is sent again under the same id."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.guest: Guest | None = None
        self.table = ""
        self.acked: dict[str, int] = {}
        self.open: tuple[str, Json] | None = None

    def sit_down(self, address: str) -> None:
        self.guest = Guest(address)
        self.table = self.guest.create("salvage", ["me", "random", "random"])

    def move_to(self, address: str) -> None:
        """The same browser, another server of the same database."""
        assert self.guest is not None
        token = self.guest.http.cookies["bottlecap"]
        self.guest = Guest(address)
        self.guest.http.cookies.set("bottlecap", token, domain="127.0.0.1", path="/")

    def play(self, moves: int) -> bool:
        """So many moves, as long as the server lives; whether the match is over."""
        assert self.guest is not None
        line = self.guest.socket(self.table, 0)
        try:
            for _ in range(moves):
                if self.move(line):
                    return True
            return False
        finally:
            line.close()

    def move(self, line: Socket) -> bool:
        if self.open is None:
            prompt = line.asked()
            if not prompt:
                return True
            self.open = (secrets.token_hex(8), {"decision": prompt["decision"], "action": self.rng.choice(prompt["actions"])})
        id, fields = self.open
        done = line.ask("play", id=id, **fields)
        if done["type"] == "ack":
            assert self.acked.setdefault(id, done["version"]) == done["version"]
            self.open = None
            line.updated(lambda update: update["version"] >= done["version"])
        else:
            assert done["code"] in ("stale", "wrong-seat", "illegal", "not-now"), done
            self.open = None
        return False

    def check(self) -> None:
        """Everything that was acknowledged is there, once, where it was said to be."""
        assert self.guest is not None
        line = self.guest.socket(self.table, 0)
        for id, version in self.acked.items():
            assert line.ask("play", id=id, decision=0, action={"kind": "pass"}) == {"type": "ack", "id": id, "version": version}
        line.close()


def survive(database: str, deaths: list[str], rng: random.Random, cache: Path) -> Player:
    """Matches through a row of deaths, each at a named point, or by a kill from outside between moves ("")."""
    player = Player(rng)
    for point in deaths:
        server = Process(database, f"{point}:{rng.randrange(4, 12)}" if point else "", cache)
        try:
            player.sit_down(server.address) if not player.table else player.move_to(server.address)
            player.check()
            while True:
                if player.play(60 if point else rng.randrange(2, 6)):
                    player.acked.clear()
                    player.sit_down(server.address)
                if not point:
                    break
        except GONE:
            # It died by itself, where it was told to: a drill in which nobody dies proves nothing.
            assert point and server.process.wait(30) == -signal.SIGKILL
        finally:
            server.kill()
    return player


@pytest.mark.parametrize("point", POINTS if WHOLE else ["committed"])
def test_no_acknowledged_action_is_lost_or_played_twice(point: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    player = survive(database, [point] * TIMES + [""] * (TIMES - 1), random.Random(point), tmp_path)
    last = Process(database, cache=tmp_path)
    try:
        player.move_to(last.address)
        player.check()
        player.play(5)
        assert last.stop() == 0
    finally:
        last.kill()
    assert cli.main(["verify", "--database", database]) == 0, capsys.readouterr().out


def test_kills_on_postgresql(postgres: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = postgres.database()
    player = survive(database, ["written", ""] * TIMES, random.Random(7), tmp_path)
    last = Process(database, cache=tmp_path)
    try:
        player.move_to(last.address)
        player.check()
    finally:
        last.kill()
    assert cli.main(["verify", "--database", database]) == 0, capsys.readouterr().out


# --- leaks ---------------------------------------------------------------------------------------------------


def canary_pack(folder: Path) -> dict[str, str]:
    """The bundled cards, each with a random word in its id and names; card's old id to the word."""
    shutil.copytree(BUNDLED, folder)
    words: dict[str, str] = {}
    for name, kind in (("rooms", "room"), ("items", "item"), ("threats", "threat")):
        file = folder / f"{name}.toml"
        text = file.read_text(encoding="utf-8")
        for entry in tomllib.loads(text)[kind]:
            word = "".join(random.choices(string.ascii_lowercase, k=12))
            words[f"{kind} {entry['id']}"] = word
            text = text.replace(f'id = "{entry["id"]}"\n', f'id = "{entry["id"]}-{word}"\n')
            for lang in ("en", "ru"):
                text = text.replace(f'"{entry["name"][lang]}"', f'"{entry["name"][lang]} {word}"', 1)
        file.write_text(text, encoding="utf-8")
    return words


def out_of_decks(match: Any) -> set[str]:
    state = match.state
    out: set[str] = set()
    for family, cards in (("room", state.rooms), ("item", state.items), ("threat", state.threats)):
        ids = match.game.domains[family]
        hidden = {int(card) for card in cards.within(0)}
        out |= {id for number, id in enumerate(ids) if number not in hidden}
    return out


def test_no_frame_tells_of_a_card_that_was_not_shown(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    words = canary_pack(folder)
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", content=(("shelter", folder),))
    try:
        for turn in range(TIMES):
            ann, eve = server.guest(), server.guest("Eve")
            table = ann.create("shelter", ["me", "random", "random"], options={"rounds": 4})
            line, watcher = ann.socket(table, 0), eve.socket(table)
            line.play_out(random.Random(turn))
            watcher.updated(lambda u: u["result"])
            check_frames(server, table, [line, watcher], set(words.values()))
    finally:
        server.stop()
        registry.loaded = {key: game for key, game in registry.loaded.items() if key[1] != str(folder.resolve())}


def check_frames(server: Running, table: str, lines: list[Socket], words: set[str]) -> None:
    """Every word in a frame must belong to a card that the state of that moment, or an earlier one, has shown."""
    live = server.tables.live[table]
    log = server.do(server.tables.house.store.entries_of(table))
    match = bottlecap.new(live.game, live.row.players, bytes(live.row.seed), dict(live.options))
    shown = [set[str](), set[str](), out_of_decks(match)]
    for entry in log[2:]:
        if entry.kind in PLAYED:
            replay_entry(match, entry)
        shown.append(shown[-1] | out_of_decks(match))
    told = 0
    for line in lines:
        version = 0
        for frame in line.frames:
            version = json.loads(frame).get("version", version)
            here = {word for word in words if word in frame}
            known = {word for word in words if any(word in id for id in shown[version])}
            assert here <= known, (version, here - known)
            told += len(here)
    assert told > 0


# --- nonsense ------------------------------------------------------------------------------------------------


def nonsense(rng: random.Random, message: Json) -> Any:
    """A message with something wrong about it."""
    odd: list[Any] = [None, -1, 10**30, "", "x" * 300, [], {}, True, 0.5, "\ud83d", {"kind": "place"}, [[[]]]]
    out: Any = json.loads(json.dumps(message))
    for _ in range(rng.randrange(1, 4)):
        key = rng.choice([*out, "extra"])
        if rng.random() < 0.3:
            out.pop(key, None)
        else:
            out[key] = rng.choice(odd)
    if isinstance(out.get("action"), dict) and rng.random() < 0.5:
        out["action"][rng.choice(["kind", "space", "dweller", "x"])] = rng.choice(odd)
    return out


def test_nonsense_is_refused_and_breaks_nothing(server: Running) -> None:
    rng = random.Random(11)
    ann = server.guest()
    table = ann.create("shelter", ["me", "me"])
    lines = [ann.socket(table, 0), ann.socket(table, 1)]
    kinds: list[Json] = [{"type": "undo"}, {"type": "propose", "kind": "undo"}, {"type": "vote", "proposal": 1, "agree": True}]
    kinds += [{"type": "take-back"}, {"type": "chat", "text": "hi"}, {"type": "ping"}]
    for number in range(300 * TIMES):
        line = rng.choice(lines)
        prompt = line.update.get("prompts") or line.updated()["prompts"]
        action = rng.choice(prompt[0]["actions"]) if prompt else {"kind": "pass"}
        decision = prompt[0]["decision"] if prompt else 1
        message = rng.choice([*kinds, {"type": "play", "decision": decision, "action": action}, {"type": "why", "action": action}])
        bad = nonsense(rng, {"id": f"n{number}", **message})
        line.line.send(json.dumps(bad))
        line.line.send(json.dumps({"type": "chat", "id": f"mark{number}", "text": "still there"}))
        line.answer(f"mark{number}")
    counts = server.tables.house.counters.counts
    assert counts.get("faults_total", 0) == 0 and counts.get("task_failures_total", 0) == 0
    live = server.tables.live[table]
    assert live.match is not None
    assert bottlecap.replay(live.match.record()).hash == live.match.hash


def test_nonsense_over_http(server: Running) -> None:
    rng = random.Random(12)
    ann = server.guest()
    table = ann.create("kuhn", ["me", "open"])
    paths = ["/me", "/tables", f"/tables/{table}/rematch"]
    paths += [f"/tables/{table}/seats/{seat}/{what}" for seat in ("0", "1", "-1", "x", "99") for what in
              ("claim", "ready", "fill", "leave", "link", "return")]  # fmt: skip
    bodies: list[Json] = [
        {"name": "Eve"},
        {"ready": True},
        {"kind": "bot"},
        {"secret": "x"},
        {"game": "kuhn", "seats": [{"kind": "bot"}, {"kind": "bot"}]},
    ]
    eve = server.guest("Eve")
    for _ in range(200 * TIMES):
        body = nonsense(rng, rng.choice(bodies)) if rng.random() < 0.7 else rng.choice(bodies)
        who = ann if rng.random() < 0.5 else eve
        answer = who.http.post(f"/api{rng.choice(paths)}", content=json.dumps(body).encode())
        assert answer.status_code < 500, answer.text
    assert server.tables.house.counters.counts.get("faults_total", 0) == 0
