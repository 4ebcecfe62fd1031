"""Quest tokens on the map: laid, moved, put on a tile that comes up, and taken away with the card that they belong to."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.geography import DOWN, face_of, is_sector
from bottlecap.games.wasteland.params import MARKER, SEAT, SECTOR, TILE
from bottlecap.games.wasteland.placing import Placing, PutOnTile, is_on_tile
from bottlecap.games.wasteland.rulebook import TOKEN_WALKS
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.base import A_MARKER, CARRYING
from bottlecap.games.wasteland.story.standing import Carries, is_in_play
from bottlecap.games.wasteland.watching import happened


def lay_marker(s: WastelandState, marker: i64, sector: i64, quest: i64, seat: i64) -> None:
    """A marker of that quest (-1: of none) lies there now, or waits until the place does. seat: whose deed it is."""
    s.markers = replaced(s.markers, marker, sector + 1)
    s.marker_quest = replaced(s.marker_quest, marker, quest + 1)
    if s.is_marker_on_map(marker):
        s.tell(MARKED, marker, sector)
        happened(s, A_MARKER, seat, marker)
    else:
        s.tell(MARKER_WAITS, marker, sector)


def shift_marker(s: WastelandState, marker: i64, sector: i64, seat: i64) -> None:
    """It is there now; seat: whose deed it is (NO_ONE: nobody's)."""
    s.markers = replaced(s.markers, marker, sector + 1)
    s.tell(MARKER_MOVED, marker, sector)
    happened(s, A_MARKER, seat, marker)


def take_markers(s: WastelandState, quest: i64) -> None:
    """The card leaves play, and its markers do with it."""
    marker: i64 = 0
    while marker < len(s.marker_quest):
        if s.marker_quest[marker] == quest + 1:
            s.markers = replaced(s.markers, marker, 0)
            s.marker_quest = replaced(s.marker_quest, marker, 0)
            s.tell(MARKER_GONE, marker)
        marker += 1


def carried_from(s: WastelandState, sector: i64) -> vec[i64]:
    """The markers in a sector that whoever moves out of it may take along."""
    out = vec[i64]()
    for effect in s.content.standing[CARRYING].effects:
        marker = cast(Carries, effect).marker
        if is_in_play(s, effect) and is_sector(sector) and s.markers[marker] == sector + 1:
            out = append(out, marker)
    return out


# --- tiles that come up -----------------------------------------------------------------------------------------------


def lay_waiting_markers(s: WastelandState, face: i64, seat: i64) -> None:
    """That survivor has turned up a tile: the markers that waited for it lie there now."""
    marker: i64 = 0
    while marker < len(s.markers):
        if s.markers[marker] > 0 and is_sector(s.markers[marker] - 1) and face_of(s.markers[marker] - 1) == face:
            s.tell(MARKED, marker, s.markers[marker] - 1)
            happened(s, A_MARKER, seat, marker)
        marker += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceMarkers(Step):
    """Whoever explored puts the markers that lay on the tile on its sectors, one after another."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(PLACE_MARKERS)
        self.seat = seat
        self.tile = tile

    def run(self, state: State, /) -> None:
        s = of(state)
        marker: i64 = 0
        while marker < len(s.markers):
            if s.markers[marker] == DOWN + self.tile + 1:
                s.push(PlaceMarkers(self.seat, self.tile))
                s.ask(self.seat, PlacingMarker(self.tile, marker))
                return
            marker += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class PlacingMarker(Placing):
    """Where a marker lies on a tile that has just come up."""

    def __init__(self, tile: i64, marker: i64) -> None:
        super().__init__(PLACING_MARKER, tile)
        self.marker = marker


class PlaceMarker(PutOnTile):
    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if is_on_tile(of(state), decision, sector) else TOKEN_WALKS

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        shift_marker(of(state), cast(PlacingMarker, decision).marker, sector, decision.seat)


PLACE_MARKER: Final[PlaceMarker] = PlaceMarker("place-marker")
PLACING_MARKER: Final[DecisionKind] = DecisionKind(
    "place-marker", [PLACE_MARKER], "token-walks", [TILE, MARKER], make=PlacingMarker
)
PLACE_MARKERS: Final[StepKind] = StepKind("place-markers", PlaceMarkers, [SEAT, TILE])

MARKED: Final[EventKind] = EventKind("marker-laid", [MARKER, SECTOR])
MARKER_WAITS: Final[EventKind] = EventKind("marker-waits", [MARKER, SECTOR])
MARKER_MOVED: Final[EventKind] = EventKind("marker-moved", [MARKER, SECTOR])
MARKER_GONE: Final[EventKind] = EventKind("marker-gone", [MARKER])

ACTIONS: Final[list[ActionKind]] = [PLACE_MARKER]
DECISIONS: Final[list[DecisionKind]] = [PLACING_MARKER]
STEPS: Final[list[StepKind]] = [PLACE_MARKERS]
EVENTS: Final[list[EventKind]] = [MARKED, MARKER_WAITS, MARKER_MOVED, MARKER_GONE]
