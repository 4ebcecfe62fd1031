"""How fast the engine is: random legal play in the arena's own loop, and copies of matches half played."""

import argparse
import json
import platform
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from bottlecap.arena.loops import copy_matches, middle, play_matches
from bottlecap.bots import make
from bottlecap.engine import match as engine
from bottlecap.engine import registry
from bottlecap.engine.errors import BadOption
from bottlecap.engine.game import Game

# A call into the compiled loops takes about this long, so that looking at the clock costs nothing.
CALL_SECONDS = 0.05
POSITIONS = 16
DEFAULT_SECONDS = 2.0


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def bench(
    game: str | Game, players: int | None = None, seconds: float = DEFAULT_SECONDS, content: str | Path | None = None
) -> dict[str, object]:
    """Measure for that many seconds, half of them play and half of them copies.

    An action is an answer of a bot that had at least two actions to choose from: what the engine
    answers by itself does not count, nor what a bot could only have left alone. players: by default
    as many as the game takes.
    """
    found = game if isinstance(game, Game) else registry.game(game, content)
    seats = found.players.stop - 1 if players is None else players
    found.check_players(seats)
    if seconds <= 0:
        raise BadOption(f"seconds is a number above 0, not {seconds}")
    options = found.option_values({})
    bots = [make("random", seat) for seat in range(seats)]
    next_match = 0
    actions = 0

    def play(count: int) -> int:
        nonlocal next_match, actions
        actions += play_matches(found, seats, options, bots, next_match, count)
        next_match += count
        return count

    positions = [middle(found, seats, options, bots, number) for number in range(POSITIONS)]
    play(1)
    actions = 0
    games, play_seconds = timed(play, seconds / 2)
    copies, copy_seconds = timed(lambda rounds: int(copy_matches(positions, rounds)), seconds / 2)
    return {
        "game": found.id,
        "players": seats,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "actions_per_s": round(actions / play_seconds),
        "games_per_s": round(games / play_seconds, 3),
        "copies_per_s": round(copies / copy_seconds),
        "actions_per_game": round(actions / games, 1),
    }


def timed(work: Callable[[int], int], seconds: float) -> tuple[int, float]:
    """Work in calls of growing size until the time is up: how much was done, and in what time."""
    done, size = 0, 1
    started = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        before = spent
        done += work(size)
        spent = time.perf_counter() - started
        if spent - before < CALL_SECONDS / 2:
            size *= 2
    return done, spent


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, metavar="S", help="how long to measure (%(default)s)")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (as many as the game takes)")
    parser.add_argument("--content", metavar="DIR", help="a content pack instead of the bundled one")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(args: argparse.Namespace) -> int:
    found = bench(args.game, args.players, args.seconds, args.content)
    if args.json:
        print(json.dumps(found))
        return 0
    build = "compiled" if found["compiled"] else "not compiled"
    print(f"{found['game']}, {found['players']} players, Python {found['python']}, {build}")
    for name in ("actions_per_s", "games_per_s", "copies_per_s"):
        print(f"{name:14}{found[name]:>14,}")
    return 0
