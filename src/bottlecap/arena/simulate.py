"""Many matches between bots, over all cores or many machines, the same ones whatever the number of workers.

A match is known by its number. Its seed and its bots' seeds are derived from the simulation's seed
and that number alone, so it does not matter which process plays it, or when.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, TextIO

from bottlecap.arena.dataset import SUFFIX, Dataset, Kept, kept_of
from bottlecap.arena.homes import collector_of, gifts_of
from bottlecap.arena.progress import Progress
from bottlecap.arena.report import page
from bottlecap.arena.results import ALONE, MatchFailed, MatchResult, Tally
from bottlecap.arena.stats import Collector, Counts, merge
from bottlecap.arena.table import Table
from bottlecap.arena.workers import Ray, Workers, add_workers, checked, done, workers_of
from bottlecap.bots import make
from bottlecap.engine import registry
from bottlecap.engine.errors import BadOption, Error, in_a_line
from bottlecap.engine.face import new
from bottlecap.engine.game import Game
from bottlecap.engine.header import SEED_BYTES
from bottlecap.engine.match import Match

# A bot's own seed is a number that the engine's generators take: 63 bits and a sign.
BOT_SEED_BITS = 63

INTERRUPTED = 130


class Failure(NamedTuple):
    """What a worker sends home instead of a result: errors of every kind do not travel, words do."""

    match: int
    fault: str


class Played(NamedTuple):
    """A match's result; for a report, what was counted of it; for a data set, its record and its decisions."""

    result: MatchResult
    counts: Counts | None
    kept: Kept | None = None


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
    # Whether the workers keep how the match was played.
    keeping: bool = False
    # The rules that it is played by, as `rules_of` writes them: a worker that has others must not play.
    rules: str = ""

    def check_rules(self) -> None:
        """Refuse to play where the game is another one than where the simulation was begun."""
        mine = rules_of(registry.game(self.game, self.content))
        if self.rules not in ("", mine):
            raise Error(f"this worker has {mine}, but the simulation is of {self.rules}: install the same everywhere")

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

    def described(self) -> dict[str, object]:
        """What a data set says of itself: all that its matches follow from, so that anybody can play them again."""
        game = registry.game(self.game, self.content)
        return {
            "game": game.id,
            "version": game.version,
            "content": game.content,
            "players": self.players,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "mirror": self.mirror,
        }

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
        counts = self.collector().collect(table.match, row) if self.counting else None
        return Played(row, counts, kept_of(table.match) if self.keeping else None)


def rules_of(game: Game) -> str:
    """By what rules and content a game is played, as far as results depend on it."""
    return f"{game.id} version {game.version}, content {game.content}"


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
    ray: str | None = None,
) -> Iterator[MatchResult]:
    """The results of `matches` matches, in the order of their numbers.

    bots: one name for all seats, or one for each seat. mirror: every seed is played once for each
    rotation of the bots over the seats; `matches` is rounded up to whole rounds. jobs: processes (a
    script that asks for several needs `if __name__ == "__main__"`). ray: the address of a Ray cluster
    that plays instead of processes here, "local" to start one. The results are the same whoever plays.
    What cannot be is refused at once, before anything is played.
    """
    plan = planned(game, players, bots, seed, mirror, options, content)
    return played(plan, whole_rounds(plan, matches), checked(jobs if ray is None else Ray(ray)))


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
    where = None if folder is None else str(folder)
    return Plan(name, where, players, given, everyone, str(seed), mirror, rules=rules_of(found))


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


# --- playing ------------------------------------------------------------------------------------------


def played(plan: Plan, count: int, workers: Workers) -> Generator[MatchResult, None, None]:
    with closing(counted(plan, count, workers)) as rows:
        for row in rows:
            yield row.result


def counted(plan: Plan, count: int, workers: Workers) -> Generator[Played, None, None]:
    """The matches with what was counted of each, and what was kept, if the plan says so."""
    with closing(done(partial(play_chunk, plan), count, workers)) as rows:
        for row in rows:
            if isinstance(row, Failure):
                raise MatchFailed(row.match, plan.match_seed(row.match).hex(), plan.seats(row.match), row.fault)
            yield row


def play_chunk(plan: Plan, numbers: range) -> list[Row]:
    """Play these matches, as far as the first that fails."""
    out: list[Row] = []
    for number in numbers:
        try:
            plan.check_rules()
            out.append(plan.play(number))
        except Exception as fault:
            out.append(Failure(number, in_a_line(fault)))
            break
    return out


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
    add_workers(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="write one line of JSON a match to this file; FILE.parquet: results, records and every decision as a data set",
    )
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
    as_data = args.out is not None and args.out.endswith(SUFFIX)
    plan = plan._replace(counting=args.report is not None, keeping=as_data)
    count = whole_rounds(plan, args.matches)
    workers = workers_of(args)
    tally = Tally()
    counts: Counts = {}
    progress = Progress(count, sys.stderr)
    started = time.perf_counter()
    try:
        with ExitStack() as stack:
            stack.callback(progress.close)
            out = None if args.out is None or as_data else stack.enter_context(opened(args.out))
            data = stack.enter_context(Dataset(args.out, plan.described())) if as_data else None
            paper = None if args.report is None else stack.enter_context(opened(args.report))
            if paper is not None:
                # Called first of all at the end, so that whoever stops us has a report of what was played.
                stack.callback(write_report, paper, plan, tally, counts)
            for row in stack.enter_context(closing(counted(plan, count, workers))):
                if out is not None:
                    out.write(row.result.line() + "\n")
                if data is not None and row.kept is not None:
                    data.add(row.result, row.kept)
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
