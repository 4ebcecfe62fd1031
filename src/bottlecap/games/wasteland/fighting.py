"""Combat: the throw, rerolls, hits on the survivor, hits on the enemy, experience; fights of one's choice and ambushes."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Param, Quick, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.effects.base import ENEMIES
from bottlecap.games.wasteland.enemies import discard_enemy, flees
from bottlecap.games.wasteland.foes import (
    FOES,
    SHIELD_FOE,
    STAR_FOE,
    extra_icons_of,
    faction_of,
    fights,
    level_of,
    parts_of,
    properties_of,
    tokens_at,
    type_of,
)
from bottlecap.games.wasteland.fog import lift_token
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.growing import count_letters, gain_xp
from bottlecap.games.wasteland.lacks import actions_spent, too_far
from bottlecap.games.wasteland.params import AMOUNT, DEATHS, ENEMY, FACTION, SEAT, SECTOR
from bottlecap.games.wasteland.replacing import Replace
from bottlecap.games.wasteland.rulebook import (
    ENEMY_INACTIVE,
    FIGHT_ACTION,
    FIGHT_RANGED,
    LOYALTY_EFFECTS,
    PROP_AGGRESSIVE_CHOICE,
    TURN_TWO_ACTIONS,
)
from bottlecap.games.wasteland.state import ENEMY_TOKENS, FACTION_TOKENS, ON_MAP, WastelandState, of
from bottlecap.games.wasteland.story.base import A_KILL
from bottlecap.games.wasteland.tasks import A_FIGHT
from bottlecap.games.wasteland.things import Loot
from bottlecap.games.wasteland.tokens import (
    AGGRESSIVE,
    ARMORED,
    FACTIONS,
    FLEE,
    LOOT,
    RADIOACTIVE,
    RANGED,
    SHIELD,
    STAR,
    WEAPON_SLOT,
)
from bottlecap.games.wasteland.using import USE, USE_PERK, USE_TRAIT, can_use
from bottlecap.games.wasteland.vats import (
    CERTAIN,
    DAMAGE,
    DEATH,
    HITS_SETTLED,
    HUNDRED,
    SUCCESS,
    Throw,
    clear_throw,
    dice_showing,
    icons_thrown,
)
from bottlecap.games.wasteland.watching import happened, reckon_after

# --- one fight --------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Fight(Step):
    """A survivor fights a foe in that sector (NOWHERE: one drawn for a card); afterwards `won` says whether it was killed.

    apart: from adjacent sectors. attacks: the foe has begun. plus, extra: what a card adds to its level and properties.
    """

    def __init__(self, seat: i64, foe: i64, sector: i64, apart: i64, attacks: i64, plus: i64, extra: i64) -> None:
        super().__init__(FIGHT_STEP)
        self.seat = seat
        self.foe = foe
        self.sector = sector
        self.apart = apart
        self.attacks = attacks
        self.plus = plus
        self.extra = extra

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        s.won = 0
        s.wound = 0
        face_off(s, seat, self.foe, self.sector, self.apart, self.attacks, self.plus, self.extra)
        s.tell(FOUGHT, seat, self.foe, self.sector)
        reckon_after(s, seat)
        s.push(TakeHits(seat, s.deaths[seat]))
        s.push(Throw(seat))
        s.push(Brace(seat))


def face_off(s: WastelandState, seat: i64, foe: i64, sector: i64, apart: i64, attacks: i64, plus: i64, extra: i64) -> None:
    """The survivor stands against the foe, nothing is thrown yet: what a fight, and its odds beforehand, go by."""
    clear_throw(s)
    s.task = A_FIGHT
    s.thrower = seat
    s.foe = foe
    s.foe_at = sector
    s.apart = apart
    s.attacks = attacks
    s.foe_plus = plus
    s.foe_extra = extra
    s.rerolls = combat_rerolls(s, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Brace(Step):
    """What is used before the dice are thrown?"""

    def __init__(self, seat: i64) -> None:
        super().__init__(BRACE)
        self.seat = seat

    def run(self, state: State, /) -> None:
        if not of(state).braced:
            state.push(Brace(self.seat))
            state.ask(self.seat, Decision(BRACING))


class BraceKind(DecisionKind):
    """Its prompt names the foe, and tells the chances as they are before the throw (see `odds.py`)."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        # Here and not above: the odds know fights.
        from bottlecap.games.wasteland.odds import prospect

        s = of(state)
        found = prospect(s)
        return vec[i64]([s.foe, round(found.success * CERTAIN), round(found.death * CERTAIN), round(found.damage * HUNDRED)])


