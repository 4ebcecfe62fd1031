"""What a game brings for the arena: the `HOME` of its folder here, arena/<game>/, or, of a game from elsewhere, <game>/arena/."""

from argparse import Namespace
from collections.abc import Callable
from typing import NamedTuple

from bottlecap.arena.bounds import Bounds
from bottlecap.arena.gifts import Gifts
from bottlecap.arena.stats import Collector
from bottlecap.engine import registry
from bottlecap.engine.errors import BadOption, Error
from bottlecap.engine.game import Game

LAYER = "arena"


class Home(NamedTuple):
    """All of it may be left out: what is counted of a match, how a card is given, what a balanced game keeps to.

    balance: a game that is judged by more than those bounds brings all of `bottlecap balance` itself.
    """

    collector: Callable[[Game], Collector] = Collector
    gifts: Gifts | None = None
    bounds: Bounds | None = None
    balance: Callable[[Namespace], int] | None = None


def home_of(game: Game) -> Home:
    """What the game brings for the arena, or the home of a game that brings nothing."""
    found = registry.brought(game, LAYER)
    if found is None:
        return Home()
    if isinstance(found, Home):
        return found
    raise Error(f"{game.id}: what its folder of the arena calls HOME must be a bottlecap.arena.homes.Home")


def collector_of(game: Game) -> Collector:
    """The game's own collector, or the one that serves every game."""
    return home_of(game).collector(game)


def gifts_of(game: Game) -> Gifts:
    gifts = home_of(game).gifts
    if gifts is None:
        raise BadOption(f"{game.id}: nobody has said how a card is given at the start")
    return gifts


def bounds_of(game: Game) -> Bounds:
    bounds = home_of(game).bounds
    if bounds is None:
        raise BadOption(f"{game.id}: nobody has said what its balance is held against")
    return bounds
