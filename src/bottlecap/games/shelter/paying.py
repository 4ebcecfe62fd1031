"""Paying: resources, resources of choice, items."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.aside import put_aside
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, StepKind
from bottlecap.engine.sets import minus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.beside import put
from bottlecap.games.shelter.board import RESOURCES, TRACK
from bottlecap.games.shelter.events import ITEM, PAID, PAID_ITEM, RESOURCE, SEAT
from bottlecap.games.shelter.rulebook import ITEM_PAY, RESOURCE_PAY
from bottlecap.games.shelter.state import DISCARD, HAND, ShelterState, of

# As the item that is paid for: none.
NO_ITEM: Final[i64] = -1


def pay(s: ShelterState, seat: i64, resource: i64, amount: i64) -> None:
    s.stock[seat * RESOURCES + resource] -= amount
    s.stock_changed(seat)
    s.tell(PAID, seat, resource, amount)


def pay_cost(s: ShelterState, seat: i64, cost: vec[i64], from_: i64 = 0) -> None:
    """Pay what is named, then be asked for each resource of choice."""
    resource: i64 = 0
    while resource < RESOURCES:
        if cost[from_ + resource] > 0:
            pay(s, seat, resource, cost[from_ + resource])
        resource += 1
    if cost[from_ + RESOURCES] > 0:
        s.push(PayAny(seat, cost[from_ + RESOURCES]))


@mypyc_attr(acyclic=True, free_list_len=1)
class Paying(Decision):
    """So many resources of choice are still to be paid; beside the play of others, for an item."""

    def __init__(self, count: i64, item: i64) -> None:
        super().__init__(PAYING)
        self.count = count
        self.item = item


class PayResource(ActionKind):
    """Pay one resource of choice."""

    def check(self, state: State, decision: Decision, resource: i64, /) -> i64:
        return LEGAL if of(state).stock[decision.seat * RESOURCES + resource] > 0 else RESOURCE_PAY

    def apply(self, state: State, decision: Decision, resource: i64, /) -> None:
        s = of(state)
        pay(s, decision.seat, resource, 1)
        paying = cast(Paying, decision)
        if paying.item != NO_ITEM:
            if decision.open:
                put_aside(s)
            s.push(PayOn(decision.seat, paying.count - 1, paying.item))


@mypyc_attr(acyclic=True, free_list_len=1)
class PayAny(Step):
    """So many resources of choice, one after another."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(PAY_ANY)
        self.seat = seat
        self.count = count

    def run(self, state: State, /) -> None:
        seat, count = self.seat, self.count
        if count > 1:
            state.push(PayAny(seat, count - 1))
        state.ask(seat, Paying(count, NO_ITEM))


@mypyc_attr(acyclic=True, free_list_len=1)
class PayOn(Step):
    """The rest of what an item costs beside the play of others; once it is paid, the reward."""

    def __init__(self, seat: i64, count: i64, item: i64) -> None:
        super().__init__(PAY_ON)
        self.seat = seat
        self.count = count
        self.item = item

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.count == 0:
            s.content.abilities[self.item].once_paid(s, self.seat)
        else:
            put(s, self.seat, Paying(self.count, self.item))


class PayItem(ActionKind):
    """Discard one of one's own items, turned or not."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(HAND + decision.seat)

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        return LEGAL if of(state).items.zone[item] == HAND + decision.seat else ITEM_PAY

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s = of(state)
        discard_item(s, item)
        s.items_changed(decision.seat)
        s.tell(PAID_ITEM, decision.seat, item)


def discard_item(s: ShelterState, item: i64) -> None:
    s.items.move(item, DISCARD)
    s.exhausted = minus(s.exhausted, item)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayItems(Step):
    """So many items, one after another."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(PAY_ITEMS)
        self.seat = seat
        self.count = count

    def run(self, state: State, /) -> None:
        seat, count = self.seat, self.count
        if count > 1:
            state.push(PayItems(seat, count - 1))
        state.ask(seat, Decision(PAYING_ITEM))


PAY: Final[PayResource] = PayResource("pay", [RESOURCE])
PAY_ITEM: Final[PayItem] = PayItem("pay-item", [ITEM])
COUNT: Final[Param] = Param("count", int(RESOURCES * TRACK) + 1)
FOR_ITEM: Final[Param] = Param("item", low=int(NO_ITEM), domain="item")
PAYING: Final[DecisionKind] = DecisionKind("pay", [PAY], "resource-any", [COUNT, FOR_ITEM], make=Paying, shown=[COUNT])
PAYING_ITEM: Final[DecisionKind] = DecisionKind("pay-item", [PAY_ITEM], "item-pay")
PAY_ANY: Final[StepKind] = StepKind("pay-any", PayAny, [SEAT, COUNT])
PAY_ON: Final[StepKind] = StepKind("pay-on", PayOn, [SEAT, COUNT, FOR_ITEM])
PAY_ITEMS: Final[StepKind] = StepKind("pay-items", PayItems, [SEAT, COUNT])
