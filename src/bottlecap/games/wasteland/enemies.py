"""Tokens of enemies: their piles, tokens put on the map face up or face down, waking, leaving the map.

A token laid face down is a random one of its pile, seen by nobody. So which one it is stays open until it wakes: it is then
drawn from its pile. A pile therefore gives as many tokens as it has, less those that lie face down already. When it is
rebuilt while tokens of it lie face down, what is left in it are these: they wait apart from the new pile, and from those
that wait since it was rebuilt before, for they lie elsewhere.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, replaced
from bottlecap.engine.kinds import ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.foes import fights
from bottlecap.games.wasteland.geography import is_sector, sector_at
from bottlecap.games.wasteland.params import ENEMY, FACE, SECTOR, TYPE
from bottlecap.games.wasteland.state import (
    ENEMY_DISCARD,
    ENEMY_TOKENS,
    ON_MAP,
    PILE,
    WAITING,
    WastelandState,
    of,
)
from bottlecap.games.wasteland.story.base import AN_ARRIVAL, NO_ONE
from bottlecap.games.wasteland.tokens import FACTIONS
from bottlecap.games.wasteland.watching import happened

# --- piles ------------------------------------------------------------------------------------------------------------


def laid_type(s: WastelandState, place: i64) -> i64:
    """The type of an unseen token that lies face down: its icon's."""
    return s.content.atlas.enemies[s.laid[place] - 1]


def places_of_pile(s: WastelandState, type: i64) -> i64:
    """The mask of the places of unseen tokens that lie face down and are still among those of the pile."""
    places: i64 = 0
    place: i64 = 0
    while place < ENEMY_TOKENS:
        if s.laid[place] > 0 and s.laid_before >> place & 1 == 0 and laid_type(s, place) == type:
            places |= 1 << place
        place += 1
    return places


def laid_of_pile(s: WastelandState, type: i64) -> i64:
    """How many they are."""
    places = places_of_pile(s, type)
    count: i64 = 0
    while places != 0:
        count += places & 1
        places >>= 1
    return count


def left_in_pile(s: WastelandState, type: i64) -> i64:
    """How many tokens the pile can still give."""
    return s.enemies.count(PILE + type) - laid_of_pile(s, type)


def can_take(s: WastelandState, type: i64) -> bool:
    """Whether the pile has a token to give, its discards shuffled in first where that was not possible before."""
    if left_in_pile(s, type) == 0:
        rebuild_pile(s, type)
    return left_in_pile(s, type) > 0


def pile_may_end(s: WastelandState, type: i64) -> None:
    """After a token was taken: with the last one the discards become a new pile."""
    if left_in_pile(s, type) == 0:
        rebuild_pile(s, type)


def rebuild_pile(s: WastelandState, type: i64) -> None:
    discards = discarded(s, type)
    if len(discards) == 0:
        return
    if s.enemies.count(PILE + type) > 0:
        # All that is left in the pile lies face down on the map already.
        places = places_of_pile(s, type)
        waits = s.waits[:]
        for enemy in s.enemies.within(PILE + type):
            waits[enemy] = places
        s.waits = waits
        s.laid_before |= places
        s.enemies.move_all(PILE + type, WAITING + type)
    for enemy in discards:
        s.enemies.move(enemy, PILE + type)
    s.tell(PILE_REBUILT, type)


def discarded(s: WastelandState, type: i64) -> vec[i64]:
    """The discarded tokens of that type."""
    out = vec[i64]()
    if s.enemies.count(ENEMY_DISCARD) > 0:
        for enemy in s.enemies.within(ENEMY_DISCARD):
            if s.content.enemy_type[enemy] == type:
                out = append(out, enemy)
    return out


# --- face up ----------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class PutEnemy(Step):
    """A random token of the type, face up, if one is left."""

    def __init__(self, type: i64, sector: i64) -> None:
        super().__init__(PUT_ENEMY)
        self.type = type
        self.sector = sector

    def run(self, state: State, /) -> None:
        s = of(state)
        if can_take(s, self.type):
            s.roll(Putting(self.type, self.sector))


