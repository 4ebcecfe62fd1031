"""Trade: offers that stay open beside the play, and what becomes of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import holds
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, StepKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly.board import ALL_DEEDS, DEEDS, SEATS, bit, has, lowest
from bottlecap.games.monopoly.buildings import NONE
from bottlecap.games.monopoly.deals import (
    cash_in,
    deal_number,
    deeds_in,
    holdings,
    may_be_saved,
    may_deal,
    partner_in,
    rule_against,
    settles_debt,
    things_in,
)
from bottlecap.games.monopoly.estate import closed, lift
from bottlecap.games.monopoly.events import (
    AMOUNT,
    DEALT,
    DEED,
    FEE_PAID,
    FROM,
    GIVES,
    LEFT_MORTGAGED,
    OFFERED,
    REFUSED,
    TO,
    WANTS,
    WITHDRAWN,
)
from bottlecap.games.monopoly.flow import hand_card, is_offer, standing_offer, suspend, touch
from bottlecap.games.monopoly.rulebook import ANYTIME_WHEN, TRADE, TRADE_LIMIT, TRADE_MORTGAGED
from bottlecap.games.monopoly.state import (
    BY_SHIFT,
    CARD_SHIFT,
    ZERO_CASH,
    MonopolyState,
    bundle,
    of,
)

# The offers that are listed: a single deed of the other's for one of these sums.
PRICES: Final[vec[i64]] = vec[i64]([100, 300])
PRICE_COUNT: Final[i64] = 2

DEEDS_MOVED: Final[Param] = Param("deeds", 1 << 28, domain="deed", many=True)
CARDS_MOVED: Final[Param] = Param("cards", 4, domain="jail-card", many=True)
CASH_MOVED: Final[Param] = Param("cash", 2 * int(ZERO_CASH), low=-int(ZERO_CASH))


# --- making an offer --------------------------------------------------------------------------------------


class Offer(ActionKind):
    """Propose a deal to another player."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, seat = of(state), decision.seat
        cash = s.cash[seat]
        if cash < PRICES[0] or (s.debtor == 0 and (closed(s, decision) or s.offers[seat] >= s.offer_limit)):
            return NONE
        out = vec[i64](capacity=48)
        other: i64 = 0
        while other < s.players:
            theirs = 0 if other == seat or must_wait_to_offer(s, decision, other) else s.tradable(other)
            deed: i64 = 0
            while theirs != 0:
                if theirs & 1 == 1:
                    out = append(out, deal_number(bit(deed), PRICES[0], other))
                    if cash >= PRICES[1]:
                        out = append(out, deal_number(bit(deed), PRICES[1], other))
                theirs >>= 1
                deed += 1
            other += 1
        return out

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        """In the open market little can be wrong with a listed offer: it was made before, or ten per cent is lacking."""
        s = of(state)
        if s.debtor > 0:
            return super().legal(state, decision)
        cash = s.cash[decision.seat]
        out = vec[i64](capacity=48)
        for deal in self.candidates(state, decision):
            deed = deeds_in(deal)
            fee = s.content.tenths(deed) if deed & s.mortgaged != 0 else 0
            if cash >= cash_in(deal) + fee and not holds(s.made, remembered(decision.seat, deal)):
                out = append(out, deal)
        return out

    def check(self, state: State, decision: Decision, deal: i64, /) -> i64:
        s = of(state)
        if must_wait_to_offer(s, decision, partner_in(deal)):
            return ANYTIME_WHEN
        return rule_against_offer(s, decision.seat, deal)

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Deals beyond the listed ones. Nobody goes bankrupt unasked while one could raise what can be paid."""
        s = of(state)
        if not decision.open:
            return may_be_saved(s, decision.seat)
        return s.debtor not in (0, decision.seat + 1) if closed(s, decision) else may_deal(s, decision.seat)

    def apply(self, state: State, decision: Decision, deal: i64, /) -> None:
        make_offer(of(state), decision.seat, deal)

    def indexed(self) -> i64:
        return SEATS * DEEDS * PRICE_COUNT

    def index_of(self, deal: i64, /) -> i64:
        deeds = deeds_in(deal)
        if things_in(deal) != deeds or deeds == 0 or deeds & (deeds - 1) != 0:
            return -1
        place: i64 = 0
        while place < PRICE_COUNT:
            if PRICES[place] == cash_in(deal):
                return (partner_in(deal) * DEEDS + lowest(deeds)) * PRICE_COUNT + place
            place += 1
        return -1

    def arg_at(self, index: i64, /) -> i64:
        place = index // PRICE_COUNT
        return deal_number(bit(place % DEEDS), PRICES[index % PRICE_COUNT], place // DEEDS)


def must_wait_to_offer(s: MonopolyState, decision: Decision, to: i64) -> bool:
    """Whether offers to that player must wait. A debtor answers the debt's own question, and is offered deals by all."""
    return closed(s, decision) and s.debtor != to + 1


