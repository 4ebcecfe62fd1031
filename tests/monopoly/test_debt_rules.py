"""Monopoly: debts, bankruptcy, and the last one left."""

from typing import cast

import pytest
from tests.monopoly.table import (
    COLOURS,
    GAME,
    bids,
    built,
    cash,
    deed,
    draw,
    keeps,
    land,
    level,
    money,
    mortgaged,
    no_offer,
    offer,
    owner,
    owns,
    player,
    start,
    turn,
)
from tests.say import act, asked, can, heard, offered, refused, zone

import bottlecap

ORANGE = COLOURS["orange"]
DIAMOND = [owns(1, *COLOURS["dark-blue"]), built(1, *COLOURS["dark-blue"])]


def owing_200(*edits: object, players: int = 3) -> bottlecap.Match:
    """Seat 0 has come to Diamond City, where it owes seat 1 two hundred."""
    return land(start(players, *DIAMOND, *edits), "diamond-city")  # type: ignore[arg-type]


@pytest.mark.rule("monopoly/debt-raise")
def test_a_debtor_sells_and_mortgages_until_the_debt_is_paid() -> None:
    match = owing_200(owns(0, *ORANGE), built(1, *ORANGE), cash(0, 20))
    assert asked(match, 0)[0] == "raise"
    assert set(offered(match, 0)) >= {"sell"}
    assert "build" not in offered(match, 0)
    assert refused(match, 0, "mortgage", deed="the-hub") == "monopoly/mortgage"
    for street in ORANGE[:2]:
        act(match, 0, "sell", deed=street)
    assert level(match, "the-hub") == 0, "the last shack had to go: nothing else could be done"
    act(match, 0, "mortgage", deed="the-hub")
    assert money(match)[:2] == [70, 1700]
    assert turn(match) == 1


@pytest.mark.rule("monopoly/debt-must")
def test_who_can_raise_the_sum_must() -> None:
    match = owing_200(owns(0, "the-hub", "redding"), cash(0, 10))
    assert refused(match, 0, "give-up") == "monopoly/debt-must"
    assert can(owing_200(owns(0, "the-hub", "redding"), cash(0, 9)), 0, "give-up")
    houses = owing_200(owns(0, *ORANGE), built(1, *ORANGE), cash(0, 0))
    assert refused(houses, 0, "give-up") == "monopoly/debt-must"


@pytest.mark.rule("monopoly/debt-must")
def test_a_vault_brings_half_the_price_of_five_buildings() -> None:
    first, *others = COLOURS["light-blue"]
    rent_600 = [owns(1, *COLOURS["dark-blue"]), built(2, *COLOURS["dark-blue"])]
    streets = [owns(0, first, *others), built(5, first), built(4, *others)]
    short = 600 - 13 * 25 - (50 + 50 + 60)
    match = land(start(3, *rent_600, *streets, cash(0, short)), "diamond-city")
    assert refused(match, 0, "give-up") == "monopoly/debt-must"
    assert can(land(start(3, *rent_600, *streets, cash(0, short - 1)), "diamond-city"), 0, "give-up")


@pytest.mark.rule("monopoly/debt-deal")
def test_a_debtors_deal_raises_what_can_be_raised() -> None:
    match = owing_200(owns(0, "the-hub"), cash(0, 50))
    assert no_offer(match, 0, 2, "the-hub", pays=-100) == "monopoly/debt-deal"
    assert no_offer(match, 0, 2, "the-hub", pays=-101) is None
    offer(match, 0, 2, "the-hub", pays=-150)
    act(match, 2, "accept", **{"from": 0})
    assert money(match) == [0, 1700, 1350]
    assert owner(match, "the-hub") == 2
    assert turn(match) == 1


