"""The long drill: the tests of whole matches with full counts. Its last report is kept in the docs.

python tests/drill.py [--matches N] [--report FILE]
"""

import argparse
import os
import platform
import re
import subprocess
import sys
import time
from pathlib import Path

TESTS = Path(__file__).parent
DRILLS = {
    "invariants": "test_invariants.py",
    "non-interference": "test_noninterference.py",
    "undo": "test_undo.py",
    "Monopoly: matches between bots": "test_monopoly_matches.py",
    "Monopoly: options in pairs": "test_monopoly_options.py",
    "Monopoly: a token against the exact chain": "test_monopoly_chain.py",
    "server: kills, leaks, nonsense": "server/test_drills.py",
}
# Throws of the token that wanders alone: 100 million where 200 matches are played.
THROWS_A_MATCH = 500_000
PASSED = re.compile(r"(\d+) passed")


def drill(file: str, matches: int) -> tuple[bool, int, float]:
    """Run one file of tests with that many matches a table: whether it passed, how many tests, how long."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", str(TESTS / file)]
    done = subprocess.run(
        command,
        env={
            **os.environ,
            "BOTTLECAP_MATCHES": str(matches),
            "BOTTLECAP_DRILL": str(max(1, matches // 20)),
            "BOTTLECAP_THROWS": str(THROWS_A_MATCH * matches),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout, done.stderr, file=sys.stderr)
    found = PASSED.search(done.stdout)
    return done.returncode == 0, int(found.group(1)) if found else 0, time.perf_counter() - started


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="matches a table (%(default)s)")
    parser.add_argument("--report", type=Path)
    args = parser.parse_args()
    build = "compiled" if os.environ.get("BOTTLECAP_COMPILED") == "1" else "interpreted"
    lines = [
        "# The last long drill",
        "",
        f"{args.matches} random matches of every game with every number of players, {build} build, Python "
        f"{platform.python_version()}. `make drill` writes this page.",
        "",
        "| drill | result | tests | seconds |",
        "|---|---|--:|--:|",
    ]
    good = True
    for name, file in DRILLS.items():
        print(f"{name} …", file=sys.stderr)
        passed, tests, seconds = drill(file, args.matches)
        good &= passed
        lines.append(f"| {name} | {'passed' if passed else 'FAILED'} | {tests} | {seconds:.0f} |")
        print(lines[-1])
    if args.report is not None:
        args.report.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