@mypyc_attr(acyclic=True, free_list_len=1)
class Putting(Decision):
    """Which token of the type comes to that sector."""

    def __init__(self, type: i64, sector: i64) -> None:
        super().__init__(PUTTING)
        self.type = type
        self.sector = sector


class Put(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).enemies.within(PILE + cast(Putting, decision).type)

    def apply(self, state: State, decision: Decision, enemy: i64, /) -> None:
        s, asked = of(state), cast(Putting, decision)
        s.enemies.move(enemy, ON_MAP, asked.sector)
        s.tell(APPEARED, enemy, asked.sector)
        happened(s, AN_ARRIVAL, NO_ONE, asked.sector)
        pile_may_end(s, asked.type)


@mypyc_attr(acyclic=True, free_list_len=1)
class FillFace(Step):
    """Every enemy icon of a face that has come up gets its token."""

    def __init__(self, face: i64) -> None:
        super().__init__(FILL_FACE)
        self.face = face

    def run(self, state: State, /) -> None:
        s, atlas = of(state), of(state).content.atlas
        # The last pushed comes first.
        sector = sector_at(self.face, atlas.many[self.face] - 1)
        while sector >= sector_at(self.face, 0):
            if atlas.enemies[sector] >= 0:
                s.push(PutEnemy(atlas.enemies[sector], sector))
            sector -= 1


# --- face down --------------------------------------------------------------------------------------------------------


def lay_face_down(s: WastelandState, type: i64, sector: i64) -> None:
    """An unseen token of the type on an icon of its type, if the pile has one."""
    if not can_take(s, type):
        return
    place: i64 = 0
    while s.laid[place] > 0:
        place += 1
    s.laid = replaced(s.laid, place, sector + 1)
    s.laid_before &= ~(1 << place)
    s.laid_now |= 1 << place
    s.tell(LAID, type, sector)
    pile_may_end(s, type)


def flees(s: WastelandState, enemy: i64) -> None:
    """The token is turned face down where it is."""
    s.fled |= 1 << enemy
    s.fled_now |= 1 << enemy
    s.tell(FLED, enemy)


@mypyc_attr(acyclic=True, free_list_len=1)
class Wake(Step):
    """All of a type that lay face down before its activation are turned up."""

    def __init__(self, type: i64) -> None:
        super().__init__(WAKE)
        self.type = type

    def run(self, state: State, /) -> None:
        s, type = of(state), self.type
        enemy: i64 = 0
        while enemy < ENEMY_TOKENS:
            waits = s.fled >> enemy & 1 == 1 and s.fled_now >> enemy & 1 == 0
            if waits and s.content.enemy_type[enemy] == type:
                s.fled &= ~(1 << enemy)
                s.tell(WOKE, enemy, s.enemy_sector(enemy))
                happened(s, AN_ARRIVAL, NO_ONE, s.enemy_sector(enemy))
            enemy += 1
        place = ENEMY_TOKENS - 1
        while place >= 0:
            if s.laid[place] > 0 and s.laid_now >> place & 1 == 0 and laid_type(s, place) == type:
                s.push(TurnUp(place))
            place -= 1


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnUp(Step):
    """One unseen token is turned up."""

    def __init__(self, place: i64) -> None:
        super().__init__(TURN_UP)
        self.place = place

    def run(self, state: State, /) -> None:
        state.roll(Waking(self.place))


@mypyc_attr(acyclic=True, free_list_len=1)
class Waking(Decision):
    """Which token of its pile it is."""

    def __init__(self, place: i64) -> None:
        super().__init__(WAKING)
        self.place = place


