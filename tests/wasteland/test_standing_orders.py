"""Wasteland: what may be left to standing orders."""

from typing import Any

import pytest
from tests.say import act, asked
from tests.wasteland.table import enemy_at, table, throw, value
from tests.wasteland.test_activation_rules import CAMP, COMMON, HUB, RAILROAD, RIVER, WHARF, acting
from tests.wasteland.test_camp_rules import camped
from tests.wasteland.test_deal_rules import dealing, offered_to
from tests.wasteland.test_dice_rules import attacked

import bottlecap

HERE, NEXT = "crossroads/north", "crossroads/camp"
TEST = {"kind": "test", "seat": 0, "letters": ["s"], "twice": [], "difficulty": 2}


def by_order(match: bottlecap.Match, seat: int, **orders: str) -> list[dict[str, object]]:
    return [answer.action.to_json() for answer in match.ordered(seat, orders)]


def obey(match: bottlecap.Match, seat: int, **orders: str) -> None:
    (answer,) = match.ordered(seat, orders)
    match.play(answer.action, seat, answer.decision)


# --- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faces", [("head", "head", "body"), ("arms", "limbs", "legs"), ("limbs", "body", "torso")])
def test_dice_are_rerolled_as_the_question_says_is_best(faces: tuple[str, str, str]) -> None:
    match = attacked("raider-psycho", held=[["tire-iron"]], letters=["a"], health=[5], turned=["tire-iron"])
    throw(match, *faces)
    best = match.prompts(0)[0].args["best"]
    expected = match.game.action_named("reroll", dice=best) if best else match.game.action_named("keep")
    assert by_order(match, 0, reroll="odds") == by_order(match, 0, reroll="odds-only") == [expected.to_json()]


def test_the_dice_of_a_test_are_kept_once_it_is_passed() -> None:
    match = table(1, where=[HERE], held=[[]], letters=["s"], enemies={}, then=[TEST])
    throw(match, "head", "head", "head")
    assert asked(match, 0) == ["aim"]
    assert by_order(match, 0, reroll="odds") == [{"kind": "keep"}]


def test_who_could_use_a_card_is_asked_unless_the_odds_alone_are_to_say() -> None:
    match = table(1, where=[HERE], held=[["calmex"]], letters=["e"], enemies={}, then=[TEST])
    throw(match, "limbs", "limbs", "limbs")
    assert "use" in [action.kind for action in match.actions(0)]
    assert by_order(match, 0, reroll="odds") == []
    assert by_order(match, 0, reroll="odds-only") == [{"kind": "keep"}]


# --- enemies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "foe"), [("weakest", "raider-psycho"), ("strongest", "deathclaw-1")])
def test_of_several_who_lie_in_wait_one_is_fought_first(way: str, foe: str) -> None:
    plain: dict[str, Any] = {"where": [HERE], "held": [[]], "letters": ["special"]}
    match = table(1, **plain, enemies={"deathclaw-1": NEXT, "raider-psycho": NEXT}, tokens={"star": [NEXT]}, power=[4, 0])
    act(match, 0, "move", sector=NEXT)
    assert asked(match, 0) == ["ambushed"]
    assert {action.to_json()["foe"] for action in match.actions(0)} == {"raider-psycho", "deathclaw-1", "star"}
    assert by_order(match, 0, attackers=way) == [{"kind": "face", "foe": foe}]


@pytest.mark.parametrize(("way", "enemy"), [("weakest", "protectron-1"), ("strongest", "protectron-medic")])
def test_of_several_attackers_one_comes_first(way: str, enemy: str) -> None:
    """Of equals the first that is listed."""
    enemies = {"protectron-1": RIVER, "protectron-medic": RIVER, "mr-gutsy": COMMON}
    match = acting("robot", 2, where=[CAMP, RIVER], enemies=enemies)
    assert asked(match, 1) == ["first-attacker"]
    assert by_order(match, 1, attackers=way) == [{"kind": "first-enemy", "enemy": enemy}]


def test_tokens_of_a_faction_are_taken_as_they_come() -> None:
    match = acting("star", 2, where=[CAMP, WHARF], tokens={"star": [COMMON, RAILROAD]})
    assert asked(match, 1) == ["first-attacker"]
    (first, *_) = match.actions(1)
    assert by_order(match, 1, attackers="strongest") == [first.to_json()]


def test_an_enemy_takes_the_first_of_equal_ways() -> None:
    match = acting("robot", 2, where=[RAILROAD, CAMP], enemies={"protectron-1": COMMON}, first_player=1)
    assert asked(match, 1) == ["go-via"] and by_order(match, 0, paths="first") == []
    first = match.actions(1)[0].to_json()["sector"]
    obey(match, 1, paths="first")
    assert enemy_at(match, "protectron-1") == first and first in (HUB, WHARF)


# --- things -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "caps", "turned"), [("pay-ready", 1, []), ("leave-turned", 2, ["metal-armor"])])
def test_readying_is_paid_for_or_not(way: str, caps: int, turned: list[str]) -> None:
    match = camped(held=[["metal-armor"]], turned=["metal-armor"], caps=[2])
    act(match, 0, "ready")
    assert asked(match, 0) == ["pay-ready"]
    obey(match, 0, readying=way)
    assert (value(match, "caps", 0), value(match, "turned")) == (caps, turned)


def test_offers_are_refused() -> None:
    match = offered_to(dealing(), give=["pack-1"], take=["weapon"], caps=4)
    assert by_order(match, 1, offers="refuse") == [{"kind": "refuse"}]


def test_a_fight_begins_without_a_card() -> None:
    match = table(1, where=[HERE], held=[["missile-launcher"]], letters=["a"], enemies={"yao-guai": HERE}, actions=2)
    act(match, 0, "fight", enemy="yao-guai")
    assert asked(match, 0) == ["brace"]
    assert by_order(match, 0, brace="fight-on") == [{"kind": "fight-on"}]


def test_a_hurt_survivor_hits_without_a_card() -> None:
    match = table(1, where=[HERE], held=[["stimpak"]], letters=["a"], enemies={"yao-guai": HERE}, actions=2)
    act(match, 0, "fight", enemy="yao-guai")
    throw(match, "torso", "torso", "torso")
    assert asked(match, 0) == ["strike"] and by_order(match, 0, brace="fight-on") == []
    assert by_order(match, 0, strike="strike") == [{"kind": "strike"}]