@pytest.mark.rule("monopoly/debt-deal")
def test_a_debtor_who_can_pay_deals_as_long_as_that_stays_so() -> None:
    match = owing_200(owns(0, "the-hub"), cash(0, 150))
    assert no_offer(match, 0, 2, "the-hub", pays=-49) == "monopoly/debt-deal"
    offer(match, 0, 2, "the-hub", pays=-50)
    act(match, 2, "accept", **{"from": 0})
    assert money(match) == [0, 1700, 1450]


@pytest.mark.rule("monopoly/debt-deal")
def test_deals_that_only_together_suffice_are_made_one_after_the_other() -> None:
    match = owing_200(owns(0, "the-hub", "redding"), mortgaged("the-hub", "redding"), cash(0, 0))
    offer(match, 0, 2, "the-hub", pays=-120)
    act(match, 2, "accept", **{"from": 0})
    act(match, 2, "pay-fee")
    assert (asked(match, 0)[0], money(match)[0]) == ("raise", 120)
    offer(match, 0, 1, "redding", pays=-90)
    act(match, 1, "accept", **{"from": 0})
    act(match, 1, "pay-fee")
    assert (money(match), player(match, 0)["bankrupt"]) == ([10, 1500 - 90 - 9 + 200, 1500 - 120 - 10], None)


@pytest.mark.rule("monopoly/debt-deal")
def test_an_offer_made_to_the_debtor_before_can_save_them() -> None:
    match = start(3, *DIAMOND, owns(0, "the-hub"), cash(0, 50), owns(2, "arroyo"))
    offer(match, 2, 0, "the-hub", pays=100)
    offer(match, 1, 0, "the-hub", pays=160)
    debt = land(match, "diamond-city")
    assert refused(debt, 0, "accept", **{"from": 2}) == "monopoly/debt-deal"
    act(debt, 0, "accept", **{"from": 1})
    assert money(debt) == [10, 1540, 1500]


@pytest.mark.rule("monopoly/debt-deal")
def test_what_the_debtor_takes_counts_if_it_can_be_mortgaged() -> None:
    match = owing_200(owns(2, "the-hub"), keeps(0, "guide"), cash(0, 150))
    assert no_offer(match, 0, 2, "the-hub", pays=100) == "monopoly/debt-deal"
    assert no_offer(match, 0, 2, "the-hub", pays=99) is None
    mortgaged_one = owing_200(owns(2, "the-hub"), mortgaged("the-hub"), keeps(0, "guide"), cash(0, 150))
    assert no_offer(mortgaged_one, 0, 2, "the-hub", pays=20) == "monopoly/debt-deal"


@pytest.mark.rule("monopoly/debt-each-player")
def test_who_owes_every_player_pays_in_turn_order() -> None:
    match = land(start(4, owns(1, "arroyo"), cash(2, 70), turn=2), "special-2")
    draw(match, "special", "party-boy")
    act(match, 2, "give-up")
    assert player(match, 2)["bankrupt"] == 1
    assert money(match) == [1520, 1500, 0, 1550]
    assert heard(match, None, "bankrupt") == [{"seat": 2, "payee": 0}]


@pytest.mark.rule("monopoly/debt-from-each")
def test_where_every_player_owes_one_they_settle_in_turn_order() -> None:
    match = land(start(4, owns(3, "arroyo"), cash(3, 0), cash(0, 5), turn=1), "guide-2")
    draw(match, "guide", "vault-birthday")
    assert match.seat == 3
    assert money(match) == [5, 1510, 1490, 0]
    act(match, 3, "mortgage", deed="arroyo")
    assert money(match) == [0, 1525, 1490, 20]
    assert player(match, 0)["bankrupt"] == 1
    assert heard(match, None, "bankrupt") == [{"seat": 0, "payee": 1}]


# --- bankruptcy ---------------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/bankrupt")
def test_who_cannot_pay_is_out() -> None:
    match = owing_200(cash(0, 199))
    assert player(match, 0)["bankrupt"] == 1
    assert 0 not in match.seats
    assert turn(match) == 1
    assert refused(match, 0, "agree-to-end") == "monopoly/turn-order"


