"""Trade: offers that stay open beside the play, and what becomes of them."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.monopoly.board import (
    ALL_DEEDS,
    BY_SHIFT,
    CARD_SHIFT,
    DEEDS,
    JAIL_CARDS,
    MOST_CASH,
    MOST_IN_DEAL,
    SEATS,
    ZERO_CASH,
    bit,
    has,
    lowest,
)
from bottlecap.games.monopoly.buildings import NONE
from bottlecap.games.monopoly.deals import (
    cash_in,
    deal_number,
    deal_of,
    deeds_in,
    holdings,
    may_be_saved,
    may_deal,
    needed_to_accept,
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
    a_seat,
    some_deeds,
)
from bottlecap.games.monopoly.flow import Reply, hand_card, standing_offer, suspend, touch
from bottlecap.games.monopoly.lacks import caps_short, deal_lacks
from bottlecap.games.monopoly.rulebook import ANYTIME_WHEN, TRADE, TRADE_BUILDINGS_BLOCK, TRADE_LIMIT, TRADE_MORTGAGED
from bottlecap.games.monopoly.state import MonopolyState, bundle, of

# The offers that are listed: a single deed of the other's for one of these sums.
PRICES: Final[vec[i64]] = vec[i64]([100, 300])
PRICE_COUNT: Final[i64] = 2

DEEDS_MOVED: Final[Param] = some_deeds("deeds")
CARDS_MOVED: Final[Param] = Param("cards", 1 << int(JAIL_CARDS), domain="jail-card", many=True)
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
            fee: i64 = 0
            if deed & s.mortgaged != 0:
                fee = s.content.tenths(deed)
            if cash >= cash_in(deal) + fee and not holds(s.made, remembered(decision.seat, deal)):
                out = append(out, deal)
        return out

    def check(self, state: State, decision: Decision, deal: i64, /) -> i64:
        s = of(state)
        if must_wait_to_offer(s, decision, partner_in(deal)):
            return ANYTIME_WHEN
        return rule_against_offer(s, decision.seat, deal)

    def lacking(self, state: State, decision: Decision, deal: i64, rule: i64, /) -> list[Remark]:
        if rule not in (TRADE, TRADE_BUILDINGS_BLOCK, TRADE_MORTGAGED):
            return []
        return deal_lacks(of(state), decision.seat, partner_in(deal), things_in(deal), cash_in(deal), rule)

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
    s.offer(to, reply(deeds_in(deal), things_in(deal) >> CARD_SHIFT, cash_in(deal), seat))


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
            if isinstance(d, Reply) and d.by == decision.seat and not must_wait_to_offer(s, decision, d.seat):
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


def reply(deeds: i64, cards: i64, cash: i64, by: i64) -> Reply:
    return Reply(REPLY, deeds, cards, cash, by)


def must_wait(s: MonopolyState, offer: Reply) -> bool:
    """Whether the deal must wait: something is being settled, and it is not the debt of one of the two."""
    return s.market == 0 and s.debtor != offer.seat + 1 and s.debtor != offer.by + 1


def rule_against_accepting(s: MonopolyState, offer: Reply) -> i64:
    return ANYTIME_WHEN if must_wait(s, offer) else rule_against(s, offer.by, deal_of(offer), False)


class Accept(ActionKind):
    """Make the deal that somebody has offered."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return append(vec[i64](capacity=1), cast(Reply, decision).by)

    def check(self, state: State, decision: Decision, proposer: i64, /) -> i64:
        s, offer = of(state), cast(Reply, decision)
        if proposer == offer.by:
            return rule_against_accepting(s, offer)
        # Another offer is meant: that one's own reason is the one to give.
        meant = standing_offer(s, proposer, decision.seat)
        rule = LEGAL if meant is None else rule_against_accepting(s, meant)
        return TRADE if rule == LEGAL else rule

    def lacking(self, state: State, decision: Decision, proposer: i64, rule: i64, /) -> list[Remark]:
        s, offer = of(state), cast(Reply, decision)
        if proposer != offer.by or rule not in (TRADE, TRADE_MORTGAGED):
            return []
        return caps_short(s, decision.seat, needed_to_accept(s, offer))

    def apply(self, state: State, decision: Decision, proposer: i64, /) -> None:
        s, seat, deal = of(state), decision.seat, deal_of(cast(Reply, decision))
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
        s.push(TakeOver(taker, deeds & s.mortgaged))


