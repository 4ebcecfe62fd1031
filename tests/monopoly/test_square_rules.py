"""Monopoly: what the squares and the cards say."""

from typing import Any, cast

import pytest
from tests.monopoly.table import (
    COLOURS,
    GAME,
    RADIOS,
    STATIONS,
    built,
    cash,
    changed,
    deed,
    draw,
    keeps,
    land,
    money,
    mortgaged,
    offer,
    owner,
    owns,
    player,
    square,
    stands,
    start,
    throw,
    turn,
)
from tests.say import act, asked, can, heard, outcomes, refused, tell

import bottlecap

SOMETHING = owns(1, "vault-111")


# --- buying -----------------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/buy")
def test_who_lands_on_unowned_property_may_buy_it_at_its_price() -> None:
    match = land(start(2, SOMETHING), "megaton")
    assert refused(match, 1, "buy") == "monopoly/turn-order"
    act(match, 0, "buy")
    assert owner(match, "megaton") == 0
    assert money(match) == [1360, 1500]


@pytest.mark.rule("monopoly/buy")
def test_without_the_cash_nobody_buys() -> None:
    match = land(start(2, SOMETHING, owns(0, "arroyo"), cash(0, 139)), "megaton")
    assert refused(match, 0, "buy") == "monopoly/buy"
    assert can(land(start(2, SOMETHING, owns(0, "arroyo"), cash(0, 140)), "megaton"), 0, "buy")


@pytest.mark.rule("monopoly/decline-auction")
def test_what_is_not_bought_is_auctioned() -> None:
    match = land(start(2, SOMETHING), "megaton")
    act(match, 0, "decline")
    assert asked(match, 1)[0] == "bidding"
    assert heard(match, None, "auctioned") == [{"lot": GAME.domains["lot"].index("megaton")}]


@pytest.mark.rule("monopoly/decline-auction")
def test_the_price_can_be_raised_first() -> None:
    match = land(start(2, SOMETHING, owns(0, "the-hub"), cash(0, 100)), "megaton")
    assert asked(match, 0)[0] == "buy"
    act(match, 0, "mortgage", deed="the-hub")
    act(match, 0, "buy")
    assert (owner(match, "megaton"), money(match)[0]) == (0, 60)


# --- rent -------------------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/rent-street")
def test_a_bare_street_costs_what_its_deed_says() -> None:
    match = land(start(2, owns(1, "the-hub")), "the-hub")
    assert money(match) == [1484, 1516]
    assert heard(match, None, "rent")[0]["amount"] == 16


@pytest.mark.rule("monopoly/rent-monopoly-doubled")
def test_the_whole_colour_doubles_the_bare_rent() -> None:
    whole = owns(1, *COLOURS["orange"])
    assert money(land(start(2, whole), "the-hub")) == [1468, 1532]
    assert money(land(start(2, whole, mortgaged("redding")), "the-hub")) == [1484, 1516]
    assert money(land(start(2, whole, built(1, "redding")), "the-hub")) == [1468, 1532]


@pytest.mark.rule("monopoly/rent-buildings")
@pytest.mark.parametrize(("level", "rent"), [(1, 80), (2, 220), (3, 600), (4, 800), (5, 1000)])
def test_buildings_raise_the_rent(level: int, rent: int) -> None:
    match = land(start(2, owns(1, *COLOURS["orange"]), built(level, *COLOURS["orange"])), "the-hub")
    assert money(match) == [1500 - rent, 1500 + rent]


@pytest.mark.rule("monopoly/rent-mortgaged")
def test_mortgaged_property_costs_nothing() -> None:
    match = land(start(2, owns(1, "the-hub"), mortgaged("the-hub")), "the-hub")
    assert money(match) == [1500, 1500]
    assert turn(match) == 1


@pytest.mark.rule("monopoly/rent-mortgaged", "monopoly/rent-mortgaged-counts")
@pytest.mark.parametrize("id", [*STATIONS, *RADIOS])
def test_a_mortgaged_station_or_radio_station_costs_nothing(id: str) -> None:
    match = land(start(2, owns(1, *STATIONS, *RADIOS), mortgaged(id)), id)
    assert money(match) == [1500, 1500]
    assert turn(match) == 1, "no dice are thrown for it"


@pytest.mark.rule("monopoly/rent-mortgaged")
@pytest.mark.parametrize(("card", "id"), [("third-rail", "dupont-circle"), ("signal-boost", "enclave-radio")])
def test_a_card_that_raises_the_rent_brings_none_where_it_is_mortgaged(card: str, id: str) -> None:
    match = land(start(2, owns(1, id), mortgaged(id)), "special-2")
    draw(match, "special", card)
    assert (square(match, 0), money(match), turn(match)) == (id, [1500, 1500], 1)