@pytest.mark.rule("monopoly/bankrupt-everything")
def test_what_was_not_sold_is_sold_and_mortgaged_for_the_creditor() -> None:
    match = land(
        start(3, owns(1, *COLOURS["dark-blue"]), built(5, *COLOURS["dark-blue"]), owns(0, *ORANGE), built(1, *ORANGE), cash(0, 9)),
        "diamond-city",
    )
    act(match, 0, "give-up")
    raised = 9 + 3 * 50 + 90 + 90 + 100
    assert money(match) == [0, 1500 + raised - 28, 1500]
    assert [level(match, street) for street in ORANGE] == [0, 0, 0]
    assert match.view(None)["shacks"] == 32


@pytest.mark.rule("monopoly/bankrupt-to-player")
def test_a_player_takes_everything_and_pays_ten_per_cent() -> None:
    match = owing_200(owns(0, "the-hub", "galaxy-news"), mortgaged("galaxy-news"), cash(0, 9), keeps(0, "guide"))
    act(match, 0, "give-up")
    assert [owner(match, id) for id in ("the-hub", "galaxy-news")] == [1, 1]
    assert [deed(match, id)["mortgaged"] for id in ("the-hub", "galaxy-news")] == [True, True]
    assert player(match, 1)["cards"] == ["guide"]
    assert money(match) == [0, 1500 + 109 - 10 - 8, 1500]
    for _ in range(2):
        act(match, 1, "leave-mortgaged")
    act(match, 1, "lift", deed="galaxy-news")
    assert money(match)[1] == 1500 + 109 - 18 - 83


@pytest.mark.rule("monopoly/bankrupt-to-player")
def test_an_heir_lifts_at_once_for_the_value_and_one_ten_per_cent() -> None:
    match = owing_200(owns(0, "the-hub", "galaxy-news"), mortgaged("galaxy-news", "the-hub"), cash(0, 9))
    act(match, 0, "give-up")
    assert asked(match, 1) == ["inherit", "business"]
    assert money(match)[1] == 1500 + 9 - 18
    assert refused(match, 2, "agree-to-end") is None
    act(match, 1, "lift-now")
    assert asked(match, 1)[0] == "inherit"
    act(match, 1, "leave-mortgaged")
    assert [deed(match, id)["mortgaged"] for id in ("galaxy-news", "the-hub")] == [False, True]
    assert money(match)[1] == 1500 + 9 - 18 - 75
    assert (match.waiting, turn(match)) == ((1,), 1)


@pytest.mark.rule("monopoly/bankrupt-to-player")
def test_an_heir_who_lacks_the_value_is_not_asked() -> None:
    match = owing_200(owns(0, "the-hub"), mortgaged("the-hub"), cash(0, 9), cash(1, 100))
    act(match, 0, "give-up")
    assert (money(match)[1], deed(match, "the-hub")["mortgaged"]) == (99, True)
    assert asked(match, 1)[0] == "turn"


@pytest.mark.rule("monopoly/bankrupt-to-player")
def test_an_heir_lifts_only_what_is_still_theirs() -> None:
    """To pay the ten per cent, the heir sells one of the inherited deeds before it could be lifted."""
    match = owing_200(owns(0, "the-hub", "redding"), mortgaged("the-hub", "redding"), cash(0, 3), cash(1, 0))
    act(match, 0, "give-up")
    assert asked(match, 1)[0] == "raise"
    offer(match, 1, 2, "the-hub", pays=-150)
    act(match, 2, "accept", **{"from": 1})
    act(match, 2, "lift-now")
    assert heard(match, None, "paid")[-1] == {"seat": 1, "payee": 6, "amount": 19}
    assert prompt_deed(match, 1) == "redding"


def prompt_deed(match: bottlecap.Match, seat: int) -> str:
    """The deed that the seat is asked about."""
    return GAME.domains["deed"][match.prompts(seat)[0].values[0]]


