"""Advice: what the greedy bot would do in a person's place, and why, from their perspective alone."""

import random

import pytest

import bottlecap
from bottlecap.bots.advice import advise, reasons
from bottlecap.bots.greedy import GreedyBot
from bottlecap.bots.shelter import HOME
from bottlecap.bots.shelter.terms import terms
from bottlecap.bots.shelter.value import ShelterValue
from bottlecap.engine.perspective import Perspective


def positions(seed: int) -> list[bottlecap.Match]:
    """Moments of a match at random, where somebody is asked something."""
    match, rng = bottlecap.new("shelter", players=3, seed=seed), random.Random(seed)
    found: list[bottlecap.Match] = []
    while not match.over and len(found) < 40:
        assert match.seat is not None
        found.append(match.copy())
        match.play(rng.choice(match.actions(match.seat)), match.seat)
    return found


def test_the_terms_add_up_to_what_the_position_is_worth() -> None:
    value = ShelterValue()
    for match in positions(3) + positions(4):
        for seat in range(3):
            value.prepare(match.state, seat)
            assert sum(terms(value, match.state, seat).values()) == pytest.approx(value.worth(match.state, seat))


def test_the_hint_is_what_the_bot_would_do_and_comes_from_bytes() -> None:
    for number, match in enumerate(positions(5)[::6]):
        assert match.seat is not None
        mine = match.perspective(match.seat)
        there = advise(Perspective.from_bytes(mine.to_bytes()), number)
        assert there.action == GreedyBot(number).choose(mine)
        assert there.reasons == advise(mine, number).reasons


def test_building_a_room_is_advised_for_its_happiness() -> None:
    """The reason named first is the one that counts."""
    named = {name for match in positions(6) for name, _ in advise(match.perspective(match.seat), 1).reasons}
    assert "cubes" in named and "placements" not in named
    building = next(
        (match, action)
        for seed in range(1, 30)
        for match in positions(seed)
        for action in match.actions(match.seat)
        if action.kind == "choose-room"
    )
    match, action = building
    assert match.seat is not None
    bot = GreedyBot(1)
    bot.learn(match.game)
    assert ("happiness", 2.0) in reasons(HOME, bot, match.perspective(match.seat), action.code)


def test_a_game_whose_bot_gives_no_reasons_is_advised_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bottlecap.new("shelter", players=2, seed=1)
    assert match.seat is not None
    mine = match.perspective(match.seat)
    assert advise(mine, 7).reasons
    monkeypatch.setattr(HOME, "terms", None)
    assert advise(mine, 7).reasons == []
    assert advise(mine, 7).action == GreedyBot(7).choose(mine)


def test_what_gains_nothing_is_advised_in_words_and_never_by_a_loss_alone() -> None:
    found = [advise(match.perspective(match.seat), 1).reasons for match in positions(7) + positions(8) if match.seat is not None]
    assert all(given for given in found)
    wordy = [given for given in found if not any(worth > 0.0 for _, worth in given)]
    assert wordy and all(len(given) == 1 and given[0][1] == 0.0 for given in wordy)
