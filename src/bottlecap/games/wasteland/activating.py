"""Enemies act: those of one force one after another, each by what it sees at its moment: it fights, or it comes nearer."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, once_each, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Param, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.body import is_safe_from
from bottlecap.games.wasteland.effects.base import ENEMIES
from bottlecap.games.wasteland.enemies import place_enemy
from bottlecap.games.wasteland.fighting import Fight
from bottlecap.games.wasteland.foes import STAR_FOE, extra_icons_of, faction_of, fights, level_of, properties_of
from bottlecap.games.wasteland.fog import LayFog
from bottlecap.games.wasteland.geography import FAR, MOTHERSHIP, NEIGHBOURS, NOWHERE, WHERES
from bottlecap.games.wasteland.params import ENEMY, FACTION, FORCE, SECTOR
from bottlecap.games.wasteland.rulebook import ACTIVATE_PATH, ACTIVATE_SEVERAL
from bottlecap.games.wasteland.state import FACTION_TOKENS, ON_MAP, WastelandState, of
from bottlecap.games.wasteland.story.base import AN_ARRIVAL, NO_ONE
from bottlecap.games.wasteland.story.standing import hunted_by
from bottlecap.games.wasteland.tokens import AGGRESSIVE, DICE, NOBODY, RADIOACTIVE, RANGED, SEATS, TYPES
from bottlecap.games.wasteland.watching import happened

# --- who acts ---------------------------------------------------------------------------------------------------------
# A unit is one that acts: a token of an enemy by its number, or a faction's by its place among the faction's tokens.


def foe_of(force: i64, unit: i64) -> i64:
    return unit if force < TYPES else STAR_FOE + force - TYPES


def sector_of(s: WastelandState, force: i64, unit: i64) -> i64:
    return s.enemy_sector(unit) if force < TYPES else s.tokens_of(force - TYPES)[unit] - 1


def units(s: WastelandState, force: i64) -> vec[i64]:
    """All of a force that are active and have not acted yet."""
    out = vec[i64](capacity=8)
    if force < TYPES:
        for enemy in s.enemies.within(ON_MAP):
            ready = s.content.enemy_type[enemy] == force and s.is_active(enemy)
            if ready and s.acted >> enemy & 1 == 0:
                out = append(out, enemy)
        return out
    tokens = s.tokens_of(force - TYPES)
    place: i64 = 0
    while place < FACTION_TOKENS:
        if tokens[place] > 0 and s.acted >> place & 1 == 0:
            out = append(out, place)
        place += 1
    return out


# --- whom it goes for -------------------------------------------------------------------------------------------------


def may_go_for(s: WastelandState, foe: i64, seat: i64) -> bool:
    """Whether a survivor can be a target at all: on the map, seen, and not loyal to a faction's own."""
    if s.is_out(seat) or s.where[seat] >= MOTHERSHIP or s.unseen >> seat & 1:
        return False
    return foe < STAR_FOE or loyal_to(s, seat) != faction_of(foe)


def likelier(s: WastelandState, one: i64, other: i64) -> bool:
    """Whether the first is preferred among equals: less health above radiation, then earlier in the next round."""
    if s.life(one) != s.life(other):
        return s.life(one) < s.life(other)
    return (one - s.first_player) % s.players < (other - s.first_player) % s.players


def is_hunting(s: WastelandState, foe: i64) -> bool:
    """Whether it goes for a marker instead of survivors."""
    return foe >= STAR_FOE and hunted_by(s, faction_of(foe)) != NOWHERE


def victim(s: WastelandState, foe: i64, sector: i64) -> i64:
    """Whom a foe attacks from there instead of moving, or nobody."""
    found: i64 = NOBODY
    if is_hunting(s, foe):
        return found
    ranged = properties_of(s, foe) & RANGED != 0
    for seat in range(s.players):
        if may_go_for(s, foe, seat):
            near = s.where[seat] == sector or (ranged and s.are_adjacent(s.where[seat], sector))
            if near and (found < 0 or likelier(s, seat, found)):
                found = seat
    return found


def quarry(s: WastelandState, foe: i64, far: vec[i64]) -> i64:
    """Whom it moves towards: the nearest, by the distances from where it stands; nobody where no way leads to any."""
    found: i64 = NOBODY
    best = FAR
    for seat in range(s.players):
        away = far[s.where[seat]]
        if away < FAR and may_go_for(s, foe, seat) and (away < best or (away == best and likelier(s, seat, found))):
            found, best = seat, away
    return found


def hunted(s: WastelandState, foe: i64) -> vec[i64]:
    """Where those are whom it could move towards."""
    out = vec[i64](capacity=SEATS)
    for seat in range(s.players):
        if may_go_for(s, foe, seat):
            out = append(out, s.where[seat])
    return out


