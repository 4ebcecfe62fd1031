"""The three V.A.T.S. dice: a throw, and rerolls of any of them. What they are thrown for is a test's or a fight's affair."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.params import SEAT
from bottlecap.games.wasteland.rulebook import COMBAT_REROLL, TEST_REROLL
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.tokens import DICE, FACES

# What the dice are thrown for.
NO_TASK: Final[i64] = 0
A_TEST: Final[i64] = 1
A_FIGHT: Final[i64] = 2

ALL_DICE: Final[i64] = (1 << DICE) - 1


def icons_thrown(s: WastelandState) -> i64:
    """The hit icons on the dice."""
    total: i64 = 0
    for die in s.dice:
        if die > 0:
            total += s.content.face_hits[die - 1]
    return total


def dice_showing(s: WastelandState, parts: i64) -> i64:
    """How many dice show at least one of these parts green."""
    count: i64 = 0
    for die in s.dice:
        if die > 0 and s.content.face_parts[die - 1] & parts:
            count += 1
    return count


@mypyc_attr(acyclic=True, free_list_len=1)
class Throw(Step):
    """The first throw, then whatever rerolls and cards change about it."""

    def __init__(self, seat: i64) -> None:
        super().__init__(THROW)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s = of(state)
        s.push(Aim(self.seat))
        s.roll(Throwing(self.seat, ALL_DICE))


@mypyc_attr(acyclic=True, free_list_len=1)
class Throwing(Decision):
    """How these dice fall; the others stay as they lie."""

    def __init__(self, thrower: i64, dice: i64) -> None:
        super().__init__(THROWING)
        self.thrower = thrower
        self.dice = dice


class Fall(ChanceKind):
    """The faces of the three dice, the first one lowest."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, mask = of(state), cast(Throwing, decision).dice
        out = vec[i64]([0])
        step: i64 = 1
        for die in range(DICE):
            more = vec[i64](capacity=len(out) * FACES)
            face: i64 = 0
            while face < FACES:
                if mask >> die & 1 or face == s.dice[die] - 1:
                    for begun in out:
                        more = append(more, begun + face * step)
                face += 1
            out = more
            step *= FACES
        return out

    def apply(self, state: State, decision: Decision, throw: i64, /) -> None:
        s = of(state)
        dice = zeros(DICE)
        for die in range(DICE):
            dice[die] = throw % FACES + 1
            throw //= FACES
        s.dice = dice
        s.tell(THREW, cast(Throwing, decision).thrower, dice[0] - 1, dice[1] - 1, dice[2] - 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Aim(Step):
    """What about the dice? Asked again after each reroll and each card that was used."""

    def __init__(self, seat: i64) -> None:
        super().__init__(AIM)
        self.seat = seat

    def run(self, state: State, /) -> None:
        state.ask(self.seat, Decision(AIMING))


class Reroll(ActionKind):
    """Throw some of the dice again."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s = of(state)
        if s.rerolls > 0:
            return LEGAL
        return COMBAT_REROLL if s.task == A_FIGHT else TEST_REROLL

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return super().candidates(state, decision) if of(state).rerolls > 0 else vec[i64]()

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s = of(state)
        s.rerolls -= 1
        s.tell(REROLLS, decision.seat, arg + 1)
        s.push(Aim(decision.seat))
        s.roll(Throwing(decision.seat, arg + 1))


class Keep(ActionKind):
    """Let the dice count as they lie."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).rerolls = 0


def clear_throw(s: WastelandState) -> None:
    """Nothing is thrown for any more."""
    s.task = NO_TASK
    s.dice = zeros(DICE)
    s.rerolls = 0
    s.icons_plus = 0
    s.hits_plus = 0
    s.spared = 0


DIE_FACE: Final = Param("first", int(FACES), domain="die-face")
SECOND_FACE: Final = Param("second", int(FACES), domain="die-face")
THIRD_FACE: Final = Param("third", int(FACES), domain="die-face")
# Some of the three dice: at least one.
SOME_DICE: Final = Param("dice", int(ALL_DICE), low=1)

FALL: Final[Fall] = Fall("fall", [DIE_FACE, SECOND_FACE, THIRD_FACE])
REROLL: Final[Reroll] = Reroll("reroll", [SOME_DICE])
KEEP: Final[Keep] = Keep("keep")
THROWING: Final[ChanceDecision] = ChanceDecision(
    "throw", FALL, "vats-dice", [Param("thrower", 4, domain="seat"), SOME_DICE], make=Throwing
)
AIMING: Final[DecisionKind] = DecisionKind("aim", [KEEP, REROLL], "vats-dice")
THROW: Final[StepKind] = StepKind("throw", Throw, [SEAT])
AIM: Final[StepKind] = StepKind("aim", Aim, [SEAT])

THREW: Final[EventKind] = EventKind("threw", [SEAT, DIE_FACE, SECOND_FACE, THIRD_FACE])
REROLLS: Final[EventKind] = EventKind("rerolls", [SEAT, SOME_DICE])

ACTIONS: Final = [FALL, REROLL, KEEP]
DECISIONS: Final = [THROWING, AIMING]
STEPS: Final = [THROW, AIM]
EVENTS: Final = [THREW, REROLLS]
