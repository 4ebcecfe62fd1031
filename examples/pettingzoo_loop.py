"""The loop of a learner, with PettingZoo: observations, masks of legal actions, rewards. Needs bottlecap-games[envs]."""

import numpy as np

from bottlecap.envs.pettingzoo import env

table = env("salvage")
table.reset(seed=1)
luck = np.random.default_rng(1)
rewards = dict.fromkeys(table.agents, 0.0)
for agent in table.agent_iter():
    observation, reward, termination, truncation, _ = table.last()
    rewards[agent] += reward
    # A policy would look at observation["observation"]; this one takes any legal action.
    legal = observation["action_mask"].nonzero()[0]
    action = None if termination or truncation else int(luck.choice(legal))
    table.step(action)
print("Rewards:", rewards)
