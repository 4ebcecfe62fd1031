"""Two kinds of bots at Shelter, every seed once from each seat, so that luck and the first turn favour nobody."""

import sys

import bottlecap
from bottlecap.arena.table import Table
from bottlecap.bots import make

SEEDS = int(sys.argv[1]) if len(sys.argv) > 1 else 5
LEVELS = ["greedy", "random"]

wins = dict.fromkeys(LEVELS, 0.0)
for seed in range(SEEDS):
    for levels in (LEVELS, LEVELS[::-1]):
        match = bottlecap.new("shelter", players=2, seed=seed, chance="fast")
        Table(match, [make(level, seed) for level in levels]).run()
        for seat in match.result.winners:
            wins[levels[seat]] += 1 / len(match.result.winners)

print(f"{2 * SEEDS} matches:", ", ".join(f"{level} won {won:g}" for level, won in wins.items()))
assert wins["greedy"] > wins["random"]
