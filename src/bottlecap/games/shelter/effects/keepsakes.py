"""Items that count at the end."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.notation import Number, Part
from bottlecap.games.shelter.board import level_of_seat
from bottlecap.games.shelter.effects.base import NEVER, Ability, AbilityKind
from bottlecap.games.shelter.state import ShelterState


class EndRooms(Ability):
    """One for every so many rooms on one's level."""

    def __init__(self, number: i64) -> None:
        super().__init__(END_ROOMS, NEVER)
        self.number = number

    def worth_at_end(self, s: ShelterState, seat: i64) -> i64:
        return s.rooms_on(level_of_seat(seat)) // self.number


class EndDwellers(Ability):
    """One for every so many dwellers."""

    def __init__(self, number: i64) -> None:
        super().__init__(END_DWELLERS, NEVER)
        self.number = number

    def worth_at_end(self, s: ShelterState, seat: i64) -> i64:
        return s.dwellers_of(seat) // self.number


class EndItems(Ability):
    """One for every so many items, itself among them."""

    def __init__(self, number: i64) -> None:
        super().__init__(END_ITEMS, NEVER)
        self.number = number

    def worth_at_end(self, s: ShelterState, seat: i64) -> i64:
        return s.items_of(seat) // self.number


class EndResources(Ability):
    """One for every so many resources."""

    def __init__(self, number: i64) -> None:
        super().__init__(END_RESOURCES, NEVER)
        self.number = number

    def worth_at_end(self, s: ShelterState, seat: i64) -> i64:
        return s.cubes(seat) // self.number


class EndSafe(Ability):
    """So many where no threat lies on one's level."""

    def __init__(self, number: i64) -> None:
        super().__init__(END_SAFE, NEVER)
        self.number = number

    def worth_at_end(self, s: ShelterState, seat: i64) -> i64:
        return self.number if s.threats_on(level_of_seat(seat)) == 0 else 0


HOW_MANY: Final[list[Part]] = [Number("number", 1, 18)]
END_ROOMS: Final[AbilityKind] = AbilityKind("end rooms", EndRooms, HOW_MANY, rule="item-game-end")
END_DWELLERS: Final[AbilityKind] = AbilityKind("end dwellers", EndDwellers, HOW_MANY, rule="item-game-end")
END_ITEMS: Final[AbilityKind] = AbilityKind("end items", EndItems, HOW_MANY, rule="item-game-end")
END_RESOURCES: Final[AbilityKind] = AbilityKind("end resources", EndResources, HOW_MANY, rule="item-game-end")
END_SAFE: Final[AbilityKind] = AbilityKind("end safe", EndSafe, HOW_MANY, rule="item-game-end")
