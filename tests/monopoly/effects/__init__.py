"""What the rules of Monopoly do, switched off."""

from tests.monopoly.effects import business, debt, setup, squares, turn
from tests.monopoly.effects.derived import derived
from tests.mutation import Effects
from tests.ways import together

# What the rules name, and beside it what follows from the effects there are.
EFFECTS: Effects = together(setup.EFFECTS, turn.EFFECTS, squares.EFFECTS, business.EFFECTS, debt.EFFECTS, derived())
UNTOUCHED: dict[str, str] = {}
