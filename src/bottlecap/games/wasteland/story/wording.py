"""Story cards in words, made from the notation: rows, quests with all that they say, options before the choice, outcomes after it.

A quest in play is open to all. Of an encounter all read what each option needs and asks for; what comes of one (`outcome_words`)
nobody reads before it was chosen. Factions of a card that one scenario alone leads to have their names.
"""

from typing import TypedDict

from bottlecap.games.wasteland.story.base import NO_ROW
from bottlecap.games.wasteland.story.blocks import Block, is_block
from bottlecap.games.wasteland.story.saying import StoryWords, is_of_story
from bottlecap.games.wasteland.story.telling import Opening
from bottlecap.games.wasteland.words import Wording, capital


class GoalWords(TypedDict):
    """A goal, a sentence or several each; "" where there is nothing. scene: where it is tried, or what meets it by itself."""

    scene: str
    need: str
    task: str
    gain: str
    fail: str


class QuestWords(TypedDict):
    setup: str
    lasting: str
    round: str
    goals: list[GoalWords]


class OptionWords(TypedDict):
    """What an option needs (or when it must be chosen), and what is to be done; never what comes of it."""

    need: str
    task: str


# --- rows -------------------------------------------------------------------------------------------------------------


def row_words(speech: StoryWords, row: int) -> str:
    """The results of a row as sentences, the first without a capital letter; "" for no row."""
    return "" if row == NO_ROW else results(speech, speech.content.row_texts[row])


def results(speech: StoryWords, texts: list[str]) -> str:
    """Phrases one after another: plain ones together, each that has others in it by itself."""
    sentences: list[str] = []
    plain: list[str] = []
    for text in texts:
        if not is_block(text):
            plain.append(text)
            continue
        if plain:
            sentences.append(f"{listed(speech, plain)}.")
            plain = []
        sentences.append(block(speech, Block(text)))
    if plain:
        sentences.append(f"{listed(speech, plain)}.")
    return " ".join([*sentences[:1], *[capital(sentence) for sentence in sentences[1:]]])


def listed(speech: StoryWords, texts: list[str]) -> str:
    """One after another. Some say what to do, some what becomes of others: no "and" could join them."""
    return "; ".join(speech.phrase(text) for text in texts)


def inner(speech: StoryWords, text: str) -> str:
    return listed(speech, [part.strip() for part in text.split(",")])


def block(speech: StoryWords, said: Block) -> str:
    """A phrase with phrases in it, as a sentence."""
    does = inner(speech, said.body)
    if said.kind == "for":
        return speech.text("phrase-for", {"whom": speech.whom(said.subject), "does": does})
    if said.kind == "unless":
        denied = {"condition": speech.denial(said.subject), "negated": 1 if is_of_story(said.subject) else 0}
        return speech.text("phrase-unless", {**denied, "does": does})
    condition = speech.condition(said.subject)
    if said.has_else:
        return speech.text("phrase-else", {"condition": condition, "does": does, "other": inner(speech, said.otherwise)})
    return speech.text("phrase-if", {"condition": condition, "does": does})


def tasks(speech: StoryWords, row: int) -> str:
    """What is to be done, one after another; "" for nothing."""
    if row == NO_ROW:
        return ""
    return speech.text("row-task", {"does": "; ".join(speech.task(text) for text in speech.content.row_texts[row])})


def needs(speech: StoryWords, alternatives: list[str], message: str) -> str:
    """All conditions of one of the alternatives."""
    if not alternatives:
        return ""
    each = [
        speech.words.listed([speech.condition(part.strip()) for part in alternative.split(",")]) for alternative in alternatives
    ]
    return speech.text(message, {"condition": speech.words.listed(each, "effect-either")})


def labelled(speech: StoryWords, message: str, does: str) -> str:
    """With what it is before it; "" where there is nothing."""
    return speech.text(message, {"does": does}) if does else ""


# --- cards ------------------------------------------------------------------------------------------------------------


def quest_words(words: Wording, quest: int) -> QuestWords:
    """All that a quest says, for everybody as soon as it is in play."""
    c = words.content
    speech = StoryWords(words, c.quest_home[quest])
    first = int(c.quest_first[quest])
    return {
        "setup": labelled(speech, "row-setup", row_words(speech, int(c.quest_setup[quest]))),
        "lasting": labelled(speech, "row-lasting", " ".join(speech.lasting(text) for text in c.quest_lasting[quest])),
        "round": labelled(speech, "row-round", row_words(speech, int(c.quest_round[quest]))),
        "goals": [goal_words(speech, choice) for choice in range(first, first + int(c.quest_goals[quest]))],
    }


