"""What is counted of finished matches: small tables of numbers that add up, whichever process played them.

The generic part knows wins, order of play, length and ways to end. What only one game knows (cards,
sources of points) its own collector counts (homes.py); it sees what a spectator sees.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bottlecap.arena.results import MatchResult
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.engine.values import Event

Counts = dict[str, dict[str, float]]
"""A name of a table, a name of a row, a number. Merging adds the numbers."""

ROUNDS = "rounds"
DECISIONS = "decisions"


class Section(NamedTuple):
    """A part of a report: its title and its HTML."""

    id: str
    title: str
    html: str


class Collector:
    """Counts one match; a game's own collector adds to it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def collect(self, match: Match, result: MatchResult) -> Counts:
        """All that is counted of a finished match."""
        counts: Counts = {}
        events = match.events(None)
        players = len(result.seats)
        starter = self.starter(events)
        add(counts, "matches", "all")
        add(counts, "reasons", result.reason)
        length = match.view(None).get("round")
        measure, size = (ROUNDS, length) if isinstance(length, int) else (DECISIONS, result.decisions)
        add(counts, f"length in {measure}", str(int(size)))
        for seat, bot in enumerate(result.seats):
            won = share_of(result, seat)
            order = str((seat - starter) % players)
            add(counts, "seats by order", order)
            add(counts, "wins by order", order, won)
            add(counts, "seats by bot", bot)
            add(counts, "wins by bot", bot, won)
            add(counts, "points by bot", bot, result.scores[seat])
        self.collect_more(counts, events, result)
        return counts

    def starter(self, events: Sequence[Event]) -> int:
        """The seat that began; order of play is counted from it."""
        return 0

    def collect_more(self, counts: Counts, events: Sequence[Event], result: MatchResult) -> None:
        """What only this game knows."""

    def sections(self, counts: Counts) -> list[Section]:
        """The parts of the report that only this game has."""
        return []


def share_of(result: MatchResult, seat: int) -> float:
    """A seat's part of the win: k winners have 1/k each."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def add(counts: Counts, table: str, row: str, number: float = 1) -> None:
    rows = counts.setdefault(table, {})
    rows[row] = rows.get(row, 0) + number


def merge(into: Counts, more: Counts) -> None:
    for table, rows in more.items():
        for row, number in rows.items():
            add(into, table, row, number)


def numbered(counts: Counts, table: str) -> dict[int, float]:
    """A table whose rows are numbers, in their order."""
    rows = counts.get(table, {})
    return {int(row): rows[row] for row in sorted(rows, key=int)}


def middle(histogram: dict[int, float], part: float = 0.5) -> int:
    """The value below which that part of all lies: 0.5 for the median."""
    whole = sum(histogram.values())
    seen = 0.0
    for value in sorted(histogram):
        seen += histogram[value]
        if seen >= part * whole:
            return value
    return 0


def mean(histogram: dict[int, float]) -> float:
    whole = sum(histogram.values())
    return sum(value * number for value, number in histogram.items()) / whole if whole else 0.0


def total(numbers: Iterable[float]) -> float:
    """A sum without the dust of thirds."""
    return round(sum(numbers), 9)
