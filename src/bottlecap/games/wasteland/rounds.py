"""The round: a turn each, then an agenda card is revealed and its forces are activated."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import zeros
from bottlecap.engine.kinds import EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.activating import Activate
from bottlecap.games.wasteland.agendas import REVEALING, can_draw
from bottlecap.games.wasteland.content import MOST_FORCES
from bottlecap.games.wasteland.enemies import Wake
from bottlecap.games.wasteland.influence import Influence, somebody_wins
from bottlecap.games.wasteland.params import DEATHS, LEFT, SEAT
from bottlecap.games.wasteland.state import AGENDA_DISCARD, MOST_MET, REVEALED, of
from bottlecap.games.wasteland.story.goals import StoryOfRound
from bottlecap.games.wasteland.story.library import add_owed
from bottlecap.games.wasteland.tokens import ACTIONS as TURN_ACTIONS
from bottlecap.games.wasteland.tokens import TYPES
from bottlecap.games.wasteland.turns import TURN


@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """Turns clockwise from the first player, then the enemies."""

    def __init__(self) -> None:
        super().__init__(ROUND)

    def run(self, state: State, /) -> None:
        s = of(state)
        s.round += 1
        s.unseen = 0
        s.tell(ROUND_BEGINS, s.round)
        s.push(RoundEnds())
        # One action a turn in rotation: everybody has two such turns.
        s.push(NextTurn(s.first_player, s.players * (TURN_ACTIONS if s.rotation else 1)))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """So many turns are left in this round, whoever has become first player meanwhile."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(NEXT_TURN)
        self.seat = seat
        self.left = left

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.left == 0:
            return
        s.push(NextTurn((self.seat + 1) % s.players, self.left - 1))
        if not s.is_out(self.seat):
            s.push(BeginTurn(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginTurn(Step):
    def __init__(self, seat: i64) -> None:
        super().__init__(BEGIN_TURN)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s = of(state)
        s.turn = self.seat
        s.in_turn = 1
        s.fresh = 1
        s.actions = 1 if s.rotation else TURN_ACTIONS
        s.points = 0
        s.unslowed = 0
        s.met = zeros(MOST_MET)
        s.rads_taken = 0
        s.tell(TURN_BEGINS, self.seat)
        s.push(EndTurn(self.seat))
        s.push(GoOn(self.seat, s.deaths[self.seat]))


@mypyc_attr(acyclic=True, free_list_len=1)
class GoOn(Step):
    """What next? Asked after everything that was done in a turn, until it is ended or the survivor is killed."""

    def __init__(self, seat: i64, deaths: i64) -> None:
        super().__init__(GO_ON)
        self.seat = seat
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s = of(state)
        if not somebody_wins(s) and not s.ended and s.deaths[self.seat] == self.deaths:
            s.push(GoOn(self.seat, self.deaths))
            s.ask(self.seat, Decision(TURN))


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Step):
    """Whatever the turn had left is lost."""

    def __init__(self, seat: i64) -> None:
        super().__init__(END_TURN)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s = of(state)
        s.in_turn = 0
        s.fresh = 0
        s.ended = 0
        s.actions = 0
        s.points = 0
        add_owed(s)


# --- the end of a round -----------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class RoundEnds(Step):
    """The top agenda card is revealed, its forces are activated, quests have their say, it is discarded; the next round begins."""

    def __init__(self) -> None:
        super().__init__(ROUND_ENDS)

    def run(self, state: State, /) -> None:
        s = of(state)
        s.push(Round())
        s.push(DiscardRevealed())
        s.push(StoryOfRound())
        if can_draw(s):
            s.push(ActivateLine(0))
            s.roll(Decision(REVEALING))


@mypyc_attr(acyclic=True, free_list_len=1)
class ActivateLine(Step):
    """The forces at the bottom of the revealed card, from left to right."""

    def __init__(self, place: i64) -> None:
        super().__init__(ACTIVATE_LINE)
        self.place = place

    def run(self, state: State, /) -> None:
        s = of(state)
        force = s.content.agenda_forces[s.agendas.first(REVEALED) * MOST_FORCES + self.place]
        if force < 0:
            return
        if self.place + 1 < MOST_FORCES:
            s.push(ActivateLine(self.place + 1))
        s.push(Influence())
        if force < TYPES:
            s.push(Wake(force))
        s.laid_now = 0
        s.fled_now = 0
        s.push(Activate(force))


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardRevealed(Step):
    def __init__(self) -> None:
        super().__init__(DISCARD_REVEALED)

    def run(self, state: State, /) -> None:
        of(state).agendas.move_all(REVEALED, AGENDA_DISCARD)


ROUND: Final[StepKind] = StepKind("round", Round)
NEXT_TURN: Final[StepKind] = StepKind("next-turn", NextTurn, [SEAT, LEFT])
BEGIN_TURN: Final[StepKind] = StepKind("begin-turn", BeginTurn, [SEAT])
GO_ON: Final[StepKind] = StepKind("go-on", GoOn, [SEAT, DEATHS])
END_TURN: Final[StepKind] = StepKind("end-turn", EndTurn, [SEAT])
ROUND_ENDS: Final[StepKind] = StepKind("round-ends", RoundEnds)
ACTIVATE_LINE: Final[StepKind] = StepKind("activate-line", ActivateLine, [Param("place", int(MOST_FORCES))])
DISCARD_REVEALED: Final[StepKind] = StepKind("discard-revealed", DiscardRevealed)

ROUND_BEGINS: Final[EventKind] = EventKind("round-begins", [Param("round", 10_000)])
TURN_BEGINS: Final[EventKind] = EventKind("turn-begins", [SEAT])

STEPS: Final[list[StepKind]] = [ROUND, NEXT_TURN, BEGIN_TURN, GO_ON, END_TURN, ROUND_ENDS, ACTIVATE_LINE, DISCARD_REVEALED]
EVENTS: Final[list[EventKind]] = [ROUND_BEGINS, TURN_BEGINS]
