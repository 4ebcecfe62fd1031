"""Clocks, made of stored times only. Time never enters the engine: a clock that runs out hands the seat to a bot."""

from typing import Final

import msgspec
from msgspec import Struct

from bottlecap.server.operations.downtime import Downtime
from bottlecap.server.people.seats import People
from bottlecap.server.protocol.games import PaceInfo
from bottlecap.server.protocol.tables import WaitInfo


class Wait(Struct):
    """A seat is waited for since a moment; begun: when its clock began to run, None while nobody would have to wait."""

    since: float
    begun: float | None


class Clocks(Struct):
    """What is left of each seat's reserve, and who is waited for; stored with every entry."""

    reserve: list[float]
    waits: dict[int, Wait] = {}

    def text(self) -> str:
        return encoder.encode(self).decode()

    @staticmethod
    def from_text(text: str) -> "Clocks":
        return decoder.decode(text)


class Watch:
    """The clocks of one table: its pace and the server's downtime applied to what is stored."""

    def __init__(self, pace: PaceInfo, downtime: Downtime) -> None:
        self.pace = pace
        self.downtime = downtime

    def fresh(self, players: int) -> Clocks:
        return Clocks([float(self.pace.reserve)] * players)

    def after(self, clocks: Clocks, waiting: tuple[int, ...], people: People, now: float, answered: int | None) -> Clocks:
        """The clocks after a change; `answered` is the seat whose answer it was."""
        reserve = list(clocks.reserve)
        old = dict(clocks.waits)
        if answered is not None and answered in old:
            reserve[answered] -= self.overspent(old.pop(answered), now)
        waits: dict[int, Wait] = {}
        for seat in waiting:
            ticks = people.seats[seat].present and people.somebody_waits_for(seat)
            wait = old.get(seat) or Wait(now, None)
            waits[seat] = Wait(wait.since, (wait.begun or now) if ticks else None)
        return Clocks(reserve, waits)

    def overspent(self, wait: Wait, now: float) -> float:
        if wait.begun is None:
            return 0.0
        spent = now - wait.begun - self.downtime.since(wait.begun)
        return max(0.0, spent - self.pace.answer)

    def due(self, clocks: Clocks, seat: int) -> float | None:
        """When the seat's time is up."""
        wait = clocks.waits.get(seat)
        if wait is None or wait.begun is None:
            return None
        return wait.begun + self.downtime.since(wait.begun) + self.pace.answer + max(0.0, clocks.reserve[seat])

    def absent_from(self, clocks: Clocks, seat: int, gone: float) -> float | None:
        """When somebody who is waited for, and has been gone since that moment, has been away for too long."""
        wait = clocks.waits.get(seat)
        if wait is None:
            return None
        since = max(wait.since, gone)
        return since + self.downtime.since(since) + self.pace.grace

    def first_due(self, clocks: Clocks) -> float | None:
        return min((due for seat in clocks.waits if (due := self.due(clocks, seat)) is not None), default=None)

    def shown(self, clocks: Clocks) -> list[WaitInfo]:
        """While an outage is under way no clock runs, and nobody can say when one would run out."""
        runs = self.downtime.under_way is None
        return [
            WaitInfo(seat, wait.since, self.due(clocks, seat) if runs else None, max(0.0, clocks.reserve[seat]))
            for seat, wait in clocks.waits.items()
        ]


encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(Clocks)
