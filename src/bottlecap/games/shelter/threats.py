"""Threats: how they spawn, and how they are fought."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import ActionKind, ChanceDecision, ChanceKind, DecisionKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.abilities import ItemMoment, can_use, moment_of, pass_over
from bottlecap.games.shelter.board import DWELLERS, FIGURES, LEVELS, ON_SPACE, PLACES, SLOTS, space_at
from bottlecap.games.shelter.effects import base
from bottlecap.games.shelter.effects.base import AFTER_LOSS, BEFORE_ROLL
from bottlecap.games.shelter.events import (
    END_NEAR,
    FIGHT_LOST,
    FIGHT_ROLLED,
    FIGHT_WON,
    FIRST_DIE,
    INJURED,
    LEVEL,
    SECOND_DIE,
    SPACE,
    SPAWN_ROLLED,
    THREAT,
    THREAT_APPEARS,
    THREATS_SHUFFLED,
)
from bottlecap.games.shelter.gains import gain_by_items
from bottlecap.games.shelter.rewards import rewards
from bottlecap.games.shelter.state import (
    DECK,
    NOT_ENDING,
    THREAT_DECK,
    THREAT_DISCARD,
    THREAT_VAULT,
    ShelterState,
    of,
    printed,
)
from bottlecap.games.shelter.using import USE, Window

# --- spawning ---------------------------------------------------------------------------------------------


def in_column(s: ShelterState, level: i64, column: i64) -> i64:
    """The space of that level on which a threat of the column comes to lie, or -1: no room there, or threats already."""
    columns = s.content.columns
    i: i64 = 0
    while i < PLACES * SLOTS:
        if columns[i] == column:
            place, slot = i // SLOTS, i % SLOTS
            room = s.built[level * PLACES + place] - 1
            if room < 0:
                return -1
            if s.content.room_spaces[2 * room + slot] < 0:
                # A room's only space has both numbers of its place.
                slot = 0
            space = space_at(level, place, slot)
            if s.covered[space] == 0:
                return space
        i += 1
    return -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Spawn(Step):
    """For each level from the top down, both dice."""

    def __init__(self, level: i64) -> None:
        super().__init__(SPAWN)
        self.level = level

    def run(self, state: State, /) -> None:
        level = self.level
        if level <= state.players:
            state.push(Spawn(level + 1))
            state.roll(Spawning(level))


@mypyc_attr(acyclic=True, free_list_len=1)
class Spawning(Decision):
    """Where on a level a threat appears."""

    def __init__(self, level: i64) -> None:
        super().__init__(SPAWN_ROLLING)
        self.level = level


def column_of(dice: i64) -> i64:
    """The column that two dice name: their sum."""
    return dice % 6 + dice // 6 + 2


class SpawnDice(ChanceKind):
    """The sum names the column; a space there that is free of threats gets one."""

    def apply(self, state: State, decision: Decision, dice: i64, /) -> None:
        s, level = of(state), cast(Spawning, decision).level
        first, second = dice % 6 + 1, dice // 6 + 1
        column = column_of(dice)
        s.tell(SPAWN_ROLLED, level, first, second, column)
        space = in_column(s, level, column)
        if space >= 0:
            s.push(LayThreat(space))


@mypyc_attr(acyclic=True, free_list_len=1)
class LayThreat(Step):
    """Draw the threat for a space; where the deck is gone, its discards are shuffled into a new one."""

    def __init__(self, space: i64) -> None:
        super().__init__(LAY_THREAT)
        self.space = space

    def run(self, state: State, /) -> None:
        space = self.space
        s = of(state)
        if s.threats.count(DECK) == 0:
            if s.threats.count(THREAT_DISCARD) == 0:
                return
            s.threats.move_all(THREAT_DISCARD, DECK)
            s.tell(THREATS_SHUFFLED)
        s.roll(ThreatDrawing(space))


@mypyc_attr(acyclic=True, free_list_len=1)
class ThreatDrawing(Decision):
    """Which threat comes to lie on a space."""

    def __init__(self, space: i64) -> None:
        super().__init__(THREAT_DRAWING)
        self.space = space


class DrawThreat(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).threats.draws(DECK)

    def apply(self, state: State, decision: Decision, threat: i64, /) -> None:
        s, space = of(state), cast(ThreatDrawing, decision).space
        s.threats.move(threat, THREAT_VAULT)
        s.covered = replaced(s.covered, space, threat + 1)
        s.tell(THREAT_APPEARS, threat, space)
        if s.threats.count(DECK) == 0 and s.ending == NOT_ENDING:
            s.ending = THREAT_DECK
            s.tell(END_NEAR, THREAT_DECK)


# --- fighting -----------------------------------------------------------------------------------------------

# What two dice can show, one and the other.
THROWS: Final[i64] = 36


@mypyc_attr(acyclic=True)
class FightMoment(ItemMoment):
    """A question about a fight: which dweller fights, and whether its reward is doubled."""

    def __init__(self, kind: DecisionKind, moment: i64, fighter: i64, doubled: i64) -> None:
        super().__init__(kind, moment)
        self.fighter = fighter
        self.doubled = doubled


@mypyc_attr(acyclic=True, free_list_len=1)
class Arming(FightMoment):
    """Before the roll."""

    def __init__(self, fighter: i64, doubled: i64) -> None:
        super().__init__(ARMING, BEFORE_ROLL, fighter, doubled)

    def ask_again(self, s: ShelterState) -> None:
        s.push(Arm(self.fighter, self.doubled))


@mypyc_attr(acyclic=True, free_list_len=1)
class Losing(FightMoment):
    """After a lost roll."""

    def __init__(self, fighter: i64, doubled: i64) -> None:
        super().__init__(LOSING, AFTER_LOSS, fighter, doubled)

    def ask_again(self, s: ShelterState) -> None:
        s.push(Lose(self.fighter, self.doubled))

    def fight_again(self, s: ShelterState) -> None:
        s.push(Arm(self.fighter, self.doubled))


@mypyc_attr(acyclic=True, free_list_len=1)
class FightRolling(Decision):
    """The dice of a fight."""

    def __init__(self, fighter: i64, doubled: i64) -> None:
        super().__init__(FIGHT_ROLLING)
        self.fighter = fighter
        self.doubled = doubled


@mypyc_attr(acyclic=True, free_list_len=1)
class Arm(Step):
    """Before the roll: a question only where an item could be used."""

    def __init__(self, fighter: i64, doubled: i64) -> None:
        super().__init__(ARM)
        self.fighter = fighter
        self.doubled = doubled

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.fighter // DWELLERS
        if can_use(s, seat, BEFORE_ROLL):
            s.ask(seat, Arming(self.fighter, self.doubled))
        else:
            s.roll(FightRolling(self.fighter, self.doubled))


class Roll(ActionKind):
    """Roll with what was declared."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        fight = cast(FightMoment, decision)
        state.roll(FightRolling(fight.fighter, fight.doubled))


