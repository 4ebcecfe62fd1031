"""Wasteland: turns, moving, exploring."""

import pytest
from tests.say import act
from tests.wasteland.table import opened, sector_of, table, value


@pytest.mark.rule("wasteland/turn-two-actions")
def test_a_turn_has_two_actions() -> None:
    match = opened(2)
    assert value(match, "actions") == 2
    act(match, 0, "camp")
    act(match, 0, "break-camp")
    assert value(match, "actions") == 1


@pytest.mark.rule("wasteland/move")
def test_a_move_gives_two_points() -> None:
    match = table(1, where=["crossroads/north"], enemies={})
    act(match, 0, "move", sector="crossroads/west")
    assert (value(match, "actions"), value(match, "points")) == (1, 1)
    assert sector_of(match, 0) == "crossroads/west"
