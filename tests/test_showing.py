"""What one sees of the face: `repr`, `dir`, pictures in a notebook; and playouts."""

import re
from xml.etree import ElementTree

import pytest
from tests.conftest import TABLES, game_named, played_on

import bottlecap
from bottlecap.bots import make
from bottlecap.engine import public

# Also interpreted: a picture is made quickly.
EVERY_GAME = [game.id for game in bottlecap.games()]

FACES = {
    bottlecap.Match: public.MATCH,
    bottlecap.Game: public.GAME,
    bottlecap.Perspective: public.PERSPECTIVE,
    bottlecap.Action: public.ACTION,
    bottlecap.Event: public.EVENT,
    bottlecap.Prompt: public.PROMPT,
    bottlecap.Result: public.RESULT,
    bottlecap.Record: public.RECORD,
}


def test_what_things_are_called_says_what_they_are() -> None:
    match = bottlecap.new("salvage", players=3, seed=7)
    assert repr(match) == "<Match of salvage: 3 players, 0 entries, waiting for seat 0>"
    assert repr(match.copy()) == "<Match of salvage: 3 players, waiting for seat 0>"
    assert re.fullmatch(r"<Game salvage: .+, 2 to 4 players, \d+ indexed actions, rules version \d+>", repr(match.game))
    assert repr(match.perspective(None)) == "<Perspective of a spectator at salvage: 0 legal actions>"
    assert repr(match.perspective(0)).startswith("<Perspective of seat 0 at salvage: ")
    assert re.fullmatch(r"<decision \d+: .+ \(\d+ answers\)>", repr(match.prompts()[0]))
    assert repr(match.record()) == "<Record of salvage: 3 players, 0 entries, not over>"
    over = match.playout(seed=1)
    assert repr(over).startswith("<Match of salvage: 3 players, over (") and "winners: " in repr(over)
    assert repr(bottlecap.new("kuhn", chance="ask")) == "<Match of kuhn: 2 players, 0 entries, waiting for chance>"


def test_what_a_match_is_called_tells_nothing_hidden() -> None:
    """The same of every match that could be this one for all a spectator knows."""
    for seed in range(5):
        match = bottlecap.new("kuhn", seed=seed)
        assert repr(match) == repr(bottlecap.new("kuhn", seed=seed + 1))
        html = match._repr_html_()
        assert not any(card in html.lower() for card in ("king", "queen", "jack"))


def test_dir_shows_the_face_and_it_is_there() -> None:
    match = bottlecap.new("kuhn", seed=1)
    over = match.playout(seed=1)
    assert over.result is not None
    things = [match, match.game, match.perspective(0), match.actions()[0], match.events(0)[0], match.prompts()[0], over.result]
    for thing in [*things, match.record()]:
        face = next(names for kind, names in FACES.items() if isinstance(thing, kind))
        assert dir(thing) == sorted(face)
        for name in face:
            if (type(thing), name) != (bottlecap.Match, "odds"):
                getattr(thing, name)


# --- playouts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_playout_ends_and_leaves_the_match_as_it_was(name: str, players: int) -> None:
    match = played_on(bottlecap.new(name, players=players, seed=2, chance="fast"), 5)
    before = match.hash
    over = match.playout(seed=4)
    assert over.over and over.result is not None and match.hash == before
    assert over.hash == match.playout(seed=4).hash
    cut = match.playout(seed=4, most=0)
    assert cut.hash == before and (cut.result is None) == (not match.over)


def test_playouts_differ_and_can_be_repeated() -> None:
    hashes = [[bottlecap.new("salvage", players=3, seed=1).playout().hash] for _ in range(2)]
    assert hashes[0] == hashes[1], "the first playout of the same match is the same"
    match = bottlecap.new("salvage", players=3, seed=1)
    assert len({match.playout().hash for _ in range(8)}) > 4


def test_a_policy_is_a_level_a_bot_a_function_or_one_of_them_a_seat() -> None:
    match = bottlecap.new("kuhn", seed=1)
    first = match.playout(lambda perspective: perspective.actions[0], seed=3)
    indexed = match.playout(lambda perspective: perspective.actions[0].index, seed=3)
    assert first.hash == indexed.hash
    asked: list[int | None] = []

    def noted(perspective: bottlecap.Perspective) -> bottlecap.Action:
        asked.append(perspective.seat)
        return perspective.actions[0]

    match.playout(["random", noted], seed=3)
    assert set(asked) == {1}
    assert match.playout(make("random", 1)).over
    with pytest.raises(bottlecap.Error, match="2 seats and 3 bots"):
        match.playout(["random"] * 3)
    with pytest.raises(bottlecap.Error, match="no bot"):
        match.playout("strong")
    with pytest.raises(bottlecap.BadAction, match="index"):
        match.playout(lambda perspective: "pass")


def test_where_chance_is_asked_a_playout_throws_by_itself() -> None:
    match = bottlecap.new("kuhn", chance="ask")
    assert {str(match.playout(seed=seed).result) for seed in range(20)} != {str(match.playout(seed=0).result)}
    assert match.seat == bottlecap.CHANCE


@pytest.mark.parametrize("chance", ["seed", "fast"])
def test_the_luck_of_a_copy_can_be_named(chance: str) -> None:
    match = bottlecap.new("monopoly", seed=1, chance=chance)

    def went(copied: bottlecap.Match) -> str:
        return played_on(copied, 30).hash

    assert went(match.copy(seed=5)) == went(match.copy(seed=5))
    assert went(match.copy(seed=5)) != went(match.copy(seed=6))
    assert went(match.copy(seed=5)) != went(match.copy())
    with pytest.raises(bottlecap.Error, match="takes no seed"):
        match.copy(twin=True, seed=5)


# --- pictures -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_notebook_shows_a_board(name: str) -> None:
    for most in (0, 40, 200):
        match = bottlecap.new(name, seed=3).playout(seed=1, most=most)
        ElementTree.fromstring(match._repr_html_())
        for seat in range(match.players):
            ElementTree.fromstring(match.perspective(seat)._repr_html_())


@pytest.mark.parametrize("name", [name for name in EVERY_GAME if not game_named(name).proof])
def test_every_game_brings_a_picture_in_both_languages(name: str) -> None:
    match = bottlecap.new(name, seed=3).playout(seed=1, most=60)
    pictures = {lang: match.game.picture(match.view(None), lang) for lang in ("en", "ru")}
    assert pictures["en"].startswith("<svg ") and pictures["en"] != pictures["ru"]
    assert re.search("[а-яё]", pictures["ru"]) and not re.search("[а-яё]", pictures["en"])
