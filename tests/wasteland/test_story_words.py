"""Story cards in words, made from the notation that plays them, and what of it may be read when.

The stand-in cards are worded again and compared with golden/story.*.txt, line by line. After a change that is meant:
`python -m tests.wasteland.test_story_words --write`, and read the difference.
"""

import difflib
import json
import re
import sys
from pathlib import Path

import pytest
from tests.test_messages import held
from tests.wasteland.story import GAME
from tests.wasteland.test_effects import marks
from tests.wasteland.test_words import FOLDER as MESSAGES

from bottlecap.engine.messages import LANGUAGES
from bottlecap.games.wasteland.story.notation import Part
from bottlecap.games.wasteland.story.samples import EXAMPLES, story_vocabulary
from bottlecap.games.wasteland.story.saying import EVERY_SAYING, SAYERS, Saying, StoryWords
from bottlecap.games.wasteland.story.wording import (
    intro_words,
    option_words,
    outcome_words,
    quest_words,
    results,
    story_lines,
)

FOLDER = Path(__file__).parent / "golden"
FAMILIES = ("story-", "at-", "when-", "need-", "whom-", "while-")
HELPERS = ("row-", "phrase-", "place-", "prey-", "lack-", "side-", "amount-", "kind-", "property-")
NOT_WORDED = re.compile(r"  |\{|\}|\.\.| \.|\b(?:" + "|".join([*FAMILIES, *HELPERS]) + ")[a-z]")
VERBS = [verb for verbs in EVERY_SAYING for verb in verbs.values() if isinstance(verb, Saying)]


def path_of(lang: str) -> Path:
    return FOLDER / f"story.{lang}.txt"


def read(lang: str) -> list[str]:
    path = path_of(lang)
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def said(lang: str, text: str, scenario: int = -1) -> str:
    """A phrase of a row."""
    return StoryWords(GAME.wordings[lang], scenario).phrase(text)


# --- all of it --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_are_worded_as_written(lang: str) -> None:
    written, again = read(lang), story_lines(GAME.wordings[lang])
    assert len(again) == len(GAME.domains["quest"]) + len(GAME.domains["encounter"])
    if again != written:
        difference = difflib.unified_diff(written, again, f"golden/{path_of(lang).name}", "worded now", lineterm="", n=0)
        pytest.fail("\n".join([*difference, "if this is meant: python -m tests.wasteland.test_story_words --write"]), pytrace=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_are_among_the_effects_to_be_proof_read(lang: str) -> None:
    assert set(story_lines(GAME.wordings[lang])) <= set(GAME.effects(lang))


def test_both_languages_say_the_same_of_the_same_cards() -> None:
    for english, russian in zip(story_lines(GAME.wordings["en"]), story_lines(GAME.wordings["ru"]), strict=True):
        assert marks(english) == marks(russian), f"{english}\n{russian}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_made_of_whole_sentences(lang: str) -> None:
    for line in story_lines(GAME.wordings[lang]):
        name, _, text = line.partition(": ")
        assert name and re.match(r"[A-ZА-ЯЁ]", text) and text.endswith("."), line
        assert not NOT_WORDED.search(line), f"not worded: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_a_card_could_say_is_worded(lang: str) -> None:
    lines = story_vocabulary(GAME.wordings[lang])
    assert len(lines) > len(VERBS)
    for line in lines:
        assert re.match(r"[A-ZА-ЯЁ]", line) and line.endswith("."), line
        assert not NOT_WORDED.search(line), f"not worded: {line}"
        if lang == "ru":
            assert not re.search("[A-Za-z]", re.sub(r"\b[SPECIAL]\b", "", line)), f"an English word among the Russian ones: {line}"


# --- verbs and messages -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_a_message(lang: str) -> None:
    messages = held(MESSAGES, lang)
    assert [verb.said_by for verb in VERBS if verb.said_by not in messages] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_verb(lang: str) -> None:
    known = {verb.said_by for verb in VERBS}
    by_level = {f"{verb.said_by}-level" for verb in VERBS if any(type(part).__name__ == "Amount" for part in verb.parts)}
    messages = {id for id in held(MESSAGES, lang) if id.startswith(FAMILIES)}
    assert sorted(messages - known - by_level) == []


def parts_of(part: Part) -> list[Part]:
    """A part, and those inside it."""
    inner = [*getattr(part, "parts", []), *([part.part] if hasattr(part, "part") else [])]
    return [part, *[one for each in inner for one in parts_of(each)]]


def test_every_class_of_part_can_be_said() -> None:
    classes = {type(one).__name__ for verb in VERBS for part in verb.parts for one in parts_of(part)}
    assert classes <= set(SAYERS)
    assert set(EXAMPLES) == set(SAYERS)


# --- single phrases ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("caps 1", "получите 1 крышку"),
        ("caps 3", "получите 3 крышки"),
        ("caps 11", "получите 11 крышек"),
        ("loot 1", "возьмите 1 карту добычи"),
        ("loot 4", "возьмите 4 карты добычи"),
        ("loot 5", "возьмите 5 карт добычи"),
        ("agenda 2", "возьмите 2 карты замыслов"),
        ("xp 1", "получите 1 очко опыта"),
        ("xp 5", "получите 5 очков опыта"),
        ("rads 1", "получите 1 рад"),
        ("rads 2", "получите 2 рада"),
        ("damage 1", "получите 1 урон"),
        ("move 1", "переместитесь на 1 сектор"),
        ("move 3", "переместитесь на 3 сектора"),
        ("star+1", "группировка звезды продвигается на 1 деление"),
        ("shield+2", "группировка щита продвигается на 2 деления"),
        ("star+5", "группировка звезды продвигается на 5 делений"),
        ("shop 1 more 2", "торгуйте на рынке: 1 сделка, сначала выложите ещё 2 карты"),
        ("shop 2 more 1", "торгуйте на рынке: до 2 сделок, сначала выложите ещё 1 карту"),
    ],
)
def test_russian_plurals(text: str, words: str) -> None:
    assert said("ru", text) == words


