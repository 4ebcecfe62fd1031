"""Paying: resources, resources of choice, items."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.beside import set_aside
from bottlecap.games.shelter.board import RESOURCES
from bottlecap.games.shelter.events import ITEM, PAID, PAID_ITEM, RESOURCE
from bottlecap.games.shelter.rulebook import ITEM_PAY, RESOURCE_PAY
from bottlecap.games.shelter.state import DISCARD, HAND, ShelterState, of

# A step's number within a larger one.
STEP_BITS: Final[i64] = 8
STEP: Final[i64] = (1 << STEP_BITS) - 1


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
        s.push(PAY_ANY, seat, cost[from_ + RESOURCES])


class PayResource(ActionKind):
    """Pay one resource of choice.

    The decision's second number is, for an item used beside the play, the step that goes on afterwards, and the item.
    """

    def check(self, state: State, decision: Decision, resource: i64, /) -> i64:
        return LEGAL if of(state).stock[decision.seat * RESOURCES + resource] > 0 else RESOURCE_PAY

    def apply(self, state: State, decision: Decision, resource: i64, /) -> None:
        s = of(state)
        pay(s, decision.seat, resource, 1)
        if decision.b > 0:
            if decision.open:
                set_aside(s)
            s.steps.append(Step(decision.b & STEP, decision.seat, decision.a - 1, decision.b >> 2 * STEP_BITS))


class PayAny(StepKind):
    """So many resources of choice, one after another."""

    def run(self, state: State, seat: i64, count: i64, _c: i64, /) -> None:
        if count > 1:
            state.push(PAY_ANY, seat, count - 1)
        state.ask(PAYING, seat, count)


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
    s.exhausted &= ~(1 << item)


class PayItems(StepKind):
    """So many items, one after another."""

    def run(self, state: State, seat: i64, count: i64, _c: i64, /) -> None:
        if count > 1:
            state.push(PAY_ITEMS, seat, count - 1)
        state.ask(PAYING_ITEM, seat)


PAY: Final[PayResource] = PayResource("pay", [RESOURCE])
PAY_ITEM: Final[PayItem] = PayItem("pay-item", [ITEM])
PAYING: Final[DecisionKind] = DecisionKind("pay", [PAY], "resource-any", [Param("count", 19)])
PAYING_ITEM: Final[DecisionKind] = DecisionKind("pay-item", [PAY_ITEM], "item-pay")
PAY_ANY: Final[PayAny] = PayAny("pay-any")
PAY_ITEMS: Final[PayItems] = PayItems("pay-items")
