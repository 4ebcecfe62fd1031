"""What a search tries at Monopoly, where greedy weighs and does not look ahead; playouts go to the end of the match."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.lookahead import Lookahead
from bottlecap.engine.base import holds
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import Decision
from bottlecap.games.monopoly.auction import BID, PASS, Bidding
from bottlecap.games.monopoly.landing import BUY_IT, DECLINE, Buying
from bottlecap.games.monopoly.state import MonopolyState, of
from bottlecap.games.monopoly.trade import ACCEPT, COUNTER, REFUSE
from bottlecap.games.monopoly.turns import IN_JAIL, PAY_FINE, THROW, USE_CARD

PLAYOUTS: Final = 240

REPLIES: Final = vec[i64]([ACCEPT.number, REFUSE.number, COUNTER.number])
DEALT_WITH: Final = vec[i64]([ACCEPT.number, REFUSE.number])
BOUGHT: Final = vec[i64]([BUY_IT.number, DECLINE.number])
OUT_OF_JAIL: Final = vec[i64]([THROW.number, PAY_FINE.number, USE_CARD.number])


class MonopolyLookahead(Lookahead):
    def playouts(self) -> i64:
        return PLAYOUTS

    def others(self, perspective: Perspective, answer: i64, /) -> vec[i64]:
        """The other side of what is asked: buy or not, bid or pass, accept or refuse, stay in jail; business may be left undone."""
        s, seat = of(perspective.known()), perspective.place
        if answer >= 0 and holds(REPLIES, answer & KIND_MASK):
            return of_kinds(perspective.codes(), DEALT_WITH)
        for d in s.pending:
            if d.seat == seat and not d.open:
                return instead(s, d, answer, perspective.codes())
        return vec[i64]([-1])


def instead(s: MonopolyState, d: Decision, answer: i64, codes: vec[i64]) -> vec[i64]:
    if isinstance(d, Buying):
        return of_kinds(codes, BOUGHT)
    if isinstance(d, Bidding):
        return bids(s, d.seat)
    return of_kinds(codes, OUT_OF_JAIL) if d.kind is IN_JAIL else vec[i64]()


def bids(s: MonopolyState, seat: i64) -> vec[i64]:
    """To pass, or to bid one cap more than the last bid."""
    out = vec[i64]([PASS.number])
    if s.cash[seat] > s.bid:
        out = append(out, s.bid << KIND_BITS | BID.number)
    return out


def of_kinds(codes: vec[i64], kinds: vec[i64]) -> vec[i64]:
    out = vec[i64](capacity=4)
    for code in codes:
        if holds(kinds, code & KIND_MASK):
            out = append(out, code)
    return out
