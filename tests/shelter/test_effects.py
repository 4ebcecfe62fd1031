"""What every card of Shelter does, in words: whole sentences that say the same in both languages, and weighed by its bot."""

import re

import pytest

import bottlecap
from bottlecap.bots.shelter.abilities import ICON_WORTHS, WORTHS
from bottlecap.engine.messages import LANGUAGES
from bottlecap.games.shelter.effects.found import abilities, icons
from bottlecap.games.shelter.game import Shelter


def effects(lang: str) -> list[str]:
    """The lines of a language, as the game words them now."""
    game = next(game for game in bottlecap.games() if game.id == "shelter")
    assert isinstance(game, Shelter)
    return game.effects(lang)


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


def test_every_ability_and_icon_can_be_worded() -> None:
    """Each with all parts that are worded in a way of their own: there are more lines than kinds."""
    game = next(game for game in bottlecap.games() if game.id == "shelter")
    assert len(game.vocabulary("en")) > len(abilities()) + len(icons())


def test_a_bot_knows_what_every_ability_is_worth() -> None:
    assert set(WORTHS) == set(abilities().values())
    assert set(ICON_WORTHS) <= set(icons())
