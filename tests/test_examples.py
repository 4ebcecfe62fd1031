"""Every example runs, and says what it promises."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import bottlecap

EXAMPLES = Path(__file__).parent.parent / "examples"
PACKAGE = Path(bottlecap.__file__).parent.parent

# What each is started with, and what it says at its end.
RUNS = {
    "random_match.py": ([], "Scores:"),
    "tournament.py": (["1"], "2 matches: greedy won 2"),
    "own_bot.py": ([], "Lookahead and random:"),
    "replay_record.py": ([], "Scores:"),
    "pettingzoo_loop.py": ([], "Rewards:"),
}
# What needs more than the tests do; where that is lacking, it says what to install.
TRAINING = "train_shelter.py"
TRAINS = all(find_spec(name) is not None for name in ("torch", "sb3_contrib"))


def run(*words: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=EXAMPLES, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str) -> None:
    words, said = RUNS[name]
    assert said in run(name, *words).splitlines()[-1]


def test_the_training_example_learns_or_says_what_it_lacks() -> None:
    words = [sys.executable, TRAINING, "--minutes", "0.02", "--tables", "2", "--matches", "2"]
    env = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    done = subprocess.run(words, cwd=EXAMPLES, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode == 0) == TRAINS, done.stderr
    assert "of 2 against random" in done.stdout if TRAINS else 'pip install "bottlecap-games[envs,train]"' in done.stderr


def test_the_bot_of_the_example_can_be_named_on_the_command_line() -> None:
    words = ["--bots", "own_bot:Lookahead,random", "--matches", "4", "--seed", "1", "--jobs", "1"]
    assert "own_bot:Lookahead" in run("-m", "bottlecap", "simulate", "kuhn", *words)


def test_every_example_is_run_and_listed() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert {*RUNS, TRAINING} == {path.name for path in EXAMPLES.glob("*.py")}
    assert all(f"({name})" in listed for name in [*RUNS, TRAINING])
