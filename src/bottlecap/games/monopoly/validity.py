"""What a position cannot be, beyond the range of each number."""

from mypy_extensions import i64

from bottlecap.engine.aside import AskAgain
from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import PLAYING, Decision, Step
from bottlecap.games.monopoly.auction import Bidding
from bottlecap.games.monopoly.board import BY_SHIFT, COLOURS, DEEDS, JAIL_PLACE, RADIO, SEATS, SHACKS, VAULT, VAULTS, bit, has
from bottlecap.games.monopoly.buildings import Place, Placing, rule_against_site
from bottlecap.games.monopoly.deals import holdings, partner_in, things_in
from bottlecap.games.monopoly.debts import Fall, Raise, Raising, Settle
from bottlecap.games.monopoly.estate import Claiming, NextClaim
from bottlecap.games.monopoly.flow import Reply
from bottlecap.games.monopoly.landing import Buying, RadioRent
from bottlecap.games.monopoly.state import KEPT, TABLE, MonopolyState
from bottlecap.games.monopoly.trade import Lifting
from bottlecap.games.monopoly.turns import BUSINESS, FirstCount, FirstThrow


def complaint_of(s: MonopolyState) -> str:
    """What is impossible about this state, as "field: reason", or nothing."""
    return (
        players_complaint(s)
        or deeds_complaint(s)
        or buildings_complaint(s)
        or cards_complaint(s)
        or questions_complaint(s)
        or steps_complaint(s)
    )


def players_complaint(s: MonopolyState) -> str:
    players = int(s.players)
    if max(s.turn, s.first, s.bidder) >= players or s.debtor > players:
        return "turn, first, bidder, debtor: there is no such seat"
    if max(s.bidding, s.agreed) >> players:
        return "bidding, agreed: there is no such seat"
    tokens = [int(token) for token in s.token if token > 0]
    if len(set(tokens)) != len(tokens):
        return "token: two players have one token"
    bankrupt = sorted(int(out) for out in s.out if out > 0)
    if bankrupt != list(range(1, len(bankrupt) + 1)):
        return "out: the bankrupt must be numbered 1, 2 …"
    if players - len(bankrupt) < (2 if s.reason == PLAYING else 1):
        return "out: too few players are left"
    for seat in range(players):
        if s.out[seat] > 0 and (s.cash[seat] or s.deeds[seat] or s.jailed[seat]):
            return f"out: seat {seat} is bankrupt, and has something"
        if s.jailed[seat] > 0 and s.place[seat] != JAIL_PLACE:
            return f"jailed: seat {seat} is in jail, and stands elsewhere"
    return ""


def deeds_complaint(s: MonopolyState) -> str:
    seen = 0
    for seat in range(int(s.players)):
        if seen & s.deeds[seat]:
            return f"deeds: seat {seat} has one that another has too"
        seen |= int(s.deeds[seat])
    if s.mortgaged & ~seen:
        return "mortgaged: a deed that nobody has"
    return ""


def buildings_complaint(s: MonopolyState) -> str:
    shacks = sum(int(level) for level in s.built if level < VAULT)
    vaults = sum(1 for level in s.built if level == VAULT)
    if shacks + s.shacks != SHACKS or vaults + s.vaults != VAULTS:
        return f"built, shacks, vaults: together there are {SHACKS} shacks and {VAULTS} vaults"
    improved = 0
    for deed in range(int(DEEDS)):
        group = int(s.content.group[deed])
        if s.built[deed] == 0:
            continue
        improved |= int(s.content.members[group])
        owner = int(s.owner(deed))
        if group >= COLOURS or owner < 0 or not s.has_group(owner, group):
            return f"built[{deed}]: only who has the whole colour builds there"
        if s.mortgaged & s.content.members[group]:
            return f"built[{deed}]: a deed of the colour is mortgaged"
        if s.built[deed] > s.lowest_in(group) + 1:
            return f"built[{deed}]: it is not built evenly"
    return "" if improved == s.improved else "improved: it must be the mask of the deeds in groups with buildings"


