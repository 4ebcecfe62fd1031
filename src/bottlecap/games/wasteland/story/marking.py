"""Results that lay quest tokens on the map, hand them on and move them; a class each, with its notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import holds, replaced, zeros
from bottlecap.games.wasteland.geography import NEIGHBOURS, WHERES
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import NO_ONE, ForAll, Phrase, Where
from bottlecap.games.wasteland.story.markers import lay_marker, shift_marker
from bottlecap.games.wasteland.story.notation import At, Marker, Number, Place, StoryVerb, ThisCard, ThisQuest, Word
from bottlecap.games.wasteland.story.offmap import place
from bottlecap.games.wasteland.story.running import PICKING_SECTOR, Run, pick_target


class Mark(ForAll):
    """A marker is laid; it belongs to this card (-1: a scenario's setup has none)."""

    def __init__(self, quest: i64, marker: i64, where: Where) -> None:
        self.quest = quest
        self.marker = marker
        self.where = where

    def do(self, s: WastelandState, run: Run) -> None:
        if self.where.site() >= 0:
            lay_marker(s, self.marker, self.where.site(), self.quest, run.doer(s))
        elif len(self.picks(s, run)) > 0:
            pick_target(s, run, self.where)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return self.where.targets(s, run)

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        lay_marker(s, self.marker, number, self.quest, run.doer(s))


class KeepMarker(ForAll):
    """This card takes over the marker of the one before, where it lies."""

    def __init__(self, quest: i64, marker: i64) -> None:
        self.quest = quest
        self.marker = marker

    def do(self, s: WastelandState, run: Run) -> None:
        if s.markers[self.marker] > 0:
            s.marker_quest = replaced(s.marker_quest, self.marker, self.quest + 1)


class Walk(ForAll):
    """A marker moves so many sectors nearer to a place, if there is such a place; the first player breaks ties."""

    def __init__(self, marker: i64, sectors: i64, where: Where) -> None:
        self.marker = marker
        self.sectors = sectors
        self.where = where

    def do(self, s: WastelandState, run: Run) -> None:
        self.go_on(s, run, self.sectors)

    def go_on(self, s: WastelandState, run: Run, left: i64) -> None:
        if left > 0 and len(self.picks(s, run)) > 0:
            PICKING_SECTOR.ask(s, s.first_player, run, left)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        """The next sector on a shortest way to each of the places; where it lies now, if that is one of several."""
        out = vec[i64]()
        if not s.is_marker_on_map(self.marker):
            return out
        sector = s.markers[self.marker] - 1
        places = self.goals(s, run)
        if len(places) == 1 and places[0] == sector:
            return out
        far = zeros(WHERES)
        around = zeros(NEIGHBOURS)
        for goal in places:
            if goal == sector:
                out = append(out, sector)
                continue
            s.map().distances(s.face_at, goal, far)
            many = s.map().steps(s.face_at, sector, far, around)
            i: i64 = 0
            while i < many:
                if not holds(out, around[i]):
                    out = append(out, around[i])
                i += 1
        return out

    def goals(self, s: WastelandState, run: Run) -> vec[i64]:
        """Where it can be on its way to: a place that does not lie face up yet is waited for."""
        if self.where.site() < 0:
            return self.where.targets(s, run)
        out = vec[i64]()
        return append(out, self.where.site()) if s.map().is_on_map(s.face_at, self.where.site()) else out

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        if number != s.markers[self.marker] - 1:
            shift_marker(s, self.marker, number, NO_ONE)
            self.go_on(s, run, left - 1)


class PlaceMeAnd(Phrase):
    """The survivor and a marker are placed together."""

    def __init__(self, marker: i64, where: Where) -> None:
        self.marker = marker
        self.where = where

    def do(self, s: WastelandState, run: Run) -> None:
        if len(self.picks(s, run)) > 0:
            pick_target(s, run, self.where)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return self.where.targets(s, run)

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        place(s, run.actor, number)
        shift_marker(s, self.marker, number, run.actor)


VERBS: Final[list[StoryVerb]] = [
    StoryVerb("mark", Mark, [ThisCard("quest"), Marker("marker"), At("at"), Place("where")]),
    StoryVerb("keep marker", KeepMarker, [ThisQuest("quest"), Marker("marker")]),
    StoryVerb("walk", Walk, [Marker("marker"), Number("sectors", 1, 3), Word("to"), Place("where")]),
    StoryVerb("me and", PlaceMeAnd, [Marker("marker"), At("at"), Place("where")]),
]
