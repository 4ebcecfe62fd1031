"""Deals: which ones to propose, whether to make one that is offered, and what to take instead.

There are more deals than anybody could try. Those worth proposing complete a group: the seat gets the deeds it
lacks from the one player who has them, for deeds that complete a group of theirs, or a deed they can use, or nothing,
and cash makes up for the rest; or it sells what completes theirs. How much cash is worked out from what the deal is
worth to the other side, who is taken to reckon in the same way. So a deal that is made leaves both better off by their
own reckoning, and the same reckoning never takes it back.

Whoever is offered less than a thing is worth says what it would cost: the same deal for other cash, or with one more
deed of the other's.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.monopoly.money import whole_colours
from bottlecap.bots.monopoly.worth import CARD_WORTH, Appraiser
from bottlecap.engine.kinds import LEGAL
from bottlecap.games.monopoly.board import ALL_DEEDS, BY_SHIFT, CARD_SHIFT, COLOURS, DEEDS, GROUPS, MOST_IN_DEAL, count, has
from bottlecap.games.monopoly.deals import cash_in, deal_number, gain_of, holdings, partner_in, things_in
from bottlecap.games.monopoly.debts import Raising
from bottlecap.games.monopoly.flow import Reply
from bottlecap.games.monopoly.state import MonopolyState
from bottlecap.games.monopoly.trade import rule_against_offer

# A deal must leave one better off by this at least, or it is not worth the talk.
WORTH_THE_TALK: Final = 25.0
# Sums are rounded: an offer that was refused is then the same offer for a while, and is not made again.
ROUND_SUM: Final[i64] = 50
# Cash moves worth from one side to the other: where both together gain less than this, no cash makes it a deal. (Below
# nothing, since cash is worth more to who can build with it.)
HOPELESS: Final = -300.0
# What another's gain costs where it completes a colour of theirs and none of one's own: all of it. So such a deed costs
# half of what the colour is worth to them at least, and never a trifle.
HARM: Final = 1.0
# So many deeds are given at most for those that complete a group.
MOST_IN_PILE: Final[i64] = 4
# How often the cash that would satisfy the other side is corrected.
TRIES: Final = 3
# Offers that the bot makes between two of its turns, counter-offers among them, before it proposes nothing more of its own.
OFFERS_A_TURN: Final[i64] = 4
# So often it names another price to the same player between two of its turns; then it says no.
COUNTERS: Final[i64] = 3
# Each of the others is made one offer every so many rounds: the bot remembers no refusal, and would else ask every round.
ROUNDS_BETWEEN: Final[i64] = 2


def judged(a: Appraiser, seat: i64, other: i64, taken: i64, given: i64, cash: i64) -> float:
    """What a deal is worth to a seat, which gets so much cash: its own gain less the other's, as far as that hurts.

    Taken and given are deeds and get-out-of-jail cards as a deal has them. A deal that harms the other more than
    oneself is worth no more than what one gains.
    """
    cards = CARD_WORTH * float(count(taken >> CARD_SHIFT) - count(given >> CARD_SHIFT))
    own = a.change(seat, taken & ALL_DEEDS, given & ALL_DEEDS, cash) + cards
    theirs = a.change(other, given & ALL_DEEDS, taken & ALL_DEEDS, -cash) - cards
    return own - max(0.0, hurt(a, seat, other, taken, given) * theirs)


def hurt(a: Appraiser, seat: i64, other: i64, taken: i64, given: i64) -> float:
    """What part of the other's gain counts against a deal."""
    if completes(a.s, other, given) and not completes(a.s, seat, taken):
        return max(a.envy, HARM)
    return a.envy


def completes(s: MonopolyState, seat: i64, taken: i64) -> bool:
    """Whether these deeds make a colour of the seat whole."""
    group: i64 = 0
    while group < COLOURS:
        members = s.content.members[group]
        if taken & members != 0 and members & ~(s.deeds[seat] | taken) == 0:
            return True
        group += 1
    return False


def accepts(a: Appraiser, seat: i64, proposer: i64, deal: i64) -> bool:
    """Whether the seat should make a deal that is offered to it."""
    if would_inherit(a.s, seat, proposer):
        return False
    things = things_in(deal)
    given = things & holdings(a.s, seat)
    if is_lost(a.s, seat) and a.s.raisable(seat) + gain_of(a.s, given, things & ~given, cash_in(deal)) >= a.s.owed:
        # Whatever it costs: without it everything is lost.
        return True
    return judged(a, seat, proposer, things & ~given, given, cash_in(deal)) >= WORTH_THE_TALK


def is_lost(s: MonopolyState, seat: i64) -> bool:
    """Whether that player owes more than could be raised: only a deal can help."""
    return s.debtor == seat + 1 and s.raisable(seat) < s.owed


def would_inherit(s: MonopolyState, seat: i64, debtor: i64) -> bool:
    """Whether that player will go bankrupt to the seat if nobody helps: then all they have is the seat's for nothing."""
    if not is_lost(s, debtor):
        return False
    for d in s.pending:
        if d.seat == debtor and isinstance(d, Raising):
            return d.payee == seat
    return False


