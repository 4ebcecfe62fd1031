"""Many matches between bots, over all cores, the same ones whatever the number of processes.

A match is known by its number. Its seed and its bots' seeds are derived from the simulation's seed
and that number alone, so it does not matter which process plays it, or when.
"""

import argparse
import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, TextIO

from bottlecap.arena.homes import collector_of, gifts_of
from bottlecap.arena.progress import Progress
from bottlecap.arena.report import page
from bottlecap.arena.results import ALONE, MatchFailed, MatchResult, Tally
from bottlecap.arena.stats import Collector, Counts, merge
from bottlecap.arena.table import Table
from bottlecap.bots import make
from bottlecap.engine import registry
from bottlecap.engine.errors import BadOption, Error, in_a_line
from bottlecap.engine.face import new
from bottlecap.engine.game import Game
from bottlecap.engine.header import SEED_BYTES
from bottlecap.engine.match import Match

# A bot's own seed is a number that the engine's generators take: 63 bits and a sign.
BOT_SEED_BITS = 63

# Enough chunks that no process waits for the last one, and enough matches in each that sending them costs little.
CHUNKS_A_JOB = 8
MOST_IN_CHUNK = 500
# Chunks that are played or wait to be: results come in order, so a slow one must not stop the others.
AHEAD = 4

INTERRUPTED = 130


class Failure(NamedTuple):
    """What a worker sends home instead of a result: errors of every kind do not travel, words do."""

    match: int
    fault: str


class Played(NamedTuple):
    """A match's result and, for a report, what was counted of it."""

    result: MatchResult
    counts: Counts | None


Row = Played | Failure


class Plan(NamedTuple):
    """All that a worker must know to play any match of the simulation."""

    game: str
    content: str | None
    players: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: str
    mirror: bool
    # Whether the workers count what a report shows.
    counting: bool = False
    # A card that one seat has from the start, the next seat with each match: what is it worth?
    gift: str = ""

    def match_seed(self, number: int) -> bytes:
        """The seed of a match; mirrored matches of one round share it."""
        shared = number // self.players if self.mirror else number
        return derived(self.seed, f"match {shared}")

    def seats(self, number: int) -> tuple[str, ...]:
        """Which bot sits where: mirrored, the list moves on by one seat with each match of a round."""
        turn = number % self.players if self.mirror else 0
        return self.bots[turn:] + self.bots[:turn]

    def table(self, number: int) -> Table:
        """The match of that number with its bots, not yet played: also the way to look into one that failed."""
        match = new(
            self.game,
            self.players,
            seed=self.match_seed(number),
            options=self.options,
            chance="fast",
            content=self.content,
        )
        if self.gift:
            match = self.with_gift(match, number)
        bots = [make(name, self.bot_seed(number, seat)) for seat, name in enumerate(self.seats(number))]
        return Table(match, bots)

    def with_gift(self, match: Match, number: int) -> Match:
        """The same match, but that one seat has the card."""
        seed = self.match_seed(number)
        position = gifts_of(match.game).given(match.game, match.position(), self.gift, self.owner(number), random.Random(seed))
        return new(self.game, self.players, seed=seed, options=self.options, position=position, chance="fast", content=self.content)

    def owner(self, number: int) -> int:
        """Who has the gift in that match."""
        return number % self.players

    def bot_seed(self, number: int, seat: int) -> int:
        seed = derived(self.seed, f"bot {number} {seat}")
        return int.from_bytes(seed, "little") >> (8 * SEED_BYTES - BOT_SEED_BITS)

    def collector(self) -> Collector:
        return collector_of(registry.game(self.game, self.content))

    def play(self, number: int) -> Played:
        table = self.table(number)
        table.run()
        result = table.match.result
        assert result is not None
        row = MatchResult(
            match=number,
            seed=self.match_seed(number).hex(),
            seats=self.seats(number),
            winners=result.winners,
            scores=result.scores,
            ranks=result.ranks,
            reason=result.reason,
            decisions=int(table.decisions),
            entries=table.match.length,
        )
        return Played(row, self.collector().collect(table.match, row) if self.counting else None)


def derived(seed: str, purpose: str) -> bytes:
    """A seed of its own for each purpose; the seed is the key, so no two simulations share one."""
    key = blake2b(seed.encode(), digest_size=32).digest()
    return blake2b(purpose.encode(), key=key, digest_size=SEED_BYTES, person=b"bottlecap-arena").digest()


