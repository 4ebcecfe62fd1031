"""What may be read of a story card, and when: its title, its opening and the lines of its choices once it lies open or was met, an
outcome once it has come about; of the library, and of cards in decks, nothing.

Quests, encounters and outcomes are guarded domains: whoever was told of one may read its leaf (`Match.readable`), and nobody
else is told that there is such a thing.
"""

from typing import Final, TypedDict

from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.story.base import OUTCOMES

# Rows and choices are named in positions alone: their ids would tell what a card holds.
GUARDED: Final = ("quest", "encounter", "goal", "outcome", "choice", "row")


# The event with which a card is read, and whatever else names it later is not.
READ_WITH: Final = {"quest-staged": "quest", "encountered": "encounter"}


class Opening(TypedDict):
    """A card as it is read to all when it is met. number: that on it, 0 on one that is in its deck from the start."""

    number: int
    intro: str
    heads: list[str]


class Outcome(TypedDict):
    """What is read to all when it has come about; "" where nothing is."""

    text: str


def opening_of(content: Content, family: str, card: int, lang: str) -> Opening:
    story = content.stories[family][card][lang]
    number = content.encounter_number[card] if family == "encounter" else content.quest_number[card]
    return {"number": int(number), "intro": story.intro, "heads": [*story.heads]}


def outcome_ids(content: Content) -> list[str]:
    return [f"{choice}-{end}" for choice in content.choice_ids for end in ("ok", "fail")]


def outcome_text(content: Content, outcome: int, lang: str) -> str:
    choice = content.choices[outcome // int(OUTCOMES)]
    family, card = ("quest", choice.quest) if choice.quest >= 0 else ("encounter", choice.encounter)
    story = content.stories[family][card][lang]
    return (story.ok if outcome % int(OUTCOMES) == 0 else story.fail)[choice.place]


def outcome_label(content: Content, outcome: int) -> tuple[str, int, int]:
    """The family of the card that it stands on, the card, and the place of its choice, from one."""
    choice = content.choices[outcome // int(OUTCOMES)]
    if choice.quest >= 0:
        return "quest", int(choice.quest), int(choice.place) + 1
    return "encounter", int(choice.encounter), int(choice.place) + 1


def head_of(content: Content, choice: int, lang: str) -> str:
    """The line of a goal or an option."""
    found = content.choices[choice]
    family, card = ("quest", found.quest) if found.quest >= 0 else ("encounter", found.encounter)
    return content.stories[family][card][lang].heads[found.place]
