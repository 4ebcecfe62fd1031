"""What quests and encounters of Wasteland cannot be is refused with file, entry and reason; and random matches with them."""

import random
import tomllib
from pathlib import Path

import pytest
from tests.wasteland.story import CARDS, GAME, pack_in

import bottlecap
from bottlecap.engine.errors import BadContent
from bottlecap.games.wasteland.reading.whole import load
from bottlecap.games.wasteland.story.verbs import CONDITIONS, RESULTS, STANDING, TASKS, WHEN, WHERE, WHOM

# By what is wrong: a text of the file, what stands there instead, and the complaint.
QUESTS = {
    "verb": ('gain = ["caps 2", "xp 1"]', 'gain = ["sing 2"]', "quest 'bounty', goal 1: gain: there is no verb 'sing'"),
    "amount": ('"caps 2"', '"caps 200"', "quest 'bounty', goal 1: a number from 1 to 20 is wanted, not '200'"),
    "left-over": ('"caps 2"', '"caps 2 3"', "quest 'bounty', goal 1: 'caps' does not take '3'"),
    "no-such-number": ('"stage 15"', '"stage 99"', "quest 'bounty', goal 2: there is no quest with the number 99"),
    "wrong-kind": ('"stage 15"', '"stage 32"', "quest 'bounty', goal 2: 32 is no quest: quests are staged, encounters are added"),
    "add-a-quest": ('"add 32"', '"add 16"', "quest 'relic': 16 is no encounter"),
    "number-twice": ("number = 15", "number = 14", "story/quests.toml, quest 'relic': 'bounty' has the number 14 too"),
    "no-number": ("number = 15\n", "", "story/quests.toml, quest 'relic': number must be a whole number"),
    "no-place-nor-deed": ('{ when = "kill human", gain', "{ gain", "nobody can meet it: a goal has a place (at) or"),
    "both": ('{ when = "kill human", gain', '{ when = "kill human", at = "ruin", gain', "nobody can meet it: a goal has"),
    "marker": ('at = "diamond-city"', 'at = "airship"', "there is no place 'airship', and no card lays such a marker"),
    "no-site": ('at = "ruin >=3"', 'at = "ruin >=9"', "quest 'relic', goal 1: a number from 1 to 4 is wanted, not '9'"),
    "here": ('at = "ruin >=3"', 'at = "here"', "quest 'relic', goal 1: a goal is not here, but in a place"),
    "no-enemy": ('"kill human >=2"', '"kill human >=3"', "quest 'relic', goal 2: nobody can meet it: there is no such enemy"),
    "whom": ('"kill human >=2"', '"kill mayor"', "quest 'relic', goal 2: there is no enemy 'mayor'"),
    "hard": ('"test PI 3"', '"test PI 7"', "quest 'relic', goal 1: a test of difficulty 7 is beyond the dice"),
    "letter": ('"test PI 3"', '"test PX 3"', "a test is of the letters SPECIAL, not 'X'"),
    "unique": ('"unique minigun"', '"unique water-1"', "there is no unique asset 'water-1'"),
    "trait": ('"become idolized"', '"become rich"', "trait must be one of idolized, "),
    "need": ('need = ["trait idolized"]', 'need = ["moon full"]', "need: there is no verb 'moon'"),
    "itself": ('setup = ["caps 1", ', 'setup = ["add this", ', "quest 'relic': setup: only an encounter adds itself"),
    "task-by-itself": (
        'when = "kill human", gain',
        'when = "kill human", task = ["pay 1"], gain',
        "what is met by itself has no",
    ),
    "fail-alone": ('{ at = "star", gain', '{ at = "star", fail = ["xp 1"], gain', "without a task nothing can fail"),
    "language": ('story.ru = { intro = "Тикает.", goals = ["Остановить."] }\n', "", "story must be given in English and Russian"),
    "heads": ('goals = ["Остановить."]', "goals = []", "quest 'clock': story.ru: goals must be 1 texts, one for each"),
    "intro": ('intro = "Тикает.", ', "", "quest 'clock': story.ru: intro is missing"),
    "key": ('round = ["star+1"', 'rounds = ["star+1"', "story/quests.toml, quest 'clock': unknown key 'rounds'"),
}
ENCOUNTERS = {
    "starred-and-number": ('id = "campfire"\n', 'id = "campfire"\nnumber = 77\n', "an encounter is starred or has a number"),
    "starred-vault": (
        'starred = true\ndeck = "ruin"',
        'starred = true\ndeck = "vault-84"',
        "only encounters of ruins and",
    ),
    "deck": ('starred = true\ndeck = "ruin"', 'starred = true\ndeck = "attic"', "deck must be one of ruin, settlement, vault-84, "),
    "gain-and-ok": ('{ gain = ["loot N"] }', '{ gain = ["loot N"], ok = ["xp 1"] }', "an option without a task has a gain, and"),
    "task-and-gain": (
        'ok = ["caps N+1"]',
        'gain = ["caps N+1"]',
        "an option with a task has results for success (ok)",
    ),
    "need-and-must": ('need = ["trait idolized"]', 'need = ["trait synth"], must = ["trait synth"]', "an option has a requirement"),
    "must-pay": (
        'must = ["trait vilified"], gain = ["damage 1", "move 1"]',
        'must = ["trait vilified"], task = ["pay 3"], ok = ["xp 1"]',
        "encounter 'roadblock', option 2: what must be chosen cannot cost what one may not have",
    ),
    "task-as-result": ('{ gain = ["loot N"] }', '{ gain = ["pay 2"] }', "gain: there is no verb 'pay'"),
    "no-goal": ('"meet 17.2"', '"meet 17.3"', "there is no goal '17.3'"),
    "other-goal": ('"meet 17.2"', '"meet 17.1"', "goal 17.1 is not one that a card meets: its when is not story"),
    "nobody-meets": ('"meet 17.2", "trash"', '"trash"', "quests.toml, quest 'echo', goal 2: nobody can meet it: no card does"),
    "foe": ('"fight creature"', '"fight teapot"', "foe must be one of creature, human, "),
    "foe-property": ('"fight creature"', '"fight creature +2"', "a foe can have +1 and a property, not '+2'"),
    "nobody-leads": ('"xp 1", "add 33", "trash"', '"xp 1", "trash"', "'airlock': no scenario and no starred encounter leads to it"),
    "options": (
        'options = ["Вскрыть.", "Передать дальше.", "Прочесть вслух."]',
        'options = ["Вскрыть."]',
        "story.ru: options must be 3 texts",
    ),
    "no-russian": ('"Передать дальше.", "Прочесть вслух."]', '"", "Прочесть вслух."]', "story.ru: options must be 3 texts"),
}
BLOCKS = {
    "no-colon": ('"if trait idolized: caps 7"', '"if trait idolized caps 7"', 'gain: if is written "if …: a, b else c, d", not'),
    "unless-else": ('"unless star here: put', '"unless star here: xp 1 else put', 'gain: unless is written "unless …: a, b", not'),
    "if-in-if": (
        '"if trait idolized: caps 7"',
        '"if trait idolized: if at ruin: xp 1"',
        "behind the colon stand phrases with commas",
    ),
    "no-whom": ('"for each: ', '"for nobody: ', "quest 'feast', goal 1: gain: there is no verb 'nobody' (there are: each"),
    "no-condition": ('"if trait idolized: caps 7"', '"if mooning: xp 1"', "quest 'fork', goal 2: gain: there is no verb 'mooning'"),
    "inner-verb": (
        '"if trait idolized: caps 7"',
        '"if trait idolized: dance"',
        "quest 'fork', goal 2: gain: there is no verb 'dance'",
    ),
    "need-place": ("at ruin >=4", "at moon", "quest 'fork', goal 2: there is no place 'moon'"),
    "lasting": ("number = 301\n", 'number = 301\nlasting = ["sings"]\n', "quest 'fork': lasting: there is no verb 'sings'"),
    "marker-name": (
        "[[quest]]\n",
        '[[marker]]\nid = "cart"\n[[quest]]\n',
        "marker 'cart': name must be given in English and Russian",
    ),
    "marker-twice": (
        "[[quest]]\n",
        '[[marker]]\nid = "wreck"\nname = { en = "A", ru = "А" }\n[[quest]]\n',
        "marker 'wreck': a place or another marker is called so",
    ),
}
MAP = {
    "no-marker": ('"mark courier at cit-ruins"', '"mark rider at cit-ruins"', "quest 'messenger': there is no marker 'rider'"),
    "not-laid": ('"mark courier at cit-ruins"', '"star+1"', "story/map.toml, marker 'courier': no card lays it on the map"),
    "named-like-a-place": ('id = "courier"', 'id = "mill"', "marker 'mill': a place or another marker is called so"),
    "no-at": ('"mark courier at cit-ruins"', '"mark courier cit-ruins"', "quest 'messenger': 'at' is missing"),
    "no-to": ("walk courier 1 to railroad", "walk courier 1 railroad", "quest 'messenger': 'to' is missing"),
    "goal-nowhere": (
        '"courier at railroad"',
        '"courier at settlement >=4 without moon"',
        "without must be one of star, shield, cap",
    ),
    "goal-here": ('"courier at railroad"', '"courier at here"', "quest 'messenger', goal 1: a goal is not here, but in a place"),
    "goal-away": ('at = "courier"', 'at = "3 away"', "quest 'messenger', goal 2: a goal is not here, but in a place"),
    "no-mothership": (
        'lasting = ["place mothership"]\n',
        "",
        "quest 'saucer', goal 1: nobody can meet it: no scenario has a place",
    ),
    "hard-escort": (
        "escort caravan test CI 2",
        "escort caravan test CI 7",
        "quest 'guards': a test of difficulty 7 is beyond the dice",
    ),
    "role": ("plus 2 with muster", "plus 2 with hope", "quest 'guards': role must be one of endorsement, log, muster, guide"),
    "within-of": ("within 2 of diamond-city", "within 2 of ruin", "quest 'census', goal 3: 'ruin' is no named place"),
    "foe-of-toll": ("toll ruin fight human +1", "toll ruin fight fog", "quest 'charter': foe must be one of creature, "),
}
FILES = {"quests": QUESTS, "encounters": ENCOUNTERS, "blocks": BLOCKS, "map": MAP}
CASES = [(f"story/{file}.toml", *case) for file, cases in FILES.items() for case in cases.values()]


