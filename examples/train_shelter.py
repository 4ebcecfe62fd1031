"""MaskablePPO learns Shelter against a random bot, and then plays it. Needs bottlecap-games[envs,train].

    python train_shelter.py [--minutes 20] [--game shelter] [--players 2] [--bots random] [--tables 16] [--matches 200] [--out FILE]

Many matches are played at once in shared buffers (`ManyVersusBots`); a few lines make of them what Stable-Baselines3 trains on.
The reward is +1 or -1 at the end, and on the way what the greedy bot thinks that a position gained, which changes no best policy.
"""

import argparse
import math
import time

import numpy as np

from bottlecap.envs.vector import ManyVersusBots
from bottlecap.envs.versus import worth_to

try:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    raise SystemExit('this needs packages that are not installed: pip install "bottlecap-games[envs,train]"') from None


class Tables(VecEnv):
    """The vector environment as Stable-Baselines3 wants one: a list of infos, and the masks as a method of each table."""

    def __init__(self, tables: ManyVersusBots) -> None:
        self.tables = tables
        super().__init__(tables.num_envs, tables.single_observation_space, tables.single_action_space)

    def reset(self):
        return self.tables.reset(seed=self._seeds[0])[0].copy()

    def step_async(self, actions) -> None:
        self.actions = actions

    def step_wait(self):
        rows, rewards, terminated, truncated, info = self.tables.step(self.actions)
        infos = [{} for _ in range(self.num_envs)]
        for number in np.flatnonzero(terminated | truncated):
            infos[number] = {
                "terminal_observation": info["final_obs"][number],
                "TimeLimit.truncated": bool(truncated[number]),
            }
        return rows.copy(), rewards.astype(np.float32), terminated | truncated, infos

    def env_method(self, method_name, *args, indices=None, **kwargs):
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.tables.action_masks())

    def has_attr(self, attr_name) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name, indices=None):
        if attr_name == "action_masks":
            return [lambda mask=mask: mask for mask in self.tables.action_masks()]
        return [getattr(self.tables, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self) -> None:
        self.tables.close()


class Clock(BaseCallback):
    """Learning ends when the time is up."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def wins(model: MaskablePPO, tables: ManyVersusBots, matches: int, seed: int) -> tuple[float, int]:
    """Played out with what was learned, the likeliest action each time: how many were won (a shared win is a half), of how many."""
    rows, info = tables.reset(seed=seed)
    won, played = 0.0, 0
    while played < matches:
        actions, _ = model.predict(rows, action_masks=tables.action_masks(), deterministic=True)
        rows, _, terminated, _, info = tables.step(actions)
        for number in np.flatnonzero(terminated)[: matches - played]:
            final = info["final_info"]
            result, seat = final["result"][number], final["seat"][number]
            won += seat in result.winners and 1 / len(result.winners)
            played += 1
    return won, played


def interval(won: float, played: int) -> tuple[float, float]:
    """Where the true share lies, at 95 % (Wilson)."""
    share, z = won / played, 1.96
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="shelter")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random", help="who is played against (%(default)s)")
    parser.add_argument("--minutes", type=float, default=20, help="how long it learns (%(default)s)")
    parser.add_argument("--tables", type=int, default=16, help="matches at once (%(default)s)")
    parser.add_argument("--matches", type=int, default=200, help="matches played at the end (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--worth", type=float, default=100.0, help="how much of the greedy bot's opinion is worth a win (%(default)s)"
    )
    parser.add_argument("--out", help="where the model is kept")
    args = parser.parse_args()
    setting = {"players": args.players, "bots": args.bots, "autoreset": "SameStep"}
    shaped = ManyVersusBots(args.game, args.tables, potential=worth_to(args.game, args.worth), discount=0.999, **setting)
    tables = Tables(shaped)
    tables.seed(args.seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=3e-4,
        policy_kwargs={"net_arch": [256, 256]},
        seed=args.seed,
        device="cpu",
    )
    started = time.monotonic()
    model.learn(10**9, callback=Clock(args.minutes))
    minutes = (time.monotonic() - started) / 60
    if args.out:
        model.save(args.out)
    won, played = wins(model, ManyVersusBots(args.game, args.tables, **setting), args.matches, seed=10**6)
    low, high = interval(won, played)
    print(f"learned from {model.num_timesteps:,} steps in {minutes:.1f} minutes")
    print(f"Won {won:g} of {played} against {args.bots}: {won / played:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
