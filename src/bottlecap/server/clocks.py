"""Clocks, made of stored times only. Time never enters the engine: a clock that runs out hands the seat to a bot."""

import time
from bisect import bisect_left
from typing import Final

import msgspec
from msgspec import Struct

from bottlecap.server.people import People
from bottlecap.server.protocol import PaceInfo, WaitInfo

# The server notes that it is alive this often; a longer silence is an outage.
BEAT: Final = 5.0
SILENCE: Final = 30.0


class Time:
    """Where the hour comes from; tests bring their own."""

    def now(self) -> float:
        return time.time()


class Downtime:
    """When the server was not there, or could store nothing. That time counts for nobody."""

    def __init__(self, outages: list[tuple[float, float]], time: Time | None = None) -> None:
        self.outages = merged(outages)
        self.time = time or Time()
        # Since when the store refuses to write.
        self.under_way: float | None = None

    def add(self, began: float, ended: float) -> None:
        self.outages = merged([*self.outages, (began, ended)])

    def begin(self, moment: float) -> None:
        self.under_way = moment

    def end(self, moment: float) -> None:
        if self.under_way is not None:
            self.add(self.under_way, moment)
            self.under_way = None

    def since(self, moment: float) -> float:
        """How many seconds were lost since then."""
        outages = self.outages
        if self.under_way is not None:
            outages = merged([*outages, (self.under_way, self.time.now())])
        first = max(bisect_left(outages, (moment, 0.0)) - 1, 0)
        return sum(max(0.0, ended - max(began, moment)) for began, ended in outages[first:])


def merged(outages: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """In order, and each moment in one of them only: it is lost once."""
    out: list[tuple[float, float]] = []
    for began, ended in sorted(outages):
        if out and began <= out[-1][1]:
            out[-1] = (out[-1][0], max(out[-1][1], ended))
        else:
            out.append((began, ended))
    return out


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

    def first_due(self, clocks: Clocks) -> float | None:
        return min((due for seat in clocks.waits if (due := self.due(clocks, seat)) is not None), default=None)

    def shown(self, clocks: Clocks) -> list[WaitInfo]:
        """While an outage is under way no clock runs, and nobody can say when one would run out."""
        runs = self.downtime.under_way is None
        return [WaitInfo(seat, wait.since, self.due(clocks, seat) if runs else None) for seat, wait in clocks.waits.items()]


encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(Clocks)