def goal_words(speech: StoryWords, choice: int) -> GoalWords:
    c = speech.content
    goal = c.choices[choice]
    return {
        "scene": scene(speech, c.choice_scenes[choice], goal.by_action),
        "need": needs(speech, c.choice_needs[choice], "row-need"),
        "task": tasks(speech, int(goal.tasks)),
        "gain": labelled(speech, "row-gain" if goal.tasks == NO_ROW else "row-ok", row_words(speech, int(goal.gain))),
        "fail": labelled(speech, "row-fail", row_words(speech, int(goal.fail))),
    }


def scene(speech: StoryWords, text: str, by_action: bool) -> str:
    """Where a goal is tried, or what meets it by itself."""
    if by_action:
        return speech.text("row-at", {"where": speech.place(text, "in")})
    return speech.text("row-when", {"when": speech.when(text)})


def option_words(words: Wording, encounter: int) -> list[OptionWords]:
    """What all read of the options before one is chosen."""
    c = words.content
    speech = StoryWords(words, c.encounter_home[encounter])
    first = int(c.encounter_first[encounter])
    return [option(speech, choice) for choice in range(first, first + int(c.encounter_options[encounter]))]


def option(speech: StoryWords, choice: int) -> OptionWords:
    c = speech.content
    found = c.choices[choice]
    return {
        "need": needs(speech, c.choice_needs[choice], "row-must" if found.must else "row-need"),
        "task": tasks(speech, int(found.tasks)),
    }


def intro_words(words: Wording, encounter: int) -> str:
    """What is done when an encounter is drawn, before its options; "" for nothing."""
    c = words.content
    return capital(row_words(StoryWords(words, c.encounter_home[encounter]), int(c.encounter_intro[encounter])))


def outcome_words(words: Wording, choice: int, success: bool) -> str:
    """What comes of a goal or an option: the row that is carried out, "" for none. For who may read it: after the choice."""
    c = words.content
    found = c.choices[choice]
    home = c.quest_home[found.quest] if found.quest >= 0 else c.encounter_home[found.encounter]
    return capital(row_words(StoryWords(words, home), int(found.gain if success else found.fail)))


def quest_aloud(words: Wording, quest: int, opening: Opening) -> list[str]:
    """A quest as it is read when it comes into play, a paragraph each."""
    said = quest_words(words, quest)
    goals = [
        aloud(head, [goal["scene"], goal["need"], goal["task"], goal["gain"], goal["fail"]])
        for head, goal in zip(opening["heads"], said["goals"], strict=True)
    ]
    return [text for text in (opening["intro"], said["setup"], said["lasting"], said["round"], *goals) if text]


def encounter_aloud(words: Wording, encounter: int, opening: Opening) -> list[str]:
    """An encounter as it is read when it is met, a paragraph each."""
    said = option_words(words, encounter)
    options = [aloud(head, [found["need"], found["task"]]) for head, found in zip(opening["heads"], said, strict=True)]
    return [text for text in (opening["intro"], *options) if text]


def aloud(head: str, said: list[str]) -> str:
    return " ".join([text for text in (head, *said) if text])


# --- to be proof-read -------------------------------------------------------------------------------------------------


def story_lines(words: Wording) -> list[str]:
    """Every story card with all that it says, a line each."""
    c = words.content
    quests = [f"{words.name('quest', quest)}: {quest_line(words, quest)}" for quest in range(len(c.ids["quest"]))]
    cards = range(len(c.ids["encounter"]))
    return [*quests, *[f"{words.name('encounter', card)}: {encounter_line(words, card)}" for card in cards]]


def quest_line(words: Wording, quest: int) -> str:
    said = quest_words(words, quest)
    parts = [said["setup"], said["lasting"], said["round"]]
    for place, goal in enumerate(said["goals"]):
        does = spaced([goal["scene"], goal["need"], goal["task"], goal["gain"], goal["fail"]])
        parts.append(words.text("row-goal", number=place + 1, does=does))
    return spaced(parts)


def encounter_line(words: Wording, encounter: int) -> str:
    c = words.content
    speech = StoryWords(words, c.encounter_home[encounter])
    parts = [labelled(speech, "row-intro", row_words(speech, int(c.encounter_intro[encounter])))]
    for place, said in enumerate(option_words(words, encounter)):
        choice = int(c.encounter_first[encounter]) + place
        message = "row-ok" if said["task"] else "row-gain"
        gain = labelled(speech, message, row_words(speech, int(c.choices[choice].gain)))
        fail = labelled(speech, "row-fail", row_words(speech, int(c.choices[choice].fail)))
        does = spaced([said["need"], said["task"], gain, fail])
        parts.append(words.text("row-option", number=place + 1, does=does))
    return spaced(parts)


def spaced(parts: list[str]) -> str:
    return " ".join(part for part in parts if part)
