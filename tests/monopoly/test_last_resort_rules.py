"""Monopoly, rule by rule: nobody goes bankrupt or loses a purchase while a deal could still save them."""

import pytest
from tests.monopoly.table import (
    COLOURS,
    Edit,
    built,
    cash,
    changed,
    keeps,
    land,
    money,
    mortgaged,
    no_offer,
    offer,
    owner,
    owns,
    player,
    start,
)
from tests.say import act, asked, can, offered

import bottlecap

# The rent of Diamond City is 200 then.
DEAR = [owns(1, *COLOURS["dark-blue"]), built(1, *COLOURS["dark-blue"])]


def countered(match: bottlecap.Match) -> None:
    """The debtor offers The Hub for less and less; the answer to the last offer is a counter-offer of 300."""
    for price in (500, 490, 480):
        offer(match, 0, 2, "the-hub", pays=-price)
        if price != 480:
            act(match, 2, "refuse", **{"from": 0})
    act(match, 2, "counter", deeds=["the-hub"], cards=[], cash=300)


def owing_without_offers(*edits: Edit) -> bottlecap.Match:
    """Seat 0 owes 200, has 50 and a mortgaged Hub, and has made all the offers of this round."""
    match = start(
        3, *DEAR, owns(0, "the-hub"), mortgaged("the-hub"), owns(2, "arroyo"), cash(0, 50), cash(2, 3000), options={"offers": 2}
    )
    for price in (10, 11):
        offer(match, 0, 2, "arroyo", pays=price)
        act(match, 2, "refuse", **{"from": 0})
    return land(changed(match, *edits), "diamond-city")


@pytest.mark.rule("monopoly/debt-asked", "monopoly/trade-limit")
def test_a_debtor_without_offers_left_is_asked_and_may_offer() -> None:
    match = owing_without_offers()
    assert (player(match, 0)["bankrupt"], asked(match, 0)[0], player(match, 0)["offers_left"]) == (None, "raise", 0)
    offer(match, 0, 2, "the-hub", pays=-150)
    act(match, 2, "accept", **{"from": 0})
    act(match, 2, "pay-fee")
    assert (money(match), player(match, 0)["bankrupt"]) == ([0, 1700, 2840], None)


@pytest.mark.rule("monopoly/debt-asked")
def test_a_debtor_is_asked_also_after_the_last_refusal() -> None:
    match = owing_without_offers()
    for price in range(500, 480, -1):
        offer(match, 0, 2, "the-hub", pays=-price)
        act(match, 2, "refuse", **{"from": 0})
        assert (player(match, 0)["bankrupt"], asked(match, 0)[0]) == (None, "raise")
    act(match, 0, "give-up")
    assert player(match, 0)["bankrupt"] == 1


@pytest.mark.rule("monopoly/trade-limit")
def test_no_offer_is_made_twice_to_settle_a_debt() -> None:
    match = owing_without_offers()
    offer(match, 0, 2, "the-hub", pays=-500)
    act(match, 2, "refuse", **{"from": 0})
    assert no_offer(match, 0, 2, "the-hub", pays=-500) == "monopoly/trade-limit"


@pytest.mark.rule("monopoly/trade-limit")
def test_what_raises_nothing_counts_also_in_debt() -> None:
    match = owing_without_offers(cash(0, 199))
    assert no_offer(match, 0, 2, "the-hub") == "monopoly/debt-deal"
    rich = owing_without_offers(owns(0, "redding", "broken-hills", "megaton"))
    assert no_offer(rich, 0, 2, "the-hub") == "monopoly/trade-limit", "the others bring 250 on mortgage"
    assert no_offer(rich, 0, 2, "the-hub", pays=-1) is None


@pytest.mark.rule("monopoly/debt-asked", "monopoly/anytime-when")
def test_others_may_offer_to_a_debtor() -> None:
    match = owing_without_offers(owns(1, "redding"))
    assert no_offer(match, 2, 1, "redding", pays=100) == "monopoly/anytime-when"
    assert no_offer(match, 2, 0, "the-hub") == "monopoly/debt-deal"
    offer(match, 2, 0, "the-hub", pays=300)
    act(match, 2, "withdraw", to=0)
    offer(match, 2, 0, "the-hub", pays=160)
    assert player(match, 2)["offers_left"] == 2, "what settles a debt is not counted"
    act(match, 0, "accept", **{"from": 2})
    act(match, 2, "pay-fee")
    assert (owner(match, "the-hub"), money(match)) == (2, [10, 1700, 2830])


