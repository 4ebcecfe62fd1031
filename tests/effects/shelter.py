"""What the rules of Shelter do, switched off: the tables of both halves of the rules."""

from importlib import import_module
from pathlib import Path

from tests.effects import shelter_first
from tests.mutation import Effects

EFFECTS: Effects = dict(shelter_first.EFFECTS)
UNTOUCHED: dict[str, str] = dict(shelter_first.UNTOUCHED)

if (Path(__file__).parent / "shelter_second.py").exists():
    second = import_module("tests.effects.shelter_second")
    EFFECTS = {**EFFECTS, **second.EFFECTS}
    UNTOUCHED = {**UNTOUCHED, **getattr(second, "UNTOUCHED", {})}
