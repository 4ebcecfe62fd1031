"""How the greedy bot plays Monopoly: it weighs what it is asked, and does its business before the next player throws.

Nothing is hidden but the order of the decks, so the state as its seat knows it is all it looks at. It keeps no
memory: the same position has the same answer, whichever process thinks.
"""

from typing import Final

from mypy_extensions import i64

from bottlecap.bots.monopoly.deals import Proposals, accepts, counter, rescue
from bottlecap.bots.monopoly.money import (
    building_gain,
    pledges,
    reserve,
    site,
    to_lift,
    to_mortgage,
    to_sell,
    wants_shacks,
    whole_colours,
)
from bottlecap.bots.monopoly.traffic import Danger, Traffic, traffic_of
from bottlecap.bots.monopoly.worth import Appraiser
from bottlecap.bots.values import Judge
from bottlecap.engine.errors import Error
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, LEGAL, ActionKind
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import Decision
from bottlecap.games.monopoly.auction import BID, PASS, Bidding
from bottlecap.games.monopoly.board import DEEDS, bit, count
from bottlecap.games.monopoly.buildings import PLACE_BUILDING, PLACING, building_for, sites
from bottlecap.games.monopoly.deals import deal_of
from bottlecap.games.monopoly.debts import GIVE_UP, Raising
from bottlecap.games.monopoly.estate import BUILD, CLAIMING, LIFTING, MORTGAGING, SELL, WAIVE, WANT_TOO
from bottlecap.games.monopoly.flow import Reply
from bottlecap.games.monopoly.landing import BUY_IT, DECLINE, Buying
from bottlecap.games.monopoly.state import MonopolyState, of
from bottlecap.games.monopoly.trade import (
    ACCEPT,
    COUNTER,
    INHERITING,
    LEAVE,
    LIFT_NOW,
    OFFER,
    PAY_FEE,
    REFUSE,
    Lifting,
    cost_now,
    must_wait,
    rule_against_accepting,
)
from bottlecap.games.monopoly.turns import (
    CHOOSE_TOKEN,
    CHOOSING_TOKEN,
    END_MATCH,
    IN_JAIL,
    LAST_CHANCE,
    PAY_FINE,
    THROW,
    TURN,
    USE_CARD,
)

NOTHING: Final[i64] = -1
# A bid is so much higher than the last one, as a part of what the lot is worth.
RAISE_PARTS: Final[i64] = 8
# In jail rent costs nothing: with a lap as dear as this, one stays.
DEAR_LAP: Final = 120.0
# While so many deeds are still for sale, one wants to be out.
MUCH_FOR_SALE: Final[i64] = 6
# A building is worth this much of its price, when it is auctioned.
BUILDING_WORTH: Final[i64] = 3
# Whoever has this many times the price does not overlook that it can be paid.
PARTS_TO_SPARE: Final[i64] = 4


def code(kind: ActionKind, arg: i64 = 0) -> i64:
    return arg << KIND_BITS | kind.number


class MonopolyJudge(Judge):
    """Answers everything that Monopoly asks."""

    def answer(self, perspective: Perspective, /) -> i64:
        s, seat = of(perspective.known()), perspective.place
        for d in s.pending:
            if d.seat == seat and not d.open:
                reply = reply_to_offers(s, seat)
                return self.asked(s, d, traffic_of(s.content)) if reply == NOTHING else reply
        return self.open_answer(perspective)

    def open_answer(self, perspective: Perspective) -> i64:
        """Asked although nobody waits for it: business as it comes, or the first thing there is."""
        found = self.beside(perspective)
        codes = perspective.codes()
        if found == NOTHING and len(codes) == 0:
            raise Error(f"seat {perspective.seat} is not asked anything")
        return codes[0] if found == NOTHING else found

    def asked(self, s: MonopolyState, d: Decision, traffic: Traffic) -> i64:
        kind = d.kind
        if kind is TURN:
            return code(THROW)
        if kind is IN_JAIL:
            return in_jail(s, d.seat, traffic)
        if isinstance(d, Buying):
            return buying(s, d, traffic)
        if isinstance(d, Bidding):
            return bidding(s, d, traffic)
        if isinstance(d, Raising):
            return raising(s, d, traffic)
        if kind is CLAIMING:
            wants = site(s, d.seat, traffic, s.cash[d.seat] - reserve(s, d.seat, traffic)) >= 0
            return code(WANT_TOO) if wants else code(WAIVE)
        if kind is PLACING:
            return placing(s, d, traffic)
        if isinstance(d, Lifting):
            return taking_over(s, d, traffic)
        if kind is LAST_CHANCE:
            return code(END_MATCH)
        if kind is CHOOSING_TOKEN:
            return choosing_token(s, d)
        raise Error(f"nobody has said how to answer question {kind.name}")

    def beside(self, perspective: Perspective, /) -> i64:
        """Offers are answered at once; one's own business is done before the next player's first throw."""
        s, seat = of(perspective.known()), perspective.place
        if s.market == 0 and s.debtor == 0:
            return NOTHING
        reply = reply_to_offers(s, seat)
        if reply != NOTHING or s.market == 0 or s.doubles > 0 or s.turn == seat or s.left_of(seat) != s.turn:
            return reply
        for d in s.pending:
            if not d.open:
                if d.kind is TURN or d.kind is IN_JAIL:
                    return business(s, seat, traffic_of(s.content))
                break
        return NOTHING

    def missed(self, perspective: Perspective, answer: i64, /) -> i64:
        """Little is bought, bid, agreed or paid to get out; debts are met, and a throw is a throw."""
        s, seat = of(perspective.known()), perspective.place
        kind = answer & KIND_MASK
        if kind == ACCEPT.number:
            return code(REFUSE, answer >> KIND_BITS)
        if kind == REFUSE.number or kind == COUNTER.number:
            return answer
        for d in s.pending:
            if d.seat == seat and not d.open:
                return instead(s, d, answer)
        # Beside the play: business that is forgotten.
        return NOTHING


