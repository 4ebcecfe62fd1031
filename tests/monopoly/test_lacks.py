"""Monopoly: what is lacking is said in figures, beside the rule."""

import pytest
from tests.monopoly.table import COLOURS, built, cash, mortgaged, owns, stands, start, throw
from tests.say import act, lacking

PINK = COLOURS["pink"]


def test_how_much_is_short() -> None:
    match = start(2, owns(0, *PINK), cash(0, 99))
    assert lacking(match, 0, "build", deed="megaton") == "You are 1 cap short."
    assert lacking(match, 0, "build", "ru", deed="megaton") == "Не хватает 1 крышки."
    buying = start(2, owns(0, "megaton"), stands(0, "go"), cash(0, 10))
    throw(buying, 1, 2)
    assert lacking(buying, 0, "buy") == "You are 50 caps short."


def test_which_deeds_of_the_colour_are_missing() -> None:
    match = start(2, owns(0, "megaton", "goodneighbor"))
    assert lacking(match, 0, "build", deed="megaton") == "Not yours: Canterbury Commons."
    assert lacking(match, 0, "build", "ru", deed="megaton") == "Ещё не у вас: Кентербери-Коммонс."


def test_which_deed_is_mortgaged_and_where_to_build_or_sell_first() -> None:
    assert lacking(start(2, owns(0, *PINK), mortgaged("megaton")), 0, "build", deed="goodneighbor") == "Mortgaged: Megaton."
    uneven = start(2, owns(0, *PINK), built(1, "megaton"))
    assert lacking(uneven, 0, "build", deed="megaton") == "Build here first: Canterbury Commons, Goodneighbor."
    assert lacking(start(2, owns(0, *PINK), built(2, "megaton"), built(1, *PINK[1:])), 0, "sell", deed="goodneighbor") == (
        "Sell here first: Megaton."
    )
    assert lacking(uneven, 0, "mortgage", deed="goodneighbor") == "Buildings stand on: Megaton."


def test_a_mortgage_that_cannot_be_lifted_says_what_is_short() -> None:
    match = start(2, owns(0, "megaton"), mortgaged("megaton"), cash(0, 70))
    assert lacking(match, 0, "lift", deed="megaton") == "You are 7 caps short."


@pytest.mark.parametrize(("cash_offered", "said"), [(200, "You are 100 caps short."), (-2000, "Player 2 would be 200 caps short.")])
def test_who_is_short_in_a_deal(cash_offered: int, said: str) -> None:
    match = start(2, owns(0, "megaton"), owns(1, "the-hub", "redding", "new-reno"), cash(0, 100))
    deeds = ["the-hub"] if cash_offered > 0 else ["megaton"]
    assert lacking(match, 0, "offer", to=1, deeds=deeds, cards=[], cash=cash_offered) == said


def test_a_bid_says_the_least_and_the_cash_that_is_short() -> None:
    match = start(3, stands(0, "go"), cash(2, 20))
    throw(match, 1, 2)
    act(match, 0, "decline")
    act(match, 1, "bid", amount=10)
    assert lacking(match, 2, "bid", amount=10) == "Bid at least 11."
    assert lacking(match, 2, "bid", amount=30) == "You are 10 caps short."


def test_who_has_to_answer_first() -> None:
    match = start(3, owns(0, "megaton"))
    assert lacking(match, 1, "throw") == "Waiting for: Player 1."
