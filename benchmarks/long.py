"""What a thought costs in a long match with secrets, early in it and late.

    python benchmarks/long.py [--rounds 11]

A match of Locker with three seats is played at random. After 300 and after 2,950 entries a seat's perspective is made,
sampled and asked for an action of the random bot: in the process, and from bytes as a server's bots think; and the seat's
last events are read. Medians of the rounds, in microseconds.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable

import bottlecap
from bottlecap.arena.bench import is_compiled
from bottlecap.bots.rand import RandomBot

SEATS = 3
MOMENTS = (300, 2_950)
TIMES = 30
BOT = RandomBot(1)


def within(match: bottlecap.Match, seat: int) -> None:
    perspective = match.perspective(seat)
    perspective.sample(random.Random(1))
    BOT.pick(perspective)


def from_bytes(match: bottlecap.Match, seat: int) -> None:
    there = bottlecap.Perspective.from_bytes(match.perspective(seat).to_bytes(events=False))
    there.sample(random.Random(1))
    BOT.pick(there)


def last_events(match: bottlecap.Match, seat: int) -> None:
    match.told(seat, match.log.rows.count - 5)


WORKS: dict[str, Callable[[bottlecap.Match, int], None]] = {
    "a thought": within,
    "a thought from bytes": from_bytes,
    "the last events": last_events,
}


def played(entries: int) -> bottlecap.Match:
    match = bottlecap.new("locker", SEATS, 5, {"rounds": 1000})
    rng = random.Random(5)
    while match.entries.count < entries:
        match.play(rng.choice(match.actions()))
    return match


def measured(match: bottlecap.Match, work: Callable[[bottlecap.Match, int], None]) -> float:
    """Microseconds, with something happening in the match before each time."""
    rng = random.Random(1)
    one = match.copy(twin=True)
    spent = 0.0
    for _ in range(TIMES):
        one.play(rng.choice(one.actions()))
        seat = one.seat
        assert seat is not None
        began = time.perf_counter()
        work(one, seat)
        spent += time.perf_counter() - began
    return 1e6 * spent / TIMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=11)
    rounds = parser.parse_args().rounds
    matches = {entries: played(entries) for entries in MOMENTS}
    print(f"{'compiled' if is_compiled() else 'interpreted'}, microseconds (median of {rounds} rounds)")
    print(f"{'':24}" + "".join(f"{f'after {entries:,}':>16}" for entries in MOMENTS))
    for name, work in WORKS.items():
        costs = {entries: [measured(match, work) for _ in range(rounds)] for entries, match in matches.items()}
        print(f"{name:24}" + "".join(f"{statistics.median(costs[entries]):16.1f}" for entries in MOMENTS))


if __name__ == "__main__":
    main()
