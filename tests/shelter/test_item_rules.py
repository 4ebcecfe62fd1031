"""Shelter, rule by rule: items, taken, used, paid and readied."""

from pathlib import Path

import pytest
from tests.say import act, asked, can, heard, outcomes, refused, zone
from tests.shelter.table import (
    IDS,
    OPENING_ITEMS,
    can_place,
    cannot_place,
    changed,
    deal,
    end_round,
    happiness_of,
    items,
    items_of,
    pack,
    place,
    quiet,
    room,
    start,
    stock,
    stock_of,
    track,
    track_of,
)

import bottlecap


@pytest.mark.rule("shelter/item-gain")
def test_an_item_of_choice_comes_from_the_track_which_is_refilled_at_once() -> None:
    match = start(2, stock(0, water=1))
    place(match, 0, "wasteland 1")
    assert asked(match, 0) == ["take-item"]
    assert refused(match, 0, "take-item", item="dog") == "shelter/item-gain"
    assert {action.to_json()["item"] for action in match.actions(0)} == set(OPENING_ITEMS)
    act(match, 0, "take-item", item="shotgun")
    assert (items_of(match, 0), match.seat) == (["shotgun"], bottlecap.CHANCE)
    assert outcomes(match) == {(item,): 1 for item in IDS["items"] if item not in OPENING_ITEMS}
    deal(match, "item", "dog")
    assert track_of(match, "items") == ["10mm-pistol", "dog", "laser-rifle"]


@pytest.mark.rule("shelter/item-gain")
def test_each_icon_gives_one_item_the_second_from_the_refilled_track() -> None:
    match = start(2, room(0, "weapon-workshop"), stock(0, energy=1, food=2))
    place(match, 0, "weapon-workshop 2")
    act(match, 0, "take-item", item="shotgun")
    deal(match, "item", "minigun")
    act(match, 0, "take-item", item="minigun")
    deal(match, "item", "dog")
    assert items_of(match, 0) == ["shotgun", "minigun"]
    assert match.waiting == (1,)


@pytest.mark.rule("shelter/item-pay")
def test_an_item_in_a_cost_is_one_of_the_players_own() -> None:
    match = start(2, room(0, "fitness-room-1"), items(0, "dog", "cat"), items(1, "minigun"))
    place(match, 0, "fitness-room-1 1")
    assert (asked(match, 0), happiness_of(match, 0)) == (["pay-item"], 0)
    for other in ("minigun", "shotgun", "parrot"):
        assert refused(match, 0, "pay-item", item=other) == "shelter/item-pay"
    act(match, 0, "pay-item", item="dog")
    assert (items_of(match, 0), items_of(match, 1)) == (["cat"], ["minigun"])
    assert zone(match, "items", "discard") == ["dog"]
    assert happiness_of(match, 0) == 1


