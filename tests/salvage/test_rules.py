"""Salvage, rule by rule."""

from typing import cast

import pytest
from tests.say import act, asked, at, can, heard, offered, outcomes, refused, seen, start, tell, zone

import bottlecap

GOODS = ["scrap", "chems", "tools", "ammo", "books", "cola"]
MINE = {"tools-1": "stash 0", "tools-2": "stash 0", "ammo-1": "stash 1"}


def signed(players: int = 2, **options: object) -> bottlecap.Match:
    """Everybody has a contract, in the order of the goods: scrap, chems, tools, ammo. The dice of round 1 are due."""
    match = start("salvage", players, **options)
    for seat in range(players):
        tell(match, "secret", contract=GOODS[seat])
    return match


def opened_round(match: bottlecap.Match, *block: str) -> bottlecap.Match:
    """Dice of one and two (a cap for each), then these lots on the block."""
    tell(match, "weather", first=1, second=2)
    for lot in block:
        tell(match, "draw", lot=lot)
    return match


def table(players: int = 2, **changes: object) -> bottlecap.Match:
    """Round 1, the first seat before its auction, books 1 and cola 1 on the block; fields altered as told."""
    return at(opened_round(signed(players), "books-1", "cola-1"), **changes)


def auction(players: int = 2, **changes: object) -> bottlecap.Match:
    """The auction of round 1, just opened: seat 1 speaks first."""
    match = table(players, **changes)
    act(match, 0, "open")
    return match


def caps(match: bottlecap.Match) -> list[int]:
    return cast(list[int], seen(match, None, "caps"))


def offers(match: bottlecap.Match) -> list[tuple[str, int, int, int]]:
    """Lot, seller, buyer and price of every offer that stands."""
    found = cast(list[dict[str, object]], seen(match, None, "offers"))
    return [cast(tuple[str, int, int, int], tuple(offer[key] for key in ("lot", "seller", "buyer", "price"))) for offer in found]


def sell_block(match: bottlecap.Match, seat: int, price: int) -> None:
    """In a match of two, the auction just opened: the seat takes the block for that price."""
    for _ in range(2):
        if match.seat == seat:
            act(match, seat, "bid", amount=price)
        elif match.seat == 1 - seat:
            act(match, 1 - seat, "pass")


# --- the table ------------------------------------------------------------------------------------


