"""One seat of any game as a Gymnasium environment, bots on the others."""

import copy
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.conftest import SHORT, TABLES

import bottlecap
from bottlecap.engine import registry
from bottlecap.envs.gymnasium import VersusBots, worth_to
from bottlecap.envs.observation import Encoder
from bottlecap.envs.setting import Setting

SEVERAL = [(game, players) for game, players in TABLES if players > 1]


def played(table: VersusBots, seed: int, most: int = 100_000) -> list[tuple[Any, float, dict[str, Any]]]:
    """Random legal steps to the end: observations, rewards and infos."""
    rng = np.random.default_rng(seed)
    observation, info = table.reset(seed=seed)
    seen = [(observation, 0.0, info)]
    done = table.match.over
    while not done and len(seen) < most:
        observation, reward, terminated, truncated, info = table.step(rng.choice(np.flatnonzero(seen[-1][2]["action_mask"])))
        seen.append((observation, reward, info))
        done = terminated or truncated
    return seen


@pytest.mark.parametrize("scaled", [True, False])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasiums_own_check(game: str, players: int, scaled: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It warns of bounds that it finds strange (a number that is always the same); they are what the rules allow.
        warnings.filterwarnings("ignore", message=".*A Box observation space m.*")
        check_env(VersusBots(game, players, options=SHORT.get(game), scaled=scaled), skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_learner_is_asked_at_its_seat_and_nowhere_else(game: str, players: int) -> None:
    table = VersusBots(game, players, options=SHORT.get(game))
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    while not table.match.over:
        assert table.match.seat == table.seat
        legal = {action.index for action in table.match.actions(table.seat)} - {None}
        assert set(np.flatnonzero(table.action_masks()).tolist()) == legal
        table.step(rng.choice(np.flatnonzero(table.mask())))
    assert not table.action_masks().any()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_seen_lies_within_the_space_and_is_what_the_encoder_says(game: str, players: int) -> None:
    encoder = Encoder(registry.game(game))
    for scaled in (True, False):
        table = VersusBots(game, players, options=SHORT.get(game), scaled=scaled)
        for observation, _reward, _info in played(table, 1):
            assert table.observation_space.contains(observation)
        row = encoder.encode(table.match, table.seat)
        np.testing.assert_array_equal(observation, encoder.scaled(row) if scaled else row)


@pytest.mark.parametrize(("game", "players"), SEVERAL)
def test_the_same_seed_is_the_same_match_with_the_same_bots(game: str, players: int) -> None:
    hashes = []
    for _ in range(2):
        table = VersusBots(game, players, "random", options=SHORT.get(game))
        played(table, 7)
        first = (table.match.hash, table.seat)
        table.reset()
        hashes.append((first, table.match.header.seed))
    assert hashes[0] == hashes[1]


def test_the_seat_is_drawn_by_lot_unless_it_is_named() -> None:
    table = VersusBots("salvage", 3)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert {VersusBots("salvage", 3, seat=1).reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


def test_the_end_is_rewarded_as_in_the_other_environment() -> None:
    seen = played(VersusBots("kuhn", seat=0), 1)
    result = seen[-1][2]["result"]
    assert [reward for _, reward, _ in seen[:-1]] == [0.0] * (len(seen) - 1)
    assert seen[-1][1] == (1.0 if 0 in result.winners else -1.0)
    ahead = VersusBots("kuhn", seat=0, reward=lambda result, seat: float(result.scores[seat] - result.scores[1 - seat]))
    assert played(ahead, 1)[-1][1] == result.scores[0] - result.scores[1]


def test_a_potential_only_moves_rewards_to_earlier_moments() -> None:
    def caps(perspective: bottlecap.Perspective) -> float:
        return float(perspective.view["caps"][perspective.seat])  # type: ignore[index]

    plain = VersusBots("salvage", 2, seat=0)
    shaped = VersusBots("salvage", 2, seat=0, potential=caps, discount=1.0)
    before, after = played(plain, 5), played(shaped, 5)
    assert plain.match.hash == shaped.match.hash
    assert len({reward for _, reward, _ in after}) > 2
    first = bottlecap.replay(shaped.match.record(), upto=0).view(0)["caps"][0]  # type: ignore[index]
    assert sum(reward for _, reward, _ in after) == sum(reward for _, reward, _ in before) - first


def test_a_games_own_worth_is_a_potential() -> None:
    table = VersusBots("shelter", 2, potential=worth_to("shelter", 100.0))
    rewards = [reward for _, reward, _ in played(table, 2, most=20)]
    assert len(set(rewards)) > 5
    with pytest.raises(bottlecap.Error, match="kuhn"):
        worth_to("kuhn", 1.0)


def test_what_is_not_legal_loses_and_says_why_or_is_raised() -> None:
    table = VersusBots("kuhn")
    _, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = table.match.hash
    _, reward, terminated, truncated, info = table.step(wrong)
    assert (reward, terminated, truncated, info["refusal"].rule.startswith("kuhn/")) == (-1.0, True, False, True)
    strict = VersusBots("kuhn", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(bottlecap.IllegalAction):
        strict.step(wrong)
    assert strict.match.hash == before


def test_a_match_that_is_too_long_is_cut_off() -> None:
    table = VersusBots("salvage", 2, most_steps=3)
    seen = played(table, 1)
    assert len(seen) == 4
    assert not table.match.over


def test_gymnasium_makes_every_game_by_its_name() -> None:
    for game in bottlecap.games():
        table = gymnasium.make(f"bottlecap/{game.id}-v{Setting(game).version}", render_mode="ansi")
        table.reset(seed=1)
        assert table.unwrapped.match.game is game  # type: ignore[attr-defined]
        assert isinstance(table.render(), str)


def test_several_at_once_share_their_observations() -> None:
    name = f"bottlecap/salvage-v{Setting('salvage').version}"
    tables = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", vector_kwargs={"copy": False})
    observations, info = tables.reset(seed=1)
    assert observations.shape == (3, Encoder(registry.game("salvage")).size)
    for _ in range(10):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        observations, _rewards, _terminated, _truncated, info = tables.step(actions)


def test_a_deep_copy_has_luck_of_its_own() -> None:
    table = VersusBots("salvage", 2)
    table.reset(seed=1)
    other = copy.deepcopy(table)
    assert other.match.hash == table.match.hash
    table.reset()
    other.reset()
    assert other.match.header.seed != table.match.header.seed


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"seat": 2}, "seat is 0 to 1"),
        ({"bots": ["random", "random"]}, "1 seats are the bots'"),
        ({"bots": "clever"}, "there is no bot 'clever'"),
        ({"illegal": "ignore"}, "illegal is one of"),
        ({"render_mode": "rgb"}, "render_mode is one of"),
        ({"players": 9}, "kuhn"),
    ],
)
def test_what_cannot_be_is_said_at_once(words: dict[str, Any], fault: str) -> None:
    with pytest.raises(bottlecap.Error, match=fault):
        VersusBots("kuhn", **words)


def test_there_is_no_match_before_the_first_reset() -> None:
    with pytest.raises(bottlecap.Error, match="reset"):
        VersusBots("kuhn").step(0)
