"""Monopoly: buildings and mortgages."""

import pytest
from tests.monopoly.table import (
    COLOURS,
    bids,
    built,
    cash,
    deed,
    level,
    money,
    mortgaged,
    owns,
    start,
    turn,
)
from tests.say import act, asked, can, heard, refused

import bottlecap

BROWN, PINK = COLOURS["brown"], COLOURS["pink"]
FULL = [*COLOURS["red"], *COLOURS["yellow"]]


def bank(match: bottlecap.Match) -> tuple[object, object]:
    return match.view(None)["shacks"], match.view(None)["vaults"]


@pytest.mark.rule("monopoly/build-group")
def test_only_the_whole_colour_is_built_on_at_its_price() -> None:
    match = start(2, owns(0, *BROWN, "megaton", "metro-center"))
    assert refused(match, 0, "build", deed="megaton") == "monopoly/build-group"
    assert refused(match, 0, "build", deed="metro-center") == "monopoly/build-group"
    assert refused(match, 1, "build", deed="arroyo") == "monopoly/build-group"
    act(match, 0, "build", deed="arroyo")
    assert (level(match, "arroyo"), money(match)[0]) == (1, 1450)
    assert refused(start(2, owns(0, *BROWN), cash(0, 49)), 0, "build", deed="arroyo") == "monopoly/build-group"


@pytest.mark.rule("monopoly/build-even")
def test_no_second_shack_before_each_has_one() -> None:
    match = start(2, owns(0, *PINK), built(1, "megaton"))
    assert refused(match, 0, "build", deed="megaton") == "monopoly/build-even"
    act(match, 0, "build", deed="goodneighbor")
    assert refused(match, 0, "build", deed="megaton") == "monopoly/build-even"
    act(match, 0, "build", deed="canterbury-commons")
    act(match, 0, "build", deed="megaton")
    four = start(2, owns(0, *BROWN), built(4, "arroyo"), built(3, "klamath"))
    assert refused(four, 0, "build", deed="arroyo") == "monopoly/build-even"


@pytest.mark.rule("monopoly/build-four")
def test_the_fifth_building_is_no_shack() -> None:
    match = start(2, owns(0, *BROWN), built(3, *BROWN))
    for street in BROWN:
        act(match, 0, "build", deed=street)
    assert [level(match, street) for street in BROWN] == [4, 4]
    assert bank(match) == (24, 12)
    act(match, 0, "build", deed="arroyo")
    assert bank(match) == (28, 11)


@pytest.mark.rule("monopoly/build-vault")
def test_four_shacks_are_exchanged_for_one_vault_and_nothing_more() -> None:
    match = start(2, owns(0, *BROWN), built(4, *BROWN))
    for street in BROWN:
        act(match, 0, "build", deed=street)
    assert (money(match)[0], bank(match)) == (1400, (32, 10))
    assert refused(match, 0, "build", deed="arroyo") == "monopoly/build-vault"


@pytest.mark.rule("monopoly/build-mortgage-blocks")
def test_a_mortgage_in_the_colour_forbids_building() -> None:
    match = start(2, owns(0, *BROWN), mortgaged("klamath"))
    assert refused(match, 0, "build", deed="arroyo") == "monopoly/build-mortgage-blocks"
    act(match, 0, "lift", deed="klamath")
    assert can(match, 0, "build", deed="arroyo")


# --- when they run short --------------------------------------------------------------------------------

# Seat 1 has 31 shacks on its streets.
ONE_LEFT = [
    owns(1, *FULL, *COLOURS["dark-blue"]),
    built(4, *FULL),
    built(4, "diamond-city"),
    built(3, "vault-111"),
]


@pytest.mark.rule("monopoly/build-shortage")
def test_without_any_left_one_waits_until_one_is_sold() -> None:
    match = start(2, owns(0, *BROWN), owns(1, *FULL, *COLOURS["dark-blue"]), built(4, *FULL, *COLOURS["dark-blue"]))
    assert bank(match)[0] == 0
    assert refused(match, 0, "build", deed="arroyo") == "monopoly/build-shortage"
    act(match, 1, "sell", deed="vault-111")
    assert can(match, 0, "build", deed="arroyo")


