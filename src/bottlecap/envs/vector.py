"""Many matches of one seat against bots, as a Gymnasium vector environment whose steps are compiled.

    from bottlecap.envs.vector import ManyVersusBots

    tables = ManyVersusBots("salvage", num_envs=16, bots="random")
    observations, info = tables.reset(seed=1)
    for _ in range(100):
        actions = [mask.nonzero()[0][0] if mask.any() else 0 for mask in info["action_mask"]]
        observations, rewards, terminated, truncated, info = tables.step(actions)

Each match is what `VersusBots` of the same seed would play. Observations and masks are written into the same two buffers at every
step, and these are what a step returns: whoever keeps them copies them (or asks for `copy=True`).

A match that is over begins anew as Gymnasium documents it: with the next step, whose action is not looked at (`NextStep`, the
default), or within the same one (`SameStep`: then `info["final_obs"]` and `info["final_info"]` are what was last seen).
An action that is not legal loses the match at once; `info["refusal"]` says by which rule.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bottlecap.engine.errors import BadAction, BadOption, Error
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.envs.encoding import FLOAT32
from bottlecap.envs.many import Learners
from bottlecap.envs.observation import Encoder, Row
from bottlecap.envs.setting import Reward, mask_of, space_of
from bottlecap.envs.versus import LOST, Potential, Versus

MODES: Final = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)

Info = dict[str, Any]


class ManyVersusBots(VectorEnv[Row, Any, Any]):
    """`tables.match(number)` is one of the matches."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 8,
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
        autoreset: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = False,
    ) -> None:
        """See `Versus` for what is played, `observation.py` for dtype and history."""
        if num_envs < 1:
            raise BadOption(f"num_envs is 1 or more, not {num_envs}")
        if autoreset not in [*MODES, *(mode.value for mode in MODES)]:
            raise BadOption(f"autoreset is one of {', '.join(mode.value for mode in MODES)}, not {autoreset!r}")
        self.versus = Versus(game, players, bots, seat, options, content, reward, potential, discount, most_steps)
        self.game = self.versus.setting.game
        self.num_envs = num_envs
        self.mode = AutoresetMode(autoreset)
        self.copy = copy
        self.metadata = {**self.versus.setting.versions, "autoreset_mode": self.mode, "render_modes": []}
        self.encoder = Encoder(self.game, dtype, history)
        self.single_observation_space = space_of(self.encoder)
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.learners = Learners(self.encoder.encoding)
        self.lucks: list[np.random.Generator] = [np.random.default_rng() for _ in range(num_envs)]
        # Written into by the compiled part, byte by byte.
        self.observations: Row = np.zeros((num_envs, self.encoder.size), self.encoder.order)
        self.masks: NDArray[np.int8] = np.zeros((num_envs, self.game.action_count), np.int8)
        self.row_bytes = self.observations.data.cast("B")
        self.mask_bytes = self.masks.data.cast("B")
        self.steps: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self.worths: NDArray[np.float64] = np.zeros(num_envs)
        # The places whose matches are over and not begun anew yet.
        self.ended: list[int] = []

    # --- playing ----------------------------------------------------------------------------------

    def match(self, number: int) -> Match:
        if not self.learners.tables:
            raise Error("there is no match before reset()")
        return self.learners.tables[number].match

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None) -> tuple[Row, Info]:
        """New matches. With a seed, place i has the matches of that seed + i; with a list, of its i-th seed."""
        seeds = [None if seed is None else seed + i for i in range(self.num_envs)] if not isinstance(seed, Sequence) else list(seed)
        if len(seeds) != self.num_envs:
            raise BadOption(f"{len(seeds)} seeds are given for {self.num_envs} matches")
        for number, own in enumerate(seeds):
            if own is not None:
                self.lucks[number] = np.random.default_rng(own)
            self.begin(number)
        self.ended = []
        return self.seen(), self.info()

    def begin(self, number: int) -> None:
        """A new match in that place, played until its learner is asked."""
        table, seat = self.versus.next(self.lucks[number])
        self.learners.sit(number, table, seat)
        self.steps[number] = 0
        self.worths[number] = self.versus.worth(table.match, seat)

    def step(self, actions: Any) -> tuple[Row, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """One answer for each learner, and whatever the bots do until each is asked again."""
        chosen = self.checked(actions)
        anew = self.ended
        for number in anew:
            self.begin(number)
        over, refused = self.learners.play(chosen, anew)
        self.steps += 1
        self.steps[anew] = 0
        rewards = self.rewards(over, refused, anew)
        terminated, truncated = np.zeros(self.num_envs, np.bool_), self.cut_off()
        terminated[over] = True
        terminated[refused] = True
        truncated[refused] = False
        extra = self.of_ends(over, refused, chosen)
        self.ended = np.flatnonzero(terminated | truncated).tolist()
        if self.mode is AutoresetMode.SAME_STEP and self.ended:
            extra = self.begun_again(extra)
        return self.seen(), rewards, terminated, truncated, self.info() | extra

    def checked(self, actions: Any) -> list[int]:
        """The actions as numbers that there are; looked at before anything is played."""
        if not self.learners.tables:
            raise Error("there is no match before reset()")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            raise BadAction(f"actions are {self.num_envs} whole numbers, not {numbers.dtype} of shape {numbers.shape}")
        if numbers.min() < 0 or numbers.max() >= self.game.action_count:
            raise BadAction(f"{self.game.id} has actions 0 to {self.game.action_count - 1}")
        return [int(number) for number in numbers]

    def rewards(self, over: list[int], refused: list[int], anew: list[int]) -> NDArray[np.float64]:
        versus, seats = self.versus, self.learners.seats
        rewards = np.zeros(self.num_envs)
        for number in over:
            rewards[number] = versus.end_of(self.match(number), seats[number])
        if versus.potential is not None:
            worths = np.array([versus.worth(self.match(number), seats[number]) for number in range(self.num_envs)])
            gained = versus.discount * worths - self.worths
            gained[anew] = 0.0
            rewards += gained
            self.worths = worths
        rewards[refused] = LOST
        return rewards

    def cut_off(self) -> NDArray[np.bool_]:
        if self.versus.most_steps is None:
            return np.zeros(self.num_envs, np.bool_)
        return np.array([self.versus.cuts_off(self.match(number), int(steps)) for number, steps in enumerate(self.steps)])

    def begun_again(self, last: Info) -> Info:
        """Begin what is over at once, and keep what was last seen of it."""
        extra: Info = {}
        for number in self.ended:
            match, seat = self.match(number), self.learners.seats[number]
            final = {"seat": seat, "action_mask": mask_of(match, seat)}
            final |= {key: value[number] for key, value in last.items() if f"_{key}" in last and last[f"_{key}"][number]}
            row = self.encoder.encode(match, seat)
            extra = self._add_info(extra, {"final_obs": row, "final_info": final}, number)
            self.begin(number)
        self.ended = []
        return extra

    # --- what is seen -------------------------------------------------------------------------------

    def seen(self) -> Row:
        self.learners.look(self.row_bytes, self.mask_bytes)
        return self.observations.copy() if self.copy else self.observations

    def info(self) -> Info:
        every = np.ones(self.num_envs, np.bool_)
        masks = self.masks.copy() if self.copy else self.masks
        return {"action_mask": masks, "_action_mask": every, "seat": np.array(self.learners.seats), "_seat": every}

    def of_ends(self, over: list[int], refused: list[int], chosen: list[int]) -> Info:
        """Results, and why an answer was refused."""
        extra: Info = {}
        for number in over:
            extra = self._add_info(extra, {"result": self.match(number).result}, number)
        for number in refused:
            why = self.match(number).why_not(self.game.action(chosen[number]), self.learners.seats[number])
            extra = self._add_info(extra, {"refusal": why}, number)
        return extra

    def action_masks(self) -> NDArray[np.bool_]:
        """What each learner can step with now, as sb3-contrib asks for it."""
        return self.masks.view(np.bool_)