def cards_complaint(s: MonopolyState) -> str:
    for name, cards, jail_card in (("special", s.special, s.content.jail_card[0]), ("guide", s.guide, s.content.jail_card[1])):
        if len(cards.layers) > 0:
            return f"{name}: nothing is ever mixed into it"
        if cards.count(TABLE) > 1:
            return f"{name}: one card at a time lies on the table"
        for card in range(len(cards.zone)):
            seat = int(cards.zone[card]) - int(KEPT)
            if seat >= 0 and (card != jail_card or not s.plays(seat)):
                return f"{name}: somebody keeps a card that they cannot have"
    return ""


# --- questions ------------------------------------------------------------------------------------------


def questions_complaint(s: MonopolyState) -> str:
    business = [int(d.seat) for d in s.pending if d.kind is BUSINESS]
    if len(set(business)) != len(business):
        return "pending: a seat is asked for its business twice"
    for i, d in enumerate(s.pending):
        fault = question_complaint(s, d)
        if fault:
            return f"pending[{i}]: {fault}"
    for i, offer in enumerate(s.made):
        deal = offer & ((1 << BY_SHIFT) - 1)
        if max(partner_in(deal), offer >> BY_SHIFT) >= s.players or things_in(deal) == 0:
            return f"made[{i}]: no such offer can be made"
    return "made: an offer stands there twice" if len(set(s.made)) < len(s.made) else ""


def question_complaint(s: MonopolyState, d: Decision) -> str:
    if d.open != (d.kind is BUSINESS or isinstance(d, Reply)):
        return "business and offers are asked beside the play, and nothing else is"
    if d.seat >= 0 and s.out[d.seat] > 0:
        return "the seat is bankrupt"
    if isinstance(d, Reply):
        return offer_complaint(s, d)
    if isinstance(d, Buying) and s.owner(d.deed) >= 0:
        return "that is not for sale"
    if isinstance(d, Bidding) and not has(s.bidding, d.seat):
        return "the seat does not bid"
    if isinstance(d, Placing) and d.lot < DEEDS:
        return "that is no building"
    if isinstance(d, Lifting) and (bit(d.deed) | d.rest) & ~(s.deeds[d.seat] & s.mortgaged):
        return "the seat has no such mortgaged deed"
    if isinstance(d, Claiming) and (d.builder == d.seat or rule_against_site(s, d.builder, d.deed) != LEGAL):
        return "nobody can have asked for a building there"
    if isinstance(d, Raising):
        return payee_complaint(s, d.payee)
    return ""


def offer_complaint(s: MonopolyState, d: Reply) -> str:
    if d.by == d.seat or s.out[d.by] > 0:
        return "the offer is of nobody"
    if d.things == 0 or d.things & ~(holdings(s, d.by) | holdings(s, d.seat)):
        return "the offer holds what neither has"
    if sum(1 for other in s.pending if isinstance(other, Reply) and other.seat == d.seat and other.by == d.by) > 1:
        return "a player has one offer at a time to another"
    return ""


# --- steps ----------------------------------------------------------------------------------------------


def steps_complaint(s: MonopolyState) -> str:
    for i, step in enumerate(s.steps):
        fault = step_complaint(s, step)
        if fault:
            return f"steps[{i}]: {fault}"
    return ""


def step_complaint(s: MonopolyState, step: Step) -> str:
    if isinstance(step, AskAgain):
        return next((fault for d in step.decisions if (fault := question_complaint(s, d))), "")
    if isinstance(step, Settle | Raise | Fall):
        return payee_complaint(s, step.payee)
    if isinstance(step, FirstThrow | FirstCount) and step.throwing | step.leaders == 0:
        return "nobody throws for the first turn"
    if isinstance(step, Place) and step.lot < DEEDS:
        return "that is no building"
    if isinstance(step, NextClaim) and rule_against_site(s, step.builder, step.deed) != LEGAL:
        return "nobody can have asked for a building there"
    if isinstance(step, RadioRent) and (s.owner(step.deed) < 0 or s.content.group[step.deed] != RADIO):
        return "nobody has such a radio station"
    return ""


def payee_complaint(s: MonopolyState, payee: i64) -> str:
    return "nobody like that can be paid" if s.players <= payee < SEATS else ""
