"""Why the greedy bot answers as it does in Monopoly: a few sums in caps, named by ids; whoever shows them words them."""

from typing import Final

from mypy_extensions import i64

from bottlecap.bots.monopoly.deals import completes, judged, would_inherit
from bottlecap.bots.monopoly.money import reserve
from bottlecap.bots.monopoly.play import is_key
from bottlecap.bots.monopoly.traffic import Danger, traffic_of
from bottlecap.bots.monopoly.worth import Appraiser
from bottlecap.engine.kinds import KIND_BITS
from bottlecap.engine.perspective import Perspective
from bottlecap.games.monopoly.auction import BID, PASS, Bidding
from bottlecap.games.monopoly.board import ALL_DEEDS, DEEDS, RENTS
from bottlecap.games.monopoly.deals import cash_in, holdings, partner_in, things_in
from bottlecap.games.monopoly.estate import BUILD, LIFTING, MORTGAGING, SELL
from bottlecap.games.monopoly.flow import Reply
from bottlecap.games.monopoly.landing import BUY_IT, DECLINE, Buying
from bottlecap.games.monopoly.state import MonopolyState, of
from bottlecap.games.monopoly.trade import ACCEPT, COUNTER, OFFER, REFUSE
from bottlecap.games.monopoly.turns import PAY_FINE, THROW, USE_CARD

Reason = tuple[str, float]
KIND: Final[i64] = (1 << KIND_BITS) - 1


def reasons(perspective: Perspective, code: i64) -> list[Reason]:
    """The sums behind an answer; those of nothing are left out."""
    s, seat = of(perspective.known()), perspective.place
    kind, arg = code & KIND, code >> KIND_BITS
    found = (
        of_a_lot(s, seat, kind, arg) or of_a_deal(s, seat, kind, arg) or of_the_estate(s, kind, arg) or of_moving_on(s, seat, kind)
    )
    return [(name, float(round(caps))) for name, caps in found if abs(caps) >= 1.0]


def of_a_lot(s: MonopolyState, seat: i64, kind: i64, arg: i64) -> list[Reason]:
    """To buy or to bid: what the deed is worth, what it costs, and what should stay in hand."""
    if kind not in (BUY_IT.number, DECLINE.number, BID.number, PASS.number):
        return []
    lot: i64 = -1
    for d in s.pending:
        if d.seat == seat and isinstance(d, Buying):
            lot = d.deed
        elif d.seat == seat and isinstance(d, Bidding):
            lot = d.lot
    if lot < 0 or lot >= DEEDS:
        return []
    traffic = traffic_of(s.content)
    worth = ("key" if is_key(s, lot) else "deed", Appraiser(s, traffic).gain(lot, seat))
    if kind == BUY_IT.number:
        return [worth, ("price", -float(s.content.price[lot]))]
    if kind == BID.number:
        return [worth, ("price", -float(arg + 1))]
    if kind == DECLINE.number and s.cash[seat] < s.content.price[lot]:
        # However good it is: there is nothing to pay it with.
        return [("missing", float(s.cash[seat] - s.content.price[lot]))]
    price = s.content.price[lot] if kind == DECLINE.number else s.bid + 1
    return [worth, ("price", -float(price)), ("reserve", -float(reserve(s, seat, traffic)))]


def of_a_deal(s: MonopolyState, seat: i64, kind: i64, arg: i64) -> list[Reason]:
    """What a deal is worth, the other side's gain taken off as far as it hurts; a colour it makes whole for them by itself."""
    if kind == OFFER.number:
        return of_terms(s, seat, partner_in(arg), things_in(arg), -cash_in(arg))
    if kind != ACCEPT.number and kind != REFUSE.number and kind != COUNTER.number:
        return []
    for d in s.pending:
        if d.seat != seat or not isinstance(d, Reply):
            continue
        if kind == COUNTER.number:
            return of_terms(s, seat, d.by, things_in(arg), -cash_in(arg))
        if d.by == arg:
            if would_inherit(s, seat, d.by):
                # Whoever is bankrupt to the seat leaves it all that they have.
                return [("inherit", float(s.raisable(d.by)))]
            return of_terms(s, seat, d.by, d.things, d.cash)
    return []


def of_terms(s: MonopolyState, seat: i64, other: i64, things: i64, cash: i64) -> list[Reason]:
    appraiser = Appraiser(s, traffic_of(s.content))
    given = things & holdings(s, seat)
    worth = judged(appraiser, seat, other, things & ~given, given, cash)
    if not completes(s, other, given):
        return [("deal", worth)]
    return [("deal", worth), ("rival", -appraiser.change(other, given & ALL_DEEDS, things & ~given & ALL_DEEDS, -cash))]


def of_the_estate(s: MonopolyState, kind: i64, deed: i64) -> list[Reason]:
    """Buildings and mortgages: the rent they change, and the cash."""
    cards = s.content
    if kind == BUILD.number:
        level = s.built[deed]
        now = cards.rent[deed * RENTS + level] if level > 0 else 2 * cards.rent[deed * RENTS]
        return [("rent", float(cards.rent[deed * RENTS + level + 1] - now)), ("price", -float(cards.building[deed]))]
    if kind == SELL.number:
        return [("cash", float(cards.building[deed] // 2))]
    if kind == MORTGAGING.number:
        return [("cash", float(cards.mortgage[deed]))]
    if kind == LIFTING.number:
        return [("price", -float(cards.mortgage[deed] + cards.tenth(deed)))]
    return []


def of_moving_on(s: MonopolyState, seat: i64, kind: i64) -> list[Reason]:
    """To throw, or to leave jail: what lies ahead."""
    if kind != THROW.number and kind != PAY_FINE.number and kind != USE_CARD.number:
        return []
    danger = Danger(s, seat, traffic_of(s.content))
    return [("worst", -float(danger.worst)), ("lap", -danger.lap)]
