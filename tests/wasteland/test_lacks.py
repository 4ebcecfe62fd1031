"""Wasteland: what is lacking is said in figures, beside the rule."""

from tests.say import lacking
from tests.wasteland.table import table
from tests.wasteland.test_trade_rules import trading
from tests.wasteland.test_turn_rules import CAMP, HILL, NORTH, WEST


def test_no_action_is_left() -> None:
    spent = table(1, enemies={}, where=[NORTH], actions=0)
    assert lacking(spent, 0, "camp") == "You have no action left this turn."
    assert lacking(spent, 0, "camp", "ru") == "В этом ходу у вас не осталось действий."


def test_how_many_movement_points_it_takes_and_how_far_it_is() -> None:
    poor = table(1, enemies={}, where=[CAMP], actions=0, points=1)
    assert lacking(poor, 0, "move", sector=HILL) == "It costs 2 movement points, and you have 1."
    assert lacking(poor, 0, "move", "ru", sector=HILL) == "Нужно 2 очка движения, а у вас 1."
    assert lacking(poor, 0, "move", sector=WEST) == "It is 2 sectors away."


def test_how_many_caps_are_short() -> None:
    match = trading(caps=[3])
    assert lacking(match, 0, "buy", item="radaway") == "You are 1 cap short."
    assert lacking(match, 0, "buy", "ru", item="ripper") == "Не хватает 2 крышек."
