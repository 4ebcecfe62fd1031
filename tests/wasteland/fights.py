"""Survivors and enemies that meet, for the tests of fights."""

from typing import Any

from tests.say import act, at
from tests.wasteland.table import DOMAINS, altered, fought, table, value

import bottlecap

HERE, NEXT, BEYOND = "crossroads/north", "crossroads/camp", "crossroads/east"
# An enemy in the survivor's sector attacks.
ATTACK: dict[str, Any] = {"kind": "fight", "seat": 0, "sector": HERE, "apart": 0, "attacks": 1, "plus": 0, "extra": []}
# Enough letters that no fight of these tests fills the board.
PLAIN: dict[str, Any] = {"where": [HERE], "held": [[]], "letters": ["special"]}


def meet(enemy: str, sector: str = HERE, **changes: Any) -> bottlecap.Match:
    """A survivor without anything that helps, and an enemy."""
    return table(1, **{**PLAIN, "enemies": {enemy: sector}, **changes})


def fight(enemy: str, *faces: str, sector: str = HERE, **changes: Any) -> bottlecap.Match:
    """The survivor fights it, the dice fall so."""
    match = meet(enemy, sector, **changes)
    act(match, 0, "fight", enemy=enemy)
    fought(match, 0, *faces)
    return match


def ordered(enemy: str, *faces: str, then: dict[str, Any] | None = None, **changes: Any) -> bottlecap.Match:
    """A fight that something else than the survivor's action begins; an enemy that is nowhere was drawn for it."""
    step = {**ATTACK, "foe": enemy, **(then or {})}
    match = table(1, **{**PLAIN, "enemies": {enemy: HERE} if enemy in DOMAINS["enemy"] else {}, **changes})
    if enemy in DOMAINS["enemy"] and step["sector"] == "nowhere":
        match = altered(match, enemies={})
        match = at(match, enemies={enemy: "drawn"})
    elif step["sector"] not in (HERE, "nowhere"):
        match = altered(match, enemies={enemy: step["sector"]})
    match = altered(match, then=[step])
    fought(match, 0, *faces)
    return match


def health(match: bottlecap.Match) -> int:
    return int(value(match, "health", 0))
