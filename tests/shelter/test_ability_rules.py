"""Shelter: what items do that no other rule speaks of."""

from pathlib import Path

import pytest
from tests.say import act, asked
from tests.shelter.more import build, facing, fight
from tests.shelter.more import pack as changed_pack
from tests.shelter.table import happiness_of, items, items_of, place, start, stock, stock_of


@pytest.mark.rule("shelter/item-ability")
def test_an_item_brings_a_resource_each_round(tmp_path: Path) -> None:
    folder = changed_pack(tmp_path, ("items.toml", 'ability = "trade water:food"', 'ability = "gain food"'))
    match = start(2, items(0, "hot-plate"), content=folder)
    act(match, 0, "use", item="hot-plate")
    assert (stock_of(match, 0), items_of(match, 0)) == ((0, 1, 0), ["(hot-plate)"])


@pytest.mark.rule("shelter/item-ability")
def test_an_item_that_is_discarded_brings_its_whole_row() -> None:
    match = start(2, items(0, "lunchbox"))
    act(match, 0, "use", item="lunchbox")
    assert (stock_of(match, 0), items_of(match, 0)) == ((1, 1, 1), [])


@pytest.mark.rule("shelter/item-ability")
def test_a_room_costs_one_resource_less_with_the_hard_hat() -> None:
    match = start(2, items(0, "hard-hat"), stock(0, energy=6, food=6))
    act(match, 0, "use", item="hard-hat")
    place(match, 0, "elevator 1")
    act(match, 0, "choose-room", room="living-quarters-1")
    act(match, 0, "spare", resource="food")
    assert stock_of(match, 0) == (5, 6, 0)


@pytest.mark.rule("shelter/item-ability")
def test_a_room_that_is_built_brings_a_resource_of_choice() -> None:
    match = start(2, items(0, "toolbox"), stock(0, energy=1, food=1))
    place(match, 0, "elevator 1")
    build(match, 0)
    assert asked(match, 0) == ["take"]


@pytest.mark.rule("shelter/item-ability")
@pytest.mark.parametrize(("held", "happiness"), [([], 2), (["dog"], 3)])
def test_a_fight_that_is_won_makes_happier_with_the_dog(held: list[str], happiness: int) -> None:
    match = facing("ghouls-1", items(0, *held))
    place(match, 0, "diner 2")
    fight(match, 12)
    assert happiness_of(match, 0) == happiness


@pytest.mark.rule("shelter/item-ability")
def test_a_new_dweller_makes_happier_with_the_cat() -> None:
    match = start(2, items(0, "cat"), stock(0, food=3))
    place(match, 0, "vault-door 1")
    assert happiness_of(match, 0) == 1
