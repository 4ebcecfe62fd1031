"""Building a room on one's own level."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.board import PLACES, PRICE, level_of_seat
from bottlecap.games.shelter.effects.base import ROOM_BUILT
from bottlecap.games.shelter.events import BUILT, END_NEAR, ROOM, SEAT, SIDE
from bottlecap.games.shelter.gains import gain_by_items
from bottlecap.games.shelter.lacks import SHORT, cubes_short, for_room, packed
from bottlecap.games.shelter.paying import pay_cost
from bottlecap.games.shelter.rulebook import BUILD_CHOOSE, BUILD_COST, BUILD_MAX, BUILD_NONE
from bottlecap.games.shelter.state import NOT_ENDING, ON_TRACK, SIX_ROOMS, VAULT, ShelterState, of
from bottlecap.games.shelter.tracks import ROOM_TRACK, Refill

# How a room is chosen: it must be and is paid for; it may be and is paid for; it must be and costs nothing.
MUST_PAY: Final[i64] = 0
MAY_PAY: Final[i64] = 1
FREE: Final[i64] = 2
TERM_NAMES: Final = ["must-pay", "may-pay", "free"]


def lowered(s: ShelterState, room: i64, spared: i64) -> vec[i64]:
    """A room's price without one of its resources (the last: one of choice)."""
    price = s.content.price_of(room)
    if spared >= 0:
        price[spared] -= 1
    return price


def affordable(s: ShelterState, seat: i64, room: i64) -> bool:
    """Whether the seat can pay for the room, with what an item takes off the price."""
    if s.discount == 0:
        return s.can_pay(seat, s.content.room_prices, PRICE * room)
    spared: i64 = 0
    while spared < PRICE:
        if s.content.room_prices[PRICE * room + spared] > 0 and s.can_pay(seat, lowered(s, room, spared)):
            return True
        spared += 1
    return False


def can_build(s: ShelterState, seat: i64) -> bool:
    """Whether a room on the track can be paid for, and has a place."""
    if not s.can_place_room(seat):
        return False
    for room in s.rooms.within(ON_TRACK):
        if affordable(s, seat, room):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingRoom(Decision):
    """A room of the track is to be chosen, on these terms."""

    def __init__(self, terms: i64) -> None:
        super().__init__(CHOOSING_ROOM)
        self.terms = terms


class ChooseRoom(ActionKind):
    """Choose a room of the track, and pay for it where it has to be paid for."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).rooms.within(ON_TRACK)

    def check(self, state: State, decision: Decision, room: i64, /) -> i64:
        s = of(state)
        if s.rooms.zone[room] != ON_TRACK:
            return BUILD_CHOOSE
        if cast(ChoosingRoom, decision).terms != FREE and not affordable(s, decision.seat, room):
            return BUILD_COST
        return LEGAL

    def lacking(self, state: State, decision: Decision, room: i64, rule: i64, /) -> list[Remark]:
        return [Remark(SHORT, [packed(for_room(of(state), decision.seat, room))])] if rule == BUILD_COST else []

    def apply(self, state: State, decision: Decision, room: i64, /) -> None:
        s, terms = of(state), cast(ChoosingRoom, decision).terms
        s.chosen = room + 1
        if terms != MUST_PAY:
            s.push(Raise(decision.seat))
        if terms != FREE:
            s.push(PayPrice(decision.seat, room))


class Decline(ActionKind):
    """Build nothing."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        return LEGAL if cast(ChoosingRoom, decision).terms == MAY_PAY else BUILD_NONE

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        pass


@mypyc_attr(acyclic=True, free_list_len=1)
class PayPrice(Step):
    """The price in the room's corner, less what an item takes off it."""

    def __init__(self, seat: i64, room: i64) -> None:
        super().__init__(PAY_PRICE)
        self.seat = seat
        self.room = room

    def run(self, state: State, /) -> None:
        seat, room = self.seat, self.room
        s = of(state)
        if s.discount > 0:
            s.ask(seat, Sparing(room))
        else:
            pay_cost(s, seat, s.content.room_prices, PRICE * room)


@mypyc_attr(acyclic=True, free_list_len=1)
class Sparing(Decision):
    """Which resource of the room's price need not be paid."""

    def __init__(self, room: i64) -> None:
        super().__init__(SPARING)
        self.room = room