def prey(s: WastelandState, foe: i64, sector: i64) -> i64:
    """Whom a foe would fight if it acted now: whom it attacks from there, or, aggressive, comes upon by its move."""
    found = victim(s, foe, sector)
    if found < 0 and properties_of(s, foe) & AGGRESSIVE and not is_hunting(s, foe):
        for seat in range(s.players):
            near = may_go_for(s, foe, seat) and s.are_adjacent(s.where[seat], sector)
            if near and (found < 0 or likelier(s, seat, found)):
                found = seat
    return found


def worst(s: WastelandState, foe: i64, seat: i64) -> i64:
    """How much nearer to death the worst throw against a foe brings."""
    best: i64 = 0
    for hits in s.content.face_hits:
        best = max(best, hits)
    icons = DICE * best + extra_icons_of(s, foe) - s.armour(seat)
    if properties_of(s, foe) & RANGED:
        icons += 1
    if icons <= 0:
        return 0
    if properties_of(s, foe) & RADIOACTIVE and not is_safe_from(s, seat, ENEMIES):
        icons += 1
    return icons * level_of(s, foe)


# --- the activation ---------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Activate(Step):
    """A force acts; where a faction is fog and condensers, fog comes instead."""

    def __init__(self, force: i64) -> None:
        super().__init__(ACTIVATE)
        self.force = force

    def run(self, state: State, /) -> None:
        s = of(state)
        s.tell(ACTIVATED, self.force)
        if self.force >= TYPES and not fights(s, self.force - TYPES):
            s.push(LayFog())
        else:
            s.acted = 0
            s.push(NextUnit(self.force))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextUnit(Step):
    """Which one acts next: asked where it can make a difference, else the first of them."""

    def __init__(self, force: i64) -> None:
        super().__init__(NEXT_UNIT)
        self.force = force

    def run(self, state: State, /) -> None:
        s, force = of(state), self.force
        left = units(s, force)
        if len(left) == 0:
            s.acted = 0
            return
        s.push(NextUnit(force))
        if len(left) > 1 and order_matters(s, force, left):
            s.ask(s.first_player, ChoosingUnit(force))
        else:
            choose(s, force, left[0])


def order_matters(s: WastelandState, force: i64, left: vec[i64]) -> bool:
    """Whether a fight of one could change what becomes of another. Where nobody fights, nobody is in another's way."""
    target: i64 = NOBODY
    attackers: i64 = 0
    hurt: i64 = 0
    for unit in left:
        foe = foe_of(force, unit)
        seat = prey(s, foe, sector_of(s, force, unit))
        if seat < 0:
            continue
        if target >= 0 and seat != target:
            return True
        target = seat
        attackers += 1
        hurt += worst(s, foe, seat)
    # Those who attack the same survivor are ordered by that survivor (see `choose`).
    if attackers == 0 or attackers == len(left):
        return False
    for unit in left:
        waits = prey(s, foe_of(force, unit), sector_of(s, force, unit)) < 0
        if waits and (hurt >= s.life(target) or is_swayed(s, force, unit, target)):
            return True
    return False


def is_swayed(s: WastelandState, force: i64, unit: i64, target: i64) -> bool:
    """Whether it makes a difference to a unit that moves if another fights the target first, though that kills nobody.

    Its way may be chosen by what the fight showed; the target may become the weakest of those who are equally near; and an
    icon that it leaves or comes to may be where a killed one is replaced.
    """
    foe, sector = foe_of(force, unit), sector_of(s, force, unit)
    if is_hunting(s, foe):
        return False
    steps = steps_nearer(s, foe, sector)
    if len(steps) != 1:
        return len(steps) > 1
    icons = s.content.atlas.enemies
    if force < TYPES and (icons[sector] == force or icons[steps[0]] == force):
        return True
    far = zeros(WHERES)
    s.map().distances(s.face_at, sector, far)
    found = quarry(s, foe, far)
    for seat in range(s.players):
        if seat != target and may_go_for(s, foe, seat) and far[s.where[seat]] == far[s.where[found]]:
            return far[s.where[target]] == far[s.where[found]]
    return False


def choose(s: WastelandState, force: i64, unit: i64) -> None:
    """That unit acts, or one of those that attack the same survivor, who then says which."""
    seat = prey(s, foe_of(force, unit), sector_of(s, force, unit))
    if seat >= 0 and len(attackers_of(s, force, seat)) > 1:
        s.ask(seat, ChoosingAttacker(force))
    else:
        s.push(Act(force, unit))


