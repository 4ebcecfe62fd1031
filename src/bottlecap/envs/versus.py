"""One seat against bots, for the Gymnasium environments: who sits where, what a match is worth in its course and at its end."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from bottlecap.arena.table import Elsewhere, Table
from bottlecap.bots import CompiledBot, make
from bottlecap.bots.homes import value_of
from bottlecap.engine import registry
from bottlecap.engine.errors import BadOption
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.engine.perspective import Perspective
from bottlecap.envs.setting import Reward, Setting, check_most, reward_of

LOST: Final = -1.0
BOT_SEEDS: Final = 1 << 63

Potential = Callable[[Perspective], float]


class Versus:
    """The matches that a learner plays against bots."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        options: dict[str, object] | None = None,
        content: str | Path | None = None,
        reward: str | Reward = "end",
        potential: Potential | None = None,
        discount: float = 0.99,
        most_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """bots: the level of all others, or of each, from the seat after the learner's on. seat: where the learner sits; None
        for another seat, drawn by lot, in every match. most_steps: then the match is cut off (truncated)."""
        self.setting = Setting(game, players, options, content, render_mode)
        self.levels = levels_of(bots, self.setting.players - 1)
        if seat is not None and not 0 <= seat < self.setting.players:
            raise BadOption(f"seat is 0 to {self.setting.players - 1} or None, not {seat}")
        check_most(most_steps)
        self.fixed_seat = seat
        self.reward = reward_of(reward)
        self.potential = potential
        self.discount = discount
        self.most_steps = most_steps

    def next(self, luck: np.random.Generator) -> tuple[Table, int]:
        """A new match with its bots, and the learner's seat; nothing of it is played yet."""
        match = self.setting.match(luck)
        seat = int(luck.integers(match.players)) if self.fixed_seat is None else self.fixed_seat
        return self.with_bots(match, seat, luck), seat

    def with_bots(self, match: Match, seat: int, luck: np.random.Generator) -> Table:
        """The match with a bot at every seat but the learner's."""
        bots: list[CompiledBot] = [Elsewhere()] * match.players
        for place, level in enumerate(self.levels, 1):
            bots[(seat + place) % match.players] = make(level, int(luck.integers(BOT_SEEDS)))
        return Table(match, bots)

    def end_of(self, match: Match, seat: int) -> float:
        """What the end is worth; nothing before it."""
        result = match.result
        return 0.0 if result is None else self.reward(result, seat)

    def worth(self, match: Match, seat: int) -> float:
        """The potential of what the seat knows; 0 at the end, so that it only moves rewards to earlier moments."""
        return 0.0 if self.potential is None or match.over else self.potential(match.perspective(seat))

    def cuts_off(self, match: Match, steps: int) -> bool:
        return self.most_steps is not None and steps >= self.most_steps and not match.over


def levels_of(bots: str | Sequence[str], others: int) -> list[str]:
    """The level of each of the others; faults are told now, not at the first reset."""
    levels = [bots] * others if isinstance(bots, str) else list(bots)
    if len(levels) != others:
        raise BadOption(f"{others} seats are the bots', and {len(levels)} bots are named")
    for level in levels:
        make(level, 0)
    return levels


def worth_to(game: str | Game, scale: float) -> Potential:
    """A potential: what the game's greedy bot takes the position to be worth, divided by `scale`."""
    value = value_of(game if isinstance(game, Game) else registry.game(game))

    def worth(perspective: Perspective) -> float:
        known, seat = perspective.known(), int(perspective.place)
        value.prepare(known, seat)
        return value.worth(known, seat) / scale

    return worth
