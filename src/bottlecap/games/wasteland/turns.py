"""What a survivor can do in a turn: the one question, and the actions that need no cards."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced, zeros
from bottlecap.engine.kinds import (
    LEGAL,
    ActionKind,
    ChanceDecision,
    ChanceKind,
    DecisionKind,
    EventKind,
    Param,
    Quick,
    Remark,
    StepKind,
)
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import PLEDGE, RENOUNCE
from bottlecap.games.wasteland.attacking import FIGHT, FIGHT_FACTION, ambush
from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.camping import CAMP
from bottlecap.games.wasteland.effects.base import GROUND
from bottlecap.games.wasteland.enemies import FillFace, place_enemy
from bottlecap.games.wasteland.foes import FOES, STAR_FOE, faction_of, put_token, remove_token
from bottlecap.games.wasteland.fog import is_foggy
from bottlecap.games.wasteland.geography import DEADLY as DEADLY_BACK
from bottlecap.games.wasteland.geography import DOWN, NEIGHBOURS, is_down, is_sector
from bottlecap.games.wasteland.lacks import actions_spent, caps_short, points_short, too_far
from bottlecap.games.wasteland.params import FACE, SEAT, SECTOR, TILE
from bottlecap.games.wasteland.placing import Placing, PutOnTile, is_on_tile
from bottlecap.games.wasteland.rulebook import (
    EXPLORE as BY_EXPLORE,
)
from bottlecap.games.wasteland.rulebook import (
    EXPLORE_HIDDEN_ENEMIES,
    MOVE_FACE_DOWN,
    QUEST_TOKEN,
    SECTOR_ADJACENT,
    TERRAIN_ROUGH,
    TURN_TWO_ACTIONS,
)
from bottlecap.games.wasteland.rulebook import (
    MOVE as BY_MOVE,
)
from bottlecap.games.wasteland.state import DANGER, DEADLY, FACE_UP, WastelandState, of
from bottlecap.games.wasteland.story.base import AN_ARRIVAL, AN_EXPLORATION, NO_ONE
from bottlecap.games.wasteland.story.encountering import ENCOUNTER
from bottlecap.games.wasteland.story.escorting import ESCORT
from bottlecap.games.wasteland.story.laying import lay_waiting
from bottlecap.games.wasteland.story.markers import PlaceMarkers, carried_from, lay_waiting_markers, shift_marker
from bottlecap.games.wasteland.story.questing import QUEST
from bottlecap.games.wasteland.things import EQUIP, UNEQUIP
from bottlecap.games.wasteland.tokens import MOVE_POINTS, ROUGH
from bottlecap.games.wasteland.trading import pay
from bottlecap.games.wasteland.using import USE, USE_PERK
from bottlecap.games.wasteland.watching import happened

# --- moving -----------------------------------------------------------------------------------------------------------


def points_an_action(s: WastelandState, seat: i64) -> i64:
    """The movement points that one action gives."""
    points = MOVE_POINTS
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            points += lasting.stride()
            if not s.unslowed:
                points -= lasting.slows()
    return points


def slow_price(s: WastelandState, seat: i64) -> i64:
    """What it costs to stride in spite of what one wears; 0 where nothing slows."""
    price: i64 = 0
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            price += lasting.slow_price()
    return price


class PayToStride(ActionKind):
    """Pay, so that slow armour does not slow in this turn."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s = of(state)
        # Only actions still to be taken give points.
        if s.actions == 0 or s.unslowed:
            return BY_MOVE
        return LEGAL if 0 < slow_price(s, decision.seat) <= s.caps[decision.seat] else BY_MOVE

    def lacking(self, state: State, decision: Decision, _arg: i64, _rule: i64, /) -> list[Remark]:
        return caps_short(of(state), decision.seat, slow_price(of(state), decision.seat))

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s = of(state)
        pay(s, decision.seat, slow_price(s, decision.seat))
        s.unslowed = 1
        s.fresh = 0


def cost_of(s: WastelandState, seat: i64, sector: i64) -> i64:
    """The movement points that a sector costs."""
    if s.content.atlas.rough[sector]:
        return ROUGH
    return 1


def points_at_hand(s: WastelandState, seat: i64) -> i64:
    """What is left of a Move, and what further actions would give."""
    return s.points + s.actions * points_an_action(s, seat)


