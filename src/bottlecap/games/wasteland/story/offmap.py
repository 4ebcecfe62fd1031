"""Being placed somewhere, which meets nothing of what a move meets; and coming back from the place off the map."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.geography import MOTHERSHIP
from bottlecap.games.wasteland.params import SEAT, SECTOR
from bottlecap.games.wasteland.rulebook import OFF_MAP
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.base import NO_ONE, NO_ROW
from bottlecap.games.wasteland.story.places import Empty
from bottlecap.games.wasteland.story.running import Run


def place(s: WastelandState, seat: i64, sector: i64) -> None:
    """The survivor is there now."""
    s.where = replaced(s.where, seat, sector)
    s.tell(PLACED, seat, sector)


# --- coming back ------------------------------------------------------------------------------------------------------

EMPTY: Final[Empty] = Empty()


def empty_sectors(s: WastelandState) -> vec[i64]:
    return EMPTY.targets(s, Run(NO_ROW, 0, NO_ONE, 0, MOTHERSHIP, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class ComeBack(Step):
    """The place off the map is gone: everybody who was there is placed on an empty sector, from the first player on."""

    def __init__(self) -> None:
        super().__init__(COME_BACK)

    def run(self, state: State, /) -> None:
        s = of(state)
        for turn in range(s.players):
            seat = (s.first_player + turn) % s.players
            if s.where[seat] == MOTHERSHIP:
                s.push(ComeBack())
                s.ask(seat, Decision(COMING_BACK))
                return


class ComeBackTo(Quick):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return empty_sectors(of(state))

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), sector) else OFF_MAP

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        place(of(state), decision.seat, sector)


COME_BACK_TO: Final[ComeBackTo] = ComeBackTo("come-back-to", [SECTOR])
COMING_BACK: Final[DecisionKind] = DecisionKind("come-back", [COME_BACK_TO], "off-map")
COME_BACK: Final[StepKind] = StepKind("come-back", ComeBack)

PLACED: Final[EventKind] = EventKind("placed", [SEAT, SECTOR])

ACTIONS: Final[list[ActionKind]] = [COME_BACK_TO]
DECISIONS: Final[list[DecisionKind]] = [COMING_BACK]
STEPS: Final[list[StepKind]] = [COME_BACK]
EVENTS: Final[list[EventKind]] = [PLACED]