def beats(dice: i64, bonus: i64, number: i64) -> bool:
    """Whether a throw of two dice, with what weapons add, reaches the number on a threat."""
    return dice % 6 + 1 + dice // 6 + 1 + bonus >= number


class FightDice(ChanceKind):
    """The total at or above the number wins."""

    def apply(self, state: State, decision: Decision, dice: i64, /) -> None:
        s, fight = of(state), cast(FightRolling, decision)
        fighter = fight.fighter
        seat = fighter // DWELLERS
        space = s.where[fighter] - ON_SPACE
        s.tell(FIGHT_ROLLED, seat, dice % 6 + 1, dice // 6 + 1, s.bonus)
        threat = s.covered[space] - 1
        # Whatever was passed over before the roll is offered again after it.
        s.passed_over = s.content.no_items
        if beats(dice, s.bonus, printed(s, space).fight):
            s.bonus = 0
            s.tell(FIGHT_WON, seat, threat)
            s.push(rewards(fighter, space, fight.doubled))
            s.push(Window(seat))
            gain_by_items(s, seat, base.FIGHT_WON)
        else:
            s.tell(FIGHT_LOST, seat, threat)
            s.push(Lose(fighter, fight.doubled))


@mypyc_attr(acyclic=True, free_list_len=1)
class Lose(Step):
    """After a lost roll: a question only where an item could be used; else the dweller is injured."""

    def __init__(self, fighter: i64, doubled: i64) -> None:
        super().__init__(LOSE)
        self.fighter = fighter
        self.doubled = doubled

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.fighter // DWELLERS
        if can_use(s, seat, AFTER_LOSS):
            s.ask(seat, Losing(self.fighter, self.doubled))
        else:
            injure(s, self.fighter)


class Accept(ActionKind):
    """Let the dweller be injured."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s = of(state)
        pass_over(s, decision.seat, moment_of(decision))
        injure(s, cast(FightMoment, decision).fighter)


def injure(s: ShelterState, dweller: i64) -> None:
    s.bonus = 0
    s.hurt = replaced(s.hurt, dweller, 1)
    s.tell(INJURED, dweller // DWELLERS, s.where[dweller] - ON_SPACE)


FIGHT: Final = [Param("fighter", FIGURES), Param("doubled", 2)]
SPAWN_DICE: Final[SpawnDice] = SpawnDice("spawn-dice", [FIRST_DIE, SECOND_DIE])
DRAW_THREAT: Final[DrawThreat] = DrawThreat("draw-threat", [THREAT])
FIGHT_DICE: Final[FightDice] = FightDice("fight-dice", [FIRST_DIE, SECOND_DIE])
ROLL: Final[Roll] = Roll("roll")
ACCEPT: Final[Accept] = Accept("accept-injury")
SPAWN_ROLLING: Final[ChanceDecision] = ChanceDecision("spawn", SPAWN_DICE, "threat-spawn-each-level", [LEVEL], make=Spawning)
THREAT_DRAWING: Final[ChanceDecision] = ChanceDecision("draw-threat", DRAW_THREAT, "threat-column", [SPACE], make=ThreatDrawing)
FIGHT_ROLLING: Final[ChanceDecision] = ChanceDecision("fight", FIGHT_DICE, "fight", FIGHT, make=FightRolling, shown=[])
ARMING: Final[DecisionKind] = DecisionKind("arm", [ROLL, USE], "fight-items", FIGHT, make=Arming, shown=[])
LOSING: Final[DecisionKind] = DecisionKind("lose", [ACCEPT, USE], "fight-lose", FIGHT, make=Losing, shown=[])
SPAWN: Final[StepKind] = StepKind("spawn", Spawn, [Param("level", int(LEVELS) + 1)])
LAY_THREAT: Final[StepKind] = StepKind("lay-threat", LayThreat, [SPACE])
ARM: Final[StepKind] = StepKind("arm", Arm, FIGHT)
LOSE: Final[StepKind] = StepKind("lose", Lose, FIGHT)
