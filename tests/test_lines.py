"""The log as people read it: what is one thing stands in one line, and sentences name things as the language does."""

import pytest
from tests.conftest import COMPILED, GAMES, walk

import bottlecap
from bottlecap.engine.lines import Line, lines
from bottlecap.engine.messages import accusative
from bottlecap.engine.values import Event


def told(game: str, *events: tuple[object, ...]) -> list[str]:
    """These events, each a kind and its numbers, line by line."""
    return [line.text("en") for line in lines([event(game, number, *row) for number, row in enumerate(events)])]


def event(game: str, number: int, kind: object, *values: object) -> Event:
    found = next(one for one in bottlecap.games() if one.id == game)
    shape = next(one for one in found.events if one.name == kind)
    return Event(found, number, shape, [int(str(value)) for value in values])


ENERGY, FOOD, WATER = range(3)


def test_what_somebody_gains_in_a_row_is_added_up() -> None:
    rows = [("gained", 0, FOOD), ("gained", 0, WATER), ("gained", 0, FOOD), ("gained", 1, FOOD), ("passed", 0), ("gained", 0, FOOD)]
    assert told("shelter", *rows) == [
        "Player 1 gains 2 food and 1 water.",
        "Player 2 gains 1 food.",
        "Player 1 passes until the round ends.",
        "Player 1 gains 1 food.",
    ]
    assert told("shelter", ("paid", 0, ENERGY, 2), ("paid", 0, WATER, 1)) == ["Player 1 pays 2 energy and 1 water."]


def test_amounts_from_one_source_are_added_up() -> None:
    room, building = 0, 1
    rows = [("happiness", 0, 1, building), ("happiness", 0, 1, building), ("happiness", 0, 3, room)]
    assert told("shelter", *rows) == ["Player 1 gains 2 happiness for building.", "Player 1 gains 3 happiness from a room."]


def test_names_of_one_kind_are_listed() -> None:
    (line,) = told("shelter", ("item-dealt", 0), ("item-dealt", 4))
    assert line.startswith("New on the item track: ") and " and " in line


def test_another_price_is_no_plain_refusal() -> None:
    """But an offer to somebody else is another thing than the refusal before it."""
    refused, shack = ("refused", 0, 1), 1
    assert told("monopoly", refused, ("offered", 0, 1, shack, shack << 1)) == [
        "Player 1 offers Player 2 Arroyo for Klamath instead.",
    ]
    assert len(told("monopoly", refused, ("offered", 0, 2, shack, shack << 1))) == 2
    assert len(told("monopoly", refused, ("offered", 1, 0, shack, shack << 1))) == 2


def test_who_is_paid_is_named_as_russian_has_it() -> None:
    """A bank is declined, a name is not."""
    bank, pot = 6, 7
    texts = [event("monopoly", 0, "paid", 0, payee, 200).text("ru") for payee in (bank, pot, 1)]
    assert texts == [
        "Игрок 1 платит банку 200 крышек.",
        "Игрок 1 кладёт на бесплатную стоянку 200 крышек.",
        "Игрок 2 получает 200 крышек: платит Игрок 1.",
    ]


def test_a_rent_and_its_payment_are_one_line() -> None:
    deed, owner = 27, 1
    rent = ("rent", 0, owner, deed, 50)
    assert told("monopoly", rent, ("paid", 0, owner, 50)) == ["Player 1 pays Player 2 rent of 50: Diamond City."]
    assert told("monopoly", rent, ("in-debt", 0, owner, 50)) == [
        "Player 1 owes Player 2 rent of 50 for Diamond City and lacks the cash."
    ]
    assert len(told("monopoly", rent, ("paid", 0, owner, 20))) == 2
    assert len(told("monopoly", rent, ("passed", 0), ("paid", 0, owner, 50))) == 3


def test_the_longest_join_that_the_game_declares_first_is_taken() -> None:
    thrown, moved = ("thrown", 0, 2, 1, 0), ("moved", 0, 3)
    assert told("monopoly", thrown, moved) == ["Player 1 throws 2 and 1 and moves to Klamath."]
    assert told("monopoly", thrown, moved, ("salary", 0, 200)) == [
        "Player 1 throws 2 and 1, moves to Klamath and collects a salary of 200."
    ]
    assert told("monopoly", thrown, ("moved", 1, 3)) == ["Player 1 throws 2 and 1.", "Player 2 moves to Klamath."]


@pytest.mark.skipif(COMPILED, reason="the same words for both builds")
@pytest.mark.parametrize("name", GAMES)
def test_lines_leave_nothing_out_and_keep_the_order(name: str) -> None:
    *_, match = walk(name, bottlecap.new(name, seed=1).players, 3)
    for seat in (None, 0):
        found: list[Line] = lines(match.events(seat))
        assert [event for line in found for event in line.events] == match.events(seat)
        for lang in ("en", "ru"):
            for line in found:
                assert line.text(lang) and not line.text(lang).startswith("event-")


@pytest.mark.parametrize(
    ("name", "object"),
    [
        ("Мегатонна", "Мегатонну"),
        ("Башня Тенпенни", "Башню Тенпенни"),
        ("Станция «Метро-центр»", "станцию «Метро-центр»"),
        ("Старая мельница", "Старую мельницу"),
        ("Хаб", "Хаб"),
        ("«Радио Анклава»", "«Радио Анклава»"),
        ("Город Убежища", "Город Убежища"),
        ("Добрососедство", "Добрососедство"),
        ("лачуга", "лачугу"),
    ],
)
def test_names_of_things_as_objects_of_russian_sentences(name: str, object: str) -> None:
    assert accusative(name) == object
