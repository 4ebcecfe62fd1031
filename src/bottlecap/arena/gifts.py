"""A card given to one seat at the start of a match, to measure what it is worth.

What that means only the game knows: its function is found by the game's id. It changes the match's
first position, as readable JSON, so that a gift that cannot be is refused like any bad position.
"""

import importlib
import random
from collections.abc import Callable

from bottlecap.engine.errors import BadOption
from bottlecap.engine.game import Game

Position = dict[str, object]

GIVERS = {"shelter": "bottlecap.arena.gifts_shelter"}


def giver_of(game: Game) -> Callable[[Game, Position, str, int, random.Random], Position]:
    """The function that gives a card in a position of this game."""
    path = GIVERS.get(game.id)
    if path is None:
        raise BadOption(f"{game.id}: nobody has said how a card is given at the start (games: {', '.join(GIVERS)})")
    found: Callable[[Game, Position, str, int, random.Random], Position] = importlib.import_module(path).given
    return found


def cards_to_give(game: Game) -> list[str]:
    """One of each card that can be given."""
    giver_of(game)
    found: list[str] = importlib.import_module(GIVERS[game.id]).cards(game)
    return found
