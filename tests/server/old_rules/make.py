"""How the database of earlier rules was made: by the real server of commit 487632a, before the rules were changed.

    git worktree add ../before 487632a
    cp tests/server/old_rules/make.py ../before/tests/server/make_old.py
    cd ../before && PYTHONPATH=src python -m tests.server.make_old FOLDER

It leaves `tables.sql.gz` (the database as text) and `known.json` (who is who, which table is which, and the records as that
server gave them). Those were Shelter's rules of version 1 and Monopoly's of version 2. Do not make it anew: a database that
was made after the change proves nothing.
"""

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.clients import Guest, Socket
from tests.server.running import Running

# So long that no bot moves before the server is stopped.
FOR_EVER = 1e6
# More moves than these matches have.
MANY = 1000
SHORT = {"rounds": 1, "dealt-deeds": 3, "cash": 400}


def some_moves(sockets: list[Socket], moves: int, rng: random.Random) -> None:
    """People play at random, whoever is waited for."""
    for _ in range(moves):
        if sockets[0].updated()["result"]:
            return
        version = max(socket.updated()["version"] for socket in sockets)
        for socket in sockets:
            socket.updated(lambda update, version=version: update["version"] >= version)  # type: ignore[misc]
        asked = next(s for s in sockets if any(prompt["blocking"] for prompt in s.update["prompts"]))
        prompt = next(prompt for prompt in asked.update["prompts"] if prompt["blocking"])
        done = asked.ask("play", decision=prompt["decision"], action=rng.choice(prompt["actions"]))
        assert done["type"] == "ack", done
        for socket in sockets:
            socket.updated(lambda update, done=done: update["version"] >= done["version"])  # type: ignore[misc]


def two_people(ann: Guest, bob: Guest, game: str, moves: int, **more: object) -> str:
    table = ann.create(game, ["me", "open"], **more)
    bob.claim(table, 1)
    sockets = [ann.socket(table, 0), bob.socket(table, 1)]
    some_moves(sockets, moves, random.Random(7))
    sockets[0].ask("chat", text="Удачи!")
    sockets[1].ask("chat", text="Good luck")
    return table


def fill(server: Running) -> dict[str, object]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    tables = {"shelter-lobby": ann.create("shelter", ["me", "open"], public=True)}
    tables["monopoly-lobby"] = ann.create("monopoly", ["me", "open"], public=True, options={"cash": 400})
    tables["shelter-playing"] = two_people(ann, bob, "shelter", 12, public=True)
    tables["monopoly-playing"] = two_people(ann, bob, "monopoly", 12)
    tables["shelter-snapshot"] = two_people(ann, bob, "shelter", 20, pace="days")
    tables["monopoly-snapshot"] = two_people(ann, bob, "monopoly", 20, options={"cash": 400})
    tables["kuhn-playing"] = two_people(ann, bob, "kuhn", 1)
    for name in ("shelter-snapshot", "monopoly-snapshot"):
        server.snapshot(tables[name])
    tables["shelter-over"] = two_people(ann, bob, "shelter", MANY, options={"rounds": 1}, public=True)
    tables["monopoly-over"] = two_people(ann, bob, "monopoly", MANY, options=SHORT)
    records = {name: ann.http.get(f"/api/tables/{tables[name]}/record").text for name in ("shelter-over", "monopoly-over")}
    brought = bob.http.post("/api/records", content=records["shelter-over"])
    tables["shelter-brought"] = str(brought.json()["table"])
    cookies = {guest.name: dict(guest.http.cookies.items()) for guest in (ann, bob)}
    return {"tables": tables, "records": records, "cookies": cookies}


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.sqlite"
        server = Running(f"sqlite:///{path}", Path(place) / "cache")
        known = fill(server)
        server.stop()
        # A table at which a bot is to move, and has not.
        server = Running(f"sqlite:///{path}", Path(place) / "cache", bot_pause=FOR_EVER)
        cy = server.guest("Cy")
        table = cy.create("shelter", ["me", "random"], options={"first": "seat-2"})
        cy.socket(table, 0).updated(lambda update: update["view"])
        known["tables"]["shelter-bot"] = table  # type: ignore[index]
        known["cookies"]["Cy"] = dict(cy.http.cookies.items())  # type: ignore[index]
        server.stop()
        with sqlite3.connect(path) as database:
            text = "\n".join(database.iterdump()) + "\n"
    (folder / "tables.sql.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    (folder / "known.json").write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