# --- counter-offers -------------------------------------------------------------------------------------


def counter(a: Appraiser, seat: i64, proposer: i64, deal: i64) -> i64:
    """The terms that the seat would take instead of that deal, or -1: said a few times to each between two turns of its own."""
    s = a.s
    if would_inherit(s, seat, proposer) or offers_to(s, seat, proposer) >= COUNTERS:
        return -1
    things = things_in(deal)
    given = things & holdings(s, seat)
    taken = things & ~given
    terms = priced(a, seat, proposer, taken, given, cash_in(deal))
    if terms >= 0:
        return terms
    # No cash they have would do: one of their deeds might, for cash with which they should accept. The best of those.
    best: i64 = -1
    best_worth = WORTH_THE_TALK
    wanted = s.tradable(proposer) & ~things
    deed: i64 = 0
    while wanted != 0:
        if wanted & 1 == 1:
            pays = asked_by_other(a, seat, proposer, taken | 1 << deed, given)
            worth = judged(a, seat, proposer, taken | 1 << deed, given, -pays)
            if worth > best_worth and 2 * pays <= s.cash[seat]:
                deal = deal_number(things | 1 << deed, pays, proposer)
                if rule_against_offer(s, seat, deal) == LEGAL:
                    best, best_worth = deal_number(things | 1 << deed, pays, 0), worth
        wanted >>= 1
        deed += 1
    return best


