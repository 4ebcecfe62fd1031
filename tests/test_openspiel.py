"""OpenSpiel plays our games: its own tests accept them, and its algorithms find in Kuhn poker what they find in its own."""

import json
import random

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import policy  # type: ignore[import-untyped]
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts  # type: ignore[import-untyped]
from tests.conftest import SHORT, TABLES

import bottlecap
from bottlecap.envs.observation import Encoder
from bottlecap.envs.openspiel import GAMES, BottlecapGame, BottlecapState


def loaded(game: str, players: int, **params: object) -> BottlecapGame:
    short = json.dumps(SHORT.get(game, {}))
    found: BottlecapGame = pyspiel.load_game(f"bottlecap_{game}", {"players": players, "options": short, **params})
    return found


def walked(game: BottlecapGame, seed: int, most: int = 60) -> BottlecapState:
    """Some way into a match, at a player's choice."""
    state, rng = game.new_initial_state(), random.Random(seed)
    steps = 0
    while not state.is_terminal() and (steps < most or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiels_own_test(game: str, players: int) -> None:
    # Interpreted and with the longer games one match takes minutes; where the build is compiled all are played.
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=False, verbose=False)


def test_kuhn_is_openspiels_kuhn() -> None:
    ours, theirs = loaded("kuhn", 2, returns="scores", zero_sum=True), pyspiel.load_game("kuhn_poker")
    found = []
    for game in (ours, theirs):
        solver = cfr.CFRPlusSolver(game)
        for _ in range(20):
            solver.evaluate_and_update_policy()
        uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
        found.append((uniform, exploitability.nash_conv(game, solver.average_policy())))
    assert found[0] == pytest.approx(found[1], abs=1e-12)
    assert found[0][0] == pytest.approx(11 / 12)


@pytest.mark.parametrize("game", ["kuhn", "salvage"])
def test_information_set_search_samples_what_the_player_may_not_know(game: str) -> None:
    state = walked(loaded(game, 2), seed=1, most=4)
    player = state.current_player()
    before = state.information_state_string(player)
    guesses = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(10)]
    assert {guess.information_state_string(player) for guess in guesses} == {before}
    assert len({str(guess) for guess in guesses}) > 1
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        max_simulations=10,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_tree_search_goes_on_from_clones() -> None:
    state = walked(loaded("salvage", 2), seed=2, most=4)
    before = str(state)
    bot = mcts.MCTSBot(
        state.get_game(),
        2.0,
        10,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_seen_is_the_row_of_the_other_environments(game: str, players: int) -> None:
    state = walked(loaded(game, players), seed=3, most=10)
    encoder = Encoder(bottlecap.game(game), "float32")
    for seat in range(players):
        np.testing.assert_array_equal(state.observation_tensor(seat), encoder.encode(state.match, seat))
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(state.match.view(seat)))


def test_a_hidden_card_changes_nothing_for_the_other() -> None:
    """Two deals that differ in what the second player holds."""
    game = loaded("kuhn", 2)
    strings: set[tuple[str, str]] = set()
    for _ in range(2):
        state = game.new_initial_state()
        state.apply_action(state.chance_outcomes()[0][0])
        state.apply_action(state.chance_outcomes()[len(strings)][0])
        strings.add((state.information_state_string(0), state.information_state_string(1)))
    assert len({first for first, _ in strings}) == 1
    assert len({second for _, second in strings}) == 2


def test_every_game_is_registered() -> None:
    assert set(GAMES) == {game.id for game in bottlecap.games()}
    assert {f"bottlecap_{name}" for name in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    ("params", "fault"), [({"players": 9}, "kuhn"), ({"returns": "love"}, "returns is one of"), ({"options": '{"x": 1}'}, "x")]
)
def test_what_cannot_be_is_said(params: dict[str, object], fault: str) -> None:
    with pytest.raises(bottlecap.Error, match=fault):
        GAMES["kuhn"](params)
