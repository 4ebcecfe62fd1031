"""Salvage: the rules, one kind of action, step and question each."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.engine.game import Rules
from bottlecap.engine.kinds import (
    LEGAL,
    ActionKind,
    ChanceDecision,
    ChanceKind,
    DecisionKind,
    EventKind,
    Ladder,
    Param,
    StepKind,
)
from bottlecap.engine.state import Decision, State, Step
from bottlecap.proofs.salvage.state import (
    BLOCK,
    DECK,
    DUMP,
    KINDS,
    LOTS,
    MOST_CAPS,
    PILE,
    POCKET,
    SHOWN,
    STASH,
    SalvageState,
    of,
)

RULES: Final = Rules(
    "salvage",
    [
        "players",
        "contract",
        "weather",
        "block",
        "before-auction",
        "offer",
        "offer-once",
        "offer-own",
        "offer-other",
        "offer-open",
        "offer-reply",
        "offer-withdraw",
        "offer-cash",
        "spy",
        "spy-once",
        "spy-other",
        "spy-known",
        "bid",
        "bid-higher",
        "bid-cash",
        "pass",
        "unsold",
        "collection",
        "sold-out",
        "score",
    ],
)
OFFER_ONCE: Final[i64] = RULES["offer-once"]
OFFER_OWN: Final[i64] = RULES["offer-own"]
OFFER_OTHER: Final[i64] = RULES["offer-other"]
OFFER_OPEN: Final[i64] = RULES["offer-open"]
OFFER_CASH: Final[i64] = RULES["offer-cash"]
SPY: Final[i64] = RULES["spy"]
SPY_ONCE: Final[i64] = RULES["spy-once"]
SPY_OTHER: Final[i64] = RULES["spy-other"]
SPY_KNOWN: Final[i64] = RULES["spy-known"]
BID_HIGHER: Final[i64] = RULES["bid-higher"]
BID_CASH: Final[i64] = RULES["bid-cash"]

SOLD_OUT: Final[i64] = 0
COLLECTION: Final[i64] = 1

SEATS: Final[i64] = 4
SPY_PRICE: Final[i64] = 2
HAS_OFFERED: Final[i64] = 1
HAS_SPIED: Final[i64] = 2
EVERY_GOOD: Final[i64] = (1 << KINDS) - 1
PRICES: Final[vec[i64]] = vec[i64]([2, 5, 10, 20])
RUNGS: Final = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100]


# --- chance -----------------------------------------------------------------------------------------


class Contracting(Decision):
    """A contract for a seat."""

    def __init__(self, signer: i64) -> None:
        super().__init__(CONTRACTING)
        self.signer = signer


class Secret(ChanceKind):
    """A contract for a seat, which it alone may look at."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).contracts.draws(PILE)

    def apply(self, state: State, decision: Decision, contract: i64, /) -> None:
        signer = cast(Contracting, decision).signer
        eyes = of(state).contracts.move(contract, POCKET + signer)
        state.tell_some(eyes, SIGNED, signer, contract)


class Weather(ChanceKind):
    """Two dice: everybody finds as many caps as the lower shows, the auctioneer one more on a double."""

    def apply(self, state: State, decision: Decision, dice: i64, /) -> None:
        s = of(state)
        first, second = dice % 6 + 1, dice // 6 + 1
        found = min(first, second)
        s.tell(FOUND, first, second, found)
        for seat in range(s.players):
            s.caps[seat] += found
        if first == second:
            s.caps[s.auctioneer] += 1


