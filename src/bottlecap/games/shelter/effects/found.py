"""Finds the effects: whatever the modules of this folder declare."""

from bottlecap.engine.notation import declared
from bottlecap.games.shelter.effects.base import AbilityKind
from bottlecap.games.shelter.effects.icons import IconKind

HOME = "bottlecap.games.shelter.effects"


def abilities() -> dict[str, AbilityKind]:
    """Verb to ability."""
    return {kind.verb: kind for kind in declared(HOME) if isinstance(kind, AbilityKind)}


def icons() -> list[IconKind]:
    return [kind for kind in declared(HOME) if isinstance(kind, IconKind)]