class Refuse(ActionKind):
    """Turn an offer down."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return append(vec[i64](capacity=1), cast(Reply, decision).by)

    def check(self, state: State, decision: Decision, proposer: i64, /) -> i64:
        return LEGAL if proposer == cast(Reply, decision).by else TRADE

    def apply(self, state: State, decision: Decision, proposer: i64, /) -> None:
        state.tell(REFUSED, decision.seat, proposer)


class Counter(ActionKind):
    """Turn an offer down and propose another deal to the one who made it. Any is accepted; none is listed."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return NONE

    def check(self, state: State, decision: Decision, terms: i64, /) -> i64:
        s, offer = of(state), cast(Reply, decision)
        if must_wait(s, offer):
            return ANYTIME_WHEN
        return rule_against_offer(s, offer.seat, countered(offer, terms))

    def lacking(self, state: State, decision: Decision, terms: i64, rule: i64, /) -> list[Remark]:
        offer = cast(Reply, decision)
        deal = countered(offer, terms)
        if rule not in (TRADE, TRADE_BUILDINGS_BLOCK, TRADE_MORTGAGED):
            return []
        return deal_lacks(of(state), decision.seat, offer.by, things_in(deal), cash_in(deal), rule)

    def apply(self, state: State, decision: Decision, terms: i64, /) -> None:
        s, offer = of(state), cast(Reply, decision)
        s.tell(REFUSED, offer.seat, offer.by)
        make_offer(s, offer.seat, countered(offer, terms))

    def indexed(self) -> i64:
        return 0

    def index_of(self, terms: i64, /) -> i64:
        return -1


def countered(offer: Reply, terms: i64) -> i64:
    """The terms of a counter-offer as a deal with the one whose offer it answers."""
    return deal_number(things_in(terms), cash_in(terms), offer.by)


class ReplyPrompt(DecisionKind):
    """The prompt says who offers what for what."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s, by, deal = of(state), cast(Reply, decision).by, deal_of(cast(Reply, decision))
        return vec[i64]([by, given_by(s, by, deal), asked_by(s, by, deal)])


# --- mortgaged deeds change hands -----------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Lifting(Decision):
    """Whether somebody who has got a mortgaged deed lifts the mortgage at once; the rest of the deeds taken over with it,
    on each of which ten per cent is still to be paid."""

    def __init__(self, kind: DecisionKind, deed: i64, rest: i64) -> None:
        super().__init__(kind)
        self.deed = deed
        self.rest = rest


def taking_over(deed: i64, rest: i64) -> Lifting:
    return Lifting(TAKING_OVER, deed, rest)


def inheriting(deed: i64) -> Lifting:
    """The ten per cent on all that is inherited has been paid."""
    return Lifting(INHERITING, deed, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeOver(Step):
    """For each mortgaged deed the taker lifts the mortgage at once, or pays ten per cent and leaves it."""

    def __init__(self, taker: i64, deeds: i64) -> None:
        super().__init__(TAKE_OVER)
        self.taker = taker
        self.deeds = deeds

    def run(self, state: State, /) -> None:
        if self.deeds != 0:
            rest = self.deeds & (self.deeds - 1)
            state.push(TakeOver(self.taker, rest))
            state.ask(self.taker, taking_over(lowest(self.deeds), rest))


class LiftNow(ActionKind):
    """Lift the mortgage at once; who has inherited the deed has paid the ten per cent already."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s, lifting = of(state), cast(Lifting, decision)
        cost = cost_now(s, lifting) + s.content.tenths(lifting.rest)
        return LEGAL if s.cash[decision.seat] >= cost else TRADE_MORTGAGED

    def lacking(self, state: State, decision: Decision, _arg: i64, _rule: i64, /) -> list[Remark]:
        s, lifting = of(state), cast(Lifting, decision)
        return caps_short(s, decision.seat, cost_now(s, lifting) + s.content.tenths(lifting.rest))

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, lifting = of(state), cast(Lifting, decision)
        lift(s, decision.seat, lifting.deed, cost_now(s, lifting))


