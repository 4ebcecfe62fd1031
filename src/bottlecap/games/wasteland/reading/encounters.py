"""An encounter as it stands in a file of the story, before its phrases are read."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.geography import ICON_NAMES, SETTLEMENT
from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.reading.quests import MOST_NUMBER, StoryEntry, read_story

MOST_OPTIONS: Final = 3
OPTION_KEYS: Final = {"need", "must", "task", "gain", "ok", "fail"}


class EncounterEntry(StoryEntry):
    """An encounter: its deck, a row that comes first, its options. A starred one has no number."""

    def __init__(self, named: Named, deck: i64, starred: bool, number: int) -> None:
        super().__init__(named, number)
        self.deck = deck
        self.starred = starred
        # It is there to be read alone: no deck ever has it.
        self.joke = False
        self.intro: list[str] = []
        self.options: list[dict[str, object]] = []


def read_encounter(pack: Entries, entry: Mapping[str, object]) -> EncounterEntry:
    keys = {"number", "starred", "joke", "deck", "intro", "option", "story"}
    named = pack.called("encounter", entry, keys, flavour=False)[0]
    deck = pack.one_of(entry.get("deck"), "deck", ICON_NAMES[1:]) + 1
    starred = pack.flag(entry, "starred")
    if starred == ("number" in entry):
        raise pack.bad("an encounter is starred or has a number")
    if starred and deck > SETTLEMENT:
        raise pack.bad("only encounters of ruins and settlements are there from the start")
    card = EncounterEntry(named, deck, starred, 0 if starred else pack.whole(entry, "number", 0, 1, MOST_NUMBER))
    card.file = pack.file
    card.joke = pack.flag(entry, "joke")
    if card.joke and starred:
        raise pack.bad("a joke is in no deck, and what is starred is in one")
    card.intro = pack.words(entry, "intro")
    card.options = pack.tables(entry, "option", OPTION_KEYS)
    if not 1 <= len(card.options) <= MOST_OPTIONS:
        raise pack.bad(f"an encounter has one to {MOST_OPTIONS} options, and here are {len(card.options)}")
    card.stories = read_story(pack, entry, "options", len(card.options))
    return card
