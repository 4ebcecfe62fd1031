"""How the database of the first format was made: by the real server of commit 8512780, before states were written as now.

    git worktree add ../before 8512780
    cp tests/server/old_format/make.py ../before/tests/server/make_old_format.py
    cd ../before && PYTHONPATH=src python -m tests.server.make_old_format FOLDER

It leaves `tables.sql.gz` (the database as text) and `known.json` (who is who, and which table is which). All are of games
whose rules and cards have not changed since. Do not make it anew: a database that was made after the change proves nothing.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.old_rules.make import MANY, two_people
from tests.server.running import Running


def fill(server: Running) -> dict[str, object]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    tables = {
        "playing": two_people(ann, bob, "salvage", 12),
        "snapshot": two_people(ann, bob, "salvage", 25),
        "over": two_people(ann, bob, "salvage", MANY),
        "kuhn": two_people(ann, bob, "kuhn", 1),
    }
    server.snapshot(tables["snapshot"])
    server.snapshot(tables["over"])
    record = ann.http.get(f"/api/tables/{tables['over']}/record").text
    cookies = {guest.name: dict(guest.http.cookies.items()) for guest in (ann, bob)}
    return {"tables": tables, "record": record, "cookies": cookies}


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.sqlite"
        server = Running(f"sqlite:///{path}", Path(place) / "cache")
        known = fill(server)
        server.stop()
        with sqlite3.connect(path) as database:
            text = "\n".join(database.iterdump()) + "\n"
    (folder / "tables.sql.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    (folder / "known.json").write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
