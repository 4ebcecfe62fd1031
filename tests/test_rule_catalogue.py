"""Every rule of every game is named by a test, and tests name only rules that there are."""

import pytest
from tests.homes import home_of
from tests.marks import all_marked, marked_in

import bottlecap

MOST_IDS = 2
MARKED = all_marked()
RULES = {game.id: game.rules.ids() for game in bottlecap.games()}


@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    """But for those that wait for something, and these are named by none."""
    named = {id for test in MARKED for id in test.ids}
    waiting = {f"{game}/{slug}" for slug in home_of(game).waiting}
    assert [id for id in RULES[game] if (id in named) == (id in waiting)] == []


def test_no_test_names_a_rule_that_there_is_not() -> None:
    known = {id for ids in RULES.values() for id in ids}
    assert [f"{test.place} names {id}" for test in MARKED for id in test.ids if id not in known] == []


def test_no_test_names_more_than_two_rules() -> None:
    assert [f"{test.place} names {len(test.ids)} rules" for test in MARKED if len(test.ids) > MOST_IDS] == []


def test_every_rule_has_a_text_in_both_languages() -> None:
    missing = []
    for game in bottlecap.games():
        for slug in game.rules.slugs[1:]:
            missing += [f"{game.id}: rule-{slug} in {lang}" for lang in ("en", "ru") if not game.messages.has(f"rule-{slug}", lang)]
    assert missing == []


SOURCE = """
pytestmark = pytest.mark.rule("g/file")

@pytest.mark.rule("g/one")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("g/two"))])
def test_function(n): ...

@pytest.mark.rule("g/class")
class TestClass:
    @other.mark.rule("g/method", "g/class")
    async def test_method(self): ...

def helper(): ...
"""


def test_marks_are_read_wherever_they_stand() -> None:
    found = [(test.address, test.ids) for test in marked_in(SOURCE, "t.py")]
    assert found == [
        ("t.py::test_function", ("g/file", "g/one", "g/two")),
        ("t.py::TestClass::test_method", ("g/file", "g/class", "g/method")),
    ]


@pytest.mark.parametrize("mark", ["rule(NAME)", "rule()", "rule(*ids)", 'rule(id="g/one")'])
def test_a_rule_that_is_not_named_in_plain_strings_is_refused(mark: str) -> None:
    with pytest.raises(ValueError, match="plain strings"):
        marked_in(f"@pytest.mark.{mark}\ndef test_it(): ...\n", "t.py")
