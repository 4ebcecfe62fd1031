"""What may be read of a story card: openings and heads once it was met, an outcome once it was chosen; of the library nothing."""

from typing import TypedDict

from mypy_extensions import i64

from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.state import ENCOUNTER_LIBRARY, QUEST_LIBRARY, READING, WastelandState


class Opening(TypedDict):
    """A card as it is read to all when it is met."""

    intro: str
    heads: list[str]


def quest_opening(s: WastelandState, quest: i64, lang: str) -> Opening | None:
    """What is told of a quest that is or was in play; None for one of the library."""
    if s.quests.zone[quest] == QUEST_LIBRARY:
        return None
    story = s.content.stories["quest"][quest][lang]
    return {"intro": story.intro, "heads": [*story.heads]}


def encounter_opening(s: WastelandState, encounter: i64, lang: str) -> Opening | None:
    """What is told of an encounter that is being read, kept or trashed; None for one of the library or in a deck."""
    if ENCOUNTER_LIBRARY <= s.encounters.zone[encounter] < READING:
        return None
    story = s.content.stories["encounter"][encounter][lang]
    return {"intro": story.intro, "heads": [*story.heads]}


def outcome_text(content: Content, encounter: int, option: int, success: bool, lang: str) -> str:
    """What is told once an option was chosen (counted from one, as the event of its outcome has it)."""
    story = content.stories["encounter"][encounter][lang]
    return (story.ok if success else story.fail)[option - 1]