class Move(ActionKind):
    """Go to an adjacent sector. An action is taken by itself where the points left do not reach."""

    def __init__(self) -> None:
        super().__init__("move", [SECTOR])
        self.quick = True

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        around = zeros(NEIGHBOURS)
        many = s.map().neighbours(s.face_at, s.where[decision.seat], around)
        return around[:many]

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        """The same as by `check`, which need not ask again what borders on what."""
        s, seat = of(state), decision.seat
        out = vec[i64](capacity=NEIGHBOURS)
        points = points_at_hand(s, seat)
        if points == 0:
            return out
        around = zeros(NEIGHBOURS)
        many = s.map().neighbours(s.face_at, s.where[seat], around)
        i: i64 = 0
        while i < many:
            if is_sector(around[i]) and cost_of(s, seat, around[i]) <= points:
                out = append(out, around[i])
            i += 1
        return out

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        s, seat = of(state), decision.seat
        if is_down(sector):
            return MOVE_FACE_DOWN
        if not is_sector(sector) or not s.are_adjacent(s.where[seat], sector):
            return SECTOR_ADJACENT
        points = points_at_hand(s, seat)
        if points == 0:
            return BY_MOVE
        return LEGAL if cost_of(s, seat, sector) <= points else TERRAIN_ROUGH

    def lacking(self, state: State, decision: Decision, sector: i64, rule: i64, /) -> list[Remark]:
        s, seat = of(state), decision.seat
        if rule == SECTOR_ADJACENT:
            return too_far(s, seat, sector)
        return points_short(cost_of(s, seat, sector), points_at_hand(s, seat)) if rule in (BY_MOVE, TERRAIN_ROUGH) else []

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, seat = of(state), decision.seat
        pay_points(s, seat, cost_of(s, seat, sector))
        enter(s, seat, sector)


def pay_points(s: WastelandState, seat: i64, cost: i64) -> None:
    """Movement points are spent; as many actions are taken as that needs."""
    while s.points < cost:
        take_action(s)
        s.points += points_an_action(s, seat)
    s.points -= cost
    s.fresh = 0


class Carry(ActionKind):
    """Go to an adjacent sector and take along what can be carried from here: every sector is rough then."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, sector = of(state), of(state).where[decision.seat]
        if len(carried_from(s, sector)) == 0:
            return vec[i64]()
        around = zeros(NEIGHBOURS)
        many = s.map().neighbours(s.face_at, sector, around)
        return around[:many]

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        s, seat = of(state), decision.seat
        if len(carried_from(s, s.where[seat])) == 0:
            return QUEST_TOKEN
        if is_down(sector):
            return MOVE_FACE_DOWN
        if not is_sector(sector) or not s.are_adjacent(s.where[seat], sector):
            return SECTOR_ADJACENT
        return LEGAL if points_at_hand(s, seat) >= ROUGH else TERRAIN_ROUGH

    def lacking(self, state: State, decision: Decision, sector: i64, rule: i64, /) -> list[Remark]:
        s, seat = of(state), decision.seat
        if rule == SECTOR_ADJACENT:
            return too_far(s, seat, sector)
        return points_short(ROUGH, points_at_hand(s, seat)) if rule == TERRAIN_ROUGH else []

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, seat = of(state), decision.seat
        pay_points(s, seat, ROUGH)
        enter_with(s, seat, sector)


def enter_with(s: WastelandState, seat: i64, sector: i64) -> None:
    """Move into a sector with all that can be carried from the one before. Who is killed by the ground has carried nothing."""
    markers, deaths = carried_from(s, s.where[seat]), s.deaths[seat]
    enter(s, seat, sector)
    for marker in markers:
        shift_marker(s, marker, sector, seat if s.deaths[seat] == deaths else NO_ONE)


def take_action(s: WastelandState) -> None:
    s.actions -= 1
    s.fresh = 0


def enter(s: WastelandState, seat: i64, sector: i64) -> None:
    """Move into a sector: its radiation first, then whatever is aggressive there."""
    s.where = replaced(s.where, seat, sector)
    s.tell(MOVED, seat, sector)
    ambush(s, seat)
    if is_irradiated(s, sector):
        suffer(s, seat, 0, 1, GROUND)


def is_irradiated(s: WastelandState, sector: i64) -> bool:
    return s.content.atlas.rads[sector] > 0 or is_foggy(s, sector)


# --- exploring --------------------------------------------------------------------------------------------------------


class Explore(Quick):
    """Turn up a face-down tile that borders on one's sector."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64](capacity=6)
        tiles = s.map().down_beside(s.face_at, s.where[decision.seat])
        slot: i64 = 0
        while tiles >> slot > 0:
            if tiles >> slot & 1:
                out = append(out, slot)
            slot += 1
        return out

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        return self.candidates(state, decision) if of(state).actions > 0 else vec[i64]()

    def check(self, state: State, decision: Decision, slot: i64, /) -> i64:
        s = of(state)
        if s.actions == 0:
            return TURN_TWO_ACTIONS
        return LEGAL if s.map().down_beside(s.face_at, s.where[decision.seat]) >> slot & 1 else BY_EXPLORE

    def lacking(self, state: State, decision: Decision, _slot: i64, rule: i64, /) -> list[Remark]:
        return actions_spent(rule)

    def apply(self, state: State, decision: Decision, slot: i64, /) -> None:
        s = of(state)
        take_action(s)
        s.tell(EXPLORED, decision.seat, slot)
        s.roll(TurningUp(slot))


