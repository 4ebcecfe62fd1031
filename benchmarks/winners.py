"""Who will win, told from observations: a logistic regression, in NumPy alone, on rows of matches that bots played.

    python benchmarks/winners.py [GAME …] [--rows 20000] [--players 2] [--bots greedy-loose] [--seed 1] [--json]

Of every match ten moments are taken, spread over its whole length, each as one seat's row (float32, what the seat knows) with
whether that seat won in the end. A match without a winner, or won by all, is left out. Four fifths of the matches are learned
from, the others are told: the share that is told right in each quarter of the match, beside that of guessing what is more
frequent. The interval is that of the gain over guessing, by matches: of one match, the rows are much alike.
"""

import argparse
import json
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

import bottlecap
from bottlecap.arena.bench import is_compiled
from bottlecap.arena.table import Table
from bottlecap.bots import make
from bottlecap.envs.observation import Encoder

GAMES = [game.id for game in bottlecap.games() if not game.proof]
A_MATCH = 10
QUARTERS = 4
STEPS = 300
RATE = 0.02
RIDGE = 0.003

Rows = NDArray[Any]


class Moments:
    """Rows of all matches: what was seen, whether that seat won, how far the match was, and which match it was."""

    def __init__(self, game: bottlecap.Game, players: int, bots: str, seed: int) -> None:
        self.encoder = Encoder(game, "float32")
        self.game, self.players, self.bots = game, players, bots
        self.luck = np.random.default_rng(seed)
        self.rows: list[Rows] = []
        self.won: list[bool] = []
        self.quarter: list[int] = []
        self.of: list[int] = []
        self.matches = 0

    def play(self) -> None:
        """One match more, and ten of its moments if somebody won it."""
        self.matches += 1
        match = bottlecap.new(self.game, self.players, seed=int(self.luck.integers(1 << 60)), chance="fast")
        table = Table(match, [make(self.bots, int(self.luck.integers(1 << 60))) for _ in range(self.players)])
        # Which moments are wanted is known at the end only: meanwhile every one is kept.
        seats, rows = [], []
        while not match.over:
            seats.append(int(self.luck.integers(self.players)))
            rows.append(self.encoder.encode(match, seats[-1]))
            table.step()
        result = match.result
        assert result is not None
        if not 0 < len(result.winners) < self.players:
            return
        for part in range(A_MATCH):
            at = int((part + self.luck.random()) / A_MATCH * len(rows))
            self.rows.append(rows[at])
            self.won.append(seats[at] in result.winners)
            self.quarter.append(QUARTERS * at // len(rows))
            self.of.append(self.matches)


def learned(rows: Rows, won: Rows) -> Rows:
    """The weights of a logistic regression, the last of them for a column of ones, by Adam on all rows at once."""
    weights: Rows = np.zeros(rows.shape[1], np.float32)
    mean: Rows = np.zeros_like(weights)
    square: Rows = np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        told = 1 / (1 + np.exp(-(rows @ weights)))
        slope = rows.T @ (told - won) / len(rows) + RIDGE * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        weights = weights - RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def told(moments: Moments) -> dict[str, Any]:
    """What the regression tells of the matches it has not seen, quarter by quarter."""
    rows, won = np.stack(moments.rows), np.array(moments.won, np.float32)
    quarter, of = np.array(moments.quarter), np.array(moments.of)
    learning = of <= np.quantile(of, 0.8)
    middle, spread = rows[learning].mean(axis=0), rows[learning].std(axis=0)
    rows = rows[:, spread > 0]
    rows = (rows - middle[spread > 0]) / spread[spread > 0]
    # What was hardly ever otherwise must not weigh more than anything that was.
    rows = np.column_stack([rows.clip(-5, 5), np.ones(len(rows), np.float32)])
    weights = learned(rows[learning], won[learning])
    usual = won[learning].mean() > 0.5
    right = ((rows @ weights > 0) == (won > 0.5)).astype(float)
    guessed = (usual == (won > 0.5)).astype(float)
    quarters = []
    for number in range(QUARTERS):
        these = ~learning & (quarter == number)
        gain, margin = by_matches(right[these] - guessed[these], of[these])
        quarters.append(
            {
                "right": round(float(right[these].mean()), 3),
                "guessing": round(float(guessed[these].mean()), 3),
                "gain": round(gain, 3),
                "margin": round(margin, 3),
            }
        )
    return {"rows": len(rows), "matches": moments.matches, "numbers": int(moments.encoder.size), "quarters": quarters}


def by_matches(gains: Rows, of: Rows) -> tuple[float, float]:
    """The mean of the matches' own means, and the half of its 95 % interval."""
    means = np.array([gains[of == match].mean() for match in np.unique(of)])
    return float(means.mean()), float(1.96 * means.std(ddof=1) / len(means) ** 0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description="Who will win, told from observations by logistic regression.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help=f"which of ours ({', '.join(GAMES)})")
    parser.add_argument("--rows", type=int, default=20_000, metavar="N", help="moments of matches (%(default)s)")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many seats (%(default)s)")
    parser.add_argument("--bots", default="greedy-loose", metavar="LEVEL", help="who plays (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args()
    if args.rows < 100 * A_MATCH:
        parser.error(f"rows must be at least {100 * A_MATCH}: fewer tell nothing")
    found = {}
    for name in args.games:
        moments = Moments(bottlecap.game(name), args.players, args.bots, args.seed)
        while len(moments.rows) < args.rows:
            moments.play()
        found[name] = told(moments)
    if args.json:
        print(json.dumps({"compiled": is_compiled(), "players": args.players, "bots": args.bots, "games": found}))
        return 0
    print(f"Who wins, told from {args.rows} rows of matches of {args.players} {args.bots}: the share told right by quarters")
    for name, row in found.items():
        parts = [
            f"{part['right']:.1%} (guessing {part['guessing']:.1%}, +{part['gain']:.1%} ± {part['margin']:.1%})"
            for part in row["quarters"]
        ]
        print(f"{name} ({row['matches']} matches): " + "; ".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
