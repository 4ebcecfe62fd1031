"""Monopoly's options in pairs: whole random matches with every pair of unusual values, nothing lost or doubled."""

import random
from itertools import combinations, product

import pytest
from tests.conftest import WHOLE, step
from tests.monopoly.test_play import LOOK_EVERY, Books

import bottlecap
from bottlecap.games.monopoly.game import OPTIONS

# Unusual values of the numbers; a switch has one. A match of one round is a match too.
VALUES = {"rounds": (1, 30), "cash": (100, 10000), "dealt-deeds": (1, 4), "offers": (1, 20)}
# Interpreted, and where nothing is said of them: so many rounds.
FEW_ROUNDS = 12
PAIRS = list(combinations([option.name for option in OPTIONS], 2))


def unusual(name: str) -> tuple[int, ...]:
    return VALUES.get(name, (1,))


# Interpreted, two of the short ones.
SHORT_PAIRS = [pair for pair in PAIRS if pair in (("cash", "double-go"), ("offers", "double-go"))]


@pytest.mark.parametrize(("first", "second"), PAIRS if WHOLE else SHORT_PAIRS)
def test_whole_matches_with_two_options(first: str, second: str) -> None:
    for number, values in enumerate(product(unusual(first), unusual(second))):
        options: dict[str, object] = {"rounds": FEW_ROUNDS, first: values[0]}
        options[second] = values[1]
        match = bottlecap.new("monopoly", players=2 + number % 4, seed=number, chance="fast", options=options)
        assert [match.header.options[name] for name in (first, second)] == list(values)
        finish(match, random.Random(f"{first} {second} {number}"))


def finish(match: bottlecap.Match, rng: random.Random) -> None:
    """Play to the end; what everybody has is what the events say, and every state could be a position."""
    books = Books(match)
    actions = 0
    while not match.over:
        step(match, rng)
        actions += 1
        assert match.game.complaint(match.state) == ""
        if actions % LOOK_EVERY == 0 or match.over:
            books.follow(match)
    assert bottlecap.replay(match.record()).hash == match.hash


def test_every_option_stands_in_a_pair_with_every_other() -> None:
    names = {option.name for option in OPTIONS}
    assert {frozenset(pair) for pair in PAIRS} == {frozenset((one, other)) for one in names for other in names if one != other}
    assert len(names) == 9
