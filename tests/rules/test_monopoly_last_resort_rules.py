"""Monopoly, rule by rule: nobody goes bankrupt or loses a purchase while a deal could still save them."""

import pytest
from tests.rules.monopoly_table import COLOURS, Edit, built, cash, land, money, mortgaged, offer, owner, owns, player, start
from tests.rules.say import act, asked, can

import bottlecap

# The rent of Diamond City is 200 then.
DEAR = [owns(1, *COLOURS["dark-blue"]), built(1, *COLOURS["dark-blue"])]


def countered(match: bottlecap.Match) -> None:
    """The debtor's three offers of The Hub are used up; the answer to the last one is a counter-offer of 300."""
    for price in (500, 490, 480):
        offer(match, 0, 2, "the-hub", pays=-price)
        if price != 480:
            act(match, 2, "refuse", **{"from": 0})
    act(match, 2, "counter", deeds=["the-hub"], cards=[], cash=300)


@pytest.mark.rule("monopoly/debt-deal", "monopoly/bankrupt")
def test_an_offer_that_stands_may_save_a_debtor_who_has_nothing_else() -> None:
    match = start(3, *DEAR, owns(2, "the-hub"), cash(0, 150))
    offer(match, 2, 0, "the-hub", pays=-10)
    match = land(match, "diamond-city")
    assert player(match, 0)["bankrupt"] is None
    act(match, 0, "accept", **{"from": 2})
    act(match, 0, "mortgage", deed="the-hub")
    assert (money(match)[0], player(match, 0)["bankrupt"]) == (40, None)


@pytest.mark.rule("monopoly/debt-deal")
def test_a_debtor_with_nothing_but_cash_may_buy_what_can_be_mortgaged() -> None:
    match = start(3, *DEAR, owns(2, "the-hub"), cash(0, 150))
    match = land(match, "diamond-city")
    assert asked(match, 0)[0] == "raise"
    offer(match, 0, 2, "the-hub", pays=20)
    act(match, 2, "accept", **{"from": 0})
    act(match, 0, "mortgage", deed="the-hub")
    assert (money(match)[0], player(match, 0)["bankrupt"]) == (30, None)


@pytest.mark.rule("monopoly/debt-deal")
@pytest.mark.parametrize("hub", [[mortgaged("the-hub"), cash(0, 50)], [cash(0, 120)]], ids=["mortgaged", "free"])
def test_a_counter_offer_to_a_debtor_waits_for_the_answer(hub: list[Edit]) -> None:
    match = start(3, *DEAR, owns(0, "the-hub"), *hub)
    match = land(match, "diamond-city")
    countered(match)
    assert asked(match, 0)[0] == "raise" and can(match, 0, "accept", **{"from": 2})
    act(match, 0, "accept", **{"from": 2})
    assert (owner(match, "the-hub"), player(match, 0)["bankrupt"]) == (2, None)


@pytest.mark.rule("monopoly/bankrupt")
def test_who_has_nothing_and_is_offered_nothing_is_bankrupt_without_a_question() -> None:
    match = start(3, *DEAR, cash(0, 0))
    match = land(match, "diamond-city")
    assert player(match, 0)["bankrupt"]


@pytest.mark.rule("monopoly/decline-auction")
def test_who_lacks_the_price_and_has_no_deed_may_still_take_an_offer() -> None:
    match = start(3, owns(2, "the-hub"), cash(0, 130))
    offer(match, 2, 0, "the-hub", pays=-10)
    match = land(match, "megaton")
    assert asked(match, 0)[0] == "buy"
    act(match, 0, "accept", **{"from": 2})
    act(match, 0, "mortgage", deed="the-hub")
    act(match, 0, "buy")
    assert owner(match, "megaton") == 0


@pytest.mark.rule("monopoly/auction-when")
def test_without_auctions_a_scarce_building_goes_to_whoever_asks_first() -> None:
    """Red, yellow and dark blue hold 31 of the 32 shacks."""
    full = [built(4, *COLOURS["red"], *COLOURS["yellow"], "diamond-city"), built(3, "vault-111")]
    rival = owns(1, *COLOURS["red"], *COLOURS["yellow"], *COLOURS["dark-blue"])
    match = start(2, owns(0, *COLOURS["brown"]), rival, *full, options={"no-auctions": 1})
    assert act(match, 0, "build", deed="arroyo") == ["built"]
