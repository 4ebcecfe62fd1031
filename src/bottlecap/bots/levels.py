"""The levels that people choose from: the greedy bot, and the same bot with its eyes half closed.

A weaker bot does not play at random. It overlooks some of its answers and takes the best of those it sees, or it misses
a chance and does nothing: so it errs as people do, and what it does always has a reason.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.greedy import GreedyBot
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import Decision

# How many answers, or chances, of a hundred are overlooked.
NORMAL: Final = 20
EASY: Final = 50


class OverlookingBot(GreedyBot):
    """Greedy among what it sees."""

    def __init__(self, seed: int = 0, blind: bool = False) -> None:
        super().__init__(seed, blind)
        self.overlooks: i64 = 0

    def pick(self, perspective: Perspective, /) -> i64:
        code = super().pick(perspective)
        judge = self.judge
        # Whoever is asked has to answer.
        return judge.answer(perspective) if code < 0 and judge is not None else code

    def noticed(self, decision: Decision, codes: vec[i64]) -> vec[i64]:
        """Each answer that is easily overlooked may be; never all of them."""
        seen = vec[i64](capacity=len(codes))
        for code in codes:
            if self.value.is_plain(decision, code) or self.generator.below(100) >= self.overlooks:
                seen = append(seen, code)
        return seen if len(seen) > 0 else codes

    def loosened(self, perspective: Perspective, code: i64) -> i64:
        """That action of a judge's, or what is left where its chance is missed."""
        judge = self.judge
        if judge is None or self.generator.below(100) >= self.overlooks:
            return code
        return judge.missed(perspective, code)


class NormalBot(OverlookingBot):
    """Looks to the end of its turn, and now and then overlooks the best."""

    def __init__(self, seed: int = 0, blind: bool = False) -> None:
        super().__init__(seed, blind)
        self.overlooks = NORMAL


class EasyBot(OverlookingBot):
    """Sees less than half of what it could do."""

    def __init__(self, seed: int = 0, blind: bool = False) -> None:
        super().__init__(seed, blind)
        self.overlooks = EASY
