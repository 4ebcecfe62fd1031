"""What the server counts, as Prometheus reads it."""

from collections.abc import Callable
from typing import Final

PREFIX: Final = "bottlecap_"


class Counters:
    """Counters only grow; gauges are asked for when somebody looks."""

    def __init__(self) -> None:
        self.counts: dict[str, float] = {}
        self.gauges: dict[str, Callable[[], float]] = {}

    def add(self, name: str, by: float = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + by

    def gauge(self, name: str, ask: Callable[[], float]) -> None:
        self.gauges[name] = ask

    def text(self) -> str:
        lines: list[str] = []
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE {PREFIX}{name} counter", f"{PREFIX}{name} {value:g}"]
        for name, ask in sorted(self.gauges.items()):
            lines += [f"# TYPE {PREFIX}{name} gauge", f"{PREFIX}{name} {ask():g}"]
        return "\n".join(lines) + "\n"
