"""What lasts while a quest is in play; a class each, with its notation."""

from typing import Final, cast

from mypy_extensions import i64

from bottlecap.games.wasteland.geography import NOWHERE, RUIN
from bottlecap.games.wasteland.state import STAGED, WastelandState
from bottlecap.games.wasteland.story.base import (
    CARRYING,
    CHANGING_SITES,
    ESCORTING,
    HUNTING,
    OFF_THE_MAP,
    TOLLING,
    Standing,
)
from bottlecap.games.wasteland.story.notation import (
    Difficulty,
    Fixed,
    Foe,
    Letters,
    Marker,
    Number,
    PlusWithRole,
    StoryVerb,
    ThisQuest,
    Word,
)
from bottlecap.games.wasteland.tokens import SHIELD, STAR


class Hunts(Standing):
    """Tokens of a faction go for a marker instead of survivors."""

    def __init__(self, quest: i64, faction: i64, marker: i64) -> None:
        super().__init__(quest)
        self.faction = faction
        self.marker = marker

    def kind(self) -> i64:
        return HUNTING


class Escorts(Standing):
    """Whoever stands with a marker may lead it on by a test: by as many sectors as it beats the difficulty by.

    plus: hit icons more for who keeps a card in that role (-1: there is none).
    """

    def __init__(self, quest: i64, marker: i64, letters: i64, twice: i64, difficulty: i64, plus: i64, role: i64) -> None:
        super().__init__(quest)
        self.marker = marker
        self.letters = letters
        self.twice = twice
        self.difficulty = difficulty
        self.plus = plus
        self.role = role

    def kind(self) -> i64:
        return ESCORTING


class Carries(Standing):
    """Whoever moves out of its sector may take a marker along; every sector is rough for them."""

    def __init__(self, quest: i64, marker: i64) -> None:
        super().__init__(quest)
        self.marker = marker

    def kind(self) -> i64:
        return CARRYING


class RaisesSettlement(Standing):
    """The settlement where a marker lies is so many levels higher."""

    def __init__(self, quest: i64, marker: i64, levels: i64) -> None:
        super().__init__(quest)
        self.marker = marker
        self.levels = levels

    def kind(self) -> i64:
        return CHANGING_SITES


class IsSettlement(Standing):
    """Where a marker lies there is a settlement of that level, besides what else is there."""

    def __init__(self, quest: i64, marker: i64, level: i64) -> None:
        super().__init__(quest)
        self.marker = marker
        self.level = level

    def kind(self) -> i64:
        return CHANGING_SITES


class PlaceOffMap(Standing):
    """The card is a place off the map."""

    def kind(self) -> i64:
        return OFF_THE_MAP


class Toll(Standing):
    """Before an icon of a kind is encountered, an enemy is drawn and fought."""

    def __init__(self, quest: i64, icon: i64, force: i64, plus: i64, extra: i64) -> None:
        super().__init__(quest)
        self.icon = icon
        self.force = force
        self.plus = plus
        self.extra = extra

    def kind(self) -> i64:
        return TOLLING


def is_in_play(s: WastelandState, standing: Standing) -> bool:
    return s.quests.zone[standing.quest] == STAGED


def is_off_map_there(s: WastelandState) -> bool:
    """Whether the place off the map is in play."""
    for effect in s.content.standing[OFF_THE_MAP].effects:
        if is_in_play(s, effect):
            return True
    return False


def hunted_by(s: WastelandState, faction: i64) -> i64:
    """Where the marker lies that the tokens of a faction go for; NOWHERE where they go for survivors."""
    for effect in s.content.standing[HUNTING].effects:
        hunts = cast(Hunts, effect)
        if hunts.faction == faction and is_in_play(s, hunts) and s.is_marker_on_map(hunts.marker):
            return s.markers[hunts.marker] - 1
    return NOWHERE


VERBS: Final[list[StoryVerb]] = [
    StoryVerb("star hunts", Hunts, [ThisQuest("quest"), Fixed("faction", STAR), Marker("marker")]),
    StoryVerb("shield hunts", Hunts, [ThisQuest("quest"), Fixed("faction", SHIELD), Marker("marker")]),
    StoryVerb(
        "escort",
        Escorts,
        [ThisQuest("quest"), Marker("marker"), Word("test"), Letters("letters"), Difficulty("difficulty"), PlusWithRole("plus")],
    ),
    StoryVerb("carry", Carries, [ThisQuest("quest"), Marker("marker")]),
    StoryVerb("marker settlement+", RaisesSettlement, [ThisQuest("quest"), Marker("marker"), Number("levels", 1, 2)]),
    StoryVerb("marker is settlement", IsSettlement, [ThisQuest("quest"), Marker("marker"), Number("level", 1, 4)]),
    StoryVerb("place mothership", PlaceOffMap, [ThisQuest("quest")]),
    StoryVerb("toll ruin fight", Toll, [ThisQuest("quest"), Fixed("icon", RUIN), Foe("foe")]),
]
