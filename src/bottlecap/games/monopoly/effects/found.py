"""Finds the effects: whatever the modules of this folder declare."""

from bottlecap.engine.notation import declared
from bottlecap.games.monopoly.effects.base import EffectKind

HOME = "bottlecap.games.monopoly.effects"


def effects() -> dict[str, EffectKind]:
    """Verb to effect."""
    return {kind.verb: kind for kind in declared(HOME) if isinstance(kind, EffectKind)}
