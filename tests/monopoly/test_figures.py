"""The figures that a view shows: each is held against what the rules then do."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from tests.monopoly.table import (
    COLOURS,
    DEEDS,
    RADIOS,
    STATIONS,
    bids,
    built,
    cash,
    deed,
    land,
    money,
    mortgaged,
    offer,
    owns,
    pack,
    player,
    start,
    throw,
)
from tests.say import act, asked, can, heard, refused

import bottlecap

WEB = Path(__file__).parents[2] / "web"
BROWN, RED = COLOURS["brown"], COLOURS["red"]
CARDS: Any = start().game.catalogue("en")


def figures(match: bottlecap.Match, id: str) -> Any:
    return deed(match, id)["figures"]


# --- rents ------------------------------------------------------------------------------------------------


RENTED = [
    ("a bare street", "megaton", [owns(1, "megaton")]),
    ("a street of a whole colour", "rivet-city", [owns(1, *RED)]),
    ("a whole colour, one of it mortgaged", "rivet-city", [owns(1, *RED), mortgaged("new-reno")]),
    ("a street with buildings", "rivet-city", [owns(1, *RED), built(2, *RED)]),
    ("a vault", "klamath", [owns(1, *BROWN), built(5, *BROWN)]),
    ("one station", "metro-center", [owns(1, "metro-center")]),
    ("three stations, one mortgaged", "metro-center", [owns(1, *STATIONS[:3]), mortgaged(STATIONS[1])]),
]


@pytest.mark.parametrize(("what", "id", "edits"), RENTED, ids=[what for what, _, _ in RENTED])
def test_the_rent_that_is_shown_is_claimed(what: str, id: str, edits: list[Any]) -> None:
    match = start(2, *edits)
    shown = figures(match, id)["rent"]
    printed = CARDS["deeds"][id]["rents"][shown["row"]]
    assert shown["caps"] == (2 if shown["doubled"] else 1) * printed and shown["times"] == 0
    assert heard(land(match, id), None, "rent")[0]["amount"] == shown["caps"]


@pytest.mark.parametrize("held", [1, 2])
def test_a_radio_station_s_rent_is_shown_as_so_many_times_the_dice(held: int) -> None:
    match = start(2, owns(1, *RADIOS[:held]))
    shown = figures(match, RADIOS[0])["rent"]
    assert (shown["caps"], shown["row"]) == (0, held - 1)
    match = land(match, RADIOS[0])
    throw(match, 3, 5)
    assert heard(match, None, "rent")[0]["amount"] == 8 * shown["times"]


def test_what_brings_no_rent_shows_none() -> None:
    match = start(2, owns(1, "megaton", "arroyo"), mortgaged("megaton"))
    assert (figures(match, "megaton")["rent"], figures(match, "klamath")) == (None, None)
    assert heard(land(match, "megaton"), None, "rent") == []


# --- what deeds bring and cost ------------------------------------------------------------------------------


def test_mortgaging_and_lifting_move_the_sums_of_the_deed_s_card() -> None:
    match = start(2, owns(0, "megaton"))
    free, pledged = CARDS["deeds"]["megaton"]["free"], CARDS["deeds"]["megaton"]["pledged"]
    act(match, 0, "mortgage", deed="megaton")
    assert (money(match)[0] - 1500, player(match, 0)["worth_parts"]["mortgaged"]) == (free["mortgage"], pledged["worth"])
    act(match, 0, "lift", deed="megaton")
    assert money(match)[0] - 1500 == free["mortgage"] + pledged["mortgage"]
    assert (player(match, 0)["worth_parts"]["deeds"], free["fee"]) == (free["worth"], 0)


def test_the_prompt_of_a_mortgaged_deed_that_one_gets_says_what_either_way_costs() -> None:
    match = start(2, owns(0, "megaton"), mortgaged("megaton"))
    offer(match, 0, 1, "megaton", pays=-10)
    act(match, 1, "accept", **{"from": 0})
    pledged = CARDS["deeds"]["megaton"]["pledged"]
    prompt = match.prompts(1)[0].to_json()
    assert asked(match, 1)[0] == "take-over"
    assert prompt["args"] == {"deed": "megaton", "now": -pledged["mortgage"], "fee": pledged["fee"], "later": -pledged["mortgage"]}
    other = match.copy()
    act(match, 1, "lift-now")
    assert money(match)[1] == 1490 - prompt["args"]["now"]
    act(other, 1, "pay-fee")
    act(other, 1, "lift", deed="megaton")
    assert money(other)[1] == 1490 - prompt["args"]["fee"] - prompt["args"]["later"]


def test_the_next_building_is_named_and_its_sites_are_where_it_may_be_built() -> None:
    match = start(2, owns(0, *RED, "megaton"), built(4, "new-reno"), built(3, *RED[1:]))
    assert [figures(match, id)["next"] for id in [*RED, "megaton"]] == ["vault", "shack", "shack", "shack"]
    for id in [*RED, "megaton"]:
        assert figures(match, id)["site"] == can(match, 0, "build", deed=id)
    act(match, 0, "build", deed="bunker-hill")
    act(match, 0, "build", deed="rivet-city")
    act(match, 0, "build", deed="new-reno")
    assert [figures(match, id)["next"] for id in RED] == [None, "vault", "vault"]
    assert match.view(None)["improved"] == ["red"]


def test_whole_groups_are_shown_with_their_owners() -> None:
    match = start(3, owns(0, *BROWN, *RED[:2]), owns(2, *RADIOS))
    assert match.view(None)["whole"] == {"brown": 0, "radio": 2}


# --- what players can do ------------------------------------------------------------------------------------


def test_worth_is_made_of_the_parts_that_are_shown() -> None:
    match = start(2, owns(0, *BROWN, "megaton", "the-hub"), built(2, *BROWN), mortgaged("the-hub"), cash(0, 77))
    parts = player(match, 0)["worth_parts"]
    assert parts == {"deeds": 60 + 60 + 140, "mortgaged": 100, "buildings": 4 * 25}
    assert player(match, 0)["worth"] == 77 + sum(parts.values())


def test_what_can_be_raised_is_what_selling_and_mortgaging_everything_brings() -> None:
    match = start(2, owns(0, *BROWN, "megaton"), built(2, *BROWN), cash(0, 77))
    shown = player(match, 0)["raisable"]
    for id in [*BROWN, *BROWN]:
        act(match, 0, "sell", deed=id)
    for id in [*BROWN, "megaton"]:
        act(match, 0, "mortgage", deed=id)
    assert money(match)[0] == shown == player(match, 0)["raisable"]


def test_who_may_do_which_business_is_shown() -> None:
    def may(match: bottlecap.Match) -> list[str]:
        return [player(match, seat)["business"] for seat in range(3)]

    match = start(3, owns(0, "megaton"), owns(1, "arroyo"), cash(2, 10))
    assert may(match) == ["open"] * 3
    match = land(match, "the-hub")
    act(match, 0, "decline")
    assert may(match) == ["raise"] * 3
    bids(match, (1, 0))
    assert may(match) == ["raise", "wait", "raise"]
    assert can(match, 0, "mortgage", deed="megaton") and refused(match, 1, "mortgage", deed="arroyo") == "monopoly/anytime-when"
    debt = land(start(3, owns(0, "megaton"), owns(1, *RED), cash(0, 0)), "rivet-city")
    assert may(debt) == ["debt", "wait", "wait"]
    assert (debt.view(None)["debtor"], debt.view(None)["payee"]) == (0, "seat-2")
    offer(debt, 0, 2, "megaton", pays=-100)
    assert may(debt) == ["debt", "wait", "raise"]


def test_the_least_and_the_most_that_can_be_bid_are_shown_and_nothing_else_is_taken() -> None:
    match = start(2, cash(0, 480))
    assert match.view(None)["auction"] is None
    match = land(match, "the-hub")
    act(match, 0, "decline")
    bids(match, (1, 30))
    auction: Any = match.view(None)["auction"]
    assert (auction["lot"], auction["least"]) == ("the-hub", 31)
    for beyond in (auction["least"] - 1, auction["most"][0] + 1):
        assert refused(match, 0, "bid", amount=beyond) == "monopoly/auction-cash"
    assert can(match, 0, "bid", amount=auction["least"])
    act(match, 0, "bid", amount=auction["most"][0])
    assert CARDS["deeds"][auction["lot"]]["square"] == 19


@pytest.mark.parametrize(("pays", "needed"), [(0, 7), (5, 2), (20, 0), (-30, 37)])
def test_an_offer_says_what_cash_it_takes_to_accept_it(pays: int, needed: int) -> None:
    """Ten per cent on what is mortgaged; cash that comes with it helps to pay that."""
    match = start(2, owns(0, "megaton"), mortgaged("megaton"), owns(1, "arroyo"), cash(1, 1000))
    offer(match, 0, 1, "megaton", "arroyo", pays=pays)
    offers: Any = match.view(None)["offers"]
    assert offers[0]["needed"] == needed
    poor = start(2, owns(0, "megaton"), mortgaged("megaton"), owns(1, "arroyo"), cash(1, needed))
    offer(poor, 0, 1, "megaton", "arroyo", pays=pays)
    assert can(poor, 1, "accept", **{"from": 0})
    if needed:
        poorer = start(2, owns(0, "megaton"), mortgaged("megaton"), owns(1, "arroyo"), cash(1, needed - 1))
        assert refused(poorer, 0, "offer", to=1, deeds=["megaton", "arroyo"], cards=[], cash=pays) is not None


def test_how_far_cards_send_back_is_the_content_s_affair(tmp_path: Path) -> None:
    folder = pack(tmp_path / "pack", "special.toml", "back 3", "back 5")
    assert (CARDS["back"], bottlecap.new("monopoly", content=folder).game.catalogue("en")["back"]) == (3, 5)


def test_a_throw_says_whether_it_is_a_double() -> None:
    for first, second in ((3, 3), (2, 4)):
        match = start(2)
        throw(match, first, second)
        (told,) = heard(match, None, "thrown")
        assert told["double"] == match.view(None)["doubles"] == (1 if first == second else 0)


# --- deals that the page puts together ------------------------------------------------------------------------


def test_the_page_s_deals_are_those_that_the_rules_make_now() -> None:
    """web/test/monopoly/deals.json is stale: run web/fixtures/monopoly_deals.py."""
    spec = importlib.util.spec_from_file_location("monopoly_deals", WEB / "fixtures" / "monopoly_deals.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.OUT.read_text(encoding="utf-8") == module.text()
    assert set(DEEDS) == set(CARDS["deeds"])
