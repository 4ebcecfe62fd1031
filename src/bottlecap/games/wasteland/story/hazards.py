"""Results by a die: one for each companion."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.effects.base import ELSE
from bottlecap.games.wasteland.params import SEAT
from bottlecap.games.wasteland.state import HELD, WastelandState, of
from bottlecap.games.wasteland.story.base import ForAll
from bottlecap.games.wasteland.story.notation import Number, OneOf, StoryVerb, Word
from bottlecap.games.wasteland.story.others import in_order
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.tokens import COMPANION, FULL, PART_NAMES
from bottlecap.games.wasteland.vats import ANY_FACE


def companions_of(s: WastelandState, seat: i64) -> i64:
    """How many companions a survivor has, equipped or carried."""
    count: i64 = 0
    for item in s.items.within(HELD + seat):
        if s.content.item_kind[item] == COMPANION:
            count += 1
    return count


class DiePerCompanion(ForAll):
    """A die is thrown for each companion of each survivor: radiation for each that shows the part."""

    def __init__(self, rads: i64, part: i64) -> None:
        self.rads = rads
        self.part = part

    def do(self, s: WastelandState, run: Run) -> None:
        seats = in_order(s)
        # The last pushed comes first.
        place = len(seats) - 1
        while place >= 0:
            companions = companions_of(s, seats[place])
            if companions > 0:
                s.push(DiceOfCompanions(seats[place], companions, self.rads, self.part, 0))
            place -= 1


@mypyc_attr(acyclic=True, free_list_len=1)
class DiceOfCompanions(Step):
    """So many dice are still to be thrown for a survivor; what they have brought is taken all at once."""

    def __init__(self, seat: i64, left: i64, rads: i64, part: i64, got: i64) -> None:
        super().__init__(DICE_OF_COMPANIONS)
        self.seat = seat
        self.left = left
        self.rads = rads
        self.part = part
        self.got = got

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.left > 0:
            s.roll(ThrowingDie(self.seat, self.left, self.rads, self.part, self.got))
        elif self.got > 0 and not s.is_out(self.seat):
            suffer(s, self.seat, 0, self.got, ELSE)


@mypyc_attr(acyclic=True, free_list_len=1)
class ThrowingDie(Decision):
    """How a companion's die falls."""

    def __init__(self, owner: i64, left: i64, rads: i64, part: i64, got: i64) -> None:
        super().__init__(THROWING_DIE)
        self.owner = owner
        self.left = left
        self.rads = rads
        self.part = part
        self.got = got


class DieFalls(ChanceKind):
    def apply(self, state: State, decision: Decision, face: i64, /) -> None:
        s, asked = of(state), cast(ThrowingDie, decision)
        s.tell(DIE_FELL, asked.owner, face)
        got = asked.got + (asked.rads if s.content.face_parts[face] >> asked.part & 1 else 0)
        s.push(DiceOfCompanions(asked.owner, asked.left - 1, asked.rads, asked.part, min(got, FULL)))


OWNER: Final[Param] = Param("owner", 4, domain="seat")
DICE_LEFT: Final[Param] = Param("left", 10)
RADS: Final[Param] = Param("rads", int(FULL) + 1)
PART: Final[Param] = Param("part", len(PART_NAMES), domain="part")
GOT: Final[Param] = Param("got", int(FULL) + 1)

DIE_FALLS: Final[DieFalls] = DieFalls("die-falls", [ANY_FACE])
THROWING_DIE: Final[ChanceDecision] = ChanceDecision(
    "die-falls", DIE_FALLS, "vats-dice", [OWNER, DICE_LEFT, RADS, PART, GOT], make=ThrowingDie
)
DICE_OF_COMPANIONS: Final[StepKind] = StepKind("dice-of-companions", DiceOfCompanions, [SEAT, DICE_LEFT, RADS, PART, GOT])

DIE_FELL: Final[EventKind] = EventKind("die-fell", [SEAT, ANY_FACE])

ACTIONS: Final[list[ActionKind]] = [DIE_FALLS]
DECISIONS: Final[list[DecisionKind]] = [THROWING_DIE]
STEPS: Final[list[StepKind]] = [DICE_OF_COMPANIONS]
EVENTS: Final[list[EventKind]] = [DIE_FELL]

VERBS: Final[list[StoryVerb]] = [
    StoryVerb(
        "die per companion:",
        DiePerCompanion,
        [Word("rads"), Number("rads", 1, 4), Word("on"), OneOf("part", PART_NAMES)],
    ),
]
