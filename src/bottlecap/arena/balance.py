"""Is a game fair and varied? Simulations held against stated bounds, and a report on both.

For each number of players, bots that play well and bots that play loosely: how long matches take, how
they end, who wins by order of play, which cards are used; then what each card is worth to whoever has
it from the start. The bounds are the game's; a breach is told with its number.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bottlecap.arena.bounds import Bounds
from bottlecap.arena.homes import bounds_of, gifts_of, home_of
from bottlecap.arena.progress import Progress
from bottlecap.arena.results import wilson
from bottlecap.arena.simulate import Plan, Played, counted, planned, whole_rounds
from bottlecap.arena.stats import Counts, merge, middle, numbered, share_of
from bottlecap.arena.workers import Workers, add_workers, workers_of
from bottlecap.engine import registry
from bottlecap.engine.game import Game

LEVELS = ("greedy", "greedy-loose")


class Group(NamedTuple):
    """What came of the matches of one level with one number of players."""

    level: str
    players: int
    counts: Counts

    @property
    def matches(self) -> int:
        return int(self.counts["matches"]["all"])

    @property
    def median(self) -> int:
        return middle(numbered(self.counts, "length in rounds"))

    def share(self, reason: str) -> float:
        return self.counts["reasons"].get(reason, 0) / self.matches

    @property
    def order(self) -> list[float]:
        wins = self.counts["wins by order"]
        return [wins.get(str(place), 0) / self.matches for place in range(self.players)]

    def used(self, offered: str, taken: str) -> dict[str, float]:
        """By card: in which share of the matches in which it was on offer it was used."""
        on_offer = self.counts.get(f"matches with {offered}", {})
        used = self.counts.get(f"matches with {taken}", {})
        return {name: used.get(name, 0) / count for name, count in sorted(on_offer.items())}


class Lift(NamedTuple):
    """The share of wins of whoever had a card from the start."""

    card: str
    matches: int
    wins: float

    @property
    def rise(self) -> float:
        return self.wins / self.matches - 0.5


# --- playing ----------------------------------------------------------------------------------------------


def group(game: str, players: int, level: str, matches: int, seed: str, workers: Workers, content: str | None) -> Group:
    """Play the matches of one group."""
    plan = planned(game, players, [level], seed, False, None, content)._replace(counting=True)
    counts: Counts = {}
    for row in rows_of(plan, matches, workers):
        assert row.counts is not None
        merge(counts, row.counts)
    return Group(level, players, counts)


def lift(game: str, card: str, pairs: int, seed: str, workers: Workers, content: str | None) -> Lift:
    """Play mirrored pairs of two greedy bots, one of which has the card; each of them in turn."""
    plan = planned(game, 2, [LEVELS[0]], seed, True, None, content)._replace(gift=card)
    wins, matches = 0.0, 0
    for row in rows_of(plan, 2 * pairs, workers):
        wins += share_of(row.result, plan.owner(row.result.match))
        matches += 1
    return Lift(card, matches, wins)


def told(game: str, card: str, bounds: Bounds, pairs: int, doubtful: int, seed: str, workers: Workers, content: str | None) -> Lift:
    """What the card is worth, by so many pairs; by more, if those leave open on which side of the bound it is."""
    found = lift(game, card, pairs, seed, workers, content)
    if doubtful > pairs and in_doubt(bounds, found):
        found = lift(game, card, doubtful, seed, workers, content)
    return found


def rows_of(plan: Plan, matches: int, workers: Workers) -> Iterator[Played]:
    count = whole_rounds(plan, matches)
    progress = Progress(count, sys.stderr)
    try:
        with closing(counted(plan, count, workers)) as rows:
            for done, row in enumerate(rows, 1):
                progress.show(done)
                yield row
    finally:
        progress.close()


# --- judging ----------------------------------------------------------------------------------------------


def in_doubt(bounds: Bounds, card: Lift) -> bool:
    """Whether the interval of 95 % reaches to both sides of the bound."""
    low, high = wilson(card.wins, card.matches)
    return low <= 0.5 + bounds.lift < high


def breaches(bounds: Bounds, groups: Sequence[Group], lifts: Sequence[Lift], slack: float = 0.0) -> list[str]:
    """What does not keep to the bounds, a line each. slack: for small samples, how far beyond is still let pass."""
    out: list[str] = []
    for found in groups:
        who = f"{found.players} players, {found.level}"
        if not bounds.shortest - 20 * slack <= found.median <= bounds.longest + 20 * slack:
            out.append(f"{who}: the median match takes {found.median} rounds")
        for reason in bounds.endings:
            if found.share(reason) < bounds.ending - slack:
                out.append(f"{who}: only {found.share(reason):.1%} end by {reason}")
        for place, share in enumerate(found.order, 1):
            # Alone there is no fair share: how often it should be won is not for an order of play to say.
            if found.players > 1 and abs(share - 1 / found.players) > bounds.order + slack:
                out.append(f"{who}: number {place} of round one wins {share:.1%}")
        for offered, taken in bounds.cards:
            for name, share in found.used(offered, taken).items():
                if share < bounds.used - slack:
                    out.append(f"{who}: {name} is used in only {share:.1%} of the matches that offer it")
    for card in lifts:
        if card.rise > bounds.lift + slack:
            out.append(f"{card.card}: who has it from the start wins {card.rise:+.1%} more than a fair share")
    return out


# --- the report -------------------------------------------------------------------------------------------


def report(game: Game, bounds: Bounds, groups: Sequence[Group], lifts: Sequence[Lift], seed: str) -> str:
    """All of it as Markdown; no times, so that the same seed gives the same text."""
    wrong = breaches(bounds, groups, lifts)
    parts = [
        f"# {game.name}: balance",
        f"Made by `make balance GAME={game.id}` (seed {seed}). Bots that play well (`{LEVELS[0]}`), and the same bots with one "
        f"move in five at random (`{LEVELS[1]}`).",
        "**All bounds hold.**" if not wrong else "**Bounds that do not hold:**\n\n" + "\n".join(f"- {line}" for line in wrong),
        "## Length, ends, order of play",
        f"Wanted: a median of {bounds.shortest} to {bounds.longest} rounds; each way to end in at least {bounds.ending:.0%} of the "
        f"matches; each player's share, by order of play in round one, within {100 * bounds.order:.0f} points of fair.",
        table(
            ["players", "bots", "matches", "rounds: 5 %, median, 95 %", *bounds.endings, "share by order of play (fair)"],
            groups_rows(bounds, groups),
        ),
    ]
    for offered, taken in bounds.cards:
        parts += [
            f"## {taken.capitalize()}",
            f"In which share of the matches that offered it; wanted: at least {bounds.used:.0%}.",
            table(["card", *[f"{g.players} {g.level}" for g in groups]], used_rows(groups, offered, taken)),
        ]
    if lifts:
        parts += [
            "## What a card is worth from the start",
            f"Two players; every match twice, the card once on each side. Wanted: a rise of at most {100 * bounds.lift:.0f} points "
            "over one half. With the interval of 95 %." + played_on(lifts),
            table(["card", "matches", "owner's share", "95 %", "rise"], lift_rows(game, lifts)),
        ]
    return "\n\n".join(parts) + "\n"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] + ["--:"] * (len(heads) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def groups_rows(bounds: Bounds, groups: Sequence[Group]) -> list[list[str]]:
    out = []
    for found in groups:
        rounds = numbered(found.counts, "length in rounds")
        spread = ", ".join(str(middle(rounds, part)) for part in (0.05, 0.5, 0.95))
        ends = [f"{found.share(reason):.1%}" for reason in bounds.endings]
        order = ", ".join(f"{share:.1%}" for share in found.order)
        out.append([str(found.players), found.level, str(found.matches), spread, *ends, f"{order} ({1 / found.players:.1%})"])
    return out


def used_rows(groups: Sequence[Group], offered: str, taken: str) -> list[list[str]]:
    shares = [found.used(offered, taken) for found in groups]
    names = sorted({name for share in shares for name in share}, key=lambda name: min(share.get(name, 1.0) for share in shares))
    return [[name, *[f"{share[name]:.1%}" if name in share else "–" for share in shares]] for name in names]


def lift_rows(game: Game, lifts: Sequence[Lift]) -> list[list[str]]:
    out = []
    for card in sorted(lifts, key=lambda lift: -lift.rise):
        low, high = wilson(card.wins, card.matches)
        out.append(
            [
                name_of(game, card.card),
                str(card.matches),
                f"{card.wins / card.matches:.1%}",
                f"{low:.1%}–{high:.1%}",
                f"{100 * card.rise:+.1f}",
            ]
        )
    return out


def played_on(lifts: Sequence[Lift]) -> str:
    fewest = min(card.matches for card in lifts)
    if all(card.matches == fewest for card in lifts):
        return ""
    return f" Cards of which {fewest} matches left open on which side of the bound they are were played on."


def name_of(game: Game, card: str) -> str:
    for domain, ids in game.domains.items():
        if card in ids:
            return game.label(domain, ids.index(card), "en")
    return card


# --- the command --------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument(
        "--matches", type=int, default=5000, metavar="M", help="matches for each number of players and level (%(default)s)"
    )
    parser.add_argument(
        "--pairs", type=int, default=1000, metavar="P", help="mirrored pairs for each card; 0 for none (%(default)s)"
    )
    parser.add_argument(
        "--doubtful",
        type=int,
        default=0,
        metavar="P",
        help="pairs in all for a card whose interval reaches to both sides of the bound (no more than for the others)",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="the seed everything is derived from (%(default)s)")
    add_workers(parser)
    parser.add_argument("--report", metavar="FILE", help="write the report to this file, as Markdown, instead of printing it")
    parser.add_argument("--content", metavar="DIR", help="a content pack instead of the bundled one")


def run(args: argparse.Namespace) -> int:
    """Measure, report, and say by the exit code whether all bounds hold; what is measured is told at once, as it takes long."""
    game = registry.game(args.game, args.content)
    own = home_of(game).balance
    if own is not None:
        return own(args)
    bounds = bounds_of(game)
    workers = workers_of(args)
    groups: list[Group] = []
    for level in LEVELS:
        for players in game.players:
            groups.append(group(args.game, players, level, args.matches, args.seed, workers, args.content))
            print(" | ".join(groups_rows(bounds, groups[-1:])[0]), file=sys.stderr, flush=True)
    lifts: list[Lift] = []
    for card in gifts_of(game).cards(game) if args.pairs else []:
        lifts.append(told(args.game, card, bounds, args.pairs, args.doubtful, args.seed, workers, args.content))
        print(" | ".join(lift_rows(game, lifts[-1:])[0]), file=sys.stderr, flush=True)
    text = report(game, bounds, groups, lifts, args.seed)
    if args.report is None:
        print(text, end="")
    else:
        Path(args.report).write_text(text, encoding="utf-8")
    wrong = breaches(bounds, groups, lifts)
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0
