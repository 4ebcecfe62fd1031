"""The action Escort: whoever stands with a marker leads it on, by as many sectors as a test is passed by."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.geography import NEIGHBOURS
from bottlecap.games.wasteland.params import DEATHS, LEFT, MARKER, SEAT, SECTOR
from bottlecap.games.wasteland.rulebook import QUEST_TOKEN, SECTOR_ADJACENT, TURN_TWO_ACTIONS
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.base import ESCORTING
from bottlecap.games.wasteland.story.library import kept_as
from bottlecap.games.wasteland.story.markers import shift_marker
from bottlecap.games.wasteland.story.standing import Escorts, is_in_play
from bottlecap.games.wasteland.testing import begin_test
from bottlecap.games.wasteland.tokens import NOBODY


def escort_of(s: WastelandState, marker: i64) -> i64:
    """Which of all escorts a marker can be led on by; -1: none that is in play."""
    place: i64 = 0
    for effect in s.content.standing[ESCORTING].effects:
        if cast(Escorts, effect).marker == marker and is_in_play(s, effect):
            return place
        place += 1
    return NOBODY


class Escort(ActionKind):
    """Try to lead a marker on that lies where one stands."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64]()
        for effect in s.content.standing[ESCORTING].effects:
            marker = cast(Escorts, effect).marker
            if is_in_play(s, effect) and s.markers[marker] == s.where[decision.seat] + 1:
                out = append(out, marker)
        return out

    def check(self, state: State, decision: Decision, marker: i64, /) -> i64:
        s = of(state)
        if escort_of(s, marker) < 0 or s.markers[marker] != s.where[decision.seat] + 1:
            return QUEST_TOKEN
        return LEGAL if s.actions > 0 else TURN_TWO_ACTIONS

    def apply(self, state: State, decision: Decision, marker: i64, /) -> None:
        s, seat = of(state), decision.seat
        escort = cast(Escorts, s.content.standing[ESCORTING].effects[escort_of(s, marker)])
        s.actions -= 1
        s.fresh = 0
        s.tell(ESCORTED, seat, marker)
        s.push(Led(seat, marker, s.deaths[seat]))
        begin_test(s, seat, escort.letters, escort.twice, escort.difficulty)
        if escort.role >= 0 and kept_as(s, seat, escort.role) > 0:
            s.icons_plus = escort.plus


@mypyc_attr(acyclic=True, free_list_len=1)
class Led(Step):
    """The test is over: the marker moves by what there was above the difficulty."""

    def __init__(self, seat: i64, marker: i64, deaths: i64) -> None:
        super().__init__(LED)
        self.seat = seat
        self.marker = marker
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.won and s.margin > 0:
            s.push(LeadOn(self.seat, self.marker, s.margin, self.deaths))


def ways_for(s: WastelandState, marker: i64) -> vec[i64]:
    """What borders on a marker's sector; a face-down tile is one sector."""
    around = zeros(NEIGHBOURS)
    many = s.map().neighbours(s.face_at, s.markers[marker] - 1, around)
    return around[:many]


@mypyc_attr(acyclic=True, free_list_len=1)
class LeadOn(Step):
    """So many sectors more, as long as the marker lies on the map and its escort is alive."""

    def __init__(self, seat: i64, marker: i64, left: i64, deaths: i64) -> None:
        super().__init__(LEAD_ON)
        self.seat = seat
        self.marker = marker
        self.left = left
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s = of(state)
        lies = s.is_marker_on_map(self.marker) and escort_of(s, self.marker) >= 0
        if self.left > 0 and lies and s.deaths[self.seat] == self.deaths:
            s.ask(self.seat, Leading(self.marker, self.left, self.deaths))


@mypyc_attr(acyclic=True, free_list_len=1)
class Leading(Decision):
    """Whereto; so many sectors are left."""

    def __init__(self, marker: i64, left: i64, deaths: i64) -> None:
        super().__init__(LEADING)
        self.marker = marker
        self.left = left
        self.deaths = deaths


class LeadTo(Quick):
    """To an adjacent sector, whatever the terrain."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return ways_for(of(state), cast(Leading, decision).marker)

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), sector) else SECTOR_ADJACENT

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, asked = of(state), cast(Leading, decision)
        s.push(LeadOn(decision.seat, asked.marker, asked.left - 1, asked.deaths))
        shift_marker(s, asked.marker, sector, decision.seat)


ESCORT: Final[Escort] = Escort("escort", [MARKER])
LEAD_TO: Final[LeadTo] = LeadTo("lead-to", [SECTOR])
LEADING: Final[DecisionKind] = DecisionKind(
    "lead-on", [LEAD_TO], "quest-token", [MARKER, LEFT, DEATHS], make=Leading, shown=[MARKER, LEFT]
)
LED: Final[StepKind] = StepKind("led", Led, [SEAT, MARKER, DEATHS])
LEAD_ON: Final[StepKind] = StepKind("lead-on", LeadOn, [SEAT, MARKER, LEFT, DEATHS])

ESCORTED: Final[EventKind] = EventKind("escorted", [SEAT, MARKER])

ACTIONS: Final[list[ActionKind]] = [ESCORT, LEAD_TO]
DECISIONS: Final[list[DecisionKind]] = [LEADING]
STEPS: Final[list[StepKind]] = [LED, LEAD_ON]
EVENTS: Final[list[EventKind]] = [ESCORTED]