def instead(s: MonopolyState, d: Decision, answer: i64) -> i64:
    """What is left of a question whose chance is missed. Nobody overlooks what is cheap, or what completes a group."""
    if isinstance(d, Buying):
        plain = is_key(s, d.deed) or s.content.price[d.deed] * PARTS_TO_SPARE <= s.cash[d.seat]
        return answer if plain else code(DECLINE)
    if isinstance(d, Bidding):
        plain = d.lot < DEEDS and 2 * s.bid < s.content.price[d.lot]
        return answer if plain else code(PASS)
    if d.kind is IN_JAIL:
        return code(THROW)
    return code(WAIVE) if d.kind is CLAIMING else answer


# --- offers ---------------------------------------------------------------------------------------------


def reply_to_offers(s: MonopolyState, seat: i64) -> i64:
    """The answer to an offer that stands before the seat; NOTHING without one, or while it must wait."""
    for d in s.pending:
        if d.seat == seat and isinstance(d, Reply) and not must_wait(s, d):
            appraiser = Appraiser(s, traffic_of(s.content))
            if rule_against_accepting(s, d) == LEGAL and accepts(appraiser, seat, d.by, deal_of(d)):
                return code(ACCEPT, d.by)
            # Whoever says no says what they would take instead, if there is anything.
            terms = counter(appraiser, seat, d.by, deal_of(d))
            return code(COUNTER, terms) if terms >= 0 else code(REFUSE, d.by)
    return NOTHING


# --- business -------------------------------------------------------------------------------------------