@pytest.mark.rule("monopoly/build-shortage")
def test_without_a_vault_left_one_waits_for_it_too() -> None:
    twelve = [street for colour in ("orange", "red", "yellow", "green") for street in COLOURS[colour]]
    match = start(2, owns(0, *BROWN), built(4, *BROWN), owns(1, *twelve), built(5, *twelve))
    assert bank(match) == (24, 0)
    assert refused(match, 0, "build", deed="arroyo") == "monopoly/build-shortage"
    act(match, 1, "sell", deed="redding")
    assert can(match, 0, "build", deed="arroyo")


@pytest.mark.rule("monopoly/build-shortage")
def test_the_last_one_that_several_want_is_auctioned() -> None:
    match = start(2, owns(0, *BROWN), *ONE_LEFT)
    act(match, 0, "build", deed="arroyo")
    act(match, 1, "want-too")
    assert asked(match, 1)[0] == "bidding"


@pytest.mark.rule("monopoly/build-shortage-claim")
def test_the_others_are_asked_from_the_left_first() -> None:
    match = start(4, owns(0, *BROWN), owns(3, *PINK), *ONE_LEFT, turn=2)
    act(match, 0, "build", deed="arroyo")
    assert level(match, "arroyo") == 0
    assert asked(match, 1)[0] == "claim"
    act(match, 1, "waive")
    assert asked(match, 3)[0] == "claim"
    act(match, 3, "waive")
    assert (level(match, "arroyo"), money(match)[0]) == (1, 1450)
    assert (match.waiting, turn(match)) == ((2,), 2)
    assert asked(match, 2)[0] == "turn"


@pytest.mark.rule("monopoly/build-shortage-claim")
def test_nobody_is_asked_who_could_not_place_or_pay_one() -> None:
    poor = start(3, owns(0, *BROWN), owns(2, *PINK), *ONE_LEFT, cash(1, 199), cash(2, 99))
    act(poor, 0, "build", deed="arroyo")
    assert level(poor, "arroyo") == 1
    plenty = start(2, owns(0, *BROWN), owns(1, *PINK))
    act(plenty, 0, "build", deed="arroyo")
    assert level(plenty, "arroyo") == 1


@pytest.mark.rule("monopoly/build-shortage-claim")
def test_nobody_is_asked_while_there_are_enough_for_all() -> None:
    two_left = [owns(1, *FULL, *COLOURS["dark-blue"]), built(4, *FULL), built(3, *COLOURS["dark-blue"])]
    match = start(2, owns(0, *BROWN), *two_left)
    act(match, 0, "build", deed="arroyo")
    assert (level(match, "arroyo"), bank(match)[0]) == (1, 1)
    third = start(3, owns(0, *BROWN), owns(2, *PINK), *two_left)
    act(third, 0, "build", deed="arroyo")
    assert (level(third, "arroyo"), asked(third, 1)[0]) == (0, "claim")


@pytest.mark.rule("monopoly/build-shortage-auction")
def test_the_winner_pays_the_bid_and_places_it_at_once() -> None:
    match = start(4, owns(0, *BROWN), owns(3, *PINK), *ONE_LEFT, turn=2)
    act(match, 0, "build", deed="arroyo")
    act(match, 1, "waive")
    act(match, 3, "want-too")
    bids(match, (3, 7), (0, 8), (3, 30), (0, 0))
    assert asked(match, 3)[0] == "place"
    assert refused(match, 3, "place", deed="arroyo") == "monopoly/build-group"
    act(match, 3, "place", deed="goodneighbor")
    assert (level(match, "goodneighbor"), money(match)[3]) == (1, 1470)
    assert level(match, "arroyo") == 0
    assert asked(match, 2)[0] == "turn"


@pytest.mark.rule("monopoly/build-shortage-auction")
def test_a_shack_that_was_won_goes_where_a_shack_may_stand() -> None:
    match = start(
        2,
        owns(0, *BROWN),
        owns(1, *PINK, *FULL, *COLOURS["dark-blue"]),
        built(4, *PINK),
        built(3, *FULL),
        built(1, "diamond-city"),
    )
    act(match, 0, "build", deed="arroyo")
    act(match, 1, "want-too")
    bids(match, (1, 9), (0, 0))
    assert refused(match, 1, "place", deed="megaton") == "monopoly/build-shortage-auction"
    act(match, 1, "place", deed="vault-111")
    assert (level(match, "vault-111"), money(match)[1]) == (1, 1491)


