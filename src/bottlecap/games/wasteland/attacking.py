"""How fights begin: attacks of one's own choice, and ambushes of whoever moves in."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, once_each
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Quick, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.fighting import FOE, Fight, has_ranged_weapon
from bottlecap.games.wasteland.foes import SHIELD_FOE, STAR_FOE, faction_of, fights, properties_of, tokens_at
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.lacks import actions_spent, too_far
from bottlecap.games.wasteland.params import DEATHS, ENEMY, FACTION, SEAT, SECTOR
from bottlecap.games.wasteland.rulebook import (
    ENEMY_INACTIVE,
    FIGHT_ACTION,
    FIGHT_RANGED,
    LOYALTY_EFFECTS,
    PROP_AGGRESSIVE_CHOICE,
    TURN_TWO_ACTIONS,
)
from bottlecap.games.wasteland.state import ENEMY_TOKENS, FACTION_TOKENS, ON_MAP, WastelandState, of
from bottlecap.games.wasteland.tokens import AGGRESSIVE, FACTIONS, SHIELD, STAR

# --- fights of one's choice -------------------------------------------------------------------------------------------


def why_not_fight(s: WastelandState, seat: i64, foe: i64, sector: i64) -> i64:
    """The rule against attacking a foe in that sector; LEGAL if there is none."""
    if s.actions == 0:
        return TURN_TWO_ACTIONS
    if foe >= STAR_FOE and loyal_to(s, seat) == faction_of(foe):
        return LOYALTY_EFFECTS
    if sector == s.where[seat]:
        return LEGAL
    if not s.are_adjacent(s.where[seat], sector):
        return FIGHT_ACTION
    return LEGAL if has_ranged_weapon(s, seat) else FIGHT_RANGED


def attack_lacks(s: WastelandState, seat: i64, sector: i64, rule: i64) -> list[Remark]:
    """What is lacking for attacking somebody in that sector: an action, or how far it is."""
    if rule in (FIGHT_ACTION, FIGHT_RANGED) and sector != NOWHERE:
        return too_far(s, seat, sector)
    return actions_spent(rule)


def reaches(s: WastelandState, seat: i64, sector: i64) -> bool:
    """Whether a survivor who has an action can attack there."""
    if sector == s.where[seat]:
        return True
    return has_ranged_weapon(s, seat) and s.are_adjacent(s.where[seat], sector)


class FightEnemy(Quick):
    """Fight an active enemy in one's sector; with a ranged weapon also next to it."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64](capacity=4)
        if s.actions > 0:
            for enemy in s.enemies.within(ON_MAP):
                if s.fled >> enemy & 1 == 0:
                    out = append(out, enemy)
        return out

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        """The same as by `check`, which has to say of each what hinders it."""
        s = of(state)
        out = vec[i64](capacity=4)
        for enemy in self.candidates(state, decision):
            if reaches(s, decision.seat, s.enemies.order[enemy]):
                out = append(out, enemy)
        return out

    def check(self, state: State, decision: Decision, enemy: i64, /) -> i64:
        s = of(state)
        if s.enemy_sector(enemy) == NOWHERE:
            return FIGHT_ACTION
        if not s.is_active(enemy):
            return ENEMY_INACTIVE
        return why_not_fight(s, decision.seat, enemy, s.enemy_sector(enemy))

    def lacking(self, state: State, decision: Decision, enemy: i64, rule: i64, /) -> list[Remark]:
        return attack_lacks(of(state), decision.seat, of(state).enemy_sector(enemy), rule)

    def apply(self, state: State, decision: Decision, enemy: i64, /) -> None:
        s = of(state)
        attack(s, decision.seat, enemy, s.enemy_sector(enemy))