class FightOn(ActionKind):
    """Throw the dice."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).braced = 1


def combat_rerolls(s: WastelandState, seat: i64) -> i64:
    """One for each letter on the equipped weapon that the survivor has, and what cards add."""
    letters = letters_used(s, seat)
    rerolls = count_letters(s.letters[seat] & letters)
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            rerolls += lasting.fight_rerolls(letters)
    return rerolls


def letters_used(s: WastelandState, seat: i64) -> i64:
    """The letters (a mask) that a fight uses, whether or not the survivor has them: all on the equipped weapon."""
    weapon = s.wears(seat, WEAPON_SLOT)
    if weapon < 0:
        return 0
    return s.content.item_letters[weapon]


def has_ranged_weapon(s: WastelandState, seat: i64) -> bool:
    weapon = s.wears(seat, WEAPON_SLOT)
    return weapon >= 0 and s.content.item_ranged[weapon] > 0


def foe_level(s: WastelandState) -> i64:
    """The level of the foe in the fight under way, raised where a card says so."""
    return level_of(s, s.foe) + s.foe_plus


def foe_has(s: WastelandState, property: i64) -> bool:
    return (properties_of(s, s.foe) | s.foe_extra) & property != 0


def icons_against(s: WastelandState, seat: i64) -> i64:
    """The hit icons on the dice and the foe's own."""
    icons = icons_thrown(s) + extra_icons_of(s, s.foe)
    if s.apart and s.attacks and not has_ranged_weapon(s, seat):
        icons += 1
    return icons


def icons_unheld(s: WastelandState, seat: i64) -> i64:
    """Less armour and what a card spares; below zero where that is more."""
    return icons_against(s, seat) - s.armour(seat) - s.spared


def icons_on_survivor(s: WastelandState, seat: i64) -> i64:
    """The hit icons that get through."""
    return max(icons_unheld(s, seat), 0)


def parts_to_hit(s: WastelandState, seat: i64) -> i64:
    """The parts (a mask) that hit the foe: where it is vulnerable, and where the survivor aims."""
    parts = parts_of(s, s.foe)
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            parts |= lasting.aims_at()
    return parts


def sure_hits(s: WastelandState, seat: i64) -> i64:
    """The hits that weapon, range and cards add to those of the dice."""
    hits = s.hits_plus
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            hits += lasting.hits_against(type_of(s, s.foe))
    if s.apart and not s.attacks and not foe_has(s, RANGED):
        hits += 1
    return hits


def hits_on_foe(s: WastelandState, seat: i64) -> i64:
    """A hit for each die that shows a vulnerable part, and what is sure."""
    return sure_hits(s, seat) + dice_showing(s, parts_to_hit(s, seat))


