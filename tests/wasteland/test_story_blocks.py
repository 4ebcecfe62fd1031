"""Wasteland: phrases with phrases in them, under a condition or for others, with stand-in cards."""

from tests.say import act, can
from tests.wasteland.story import GAME, story_table, until
from tests.wasteland.table import value

from bottlecap.games.wasteland.state import of

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
# Traits by pair: idolized or vilified first.
IDOLIZED = [1, 0, 0, 0, 0, 0]


def test_the_row_of_a_condition_or_the_other_one() -> None:
    for staged, caps, xp in ((["fork", "bounty"], 6, 1), (["fork"], 9, 0)):
        match = story_table(2, staged=staged, where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS, caps=[3, 3])
        act(match, 0, "quest", goal="fork-1")
        # What stands behind the condition is done after it, whichever row it was.
        assert (value(match, "caps", 0), value(match, "peg", 0) > 0) == (caps, xp > 0)


def test_unless_something_holds() -> None:
    for lying, after in (([], 1), ([CITY], 1), ([ROAD], 2)):
        tokens = {"star": lying, "shield": []}
        match = story_table(2, staged=["fork"], where=[CITY, ROAD], enemies={}, tokens=tokens)
        act(match, 0, "quest", goal="fork-1") if lying != [CITY] else None
        stars = [star for star in value(match, "stars") if star > 0]
        assert len(stars) == after


def test_a_condition_of_the_story_as_a_need() -> None:
    for staged, where, stars, legal in (
        (["fork"], RUINS, [RUINS], True),
        (["fork"], RUINS, [], False),
        (["fork", "feast"], RUINS, [], True),
    ):
        tokens = {"star": stars, "shield": []}
        match = story_table(2, staged=staged, where=[where, ROAD], enemies={}, tokens=tokens)
        # A star would be in the way: the condition alone is asked.
        choice = GAME.cards.choices[GAME.domains["goal"].index("fork-2")]
        assert choice.need.holds(of(match.state), 0) == legal
        assert can(match, 0, "quest", goal="fork-2") == (legal and not stars)


def test_a_condition_of_the_survivor_within_a_row() -> None:
    for traits, caps in ((IDOLIZED, 10), ([0] * 6, 3)):
        match = story_table(
            2, staged=["fork", "feast"], where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, traits=traits, caps=[3, 3]
        )
        act(match, 0, "quest", goal="fork-2")
        assert value(match, "caps", 0) == caps


def test_at_the_end_of_a_round_nobody_stands_for_a_condition() -> None:
    for stars, power in ((["downtown-boston/railroad"], [0, 1]), ([], [1, 0])):
        tokens = {"star": stars, "shield": []}
        match = story_table(1, staged=["fork"], where=[ROAD], enemies={}, tokens=tokens)
        act(match, 0, "end-turn")
        until(match, "turn")
        assert list(value(match, "power")) == power


def test_a_row_for_each_from_the_first_player_on_by_the_level_of_the_site() -> None:
    match = story_table(3, staged=["feast"], where=[RUINS, ROAD, CITY], enemies={}, tokens=NO_TOKENS, caps=[1, 2, 3])
    act(match, 0, "quest", goal="feast-1")
    assert [value(match, "caps", seat) for seat in range(3)] == [3, 4, 5]
    assert [value(match, "health", seat) for seat in range(3)] == [12, 12, 12]
