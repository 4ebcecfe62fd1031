"""When: what meets a goal by itself; a class each, with its notation."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.games.wasteland.foes import STAR_FOE, faction_of, fights, level_of, properties_of, type_of
from bottlecap.games.wasteland.geography import DANGER, DEADLY, WHERES
from bottlecap.games.wasteland.state import ON_MAP, WastelandState
from bottlecap.games.wasteland.story.base import (
    A_CAMP,
    A_DOSE,
    A_KILL,
    A_MARKER,
    A_PUT,
    A_REMOVAL,
    A_WOUND,
    AN_ARRIVAL,
    AN_EXPLORATION,
    NO_ONE,
    When,
    Where,
)
from bottlecap.games.wasteland.story.notation import Fixed, FoeKind, Marker, Maybe, Number, OneOf, Place, Site, StoryVerb, Word
from bottlecap.games.wasteland.tokens import FACTION_NAMES, FACTIONS, FULL, SHIELD, STAR


class Kill(When):
    """A survivor kills such a foe: of one of these types and levels, of that kind, with that property, or of a faction.

    types, factions: masks. kind: the entry of an enemy, -1 for any. property: a mask, 0 for any. trait: what the survivor
    must be, -1 for whatever.
    """

    def __init__(self, types: i64, factions: i64, kind: i64, level: i64, property: i64, trait: i64) -> None:
        self.types = types
        self.factions = factions
        self.kind = kind
        self.level = level
        self.property = property
        self.trait = trait

    def watches(self) -> i64:
        return 1 << A_KILL

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        if what != A_KILL or (self.trait >= 0 and (seat == NO_ONE or not s.has_trait(seat, self.trait))):
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


class RadsInTurn(When):
    """A survivor has taken so much radiation in one of their own turns; met once in a turn."""

    def __init__(self, rads: i64) -> None:
        self.rads = rads

    def watches(self) -> i64:
        return 1 << A_DOSE

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        return what == A_DOSE and number < self.rads <= s.rads_taken


class DamageInFight(When):
    """A survivor has suffered so much damage in one fight."""

    def __init__(self, damage: i64) -> None:
        self.damage = damage

    def watches(self) -> i64:
        return 1 << A_WOUND

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        return what == A_WOUND and number >= self.damage


class CampNear(When):
    """A survivor has made camp beside an active enemy of that level or a higher one."""

    def __init__(self, level: i64) -> None:
        self.level = level

    def watches(self) -> i64:
        return 1 << A_CAMP

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        if what != A_CAMP:
            return False
        for enemy in s.enemies.within(ON_MAP):
            strong = s.is_active(enemy) and level_of(s, enemy) >= self.level
            if strong and s.are_adjacent(s.where[seat], s.enemy_sector(enemy)):
                return True
        for faction in range(FACTIONS):
            if fights(s, faction) and level_of(s, STAR_FOE + faction) >= self.level:
                for token in s.tokens_of(faction):
                    if token > 0 and s.are_adjacent(s.where[seat], token - 1):
                        return True
        return False


class ByStory(When):
    """A card alone can meet it."""


class Put(When):
    """A token of a faction is put on the map, and stays there, while so many of them lie there already."""

    def __init__(self, faction: i64, tokens: i64) -> None:
        self.faction = faction
        self.tokens = tokens

    def watches(self) -> i64:
        return 1 << A_PUT

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        return what == A_PUT and number % FACTIONS == self.faction and many_tokens(s, self.faction) > self.tokens


def many_tokens(s: WastelandState, faction: i64) -> i64:
    """How many tokens of a faction lie on the map."""
    count: i64 = 0
    for token in s.tokens_of(faction):
        if token > 0:
            count += 1
    return count


class PutFarFrom(When):
    """A token of a faction is put on the map while none of the other lies within so many sectors of a place."""

    def __init__(self, faction: i64, sectors: i64, where: Where) -> None:
        self.faction = faction
        self.sectors = sectors
        self.where = where

    def watches(self) -> i64:
        return 1 << A_PUT

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        if what != A_PUT or number % FACTIONS != self.faction:
            return False
        far = zeros(WHERES)
        s.map().distances(s.face_at, self.where.site(), far)
        for token in s.tokens_of(1 - self.faction):
            if token > 0 and far[token - 1] <= self.sectors:
                return False
        return True


class Removed(When):
    """A token of a faction leaves the map, whatever the cause."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def watches(self) -> i64:
        return 1 << A_REMOVAL

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        return what == A_REMOVAL and number % FACTIONS == self.faction


class LastKilled(When):
    """A kill leaves no token of a faction on the map."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def watches(self) -> i64:
        return 1 << A_KILL

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        return what == A_KILL and faction_of(number) == self.faction and many_tokens(s, self.faction) == 0


class MarkerAt(When):
    """A marker comes to such a place, or what the place is made of comes to the marker."""

    def __init__(self, marker: i64, where: Where) -> None:
        self.marker = marker
        self.where = where

    def watches(self) -> i64:
        return 1 << A_MARKER | (1 << AN_ARRIVAL if self.where.looks_at_tokens() else 0)

    def met(self, s: WastelandState, what: i64, seat: i64, number: i64) -> bool:
        if not s.is_marker_on_map(self.marker):
            return False
        sector = s.markers[self.marker] - 1
        if what == A_MARKER:
            return number == self.marker and self.where.holds(s, sector)
        return what == AN_ARRIVAL and number == sector and self.where.looks_at_tokens() and self.where.holds(s, sector)


BACKS: Final[list[str]] = ["danger", "deadly"]
BACK_NUMBERS: Final[list[int]] = [int(DANGER), int(DEADLY)]

VERBS: Final[list[StoryVerb]] = [
    StoryVerb("kill", Kill, [FoeKind("foe")]),
    StoryVerb("explore", Exploration, [Maybe(OneOf("back", BACKS, BACK_NUMBERS), -1)]),
    StoryVerb("story", ByStory),
    StoryVerb("rads", RadsInTurn, [Number("rads", 1, int(FULL)), Word("in"), Word("turn")]),
    StoryVerb("damage", DamageInFight, [Number("damage", 1, int(FULL)), Word("in"), Word("fight")]),
    StoryVerb("camp near level", CampNear, [Number("level", 1, 3)]),
    StoryVerb("put", Put, [OneOf("faction", FACTION_NAMES), Fixed("tokens", 0)]),
    StoryVerb("put star while", Put, [Fixed("faction", STAR), Number("tokens", 1, 9)]),
    StoryVerb("put shield while", Put, [Fixed("faction", SHIELD), Number("tokens", 1, 9)]),
    StoryVerb(
        "put shield unless star",
        PutFarFrom,
        [Fixed("faction", SHIELD), Word("within"), Number("sectors", 1, 9), Word("of"), Site("where")],
    ),
    StoryVerb("star removed", Removed, [Fixed("faction", STAR)]),
    StoryVerb("shield removed", Removed, [Fixed("faction", SHIELD)]),
    StoryVerb("last star killed", LastKilled, [Fixed("faction", STAR)]),
    StoryVerb("last shield killed", LastKilled, [Fixed("faction", SHIELD)]),
    StoryVerb("marker at", MarkerAt, [Marker("marker"), Place("where")]),
]
