"""What goals of quests in play watch for: called wherever such a thing happens."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import Param, StepKind
from bottlecap.engine.state import State, Step
from bottlecap.games.wasteland.params import SEAT
from bottlecap.games.wasteland.state import STAGED, WastelandState, of
from bottlecap.games.wasteland.story.base import A_DOSE, A_WOUND, NO_ONE, Choice
from bottlecap.games.wasteland.story.goals import falls_due
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.tokens import FULL


def happened(s: WastelandState, what: i64, seat: i64, number: i64) -> None:
    """A survivor has done that (see `HAPPENING_NAMES`; NO_ONE: nobody has); where no quest in play watches for it, this is all.

    What is laid out before the first round meets nothing.
    """
    if s.watched >> what & 1 and s.round > 0:
        notice(s, what, seat, number)


def notice(s: WastelandState, what: i64, seat: i64, number: i64) -> None:
    """Every goal that this meets is due."""
    met = vec[i64]()
    for quest in s.quests.within(STAGED):
        first = s.content.quest_first[quest]
        goal = first
        while goal < first + s.content.quest_goals[quest]:
            choice = s.content.choices[goal]
            is_new = not choice.by_action and not is_under_way(s, choice.gain)
            if is_new and choice.when.met(s, what, seat, number) and can_meet(s, choice, seat):
                met = append(met, goal)
            goal += 1
    if len(met) > 0:
        # A fight or a test that is under way knows afterwards still how it went.
        s.push(Recall(s.won, s.wound))
        falls_due(s, met, seat, 0)


def is_under_way(s: WastelandState, row: i64) -> bool:
    """Whether a row is being carried out: what it does does not meet its own goal again."""
    for step in s.steps:
        if isinstance(step, Run) and step.row == row:
            return True
    return False


def can_meet(s: WastelandState, choice: Choice, seat: i64) -> bool:
    """Whether a goal's need holds of whoever did it; what nobody did meets no need."""
    return not choice.has_need or (seat != NO_ONE and choice.need.holds(s, seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Recall(Step):
    """How the last fight or test went, once other ones lie between."""

    def __init__(self, won: i64, wound: i64) -> None:
        super().__init__(RECALL)
        self.won = won
        self.wound = wound

    def run(self, state: State, /) -> None:
        s = of(state)
        s.won = self.won
        s.wound = self.wound


# --- after a fight or a test ------------------------------------------------------------------------------------------


def reckon_after(s: WastelandState, seat: i64) -> None:
    """A fight or a test begins: what it does to the survivor is noticed when it is over."""
    if s.watched & (1 << A_DOSE | 1 << A_WOUND):
        s.push(Reckon(seat, s.rads_taken))


@mypyc_attr(acyclic=True, free_list_len=1)
class Reckon(Step):
    """The radiation taken, and the damage of a fight; rads: what was taken in this turn before."""

    def __init__(self, seat: i64, rads: i64) -> None:
        super().__init__(RECKON)
        self.seat = seat
        self.rads = rads

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.wound > 0:
            happened(s, A_WOUND, self.seat, s.wound)
        if s.is_turn_of(self.seat) and s.rads_taken > self.rads:
            happened(s, A_DOSE, self.seat, self.rads)


RECALL: Final[StepKind] = StepKind("recall", Recall, [Param("won", 2), Param("wound", int(FULL) + 1)])
RECKON: Final[StepKind] = StepKind("reckon", Reckon, [SEAT, Param("rads", int(FULL) + 1)])

STEPS: Final[list[StepKind]] = [RECALL, RECKON]
