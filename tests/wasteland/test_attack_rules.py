"""Wasteland: how fights begin."""

import pytest
from tests.say import act, asked, can, heard, refused
from tests.wasteland.fights import BEYOND, HERE, NEXT, PLAIN, fight, health, meet, ordered
from tests.wasteland.table import (
    DOMAINS,
    fought,
    sector_of,
    table,
    tokens_lie,
    value,
)

BOSTON = "downtown-boston/"

# --- choosing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/fight-action")
def test_any_active_enemy_here_can_be_fought_for_an_action() -> None:
    match = table(1, **PLAIN, enemies={"protectron-1": HERE, "mole-rat": HERE, "yao-guai": NEXT})
    assert can(match, 0, "fight", enemy="protectron-1") and can(match, 0, "fight", enemy="mole-rat")
    assert refused(match, 0, "fight", enemy="deathclaw-1") == "wasteland/fight-action"
    assert refused(match, 0, "fight-faction", faction="star", sector=HERE) == "wasteland/fight-action"
    act(match, 0, "fight", enemy="mole-rat")
    fought(match, 0, "arms", "arms", "arms")
    assert value(match, "actions") == 1
    # It fled.
    assert refused(match, 0, "fight", enemy="mole-rat") == "wasteland/enemy-inactive"
    match = meet("protectron-1", actions=0, points=2)
    assert refused(match, 0, "fight", enemy="protectron-1") == "wasteland/turn-two-actions"


@pytest.mark.rule("wasteland/fight-ranged")
def test_a_ranged_weapon_reaches_the_next_sector() -> None:
    match = meet("raider-psycho", NEXT)
    assert refused(match, 0, "fight", enemy="raider-psycho") == "wasteland/fight-ranged"
    match = meet("raider-psycho", NEXT, held=[["pipe-rifle"]], worn=[0, 0, 0, 0])
    assert refused(match, 0, "fight", enemy="raider-psycho") == "wasteland/fight-ranged"
    match = meet("raider-psycho", "crossroads/hill", held=[["pipe-rifle"]], where=["crossroads/east"])
    assert refused(match, 0, "fight", enemy="raider-psycho") == "wasteland/fight-action"
    # One hit by the dice and one by the distance kill level 2.
    match = fight("raider-psycho", "arms", "torso", "torso", sector=NEXT, held=[["pipe-rifle"]], letters=["a"])
    assert heard(match, None, "slain") and sector_of(match, 0) == HERE
    # In the same sector there is no such hit.
    match = fight("raider-psycho", "arms", "torso", "torso", held=[["pipe-rifle"]], letters=["a"])
    assert not heard(match, None, "slain")


@pytest.mark.rule("wasteland/fight-ranged")
@pytest.mark.rule("wasteland/prop-ranged")
def test_ranged_against_ranged_adds_nothing_to_either() -> None:
    # The bounty hunter has level 2, head and torso.
    match = fight("bounty-hunter-1", "torso", "body", "limbs", sector=NEXT, held=[["pipe-rifle"]], letters=["a"])
    assert heard(match, None, "slain")
    match = fight("bounty-hunter-1", "torso", "limbs", "limbs", sector=NEXT, held=[["pipe-rifle"]], letters=["a"])
    assert not heard(match, None, "slain") and health(match) == 14
    from_afar = {"sector": NEXT, "apart": 1}
    match = ordered("bounty-hunter-1", "torso", "limbs", "limbs", then=from_afar, held=[["pipe-rifle"]], letters=["a"])
    assert not heard(match, None, "slain") and health(match) == 14


@pytest.mark.rule("wasteland/fight-ranged")
def test_tokens_of_a_faction_are_shot_at_likewise() -> None:
    match = table(1, **{**PLAIN, "held": [["pipe-rifle"]], "letters": ["a"]}, enemies={}, tokens={"star": [NEXT, NEXT]})
    act(match, 0, "fight-faction", faction="star", sector=NEXT)
    # Level 1: the hit by the distance is enough.
    fought(match, 0, "arms", "arms", "arms")
    assert heard(match, None, "slain") and tokens_lie(match, "stars") == [NEXT]


# --- ambushes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/prop-aggressive")
def test_moving_in_on_an_aggressive_enemy_starts_a_fight() -> None:
    match = meet("raider-psycho", NEXT, where=[HERE])
    act(match, 0, "move", sector=NEXT)
    assert heard(match, None, "fought") == [{"seat": 0, "foe": 9, "sector": DOMAINS["sector"].index(NEXT)}]
    fought(match, 0, "body", "body", "body")
    # It was no action, and the point that is left can be used, not to fight again by staying.
    assert (value(match, "actions"), value(match, "points")) == (1, 1)
    act(match, 0, "move", sector=BEYOND)
    assert len(heard(match, None, "fought")) == 1
    act(match, 0, "move", sector=NEXT)
    assert len(heard(match, None, "fought")) == 2


