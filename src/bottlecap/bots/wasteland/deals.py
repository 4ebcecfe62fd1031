"""Deals at camp: what a thing is worth to either side, and one offer that both should like."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.mind import Mind
from bottlecap.bots.wasteland.survivor import caps_worth
from bottlecap.engine.kinds import KIND_BITS, LEGAL
from bottlecap.engine.state import Decision
from bottlecap.games.wasteland.camping import OFFER
from bottlecap.games.wasteland.dealing import SLOTS, Answering, Terms, cards_in, is_near, packed, why_not_deal
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.things import slot_for
from bottlecap.games.wasteland.tokens import WORN

# How likely somebody agrees who gains by it.
AGREES: Final = 0.6
# What the other must gain, that it is worth asking.
THEIR_LEAST: Final = 0.02
# Caps that are tried as a price, and beside a swap.
MOST_PRICE: Final[i64] = 9
MOST_BESIDE: Final[i64] = 3
# Of what a rival gains, so much is one's own loss.
ENVY: Final = 0.1


def loss_of(mind: Mind, s: WastelandState, seat: i64, item: i64) -> float:
    """What a survivor loses with a thing."""
    things = mind.standing.things
    slot = slot_for(s, item)
    if slot < 0:
        return things.plain(s, item, s.content.item_kind[item])
    if not s.is_worn(seat, item):
        worn = s.wears(seat, slot)
        better = things.own(s, seat, item, slot) - (things.own(s, seat, worn, slot) if worn >= 0 else 0.0)
        return max(0.85 * better, 0.5 * things.kept[item])
    # It is in use: far more than anybody pays.
    return things.own(s, seat, item, slot) + 4.0 * float(s.content.item_armour[item]) + 1.0


def paid(s: WastelandState, seat: i64, caps: i64) -> float:
    """What so many caps more (or fewer) are worth."""
    return caps_worth(max(s.caps[seat] + caps, 0)) - caps_worth(s.caps[seat])


def gains_of(mind: Mind, s: WastelandState, seat: i64, other: i64, terms: Terms) -> tuple[float, float]:
    """What both gain by a deal of things and caps: who offers, and the other."""
    mine = paid(s, seat, -terms.caps)
    theirs = paid(s, other, terms.caps)
    for item in cards_in(s, seat, terms.give):
        mine -= loss_of(mind, s, seat, item)
        theirs += mind.gain_of(s, other, item)
    for item in cards_in(s, other, terms.take):
        mine += mind.gain_of(s, seat, item)
        theirs -= loss_of(mind, s, other, item)
    return mine, theirs


def deal_worth(mind: Mind, s: WastelandState, seat: i64, arg: i64) -> float:
    """What an offer brings on the mean: nothing that the other has no reason to take, nothing with agenda cards."""
    terms = Terms(arg)
    if terms.agendas != 0 or terms.wants != 0:
        return 0.0
    mine, theirs = gains_of(mind, s, seat, terms.to, terms)
    # They think of us as we do of them.
    return AGREES * (mine - ENVY * theirs) if theirs >= THEIR_LEAST + ENVY * max(mine, 0.0) else 0.0


def rival_gains(mind: Mind, s: WastelandState, asked: Answering) -> float:
    """What is lost because somebody else gains, if their offer is accepted."""
    terms = Terms(packed(asked.seat, asked.give, asked.take, asked.agendas, asked.wants, asked.caps))
    return ENVY * max(0.0, gains_of(mind, s, asked.proposer, asked.seat, terms)[0])


def offers(mind: Mind, s: WastelandState, decision: Decision) -> vec[i64]:
    """The best offer to each who is near: a thing of theirs or of one's own for caps, or one for the other."""
    out = vec[i64](capacity=4)
    for to in range(s.players):
        if is_near(s, decision.seat, to):
            found = best_offer(mind, s, decision.seat, to)
            if found >= 0:
                out = append(out, found << KIND_BITS | OFFER.number)
    return out


def best_offer(mind: Mind, s: WastelandState, seat: i64, to: i64) -> i64:
    """The offer that brings most, or -1: nobody parts with what they have equipped."""
    best = 0.0
    found: i64 = -1
    own = WORN - 1
    while own < SLOTS:
        # The place before the first stands for nothing.
        give: i64 = 1 << own if own >= WORN else 0
        other = WORN - 1
        while other < SLOTS:
            take: i64 = 1 << other if other >= WORN else 0
            price = -MOST_BESIDE if give and take else (-MOST_PRICE if give else 1)
            last = MOST_BESIDE if give and take else (-1 if give else MOST_PRICE)
            while (give or take) and price <= last:
                arg = packed(to, give, take, 0, 0, price)
                if why_not_deal(s, seat, Terms(arg)) == LEGAL:
                    worth = deal_worth(mind, s, seat, arg)
                    if worth > best:
                        best, found = worth, arg
                price += 1
            other += 1
        own += 1
    return found