@pytest.mark.parametrize(("file", "old", "new", "complaint"), CASES, ids=[id for cases in FILES.values() for id in cases])
def test_what_a_story_card_cannot_be_is_refused(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    folder = pack_in(tmp_path)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as raised:
        load(folder)
    assert complaint in str(raised.value)
    assert str(raised.value).startswith("story/")


def test_a_story_without_cards_is_refused(tmp_path: Path) -> None:
    folder = pack_in(tmp_path)
    for file in (folder / "story").iterdir():
        file.unlink()
    with pytest.raises(BadContent, match=r"story: there is no file of cards in it"):
        load(folder)


def test_a_scenario_that_names_no_card_is_refused(tmp_path: Path) -> None:
    folder = pack_in(tmp_path)
    text = (folder / "scenarios.toml").read_text(encoding="utf-8")
    (folder / "scenarios.toml").write_text(text.replace('"stage 14"', '"stage 13"'), encoding="utf-8")
    with pytest.raises(BadContent, match="scenario 'commonwealth': there is no quest with the number 13"):
        load(folder)
    (folder / "scenarios.toml").write_text(text.replace('"stage 14"', '"trash"'), encoding="utf-8")
    with pytest.raises(BadContent, match="there is no card to trash"):
        load(folder)


def test_a_joke_is_in_no_deck_and_nothing_leads_to_it(tmp_path: Path) -> None:
    folder = pack_in(tmp_path)
    joke = """
[[encounter]]
id = "joke"
number = 100
deck = "ruin"
name = { en = "Joke", ru = "Шутка" }
source = "design"
option = [{ gain = ["xp 1"] }]
story.en = { intro = "Knock.", options = ["Who is there?"] }
story.ru = { intro = "Тук.", options = ["Кто там?"] }
"""
    (folder / "story" / "joke.toml").write_text(joke, encoding="utf-8")
    with pytest.raises(BadContent, match=r"joke\.toml, encounter 'joke': no scenario and no starred encounter leads to it"):
        load(folder)
    (folder / "story" / "joke.toml").write_text(joke.replace("number = 100\n", "number = 100\njoke = true\n"), encoding="utf-8")
    content = load(folder)
    assert not content.encounter_starred[content.ids["encounter"].index("joke")]
    (folder / "story" / "joke.toml").write_text(joke.replace("number = 100\n", "starred = true\njoke = true\n"), encoding="utf-8")
    with pytest.raises(BadContent, match="a joke is in no deck"):
        load(folder)


def test_stories_are_no_part_of_the_content_that_plays(tmp_path: Path) -> None:
    folder = pack_in(tmp_path)
    text = (folder / "story" / "quests.toml").read_text(encoding="utf-8")
    (folder / "story" / "quests.toml").write_text(text.replace("Тикает.", "Тикает громко."), encoding="utf-8")
    assert load(folder).hash == GAME.content
    (folder / "story" / "quests.toml").write_text(text.replace('"caps 2"', '"caps 3"'), encoding="utf-8")
    assert load(folder).hash != GAME.content


def test_the_stand_in_cards_use_every_verb() -> None:
    """Each verb of the story stands on some card, so that random matches and tests try it."""
    texts: dict[str, list[str]] = {name: [] for name in ("results", "tasks", "when", "where", "conditions", "standing")}
    for path in sorted(CARDS.glob("*.toml")):
        with path.open("rb") as source:
            data = tomllib.load(source)
        for card in [*data.get("quest", []), *data.get("encounter", [])]:
            texts["results"] += [*card.get("setup", []), *card.get("round", []), *card.get("intro", [])]
            texts["standing"] += card.get("lasting", [])
            for choice in [*card.get("goal", []), *card.get("option", [])]:
                texts["results"] += [*choice.get("gain", []), *choice.get("ok", []), *choice.get("fail", [])]
                texts["tasks"] += choice.get("task", [])
                texts["when"].append(choice.get("when", ""))
                texts["where"].append(choice.get("at", ""))
                texts["conditions"] += [*choice.get("need", []), *choice.get("must", [])]
    texts["where"] += texts["results"] + texts["when"]
    texts["conditions"] += texts["results"]
    texts["results"] += [text for text in texts["tasks"] if text.startswith("fight")]
    texts["whom"] = [text for text in texts["results"] if text.startswith("for ")]
    # What begins with a marker is a verb of markers.
    markers = GAME.domains["marker"]
    for name in ("when", "standing"):
        texts[name] += [f"marker {rest}" for text in texts[name] for first, _, rest in [text.partition(" ")] if first in markers]
    named = {"results": RESULTS, "tasks": TASKS, "when": WHEN, "where": WHERE, "conditions": CONDITIONS, "whom": WHOM}
    for name, verbs in {**named, "standing": STANDING}.items():
        unused = [verb for verb in verbs if not any(f" {verb}" in f" {text}" for text in texts[name])]
        assert (name, unused) == (name, [])


@pytest.mark.parametrize("seed", range(8))
def test_random_matches_with_a_story_end(seed: int) -> None:
    """One to four players in all scenarios, half of the time choosing what the story offers."""
    luck = random.Random(seed)
    scenario = ["commonwealth", "far-harbor", "capital", "pitt"][seed % 4]
    options: dict[str, object] = {"scenario": scenario, "track": 4, "agendas": 50}
    match = bottlecap.new(GAME, players=seed % 4 + 1, seed=seed, options=options)
    played = 0
    while not match.over:
        actions = match.actions(match.seats[0])
        story = [action for action in actions if action.kind in ("encounter", "quest")]
        match.play(luck.choice(story if story and luck.random() < 0.5 else actions), match.seats[0])
        played += 1
        assert played < 20_000
