"""What all games must do, by Wasteland too: the shared tests, and whole random matches of every scenario.

The game is not among those that are offered yet, so the shared tests do not come to it by themselves: they are given it
here, with a short match at each table, another scenario for each number of players.
"""

import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from tests import test_pickle
from tests.conftest import COMPILED, SHORT, step
from tests.scramble import twins_complaint
from tests.test_bytes import (  # noqa: F401
    test_a_finished_match_comes_back_with_its_result,
    test_a_perspective_comes_back,
    test_a_perspective_from_bytes_gives_the_same_samples,
    test_a_stored_match_comes_back_and_goes_on_alike,
)
from tests.test_face import (  # noqa: F401
    test_copies_are_independent,
    test_events_are_numbered_without_a_gap_for_every_seat,
    test_nothing_can_be_played_after_the_end,
    test_the_result_of_a_match,
    test_twins_are_the_same_and_independent,
    test_what_why_not_says_is_what_play_does,
    test_who_waits_who_may_act_and_what_is_asked,
)
from tests.test_invariants import ended, fingerprint, hold, unlisted_step
from tests.test_noninterference import (  # noqa: F401
    test_no_seed_and_no_hash_in_what_a_seat_gets,
    test_samples_differ_and_can_be_played_to_the_end,
    test_samples_do_not_move_the_match,
    test_scrambling_what_is_hidden_changes_nothing_perceived,
    test_the_perspective_of_a_sample_is_the_one_it_came_from,
)
from tests.test_positions import (  # noqa: F401
    test_a_position_gives_back_the_state,
    test_the_match_of_a_position_can_be_played_to_its_end,
    test_the_same_answers_lead_on_to_the_same_state,
)
from tests.test_records import (  # noqa: F401
    test_a_replay_is_the_match,
    test_an_unfinished_match_is_taken_up_where_it_was,
)
from tests.test_undo import test_what_can_be_undone_restores_the_position_and_showed_nothing  # noqa: F401
from tests.wasteland.home import HOME
from tests.wasteland.table import GAME, opened

import bottlecap
from bottlecap.envs.pettingzoo import SeatEnv, env

if COMPILED:
    # Of every state it tries every action there is.
    from tests.test_face import test_an_action_is_legal_if_and_only_if_it_is_listed  # noqa: F401

SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]
PLAYERS = [1, 2, 3, 4]
# Interpreted, the shared tests take long: they look at every state of a match in many ways.
TABLES = PLAYERS if COMPILED else [2]
# Far more than any match has taken; one that gets there does not end.
MOST_ACTIONS = 20_000


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int]:
    """In the place of the shared one: every number of players, each in another scenario, with a short match."""
    players = int(request.param)
    monkeypatch.setitem(SHORT, "wasteland", {**HOME.short, "scenario": SCENARIOS[players - 1]})
    return "wasteland", players


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whole_matches_keep_to_what_must_always_hold(scenario: str, players: int) -> None:
    """Every state could be a position and is not called impossible, no number leaves its bounds, and the match ends."""
    number = SCENARIOS.index(scenario)
    options: dict[str, object] = {
        "scenario": scenario,
        "track": 1 + (players + number) % 3,
        "agendas": 25,
        "faction-scoring": ("spaces", "bands", "none")[(players + number) % 3],
        "rotation": number % 2,
    }
    seed = 10 * players + number
    rng = random.Random(seed)
    match = bottlecap.new(GAME, players=players, seed=seed, options=options, chance="ask" if number % 2 else "fast")
    actions = 0
    while not match.over:
        before, mark = match.copy(twin=True), fingerprint(match)
        if not (rng.random() < 0.2 and unlisted_step(match, rng)):
            step(match, rng)
        assert fingerprint(before) == mark, "an action changed a copy that was made before it"
        hold(match)
        actions += 1
        assert actions < MOST_ACTIONS, "the match does not end"
    ended(match)
    assert bottlecap.replay(match.record()).hash == match.hash


def test_a_match_can_be_pickled_in_the_middle() -> None:
    match = bottlecap.new(GAME, players=3, seed=5, options=dict(HOME.short))
    rng = random.Random(5)
    for _ in range(25):
        step(match, rng)
    again = test_pickle.there_and_back(match)
    assert test_pickle.described(again) == test_pickle.described(match)
    assert test_pickle.goes_on(again) == test_pickle.goes_on(match)


@pytest.mark.parametrize("players", [1, 3])
def test_what_a_learner_sees_is_in_its_space_and_masks_are_the_legal_actions(players: int) -> None:
    table = SeatEnv(GAME, players, dict(HOME.short))
    space = table.new_space()["observation"]
    asked = [name.endswith(" asked") for name in table.encoder.names]
    rng = random.Random(players)
    table.reset(seed=players)
    while not table.match.over:
        match, agent = table.match, table.agent_selection
        legal = {action.index for action in match.actions(match.seat)} - {None}
        assert set(np.flatnonzero(table.observe(agent)["action_mask"]).tolist()) == legal
        for seat in range(players):
            found = table.encoder.encode(match, seat)
            assert space.contains(found), np.array(table.encoder.names)[(found < table.encoder.low) | (found > table.encoder.high)]
            assert found[2] == np.count_nonzero(found[asked]) == len(match.questions(seat))
        table.step(rng.choice(sorted(index for index in legal if index is not None)))


def test_pettingzoos_own_tests() -> None:
    options = dict(HOME.short)
    with warnings.catch_warnings():
        # They warn of every observation that is a dictionary and not one of their own games'.
        warnings.simplefilter("ignore")
        api_test(env(GAME, 2, options), num_cycles=60)
        seed_test(lambda: env(GAME, 2, options), num_cycles=20)


def test_an_enemy_stands_nowhere_but_on_the_map() -> None:
    position: Any = opened(2).position()
    enemy = position["enemies"]["zones"]["map"][0]
    position["enemies"]["order"][enemy] = len(GAME.domains["sector"])
    with pytest.raises(bottlecap.BadPosition, match=enemy):
        bottlecap.new(GAME, position=position)


@pytest.mark.parametrize("seat", [0, 1])
def test_histories_that_differ_in_others_hands_look_the_same(seat: int) -> None:
    hidden: list[int] = []
    options = {**HOME.short, "scenario": SCENARIOS[seat]}
    begun = partial(bottlecap.new, GAME, players=2, seed=1, options=options, chance="ask")
    complaint = twins_complaint(begun, seat, random.Random(seat), hidden)
    assert complaint is None
    assert hidden, "nothing was hidden: this proved nothing"
