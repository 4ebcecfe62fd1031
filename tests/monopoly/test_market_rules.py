"""Monopoly: what is done out of turn, and auctions."""

from typing import cast

import pytest
from tests.monopoly.table import (
    COLOURS,
    GAME,
    bids,
    built,
    cash,
    changed,
    draw,
    jailed,
    keeps,
    land,
    last_throw,
    level,
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
from tests.say import act, asked, can, heard, offered, refused, tell

import bottlecap

SOMETHING = owns(1, "vault-111")
BROWN = COLOURS["brown"]


@pytest.mark.rule("monopoly/anytime")
def test_business_does_not_wait_for_ones_turn() -> None:
    match = start(3, owns(1, *BROWN, "the-hub"), owns(2, "megaton"), turn=0)
    assert match.waiting == (0,)
    assert set(match.seats) == {0, 1, 2}
    act(match, 1, "build", deed="arroyo")
    act(match, 1, "sell", deed="arroyo")
    act(match, 1, "mortgage", deed="the-hub")
    act(match, 1, "lift", deed="the-hub")
    offer(match, 1, 2, "megaton", pays=150)
    act(match, 2, "accept", **{"from": 1})
    assert owner(match, "megaton") == 1
    assert match.waiting == (0,)


@pytest.mark.rule("monopoly/anytime-when")
def test_business_waits_for_an_auction_and_for_anothers_debt() -> None:
    match = land(start(3, owns(1, *BROWN, "redding"), mortgaged("redding"), owns(2, "the-hub")), "megaton")
    assert can(match, 1, "build", deed="arroyo")
    act(match, 0, "decline")
    assert refused(match, 1, "build", deed="arroyo") == "monopoly/anytime-when"
    assert refused(match, 1, "lift", deed="redding") == "monopoly/anytime-when"
    assert no_offer(match, 1, 2, "the-hub", pays=100) == "monopoly/anytime-when"
    bids(match, (1, 0))
    assert refused(match, 1, "mortgage", deed="arroyo") == "monopoly/anytime-when", "who has passed is out of the auction"
    bids(match, (2, 0), (0, 0))
    assert can(match, 1, "build", deed="arroyo")
    debt = land(start(3, owns(0, "megaton"), owns(1, *BROWN, "the-capitol"), cash(0, 20)), "the-capitol")
    assert asked(debt, 0)[0] == "raise"
    assert refused(debt, 1, "mortgage", deed="arroyo") == "monopoly/anytime-when"


@pytest.mark.rule("monopoly/anytime-when")
def test_an_offer_waits_too_unless_it_is_the_debtors() -> None:
    match = start(3, owns(0, "megaton"), owns(1, "the-hub", "the-capitol"), owns(2, "redding"), cash(0, 20))
    offer(match, 1, 2, "redding", pays=100)
    debt = land(match, "the-capitol")
    assert refused(debt, 2, "accept", **{"from": 1}) == "monopoly/anytime-when"
    offer(debt, 0, 2, "megaton", pays=-200)
    act(debt, 2, "accept", **{"from": 0})
    assert money(debt) == [192, 1528, 1300]


@pytest.mark.rule("monopoly/anytime-when")
def test_who_bids_may_raise_cash_meanwhile() -> None:
    match = land(start(3, owns(1, *BROWN, "the-hub"), built(1, "arroyo"), owns(2, "redding"), cash(1, 5), cash(2, 0)), "megaton")
    act(match, 0, "decline")
    bids(match, (1, 3))
    act(match, 1, "mortgage", deed="the-hub")
    act(match, 1, "sell", deed="arroyo")
    assert money(match)[1] == 130
    assert (match.waiting, asked(match, 2)[0]) == ((2,), "bidding"), "who has no cash could raise some"
    assert refused(match, 2, "bid", amount=4) == "monopoly/auction-cash"
    act(match, 2, "mortgage", deed="redding")
    bids(match, (2, 90), (0, 0), (1, 130))
    assert (owner(match, "megaton"), money(match)) == (1, [1500, 0, 90])


@pytest.mark.rule("monopoly/anytime-when")
def test_who_is_offered_a_deal_by_a_debtor_may_raise_cash_for_it() -> None:
    match = start(
        4, owns(0, "redding"), mortgaged("redding"), owns(1, "the-capitol"), owns(2, *BROWN, "the-hub"), built(1, "arroyo")
    )
    debt = land(changed(match, cash(0, 0), cash(2, 10), owns(3, "enclave-radio")), "the-capitol")
    assert refused(debt, 2, "mortgage", deed="the-hub") == "monopoly/anytime-when"
    offer(debt, 0, 2, "redding", pays=-100)
    assert refused(debt, 2, "accept", **{"from": 0}) == "monopoly/trade"
    assert refused(debt, 3, "mortgage", deed="enclave-radio") == "monopoly/anytime-when"
    assert refused(debt, 2, "build", deed="klamath") == "monopoly/anytime-when"
    act(debt, 2, "mortgage", deed="the-hub")
    act(debt, 2, "sell", deed="arroyo")
    act(debt, 2, "accept", **{"from": 0})
    assert (owner(debt, "redding"), money(debt)) == (2, [100 - 28, 1528, 10 + 100 + 25 - 100 - 9, 1500])


@pytest.mark.rule("monopoly/anytime-when")
def test_after_the_last_throw_everybody_has_a_last_chance() -> None:
    match = start(3, owns(0, "megaton"), owns(1, "the-hub"), mortgaged("megaton"), jailed(2), turn=2, round=200)
    throw(match, 1, 2)
    assert (match.over, asked(match, 2)[0]) == (False, "last-chance")
    act(match, 0, "lift", deed="megaton")
    offer(match, 2, 1, "the-hub", pays=300)
    act(match, 1, "accept", **{"from": 2})
    act(match, 2, "end-match")
    assert match.result is not None
    assert match.result.scores == (1500 - 77 + 140, 1800, 1400)


@pytest.mark.rule("monopoly/anytime-when")
def test_while_dice_are_due_nobody_does_business() -> None:
    match = start(2, owns(0, *BROWN), SOMETHING)
    act(match, 0, "throw")
    assert match.seats == (bottlecap.CHANCE,)
    assert refused(match, 1, "mortgage", deed="vault-111") == "monopoly/turn-order"
    tell(match, "dice", first=4, second=6)
    assert can(match, 1, "mortgage", deed="vault-111")


@pytest.mark.rule("monopoly/anytime-when")
def test_business_waits_while_others_are_asked_about_a_scarce_building() -> None:
    match = start(3, owns(0, *BROWN), *ONE_SHACK_LEFT, owns(2, "the-hub"))
    act(match, 0, "build", deed="arroyo")
    assert asked(match, 1)[0] == "claim"
    assert refused(match, 2, "mortgage", deed="the-hub") == "monopoly/anytime-when"
    assert refused(match, 1, "sell", deed="diamond-city") == "monopoly/anytime-when"
    act(match, 1, "waive")
    assert can(match, 2, "mortgage", deed="the-hub")


@pytest.mark.rule("monopoly/anytime-when")
def test_business_waits_while_mortgaged_property_is_taken_over() -> None:
    match = start(3, owns(0, "the-hub"), mortgaged("the-hub"), owns(2, "arroyo"))
    offer(match, 0, 1, "the-hub", pays=-50)
    act(match, 1, "accept", **{"from": 0})
    assert asked(match, 1)[0] == "take-over"
    assert refused(match, 2, "mortgage", deed="arroyo") == "monopoly/anytime-when"
    act(match, 1, "pay-fee")
    assert can(match, 2, "mortgage", deed="arroyo")


@pytest.mark.rule("monopoly/anytime-when")
def test_business_waits_while_a_card_is_settled() -> None:
    match = land(start(3, owns(1, "arroyo"), owns(2, "the-hub"), cash(1, 5)), "guide-2")
    assert match.seats == (bottlecap.CHANCE,), "the card is drawn first"
    draw(match, "guide", "vault-birthday")
    assert asked(match, 1)[0] == "raise"
    assert refused(match, 2, "mortgage", deed="the-hub") == "monopoly/anytime-when"
    act(match, 1, "mortgage", deed="arroyo")
    assert can(match, 2, "mortgage", deed="the-hub")


# --- auctions ---------------------------------------------------------------------------------------


def auction(*edits: object, players: int = 3) -> bottlecap.Match:
    """Seat 0 has not bought Megaton."""
    match = land(start(players, SOMETHING, *edits), "megaton")  # type: ignore[arg-type]
    act(match, 0, "decline")
    return match


@pytest.mark.rule("monopoly/auction-when")
def test_declined_property_is_auctioned() -> None:
    match = auction()
    assert heard(match, None, "auctioned") == [{"lot": GAME.domains["lot"].index("megaton")}]


@pytest.mark.rule("monopoly/auction-when")
def test_a_bankrupts_property_and_scarce_buildings_are_auctioned() -> None:
    match = start(3, owns(0, "arroyo"), owns(1, "the-hub"), cash(0, 10))
    match = land(match, "children-of-atom")
    act(match, 0, "give-up")
    assert asked(match, 1)[0] == "bidding"
    scarce = start(2, owns(0, *BROWN), owns(1, *COLOURS["pink"]), *ONE_SHACK_LEFT)
    act(scarce, 0, "build", deed="arroyo")
    act(scarce, 1, "want-too")
    assert heard(scarce, None, "auctioned") == [{"lot": GAME.domains["lot"].index("shack")}]


# 31 shacks stand on streets of seat 1.
ONE_SHACK_LEFT = [
    owns(1, *COLOURS["red"], *COLOURS["yellow"], *COLOURS["dark-blue"]),
    built(4, *COLOURS["red"], *COLOURS["yellow"]),
    built(4, "diamond-city"),
    built(3, "vault-111"),
]


@pytest.mark.rule("monopoly/auction-cash")
def test_bids_rise_from_one_and_stay_within_the_cash() -> None:
    match = auction(cash(1, 50))
    assert can(match, 1, "bid", amount=1)
    assert can(match, 1, "bid", amount=50)
    assert refused(match, 1, "bid", amount=51) == "monopoly/auction-cash"
    act(match, 1, "bid", amount=20)
    assert refused(match, 2, "bid", amount=20) == "monopoly/auction-cash"
    act(match, 2, "bid", amount=21)
    bids(match, (0, 37), (1, 0), (2, 0))
    assert (owner(match, "megaton"), money(match)) == (0, [1463, 50, 1500])


@pytest.mark.rule("monopoly/auction-order")
def test_bids_go_round_from_the_left_and_a_pass_is_final() -> None:
    match = auction()
    bids(match, (1, 5), (2, 0), (0, 10), (1, 15), (0, 0))
    assert owner(match, "megaton") == 1
    assert money(match)[1] == 1485
    assert turn(match) == 1


@pytest.mark.rule("monopoly/auction-order", "monopoly/build-shortage-auction")
def test_bids_for_a_building_begin_left_of_who_asked_for_it() -> None:
    match = start(3, owns(0, *BROWN), owns(2, *COLOURS["pink"]), *ONE_SHACK_LEFT, turn=1)
    act(match, 0, "build", deed="arroyo")
    for seat in (1, 2):
        act(match, seat, "want-too")
    bids(match, (1, 5), (2, 6), (0, 7), (1, 0), (2, 0))
    act(match, 0, "place", deed="klamath")
    assert (level(match, "klamath"), money(match)) == (1, [1493, 1500, 1500])


@pytest.mark.rule("monopoly/auction-order", "monopoly/bankrupt-to-bank")
def test_bids_for_a_bankrupts_property_begin_left_of_the_bankrupt() -> None:
    match = start(4, owns(1, *BROWN), owns(2, "the-hub"), cash(1, 10), turn=1)
    match = land(match, "children-of-atom")
    act(match, 1, "give-up")
    bids(match, (2, 5), (3, 0), (0, 0))
    bids(match, (2, 0), (3, 6), (0, 0))
    assert [owner(match, id) for id in BROWN] == [2, 3]


@pytest.mark.rule("monopoly/auction-no-bid")
def test_without_a_bid_the_bank_keeps_it() -> None:
    match = auction()
    bids(match, (1, 0), (2, 0), (0, 0))
    assert owner(match, "megaton") is None
    assert money(match) == [1500] * 3


@pytest.mark.rule("monopoly/auction-no-bid")
def test_without_a_bid_the_bank_keeps_a_building() -> None:
    match = start(2, owns(0, *BROWN), *ONE_SHACK_LEFT)
    act(match, 0, "build", deed="arroyo")
    act(match, 1, "want-too")
    bids(match, (1, 0), (0, 0))
    assert (match.view(None)["shacks"], money(match)) == (1, [1500, 1500])
    assert (asked(match, 0)[0], asked(match, 1)[0]) == ("turn", "business")


def test_who_cannot_bid_is_not_asked() -> None:
    match = auction(cash(1, 0), mortgaged("vault-111"))
    bids(match, (2, 0), (0, 0))
    assert owner(match, "megaton") is None


# --- the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/turn-limit")
def test_after_the_last_round_the_richest_wins() -> None:
    match = start(3, owns(0, "megaton"), owns(1, "diamond-city"), jailed(2), turn=2, round=200)
    last_throw(match, 1, 2)
    assert match.result is not None
    assert match.result.reason == "turn-limit"
    assert match.result.scores == (1640, 1900, 1500)
    assert match.result.ranks == (2, 1, 3)


@pytest.mark.rule("monopoly/turn-limit")
def test_the_last_round_is_played_to_its_end() -> None:
    match = start(3, SOMETHING, round=200)
    for seat in (0, 1, 2):
        assert (match.over, turn(match)) == (False, seat)
        throw(match, 4, 6)
    act(match, 2, "end-match")
    assert match.over


@pytest.mark.rule("monopoly/turn-limit")
def test_where_nobody_has_anything_the_last_throw_ends_it() -> None:
    match = start(2, jailed(1), turn=1, round=200)
    throw(match, 1, 2)
    assert match.over


@pytest.mark.rule("monopoly/turn-limit")
def test_if_the_last_to_throw_goes_bankrupt_the_next_has_the_last_word() -> None:
    match = land(start(3, owns(1, "arroyo"), keeps(2, "guide"), cash(2, 10), turn=2, round=200), "children-of-atom")
    act(match, 2, "give-up")
    assert (match.waiting, asked(match, 0)[0]) == ((0,), "last-chance")
    act(match, 0, "end-match")
    assert match.result is not None
    assert (match.result.reason, match.result.ranks) == ("turn-limit", (2, 1, 3))


@pytest.mark.rule("monopoly/turn-limit")
def test_rounds_are_counted_up_to_the_last() -> None:
    match = start(2, SOMETHING, round=199)
    for number, seat in ((199, 0), (199, 1), (200, 0), (200, 1)):
        assert (match.view(None)["round"], turn(match)) == (number, seat)
        throw(match, 4, 6)
    act(match, 1, "end-match")
    assert match.over


def without_seat_0(round: int) -> bottlecap.Match:
    """Seat 0, who began, has just gone bankrupt."""
    match = land(start(3, SOMETHING, keeps(0, "guide"), cash(0, 10), round=round), "children-of-atom")
    act(match, 0, "give-up")
    assert (player(match, 0)["bankrupt"], turn(match)) == (1, 1)
    return match


@pytest.mark.rule("monopoly/turn-limit")
def test_rounds_are_counted_without_who_began_the_first() -> None:
    match = without_seat_0(round=199)
    assert match.view(None)["first"] == 0
    for number, seat in ((199, 1), (199, 2), (200, 1), (200, 2)):
        assert (match.view(None)["round"], turn(match)) == (number, seat)
        throw(match, 4, 6)
    act(match, 2, "end-match")
    assert match.over


@pytest.mark.rule("monopoly/turn-limit")
def test_a_vault_counts_as_five_buildings() -> None:
    match = start(2, owns(0, *BROWN), built(5, *BROWN), jailed(1), turn=1, round=200)
    last_throw(match, 1, 2)
    assert match.result is not None
    assert match.result.scores == (1500 + 120 + 2 * 5 * 25, 1500)


@pytest.mark.rule("monopoly/turn-limit")
def test_what_counts_and_equals_win_together() -> None:
    rich = start(
        3,
        owns(0, *BROWN, "the-hub"),
        built(2, "arroyo"),
        built(1, "klamath"),
        owns(1, "megaton"),
        jailed(2),
        cash(0, 1285),
        turn=2,
        round=5,
        round_limit=5,
        mortgaged=["the-hub"],
    )
    last_throw(rich, 1, 2)
    assert rich.result is not None
    assert rich.result.scores == (1285 + 120 + 100 + 75, 1640, 1500)
    equal = start(2, SOMETHING, jailed(1), cash(0, 1850), turn=1, round=200)
    last_throw(equal, 1, 2)
    assert equal.result is not None
    assert equal.result.winners == (0, 1)


@pytest.mark.rule("monopoly/turn-limit")
def test_players_may_agree_to_end() -> None:
    match = start(3, owns(0, "megaton"))
    act(match, 2, "agree-to-end")
    assert refused(match, 2, "agree-to-end") == "monopoly/turn-limit"
    act(match, 2, "retract")
    assert refused(match, 2, "retract") == "monopoly/turn-limit"
    for seat in (0, 1, 2):
        assert not match.over
        act(match, seat, "agree-to-end")
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("agreement", (0,))


@pytest.mark.rule("monopoly/turn-limit")
def test_a_bankrupt_is_not_asked_to_agree() -> None:
    match = without_seat_0(round=2)
    needed = cast(list[int], match.view(None)["must_agree"])
    assert needed == [1, 2]
    for seat in needed:
        assert not match.over
        act(match, seat, "agree-to-end")
    assert match.result is not None
    assert (match.result.reason, match.result.ranks) == ("agreement", (3, 1, 2))


def test_agreeing_is_not_listed() -> None:
    assert "agree-to-end" not in offered(start(2, SOMETHING), 1)
