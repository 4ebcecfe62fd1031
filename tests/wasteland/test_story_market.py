"""Wasteland: what stories do with the market and the deck of assets, with stand-in cards."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, outcomes, tell, zone
from tests.wasteland.story import GAME, draw, fight, meet, story_table, until, why
from tests.wasteland.table import value

import bottlecap

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
GOODS = ["ripper", "jet", "stimpak", "leather-armor"]
KINDS, ITEMS = GAME.cards.item_kind, GAME.domains["item"]
COMPANIONS = [item for item in ITEMS if KINDS[ITEMS.index(item)] == 2]


def at(card: str, deck: str, **changes: Any) -> bottlecap.Match:
    """A survivor stands where that card is the only one of its deck."""
    where = [RUINS if deck == "ruin" else CITY, ROAD]
    return story_table(2, where=where, enemies={}, tokens=NO_TOKENS, staged=[], decks={deck: [card]}, **changes)


def prices(match: bottlecap.Match) -> Any:
    view: Any = match.view(0)
    return view["trade"]["prices"], view["trade"]["sales"]


# --- the market -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/trade-first-card", "wasteland/trade-buy")
def test_more_cards_are_laid_out_and_some_kinds_are_cheaper() -> None:
    match = at("bazaar", "settlement", market=GOODS, caps=[3, 3], held=[[], []])
    meet(match, 0, "bazaar", 1)
    for item in ("hunting-rifle", "med-x", "geck"):
        tell(match, "add-asset", item=item)
    assert asked(match, 0) == ["trade"]
    assert len(zone(match, "items", "market")) == 7
    prompt = match.prompts(0)[0].args
    assert (prompt["deals"], prompt["cheaper"], prompt["everything"], prompt["sale"]) == (4, 2, 0, 0)
    # Weapons and drugs are two cheaper, never below nothing; all else costs what it says.
    assert prices(match)[0] == {
        "geck": 8,
        "med-x": 0,
        "hunting-rifle": 4,
        "ripper": 3,
        "jet": 0,
        "stimpak": 3,
        "leather-armor": 3,
    }
    assert why(match, 0, "buy", item="hunting-rifle") == "trade-buy"
    act(match, 0, "buy", item="ripper")
    assert value(match, "caps", 0) == 0
    until(match, "trade")
    assert can(match, 0, "buy", item="jet")
    assert why(match, 0, "buy", item="stimpak") == "trade-buy"


@pytest.mark.rule("wasteland/trade-sell")
def test_a_sale_brings_a_cap_more() -> None:
    match = at("bazaar", "settlement", market=GOODS, caps=[0, 3], held=[["combat-knife", "cait"], []])
    meet(match, 0, "bazaar", 2)
    until(match, "trade")
    assert match.prompts(0)[0].args["deals"] == 5
    # One cap less than the price of four, and one more; companions have no price.
    assert prices(match)[1] == {"combat-knife": 4}
    act(match, 0, "sell", item="combat-knife")
    assert value(match, "caps", 0) == 4


@pytest.mark.rule("wasteland/market-four")
def test_cards_of_the_market_are_renewed_from_the_right() -> None:
    match = at("bazaar", "settlement", market=GOODS)
    # A settlement of level four: the whole market.
    meet(match, 0, "bazaar", 3)
    gone = [ITEMS[event["item"] or 0] for event in heard(match, 0, "left-market")]
    assert gone == GOODS[::-1]
    until(match, "trade")
    assert len(zone(match, "items", "market")) == 5
    assert (match.prompts(0)[0].args["deals"], match.prompts(0)[0].args["everything"]) == (1, 1)
    # Everything costs one less.
    for item, price in prices(match)[0].items():
        assert price == max(int(GAME.cards.item_price[ITEMS.index(item)]) - 1, 0)


def test_an_asset_of_choice_from_the_discards() -> None:
    match = at("kennel", "ruin", items={"ripper": "asset-discard", "cait": "asset-discard"}, held=[[], []])
    meet(match, 0, "kennel", 3)
    assert asked(match, 0) == ["pick-item"]
    assert why(match, 0, "pick-item", item="jet") == "result-basic"
    act(match, 0, "pick-item", item="ripper")
    assert "ripper" in zone(match, "items", "held 0")
    assert zone(match, "items", "asset-discard") == ["cait"]
    none = at("kennel", "ruin")
    meet(none, 0, "kennel", 3)
    assert asked(none, 0) == ["turn"]


# --- a companion out of the deck --------------------------------------------------------------------------------------


def test_assets_are_turned_up_until_a_companion_comes_along() -> None:
    match = at("kennel", "ruin", market=GOODS, letters=["s", "s"], held=[[], []])
    meet(match, 0, "kennel", 1)
    assert {str(item) for (item,) in outcomes(match)} == set(zone(match, "items", "asset-deck"))
    tell(match, "turn-up-asset", item="med-x")
    tell(match, "turn-up-asset", item="geck")
    assert zone(match, "items", "asset-discard") == ["med-x", "geck"]
    tell(match, "turn-up-asset", item="cait")
    until(match, "turn")
    holds = GAME.cards.item_recruit[ITEMS.index("cait")].holds(match.state, 0)  # type: ignore[arg-type]
    assert (zone(match, "items", "held 0") == ["cait"]) == holds


def test_a_companion_whose_requirement_is_not_met_is_discarded_unless_anybody_will_do() -> None:
    alike = at("kennel", "ruin", market=GOODS, letters=["", "s"], held=[[], []])
    picky = next(
        item
        for item in COMPANIONS
        if item in zone(alike, "items", "asset-deck") and not GAME.cards.item_recruit[ITEMS.index(item)].holds(alike.state, 0)  # type: ignore[arg-type]
    )
    for option, comes in ((1, False), (2, True)):
        match = at("kennel", "ruin", market=GOODS, letters=["", "s"], held=[[], []])
        meet(match, 0, "kennel", option)
        tell(match, "turn-up-asset", item=picky)
        until(match, "turn")
        assert (picky in zone(match, "items", "held 0")) == comes
        assert (picky in zone(match, "items", "asset-discard")) == (not comes)
        assert len(heard(match, 0, "stayed-away")) == (0 if comes else 1)


@pytest.mark.rule("wasteland/deck-rebuild")
def test_the_deck_of_assets_is_made_anew_while_a_companion_is_looked_for() -> None:
    assets = [item for item, deck in zip(ITEMS, GAME.cards.item_deck, strict=True) if deck == 1 and item not in GOODS]
    lying = dict.fromkeys(assets, "asset-discard") | {"geck": "asset-deck"}
    match = at("kennel", "ruin", market=GOODS, items=lying, held=[[], []])
    meet(match, 0, "kennel", 2)
    # The only card of the deck is turned up, and then the discards are the deck, that one among them.
    assert len(heard(match, 0, "deck-rebuilt")) == 1
    assert {str(item) for (item,) in outcomes(match)} == set(assets)
    tell(match, "turn-up-asset", item="cait")
    until(match, "turn")
    assert "cait" in zone(match, "items", "held 0")


def test_without_any_companion_left_nothing_is_turned_up() -> None:
    assets = [item for item in COMPANIONS if GAME.cards.item_deck[ITEMS.index(item)] == 1]
    match = at("kennel", "ruin", market=GOODS, items=dict.fromkeys(assets, "held 1"))
    meet(match, 0, "kennel", 1)
    assert (asked(match, 0), len(heard(match, 0, "no-companion"))) == (["turn"], 1)
    assert heard(match, 0, "asset-turned-up") == []


# --- an asset beside the card -----------------------------------------------------------------------------------------


def shown(**changes: Any) -> bottlecap.Match:
    """The card is read, and a ripper lies beside it."""
    match = at("showcase", "ruin", market=["jet", "stimpak", "leather-armor", "geck"], **changes)
    act(match, 0, "encounter")
    draw(match, "showcase")
    tell(match, "show-asset", item="ripper")
    return match


def test_the_top_asset_is_turned_up_for_all_before_the_options_are_read() -> None:
    match = shown()
    assert (zone(match, "items", "shown"), asked(match, 0)) == (["ripper"], ["choose-option"])
    for seat in (0, 1, None):
        view: Any = match.view(seat)
        assert (view["story"]["shown"], view["story"]["reading"]) == (["ripper"], "showcase")
    assert "ripper" in GAME.render(match.view(0), "en").lower()


def test_what_lies_beside_the_card_is_taken_or_discarded() -> None:
    taken = shown(held=[["cait"], []])
    act(taken, 0, "choose-option", option=2)
    until(taken, "turn")
    assert zone(taken, "items", "held 0") == ["ripper"]
    assert "cait" in zone(taken, "items", "asset-discard")
    for faces, takes in ((("head", "head", "head"), True), (("limbs", "limbs", "limbs"), False)):
        match = shown(letters=["s", "s"], held=[[], []])
        act(match, 0, "choose-option", option=1)
        fight(match, 0, *faces)
        until(match, "turn")
        assert zone(match, "items", "held 0") == (["ripper"] if takes else [])
        assert zone(match, "items", "asset-discard") == ([] if takes else ["ripper"])
        assert value(match, "rads", 0) == (0 if takes else 2)


@pytest.mark.rule("wasteland/encounter-requirement")
def test_who_has_no_companion_cannot_give_one_up() -> None:
    assert why(shown(held=[[], []]), 0, "choose-option", option=2) == "encounter-requirement"


@pytest.mark.rule("wasteland/killed-mid-result")
def test_who_is_killed_does_not_take_it_and_nobody_leaves_it_lying() -> None:
    match = shown(held=[[], []])
    act(match, 0, "choose-option", option=3)
    until(match, "turn")
    assert value(match, "deaths", 0) == 1
    assert (zone(match, "items", "shown"), zone(match, "items", "asset-discard")) == ([], ["ripper"])