@pytest.mark.rule("shelter/item-pay", "shelter/cost-first")
def test_two_items_in_a_cost_are_two_of_them(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", 'cost = ["item"]', 'cost = ["item", "item"]')
    match = start(2, room(0, "fitness-room-1"), items(0, "dog", "cat", "minigun"), content=folder)
    place(match, 0, "fitness-room-1 1")
    act(match, 0, "pay-item", item="dog")
    assert (asked(match, 0), happiness_of(match, 0)) == (["pay-item"], 0)
    act(match, 0, "pay-item", item="cat")
    assert (items_of(match, 0), happiness_of(match, 0), match.seat) == (["minigun"], 1, 1)
    one = start(2, room(0, "fitness-room-1"), items(0, "dog"), content=folder)
    assert cannot_place(one, 0, "fitness-room-1 1") == "shelter/cost-first"


@pytest.mark.rule("shelter/item-pay-exhausted")
def test_an_exhausted_item_may_be_paid() -> None:
    match = start(2, room(0, "fitness-room-1"), items(0, "fusion-cell", "hot-plate", exhausted=True))
    assert can_place(match, 0, "fitness-room-1 1")
    place(match, 0, "fitness-room-1 1")
    act(match, 0, "pay-item", item="hot-plate")
    assert (items_of(match, 0), happiness_of(match, 0)) == (["(fusion-cell)"], 1)


@pytest.mark.rule("shelter/item-pay-exhausted")
def test_an_item_paid_exhausted_is_ready_when_it_is_taken_again() -> None:
    match = start(2, room(0, "fitness-room-1"), items(0, "hot-plate", exhausted=True))
    place(match, 0, "fitness-room-1 1")
    match = changed(match, track("items", "hot-plate", "dog", "cat"), stock(1, water=1))
    place(match, 1, "wasteland 1")
    act(match, 1, "take-item", item="hot-plate")
    quiet(match)
    assert items_of(match, 1) == ["hot-plate"]


@pytest.mark.rule("shelter/item-no-limit")
def test_there_is_no_limit_to_the_items_a_player_has() -> None:
    weapons = [item for item in IDS["items"] if item not in ("shotgun", "dog", "cat", "caravan-radio", "blueprints")]
    match = start(2, items(0, *weapons), track("items", "shotgun", "dog", "cat"), stock(0, 6, 6, 6), passed_over=list(IDS["items"]))
    place(match, 0, "wasteland 1")
    act(match, 0, "take-item", item="shotgun")
    assert len(items_of(match, 0)) == len(weapons) + 1 == 27


@pytest.mark.rule("shelter/item-exhaust")
def test_an_exhausted_item_cannot_be_used_again() -> None:
    match = start(2, items(0, "hot-plate"), stock(0, water=2))
    act(match, 0, "use", item="hot-plate")
    assert items_of(match, 0) == ["(hot-plate)"]
    assert refused(match, 0, "use", item="hot-plate") == "shelter/item-exhaust"
    assert place(match, 0, "water-treatment 1")[0] == "placed"
    assert match.waiting == (1,)
    act(match, 1, "pass")
    assert refused(match, 0, "use", item="hot-plate") == "shelter/item-exhaust"


@pytest.mark.rule("shelter/item-exhaust")
def test_what_an_item_does_without_exhausting_still_works() -> None:
    match = start(2, items(0, "cat", exhausted=True), stock(0, food=3))
    place(match, 0, "vault-door 1")
    assert (happiness_of(match, 0), items_of(match, 0)) == (1, ["(cat)"])


@pytest.mark.rule("shelter/item-ready-round-end")
def test_all_items_are_readied_at_the_end_of_the_round() -> None:
    match = start(2, items(0, "hot-plate", "dog", exhausted=True), items(1, "fusion-cell", exhausted=True), stock(0, water=1))
    act(match, 0, "pass")
    assert items_of(match, 0) == ["(dog)", "(hot-plate)"]
    end_round(match)
    assert (items_of(match, 0), items_of(match, 1)) == (["dog", "hot-plate"], ["fusion-cell"])
    assert can(match, 0, "use", item="hot-plate")


@pytest.mark.rule("shelter/item-ready-icon")
def test_the_icon_readies_one_exhausted_item_of_choice() -> None:
    match = start(2, items(0, "hot-plate", "pip-boy", exhausted=True), items(0, "minigun"), items(1, "fusion-cell", exhausted=True))
    place(match, 0, "power-generator 2")
    assert asked(match, 0) == ["make-ready"]
    for other in ("minigun", "fusion-cell", "dog"):
        assert refused(match, 0, "make-ready", item=other) == "shelter/item-ready-icon"
    act(match, 0, "make-ready", item="pip-boy")
    assert (items_of(match, 0), items_of(match, 1)) == (["minigun", "(hot-plate)", "pip-boy"], ["(fusion-cell)"])


@pytest.mark.rule("shelter/item-ready-icon")
def test_an_item_that_was_readied_is_offered_again_in_the_same_turn() -> None:
    match = start(2, items(0, "hot-plate"), stock(0, water=2))
    place(match, 0, "power-generator 2")
    assert asked(match, 0) == ["use"]
    act(match, 0, "use", item="hot-plate")
    assert heard(match, None, "readied") == [{"seat": 0, "item": IDS["items"].index("hot-plate")}]
    assert asked(match, 0) == ["use"]
    act(match, 0, "use", item="hot-plate")
    assert (stock_of(match, 0), items_of(match, 0), match.waiting) == ((1, 2, 0), ["(hot-plate)"], (1,))
