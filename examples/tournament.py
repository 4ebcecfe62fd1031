"""Two kinds of bots at Shelter, every seed once from each seat, so that luck and the first turn favour nobody.

python tournament.py [SEEDS] [RAY]: RAY is the address of a Ray cluster ("local" starts one here); the results are the same.
"""

import sys

from bottlecap.arena.simulate import simulate

SEEDS = int(sys.argv[1]) if len(sys.argv) > 1 else 5
RAY = sys.argv[2] if len(sys.argv) > 2 else None
LEVELS = ["greedy", "random"]

wins = dict.fromkeys(LEVELS, 0.0)
for result in simulate("shelter", bots=LEVELS, matches=2 * SEEDS, mirror=True, seed=1, ray=RAY):
    for seat in result.winners:
        wins[result.seats[seat]] += 1 / len(result.winners)

print(f"{2 * SEEDS} matches:", ", ".join(f"{level} won {won:g}" for level, won in wins.items()))
assert wins["greedy"] > wins["random"]
