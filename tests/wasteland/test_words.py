"""The words of Wasteland: every sentence it needs stands in both languages, nothing else does, and each can be worded.

Beside what tests/test_messages.py asks of every game.
"""

import random
from itertools import pairwise
from pathlib import Path

import pytest
from tests.conftest import step
from tests.conftest import worded as event_text
from tests.test_messages import assert_worded, chapters, held, said
from tests.wasteland.table import GAME

import bottlecap
from bottlecap.engine.messages import LANGUAGES


def folder_of(game: bottlecap.Game) -> Path:
    assert game.messages.folder is not None
    return game.messages.folder


FOLDER = folder_of(GAME)
SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]
# Random play seldom wins, so the track is short.
OPTIONS: dict[str, object] = {"track": 2, "agendas": 50}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_reference_is_the_file_read_from_top_to_bottom(lang: str) -> None:
    read = [id for id in held(FOLDER, lang) if id.startswith(("chapter-", "rule-"))]
    assert {id.removeprefix("rule-") for id in read if id.startswith("rule-")} == set(GAME.rules.slugs[1:])
    ends = [after for before, after in pairwise([*read, "chapter-"]) if before.startswith("chapter-")]
    assert all(after.startswith("rule-") for after in ends)
    assert [id for id in read if id.startswith("chapter-")] == chapters(GAME)


@pytest.mark.parametrize("number", range(len(SCENARIOS)))
def test_what_happens_in_a_match_is_worded(number: int) -> None:
    """Prompts, actions, events, the table and the result: no bare id, no blank argument, in both languages."""
    rng = random.Random(number)
    players = 4 - number
    match = bottlecap.new(GAME, players=players, seed=number, options={**OPTIONS, "scenario": SCENARIOS[number]})
    steps = 0
    heard: dict[str, set[tuple[object, ...]]] = {lang: set() for lang in LANGUAGES}
    while not match.over:
        step(match, rng)
        steps += 1
        for seat in match.seats if steps % 3 == 0 else ():
            for lang in LANGUAGES:
                for text in said(match, seat, lang, heard[lang]):
                    assert_worded(text, lang)
    for lang in LANGUAGES:
        for text in {event_text(event, lang) for seat in (None, *range(players)) for event in match.events(seat)}:
            assert_worded(text, lang)
        for seat in (None, *range(players)):
            for line in GAME.render(match.view(seat), lang).splitlines():
                assert "{" not in line and "view-" not in line, line
        assert match.result is not None
        assert_worded(match.result.text(lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", range(1, len(GAME.rules.slugs)))
def test_every_rule_is_worded(rule: int, lang: str) -> None:
    assert_worded(GAME.refusal(rule).text(lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_of_a_domain_is_worded(lang: str) -> None:
    for domain in ("sector", "tile", "face", "foe", "slot", "dice", "die", "die-face", "trait", "part", "property", "drawn-letter"):
        for value in range(1 if domain == "dice" else 0, len(GAME.domains[domain])):
            text = GAME.label(domain, value, lang)
            assert text and not text.startswith(f"{domain}-"), f"{domain} {value}: {text!r}"


@pytest.mark.parametrize(
    ("lang", "domain", "id", "said"),
    [
        ("en", "sector", "red-rocket/ridge", "north ridge, Red Rocket"),
        ("ru", "sector", "red-rocket/ridge", "северный гребень, «Красная ракета»"),
        ("en", "sector", "the-tower/tower", "The Tower"),
        ("en", "sector", "face-down-3", "face-down tile 3"),
        ("ru", "tile", "tile-18", "фрагмент 18"),
        ("en", "dice", "first-third", "1+3"),
        ("en", "die-face", "head", "Head ✷✷"),
        ("ru", "die-face", "limbs", "Руки и ноги"),
        ("en", "foe", "radroach-2", "Radroach"),
        ("ru", "foe", "shield", "жетон группировки щита"),
    ],
)
def test_things_are_called(lang: str, domain: str, id: str, said: str) -> None:
    assert GAME.label(domain, GAME.domains[domain].index(id), lang) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "Игрок 1 получает 1 крышку."), (3, "Игрок 1 получает 3 крышки."), (11, "Игрок 1 получает 11 крышек.")],
)
def test_plurals(count: int, said: str) -> None:
    assert GAME.text("event-earned", {"seat": GAME.label("seat", 0, "ru"), "amount": count}, "ru") == said