def attackers_of(s: WastelandState, force: i64, seat: i64) -> vec[i64]:
    """The units that are about to attack a survivor."""
    out = vec[i64](capacity=4)
    for unit in units(s, force):
        if prey(s, foe_of(force, unit), sector_of(s, force, unit)) == seat:
            out = append(out, unit)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingUnit(Decision):
    """Which unit of a force acts next, for the first player."""

    def __init__(self, force: i64) -> None:
        super().__init__(CHOOSING_UNIT)
        self.force = force


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingAttacker(Decision):
    """Which of one's attackers comes first."""

    def __init__(self, force: i64) -> None:
        super().__init__(CHOOSING_ATTACKER)
        self.force = force


class NextEnemy(Quick):
    """This enemy acts next."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, force = of(state), cast(ChoosingUnit, decision).force
        return units(s, force) if force < TYPES else vec[i64]()

    def check(self, state: State, decision: Decision, enemy: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), enemy) else ACTIVATE_PATH

    def apply(self, state: State, decision: Decision, enemy: i64, /) -> None:
        choose(of(state), cast(ChoosingUnit, decision).force, enemy)


class NextToken(Quick):
    """The faction's token in this sector acts next."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, force = of(state), cast(ChoosingUnit, decision).force
        return sectors_of(s, force, units(s, force)) if force >= TYPES else vec[i64]()

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), sector) else ACTIVATE_PATH

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, force = of(state), cast(ChoosingUnit, decision).force
        choose(s, force, unit_at(s, force, units(s, force), sector))


class FirstEnemy(Quick):
    """This enemy attacks first."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, force = of(state), cast(ChoosingAttacker, decision).force
        return attackers_of(s, force, decision.seat) if force < TYPES else vec[i64]()

    def check(self, state: State, decision: Decision, enemy: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), enemy) else ACTIVATE_SEVERAL

    def apply(self, state: State, decision: Decision, enemy: i64, /) -> None:
        state.push(Act(cast(ChoosingAttacker, decision).force, enemy))


class FirstToken(Quick):
    """The faction's token in this sector attacks first."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, force = of(state), cast(ChoosingAttacker, decision).force
        return sectors_of(s, force, attackers_of(s, force, decision.seat)) if force >= TYPES else vec[i64]()

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), sector) else ACTIVATE_SEVERAL

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, force = of(state), cast(ChoosingAttacker, decision).force
        s.push(Act(force, unit_at(s, force, attackers_of(s, force, decision.seat), sector)))


def sectors_of(s: WastelandState, force: i64, some: vec[i64]) -> vec[i64]:
    """Where these units stand, each sector once: tokens of a faction are all alike."""
    out = vec[i64](capacity=len(some))
    for unit in some:
        out = append(out, sector_of(s, force, unit))
    return once_each(out)


def unit_at(s: WastelandState, force: i64, some: vec[i64], sector: i64) -> i64:
    for unit in some:
        if sector_of(s, force, unit) == sector:
            return unit
    return NOBODY


# --- one unit ---------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Act(Step):
    """It fights whoever is in its sector (or next to it, if it is ranged); else it moves one sector nearer."""

    def __init__(self, force: i64, unit: i64) -> None:
        super().__init__(ACT)
        self.force = force
        self.unit = unit

    def run(self, state: State, /) -> None:
        s, force, unit = of(state), self.force, self.unit
        s.acted |= 1 << unit
        foe, sector = foe_of(force, unit), sector_of(s, force, unit)
        seat = victim(s, foe, sector)
        if seat >= 0:
            s.push(Fight(seat, foe, sector, 0 if s.where[seat] == sector else 1, 1, 0, 0))
            return
        steps = steps_nearer(s, foe, sector)
        if len(steps) == 1:
            come_nearer(s, force, unit, steps[0])
        elif len(steps) > 1:
            s.ask(s.first_player, ChoosingPath(force, unit))


def steps_nearer(s: WastelandState, foe: i64, sector: i64) -> vec[i64]:
    """The neighbouring sectors that lie on a shortest way to whom it goes for."""
    far = zeros(WHERES)
    if is_hunting(s, foe):
        goal = hunted_by(s, faction_of(foe))
    else:
        s.map().distances_up_to(s.face_at, sector, hunted(s, foe), far)
        seat = quarry(s, foe, far)
        if seat < 0:
            return vec[i64]()
        goal = s.where[seat]
    s.map().distances_up_to(s.face_at, goal, vec[i64]([sector]), far)
    around = zeros(NEIGHBOURS)
    many = s.map().steps(s.face_at, sector, far, around)
    return around[:many]


