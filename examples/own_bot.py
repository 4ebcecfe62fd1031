"""A bot of your own: it plays every action in matches that could be this one, to their end, and takes the best on average.

On the command line a bot is named as module:Class, from the folder it lies in:

    bottlecap simulate kuhn --bots own_bot:Lookahead,random --matches 4 --jobs 1
"""

import random

import bottlecap
from bottlecap.arena.table import Table
from bottlecap.bots import make, seated

GUESSES = 3


class Lookahead:
    """It is given what its seat may know and nothing else."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = random.Random(seed)

    def choose(self, perspective: bottlecap.Perspective) -> bottlecap.Action:
        return max(perspective.actions, key=lambda action: self.worth(perspective, action))

    def worth(self, perspective: bottlecap.Perspective, action: bottlecap.Action) -> float:
        """What the seat ends with, on average, where all play at random from here on."""
        total = 0.0
        for _ in range(GUESSES):
            match = perspective.sample(self.luck)
            match.play(action, perspective.seat)
            while not match.over:
                match.play(self.luck.choice(match.actions()))
            total += match.result.scores[perspective.seat]
        return total / GUESSES


if __name__ == "__main__":
    match = bottlecap.new("kuhn", seed=3, chance="fast")
    Table(match, [seated(Lookahead()), make("random", 1)]).run()
    print("Lookahead and random:", match.result.scores)
