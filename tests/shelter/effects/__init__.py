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

EFFECTS: Effects = {
    **setup.EFFECTS,
    **placing.EFFECTS,
    **rewards.EFFECTS,
    **items.EFFECTS,
    **building.EFFECTS,
    **threats.EFFECTS,
    **end.EFFECTS,
}
UNTOUCHED: dict[str, str] = {}
