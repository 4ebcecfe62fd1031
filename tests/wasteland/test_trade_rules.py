"""Wasteland: the market, and the deals of a trade."""

from pathlib import Path
from typing import Any

import pytest
from tests.say import act, asked, can, heard, outcomes, refused, tell, zone
from tests.wasteland.table import GAME, first, opened, table, value, with_items
from tests.wasteland.test_equip_rules import carried, item, worn

import bottlecap

MARKET = ["stimpak", "cait", "ripper", "geck"]


def trading(deals: int = 2, cheaper: int = 0, added: str = "radaway", **changes: Any) -> bottlecap.Match:
    """Seat 0 trades; the market is MARKET from left to right, and before it lies the asset that was added."""
    step = {"kind": "trade", "seat": 0, "deals": deals, "cheaper": cheaper, "kinds": [], "sale": 0}
    settings: dict[str, Any] = {"held": [[]], "market": MARKET, "caps": [9], "then": [step], **changes}
    match = table(1, **settings)
    tell(match, "add-asset", item=added)
    return match


def market(match: bottlecap.Match) -> list[str]:
    """From left to right."""
    cards = match.position()["items"]
    order = cards.get("order", {})  # type: ignore[attr-defined]
    return sorted(zone(match, "items", "market"), key=lambda card: int(order.get(card, 0)))


@pytest.mark.rule("wasteland/trade-first-card")
def test_trading_first_adds_an_asset_to_the_left() -> None:
    step = {"kind": "trade", "seat": 0, "deals": 1, "cheaper": 0, "kinds": [], "sale": 0}
    match = table(1, held=[[]], market=MARKET, then=[step])
    # Every asset of the deck, and none that is there already.
    assert len(outcomes(match)) == 25 - 4 and not {(card,) for card in MARKET} & set(outcomes(match))
    tell(match, "add-asset", item="radaway")
    assert market(match) == ["radaway", *MARKET] and asked(match, 0) == ["trade"]


@pytest.mark.rule("wasteland/trade-buy")
def test_buying_takes_the_price_and_the_card_is_carried_or_equipped() -> None:
    match = trading(caps=[8])
    act(match, 0, "buy", item="ripper")
    assert value(match, "caps", 0) == 3 and asked(match, 0) == ["stow"]
    act(match, 0, "equip-gained")
    assert worn(match) == ["ripper"]
    # Four caps are not there, three are.
    assert refused(match, 0, "buy", item="radaway") == "wasteland/trade-buy"
    act(match, 0, "buy", item="stimpak")
    assert (value(match, "caps", 0), carried(match)) == (0, ["stimpak"])


@pytest.mark.rule("wasteland/trade-buy")
def test_only_what_lies_on_the_market_and_has_a_price_is_bought() -> None:
    match = trading(caps=[99])
    assert refused(match, 0, "buy", item="cait") == "wasteland/trade-buy"
    assert refused(match, 0, "buy", item="gauss-rifle") == "wasteland/trade-buy"
    assert refused(match, 0, "buy", item="minigun") == "wasteland/trade-buy"
    assert {action.to_json()["item"] for action in match.actions(0) if action.kind == "buy"} == {*MARKET, "radaway"} - {"cait"}


@pytest.mark.rule("wasteland/trade-buy")
def test_a_price_is_never_below_nothing() -> None:
    match = trading(cheaper=5, caps=[0])
    assert [id for id in [*MARKET, "radaway"] if can(match, 0, "buy", item=id)] == ["stimpak", "ripper", "radaway"]
    act(match, 0, "buy", item="stimpak")
    assert value(match, "caps", 0) == 0 and heard(match, None, "paid") == []


@pytest.mark.rule("wasteland/trade-sell")
def test_selling_gives_one_cap_less_than_the_price() -> None:
    match = trading(3, held=[["tire-iron", "water-1", "stealth-suit"]], caps=[0], turned=["stealth-suit"])
    act(match, 0, "sell", item="water-1")
    assert (value(match, "caps", 0), zone(match, "items", "loot-discard")) == (1, ["water-1"])
    # What is equipped as well as what is carried, turned or not.
    act(match, 0, "sell", item="stealth-suit")
    assert value(match, "caps", 0) == 7 and "stealth-suit" in zone(match, "items", "asset-discard")
    act(match, 0, "sell", item="tire-iron")
    assert value(match, "caps", 0) == 12 and "tire-iron" in zone(match, "items", "box") and worn(match) == []


@pytest.mark.rule("wasteland/trade-sell")
def test_what_has_no_price_or_is_anothers_is_not_sold() -> None:
    step = {"kind": "trade", "seat": 0, "deals": 1, "cheaper": 0, "kinds": [], "sale": 0}
    match = table(2, held=[["eyebot", "minigun", "junk-2"], ["junk-1"]], then=[step])
    first(match)
    for id in ("eyebot", "minigun", "junk-1", "gauss-rifle"):
        assert refused(match, 0, "sell", item=id) == "wasteland/trade-sell"


