"""Wasteland: where nobody is asked in which order the enemies of a type act, no order makes a difference.

Positions are drawn at random; each enemy's fight falls as it falls, whenever it is fought.
"""

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.mutation import compiled
from tests.say import act
from tests.wasteland.table import DOMAINS, GAME, table

import bottlecap
from bottlecap.games.wasteland import activating

BOSTON = [f"downtown-boston/{name}" for name in ("downtown", "river", "common", "wharf", "railroad", "avenue", "heights")]
RUINS = [f"cit-ruins/{name}" for name in ("ruins", "labs", "quay", "rubble")]
CITY = [f"diamond-city/{name}" for name in ("city", "stands", "gate", "alleys")]
MAPS = [BOSTON, BOSTON + ["face-down-14", "face-down-17"], RUINS + CITY + ["hwy-74/culvert", "hwy-74/overpass", "hwy-74/flats"]]
FACES = DOMAINS["die-face"]
UNDECIDED = ("next-unit", "first-attacker")
POSITIONS = int(os.environ.get("BOTTLECAP_POSITIONS", "300"))


def drawn(rng: random.Random) -> dict[str, Any]:
    """A position in which a force acts."""
    force = rng.choice(["robot", "super-mutant", "monster", "star", "shield"])
    sectors = rng.choice(MAPS)
    players = rng.choice([1, 2, 3])
    standing = [sector for sector in sectors if not sector.startswith("face-down")]
    changes: dict[str, Any] = {
        "players": players,
        "where": [rng.choice(standing) for _ in range(players)],
        "health": [rng.choice([3, 9, 16]) for _ in range(players)],
        "rads": [rng.choice([0, 0, 2]) for _ in range(players)],
        "first_player": rng.randrange(players),
        "held": [rng.choice([[], ["leather-armor"], ["pipe-rifle"]])[:1] if seat == 0 else [] for seat in range(players)],
        "letters": ["specil"] * players,
        "faces": {6: "hwy-74"},
    }
    if force in ("star", "shield"):
        changes |= {"enemies": {}, "tokens": {force: [rng.choice(sectors) for _ in range(rng.choice([2, 3]))]}}
    else:
        type = DOMAINS["type"].index(force)
        tokens = [enemy for number, enemy in enumerate(DOMAINS["enemy"]) if GAME.cards.enemy_type[number] == type]
        changes["enemies"] = {enemy: rng.choice(sectors) for enemy in rng.sample(tokens, rng.choice([2, 3]))}
    changes["then"] = [{"kind": "activate", "force": force}]
    return changes


def played(changes: dict[str, Any], falls: dict[int, list[str]], arrange: Callable[[Any], Any]) -> tuple[bool, Any]:
    """Whether somebody was asked for the order, and how it ended."""
    original = activating.units

    def units(s: Any, force: Any) -> Any:
        return arrange(original(s, force))

    asked = False
    activating.units = units
    try:
        match = table(**changes)
        while True:
            if match.seat == bottlecap.CHANCE:
                kind = match.odds()[0][0].kind
                if kind == "fall":
                    position: Any = match.position()
                    one, two, three = falls[position["foe"]]
                    match.play(match.game.action_named("fall", first=one, second=two, third=three), bottlecap.CHANCE)
                else:
                    match.play(match.odds()[0][0], bottlecap.CHANCE)
                continue
            seat = match.seats[0]
            question = match.prompts(seat)[0].name
            if question == "turn":
                break
            asked = asked or question in UNDECIDED
            if question == "aim":
                act(match, seat, "keep")
            else:
                # Always the same among the same answers.
                match.play(min(match.actions(seat), key=lambda action: str(action.to_json())), seat)
    finally:
        activating.units = original
    return asked, ended(match)


def ended(match: bottlecap.Match) -> dict[str, Any]:
    """What the order could have changed; tokens of a faction are all alike."""
    position: Any = dict(match.position())
    out = {name: position[name] for name in ("where", "health", "rads", "deaths", "peg", "fled", "enemies", "items")}
    return out | {name: sorted(position[name]) for name in ("stars", "shields", "laid")}


@pytest.mark.skipif(compiled(), reason="a function of the compiled build cannot be replaced")
def test_an_order_that_nobody_is_asked_for_makes_no_difference() -> None:
    rng = random.Random(7)
    unasked = fought = 0
    for _ in range(POSITIONS):
        changes = drawn(rng)
        falls = {foe: [rng.choice(FACES) for _ in range(3)] for foe in range(29)}
        asked, expected = played(changes, falls, lambda units: units)
        if asked:
            continue
        unasked += 1
        fought += expected["health"] != changes["health"]
        for arrange in (
            lambda units: type(units)(list(units)[::-1]),
            lambda units: type(units)([*list(units)[1:], *list(units)[:1]]),
        ):
            assert played(changes, falls, arrange)[1] == expected, changes
    # Something was seen.
    assert unasked > 20 and fought > 5
