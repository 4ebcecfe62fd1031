"""Whole random matches of Wasteland in every scenario, with every number of players.

BOTTLECAP_MATCHES says how many of each (1, unless said). Everything that must hold of any game is looked at, and by the way:
that choices are actions, that nobody learns what they may not know, that a record replays the match.
"""

import os
import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from tests.conftest import step
from tests.scramble import perceived, scramble_complaint, twins_complaint
from tests.test_invariants import ended, fingerprint, hold, unlisted_step
from tests.wasteland.accounts import Accounts
from tests.wasteland.home import HOME
from tests.wasteland.table import GAME, opened

import bottlecap
from bottlecap.envs.pettingzoo import SeatEnv, env

MATCHES = int(os.environ.get("BOTTLECAP_MATCHES", "1"))
SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]
PLAYERS = [1, 2, 3, 4]
SCORINGS = ("spaces", "bands", "none")
# Far more than any match has taken; one that gets there does not end.
MOST_ACTIONS = 20_000
# How often a match is played at its full length, how many of its states are held against all that must hold, and how many
# looked at from every seat. The drill plays thousands, and sees as much by fewer states of each: the words of all that is
# asked and refused take far longer than to play on.
FULL_EVERY = 20
MANY = MATCHES > 100
HOLD_EVERY = 80 if MANY else 8
LOOKS = 0.002 if MANY else 0.02


def options_of(scenario: str, players: int, seed: int) -> dict[str, object]:
    """Most matches are short; house rules take turns."""
    turn = seed + players + SCENARIOS.index(scenario)
    full = turn % FULL_EVERY == FULL_EVERY - 1
    return {
        "scenario": scenario,
        "track": 6 if full else 1 + turn % 3,
        "agendas": 100 if full else 25,
        "faction-scoring": SCORINGS[turn % 3],
        "rotation": turn // 2 % 2,
    }


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whole_matches_keep_to_what_must_always_hold(scenario: str, players: int) -> None:
    for seed in range(MATCHES):
        rng = random.Random(f"{scenario} {players} {seed}")
        options = options_of(scenario, players, seed)
        match = bottlecap.new(GAME, players=players, seed=seed, options=options, chance="ask" if seed % 2 else "fast")
        books, actions = Accounts(match), 0
        while not match.over:
            before, mark = match.copy(twin=True), fingerprint(match)
            if not (rng.random() < 0.2 and unlisted_step(match, rng)):
                step(match, rng)
            assert fingerprint(before) == mark, "an action changed a copy that was made before it"
            books.follow(match)
            actions += 1
            assert actions < MOST_ACTIONS, "the match does not end"
            if actions % HOLD_EVERY == 0 or match.over:
                hold(match)
            if rng.random() < LOOKS and not match.over:
                look_around(match, rng)
        ended(match)
        assert bottlecap.replay(match.record()).hash == match.hash


def look_around(match: bottlecap.Match, rng: random.Random) -> None:
    """Choices agree with actions; what is hidden from a seat makes no difference to it, and samples are what it knows."""
    for seat in (None, *range(match.header.players)):
        if seat in match.seats:
            assert [action for action, refusal in match.choices(seat) if refusal is None] == match.actions(seat)
        assert scramble_complaint(match, seat, rng) is None
        mine = match.perspective(seat)
        sample = mine.sample(random.Random(rng.random()))
        assert sample.perspective(seat).to_bytes() == mine.to_bytes()
        assert perceived(sample, seat).split('"undo"')[0] == perceived(match, seat).split('"undo"')[0]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 3])
def test_every_kind_of_state_is_looked_at_from_every_seat(scenario: str, players: int) -> None:
    """A few more looks than the whole matches take."""
    rng = random.Random(f"{scenario} {players}")
    match = bottlecap.new(GAME, players=players, seed=7, options={**HOME.short, "scenario": scenario})
    seen: set[str] = set()
    while not match.over:
        step(match, rng)
        asked = {prompt.name for seat in match.seats for prompt in match.prompts(seat)}
        if asked - seen:
            seen |= asked
            look_around(match, rng)
    assert "turn" in seen


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
