"""The bank's auctions: in turn, a pass is final, and only cash counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Ladder, Param, StepKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly.board import DEEDS, MOST_CASH, bit, lowest
from bottlecap.games.monopoly.buildings import PLACE
from bottlecap.games.monopoly.events import AUCTIONED, BADE, LOT, PASSED, SOLD, UNSOLD
from bottlecap.games.monopoly.flow import touch
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


class Bid(Ladder):
    """Bid more than the last one did."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s = of(state)
        return LEGAL if s.bid < arg + 1 <= s.cash[decision.seat] else AUCTION_CASH

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Who lacks the cash for a higher bid may still raise it: by the business that stands beside the play."""
        return could_bid(of(state), decision.seat)

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s = of(state)
        s.bid = arg + 1
        s.bidder = decision.seat
        s.tell(BADE, decision.seat, s.bid)
        s.push(NEXT_BID, decision.seat, decision.a)


def could_bid(s: MonopolyState, seat: i64) -> bool:
    """Whether the seat has the cash for a higher bid, or could raise it."""
    return s.cash[seat] > s.bid or s.raisable(seat) > s.bid


class Pass(ActionKind):
    """Leave this auction for good."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.bidding &= ~(1 << seat)
        s.tell(PASSED, seat)
        s.push(NEXT_BID, seat, decision.a)


class Bidding(DecisionKind):
    """The prompt says what is auctioned, what the highest bid is, and what the bidder has."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return vec[i64]([decision.a, s.bid, s.cash[decision.seat]])


class Auction(StepKind):
    """A lot is called; bids go round from the left of a seat, among these bidders (0: all)."""

    def run(self, state: State, lot: i64, origin: i64, bidders: i64, /) -> None:
        s = of(state)
        s.market = 0
        s.bid = 0
        s.bidder = 0
        s.bidding = s.playing() if bidders == 0 else bidders
        s.tell(AUCTIONED, lot)
        s.push(NEXT_BID, origin, lot)


class NextBid(StepKind):
    """Ask the next player who is still in; with nobody left to ask, the hammer falls."""

    def run(self, state: State, last: i64, lot: i64, _c: i64, /) -> None:
        s = of(state)
        seat = last
        turns = s.players
        while turns > 0:
            seat = (seat + 1) % s.players
            turns -= 1
            leads = seat == s.bidder and s.bid > 0
            if s.bidding >> seat & 1 == 1 and not leads:
                if could_bid(s, seat):
                    s.ask(BIDDING, seat, lot)
                    return
                # Who cannot bid any more is out without being asked.
                s.bidding &= ~(1 << seat)
        hammer(s, lot)


def lot_on_sale(s: MonopolyState) -> i64:
    """What is under the hammer; -1: nothing."""
    if s.bidding != 0:
        for d in s.pending:
            if d.kind == BIDDING.number:
                return d.a
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
        s.push(PLACE, seat, lot)


class AuctionEach(StepKind):
    """Deed after deed in the order of the board, from the left of the bankrupt."""

    def run(self, state: State, deeds: i64, origin: i64, _c: i64, /) -> None:
        if deeds != 0:
            state.push(AUCTION_EACH, deeds & (deeds - 1), origin)
            state.push(AUCTION, lowest(deeds), origin)


BID: Final[Bid] = Bid("bid", Param("amount", int(MOST_CASH), low=1), RUNGS)
PASS: Final[Pass] = Pass("pass")
BIDDING: Final[Bidding] = Bidding(
    "bidding", [PASS, BID], "auction-cash", [LOT, Param("bid", int(MOST_CASH)), Param("cash", int(MOST_CASH))]
)
AUCTION: Final[Auction] = Auction("auction")
NEXT_BID: Final[NextBid] = NextBid("next-bid")
AUCTION_EACH: Final[AuctionEach] = AuctionEach("auction-each")
