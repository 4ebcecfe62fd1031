"""The stories of all cards: how long they are, and that no two cards tell the same in the same words."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.wasteland.pack import BUNDLED
from tests.wasteland.sheet.compare import compared

# What is told of a card, in words: see docs/wasteland-style.md.
INTRO = range(25, 61)
HEAD = range(3, 15)
OUTCOME = range(8, 41)
SAME = 6

# Whoever is killed by what they suffer has failed too; and caps on a card may not be enough yet.
CAN_FAIL = ("test", "fight", "another tests", "suffer", "pay any on card")


@cache
def cards() -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for file in sorted((BUNDLED / "story").glob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        out += [*data.get("quest", []), *data.get("encounter", [])]
    return out


def words(text: str) -> list[str]:
    return [word for word in re.findall(r"[\w'’-]+", text.lower()) if word != "-"]


def heads(card: dict[str, Any], lang: str) -> list[str]:
    story = card["story"][lang]
    return list(story.get("goals", story.get("options", [])))


def choices(card: dict[str, Any]) -> list[dict[str, Any]]:
    return list(card.get("goal", card.get("option", [])))


def texts(card: dict[str, Any], lang: str) -> Iterator[str]:
    story = card["story"][lang]
    yield card["name"][lang]
    yield story["intro"]
    for text in [*heads(card, lang), *story["ok"], *story["fail"]]:
        if text:
            yield text


def test_there_are_all_of_them() -> None:
    quests = [card for card in cards() if "goal" in card]
    encounters = [card for card in cards() if "option" in card]
    starters = [card for card in encounters if card.get("starred")]
    by_deck = {deck: sum(card["deck"] == deck and not card.get("starred") for card in encounters) for deck in DECKS}
    assert (len(quests), len(encounters), len(starters)) == (100, 75, 16)
    assert by_deck == {"ruin": 26, "settlement": 13, "vault-84": 12, "vault-109": 8}
    assert sorted(card["number"] for card in cards() if "number" in card) == list(range(1, 160))


DECKS = ("ruin", "settlement", "vault-84", "vault-109")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_text_is_as_long_as_it_is_to_be(lang: str) -> None:
    wrong: list[str] = []
    for card in cards():
        story = card["story"][lang]
        told = [("intro", story["intro"], INTRO), *((f"head {i}", text, HEAD) for i, text in enumerate(heads(card, lang), 1))]
        told += [(f"{key} {i}", text, OUTCOME) for key in ("ok", "fail") for i, text in enumerate(story[key], 1) if text]
        wrong += [f"{card['id']} {what}: {len(words(text))} words" for what, text, bounds in told if len(words(text)) not in bounds]
    assert wrong == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_outcome_is_told_and_no_other(lang: str) -> None:
    """A line for success, and one for failure where a task can fail."""
    wrong: list[str] = []
    for card in cards():
        story = card["story"][lang]
        for place, choice in enumerate(choices(card)):
            fails = any(task.startswith(CAN_FAIL) for task in choice.get("task", []))
            if not story["ok"][place] or bool(story["fail"][place]) != fails:
                wrong.append(f"{card['id']}, {place + 1}")
    assert wrong == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_two_cards_say_the_same(lang: str) -> None:
    """No six words in a row stand on two cards."""
    seen: dict[tuple[str, ...], str] = {}
    twice: list[str] = []
    for card in cards():
        own: set[tuple[str, ...]] = set()
        for text in texts(card, lang):
            said = words(text)
            own |= {tuple(said[i : i + SAME]) for i in range(len(said) - SAME + 1)}
        twice += [f"{card['id']} and {seen[run]}: {' '.join(run)}" for run in own if run in seen]
        seen |= dict.fromkeys(own, card["id"])
    assert twice == []


def test_names_are_told_apart() -> None:
    """No two cards have one title, so that a log tells which it was."""
    for lang in ("en", "ru"):
        titles = [card["name"][lang] for card in cards()]
        assert sorted(titles) == sorted(set(titles))


def test_no_text_has_the_marks_of_the_other_language() -> None:
    """Quotation marks, and letters of another alphabet."""
    wrong: list[str] = []
    for card in cards():
        wrong += [f"{card['id']}: {text}" for text in texts(card, "en") if re.search("[а-яё«»]", text.lower())]
        wrong += [f"{card['id']}: {text}" for text in texts(card, "ru") if re.search('["“”]', text)]
    assert wrong == []


def test_the_cards_do_what_is_known_of_the_box() -> None:
    """Every stage and add number, test, difficulty and amount, held against a sheet that was written from the facts alone."""
    assert compared() == []
