"""The bank's auctions: in turn, a pass is final, and only cash counts."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Ladder, Param, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.monopoly.board import DEEDS, MOST_CASH, bit, lowest
from bottlecap.games.monopoly.buildings import Place
from bottlecap.games.monopoly.events import AUCTIONED, BADE, LOT, PASSED, SOLD, UNSOLD, a_seat, some_deeds, some_seats
from bottlecap.games.monopoly.flow import touch
from bottlecap.games.monopoly.lacks import LEAST_BID, caps_short
from bottlecap.games.monopoly.rulebook import AUCTION_CASH
from bottlecap.games.monopoly.state import MonopolyState, of

# The bids that are listed; any other whole number is as good.
RUNGS: Final = [1, 2, 5, 10, 20, 30, 40, 50, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 320, 350, 400] + [
    450,
    500,
    600,
    700,
    800,
    1000,
    1200,
    1500,
    2000,
]


@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Decision):
    """Whether to bid for a lot."""

    def __init__(self, lot: i64) -> None:
        super().__init__(BIDDING)
        self.lot = lot


class BiddingPrompt(DecisionKind):
    """The prompt says what is auctioned, what the highest bid is, and what the bidder has."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return vec[i64]([cast(Bidding, decision).lot, s.bid, s.cash[decision.seat]])


class Bid(Ladder):
    """Bid more than the last one did."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s = of(state)
        return LEGAL if least_bid(s) <= arg + 1 <= most_bid(s, decision.seat) else AUCTION_CASH

    def lacking(self, state: State, decision: Decision, arg: i64, _rule: i64, /) -> list[Remark]:
        s = of(state)
        if arg + 1 < least_bid(s):
            return [Remark(LEAST_BID, [int(least_bid(s))])]
        return caps_short(s, decision.seat, arg + 1)

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Who lacks the cash for a higher bid may still raise it: by the business that stands beside the play."""
        return could_bid(of(state), decision.seat)

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s = of(state)
        s.bid = arg + 1
        s.bidder = decision.seat
        s.tell(BADE, decision.seat, s.bid)
        s.push(NextBid(decision.seat, cast(Bidding, decision).lot))


def least_bid(s: MonopolyState) -> i64:
    """What must be bid at least."""
    return s.bid + 1


def most_bid(s: MonopolyState, seat: i64) -> i64:
    """What the seat can bid at most: only cash counts, and it can be raised first."""
    return s.cash[seat]


def could_bid(s: MonopolyState, seat: i64) -> bool:
    """Whether the seat has the cash for a higher bid, or could raise it."""
    least = least_bid(s)
    return most_bid(s, seat) >= least or s.raisable(seat) >= least


class Pass(ActionKind):
    """Leave this auction for good."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.bidding &= ~(1 << seat)
        s.tell(PASSED, seat)
        s.push(NextBid(seat, cast(Bidding, decision).lot))


@mypyc_attr(acyclic=True, free_list_len=1)
class Auction(Step):
    """A lot is called; bids go round from the left of a seat, among these bidders (0: all)."""

    def __init__(self, lot: i64, origin: i64, bidders: i64 = 0) -> None:
        super().__init__(AUCTION)
        self.lot = lot
        self.origin = origin
        self.bidders = bidders

    def run(self, state: State, /) -> None:
        s = of(state)
        s.market = 0
        s.bid = 0
        s.bidder = 0
        s.bidding = s.playing() if self.bidders == 0 else self.bidders
        s.tell(AUCTIONED, self.lot)
        s.push(NextBid(self.origin, self.lot))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextBid(Step):
    """Ask the next player after the last who is still in; with nobody left to ask, the hammer falls."""

    def __init__(self, last: i64, lot: i64) -> None:
        super().__init__(NEXT_BID)
        self.last = last
        self.lot = lot

    def run(self, state: State, /) -> None:
        s = of(state)
        seat = self.last
        turns = s.players
        while turns > 0:
            seat = (seat + 1) % s.players
            turns -= 1
            leads = seat == s.bidder and s.bid > 0
            if s.bidding >> seat & 1 == 1 and not leads:
                if could_bid(s, seat):
                    s.ask(seat, Bidding(self.lot))
                    return
                # Who cannot bid any more is out without being asked.
                s.bidding &= ~(1 << seat)
        hammer(s, self.lot)


def lot_on_sale(s: MonopolyState) -> i64:
    """What is under the hammer; -1: nothing."""
    if s.bidding != 0:
        for d in s.pending:
            if isinstance(d, Bidding):
                return d.lot
    return -1


def hammer(s: MonopolyState, lot: i64) -> None:
    """The highest bidder pays and takes the lot; without a bid it stays with the bank."""
    seat, price = s.bidder, s.bid
    s.bid = 0
    s.bidder = 0
    s.bidding = 0
    if price == 0:
        s.tell(UNSOLD, lot)
        return
    s.cash[seat] -= price
    s.tell(SOLD, seat, lot, price)
    if lot < DEEDS:
        s.deeds[seat] |= bit(lot)
        touch(s, bit(lot))
    else:
        s.push(Place(seat, lot))


@mypyc_attr(acyclic=True, free_list_len=1)
class AuctionEach(Step):
    """Deed after deed in the order of the board, from the left of the bankrupt."""

    def __init__(self, deeds: i64, origin: i64) -> None:
        super().__init__(AUCTION_EACH)
        self.deeds = deeds
        self.origin = origin

    def run(self, state: State, /) -> None:
        if self.deeds != 0:
            state.push(AuctionEach(self.deeds & (self.deeds - 1), self.origin))
            state.push(Auction(lowest(self.deeds), self.origin))


BID: Final[Bid] = Bid("bid", Param("amount", int(MOST_CASH), low=1), RUNGS)
PASS: Final[Pass] = Pass("pass")
BIDDING: Final[BiddingPrompt] = BiddingPrompt(
    "bidding",
    [PASS, BID],
    "auction-cash",
    [LOT],
    make=Bidding,
    shown=[LOT, Param("bid", int(MOST_CASH)), Param("cash", int(MOST_CASH))],
)
ORIGIN: Final[Param] = a_seat("origin")
AUCTION: Final[StepKind] = StepKind("auction", Auction, [LOT, ORIGIN, some_seats("bidders")])
NEXT_BID: Final[StepKind] = StepKind("next-bid", NextBid, [a_seat("last"), LOT])
AUCTION_EACH: Final[StepKind] = StepKind("auction-each", AuctionEach, [some_deeds("deeds"), ORIGIN])
