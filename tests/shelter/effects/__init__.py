"""What the rules of Shelter do, switched off."""

from tests.mutation import Effects
from tests.shelter.effects import (
    building,
    end,
    items,
    placing,
    rewards,
    setup,
    threats,
)
from tests.shelter.effects.derived import derived
from tests.ways import together

# What the rules name, and beside it what follows from the effects there are.
EFFECTS: Effects = together(
    setup.EFFECTS,
    placing.EFFECTS,
    rewards.EFFECTS,
    items.EFFECTS,
    building.EFFECTS,
    threats.EFFECTS,
    end.EFFECTS,
    derived(),
)
UNTOUCHED: dict[str, str] = {}
