"""Wasteland: tokens of enemies, how they are replaced, lie face down and wake."""

import json
from typing import Any

import pytest
from tests.say import act, asked, can, heard, outcomes, refused, zone
from tests.wasteland.table import (
    DOMAINS,
    GAME,
    SECTORS,
    altered,
    end_round,
    enemy_at,
    first,
    fought,
    table,
    tokens_lie,
    value,
)

import bottlecap
from bottlecap.games.wasteland.tokens import TYPE_NAMES

LABS, QUAY, RUINS, CULVERT = "cit-ruins/labs", "cit-ruins/quay", "cit-ruins/ruins", "hwy-74/culvert"
CAMP = "crossroads/camp"
ROBOTS = ["protectron-1", "protectron-2", "protectron-medic", "mr-gutsy", "sentry-bot"]


def near(players: int = 1, **changes: Any) -> bottlecap.Match:
    """Highway 74 lies beside the ruins, so that the quay is next to two icons of robots."""
    plain = {"where": [QUAY] * players, "held": [[]] * players, "letters": ["special"[:5]] * players, "faces": {6: "hwy-74"}}
    return table(players, **{**plain, **changes})


def killing(enemy: str, players: int = 1, **changes: Any) -> bottlecap.Match:
    """Seat 0 has killed it, and drawn loot where there was any."""
    match = near(players, **changes)
    act(match, 0, "fight", enemy=enemy)
    fought(match, 0, "legs", "body", "body")
    if match.seat == bottlecap.CHANCE:
        first(match)
    while asked(match, 0) and asked(match, 0)[0] not in ("turn", "replace-at"):
        match.play(match.actions(0)[0], 0)
    return match


# --- what a token is --------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/enemy-facts")
def test_every_token_has_what_a_fight_needs() -> None:
    cards = GAME.cards
    assert len(cards.enemy_type) == 27 and {TYPE_NAMES[type] for type in cards.enemy_type} == set(TYPE_NAMES)
    for enemy in range(27):
        assert 1 <= cards.enemy_level[enemy] <= 3 and 1 <= bin(cards.enemy_parts[enemy]).count("1") <= 3
        assert 1 <= bin(cards.enemy_properties[enemy]).count("1") <= 2
        assert GAME.label("enemy", enemy, "en") and GAME.label("enemy", enemy, "ru")


# --- replaced ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/enemy-replaced")
def test_a_killed_enemy_is_replaced_on_the_nearest_free_icon() -> None:
    # Killed on its own icon: that is the nearest.
    match = killing("mr-gutsy", where=[LABS], enemies={"mr-gutsy": LABS, "sentry-bot": CULVERT})
    assert zone(match, "enemies", "discard") == ["mr-gutsy"]
    assert tokens_lie(match, "laid") == [LABS] and len(zone(match, "enemies", "pile-robot")) == 3
    # That one occupied by another of its type, awake or fled: the next one.
    for changes in ({}, {"fled": 1 << DOMAINS["enemy"].index("sentry-bot")}):
        match = killing("mr-gutsy", where=[LABS], enemies={"mr-gutsy": LABS, "sentry-bot": LABS}, **changes)
        assert tokens_lie(match, "laid") == [CULVERT]
    # By one of another type, or by an unseen one: likewise.
    match = killing("mr-gutsy", enemies={"mr-gutsy": QUAY, "brute-1": LABS})
    assert tokens_lie(match, "laid") == [CULVERT]
    match = killing("mr-gutsy", enemies={"mr-gutsy": QUAY}, laid=[CULVERT])
    assert tokens_lie(match, "laid") == sorted([LABS, CULVERT])
    # A faction's token that is an enemy's occupies an icon as well.
    match = killing("mr-gutsy", enemies={"mr-gutsy": QUAY}, tokens={"shield": [LABS]})
    assert tokens_lie(match, "laid") == [CULVERT]
    # No icon is free: none is laid.
    match = killing("mr-gutsy", enemies={"mr-gutsy": QUAY, "sentry-bot": LABS}, laid=[CULVERT])
    assert tokens_lie(match, "laid") == [CULVERT]


@pytest.mark.rule("wasteland/enemy-replaced")
def test_the_first_player_breaks_ties() -> None:
    match = killing("mr-gutsy", 2, enemies={"mr-gutsy": QUAY}, first_player=1, faces={6: "hwy-74", 2: "old-relay"})
    assert match.seats == (1,) and asked(match, 1) == ["replace-at"]
    assert refused(match, 1, "replace-at", sector="old-relay/pylons") == "wasteland/enemy-replaced"
    act(match, 1, "replace-at", sector=CULVERT)
    assert tokens_lie(match, "laid") == [CULVERT] and match.seats == (0,)


@pytest.mark.rule("wasteland/enemy-replaced")
def test_icons_of_face_down_tiles_do_not_count() -> None:
    match = killing("mr-gutsy", where=[RUINS], enemies={"mr-gutsy": RUINS, "sentry-bot": LABS}, faces={})
    assert tokens_lie(match, "laid") == []


