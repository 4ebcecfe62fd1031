"""Deals: which ones to propose, and whether to make one that is offered.

There are more deals than anybody could try. Those worth proposing complete a group: the seat gets the deeds it
lacks from the one player who has them, for deeds that complete a group of theirs, or a deed they can use, or nothing,
and cash makes up for the rest. How much cash is worked out from what the deal is worth to the other side, who is
taken to reckon in the same way. So a deal that is made leaves both better off by their own reckoning, and the same
reckoning never takes it back.
"""

from typing import Final

from mypy_extensions import i64

from bottlecap.bots.monopoly_traffic import MOST
from bottlecap.bots.monopoly_worth import CARD_WORTH, Appraiser
from bottlecap.engine.kinds import LEGAL
from bottlecap.games.monopoly.board import ALL_DEEDS, GROUPS, MOST_IN_DEAL, count, has
from bottlecap.games.monopoly.deals import cash_in, deal_number, things_in
from bottlecap.games.monopoly.flow import is_offer
from bottlecap.games.monopoly.state import CARD_SHIFT, MonopolyState
from bottlecap.games.monopoly.trade import rule_against_offer

# A deal must leave one better off by this at least, or it is not worth the talk.
WORTH_THE_TALK: Final = 25.0
# Sums are rounded: an offer that was refused is then the same offer for a while, and is not made again.
ROUND_SUM: Final[i64] = 50
# Cash moves worth from one side to the other: where both together gain less than this, no cash makes it a deal. (Below
# nothing, since cash is worth more to who can build with it.)
HOPELESS: Final = -300.0
# How often the cash that would satisfy the other side is corrected.
TRIES: Final = 3
# Offers that the bot makes between two of its turns: a player would soon have enough of more.
OFFERS_A_TURN: Final[i64] = 2


def judged(a: Appraiser, seat: i64, other: i64, taken: i64, given: i64, cash: i64) -> float:
    """What a deal is worth to a seat, which gets so much cash: its own gain less the other's, as far as that hurts.

    Taken and given are deeds and get-out-of-jail cards as a deal has them.
    """
    cards = CARD_WORTH * float(count(taken >> CARD_SHIFT) - count(given >> CARD_SHIFT))
    own = a.change(seat, taken & ALL_DEEDS, given & ALL_DEEDS, cash) + cards
    theirs = a.change(other, given & ALL_DEEDS, taken & ALL_DEEDS, -cash) - cards
    return own - a.envy * theirs


def accepts(a: Appraiser, seat: i64, proposer: i64, deal: i64) -> bool:
    """Whether the seat should make a deal that is offered to it."""
    things = things_in(deal)
    given = things & (a.s.deeds[seat] | a.s.cards_of(seat) << CARD_SHIFT)
    return judged(a, seat, proposer, things & ~given, given, cash_in(deal)) >= WORTH_THE_TALK


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
            if other != seat and s.plays(other):
                theirs = s.tradable(other)
                group: i64 = 0
                while group < GROUPS and theirs != 0:
                    members = s.content.members[group]
                    if mine & members != 0 and theirs & members != 0 and (mine | theirs) & members == members:
                        self.complete(other, group, mine, theirs)
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
        # What the seat pays; below zero, what it gets.
        pays = round_up((WORTH_THE_TALK - theirs) / (1.0 + a.envy))
        for _ in range(TRIES):
            theirs = judged(a, other, seat, given, taken, pays)
            if theirs >= WORTH_THE_TALK:
                break
            pays += round_up((WORTH_THE_TALK - theirs) / (1.0 + a.envy))
        if pays > min(self.spare, MOST_IN_DEAL):
            return True
        if pays < -min(s.cash[other], MOST_IN_DEAL) or theirs < WORTH_THE_TALK:
            return False
        worth = judged(a, seat, other, taken, given, -pays)
        if worth > self.best_worth:
            deal = deal_number(taken | given, pays, other)
            if rule_against_offer(s, seat, deal) == LEGAL:
                self.best, self.best_worth = deal, worth
        return False


def offers_stand(s: MonopolyState, seat: i64) -> bool:
    """Whether an offer of the seat waits for its answer: the next one can wait too."""
    for d in s.pending:
        if is_offer(d) and d.b == seat:
            return True
    return False


def round_up(amount: float) -> i64:
    """To the next round sum, upwards."""
    return -(int(-amount // float(ROUND_SUM))) * ROUND_SUM