def hits_needed(s: WastelandState) -> i64:
    return foe_level(s) + (1 if foe_has(s, ARMORED) else 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeHits(Step):
    """First the survivor is hurt, which may be the end of it; then the foe is hit."""

    def __init__(self, seat: i64, deaths: i64) -> None:
        super().__init__(TAKE_HITS)
        self.seat = seat
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        if s.deaths[seat] == self.deaths:
            icons = icons_on_survivor(s, seat)
            stopped = icons_against(s, seat) - icons
            if stopped > 0:
                s.tell(HELD_OFF, seat, stopped)
            rads: i64 = 0
            if icons > 0 and foe_has(s, RADIOACTIVE):
                rads = foe_level(s)
            s.push(HitFoe(seat, self.deaths))
            s.push(Strike(seat, self.deaths))
            suffer(s, seat, icons * foe_level(s), rads, ENEMIES)
        else:
            s.push(HitFoe(seat, self.deaths))


@mypyc_attr(acyclic=True, free_list_len=1)
class Strike(Step):
    """The survivor is hurt, and lives. What is used before the foe is hit? Asked only where something would do anything."""

    def __init__(self, seat: i64, deaths: i64) -> None:
        super().__init__(STRIKE_STEP)
        self.seat = seat
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        if s.settled != HITS_SETTLED and s.deaths[seat] == self.deaths and can_use(s, seat):
            s.push(Strike(seat, self.deaths))
            s.ask(seat, Decision(STRIKING))


class StrikeKind(DecisionKind):
    """Its prompt names the foe, the hits so far, and those that kill."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return vec[i64]([s.foe, hits_on_foe(s, decision.seat), hits_needed(s)])


class LetHit(ActionKind):
    """Use nothing more: the hits count."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).settled = HITS_SETTLED


@mypyc_attr(acyclic=True, free_list_len=1)
class HitFoe(Step):
    """Enough hits kill it. The combat ends in any case; of a survivor who was killed nothing more comes."""

    def __init__(self, seat: i64, deaths: i64) -> None:
        super().__init__(HIT_FOE)
        self.seat = seat
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s, seat, foe, sector = of(state), self.seat, of(state).foe, of(state).foe_at
        if s.deaths[seat] != self.deaths:
            s.tell(SURVIVED_BY, seat, foe)
            let_go(s, foe, sector)
        elif hits_on_foe(s, seat) >= hits_needed(s):
            s.won = 1
            kill(s, seat, foe, sector, foe_level(s), s.foe_extra)
        else:
            s.tell(NOT_KILLED, seat, foe, hits_on_foe(s, seat), hits_needed(s))
            if foe_has(s, FLEE) and sector != NOWHERE:
                run_away(s, seat, foe, sector)
            let_go(s, foe, sector)
        clear_throw(s)


def let_go(s: WastelandState, foe: i64, sector: i64) -> None:
    """One that was drawn for a card is discarded, whatever came of it."""
    if sector == NOWHERE and foe < STAR_FOE:
        discard_enemy(s, foe)


def run_away(s: WastelandState, seat: i64, foe: i64, sector: i64) -> None:
    """It becomes inactive where it is; a faction's is removed."""
    if foe < STAR_FOE:
        flees(s, foe)
    else:
        s.tell(TOKEN_REMOVED, faction_of(foe), sector)
        lift_token(s, faction_of(foe), sector, seat)


def kill(s: WastelandState, seat: i64, foe: i64, sector: i64, level: i64, extra: i64 = 0) -> None:
    """It is killed, in combat or out of it: experience and loot for the survivor, and another takes its place.

    extra: the properties that a card gave it for the fight.
    """
    s.tell(SLAIN, seat, foe, sector)
    has_loot = (properties_of(s, foe) | extra) & LOOT != 0
    if foe >= STAR_FOE:
        if sector != NOWHERE:
            lift_token(s, faction_of(foe), sector, seat)
    else:
        discard_enemy(s, foe)
        if sector != NOWHERE:
            s.push(Replace(type_of(s, foe), sector))
    happened(s, A_KILL, seat, foe)
    if has_loot:
        s.push(Loot(seat, 1))
    gain_xp(s, seat, level)


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


def once_each(numbers: vec[i64]) -> vec[i64]:
    """The same numbers, each once, in their order."""
    out = vec[i64]()
    for number in numbers:
        seen = False
        for other in out:
            if other == number:
                seen = True
        if not seen:
            out = append(out, number)
    return out


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


FOE: Final[Param] = Param("foe", int(FOES), domain="foe")
HITS: Final[Param] = Param("hits", 100)
NEEDED: Final[Param] = Param("needed", 10)
APART: Final[Param] = Param("apart", 2)
ATTACKS: Final[Param] = Param("attacks", 2)
PLUS: Final[Param] = Param("plus", 4)
EXTRA: Final[Param] = Param("extra", 64, domain="property", many=True)
DONE: Final[Param] = Param("done", 1 << int(ENEMY_TOKENS), domain="enemy", many=True)
STARS: Final[Param] = Param("stars", int(FACTION_TOKENS) + 1)
SHIELDS: Final[Param] = Param("shields", int(FACTION_TOKENS) + 1)

FIGHT: Final[FightEnemy] = FightEnemy("fight", [ENEMY])
FIGHT_FACTION: Final[FightFaction] = FightFaction("fight-faction", [FACTION, SECTOR])
FACE: Final[Face] = Face("face", [FOE])
FIGHT_ON: Final[FightOn] = FightOn("fight-on")
BRACING: Final[BraceKind] = BraceKind("brace", [FIGHT_ON, USE, USE_PERK], "combat-timing", shown=[FOE, SUCCESS, DEATH, DAMAGE])
BRACE: Final[StepKind] = StepKind("brace", Brace, [SEAT])
STRIKE: Final[LetHit] = LetHit("strike")
STRIKING: Final[StrikeKind] = StrikeKind("strike", [STRIKE, USE, USE_PERK, USE_TRAIT], "combat-timing", shown=[FOE, HITS, NEEDED])
STRIKE_STEP: Final[StepKind] = StepKind("strike", Strike, [SEAT, DEATHS])
AMBUSHED: Final[DecisionKind] = DecisionKind(
    "ambushed", [FACE], "prop-aggressive-choice", [DONE, STARS, SHIELDS], make=Ambushed, shown=[]
)
FIGHT_STEP: Final[StepKind] = StepKind("fight", Fight, [SEAT, FOE, SECTOR, APART, ATTACKS, PLUS, EXTRA])
TAKE_HITS: Final[StepKind] = StepKind("take-hits", TakeHits, [SEAT, DEATHS])
HIT_FOE: Final[StepKind] = StepKind("hit-foe", HitFoe, [SEAT, DEATHS])
AMBUSH: Final[StepKind] = StepKind("ambush", Ambush, [SEAT, DEATHS, DONE, STARS, SHIELDS])

FOUGHT: Final[EventKind] = EventKind("fought", [SEAT, FOE, SECTOR])
SURVIVED_BY: Final[EventKind] = EventKind("survived-by", [SEAT, FOE])
NOT_KILLED: Final[EventKind] = EventKind("not-killed", [SEAT, FOE, HITS, NEEDED])
HELD_OFF: Final[EventKind] = EventKind("held-off", [SEAT, AMOUNT])
SLAIN: Final[EventKind] = EventKind("slain", [SEAT, FOE, SECTOR])
TOKEN_REMOVED: Final[EventKind] = EventKind("token-removed", [FACTION, SECTOR])

ACTIONS: Final[list[ActionKind]] = [FIGHT, FIGHT_FACTION, FACE, FIGHT_ON, STRIKE]
DECISIONS: Final[list[DecisionKind]] = [AMBUSHED, BRACING, STRIKING]
STEPS: Final[list[StepKind]] = [FIGHT_STEP, BRACE, TAKE_HITS, STRIKE_STEP, HIT_FOE, AMBUSH]
EVENTS: Final[list[EventKind]] = [FOUGHT, HELD_OFF, SURVIVED_BY, NOT_KILLED, SLAIN, TOKEN_REMOVED]
