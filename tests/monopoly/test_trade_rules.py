"""Monopoly: deals between players."""

from typing import Any, cast

import pytest
from tests.monopoly.table import (
    COLOURS,
    GAME,
    built,
    cash,
    changed,
    deed,
    keeps,
    money,
    mortgaged,
    no_offer,
    offer,
    owner,
    owns,
    player,
    start,
    throw,
    turn,
)
from tests.say import act, asked, can, heard, refused

import bottlecap

BROWN = COLOURS["brown"]
FROM_0: dict[str, object] = {"from": 0}
FROM_1: dict[str, object] = {"from": 1}


def offers(match: bottlecap.Match) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], match.view(None)["offers"])


@pytest.mark.rule("monopoly/trade")
def test_property_money_and_cards_change_hands_in_any_combination() -> None:
    match = start(3, owns(0, "the-hub", "metro-center"), owns(1, "megaton", "arroyo"), keeps(1, "guide"))
    offer(match, 0, 1, "the-hub", "metro-center", "megaton", "arroyo", pays=55, cards=("guide",))
    assert offers(match) == [
        {
            "seat": 0,
            "to": 1,
            "gives": {"deeds": ["metro-center", "the-hub"], "cards": [], "cash": 55},
            "wants": {"deeds": ["arroyo", "megaton"], "cards": ["guide"], "cash": 0},
            "needed": 0,
        }
    ]
    act(match, 1, "accept", **FROM_0)
    assert [owner(match, id) for id in ("the-hub", "metro-center", "megaton", "arroyo")] == [1, 1, 0, 0]
    assert (money(match), player(match, 0)["cards"]) == ([1445, 1555, 1500], ["guide"])
    assert offers(match) == []


@pytest.mark.rule("monopoly/trade")
def test_what_is_no_deal_is_refused() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"), owns(2, "arroyo"), cash(1, 100))
    assert no_offer(match, 0, 1, "arroyo", pays=10) == "monopoly/trade"
    assert no_offer(match, 0, 0, "the-hub", pays=-10) == "monopoly/trade"
    assert no_offer(match, 0, 1, "the-hub", pays=-101) == "monopoly/trade"
    assert no_offer(match, 0, 1, "megaton", pays=1501) == "monopoly/trade"
    assert no_offer(match, 0, 1, pays=10) == "monopoly/trade"
    assert no_offer(match, 0, 1, "megaton", pays=10, cards=("guide",)) == "monopoly/trade"
    assert no_offer(match, 0, 1, "the-hub", pays=-100) is None


@pytest.mark.rule("monopoly/trade")
def test_a_price_of_nothing_is_a_price_too() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"), keeps(1, "guide"))
    offer(match, 0, 1, "the-hub")
    act(match, 1, "accept", **FROM_0)
    offer(match, 0, 1, "megaton")
    act(match, 1, "accept", **FROM_0)
    offer(match, 1, 0, "the-hub", cards=("guide",))
    act(match, 0, "accept", **FROM_1)
    assert [owner(match, id) for id in ("the-hub", "megaton")] == [0, 0]
    assert (money(match), player(match, 0)["cards"]) == ([1500, 1500, 1500], ["guide"])


@pytest.mark.rule("monopoly/trade")
def test_money_is_paid_for_something_and_goes_along_with_no_present() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"))
    assert no_offer(match, 0, 1, "the-hub", pays=70) == "monopoly/trade"
    assert no_offer(match, 0, 1, "megaton", pays=-70) == "monopoly/trade"
    assert no_offer(match, 0, 1, "the-hub", "megaton", pays=70) is None


@pytest.mark.rule("monopoly/trade")
def test_an_offer_stays_open_beside_the_play_until_it_is_answered() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"))
    offer(match, 0, 1, "megaton", pays=200)
    assert match.waiting == (0,)
    assert asked(match, 1) == ["business", "reply"]
    throw(match, 4, 6)
    assert turn(match) == 1
    act(match, 1, "refuse", **FROM_0)
    assert owner(match, "megaton") == 1
    assert asked(match, 1) == ["turn", "business"]
    assert not can(match, 1, "accept", **FROM_0)


@pytest.mark.rule("monopoly/trade")
def test_an_offer_can_be_countered_withdrawn_and_replaced() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"))
    offer(match, 0, 1, "megaton", pays=100)
    act(match, 1, "counter", deeds=["megaton", "the-hub"], cards=[], cash=20)
    assert [(o["seat"], o["to"], o["gives"]["cash"]) for o in offers(match)] == [(1, 0, 20)]
    act(match, 0, "accept", **FROM_1)
    assert (owner(match, "megaton"), owner(match, "the-hub"), money(match)) == (0, 1, [1520, 1480])
    offer(match, 0, 1, "the-hub", pays=90)
    offer(match, 0, 1, "the-hub", pays=95)
    assert [o["gives"]["cash"] for o in offers(match)] == [95]
    assert refused(match, 1, "withdraw", to=0) == "monopoly/trade"
    act(match, 0, "withdraw", to=1)
    assert offers(match) == []


