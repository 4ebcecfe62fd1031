"""The hour, and when the server was not there or could store nothing: that time counts for nobody."""

import time
from bisect import bisect_left
from typing import Final

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
