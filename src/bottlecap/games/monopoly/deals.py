"""What a deal is, and which deals can be made.

A deal between two players is one number: the mask of the deeds and the mask of the get-out-of-jail cards that
change hands, and cash, which the proposer pays (above zero) or gets (below). Every deed and card goes from
the one who has it to the other, so which side gives it need not be said: nobody can offer what is not theirs,
and all 28 deeds, both cards, the cash and the partner fit into one action.
"""

from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL
from bottlecap.games.monopoly.board import ALL_DEEDS, DEEDS, MOST_IN_DEAL, has
from bottlecap.games.monopoly.flow import is_offer
from bottlecap.games.monopoly.rulebook import DEBT_DEAL, TRADE, TRADE_BUILDINGS_BLOCK, TRADE_MORTGAGED
from bottlecap.games.monopoly.state import CARD_SHIFT, CASH_SHIFT, MOST_OFFERS, THINGS, TO_SHIFT, ZERO_CASH, MonopolyState


def deal_number(things: i64, cash: i64, to: i64) -> i64:
    return things | (cash + ZERO_CASH) << CASH_SHIFT | to << TO_SHIFT


def things_in(deal: i64) -> i64:
    """The deeds, and the cards above them."""
    return deal & THINGS


def deeds_in(deal: i64) -> i64:
    return deal & ALL_DEEDS


def cash_in(deal: i64) -> i64:
    """What the proposer pays; below zero, what the proposer gets."""
    return (deal >> CASH_SHIFT & (2 * ZERO_CASH - 1)) - ZERO_CASH


def partner_in(deal: i64) -> i64:
    return deal >> TO_SHIFT


def holdings(s: MonopolyState, seat: i64) -> i64:
    """All that a seat has, as things of a deal."""
    return s.deeds[seat] | s.cards_of(seat) << CARD_SHIFT


def rule_against(s: MonopolyState, seat: i64, deal: i64) -> i64:
    """Why a deal that the seat proposes could not be made as things stand, or LEGAL."""
    to = partner_in(deal)
    if to == seat or not s.plays(to):
        return TRADE
    things, cash = things_in(deal), cash_in(deal)
    mine = things & s.deeds[seat]
    theirs = things & s.deeds[to]
    if things > ALL_DEEDS:
        # Somebody's card is in it.
        mine = things & holdings(s, seat)
        theirs = things & holdings(s, to)
    if mine | theirs != things or cash < -MOST_IN_DEAL:
        return TRADE
    if (mine == 0 and cash <= 0) or (theirs == 0 and cash >= 0):
        # A deal is give and take: a present, or a loan that calls itself one, is none.
        return TRADE
    if things & s.improved != 0:
        return TRADE_BUILDINGS_BLOCK
    return rule_against_paying(s, seat, to, mine, theirs, cash)


def may_deal(s: MonopolyState, seat: i64) -> bool:
    """Whether the seat could still make a deal: an offer to it stands, or it may make one and there is something to trade."""
    for d in s.pending:
        if d.seat == seat and is_offer(d):
            return True
    if s.offers[seat] == MOST_OFFERS:
        return False
    if s.tradable(seat) != 0 or s.cards_of(seat) != 0:
        return True
    other: i64 = 0
    while other < s.players:
        if s.cash[seat] > 0 and s.plays(other) and (s.tradable(other) != 0 or s.cards_of(other) != 0):
            return True
        other += 1
    return False


def rule_against_paying(s: MonopolyState, seat: i64, to: i64, mine: i64, theirs: i64, cash: i64) -> i64:
    """Whether both have the cash, the ten per cent on mortgaged deeds included, and a debtor can pay afterwards."""
    my_cash, their_cash = s.cash[seat] - cash, s.cash[to] + cash
    if my_cash < 0 or their_cash < 0:
        return TRADE
    if (mine | theirs) & s.mortgaged != 0:
        my_cash -= s.content.tenths(theirs & s.mortgaged)
        their_cash -= s.content.tenths(mine & s.mortgaged)
        if my_cash < 0 or their_cash < 0:
            return TRADE_MORTGAGED
    if s.debtor == seat + 1:
        return LEGAL if payable_after(s, seat, my_cash, mine, theirs) else DEBT_DEAL
    if s.debtor == to + 1:
        return LEGAL if payable_after(s, to, their_cash, theirs, mine) else DEBT_DEAL
    return LEGAL


def payable_after(s: MonopolyState, debtor: i64, cash: i64, given: i64, taken: i64) -> bool:
    """Whether the debt could be paid after a deal that leaves that cash."""
    total = s.raisable(debtor) - s.cash[debtor] + cash
    deed: i64 = 0
    while deed < DEEDS:
        if not has(s.mortgaged, deed):
            if has(given, deed):
                total -= s.content.mortgage[deed]
            elif has(taken, deed):
                total += s.content.mortgage[deed]
        deed += 1
    return total >= s.owed
