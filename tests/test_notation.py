"""The notation of effects: verbs of one or more words, and typed parts behind them."""

from pathlib import Path

import pytest

from bottlecap.engine.errors import BadContent
from bottlecap.engine.notation import Number, OneOf, Part, Verb, read_parts, verb_of
from bottlecap.engine.packs import PackReader

PACK = PackReader(Path())
NUMBER = Number("number", 1, 6)
COLOUR = OneOf("colour", ["red", "dark blue"])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("pay 5", ("pay", "5")),
        ("pay each 5", ("pay each", "5")),
        ("pay  each\t5", ("pay each", "5")),
        ("pay", ("pay", "")),
        ("each pay 5", ("", "each pay 5")),
        ("", ("", "")),
    ],
)
def test_the_longest_verb_counts(text: str, found: tuple[str, str]) -> None:
    assert verb_of(text, {"pay": 1, "pay each": 2}) == found


@pytest.mark.parametrize(
    ("parts", "text", "between", "values"),
    [
        ([], "", ":", []),
        ([], "5", ":", None),
        ([], "5", " ", None),
        ([NUMBER], "5", ":", [5]),
        ([COLOUR], "dark blue", ":", [1]),
        ([COLOUR], "grey", ":", None),
        ([NUMBER, COLOUR], "5 : dark blue", ":", [5, 1]),
        ([NUMBER, COLOUR], "5", ":", None),
        ([NUMBER, NUMBER], "5 6", " ", [5, 6]),
        ([NUMBER, NUMBER], "5", " ", None),
        ([NUMBER], "5 6", " ", None),
        ([NUMBER], "", " ", None),
    ],
)
def test_parts_are_read_one_by_one(parts: list[Part], text: str, between: str, values: list[object] | None) -> None:
    assert read_parts(PACK, parts, text, between) == values


@pytest.mark.parametrize("text", ["0", "7", "-1", "five", "5.0", "", "²"])
def test_a_number_is_within_its_bounds(text: str) -> None:
    with pytest.raises(BadContent, match="a number from 1 to 6 is wanted"):
        NUMBER.read(PACK, text)


def test_a_verb_complains_and_gives_examples() -> None:
    verb = Verb("pay each", [NUMBER, COLOUR], "cards", ":")
    assert verb.name == "pay-each"
    assert verb.examples() == ["pay each 1:red", "pay each 1:dark blue"]
    assert [verb_of(text, {"pay each": verb}) for text in verb.examples()] == [("pay each", "1:red"), ("pay each", "1:dark blue")]
    assert verb.values(PACK, "1:dark blue") == [1, 1]
    with pytest.raises(BadContent, match="'pay each' does not take '1:grey'"):
        verb.values(PACK, "1:grey")