@pytest.mark.parametrize(
    ("lang", "text", "words"),
    [
        ("en", "caps N", "gain as many caps as the level of the encounter icon"),
        ("en", "loot N+1", "draw as many loot cards as the level of the encounter icon plus 1"),
        ("ru", "loot N-1", "возьмите столько карт добычи, каков уровень значка встречи минус 1"),
        ("en", "stage 15", "stage quest card 15"),
        ("ru", "meet 405.3 or 406.1", "выполните на выбор цель 3 карты задания 405 или цель 1 карты задания 406"),
        ("en", "unique minigun", "gain the unique asset Minigun"),
        ("ru", "unique minigun", "получите уникальный актив «Миниган»"),
        ("en", "put star at railroad or near shield", "put a token of the star faction at Railroad HQ"
         " or in a sector next to a sector with a token of the shield faction"),
        ("ru", "put shield at robco-factory", "положите жетон группировки щита в сектор «Завод „РобКо“»"),
        ("ru", "put shield at red-rocket", "положите жетон группировки щита в сектор «Красная ракета»"),
        ("ru", "me at ruin >=3", "переставьте свою фигурку в руины уровня 3 или выше"),
        ("en", "fight human +1 radioactive", "fight a human, one level higher, Radioactive"),
        ("en", "shop N cheaper 1 item sale 1", "trade at the market: as many deals as the level of the encounter icon,"
         " all prices lower by 1, 1 cap more for each sale"),
        ("ru", "die per companion: rads 1 on head", "каждый выживший бросает по кубику за каждого своего спутника"
         " и получает 1 рад за каждый, на котором голова"),
    ],
)  # fmt: skip
def test_phrases_are_said(lang: str, text: str, words: str) -> None:
    assert said(lang, text) == words


@pytest.mark.parametrize(
    ("lang", "texts", "words"),
    [
        ("en", ["caps 1", "trash"], "gain 1 cap; trash this card."),
        ("en", ["caps 1", "if star here: xp 1, trash else loot 1", "trash"], "gain 1 cap. If a token of the star faction"
         " lies here: gain 1 experience; trash this card; otherwise: draw 1 loot card. Trash this card."),
        ("en", ["unless at ruin >=3: trash"], "unless you are in a ruin of level 3 or higher: trash this card."),
        ("ru", ["unless at ruin >=3: trash"], "если вы не в руинах уровня 3 или выше: отправьте эту карту в мусорку."),
        ("ru", ["unless trait synth: trash"], "если неверно, что у вас есть особенность «Синт»: отправьте эту карту в мусорку."),
        ("ru", ["for each at irradiated: agenda 1"], "каждый выживший в секторе с радиацией, начиная с первого игрока, выполняет:"
         " возьмите 1 карту замысла."),
    ],
)  # fmt: skip
def test_rows_are_said(lang: str, texts: list[str], words: str) -> None:
    assert results(StoryWords(GAME.wordings[lang]), texts) == words