@pytest.mark.rule("monopoly/build-shortage-auction")
def test_who_bids_for_a_building_keeps_a_place_for_it() -> None:
    match = start(2, owns(0, *BROWN, "the-hub"), *ONE_LEFT, cash(0, 60))
    act(match, 0, "build", deed="arroyo")
    act(match, 1, "want-too")
    assert refused(match, 0, "mortgage", deed="klamath") == "monopoly/build-shortage-auction"
    act(match, 0, "mortgage", deed="the-hub")
    assert money(match)[0] == 160
    bids(match, (1, 0), (0, 150))
    act(match, 0, "place", deed="arroyo")
    assert (level(match, "arroyo"), money(match)[0]) == (1, 10)


@pytest.mark.rule("monopoly/build-shortage-auction")
def test_nobody_sells_a_vault_for_the_shacks_under_the_hammer() -> None:
    """Seat 1 has a vault and two places for a shack; selling the vault would use up the bank's only shack."""
    rival = [owns(1, *FULL, *PINK), built(4, *FULL[:5]), built(3, FULL[5]), built(3, *PINK[:2]), built(2, PINK[2])]
    match = start(2, owns(0, *BROWN), *rival, owns(1, *COLOURS["dark-blue"]), built(5, *COLOURS["dark-blue"]))
    assert bank(match)[0] == 1
    act(match, 0, "build", deed="arroyo")
    act(match, 1, "want-too")
    assert refused(match, 1, "sell", deed="diamond-city") == "monopoly/build-shortage-auction"
    assert can(match, 1, "sell", deed=PINK[0])


# --- selling ------------------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/sell-half")
def test_buildings_are_sold_evenly_at_half_price() -> None:
    match = start(2, owns(0, *PINK), built(2, "megaton"), built(1, "goodneighbor", "canterbury-commons"))
    assert refused(match, 0, "sell", deed="goodneighbor") == "monopoly/sell-half"
    act(match, 0, "sell", deed="megaton")
    assert (level(match, "megaton"), money(match)[0], bank(match)[0]) == (1, 1550, 29)
    act(match, 0, "sell", deed="goodneighbor")
    assert refused(match, 0, "sell", deed="goodneighbor") == "monopoly/sell-half"
    assert refused(match, 1, "sell", deed="megaton") == "monopoly/sell-half"


@pytest.mark.rule("monopoly/sell-vault")
def test_a_vault_becomes_four_shacks() -> None:
    match = start(2, owns(0, *BROWN), built(5, *BROWN))
    act(match, 0, "sell", deed="arroyo")
    assert (level(match, "arroyo"), level(match, "klamath")) == (4, 5)
    assert (money(match)[0], bank(match)) == (1525, (28, 11))


@pytest.mark.rule("monopoly/sell-vault")
def test_without_enough_shacks_the_colour_goes_down_as_one_step() -> None:
    short = [owns(1, *FULL), built(4, *FULL), owns(1, *COLOURS["dark-blue"]), built(2, "diamond-city"), built(1, "vault-111")]
    match = start(2, owns(0, *BROWN), built(5, *BROWN), *short)
    assert bank(match) == (5, 10)
    act(match, 0, "sell", deed="arroyo")
    assert [level(match, street) for street in BROWN] == [4, 5]
    match = start(2, owns(0, *BROWN), built(5, *BROWN), *short[:3], built(3, "diamond-city"), built(2, "vault-111"))
    assert bank(match) == (3, 10)
    act(match, 0, "sell", deed="arroyo")
    assert [level(match, street) for street in BROWN] == [1, 2]
    assert (money(match)[0], bank(match)) == (1500 + 7 * 25, (0, 12))


@pytest.mark.rule("monopoly/sell-vault")
def test_the_shacks_of_the_colour_itself_count_for_its_new_level() -> None:
    others = [owns(1, *FULL, *BROWN), built(4, *FULL[:2]), built(3, *FULL[2:]), built(1, "arroyo")]
    match = start(2, owns(0, *PINK), built(5, "megaton"), built(4, "canterbury-commons", "goodneighbor"), *others)
    assert bank(match) == (3, 11)
    act(match, 0, "sell", deed="megaton")
    assert [level(match, street) for street in PINK] == [3, 4, 4]
    assert (money(match)[0], bank(match)) == (1500 + 2 * 50, (0, 12))


# Seat 1 has so many of the shacks that three are left, and none of the vaults.
THREE_LEFT = [owns(1, *FULL, *COLOURS["dark-blue"]), built(4, *FULL), built(3, "diamond-city"), built(2, "vault-111")]


