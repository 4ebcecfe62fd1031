"""Icons that do something at the table: the first-player token, tracks, items, rooms."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.notation import OneOf
from bottlecap.games.shelter import tracks
from bottlecap.games.shelter.building import FREE, MAY_PAY, OfferRoom, Raise
from bottlecap.games.shelter.effects.icons import Icon, IconKind
from bottlecap.games.shelter.events import TOKEN_TAKEN
from bottlecap.games.shelter.gains import BY_ICON, ready_one
from bottlecap.games.shelter.state import ShelterState, printed
from bottlecap.games.shelter.tracks import TRACK_NAMES


class FirstPlayer(Icon):
    """The token, for the next round."""

    def __init__(self) -> None:
        super().__init__(FIRST_PLAYER)
        self.once = True

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        s.first_player = seat
        s.tell(TOKEN_TAKEN, seat)


class RefreshTrack(Icon):
    """A track is discarded, and dealt anew."""

    def __init__(self, track: i64) -> None:
        super().__init__(REFRESH)
        self.track = track

    def signs(self) -> list[str]:
        return ["refresh", "item" if self.track == tracks.ITEM_TRACK else "room"]

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        tracks.refresh(s, seat, self.track)


class ReadyItem(Icon):
    """One of one's items is turned upright."""

    def __init__(self) -> None:
        super().__init__(READY)

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        ready_one(s, seat, BY_ICON)


class BuildRoom(Icon):
    """The room paid for with the space; the second time one that may be declined; without a price, one that costs nothing."""

    def __init__(self) -> None:
        super().__init__(BUILD)
        self.builds = True

    def in_row(self, s: ShelterState, seat: i64, space: i64, second: bool) -> bool:
        if not printed(s, space).price:
            s.push(OfferRoom(seat, FREE))
        elif second:
            s.push(OfferRoom(seat, MAY_PAY))
        else:
            s.push(Raise(seat))
        return True


FIRST_PLAYER: Final[IconKind] = IconKind("first-player", FirstPlayer, "first-player")
REFRESH: Final[IconKind] = IconKind("refresh-{track}", RefreshTrack, "refresh-track", [OneOf("track", TRACK_NAMES)])
READY: Final[IconKind] = IconKind("ready", ReadyItem, "item-ready-icon")
BUILD: Final[IconKind] = IconKind("build", BuildRoom, "build-choose")
