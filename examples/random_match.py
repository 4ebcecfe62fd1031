"""One match of Monopoly at random, told as it happens: python examples/random_match.py [GAME] [SEED]"""

import random
import sys

import bottlecap

game = sys.argv[1] if len(sys.argv) > 1 else "monopoly"
seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1

luck = random.Random(seed)
match = bottlecap.new(game, seed=seed)
while not match.over and match.length < 300:
    action = luck.choice(match.actions())
    for event in match.play(action):
        print(event.text("en"))

print()
print("Scores:", match.result.scores if match.over else "not over after 300 moves")
