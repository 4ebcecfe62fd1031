"""Every game as a PettingZoo environment, one seat acting at a time.

    from bottlecap.envs.pettingzoo import env

    table = env("salvage", players=3)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        done = termination or truncation
        table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))

Whose turn it is follows the match: seats that choose at the same time are asked one after another,
and none sees what the others chose. An agent is asked when the match waits for it; what it could
answer beside the play is in its mask then.

Rewards come at the end and add up to 0: winners share +1, the others share -1. Where all seats win
together nobody gains anything. Two ends do not add up to 0: where nobody wins all get -1, and who
wins alone at a table for one gets +1.

An illegal action raises `bottlecap.IllegalAction` with the rule it breaks, and nothing has changed.
To let it lose the match instead, wrap: `TerminateIllegalWrapper(env(…), illegal_reward=-1)`.
"""

import copy
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from bottlecap.engine.errors import BadOption
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.envs.observation import Encoder
from bottlecap.envs.setting import Mask, Setting, end_reward, mask_of

Observation = dict[str, NDArray[Any]]


def env(
    game: str | Game,
    players: int | None = None,
    options: dict[str, object] | None = None,
    content: str | Path | None = None,
    render_mode: str | None = None,
) -> "AECEnv[str, Observation, int]":
    """The environment, in the wrapper that says so when its methods are called in the wrong order."""
    return OrderEnforcingWrapper(SeatEnv(game, players, options, content, render_mode))


class SeatEnv(AECEnv):  # type: ignore[misc]
    """One match at a time; its seats are the agents "seat_0", "seat_1", …"""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: dict[str, object] | None = None,
        content: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, players, options, content, render_mode)
        self.game = self.setting.game
        self.players = self.setting.players
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.id}_v{self.setting.version}",
            **self.setting.versions,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.encoder = Encoder(self.game)
        self.observation_spaces = {agent: self.new_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self.luck = np.random.default_rng()

    def new_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(self.encoder.low, self.encoder.high, dtype=np.int64),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), dtype=np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def __deepcopy__(self, memo: dict[int, Any]) -> "SeatEnv":
        """An environment with luck of its own, in this match and in those after it: it tells nothing of this one's."""
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        for name, value in self.__dict__.items():
            setattr(other, name, copy.deepcopy(value, memo))
        [other.luck] = self.luck.spawn(1)
        return other

    # --- playing ----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. With a seed, this match and those of later resets without one are the same again."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.match: Match = self.setting.match(self.luck)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._skip_agent_selection = None
        self.follow()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} still plays: its action is a number, not None")
        self.match.play(self.game.action(int(action)), seat_of(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.follow()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def follow(self) -> None:
        """Turn to the seat that the match waits for, or settle its end."""
        result = self.match.result
        if result is None:
            seat = self.match.seat
            assert seat is not None
            self.agent_selection = self.possible_agents[seat]
            return
        for agent in self.agents:
            self.terminations[agent] = True
            self.rewards[agent] = end_reward(result, seat_of(agent))
        self._deads_step_first()

    # --- what is seen -------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        seat = seat_of(agent)
        return {"observation": self.encoder.encode(self.match, seat), "action_mask": self.mask(agent)}

    def mask(self, agent: str) -> Mask:
        """1 for each action the agent can step with now: none where another agent is asked."""
        if agent != self.agent_selection:
            return np.zeros(self.game.action_count, dtype=np.int8)
        return mask_of(self.match, seat_of(agent))

    def render(self) -> str | None:
        """The table as everybody may see it, as text."""
        return self.setting.rendered(self.match, None)

    def close(self) -> None:
        """There is nothing to close: a match holds no files."""


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))
