"""Wasteland: camp, and what is readied there."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, offered, refused, zone
from tests.wasteland.table import altered, table, value
from tests.wasteland.test_equip_rules import carried, item, worn

import bottlecap

NORTH = "crossroads/north"
TURNED = ["eyebot", "tire-iron"]


def camped(players: int = 1, **changes: Any) -> bottlecap.Match:
    """Seat 0 has made camp."""
    settings: dict[str, Any] = {"where": [NORTH] * players, "enemies": {}, **changes}
    match = table(players, **settings)
    act(match, 0, "camp")
    return match


@pytest.mark.rule("wasteland/camp")
def test_a_camp_gives_health_and_rest_and_readies() -> None:
    match = camped(held=[TURNED], turned=TURNED, health=[10])
    act(match, 0, "rest")
    assert value(match, "health", 0) == 13
    assert refused(match, 0, "rest") == "wasteland/camp"
    act(match, 0, "sleep")
    assert value(match, "traits") == [0, 0, 1]
    assert refused(match, 0, "sleep") == "wasteland/camp"
    act(match, 0, "ready")
    # Nothing was left to do but to go on.
    assert value(match, "turned") == [] and asked(match, 0) == ["turn"]


@pytest.mark.rule("wasteland/camp")
def test_the_parts_of_a_camp_come_in_any_order_and_not_above_full_health() -> None:
    match = camped(held=[TURNED], turned=TURNED, health=[15])
    act(match, 0, "ready")
    assert refused(match, 0, "ready") == "wasteland/camp"
    act(match, 0, "sleep")
    act(match, 0, "rest")
    assert (value(match, "turned"), value(match, "traits"), value(match, "health", 0)) == ([], [0, 0, 1], 16)


@pytest.mark.rule("wasteland/camp", "wasteland/may-is-optional")
def test_health_and_rest_may_be_left_out_but_readying_may_not() -> None:
    match = camped(held=[TURNED], turned=TURNED, health=[10])
    act(match, 0, "break-camp")
    assert (value(match, "health", 0), value(match, "traits"), value(match, "turned")) == (10, [0, 0, 0], [])


@pytest.mark.rule("wasteland/camp")
def test_a_camp_takes_an_action_and_no_enemy_here() -> None:
    match = camped(health=[9])
    assert value(match, "actions") == 1
    spent = table(1, where=[NORTH], enemies={}, actions=0)
    assert refused(spent, 0, "camp") == "wasteland/turn-two-actions"
    beside = table(1, where=[NORTH], enemies={"radroach-1": NORTH})
    assert refused(beside, 0, "camp") == "wasteland/blocked-by-enemy"


def test_what_is_not_readied_in_a_camp_of_another_stays_turned() -> None:
    match = camped(2, held=[["tire-iron"], ["eyebot"]], turned=TURNED)
    act(match, 0, "break-camp")
    assert value(match, "turned") == ["eyebot"]


# --- what readying asks for -------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/ready-cost")
def test_a_card_whose_readying_has_a_price_stays_turned_unless_it_is_paid() -> None:
    rich = camped(held=[["metal-armor", "missile-launcher"]], turned=["metal-armor", "missile-launcher"], caps=[2])
    act(rich, 0, "ready")
    assert asked(rich, 0) == ["pay-ready"]
    act(rich, 0, "pay-ready")
    assert (value(rich, "caps", 0), value(rich, "turned")) == (1, ["missile-launcher"])
    # Two caps for the launcher are not there: it was no question.
    assert asked(rich, 0) == ["camp"]
    miser = camped(held=[["metal-armor"]], turned=["metal-armor"], caps=[5])
    act(miser, 0, "ready")
    act(miser, 0, "leave-turned")
    assert (value(miser, "caps", 0), value(miser, "turned")) == (5, ["metal-armor"])
    poor = camped(held=[["metal-armor", "stealth-suit"]], turned=["metal-armor", "stealth-suit"], caps=[1])
    act(poor, 0, "ready")
    act(poor, 0, "pay-ready")
    assert value(poor, "caps", 0) == 0 and len(value(poor, "turned")) == 1


@pytest.mark.rule("wasteland/companion-ready")
@pytest.mark.parametrize("lies", [[0, 0, 1, 0], [0, 0, 0, 0]])
def test_a_companion_is_readied_by_what_it_asks_for_equipped_or_carried(lies: list[int]) -> None:
    held: dict[str, Any] = {"held": [["piper"]], "turned": ["piper"], "worn": [(item("piper") + 1) * one for one in lies]}
    liked = camped(letters=["cs"], **held)
    act(liked, 0, "ready")
    assert (zone(liked, "items", "held 0"), value(liked, "turned")) == (["piper"], [])
    # The other alternative will do as well.
    perceptive = camped(letters=["p"], **held)
    act(perceptive, 0, "ready")
    assert zone(perceptive, "items", "held 0") == ["piper"]
    left = camped(letters=["s"], **held)
    act(left, 0, "ready")
    assert (zone(left, "items", "held 0"), zone(left, "items", "loot-discard"), value(left, "turned")) == ([], ["piper"], [])
    assert worn(left) == []


@pytest.mark.rule("wasteland/companion-ready")
def test_one_that_is_not_turned_is_asked_for_nothing() -> None:
    match = camped(held=[["piper", "codsworth"]], letters=["s"], traits=[2, 0, 0], health=[9])
    act(match, 0, "break-camp")
    assert sorted(zone(match, "items", "held 0")) == ["codsworth", "piper"]


def test_every_companion_that_lies_turned_is_asked_one_by_one() -> None:
    match = camped(held=[["hancock", "piper", "curie"]], letters=["s"], turned=["hancock", "piper", "curie"], rads=[6])
    act(match, 0, "ready")
    # Neither drugs nor a bad name; neither C nor P; but no more than six radiation.
    assert carried(match) == ["curie"] and value(match, "turned") == []
    assert [one["item"] for one in heard(match, None, "readied")] == [item("curie")]


def test_nothing_else_is_answered_in_a_camp() -> None:
    match = camped(held=[["stimpak", "jet"]], health=[9])
    assert offered(match, 0) == ["rest", "sleep", "break-camp"]
    assert not can(altered(match), 0, "use", item="jet")
