"""Debts: paying them, raising the money, and going bankrupt."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, StepKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly.auction import AUCTION_EACH
from bottlecap.games.monopoly.board import BANK, COLOURS, DEEDS, SEATS, count, has, lowest
from bottlecap.games.monopoly.buildings import sell_all
from bottlecap.games.monopoly.deals import holdings
from bottlecap.games.monopoly.estate import MORTGAGING, SELL, mortgage
from bottlecap.games.monopoly.events import AMOUNT, BANKRUPT, IN_DEBT, PAYEE
from bottlecap.games.monopoly.flow import (
    LAST_PLAYER,
    finish,
    forget_all_of,
    hand_card,
    is_offer,
    pay,
    return_card,
    touch,
)
from bottlecap.games.monopoly.rulebook import DEBT_MUST
from bottlecap.games.monopoly.state import NO_AUCTIONS, MonopolyState, of
from bottlecap.games.monopoly.trade import INHERITING, OFFER, WITHDRAW


class Settle(StepKind):
    """A debt is due: it is paid at once if the cash is there."""

    def run(self, state: State, debtor: i64, payee: i64, amount: i64, /) -> None:
        s = of(state)
        if s.out[debtor] > 0 or (payee < SEATS and s.out[payee] > 0) or amount == 0:
            return
        if s.cash[debtor] >= amount:
            pay(s, debtor, payee, amount)
        else:
            s.tell(IN_DEBT, debtor, payee, amount)
            s.push(RAISE, debtor, payee, amount)


class Raise(StepKind):
    """The debtor sells and mortgages, or deals, until the debt can be paid."""

    def run(self, state: State, debtor: i64, payee: i64, amount: i64, /) -> None:
        s = of(state)
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
        s.push(RAISE, debtor, payee, amount)
        s.ask(RAISING, debtor, amount, payee)


class GiveUp(ActionKind):
    """Declare bankruptcy."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        return DEBT_MUST if of(state).raisable(decision.seat) >= decision.a else LEGAL

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).debtor = 0
        of(state).owed = 0
        state.push(FALL, decision.seat, decision.b)


# --- bankruptcy -------------------------------------------------------------------------------------------


class Fall(StepKind):
    """A player is bankrupt and out: everything is turned into money and goes to the creditor."""

    def run(self, state: State, seat: i64, payee: i64, _c: i64, /) -> None:
        s = of(state)
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
            s.push(INHERIT, payee, deeds)
            s.push(SETTLE, payee, BANK, s.content.tenths(deeds))
        elif not s.plays_with(NO_AUCTIONS):
            s.push(AUCTION_EACH, deeds, seat)


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
        if d.seat == seat or (is_offer(d) and d.b == seat):
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


class Inherit(StepKind):
    """The heir, who has paid the ten per cent on all of them, may lift the mortgage of each deed at once."""

    def run(self, state: State, heir: i64, deeds: i64, _c: i64, /) -> None:
        s = of(state)
        # To pay the ten per cent, the heir may have sold some, or have gone bankrupt too.
        deeds &= s.deeds[heir] & s.mortgaged
        if deeds != 0:
            s.push(INHERIT, heir, deeds & (deeds - 1))
            s.ask(INHERITING, heir, lowest(deeds))


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
RAISING: Final[DecisionKind] = DecisionKind("raise", [GIVE_UP, SELL, MORTGAGING, OFFER, WITHDRAW], "debt-raise", [AMOUNT, PAYEE])
SETTLE: Final[Settle] = Settle("settle")
RAISE: Final[Raise] = Raise("raise")
FALL: Final[Fall] = Fall("fall")
INHERIT: Final[Inherit] = Inherit("inherit")