def rule_against_offer(s: MonopolyState, seat: i64, deal: i64) -> i64:
    """Why the seat cannot make that offer. Whoever is offered a deal by a debtor may raise the cash until it is made."""
    rule = rule_against(s, seat, deal, s.debtor == seat + 1)
    if rule != LEGAL:
        return rule
    if s.offers[seat] >= s.offer_limit and not settles_debt(s, seat, deal):
        return TRADE_LIMIT
    return TRADE_LIMIT if holds(s.made, remembered(seat, deal)) else LEGAL


def remembered(seat: i64, deal: i64) -> i64:
    """An offer together with who made it."""
    return deal | seat << BY_SHIFT


def make_offer(s: MonopolyState, seat: i64, deal: i64) -> None:
    """Put the offer before the partner; an earlier one to the same player is withdrawn by it."""
    to = partner_in(deal)
    withdraw(s, seat, to)
    if not settles_debt(s, seat, deal):
        s.offers[seat] += 1
    s.made = append(s.made, remembered(seat, deal))
    s.tell(OFFERED, seat, to, given_by(s, seat, deal), asked_by(s, seat, deal))
    s.offer(REPLY, to, deal, seat)


def given_by(s: MonopolyState, seat: i64, deal: i64) -> i64:
    """What the proposer would give, as a bundle."""
    return bundle(things_in(deal) & holdings(s, seat), cash_in(deal))


def asked_by(s: MonopolyState, seat: i64, deal: i64) -> i64:
    """What the proposer would get, as a bundle."""
    return bundle(things_in(deal) & ~holdings(s, seat), -cash_in(deal))


def withdraw(s: MonopolyState, seat: i64, to: i64) -> None:
    d = standing_offer(s, seat, to)
    if d is not None:
        s.drop(d)
        s.tell(WITHDRAWN, seat, to)


class Withdraw(ActionKind):
    """Take one's own offer back."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64]()
        for d in s.pending:
            if is_offer(d) and d.b == decision.seat and not must_wait_to_offer(s, decision, d.seat):
                out = append(out, d.seat)
        return out

    def check(self, state: State, decision: Decision, to: i64, /) -> i64:
        s = of(state)
        if must_wait_to_offer(s, decision, to):
            return ANYTIME_WHEN
        return TRADE if standing_offer(s, decision.seat, to) is None else LEGAL

    def apply(self, state: State, decision: Decision, to: i64, /) -> None:
        withdraw(of(state), decision.seat, to)


# --- answering an offer -------------------------------------------------------------------------------------


def must_wait(s: MonopolyState, decision: Decision) -> bool:
    """Whether the deal must wait: something is being settled, and it is not the debt of one of the two."""
    return s.market == 0 and s.debtor != decision.seat + 1 and s.debtor != decision.b + 1


def rule_against_accepting(s: MonopolyState, offer: Decision) -> i64:
    return ANYTIME_WHEN if must_wait(s, offer) else rule_against(s, offer.b, offer.a, False)


class Accept(ActionKind):
    """Make the deal that somebody has offered."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return append(vec[i64](capacity=1), decision.b)

    def check(self, state: State, decision: Decision, proposer: i64, /) -> i64:
        s = of(state)
        if proposer == decision.b:
            return rule_against_accepting(s, decision)
        # Another offer is meant: that one's own reason is the one to give.
        meant = standing_offer(s, proposer, decision.seat)
        rule = LEGAL if meant is None else rule_against_accepting(s, meant)
        return TRADE if rule == LEGAL else rule

    def apply(self, state: State, decision: Decision, proposer: i64, /) -> None:
        s, seat, deal = of(state), decision.seat, decision.a
        s.tell(DEALT, proposer, seat, given_by(s, proposer, deal), asked_by(s, proposer, deal))
        to_seat = things_in(deal) & holdings(s, proposer)
        to_proposer = things_in(deal) & ~to_seat
        s.cash[proposer] -= cash_in(deal)
        s.cash[seat] += cash_in(deal)
        if s.debtor > 0:
            suspend(s)
        hand_over(s, proposer, seat, to_seat)
        hand_over(s, seat, proposer, to_proposer)


def hand_over(s: MonopolyState, giver: i64, taker: i64, things: i64) -> None:
    """Deeds and cards go to another player, who settles what is mortgaged at once."""
    deeds = things & ALL_DEEDS
    s.deeds[giver] &= ~deeds
    s.deeds[taker] |= deeds
    touch(s, deeds)
    card: i64 = 0
    while card < 2:
        if has(things, CARD_SHIFT + card):
            hand_card(s, card, taker)
        card += 1
    if deeds & s.mortgaged != 0:
        suspend(s)
        s.push(TAKE_OVER, taker, deeds & s.mortgaged)


