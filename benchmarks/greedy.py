"""Whole games of Monopoly between four bots that play to win, beside the Python simulator most people use.

    python benchmarks/greedy.py --peer CHECKOUT [--rounds 5] [--seconds 3] [--json]

CHECKOUT is a checkout of gamescomputersplay/monopoly (commit 7c4df31 was measured), which is no package; it is only
run. One process, in short rounds by turns, so that a machine that is busy for a while slows both; the time is that of
the processor. Their four standard players buy, build, mortgage and swap as they come, their game log is off. Ours are
four of the level "greedy", with auctions and every deal there is. Nothing is written.
"""

import argparse
import importlib
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bottlecap.arena.bench import is_compiled
from bottlecap.arena.loops import play_matches
from bottlecap.bots import make
from bottlecap.engine import registry

PLAYERS = 4


class Peer:
    """Games of gamescomputersplay/monopoly."""

    def __init__(self, checkout: Path) -> None:
        sys.path.insert(0, str(checkout.resolve()))
        self.game: Any = importlib.import_module("monopoly.core.game")
        logs: Any = importlib.import_module("monopoly.log_settings")
        logs.LogSettings.KEEP_GAME_LOG = False
        logs.LogSettings.BANKRUPTCIES_PATH = os.devnull
        self.number = 0

    def play(self) -> None:
        self.number += 1
        self.game.monopoly_game((self.number, self.number))


class Ours:
    """Games of four greedy bots in the arena's own loop."""

    def __init__(self) -> None:
        self.found = registry.game("monopoly")
        self.options = self.found.option_values({})
        self.bots = [make("greedy", seat) for seat in range(PLAYERS)]
        self.number = 0

    def play(self) -> None:
        self.number += 1
        play_matches(self.found, PLAYERS, self.options, self.bots, self.number, 1)


def games_per_second(play: Callable[[], None], seconds: float) -> float:
    games = 0
    spent = 0.0
    started = time.process_time()
    while spent < seconds:
        play()
        games += 1
        spent = time.process_time() - started
    return games / spent


def compared(peer: Peer, rounds: int, seconds: float) -> dict[str, object]:
    """All rounds of both, by turns. Worst: our slowest round by their fastest."""
    ours = Ours()
    for player in (peer, ours):
        player.play()
    mine: list[float] = []
    theirs: list[float] = []
    for _ in range(rounds):
        theirs.append(games_per_second(peer.play, seconds))
        mine.append(games_per_second(ours.play, seconds))
    bottlecap, other = statistics.median(mine), statistics.median(theirs)
    return {
        "compiled": is_compiled(),
        "rounds": rounds,
        "bottlecap_games_per_s": round(bottlecap, 1),
        "peer_games_per_s": round(other, 1),
        "ratio": round(bottlecap / other, 2),
        "worst": round(min(mine) / max(theirs), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Four greedy bots at Monopoly beside gamescomputersplay/monopoly.")
    parser.add_argument("--peer", type=Path, required=True, metavar="CHECKOUT", help="a checkout of gamescomputersplay/monopoly")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each (%(default)s)")
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds a round (%(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("rounds and seconds must be above 0")
    if not (args.peer / "monopoly" / "core" / "game.py").is_file():
        parser.error(f"{args.peer} is no checkout of gamescomputersplay/monopoly")
    found = compared(Peer(args.peer), args.rounds, args.seconds)
    if args.json:
        print(json.dumps(found))
    else:
        build = "compiled" if found["compiled"] else "NOT compiled"
        print(f"Four greedy bots at Monopoly, one process, medians of {args.rounds} rounds ({build})")
        print(f"bottlecap {found['bottlecap_games_per_s']} games/s, peer {found['peer_games_per_s']} games/s")
        print(f"ratio {found['ratio']} (our slowest round by their fastest: {found['worst']})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
