"""Icons of things: resources, happiness, dwellers, items."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.notation import OneOf
from bottlecap.engine.state import Decision
from bottlecap.games.shelter import gains
from bottlecap.games.shelter.beside import put
from bottlecap.games.shelter.board import DWELLERS, IN_BOX, ON_ICON, ON_SPACE, RESOURCES, TRACK, elevator_of, level_of_seat
from bottlecap.games.shelter.effects.base import DWELLER_JOINS
from bottlecap.games.shelter.effects.icons import Icon, IconKind
from bottlecap.games.shelter.events import ARRIVED, NO_ARRIVAL, SPILLED_ANY
from bottlecap.games.shelter.gains import NO_DWELLER, TAKING, TAKING_ITEM
from bottlecap.games.shelter.state import ON_TRACK, ShelterState
from bottlecap.games.shelter.tokens import RESOURCE_NAMES


class Thing(Icon):
    """What is counted where several stand together."""

    def __init__(self, kind: IconKind) -> None:
        super().__init__(kind)
        self.thing = True


class Cube(Thing):
    """A resource."""

    def __init__(self, resource: i64) -> None:
        super().__init__(CUBE)
        self.resource = resource

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        gains.gain_resource(s, seat, self.resource)

    def fits(self, s: ShelterState, seat: i64) -> bool:
        return s.stock[seat * RESOURCES + self.resource] < TRACK


class AnyCube(Thing):
    """A resource of choice."""

    def __init__(self) -> None:
        super().__init__(ANY)

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        if s.has_room_for_any(seat):
            put(s, seat, Decision(TAKING))
        else:
            s.tell(SPILLED_ANY, seat)

    def fits(self, s: ShelterState, seat: i64) -> bool:
        return s.has_room_for_any(seat)


class Happiness(Thing):
    def __init__(self) -> None:
        super().__init__(HAPPINESS)

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        gains.cheer(s, seat, 1, source)


class NewDweller(Thing):
    def __init__(self) -> None:
        super().__init__(DWELLER)

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        new_dweller(s, seat, dweller)

    def fits(self, s: ShelterState, seat: i64) -> bool:
        return s.dwellers_of(seat) < DWELLERS


def new_dweller(s: ShelterState, seat: i64, beside: i64) -> None:
    """One more from the box, if there is one; it stands where the dweller that brought it stands."""
    dweller = seat * DWELLERS
    while dweller < (seat + 1) * DWELLERS:
        if s.where[dweller] == IN_BOX:
            space = s.where[beside] - ON_SPACE if beside != NO_DWELLER else elevator_of(level_of_seat(seat))
            s.where[dweller] = ON_ICON + space
            s.tell(ARRIVED, seat, space)
            gains.gain_by_items(s, seat, DWELLER_JOINS)
            return
        dweller += 1
    s.tell(NO_ARRIVAL, seat)


class NewItem(Thing):
    """An item of choice from the track."""

    def __init__(self) -> None:
        super().__init__(ITEM)

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        if s.items.count(ON_TRACK) > 0:
            s.ask(seat, Decision(TAKING_ITEM))


CUBE: Final[IconKind] = IconKind("{resource}", Cube, "resource-gain", [OneOf("resource", RESOURCE_NAMES)])
ANY: Final[IconKind] = IconKind("any", AnyCube, "resource-any")
HAPPINESS: Final[IconKind] = IconKind("happiness", Happiness, "happiness")
DWELLER: Final[IconKind] = IconKind("dweller", NewDweller, "dweller-new")
ITEM: Final[IconKind] = IconKind("item", NewItem, "item-gain")
