"""What a phrase can ask for beyond sectors, cards and survivors: a goal, and how many caps."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import ActionKind, DecisionKind, Param
from bottlecap.games.wasteland.params import DEATHS, SECTOR
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.goals import GOAL
from bottlecap.games.wasteland.story.running import ACTOR, LEVEL, PICKS_LEFT, PLACE, ROW, Pick, Picking, Run, decider

# The most caps that one answer can pay: on a card, and ten by ten.
MOST_ON_CARD: Final[i64] = 20
MOST_TENS: Final[i64] = 20


@mypyc_attr(acyclic=True, free_list_len=1)
class PickingGoal(Picking):
    def __init__(self, row: i64, place: i64, actor: i64, level: i64, sector: i64, deaths: i64, left: i64) -> None:
        super().__init__(PICKING_GOAL, row, place, actor, level, sector, deaths, left)


@mypyc_attr(acyclic=True, free_list_len=1)
class PickingCaps(Picking):
    def __init__(self, row: i64, place: i64, actor: i64, level: i64, sector: i64, deaths: i64, left: i64) -> None:
        super().__init__(PICKING_CAPS, row, place, actor, level, sector, deaths, left)


@mypyc_attr(acyclic=True, free_list_len=1)
class PickingTens(Picking):
    def __init__(self, row: i64, place: i64, actor: i64, level: i64, sector: i64, deaths: i64, left: i64) -> None:
        super().__init__(PICKING_TENS, row, place, actor, level, sector, deaths, left)


def pick_goal(s: WastelandState, run: Run) -> None:
    """Ask for a goal that the phrase under way can meet."""
    s.ask(decider(s, run.actor), PickingGoal(run.row, run.place, run.actor, run.level, run.sector, run.deaths, 1))


def pick_caps(s: WastelandState, run: Run) -> None:
    """Ask how many caps are paid; a number that is picked is one less."""
    s.ask(run.actor, PickingCaps(run.row, run.place, run.actor, run.level, run.sector, run.deaths, 1))


def pick_tens(s: WastelandState, run: Run) -> None:
    """Ask how many times ten caps are paid; a number that is picked is one less."""
    s.ask(run.actor, PickingTens(run.row, run.place, run.actor, run.level, run.sector, run.deaths, 1))


ASKS: Final[list[Param]] = [ROW, PLACE, ACTOR, LEVEL, SECTOR, DEATHS, PICKS_LEFT]

PICK_GOAL: Final[Pick] = Pick("pick-goal", [GOAL])
PAY_CAPS: Final[Pick] = Pick("pay-caps", [Param("caps", int(MOST_ON_CARD), low=1)])
PAY_TENS: Final[Pick] = Pick("pay-tens", [Param("tens", int(MOST_TENS), low=1)])
PICKING_GOAL: Final[DecisionKind] = DecisionKind("pick-goal", [PICK_GOAL], "result-basic", ASKS, make=PickingGoal, shown=[])
PICKING_CAPS: Final[DecisionKind] = DecisionKind("pay-caps", [PAY_CAPS], "quest-action", ASKS, make=PickingCaps, shown=[])
PICKING_TENS: Final[DecisionKind] = DecisionKind("pay-tens", [PAY_TENS], "quest-action", ASKS, make=PickingTens, shown=[])

ACTIONS: Final[list[ActionKind]] = [PICK_GOAL, PAY_CAPS, PAY_TENS]
DECISIONS: Final[list[DecisionKind]] = [PICKING_GOAL, PICKING_CAPS, PICKING_TENS]