class Draw(ChanceKind):
    """The next lot comes on the block."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).lots.draws(DECK)

    def apply(self, state: State, decision: Decision, lot: i64, /) -> None:
        of(state).lots.move(lot, BLOCK)
        state.tell(DRAWN, lot)


# --- before the auction ---------------------------------------------------------------------------------


class Open(ActionKind):
    """Open the auction."""

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s = of(state)
        s.bid = 0
        s.bidder = s.auctioneer
        s.bidding = (1 << s.players) - 1
        s.tell(OPENED, s.auctioneer)
        s.push(NextBid(s.auctioneer))


class Offer(ActionKind):
    """Offer a lot of one's own to another seat. Any price will do; four of them are indexed."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64](capacity=64)
        if s.done & HAS_OFFERED:
            return out
        for lot in s.lots.within(STASH + decision.seat):
            buyer: i64 = 0
            while buyer < s.players:
                if buyer != decision.seat:
                    for price in PRICES:
                        out = append(out, lot + LOTS * (buyer + SEATS * (price - 1)))
                buyer += 1
        return out

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s = of(state)
        lot, buyer = arg % LOTS, arg // LOTS % SEATS
        if s.done & HAS_OFFERED:
            return OFFER_ONCE
        if s.lots.zone[lot] != STASH + decision.seat:
            return OFFER_OWN
        if buyer == decision.seat or buyer >= s.players:
            return OFFER_OTHER
        return OFFER_OPEN if s.offered[lot] != 0 else LEGAL

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s = of(state)
        lot, buyer, price = arg % LOTS, arg // LOTS % SEATS, arg // LOTS // SEATS + 1
        s.done |= HAS_OFFERED
        s.offered[lot] = buyer + 1
        s.asking[lot] = price
        s.tell(OFFERED, decision.seat, buyer, lot, price)
        s.offer(buyer, reply(lot, price))
        s.offer(decision.seat, standing(lot, price))
        s.ask(decision.seat, Decision(BEFORE))

    def indexed(self) -> i64:
        return LOTS * SEATS * len(PRICES)

    def index_of(self, arg: i64, /) -> i64:
        price: i64 = arg // LOTS // SEATS + 1
        place: i64 = 0
        while place < len(PRICES):
            if PRICES[place] == price:
                return arg % (LOTS * SEATS) + LOTS * SEATS * place
            place += 1
        return -1

    def arg_at(self, index: i64, /) -> i64:
        return index % (LOTS * SEATS) + LOTS * SEATS * (PRICES[index // (LOTS * SEATS)] - 1)


class Spy(ActionKind):
    """Pay to see another seat's contract: shown to nobody else."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=SEATS)
        seat: i64 = 0
        while seat < state.players:
            out = append(out, seat)
            seat += 1
        return out

    def check(self, state: State, decision: Decision, other: i64, /) -> i64:
        s = of(state)
        if s.done & HAS_SPIED:
            return SPY_ONCE
        if other == decision.seat or other >= s.players:
            return SPY_OTHER
        if s.caps[decision.seat] < SPY_PRICE:
            return SPY
        return SPY_KNOWN if s.spied[decision.seat] >> other & 1 else LEGAL

    def apply(self, state: State, decision: Decision, other: i64, /) -> None:
        s, seat = of(state), decision.seat
        contract = s.contracts.first(POCKET + other)
        s.done |= HAS_SPIED
        s.caps[seat] -= SPY_PRICE
        s.spied[seat] |= 1 << other
        s.contracts.show(contract, 1 << seat)
        s.tell_some(1 << seat | 1 << other, SPIED, seat, other, contract)
        s.ask(seat, Decision(BEFORE))


# --- offers, beside the play ------------------------------------------------------------------------------


class Offering(Decision):
    """An offer, as its buyer and its seller are asked about it."""

    def __init__(self, kind: DecisionKind, lot: i64, price: i64) -> None:
        super().__init__(kind)
        self.lot = lot
        self.price = price


def reply(lot: i64, price: i64) -> Offering:
    return Offering(REPLY, lot, price)


def standing(lot: i64, price: i64) -> Offering:
    return Offering(STANDING, lot, price)


class Accept(ActionKind):
    """Buy the lot that was offered."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        return OFFER_CASH if spare(of(state), decision.seat) < cast(Offering, decision).price else LEGAL

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, offer = of(state), cast(Offering, decision)
        lot, price = offer.lot, offer.price
        seller = s.lots.zone[lot] - STASH
        s.caps[decision.seat] -= price
        s.caps[seller] += price
        s.lots.move(lot, STASH + decision.seat)
        close_offer(s, lot)
        s.tell(BOUGHT, decision.seat, seller, lot, price)


class Refuse(ActionKind):
    """Turn the offer down."""

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        lot = cast(Offering, decision).lot
        close_offer(of(state), lot)
        state.tell(REFUSED, decision.seat, lot)


class Withdraw(ActionKind):
    """Take one's own offer back."""

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        lot = cast(Offering, decision).lot
        close_offer(of(state), lot)
        state.tell(WITHDRAWN, decision.seat, lot)


def spare(s: SalvageState, seat: i64) -> i64:
    """The caps the seat can spend: not those it has bid."""
    return s.caps[seat] - s.bid if s.bidder == seat else s.caps[seat]


def close_offer(s: SalvageState, lot: i64) -> None:
    """Neither the buyer nor the seller is asked about it any more."""
    s.offered[lot] = 0
    s.asking[lot] = 0
    for d in s.pending.copy():
        if isinstance(d, Offering) and d.lot == lot:
            s.drop(d)


# --- the auction --------------------------------------------------------------------------------------------


class Bid(Ladder):
    """Bid more than the last one did."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s = of(state)
        if arg + 1 <= s.bid:
            return BID_HIGHER
        return BID_CASH if arg + 1 > s.caps[decision.seat] else LEGAL

    def endless(self, state: State, decision: Decision, /) -> bool:
        s = of(state)
        return s.caps[decision.seat] > s.bid

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s = of(state)
        s.bid = arg + 1
        s.bidder = decision.seat
        s.tell(BADE, decision.seat, s.bid)
        s.push(NextBid(decision.seat))


class Pass(ActionKind):
    """Leave this auction for good."""

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.bidding &= ~(1 << seat)
        s.tell(PASSED, seat)
        s.push(NextBid(seat))


# --- steps ----------------------------------------------------------------------------------------------------


class Sign(Step):
    """A contract for each, from that seat on, then the first round."""

    def __init__(self, signer: i64) -> None:
        super().__init__(SIGN)
        self.signer = signer

    def run(self, state: State, /) -> None:
        if self.signer == state.players:
            state.push(Round())
            return
        state.push(Sign(self.signer + 1))
        state.roll(Contracting(self.signer))


class Round(Step):
    """Weather, two lots on the block, then the auctioneer's turn; or the end."""

    def __init__(self) -> None:
        super().__init__(ROUND)

    def run(self, state: State, /) -> None:
        s = of(state)
        for seat in range(s.players):
            if s.goods_of(seat) == EVERY_GOOD:
                s.push(Score(COLLECTION))
                return
        if s.lots.count(DECK) == 0:
            s.push(Score(SOLD_OUT))
            return
        if s.round > 0:
            s.auctioneer = (s.auctioneer + 1) % s.players
        s.round += 1
        s.done = 0
        s.bid = 0
        s.bidder = s.auctioneer
        s.tell(ROUND_BEGUN, s.round, s.auctioneer)
        s.push(FillBlock())
        s.roll(Decision(ROLLING))


class FillBlock(Step):
    """Lots are drawn until two lie on the block or the deck is empty."""

    def __init__(self) -> None:
        super().__init__(FILL_BLOCK)

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.lots.count(BLOCK) == 2 or s.lots.count(DECK) == 0:
            s.ask(s.auctioneer, Decision(BEFORE))
            return
        s.push(FillBlock())
        s.roll(Decision(DRAWING))


class NextBid(Step):
    """Ask the next seat after the last that is still in; with one left, or none, the hammer falls."""

    def __init__(self, last: i64) -> None:
        super().__init__(NEXT_BID)
        self.last = last

    def run(self, state: State, /) -> None:
        s = of(state)
        seat = (self.last + 1) % s.players
        turns = s.players
        while turns > 0 and (s.bidding >> seat & 1 == 0 or (seat == s.bidder and s.bid > 0)):
            seat = (seat + 1) % s.players
            turns -= 1
        if turns == 0:
            s.push(Hammer())
        elif s.caps[seat] <= s.bid:
            # Who cannot bid any more is out without being asked.
            s.bidding &= ~(1 << seat)
            s.push(NextBid(seat))
        else:
            s.ask(seat, Decision(BIDDING))


class Hammer(Step):
    """The highest bidder pays and takes the block; unsold lots go to the dump."""

    def __init__(self) -> None:
        super().__init__(HAMMER)

    def run(self, state: State, /) -> None:
        s = of(state)
        if s.bid == 0:
            s.lots.move_all(BLOCK, DUMP)
            s.tell(UNSOLD)
        else:
            s.caps[s.bidder] -= s.bid
            s.lots.move_all(BLOCK, STASH + s.bidder)
            s.tell(SOLD, s.bidder, s.bid)
        s.bid = 0
        s.push(Round())


class Score(Step):
    """Contracts are shown, and everything is counted."""

    def __init__(self, reason: i64) -> None:
        super().__init__(SCORE)
        self.reason = reason

    def run(self, state: State, /) -> None:
        s = of(state)
        scores = zeros(s.players)
        for seat in range(s.players):
            scores[seat] = s.worth(seat)
        for seat in range(s.players):
            contract = s.contracts.first(POCKET + seat)
            s.contracts.move(contract, SHOWN)
            s.tell(CONTRACT_SHOWN, seat, contract)
        s.finish(self.reason, scores)


# --- declarations -----------------------------------------------------------------------------------------------

SEAT: Final = Param("seat", SEATS, domain="seat")
OTHER: Final = Param("other", SEATS, domain="seat")
LOT_PARAM: Final = Param("lot", LOTS, domain="lot")
PRICE: Final = Param("price", MOST_CAPS, low=1)
GOOD: Final = Param("contract", KINDS, domain="contract")

SECRET: Final = Secret("secret", [GOOD])
WEATHER: Final = Weather("weather", [Param("first", 6, low=1), Param("second", 6, low=1)])
DRAW: Final = Draw("draw", [LOT_PARAM])
OPEN: Final = Open("open")
OFFER: Final = Offer("offer", [LOT_PARAM, OTHER, PRICE])
SPYING: Final = Spy("spy", [OTHER])
ACCEPT: Final = Accept("accept")
REFUSE: Final = Refuse("refuse")
WITHDRAW: Final = Withdraw("withdraw")
BID: Final = Bid("bid", Param("amount", MOST_CAPS, low=1), RUNGS)
PASS: Final = Pass("pass")

SIGNER: Final = Param("signer", SEATS, domain="seat")
CONTRACTING: Final = ChanceDecision("contract", SECRET, "contract", [SIGNER], make=Contracting, shown=[SEAT])
ROLLING: Final = ChanceDecision("weather", WEATHER, "weather")
DRAWING: Final = ChanceDecision("draw", DRAW, "block")
BEFORE: Final = DecisionKind("before", [OPEN, OFFER, SPYING], "before-auction")
REPLY: Final = DecisionKind("reply", [ACCEPT, REFUSE], "offer-reply", [LOT_PARAM, PRICE], most=8, make=reply)
STANDING: Final = DecisionKind("standing", [WITHDRAW], "offer-withdraw", [LOT_PARAM, PRICE], most=8, make=standing)


class Bidding(DecisionKind):
    """The prompt says what the highest bid is, and whose."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        return vec[i64]([of(state).bid, of(state).caps[decision.seat]])


BIDDING: Final = Bidding("bidding", [PASS, BID], "bid", shown=[Param("bid", MOST_CAPS), Param("caps", MOST_CAPS)])

SIGN: Final = StepKind("sign", Sign, [Param("signer", SEATS + 1)])
ROUND: Final = StepKind("round", Round)
FILL_BLOCK: Final = StepKind("fill-block", FillBlock)
NEXT_BID: Final = StepKind("next-bid", NextBid, [Param("last", SEATS, domain="seat")])
HAMMER: Final = StepKind("hammer", Hammer)
SCORE: Final = StepKind("score", Score, [Param("reason", 2)])

CAPS: Final = Param("caps", MOST_CAPS)
SIGNED: Final = EventKind("signed", [SEAT, GOOD], secret=("contract",))
ROUND_BEGUN: Final = EventKind("round", [Param("round", 100), SEAT])
FOUND: Final = EventKind("found", [Param("first", 7), Param("second", 7), CAPS])
DRAWN: Final = EventKind("drawn", [LOT_PARAM])
OPENED: Final = EventKind("opened", [SEAT])
OFFERED: Final = EventKind("offered", [SEAT, OTHER, LOT_PARAM, PRICE])
SPIED: Final = EventKind("spied", [SEAT, OTHER, GOOD], secret=("contract",))
BOUGHT: Final = EventKind("bought", [SEAT, OTHER, LOT_PARAM, PRICE])
REFUSED: Final = EventKind("refused", [SEAT, LOT_PARAM])
WITHDRAWN: Final = EventKind("withdrawn", [SEAT, LOT_PARAM])
BADE: Final = EventKind("bade", [SEAT, CAPS])
PASSED: Final = EventKind("passed", [SEAT])
UNSOLD: Final = EventKind("unsold")
SOLD: Final = EventKind("sold", [SEAT, CAPS])
CONTRACT_SHOWN: Final = EventKind("contract-shown", [SEAT, GOOD], reveals=True)

ACTIONS: Final = [SECRET, WEATHER, DRAW, OPEN, OFFER, SPYING, ACCEPT, REFUSE, WITHDRAW, BID, PASS]
DECISIONS: Final = [CONTRACTING, ROLLING, DRAWING, BEFORE, REPLY, STANDING, BIDDING]
STEPS: Final = [SIGN, ROUND, FILL_BLOCK, NEXT_BID, HAMMER, SCORE]
EVENTS: Final = [
    SIGNED,
    ROUND_BEGUN,
    FOUND,
    DRAWN,
    OPENED,
    OFFERED,
    SPIED,
    BOUGHT,
    REFUSED,
    WITHDRAWN,
    BADE,
    PASSED,
    UNSOLD,
    SOLD,
    CONTRACT_SHOWN,
]