class FightFaction(Quick):
    """Fight a token of a faction, likewise."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64]()
        for faction in range(FACTIONS):
            if s.actions > 0 and fights(s, faction):
                for token in s.tokens_of(faction):
                    if token > 0:
                        out = append(out, faction + FACTIONS * (token - 1))
        return once_each(out)

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        """The same as by `check`: of one's own faction none."""
        s, seat = of(state), decision.seat
        out = vec[i64]()
        for faction in range(FACTIONS):
            if s.actions > 0 and fights(s, faction) and loyal_to(s, seat) != faction:
                for token in s.tokens_of(faction):
                    if token > 0 and reaches(s, seat, token - 1):
                        out = append(out, faction + FACTIONS * (token - 1))
        return once_each(out)

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s = of(state)
        faction, sector = arg % FACTIONS, arg // FACTIONS
        if not fights(s, faction) or not s.lies_at(faction, sector):
            return FIGHT_ACTION
        return why_not_fight(s, decision.seat, STAR_FOE + faction, sector)

    def lacking(self, state: State, decision: Decision, arg: i64, rule: i64, /) -> list[Remark]:
        s, sector = of(state), arg // FACTIONS
        return attack_lacks(s, decision.seat, sector if s.lies_at(arg % FACTIONS, sector) else NOWHERE, rule)

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        attack(of(state), decision.seat, STAR_FOE + arg % FACTIONS, arg // FACTIONS)


def attack(s: WastelandState, seat: i64, foe: i64, sector: i64) -> None:
    s.actions -= 1
    s.fresh = 0
    s.push(Fight(seat, foe, sector, 0 if sector == s.where[seat] else 1, 0, 0, 0))


# --- ambushes ---------------------------------------------------------------------------------------------------------


def ambush(s: WastelandState, seat: i64) -> None:
    """A survivor has moved in: every aggressive foe there starts a fight."""
    sector = s.where[seat]
    s.push(Ambush(seat, s.deaths[seat], 0, lurking(s, seat, STAR, sector), lurking(s, seat, SHIELD, sector)))


def lurking(s: WastelandState, seat: i64, faction: i64, sector: i64) -> i64:
    """How many tokens of a faction start a fight with somebody who moves in."""
    if not fights(s, faction) or loyal_to(s, seat) == faction:
        return 0
    if properties_of(s, STAR_FOE + faction) & AGGRESSIVE == 0:
        return 0
    return tokens_at(s, faction, sector)


def attacks_who_enters(s: WastelandState, enemy: i64, sector: i64) -> bool:
    """Whether an enemy lies in wait in a sector."""
    return s.enemy_sector(enemy) == sector and s.is_active(enemy) and properties_of(s, enemy) & AGGRESSIVE > 0


def ambushers(s: WastelandState, seat: i64, done: i64, stars: i64, shields: i64) -> vec[i64]:
    """The foes that are still to be fought, in no order."""
    out = vec[i64](capacity=4)
    if s.unseen >> seat & 1:
        return out
    for enemy in s.enemies.within(ON_MAP):
        if done >> enemy & 1 == 0 and attacks_who_enters(s, enemy, s.where[seat]):
            out = append(out, enemy)
    if stars > 0:
        out = append(out, STAR_FOE)
    if shields > 0:
        out = append(out, SHIELD_FOE)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class Ambush(Step):
    """The fights after moving in, one by one.

    done: the mask of enemies already fought. stars, shields: how many tokens of each faction are still to be.
    """

    def __init__(self, seat: i64, deaths: i64, done: i64, stars: i64, shields: i64) -> None:
        super().__init__(AMBUSH)
        self.seat = seat
        self.deaths = deaths
        self.done = done
        self.stars = stars
        self.shields = shields

    def run(self, state: State, /) -> None:
        s = of(state)
        alive = s.deaths[self.seat] == self.deaths
        if alive and len(ambushers(s, self.seat, self.done, self.stars, self.shields)) > 0:
            s.ask(self.seat, Ambushed(self.done, self.stars, self.shields))


@mypyc_attr(acyclic=True, free_list_len=1)
class Ambushed(Decision):
    """Which of the foes that attack is fought first."""

    def __init__(self, done: i64, stars: i64, shields: i64) -> None:
        super().__init__(AMBUSHED)
        self.done = done
        self.stars = stars
        self.shields = shields


class Face(Quick):
    """Fight this one next."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        asked = cast(Ambushed, decision)
        return ambushers(of(state), decision.seat, asked.done, asked.stars, asked.shields)

    def check(self, state: State, decision: Decision, foe: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), foe) else PROP_AGGRESSIVE_CHOICE

    def apply(self, state: State, decision: Decision, foe: i64, /) -> None:
        s, asked, seat = of(state), cast(Ambushed, decision), decision.seat
        done = asked.done | 1 << foe if foe < STAR_FOE else asked.done
        stars = asked.stars - 1 if foe == STAR_FOE else asked.stars
        shields = asked.shields - 1 if foe == SHIELD_FOE else asked.shields
        s.push(Ambush(seat, s.deaths[seat], done, stars, shields))
        s.push(Fight(seat, foe, s.where[seat], 0, 1, 0, 0))


DONE: Final[Param] = Param("done", 1 << int(ENEMY_TOKENS), domain="enemy", many=True)
STARS: Final[Param] = Param("stars", int(FACTION_TOKENS) + 1)
SHIELDS: Final[Param] = Param("shields", int(FACTION_TOKENS) + 1)

FIGHT: Final[FightEnemy] = FightEnemy("fight", [ENEMY])
FIGHT_FACTION: Final[FightFaction] = FightFaction("fight-faction", [FACTION, SECTOR])
FACE: Final[Face] = Face("face", [FOE])
AMBUSHED: Final[DecisionKind] = DecisionKind(
    "ambushed", [FACE], "prop-aggressive-choice", [DONE, STARS, SHIELDS], make=Ambushed, shown=[]
)
AMBUSH: Final[StepKind] = StepKind("ambush", Ambush, [SEAT, DEATHS, DONE, STARS, SHIELDS])

ACTIONS: Final[list[ActionKind]] = [FIGHT, FIGHT_FACTION, FACE]
DECISIONS: Final[list[DecisionKind]] = [AMBUSHED]
STEPS: Final[list[StepKind]] = [AMBUSH]
