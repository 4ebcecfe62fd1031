"""The market: four assets, and the deals of a trade: buying, selling, recruiting."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import (
    LEGAL,
    ActionKind,
    ChanceDecision,
    ChanceKind,
    DecisionKind,
    EventKind,
    Gathering,
    Param,
    Remark,
    StepKind,
)
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.lacks import caps_short
from bottlecap.games.wasteland.params import AMOUNT, ITEM, LEFT, SEAT
from bottlecap.games.wasteland.rulebook import TRADE_BUY, TRADE_RECRUIT, TRADE_SELL
from bottlecap.games.wasteland.state import ASSET_DECK, ASSET_DISCARD, HELD, ON_MARKET, WastelandState, of
from bottlecap.games.wasteland.things import Stow, discard_item, gain_item, refilled
from bottlecap.games.wasteland.tokens import COMPANION, KIND_NAMES, MARKET

# --- the row of cards -------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class FillMarket(Step):
    """The market is brought back to four: cards are added to its left, and the rightmost are discarded."""

    def __init__(self) -> None:
        super().__init__(FILL_MARKET)

    def run(self, state: State, /) -> None:
        s = of(state)
        while s.items.count(ON_MARKET) > MARKET:
            item = rightmost(s)
            s.items.move(item, ASSET_DISCARD)
            s.tell(LEFT_MARKET, item)
        if s.items.count(ON_MARKET) < MARKET and refilled(s, ASSET_DECK, ASSET_DISCARD):
            s.push(FillMarket())
            s.roll(Decision(ADDING))


@mypyc_attr(acyclic=True, free_list_len=1)
class AddToMarket(Step):
    """So many assets are added to the left of the market."""

    def __init__(self, left: i64) -> None:
        super().__init__(ADD_TO_MARKET)
        self.left = left

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.left > 0 and refilled(s, ASSET_DECK, ASSET_DISCARD):
            s.push(AddToMarket(self.left - 1))
            s.roll(Decision(ADDING))


class AddAsset(ChanceKind):
    """The next asset lies left of the others, which have the higher places."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(ASSET_DECK)

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s = of(state)
        for other in s.items.within(ON_MARKET):
            s.items.own()
            s.items.order[other] += 1
        s.items.move(item, ON_MARKET, 0)
        s.tell(CAME_TO_MARKET, item)
        refilled(s, ASSET_DECK, ASSET_DISCARD)


def rightmost(s: WastelandState) -> i64:
    """The card that has lain there longest."""
    out: i64 = -1
    for item in s.items.within(ON_MARKET):
        if out < 0 or s.items.order[item] > s.items.order[out]:
            out = item
    return out


# --- a trade ----------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Trade(Step):
    """One asset is added, then up to so many deals are made.

    cheaper: caps less for each thing of these kinds (a mask, 0: of any kind) that is bought. sale: caps more for each thing
    that is sold.
    """

    def __init__(self, seat: i64, deals: i64, cheaper: i64, kinds: i64, sale: i64) -> None:
        super().__init__(TRADE)
        self.seat = seat
        self.deals = deals
        self.cheaper = cheaper
        self.kinds = kinds
        self.sale = sale

    def run(self, state: State, /) -> None:
        s = of(state)
        s.tell(TRADES, self.seat, self.deals)
        s.push(FillMarket())
        s.push(NextDeal(self.seat, self.deals, self.cheaper, self.kinds, self.sale))
        s.push(AddToMarket(1))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextDeal(Step):
    def __init__(self, seat: i64, deals: i64, cheaper: i64, kinds: i64, sale: i64) -> None:
        super().__init__(NEXT_DEAL)
        self.seat = seat
        self.deals = deals
        self.cheaper = cheaper
        self.kinds = kinds
        self.sale = sale

    def run(self, state: State, /) -> None:
        if self.deals > 0 and not of(state).is_out(self.seat):
            state.ask(self.seat, Trading(self.deals, self.cheaper, self.kinds, self.sale))


@mypyc_attr(acyclic=True, free_list_len=1)
class Trading(Decision):
    """What is bought, sold or recruited; so many deals are left."""

    def __init__(self, deals: i64, cheaper: i64, kinds: i64, sale: i64) -> None:
        super().__init__(TRADING)
        self.deals = deals
        self.cheaper = cheaper
        self.kinds = kinds
        self.sale = sale