def come_nearer(s: WastelandState, force: i64, unit: i64, sector: i64) -> None:
    """It moves; an aggressive one that comes upon survivors attacks at once."""
    foe = foe_of(force, unit)
    if force < TYPES:
        place_enemy(s, unit, sector)
        s.tell(CAME_NEARER, unit, sector)
    else:
        tokens = s.tokens_of(force - TYPES)[:]
        s.tell(TOKEN_CAME_NEARER, force - TYPES, tokens[unit] - 1, sector)
        tokens[unit] = sector + 1
        s.set_tokens(force - TYPES, tokens)
    happened(s, AN_ARRIVAL, NO_ONE, sector)
    if properties_of(s, foe) & AGGRESSIVE:
        seat = weakest_at(s, foe, sector)
        if seat >= 0:
            s.push(Fight(seat, foe, sector, 0, 1, 0, 0))


def weakest_at(s: WastelandState, foe: i64, sector: i64) -> i64:
    """Whom a foe fights that has moved into that sector, or nobody."""
    found: i64 = NOBODY
    for seat in range(s.players):
        if s.where[seat] == sector and may_go_for(s, foe, seat) and (found < 0 or likelier(s, seat, found)):
            found = seat
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingPath(Decision):
    """Which of several equal ways a unit takes, for the first player."""

    def __init__(self, force: i64, unit: i64) -> None:
        super().__init__(CHOOSING_PATH)
        self.force = force
        self.unit = unit


class GoVia(Quick):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, asked = of(state), cast(ChoosingPath, decision)
        return steps_nearer(s, foe_of(asked.force, asked.unit), sector_of(s, asked.force, asked.unit))

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), sector) else ACTIVATE_PATH

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        asked = cast(ChoosingPath, decision)
        come_nearer(of(state), asked.force, asked.unit, sector)


class PathKind(DecisionKind):
    """Its prompt names the foe and where it stands."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s, asked = of(state), cast(ChoosingPath, decision)
        return vec[i64]([foe_of(asked.force, asked.unit), sector_of(s, asked.force, asked.unit)])


UNIT: Final[Param] = Param("unit", int(FACTION_TOKENS))
FOE: Final[Param] = Param("foe", int(STAR_FOE) + 2, domain="foe")
TO: Final[Param] = Param("to", int(WHERES), domain="sector")

NEXT_ENEMY: Final[NextEnemy] = NextEnemy("next-enemy", [ENEMY])
NEXT_TOKEN: Final[NextToken] = NextToken("next-token", [SECTOR])
FIRST_ENEMY: Final[FirstEnemy] = FirstEnemy("first-enemy", [ENEMY])
FIRST_TOKEN: Final[FirstToken] = FirstToken("first-token", [SECTOR])
GO_VIA: Final[GoVia] = GoVia("go-via", [SECTOR])
CHOOSING_UNIT: Final[DecisionKind] = DecisionKind(
    "next-unit", [NEXT_ENEMY, NEXT_TOKEN], "activate-path", [FORCE], make=ChoosingUnit
)
CHOOSING_ATTACKER: Final[DecisionKind] = DecisionKind(
    "first-attacker", [FIRST_ENEMY, FIRST_TOKEN], "activate-several", [FORCE], make=ChoosingAttacker
)
CHOOSING_PATH: Final[PathKind] = PathKind(
    "go-via", [GO_VIA], "activate-path", [FORCE, UNIT], make=ChoosingPath, shown=[FOE, SECTOR]
)
ACTIVATE: Final[StepKind] = StepKind("activate", Activate, [FORCE])
NEXT_UNIT: Final[StepKind] = StepKind("next-unit", NextUnit, [FORCE])
ACT: Final[StepKind] = StepKind("act", Act, [FORCE, UNIT])

ACTIVATED: Final[EventKind] = EventKind("activated", [FORCE])
CAME_NEARER: Final[EventKind] = EventKind("came-nearer", [ENEMY, SECTOR])
TOKEN_CAME_NEARER: Final[EventKind] = EventKind("token-came-nearer", [FACTION, SECTOR, TO])

ACTIONS: Final[list[ActionKind]] = [NEXT_ENEMY, NEXT_TOKEN, FIRST_ENEMY, FIRST_TOKEN, GO_VIA]
DECISIONS: Final[list[DecisionKind]] = [CHOOSING_UNIT, CHOOSING_ATTACKER, CHOOSING_PATH]
STEPS: Final[list[StepKind]] = [ACTIVATE, NEXT_UNIT, ACT]
EVENTS: Final[list[EventKind]] = [ACTIVATED, CAME_NEARER, TOKEN_CAME_NEARER]
