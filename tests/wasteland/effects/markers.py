"""What the rules of Wasteland do, switched off: quest tokens, what is the highest, the last one killed, the place off the map."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.mutation import Effects
from tests.ways import Method, constant, instead, nothing, wrapped

from bottlecap.engine.state import State
from bottlecap.games.wasteland import camping
from bottlecap.games.wasteland.geography import is_down
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story import library, marking, watches
from bottlecap.games.wasteland.story.markers import PlaceMarkers
from bottlecap.games.wasteland.story.marking import Walk
from bottlecap.games.wasteland.story.offmap import ComeBack
from bottlecap.games.wasteland.story.places import Away, Highest
from bottlecap.games.wasteland.story.running import Run


def around_the_hidden(original: Method, self: Walk, s: WastelandState, run: Run) -> vec[i64]:
    out = vec[i64]()
    for sector in cast("vec[i64]", original(self, s, run)):
        if not is_down(sector):
            out = append(out, sector)
    return out


def one_nearer(original: Method, self: Away, s: WastelandState, run: Run) -> object:
    self.sectors -= 1
    found = original(self, s, run)
    self.sectors += 1
    return found


def or_nowhere(original: Method, self: Away, s: WastelandState, run: Run) -> object:
    """Where nothing is exactly so far away, nothing is laid."""
    found, nearer = original(self, s, run), one_nearer(original, self, s, run)
    return vec[i64]() if list(cast("vec[i64]", found)) == list(cast("vec[i64]", nearer)) else found


def lowest(original: Method, self: Highest, s: WastelandState, sector: int) -> int:
    level = cast(int, original(self, s, sector))
    return 9 - level if level else 0


def from_seat_0(original: Method, self: ComeBack, state: State) -> None:
    s = of(state)
    first, s.first_player = s.first_player, 0
    original(self, state)
    s.first_player = first


def to_the_first_place(original: Method, self: Walk, s: WastelandState, run: Run) -> object:
    found = cast("vec[i64]", original(self, s, run))
    return found if len(found) > 0 else vec[i64]([0])


EFFECTS: Effects = {
    "quest-token": {"stays": nothing(library, "take_markers"), "never-laid": nothing(marking, "lay_marker")},
    "exactly-away": {
        "one-nearer": wrapped(Away, "targets", one_nearer),
        "or-nowhere": wrapped(Away, "targets", or_nowhere),
        "by-the-survivor": instead(Away, "by_first_player", lambda self: False),
    },
    "token-walks": {"around-the-hidden": wrapped(Walk, "picks", around_the_hidden), "stays-hidden": nothing(PlaceMarkers, "run")},
    "highest": {
        "lowest-of-all": wrapped(Highest, "level_at", lowest),
        "by-the-survivor": instead(Highest, "by_first_player", lambda self: False),
    },
    "place-not-yet": {
        "marker-at-once": instead(WastelandState, "is_marker_on_map", lambda self, marker: self.markers[marker] > 0),
        "walks-elsewhere": wrapped(Walk, "goals", to_the_first_place),
    },
    "last-killed": {"any": instead(watches, "many_tokens", lambda s, faction: 0)},
    "off-map": {
        "camps": constant(camping, "MOTHERSHIP", -1),
        "stays": nothing(ComeBack, "run"),
        "from-seat-0": wrapped(ComeBack, "run", from_seat_0),
    },
}
