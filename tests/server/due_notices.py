"""The crash drill with notices due: the server is killed while it tells people; nobody misses anything or is told twice."""

import asyncio
import random
import signal
import sqlite3
import time
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import make_url
from tests.server.clients import Guest
from tests.server.crowd import GONE, Say
from tests.server.forked import Ended, Forked
from tests.server.push_service import PushedBrowser, Receiver

# So many are told between two deaths.
PEOPLE: Final = 5
PATIENCE: Final = 60.0


class Waiting(Struct):
    """Somebody who has closed the page, at a table of their own with the one who writes there."""

    table: str
    browser: PushedBrowser
    said: bool = False


class Told(Struct):
    """again: messages that came once more, the same as before: a browser shows them once."""

    people: int = 0
    again: int = 0


class Notices:
    def __init__(self, database: str, folder: Path, game: str, seed: int, plant: str) -> None:
        self.database = database
        self.folder = folder
        self.game = game
        self.rng = random.Random(seed)
        self.plant = plant
        self.service = Receiver()
        self.cookie = ""
        self.key = ""
        self.waiting: list[Waiting] = []

    def server(self, die_at: str = "") -> Forked:
        return Forked(self.database, self.folder, die_at, plant=self.plant or "hurry_notices", notices_loopback=True)

    def gather(self, people: int) -> None:
        """Everybody sits down, says where to be told, and closes the page."""
        server = self.server()
        ann = Guest(server.address)
        for number in range(people):
            bob, browser = Guest(server.address, "Bob"), PushedBrowser(self.service, f"/push/{number}")
            table = ann.create(self.game, ["me", "open"])
            bob.claim(table, 1, ready=False)
            self.key = bob.post("/person/notices/push", browser.subscription())["key"]
            bob.post("/person/notices/wishes", {"kinds": ["chat"]})
            bob.close()
            self.waiting.append(Waiting(table, browser))
        self.cookie = ann.http.cookies["bottlecap"]
        ann.close()
        assert server.stop() == 0

    def write_to(self, address: str, some: list[Waiting]) -> None:
        """A line for each, sent until it is acknowledged: under the same name, so that it is written once."""
        ann = Guest(address)
        ann.http.cookies.set("bottlecap", self.cookie, domain="127.0.0.1", path="/")
        try:
            for one in some:
                if not one.said:
                    line = ann.socket(one.table, 0)
                    assert line.answer(line.send("chat", "the line", text="are you there?"))["type"] == "ack"
                    one.said = True
        finally:
            ann.close()

    def one_death(self, point: str, some: list[Waiting]) -> None:
        try:
            server = self.server(f"{point}:{self.rng.randrange(PEOPLE)}" if point else "")
        except Ended as ended:
            # What was still due is sent as soon as it starts, so it may have died before anybody could ask how it is.
            assert point and ended.code == -signal.SIGKILL, ended
            return
        try:
            try:
                self.write_to(server.address, some)
                if not point:
                    time.sleep(self.rng.uniform(0.0, 0.2))
                    server.kill()
            except GONE:
                pass
            assert not point or asyncio.run(server.dead()), f"nobody died at {point}"
            assert not server.failures(), server.failures()
        finally:
            server.kill()

    def check(self) -> Told:
        told = Told()
        for one in self.waiting:
            marks = [message["id"] for message in one.browser.messages(self.key)]
            assert marks, "somebody was never told"
            assert len(set(marks)) == 1, f"somebody was told twice: {marks}"
            told.people += 1
            told.again += len(marks) - 1
        return told

    def all_told(self) -> None:
        """After the last death whatever is due is sent."""
        server = self.server()
        try:
            self.write_to(server.address, self.waiting)
            until = time.monotonic() + PATIENCE
            while self.due():
                assert time.monotonic() < until, "what is due is not sent"
                time.sleep(0.05)
            assert server.stop() == 0
            assert not server.failures(), server.failures()
        finally:
            server.kill()

    def due(self) -> int:
        with sqlite3.connect(str(make_url(self.database).database)) as connection:
            return int(connection.execute("SELECT count(*) FROM notices").fetchone()[0])


def outlast(database: str, folder: Path, game: str, deaths: list[str], seed: int, say: Say, plant: str) -> Told:
    """Through a row of deaths, as in kills.py."""
    drill = Notices(database, folder, game, seed, plant)
    try:
        drill.gather(PEOPLE * len(deaths))
        for number, point in enumerate(deaths):
            drill.one_death(point, drill.waiting[: PEOPLE * (number + 1)])
            if number % 10 == 9:
                say(f"{number + 1} of {len(deaths)} deaths")
        drill.all_told()
        return drill.check()
    finally:
        drill.service.stop()