@mypyc_attr(acyclic=True, free_list_len=1)
class ExploreFree(Step):
    """Exploring that takes no action."""

    def __init__(self, seat: i64) -> None:
        super().__init__(EXPLORE_FREE)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.map().down_beside(s.face_at, s.where[self.seat]) != 0:
            s.ask(self.seat, Decision(EXPLORING))


class TurnUpTile(Explore):
    """Which tile."""

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        return self.candidates(state, decision)

    def check(self, state: State, decision: Decision, slot: i64, /) -> i64:
        s = of(state)
        return LEGAL if s.map().down_beside(s.face_at, s.where[decision.seat]) >> slot & 1 else BY_EXPLORE

    def apply(self, state: State, decision: Decision, slot: i64, /) -> None:
        state.tell(EXPLORED, decision.seat, slot)
        state.roll(TurningUp(slot))


@mypyc_attr(acyclic=True, free_list_len=1)
class TurningUp(Decision):
    """Which face the tile has."""

    def __init__(self, tile: i64) -> None:
        super().__init__(TURNING_UP)
        self.tile = tile


class TurnTile(ChanceKind):
    """One of the faces whose back it has, all equally likely."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, slot = of(state), cast(TurningUp, decision).tile
        return s.tiles.within(bag_of(s, slot))

    def apply(self, state: State, decision: Decision, face: i64, /) -> None:
        s, slot = of(state), cast(TurningUp, decision).tile
        s.stir_all()
        s.tiles.move(face, FACE_UP)
        s.face_at = replaced(s.face_at, slot, face)
        s.tell(TURNED_TILE, slot, face)
        happened(s, AN_EXPLORATION, s.turn, slot)
        lay_waiting(s, face, s.turn)
        lay_waiting_markers(s, face, s.turn)
        # The icons first: whoever places what stood there sees what else has come up.
        s.push(PlaceMarkers(s.turn, slot))
        s.push(PlaceHidden(s.turn, slot))
        s.push(FillFace(face))


def bag_of(s: WastelandState, slot: i64) -> i64:
    """The bag that a face-down tile is of."""
    return DEADLY if s.map().backs[slot] == DEADLY_BACK else DANGER


@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceHidden(Step):
    """Whoever explored puts the enemies that stood on the tile on its sectors, one after another."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(PLACE_HIDDEN)
        self.seat = seat
        self.tile = tile

    def run(self, state: State, /) -> None:
        s = of(state)
        foe: i64 = 0
        while foe < FOES:
            if stands_at(s, foe, DOWN + self.tile):
                s.push(PlaceHidden(self.seat, self.tile))
                s.ask(self.seat, PlacingHidden(self.tile, foe))
                return
            foe += 1


def stands_at(s: WastelandState, foe: i64, sector: i64) -> bool:
    """Whether that enemy, or a token of that faction, is in a sector."""
    return s.enemy_sector(foe) == sector if foe < STAR_FOE else s.lies_at(faction_of(foe), sector)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlacingHidden(Placing):
    """Where an enemy, or a faction's token, stands on a tile that has just come up."""

    def __init__(self, tile: i64, enemy: i64) -> None:
        super().__init__(PLACING_HIDDEN, tile)
        self.enemy = enemy