class TradeKind(DecisionKind):
    """Its prompt tells whether everything is cheaper, or only what is of these kinds."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        asked = cast(Trading, decision)
        return vec[i64]([asked.deals, asked.cheaper, asked.kinds, asked.sale, 1 if asked.kinds == 0 else 0])


def price_of(s: WastelandState, seat: i64, item: i64, asked: Trading) -> i64:
    """What buying costs this survivor, never less than nothing; -1 for what has no price."""
    price = s.content.item_price[item]
    if price < 0:
        return price
    if asked.kinds == 0 or asked.kinds >> s.content.item_kind[item] & 1:
        price -= asked.cheaper
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            price -= lasting.discount()
    return max(price, 0)


def worth_of(s: WastelandState, item: i64, asked: Trading) -> i64:
    """What selling it gives; -1 for what has no price."""
    price = s.content.item_price[item]
    return price if price < 0 else price - 1 + asked.sale


def pay(s: WastelandState, seat: i64, caps: i64) -> None:
    if caps > 0:
        s.caps = replaced(s.caps, seat, s.caps[seat] - caps)
        s.tell(PAID, seat, caps)


def earn(s: WastelandState, seat: i64, caps: i64) -> None:
    if caps > 0:
        s.stir(seat)
        s.caps = replaced(s.caps, seat, s.caps[seat] + caps)
        s.tell(EARNED, seat, caps)


class Buy(ActionKind):
    """Pay the price of a market card that has one, and take it."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(ON_MARKET)

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        s = of(state)
        if s.items.zone[item] != ON_MARKET:
            return TRADE_BUY
        price = price_of(s, decision.seat, item, cast(Trading, decision))
        return LEGAL if 0 <= price <= s.caps[decision.seat] else TRADE_BUY

    def lacking(self, state: State, decision: Decision, item: i64, _rule: i64, /) -> list[Remark]:
        s = of(state)
        if s.items.zone[item] != ON_MARKET:
            return []
        return caps_short(s, decision.seat, price_of(s, decision.seat, item, cast(Trading, decision)))

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, asked, seat = of(state), cast(Trading, decision), decision.seat
        pay(s, seat, price_of(s, seat, item, asked))
        dealt_with(s, seat, asked)
        s.push(Stow(seat))
        gain_item(s, seat, item)


class Recruit(ActionKind):
    """Take a companion of the market, if it comes along with somebody like this."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64](capacity=MARKET)
        for item in s.items.within(ON_MARKET):
            if s.content.item_kind[item] == COMPANION:
                out = append(out, item)
        return out

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        s = of(state)
        if s.items.zone[item] != ON_MARKET or s.content.item_kind[item] != COMPANION:
            return TRADE_RECRUIT
        return LEGAL if s.content.item_recruit[item].holds(s, decision.seat) else TRADE_RECRUIT

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, seat = of(state), decision.seat
        dealt_with(s, seat, cast(Trading, decision))
        s.push(Stow(seat))
        gain_item(s, seat, item)


class Sell(ActionKind):
    """Discard a card that has a price for one cap less."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(HELD + decision.seat)

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        s = of(state)
        return LEGAL if s.holds_item(decision.seat, item) and s.content.item_price[item] >= 0 else TRADE_SELL

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, asked, seat = of(state), cast(Trading, decision), decision.seat
        dealt_with(s, seat, asked)
        discard_item(s, seat, item)
        earn(s, seat, worth_of(s, item, asked))


class LeaveMarket(ActionKind):
    """No more deals."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).tell(LEFT_TRADE, decision.seat)


def dealt_with(s: WastelandState, seat: i64, asked: Trading) -> None:
    """That was one deal."""
    s.push(NextDeal(seat, asked.deals - 1, asked.cheaper, asked.kinds, asked.sale))


DEALS: Final[Param] = Param("deals", 32)
CHEAPER: Final[Param] = Param("cheaper", 10)
KINDS: Final[Param] = Param("kinds", 1 << len(KIND_NAMES), domain="kind", many=True)
SALE: Final[Param] = Param("sale", 10)

ADD_ASSET: Final[AddAsset] = AddAsset("add-asset", [ITEM])
BUY: Final[Buy] = Buy("buy", [ITEM])
RECRUIT: Final[Recruit] = Recruit("recruit", [ITEM])
SELL: Final[Sell] = Sell("sell", [ITEM])
LEAVE_MARKET: Final[LeaveMarket] = LeaveMarket("leave-market")
ADDING: Final[ChanceDecision] = ChanceDecision("add-asset", ADD_ASSET, "market-four")
TRADING: Final[TradeKind] = TradeKind(
    "trade",
    [BUY, RECRUIT, SELL, LEAVE_MARKET],
    "trade-times",
    [DEALS, CHEAPER, KINDS, SALE],
    make=Trading,
    shown=[DEALS, CHEAPER, KINDS, SALE, Param("everything", 2)],
)
FILL_MARKET: Final[StepKind] = StepKind("fill-market", FillMarket)
ADD_TO_MARKET: Final[StepKind] = StepKind("add-to-market", AddToMarket, [LEFT])
TRADE: Final[StepKind] = StepKind("trade", Trade, [SEAT, DEALS, CHEAPER, KINDS, SALE])
NEXT_DEAL: Final[StepKind] = StepKind("next-deal", NextDeal, [SEAT, DEALS, CHEAPER, KINDS, SALE])

CAME_TO_MARKET: Final[EventKind] = EventKind("came-to-market", [ITEM], gathers=Gathering(of="item"))
LEFT_MARKET: Final[EventKind] = EventKind("left-market", [ITEM])
TRADES: Final[EventKind] = EventKind("trades", [SEAT, AMOUNT])
LEFT_TRADE: Final[EventKind] = EventKind("left-trade", [SEAT])
PAID: Final[EventKind] = EventKind("paid", [SEAT, AMOUNT])
EARNED: Final[EventKind] = EventKind("earned", [SEAT, AMOUNT])

ACTIONS: Final[list[ActionKind]] = [ADD_ASSET, BUY, RECRUIT, SELL, LEAVE_MARKET]
DECISIONS: Final[list[DecisionKind]] = [ADDING, TRADING]
STEPS: Final[list[StepKind]] = [FILL_MARKET, ADD_TO_MARKET, TRADE, NEXT_DEAL]
EVENTS: Final[list[EventKind]] = [CAME_TO_MARKET, LEFT_MARKET, TRADES, LEFT_TRADE, PAID, EARNED]