class Refuse(ActionKind):
    """Turn an offer down."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return append(vec[i64](capacity=1), decision.b)

    def check(self, state: State, decision: Decision, proposer: i64, /) -> i64:
        return LEGAL if proposer == decision.b else TRADE

    def apply(self, state: State, decision: Decision, proposer: i64, /) -> None:
        state.tell(REFUSED, decision.seat, proposer)


class Counter(ActionKind):
    """Turn an offer down and propose another deal to the one who made it. Any is accepted; none is listed."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return NONE

    def check(self, state: State, decision: Decision, terms: i64, /) -> i64:
        s = of(state)
        if must_wait(s, decision):
            return ANYTIME_WHEN
        return rule_against_offer(s, decision.seat, countered(decision, terms))

    def apply(self, state: State, decision: Decision, terms: i64, /) -> None:
        s = of(state)
        s.tell(REFUSED, decision.seat, decision.b)
        make_offer(s, decision.seat, countered(decision, terms))

    def indexed(self) -> i64:
        return 0

    def index_of(self, terms: i64, /) -> i64:
        return -1


def countered(decision: Decision, terms: i64) -> i64:
    """The terms of a counter-offer as a deal with the one whose offer it answers."""
    return deal_number(things_in(terms), cash_in(terms), decision.b)


class Reply(DecisionKind):
    """The prompt says who offers what for what."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return vec[i64]([decision.b, given_by(s, decision.b, decision.a), asked_by(s, decision.b, decision.a)])


# --- mortgaged deeds change hands -----------------------------------------------------------------------------


class TakeOver(StepKind):
    """For each mortgaged deed the taker lifts the mortgage at once, or pays ten per cent and leaves it."""

    def run(self, state: State, seat: i64, deeds: i64, _c: i64, /) -> None:
        if deeds != 0:
            rest = deeds & (deeds - 1)
            state.push(TAKE_OVER, seat, rest)
            state.ask(TAKING_OVER, seat, lowest(deeds), rest)


class LiftNow(ActionKind):
    """Lift the mortgage at once; who has inherited the deed has paid the ten per cent already."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s = of(state)
        cost = cost_now(s, decision) + s.content.tenths(decision.b)
        return LEGAL if s.cash[decision.seat] >= cost else TRADE_MORTGAGED

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        lift(of(state), decision.seat, decision.a, cost_now(of(state), decision))


def cost_now(s: MonopolyState, decision: Decision) -> i64:
    """What lifting the mortgage at once costs."""
    fee = 0 if decision.kind == INHERITING.number else s.content.tenth(decision.a)
    return s.content.mortgage[decision.a] + fee


class PayFee(ActionKind):
    """Pay ten per cent, and leave the deed mortgaged."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, deed = of(state), decision.a
        s.cash[decision.seat] -= s.content.tenth(deed)
        s.tell(FEE_PAID, decision.seat, deed, s.content.tenth(deed))


class Leave(ActionKind):
    """Leave an inherited deed mortgaged: the ten per cent is due again when it is lifted later."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        state.tell(LEFT_MORTGAGED, decision.seat, decision.a)


class Inheriting(DecisionKind):
    """The prompt says which deed, and what lifting it at once costs."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        return vec[i64]([decision.a, cost_now(of(state), decision)])


OFFER: Final[Offer] = Offer("offer", [DEEDS_MOVED, CARDS_MOVED, CASH_MOVED, TO])
OFFER.quick = True
WITHDRAW: Final[Withdraw] = Withdraw("withdraw", [TO])
ACCEPT: Final[Accept] = Accept("accept", [FROM])
REFUSE: Final[Refuse] = Refuse("refuse", [FROM])
COUNTER: Final[Counter] = Counter("counter", [DEEDS_MOVED, CARDS_MOVED, CASH_MOVED])
LIFT_NOW: Final[LiftNow] = LiftNow("lift-now")
PAY_FEE: Final[PayFee] = PayFee("pay-fee")
REPLY: Final[Reply] = Reply("reply", [ACCEPT, REFUSE, COUNTER], "trade", [FROM, GIVES, WANTS], most=5)
TAKING_OVER: Final[DecisionKind] = DecisionKind("take-over", [LIFT_NOW, PAY_FEE], "trade-mortgaged", [DEED])
LEAVE: Final[Leave] = Leave("leave-mortgaged")
INHERITING: Final[Inheriting] = Inheriting("inherit", [LIFT_NOW, LEAVE], "bankrupt-to-player", [DEED, AMOUNT])
TAKE_OVER: Final[TakeOver] = TakeOver("take-over")
