"""What a player of Shelter may let stand: what to take as income, and that no item is used before going on."""

from typing import Final

from bottlecap.engine.kinds import KIND_BITS
from bottlecap.engine.orders import Order
from bottlecap.engine.state import State
from bottlecap.engine.values import Action, Prompt
from bottlecap.games.shelter.board import RESOURCES
from bottlecap.games.shelter.effects.base import AbilityKind
from bottlecap.games.shelter.effects.fighting import FIGHT, REROLL, SHIELD
from bottlecap.games.shelter.effects.helping import READY
from bottlecap.games.shelter.placing import INCOME, TAKE_INCOME
from bottlecap.games.shelter.state import of
from bottlecap.games.shelter.threats import ACCEPT, ARMING, LOSING, ROLL
from bottlecap.games.shelter.tokens import RESOURCE_NAMES
from bottlecap.games.shelter.using import GO_ON, USE, USING

SHORTEST: Final = "shortest"


class TakeAsIncome(Order):
    """A resource that was named, or the one of which there is least; who cannot take it is asked."""

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> Action | None:
        takable = [action for action in prompt.actions if action.kind == TAKE_INCOME.name]
        if way != SHORTEST:
            return next((action for action in takable if resource_of(action) == RESOURCE_NAMES.index(way)), None)
        stock = of(known).stock
        # Of equals the first, in the order of the resources.
        in_order = sorted(takable, key=resource_of)
        return min(in_order, key=lambda action: int(stock[seat * int(RESOURCES) + resource_of(action)]), default=None)


def resource_of(action: Action) -> int:
    return action.code >> KIND_BITS


# What makes a difference to a roll, and to one that was lost.
DECISIVE: Final[dict[str, list[AbilityKind]]] = {ARMING.name: [FIGHT, READY], LOSING.name: [SHIELD, REROLL, READY]}


class UseNothing(Order):
    """On without an item; who has one at hand that makes a difference to a fight is asked."""

    def answer(self, way: str, prompt: Prompt, known: State, seat: int) -> Action | None:
        decisive = DECISIVE.get(prompt.name, [])
        abilities = of(known).content.abilities
        for action in prompt.actions:
            if action.kind == USE.name and abilities[action.code >> KIND_BITS].kind in decisive:
                return None
        return next((action for action in prompt.actions if action.kind in (GO_ON.name, ROLL.name, ACCEPT.name)), None)


ORDERS: Final[list[Order]] = [
    TakeAsIncome("income", [INCOME], (SHORTEST, *RESOURCE_NAMES)),
    UseNothing("use", [USING, ARMING, LOSING], ("go-on",)),
]
