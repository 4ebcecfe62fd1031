"""Switches off one rule at a time and expects the tests that name it to fail.

    python tests/mutants.py [GAME ...] [--jobs N] [--all]

For every rule: what it forbids (wherever the `check` of an action returns it), and every effect
listed in tests/<game>/effects.py. A mutant is *killed* when the tests that name its rule fail,
*survived* when they pass. A rule of which no check ever spoke in its tests and for which no effect
is listed is *not mutated*. Exits 1 if anything survived or was not mutated without a reason given.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests import mutation  # noqa: E402
from tests.marks import all_marked  # noqa: E402

import bottlecap  # noqa: E402

KILLED, SURVIVED, IDLE, BROKEN = "killed", "survived", "not mutated", "broken"
# A mutant may make a test go on for ever. Processor seconds, so that a busy machine kills no mutant.
PATIENCE = 60
PASSED, FAILED = 0, 1


@dataclass(frozen=True)
class Outcome:
    """What became of one mutant, and a word on why."""

    rule: str
    mutant: str
    fate: str
    why: str = ""


def run(addresses: Iterable[str], mutant: str) -> tuple[int | None, int, str]:
    """Run these tests under a mutant: pytest's exit code (None: they ran on and on), how often it acted, the output."""
    # No test of a rule needs another plugin, and loading them takes longer than most of these tests do.
    environment = {**os.environ, mutation.VARIABLE: mutant, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    words = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=line", "-p", "tests.mutation", "-p", "no:cacheprovider"]
    if mutant:
        environment[mutation.PATIENCE] = str(PATIENCE)
    done = subprocess.run([*words, *addresses], cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8")
    if done.returncode == -signal.SIGXCPU:
        return None, 1, ""
    acted = 0
    for line in done.stdout.splitlines():
        if line.startswith(mutation.ACTED):
            acted = int(line.split()[-1])
    return done.returncode, acted, done.stdout + done.stderr


def crash(output: str) -> tuple[str, str]:
    """Where the first test failed, and what it says."""
    found = re.search(r"^(/[^:]+|[A-Za-z]:[^:]+):(\d+): (.+)$", output, re.MULTILINE)
    return (Path(found[1]).as_posix(), found[3]) if found else ("", "")


def judge(rule: str, effect: str, addresses: list[str]) -> Outcome:
    """The fate of one mutant: of an effect, or, without one, of what the rule forbids."""
    mutant = f"{rule}:{effect}" if effect else rule
    code, acted, output = run(addresses, mutant)
    if code == FAILED and acted:
        where, what = crash(output)
        if re.search(r"/tests/([^/]+/effects\b|ways\.py)", where):
            return Outcome(rule, mutant, BROKEN, f"the mutant itself fails: {where}: {what}")
        return Outcome(rule, mutant, KILLED, what)
    if code is None:
        return Outcome(rule, mutant, KILLED, "the tests ran on and on")
    if code not in (PASSED, FAILED):
        return Outcome(rule, mutant, BROKEN, output.strip()[-2000:])
    if not acted:
        return Outcome(
            rule, mutant, IDLE, "no check returned it in its tests" if not effect else "it never acted in the rule's tests"
        )
    return Outcome(rule, mutant, SURVIVED)


def judge_all(games: list[bottlecap.Game], jobs: int) -> list[Outcome]:
    """All mutants of these games, in the order of the rules."""
    tests: dict[str, list[str]] = {}
    for test in all_marked():
        for id in test.ids:
            if test.address not in tests.setdefault(id, []):
                tests[id].append(test.address)
    wanted = []
    for game in games:
        effects = mutation.effects(game)
        stray = [slug for slug in (*effects, *mutation.untouched(game)) if slug not in game.rules.numbers]
        if stray:
            raise SystemExit(f"tests/{game.id}/effects: there is no rule {game.id}/{stray[0]}")
        for id in game.rules.ids():
            for effect in ("", *effects.get(id.partition("/")[2], {})):
                wanted.append((id, effect))
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(lambda pair: judge(pair[0], pair[1], tests[pair[0]]) if pair[0] in tests else untested(*pair), wanted))


def untested(rule: str, effect: str) -> Outcome:
    return Outcome(rule, f"{rule}:{effect}" if effect else rule, IDLE, "no test names it")


def summed(game: bottlecap.Game, outcomes: list[Outcome]) -> list[Outcome]:
    """Without those checks that never spoke and need not: an effect of the rule was switched off, or a reason is given."""
    touched = {outcome.rule for outcome in outcomes if outcome.fate != IDLE}
    spoken = mutation.spoken(game)
    reasons = mutation.untouched(game)
    out = []
    for outcome in outcomes:
        slug = outcome.rule.partition("/")[2]
        if outcome.fate != IDLE or ":" in outcome.mutant or slug in spoken:
            out.append(outcome)
        elif slug in reasons and outcome.rule not in touched:
            out.append(Outcome(outcome.rule, outcome.mutant, IDLE, f"excused: {reasons[slug]}"))
        elif outcome.rule not in touched:
            out.append(Outcome(outcome.rule, outcome.mutant, IDLE, f"{outcome.why}, and no effect is listed"))
    return out


def bad(outcome: Outcome) -> bool:
    return outcome.fate in (SURVIVED, BROKEN) or (outcome.fate == IDLE and not outcome.why.startswith("excused"))


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Switch off one rule at a time and expect the tests that name it to fail.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many test runs at once")
    parser.add_argument("--all", action="store_true", help="list the killed ones too")
    given = parser.parse_args(words)
    if mutation.compiled():
        raise SystemExit("only the interpreted build can be mutated: set PYTHONPATH=src")
    known = {game.id: game for game in bottlecap.games()}
    unknown = [name for name in given.games if name not in known]
    if unknown:
        raise SystemExit(f"there is no game {unknown[0]!r} (there are: {', '.join(known)})")
    games = [known[name] for name in given.games or known]
    named = sorted({test.path for test in all_marked()})
    code, _, output = run(named, "")
    if code != PASSED:
        raise SystemExit(f"the tests fail before anything is switched off:\n{output}")
    outcomes = judge_all(games, given.jobs)
    failed = False
    for game in games:
        own = summed(game, [outcome for outcome in outcomes if outcome.rule.startswith(f"{game.id}/")])
        counts = {fate: sum(outcome.fate == fate for outcome in own) for fate in (KILLED, SURVIVED, IDLE, BROKEN)}
        print(f"{game.id}: {len(game.rules.ids())} rules, " + ", ".join(f"{number} {fate}" for fate, number in counts.items()))
        for outcome in own:
            if given.all or outcome.fate != KILLED:
                print(f"  {outcome.fate}: {outcome.mutant}" + (f" ({outcome.why})" if outcome.why else ""))
        failed = failed or any(bad(outcome) for outcome in own)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
