"""Threats: how they spawn, and how they are fought."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import ActionKind, ChanceDecision, ChanceKind, DecisionKind, StepKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter.abilities import AFTER_LOSS, BEFORE_ROLL, asking, moment_of, pass_over, usable
from bottlecap.games.shelter.board import DWELLERS, ON_SPACE, PLACES, SLOTS, space_at
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
from bottlecap.games.shelter.rewards import REWARD, TWICE
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
from bottlecap.games.shelter.tokens import ON_WIN
from bottlecap.games.shelter.using import USE, WINDOW

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


class Spawn(StepKind):
    """For each level from the top down, both dice."""

    def run(self, state: State, level: i64, _b: i64, _c: i64, /) -> None:
        if level <= state.players:
            state.push(SPAWN, level + 1)
            state.roll(SPAWN_ROLLING, level)


class SpawnDice(ChanceKind):
    """The sum names the column; a space there that is free of threats gets one."""

    def apply(self, state: State, decision: Decision, dice: i64, /) -> None:
        s = of(state)
        first, second = dice % 6 + 1, dice // 6 + 1
        s.tell(SPAWN_ROLLED, decision.a, first, second, first + second)
        space = in_column(s, decision.a, first + second)
        if space >= 0:
            s.push(LAY_THREAT, space)


class LayThreat(StepKind):
    """Draw the threat for a space; where the deck is gone, its discards are shuffled into a new one."""

    def run(self, state: State, space: i64, _b: i64, _c: i64, /) -> None:
        s = of(state)
        if s.threats.count(DECK) == 0:
            if s.threats.count(THREAT_DISCARD) == 0:
                return
            s.threats.move_all(THREAT_DISCARD, DECK)
            s.tell(THREATS_SHUFFLED)
        s.roll(THREAT_DRAWING, space)


class DrawThreat(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).threats.draws(DECK)

    def apply(self, state: State, decision: Decision, threat: i64, /) -> None:
        s = of(state)
        s.threats.move(threat, THREAT_VAULT)
        s.covered = replaced(s.covered, decision.a, threat + 1)
        s.tell(THREAT_APPEARS, threat, decision.a)
        if s.threats.count(DECK) == 0 and s.ending == NOT_ENDING:
            s.ending = THREAT_DECK
            s.tell(END_NEAR, THREAT_DECK)


# --- fighting -----------------------------------------------------------------------------------------------

# What a fight's steps carry: the dweller, and whether the reward is doubled.
TWICE_BIT: Final[i64] = 32


class Arm(StepKind):
    """Before the roll: a question only where an item could be used."""

    def run(self, state: State, seat: i64, fighter: i64, _c: i64, /) -> None:
        s = of(state)
        if usable(s, seat, BEFORE_ROLL) != 0:
            s.ask(ARMING, seat, fighter, asking(ARM.number, BEFORE_ROLL))
        else:
            s.roll(FIGHT_ROLLING, fighter)


class Roll(ActionKind):
    """Roll with what was declared."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        state.roll(FIGHT_ROLLING, decision.a)


class FightDice(ChanceKind):
    """The total at or above the number wins."""

    def apply(self, state: State, decision: Decision, dice: i64, /) -> None:
        s = of(state)
        fighter = decision.a
        dweller = fighter & (TWICE_BIT - 1)
        seat = dweller // DWELLERS
        space = s.where[dweller] - ON_SPACE
        first, second = dice % 6 + 1, dice // 6 + 1
        s.tell(FIGHT_ROLLED, seat, first, second, s.bonus)
        threat = s.covered[space] - 1
        # Whatever was passed over before the roll is offered again after it.
        s.passed_over = 0
        if first + second + s.bonus >= printed(s, space).fight:
            s.bonus = 0
            s.tell(FIGHT_WON, seat, threat)
            s.push(REWARD, space, TWICE if fighter & TWICE_BIT else 0, dweller)
            s.push(WINDOW, seat)
            gain_by_items(s, seat, ON_WIN)
        else:
            s.tell(FIGHT_LOST, seat, threat)
            s.push(LOSE, seat, fighter)


class Lose(StepKind):
    """After a lost roll: a question only where an item could be used; else the dweller is injured."""

    def run(self, state: State, seat: i64, fighter: i64, again: i64, /) -> None:
        s = of(state)
        if again == 1:
            s.push(ARM, seat, fighter)
        elif usable(s, seat, AFTER_LOSS) != 0:
            s.ask(LOSING, seat, fighter, asking(LOSE.number, AFTER_LOSS))
        else:
            injure(s, fighter & (TWICE_BIT - 1))


class Accept(ActionKind):
    """Let the dweller be injured."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s = of(state)
        pass_over(s, decision.seat, moment_of(decision))
        injure(s, decision.a & (TWICE_BIT - 1))


def injure(s: ShelterState, dweller: i64) -> None:
    s.bonus = 0
    s.hurt = replaced(s.hurt, dweller, 1)
    s.tell(INJURED, dweller // DWELLERS, s.where[dweller] - ON_SPACE)


SPAWN_DICE: Final[SpawnDice] = SpawnDice("spawn-dice", [FIRST_DIE, SECOND_DIE])
DRAW_THREAT: Final[DrawThreat] = DrawThreat("draw-threat", [THREAT])
FIGHT_DICE: Final[FightDice] = FightDice("fight-dice", [FIRST_DIE, SECOND_DIE])
ROLL: Final[Roll] = Roll("roll")
ACCEPT: Final[Accept] = Accept("accept-injury")
SPAWN_ROLLING: Final[ChanceDecision] = ChanceDecision("spawn", SPAWN_DICE, "threat-spawn-each-level", [LEVEL])
THREAT_DRAWING: Final[ChanceDecision] = ChanceDecision("draw-threat", DRAW_THREAT, "threat-column", [SPACE])
FIGHT_ROLLING: Final[ChanceDecision] = ChanceDecision("fight", FIGHT_DICE, "fight")
ARMING: Final[DecisionKind] = DecisionKind("arm", [ROLL, USE], "fight-items")
LOSING: Final[DecisionKind] = DecisionKind("lose", [ACCEPT, USE], "fight-lose")
SPAWN: Final[Spawn] = Spawn("spawn")
LAY_THREAT: Final[LayThreat] = LayThreat("lay-threat")
ARM: Final[Arm] = Arm("arm")
LOSE: Final[Lose] = Lose("lose")
