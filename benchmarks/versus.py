"""Bottlecap beside catanatron, the fast Python engine of a board game of the same size.

    python benchmarks/versus.py [GAME …] [--rounds 5] [--seconds 2] [--json]

Both play four random players in one process and copy matches half played, in short rounds by turns,
so that a machine that is busy for a while slows both. Medians of the rounds are compared. Catanatron's
actions are counted with those that had a single legal answer, Bottlecap's without: the comparison leans
to the other side. Nothing is written; see requirements.txt for the environment.
"""

import argparse
import importlib
import json
import statistics
import sys
import time
from typing import Any

import bottlecap
from bottlecap.arena.bench import bench, is_compiled

PLAYERS = 4
GAMES = [game.id for game in bottlecap.games() if PLAYERS in game.players]
POSITIONS = 8
COPIES_A_LOOK = 20
MEASURES = ("actions_per_s", "games_per_s", "copies_per_s")


class Catanatron:
    """Random games of catanatron, measured as `bottlecap bench` measures its own."""

    def __init__(self) -> None:
        self.module: Any = importlib.import_module("catanatron")
        self.seed = 0
        self.middles = [self.middle() for _ in range(POSITIONS)]

    def new_game(self) -> Any:
        colors = list(self.module.Color)[:PLAYERS]
        return self.module.Game([self.module.RandomPlayer(color) for color in colors], seed=self.seed)

    def middle(self) -> Any:
        """A game after half of the actions that the same seed leads to in the end."""
        self.seed += 1
        whole = self.new_game()
        whole.play()
        half = self.new_game()
        for _ in range(len(whole.state.actions) // 2):
            half.play_tick()
        return half

    def measure(self, seconds: float) -> dict[str, float]:
        return {**self.measure_play(seconds / 2), **self.measure_copies(seconds / 2)}

    def measure_play(self, seconds: float) -> dict[str, float]:
        actions = games = 0
        spent = 0.0
        started = time.perf_counter()
        while spent < seconds:
            self.seed += 1
            game = self.new_game()
            game.play()
            actions += len(game.state.actions)
            games += 1
            spent = time.perf_counter() - started
        return {"actions_per_s": actions / spent, "games_per_s": games / spent}

    def measure_copies(self, seconds: float) -> dict[str, float]:
        copies = 0
        spent = 0.0
        started = time.perf_counter()
        while spent < seconds:
            for game in self.middles:
                for _ in range(COPIES_A_LOOK):
                    game.copy()
            copies += len(self.middles) * COPIES_A_LOOK
            spent = time.perf_counter() - started
        return {"copies_per_s": copies / spent}


def measure_bottlecap(game: str, seconds: float) -> dict[str, float]:
    found = bench(game, PLAYERS, seconds)
    return {name: float(str(found[name])) for name in MEASURES}


def compared(games: list[str], rounds: int, seconds: float) -> dict[str, Any]:
    """All rounds of both, by turns: one of the other, then one of each of our games."""
    other = Catanatron()
    theirs: list[dict[str, float]] = []
    ours: dict[str, list[dict[str, float]]] = {game: [] for game in games}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        theirs.append(other.measure(seconds))
        for game in games:
            ours[game].append(measure_bottlecap(game, seconds))
    found = {
        game: {name: beside([row[name] for row in rows], [row[name] for row in theirs]) for name in MEASURES}
        for game, rows in ours.items()
    }
    return {"players": PLAYERS, "compiled": is_compiled(), "rounds": rounds, "seconds": seconds, "games": found}


def beside(ours: list[float], theirs: list[float]) -> dict[str, object]:
    """Both medians and their ratio. Worst says how much of it noise could explain: our slowest round by their fastest."""
    bottlecap, catanatron = statistics.median(ours), statistics.median(theirs)
    return {
        "bottlecap": round(bottlecap),
        "catanatron": round(catanatron),
        "ratio": round(bottlecap / catanatron, 1),
        "worst": round(min(ours) / max(theirs), 1),
        "bottlecap_rounds": [round(value) for value in ours],
        "catanatron_rounds": [round(value) for value in theirs],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Bottlecap beside catanatron.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help=f"which of ours ({', '.join(GAMES)})")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each (%(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds a round (%(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("rounds and seconds must be above 0")
    try:
        found = compared(list(args.games), args.rounds, args.seconds)
    except ModuleNotFoundError as fault:
        print(f"{fault}: see benchmarks/requirements.txt", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(found))
        return 0
    build = "compiled" if found["compiled"] else "NOT compiled"
    print(f"Bottlecap ({build}) and catanatron, {PLAYERS} random players, medians of {args.rounds} rounds")
    print(f"{'':10}{'':14}{'bottlecap':>12}{'catanatron':>12}{'ratio':>8}{'worst':>8}")
    for game, measures in found["games"].items():
        for name, row in measures.items():
            print(f"{game:10}{name:14}{row['bottlecap']:>12,}{row['catanatron']:>12,}{row['ratio']:>8}{row['worst']:>8}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
