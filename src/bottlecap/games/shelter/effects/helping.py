"""Items that help with tracks, other items, dwellers and rooms."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bottlecap.engine.notation import OneOf
from bottlecap.engine.state import Decision
from bottlecap.games.shelter import tracks
from bottlecap.games.shelter.beside import put
from bottlecap.games.shelter.effects.base import (
    ANY_TIME,
    BEFORE_PLACING,
    ITEM_TRACK,
    ITEMS,
    ROOM_TRACK,
    Ability,
    AbilityKind,
)
from bottlecap.games.shelter.effects.parts import Letter
from bottlecap.games.shelter.gains import BY_ITEM, CURING, can_ready, ready_one
from bottlecap.games.shelter.state import ON_TRACK, ShelterState
from bottlecap.games.shelter.tracks import TRACK_NAMES, cards_of

if TYPE_CHECKING:
    from bottlecap.games.shelter.abilities import ItemMoment


class Refresh(Ability):
    """A new track. What another has paid for must lie there: beside the play, it waits for the beginning of a turn."""

    def __init__(self, track: i64) -> None:
        super().__init__(REFRESH, ANY_TIME)
        self.track = track
        self.minds = ITEM_TRACK if track == tracks.ITEM_TRACK else ROOM_TRACK
        self.early = True

    def message(self) -> str:
        return f"ability-refresh-{TRACK_NAMES[self.track]}"

    def does_something(self, s: ShelterState, seat: i64) -> bool:
        return cards_of(s, self.track).count(ON_TRACK) > 0

    def use(self, s: ShelterState, asked: "ItemMoment", item: i64) -> None:
        tracks.refresh(s, asked.seat, self.track)


class ReadyAnother(Ability):
    """Another item is turned upright."""

    def __init__(self) -> None:
        super().__init__(READY, ANY_TIME)
        self.minds = ITEMS
        self.readies = True

    def does_something(self, s: ShelterState, seat: i64) -> bool:
        return can_ready(s, seat, BY_ITEM)

    def use(self, s: ShelterState, asked: "ItemMoment", item: i64) -> None:
        ready_one(s, asked.seat, BY_ITEM)


class HealOne(Ability):
    """An available dweller is healed."""

    def __init__(self) -> None:
        super().__init__(HEAL, ANY_TIME)

    def does_something(self, s: ShelterState, seat: i64) -> bool:
        return s.healthy_available(seat) < s.available(seat)

    def use(self, s: ShelterState, asked: "ItemMoment", item: i64) -> None:
        put(s, asked.seat, Decision(CURING))


class Trained(Ability):
    """Whoever is placed in this turn has the letter's training."""

    def __init__(self, letter: i64) -> None:
        super().__init__(TRAINED, BEFORE_PLACING)
        self.letter = letter

    def does_something(self, s: ShelterState, seat: i64) -> bool:
        return s.lent_letter == 0

    def use(self, s: ShelterState, asked: "ItemMoment", item: i64) -> None:
        s.lent_letter = self.letter


class Discount(Ability):
    """A room of this turn costs one resource less."""

    def __init__(self) -> None:
        super().__init__(DISCOUNT, BEFORE_PLACING)

    def does_something(self, s: ShelterState, seat: i64) -> bool:
        return s.discount == 0 and s.can_place_room(seat)

    def use(self, s: ShelterState, asked: "ItemMoment", item: i64) -> None:
        s.discount = 1


REFRESH: Final[AbilityKind] = AbilityKind("refresh", Refresh, [OneOf("track", TRACK_NAMES)])
READY: Final[AbilityKind] = AbilityKind("ready", ReadyAnother)
HEAL: Final[AbilityKind] = AbilityKind("heal", HealOne)
TRAINED: Final[AbilityKind] = AbilityKind("trained", Trained, [Letter("letter")])
DISCOUNT: Final[AbilityKind] = AbilityKind("discount", Discount)
