"""Wasteland: what a story card says and cannot do is told with its reason."""

import pytest
from tests.say import act, heard
from tests.wasteland.story import GAME, meet, story_table

import bottlecap
from bottlecap.games.wasteland.state import of
from bottlecap.games.wasteland.story.base import BY_LEVEL
from bottlecap.games.wasteland.story.gains import GainCaps
from bottlecap.games.wasteland.story.nothing import WHY_NAMES
from bottlecap.games.wasteland.story.running import Run

RUINS, ROAD, WEST = "cit-ruins/ruins", "crossroads/east", "crossroads/west"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}


def whys(match: bottlecap.Match) -> list[str]:
    return [WHY_NAMES[event["why"] or 0] for event in heard(match, 0, "nothing")]


@pytest.mark.rule("wasteland/result-basic")
def test_a_kill_without_anybody_near_and_a_push_of_nobody_are_told_as_nothing() -> None:
    match = story_table(1, staged=["charter"], where=[WEST], enemies={}, tokens=NO_TOKENS, marks={"blimp": WEST})
    act(match, 0, "quest", goal="charter-1")
    assert [event["sectors"] for event in heard(match, 0, "nobody-near")] == [2]
    assert whys(match) == ["enemy"]
    assert "no enemy within 2 sectors" in "\n".join(event.text("en") for event in match.events(0))


@pytest.mark.rule("wasteland/result-basic")
def test_what_there_is_to_kill_is_asked_for_and_nothing_is_told() -> None:
    match = story_table(1, staged=["charter"], where=[WEST], enemies={"looter": ROAD}, tokens=NO_TOKENS, marks={"blimp": WEST})
    act(match, 0, "quest", goal="charter-1")
    assert heard(match, 0, "nobody-near") == []


@pytest.mark.rule("wasteland/result-basic")
def test_caps_that_the_level_makes_none_are_told_as_nothing() -> None:
    """Caps by the level of the site less two: at level 2 none, at level 3 one."""
    for level, amounts in ((2, ["amount"]), (3, [])):
        match = story_table(2, where=[RUINS, ROAD], staged=[], enemies={}, tokens=NO_TOKENS)
        state = of(match.state)
        run = Run(0, 0, 0, level, state.where[0], state.deaths[0])
        GainCaps(BY_LEVEL - 2).do(state, run)
        assert whys(match) == amounts


@pytest.mark.rule("wasteland/result-basic")
def test_who_has_no_caps_is_told_that_none_are_lost() -> None:
    match = story_table(2, where=[RUINS, ROAD], staged=[], enemies={}, tokens=NO_TOKENS, caps=[0, 0])
    meet(match, 0, "signal", 3)
    assert whys(match) == ["poor"]


def test_every_reason_has_words_in_both_languages() -> None:
    for lang in ("en", "ru"):
        assert len({GAME.label("why-nothing", number, lang) for number in range(len(WHY_NAMES))}) == len(WHY_NAMES)
