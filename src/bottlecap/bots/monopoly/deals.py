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

from mypy_extensions import i64

from bottlecap.bots.monopoly.traffic import MOST
from bottlecap.bots.monopoly.worth import CARD_WORTH, Appraiser
from bottlecap.engine.kinds import LEGAL
from bottlecap.games.monopoly.board import ALL_DEEDS, BY_SHIFT, CARD_SHIFT, COLOURS, GROUPS, MOST_IN_DEAL, count, has
from bottlecap.games.monopoly.deals import cash_in, deal_number, holdings, partner_in, things_in
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
# How often the cash that would satisfy the other side is corrected.
TRIES: Final = 3
# Offers that the bot makes between two of its turns: a player would soon have enough of more.
OFFERS_A_TURN: Final[i64] = 2
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
    return judged(a, seat, proposer, things & ~given, given, cash_in(deal)) >= WORTH_THE_TALK


def would_inherit(s: MonopolyState, seat: i64, debtor: i64) -> bool:
    """Whether that player will go bankrupt to the seat if nobody helps: then all they have is the seat's for nothing."""
    if s.debtor != debtor + 1 or s.raisable(debtor) >= s.owed:
        return False
    for d in s.pending:
        if d.seat == debtor and isinstance(d, Raising):
            return d.payee == seat
    return False


# --- counter-offers -------------------------------------------------------------------------------------


def counter(a: Appraiser, seat: i64, proposer: i64, deal: i64) -> i64:
    """The terms that the seat would take instead of that deal, or -1: said once to each between two turns of its own."""
    s = a.s
    if would_inherit(s, seat, proposer) or has_offered(s, seat, proposer):
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


def priced(a: Appraiser, seat: i64, proposer: i64, taken: i64, given: i64, cash: i64) -> i64:
    """These things for as much more cash as makes them a deal, as terms; -1 where they cannot pay it, or a rule forbids it."""
    s = a.s
    worth = judged(a, seat, proposer, taken, given, cash)
    for _ in range(TRIES):
        if worth >= WORTH_THE_TALK:
            break
        cash += max(ROUND_SUM, round_up((WORTH_THE_TALK - worth) / 2.0))
        worth = judged(a, seat, proposer, taken, given, cash)
    if worth < WORTH_THE_TALK or cash > min(s.cash[proposer], MOST_IN_DEAL):
        return -1
    legal = rule_against_offer(s, seat, deal_number(taken | given, -cash, proposer)) == LEGAL
    return deal_number(taken | given, -cash, 0) if legal else -1


def has_offered(s: MonopolyState, seat: i64, other: i64) -> bool:
    """Whether the seat has made that player an offer since the end of its last turn."""
    for offer in s.made:
        if offer >> BY_SHIFT == seat and partner_in(offer & (1 << BY_SHIFT) - 1) == other:
            return True
    return False


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
            if other != seat and s.plays(other) and due and not has_offered(s, seat, other):
                theirs = s.tradable(other)
                group: i64 = 0
                while group < GROUPS and theirs != 0:
                    members = s.content.members[group]
                    if mine & members != 0 and theirs & members != 0:
                        if (mine | theirs) & members == members:
                            self.complete(other, group, mine, theirs)
                            self.weigh(other, 0, mine & members)
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
            if back != group and give != 0:
                if theirs & members != 0 and (mine | theirs) & members == members:
                    # A group of theirs for a group of one's own: what most deals are made of.
                    self.weigh(other, wanted, give)
                elif give != members and too_dear:
                    self.weigh_each(other, wanted, back, give)
            back += 1

    def weigh_each(self, other: i64, wanted: i64, group: i64, give: i64) -> None:
        """One deed of another group in exchange."""
        place = group * MOST
        while place < (group + 1) * MOST:
            deed = self.a.traffic.deeds[place]
            if deed >= 0 and has(give, deed):
                self.weigh(other, wanted, 1 << deed)
            place += 1

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


def offers_stand(s: MonopolyState, seat: i64) -> bool:
    """Whether an offer of the seat waits for its answer: the next one can wait too."""
    for d in s.pending:
        if isinstance(d, Reply) and d.by == seat:
            return True
    return False


def round_up(amount: float) -> i64:
    """To the next round sum, upwards."""
    return -(int(-amount // float(ROUND_SUM))) * ROUND_SUM
