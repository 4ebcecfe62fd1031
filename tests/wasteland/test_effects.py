"""What every card, token and tile of Wasteland does, in words made from the notation, a line each.

The lines are made again and compared with the files, line by line. After a change that is meant:
`python -m tests.wasteland.test_effects --write`, and read the difference.
"""

import difflib
import re
import sys
from pathlib import Path

import pytest
from tests.wasteland.table import GAME

from bottlecap.engine.messages import LANGUAGES
from bottlecap.games.wasteland.effects import conditions, deeds, lasting

FOLDER = Path(__file__).parent / "golden"
NOT_WORDED = r"  |\{|\}|\.\.| \.|\b(effect|deed|lasting|condition|cost|moment|use|item|agenda|scenario)-"


def path_of(lang: str) -> Path:
    return FOLDER / f"effects.{lang}.txt"


def read(lang: str) -> list[str]:
    """The lines as they stand in the file."""
    path = path_of(lang)
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_effects_are_worded_as_written(lang: str) -> None:
    written, again = read(lang), GAME.effects(lang)
    if again != written:
        difference = difflib.unified_diff(written, again, f"golden/{path_of(lang).name}", "worded now", lineterm="", n=0)
        pytest.fail("\n".join([*difference, "if this is meant: python -m tests.wasteland.test_effects --write"]), pytrace=False)


def test_both_languages_say_the_same_of_the_same_cards() -> None:
    """Line by line the same numbers and the same letters, in whatever order the language has them."""
    for english, russian in zip(GAME.effects("en"), GAME.effects("ru"), strict=True):
        assert marks(english) == marks(russian), f"{english}\n{russian}"


def marks(line: str) -> list[str]:
    """The numbers and letters that follow a card's name; "C.I.T." is a name, and "A survivor" begins a sentence."""
    text = re.sub(r"(?:[A-Z]\.){2,}|\bA (?=[a-z])", "", line.partition(": ")[2])
    return sorted(re.findall(r"\b(?:\d+|[SPECIAL])\b", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_made_of_whole_sentences(lang: str) -> None:
    for line in GAME.effects(lang):
        name, _, text = line.partition(": ")
        assert name and re.match(r"[A-ZА-ЯЁ0-9«]", text) and text.endswith("."), line
        assert not re.search(NOT_WORDED, line), f"not worded: {line}"
    if lang == "ru":
        # Names may have Latin letters in them, as people write them: "G.E.C.K." has none in Russian, «Т-60e» has one.
        bare = re.sub(r"\b[SPECIAL]\b|Т-60e", "", "\n".join(line.partition(": ")[2] for line in GAME.effects(lang)))
        assert not re.search("[A-Za-z]", bare), "an English word among the Russian ones"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_that_a_pack_could_have_is_worded(lang: str) -> None:
    """Also those that no bundled card has."""
    lines = GAME.vocabulary(lang)
    assert len(lines) > len(deeds.VERBS) + len(lasting.VERBS) + len(conditions.VERBS)
    for line in lines:
        assert re.match(r"[A-ZА-ЯЁ0-9«]", line) and line.endswith("."), line
        assert not re.search(NOT_WORDED, line), f"not worded: {line}"


def test_a_number_below_zero_is_said_without_its_sign() -> None:
    english, russian = GAME.wordings["en"], GAME.wordings["ru"]
    assert english.effect(lasting.Pockets(-2)) == "Your inventory holds 2 cards fewer."
    assert russian.effect(lasting.Pockets(2)) == "В инвентаре помещается на 2 карты больше."


def write() -> None:
    """Write both files anew."""
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        path_of(lang).write_text("".join(f"{line}\n" for line in GAME.effects(lang)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.wasteland.test_effects --write: write the effects anew")
    write()
