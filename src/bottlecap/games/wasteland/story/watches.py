"""When: what meets a goal by itself; a class each, with its notation."""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.foes import faction_of, level_of, properties_of, type_of
from bottlecap.games.wasteland.geography import DANGER, DEADLY
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import A_KILL, AN_EXPLORATION, When
from bottlecap.games.wasteland.story.notation import FoeKind, Maybe, OneOf, StoryVerb


class Kill(When):
    """A survivor kills such a foe: of one of these types and levels, of that kind, with that property, or of a faction.

    types, factions: masks. kind: the entry of an enemy, -1 for any. property: a mask, 0 for any.
    """

    def __init__(self, types: i64, factions: i64, kind: i64, level: i64, property: i64) -> None:
        self.types = types
        self.factions = factions
        self.kind = kind
        self.level = level
        self.property = property

    def watches(self) -> i64:
        return 1 << A_KILL

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        if what != A_KILL:
            return False
        faction = faction_of(number)
        if faction >= 0:
            fits = self.factions >> faction & 1 == 1
        else:
            fits = self.types >> type_of(s, number) & 1 == 1
            fits = fits and (self.kind < 0 or s.content.enemy_kind[number] == self.kind)
        if not fits or level_of(s, number) < self.level:
            return False
        return self.property == 0 or properties_of(s, number) & self.property != 0


class Exploration(When):
    """A survivor turns up a tile, of that back (-1: any)."""

    def __init__(self, back: i64) -> None:
        self.back = back

    def watches(self) -> i64:
        return 1 << AN_EXPLORATION

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        return what == AN_EXPLORATION and (self.back < 0 or s.map().backs[number] == self.back)


class ByStory(When):
    """A card alone can meet it."""


BACKS: Final[list[str]] = ["danger", "deadly"]
BACK_NUMBERS: Final[list[int]] = [int(DANGER), int(DEADLY)]

VERBS: Final[list[StoryVerb]] = [
    StoryVerb("kill", Kill, [FoeKind("foe")]),
    StoryVerb("explore", Exploration, [Maybe(OneOf("back", BACKS, BACK_NUMBERS), -1)]),
    StoryVerb("story", ByStory),
]
