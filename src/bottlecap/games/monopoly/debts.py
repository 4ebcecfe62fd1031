"""Debts: paying them, raising the money, and going bankrupt."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.monopoly.auction import AuctionEach
from bottlecap.games.monopoly.board import BANK, COLOURS, DEEDS, SEATS, count, has, lowest
from bottlecap.games.monopoly.buildings import sell_all
from bottlecap.games.monopoly.deals import holdings
from bottlecap.games.monopoly.estate import MORTGAGING, SELL, mortgage
from bottlecap.games.monopoly.events import AMOUNT, BANKRUPT, IN_DEBT, PAYEE, a_seat, some_deeds
from bottlecap.games.monopoly.flow import (
    LAST_PLAYER,
    Reply,
    finish,
    forget_all_of,
    hand_card,
    pay,
    return_card,
    touch,
)
from bottlecap.games.monopoly.lacks import CAN_RAISE
from bottlecap.games.monopoly.rulebook import DEBT_MUST
from bottlecap.games.monopoly.state import NO_AUCTIONS, MonopolyState, of
from bottlecap.games.monopoly.trade import OFFER, WITHDRAW, inheriting


@mypyc_attr(acyclic=True, free_list_len=1)
class Settle(Step):
    """A debt is due: it is paid at once if the cash is there."""

    def __init__(self, debtor: i64, payee: i64, amount: i64) -> None:
        super().__init__(SETTLE)
        self.debtor = debtor
        self.payee = payee
        self.amount = amount

    def run(self, state: State, /) -> None:
        s, debtor, payee, amount = of(state), self.debtor, self.payee, self.amount
        if s.out[debtor] > 0 or (payee < SEATS and s.out[payee] > 0) or amount == 0:
            return
        if s.cash[debtor] >= amount:
            pay(s, debtor, payee, amount)
        else:
            s.tell(IN_DEBT, debtor, payee, amount)
            s.push(Raise(debtor, payee, amount))


@mypyc_attr(acyclic=True, free_list_len=1)
class Raising(Decision):
    """How a debtor raises what is owed."""

    def __init__(self, amount: i64, payee: i64) -> None:
        super().__init__(RAISING)
        self.amount = amount
        self.payee = payee


@mypyc_attr(acyclic=True, free_list_len=1)
class Raise(Step):
    """The debtor sells and mortgages, or deals, until the debt can be paid."""

    def __init__(self, debtor: i64, payee: i64, amount: i64) -> None:
        super().__init__(RAISE)
        self.debtor = debtor
        self.payee = payee
        self.amount = amount

    def run(self, state: State, /) -> None:
        s, debtor, payee, amount = of(state), self.debtor, self.payee, self.amount
        s.debtor = 0
        s.owed = 0
        if s.out[debtor] > 0:
            return
        if s.cash[debtor] >= amount:
            pay(s, debtor, payee, amount)
            return
        s.market = 0
        s.debtor = debtor + 1
        s.owed = amount
        s.push(self)
        s.ask(debtor, Raising(amount, payee))


class GiveUp(ActionKind):
    """Declare bankruptcy."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        return DEBT_MUST if of(state).raisable(decision.seat) >= cast(Raising, decision).amount else LEGAL

    def lacking(self, state: State, decision: Decision, _arg: i64, _rule: i64, /) -> list[Remark]:
        return [Remark(CAN_RAISE, [int(of(state).raisable(decision.seat))])]

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).debtor = 0
        of(state).owed = 0
        state.push(Fall(decision.seat, cast(Raising, decision).payee))


