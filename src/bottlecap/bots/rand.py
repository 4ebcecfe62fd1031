"""The bot that plays any legal action, all equally likely."""

from mypy_extensions import i64

from bottlecap.bots.base import CompiledBot
from bottlecap.engine.chance import seeded
from bottlecap.engine.perspective import Perspective


class RandomBot(CompiledBot):
    def __init__(self, seed: int = 0) -> None:
        self.generator = seeded(seed)

    def reads_events(self) -> bool:
        return False

    def pick(self, perspective: Perspective, /) -> i64:
        codes = perspective.codes()
        return codes[self.generator.below(len(codes))]

    def open_pick(self, perspective: Perspective, /) -> i64:
        """Now and then it answers beside the play; else it would always answer at once."""
        if self.generator.below(4) != 0:
            return -1
        codes = perspective.codes()
        if len(codes) == 0:
            return -1
        return codes[self.generator.below(len(codes))]