def test_factions_have_their_names_where_one_scenario_alone_leads_to_a_card() -> None:
    pitt = GAME.domains["scenario"].index("pitt")
    assert said("en", "star+1", pitt) == "the Rebels faction advances 1 step"
    assert said("ru", "put shield here", pitt) == "положите жетон группировки «Работорговцы» в этот сектор"
    homes = dict(zip(GAME.domains["quest"], GAME.cards.quest_home, strict=True))
    # Starred encounters lead to the first in every scenario; Far Harbor alone begins with the second.
    assert homes["echo"] == -1
    assert homes["lamp"] == GAME.domains["scenario"].index("far-harbor")


# --- cards, and when they may be read ---------------------------------------------------------------------------------


def test_a_quest_says_all_that_it_does() -> None:
    relic = quest_words(GAME.wordings["en"], GAME.domains["quest"].index("relic"))
    assert relic["setup"].startswith("When staged: gain 1 cap; put a token of the star faction at Railroad HQ; ")
    assert relic["lasting"] == relic["round"] == ""
    assert relic["goals"][0] == {
        "scene": "Quest action in a ruin of level 3 or higher.",
        "need": "",
        "task": "Task: pass a test of P, I, difficulty 3.",
        "gain": "Success: draw 1 agenda card; gain the unique asset Minigun; trash this card.",
        "fail": "Failure: take 1 damage.",
    }
    assert relic["goals"][2]["scene"] == "As soon as a survivor kills a Bounty Hunter."
    assert relic["goals"][2]["need"] == "Requirement: you have the trait Idolized."
    assert relic["goals"][2]["gain"] == "Result: gain 1 experience; trash this card."


def test_options_say_what_they_need_and_ask_for() -> None:
    block = option_words(GAME.wordings["ru"], GAME.domains["encounter"].index("roadblock"))
    assert block == [
        {"need": "", "task": "Задача: вступите в бой с человеком на уровень выше (Радиоактивный)."},
        {"need": "Обязательно, если у вас есть особенность «Презренный».", "task": ""},
        {"need": "", "task": ""},
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_never_say_what_comes_of_them(lang: str) -> None:
    """Only the outcome does; a task may ask for what another option brings, so each is held against its own."""
    words, content, told = GAME.wordings[lang], GAME.cards, 0
    for encounter in range(len(GAME.domains["encounter"])):
        for place, option in enumerate(option_words(words, encounter)):
            choice = int(content.encounter_first[encounter]) + place
            assert set(option) == {"need", "task"}
            for success in (True, False):
                outcome = outcome_words(words, choice, success)
                told += outcome != ""
                shown = json.dumps(option, ensure_ascii=False).lower()
                assert not outcome or outcome.lower() not in shown
    assert told > len(GAME.domains["encounter"])


def test_outcomes_are_the_rows_that_are_carried_out() -> None:
    words, content = GAME.wordings["en"], GAME.cards
    first = int(content.encounter_first[GAME.domains["encounter"].index("campfire")])
    assert outcome_words(words, first, True) == "Draw as many loot cards as the level of the encounter icon."
    assert outcome_words(words, first, False) == ""
    assert outcome_words(words, first + 1, False) == "Take as much damage as the level of the encounter icon."
    relic = int(content.quest_first[GAME.domains["quest"].index("relic")])
    assert outcome_words(words, relic, False) == "Take 1 damage."
    assert intro_words(words, GAME.domains["encounter"].index("doctor")) == "Regain 1 health."
    assert intro_words(words, GAME.domains["encounter"].index("campfire")) == ""


def write() -> None:
    for lang in LANGUAGES:
        path_of(lang).write_text("".join(f"{line}\n" for line in story_lines(GAME.wordings[lang])), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.wasteland.test_story_words --write: write the words of the stand-in cards anew")
    write()
