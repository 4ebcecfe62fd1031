"""A match of Wasteland as a story: titles in quotes, and rounds in which no card was read."""

import pytest
from tests.wasteland.table import GAME

import bottlecap
from bottlecap.chronicle import passages

# What somebody does who only rests.
LAZY = ("break-camp", "camp", "end-turn")
ROUNDS = 3


def rested(seed: int) -> bottlecap.Match:
    """Alone, some rounds of nothing but camps."""
    match = bottlecap.new("wasteland", players=1, seed=seed)
    while int(str(match.view(0)["round"])) <= ROUNDS:
        actions = match.actions(0)
        match.play(next((action for kind in LAZY for action in actions if action.kind == kind), actions[0]), 0)
    return match


def test_a_round_in_which_no_card_is_read_has_what_was_done_in_it() -> None:
    for lang, word in (("en", "Anna makes camp ("), ("ru", "Anna: привал (")):
        told = passages(rested(1), 0, lang, ["Anna"])
        rounds = [place for place, passage in enumerate(told) if passage.kind == "round"]
        assert len(rounds) >= ROUNDS
        # Of every round something is told, once.
        for place in rounds[1:ROUNDS]:
            assert told[place + 1].kind != "round"
        assert sum(word in passage.text for passage in told) >= 1
        assert all(passage.text.count(word) <= 1 for passage in told)


def test_alone_nobody_is_told_who_is_first() -> None:
    alone = rested(1)
    assert not [event for event in alone.events(0) if event.kind == "first-player"]
    two = bottlecap.new("wasteland", players=2, seed=1)
    assert [event for event in two.events(0) if event.kind == "first-player"]


@pytest.mark.parametrize(("lang", "quoted"), [("en", "“X”:"), ("ru", "«X»:")])
def test_titles_stand_in_quotes(lang: str, quoted: str) -> None:
    for message in ("chronicle-deed", "chronicle-by-itself"):
        assert quoted in GAME.text(message, {"name": "Anna", "title": "X", "head": "Y"}, lang)