@pytest.mark.rule("wasteland/deck-rebuild")
def test_the_discards_become_the_pile_with_its_last_token() -> None:
    # The last one of the pile is laid; the killed one, just discarded, is the new pile at once.
    enemies = dict.fromkeys(ROBOTS[:3], CAMP) | {"mr-gutsy": QUAY}
    match = killing("mr-gutsy", enemies={**enemies, "brute-1": CULVERT})
    assert tokens_lie(match, "laid") == [LABS] and heard(match, None, "pile-rebuilt")
    assert zone(match, "enemies", "pile-robot") == ["mr-gutsy"] and zone(match, "enemies", "waiting-robot") == ["sentry-bot"]
    assert zone(match, "enemies", "discard") == []
    # Without a discard the pile stays empty, until one is needed.
    match = near(enemies={**enemies, "sentry-bot": LABS})
    assert zone(match, "enemies", "pile-robot") == []
    match = altered(match, then=[{"kind": "put-enemy", "type": "robot", "sector": CULVERT}])
    assert asked(match, 0) == ["turn"]


@pytest.mark.rule("wasteland/enemy-none-left")
def test_with_no_token_left_none_is_put_on_the_map() -> None:
    match = near(enemies=dict.fromkeys(ROBOTS, CAMP), then=[{"kind": "put-enemy", "type": "robot", "sector": LABS}])
    assert len(zone(match, "enemies", "map")) == 5 and asked(match, 0) == ["turn"]
    # All that is in the pile lies face down already.
    enemies = dict.fromkeys(ROBOTS[:4], CAMP)
    match = near(enemies=enemies, laid=[LABS], then=[{"kind": "put-enemy", "type": "robot", "sector": CULVERT}])
    assert len(zone(match, "enemies", "map")) == 4


# --- face down --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/enemy-inactive")
def test_one_that_lies_face_down_cannot_be_fought_and_blocks_nothing() -> None:
    fled = 1 << DOMAINS["enemy"].index("sentry-bot")
    match = near(enemies={"sentry-bot": QUAY}, fled=fled, perks={"sniper": "held 0"})
    assert refused(match, 0, "fight", enemy="sentry-bot") == "wasteland/enemy-inactive"
    assert can(match, 0, "camp") and not can(match, 0, "use-perk", perk="sniper")
    # Awake it does all that.
    match = near(enemies={"protectron-1": QUAY}, perks={"sniper": "held 0"})
    assert can(match, 0, "fight", enemy="protectron-1")
    assert not can(match, 0, "camp") and can(match, 0, "use-perk", perk="sniper")
    # An unseen one has no name yet.
    match = near(enemies={}, where=[LABS], laid=[LABS])
    assert can(match, 0, "camp") and all(action.kind != "fight" for action in match.actions(0))


@pytest.mark.rule("wasteland/enemy-wakes")
def test_those_face_down_wake_after_their_type_has_acted() -> None:
    enemies = {"protectron-1": "cit-ruins/rubble", "sentry-bot": QUAY, "brute-1": CAMP}
    fled = (1 << DOMAINS["enemy"].index("sentry-bot")) | 1 << DOMAINS["enemy"].index("brute-1")
    match = near(enemies=enemies, fled=fled, laid=[LABS], where=[LABS], hands=[["security-1"]])
    end_round(match, "untouchable-2")
    # The one that was awake comes; then the unseen one is drawn, from those left in the pile.
    assert enemy_at(match, "protectron-1") == LABS
    assert set(outcomes(match)) == {("protectron-2",), ("protectron-medic",), ("mr-gutsy",)}
    first(match)
    assert enemy_at(match, "protectron-2") == LABS and tokens_lie(match, "laid") == []
    # The fled one is awake, and has neither moved nor fought; the other type sleeps on.
    assert enemy_at(match, "sentry-bot") == QUAY and not heard(match, None, "fought")
    assert value(match, "fled") == 1 << DOMAINS["enemy"].index("brute-1")


@pytest.mark.rule("wasteland/enemy-wakes")
def test_one_laid_or_fled_in_that_activation_stays_down() -> None:
    match = near(enemies={"mr-gutsy": QUAY, "brute-1": CULVERT}, hands=[["security-1"]])
    end_round(match, "untouchable-2")
    fought(match, 0, "legs", "body", "body")
    assert tokens_lie(match, "laid") == [LABS] and asked(match, 0) == ["turn"]
    # In the next one it wakes.
    end_round(match, "know-it-all-1")
    assert match.odds()[0][0].kind == "wake-up"
    match = near(enemies={"mole-rat": QUAY}, hands=[["security-1"]])
    end_round(match, "know-it-all-1")
    fought(match, 0, "arms", "arms", "arms")
    assert value(match, "fled") == 1 << DOMAINS["enemy"].index("mole-rat")
    end_round(match, "one-of-a-kind-2")
    assert value(match, "fled") == 0


@pytest.mark.rule("wasteland/enemy-face-down-pile")
def test_an_unseen_token_is_one_of_its_pile_and_a_fled_one_itself() -> None:
    match = killing("mr-gutsy", enemies={"mr-gutsy": QUAY, "brute-1": CULVERT}, hands=[["security-1"]])
    # Nothing anybody is shown tells which one it is: it is none yet.
    assert zone(match, "enemies", "pile-robot") == ["protectron-1", "protectron-2", "protectron-medic", "sentry-bot"]
    told = json.dumps([event.to_json() for event in match.events(0)])
    assert "laid-face-down" in told and "sentry-bot" not in told
    end_round(match, "untouchable-2")
    assert outcomes(match) == {(robot,): 1 for robot in ROBOTS if robot != "mr-gutsy"}
    match = near(enemies={"sentry-bot": QUAY}, fled=1 << DOMAINS["enemy"].index("sentry-bot"), hands=[["security-1"]])
    end_round(match, "untouchable-2")
    woke = heard(match, None, "woke")
    assert woke == [{"enemy": DOMAINS["enemy"].index("sentry-bot"), "sector": SECTORS.index(QUAY)}]