@pytest.mark.rule("monopoly/trade")
def test_an_offer_lapses_when_something_in_it_changes() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton", "arroyo"), owns(2, "klamath"))
    offer(match, 0, 1, "megaton", pays=100)
    offer(match, 2, 1, "arroyo", pays=100)
    act(match, 1, "mortgage", deed="megaton")
    assert [o["seat"] for o in offers(match)] == [2]
    assert heard(match, None, "lapsed") == [{"seat": 0, "other": 1}]


@pytest.mark.rule("monopoly/trade")
def test_an_offer_lapses_when_its_deed_goes_to_another() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"))
    offer(match, 0, 1, "megaton", pays=50)
    offer(match, 2, 1, "megaton", pays=60)
    act(match, 1, "accept", **{"from": 2})
    assert offers(match) == []
    assert heard(match, None, "lapsed") == [{"seat": 0, "other": 1}]
    assert not can(match, 1, "accept", **FROM_0)


@pytest.mark.rule("monopoly/trade")
def test_who_cannot_pay_any_more_cannot_accept() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"), cash(1, 300))
    offer(match, 0, 1, "the-hub", pays=-300)
    poor = changed(match, cash(1, 299))
    assert refused(poor, 1, "accept", **FROM_0) == "monopoly/trade"
    assert can(poor, 1, "refuse", **FROM_0)


def test_of_two_offers_each_is_refused_for_its_own_reason() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"), owns(2, "arroyo", "redding"))
    offer(match, 0, 2, "arroyo", pays=10)
    offer(match, 1, 2, "redding", pays=1400)
    poor = changed(match, cash(1, 1399))
    assert refused(poor, 2, "accept", **FROM_1) == "monopoly/trade"
    assert can(poor, 2, "accept", **FROM_0)
    broke = changed(match, cash(0, 9), market=0)
    assert refused(broke, 2, "accept", **FROM_0) == refused(broke, 2, "accept", **FROM_1) == "monopoly/anytime-when"


@pytest.mark.rule("monopoly/trade-buildings-block")
def test_no_street_of_a_colour_with_buildings_is_traded() -> None:
    match = start(2, owns(0, *BROWN, "the-hub"), built(1, "arroyo"))
    assert no_offer(match, 0, 1, "klamath", pays=-100) == "monopoly/trade-buildings-block"
    act(match, 0, "sell", deed="arroyo")
    assert no_offer(match, 0, 1, "klamath", pays=-100) is None


# --- mortgaged property -------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/trade-mortgaged")
def test_the_taker_of_mortgaged_property_lifts_it_or_pays_ten_per_cent() -> None:
    for answer, cost, still in (("lift-now", 110, False), ("pay-fee", 10, True)):
        match = start(2, owns(0, "the-hub"), mortgaged("the-hub"))
        offer(match, 0, 1, "the-hub", pays=-50)
        act(match, 1, "accept", **FROM_0)
        assert asked(match, 1)[0] == "take-over"
        act(match, 1, answer)
        assert money(match) == [1550, 1450 - cost]
        assert deed(match, "the-hub")["mortgaged"] == still
        assert match.waiting == (0,)
        if still:
            act(match, 1, "lift", deed="the-hub")
            assert money(match)[1] == 1450 - cost - 110


@pytest.mark.rule("monopoly/trade-mortgaged")
def test_a_deal_that_leaves_the_taker_without_the_ten_per_cent_cannot_be_made() -> None:
    match = start(2, owns(0, "the-hub"), mortgaged("the-hub"), cash(1, 59))
    assert no_offer(match, 0, 1, "the-hub", pays=-50) == "monopoly/trade-mortgaged"
    match = changed(match, cash(1, 60))
    offer(match, 0, 1, "the-hub", pays=-50)
    act(match, 1, "accept", **FROM_0)
    assert (money(match), owner(match, "the-hub")) == ([1550, 0], 1)


@pytest.mark.rule("monopoly/trade-mortgaged")
def test_nor_one_that_leaves_the_proposer_without_it() -> None:
    match = start(2, owns(1, "megaton"), mortgaged("megaton"), cash(0, 56))
    assert no_offer(match, 0, 1, "megaton", pays=50) == "monopoly/trade-mortgaged"
    match = changed(match, cash(0, 57))
    offer(match, 0, 1, "megaton", pays=50)
    assert refused(changed(match, cash(0, 56)), 1, "accept", **FROM_0) == "monopoly/trade-mortgaged"
    act(match, 1, "accept", **FROM_0)
    assert (money(match), owner(match, "megaton")) == ([0, 1550], 0)


