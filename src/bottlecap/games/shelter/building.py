"""Building a room on one's own level."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, StepKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter.board import PLACES, RESOURCES, level_of_seat
from bottlecap.games.shelter.events import BUILT, END_NEAR, ROOM, SIDE
from bottlecap.games.shelter.gains import gain_by_items
from bottlecap.games.shelter.paying import pay_cost
from bottlecap.games.shelter.rulebook import BUILD_CHOOSE, BUILD_COST, BUILD_MAX, BUILD_NONE
from bottlecap.games.shelter.state import NOT_ENDING, ON_TRACK, SIX_ROOMS, VAULT, ShelterState, of
from bottlecap.games.shelter.tokens import ON_BUILD
from bottlecap.games.shelter.tracks import REFILL, ROOM_TRACK

# How a room is chosen: it must be and is paid for; it may be and is paid for; it must be and costs nothing.
MUST_PAY: Final[i64] = 0
MAY_PAY: Final[i64] = 1
FREE: Final[i64] = 2


def lowered(s: ShelterState, room: i64, spared: i64) -> vec[i64]:
    """A room's price without one of its resources (3: one of choice)."""
    price = s.content.room_prices[4 * room : 4 * room + 4]
    if spared >= 0:
        price[spared] -= 1
    return price


def affordable(s: ShelterState, seat: i64, room: i64) -> bool:
    """Whether the seat can pay for the room, with what an item takes off the price."""
    if s.discount == 0:
        return s.can_pay(seat, s.content.room_prices, 4 * room)
    spared: i64 = 0
    while spared <= RESOURCES:
        if s.content.room_prices[4 * room + spared] > 0 and s.can_pay(seat, lowered(s, room, spared)):
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


class ChooseRoom(ActionKind):
    """Choose a room of the track, and pay for it where it has to be paid for."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).rooms.within(ON_TRACK)

    def check(self, state: State, decision: Decision, room: i64, /) -> i64:
        s = of(state)
        if s.rooms.zone[room] != ON_TRACK:
            return BUILD_CHOOSE
        if decision.a != FREE and not affordable(s, decision.seat, room):
            return BUILD_COST
        return LEGAL

    def apply(self, state: State, decision: Decision, room: i64, /) -> None:
        s = of(state)
        s.chosen = room + 1
        if decision.a != MUST_PAY:
            s.push(RAISE, decision.seat)
        if decision.a != FREE:
            s.push(PAY_PRICE, decision.seat, room)


class Decline(ActionKind):
    """Build nothing."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        return LEGAL if decision.a == MAY_PAY else BUILD_NONE

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        pass


class PayPrice(StepKind):
    """The price in the room's corner, less what an item takes off it."""

    def run(self, state: State, seat: i64, room: i64, _c: i64, /) -> None:
        s = of(state)
        if s.discount > 0:
            s.ask(SPARING, seat, room)
        else:
            pay_cost(s, seat, s.content.room_prices, 4 * room)


class Spare(ActionKind):
    """Choose the resource that need not be paid (the fourth stands for one of choice)."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=4)
        spared: i64 = 0
        while spared <= RESOURCES:
            if of(state).content.room_prices[4 * decision.a + spared] > 0:
                out = append(out, spared)
            spared += 1
        return out

    def check(self, state: State, decision: Decision, spared: i64, /) -> i64:
        s = of(state)
        if s.content.room_prices[4 * decision.a + spared] == 0:
            return BUILD_COST
        return LEGAL if s.can_pay(decision.seat, lowered(s, decision.a, spared)) else BUILD_COST

    def apply(self, state: State, decision: Decision, spared: i64, /) -> None:
        s = of(state)
        s.discount = 0
        pay_cost(s, decision.seat, lowered(s, decision.a, spared))


class Raise(StepKind):
    """The room that was chosen goes on the seat's level: on which side is asked."""

    def run(self, state: State, seat: i64, _b: i64, _c: i64, /) -> None:
        s = of(state)
        if s.chosen > 0:
            s.ask(SITING, seat, s.chosen - 1)


class Site(ActionKind):
    """Put it next to the elevator, or next to the rooms already there."""

    def check(self, state: State, decision: Decision, side: i64, /) -> i64:
        return LEGAL if of(state).free_place(decision.seat, side) >= 0 else BUILD_MAX

    def apply(self, state: State, decision: Decision, side: i64, /) -> None:
        s, seat, room = of(state), decision.seat, decision.a
        s.chosen = 0
        s.rooms.move(room, VAULT)
        s.built = replaced(s.built, level_of_seat(seat) * PLACES + s.free_place(seat, side), room + 1)
        s.tell(BUILT, seat, room, side)
        if s.rooms_on(level_of_seat(seat)) == PLACES and s.ending == NOT_ENDING:
            s.ending = SIX_ROOMS
            s.tell(END_NEAR, SIX_ROOMS)
        s.push(REFILL, ROOM_TRACK)
        gain_by_items(s, seat, ON_BUILD)


class OfferRoom(StepKind):
    """A build that comes with the rewards; lost where no room or no place is there for it."""

    def run(self, state: State, seat: i64, terms: i64, _c: i64, /) -> None:
        s = of(state)
        if not s.can_place_room(seat) or s.rooms.count(ON_TRACK) == 0:
            return
        if terms == MAY_PAY and not can_build(s, seat):
            return
        s.ask(CHOOSING_ROOM, seat, terms)


CHOOSE_ROOM: Final[ChooseRoom] = ChooseRoom("choose-room", [ROOM])
DECLINE: Final[Decline] = Decline("decline-room")
SPARE: Final[Spare] = Spare("spare", [Param("resource", 4, domain="spared")])
SITE: Final[Site] = Site("site", [SIDE])
CHOOSING_ROOM: Final[DecisionKind] = DecisionKind(
    "choose-room", [CHOOSE_ROOM, DECLINE], "build-choose", [Param("terms", 3, domain="terms")]
)
SPARING: Final[DecisionKind] = DecisionKind("spare", [SPARE], "build-cost", [ROOM])
SITING: Final[DecisionKind] = DecisionKind("site", [SITE], "build-own-level", [ROOM])
PAY_PRICE: Final[PayPrice] = PayPrice("pay-price")
RAISE: Final[Raise] = Raise("raise")
OFFER_ROOM: Final[OfferRoom] = OfferRoom("offer-room")