def asked_by_other(a: Appraiser, seat: i64, other: i64, taken: i64, given: i64) -> i64:
    """What the seat must pay for the other side to accept, in round sums; below zero, what they would pay, as far as they can.

    More than anybody has where no cash would do.
    """
    pays: i64 = 0
    for _ in range(TRIES + 1):
        theirs = judged(a, other, seat, given, taken, pays)
        if theirs >= WORTH_THE_TALK and pays != 0:
            break
        pays += round_up((WORTH_THE_TALK - theirs) / (1.0 + a.envy))
    if judged(a, other, seat, given, taken, pays) < WORTH_THE_TALK:
        return MOST_IN_DEAL + 1
    # What they cannot pay is not asked for.
    return max(pays, -(min(a.s.cash[other], MOST_IN_DEAL) // ROUND_SUM * ROUND_SUM))


def missing(a: Appraiser, seat: i64, proposer: i64, taken: i64, given: i64, cash: i64) -> i64:
    """How much more cash, in round sums, makes these things a deal; -1 where none would do."""
    more: i64 = 0
    worth = judged(a, seat, proposer, taken, given, cash)
    for _ in range(TRIES):
        if worth >= WORTH_THE_TALK:
            break
        more += max(ROUND_SUM, round_up((WORTH_THE_TALK - worth) / 2.0))
        worth = judged(a, seat, proposer, taken, given, cash + more)
    return more if worth >= WORTH_THE_TALK else -1


def priced(a: Appraiser, seat: i64, proposer: i64, taken: i64, given: i64, cash: i64) -> i64:
    """These things for as much more cash as makes them a deal, as terms; -1 where they cannot pay it, or a rule forbids it."""
    s = a.s
    more = missing(a, seat, proposer, taken, given, cash)
    cash += more
    if more < 0 or cash > min(s.cash[proposer], MOST_IN_DEAL):
        return -1
    legal = rule_against_offer(s, seat, deal_number(taken | given, -cash, proposer)) == LEGAL
    return deal_number(taken | given, -cash, 0) if legal else -1


def offers_to(s: MonopolyState, seat: i64, other: i64) -> i64:
    """How many offers the seat has made that player since the end of its last turn."""
    found: i64 = 0
    for offer in s.made:
        if offer >> BY_SHIFT == seat and partner_in(offer & (1 << BY_SHIFT) - 1) == other:
            found += 1
    return found


# --- proposals ------------------------------------------------------------------------------------------


class Proposals:
    """Looks for the best deal that a seat could propose."""

    def __init__(self, a: Appraiser, seat: i64, keep: i64) -> None:
        self.a = a
        self.s: MonopolyState = a.s
        self.seat = seat
        # Cash that no deal may touch.
        self.spare: i64 = a.s.cash[seat] - keep
        self.best: i64 = -1
        self.best_worth: float = WORTH_THE_TALK

    def find(self) -> i64:
        """The deal that brings the seat most among those the other side should accept, or -1."""
        s, seat = self.s, self.seat
        mine = s.tradable(seat)
        if mine == 0 or s.offers[seat] >= OFFERS_A_TURN or offers_stand(s, seat):
            return -1
        other: i64 = 0
        while other < s.players:
            due = (s.round + other - seat) % ROUNDS_BETWEEN == 1
            if other != seat and s.plays(other) and due and offers_to(s, seat, other) == 0:
                theirs = s.tradable(other)
                group: i64 = 0
                while group < GROUPS and theirs != 0:
                    members = s.content.members[group]
                    if mine & members != 0 and theirs & members != 0:
                        if (mine | theirs) & members == members:
                            self.complete(other, group, mine, theirs)
                            self.sell(other, group, mine, theirs)
                        elif group >= COLOURS:
                            # Every station makes the others dearer.
                            self.weigh(other, theirs & members, 0)
                    group += 1
            other += 1
        return self.best

    def complete(self, other: i64, group: i64, mine: i64, theirs: i64) -> None:
        """Every way to get the deeds of that group that the other has."""
        wanted = theirs & self.s.content.members[group]
        too_dear = self.weigh(other, wanted, 0)
        back: i64 = 0
        while back < GROUPS:
            members = self.s.content.members[back]
            give = mine & members
            if back != group and give != 0 and theirs & members != 0 and (mine | theirs) & members == members:
                # A group of theirs for a group of one's own: what most deals are made of.
                self.weigh(other, wanted, give)
            back += 1
        if too_dear:
            self.pay_in_deeds(other, group, wanted, mine)

    def pay_in_deeds(self, other: i64, group: i64, wanted: i64, mine: i64) -> None:
        """What the cash does not pay for: one deed of another group in exchange, or as many as it takes, the cheapest first."""
        stray = mine & ~whole_colours(self.s, self.seat) & ~self.s.content.members[group]
        pile: i64 = 0
        while stray != 0 and count(pile) < MOST_IN_PILE:
            deed = self.cheapest(stray)
            stray &= ~(1 << deed)
            pile |= 1 << deed
            self.weigh(other, wanted, 1 << deed)
            if pile != 1 << deed:
                self.weigh(other, wanted, pile)

    def cheapest(self, deeds: i64) -> i64:
        best: i64 = -1
        deed: i64 = 0
        while deed < DEEDS:
            if has(deeds, deed) and (best < 0 or self.s.content.price[deed] < self.s.content.price[best]):
                best = deed
            deed += 1
        return best

    def sell(self, other: i64, group: i64, mine: i64, theirs: i64) -> None:
        """What completes a group of the other's: for cash, or for cash and a deed where they have too little of it."""
        members = self.s.content.members[group]
        give = mine & members
        if self.weigh(other, 0, give) or self.s.content.members[group] == give:
            return
        asked = theirs & ~members & ~whole_colours(self.s, other)
        deed: i64 = 0
        while deed < DEEDS:
            if has(asked, deed):
                self.weigh(other, 1 << deed, give)
            deed += 1

    def weigh(self, other: i64, taken: i64, given: i64) -> bool:
        """Find the cash with which the other side should accept, and keep the deal if it is the best so far.

        Returns whether it is a good deal that only lacks the cash.
        """
        a, s, seat = self.a, self.s, self.seat
        theirs = judged(a, other, seat, given, taken, 0)
        if theirs + judged(a, seat, other, taken, given, 0) < HOPELESS:
            return False
        pays = asked_by_other(a, seat, other, taken, given)
        if pays > min(self.spare, MOST_IN_DEAL):
            return pays <= MOST_IN_DEAL
        worth = judged(a, seat, other, taken, given, -pays)
        if worth > self.best_worth:
            deal = deal_number(taken | given, pays, other)
            if rule_against_offer(s, seat, deal) == LEGAL:
                self.best, self.best_worth = deal, worth
        return False


# --- a debtor's last resort -----------------------------------------------------------------------------


def rescue(a: Appraiser, seat: i64) -> i64:
    """The deal that lets a debtor pay who could not else, at the least loss, and that the other side should accept; or -1.

    Each of the others but the creditor, who would rather inherit, is asked once.
    """
    s = a.s
    best: i64 = -1
    best_worth = 0.0
    other: i64 = 0
    while other < s.players:
        if other != seat and s.plays(other) and not would_inherit(s, other, seat) and offers_to(s, seat, other) == 0:
            for given in sales(s, seat):
                pays = asked_by_other(a, seat, other, 0, given)
                if pays < 0 and s.raisable(seat) + gain_of(s, given, 0, -pays) >= s.owed:
                    worth = judged(a, seat, other, 0, given, -pays)
                    deal = deal_number(given, pays, other)
                    if (best < 0 or worth > best_worth) and rule_against_offer(s, seat, deal) == LEGAL:
                        best, best_worth = deal, worth
        other += 1
    return best


def sales(s: MonopolyState, seat: i64) -> vec[i64]:
    """What a debtor can sell: each deed, all those of a group, and all together."""
    mine = s.tradable(seat)
    out = vec[i64](capacity=40)
    deed: i64 = 0
    while deed < DEEDS:
        if has(mine, deed):
            out = append(out, 1 << deed)
        deed += 1
    group: i64 = 0
    while group < GROUPS:
        members = mine & s.content.members[group]
        if count(members) > 1:
            out = append(out, members)
        group += 1
    return out if mine == 0 else append(out, mine)


def offers_stand(s: MonopolyState, seat: i64) -> bool:
    """Whether an offer of the seat waits for its answer: the next one can wait too."""
    for d in s.pending:
        if isinstance(d, Reply) and d.by == seat:
            return True
    return False


def round_up(amount: float) -> i64:
    """To the next round sum, upwards."""
    return -(int(-amount // float(ROUND_SUM))) * ROUND_SUM
