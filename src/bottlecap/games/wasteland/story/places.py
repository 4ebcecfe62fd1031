"""Where: a place by its name, or a kind of place; a class each, with its notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import holds, zeros
from bottlecap.games.wasteland.enemies import has_token
from bottlecap.games.wasteland.foes import level_of
from bottlecap.games.wasteland.fog import is_foggy
from bottlecap.games.wasteland.geography import FAR, MOTHERSHIP, NEIGHBOURS, RUIN, SETTLEMENT, WHERES, is_sector
from bottlecap.games.wasteland.growing import letters_held
from bottlecap.games.wasteland.sites import icon_level
from bottlecap.games.wasteland.state import ON_MAP, WastelandState
from bottlecap.games.wasteland.story.base import Where
from bottlecap.games.wasteland.story.notation import Bounds, Fixed, Number, OneOf, Place, StoryVerb
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.story.standing import is_off_map_there
from bottlecap.games.wasteland.tokens import FACTIONS, SHIELD, STAR, TYPE_NAMES

# --- by name ----------------------------------------------------------------------------------------------------------


class Named(Where):
    """A named place."""

    def __init__(self, sector: i64) -> None:
        self.sector = sector

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return sector == self.sector

    def site(self) -> i64:
        return self.sector


class AtMarker(Where):
    """Where that marker lies."""

    def __init__(self, marker: i64) -> None:
        self.marker = marker

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return s.markers[self.marker] == sector + 1

    def targets(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64]()
        return append(out, s.markers[self.marker] - 1) if s.is_marker_on_map(self.marker) else out


class OffMap(Where):
    """The place off the map, while its card is in play."""

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return sector == MOTHERSHIP

    def targets(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64]()
        return append(out, MOTHERSHIP) if is_off_map_there(s) else out


class Here(Where):
    """Wherever the row is carried out."""

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return True

    def is_here(self) -> bool:
        return True

    def targets(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64]()
        return append(out, run.sector) if s.map().is_on_map(s.face_at, run.sector) else out


# --- by what is there -------------------------------------------------------------------------------------------------


class Site(Where):
    """A ruin or a settlement, of certain levels."""

    def __init__(self, icon: i64, low: i64, high: i64) -> None:
        self.icon = icon
        self.low = low
        self.high = high

    def holds(self, s: WastelandState, sector: i64) -> bool:
        level = icon_level(s, sector, self.icon)
        return level > 0 and self.low <= level <= self.high


class Irradiated(Where):
    def holds(self, s: WastelandState, sector: i64) -> bool:
        return s.content.atlas.rads[sector] > 0 or is_foggy(s, sector)

    def looks_at_tokens(self) -> bool:
        return True


class WithToken(Where):
    """A sector with a token of that faction."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return s.lies_at(self.faction, sector)

    def looks_at_tokens(self) -> bool:
        return True


class WithEnemy(Where):
    """A sector with an active enemy of that type."""

    def __init__(self, type: i64) -> None:
        self.type = type

    def holds(self, s: WastelandState, sector: i64) -> bool:
        for enemy in s.enemies.within(ON_MAP):
            if s.enemies.order[enemy] == sector and s.content.enemy_type[enemy] == self.type and s.is_active(enemy):
                return True
        return False

    def looks_at_tokens(self) -> bool:
        return True


class Empty(Where):
    """A sector without any survivor, enemy, faction token or quest token."""

    def holds(self, s: WastelandState, sector: i64) -> bool:
        for faction in range(FACTIONS):
            if s.lies_at(faction, sector):
                return False
        return not holds(s.where, sector) and not holds(s.markers, sector + 1) and not has_token(s, sector)


class Start(Where):
    """A sector of the starting tile."""

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return s.is_start_sector(sector)


# --- by what is around ------------------------------------------------------------------------------------------------