@pytest.mark.rule("monopoly/trade-mortgaged")
def test_lifting_one_leaves_the_ten_per_cent_for_the_other() -> None:
    match = start(2, owns(0, "the-hub", "redding"), mortgaged("the-hub", "redding"), cash(1, 168))
    offer(match, 0, 1, "the-hub", "redding", pays=-50)
    act(match, 1, "accept", **FROM_0)
    assert refused(match, 1, "lift-now") is None
    match = start(2, owns(0, "the-hub", "redding"), mortgaged("the-hub", "redding"), cash(1, 158))
    offer(match, 0, 1, "the-hub", "redding", pays=-50)
    act(match, 1, "accept", **FROM_0)
    assert (money(match)[1], deed(match, "redding")["mortgaged"], deed(match, "the-hub")["mortgaged"]) == (89, True, True)


@pytest.mark.rule("monopoly/trade-no-promises")
def test_a_deal_holds_nothing_but_property_money_and_cards() -> None:
    with pytest.raises(bottlecap.BadAction, match="promise"):
        GAME.action_named("offer", to=1, deeds=[], cards=[], cash=100, promise="free rent")
    match = start(2, owns(0, "the-hub"))
    assert no_offer(match, 0, 1, pays=100) == "monopoly/trade"


# --- how many -----------------------------------------------------------------------------------------


def ten_offers(match: bottlecap.Match, seat: int, to: int, deed: str) -> None:
    for price in range(101, 111):
        offer(match, seat, to, deed, pays=price)


@pytest.mark.rule("monopoly/trade-limit")
def test_ten_offers_between_two_ends_of_ones_turns() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"))
    assert player(match, 0)["offers_left"] == 10
    ten_offers(match, 0, 1, "megaton")
    assert player(match, 0)["offers_left"] == 0
    assert no_offer(match, 0, 1, "megaton", pays=120) == "monopoly/trade-limit"
    throw(match, 4, 6)
    assert no_offer(match, 0, 1, "megaton", pays=120) is None


@pytest.mark.rule("monopoly/trade-limit")
def test_how_many_offers_is_an_option() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"), options={"offers": 2})
    for price in (101, 102):
        offer(match, 0, 1, "megaton", pays=price)
    assert no_offer(match, 0, 1, "megaton", pays=103) == "monopoly/trade-limit"


@pytest.mark.rule("monopoly/trade-limit")
def test_the_end_of_anothers_turn_gives_no_more_offers() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"), turn=1)
    ten_offers(match, 0, 1, "megaton")
    throw(match, 4, 6)
    assert turn(match) == 0
    assert no_offer(match, 0, 1, "megaton", pays=120) == "monopoly/trade-limit"


@pytest.mark.rule("monopoly/trade-limit")
def test_the_same_offer_again_only_after_the_end_of_ones_turn() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"), turn=1)
    offer(match, 0, 1, "megaton", pays=100)
    act(match, 1, "refuse", **FROM_0)
    assert no_offer(match, 0, 1, "megaton", pays=100) == "monopoly/trade-limit"
    throw(match, 4, 6)
    assert no_offer(match, 0, 1, "megaton", pays=100) == "monopoly/trade-limit"
    throw(match, 4, 6)
    assert no_offer(match, 0, 1, "megaton", pays=100) is None


@pytest.mark.rule("monopoly/trade-limit")
def test_an_offer_in_which_something_has_changed_is_another_one() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"))
    offer(match, 0, 1, "megaton", pays=100)
    act(match, 1, "refuse", **FROM_0)
    act(match, 1, "mortgage", deed="megaton")
    assert no_offer(match, 0, 1, "megaton", pays=100) is None


@pytest.mark.rule("monopoly/trade-limit")
def test_the_end_of_ones_turn_forgets_nobody_elses_offers() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"))
    offer(match, 1, 0, "the-hub", pays=100)
    throw(match, 4, 6)
    assert no_offer(match, 1, 0, "the-hub", pays=100) == "monopoly/trade-limit"


@pytest.mark.rule("monopoly/trade-limit")
def test_a_counter_offer_counts() -> None:
    match = start(2, owns(0, "the-hub"), owns(1, "megaton"))
    ten_offers(match, 1, 0, "the-hub")
    offer(match, 0, 1, "megaton", pays=50)
    assert refused(match, 1, "counter", deeds=["megaton"], cards=[], cash=-60) == "monopoly/trade-limit"


def test_an_offer_of_everything_is_one_action() -> None:
    deeds = GAME.domains["deed"]
    action = GAME.action_named("offer", to=5, deeds=deeds, cards=["special", "guide"], cash=-131071)
    assert GAME.action_from_json(action.to_json()) == action
    assert action.to_json() == {"kind": "offer", "to": 5, "deeds": deeds, "cards": ["special", "guide"], "cash": -131071}
    assert action.index is None