class WakeUp(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, place = of(state), cast(Waking, decision).place
        if s.laid_before >> place & 1 == 0:
            return s.enemies.within(PILE + laid_type(s, place))
        out = vec[i64]()
        for enemy in s.enemies.within(WAITING + laid_type(s, place)):
            if s.waits[enemy] >> place & 1:
                out = append(out, enemy)
        return out

    def apply(self, state: State, decision: Decision, enemy: i64, /) -> None:
        s, place = of(state), cast(Waking, decision).place
        sector = s.laid[place] - 1
        s.laid = replaced(s.laid, place, 0)
        if s.laid_before >> place & 1:
            s.laid_before &= ~(1 << place)
            wait_no_more(s, enemy, place)
        s.enemies.move(enemy, ON_MAP, sector)
        s.tell(WOKE, enemy, sector)
        happened(s, AN_ARRIVAL, NO_ONE, sector)


def wait_no_more(s: WastelandState, enemy: i64, place: i64) -> None:
    """A token that waited has come up in that place: no other can be there."""
    waits = s.waits[:]
    waits[enemy] = 0
    other: i64 = 0
    while other < ENEMY_TOKENS:
        waits[other] &= ~(1 << place)
        other += 1
    s.waits = waits


# --- moving and leaving the map --------------------------------------------------------------------------------------------------


def place_enemy(s: WastelandState, enemy: i64, sector: i64) -> None:
    """A token on the map is now there."""
    s.enemies.own()
    s.enemies.order[enemy] = sector


def discard_enemy(s: WastelandState, enemy: i64) -> None:
    """A token leaves the map, or the fight that it was drawn for."""
    s.fled &= ~(1 << enemy)
    s.fled_now &= ~(1 << enemy)
    s.enemies.move(enemy, ENEMY_DISCARD)


def is_free_icon(s: WastelandState, sector: i64, type: i64) -> bool:
    """Whether an icon of the type is there without any token of an enemy on it."""
    return is_sector(sector) and s.content.atlas.enemies[sector] == type and not has_token(s, sector)


def has_token(s: WastelandState, sector: i64) -> bool:
    """Whether a token of an enemy lies in a sector, face up or face down; where a faction's are enemies, one of theirs is too."""
    if holds(s.laid, sector + 1):
        return True
    for faction in range(FACTIONS):
        if fights(s, faction) and s.lies_at(faction, sector):
            return True
    enemy: i64 = 0
    while enemy < ENEMY_TOKENS:
        if s.enemy_sector(enemy) == sector:
            return True
        enemy += 1
    return False


PUT: Final[Put] = Put("put-enemy", [ENEMY])
WAKE_UP: Final[WakeUp] = WakeUp("wake-up", [ENEMY])
PLACE_LAID: Final[Param] = Param("place", int(ENEMY_TOKENS))
PUTTING: Final[ChanceDecision] = ChanceDecision("put-enemy", PUT, "setup-tokens", [TYPE, SECTOR], make=Putting)
WAKING: Final[ChanceDecision] = ChanceDecision("wake-up", WAKE_UP, "enemy-wakes", [PLACE_LAID], make=Waking)
PUT_ENEMY: Final[StepKind] = StepKind("put-enemy", PutEnemy, [TYPE, SECTOR])
FILL_FACE: Final[StepKind] = StepKind("fill-face", FillFace, [FACE])
WAKE: Final[StepKind] = StepKind("wake", Wake, [TYPE])
TURN_UP: Final[StepKind] = StepKind("turn-up", TurnUp, [PLACE_LAID])

APPEARED: Final[EventKind] = EventKind("appeared", [ENEMY, SECTOR])
PILE_REBUILT: Final[EventKind] = EventKind("pile-rebuilt", [TYPE])
LAID: Final[EventKind] = EventKind("laid-face-down", [TYPE, SECTOR])
FLED: Final[EventKind] = EventKind("fled", [ENEMY])
WOKE: Final[EventKind] = EventKind("woke", [ENEMY, SECTOR])

ACTIONS: Final[list[ActionKind]] = [PUT, WAKE_UP]
DECISIONS: Final[list[DecisionKind]] = [PUTTING, WAKING]
STEPS: Final[list[StepKind]] = [PUT_ENEMY, FILL_FACE, WAKE, TURN_UP]
EVENTS: Final[list[EventKind]] = [APPEARED, PILE_REBUILT, LAID, FLED, WOKE]
