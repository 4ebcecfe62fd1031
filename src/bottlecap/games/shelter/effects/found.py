"""Finds the effects: whatever the modules of this folder declare."""

import importlib
import pkgutil

from bottlecap.games.shelter.effects.base import AbilityKind
from bottlecap.games.shelter.effects.icons import IconKind

HOME = "bottlecap.games.shelter.effects"


def declared() -> list[object]:
    """What the modules declare, by the modules' names, in the order it stands there."""
    found: list[object] = []
    package = importlib.import_module(HOME)
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
        found += vars(importlib.import_module(f"{HOME}.{info.name}")).values()
    return found


def abilities() -> dict[str, AbilityKind]:
    """Verb to ability."""
    return {kind.verb: kind for kind in declared() if isinstance(kind, AbilityKind)}


def icons() -> list[IconKind]:
    return [kind for kind in declared() if isinstance(kind, IconKind)]
