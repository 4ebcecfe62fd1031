"""What a bot is, and how one is named: by its level, as "my.module:MyBot", or as "program:COMMAND"."""

import functools
import importlib
import inspect
from typing import Protocol

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.errors import Error, in_a_line
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.values import Action

LEVELS = {
    "random": "bottlecap.bots.rand:RandomBot",
    "greedy": "bottlecap.bots.greedy:GreedyBot",
    # One move in five is random: for runs that must not all go the same way.
    "greedy-loose": "bottlecap.bots.greedy:LooseBot",
    # Greedy, overruled where playouts are sure.
    "search": "bottlecap.bots.search:SearchBot",
    # As people choose them.
    "easy": "bottlecap.bots.levels:EasyBot",
    "normal": "bottlecap.bots.levels:NormalBot",
    "hard": "bottlecap.bots.greedy:GreedyBot",
}
# What people choose from, the weakest first; all of these must know what a position of the game is worth.
FOR_PEOPLE = ("easy", "normal", "hard")

# A bot in another language: a program that is started, and spoken to in lines of JSON.
PROGRAM = "program:"


class Bot(Protocol):
    """Anything that chooses. A class may take the seed of its own luck: `MyBot(seed)` or `MyBot()`."""

    def choose(self, perspective: Perspective) -> Action: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class CompiledBot:
    """A bot that answers with the action's number, so that compiled loops stay compiled."""

    def pick(self, perspective: Perspective, /) -> i64:
        raise NotImplementedError

    def open_pick(self, perspective: Perspective, /) -> i64:
        """An action out of turn, beside the play, or -1 for none."""
        return -1

    def reads_events(self) -> bool:
        """Whether it looks at `perspective.events`: only then are they sent to where it thinks."""
        return True

    def choose(self, perspective: Perspective) -> Action:
        return Action(perspective.game, self.pick(perspective))


class Seated(CompiledBot):
    """Any other bot, so that the arena's loop can ask it the same way."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def pick(self, perspective: Perspective, /) -> i64:
        return self.bot.choose(perspective).code


def seated(bot: object) -> CompiledBot:
    """The bot as the arena's loop asks it."""
    if isinstance(bot, CompiledBot):
        return bot
    if not callable(getattr(bot, "choose", None)):
        raise Error(f"{type(bot).__name__} is no bot: it has no method choose(perspective)")
    return Seated(bot)  # type: ignore[arg-type]


def make(name: str, seed: int) -> CompiledBot:
    """A bot by its level's name, by "module:Class" or "program:COMMAND"; `seed` is its own luck, never the match's."""
    if name.startswith(PROGRAM):
        from bottlecap.bots.program import ProgramBot

        return ProgramBot(name.removeprefix(PROGRAM), seed)
    path = LEVELS.get(name, name)
    module_name, colon, class_name = path.partition(":")
    if not colon or not module_name or module_name.startswith("."):
        raise Error(
            f'there is no bot {name!r} (levels: {", ".join(LEVELS)}; or one of your own as "module:Class" or "program:COMMAND")'
        )
    try:
        return seated(constructed(module_name, class_name, seed))
    except Error:
        raise
    except Exception as fault:
        # Whatever is wrong with somebody's module is told in one line.
        raise Error(f"bot {name!r}: {in_a_line(fault)}") from fault


def constructed(module_name: str, class_name: str, seed: int) -> object:
    made = getattr(importlib.import_module(module_name), class_name)
    if not isinstance(made, type):
        raise Error(f"{module_name}:{class_name} is no class")
    return made(seed) if takes_seed(made) else made()


@functools.cache
def takes_seed(made: type) -> bool:
    """Whether the class wants the seed of its luck; looked up once, as it takes longer than to begin a match."""
    try:
        inspect.signature(made).bind(0)
    except TypeError:
        return False
    except ValueError:
        # A compiled class without a signature: all of ours take one.
        return True
    return True
