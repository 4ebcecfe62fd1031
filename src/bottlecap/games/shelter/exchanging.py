"""Exchanges: open from their icon on until the turn ends, both ways."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Remark
from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter.abilities import ItemMoment, pass_over
from bottlecap.games.shelter.board import MOST_TIMES, MOST_TRADES, PRICE, RESOURCES
from bottlecap.games.shelter.events import EXCHANGED
from bottlecap.games.shelter.gains import FROM_ROOM, NO_DWELLER, Gain
from bottlecap.games.shelter.lacks import cubes_short
from bottlecap.games.shelter.paying import pay_cost
from bottlecap.games.shelter.rulebook import EXCHANGE, EXCHANGE_WHEN
from bottlecap.games.shelter.state import ShelterState, of


def open_rate(s: ShelterState, seat: i64) -> i64:
    """The first open exchange that can be made and was not passed over, or -1."""
    left = s.exchanges & ~s.exchanges_over
    rate: i64 = 0
    while left >> rate > 0:
        if left >> rate & 1:
            sides = s.content.exchanges[rate]
            if s.can_pay(seat, sides.left) or s.can_pay(seat, sides.right):
                return rate
        rate += 1
    return -1


@mypyc_attr(acyclic=True)
class AtRate(ItemMoment):
    """A question in which an exchange is open."""

    def __init__(self, kind: DecisionKind, moment: i64, rate: i64) -> None:
        super().__init__(kind, moment)
        self.rate = rate


class Trade(ActionKind):
    """Trade one side of the icon for the other, so many times."""

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s = of(state)
        if s.trades == MOST_TRADES:
            return EXCHANGE_WHEN
        times = arg // 2 + 1
        rate = s.content.exchanges[cast(AtRate, decision).rate]
        paid = rate.left if arg % 2 == 0 else rate.right
        return LEGAL if s.can_pay(decision.seat, multiplied(paid, times)) else EXCHANGE

    def lacking(self, state: State, decision: Decision, arg: i64, rule: i64, /) -> list[Remark]:
        s = of(state)
        rate = s.content.exchanges[cast(AtRate, decision).rate]
        paid = rate.left if arg % 2 == 0 else rate.right
        return cubes_short(s, decision.seat, multiplied(paid, arg // 2 + 1)) if rule == EXCHANGE else []

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, seat, window = of(state), decision.seat, cast(AtRate, decision)
        times = arg // 2 + 1
        rate = s.content.exchanges[window.rate]
        paid, gained = (rate.left, rate.right) if arg % 2 == 0 else (rate.right, rate.left)
        s.trades += 1
        s.tell(EXCHANGED, seat, window.rate, times)
        window.ask_again(s)
        token: i64 = RESOURCES
        while token >= 0:
            for _ in range(gained[token] * times):
                s.push(Gain(seat, token, NO_DWELLER, FROM_ROOM))
            token -= 1
        pay_cost(s, seat, multiplied(paid, times))


def multiplied(cost: vec[i64], times: i64) -> vec[i64]:
    out = zeros(PRICE)
    i: i64 = 0
    while i < PRICE:
        out[i] = cost[i] * times
        i += 1
    return out


class NoTrade(ActionKind):
    """Trade nothing for now, and use no item."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, window = of(state), cast(AtRate, decision)
        s.exchanges_over |= 1 << window.rate
        pass_over(s, decision.seat, window.moment)
        window.ask_again(s)


TRADE: Final[Trade] = Trade("trade", [Param("direction", 2, domain="direction"), Param("times", MOST_TIMES, low=1)])
NO_TRADE: Final[NoTrade] = NoTrade("no-trade")
