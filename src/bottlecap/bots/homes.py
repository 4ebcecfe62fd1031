"""What a game brings for bots: the `HOME` of its folder here, bots/<game>/, or, of a game from elsewhere, <game>/bots/."""

from collections.abc import Callable

from mypy_extensions import i64

from bottlecap.bots.lookahead import Lookahead
from bottlecap.bots.values import Value
from bottlecap.engine import registry
from bottlecap.engine.errors import Error
from bottlecap.engine.game import Game
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import State

LAYER = "bots"

Terms = Callable[[Value, State, i64], dict[str, float]]
Reasons = Callable[[Perspective, i64], list[tuple[str, float]]]
Otherwise = Callable[[Perspective, i64], str]
Waits = Callable[[Perspective, i64], float]
Says = Callable[[Perspective, i64], tuple[str, float] | None]


class Home:
    """Only what a position is worth is needed: a Value to search with, or a Judge, a player of its own.

    terms: what that worth is made of, by name; the changes of the largest are the reasons of a hint. `unsaid` are those
    that are no reason for anything. reasons: for a game that says itself why an answer is given. A game without either
    is advised without reasons. otherwise: where nothing gets better by the answer, its reason in words, as a term without a
    figure: a loss is why somebody would not do it. says: what a bot says to everybody with an answer of its own, an id and a
    sum, or None; it goes by nothing that the others may not know. waits: how many seconds a bot would rather wait before that
    answer, for others to act. lookahead: how a search plays the game on; without one, to the end of the match.
    """

    def __init__(
        self,
        value: Callable[[], Value],
        terms: Terms | None = None,
        unsaid: tuple[str, ...] = (),
        reasons: Reasons | None = None,
        otherwise: Otherwise | None = None,
        says: Says | None = None,
        waits: Waits | None = None,
        lookahead: Callable[[], Lookahead] | None = None,
    ) -> None:
        self.value = value
        self.terms = terms
        self.unsaid = unsaid
        self.reasons = reasons
        self.otherwise = otherwise
        self.says = says
        self.waits = waits
        self.lookahead = lookahead


def home_of(game: Game) -> Home | None:
    """What the game brings for bots; None where it brings nothing."""
    found = registry.brought(game, LAYER)
    if found is None or isinstance(found, Home):
        return found
    raise Error(f"{game.id}: what its folder of bots calls HOME must be a bottlecap.bots.homes.Home")


def value_of(game: Game) -> Value:
    """The value function of a game; an Error that names the game where there is none."""
    home = home_of(game)
    if home is None:
        raise Error(f"nothing is known of what a position of {game.id} is worth: it brings nothing for bots")
    return home.value()