class Spare(ActionKind):
    """Choose the resource that need not be paid (the last stands for one of choice)."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=PRICE)
        room = cast(Sparing, decision).room
        spared: i64 = 0
        while spared < PRICE:
            if of(state).content.room_prices[PRICE * room + spared] > 0:
                out = append(out, spared)
            spared += 1
        return out

    def check(self, state: State, decision: Decision, spared: i64, /) -> i64:
        s, room = of(state), cast(Sparing, decision).room
        if s.content.room_prices[PRICE * room + spared] == 0:
            return BUILD_COST
        return LEGAL if s.can_pay(decision.seat, lowered(s, room, spared)) else BUILD_COST

    def lacking(self, state: State, decision: Decision, spared: i64, _rule: i64, /) -> list[Remark]:
        s, room = of(state), cast(Sparing, decision).room
        printed = s.content.room_prices[PRICE * room + spared] > 0
        return cubes_short(s, decision.seat, lowered(s, room, spared)) if printed else []

    def apply(self, state: State, decision: Decision, spared: i64, /) -> None:
        s = of(state)
        s.discount = 0
        pay_cost(s, decision.seat, lowered(s, cast(Sparing, decision).room, spared))


@mypyc_attr(acyclic=True, free_list_len=1)
class Raise(Step):
    """The room that was chosen goes on the seat's level: on which side is asked."""

    def __init__(self, seat: i64) -> None:
        super().__init__(RAISE)
        self.seat = seat

    def run(self, state: State, /) -> None:
        seat = self.seat
        s = of(state)
        if s.chosen > 0:
            s.ask(seat, Siting(s.chosen - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Siting(Decision):
    """On which side the room goes."""

    def __init__(self, room: i64) -> None:
        super().__init__(SITING)
        self.room = room


class Site(ActionKind):
    """Put it next to the elevator, or next to the rooms already there."""

    def check(self, state: State, decision: Decision, side: i64, /) -> i64:
        return LEGAL if of(state).free_place(decision.seat, side) >= 0 else BUILD_MAX

    def apply(self, state: State, decision: Decision, side: i64, /) -> None:
        s, seat, room = of(state), decision.seat, cast(Siting, decision).room
        s.chosen = 0
        s.rooms.move(room, VAULT)
        s.built = replaced(s.built, level_of_seat(seat) * PLACES + s.free_place(seat, side), room + 1)
        s.tell(BUILT, seat, room, side)
        if s.rooms_on(level_of_seat(seat)) == PLACES and s.ending == NOT_ENDING:
            s.ending = SIX_ROOMS
            s.tell(END_NEAR, SIX_ROOMS)
        s.push(Refill(ROOM_TRACK))
        gain_by_items(s, seat, ROOM_BUILT)


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferRoom(Step):
    """A build that comes with the rewards; lost where no room or no place is there for it."""

    def __init__(self, seat: i64, terms: i64) -> None:
        super().__init__(OFFER_ROOM)
        self.seat = seat
        self.terms = terms

    def run(self, state: State, /) -> None:
        seat, terms = self.seat, self.terms
        s = of(state)
        if not s.can_place_room(seat) or s.rooms.count(ON_TRACK) == 0:
            return
        if terms == MAY_PAY and not can_build(s, seat):
            return
        s.ask(seat, ChoosingRoom(terms))


CHOOSE_ROOM: Final[ChooseRoom] = ChooseRoom("choose-room", [ROOM])
DECLINE: Final[Decline] = Decline("decline-room")
SPARE: Final[Spare] = Spare("spare", [Param("resource", int(PRICE), domain="spared")])
SITE: Final[Site] = Site("site", [SIDE])
TERMS: Final[Param] = Param("terms", domain="terms")
CHOOSING_ROOM: Final[DecisionKind] = DecisionKind("choose-room", [CHOOSE_ROOM, DECLINE], "build-choose", [TERMS], make=ChoosingRoom)
SPARING: Final[DecisionKind] = DecisionKind("spare", [SPARE], "build-cost", [ROOM], make=Sparing)
SITING: Final[DecisionKind] = DecisionKind("site", [SITE], "build-own-level", [ROOM], make=Siting)
PAY_PRICE: Final[StepKind] = StepKind("pay-price", PayPrice, [SEAT, ROOM])
RAISE: Final[StepKind] = StepKind("raise", Raise, [SEAT])
OFFER_ROOM: Final[StepKind] = StepKind("offer-room", OfferRoom, [SEAT, TERMS])
