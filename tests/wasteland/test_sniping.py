"""Killing from afar: whom one may choose, and what comes of it."""

from typing import Any

import pytest
from tests.say import act, refused
from tests.wasteland.table import GAME, table

import bottlecap

MOST_ACTIONS = 8_000


def sniper(**changes: Any) -> bottlecap.Match:
    """Seat 0 has the perk that kills an enemy of level 2 or less at most two sectors away."""
    return table(2, where=["crossroads/camp", "crossroads/west"], perks={"sniper": "held 0"}, **changes)


def targets(match: bottlecap.Match) -> list[dict[str, object]]:
    return [dict(action.to_json()) for action in match.actions(0)]


def killed(match: bottlecap.Match) -> list[str]:
    return [str(event.to_json()["foe"]) for event in match.events(0) if event.kind == "slain"]


@pytest.mark.rule("wasteland/perk")
def test_active_enemies_within_reach_and_level_can_be_chosen() -> None:
    near = {"radroach-1": "crossroads/camp", "radscorpion-1": "crossroads/west"}
    match = sniper(enemies={**near, "sentry-bot": "crossroads/east", "looter": "downtown-boston/common"})
    act(match, 0, "use-perk", perk="sniper")
    assert targets(match) == [{"kind": "shoot", "enemy": "radroach-1"}, {"kind": "shoot", "enemy": "radscorpion-1"}]
    assert refused(match, 0, "shoot", enemy="sentry-bot") == "wasteland/enemy-inactive"
    act(match, 0, "shoot", enemy="radscorpion-1")
    assert killed(match) == ["radscorpion-1"]
    assert "radscorpion-1" not in [enemy["enemy"] for enemy in match.view(0)["enemies"]]  # type: ignore[attr-defined]


@pytest.mark.rule("wasteland/perk")
def test_tokens_of_a_faction_are_chosen_by_their_sector() -> None:
    tokens = {"star": ["crossroads/west", "crossroads/west", "crossroads/north", "cit-ruins/quay"], "shield": ["diamond-city/city"]}
    match = sniper(enemies={"radroach-1": "crossroads/camp"}, tokens=tokens)
    act(match, 0, "use-perk", perk="sniper")
    assert targets(match) == [
        {"kind": "shoot", "enemy": "radroach-1"},
        {"kind": "shoot-token", "faction": "star", "sector": "crossroads/west"},
        {"kind": "shoot-token", "faction": "star", "sector": "crossroads/north"},
    ]
    act(match, 0, "shoot-token", faction="star", sector="crossroads/west")
    assert killed(match) == ["star"]
    left = [token["sector"] for token in match.view(0)["tokens"] if token["faction"] == "star"]  # type: ignore[attr-defined]
    assert sorted(left) == ["cit-ruins/quay", "crossroads/north", "crossroads/west"]


@pytest.mark.rule("wasteland/may-is-optional")
def test_without_anybody_in_reach_the_perk_cannot_be_used() -> None:
    match = sniper(enemies={"sentry-bot": "crossroads/camp"})
    assert refused(match, 0, "use-perk", perk="sniper") == "wasteland/may-is-optional"


def test_the_index_of_actions_stays_small() -> None:
    assert GAME.action_count < MOST_ACTIONS