@pytest.mark.rule("wasteland/trade-recruit")
def test_a_companion_comes_along_with_whom_it_likes_for_nothing() -> None:
    match = trading(letters=["e"], caps=[0])
    act(match, 0, "recruit", item="cait")
    act(match, 0, "equip-gained")
    assert (worn(match), value(match, "caps", 0)) == (["cait"], 0)
    feared = trading(letters=["s"], traits=[2, 0, 0])
    act(feared, 0, "recruit", item="cait")
    act(feared, 0, "carry-gained")
    assert carried(feared) == ["cait"]
    stranger = trading(letters=["s"])
    assert refused(stranger, 0, "recruit", item="cait") == "wasteland/trade-recruit"
    assert refused(stranger, 0, "recruit", item="stimpak") == "wasteland/trade-recruit"
    assert refused(stranger, 0, "recruit", item="eyebot") == "wasteland/trade-recruit"


@pytest.mark.rule("wasteland/trade-recruit")
def test_one_that_asks_for_nothing_is_recruited_by_anybody(tmp_path: Path) -> None:
    match = trading(letters=["s"], added="deacon")
    assert refused(match, 0, "recruit", item="deacon") == "wasteland/trade-recruit"
    assert can(with_items(tmp_path, match, 'recruit = ["letter C"]\n', ""), 0, "recruit", item="deacon")


@pytest.mark.rule("wasteland/trade-times")
def test_up_to_so_many_deals_in_any_mix() -> None:
    match = trading(3, held=[["junk-1"]], letters=["e"])
    for kind, id in (("sell", "junk-1"), ("recruit", "cait"), ("buy", "stimpak")):
        assert asked(match, 0) == ["trade"]
        act(match, 0, kind, item=id)
        if asked(match, 0) == ["stow"]:
            act(match, 0, "carry-gained")
    # There was no fourth: what follows is the market's own affair.
    assert match.seat == bottlecap.CHANCE and match.odds()[0][0].kind == "add-asset"
    none = trading(2)
    act(none, 0, "leave-market")
    assert asked(none, 0) == ["turn"]


@pytest.mark.rule("wasteland/market-four")
def test_after_a_trade_the_rightmost_card_leaves_or_new_ones_come_to_the_left() -> None:
    match = trading(2)
    act(match, 0, "leave-market")
    assert market(match) == ["radaway", *MARKET[:3]] and zone(match, "items", "asset-discard") == ["geck"]
    many = trading(3, caps=[99])
    for id in ("ripper", "radaway", "geck"):
        act(many, 0, "buy", item=id)
        if asked(many, 0) == ["stow"]:
            act(many, 0, "carry-gained")
        # Not between the deals.
        if id != "geck":
            assert len(market(many)) == 4 - ["ripper", "radaway"].index(id)
    tell(many, "add-asset", item="jet")
    tell(many, "add-asset", item="med-x")
    assert market(many) == ["med-x", "jet", "stimpak", "cait"] and asked(many, 0) == ["turn"]


@pytest.mark.rule("wasteland/market-four", "wasteland/deck-rebuild")
def test_the_market_is_filled_from_the_discards_and_stays_short_without() -> None:
    deck = [card for card in zone(opened(1), "items", "asset-deck") if card not in MARKET]
    assets = [*deck, *[card for card in zone(opened(1), "items", "market") if card not in MARKET]]
    step = {"kind": "trade", "seat": 0, "deals": 1, "cheaper": 0, "kinds": [], "sale": 0}
    gone = dict.fromkeys(assets, "box")
    # The last one of the deck comes by itself; the discards become the deck at once.
    match = table(1, held=[["junk-1"]], market=MARKET, items={**gone, "radaway": "asset-deck", "jet": "asset-discard"}, then=[step])
    assert market(match)[0] == "radaway" and zone(match, "items", "asset-deck") == ["jet"]
    short = table(1, held=[["junk-1"]], market=MARKET[:2], caps=[9], items={**gone, "ripper": "box", "geck": "box"}, then=[step])
    assert market(short) == MARKET[:2] and asked(short, 0) == ["trade"]
    act(short, 0, "buy", item="stimpak")
    assert market(short) == ["cait"] and asked(short, 0) == ["turn"]


@pytest.mark.rule("wasteland/caps")
def test_caps_have_no_limit() -> None:
    match = trading(1, held=[["tire-iron"]], caps=[400])
    act(match, 0, "sell", item="tire-iron")
    assert value(match, "caps", 0) == 405
    rich = table(1, perks={"cap-collector": "held 0"}, caps=[300])
    act(rich, 0, "use-perk", perk="cap-collector")
    assert value(rich, "caps", 0) == 304
    # Nor has what they can be in a position.
    richer = trading(1, held=[["tire-iron"]], caps=[123_456])
    act(richer, 0, "sell", item="tire-iron")
    assert value(bottlecap.new(GAME, seed=1, position=richer.position()), "caps", 0) == 123_461


@pytest.mark.rule("wasteland/discard-piles")
def test_what_is_sold_goes_to_the_discards_of_its_kind() -> None:
    match = trading(3, held=[["junk-1", "med-x", "vault-suit"]])
    for id, place in (("junk-1", "loot-discard"), ("med-x", "asset-discard"), ("vault-suit", "box")):
        act(match, 0, "sell", item=id)
        assert id in zone(match, "items", place)
    assert heard(match, None, "discarded")[-1] == {"seat": 0, "item": item("vault-suit")}
