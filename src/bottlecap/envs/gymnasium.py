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

An observation is the row of `observation.py`: between 0 and 1 (`dtype="float32"`, the default), or whole numbers as they are. The
reward comes at the end, as in the PettingZoo environment (`reward="end"`), is how far one is ahead in scores (`"score"`), or what a
function makes of the result; `potential` adds what a perspective gained in worth, discounted, which changes no best policy (Ng,
Harada, Russell 1999). Many of these at once, in shared buffers: `ManyVersusBots` of `vector.py`.

An action that is not legal loses the match at once, `info["refusal"]` says by which rule; `illegal="raise"` raises it instead.
"""

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bottlecap.arena.table import Table
from bottlecap.engine import registry
from bottlecap.engine.errors import BadOption, Error, IllegalAction
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.envs.encoding import FLOAT32
from bottlecap.envs.observation import Encoder, Row
from bottlecap.envs.setting import RENDER_MODES, Mask, Reward, Setting, mask_of, space_of
from bottlecap.envs.versus import LOST, Potential, Versus, worth_to

__all__ = ["VersusBots", "register", "worth_to"]

ILLEGAL: Final = ("lose", "raise")


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
        reward: str | Reward = "end",
        potential: Potential | None = None,
        discount: float = 0.99,
        dtype: str = FLOAT32,
        history: int = 0,
        most_steps: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """See `Versus` for what is played, `observation.py` for dtype and history."""
        self.versus = Versus(game, players, bots, seat, options, content, reward, potential, discount, most_steps, render_mode)
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.setting = self.versus.setting
        self.game = self.setting.game
        self.seat = seat or 0
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, **self.setting.versions}
        self.encoder = Encoder(self.game, dtype, history)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.game.action_count)
        self.observation_space = space_of(self.encoder)
        self.table: Table | None = None
        self.steps = 0
        self.worth = 0.0

    def __deepcopy__(self, memo: dict[int, Any]) -> "VersusBots":
        """An environment with luck of its own, in this match and in those after it: it tells nothing of this one's."""
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        for name, value in self.__dict__.items():
            setattr(other, name, value if name == "table" else copy.deepcopy(value, memo))
        [other.np_random] = self.np_random.spawn(1)
        if self.table is not None:
            other.table = other.versus.with_bots(copy.deepcopy(self.match, memo), self.seat, other.np_random)
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
        self.table, self.seat = self.versus.next(self.np_random)
        self.table.run_until(self.seat)
        self.steps = 0
        self.worth = self.versus.worth(self.match, self.seat)
        return self.observed(), self.info()

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
        assert self.table is not None
        self.table.run_until(self.seat)
        reward = self.shaped(self.versus.end_of(match, self.seat))
        if self.render_mode == "human":
            self.render()
        return self.observed(), reward, match.over, self.versus.cuts_off(match, self.steps), self.info()

    def shaped(self, reward: float) -> float:
        before, self.worth = self.worth, self.versus.worth(self.match, self.seat)
        return reward + self.versus.discount * self.worth - before

    # --- what is seen -------------------------------------------------------------------------------

    def observed(self) -> Row:
        return self.encoder.encode(self.match, self.seat)

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


def register() -> None:
    """Every game by its id, for gymnasium.make: "bottlecap/shelter", with the version of its rules and observations."""
    for game in registry.games():
        version = Setting(game).version
        name = f"bottlecap/{game.id}-v{version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="bottlecap.envs.gymnasium:VersusBots",
                vector_entry_point="bottlecap.envs.vector:ManyVersusBots",
                kwargs={"game": game.id},
            )


register()
