"""What `make mutants` switches off is still there: a function that has moved is noticed at once, not by the long run."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

# In a process of its own, which all these mutants together leave in ruins; interpreted, as mutants must be.
ALL_AT_ONCE = """
import bottlecap
from tests import mutation

for game in bottlecap.games():
    for slug, effects in mutation.effects(game).items():
        if slug not in game.rules.numbers:
            print(f"{game.id}/{slug}: there is no such rule")
        for name, effect in effects.items():
            try:
                effect(game)
            except Exception as fault:
                print(f"{game.id}/{slug}:{name}: {fault}")
print(mutation.Switch.acted > 0)
"""


def test_everything_that_is_to_be_switched_off_is_there() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, "-c", ALL_AT_ONCE]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8")
    assert (done.stdout.splitlines(), done.returncode) == (["True"], 0), done.stderr
