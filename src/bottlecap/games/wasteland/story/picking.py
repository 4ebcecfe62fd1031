"""What a phrase can ask for beyond sectors, cards and survivors: a goal, and how many caps."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.kinds import ActionKind, DecisionKind, Param
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.goals import GOAL
from bottlecap.games.wasteland.story.running import Pick, PickingKind, Run, decider

# The most caps that one answer can pay: on a card, and ten by ten.
MOST_ON_CARD: Final[i64] = 20
MOST_TENS: Final[i64] = 20


def pick_goal(s: WastelandState, run: Run) -> None:
    """Ask for a goal that the phrase under way can meet."""
    PICKING_GOAL.ask(s, decider(s, run.actor), run, 1)


def pick_caps(s: WastelandState, run: Run) -> None:
    """Ask how many caps are paid; a number that is picked is one less."""
    PICKING_CAPS.ask(s, run.actor, run, 1)


def pick_tens(s: WastelandState, run: Run) -> None:
    """Ask how many times ten caps are paid; a number that is picked is one less."""
    PICKING_TENS.ask(s, run.actor, run, 1)


PICK_GOAL: Final[Pick] = Pick("pick-goal", [GOAL])
PAY_CAPS: Final[Pick] = Pick("pay-caps", [Param("caps", int(MOST_ON_CARD), low=1)])
PAY_TENS: Final[Pick] = Pick("pay-tens", [Param("tens", int(MOST_TENS), low=1)])
PICKING_GOAL: Final[PickingKind] = PickingKind(PICK_GOAL, "result-basic")
PICKING_CAPS: Final[PickingKind] = PickingKind(PAY_CAPS, "quest-action")
PICKING_TENS: Final[PickingKind] = PickingKind(PAY_TENS, "quest-action")

ACTIONS: Final[list[ActionKind]] = [PICK_GOAL, PAY_CAPS, PAY_TENS]
DECISIONS: Final[list[DecisionKind]] = [PICKING_GOAL, PICKING_CAPS, PICKING_TENS]
