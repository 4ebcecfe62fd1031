"""The long drills, with full counts. The last report is kept in the docs.

python tests/drill.py [--only NAME …] [--report FILE]: with `--only`, the report keeps the lines of the other drills.
"""

import argparse
import os
import platform
import re
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS.parent))

from tests import homes  # noqa: E402

PASSED = re.compile(r"(\d+) passed")
LINE = re.compile(r"^\| ([^|]+?) \|")


def say(text: str) -> None:
    print(f"  {datetime.now(UTC):%H:%M:%S} {text}", file=sys.stderr, flush=True)


def each_table(matches: int) -> str:
    return f"{matches} random matches of every game with every number of players"


def tested(files: Sequence[str], variable: str, value: str, *words: str) -> int:
    """Run these files of tests with that setting, and these words for pytest: how many passed."""
    given = ["-q", "-n", "2", "-p", "no:cacheprovider", *words]
    command = [sys.executable, "-m", "pytest", *given, *(str(TESTS / file) for file in files)]
    done = subprocess.run(command, env={**os.environ, variable: value}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found = PASSED.search(done.stdout)
    return int(found.group(1)) if found else 0


def whole_matches(drill: homes.Drill, args: argparse.Namespace) -> str:
    """Run one file of tests with that many matches."""
    number = args.matches * drill.times // drill.share
    return f"{tested([drill.file], drill.variable, str(number))} tests, {drill.counted(number)}"


def every_screen(args: argparse.Namespace) -> str:
    """Have axe look at the page wherever it can."""
    count = tested(["page/test_gallery.py", "page/test_reading.py"], "BOTTLECAP_SCREENS", "all")
    return f"{count} tests, axe in both languages, on desk and phone, by day and night"


def many_machines(args: argparse.Namespace) -> str:
    """Simulate on a Ray cluster of this machine, and kill a worker of it."""
    if find_spec("ray") is None:
        return 'not here: Ray is not installed (pip install "bottlecap-games[ray]")'
    return f"{tested(['test_ray.py'], 'BOTTLECAP_RAY', '1', '-n0')} tests, a worker killed in the middle"


def server(drill: str, game: str, args: argparse.Namespace, **counts: object) -> str:
    """Run one of the server's drills, with tables of that game."""
    # Every server that it forks reads this module anew, and needs none of that.
    from tests.server import drills

    counted: str = getattr(drills, drill)(game, say, **counts)
    return counted


def install(drill: str, args: argparse.Namespace) -> str:
    """Install it as people do."""
    from tests.install import kinds

    return kinds.every_python(say) if drill == "every_python" else kinds.without_compiler()


Drill = Callable[[argparse.Namespace], str]

INSTALLS: dict[str, Drill] = {
    "install: the sdist, on every Python": partial(install, "every_python"),
    "install: without a compiler": partial(install, "without_compiler"),
}


def decodings(times: int) -> str:
    return f"{5 * times:,} decodings"


MATCHES: dict[str, Drill] = {
    "invariants": partial(whole_matches, homes.Drill("test_invariants.py", each_table)),
    "non-interference": partial(whole_matches, homes.Drill("test_noninterference.py", each_table, share=100)),
    "undo": partial(whole_matches, homes.Drill("test_undo.py", each_table)),
    "memory": partial(whole_matches, homes.Drill("test_memory.py", decodings, "BOTTLECAP_DECODINGS", times=10)),
}


PAGE: dict[str, Drill] = {"the page for everybody": every_screen}
MACHINES: dict[str, Drill] = {"many machines": many_machines}


def drills_of_game(game: str) -> dict[str, Drill]:
    """Those of its own tests that the game names for it."""
    own = homes.home_of(game).drills
    return {
        f"{game.capitalize()}: {title}": partial(whole_matches, replace(drill, file=f"{game}/{drill.file}"))
        for title, drill in own.items()
    }


def drills_of_server(game: str) -> dict[str, Drill]:
    title = game.capitalize()
    return {
        f"{title}: kills on SQLite": partial(server, "kills_on_sqlite", game, kills=200),
        f"{title}: kills on PostgreSQL": partial(server, "kills_on_postgresql", game, kills=200),
        f"{title}: kills with notices due": partial(server, "kills_with_notices", game, kills=50, times=10),
        f"{title}: PostgreSQL dies": partial(server, "postgresql_dies", game, outages=20),
        f"{title}: database full": partial(server, "database_refuses", game, times=20, faults=("disk full",)),
        f"{title}: database read-only": partial(server, "database_refuses", game, times=20, faults=("read-only",)),
        f"{title}: database locked": partial(server, "database_refuses", game, times=20, faults=("locked",)),
        f"{title}: leaks": partial(server, "leaks", game, matches=200),
        f"{title}: nonsense": partial(server, "nonsense", game, messages=100_000),
        f"{title}: addresses that point inwards": partial(server, "inwards", game, addresses=2_000),
        f"{title}: sockets that never read": partial(server, "deaf", game, sockets=150, lines=1000),
        f"{title}: API by its description": partial(server, "described", game, examples=300),
        f"{title}: memory of the bots' workers": partial(server, "bots_memory", game, thoughts=50_000),
    }


@cache
def all_drills() -> dict[str, Drill]:
    # Every server that it forks reads this module anew, and needs no game for it.
    import bottlecap

    games = [game for game in bottlecap.games() if not game.proof]
    out = {**MATCHES, **INSTALLS, **PAGE, **MACHINES}
    for drills in (drills_of_game, drills_of_server):
        for game in games:
            out |= drills(game.id)
    return out


def run(name: str, args: argparse.Namespace) -> tuple[bool, str]:
    """One drill: whether it passed, and its line in the report."""
    print(f"{name} …", file=sys.stderr, flush=True)
    started = time.perf_counter()
    try:
        counted, good = all_drills()[name](args), True
    except Exception:
        traceback.print_exc()
        counted, good = "see the drill's own output", False
    line = f"| {name} | {'passed' if good else 'FAILED'} | {counted} | {time.perf_counter() - started:.0f} |"
    print(line, flush=True)
    return good, line


def earlier(report: Path | None) -> dict[str, str]:
    """The lines that the report has already, by drill."""
    if report is None or not report.exists():
        return {}
    lines = report.read_text(encoding="utf-8").splitlines()
    return {found.group(1): line for line in lines if (found := LINE.match(line)) and found.group(1) in all_drills()}


def write(report: Path, lines: dict[str, str]) -> None:
    build = "compiled" if os.environ.get("BOTTLECAP_COMPILED") == "1" else "interpreted"
    head = [
        "# The last long drill",
        "",
        f"{build.capitalize()} build, Python {platform.python_version()}. `make drill` writes this page; what each drill does "
        "stands in `tests/server/drills.py` and in the tests it runs.",
        "",
        "| drill | result | what was counted | seconds |",
        "|---|---|---|--:|",
    ]
    rows = [lines[name] for name in all_drills() if name in lines]
    report.write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2000, help="matches a table, where tests play whole ones (%(default)s)")
    parser.add_argument("--only", action="append", choices=list(all_drills()), help="not all of them")
    parser.add_argument("--report", type=Path)
    args = parser.parse_args()
    lines = earlier(args.report) if args.only else {}
    good = True
    for name in args.only or all_drills():
        passed, lines[name] = run(name, args)
        good &= passed
        if args.report is not None:
            write(args.report, lines)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
