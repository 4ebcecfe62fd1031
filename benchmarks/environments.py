"""What the environments for learning cost: their steps beside those of the plain API, in one run.

    python benchmarks/environments.py [GAME …] [--players 2] [--rounds 5] [--seconds 1] [--json]

All play at random, in short rounds by turns, by the processor's time; medians of the rounds are compared. What is counted is
answers of whoever is asked:

* `api`: `match.actions()`, one of them at random, `match.play()`, with the light generator;
* `pettingzoo`: `last()` with a row and a mask for whoever is asked, a legal action at random, `step()`; `wrapped` is the same
  within the wrapper that `env()` puts around it;
* `gymnasium`: one learner's steps, with a row and a mask each, against a random bot, whose own answers are not counted;
* `vector`: the same for 64 learners at once. `vector step` leaves out what choosing from the masks takes, which is NumPy's
  time, and `vector all` counts the bots' answers too, of which the engine makes as many.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

import bottlecap
from bottlecap.arena.bench import is_compiled
from bottlecap.envs.gymnasium import VersusBots
from bottlecap.envs.pettingzoo import SeatEnv, env
from bottlecap.envs.vector import ManyVersusBots

GAMES = [game.id for game in bottlecap.games() if not game.proof]
TABLES = 64


def api(game: str, players: int, seconds: float) -> dict[str, float]:
    luck, started, answers, seed = random.Random(1), time.process_time(), 0, 0
    while time.process_time() - started < seconds:
        match = bottlecap.new(game, players, seed=seed, chance="fast")
        seed += 1
        while not match.over:
            legal = match.actions()
            match.play(legal[luck.randrange(len(legal))])
            answers += 1
    return {"api": answers / (time.process_time() - started)}


def drawn(mask: NDArray[Any], luck: random.Random) -> int:
    """One of the legal actions."""
    legal = mask.view(np.bool_).nonzero()[0]
    return int(legal[luck.randrange(len(legal))])


def stepped(make: Callable[[str, int], Any], name: str) -> Callable[[str, int, float], dict[str, float]]:
    def measure(game: str, players: int, seconds: float) -> dict[str, float]:
        table, luck = make(game, players), random.Random(1)
        answers, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            table.reset(seed=answers)
            while True:
                observation, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    break
                table.step(drawn(observation["action_mask"], luck))
                answers += 1
        return {name: answers / (time.process_time() - started)}

    return measure


def gymnasium(game: str, players: int, seconds: float) -> dict[str, float]:
    table, luck = VersusBots(game, players), random.Random(1)
    answers, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        _, info = table.reset(seed=answers)
        done = False
        while not done:
            _, _, terminated, truncated, info = table.step(drawn(info["action_mask"], luck))
            done = terminated or truncated
            answers += 1
    return {"gymnasium": answers / (time.process_time() - started)}


def chosen(masks: NDArray[Any], luck: np.random.Generator) -> NDArray[Any]:
    """A legal action of each row at random; 0 where there is none."""
    rows, legal = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    first = np.cumsum(counts) - counts
    picked = first + (luck.random(len(masks)) * counts).astype(np.int64)
    return np.where(counts > 0, legal[np.minimum(picked, len(legal) - 1)], 0)


def vector(game: str, players: int, seconds: float) -> dict[str, float]:
    tables, luck = ManyVersusBots(game, TABLES, players), np.random.default_rng(1)
    tables.reset(seed=1)
    answers, everybody, stepping, spent = 0, 0, 0.0, 0.0
    started = time.process_time()
    while spent < seconds:
        actions = chosen(tables.action_masks(), luck)
        before = time.process_time()
        _, _, over, _, _ = tables.step(actions)
        after = time.process_time()
        stepping += after - before
        answers += TABLES
        # A match that is over counts once for all its answers; those still played are left out.
        everybody += sum(int(tables.match(int(number)).length) for number in np.flatnonzero(over))
        spent = after - started
    everybody += sum(tables.match(number).length for number in range(TABLES) if not tables.match(number).over)
    return {"vector": answers / spent, "vector step": answers / stepping, "vector all": everybody / spent}


MEASURES = [api, stepped(SeatEnv, "pettingzoo"), stepped(env, "wrapped"), gymnasium, vector]


def compared(games: list[str], players: int, rounds: int, seconds: float) -> dict[str, Any]:
    """The median rate of each, and its ratio to that of the API."""
    found: dict[str, Any] = {}
    for game in games:
        # Whatever is made when it is first needed is made here.
        for measure in MEASURES:
            measure(game, players, 0.05)
        rates: dict[str, list[float]] = {}
        for number in range(rounds):
            print(f"{game}: round {number + 1} of {rounds}", file=sys.stderr)
            for measure in MEASURES:
                for name, rate in measure(game, players, seconds).items():
                    rates.setdefault(name, []).append(rate)
        medians = {name: statistics.median(some) for name, some in rates.items()}
        found[game] = {name: {"rate": round(rate), "ratio": round(rate / medians["api"], 3)} for name, rate in medians.items()}
    return {"players": players, "compiled": is_compiled(), "rounds": rounds, "seconds": seconds, "games": found}


def main() -> int:
    parser = argparse.ArgumentParser(description="The environments beside the plain API.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help=f"which of ours ({', '.join(GAMES)})")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many seats (%(default)s)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a round (%(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("rounds and seconds must be above 0")
    found = compared(list(args.games), args.players, args.rounds, args.seconds)
    if args.json:
        print(json.dumps(found))
        return 0
    build = "compiled" if found["compiled"] else "NOT compiled"
    print(f"Answers a second, Bottlecap ({build}), {args.players} players at random, medians of {args.rounds} rounds")
    for game, rates in found["games"].items():
        for name, row in rates.items():
            print(f"{game:10}{name:14}{row['rate']:>12,}{row['ratio']:>8}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
