"""Ways to break something of Monopoly."""

from collections.abc import Callable
from typing import cast

from tests.mutation import Switch
from tests.ways import Method, Mutant, wrapped

import bottlecap
from bottlecap.engine.state import State
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.game import Monopoly
from bottlecap.games.monopoly.state import MonopolyState, of


def content(change: Callable[[Content], None]) -> Mutant:
    """The content of the game is altered in place."""

    def mutate(game: bottlecap.Game) -> None:
        Switch.acted += 1
        change(cast(Monopoly, game).cards)

    return mutate


def at_start(change: Callable[[MonopolyState], None]) -> Mutant:
    """A match starts otherwise."""

    def do(original: Method, *args: object) -> object:
        state = cast(State, original(*args))
        change(of(state))
        return state

    return wrapped(Monopoly, "start", do)


def never(original: Method, *args: object) -> bool:
    return False
