"""How the records of the first format were made: by the code of commit 8512780, before states were written as they are now.

    git worktree add ../before 8512780
    PYTHONPATH=../before/src python tests/old_records/make.py tests/old_records [GAME ...]

A record is of the cards it was played with. When Shelter's change, copy `src/bottlecap/games/shelter/content` into
`../before` and make the record of that game anew; never with code of today, whose records are of another format.
"""

import random
import sys
from contextlib import suppress
from pathlib import Path

import bottlecap

MATCHES: dict[str, tuple[int, dict[str, object]]] = {
    "kuhn": (2, {}),
    "doors": (3, {"rounds": 3}),
    "salvage": (3, {}),
    "shelter": (2, {"rounds": 2}),
    "monopoly": (2, {"rounds": 2, "dealt-deeds": 3, "cash": 400, "offers": 3}),
}


def played(name: str) -> bottlecap.Match:
    """A random match with a note, and with moves taken back, alone and by consent."""
    players, options = MATCHES[name]
    rng = random.Random(1)
    match = bottlecap.new(name, players=players, seed=1, options=options)
    number = 0
    while not match.over:
        seat = rng.choice(match.seats)
        actions = match.actions(seat)
        # Who passes at once has a short match.
        match.play(rng.choice([action for action in actions if action.kind != "pass"] or actions), seat)
        number += 1
        if number == 3:
            match.note("так и было")
        if number == 12 and not match.over:
            with suppress(bottlecap.IllegalAction):
                match.undo(rng.randrange(players), consent=True)
        for other in range(players):
            if number % 9 == 2 and not match.over and match.can_undo(other) is None:
                match.undo(other)
    return match


def main(folder: Path, names: list[str]) -> None:
    for name in names or MATCHES:
        record = played(name).record()
        if record.header["bottlecap"] != 1:
            raise SystemExit("this code writes another format: run it with the code of before")
        (folder / f"{name}.txt").write_text(record.text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
