"""What the rules of Wasteland do, switched off."""

from tests.mutation import Effects
from tests.wasteland.effects import activation, enemies, fights, fog

EFFECTS: Effects = {**fights.EFFECTS, **enemies.EFFECTS, **activation.EFFECTS, **fog.EFFECTS}
UNTOUCHED: dict[str, str] = {}
