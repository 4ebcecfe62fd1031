"""Simulations: the same matches whatever the number of processes, and clear words when something is wrong."""

import argparse
import json
import math
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from statistics import NormalDist

import pytest
from tests.conftest import COMPILED

import bottlecap
from bottlecap.arena import simulate as command
from bottlecap.arena.progress import Progress
from bottlecap.arena.results import MatchFailed, MatchResult, Tally, wilson
from bottlecap.arena.simulate import option_values, planned, simulate
from bottlecap.engine import registry

GAMES = [game.id for game in bottlecap.games()]

OWN_BOT = """
class First:
    '''Always the first legal action; it takes no seed.'''

    def choose(self, perspective):
        return perspective.actions[0]


class Faulty:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, perspective):
        if self.seed % 7 == 0:
            raise ZeroDivisionError("no caps left")
        return perspective.actions[0]


class Cheat:
    def choose(self, perspective):
        return perspective.game.action(0)


class Gone:
    def choose(self, perspective):
        import os
        os._exit(3)


class Slow:
    def choose(self, perspective):
        import os, pathlib, time
        pathlib.Path(f"{os.getpid()}.pid").touch()
        time.sleep(600)
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module of bots in the current directory, as somebody who tries one out has it."""
    (tmp_path / "ownbots.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "ownbots", raising=False)
    return tmp_path


def called(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


# --- the matches --------------------------------------------------------------------------------------


def test_two_processes_write_the_same_bytes_as_one(tmp_path: Path) -> None:
    files = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.jsonl"
        assert called("salvage", "--players", "3", "--matches", "20", "--seed", "5", "--jobs", jobs, "--out", str(out)) == 0
        files.append(out.read_bytes())
    assert files[0] == files[1]
    assert files[0].count(b"\n") == 20


@pytest.mark.parametrize("game", GAMES)
def test_a_result_is_that_of_its_match(game: str) -> None:
    plan = planned(game, None, ["random"], 3, False, None, None)
    for number, result in enumerate(simulate(game, matches=5 if COMPILED else 2, seed=3)):
        assert result.match == number
        table = plan.table(number)
        table.run()
        ended = table.match.result
        assert ended is not None
        assert (result.winners, result.scores, result.ranks, result.reason) == (
            ended.winners,
            ended.scores,
            ended.ranks,
            ended.reason,
        )
        assert result.decisions == table.decisions
        assert table.match.header.seed.hex() == result.seed


def test_seeds_differ_by_match_and_by_simulation() -> None:
    seeds = [result.seed for seed in (1, 2) for result in simulate("kuhn", matches=50, seed=seed)]
    assert len(set(seeds)) == 100


def test_a_whole_number_and_its_digits_are_the_same_seed() -> None:
    assert list(simulate("kuhn", matches=5, seed=12)) == list(simulate("kuhn", matches=5, seed="12"))


def test_bots_of_one_match_have_luck_of_their_own() -> None:
    plan = planned("salvage", 4, ["random"], 0, True, None, None)
    seeds = {plan.bot_seed(number, seat) for number in range(20) for seat in range(4)}
    assert len(seeds) == 80
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_the_global_generator_is_neither_used_nor_moved() -> None:
    random.seed(1)
    before = random.getstate()
    first = list(simulate("kuhn", matches=5))
    assert random.getstate() == before
    random.seed(2)
    assert list(simulate("kuhn", matches=5)) == first


def test_mirror_rotates_the_bots_and_keeps_the_seed(own_bots: Path) -> None:
    sys.path.append(str(own_bots))
    bots = ["random", "ownbots:First", "random"]
    results = list(simulate("salvage", players=3, matches=6, bots=bots, mirror=True))
    assert [result.match for result in results] == list(range(6))
    assert [result.seed for result in results[:3]] == [results[0].seed] * 3
    assert [result.seed for result in results[3:]] == [results[3].seed] * 3
    assert results[0].seed != results[3].seed
    assert [result.seats.index("ownbots:First") for result in results] == [1, 0, 2, 1, 0, 2]
    # A round's seed is that of the match of the same number in a simulation without mirror.
    assert results[3].seed == list(simulate("salvage", players=3, matches=2))[1].seed


def test_mirror_plays_whole_rounds() -> None:
    assert len(list(simulate("salvage", players=4, matches=5, mirror=True))) == 8


def test_players_are_as_many_as_bots_are_named() -> None:
    [result] = simulate("salvage", bots=["random", "random", "random"])
    assert len(result.seats) == 3


def test_a_loaded_game_is_found_again_by_its_name() -> None:
    game = registry.game("kuhn")
    assert list(simulate(game, matches=2)) == list(simulate("kuhn", matches=2))


def test_options_reach_the_match() -> None:
    short = list(simulate("doors", matches=3, options={"rounds": 1}))
    assert {result.decisions for result in short} == {3}


# --- bots of one's own --------------------------------------------------------------------------------


def test_a_bot_of_ones_own_plays_in_every_process(own_bots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = []
    for jobs in ("1", "2"):
        assert called("kuhn", "--bots", "ownbots:First,random", "--matches", "40", "--jobs", jobs, "--out", "out.jsonl") == 0
        lines.append((own_bots / "out.jsonl").read_text())
    assert lines[0] == lines[1]
    assert json.loads(lines[0].splitlines()[0])["seats"] == ["ownbots:First", "random"]
    assert "ownbots:First" in capsys.readouterr().out


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bots_fault_names_match_and_seed(own_bots: Path, jobs: int) -> None:
    sys.path.append(str(own_bots))
    done: list[MatchResult] = []
    with pytest.raises(MatchFailed) as caught:
        done.extend(simulate("kuhn", bots=["ownbots:Faulty"], matches=60, jobs=jobs, seed=4))
    failed = caught.value
    assert isinstance(failed, bottlecap.Error)
    # Every match before it was handed out, and the failed one can be played again alone.
    assert [result.match for result in done] == list(range(failed.match))
    assert done
    plan = planned("kuhn", None, ["ownbots:Faulty"], 4, False, None, None)
    assert plan.match_seed(failed.match).hex() == failed.seed
    with pytest.raises(ZeroDivisionError):
        plan.table(failed.match).run()
    assert f"match {failed.match} (seed {failed.seed}" in str(failed)
    assert "ZeroDivisionError: no caps left (ownbots.py, line" in str(failed)


def test_an_illegal_action_of_a_bot_is_named_by_its_rule(own_bots: Path) -> None:
    sys.path.append(str(own_bots))
    with pytest.raises(MatchFailed, match=r"match 0 .*IllegalAction: kuhn/bet"):
        list(simulate("kuhn", bots=["ownbots:Cheat"]))


def test_a_process_that_dies_is_an_error_and_not_a_hang(own_bots: Path) -> None:
    sys.path.append(str(own_bots))
    with pytest.raises(bottlecap.Error, match="ended by itself"):
        list(simulate("kuhn", bots=["ownbots:Gone"], matches=4, jobs=2))


def test_who_wants_no_more_results_leaves_no_processes() -> None:
    before = set(multiprocessing.active_children())
    results = simulate("kuhn", matches=5000, jobs=2)
    assert next(results).match == 0
    results.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) <= before


@pytest.mark.skipif(os.name != "posix", reason="sends the signal that Ctrl-C is on posix systems")
def test_ctrl_c_ends_everything_quietly(own_bots: Path) -> None:
    (own_bots / "go.py").write_text(
        "import argparse, sys\n"
        "from bottlecap.arena import simulate\n"
        "if __name__ == '__main__':\n"
        "    parser = argparse.ArgumentParser()\n"
        "    simulate.add_arguments(parser)\n"
        "    sys.exit(simulate.run(parser.parse_args(sys.argv[1:])))\n"
    )
    words = [sys.executable, "go.py", "kuhn", "--bots", "ownbots:Slow", "--matches", "4", "--jobs", "2"]
    child = subprocess.Popen(
        words,
        cwd=own_bots,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    deadline = time.monotonic() + 30
    while len(list(own_bots.glob("*.pid"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    workers = [int(path.stem) for path in own_bots.glob("*.pid")]
    assert len(workers) == 2
    # A terminal sends it to the whole group: the processes that play hear it too.
    os.killpg(child.pid, signal.SIGINT)
    out, err = child.communicate(timeout=30)
    assert child.returncode == 130
    assert "Traceback" not in out + err
    assert err == "stopped\n"
    for worker in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)


# --- the command --------------------------------------------------------------------------------------


def test_the_summary_counts_matches_bots_seats_and_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    assert called("kuhn", "--matches", "100", "--jobs", "1") == 0
    out = capsys.readouterr()
    assert "100 matches in" in out.out
    assert "matches/s" in out.out
    words = [line.split() for line in out.out.splitlines()]
    assert ["random", "200", "50.0", "%"] in [line[:4] for line in words]
    shares = [float(line[2]) for line in words if line and line[0] in ("0", "1")]
    assert sum(shares) == pytest.approx(100)
    reasons = {line[0]: int(line[1]) for line in words if line and line[0] in ("shown", "folded")}
    assert sum(reasons.values()) == 100
    # Nobody watches a pipe: no bar.
    assert out.err == ""


def test_a_line_holds_the_match_and_no_times(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    called("doors", "--matches", "2", "--jobs", "1", "--out", str(out))
    first = json.loads(out.read_text().splitlines()[0])
    assert list(first) == ["match", "seed", "seats", "winners", "scores", "ranks", "reason", "decisions", "entries"]
    match = bottlecap.new("doors", seed=first["seed"])
    assert match.header.seed.hex() == first["seed"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nothere"], "no game 'nothere'"),
        (["kuhn", "--bots", "genius"], "no bot 'genius'"),
        (["kuhn", "--bots", "nowhere:Bot"], "nowhere"),
        (["kuhn", "--bots", "json:Bot"], "json:Bot"),
        (["kuhn", "--bots", "json:JSONDecoder"], "has no method choose"),
        (["kuhn", "--matches", "0"], "matches is a whole number from 1 on, not 0"),
        (["kuhn", "--matches", "-3"], "matches is a whole number from 1 on, not -3"),
        (["kuhn", "--jobs", "0"], "jobs is a whole number from 1 on, not 0"),
        (["kuhn", "--players", "5"], "not 5"),
        (["salvage", "--players", "4", "--bots", "random,random"], "4 seats and 2 bots"),
        (["doors", "--option", "rounds"], "NAME=VALUE"),
        (["doors", "--option", "rounds=none"], "rounds"),
        (["doors", "--option", "rounds=99"], "from 1 to 50, not 99"),
        (["doors", "--option", "colour=red"], "no option 'colour'"),
        (["kuhn", "--content", "no-such-folder"], "no-such-folder"),
        (["kuhn", "--out", "no-such-folder/out.jsonl"], "no-such-folder"),
    ],
)
def test_what_cannot_be_is_refused_in_words(words: list[str], told: str) -> None:
    with pytest.raises(bottlecap.Error) as caught:
        called(*words, "--jobs", "1") if "--jobs" not in words else called(*words)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("def (:", "SyntaxError"),
        ("raise ValueError('no caps')", "ValueError: no caps (brokenbot.py, line 1)"),
        ("class Bot:\n    def __init__(self, seed):\n        raise KeyError('luck')", "KeyError: 'luck' (brokenbot.py, line 3)"),
    ],
)
def test_a_broken_module_of_bots_is_told_in_words(own_bots: Path, source: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (own_bots / "brokenbot.py").write_text(source)
    monkeypatch.delitem(sys.modules, "brokenbot", raising=False)
    with pytest.raises(bottlecap.Error) as caught:
        called("kuhn", "--bots", "brokenbot:Bot", "--jobs", "1")
    assert str(caught.value).startswith("bot 'brokenbot:Bot': ")
    assert told in str(caught.value)


def test_bad_input_is_refused_before_anything_is_played() -> None:
    with pytest.raises(bottlecap.BadOption):
        simulate("kuhn", players=3)
    with pytest.raises(bottlecap.BadOption):
        simulate("kuhn", matches=0)


def test_options_are_read_as_numbers_switches_and_names() -> None:
    game = registry.game("doors")
    assert option_values(game, ["rounds=3", "a=on", "b=off", "c=x=y"]) == {"rounds": 3, "a": 1, "b": 0, "c": "x=y"}


# --- counting -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        # Found apart from the code, by bisection of the equation below in decimals of forty digits.
        (50, 100, 0.403832, 0.596168),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (1, 2, 0.094531, 0.905469),
        (2.5, 10, 0.080948, 0.557819),
    ],
)
def test_wilson_intervals(wins: float, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=1e-6)
    for bound in wilson(wins, trials):
        # What defines it: the share seen lies 1.96 deviations of a true share at the bound away from it.
        deviation = math.sqrt(bound * (1 - bound) / trials)
        assert abs(wins / trials - bound) == pytest.approx(NormalDist().inv_cdf(0.975) * deviation, rel=1e-5, abs=1e-7)


def test_wilson_without_trials_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally()
    tally.add(MatchResult(0, "", ("a", "b", "b"), (0, 1), (5, 5, 1), (1, 1, 3), "end", 9, 9))
    tally.add(MatchResult(1, "", ("a", "b", "b"), (), (0, 0, 0), (0, 0, 0), "nobody", 9, 9))
    assert tally.bot_wins == {"a": 0.5, "b": 0.5}
    assert tally.bot_seats == {"a": 2, "b": 4}
    assert tally.seat_wins == {0: 0.5, 1: 0.5}
    assert "25.0 %" in tally.table()
    assert "12.5 %" in tally.table()


class Screen:
    """A terminal, as far as a progress bar cares."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


def test_a_bar_is_drawn_on_a_terminal_and_taken_away() -> None:
    screen = Screen()
    progress = Progress(10, screen)  # type: ignore[arg-type]
    progress.drawn -= 1
    progress.show(5)
    assert "[################................] 5/10" in screen.text
    drawn = screen.text
    progress.show(6)
    assert screen.text == drawn, "it was drawn a moment ago"
    progress.close()
    assert screen.text.endswith("\r\x1b[K")