class Near(Where):
    """A sector that borders on such a one, and is none itself."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds(self, s: WastelandState, sector: i64) -> bool:
        if self.where.holds(s, sector):
            return False
        around = zeros(NEIGHBOURS)
        many = s.map().neighbours(s.face_at, sector, around)
        i: i64 = 0
        while i < many:
            if self.where.holds(s, around[i]):
                return True
            i += 1
        return False

    def looks_at_tokens(self) -> bool:
        return self.where.looks_at_tokens()


class Wild(Where):
    """So many sectors or more from every named place."""

    def __init__(self, sectors: i64) -> None:
        self.sectors = sectors

    def holds(self, s: WastelandState, sector: i64) -> bool:
        if not is_sector(sector):
            return False
        far = zeros(WHERES)
        s.map().distances_to_nearest(s.face_at, s.content.atlas.sites, len(s.content.atlas.sites), far)
        return far[sector] >= self.sectors


class Away(Where):
    """Exactly so many sectors from where the row is carried out; where there is none, as near to that as can be."""

    def __init__(self, sectors: i64) -> None:
        self.sectors = sectors

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return True

    def targets(self, s: WastelandState, run: Run) -> vec[i64]:
        far = zeros(WHERES)
        s.map().distances(s.face_at, run.sector, far)
        out = vec[i64]()
        best = FAR
        for sector in super().targets(s, run):
            off = far[sector] - self.sectors if far[sector] > self.sectors else self.sectors - far[sector]
            if far[sector] < FAR and off <= best:
                if off < best:
                    out = vec[i64]()
                    best = off
                out = append(out, sector)
        return out

    def by_first_player(self) -> bool:
        return True


# What can be the highest: settlements, ruins, enemies of a type.
HIGHEST_OF: Final[list[str]] = ["settlement", "ruin", *TYPE_NAMES]
TYPES_FROM: Final[i64] = 2


class Highest(Where):
    """The settlement, the ruin or the active enemy of a type with the highest level, on face-up tiles."""

    def __init__(self, what: i64) -> None:
        self.what = what

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return self.level_at(s, sector) > 0

    def level_at(self, s: WastelandState, sector: i64) -> i64:
        """The highest level of what is there, 0 where there is nothing of the kind."""
        if self.what < TYPES_FROM:
            return icon_level(s, sector, SETTLEMENT if self.what == 0 else RUIN)
        best: i64 = 0
        for enemy in s.enemies.within(ON_MAP):
            is_there = s.enemies.order[enemy] == sector and s.is_active(enemy)
            if is_there and s.content.enemy_type[enemy] == self.what - TYPES_FROM:
                best = max(best, level_of(s, enemy))
        return best

    def targets(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64]()
        best: i64 = 1
        for sector in super().targets(s, run):
            level = self.level_at(s, sector)
            if level >= best:
                if level > best:
                    out = vec[i64]()
                    best = level
                out = append(out, sector)
        return out

    def by_first_player(self) -> bool:
        return True

    def looks_at_tokens(self) -> bool:
        return self.what >= TYPES_FROM


class MostLetters(Where):
    """Where the survivor with the most letters stands; of several the first, from the first player on."""

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return sector == self.sector(s)

    def sector(self, s: WastelandState) -> i64:
        found: i64 = MOTHERSHIP
        best: i64 = 0
        for place in range(s.players):
            seat = (s.first_player + place) % s.players
            letters = letters_held(s, seat)
            if letters > best and not s.is_out(seat) and s.map().is_on_map(s.face_at, s.where[seat]):
                found, best = s.where[seat], letters
        return found

    def targets(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64]()
        return append(out, self.sector(s)) if self.sector(s) != MOTHERSHIP else out


# --- put together -----------------------------------------------------------------------------------------------------

# What a place can be without: a token of a faction, or a cap.
WITHOUT: Final[list[str]] = ["star", "shield", "cap"]
CAP: Final[i64] = 2


class Without(Where):
    """Such a place that has no token of a faction, or no cap."""

    def __init__(self, where: Where, what: i64) -> None:
        self.where = where
        self.what = what

    def holds(self, s: WastelandState, sector: i64) -> bool:
        if not self.where.holds(s, sector):
            return False
        return not (s.is_capped(sector) if self.what == CAP else s.lies_at(self.what, sector))

    def looks_at_tokens(self) -> bool:
        return self.where.looks_at_tokens() or self.what != CAP


class OneOfPlaces(Where):
    """One of several."""

    def __init__(self, parts: vec[Where]) -> None:
        self.parts = parts

    def holds(self, s: WastelandState, sector: i64) -> bool:
        for part in self.parts:
            if part.holds(s, sector):
                return True
        return False

    def looks_at_tokens(self) -> bool:
        for part in self.parts:
            if part.looks_at_tokens():
                return True
        return False


VERBS: Final[list[StoryVerb]] = [
    StoryVerb("settlement", Site, [Fixed("icon", SETTLEMENT), Bounds("levels")]),
    StoryVerb("ruin", Site, [Fixed("icon", RUIN), Bounds("levels")]),
    StoryVerb("irradiated", Irradiated),
    StoryVerb("star", WithToken, [Fixed("faction", STAR)]),
    StoryVerb("shield", WithToken, [Fixed("faction", SHIELD)]),
    *[StoryVerb(name, WithEnemy, [Fixed("type", type)]) for type, name in enumerate(TYPE_NAMES)],
    StoryVerb("near", Near, [Place("where")]),
    StoryVerb("wild", Wild, [Number("sectors", 1, 9)]),
    StoryVerb("start", Start),
    StoryVerb("mothership", OffMap),
    StoryVerb("empty", Empty),
    StoryVerb("here", Here),
    StoryVerb("highest", Highest, [OneOf("what", HIGHEST_OF)]),
    StoryVerb("most letters", MostLetters),
    # Written "3 away", and "ruin without star".
    StoryVerb("away", Away, [Number("sectors", 1, 9)]),
    StoryVerb("without", Without, [Place("where"), OneOf("what", WITHOUT)]),
]
