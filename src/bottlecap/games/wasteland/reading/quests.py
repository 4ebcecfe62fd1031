"""A quest as it stands in a file of the story, before its phrases are read."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from bottlecap.games.wasteland.content import Story
from bottlecap.games.wasteland.reading.entries import Entries, Named

MOST_GOALS: Final = 3
MOST_NUMBER: Final = 999
GOAL_KEYS: Final = {"at", "when", "need", "task", "gain", "fail"}


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryEntry(Named):
    """A quest or an encounter: the number on it (0: none), and what is told of it."""

    def __init__(self, named: Named, number: int) -> None:
        super().__init__(named.id, named.entry, named.names, named.flavours)
        self.number = number
        self.file = ""
        self.stories: dict[str, Story] = {}


class QuestEntry(StoryEntry):
    """A quest: rows for when it is staged and for the end of a round, what lasts while it is in play, and its goals."""

    def __init__(self, named: Named, number: int) -> None:
        super().__init__(named, number)
        self.setup: list[str] = []
        self.lasting: list[str] = []
        self.round: list[str] = []
        self.goals: list[dict[str, object]] = []


def read_quest(pack: Entries, entry: Mapping[str, object]) -> QuestEntry:
    keys = {"number", "setup", "lasting", "round", "goal", "story"}
    named = pack.called("quest", entry, keys, flavour=False)[0]
    quest = QuestEntry(named, pack.whole(entry, "number", 0, 1, MOST_NUMBER))
    quest.file = pack.file
    quest.setup = pack.words(entry, "setup")
    quest.lasting = pack.words(entry, "lasting")
    quest.round = pack.words(entry, "round")
    quest.goals = pack.tables(entry, "goal", GOAL_KEYS)
    if not 1 <= len(quest.goals) <= MOST_GOALS:
        raise pack.bad(f"a quest has one to {MOST_GOALS} goals, and here are {len(quest.goals)}")
    quest.stories = read_story(pack, entry, "goals", len(quest.goals))
    return quest


def read_story(pack: Entries, entry: Mapping[str, object], heads: str, count: int) -> dict[str, Story]:
    """What is told of a card, in both languages: an opening, a line for each choice, and what comes of it."""
    story = entry.get("story")
    if not isinstance(story, dict) or set(story) != {"en", "ru"} or not all(isinstance(one, dict) for one in story.values()):
        raise pack.bad("story must be given in English and Russian: [….story.en] and [….story.ru]")
    return {lang: told(pack, table, lang, heads, count) for lang, table in story.items()}


def told(pack: Entries, table: Mapping[str, object], lang: str, heads: str, count: int) -> Story:
    if strange := [key for key in table if key not in ("intro", heads, "ok", "fail")]:
        raise pack.bad(f"story.{lang} has no {strange[0]!r}")
    intro, lines = pack.text(table, "intro"), pack.words(table, heads)
    if not intro:
        raise pack.bad(f"story.{lang}: intro is missing")
    if len(lines) != count or not all(lines):
        raise pack.bad(f"story.{lang}: {heads} must be {count} texts, one for each")
    outcomes = [pack.words(table, key) or [""] * count for key in ("ok", "fail")]
    for key, texts in zip(("ok", "fail"), outcomes, strict=True):
        if len(texts) != count:
            raise pack.bad(f"story.{lang}: {key} must be {count} texts, one for each")
    return Story(intro, lines, outcomes[0], outcomes[1])
