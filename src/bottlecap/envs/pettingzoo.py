"""Every game as a PettingZoo environment: one seat acting at a time (`env`), or all that are waited for (`parallel_env`).

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

`state()` is all that is so, hidden or not, from the seat that is asked first on: for a critic while learning, not for a player.

In `parallel_env` one step is one answer of every seat that the match waits for, given at the same time. Where it waits for one seat
only, which in most games is nearly always, the masks of all others are empty, and what they send is not looked at. Where the
answer of one leaves another's without sense (both were good when they were sent), that one is asked again.
"""

import copy
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from bottlecap.engine.errors import BadOption, IllegalAction
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.engine.values import Action
from bottlecap.envs.encoding import INT64
from bottlecap.envs.observation import Encoder
from bottlecap.envs.setting import Mask, Reward, Setting, check_most, mask_of, reward_of, space_of

Observation = dict[str, NDArray[Any]]


def env(
    game: str | Game,
    players: int | None = None,
    options: dict[str, object] | None = None,
    content: str | Path | None = None,
    render_mode: str | None = None,
    **seen: Any,
) -> "AECEnv[str, Observation, int]":
    """The environment, in the wrapper that says so when its methods are called in the wrong order."""
    return OrderEnforcingWrapper(SeatEnv(game, players, options, content, render_mode, **seen))


def parallel_env(
    game: str | Game,
    players: int | None = None,
    options: dict[str, object] | None = None,
    content: str | Path | None = None,
    render_mode: str | None = None,
    **seen: Any,
) -> "RoundEnv":
    """The environment in which all that are waited for act at once."""
    return RoundEnv(game, players, options, content, render_mode, **seen)


class Seats:
    """What both have: one match at a time, whose seats are the agents "seat_0", "seat_1", …, and what these see of it."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: dict[str, object] | None = None,
        content: str | Path | None = None,
        render_mode: str | None = None,
        dtype: str = INT64,
        history: int = 0,
        reward: str | Reward = "end",
        most_steps: int | None = None,
    ) -> None:
        """dtype, history: of the rows (see observation.py). reward: what the end is worth. most_steps: then it is cut off."""
        super().__init__()
        self.setting = Setting(game, players, options, content, render_mode)
        check_most(most_steps)
        self.game = self.setting.game
        self.players = self.setting.players
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.id}_v{self.setting.version}",
            **self.setting.versions,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.encoder = Encoder(self.game, dtype, history)
        self.reward = reward_of(reward)
        self.most_steps = most_steps
        self.steps = 0
        self.state_space = space_of(self.encoder)
        self.observation_spaces = {agent: self.new_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self.luck = np.random.default_rng()
        self.match: Match

    def new_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": space_of(self.encoder),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), dtype=np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def __deepcopy__(self, memo: dict[int, Any]) -> "Seats":
        """An environment with luck of its own, in this match and in those after it: it tells nothing of this one's."""
        other = type(self).__new__(type(self))
        memo[id(self)] = other
        for name, value in self.__dict__.items():
            setattr(other, name, copy.deepcopy(value, memo))
        [other.luck] = self.luck.spawn(1)
        return other

    def begin(self, seed: int | None) -> None:
        """A new match. With a seed, this match and those of later resets without one are the same again."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.match = self.setting.match(self.luck)
        self.agents = list(self.possible_agents)
        self.steps = 0

    def is_cut_off(self) -> bool:
        return self.most_steps is not None and self.steps >= self.most_steps and not self.match.over

    def seen_by(self, seat: int, asked: bool) -> Observation:
        """What a seat sees, and what it may do if it is asked."""
        mask = mask_of(self.match, seat) if asked else np.zeros(self.game.action_count, dtype=np.int8)
        return {"observation": self.encoder.encode(self.match, seat), "action_mask": mask}

    def state(self) -> NDArray[Any]:
        """All that is so, hidden or not: of no player's business."""
        return self.encoder.privileged(self.match, self.match.seat or 0)

    def render(self) -> str | None:
        """The table as everybody may see it, as text."""
        return self.setting.rendered(self.match, None)

    def close(self) -> None:
        """There is nothing to close: a match holds no files."""


class SeatEnv(Seats, AECEnv):  # type: ignore[misc]
    """One seat acts at a time."""

    # --- playing ----------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. With a seed, this match and those of later resets without one are the same again."""
        self.begin(seed)
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
        self.match.enter(self.game.action(int(action)), self.places[agent])
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.follow()
        if self.render_mode == "human":
            self.render()

    def follow(self) -> None:
        """Turn to the seat that the match waits for, or settle its end. Before that no reward is anything but 0."""
        seat = self.match.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            if not self.is_cut_off():
                return
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            result = self.match.result
            assert result is not None
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: self.reward(result, self.places[agent]) for agent in self.agents}
            self._accumulate_rewards()
        self._deads_step_first()

    # --- what is seen -------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        return self.seen_by(self.places[agent], agent == self.agent_selection)

    def mask(self, agent: str) -> Mask:
        """1 for each action the agent can step with now: none where another agent is asked."""
        return self.observe(agent)["action_mask"]


class RoundEnv(Seats, ParallelEnv):  # type: ignore[misc]
    """All seats that are waited for act at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match; see `Seats.begin`."""
        self.begin(seed)
        return self.observed(), self.infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The answers of all that are waited for. One that is not legal raises, and then nothing has changed."""
        for seat, action, decision in self.answers(actions):
            try:
                self.match.enter(action, seat, decision)
            except IllegalAction:
                # It was legal before the others' answers; who is still waited for is asked again.
                continue
        self.steps += 1
        result, cut_off = self.match.result, self.is_cut_off()
        rewards = {agent: 0.0 if result is None else self.reward(result, self.places[agent]) for agent in self.agents}
        ended = dict.fromkeys(self.agents, result is not None)
        out = (self.observed(), rewards, ended, dict.fromkeys(self.agents, cut_off), self.infos())
        if self.render_mode == "human":
            self.render()
        if result is not None or cut_off:
            self.agents = []
        return out

    def answers(self, actions: dict[str, int]) -> list[tuple[int, Action, int]]:
        """Seat, action and question of all that are waited for, each legal so far."""
        out = []
        for seat in self.match.waiting:
            agent = self.possible_agents[seat]
            if actions.get(agent) is None:
                raise BadOption(f"{agent} is waited for: its action is a number, and it has none")
            action = self.game.action(int(actions[agent]))
            decision = self.match.decision_for(action, seat)
            if decision is None:
                # For the error that says why.
                self.match.enter(action, seat)
            else:
                out.append((seat, action, decision))
        return out

    def observed(self) -> dict[str, Observation]:
        waited = self.match.waiting
        return {agent: self.seen_by(self.places[agent], self.places[agent] in waited) for agent in self.agents}

    def infos(self) -> dict[str, dict[str, Any]]:
        """Whether each is waited for: only then its action counts."""
        waited = self.match.waiting
        return {agent: {"asked": self.places[agent] in waited} for agent in self.agents}
