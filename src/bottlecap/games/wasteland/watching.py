"""What goals of quests in play watch for: called wherever such a thing happens."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import Param, StepKind
from bottlecap.engine.state import State, Step
from bottlecap.games.wasteland.state import STAGED, WastelandState, of
from bottlecap.games.wasteland.story.goals import falls_due


def happened(s: WastelandState, what: i64, seat: i64, number: i64) -> None:
    """A survivor has done that (see `HAPPENING_NAMES`); where no quest in play watches for it, this is all."""
    if s.watched >> what & 1:
        notice(s, what, seat, number)


def notice(s: WastelandState, what: i64, seat: i64, number: i64) -> None:
    """Every goal that this meets is due."""
    met = vec[i64]()
    for quest in s.quests.within(STAGED):
        first = s.content.quest_first[quest]
        goal = first
        while goal < first + s.content.quest_goals[quest]:
            choice = s.content.choices[goal]
            if not choice.by_action and choice.when.met(s, what, seat, number) and choice.need.holds(s, seat):
                met = append(met, goal)
            goal += 1
    if len(met) > 0:
        # A fight or a test that is under way knows afterwards still how it went.
        s.push(Recall(s.won))
        falls_due(s, met, seat, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Recall(Step):
    """How the last fight or test went, once other ones lie between."""

    def __init__(self, won: i64) -> None:
        super().__init__(RECALL)
        self.won = won

    def run(self, state: State, /) -> None:
        of(state).won = self.won


RECALL: Final[StepKind] = StepKind("recall", Recall, [Param("won", 2)])

STEPS: Final[list[StepKind]] = [RECALL]
