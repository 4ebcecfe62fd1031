"""Bots think in other processes, from the bytes of their perspective: the event loop never waits for one."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from bottlecap.bots.base import FOR_PEOPLE, LEVELS, make
from bottlecap.bots.homes import home_of
from bottlecap.engine import registry
from bottlecap.engine.game import Game
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.values import Action
from bottlecap.server.bots.fair_queue import Asker, FairQueue
from bottlecap.server.errors import Denied
from bottlecap.server.operations.metrics import Counters
from bottlecap.server.operations.processes import NoAnswer, Workers
from bottlecap.server.operations.server_log import log

# How many seconds a bot may think; one that takes longer is played for at random: nobody waits for a bot for ever.
PATIENCE: Final = 30
# Under these names, beside the action's own, stand what the bot says with it, an id and a sum, and how long it would rather wait.
SAID: Final = "said"
WAITS: Final = "waits"
Said = tuple[str, float]
# A thought may be lost because another one, in the same processes, took too long.
TRIES: Final = 3

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def levels_of(game: Game) -> list[str]:
    """The levels that people choose from, the weakest first. Of a game that no bot knows anything of, there is one."""
    return ["random"] if home_of(game) is None else list(FOR_PEOPLE)


def can_play(level: str, game: Game) -> bool:
    """Whether a level, also one that only programs ask for, can play a game: all but one must know what positions are worth."""
    return level in LEVELS if home_of(game) is not None else level == "random"


def best_level(game: Game) -> str:
    """Who stands in for people."""
    return levels_of(game)[-1]


def checked_level(level: str, game: Game) -> str:
    """The level named, the game's best where none is. Only our own: no name from outside becomes a module to import."""
    if level and not can_play(level, game):
        raise Denied("bad-option", None, "level")
    return level or best_level(game)


@cache
def reads_events(level: str) -> bool:
    """Whether a bot of that level looks at what happened: a long match's events are not sent to one that does not."""
    return make(level, 0).reads_events()


class Thinker:
    """Where bots think, and where whatever else is worked out that needs a bot's thought."""

    def __init__(self, processes: int, counters: Counters) -> None:
        self.workers = Workers(processes, PATIENCE)
        # One more than there are processes, so that none of them waits for its next piece of work.
        self.queue = FairQueue(processes + 1)
        self.counters = counters

    async def run(self, asker: Asker, work: Callable[Given, Answer], *given: Given.args, **more: Given.kwargs) -> Answer:
        """Have something worked out, when it is that one's turn."""
        async with self.queue.wait(asker):
            return await self.workers.run(work, *given, **more)

    async def think(
        self, knows: bytes, level: str, seed: int, own: tuple[str, Path] | None, beside: bool, asker: Asker
    ) -> dict[str, object] | None:
        """The bot's action as JSON; None if it would rather not act now (only `beside` the play), or cannot say."""
        for _ in range(TRIES):
            self.counters.add("bot_thoughts_total")
            try:
                return await self.run(asker, thought, knows, level, seed, own, beside)
            except NoAnswer as fault:
                log("bot did not answer", level=level, error=str(fault))
            except Exception as fault:
                # A mistake of the bot's own: nobody must wait for it.
                log("bot failed", level=level, error=f"{type(fault).__name__}: {fault}", trace=fault)
                return None
        return None


def thought(knows: bytes, level: str, seed: int, own: tuple[str, Path] | None, beside: bool) -> dict[str, object] | None:
    """In the other process: read the perspective, ask the bot."""
    if own is not None:
        # The perspective names its content by hash only: it must be loaded before.
        registry.game(*own)
    perspective = Perspective.from_bytes(knows)
    bot = make(level, seed)
    code = bot.open_pick(perspective) if beside else bot.pick(perspective)
    if code < 0:
        return None
    home = home_of(perspective.game)
    answer = Action(perspective.game, code).to_json()
    if home is not None and home.says is not None and (said := home.says(perspective, code)) is not None:
        answer[SAID] = said
    if home is not None and home.waits is not None and (seconds := home.waits(perspective, code)) > 0:
        answer[WAITS] = seconds
    return answer
