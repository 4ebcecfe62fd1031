"""Shelter: fights, and the items that help in them."""

import pytest
from tests.say import act, asked, heard, offered, outcomes, refused
from tests.shelter.more import facing, fight
from tests.shelter.table import (
    away,
    dwellers,
    end_round,
    happiness_of,
    home,
    items,
    items_of,
    place,
    space,
    stock_of,
    threat,
)


@pytest.mark.rule("shelter/fight")
@pytest.mark.parametrize(("card", "number", "happiness"), [("radroaches-1", 6, 1), ("ghouls-1", 8, 2)])
def test_the_total_at_or_above_the_number_wins(card: str, number: int, happiness: int) -> None:
    for total in (number, 12):
        match = facing(card)
        place(match, 0, "diner 2")
        assert outcomes(match) == {(first, second): 1 for first in range(1, 7) for second in range(1, 7)}
        assert happiness_of(match, 0) == 0
        fight(match, total)
        assert (happiness_of(match, 0), match.seat) == (happiness, 1)
        assert away(match, 0) == [("plain", space(match, "diner 2"), False)]
    lost = facing(card)
    place(lost, 0, "diner 2")
    fight(lost, number - 1)
    assert (happiness_of(lost, 0), lost.seat) == (0, 1)


@pytest.mark.rule("shelter/fight-lose")
@pytest.mark.parametrize("total", [2, 7])
def test_who_loses_gains_nothing_and_is_injured(total: int) -> None:
    match = facing("ghouls-1")
    place(match, 0, "diner 2")
    fight(match, total)
    assert (happiness_of(match, 0), stock_of(match, 0)) == (0, (0, 0, 0))
    assert away(match, 0) == [("injured", space(match, "diner 2"), False)]
    end_round(match)
    assert sorted(home(match, 0)) == ["injured", "plain"]


@pytest.mark.rule("shelter/fight-lose")
def test_an_item_may_keep_the_loser_from_the_injury_but_brings_no_reward() -> None:
    match = facing("ghouls-1", items(0, "power-armor"))
    place(match, 0, "diner 2")
    fight(match, 7)
    assert asked(match, 0) == ["lose"]
    act(match, 0, "use", item="power-armor")
    assert (happiness_of(match, 0), match.seat) == (0, 1)
    assert away(match, 0)[0][0] == "plain"
    assert items_of(match, 0) == ["(power-armor)"]
    accepted = facing("ghouls-1", items(0, "power-armor"))
    place(accepted, 0, "diner 2")
    fight(accepted, 7)
    act(accepted, 0, "accept-injury")
    assert (away(accepted, 0)[0][0], items_of(accepted, 0)) == ("injured", ["power-armor"])


@pytest.mark.rule("shelter/fight-lose")
def test_a_lost_roll_may_be_rolled_again_by_an_item() -> None:
    match = facing("ghouls-1", items(0, "scoped-rifle", "shotgun"))
    place(match, 0, "diner 2")
    act(match, 0, "use", item="shotgun")
    fight(match, 5)
    act(match, 0, "use", item="scoped-rifle")
    fight(match, 6)
    # What was declared counts for this roll too.
    assert (happiness_of(match, 0), away(match, 0)[0][0]) == (2, "plain")
    lost = facing("ghouls-1", items(0, "scoped-rifle"))
    place(lost, 0, "diner 2")
    fight(lost, 5)
    act(lost, 0, "use", item="scoped-rifle")
    fight(lost, 7)
    assert (happiness_of(lost, 0), away(lost, 0)[0][0], lost.seat) == (0, "injured", 1)


@pytest.mark.rule("shelter/fight-items")
def test_items_are_declared_before_the_roll_any_number_of_them() -> None:
    match = facing("ghouls-1", items(0, "shotgun", "minigun", "10mm-pistol"))
    place(match, 0, "diner 2")
    assert (asked(match, 0), offered(match, 0)) == (["arm"], ["roll", "use"])
    act(match, 0, "use", item="shotgun")
    act(match, 0, "use", item="minigun")
    assert asked(match, 0) == ["arm"]
    act(match, 0, "roll")
    fight(match, 3)
    assert heard(match, None, "fight-rolled")[0]["bonus"] == 5
    assert (happiness_of(match, 0), match.seat) == (2, 1)
    assert items_of(match, 0) == ["10mm-pistol", "(shotgun)", "(minigun)"]


@pytest.mark.rule("shelter/fight-items")
def test_after_the_roll_it_is_too_late_and_before_the_fight_too_early() -> None:
    match = facing("ghouls-1", items(0, "shotgun", "power-armor"))
    assert refused(match, 0, "use", item="shotgun") == "shelter/item-ability"
    place(match, 0, "diner 2")
    act(match, 0, "roll")
    fight(match, 7)
    assert refused(match, 0, "use", item="shotgun") == "shelter/item-ability"
    act(match, 0, "accept-injury")
    assert (away(match, 0)[0][0], items_of(match, 0)) == ("injured", ["shotgun", "power-armor"])


@pytest.mark.rule("shelter/fight-items")
@pytest.mark.parametrize("first_roll", [3, 6])
def test_what_was_declared_counts_for_that_fight_only(first_roll: int) -> None:
    trio = dwellers(0, "plain", "plain", "plain")
    match = facing("ghouls-1", trio, items(0, "shotgun", "power-armor"), threat("ghouls-2", "diner 1"))
    place(match, 0, "diner 2")
    act(match, 0, "use", item="shotgun")
    fight(match, first_roll)
    if first_roll == 3:
        act(match, 0, "use", item="power-armor")
    act(match, 1, "pass")
    place(match, 0, "diner 1")
    fight(match, 7)
    if first_roll == 6:
        act(match, 0, "accept-injury")
    assert [rolled["bonus"] for rolled in heard(match, None, "fight-rolled")] == [2, 0]
    assert [name for name, *_ in away(match, 0)] == ["plain", "injured"]


@pytest.mark.rule("shelter/fight-items", "shelter/fight-lose")
def test_what_was_declared_in_a_lost_fight_is_gone() -> None:
    match = facing("ghouls-1", items(0, "shotgun"), threat("ghouls-2", "diner 1"))
    place(match, 0, "diner 2")
    act(match, 0, "use", item="shotgun")
    fight(match, 5)
    act(match, 1, "pass")
    place(match, 0, "diner 1")
    fight(match, 7)
    assert [rolled["bonus"] for rolled in heard(match, None, "fight-rolled")] == [2, 0]
    assert (happiness_of(match, 0), home(match, 0)) == (0, ["injured", "injured"])


@pytest.mark.rule("shelter/fight")
def test_what_one_declared_in_a_lost_fight_helps_nobody_else() -> None:
    match = facing("ghouls-1", items(0, "shotgun"), threat("ghouls-2", "diner 1"))
    place(match, 0, "diner 2")
    act(match, 0, "use", item="shotgun")
    fight(match, 5)
    place(match, 1, "diner 1")
    fight(match, 7)
    assert (happiness_of(match, 1), away(match, 1)[0][0]) == (0, "injured")