@pytest.mark.rule("monopoly/debt-asked")
def test_a_present_may_save_a_debtor() -> None:
    match = owing_without_offers(owns(2, "dupont-circle", "metro-center"))
    offer(match, 2, 0, "dupont-circle", "metro-center")
    act(match, 0, "accept", **{"from": 2})
    act(match, 0, "mortgage", deed="metro-center")
    act(match, 0, "mortgage", deed="dupont-circle")
    assert (money(match)[0], player(match, 0)["bankrupt"]) == (50, None)


@pytest.mark.rule("monopoly/debt-asked")
def test_who_could_pay_only_after_raising_cash_is_somebody_who_could_pay() -> None:
    match = owing_without_offers(cash(2, 0))
    assert asked(match, 0)[0] == "raise"
    assert no_offer(match, 0, 2, "the-hub", pays=-21) == "monopoly/trade-mortgaged", "Arroyo brings 30, and 10 are due on The Hub"
    assert no_offer(match, 0, 2, "the-hub", pays=-20) is None


@pytest.mark.rule("monopoly/debt-asked")
@pytest.mark.parametrize(("richest", "bankrupt"), [(10, 1), (11, None)])
def test_a_debtor_whom_nobody_could_pay_anything_is_not_asked(richest: int, bankrupt: int | None) -> None:
    """Ten would be due on The Hub, and the tax is 200."""
    poor = [cash(0, 50), cash(1, 10), cash(2, richest)]
    match = land(start(3, owns(0, "the-hub"), mortgaged("the-hub"), *poor), "children-of-atom")
    assert player(match, 0)["bankrupt"] == bankrupt


@pytest.mark.rule("monopoly/debt-asked")
@pytest.mark.parametrize(("arroyo", "bankrupt"), [([], None), ([mortgaged("arroyo")], 1)], ids=["free", "mortgaged"])
def test_a_debtor_is_asked_though_the_others_would_have_to_raise_the_cash_first(arroyo: list[Edit], bankrupt: int | None) -> None:
    """Nobody has a cap in hand; Arroyo would bring 30, and 10 would be due on The Hub."""
    poor = [cash(0, 0), cash(1, 0), cash(2, 0)]
    match = land(start(3, owns(0, "the-hub"), mortgaged("the-hub"), owns(2, "arroyo"), *arroyo, *poor), "children-of-atom")
    assert player(match, 0)["bankrupt"] == bankrupt


@pytest.mark.rule("monopoly/debt-asked")
@pytest.mark.parametrize(("has", "bankrupt"), [([keeps(0, "guide")], None), ([owns(0, "arroyo")], None), ([], 1)])
def test_who_has_a_card_or_a_deed_is_asked(has: list[Edit], bankrupt: int | None) -> None:
    match = land(start(3, *DEAR, *has, cash(0, 0)), "diamond-city")
    assert player(match, 0)["bankrupt"] == bankrupt


@pytest.mark.rule("monopoly/debt-asked")
@pytest.mark.parametrize(
    ("has", "kind"), [([owns(0, "arroyo")], "mortgage"), ([owns(0, *COLOURS["brown"]), built(1, "arroyo")], "sell")]
)
def test_who_has_something_to_sell_or_mortgage_is_asked_though_nobody_could_pay_for_anything(has: list[Edit], kind: str) -> None:
    """The tax is 200: what can be sold and mortgaged does not suffice."""
    match = land(start(3, *has, cash(0, 0), cash(1, 0), cash(2, 0)), "children-of-atom")
    assert (player(match, 0)["bankrupt"], asked(match, 0)[0]) == (None, "raise")
    assert set(offered(match, 0)) == {kind, "give-up"}
    act(match, 0, kind, deed="arroyo")
    assert player(match, 0)["bankrupt"] == (1 if kind == "mortgage" else None), "after a sale both deeds can be mortgaged"


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
