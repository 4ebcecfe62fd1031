"""What simulated matches come to: a line for each, and the table at the end."""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from bottlecap.engine.errors import Error

# The standard normal distribution holds 95 % within this many deviations of its mean.
DEVIATIONS = 1.959964

# What is said of matches of one seat, where shares of several would be compared.
ALONE = "Alone there is nobody to be better than: a win share is how often the one seat reached the game's own goal."


class MatchResult(NamedTuple):
    """How one match of a simulation ended. It holds no times, so that the same seed gives the same bytes."""

    match: int
    seed: str
    seats: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: int
    entries: int

    def line(self) -> str:
        """The match as a line of JSONL, without its end."""
        return json.dumps(self._asdict(), ensure_ascii=False, separators=(",", ":"))


class MatchFailed(Error):
    """A match of a simulation broke down, most often by a fault of a bot; number and seed play it again."""

    def __init__(self, match: int, seed: str, seats: Sequence[str], fault: str) -> None:
        self.match = match
        self.seed = seed
        super().__init__(f"match {match} (seed {seed}, seats {', '.join(seats)}): {fault}")


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share: unlike the plain one it holds for few trials and for shares near 0 or 1."""
    if trials == 0:
        return 0.0, 1.0
    share = wins / trials
    square = DEVIATIONS * DEVIATIONS
    middle = share + square / (2 * trials)
    spread = DEVIATIONS * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    whole = 1 + square / trials
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Tally:
    """Counts wins by bot and by seat. A win that k seats share counts 1/k for each."""

    def __init__(self) -> None:
        self.matches = 0
        self.decisions = 0
        self.bot_wins: defaultdict[str, float] = defaultdict(float)
        # How many seats each bot had in all: what its wins are a share of.
        self.bot_seats: Counter[str] = Counter()
        self.seat_wins: defaultdict[int, float] = defaultdict(float)
        self.reasons: Counter[str] = Counter()
        self.players = 0

    def add(self, result: MatchResult) -> None:
        self.matches += 1
        self.decisions += result.decisions
        self.players = len(result.seats)
        self.bot_seats.update(result.seats)
        self.reasons[result.reason] += 1
        for seat in result.winners:
            part = 1 / len(result.winners)
            self.bot_wins[result.seats[seat]] += part
            self.seat_wins[seat] += part

    def table(self) -> str:
        """Win shares by bot and by seat, and why the matches ended."""
        rows = [("bot", "seats", "win share", "95 %")]
        for bot in sorted(self.bot_seats, key=lambda name: (-self.bot_wins[name] / self.bot_seats[name], name)):
            rows.append((bot, *shown(self.bot_wins[bot], self.bot_seats[bot])))
        lines = aligned(rows)
        rows = [("seat", "matches", "win share", "95 %")]
        for seat in range(self.players):
            rows.append((str(seat), *shown(self.seat_wins[seat], self.matches)))
        lines += ["", *aligned(rows)]
        rows = [("reason", "matches", "share", "95 %")]
        for reason, count in self.reasons.most_common():
            rows.append((reason, str(count), *shown(count, self.matches)[1:]))
        return "\n".join([*lines, "", *aligned(rows)])


def shown(wins: float, trials: int) -> tuple[str, str, str]:
    low, high = wilson(wins, trials)
    return str(trials), f"{100 * wins / trials:.1f} %", f"{100 * low:.1f}–{100 * high:.1f} %"


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows in columns: names to the left, numbers to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    out = []
    for row in rows:
        cells = [
            cell.ljust(width) if i == 0 else cell.rjust(width) for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        out.append("  ".join(cells).rstrip())
    return out