def business(s: MonopolyState, seat: i64, traffic: Traffic) -> i64:
    """What to do of one's own accord: build, lift mortgages, raise money for buildings, propose a deal."""
    if s.deeds[seat] == 0:
        return NOTHING
    keep = reserve(s, seat, traffic)
    spare = s.cash[seat] - keep
    whole = whole_colours(s, seat)
    if whole != 0:
        found = develop(s, seat, traffic, spare, whole)
        if found != NOTHING:
            return found
    elif s.mortgaged & s.deeds[seat] != 0:
        deed = to_lift(s, seat, spare, whole)
        if deed >= 0:
            return code(LIFTING, deed)
    deal = Proposals(Appraiser(s, traffic), seat, keep // 2).find()
    return code(OFFER, deal) if deal >= 0 else NOTHING


def develop(s: MonopolyState, seat: i64, traffic: Traffic, spare: i64, whole: i64) -> i64:
    """Make the most of whole colours."""
    blocked = s.deeds[seat] & s.mortgaged & whole
    if blocked != 0:
        deed = to_lift(s, seat, spare, whole)
        if deed >= 0:
            return code(LIFTING, deed)
    deed = site(s, seat, traffic, spare)
    if deed >= 0:
        return code(BUILD, deed)
    if not wants_shacks(s, seat):
        deed = to_lift(s, seat, spare, whole)
        return code(LIFTING, deed) if deed >= 0 else NOTHING
    # Deeds of no use elsewhere pay for the shacks that make a colour worth having.
    pledge = to_mortgage(s, seat, traffic, whole)
    if pledge >= 0 and blocked == 0 and site(s, seat, traffic, spare + pledges(s, seat, whole)) >= 0:
        return code(MORTGAGING, pledge)
    return NOTHING


# --- squares and auctions -------------------------------------------------------------------------------


def buying(s: MonopolyState, d: Buying, traffic: Traffic) -> i64:
    """Buy unless the cash is needed more; what completes a group, or keeps another from it, is worth a mortgage."""
    seat, deed = d.seat, d.deed
    price, cash = s.content.price[deed], s.cash[seat]
    key = is_key(s, deed)
    if cash >= price and (key or cash - price >= reserve(s, seat, traffic) // 2):
        return code(BUY_IT)
    if cash < price and key and s.raisable(seat) - s.half_buildings(seat) >= price + 50:
        pledge = to_mortgage(s, seat, traffic, whole_colours(s, seat) | s.group_of(deed))
        if pledge >= 0:
            return code(MORTGAGING, pledge)
    return code(DECLINE)


def is_key(s: MonopolyState, deed: i64) -> bool:
    """Whether the deed completes a group for anybody."""
    members = s.group_of(deed)
    other: i64 = 0
    while other < s.players:
        if s.plays(other) and members & ~s.deeds[other] == bit(deed):
            return True
        other += 1
    return False


def bidding(s: MonopolyState, d: Bidding, traffic: Traffic) -> i64:
    """Bid in steps up to what the lot is worth, as long as enough cash stays."""
    seat, lot = d.seat, d.lot
    if lot < DEEDS:
        worth = int(Appraiser(s, traffic).gain(lot, seat))
        keep = 0 if is_key(s, lot) else reserve(s, seat, traffic) // 2
    else:
        worth = building_worth(s, seat, lot)
        keep = reserve(s, seat, traffic) // 2
    most = min(worth, s.cash[seat] - keep)
    if most <= s.bid:
        return code(PASS)
    return code(BID, min(most, s.bid + max(1, worth // RAISE_PARTS)) - 1)


def building_worth(s: MonopolyState, seat: i64, lot: i64) -> i64:
    """Half as much again as the printed price, where the building can stand."""
    best: i64 = 0
    for deed in sites(s, seat):
        if building_for(s, deed) == lot:
            best = max(best, s.content.building[deed] * BUILDING_WORTH // 2)
    return best


def placing(s: MonopolyState, d: Decision, traffic: Traffic) -> i64:
    """Where the building that was won brings most."""
    best: i64 = -1
    best_gain = 0.0
    for deed in sites(s, d.seat):
        if PLACE_BUILDING.check(s, d, deed) == LEGAL:
            gain = building_gain(s, deed, traffic)
            if best < 0 or gain > best_gain:
                best, best_gain = deed, gain
    return code(PLACE_BUILDING, best)


# --- jail, debts, the rest --------------------------------------------------------------------------------


def in_jail(s: MonopolyState, seat: i64, traffic: Traffic) -> i64:
    """Out as long as there is something to buy or little to fear; later jail is the safest place."""
    for_sale = DEEDS - count(s.owned())
    if for_sale < MUCH_FOR_SALE and Danger(s, seat, traffic).lap >= DEAR_LAP:
        return code(THROW)
    card: i64 = 0
    while card < 2:
        if s.cards_of(seat) >> card & 1 == 1:
            return code(USE_CARD, card)
        card += 1
    return code(PAY_FINE) if s.cash[seat] >= 150 else code(THROW)


def raising(s: MonopolyState, d: Raising, traffic: Traffic) -> i64:
    """Raise what is owed: deeds outside whole colours first, then buildings, then whatever is left. Else a deal may help."""
    seat = d.seat
    if s.raisable(seat) < d.amount:
        deal = rescue(Appraiser(s, traffic), seat)
        return code(OFFER, deal) if deal >= 0 else code(GIVE_UP)
    pledge = to_mortgage(s, seat, traffic, whole_colours(s, seat))
    if pledge >= 0:
        return code(MORTGAGING, pledge)
    deed = to_sell(s, seat, traffic)
    if deed >= 0:
        return code(SELL, deed)
    return code(MORTGAGING, to_mortgage(s, seat, traffic, 0))


def taking_over(s: MonopolyState, d: Lifting, traffic: Traffic) -> i64:
    """Lift the mortgage at once where the cash is there and the colour is whole; else pay the ten per cent."""
    spare = s.cash[d.seat] - reserve(s, d.seat, traffic)
    useful = whole_colours(s, d.seat) >> d.deed & 1 == 1
    if useful and spare >= cost_now(s, d) and LIFT_NOW.check(s, d, 0) == LEGAL:
        return code(LIFT_NOW)
    return code(LEAVE if d.kind is INHERITING else PAY_FEE)


def choosing_token(s: MonopolyState, d: Decision) -> i64:
    """The first token that nobody has taken."""
    token: i64 = 0
    while CHOOSE_TOKEN.check(s, d, token) != LEGAL:
        token += 1
    return code(CHOOSE_TOKEN, token)
