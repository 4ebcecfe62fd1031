"""Playing a copy of a match to its end, all of it compiled: what a search that tries out moves does most of the time."""

from collections.abc import Callable
from typing import Final, SupportsIndex, cast

from mypy_extensions import i64

from bottlecap.arena.table import Table
from bottlecap.bots.base import CompiledBot, make, seated
from bottlecap.engine.errors import Error
from bottlecap.engine.match import Match
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.values import Action

RANDOM: Final = "random"
# A bot's own luck is drawn by as many bits.
LUCK: Final = 1 << 31


class Policy(CompiledBot):
    """A function from a perspective to an action, or to the index of one, as a bot."""

    def __init__(self, function: Callable[[Perspective], object]) -> None:
        self.function = function

    def pick(self, perspective: Perspective, /) -> i64:
        chosen = self.function(perspective)
        return chosen.code if isinstance(chosen, Action) else perspective.match.action_at(cast(SupportsIndex, chosen)).code


def played_out(match: Match, bots: object, seed: object, most: int | None) -> Match:
    """What `Match.playout` gives."""
    out = match.copy() if seed is None else match.copy(seed=cast(SupportsIndex, seed))
    if out.asking:
        # Nobody is there to throw: the copy throws by itself.
        out.asking = False
        out.forget_ready()
        out.advance()
    table = Table(out, bots_for(out, bots))
    if most is None:
        table.run()
        return out
    limit: i64 = most
    while out.entries.count < limit and table.step():
        pass
    return out


def bots_for(match: Match, bots: object) -> list[CompiledBot]:
    """A bot for each seat, from what somebody wrote; their luck comes of the match's."""
    given = list(bots) if isinstance(bots, (list, tuple)) else [RANDOM if bots is None else bots]
    if len(given) == 1:
        given = given * match.players
    if len(given) != match.players:
        raise Error(f"{match.players} seats and {len(given)} bots: name one bot for all seats, or one for each")
    luck = match.generator.fork()
    return [bot_of(bot, int(luck.below(LUCK))) for bot in given]


def bot_of(bot: object, seed: int) -> CompiledBot:
    if isinstance(bot, str):
        return make(bot, seed)
    if callable(bot) and not hasattr(bot, "choose"):
        return Policy(bot)
    return seated(bot)
