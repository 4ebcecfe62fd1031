"""Monopoly: throwing, moving, jail."""

import pytest
from tests.monopoly.table import (
    cash,
    changed,
    draw,
    jailed,
    keeps,
    land,
    money,
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
from tests.say import act, asked, can, heard, offered, refused, tell, zone

import bottlecap

# Somebody owns something, so that every throw is asked for.
SOMETHING = owns(1, "vault-111")


@pytest.mark.rule("monopoly/move")
def test_the_token_moves_by_both_dice_and_the_square_is_done() -> None:
    match = start(2, SOMETHING)
    throw(match, 1, 2)
    assert square(match, 0) == "klamath"
    assert asked(match, 0)[0] == "buy"
    match = start(2, SOMETHING, stands(0, "vault-111"))
    throw(match, 4, 6)
    assert square(match, 0) == "special-1"
    assert match.seat == bottlecap.CHANCE, "a card is drawn"


@pytest.mark.rule("monopoly/go-salary")
@pytest.mark.parametrize(("before", "dice", "after"), [("brotherhood-of-steel", (1, 2), 1700), ("vault-111", (1, 2), 1700)])
def test_landing_on_or_passing_go_pays_200(before: str, dice: tuple[int, int], after: int) -> None:
    match = start(2, SOMETHING, stands(0, before))
    throw(match, *dice)
    assert money(match)[0] == after
    assert heard(match, None, "salary") == [{"seat": 0, "amount": 200}]


@pytest.mark.rule("monopoly/go-salary")
def test_moving_short_of_go_pays_nothing() -> None:
    match = start(2, SOMETHING, stands(0, "foggy-bottom"))
    throw(match, 1, 2)
    assert heard(match, None, "salary") == []


@pytest.mark.rule("monopoly/doubles-again")
def test_a_double_gives_another_throw_after_the_move() -> None:
    match = start(2, SOMETHING, stands(0, "go"))
    throw(match, 5, 5)
    assert square(match, 0) == "jail"
    assert turn(match) == 0
    throw(match, 4, 6)
    assert square(match, 0) == "free-parking"
    assert turn(match) == 1


@pytest.mark.rule("monopoly/three-doubles-jail")
def test_the_third_double_goes_to_jail_instead_of_moving() -> None:
    match = start(2, SOMETHING, stands(0, "go"), doubles=1)
    throw(match, 5, 5)
    assert (square(match, 0), player(match, 0)["jail"]) == ("jail", None)
    match = changed(match, stands(0, "vault-111"))
    throw(match, 6, 6)
    assert (square(match, 0), player(match, 0)["jail"]) == ("jail", 1)
    assert heard(match, None, "salary") == []
    assert turn(match) == 1


@pytest.mark.rule("monopoly/three-doubles-jail")
def test_the_doubles_of_one_player_do_not_count_for_the_next() -> None:
    match = start(2, SOMETHING, doubles=2)
    throw(match, 4, 6)
    throw(match, 5, 5)
    assert (square(match, 1), player(match, 1)["jail"]) == ("jail", None)
    assert (turn(match), match.view(None)["doubles"]) == (1, 1)


@pytest.mark.rule("monopoly/jail-ends-turn")
def test_going_to_jail_ends_the_turn_even_after_a_double() -> None:
    match = start(2, SOMETHING, stands(0, "rivet-city"))
    throw(match, 3, 3)
    assert player(match, 0)["jail"] == 1
    assert turn(match) == 1


@pytest.mark.rule("monopoly/jail-ends-turn")
@pytest.mark.parametrize(
    ("place", "deck", "card"), [("special-2", "special", "caught-stealing"), ("guide-2", "guide", "wanted-poster")]
)
def test_a_card_to_jail_ends_the_turn_even_after_a_double(place: str, deck: str, card: str) -> None:
    match = land(start(2, SOMETHING), place, 2, 2)
    draw(match, deck, card)
    assert player(match, 0)["jail"] == 1
    assert turn(match) == 1


# --- leaving jail -----------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/jail-pay")
def test_paying_fifty_frees_before_the_throw() -> None:
    match = start(2, SOMETHING, jailed(0))
    act(match, 0, "pay-fine")
    assert money(match) == [1450, 1500]
    tell(match, "dice", first=4, second=6)
    assert (square(match, 0), player(match, 0)["jail"]) == ("free-parking", None)
    assert refused(start(2, SOMETHING, jailed(0), cash(0, 49)), 0, "pay-fine") == "monopoly/jail-pay"
    assert can(start(2, SOMETHING, jailed(0), cash(0, 50)), 0, "pay-fine")


@pytest.mark.rule("monopoly/jail-card")
def test_a_card_frees_before_the_throw() -> None:
    match = start(2, SOMETHING, jailed(0), keeps(0, "guide"))
    assert refused(match, 0, "use-card", card="special") == "monopoly/jail-card"
    act(match, 0, "use-card", card="guide")
    assert player(match, 0)["cards"] == []
    tell(match, "dice", first=4, second=6)
    assert square(match, 0) == "free-parking"
    assert money(match) == [1500, 1500]


@pytest.mark.rule("monopoly/jail-card")
def test_a_card_can_be_bought_and_used() -> None:
    match = start(2, SOMETHING, jailed(0), keeps(1, "special"))
    offer(match, 0, 1, pays=30, cards=("special",))
    act(match, 1, "accept", **{"from": 0})
    assert can(match, 0, "use-card", card="special")


@pytest.mark.rule("monopoly/jail-roll")
def test_a_double_frees_and_moves_without_another_throw() -> None:
    match = start(2, SOMETHING, jailed(0))
    throw(match, 5, 5)
    assert (square(match, 0), player(match, 0)["jail"]) == ("free-parking", None)
    assert turn(match) == 1
    match = start(2, SOMETHING, jailed(0))
    throw(match, 4, 6)
    assert (square(match, 0), player(match, 0)["jail"]) == ("jail", 2)


@pytest.mark.rule("monopoly/jail-pay-then-double")
def test_after_paying_a_double_is_the_first_one() -> None:
    match = start(2, SOMETHING, jailed(0))
    act(match, 0, "pay-fine")
    tell(match, "dice", first=5, second=5)
    assert (square(match, 0), turn(match)) == ("free-parking", 0)
    assert match.view(None)["doubles"] == 1


@pytest.mark.rule("monopoly/jail-pay-then-double")
@pytest.mark.parametrize("deck", ["special", "guide"])
def test_after_using_a_card_a_double_is_the_first_one(deck: str) -> None:
    match = start(2, SOMETHING, jailed(0), keeps(0, deck))
    act(match, 0, "use-card", card=deck)
    tell(match, "dice", first=5, second=5)
    assert (square(match, 0), turn(match)) == ("free-parking", 0)
    assert match.view(None)["doubles"] == 1
    throw(match, 1, 3)
    assert (square(match, 0), turn(match)) == ("rivet-city", 0)


@pytest.mark.rule("monopoly/jail-third-fail")
def test_after_the_third_failure_fifty_are_due_and_the_throw_moves() -> None:
    match = start(2, SOMETHING, jailed(0, 3), keeps(0, "guide"))
    throw(match, 4, 6)
    assert (square(match, 0), player(match, 0)["jail"]) == ("free-parking", None)
    assert money(match) == [1450, 1500]
    assert player(match, 0)["cards"] == ["guide"]


@pytest.mark.rule("monopoly/jail-third-fail")
def test_who_lacks_the_fifty_is_in_debt_before_moving() -> None:
    match = start(2, SOMETHING, owns(0, "arroyo", "klamath"), jailed(0, 3), cash(0, 5))
    throw(match, 4, 6)
    assert asked(match, 0)[0] == "raise"
    assert square(match, 0) == "jail"
    act(match, 0, "mortgage", deed="arroyo")
    act(match, 0, "mortgage", deed="klamath")
    assert (square(match, 0), money(match)[0]) == ("free-parking", 15)


@pytest.mark.rule("monopoly/jail-business")
def test_in_jail_one_collects_builds_mortgages_trades_and_bids() -> None:
    match = start(2, owns(0, "arroyo", "klamath", "the-hub"), jailed(0), turn=1)
    assert {"build", "mortgage"} <= set(offered(match, 0))
    assert can(match, 0, "offer", to=1, deeds=["the-hub"], cards=[], cash=-100)
    landed = land(match, "the-hub")
    assert money(landed) == [1516, 1484]
    landed = land(match, "rivet-city")
    act(landed, 1, "decline")
    assert landed.seat == 0
    act(landed, 0, "bid", amount=1)
    act(landed, 1, "pass")
    assert owner(landed, "rivet-city") == 0


@pytest.mark.rule("monopoly/card-jail-free")
def test_a_used_card_lies_under_its_deck() -> None:
    match = start(2, SOMETHING, jailed(0), keeps(0, "special"))
    act(match, 0, "use-card", card="special")
    assert "lockpick" in zone(match, "special", "deck")
    assert match.position()["special"]["order"] == {"lockpick": -1}  # type: ignore[index]


@pytest.mark.rule("monopoly/over")
def test_after_the_end_nothing_can_be_played() -> None:
    match = start(2, SOMETHING)
    for seat in (0, 1):
        act(match, seat, "agree-to-end")
    assert match.over
    assert refused(match, 0, "throw") == "monopoly/over"
    assert match.seats == ()
    assert match.seat is None