def simulate(
    game: str | Game,
    *,
    players: int | None = None,
    matches: int = 1,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    mirror: bool = False,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    content: str | Path | None = None,
) -> Iterator[MatchResult]:
    """The results of `matches` matches, in the order of their numbers.

    bots: one name for all seats, or one for each seat. mirror: every seed is played once for each
    rotation of the bots over the seats; `matches` is rounded up to whole rounds. jobs: processes (a
    script that asks for several needs `if __name__ == "__main__"`). What cannot be is refused at
    once, before anything is played.
    """
    plan = planned(game, players, bots, seed, mirror, options, content)
    return played(plan, whole_rounds(plan, matches), checked_jobs(jobs))


def planned(
    game: str | Game,
    players: int | None,
    bots: Sequence[str],
    seed: int | str,
    mirror: bool,
    options: Mapping[str, object] | None,
    content: str | Path | None,
) -> Plan:
    """The plan of a simulation, with everything in it checked."""
    name, folder = named(game, content)
    found = registry.game(name, folder)
    if isinstance(bots, str):
        bots = bots.split(",")
    if players is None:
        players = len(bots) if len(bots) > 1 else found.players.start
    found.check_players(players)
    given = dict(options or {})
    found.option_values(given)
    if len(bots) not in (1, players):
        raise BadOption(f"{players} seats and {len(bots)} bots: name one bot for all seats, or one for each")
    for bot in dict.fromkeys(bots):
        # Made once: what is wrong with somebody's module is told here, and not by each process.
        make(bot, 0)
    everyone = tuple(bots) * (players // len(bots))
    return Plan(name, None if folder is None else str(folder), players, given, everyone, str(seed), mirror)


def named(game: str | Game, content: str | Path | None) -> tuple[str, str | Path | None]:
    """A game as other processes find it again: by the name and the folder it was loaded by."""
    if isinstance(game, str):
        return game, content
    for (name, folder), known in registry.loaded.items():
        if known is game:
            return name, folder or None
    raise Error(f"{game.id}: processes of their own must be able to find the game; name it instead")


def whole_rounds(plan: Plan, matches: int) -> int:
    if matches < 1:
        raise BadOption(f"matches is a whole number from 1 on, not {matches}")
    return -(-matches // plan.players) * plan.players if plan.mirror else matches


def checked_jobs(jobs: int) -> int:
    if jobs < 1:
        raise BadOption(f"jobs is a whole number from 1 on, not {jobs}")
    return jobs


# --- playing ------------------------------------------------------------------------------------------


def played(plan: Plan, count: int, jobs: int) -> Generator[MatchResult, None, None]:
    with closing(counted(plan, count, jobs)) as rows:
        for row in rows:
            yield row.result


def counted(plan: Plan, count: int, jobs: int) -> Generator[Played, None, None]:
    """The matches with what was counted of each, if the plan says so."""
    size = min(MOST_IN_CHUNK, max(1, count // (CHUNKS_A_JOB * jobs)))
    chunks = [range(first, min(first + size, count)) for first in range(0, count, size)]
    jobs = min(jobs, len(chunks))
    with closing(here(plan, chunks) if jobs == 1 else over_processes(plan, chunks, jobs)) as rows:
        for row in rows:
            if isinstance(row, Failure):
                raise MatchFailed(row.match, plan.match_seed(row.match).hex(), plan.seats(row.match), row.fault)
            yield row


def here(plan: Plan, chunks: list[range]) -> Generator[Row, None, None]:
    for chunk in chunks:
        for number in chunk:
            yield play_one(plan, number)


def play_one(plan: Plan, number: int) -> Row:
    try:
        return plan.play(number)
    except Exception as fault:
        return Failure(number, in_a_line(fault))


def play_chunk(plan: Plan, numbers: range) -> list[Row]:
    """Play these matches, as far as the first that fails."""
    out: list[Row] = []
    for number in numbers:
        out.append(play_one(plan, number))
        if isinstance(out[-1], Failure):
            break
    return out


def over_processes(plan: Plan, chunks: list[range], jobs: int) -> Generator[Row, None, None]:
    """Play the chunks in processes of their own; what they give comes in the order of the chunks."""
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    waiting: deque[Future[list[Row]]] = deque()
    left = iter(chunks)
    try:
        with unheard_by_children():
            for _ in range(AHEAD * jobs):
                submit(pool, plan, left, waiting)
        while waiting:
            rows = waiting.popleft().result()
            submit(pool, plan, left, waiting)
            yield from rows
    except BrokenProcessPool:
        causes = 'out of memory, a bot that ends it, or a script without `if __name__ == "__main__"`'
        raise Error(f"a process that played matches ended by itself ({causes})") from None
    except BaseException:
        # Somebody stopped us, or wants no more: the matches under way are of no use to anybody.
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def submit(pool: ProcessPoolExecutor, plan: Plan, left: Iterator[range], waiting: deque[Future[list[Row]]]) -> None:
    chunk = next(left, None)
    if chunk is not None:
        waiting.append(pool.submit(play_chunk, plan, chunk))


@contextmanager
def unheard_by_children() -> Iterator[None]:
    """Processes started within never hear Ctrl-C, not even while they start: the parent ends them, without a word."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# --- the command --------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (as many as bots are named, else the fewest)")
    parser.add_argument("--matches", type=int, default=100, metavar="M", help="how many matches (%(default)s)")
    parser.add_argument(
        "--bots", default="random", help='one bot for all seats or one a seat: "random", "module:Class", … (%(default)s)'
    )
    parser.add_argument("--seed", default="0", metavar="S", help="the seed everything is derived from (%(default)s)")
    parser.add_argument("--mirror", action="store_true", help="play every seed once for each rotation of the bots over the seats")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (as many as there are cores)")
    parser.add_argument("--out", metavar="FILE", help="write one line of JSON a match to this file")
    parser.add_argument("--report", metavar="FILE", help="write a report with tables and plots to this file, as HTML")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument("--content", metavar="DIR", help="a content pack instead of the bundled one")


def run(args: argparse.Namespace) -> int:
    """Simulate as the command line says; the exit code."""
    if os.getcwd() not in sys.path and "" not in sys.path:
        # A bot of one's own lies beside one. At the end, so that nothing there hides a module of the library.
        sys.path.append(os.getcwd())
    options = option_values(registry.game(args.game, args.content), args.option)
    bots = [name.strip() for name in args.bots.split(",")]
    plan = planned(args.game, args.players, bots, args.seed, args.mirror, options, args.content)
    plan = plan._replace(counting=args.report is not None)
    count = whole_rounds(plan, args.matches)
    jobs = checked_jobs(os.cpu_count() or 1 if args.jobs is None else args.jobs)
    tally = Tally()
    counts: Counts = {}
    progress = Progress(count, sys.stderr)
    started = time.perf_counter()
    try:
        with ExitStack() as stack:
            stack.callback(progress.close)
            out = None if args.out is None else stack.enter_context(opened(args.out))
            paper = None if args.report is None else stack.enter_context(opened(args.report))
            if paper is not None:
                # Called first of all at the end, so that whoever stops us has a report of what was played.
                stack.callback(write_report, paper, plan, tally, counts)
            for row in stack.enter_context(closing(counted(plan, count, jobs))):
                if out is not None:
                    out.write(row.result.line() + "\n")
                tally.add(row.result)
                if row.counts is not None:
                    merge(counts, row.counts)
                progress.show(tally.matches)
    except KeyboardInterrupt:
        report(plan, tally, time.perf_counter() - started)
        print("stopped", file=sys.stderr)
        return INTERRUPTED
    report(plan, tally, time.perf_counter() - started)
    return 0


def write_report(paper: TextIO, plan: Plan, tally: Tally, counts: Counts) -> None:
    """The report on what was played; it holds no times, so that the same seed gives the same bytes."""
    if not tally.matches:
        return
    facts = {
        "Players": str(plan.players),
        "Bots": ", ".join(plan.bots),
        "Matches": f"{tally.matches}{f', every seed {plan.players} times' if plan.mirror else ''}",
        "Decisions a match": f"{tally.decisions / tally.matches:.1f}",
        "Seed": plan.seed,
    }
    if plan.options:
        facts["Options"] = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    paper.write(page(plan.collector(), counts, facts))


def opened(path: str) -> TextIO:
    try:
        return open(path, "w", encoding="utf-8", newline="\n")
    except OSError as fault:
        raise Error(f"{path}: {fault.strerror}") from None


def report(plan: Plan, tally: Tally, seconds: float) -> None:
    mirrored = f", every seed {plan.players} times" if plan.mirror and plan.players > 1 else ""
    seated = f"{plan.players} players" if plan.players > 1 else "1 player"
    print(f"{plan.game}, {seated}, seed {plan.seed}{mirrored}")
    print(f"{tally.matches} matches in {seconds:.1f} s, {tally.matches / seconds:.1f} matches/s")
    if tally.matches:
        print(f"{tally.decisions / tally.matches:.1f} decisions a match\n\n{tally.table()}")
    if plan.players == 1:
        print(f"\n{ALONE}")


def option_values(game: Game, given: Sequence[str]) -> dict[str, object]:
    """Options from NAME=VALUE: numbers are numbers, on and off are 1 and 0, the rest are names."""
    out: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is NAME=VALUE, not {text!r}")
        option = game.option_named(name)
        out[name] = value if option is not None and option.names else number_or_name(value)
    return out


def number_or_name(value: str) -> object:
    if value in ("on", "off"):
        return int(value == "on")
    try:
        return int(value)
    except ValueError:
        return value