class PlaceOnTile(PutOnTile):
    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if is_on_tile(of(state), decision, sector) else EXPLORE_HIDDEN_ENEMIES

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, asked = of(state), cast(PlacingHidden, decision)
        if asked.enemy < STAR_FOE:
            place_enemy(s, asked.enemy, sector)
        else:
            remove_token(s, faction_of(asked.enemy), DOWN + asked.tile)
            put_token(s, faction_of(asked.enemy), sector)
        s.tell(CAME_TO_LIGHT, asked.enemy, sector)
        happened(s, AN_ARRIVAL, NO_ONE, sector)


# --- the turn ---------------------------------------------------------------------------------------------------------


class TurnKind(DecisionKind):
    """Its prompt tells what is left of the turn."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return vec[i64]([s.actions, s.points])


class EndTurn(ActionKind):
    """End one's turn; actions left are lost."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).ended = 1


# An enemy or a faction's token.
HIDDEN_FOE: Final[Param] = Param("enemy", int(FOES), domain="foe")

MOVE: Final[Move] = Move()
CARRY: Final[Carry] = Carry("carry", [SECTOR])
EXPLORE: Final[Explore] = Explore("explore", [TILE])
PAY_TO_STRIDE: Final[PayToStride] = PayToStride("pay-to-stride")
TURN_UP_TILE: Final[TurnUpTile] = TurnUpTile("explore-free", [TILE])
EXPLORING: Final[DecisionKind] = DecisionKind("explore-free", [TURN_UP_TILE], "explore")
EXPLORE_FREE: Final[StepKind] = StepKind("explore-free", ExploreFree, [SEAT])
END_TURN: Final[EndTurn] = EndTurn("end-turn")
TURN_TILE: Final[TurnTile] = TurnTile("turn-tile", [FACE])
PLACE_ON_TILE: Final[PlaceOnTile] = PlaceOnTile("place-on-tile")
TURN: Final[TurnKind] = TurnKind(
    "turn",
    [
        MOVE,
        EXPLORE,
        FIGHT,
        FIGHT_FACTION,
        ENCOUNTER,
        QUEST,
        ESCORT,
        CARRY,
        CAMP,
        USE,
        USE_PERK,
        EQUIP,
        UNEQUIP,
        PLEDGE,
        RENOUNCE,
        PAY_TO_STRIDE,
        END_TURN,
    ],
    "turn-two-actions",
    shown=[Param("actions", 21), Param("points", 61)],
)
TURNING_UP: Final[ChanceDecision] = ChanceDecision("turn-tile", TURN_TILE, "explore", [TILE], make=TurningUp)
PLACING_HIDDEN: Final[DecisionKind] = DecisionKind(
    "place-on-tile", [PLACE_ON_TILE], "explore-hidden-enemies", [TILE, HIDDEN_FOE], make=PlacingHidden
)
PLACE_HIDDEN: Final[StepKind] = StepKind("place-hidden", PlaceHidden, [SEAT, TILE])

UNSEEN: Final[EventKind] = EventKind("unseen", [SEAT])
MOVED: Final[EventKind] = EventKind("moved", [SEAT, SECTOR])
EXPLORED: Final[EventKind] = EventKind("explored", [SEAT, TILE])
TURNED_TILE: Final[EventKind] = EventKind("tile-turned", [TILE, FACE], reveals=True)
CAME_TO_LIGHT: Final[EventKind] = EventKind("came-to-light", [HIDDEN_FOE, SECTOR])

ACTIONS: Final[list[ActionKind]] = [MOVE, CARRY, EXPLORE, TURN_UP_TILE, PAY_TO_STRIDE, END_TURN, TURN_TILE, PLACE_ON_TILE]
DECISIONS: Final[list[DecisionKind]] = [TURN, EXPLORING, TURNING_UP, PLACING_HIDDEN]
STEPS: Final[list[StepKind]] = [EXPLORE_FREE, PLACE_HIDDEN]
EVENTS: Final[list[EventKind]] = [UNSEEN, MOVED, EXPLORED, TURNED_TILE, CAME_TO_LIGHT]
