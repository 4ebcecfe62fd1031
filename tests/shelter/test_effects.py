"""What every card of Shelter does, in words made from the notation, a line for each space, item and threat.

The lines are made again and compared with the files, line by line. After a change that is meant:
`python -m tests.shelter.test_effects --write`, and read the difference.
"""

import difflib
import re
import sys
from pathlib import Path

import pytest

import bottlecap
from bottlecap.bots.shelter.abilities import ICON_WORTHS, WORTHS
from bottlecap.engine.messages import LANGUAGES
from bottlecap.games.shelter.effects.found import abilities, icons
from bottlecap.games.shelter.game import Shelter

FOLDER = Path(__file__).parent / "golden"


def path_of(lang: str) -> Path:
    return FOLDER / f"effects.{lang}.txt"


def effects(lang: str) -> list[str]:
    """The lines of a language, as the game words them now."""
    game = next(game for game in bottlecap.games() if game.id == "shelter")
    assert isinstance(game, Shelter)
    return game.effects(lang)


def read(lang: str) -> list[str]:
    """The lines as they stand in the file."""
    path = path_of(lang)
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_effects_are_worded_as_written(lang: str) -> None:
    written, again = read(lang), effects(lang)
    if again != written:
        difference = difflib.unified_diff(written, again, f"golden/{path_of(lang).name}", "worded now", lineterm="", n=0)
        pytest.fail("\n".join([*difference, "if this is meant: python -m tests.shelter.test_effects --write"]), pytrace=False)


def test_both_languages_say_the_same_of_the_same_cards() -> None:
    """Line by line the same numbers and the same letters, in whatever order the language has them."""
    for english, russian in zip(effects("en"), effects("ru"), strict=True):
        assert marks(english) == marks(russian), f"{english}\n{russian}"


def marks(line: str) -> list[str]:
    """The numbers and letters that follow a card's name. The English "an item" is 1 item in Russian."""
    after_name = re.sub(r"^[^:(,]+", "", line)
    counted = re.sub(r"\b(Ready|Build) an?\b", r"\1 1", after_name)
    return sorted(re.findall(r"\b(?:\d+|[SPECIAL])\b", counted))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_made_of_whole_sentences(lang: str) -> None:
    for line in effects(lang):
        name, _, text = line.partition(": ")
        assert name and re.match(r"[A-ZА-ЯЁ]", text) and text.endswith("."), line
        assert not re.search(r"  |\{|\}|\.\.| \.|\b(effect|ability|icon)-", line), f"not worded: {line}"
    if lang == "ru":
        bare = re.sub(r"\b[SPECIAL]\b", "", "\n".join(effects(lang)))
        assert not re.search("[A-Za-z]", bare), "an English word among the Russian ones"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_that_a_pack_could_have_is_worded(lang: str) -> None:
    """Also those that no bundled card has."""
    game = next(game for game in bottlecap.games() if game.id == "shelter")
    lines = game.vocabulary(lang)
    assert len(lines) > len(abilities()) + len(icons())
    for line in lines:
        assert re.match(r"[A-ZА-ЯЁ]", line) and line.endswith("."), line
        assert not re.search(r"  |\{|\}|\.\.| \.|\b(effect|ability|icon)-", line), f"not worded: {line}"


def test_a_bot_knows_what_every_ability_is_worth() -> None:
    assert set(WORTHS) == set(abilities().values())
    assert set(ICON_WORTHS) <= set(icons())


def write() -> None:
    """Write both files anew."""
    for lang in LANGUAGES:
        path_of(lang).write_text("".join(f"{line}\n" for line in effects(lang)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.shelter.test_effects --write: write the effects anew")
    write()
