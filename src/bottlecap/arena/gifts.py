"""A card given to one seat at the start of a match, to measure what it is worth.

What that means only the game knows, and says in its own folder (homes.py). It changes the match's first
position, as readable JSON, so that a gift that cannot be is refused like any bad position.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

from bottlecap.engine.game import Game

Position = dict[str, object]


class Gifts(NamedTuple):
    # One of each card that can be given.
    cards: Callable[[Game], list[str]]
    # The position with the card in a seat's hands.
    given: Callable[[Game, Position, str, int, random.Random], Position]
