"""One seat of any game as a Gymnasium environment; bots play the others.

    import gymnasium
    import bottlecap.envs.gymnasium

    table = gymnasium.make("bottlecap/salvage", players=3, bots="random")
    observation, info = table.reset(seed=1)
    done = False
    while not done:
        action = table.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = table.step(action)
        done = terminated or truncated

The learner is asked when the match waits for its seat, and is asked nothing that has one answer only. The mask of legal actions
is `info["action_mask"]`, and `action_masks()` gives the same as sb3-contrib's MaskablePPO wants it.

An observation is the row of `observation.py`: whole numbers as they are, or (`scaled`, the default) between 0 and 1 by their
bounds. The reward comes at the end, as in the PettingZoo environment, or is what a function makes of the result; `potential`
adds what a perspective gained in worth, discounted, which changes no best policy (Ng, Harada, Russell 1999).

An action that is not legal loses the match at once, `info["refusal"]` says by which rule; `illegal="raise"` raises it instead.
"""

import copy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bottlecap.arena.table import Elsewhere, Table
from bottlecap.bots import CompiledBot, make
from bottlecap.bots.homes import value_of
from bottlecap.engine import registry
from bottlecap.engine.errors import BadOption, Error, IllegalAction
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.values import Result
from bottlecap.envs.observation import Encoder
from bottlecap.envs.setting import RENDER_MODES, Mask, Setting, end_reward, mask_of

ILLEGAL: Final = ("lose", "raise")
LOST: Final = -1.0
BOT_SEEDS: Final = 1 << 63

Row = NDArray[Any]
Reward = Callable[[Result, int], float]
Potential = Callable[[Perspective], float]


class VersusBots(gymnasium.Env[Row, Any]):
    """One seat of a match; `table.match` is the match itself."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        options: dict[str, object] | None = None,
        content: str | Path | None = None,
        reward: Reward = end_reward,
        potential: Potential | None = None,
        discount: float = 0.99,
        scaled: bool = True,
        most_steps: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """bots: the level of all others, or of each, from the seat after the learner's on. seat: where the learner sits; None
        for another seat, drawn by lot, in every match. most_steps: then the match is cut off (truncated)."""
        self.setting = Setting(game, players, options, content, render_mode)
        self.game = self.setting.game
        self.levels = levels_of(bots, self.setting.players - 1)
        if seat is not None and not 0 <= seat < self.setting.players:
            raise BadOption(f"seat is 0 to {self.setting.players - 1} or None, not {seat}")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.reward = reward
        self.potential = potential
        self.discount = discount
        self.scaled = scaled
        self.most_steps = most_steps
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, **self.setting.versions}
        self.encoder = Encoder(self.game)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.game.action_count)
        self.observation_space = self.space()
        self.table: Table | None = None
        self.steps = 0
        self.worth = 0.0

    def space(self) -> spaces.Box:
        if self.scaled:
            return spaces.Box(0.0, 1.0, (self.encoder.size,), dtype=np.float32)
        return spaces.Box(self.encoder.low, self.encoder.high, dtype=np.int64)

    def __deepcopy__(self, memo: dict[int, Any]) -> "VersusBots":
        """An environment with luck of its own, in this match and in those after it: it tells nothing of this one's."""
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        for name, value in self.__dict__.items():
            setattr(other, name, value if name == "table" else copy.deepcopy(value, memo))
        [other.np_random] = self.np_random.spawn(1)
        if self.table is not None:
            other.table = other.with_bots(copy.deepcopy(self.match, memo))
        return other

    # --- playing ----------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        if self.table is None:
            raise Error("there is no match before reset()")
        return self.table.match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new match. With a seed, this match and those of later resets without one are the same again, bots included."""
        super().reset(seed=seed)
        match = self.setting.match(self.np_random)
        self.seat = int(self.np_random.integers(match.players)) if self.fixed_seat is None else self.fixed_seat
        self.table = self.with_bots(match)
        self.steps = 0
        self.follow()
        self.worth = self.worth_now()
        return self.observed(), self.info()

    def with_bots(self, match: Match) -> Table:
        """The match with a bot at every seat but the learner's."""
        bots: list[CompiledBot] = [Elsewhere()] * match.players
        for place, level in enumerate(self.levels, 1):
            bots[(self.seat + place) % match.players] = make(level, int(self.np_random.integers(BOT_SEEDS)))
        return Table(match, bots)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Answer for the learner's seat, and let the others go on until it is asked again or the match is over."""
        match = self.match
        try:
            match.enter(self.game.action(int(action)), self.seat)
        except IllegalAction as fault:
            if self.illegal == "raise":
                raise
            return self.observed(), LOST, True, False, {**self.info(), "refusal": fault.refusal}
        self.steps += 1
        self.follow()
        result = match.result
        reward = self.shaped(0.0 if result is None else self.reward(result, self.seat))
        cut_off = result is None and self.most_steps is not None and self.steps >= self.most_steps
        if self.render_mode == "human":
            self.render()
        return self.observed(), reward, result is not None, cut_off, self.info()

    def follow(self) -> None:
        """Let the bots play until the learner is waited for, or the match is over."""
        assert self.table is not None
        self.table.run_until(self.seat)

    def shaped(self, reward: float) -> float:
        before, self.worth = self.worth, self.worth_now()
        return reward + self.discount * self.worth - before

    def worth_now(self) -> float:
        """The potential of what the seat knows; 0 at the end, so that it only moves rewards to earlier moments."""
        return 0.0 if self.potential is None or self.match.over else self.potential(self.match.perspective(self.seat))

    # --- what is seen -------------------------------------------------------------------------------

    def observed(self) -> Row:
        row = self.encoder.encode(self.match, self.seat)
        return self.encoder.scaled(row) if self.scaled else row

    def info(self) -> dict[str, Any]:
        result = self.match.result
        return {"action_mask": self.mask(), "seat": self.seat} | ({} if result is None else {"result": result})

    def mask(self) -> Mask:
        """1 for each action the learner can step with now."""
        return mask_of(self.match, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """The same, as sb3-contrib asks for it."""
        return self.mask().astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner's seat may see it, as text."""
        return self.setting.rendered(self.match, self.seat)


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


def register() -> None:
    """Every game by its id, for gymnasium.make: "bottlecap/shelter", with the version of its rules and observations."""
    for game in registry.games():
        version = Setting(game).version
        name = f"bottlecap/{game.id}-v{version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="bottlecap.envs.gymnasium:VersusBots", kwargs={"game": game.id})


register()