@pytest.mark.rule("salvage/players")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_take_part(players: int) -> None:
    with pytest.raises(bottlecap.BadOption, match="2 to 4 players"):
        bottlecap.new("salvage", players=players)
    assert [len(caps(signed(number))) for number in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("salvage/contract")
def test_each_signs_a_contract_that_only_it_knows() -> None:
    match = start("salvage", 3)
    assert outcomes(match) == {(good,): 1 for good in GOODS}
    for good in ("cola", "scrap", "books"):
        tell(match, "secret", contract=good)
    assert zone(match, "contracts", "pile") == ["chems", "tools", "ammo"]
    assert seen(match, 0, "contracts") == ["cola", None, None]
    assert seen(match, 2, "contracts") == [None, None, "books"]
    assert seen(match, None, "contracts") == [None, None, None]
    assert heard(match, 1, "signed") == [{"seat": 0, "contract": None}, {"seat": 1, "contract": 0}, {"seat": 2, "contract": None}]


@pytest.mark.rule("salvage/weather")
@pytest.mark.parametrize(("first", "second", "found"), [(3, 5, 3), (6, 2, 2), (1, 4, 1)])
def test_all_find_as_many_caps_as_the_lower_die_shows(first: int, second: int, found: int) -> None:
    match = signed(3)
    before = caps(match)
    assert len(outcomes(match)) == 36
    assert set(outcomes(match).values()) == {1}
    tell(match, "weather", first=first, second=second)
    assert caps(match) == [own + found for own in before]


@pytest.mark.rule("salvage/weather")
def test_on_a_double_the_auctioneer_finds_one_more() -> None:
    match = at(signed(3), auctioneer=2, caps=[0, 0, 0])
    tell(match, "weather", first=4, second=4)
    assert caps(match) == [4, 4, 5]


@pytest.mark.rule("salvage/weather")
def test_each_round_has_its_own_weather() -> None:
    match = auction(caps=[5, 5])
    sell_block(match, 1, 1)
    assert match.seat == bottlecap.CHANCE
    tell(match, "weather", first=2, second=6)
    assert caps(match) == [7, 6]


@pytest.mark.rule("salvage/block")
def test_two_lots_are_drawn_and_lie_on_the_block() -> None:
    match = signed()
    tell(match, "weather", first=1, second=2)
    assert len(outcomes(match)) == 36
    tell(match, "draw", lot="scrap-6")
    assert len(outcomes(match)) == 35
    assert match.seat == bottlecap.CHANCE
    tell(match, "draw", lot="cola-2")
    assert seen(match, None, "block") == ["scrap-6", "cola-2"]
    assert match.seat == 0
    assert heard(match, 1, "drawn") == [{"lot": 5}, {"lot": 31}]


@pytest.mark.rule("salvage/turn-order")
def test_the_auctioneer_acts_first_and_bids_go_round_to_the_left() -> None:
    match = table(3)
    assert refused(match, 1, "open") == "salvage/turn-order"
    act(match, 0, "open")
    assert refused(match, 0, "bid", amount=1) == "salvage/turn-order"
    assert refused(match, 2, "pass") == "salvage/turn-order"
    for seat in (1, 2, 0):
        assert match.waiting == (seat,)
        act(match, seat, "pass")


@pytest.mark.rule("salvage/turn-order")
def test_the_next_round_has_the_next_auctioneer() -> None:
    match = auction()
    sell_block(match, 1, 1)
    opened_round(match, "scrap-1", "scrap-2")
    assert seen(match, None, "auctioneer") == 1
    assert match.waiting == (1,)
    assert offered(match, 0) == []


# --- before the auction ---------------------------------------------------------------------------


@pytest.mark.rule("salvage/before-auction")
@pytest.mark.parametrize("order", [("offer", "spy"), ("spy", "offer")])
def test_before_opening_one_offer_and_one_look_in_either_order(order: tuple[str, str]) -> None:
    match = table(3, lots=MINE)
    assert asked(match, 0) == ["before"]
    assert offered(match, 0) == ["open", "offer", "spy"]
    arguments: dict[str, dict[str, object]] = {"offer": {"lot": "tools-1", "other": 1, "price": 5}, "spy": {"other": 2}}
    act(match, 0, order[0], **arguments[order[0]])
    assert asked(match, 0)[0] == "before"
    assert order[1] in offered(match, 0)
    act(match, 0, order[1], **arguments[order[1]])
    # With both done, opening is all that is left: it happens by itself.
    assert asked(match, 1)[0] == "bidding"


@pytest.mark.rule("salvage/before-auction")
def test_neither_is_needed_and_nobody_bids_before_the_opening() -> None:
    match = table(lots=MINE)
    assert refused(match, 0, "bid", amount=1) == "salvage/before-auction"
    assert act(match, 0, "open") == ["opened"]
    assert asked(match, 1) == ["bidding"]
    assert refused(match, 1, "open") == "salvage/bid"


@pytest.mark.rule("salvage/offer")
@pytest.mark.parametrize("price", [1, 7, 9999])
def test_a_lot_may_be_offered_at_any_price(price: int) -> None:
    match = table(3, lots=MINE)
    assert act(match, 0, "offer", lot="tools-1", other=2, price=price) == ["offered"]
    assert offers(match) == [("tools-1", 0, 2, price)]
    assert asked(match, 2) == ["reply"]
    assert asked(match, 1) == []


@pytest.mark.rule("salvage/offer")
def test_an_offer_stays_open_beside_the_play() -> None:
    match = table(lots=MINE)
    act(match, 0, "offer", lot="tools-1", other=1, price=2)
    assert match.waiting == (0,)
    assert match.seats == (0, 1)
    act(match, 0, "open")
    sell_block(match, 1, 1)
    opened_round(match, "scrap-1", "scrap-2")
    assert offers(match) == [("tools-1", 0, 1, 2)]
    assert [(prompt.name, prompt.blocking) for prompt in match.prompts(1)] == [("before", True), ("reply", False)]
    assert can(match, 1, "accept")


@pytest.mark.rule("salvage/offer-once")
def test_one_offer_a_turn_can_be_made() -> None:
    match = table(lots=MINE)
    assert can(match, 0, "offer", lot="tools-2", other=1, price=2)
    act(match, 0, "offer", lot="tools-1", other=1, price=2)
    assert refused(match, 0, "offer", lot="tools-2", other=1, price=2) == "salvage/offer-once"
    act(match, 1, "refuse")
    assert refused(match, 0, "offer", lot="tools-1", other=1, price=2) == "salvage/offer-once"


@pytest.mark.rule("salvage/offer-once")
def test_the_next_turn_brings_another_offer() -> None:
    match = table(lots=MINE)
    act(match, 0, "offer", lot="tools-1", other=1, price=2)
    act(match, 0, "open")
    sell_block(match, 1, 1)
    opened_round(match, "scrap-1", "scrap-2")
    assert can(match, 1, "offer", lot="ammo-1", other=0, price=2)


@pytest.mark.rule("salvage/offer-own")
@pytest.mark.parametrize("lot", ["ammo-1", "books-1", "scrap-1"])
def test_only_a_lot_of_ones_own_stash_can_be_offered(lot: str) -> None:
    match = table(lots=MINE)
    assert refused(match, 0, "offer", lot=lot, other=1, price=2) == "salvage/offer-own"


@pytest.mark.rule("salvage/offer-other")
@pytest.mark.parametrize("buyer", [0, 2, 3])
def test_an_offer_goes_to_another_player_at_the_table(buyer: int) -> None:
    match = table(lots=MINE)
    assert refused(match, 0, "offer", lot="tools-1", other=buyer, price=2) == "salvage/offer-other"


@pytest.mark.rule("salvage/offer-open")
def test_a_lot_that_is_on_offer_cannot_be_offered_again() -> None:
    match = table(lots=MINE)
    act(match, 0, "offer", lot="tools-1", other=1, price=2)
    match = at(match, done=0)
    assert refused(match, 0, "offer", lot="tools-1", other=1, price=5) == "salvage/offer-open"
    assert can(match, 0, "offer", lot="tools-2", other=1, price=5)
    act(match, 1, "refuse")
    assert can(match, 0, "offer", lot="tools-1", other=1, price=5)


@pytest.mark.rule("salvage/offer-reply")
def test_who_accepts_an_offer_pays_for_the_lot_and_takes_it() -> None:
    match = table(3, lots=MINE, caps=[3, 8, 8])
    act(match, 0, "offer", lot="tools-1", other=2, price=7)
    assert asked(match, 2) == ["reply"]
    assert offered(match, 2) == ["accept", "refuse"]
    assert act(match, 2, "accept") == ["bought"]
    assert caps(match) == [10, 8, 1]
    assert zone(match, "lots", "stash 2") == ["tools-1"]
    assert offers(match) == []
    assert asked(match, 2) == []


@pytest.mark.rule("salvage/offer-reply")
def test_who_refuses_an_offer_is_asked_no_more() -> None:
    match = table(lots=MINE)
    before = caps(match)
    act(match, 0, "offer", lot="tools-1", other=1, price=7)
    assert act(match, 1, "refuse") == ["refused"]
    assert (caps(match), offers(match)) == (before, [])
    assert asked(match, 1) == []
    assert "standing" not in asked(match, 0)
    assert zone(match, "lots", "stash 0") == ["tools-1", "tools-2"]


@pytest.mark.rule("salvage/offer-reply")
def test_two_offers_are_answered_one_by_one() -> None:
    match = table(lots=MINE, caps=[5, 5])
    act(match, 0, "offer", lot="tools-1", other=1, price=3)
    match = at(match, done=0)
    act(match, 0, "offer", lot="tools-2", other=1, price=2)
    second = match.prompts(1)[1]
    assert second.args == {"lot": 13, "price": 2}
    match.play(match.game.action_named("accept"), 1, second.decision)
    assert offers(match) == [("tools-1", 0, 1, 3)]
    assert caps(match) == [7, 3]


@pytest.mark.rule("salvage/offer-withdraw")
def test_the_seller_may_withdraw_an_offer_whenever_they_like() -> None:
    match = table(lots=MINE)
    act(match, 0, "offer", lot="tools-1", other=1, price=2)
    act(match, 0, "open")
    assert match.waiting == (1,)
    assert asked(match, 0) == ["standing"]
    assert act(match, 0, "withdraw") == ["withdrawn"]
    assert offers(match) == []
    assert asked(match, 0) == []
    assert asked(match, 1) == ["bidding"]


@pytest.mark.rule("salvage/offer-cash")
def test_an_offer_is_paid_in_caps_one_has() -> None:
    match = table(lots=MINE, caps=[5, 5])
    act(match, 0, "offer", lot="tools-1", other=1, price=6)
    assert refused(match, 1, "accept") == "salvage/offer-cash"
    assert can(at(match, caps=[5, 6]), 1, "accept")


@pytest.mark.rule("salvage/offer-cash")
def test_what_one_has_bid_is_not_there_to_spend() -> None:
    match = table(lots=MINE, caps=[9, 9])
    act(match, 0, "offer", lot="tools-1", other=1, price=6)
    act(match, 0, "open")
    assert can(match, 1, "accept")
    act(match, 1, "bid", amount=4)
    assert refused(match, 1, "accept") == "salvage/offer-cash"
    act(match, 0, "bid", amount=5)
    assert can(match, 1, "accept")


@pytest.mark.rule("salvage/spy")
def test_spying_costs_two_caps_and_shows_the_contract_to_the_spy_alone() -> None:
    match = table(3, caps=[2, 9, 9])
    assert act(match, 0, "spy", other=2) == ["spied", "opened"]
    assert caps(match) == [0, 9, 9]
    assert seen(match, 0, "contracts") == ["scrap", None, "tools"]
    assert seen(match, 1, "contracts") == [None, "chems", None]
    assert heard(match, 1, "spied") == [{"seat": 0, "other": 2, "contract": None}]
    assert heard(match, 2, "spied") == [{"seat": 0, "other": 2, "contract": 2}]


@pytest.mark.rule("salvage/spy")
def test_who_lacks_two_caps_cannot_spy() -> None:
    match = table(lots=MINE, caps=[1, 9])
    assert refused(match, 0, "spy", other=1) == "salvage/spy"


@pytest.mark.rule("salvage/spy-once")
def test_one_contract_a_turn_can_be_spied_on() -> None:
    match = table(3, lots=MINE)
    act(match, 0, "spy", other=1)
    assert refused(match, 0, "spy", other=2) == "salvage/spy-once"


@pytest.mark.rule("salvage/spy-once")
def test_the_next_turn_brings_another_look() -> None:
    match = table()
    act(match, 0, "spy", other=1)
    sell_block(match, 1, 1)
    opened_round(match, "scrap-1", "scrap-2")
    assert can(match, 1, "spy", other=0)


@pytest.mark.rule("salvage/spy-other")
@pytest.mark.parametrize("other", [0, 2, 3])
def test_spying_is_done_on_another_player_at_the_table(other: int) -> None:
    match = table()
    assert refused(match, 0, "spy", other=other) == "salvage/spy-other"
    assert can(match, 0, "spy", other=1)


@pytest.mark.rule("salvage/spy-known")
def test_a_contract_that_one_knows_is_not_spied_on_again() -> None:
    match = table(3, lots=MINE)
    act(match, 0, "spy", other=1)
    match = at(match, done=0)
    assert refused(match, 0, "spy", other=1) == "salvage/spy-known"
    assert can(match, 0, "spy", other=2)


# --- the auction ----------------------------------------------------------------------------------


@pytest.mark.rule("salvage/bid")
def test_in_turn_each_bids_or_passes_until_one_is_left_who_pays_and_takes_the_block() -> None:
    match = auction(3, caps=[9, 9, 9])
    for seat, amount in ((1, 1), (2, 3), (0, 4), (1, 7)):
        assert match.waiting == (seat,)
        assert asked(match, seat) == ["bidding"]
        assert offered(match, seat) == ["pass", "bid"]
        act(match, seat, "bid", amount=amount)
    act(match, 2, "pass")
    assert act(match, 0, "pass")[:2] == ["passed", "sold"]
    assert caps(match) == [9, 2, 9]
    assert zone(match, "lots", "stash 1") == ["books-1", "cola-1"]
    assert seen(match, None, "block") == []


@pytest.mark.rule("salvage/bid")
def test_who_cannot_bid_more_is_not_asked() -> None:
    match = auction(3, caps=[9, 9, 3])
    act(match, 1, "bid", amount=3)
    assert match.waiting == (0,)


@pytest.mark.rule("salvage/bid-higher")
@pytest.mark.parametrize("amount", [1, 3, 4])
def test_a_bid_must_be_higher_than_the_last(amount: int) -> None:
    match = auction(caps=[9, 9])
    act(match, 1, "bid", amount=4)
    assert refused(match, 0, "bid", amount=amount) == "salvage/bid-higher"
    assert can(match, 0, "bid", amount=5)


@pytest.mark.rule("salvage/bid-cash")
@pytest.mark.parametrize("amount", [7, 9, 9999])
def test_nobody_bids_more_caps_than_they_have(amount: int) -> None:
    match = auction(caps=[9, 6])
    assert refused(match, 1, "bid", amount=amount) == "salvage/bid-cash"
    assert can(match, 1, "bid", amount=6)


@pytest.mark.rule("salvage/pass")
def test_who_passes_is_out_of_this_auction() -> None:
    match = auction(3, caps=[9, 9, 9])
    act(match, 1, "pass")
    act(match, 2, "bid", amount=1)
    act(match, 0, "bid", amount=2)
    assert match.waiting == (2,)
    assert refused(match, 1, "bid", amount=5) == "salvage/turn-order"
    act(match, 2, "bid", amount=3)
    assert match.waiting == (0,)


@pytest.mark.rule("salvage/pass")
def test_who_passed_is_back_in_the_next_auction() -> None:
    match = auction()
    act(match, 1, "pass")
    act(match, 0, "bid", amount=1)
    opened_round(match, "scrap-1", "scrap-2")
    act(match, 1, "open")
    act(match, 0, "pass")
    assert match.waiting == (1,)


@pytest.mark.rule("salvage/unsold")
def test_lots_for_which_nobody_bids_go_to_the_dump() -> None:
    match = auction()
    before = caps(match)
    act(match, 1, "pass")
    assert act(match, 0, "pass")[:2] == ["passed", "unsold"]
    assert zone(match, "lots", "dump") == ["books-1", "cola-1"]
    assert seen(match, None, "block") == []
    assert seen(match, None, "stashes") == [[], []]
    assert caps(match) == before


# --- the end --------------------------------------------------------------------------------------

FOUR_KINDS = {"scrap-1": "stash 1", "chems-1": "stash 1", "tools-1": "stash 1", "ammo-1": "stash 1"}


@pytest.mark.rule("salvage/collection")
def test_the_match_ends_after_the_round_in_which_somebody_has_all_six_kinds() -> None:
    match = auction(lots=FOUR_KINDS)
    sell_block(match, 1, 1)
    assert match.result is not None
    assert match.result.reason == "collection"


@pytest.mark.rule("salvage/collection")
def test_the_round_is_played_to_its_end_and_five_kinds_are_not_enough() -> None:
    lots = {**FOUR_KINDS, "books-2": "stash 1", "cola-2": "stash 0"}
    match = table(lots=lots)
    act(match, 0, "offer", lot="cola-2", other=1, price=1)
    missed = match.copy()
    act(missed, 0, "open")
    act(missed, 1, "pass")
    act(missed, 0, "bid", amount=1)
    assert not missed.over
    act(match, 1, "accept")
    assert not match.over
    act(match, 0, "open")
    act(match, 1, "pass")
    act(match, 0, "pass")
    assert match.over


@pytest.mark.rule("salvage/sold-out")
@pytest.mark.parametrize("left", [[], ["scrap-6"]])
def test_the_match_ends_when_the_deck_is_empty(left: list[str]) -> None:
    on_table = {"books-1": "block", "cola-1": "block"}
    everything = [f"{good}-{value}" for good in GOODS for value in range(1, 7)]
    match = auction(lots={lot: on_table.get(lot, "deck" if lot in left else "dump") for lot in everything})
    sell_block(match, 1, 1)
    if left:
        # The last lot comes alone, and by itself: there is no choice of a draw any more.
        assert not match.over
        tell(match, "weather", first=1, second=2)
        assert seen(match, None, "block") == left
        act(match, 1, "open")
        sell_block(match, 1, 1)
    assert match.result is not None
    assert match.result.reason == "sold-out"


@pytest.mark.rule("salvage/score", "salvage/contract")
def test_lots_score_their_number_those_of_the_contract_twice_and_five_caps_one() -> None:
    lots = {**FOUR_KINDS, "scrap-6": "stash 0", "scrap-2": "stash 0", "chems-5": "stash 0", "chems-4": "stash 1"}
    match = auction(lots=lots, caps=[14, 11])
    sell_block(match, 1, 2)
    assert match.result is not None
    # Seat 0: scrap 6 and 2 twice, chems 5, 14 caps. Seat 1: chems 1 and 4 twice, five ones, 9 caps.
    assert match.result.scores == (12 + 4 + 5 + 2, 2 + 8 + 5 + 1)
    assert match.result.winners == (0,)
    assert heard(match, None, "contract-shown") == [{"seat": 0, "contract": 0}, {"seat": 1, "contract": 1}]


@pytest.mark.rule("salvage/score")
def test_equal_scores_win_together() -> None:
    match = auction(lots={**FOUR_KINDS, "scrap-3": "stash 0", "books-6": "stash 0"}, caps=[0, 16])
    sell_block(match, 1, 1)
    assert match.result is not None
    # Seat 0: scrap 3 twice, books 6. Seat 1: chems 1 twice, five ones, 15 caps make three: ten in all.
    assert match.result.scores == (12, 10)
    even = auction(lots={**FOUR_KINDS, "scrap-3": "stash 0", "books-4": "stash 0"}, caps=[0, 16])
    sell_block(even, 1, 1)
    assert even.result is not None
    assert (even.result.scores, even.result.winners) == ((10, 10), (0, 1))


@pytest.mark.rule("salvage/over")
def test_nothing_can_be_played_once_the_auction_house_is_closed() -> None:
    match = auction(lots=FOUR_KINDS)
    sell_block(match, 1, 1)
    assert match.over
    assert match.seats == ()
    assert refused(match, 0, "open") == "salvage/over"
    assert refused(match, 1, "pass") == "salvage/over"
