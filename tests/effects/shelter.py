"""What the rules of Shelter do, switched off."""

from tests.effects import (
    shelter_building,
    shelter_end,
    shelter_items,
    shelter_placing,
    shelter_rewards,
    shelter_setup,
    shelter_threats,
)
from tests.mutation import Effects

EFFECTS: Effects = {
    **shelter_setup.EFFECTS,
    **shelter_placing.EFFECTS,
    **shelter_rewards.EFFECTS,
    **shelter_items.EFFECTS,
    **shelter_building.EFFECTS,
    **shelter_threats.EFFECTS,
    **shelter_end.EFFECTS,
}
UNTOUCHED: dict[str, str] = {}
