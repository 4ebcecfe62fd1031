"""Wasteland: enemies act."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, refused
from tests.wasteland.table import DOMAINS, enemy_at, fought, sector_of, table, tokens_lie, value

import bottlecap

# Downtown Boston is a wheel: six sectors around the one in the middle.
B = "downtown-boston/"
HUB, RIVER, COMMON, WHARF, RAILROAD, AVENUE, HEIGHTS = (
    B + name for name in ("downtown", "river", "common", "wharf", "railroad", "avenue", "heights")
)
CAMP = "crossroads/camp"
FOES = DOMAINS["foe"]


def acting(force: str, players: int = 1, scenario: str = "commonwealth", **changes: Any) -> bottlecap.Match:
    """A force acts; survivors have nothing that helps, and letters enough."""
    plain: dict[str, Any] = {"held": [[]] * players, "letters": ["specil"] * players, "enemies": {}}
    return table(players, scenario, **{**plain, **changes}, then=[{"kind": "activate", "force": force}])


def fights(match: bottlecap.Match) -> list[tuple[int, str]]:
    """Who fought what, in order."""
    return [(int(row["seat"] or 0), FOES[int(row["foe"] or 0)]) for row in heard(match, None, "fought")]


def answers(match: bottlecap.Match, seat: int) -> list[str]:
    """The last words of all answers."""
    return [str([*action.to_json().values()][-1]) for action in match.actions(seat)]


# --- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/activate-move")
def test_an_enemy_comes_one_sector_nearer_whatever_the_ground() -> None:
    match = acting("robot", where=[RAILROAD], enemies={"protectron-1": COMMON, "protectron-2": "face-down-14"})
    # By the radioactive wharf or the middle.
    assert asked(match, 0) == ["go-via"] and sorted(answers(match, 0)) == [HUB, WHARF]
    act(match, 0, "go-via", sector=WHARF)
    assert enemy_at(match, "protectron-1") == WHARF and fights(match) == []


@pytest.mark.rule("wasteland/activate-move")
def test_an_enemy_crosses_face_down_tiles_as_one_sector() -> None:
    match = acting("robot", where=["diamond-city/gate"], enemies={"protectron-1": AVENUE})
    assert enemy_at(match, "protectron-1") == "face-down-17"
    # And into a rough sector in one go.
    match = acting("robot", where=["crossroads/hill"], enemies={"protectron-1": "crossroads/camp"})
    assert enemy_at(match, "protectron-1") == "crossroads/hill"


@pytest.mark.rule("wasteland/activate-fight")
def test_one_in_a_survivors_sector_fights_instead() -> None:
    match = acting("robot", players=2, where=[RAILROAD, WHARF], enemies={"protectron-1": RAILROAD})
    assert fights(match) == [(0, "protectron-1")]
    fought(match, 0, "torso", "torso", "torso")
    assert enemy_at(match, "protectron-1") == RAILROAD and value(match, "actions") == 2


@pytest.mark.rule("wasteland/activate-ranged")
def test_a_ranged_one_attacks_from_the_next_sector() -> None:
    match = acting("robot", where=[RAILROAD], enemies={"mr-gutsy": WHARF})
    assert fights(match) == [(0, "mr-gutsy")]
    fought(match, 0, "body", "torso", "torso")
    # Two icons, and one for the distance.
    assert value(match, "health", 0) == 10 and enemy_at(match, "mr-gutsy") == WHARF
    # Two sectors away it moves, and does not attack.
    match = acting("robot", where=[RAILROAD], enemies={"mr-gutsy": "diamond-city/stands"})
    assert fights(match) == []


@pytest.mark.rule("wasteland/activate-ranged-choice")
@pytest.mark.parametrize(("health", "first", "victim"), [([10, 9], 0, 1), ([9, 10], 0, 0), ([9, 9], 0, 0), ([9, 9], 1, 1)])
def test_a_ranged_one_attacks_the_weakest_in_reach(health: list[int], first: int, victim: int) -> None:
    match = acting("robot", 2, where=[WHARF, RAILROAD], enemies={"mr-gutsy": WHARF}, health=health, first_player=first)
    assert fights(match) == [(victim, "mr-gutsy")]
    assert value(match, "apart") == victim


@pytest.mark.rule("wasteland/activate-target")
@pytest.mark.parametrize(
    ("health", "rads", "first", "goal"),
    [
        ([9, 10], [0, 0], 0, RIVER),
        ([10, 9], [0, 0], 0, WHARF),
        ([10, 12], [0, 3], 0, WHARF),
        ([9, 9], [0, 0], 0, RIVER),
        ([9, 9], [0, 0], 1, WHARF),
    ],
)
def test_among_equally_near_survivors_the_weakest_is_the_goal(health: list[int], rads: list[int], first: int, goal: str) -> None:
    match = acting("robot", 2, where=[RIVER, WHARF], enemies={"protectron-1": COMMON}, health=health, rads=rads, first_player=first)
    assert enemy_at(match, "protectron-1") == goal
    # The same two in its own sector: it attacks the weakest.
    match = acting(
        "robot", 2, where=[COMMON, COMMON], enemies={"protectron-1": COMMON}, health=health, rads=rads, first_player=first
    )
    assert fights(match) == [(0 if goal == RIVER else 1, "protectron-1")]


@pytest.mark.rule("wasteland/activate-target")
def test_the_nearest_comes_before_the_weakest() -> None:
    match = acting("robot", 2, where=[WHARF, AVENUE], enemies={"protectron-1": COMMON}, health=[16, 1])
    assert enemy_at(match, "protectron-1") == WHARF
    # Three players: the next round's order goes clockwise from the first player.
    match = acting("robot", 3, where=[WHARF, RIVER, HUB], enemies={"protectron-1": COMMON}, first_player=2)
    assert enemy_at(match, "protectron-1") == HUB
    match = acting("robot", 3, where=[WHARF, RIVER, AVENUE], enemies={"protectron-1": COMMON}, first_player=2)
    assert enemy_at(match, "protectron-1") == WHARF


@pytest.mark.rule("wasteland/activate-none")
def test_one_that_may_go_for_nobody_stays() -> None:
    match = acting("robot", 2, where=[WHARF, RIVER], enemies={"protectron-1": COMMON}, unseen=3)
    assert enemy_at(match, "protectron-1") == COMMON and not heard(match, None, "came-nearer")
    match = acting("robot", 2, where=[WHARF, COMMON], enemies={"protectron-1": COMMON}, unseen=2)
    assert enemy_at(match, "protectron-1") == WHARF


@pytest.mark.rule("wasteland/face-down-ranged")
def test_a_face_down_tile_is_one_sector_to_shoot_out_of_and_into() -> None:
    match = acting("robot", where=[AVENUE], enemies={"mr-gutsy": "face-down-17"})
    assert fights(match) == [(0, "mr-gutsy")] and value(match, "apart") == 1
    match = table(1, where=[AVENUE], enemies={"mr-gutsy": "face-down-17"}, held=[["pipe-rifle"]])
    assert can(match, 0, "fight", enemy="mr-gutsy")
    match = table(1, where=[AVENUE], enemies={"mr-gutsy": "face-down-14"}, held=[["pipe-rifle"]])
    assert refused(match, 0, "fight", enemy="mr-gutsy") == "wasteland/fight-action"


# --- aggressive -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/prop-aggressive")
def test_an_aggressive_one_that_moves_in_attacks_at_once() -> None:
    match = acting("super-mutant", where=[WHARF], enemies={"brute-1": COMMON})
    assert enemy_at(match, "brute-1") == WHARF and fights(match) == [(0, "brute-1")]
    assert (value(match, "apart"), value(match, "attacks")) == (0, 1)
    # One sector is all: it does not act again.
    fought(match, 0, "legs", "legs", "legs")
    assert fights(match) == [(0, "brute-1")] and asked(match, 0) == ["turn"]
    match = acting("robot", where=[WHARF], enemies={"protectron-1": COMMON})
    assert enemy_at(match, "protectron-1") == WHARF and fights(match) == []


@pytest.mark.rule("wasteland/prop-aggressive-choice")
@pytest.mark.parametrize(("health", "first", "victim"), [([8, 5], 0, 1), ([5, 8], 0, 0), ([8, 8], 0, 0), ([8, 8], 1, 1)])
def test_it_fights_the_weakest_of_those_it_moves_in_on(health: list[int], first: int, victim: int) -> None:
    match = acting("super-mutant", 2, where=[WHARF, WHARF], enemies={"brute-1": COMMON}, health=health, first_player=first)
    assert fights(match) == [(victim, "brute-1")]


# --- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/activate-several")
def test_whoever_is_attacked_by_several_orders_them() -> None:
    enemies = {"protectron-1": RIVER, "protectron-medic": RIVER, "mr-gutsy": COMMON}
    match = acting("robot", 2, where=[CAMP, RIVER], enemies=enemies)
    assert match.seats == (1,) and asked(match, 1) == ["first-attacker"]
    assert answers(match, 1) == ["protectron-1", "protectron-medic", "mr-gutsy"]
    assert refused(match, 1, "first-enemy", enemy="sentry-bot") == "wasteland/activate-several"
    act(match, 1, "first-enemy", enemy="mr-gutsy")
    fought(match, 1, "body", "torso", "torso")
    assert answers(match, 1) == ["protectron-1", "protectron-medic"]
    act(match, 1, "first-enemy", enemy="protectron-medic")
    fought(match, 1, "body", "torso", "torso")
    fought(match, 1, "body", "torso", "torso")
    assert fights(match) == [(1, "mr-gutsy"), (1, "protectron-medic"), (1, "protectron-1")]


@pytest.mark.rule("wasteland/activate-several")
def test_those_who_come_to_attack_are_ordered_too() -> None:
    match = acting("super-mutant", 2, where=[CAMP, WHARF], enemies={"brute-1": COMMON, "brute-2": RAILROAD, "skirmisher-1": WHARF})
    assert match.seats == (1,) and asked(match, 1) == ["first-attacker"]
    act(match, 1, "first-enemy", enemy="brute-2")
    assert fights(match) == [(1, "brute-2")] and enemy_at(match, "brute-2") == WHARF


@pytest.mark.rule("wasteland/activate-several")
def test_tokens_of_a_faction_are_ordered_by_their_sectors() -> None:
    # Shields of the Commonwealth are ranged.
    match = acting("shield", 2, where=[CAMP, WHARF], tokens={"shield": [RAILROAD, COMMON, RAILROAD]})
    assert match.seats == (1,) and answers(match, 1) == [RAILROAD, COMMON]
    assert refused(match, 1, "first-token", sector=WHARF) == "wasteland/activate-several"
    act(match, 1, "first-token", sector=COMMON)
    fought(match, 1, "limbs", "limbs", "legs")
    # Two that are alike are no choice.
    fought(match, 1, "limbs", "limbs", "legs")
    fought(match, 1, "limbs", "limbs", "legs")
    assert [row["sector"] for row in heard(match, None, "fought")] == [
        DOMAINS["sector"].index(s) for s in (COMMON, RAILROAD, RAILROAD)
    ]


@pytest.mark.rule("wasteland/activate-path")
def test_the_first_player_chooses_among_equal_ways() -> None:
    match = acting("robot", 2, where=[RAILROAD, CAMP], enemies={"protectron-1": COMMON}, first_player=1)
    assert match.seats == (1,) and asked(match, 1) == ["go-via"]
    assert refused(match, 1, "go-via", sector=RIVER) == "wasteland/activate-path"
    act(match, 1, "go-via", sector=HUB)
    assert enemy_at(match, "protectron-1") == HUB
    match = acting("star", 2, where=[RAILROAD, CAMP], tokens={"star": [COMMON]}, first_player=1)
    act(match, 1, "go-via", sector=WHARF)
    assert tokens_lie(match, "stars") == [WHARF]


@pytest.mark.rule("wasteland/activate-path")
def test_the_first_player_orders_fights_with_different_survivors() -> None:
    enemies = {"protectron-1": RIVER, "protectron-2": WHARF}
    match = acting("robot", 2, where=[RIVER, WHARF], enemies=enemies, first_player=1)
    assert match.seats == (1,) and asked(match, 1) == ["next-unit"]
    assert refused(match, 1, "next-enemy", enemy="mr-gutsy") == "wasteland/activate-path"
    act(match, 1, "next-enemy", enemy="protectron-2")
    assert fights(match) == [(1, "protectron-2")]
    match = acting("shield", 2, where=[RIVER, AVENUE], tokens={"shield": [COMMON, RAILROAD]}, first_player=1)
    assert refused(match, 1, "next-token", sector=HUB) == "wasteland/activate-path"
    act(match, 1, "next-token", sector=RAILROAD)
    assert fights(match) == [(1, "shield")]


# Each pair: one fights, the other moves; and what the fight can change for that one.
ONE_FIGHTS: dict[str, dict[str, Any]] = {
    # Kills: the other goes for somebody else.
    "deadly": {"where": [CAMP, RIVER], "health": [16, 7], "enemies": {"sentry-bot": RIVER, "protectron-1": AVENUE}},
    # Kills by radiation alone: six icons do 12 damage, and 2 rads.
    "radiation": {
        "force": "monster",
        "where": [CAMP, RIVER],
        "health": [16, 14],
        "enemies": {"glowing-one-1": RIVER, "yao-guai": "diamond-city/city"},
    },
    # Two kill together whom neither kills alone: seven icons do 14 damage.
    "together": {
        "force": "shield",
        "where": [CAMP, "cit-ruins/quay"],
        "tokens": {"shield": ["cit-ruins/labs", "cit-ruins/labs", "diamond-city/city"]},
    },
    # Weakens: of two equally near the other one becomes the goal.
    "weaker": {"where": [RIVER, RAILROAD], "health": [10, 9], "enemies": {"protectron-1": RIVER, "protectron-2": HUB}},
    # Killed: another one is laid on the icon that the second leaves, or comes to.
    "icon": {"where": ["cit-ruins/ruins", CAMP], "enemies": {"protectron-1": "cit-ruins/ruins", "protectron-2": "cit-ruins/labs"}},
    # Comes to attack.
    "comes": {
        "force": "super-mutant",
        "where": [CAMP, WHARF],
        "health": [16, 9],
        "enemies": {"brute-1": HUB, "skirmisher-1": "face-down-13"},
    },
    # The way of the other is chosen by what the fight showed.
    "way": {"where": [CAMP, RAILROAD], "enemies": {"protectron-1": RAILROAD, "protectron-2": COMMON}},
}


@pytest.mark.rule("wasteland/activate-path")
@pytest.mark.parametrize("case", ONE_FIGHTS)
def test_the_first_player_is_asked_where_a_fight_changes_what_another_does(case: str) -> None:
    changes: dict[str, Any] = {"force": "robot", "first_player": 0, **ONE_FIGHTS[case]}
    force = changes.pop("force")
    match = acting(force, 2, **changes)
    assert match.seats == (0,) and asked(match, 0) == ["next-unit"], (match.seats, fights(match))


@pytest.mark.rule("wasteland/activate-path")
def test_a_fight_that_changes_nothing_for_another_is_not_asked_about() -> None:
    # A strong survivor, one way, nobody else as near, no icon.
    match = acting("robot", 2, where=[CAMP, RAILROAD], enemies={"protectron-1": RAILROAD, "protectron-2": AVENUE})
    assert fights(match) == [(1, "protectron-1")]
    # Where nobody fights, nobody is asked.
    match = acting("robot", 2, where=[CAMP, RAILROAD], enemies={"protectron-1": WHARF, "protectron-2": AVENUE})
    assert asked(match, 0) == ["turn"]
    assert enemy_at(match, "protectron-1") == enemy_at(match, "protectron-2") == RAILROAD


@pytest.mark.rule("wasteland/activate-one-by-one")
def test_one_whose_survivor_was_just_killed_chooses_anew() -> None:
    enemies = {"sentry-bot": RIVER, "protectron-1": RIVER}
    match = acting("robot", 2, where=[HEIGHTS, RIVER], health=[16, 3], enemies=enemies)
    act(match, 1, "first-enemy", enemy="sentry-bot")
    fought(match, 1, "head", "head", "head")
    act(match, 1, "stand-up", sector=CAMP)
    # The other one goes for the survivor next door, who was none of its business before.
    assert enemy_at(match, "protectron-1") == HEIGHTS and fights(match) == [(1, "sentry-bot")]


@pytest.mark.rule("wasteland/activate-one-by-one")
def test_one_goes_by_the_positions_at_its_moment() -> None:
    # Killed, the survivor stands up where the second enemy of the type waits.
    match = acting("robot", 1, where=[RIVER], health=[3], enemies={"sentry-bot": RIVER, "protectron-1": CAMP})
    act(match, 0, "next-enemy", enemy="sentry-bot")
    fought(match, 0, "head", "head", "head")
    act(match, 0, "stand-up", sector=CAMP)
    assert fights(match) == [(0, "sentry-bot"), (0, "protectron-1")]


# --- factions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/faction-enemy")
def test_tokens_of_a_faction_act_as_a_type_and_are_not_replaced() -> None:
    match = acting("shield", where=[COMMON], enemies={}, tokens={"shield": [COMMON, "diamond-city/gate"]})
    # Level 2, torso, ranged and loot.
    fought(match, 0, "torso", "torso", "body")
    assert heard(match, None, "slain") and tokens_lie(match, "laid") == []
    assert len(tokens_lie(match, "shields")) == 1 and value(match, "peg", 0) == 2


@pytest.mark.rule("wasteland/faction-enemy")
def test_a_token_that_would_flee_is_removed() -> None:
    step = {"kind": "fight", "seat": 0, "foe": "star", "sector": COMMON, "apart": 0, "attacks": 1, "plus": 0, "extra": ["flee"]}
    match = table(1, where=[COMMON], enemies={}, held=[[]], tokens={"star": [COMMON, RIVER]}, then=[step])
    fought(match, 0, "arms", "arms", "arms")
    assert tokens_lie(match, "stars") == [RIVER] and heard(match, None, "token-removed")


@pytest.mark.rule("wasteland/faction-enemy")
def test_a_killed_token_does_not_take_the_turn_of_another() -> None:
    # One waits with the survivor; the other one comes, and is killed.
    match = acting("star", where=[COMMON], tokens={"star": [COMMON, RIVER]})
    act(match, 0, "first-token", sector=RIVER)
    fought(match, 0, "legs", "body", "body")
    assert tokens_lie(match, "stars") == [COMMON]
    # The one that waited attacks now.
    assert len(fights(match)) == 2
    fought(match, 0, "legs", "body", "body")
    assert tokens_lie(match, "stars") == [] and value(match, "acted") == 0


@pytest.mark.rule("wasteland/faction-letters")
@pytest.mark.parametrize(("power", "hurt"), [(0, 1), (1, 1), (2, 2), (4, 3), (5, 3)])
def test_the_figures_of_a_faction_are_read_off_its_marker(power: int, hurt: int) -> None:
    match = acting("star", where=[COMMON], tokens={"star": [COMMON]}, power=[power, 0])
    fought(match, 0, "arms", "body", "limbs")
    assert value(match, "health", 0) == 16 - hurt


@pytest.mark.rule("wasteland/loyalty-effects")
def test_those_of_a_faction_ignore_the_loyal_and_cannot_be_attacked_by_them() -> None:
    loyal = {"freedom-1": "pledged 0"}
    match = acting("star", 2, where=[COMMON, RAILROAD], tokens={"star": [COMMON]}, agendas=loyal, first_player=0)
    act(match, 0, "go-via", sector=WHARF)
    assert tokens_lie(match, "stars") == [WHARF] and fights(match) == []
    # Alone with it: it stays.
    match = acting("star", where=[COMMON], tokens={"star": [COMMON, RIVER]}, agendas=loyal)
    assert tokens_lie(match, "stars") == [COMMON, RIVER] and fights(match) == []
    assert refused(match, 0, "fight-faction", faction="star", sector=COMMON) == "wasteland/loyalty-effects"
    assert can(match, 0, "camp")
    # The other faction cares nothing for it.
    match = acting("shield", where=[COMMON], tokens={"shield": [COMMON]}, agendas=loyal)
    assert fights(match) == [(0, "shield")]
    # In one sector with one who is not loyal.
    match = acting("star", 2, where=[COMMON, COMMON], tokens={"star": [COMMON]}, agendas=loyal, health=[1, 16])
    assert fights(match) == [(1, "star")]


@pytest.mark.rule("wasteland/loyalty-aggressive")
def test_an_aggressive_one_moves_in_on_the_loyal_without_a_fight() -> None:
    loyal = {"freedom-1": "pledged 0"}
    match = acting("star", 2, where=[WHARF, RAILROAD], tokens={"star": [COMMON]}, agendas=loyal, first_player=0)
    act(match, 0, "go-via", sector=WHARF)
    assert tokens_lie(match, "stars") == [WHARF] and fights(match) == []


# --- what else can happen in between ----------------------------------------------------------------------------------


def test_the_unseen_are_attacked_by_nobody() -> None:
    match = acting("robot", 2, where=[RIVER, RIVER], enemies={"protectron-1": RIVER, "mr-gutsy": HUB}, unseen=1)
    assert match.seats == (1,)
    match = acting("super-mutant", 2, where=[WHARF, CAMP], enemies={"brute-1": COMMON}, unseen=1)
    assert fights(match) == [] and enemy_at(match, "brute-1") != WHARF


def test_a_survivor_killed_in_an_activation_stands_up_and_the_turn_is_not_theirs() -> None:
    match = acting("robot", 2, where=[CAMP, RIVER], health=[16, 2], enemies={"protectron-1": RIVER})
    fought(match, 1, "head", "head", "head")
    act(match, 1, "stand-up", sector="crossroads/hill")
    assert sector_of(match, 1) == "crossroads/hill" and match.seats == (0,) and asked(match, 0) == ["turn"]
