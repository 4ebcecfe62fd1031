"""Story cards in the terminal: read out when they are met, options and goals by their lines, outcomes when they come about."""

import io

import pytest
from tests.wasteland.story import GAME, story_table

import bottlecap
from bottlecap.bots import make
from bottlecap.terminal import Terminal, wrapped

RUINS, ROAD = "cit-ruins/ruins", "crossroads/east"
CAMPFIRE = {
    "en": ["Embers, and nobody near.", "Search the ashes.", "Wait in the dark.", "Sit down as you are."],
    "ru": ["Угли, и никого рядом.", "Порыться в золе.", "Ждать в темноте.", "Сесть как есть."],
}


def at_the_ruins() -> bottlecap.Match:
    """The first survivor stands where it can meet the campfire, and chance is the match's own."""
    laid = story_table(2, decks={"ruin": ["campfire"]}, where=[RUINS, ROAD], enemies={}, tokens={"star": [], "shield": []})
    return bottlecap.new(GAME, seed=1, position=laid.position())


def screen_of(match: bottlecap.Match, lines: list[str], lang: str, bots: list[int] | None = None) -> str:
    screen = io.StringIO()
    players = {seat: make("random", seat) for seat in bots or []}
    Terminal(match, players, lang, io.StringIO("".join(f"{line}\n" for line in lines)), screen).run()
    return screen.getvalue()


def aloud(texts: list[str]) -> list[str]:
    """The lines in which a card is read."""
    return "\n".join(wrapped("    – " if place else "    ", text) for place, text in enumerate(texts)).splitlines()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_encounter_is_read_out_and_its_options_are_listed_by_their_lines(lang: str) -> None:
    screen = screen_of(at_the_ruins(), ["", "encounter"], lang, bots=[1]).splitlines()
    card = GAME.domains["encounter"].index("campfire")
    intro, *heads = CAMPFIRE[lang]
    texts = GAME.reading("encounter", card, lang)
    assert texts[0] == intro and all(text.startswith(head) for text, head in zip(texts[1:], heads, strict=True))
    at = next(number for number, line in enumerate(screen) if GAME.label("encounter", card, lang) in line)
    lines = aloud(texts)
    assert screen[at + 1 : at + 1 + len(lines)] == lines
    # Nobody is idolized: the third cannot be chosen.
    listed = screen[screen.index(f"   1. {heads[0]}") :]
    assert listed[1] == f"   2. {heads[1]}" and not any(line.startswith("   3.") for line in listed)
    assert not any("SECRET" in line for line in screen)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_outcome_is_read_when_it_has_come_about_and_no_other(lang: str) -> None:
    screen = screen_of(at_the_ruins(), ["", "encounter", "1"], lang, bots=[1])
    assert f"    SECRET-{lang.upper()}-1\n" in screen
    assert screen.count("SECRET") == 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_quest_is_read_out_as_it_comes_into_play_and_its_goals_are_listed_by_their_lines(lang: str) -> None:
    match = bottlecap.new(GAME, 1, seed=3)
    screen = screen_of(match, ["1"] * 12, lang)
    quest = match.view(0)["story"]["quests"][0]  # type: ignore[index]
    number = GAME.domains["quest"].index(quest)
    texts = GAME.reading("quest", number, lang)
    told = GAME.leaf("quest", number, lang)
    assert texts[0] == told["intro"]
    assert all(any(text.startswith(head) for text in texts[1:]) for head in told["heads"])  # type: ignore[attr-defined]
    lines, title = screen.splitlines(), GAME.label("quest", number, lang)
    at = next(number for number, line in enumerate(lines) if line.startswith("  ") and line.rstrip(".").endswith(title))
    assert lines[at + 1 : at + 1 + len(aloud(texts))] == aloud(texts)


def test_a_goal_that_can_be_tried_is_listed_with_its_line() -> None:
    laid = story_table(1, staged=["fork"], where=["diamond-city/city"], enemies={}, tokens={"star": [], "shield": []})
    screen = screen_of(bottlecap.new(GAME, seed=1, position=laid.position()), [""], "en")
    assert ". Quest: Fork (1) – Left.\n" in screen and "Right." not in screen


def test_what_is_long_is_written_in_lines_that_one_can_read() -> None:
    """With the cards of the game itself."""
    match = bottlecap.new("wasteland", 1, seed=3)
    screen = screen_of(match, ["1"] * 12, "ru")
    number = match.game.domains["quest"].index(match.view(0)["story"]["quests"][0])  # type: ignore[index]
    intro = match.game.reading("quest", number, "ru")[0]
    assert len(intro) > 2 * 78
    told = [line for line in screen.splitlines() if line.startswith("    ") and line.strip() in intro]
    assert len(told) > 2 and " ".join(line.strip() for line in told).startswith(intro) and all(len(line) <= 78 for line in told)
    assert wrapped("   1. ", "Something-or-other " * 9).splitlines() == [
        "   1. Something-or-other Something-or-other Something-or-other",
        "      Something-or-other Something-or-other Something-or-other",
        "      Something-or-other Something-or-other Something-or-other",
    ]
