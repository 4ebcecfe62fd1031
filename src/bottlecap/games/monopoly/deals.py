"""What a deal is, and which deals can be made.

A deal between two players is one number: the mask of the deeds and the mask of the get-out-of-jail cards that
change hands, and cash, which the proposer pays (above zero) or gets (below). Every deed and card goes from
the one who has it to the other, so which side gives it need not be said: nobody can offer what is not theirs,
and all 28 deeds, both cards, the cash and the partner fit into one action.
"""

from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL
from bottlecap.games.monopoly.board import ALL_DEEDS, CARD_SHIFT, CASH_SHIFT, MOST_IN_DEAL, THINGS, TO_SHIFT, ZERO_CASH, has
from bottlecap.games.monopoly.buildings import listed
from bottlecap.games.monopoly.flow import Reply
from bottlecap.games.monopoly.rulebook import DEBT_DEAL, TRADE, TRADE_BUILDINGS_BLOCK, TRADE_MORTGAGED
from bottlecap.games.monopoly.state import MonopolyState


def deal_number(things: i64, cash: i64, to: i64) -> i64:
    return things | (cash + ZERO_CASH) << CASH_SHIFT | to << TO_SHIFT


def deal_of(offer: Reply) -> i64:
    """An offer that stands, as a deal of the one who made it."""
    return deal_number(offer.things, offer.cash, offer.seat)


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


def rule_against(s: MonopolyState, seat: i64, deal: i64, later: bool) -> i64:
    """Why a deal that the seat proposes could not be made as things stand, or LEGAL.

    later: the partner need not have the cash now, if it could be raised until the offer is accepted.
    """
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
    if things == 0 or mine | theirs != things or cash < -MOST_IN_DEAL:
        # One side may give nothing, but money alone is no deal: it would be a loan that calls itself a present.
        return TRADE
    if (theirs == 0 and cash > 0) or (mine == 0 and cash < 0):
        # For the same reason no money goes along with a present: it is paid for what one gets.
        return TRADE
    if things & s.improved != 0:
        return TRADE_BUILDINGS_BLOCK
    their_means = s.raisable(to) - on_mortgage(s, theirs) if later else s.cash[to]
    if s.cash[seat] < cash or their_means + cash < 0:
        return TRADE
    if things & s.mortgaged != 0 and (s.cash[seat] < cash + fees(s, theirs) or their_means + cash < fees(s, mine)):
        # The ten per cent on what is mortgaged is needed too.
        return TRADE_MORTGAGED
    if s.debtor == seat + 1:
        return rule_against_debtor(s, seat, gain_of(s, mine, theirs, -cash))
    if s.debtor == to + 1:
        return rule_against_debtor(s, to, gain_of(s, theirs, mine, cash))
    return LEGAL


def fees(s: MonopolyState, taken: i64) -> i64:
    """The ten per cent that whoever takes these things pays for what is mortgaged."""
    return s.content.tenths(taken & ALL_DEEDS & s.mortgaged)


def needed_to_accept(s: MonopolyState, offer: Reply) -> i64:
    """The cash that whoever accepts the offer must have: what is asked for, and the ten per cent on what is mortgaged."""
    return max(fees(s, offer.things & s.deeds[offer.by]) - offer.cash, 0)


# --- a debtor's deals -----------------------------------------------------------------------------------


def on_mortgage(s: MonopolyState, things: i64) -> i64:
    """What those deeds among them bring that are not mortgaged."""
    total: i64 = 0
    free = things & ALL_DEEDS & ~s.mortgaged
    deed: i64 = 0
    while free != 0:
        if free & 1 == 1:
            total += s.content.mortgage[deed]
        free >>= 1
        deed += 1
    return total


def gain_of(s: MonopolyState, given: i64, taken: i64, cash: i64) -> i64:
    """By how much a deal raises what somebody can pay who gives and takes these things and gets that cash."""
    return cash + on_mortgage(s, taken) - on_mortgage(s, given) - fees(s, taken)


def rule_against_debtor(s: MonopolyState, debtor: i64, gain: i64) -> i64:
    """A debtor's deal raises what can be raised, or leaves enough for the debt."""
    return LEGAL if gain > 0 or s.raisable(debtor) + gain >= s.owed else DEBT_DEAL


def settles_debt(s: MonopolyState, seat: i64, deal: i64) -> bool:
    """Whether an offer is made to raise what a debtor, one of the two, can pay."""
    to, things, cash = partner_in(deal), things_in(deal), cash_in(deal)
    given = things & s.deeds[seat]
    if s.debtor == seat + 1:
        return gain_of(s, given, things & ~given, -cash) > 0
    return s.debtor == to + 1 and gain_of(s, things & ~given, given, cash) > 0


def may_be_saved(s: MonopolyState, debtor: i64) -> bool:
    """Whether a deal could still raise what a debtor can pay: one that is offered, or one that somebody could pay for."""
    if is_offered_a_deal(s, debtor):
        return True
    deeds, cards = s.tradable(debtor), s.cards_of(debtor)
    other: i64 = 0
    while other < s.players:
        if other != debtor and s.plays(other):
            means = s.raisable(other)
            if (cards != 0 and means > 0) or could_buy(s, deeds, means):
                return True
            if s.cash[debtor] > 0 and s.tradable(other) & ~s.mortgaged != 0:
                return True
        other += 1
    return False


def could_buy(s: MonopolyState, deeds: i64, means: i64) -> bool:
    """Whether somebody with these means could pay more for one of these deeds than the bank does: its mortgage value,
    or nothing for a mortgaged one, on which ten per cent must be paid."""
    for deed in listed(deeds):
        if means > (s.content.tenth(deed) if has(s.mortgaged, deed) else s.content.mortgage[deed]):
            return True
    return False


# --- whether there is anything to deal with ---------------------------------------------------------------


def is_offered_a_deal(s: MonopolyState, seat: i64) -> bool:
    for d in s.pending:
        if d.seat == seat and isinstance(d, Reply):
            return True
    return False


def may_deal(s: MonopolyState, seat: i64) -> bool:
    """Whether the seat could still make a deal: an offer to it stands, or it may make one and there is something to trade."""
    if is_offered_a_deal(s, seat):
        return True
    if s.offers[seat] >= s.offer_limit:
        return False
    if s.tradable(seat) != 0 or s.cards_of(seat) != 0:
        return True
    other: i64 = 0
    while other < s.players:
        if s.cash[seat] > 0 and s.plays(other) and (s.tradable(other) != 0 or s.cards_of(other) != 0):
            return True
        other += 1
    return False
