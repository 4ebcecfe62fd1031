"""The three V.A.T.S. dice: a throw, and rerolls of any of them. What they are thrown for is a test's or a fight's affair."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.params import LEFT, SEAT
from bottlecap.games.wasteland.rulebook import COMBAT_REROLL, MAY_IS_OPTIONAL, TEST_REROLL
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.tasks import A_FIGHT, NO_TASK
from bottlecap.games.wasteland.tokens import DICE, FACES
from bottlecap.games.wasteland.using import USE, USE_PERK, USE_TRAIT

ALL_DICE: Final[i64] = (1 << DICE) - 1
# What is settled of a throw: that the dice count as they lie; in a fight, that nothing more is used before they hit the foe.
DICE_SETTLED: Final[i64] = 1
HITS_SETTLED: Final[i64] = 2


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
        if die > 0 and face_hits(s, die - 1, parts):
            count += 1
    return count


def face_hits(s: WastelandState, face: i64, parts: i64) -> bool:
    return s.content.face_parts[face] & parts != 0


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
        if not of(state).settled:
            state.push(Aim(self.seat))
            state.ask(self.seat, Decision(AIMING))


class AimKind(DecisionKind):
    """Its prompt tells the rerolls left, the best choice, and the chances of all choices (see `odds.py`)."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        # Here and not above: the odds know fights and tests, which throw dice.
        from bottlecap.games.wasteland.odds import chances

        s = of(state)
        found = chances(s)
        out = vec[i64]([s.rerolls, found.best])
        for choice in range(CHOICES):
            out = append(out, round(found.success[choice] * CERTAIN))
            out = append(out, round(found.death[choice] * CERTAIN))
            out = append(out, round(found.damage[choice] * HUNDRED))
        # In words a whole number of hundredths says enough: as the dice lie, by the best choice, and what that one risks.
        for chance in (found.success[0], found.success[found.best], found.death[found.best]):
            out = append(out, round(chance * HUNDRED))
        return out


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
        s.roll(Throwing(decision.seat, arg + 1))


class Keep(ActionKind):
    """Let the dice count as they lie."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).settled = DICE_SETTLED


# --- dice turned by a card --------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class SetDice(Step):
    """Up to so many dice are turned to faces of choice, one after another."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(SET_DICE)
        self.seat = seat
        self.left = left

    def run(self, state: State, /) -> None:
        if self.left > 0:
            state.ask(self.seat, SettingDice(self.left))


@mypyc_attr(acyclic=True, free_list_len=1)
class SettingDice(Decision):
    """Which die is turned to which face; so many are left."""

    def __init__(self, left: i64) -> None:
        super().__init__(SETTING_DICE)
        self.left = left


class SetDie(ActionKind):
    """Turn one die."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        return MAY_IS_OPTIONAL if of(state).dice[arg % DICE] == arg // DICE + 1 else LEGAL

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s = of(state)
        s.dice = replaced(s.dice, arg % DICE, arg // DICE + 1)
        s.tell(SET, decision.seat, arg % DICE, arg // DICE)
        s.push(SetDice(decision.seat, cast(SettingDice, decision).left - 1))


class LetDice(ActionKind):
    """Turn no more."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        pass


def clear_throw(s: WastelandState) -> None:
    """Nothing is thrown for any more."""
    s.task = NO_TASK
    s.dice = zeros(DICE)
    s.rerolls = 0
    s.braced = 0
    s.settled = 0
    s.icons_plus = 0
    s.hits_plus = 0
    s.spared = 0


DIE_FACE: Final[Param] = Param("first", int(FACES), domain="die-face")
SECOND_FACE: Final[Param] = Param("second", int(FACES), domain="die-face")
THIRD_FACE: Final[Param] = Param("third", int(FACES), domain="die-face")
# Some of the three dice: at least one.
SOME_DICE: Final[Param] = Param("dice", int(ALL_DICE), low=1, domain="dice")
DIE: Final[Param] = Param("die", int(DICE), domain="die")
ANY_FACE: Final[Param] = Param("face", int(FACES), domain="die-face")

# Keeping all dice, or one of the seven ways to reroll some. Chances are told in ten-thousandths, damage in hundredths.
CHOICES: Final[int] = 8
CERTAIN: Final[int] = 10_000
HUNDRED: Final[int] = 100
# The same of a throw that is still to come.
SUCCESS: Final[Param] = Param("success", CERTAIN + 1)
DEATH: Final[Param] = Param("death", CERTAIN + 1)
DAMAGE: Final[Param] = Param("damage", 100 * HUNDRED)


def chances_of(choice: int) -> list[Param]:
    return [
        Param(f"success-{choice}", CERTAIN + 1),
        Param(f"death-{choice}", CERTAIN + 1),
        Param(f"damage-{choice}", 100 * HUNDRED),
    ]


FALL: Final[Fall] = Fall("fall", [DIE_FACE, SECOND_FACE, THIRD_FACE])
REROLL: Final[Reroll] = Reroll("reroll", [SOME_DICE])
KEEP: Final[Keep] = Keep("keep")
SET_DIE: Final[SetDie] = SetDie("set-die", [DIE, ANY_FACE])
LET_DICE: Final[LetDice] = LetDice("let-dice")
THROWING: Final[ChanceDecision] = ChanceDecision(
    "throw", FALL, "vats-dice", [Param("thrower", 4, domain="seat"), SOME_DICE], make=Throwing
)
AIMING: Final[AimKind] = AimKind(
    "aim",
    [KEEP, REROLL, USE, USE_PERK, USE_TRAIT],
    "vats-dice",
    quiet=True,
    shown=[
        Param("rerolls", 32),
        Param("best", CHOICES),
        *(param for choice in range(CHOICES) for param in chances_of(choice)),
        Param("kept", HUNDRED + 1),
        Param("chance", HUNDRED + 1),
        Param("danger", HUNDRED + 1),
    ],
)
SETTING_DICE: Final[DecisionKind] = DecisionKind("set-die", [SET_DIE, LET_DICE], "combat-timing", [LEFT], make=SettingDice)
SET_DICE: Final[StepKind] = StepKind("set-dice", SetDice, [SEAT, LEFT])
THROW: Final[StepKind] = StepKind("throw", Throw, [SEAT])
AIM: Final[StepKind] = StepKind("aim", Aim, [SEAT])

THREW: Final[EventKind] = EventKind("threw", [SEAT, DIE_FACE, SECOND_FACE, THIRD_FACE])
REROLLS: Final[EventKind] = EventKind("rerolls", [SEAT, SOME_DICE])

SET: Final[EventKind] = EventKind("set-die", [SEAT, DIE, ANY_FACE])

ACTIONS: Final[list[ActionKind]] = [FALL, REROLL, KEEP, SET_DIE, LET_DICE]
DECISIONS: Final[list[DecisionKind]] = [THROWING, AIMING, SETTING_DICE]
STEPS: Final[list[StepKind]] = [THROW, AIM, SET_DICE]
EVENTS: Final[list[EventKind]] = [THREW, REROLLS, SET]
