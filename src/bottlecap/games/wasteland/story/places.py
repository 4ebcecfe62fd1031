"""Where: a place by its name, or a kind of place; a class each, with its notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import holds, zeros
from bottlecap.games.wasteland.enemies import has_token
from bottlecap.games.wasteland.fog import is_foggy
from bottlecap.games.wasteland.geography import NEIGHBOURS, RUIN, SETTLEMENT, SLOTS
from bottlecap.games.wasteland.sites import icon_level
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import Where
from bottlecap.games.wasteland.story.notation import Bounds, Fixed, Place, StoryVerb
from bottlecap.games.wasteland.tokens import FACTIONS, SHIELD, STAR


class Named(Where):
    """A named place."""

    def __init__(self, sector: i64) -> None:
        self.sector = sector

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return sector == self.sector

    def site(self) -> i64:
        return self.sector


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


class WithToken(Where):
    """A sector with a token of that faction."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return s.lies_at(self.faction, sector)


class AtMarker(Where):
    """Where that marker lies."""

    def __init__(self, marker: i64) -> None:
        self.marker = marker

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return s.markers[self.marker] == sector + 1


class Near(Where):
    """A sector that borders on such a one."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def holds(self, s: WastelandState, sector: i64) -> bool:
        around = zeros(NEIGHBOURS)
        many = s.map().neighbours(s.face_at, sector, around)
        i: i64 = 0
        while i < many:
            if self.where.holds(s, around[i]):
                return True
            i += 1
        return False


class Empty(Where):
    """A sector without any survivor, enemy or token."""

    def holds(self, s: WastelandState, sector: i64) -> bool:
        for faction in range(FACTIONS):
            if s.lies_at(faction, sector):
                return False
        return not holds(s.where, sector) and not has_token(s, sector)


class Here(Where):
    """Wherever the row is carried out."""

    def holds(self, s: WastelandState, sector: i64) -> bool:
        return True

    def is_here(self) -> bool:
        return True


class OneOfPlaces(Where):
    """One of several."""

    def __init__(self, parts: vec[Where]) -> None:
        self.parts = parts

    def holds(self, s: WastelandState, sector: i64) -> bool:
        for part in self.parts:
            if part.holds(s, sector):
                return True
        return False


def sectors_at(s: WastelandState, where: Where) -> vec[i64]:
    """All sectors of face-up tiles that are there."""
    out = vec[i64]()
    slot: i64 = 0
    while slot < SLOTS:
        if s.face_at[slot] >= 0:
            first = s.map().first_in(s.face_at, slot)
            sector = first
            while sector < first + s.map().many_in(s.face_at, slot):
                if where.holds(s, sector):
                    out = append(out, sector)
                sector += 1
        slot += 1
    return out


VERBS: Final[list[StoryVerb]] = [
    StoryVerb("settlement", Site, [Fixed("icon", SETTLEMENT), Bounds("levels")]),
    StoryVerb("ruin", Site, [Fixed("icon", RUIN), Bounds("levels")]),
    StoryVerb("irradiated", Irradiated),
    StoryVerb("star", WithToken, [Fixed("faction", STAR)]),
    StoryVerb("shield", WithToken, [Fixed("faction", SHIELD)]),
    StoryVerb("near", Near, [Place("where")]),
    StoryVerb("empty", Empty),
    StoryVerb("here", Here),
]