@pytest.mark.rule("monopoly/rent-claim")
def test_rent_is_claimed_at_once() -> None:
    match = land(start(2, owns(1, "the-hub")), "the-hub")
    assert turn(match) == 1
    assert asked(match, 1)[0] == "turn"
    assert money(match) == [1484, 1516]


@pytest.mark.rule("monopoly/rent-station")
@pytest.mark.parametrize(("stations", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_a_stations_rent_goes_by_how_many_the_owner_has(stations: int, rent: int) -> None:
    match = land(start(2, owns(1, *STATIONS[:stations])), "metro-center")
    assert money(match) == [1500 - rent, 1500 + rent]


@pytest.mark.rule("monopoly/rent-utility")
@pytest.mark.parametrize(("radios", "rent"), [(["galaxy-news"], 20), (["galaxy-news", "enclave-radio"], 50)])
def test_a_radio_stations_rent_goes_by_a_throw(radios: list[str], rent: int) -> None:
    match = land(start(2, owns(1, *radios)), "galaxy-news")
    tell(match, "dice", first=2, second=3)
    assert money(match) == [1500 - rent, 1500 + rent]


@pytest.mark.rule("monopoly/rent-utility-throw")
def test_that_throw_is_the_visitors_and_gives_nothing() -> None:
    match = land(start(2, owns(1, "galaxy-news")), "galaxy-news")
    tell(match, "dice", first=3, second=3)
    assert heard(match, None, "thrown")[-1]["seat"] == 0
    assert square(match, 0) == "galaxy-news"
    assert turn(match) == 1
    after_a_double = land(start(2, owns(1, "galaxy-news")), "galaxy-news", 2, 2)
    tell(after_a_double, "dice", first=3, second=4)
    assert turn(after_a_double) == 0


@pytest.mark.rule("monopoly/rent-mortgaged-counts")
def test_mortgaged_stations_count_for_the_others() -> None:
    match = land(start(2, owns(1, *STATIONS[:3]), mortgaged("vernon-square", "dupont-circle")), "metro-center")
    assert money(match) == [1400, 1600]
    match = land(start(2, owns(1, "galaxy-news", "enclave-radio"), mortgaged("enclave-radio")), "galaxy-news")
    tell(match, "dice", first=2, second=3)
    assert money(match) == [1450, 1550]


@pytest.mark.rule("monopoly/own-property")
@pytest.mark.parametrize("id", ["the-hub", *STATIONS, *RADIOS])
def test_ones_own_property_does_nothing(id: str) -> None:
    match = land(start(2, owns(0, id)), id)
    assert money(match) == [1500, 1500]
    assert turn(match) == 1


# --- cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/cards")
@pytest.mark.parametrize(("deck", "card", "cash"), [("guide", "brahmin-drive", 1600), ("special", "fortune-finder", 1550)])
def test_a_card_is_obeyed_and_put_under_its_deck(deck: str, card: str, cash: int) -> None:
    match = land(start(2, SOMETHING), f"{deck}-2")
    draw(match, deck, card)
    assert money(match)[0] == cash
    assert cast(dict[str, Any], match.view(None)["decks"])[deck]["under"] == [card]
    match = land(match, f"{deck}-2")
    assert (card,) not in outcomes(match)


@pytest.mark.rule("monopoly/cards")
def test_after_one_pass_the_order_is_known() -> None:
    match = start(2, SOMETHING)
    cards = [card for card in GAME.domains["guide"] if card != "sympathetic-guard"]
    position = match.position()
    guide = {"zones": {"deck": cards, "kept 1": ["sympathetic-guard"]}, "order": {card: -1 - n for n, card in enumerate(cards)}}
    position["guide"] = guide
    match = changed(match, guide=guide)
    match = land(match, "guide-2")
    assert heard(match, None, "drew-guide") == [{"seat": 0, "card": GAME.domains["guide"].index(cards[0])}]


CARDS: list[tuple[str, str, dict[str, object]]] = [
    ("special", "fast-travel", {"square": "go", "cash": 1700}),
    ("special", "dry-docks", {"square": "rivet-city", "cash": 1500}),
    ("special", "bombs-away", {"square": "megaton", "cash": 1700}),
    ("special", "signal-boost", {"square": "enclave-radio", "cash": 1500}),
    ("special", "tunnel-runner", {"square": "dupont-circle", "cash": 1500}),
    ("special", "third-rail", {"square": "dupont-circle", "cash": 1500}),
    ("special", "fortune-finder", {"square": "special-2", "cash": 1550}),
    ("special", "lockpick", {"square": "special-2", "cash": 1500, "cards": ["special"]}),
    ("special", "wrong-turn", {"square": "the-hub", "cash": 1500}),
    ("special", "caught-stealing", {"square": "jail", "cash": 1500, "jail": 1}),
    ("special", "repair-bill", {"square": "special-2", "cash": 1500 - 25 * 4 - 100}),
    ("special", "rad-away", {"square": "special-2", "cash": 1485}),
    ("special", "red-line", {"square": "metro-center", "cash": 1700}),
    ("special", "green-jewel", {"square": "diamond-city", "cash": 1500}),
    ("special", "party-boy", {"square": "special-2", "cash": 1400}),
    ("special", "caravan-shares", {"square": "special-2", "cash": 1650}),
    ("guide", "caravan-route", {"square": "go", "cash": 1700}),
    ("guide", "sealed-cache", {"square": "guide-2", "cash": 1700}),
    ("guide", "doctor-visit", {"square": "guide-2", "cash": 1450}),
    ("guide", "scrap-sale", {"square": "guide-2", "cash": 1550}),
    ("guide", "sympathetic-guard", {"square": "guide-2", "cash": 1500, "cards": ["guide"]}),
    ("guide", "wanted-poster", {"square": "jail", "cash": 1500, "jail": 1}),
    ("guide", "brahmin-drive", {"square": "guide-2", "cash": 1600}),
    ("guide", "overpaid-toll", {"square": "guide-2", "cash": 1520}),
    ("guide", "vault-birthday", {"square": "guide-2", "cash": 1520}),
    ("guide", "pre-war-policy", {"square": "guide-2", "cash": 1600}),
    ("guide", "auto-doc", {"square": "guide-2", "cash": 1400}),
    ("guide", "goat-exam", {"square": "guide-2", "cash": 1450}),
    ("guide", "trail-guide", {"square": "guide-2", "cash": 1525}),
    ("guide", "radroach-damage", {"square": "guide-2", "cash": 1500 - 40 * 4 - 115}),
    ("guide", "beauty-contest", {"square": "guide-2", "cash": 1510}),
    ("guide", "inheritance", {"square": "guide-2", "cash": 1600}),
]


@pytest.mark.rule("monopoly/card-effects")
@pytest.mark.parametrize(("deck", "card", "after"), CARDS, ids=[card for _, card, _ in CARDS])
def test_each_card_does_what_the_classic_one_does(deck: str, card: str, after: dict[str, object]) -> None:
    """Before a player with four shacks and a vault, from the second card square of the deck."""
    match = start(3, owns(0, *COLOURS["brown"]), built(4, "arroyo"), built(5, "klamath"))
    match = land(match, "special-2" if deck == "special" else "guide-2")
    draw(match, deck, card)
    found = player(match, 0)
    assert {name: found[name] for name in after} == after


def test_all_cards_are_in_the_table() -> None:
    assert [card for deck, card, _ in CARDS if deck == "special"] == GAME.domains["special"]
    assert [card for deck, card, _ in CARDS if deck == "guide"] == GAME.domains["guide"]


@pytest.mark.rule("monopoly/card-effects")
def test_the_nearest_station_costs_double_and_the_nearest_radio_ten_times_the_dice() -> None:
    match = land(start(2, owns(1, "dupont-circle")), "special-2")
    draw(match, "special", "third-rail")
    assert money(match) == [1450, 1550]
    match = land(start(2, owns(1, "enclave-radio")), "special-2")
    draw(match, "special", "signal-boost")
    tell(match, "dice", first=2, second=3)
    assert money(match) == [1450, 1550]


@pytest.mark.rule("monopoly/card-moves")
def test_a_cards_move_pays_for_go_and_ends_as_if_landed_on() -> None:
    match = land(start(2, owns(1, "megaton")), "special-3")
    draw(match, "special", "bombs-away")
    assert money(match) == [1690, 1510]
    match = land(start(2, SOMETHING), "special-3")
    draw(match, "special", "tunnel-runner")
    assert (square(match, 0), money(match)[0]) == ("metro-center", 1700)
    assert asked(match, 0)[0] == "buy"
    match = land(start(2, SOMETHING), "special-1")
    draw(match, "special", "wrong-turn")
    assert (square(match, 0), money(match)[0]) == ("children-of-atom", 1300)


@pytest.mark.rule("monopoly/card-jail-free")
def test_a_get_out_of_jail_card_is_kept_and_can_be_sold() -> None:
    match = land(start(2, SOMETHING), "guide-2")
    draw(match, "guide", "sympathetic-guard")
    assert player(match, 0)["cards"] == ["guide"]
    offer(match, 0, 1, pays=-40, cards=("guide",))
    act(match, 1, "accept", **{"from": 0})
    assert (player(match, 1)["cards"], money(match)) == (["guide"], [1540, 1460])


# --- the other squares --------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/tax")
@pytest.mark.parametrize(("place", "tax"), [("children-of-atom", 200), ("brotherhood-of-steel", 100)])
def test_taxes_go_to_the_bank(place: str, tax: int) -> None:
    match = land(start(2, SOMETHING), place)
    assert money(match) == [1500 - tax, 1500]
    assert heard(match, None, "paid")[-1] == {"seat": 0, "payee": 6, "amount": tax}


@pytest.mark.rule("monopoly/go-to-jail")
def test_the_square_and_both_decks_send_to_jail() -> None:
    match = land(start(2, SOMETHING), "go-to-jail")
    assert (square(match, 0), player(match, 0)["jail"], money(match)[0]) == ("jail", 1, 1500)
    for place, deck, card in (("special-3", "special", "caught-stealing"), ("guide-3", "guide", "wanted-poster")):
        match = land(start(2, SOMETHING), place)
        draw(match, deck, card)
        assert (square(match, 0), player(match, 0)["jail"], money(match)[0]) == ("jail", 1, 1500)


@pytest.mark.rule("monopoly/just-visiting")
def test_who_comes_to_jail_by_a_throw_is_visiting() -> None:
    match = land(start(2, SOMETHING), "jail")
    assert (square(match, 0), player(match, 0)["jail"]) == ("jail", None)
    assert turn(match) == 1


@pytest.mark.rule("monopoly/free-parking")
def test_free_parking_does_nothing() -> None:
    match = land(start(2, SOMETHING), "children-of-atom")
    match = changed(match, turn=0)
    match = land(match, "free-parking")
    assert money(match) == [1300, 1500]


# --- variants -----------------------------------------------------------------------------------------


def test_money_on_free_parking() -> None:
    match = land(start(2, SOMETHING, options={"parking-money": 1}), "children-of-atom")
    assert match.view(None)["pot"] == 200
    match = land(match, "free-parking")
    assert money(match) == [1300, 1700]
    assert match.view(None)["pot"] == 0


def test_double_salary_on_go() -> None:
    options: dict[str, object] = {"double-go": 1}
    assert money(land(start(2, SOMETHING, options=options), "go"))[0] == 1900
    assert money(land(start(2, SOMETHING, options=options), "arroyo"))[0] == 1700


def test_no_auctions() -> None:
    match = land(start(2, SOMETHING, options={"no-auctions": 1}), "megaton")
    act(match, 0, "decline")
    assert (turn(match), owner(match, "megaton")) == (1, None)


def test_no_auctions_of_what_a_bankrupt_leaves() -> None:
    match = start(3, SOMETHING, owns(0, "arroyo", "klamath"), mortgaged("klamath"), cash(0, 10), options={"no-auctions": 1})
    match = land(match, "children-of-atom")
    act(match, 0, "give-up")
    assert heard(match, None, "auctioned") == []
    assert [owner(match, id) for id in ("arroyo", "klamath")] == [None, None]
    assert asked(match, 1)[0] == "turn"
    again = land(match, "klamath")
    act(again, 1, "buy")
    assert (owner(again, "klamath"), deed(again, "klamath")["mortgaged"]) == (1, False)


def test_no_buying_in_the_first_round() -> None:
    match = land(start(2, SOMETHING, options={"no-buying-at-first": 1}, round=1), "megaton")
    assert (turn(match), owner(match, "megaton")) == (1, None)
    assert asked(land(start(2, SOMETHING, options={"no-buying-at-first": 1}), "megaton"), 0)[0] == "buy"


def test_radio_rent_by_the_throw_one_came_with() -> None:
    match = land(start(2, owns(1, "galaxy-news"), options={"arriving-throw": 1}), "galaxy-news", 2, 3)
    assert money(match) == [1480, 1520]


def test_deeds_dealt_at_the_start_and_starting_cash() -> None:
    match = bottlecap.new("monopoly", players=3, seed=1, options={"dealt-deeds": 2, "cash": 2000})
    while match.view(None)["round"] == 0:
        match.play(match.actions()[0])
    deeds = cast(list[dict[str, Any]], match.view(None)["deeds"])
    assert sorted(d["owner"] for d in deeds if d["owner"] is not None) == [0, 0, 1, 1, 2, 2]
    assert len(heard(match, None, "deed-dealt")) == 6
    assert money(bottlecap.new("monopoly", players=3, seed=1, options={"cash": 2000})) == [2000] * 3


def test_a_throw_that_nobody_can_precede_with_business_is_made_by_itself() -> None:
    match = start(2)
    assert match.seat == bottlecap.CHANCE
    assert start(2, keeps(1, "guide")).seat == 0
    assert start(2, SOMETHING, stands(0, "jail")).seat == 0
    throw(match, 1, 2)
    assert asked(match, 0)[0] == "buy"
