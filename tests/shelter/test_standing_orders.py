"""Shelter: what may be left to standing orders."""

import pytest
from tests.say import act, asked
from tests.shelter.more import facing, fight
from tests.shelter.table import items, place, room, start, stock, stock_of

import bottlecap


def owed(energy: int, food: int, water: int) -> bottlecap.Match:
    """Seat 1, with these resources, has income to take."""
    match = start(2, room(1, "garden-1"), stock(1, energy, food, water))
    place(match, 0, "garden-1 1")
    assert "income" in asked(match, 1)
    return match


def by_order(match: bottlecap.Match, seat: int, **orders: str) -> list[dict[str, object]]:
    return [answer.action.to_json() for answer in match.ordered(seat, orders)]


def taken(resource: str) -> list[dict[str, object]]:
    return [{"kind": "take-income", "resource": resource}]


@pytest.mark.parametrize(
    ("stock", "resource"), [((3, 1, 2), "food"), ((6, 6, 2), "water"), ((2, 2, 2), "energy"), ((3, 2, 2), "food")]
)
def test_income_is_what_there_is_least_of(stock: tuple[int, int, int], resource: str) -> None:
    assert by_order(owed(*stock), 1, income="shortest") == taken(resource)


def test_income_is_the_resource_that_was_named_and_asked_for_where_that_is_full() -> None:
    assert by_order(owed(3, 1, 2), 1, income="water") == taken("water")
    assert by_order(owed(3, 1, 6), 1, income="water") == []
    assert by_order(owed(3, 1, 6), 1, income="ask") == [] == by_order(owed(3, 1, 6), 0, income="food")


def test_each_income_is_answered_for_itself() -> None:
    match = start(2, room(1, "garden-1"), items(1, "rent-book"), stock(1, 3, 1, 1))
    place(match, 0, "garden-1 1")
    first, second = match.ordered(1, {"income": "shortest"})
    assert first.decision != second.decision
    match.play(first.action, 1, first.decision)
    (left,) = match.ordered(1, {"income": "shortest"})
    assert left.decision == second.decision and left.action.to_json()["resource"] == "water"
    match.play(left.action, 1, left.decision)
    assert stock_of(match, 1) == (3, 2, 2)


def test_on_without_an_item() -> None:
    match = start(2, items(0, "hot-plate", "pip-boy"), stock(0, 0, 0, 2))
    place(match, 0, "diner 1")
    assert asked(match, 0) == ["use"]
    assert by_order(match, 0, use="go-on") == [{"kind": "go-on"}]


@pytest.mark.parametrize(("item", "answer"), [("hot-plate", ["roll"]), ("minigun", [])])
def test_the_dice_are_rolled_unless_an_item_makes_a_difference(item: str, answer: list[str]) -> None:
    match = facing("ghouls-1", items(0, item), stock(0, 0, 0, 2))
    place(match, 0, "diner 2")
    assert asked(match, 0) == ["arm"]
    assert [row["kind"] for row in by_order(match, 0, use="go-on")] == answer


@pytest.mark.parametrize(("item", "answer"), [("hot-plate", ["accept-injury"]), ("power-armor", []), ("scoped-rifle", [])])
def test_an_injury_is_accepted_unless_an_item_makes_a_difference(item: str, answer: list[str]) -> None:
    match = facing("ghouls-1", items(0, item), stock(0, 0, 0, 2))
    place(match, 0, "diner 2")
    if asked(match, 0) == ["arm"]:
        act(match, 0, "roll")
    fight(match, 2)
    assert asked(match, 0) == ["lose"]
    assert [row["kind"] for row in by_order(match, 0, use="go-on")] == answer


@pytest.mark.parametrize(("turned", "question"), [("minigun", "arm"), ("power-armor", "lose")])
def test_what_readies_another_item_makes_a_difference_to_a_fight(turned: str, question: str) -> None:
    match = facing("ghouls-1", items(0, "pip-boy"), items(0, turned, exhausted=True))
    place(match, 0, "diner 2")
    if question == "lose":
        act(match, 0, "roll")
        fight(match, 2)
    assert asked(match, 0) == [question]
    assert by_order(match, 0, use="go-on") == []