# --- bankruptcy -------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Fall(Step):
    """A player is bankrupt and out: everything is turned into money and goes to the creditor."""

    def __init__(self, debtor: i64, payee: i64) -> None:
        super().__init__(FALL)
        self.debtor = debtor
        self.payee = payee

    def run(self, state: State, /) -> None:
        s, seat, payee = of(state), self.debtor, self.payee
        s.tell(BANKRUPT, seat, payee)
        liquidate(s, seat)
        leave_table(s, seat)
        if s.cash[seat] > 0:
            pay(s, seat, payee, s.cash[seat])
        deeds = s.deeds[seat]
        if payee < SEATS:
            inherit(s, seat, payee)
        else:
            give_back(s, seat)
        if count(s.playing()) == 1:
            finish(s, LAST_PLAYER)
        elif payee < SEATS:
            s.push(Inherit(payee, deeds))
            s.push(Settle(payee, BANK, s.content.tenths(deeds)))
        elif not s.plays_with(NO_AUCTIONS):
            s.push(AuctionEach(deeds, seat))


def liquidate(s: MonopolyState, seat: i64) -> None:
    """What the bankrupt has not sold or mortgaged by now is sold and mortgaged."""
    group: i64 = 0
    while group < COLOURS:
        if s.deeds[seat] & s.improved & s.content.members[group] != 0:
            sell_all(s, seat, group)
        group += 1
    deed: i64 = 0
    while deed < DEEDS:
        if has(s.deeds[seat] & ~s.mortgaged, deed):
            mortgage(s, seat, deed)
        deed += 1


def leave_table(s: MonopolyState, seat: i64) -> None:
    """Nobody asks the bankrupt anything any more, and their offers are gone."""
    s.out[seat] = s.players - count(s.playing()) + 1
    s.jailed[seat] = 0
    s.agreed = 0
    s.offers[seat] = 0
    forget_all_of(s, seat)
    touch(s, holdings(s, seat))
    for d in s.pending.copy():
        if d.seat == seat or (isinstance(d, Reply) and d.by == seat):
            s.drop(d)


def inherit(s: MonopolyState, seat: i64, heir: i64) -> None:
    """The creditor takes the mortgaged deeds and the cards."""
    cards = s.cards_of(seat)
    s.deeds[heir] |= s.deeds[seat]
    s.deeds[seat] = 0
    card: i64 = 0
    while card < 2:
        if has(cards, card):
            hand_card(s, card, heir)
        card += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Inherit(Step):
    """The heir, who has paid the ten per cent on all of them, may lift the mortgage of each deed at once."""

    def __init__(self, heir: i64, deeds: i64) -> None:
        super().__init__(INHERIT)
        self.heir = heir
        self.deeds = deeds

    def run(self, state: State, /) -> None:
        s = of(state)
        # To pay the ten per cent, the heir may have sold some, or have gone bankrupt too.
        deeds = self.deeds & s.deeds[self.heir] & s.mortgaged
        if deeds != 0:
            s.push(Inherit(self.heir, deeds & (deeds - 1)))
            s.ask(self.heir, inheriting(lowest(deeds)))


def give_back(s: MonopolyState, seat: i64) -> None:
    """Deeds go back to the bank, free of mortgage, and cards under their decks."""
    cards = s.cards_of(seat)
    s.mortgaged &= ~s.deeds[seat]
    s.deeds[seat] = 0
    card: i64 = 0
    while card < 2:
        if has(cards, card):
            return_card(s, card)
        card += 1


GIVE_UP: Final[GiveUp] = GiveUp("give-up")
RAISING: Final[DecisionKind] = DecisionKind(
    "raise", [GIVE_UP, SELL, MORTGAGING, OFFER, WITHDRAW], "debt-raise", [AMOUNT, PAYEE], make=Raising
)
DEBTOR: Final[Param] = a_seat("debtor")
SETTLE: Final[StepKind] = StepKind("settle", Settle, [DEBTOR, PAYEE, AMOUNT])
RAISE: Final[StepKind] = StepKind("raise", Raise, [DEBTOR, PAYEE, AMOUNT])
FALL: Final[StepKind] = StepKind("fall", Fall, [DEBTOR, PAYEE])
INHERIT: Final[StepKind] = StepKind("inherit", Inherit, [a_seat("heir"), some_deeds("deeds")])
