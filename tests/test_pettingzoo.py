"""Every game is a PettingZoo environment whose observations tell a seat what it may know."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import TerminateIllegalWrapper  # type: ignore[import-untyped]
from tests.conftest import SHORT, TABLES

import bottlecap
from bottlecap.engine import registry
from bottlecap.engine.values import Result
from bottlecap.envs.observation import Encoder
from bottlecap.envs.pettingzoo import SeatEnv, env, parallel_env
from bottlecap.envs.setting import end_reward

GAMES = [game.id for game in bottlecap.games()]


def played(table: SeatEnv, seed: int, limit: int = 100_000) -> list[tuple[str, dict[str, Any]]]:
    """Random steps to the end: the agents asked and what they saw."""
    rng = random.Random(seed)
    table.reset(seed=seed)
    seen: list[tuple[str, dict[str, Any]]] = []
    while not table.match.over and len(seen) < limit:
        agent = table.agent_selection
        observation = table.observe(agent)
        seen.append((agent, observation))
        table.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return seen


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoos_own_tests(game: str, players: int) -> None:
    with warnings.catch_warnings():
        # They warn of every observation that is a dictionary and not one of their own games'.
        warnings.simplefilter("ignore")
        api_test(env(game, players), num_cycles=200)
        seed_test(lambda: env(game, players), num_cycles=50)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_masks_are_the_legal_actions(game: str, players: int) -> None:
    table = SeatEnv(game, players, SHORT.get(game))
    rng = random.Random(1)
    table.reset(seed=1)
    while not table.match.over:
        match, agent = table.match, table.agent_selection
        assert agent == f"seat_{match.seat}"
        mask = table.observe(agent)["action_mask"]
        legal = {action.index for action in match.actions(match.seat)} - {None}
        assert set(np.flatnonzero(mask).tolist()) == legal
        for other in table.possible_agents:
            if other != agent:
                assert not table.observe(other)["action_mask"].any()
        table.step(rng.choice(sorted(index for index in legal if index is not None)))


def test_open_answers_are_in_the_mask_of_the_seat_that_is_asked() -> None:
    table = SeatEnv("salvage", 2)
    names: set[str] = set()
    for seed in range(20):
        for _agent, observation in played(table, seed):
            kinds = {table.game.action(int(index)).kind for index in np.flatnonzero(observation["action_mask"])}
            if kinds & {"bid", "open"}:
                names |= kinds
    assert {"accept", "refuse", "withdraw"} & names


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_observations_have_the_declared_size_and_bounds(game: str, players: int) -> None:
    table = SeatEnv(game, players, SHORT.get(game))
    encoder = Encoder(table.game)
    assert len(set(encoder.names)) == encoder.size
    for agent, observation in played(table, 3):
        assert observation["observation"].shape == (encoder.size,)
        assert table.observation_space(agent).contains(observation)
        assert observation["observation"][1] == int(agent.removeprefix("seat_"))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_observation_tells_nothing_the_seat_may_not_know(game: str, players: int) -> None:
    encoder = Encoder(registry.game(game))
    rng = random.Random(2)
    changed = 0
    for seed in range(3):
        match = bottlecap.new(game, players, seed=seed, options=SHORT.get(game))
        while not match.over:
            for seat in range(players):
                sample = match.perspective(seat).sample(rng)
                changed += sample.hash != match.hash
                np.testing.assert_array_equal(encoder.encode(sample, seat), encoder.encode(match, seat))
            seat = rng.choice(match.seats)
            match.play(rng.choice(match.actions(seat)), seat)
    # Alone, nothing is hidden from one but what nobody knows.
    hides = registry.game(game).secrets and players > 1
    assert (changed > 0) == hides, "nothing hidden was ever different: this proved nothing"


def test_a_seat_sees_its_own_card_and_not_the_others() -> None:
    encoder = Encoder(registry.game("kuhn"))
    match = bottlecap.new("kuhn", seed=1)
    views = [match.view(seat) for seat in range(2)]
    hand = encoder.game.fields[0].family
    assert hand is not None
    for seat in range(2):
        row = dict(zip(encoder.names, encoder.encode(match, seat).tolist(), strict=True))
        zones = {card: row[f"cards zone {card}"] for card in hand.ids}
        own = views[seat]["hands"][seat]  # type: ignore[index]
        assert zones.pop(own) == hand.number("hand"), "one's own hand is the first"
        assert set(zones.values()) == {-1}
        assert row["cards count hand 0"] == row["cards count hand 1"] == 1


def test_sealed_choices_do_not_show() -> None:
    tables = [SeatEnv("doors") for _ in range(2)]
    for table, choice in zip(tables, (0, 2), strict=True):
        table.reset(seed=1)
        table.step(table.game.action_named("choose", door=choice).index)
    assert tables[0].agent_selection == tables[1].agent_selection == "seat_1"
    for agent in ("seat_1", "seat_2"):
        seen = [table.observe(agent) for table in tables]
        np.testing.assert_array_equal(seen[0]["observation"], seen[1]["observation"])


def test_the_seats_that_nobody_sits_on_are_blank() -> None:
    encoder = Encoder(registry.game("salvage"))
    row = dict(zip(encoder.names, encoder.encode(bottlecap.new("salvage", 2, seed=1), 0).tolist(), strict=True))
    assert row["players"] == 2
    assert row["caps 0"] >= 0
    assert (row["caps 2"], row["caps 3"]) == (-1, -1)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_match(game: str) -> None:
    hashes = []
    for _ in range(2):
        table = SeatEnv(game, options=SHORT.get(game))
        played(table, 7)
        first = table.match.hash
        table.reset()
        hashes.append((first, table.match.header.seed))
    assert hashes[0] == hashes[1]
    assert SeatEnv(game).luck.bytes(16) != SeatEnv(game).luck.bytes(16)


def test_the_end_rewards_winners_and_asks_everybody_once_more() -> None:
    table = env("kuhn")
    table.reset(seed=1)
    total = {}
    for agent in table.agent_iter():
        observation, gained, termination, truncation, _info = table.last()
        if termination or truncation:
            total[agent] = gained
            table.step(None)
        else:
            table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert sorted(total.values()) == [-1.0, 1.0]
    winners = table.unwrapped.match.result.winners
    assert total[f"seat_{winners[0]}"] == 1.0


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ((1, 2), [1.0, -1.0]),
        ((1, 1, 3, 4), [0.5, 0.5, -0.5, -0.5]),
        ((2, 1, 2), [-0.5, 1.0, -0.5]),
        ((1, 1, 1), [0.0, 0.0, 0.0]),
        ((0, 0, 0), [-1.0, -1.0, -1.0]),
        ((1,), [1.0]),
        ((0,), [-1.0]),
    ],
)
def test_rewards(ranks: tuple[int, ...], rewards: list[float]) -> None:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    result = Result(registry.game("kuhn"), winners, ranks, ranks, "shown")
    assert [end_reward(result, seat) for seat in range(len(ranks))] == rewards


def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing() -> None:
    table = env("kuhn")
    table.reset(seed=1)
    before = table.unwrapped.match.hash
    with pytest.raises(bottlecap.IllegalAction, match="kuhn/bet"):
        table.step(0)
    with pytest.raises(bottlecap.BadAction):
        table.step(99)
    with pytest.raises(bottlecap.BadOption, match="None"):
        table.step(None)
    assert table.unwrapped.match.hash == before


def test_the_illegal_action_wrapper_ends_the_match() -> None:
    table = TerminateIllegalWrapper(env("kuhn"), illegal_reward=-1)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(0)
    assert all(table.terminations.values())
    assert table.rewards[loser] == -1


def test_the_table_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    table = SeatEnv("kuhn", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert "?" in text, "a spectator sees no hand"
    shown = SeatEnv("kuhn", render_mode="human")
    played(shown, 1)
    assert capsys.readouterr().out


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(bottlecap.BadOption):
        env("kuhn", players=3)
    with pytest.raises(bottlecap.BadOption):
        env("doors", options={"rounds": 0})
    with pytest.raises(bottlecap.BadOption, match="render_mode"):
        env("kuhn", render_mode="gold")


# --- state, truncation, rewards -----------------------------------------------------------------------------------


def test_the_state_is_all_that_is_so() -> None:
    table = SeatEnv("kuhn")
    table.reset(seed=1)
    state = table.state()
    assert table.state_space.contains(state)
    assert -1 not in table.encoder.plane(state, "cards zone")
    assert -1 in table.encoder.plane(table.observe("seat_0")["observation"], "cards zone")


def test_a_match_that_is_too_long_is_cut_off_for_everybody() -> None:
    table = SeatEnv("salvage", 3, most_steps=5)
    assert len(played(table, 1, limit=5)) == 5
    assert not table.match.over
    assert all(table.truncations.values()) and not any(table.terminations.values())
    for _ in range(3):
        _, reward, _, truncated, _ = table.last()
        assert truncated and reward == 0.0
        table.step(None)
    assert table.agents == []
    api_test_quietly(env("salvage", 3, most_steps=5))


def api_test_quietly(table: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(table, num_cycles=50)


def test_the_end_can_be_worth_the_difference_of_scores() -> None:
    table = SeatEnv("kuhn", reward="score")
    played(table, 1)
    result = table.match.result
    assert result is not None
    assert table.rewards == {"seat_0": 2.0 * result.scores[0], "seat_1": 2.0 * result.scores[1]}


def test_rows_come_in_the_dtype_that_is_asked_for() -> None:
    table = SeatEnv("salvage", 2, dtype="float32", history=4)
    for agent, observation in played(table, 1):
        assert observation["observation"].dtype == np.float32
        assert table.observation_space(agent).contains(observation)


# --- all at once --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoos_own_test_of_parallel_environments(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(game, players), num_cycles=200)


def test_all_that_are_waited_for_answer_at_once() -> None:
    table = parallel_env("doors", 3)
    observations, infos = table.reset(seed=1)
    assert [infos[agent]["asked"] for agent in table.agents] == [True] * 3
    actions = {agent: int(observations[agent]["action_mask"].argmax()) for agent in table.agents}
    table.step(actions)
    twin = SeatEnv("doors", 3)
    twin.reset(seed=1)
    for agent in twin.possible_agents:
        twin.step(actions[agent])
    assert table.match.hash == twin.match.hash


def test_who_is_not_waited_for_is_not_looked_at() -> None:
    table = parallel_env("kuhn")
    observations, infos = table.reset(seed=1)
    assert [infos[agent]["asked"] for agent in table.agents] == [True, False]
    assert not observations["seat_1"]["action_mask"].any()
    legal = int(observations["seat_0"]["action_mask"].argmax())
    table.step({"seat_0": legal, "seat_1": 99_999})
    assert table.match.seat == 1


def test_what_cannot_be_answered_changes_nothing_for_anybody() -> None:
    table = parallel_env("doors", 3)
    observations, _ = table.reset(seed=1)
    actions = {agent: int(observations[agent]["action_mask"].argmax()) for agent in table.agents}
    before = table.match.hash
    wrong = int(observations["seat_2"]["action_mask"].argmin())
    with pytest.raises(bottlecap.IllegalAction):
        table.step({**actions, "seat_2": wrong})
    with pytest.raises(bottlecap.BadOption, match="seat_1 is waited for"):
        table.step({"seat_0": actions["seat_0"]})
    assert table.match.hash == before


def test_rounds_end_and_are_cut_off_for_all() -> None:
    table = parallel_env("salvage", 2, most_steps=3)
    observations, _ = table.reset(seed=1)
    for _ in range(3):
        actions = {agent: int(observations[agent]["action_mask"].argmax()) for agent in table.agents}
        observations, rewards, terminated, truncated, _ = table.step(actions)
    assert set(truncated.values()) == {True} and set(terminated.values()) == {False} and set(rewards.values()) == {0.0}
    assert table.agents == []