def cost_now(s: MonopolyState, lifting: Lifting) -> i64:
    """What lifting the mortgage at once costs."""
    cost = s.content.mortgage[lifting.deed]
    if lifting.kind is not INHERITING:
        cost += s.content.tenth(lifting.deed)
    return cost


class PayFee(ActionKind):
    """Pay ten per cent, and leave the deed mortgaged."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, deed = of(state), cast(Lifting, decision).deed
        s.cash[decision.seat] -= s.content.tenth(deed)
        s.tell(FEE_PAID, decision.seat, deed, s.content.tenth(deed))


class Leave(ActionKind):
    """Leave an inherited deed mortgaged: the ten per cent is due again when it is lifted later."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        state.tell(LEFT_MORTGAGED, decision.seat, cast(Lifting, decision).deed)


class TakingOverPrompt(DecisionKind):
    """The prompt says which deed, what lifting it at once costs, what leaving it costs now, and what lifting it costs later."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s, lifting = of(state), cast(Lifting, decision)
        deed = lifting.deed
        return vec[i64]([deed, cost_now(s, lifting), s.content.tenth(deed), s.content.lifting(deed)])


class InheritingPrompt(DecisionKind):
    """The prompt says which deed, and what lifting it at once costs."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        lifting = cast(Lifting, decision)
        return vec[i64]([lifting.deed, cost_now(of(state), lifting)])


OFFER: Final[Offer] = Offer("offer", [DEEDS_MOVED, CARDS_MOVED, CASH_MOVED, TO])
OFFER.quick = True
WITHDRAW: Final[Withdraw] = Withdraw("withdraw", [TO])
ACCEPT: Final[Accept] = Accept("accept", [FROM])
REFUSE: Final[Refuse] = Refuse("refuse", [FROM])
COUNTER: Final[Counter] = Counter("counter", [DEEDS_MOVED, CARDS_MOVED, CASH_MOVED])
LIFT_NOW: Final[LiftNow] = LiftNow("lift-now")
PAY_FEE: Final[PayFee] = PayFee("pay-fee")
LEAVE: Final[Leave] = Leave("leave-mortgaged")
CASH_OFFERED: Final[Param] = Param("cash", 2 * int(MOST_IN_DEAL) + 1, low=-int(MOST_IN_DEAL))
REPLY: Final[ReplyPrompt] = ReplyPrompt(
    "reply",
    [ACCEPT, REFUSE, COUNTER],
    "trade",
    [DEEDS_MOVED, CARDS_MOVED, CASH_OFFERED, a_seat("by")],
    most=5,
    make=reply,
    shown=[FROM, GIVES, WANTS],
)
TAKING_OVER: Final[TakingOverPrompt] = TakingOverPrompt(
    "take-over",
    [LIFT_NOW, PAY_FEE],
    "trade-mortgaged",
    [DEED, some_deeds("rest")],
    make=taking_over,
    shown=[DEED, Param("now", int(MOST_CASH)), Param("fee", int(MOST_CASH)), Param("later", int(MOST_CASH))],
)
INHERITING: Final[InheritingPrompt] = InheritingPrompt(
    "inherit", [LIFT_NOW, LEAVE], "bankrupt-to-player", [DEED], make=inheriting, shown=[DEED, AMOUNT]
)
TAKE_OVER: Final[StepKind] = StepKind("take-over", TakeOver, [a_seat("taker"), some_deeds("deeds")])