@pytest.mark.rule("monopoly/bankrupt-to-player")
@pytest.mark.parametrize(("id", "value"), [("metro-center", 100), ("galaxy-news", 75), ("the-hub", 100)])
def test_the_ten_per_cent_is_due_on_every_kind_of_property(id: str, value: int) -> None:
    match = owing_200(owns(0, id), cash(0, 9))
    act(match, 0, "give-up")
    assert (owner(match, id), deed(match, id)["mortgaged"]) == (1, True)
    assert money(match) == [0, 1500 + 9 + value - (value + 9) // 10, 1500]


@pytest.mark.rule("monopoly/bankrupt-to-player")
def test_the_creditor_gets_the_jail_cards_of_both_decks() -> None:
    match = owing_200(keeps(0, "special"), keeps(0, "guide"), cash(0, 9))
    act(match, 0, "give-up")
    assert [player(match, seat)["cards"] for seat in (0, 1)] == [[], ["special", "guide"]]


@pytest.mark.rule("monopoly/bankrupt-to-player")
def test_a_creditor_who_cannot_pay_the_ten_per_cent_is_in_debt() -> None:
    all_mortgaged = ["the-hub", "redding", "broken-hills"]
    match = owing_200(owns(0, *all_mortgaged), mortgaged(*all_mortgaged), cash(0, 3), cash(1, 0))
    act(match, 0, "give-up")
    assert asked(match, 1)[0] == "raise"
    assert money(match) == [0, 3, 1500]
    act(match, 1, "sell", deed="diamond-city")
    assert money(match) == [0, 3 + 100 - 28, 1500]
    assert asked(match, 1)[0] == "turn", "75 are too few to lift anything"


@pytest.mark.rule("monopoly/bankrupt-to-bank")
def test_what_the_bank_is_owed_is_auctioned_free_of_mortgage() -> None:
    match = start(3, owns(0, "the-hub", "arroyo"), mortgaged("the-hub"), cash(0, 10), keeps(0, "special"), owns(1, "megaton"))
    match = land(match, "children-of-atom")
    act(match, 0, "give-up")
    lots = GAME.domains["lot"]
    assert [lots[int(lot["lot"] or 0)] for lot in heard(match, None, "auctioned")] == ["arroyo"]
    bids(match, (1, 5), (2, 0))
    assert [lots[int(lot["lot"] or 0)] for lot in heard(match, None, "auctioned")] == ["arroyo", "the-hub"]
    bids(match, (1, 0), (2, 7))
    assert [owner(match, id) for id in ("arroyo", "the-hub")] == [1, 2]
    assert deed(match, "the-hub")["mortgaged"] is False
    assert money(match) == [0, 1495, 1493]
    assert "lockpick" in zone(match, "special", "deck")


@pytest.mark.rule("monopoly/bankrupt-to-bank")
@pytest.mark.parametrize(("deck", "card"), [("special", "lockpick"), ("guide", "sympathetic-guard")])
def test_a_bankrupts_jail_card_goes_under_its_deck(deck: str, card: str) -> None:
    match = land(start(3, keeps(0, deck), cash(0, 10), owns(1, "megaton")), "children-of-atom")
    act(match, 0, "give-up")
    decks = cast(dict[str, dict[str, object]], match.view(None)["decks"])
    assert decks[deck] == {"cards": 16, "under": [card], "shown": None}


# --- the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/win")
def test_the_last_one_left_wins_at_once() -> None:
    match = owing_200(owns(0, "the-hub"), mortgaged("the-hub"), cash(0, 10), players=2)
    act(match, 0, "give-up")
    assert match.result is not None
    assert (match.result.reason, match.result.winners, match.result.ranks) == ("last-player", (1,), (2, 1))
    assert money(match) == [0, 1510]
    bank = land(start(2, owns(0, "arroyo"), cash(0, 10), owns(1, "megaton")), "children-of-atom")
    act(bank, 0, "give-up")
    assert bank.over
    assert heard(bank, None, "auctioned") == []
