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
from bottlecap.envs.vector import ManyVersusBots

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


@pytest.mark.parametrize("dtype", ["float32", "int32"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasiums_own_check(game: str, players: int, dtype: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It warns of bounds that it finds strange (a number that is always the same); they are what the rules allow.
        warnings.filterwarnings("ignore", message=".*A Box observation space m.*")
        check_env(VersusBots(game, players, options=SHORT.get(game), dtype=dtype), skip_render_check=True)


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
    for dtype, history in (("float32", 0), ("int64", 3)):
        encoder = Encoder(registry.game(game), dtype, history)
        table = VersusBots(game, players, options=SHORT.get(game), dtype=dtype, history=history)
        for observation, _reward, _info in played(table, 1):
            assert table.observation_space.contains(observation)
        np.testing.assert_array_equal(observation, encoder.encode(table.match, table.seat))


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
    ahead = result.scores[0] - result.scores[1]
    assert played(VersusBots("kuhn", seat=0, reward="score"), 1)[-1][1] == ahead
    assert (
        played(VersusBots("kuhn", seat=0, reward=lambda result, seat: 7.0 * result.scores[seat]), 1)[-1][1] == 7 * result.scores[0]
    )


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


# --- many at once -------------------------------------------------------------------------------------------------


def first_legal(masks: Any) -> Any:
    """The first legal action of each; of a match that is over, any will do."""
    return masks.argmax(axis=1)


@pytest.mark.parametrize(("game", "players"), SEVERAL)
@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_many_are_what_single_ones_of_the_same_seeds_are(game: str, players: int, mode: str) -> None:
    words: dict[str, Any] = {"players": players, "options": SHORT.get(game), "reward": "score", "most_steps": 25}
    tables = ManyVersusBots(game, 3, autoreset=mode, **words)
    singles = [VersusBots(game, **words) for _ in range(3)]
    rows, info = tables.reset(seed=5)
    seen = [single.reset(seed=5 + number) for number, single in enumerate(singles)]
    rng, ended = np.random.default_rng(1), [False] * 3
    for _ in range(60):
        for number in range(3):
            np.testing.assert_array_equal(rows[number], seen[number][0])
            np.testing.assert_array_equal(info["action_mask"][number], seen[number][1]["action_mask"])
        assert tables.observation_space.contains(rows) and info["seat"].tolist() == [single.seat for single in singles]
        actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in info["action_mask"]])
        rows, rewards, terminated, truncated, info = tables.step(actions)
        for number, single in enumerate(singles):
            if ended[number]:
                seen[number], told = single.reset(), (0.0, False, False)
            else:
                row, reward, over, cut, more = single.step(actions[number])
                seen[number], told = (row, more), (reward, over, cut)
            assert (rewards[number], terminated[number], truncated[number]) == told
            ended[number] = told[1] or told[2]
            if ended[number] and mode == "SameStep":
                np.testing.assert_array_equal(info["final_obs"][number], seen[number][0])
                final = {key: info["final_info"][key][number] for key in seen[number][1]}
                np.testing.assert_array_equal(final.pop("action_mask"), seen[number][1].pop("action_mask"))
                # Results are told apart by what they say.
                assert {key: str(value) for key, value in final.items()} == {key: str(v) for key, v in seen[number][1].items()}
                seen[number], ended[number] = single.reset(), False


def test_many_share_two_buffers_unless_copies_are_asked_for() -> None:
    for copied in (False, True):
        tables = ManyVersusBots("salvage", 3, copy=copied)
        before, info = tables.reset(seed=1)
        after, *_ = tables.step(first_legal(info["action_mask"]))
        assert (after is before) == (not copied)
        assert tables.action_masks().dtype == np.bool_
        np.testing.assert_array_equal(tables.action_masks(), tables.masks == 1)


def test_many_shape_their_rewards_as_one_does() -> None:
    words: dict[str, Any] = {"players": 2, "potential": worth_to("shelter", 100.0), "seat": 0}
    tables, single = ManyVersusBots("shelter", 2, **words), VersusBots("shelter", **words)
    _, info = tables.reset(seed=3)
    single.reset(seed=4)
    for _ in range(10):
        actions = first_legal(info["action_mask"])
        _, rewards, *_, info = tables.step(actions)
        assert rewards[1] == single.step(actions[1])[1] != 0.0


def test_who_answers_against_the_rules_loses_and_the_others_go_on() -> None:
    tables = ManyVersusBots("kuhn", 2)
    _, info = tables.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    actions = np.array([wrong, info["action_mask"][1].argmax()])
    _, rewards, terminated, _, info = tables.step(actions)
    assert rewards[0] == -1.0 and terminated[0]
    assert info["_refusal"].tolist() == [True, False] and info["refusal"][0].rule.startswith("kuhn/")
    before = tables.match(0)
    tables.step(np.zeros(2, np.int64) + 1)
    assert tables.match(0) is not before, "a new one has begun"


@pytest.mark.parametrize("actions", [[0], [0.5, 1.0], [99, 0], [-1, 0]])
def test_actions_that_are_none_change_nothing(actions: list[Any]) -> None:
    tables = ManyVersusBots("kuhn", 2)
    with pytest.raises(bottlecap.Error, match="reset"):
        tables.step([0, 0])
    tables.reset(seed=1)
    before = [tables.match(number).hash for number in range(2)]
    with pytest.raises(bottlecap.BadAction, match="actions"):
        tables.step(actions)
    assert [tables.match(number).hash for number in range(2)] == before


def test_gymnasium_makes_many_by_name() -> None:
    name = f"bottlecap/salvage-v{Setting('salvage').version}"
    tables = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point", players=3)
    observations, _ = tables.reset(seed=1)
    assert isinstance(tables, ManyVersusBots)
    assert observations.shape == (3, Encoder(registry.game("salvage")).size)


@pytest.mark.parametrize(
    ("words", "fault"),
    [({"num_envs": 0}, "num_envs"), ({"autoreset": "Disabled"}, "autoreset is one of"), ({"bots": "clever"}, "no bot")],
)
def test_what_many_cannot_be_is_said_at_once(words: dict[str, Any], fault: str) -> None:
    with pytest.raises(bottlecap.Error, match=fault):
        ManyVersusBots("kuhn", **words)
    with pytest.raises(bottlecap.BadOption, match="2 seeds"):
        ManyVersusBots("kuhn", 3).reset(seed=[1, 2])


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
        ({"reward": "glory"}, "reward is a function"),
        ({"dtype": "float16"}, "dtype is one of"),
        ({"history": -1}, "history is how many"),
        ({"most_steps": 0}, "most_steps is 1 or more"),
    ],
)
def test_what_cannot_be_is_said_at_once(words: dict[str, Any], fault: str) -> None:
    with pytest.raises(bottlecap.Error, match=fault):
        VersusBots("kuhn", **words)


def test_there_is_no_match_before_the_first_reset() -> None:
    with pytest.raises(bottlecap.Error, match="reset"):
        VersusBots("kuhn").step(0)
