"""Combat: the throw, rerolls, hits on the survivor, hits on the enemy, experience."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import ActionKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.effects.base import ENEMIES
from bottlecap.games.wasteland.enemies import discard_enemy, flees
from bottlecap.games.wasteland.foes import (
    FOES,
    STAR_FOE,
    extra_icons_of,
    faction_of,
    level_of,
    parts_of,
    properties_of,
    type_of,
)
from bottlecap.games.wasteland.fog import lift_token
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.growing import count_letters, gain_xp
from bottlecap.games.wasteland.params import AMOUNT, DEATHS, FACTION, SEAT, SECTOR
from bottlecap.games.wasteland.replacing import Replace
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.base import A_KILL
from bottlecap.games.wasteland.tasks import A_FIGHT
from bottlecap.games.wasteland.things import Loot
from bottlecap.games.wasteland.tokens import (
    ARMORED,
    FLEE,
    LOOT,
    RADIOACTIVE,
    RANGED,
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


FOE: Final[Param] = Param("foe", int(FOES), domain="foe")
HITS: Final[Param] = Param("hits", 100)
NEEDED: Final[Param] = Param("needed", 10)
APART: Final[Param] = Param("apart", 2)
ATTACKS: Final[Param] = Param("attacks", 2)
PLUS: Final[Param] = Param("plus", 4)
EXTRA: Final[Param] = Param("extra", 64, domain="property", many=True)

FIGHT_ON: Final[FightOn] = FightOn("fight-on")
BRACING: Final[BraceKind] = BraceKind(
    "brace", [FIGHT_ON, USE, USE_PERK], "combat-timing", shown=[FOE, SUCCESS, DEATH, DAMAGE], quiet=True
)
BRACE: Final[StepKind] = StepKind("brace", Brace, [SEAT])
STRIKE: Final[LetHit] = LetHit("strike")
STRIKING: Final[StrikeKind] = StrikeKind("strike", [STRIKE, USE, USE_PERK, USE_TRAIT], "combat-timing", shown=[FOE, HITS, NEEDED])
STRIKE_STEP: Final[StepKind] = StepKind("strike", Strike, [SEAT, DEATHS])
FIGHT_STEP: Final[StepKind] = StepKind("fight", Fight, [SEAT, FOE, SECTOR, APART, ATTACKS, PLUS, EXTRA])
TAKE_HITS: Final[StepKind] = StepKind("take-hits", TakeHits, [SEAT, DEATHS])
HIT_FOE: Final[StepKind] = StepKind("hit-foe", HitFoe, [SEAT, DEATHS])

FOUGHT: Final[EventKind] = EventKind("fought", [SEAT, FOE, SECTOR])
SURVIVED_BY: Final[EventKind] = EventKind("survived-by", [SEAT, FOE])
NOT_KILLED: Final[EventKind] = EventKind("not-killed", [SEAT, FOE, HITS, NEEDED])
HELD_OFF: Final[EventKind] = EventKind("held-off", [SEAT, AMOUNT])
SLAIN: Final[EventKind] = EventKind("slain", [SEAT, FOE, SECTOR])
TOKEN_REMOVED: Final[EventKind] = EventKind("token-removed", [FACTION, SECTOR])

ACTIONS: Final[list[ActionKind]] = [FIGHT_ON, STRIKE]
DECISIONS: Final[list[DecisionKind]] = [BRACING, STRIKING]
STEPS: Final[list[StepKind]] = [FIGHT_STEP, BRACE, TAKE_HITS, STRIKE_STEP, HIT_FOE]
EVENTS: Final[list[EventKind]] = [FOUGHT, HELD_OFF, SURVIVED_BY, NOT_KILLED, SLAIN, TOKEN_REMOVED]