@pytest.mark.rule("wasteland/prop-aggressive")
def test_others_do_not_start_a_fight() -> None:
    match = table(1, **PLAIN, enemies={"protectron-1": NEXT}, fled=0, tokens={"shield": [NEXT]})
    act(match, 0, "move", sector=NEXT)
    assert not heard(match, None, "fought") and asked(match, 0) == ["turn"]
    match = table(1, **PLAIN, enemies={"raider-psycho": NEXT}, fled=1 << 9)
    act(match, 0, "move", sector=NEXT)
    assert not heard(match, None, "fought")


@pytest.mark.rule("wasteland/prop-aggressive")
def test_the_ground_comes_before_the_ambush() -> None:
    match = meet("raider-psycho", BOSTON + "wharf", where=[BOSTON + "common"])
    act(match, 0, "move", sector=BOSTON + "wharf")
    assert value(match, "rads", 0) == 1 and heard(match, None, "fought")
    # Whom the ground kills meets nobody.
    match = meet("raider-psycho", BOSTON + "wharf", where=[BOSTON + "common"], health=[1])
    act(match, 0, "move", sector=BOSTON + "wharf")
    assert asked(match, 0) == ["stand-up"] and not heard(match, None, "fought")
    act(match, 0, "stand-up", sector=HERE)
    assert not heard(match, None, "fought")


@pytest.mark.rule("wasteland/prop-aggressive-choice")
def test_who_moves_in_on_several_chooses_the_order() -> None:
    enemies = {"raider-psycho": NEXT, "deathclaw-1": NEXT, "protectron-1": NEXT}
    match = table(1, **PLAIN, enemies=enemies, tokens={"star": [NEXT, NEXT]})
    act(match, 0, "move", sector=NEXT)
    assert [action.to_json()["foe"] for action in match.actions(0)] == ["raider-psycho", "deathclaw-1", "star"]
    assert refused(match, 0, "face", foe="protectron-1") == "wasteland/prop-aggressive-choice"
    act(match, 0, "face", foe="star")
    fought(match, 0, "body", "body", "limbs")
    # The second star has still to be met; the first one was killed.
    assert tokens_lie(match, "stars") == [NEXT]
    act(match, 0, "face", foe="deathclaw-1")
    fought(match, 0, "body", "body", "limbs")
    assert refused(match, 0, "face", foe="deathclaw-1") == "wasteland/prop-aggressive-choice"
    act(match, 0, "face", foe="star")
    fought(match, 0, "body", "body", "limbs")
    # One is left, and is fought without a question.
    fought(match, 0, "body", "body", "limbs")
    assert [row["foe"] for row in heard(match, None, "fought")] == [27, 25, 27, 9]
    assert asked(match, 0) == ["turn"] and value(match, "actions") == 1


@pytest.mark.rule("wasteland/prop-aggressive-choice")
@pytest.mark.rule("wasteland/killed-turn-ends")
def test_whoever_is_killed_in_an_ambush_meets_no_other_and_moves_no_more() -> None:
    match = table(2, where=[HERE, HERE], held=[[], []], enemies={"raider-psycho": NEXT, "deathclaw-1": NEXT}, health=[3, 16])
    act(match, 0, "move", sector=NEXT)
    act(match, 0, "face", foe="raider-psycho")
    fought(match, 0, "head", "head", "head")
    act(match, 0, "stand-up", sector=NEXT)
    # Standing up among them starts no fight; the turn is over.
    assert [row["foe"] for row in heard(match, None, "fought")] == [9]
    assert match.seats == (1,) and asked(match, 1) == ["turn"]


@pytest.mark.rule("wasteland/loyalty-aggressive")
def test_the_loyal_are_not_ambushed_by_their_own() -> None:
    for agenda, met in (("freedom-1", 0), ("security-1", 1)):
        match = table(1, **PLAIN, enemies={}, tokens={"star": [NEXT]}, agendas={agenda: "pledged 0"})
        act(match, 0, "move", sector=NEXT)
        assert len(heard(match, None, "fought")) == met


def test_the_unseen_are_not_ambushed() -> None:
    match = meet("raider-psycho", NEXT, unseen=1)
    act(match, 0, "move", sector=NEXT)
    assert not heard(match, None, "fought")
