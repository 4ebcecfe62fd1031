"""Nobody sees what they may not know, shown three ways for every game, and the ways shown to catch leaks."""

import os
import random
from collections.abc import Callable

import pytest
from tests.conftest import COMPILED, SHORT, game_named, step, walk
from tests.leaky import LEAKS, Leaky
from tests.scramble import perceived, scramble_complaint, twins_complaint
from tests.whispering import LEAKS as WHISPERED_LEAKS
from tests.whispering import Whispering

import bottlecap

# Compiled, twice as many: it takes a tenth of the time.
MATCHES = int(os.environ.get("BOTTLECAP_MATCHES", "2" if COMPILED else "1"))


def seats_and_spectator(players: int) -> list[int | None]:
    return [*range(players), None]


def test_the_perspective_of_a_sample_is_the_one_it_came_from(table: tuple[str, int]) -> None:
    name, players = table
    for seed in range(MATCHES):
        rng = random.Random(seed)
        for match in walk(name, players, seed):
            if rng.random() > 0.1:
                continue
            for seat in seats_and_spectator(players):
                mine = match.perspective(seat)
                seen = perceived(match, seat).split('"undo"')[0]
                for source in (mine, bottlecap.Perspective.from_bytes(mine.to_bytes())):
                    sample = source.sample(random.Random(rng.random()))
                    assert sample.perspective(seat).to_bytes() == mine.to_bytes()
                    assert perceived(sample, seat).split('"undo"')[0] == seen


def test_samples_differ_and_can_be_played_to_the_end(table: tuple[str, int]) -> None:
    name, players = table
    # Alone, nothing is hidden from one but what nobody knows.
    hides = game_named(name).secrets and players > 1
    # The last seat: what the first does or draws at once, it does not see. Some games hide nothing before a few choices.
    match = next(match for match in walk(name, players, 11) if not hides or is_in_the_dark(match, players - 1))
    states = set()
    for seed in range(40):
        sample = match.perspective(players - 1).sample(random.Random(seed))
        states.add(sample.hash)
        rng = random.Random(seed)
        while not sample.over:
            step(sample, rng)
    assert (len(states) > 1) == hides


def is_in_the_dark(match: bottlecap.Match, seat: int) -> bool:
    """Whether the match could be another one, for all the seat knows."""
    return any(match.perspective(seat).sample(random.Random(seed)).hash != match.hash for seed in range(5))


def test_samples_do_not_move_the_match(table: tuple[str, int]) -> None:
    name, players = table
    for quiet, busy in zip(walk(name, players, 3), walk(name, players, 3), strict=True):
        for seat in range(players):
            busy.perspective(seat).sample(random.Random(seat))
        assert quiet.hash == busy.hash


def test_scrambling_what_is_hidden_changes_nothing_perceived(table: tuple[str, int]) -> None:
    name, players = table
    for seed in range(MATCHES):
        rng = random.Random(seed)
        for match in walk(name, players, seed):
            if rng.random() > 0.2 or match.over:
                continue
            for seat in seats_and_spectator(players):
                assert scramble_complaint(match, seat, rng) is None


def test_histories_that_differ_in_others_secrets_look_the_same(table: tuple[str, int]) -> None:
    name, players = table
    hidden: list[int] = []
    open_game = players == 1 or not bottlecap.new(name, players=players, seed=1).game.secrets
    # Where nothing but the order of decks is hidden, chance tells nobody anything in secret: one look is enough.
    for seed in range(1 if open_game else 3 * MATCHES):
        for seat in range(1 if open_game else players):
            rng = random.Random(seed)
            complaint = twins_complaint(lambda: begun(name, players), seat, rng, hidden)
            assert complaint is None
    assert bool(hidden) != open_game


def begun(name: str, players: int) -> bottlecap.Match:
    return bottlecap.new(name, players=players, chance="ask", options=SHORT.get(name))


def caught(game: bottlecap.Game, matches: int, hidden: list[int]) -> bool:
    """Whether any of the ways finds fault with a game."""
    players = game.players.start
    for seed in range(matches):
        rng = random.Random(seed)
        match = bottlecap.new(game, seed=seed)
        while not match.over:
            for seat in seats_and_spectator(players):
                if scramble_complaint(match, seat, rng):
                    return True
            step(match, rng)
        for seat in range(players):
            if twins_complaint(lambda: bottlecap.new(game, chance="ask"), seat, rng, hidden):
                return True
    return False


@pytest.mark.parametrize(("make", "matches"), [(Leaky, 30), (Whispering, 10)])
def test_a_game_without_leaks_is_not_accused(make: Callable[[], bottlecap.Game], matches: int) -> None:
    hidden: list[int] = []
    assert not caught(make(), matches, hidden)
    assert hidden


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_caught(leak: str) -> None:
    assert caught(Leaky(leak), 30, [])


@pytest.mark.parametrize("leak", WHISPERED_LEAKS)
def test_leaks_planted_in_questions_and_steps_are_caught(leak: str) -> None:
    assert caught(Whispering(leak), 10, [])


def test_no_seed_and_no_hash_in_what_a_seat_gets(table: tuple[str, int]) -> None:
    name, players = table
    seed = 0x1234567890ABCDEF1234567890ABCDEF
    match = bottlecap.new(name, players=players, seed=seed)
    secret = seed.to_bytes(16, "big")
    for seat in seats_and_spectator(players):
        assert secret not in match.perspective(seat).to_bytes()
        assert match.hash not in perceived(match, seat)
