"""Shelter: what is lacking is said in figures, beside the rule."""

import pytest
from tests.say import act, lacking, refused
from tests.shelter.more import ended, happy
from tests.shelter.table import Edit, dwellers, items, place, room, space, stands, start, stock, track
from tests.shelter.test_end_rules import result

import bottlecap


def lacks(match: bottlecap.Match, where: str, lang: str = "en", dweller: str = "plain") -> str:
    return lacking(match, 0, "place", lang, space=space(match, where), dweller=dweller)


@pytest.mark.parametrize(
    ("energy", "food", "water", "said"),
    [
        (0, 0, 0, "You are 2 food and 1 resource of your choice short."),
        (0, 2, 0, "You are 1 resource of your choice short."),
        (5, 1, 0, "You are 1 food short."),
    ],
)
def test_which_cubes_are_short(energy: int, food: int, water: int, said: str) -> None:
    assert lacks(start(2, stock(0, energy, food, water)), "vault-door 1") == said


def test_in_russian_too_and_items() -> None:
    match = start(2, room(0, "fitness-room-1"), stock(0, 0, 1, 0))
    assert lacks(match, "vault-door 1", "ru") == "Не хватает: 1 кубик пищи и 1 любой ресурс."
    assert lacks(match, "fitness-room-1 1") == "You are 1 item short."


def test_who_stands_there_and_whose_elevator_it_is() -> None:
    match = start(3, stands(2, "diner 1"))
    assert lacks(match, "diner 1") == "A dweller of Player 3 stands there."
    assert lacks(match, "elevator 2") == "It serves Player 2."


def test_which_room_is_nearest() -> None:
    match = start(2, track("rooms", "garden-1"), stock(0, 0, 0, 1))
    assert lacks(match, "elevator 1") == "Nearest is Garden: you are 1 energy and 1 resource of your choice short."


def test_how_many_dwellers_are_healthy() -> None:
    match = start(2, room(0, "living-quarters-1"), stock(0, 6, 6, 6), dwellers(0, "plain", "injured"))
    assert lacks(match, "living-quarters-1 1") == "Only one of your dwellers is available and uninjured."


def test_whose_turn_it_is() -> None:
    match = start(3)
    assert refused(match, 1, "pass") == "shelter/turn-order"
    assert lacking(match, 1, "pass") == "Waiting for: Player 1."
    assert lacking(match, 1, "pass", "ru") == "Ждём: Игрок 1."


def test_what_is_missing_for_an_exchange() -> None:
    match = start(2, stock(0, 0, 0, 0))
    place(match, 0, "diner 2")
    assert lacking(match, 0, "trade", direction="back", times=1) == "You are 1 water short."
    act(match, 0, "no-trade")


@pytest.mark.rule("shelter/tie-break")
@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ([stock(0, 1, 1, 1), stock(1, 2, 2)], "Equal in happiness (5). Resource cubes decide: 4 to 3."),
        ([dwellers(0, "plain", "plain", "plain")], "Equal in happiness and resources. Dwellers decide: 3 to 2."),
        ([items(0, "stimpak-1"), items(1, "dog", "cat")], "Equal in happiness, resources and dwellers. Items decide: 2 to 1."),
        ([], "Equal in happiness (5), resources, dwellers and items: the victory is shared."),
    ],
    ids=["cubes", "dwellers", "items", "shared"],
)
def test_a_tie_says_why_it_was_broken_so(edits: list[Edit], said: str) -> None:
    found = result(ended(2, *edits, happy(5, 5)))
    assert found.text("en").endswith(f" {said}")
    assert found.to_json()["remarks"] != []


def test_without_a_tie_nothing_is_said_of_one() -> None:
    found = result(ended(2, happy(5, 4)))
    assert (found.remarks, found.text("en")) == ([], "A sixth room was built.")
