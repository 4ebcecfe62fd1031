"""What the rules of Wasteland do, switched off."""

from tests.wasteland.effects import (
    activation,
    agendas,
    beginning,
    cards,
    enemies,
    fights,
    fog,
    goods,
    markers,
    rounds,
    story,
    survivors,
)
from tests.ways import Mutants, together

# What fights and activations both have stands among the activations.
OF_FIGHTS = {rule: mutants for rule, mutants in fights.EFFECTS.items() if rule not in activation.EFFECTS}
EFFECTS: Mutants = together(
    beginning.EFFECTS,
    rounds.EFFECTS,
    OF_FIGHTS,
    enemies.EFFECTS,
    activation.EFFECTS,
    survivors.EFFECTS,
    goods.EFFECTS,
    agendas.EFFECTS,
    story.EFFECTS,
    cards.EFFECTS,
    markers.EFFECTS,
    fog.EFFECTS,
)
UNTOUCHED: dict[str, str] = {}
