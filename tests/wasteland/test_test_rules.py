"""Wasteland: tests of letters."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, outcomes, refused
from tests.wasteland.table import fought, reroll, table, throw, value

import bottlecap


def put_to_test(asked_for: str = "p", difficulty: int = 2, twice: str = "", **changes: Any) -> bottlecap.Match:
    """A survivor without anything that helps has to pass a test of these letters."""
    step = {"kind": "test", "seat": 0, "letters": [*asked_for], "twice": [*twice], "difficulty": difficulty}
    return table(1, **{"held": [[]], "letters": ["a"], "enemies": {}, **changes}, then=[step])


@pytest.mark.rule("wasteland/test-roll")
def test_a_test_throws_three_dice() -> None:
    match = put_to_test()
    thrown = outcomes(match)
    assert len(thrown) == 6**3 and set(thrown.values()) == {1}


@pytest.mark.rule("wasteland/test-reroll")
def test_each_letter_held_is_a_reroll_of_any_dice() -> None:
    match = put_to_test("pis", difficulty=6, letters=["pia"])
    assert value(match, "rerolls") == 2
    throw(match, "head", "torso", "limbs")
    reroll(match, 0, 1, 2)
    # The first die lies still.
    assert len(outcomes(match)) == 36 and {faces[0] for faces in outcomes(match)} == {"head"}
    throw(match, "head", "body", "body")
    reroll(match, 0, 0, 1, 2)
    assert len(outcomes(match)) == 216
    throw(match, "head", "body", "body")
    # No reroll is left, so nothing is asked.
    assert heard(match, None, "failed") == [{"seat": 0, "amount": 2}]


@pytest.mark.rule("wasteland/test-reroll")
def test_without_its_letters_a_test_has_no_reroll() -> None:
    match = put_to_test("pi", difficulty=6, letters=["sa"], traits=[0, 0, 1])
    throw(match, "head", "torso", "limbs")
    assert asked(match, 0) == ["aim"]
    assert refused(match, 0, "reroll", dice=1) == "wasteland/test-reroll"
    # A trait given up makes one.
    act(match, 0, "use-trait", trait="well-rested")
    assert can(match, 0, "reroll", dice=1) and value(match, "rerolls") == 1


@pytest.mark.rule("wasteland/test-letter-twice")
def test_a_letter_printed_twice_gives_two_rerolls() -> None:
    assert value(put_to_test("i", twice="i", letters=["i"]), "rerolls") == 2
    assert value(put_to_test("is", twice="s", letters=["i"]), "rerolls") == 1
    assert value(put_to_test("i", letters=["i"]), "rerolls") == 1


@pytest.mark.rule("wasteland/test-success")
@pytest.mark.parametrize(
    ("faces", "passed"),
    [
        (("head", "torso", "limbs"), True),
        (("head", "head", "limbs"), True),
        (("torso", "arms", "body"), False),
        # All silhouettes green and not an icon.
        (("limbs", "body", "limbs"), False),
    ],
)
def test_as_many_icons_as_the_difficulty_pass(faces: tuple[str, str, str], passed: bool) -> None:
    match = put_to_test("p", difficulty=3)
    fought(match, 0, *faces)
    assert value(match, "won") == int(passed)
    assert bool(heard(match, None, "passed")) is passed and bool(heard(match, None, "failed")) is not passed


@pytest.mark.rule("wasteland/test-no-result")
@pytest.mark.parametrize("face", ["head", "body"])
def test_a_test_without_results_changes_nothing(face: str) -> None:
    quiet = table(1, held=[[]], letters=["a"], enemies={})
    match = put_to_test("p", difficulty=3)
    fought(match, 0, face, face, face)
    # All that is left of it is how it ended, by how much, and whose it was.
    left = {"won", "margin", "thrower", "difficulty", "asked", "pending"}
    before, after = quiet.position(), match.position()
    assert {name for name in before if before[name] != after[name]} <= left
    assert asked(match, 0) == ["turn"]


@pytest.mark.rule("wasteland/test-success")
def test_what_a_card_adds_counts_as_icons() -> None:
    match = put_to_test("p", difficulty=4, held=[["day-tripper"]])
    throw(match, "head", "limbs", "limbs")
    assert match.prompts(0)[0].args["success-0"] == 0
    act(match, 0, "use", item="day-tripper")
    # Four icons, and nothing more to ask.
    assert heard(match, None, "passed") == [{"seat": 0, "amount": 4}]