@pytest.mark.rule("monopoly/sell-vault")
@pytest.mark.parametrize(("sold", "left"), [("arroyo", [1, 2]), ("klamath", [2, 1])])
def test_what_does_not_go_into_equal_parts_stays_on_the_other_street(sold: str, left: list[int]) -> None:
    match = start(2, owns(0, *BROWN), built(5, *BROWN), *THREE_LEFT)
    act(match, 0, "sell", deed=sold)
    assert [level(match, street) for street in BROWN] == left


@pytest.mark.rule("monopoly/sell-vault")
@pytest.mark.parametrize("shacks", range(4))
def test_no_more_buildings_go_with_a_vault_than_must(shacks: int) -> None:
    """One vault, two streets with four shacks, and so many shacks in the bank: every one of them is used."""
    others = [owns(1, *FULL, *BROWN), built(4, *FULL[:2]), built(3, *FULL[2:])]
    match = start(2, owns(0, *PINK), built(5, "megaton"), built(4, *PINK[1:]), *others, built(2, "arroyo"), built(2, "klamath"))
    assert bank(match) == (0, 11)
    for street in [*BROWN, *BROWN][:shacks]:
        act(match, 1, "sell", deed=street)
    act(match, 0, "sell", deed="megaton")
    left = [level(match, street) for street in PINK]
    assert (sum(left), max(left) - min(left) <= 1, bank(match)) == (8 + shacks, True, (0, 12))
    assert money(match)[0] == 1500 + (13 - 8 - shacks) * 50


def sale(match: bottlecap.Match, street: str) -> object:
    figures = deed(match, street)["figures"]
    return figures and figures["sale"]


@pytest.mark.rule("monopoly/sell-vault")
def test_what_selling_a_vault_means_is_told_before() -> None:
    match = start(2, owns(0, *BROWN), built(5, *BROWN), *THREE_LEFT)
    assert sale(match, "arroyo") == {"cash": 175, "count": 7, "left": {"arroyo": 1, "klamath": 2}}
    table = match.game.render(match.view(0), "en")
    assert "selling the vault on Arroyo sells 7 buildings of its group for 175 caps" in table
    assert "leaves Arroyo: one shack, Klamath: two shacks" in table
    act(match, 0, "sell", deed="arroyo")
    assert heard(match, None, "sold-down")[0]["amount"] == 175
    assert sale(match, "klamath") == {"cash": 25, "count": 1, "left": {"arroyo": 1, "klamath": 1}}
    assert "short of shacks" not in match.game.render(match.view(0), "en")
    plenty = start(2, owns(0, *BROWN), built(5, *BROWN))
    assert sale(plenty, "arroyo") == {"cash": 25, "count": 1, "left": {"arroyo": 4, "klamath": 5}}
    assert sale(plenty, "megaton") is None


# --- mortgages ----------------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/mortgage")
def test_unimproved_property_is_mortgaged_for_its_value() -> None:
    match = start(2, owns(0, *BROWN, "the-hub"), built(1, "arroyo"))
    assert refused(match, 0, "mortgage", deed="klamath") == "monopoly/mortgage"
    assert refused(match, 1, "mortgage", deed="the-hub") == "monopoly/mortgage"
    act(match, 0, "mortgage", deed="the-hub")
    assert (deed(match, "the-hub")["mortgaged"], money(match)[0]) == (True, 1600)
    assert refused(match, 0, "mortgage", deed="the-hub") == "monopoly/mortgage"


@pytest.mark.rule("monopoly/unmortgage")
def test_lifting_costs_the_value_and_ten_per_cent() -> None:
    match = start(2, owns(0, "the-hub"), mortgaged("the-hub"), cash(0, 109))
    assert refused(match, 0, "lift", deed="the-hub") == "monopoly/unmortgage"
    match = start(2, owns(0, "the-hub", "arroyo"), mortgaged("the-hub"), cash(0, 110))
    assert refused(match, 0, "lift", deed="arroyo") == "monopoly/unmortgage"
    act(match, 0, "lift", deed="the-hub")
    assert (deed(match, "the-hub")["mortgaged"], money(match)[0]) == (False, 0)


@pytest.mark.rule("monopoly/ten-percent")
@pytest.mark.parametrize(("id", "cost"), [("vault-111", 193), ("galaxy-news", 83), ("the-hub", 110), ("arroyo", 33)])
def test_ten_per_cent_is_rounded_up(id: str, cost: int) -> None:
    match = start(2, owns(0, id), mortgaged(id))
    act(match, 0, "lift", deed=id)
    assert money(match)[0] == 1500 - cost
    assert heard(match, None, "lifted")[0]["amount"] == cost
