"""The balance of Wasteland by simulation: greedy bots in all scenarios, one to four of them, and greedy against random."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bottlecap.arena.balance import rows_of, table
from bottlecap.arena.simulate import derived, planned
from bottlecap.arena.stats import Counts, merge, numbered
from bottlecap.arena.wasteland.bounds import (
    BEATS,
    ROUNDS,
    Finding,
    Played,
    all_counts,
    asset_names,
    findings,
    starter_options,
)
from bottlecap.arena.wasteland.chains import CHAINS
from bottlecap.arena.wasteland.deals import Deals, deals_of
from bottlecap.arena.wasteland.stats import DEEDS
from bottlecap.arena.workers import Workers, workers_of
from bottlecap.engine import registry
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.game import Wasteland
from bottlecap.games.wasteland.tokens import FACTION_NAMES

BOT = "greedy"
WEAK = "random"
# The longest bar of a plot, in characters.
WIDTH = 40


class Duel(NamedTuple):
    """Greedy against random, two at a table: matches, those that somebody won, and greedy's share of them."""

    matches: int
    won: int
    share: float

    @property
    def finding(self) -> Finding:
        return Finding(f"greedy against random: wins, of {self.won} matches with a winner", self.share, BEATS, None)


# --- playing ----------------------------------------------------------------------------------------------


def group(content: Content, players: int, matches: int, seed: str, workers: Workers, folder: str | None) -> Played:
    """So many matches of as many bots, each scenario as often as the others."""
    counts: Counts = {}
    each = -(-matches // len(content.scenarios))
    for scenario in content.scenarios:
        plan = planned("wasteland", players, [BOT], f"{seed} {scenario.id}", False, {"scenario": scenario.id}, folder)
        for row in rows_of(plan._replace(counting=True), each, workers):
            assert row.counts is not None
            merge(counts, row.counts)
    return Played(players, counts)


def duel(matches: int, seed: str, workers: Workers, folder: str | None) -> Duel:
    """Mirrored: each seed with the better bot in either seat. A win that is shared counts half."""
    plan = planned("wasteland", 2, [BOT, WEAK], seed, True, None, folder)
    played, won, share = 0, 0, 0.0
    for row in rows_of(plan, matches, workers):
        played += 1
        winners = row.result.winners
        if winners:
            won += 1
            share += sum(row.result.seats[seat] == BOT for seat in winners) / len(winners)
    return Duel(played, won, share / won if won else 0.0)


def dealt(content: Content, matches: int, seed: str, folder: str | None) -> Deals:
    """The most survivors that there can be, each scenario as often as the others."""
    total = Deals()
    for number in range(matches):
        scenario = content.scenarios[number % len(content.scenarios)].id
        total = total.and_more(deals_of("wasteland", BOT, max(ROUNDS), scenario, derived(seed, f"deals {number}"), folder))
    return total


# --- the report -------------------------------------------------------------------------------------------


def judged(content: Content, groups: Sequence[Played], against: Duel, deals: Deals) -> list[Finding]:
    return [*findings(content, groups), *deals.findings, against.finding]


def report(game: Wasteland, groups: Sequence[Played], against: Duel, deals: Deals, seed: str) -> str:
    """All of it as Markdown; no times, so that the same seed gives the same text."""
    content, whole = game.cards, all_counts(groups)
    found = judged(content, groups, against, deals)
    kept = sum(finding.holds for finding in found)
    chances = sum(finding.holds and not finding.is_kept for finding in found)
    parts = [
        "# Wasteland: balance",
        f"Made by `make balance GAME=wasteland` (seed {seed}). All bots are `{BOT}`; each scenario is played equally often.",
        f"**{kept} of {len(found)} bounds hold.** A share of few (of seats, survivors, ended tracks) may lie as far outside as "
        f"chance alone carries it in 19 of 20 samples of that size: {chances} are `by chance`.",
        "## Bounds",
        table(
            ["what", "found", "wanted", "holds"],
            [[line.what, line.said(line.found), line.wanted, line.verdict] for line in found],
        ),
        "## Ends and length",
        table(["players", "matches", "rounds: 5 %, median, 95 %", *game.reasons], ends_rows(game, groups)),
    ]
    for one in groups:
        parts += [f"Rounds with {one.players} ({ROUNDS[one.players]} wanted):", plot(numbered(one.counts, "length in rounds"))]
    parts += ["## Scenarios", table(scenario_heads(game), scenario_rows(game, whole))]
    parts += ["Steps by which a faction leads at the end:", plot(numbered(whole, "lead"))]
    parts += ["## Influence", table(["source", *[f"{one.players} players" for one in groups]], source_rows(groups))]
    parts += [table(["agenda", "held at the end", "worth on the mean", "holders won"], agenda_rows(whole))]
    parts += ["## Survivors", table(["what", *[f"{one.players} players" for one in groups]], deed_rows(groups))]
    parts += [table(["survivor", *[f"won of {one.players}" for one in groups]], survivor_rows(groups))]
    parts += ["Letters at the end:", plot(numbered(whole, "letters at the end"))]
    free, asking = starter_options(content)
    lists = (
        ("Side stories", "side stories", list(CHAINS)),
        ("Options of starters", "options chosen", free + asking),
        ("Assets", "assets gained", asset_names(content)),
        ("Quests", "quests staged", content.ids["quest"]),
    )
    for title, name, names in lists:
        parts += [f"## {title}", table(["what", "in matches"], met_rows(whole, name, names))]
    return "\n\n".join(parts) + "\n"


def plot(histogram: Mapping[int, float]) -> str:
    """A bar for each number."""
    most = max(histogram.values(), default=1.0)
    return "\n".join(["```text", *[f"{value:3d} {'#' * round(WIDTH * count / most)}" for value, count in histogram.items()], "```"])


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def ends_rows(game: Wasteland, groups: Sequence[Played]) -> list[list[str]]:
    out = []
    for one in groups:
        rounds = ", ".join(str(one.rounds(part)) for part in (0.05, 0.5, 0.95))
        out.append([str(one.players), f"{one.matches:.0f}", rounds, *[percent(one.share(reason)) for reason in game.reasons]])
    return out


def scenario_heads(game: Wasteland) -> list[str]:
    return [
        "scenario",
        "matches",
        *game.reasons,
        *[f"power of {name}" for name in FACTION_NAMES],
        *[f"ended by {n}" for n in FACTION_NAMES],
    ]


def scenario_rows(game: Wasteland, counts: Counts) -> list[list[str]]:
    out = []
    for scenario, matches in sorted(counts["matches by scenario"].items()):
        ends, power, ended = (counts.get(f"{name}: {scenario}", {}) for name in ("ends", "power", "track ended"))
        row = [scenario, f"{matches:.0f}", *[percent(ends.get(reason, 0) / matches) for reason in game.reasons]]
        row += [f"{power.get(name, 0) / matches:.1f}" for name in FACTION_NAMES]
        out.append(row + [f"{ended.get(name, 0):.0f}" for name in FACTION_NAMES])
    return out


def source_rows(groups: Sequence[Played]) -> list[list[str]]:
    names = {"cards": "agenda cards", "factions": "factions' leads", "ambitions": "what other cards ask for"}
    return [
        [title, *[f"{one.counts['influence'].get(name, 0) / (one.matches * one.players):.2f}" for one in groups]]
        for name, title in names.items()
    ]


def agenda_rows(counts: Counts) -> list[list[str]]:
    held, worth, wins = (counts.get(name, {}) for name in ("agendas held", "agendas worth", "agendas' wins"))
    means = {name: worth[name] / held[name] for name in held}
    ordered = sorted(held, key=lambda name: -means[name])
    return [[name, f"{held[name]:.0f}", f"{means[name]:.2f}", percent(wins.get(name, 0) / held[name])] for name in ordered]


def deed_rows(groups: Sequence[Played]) -> list[list[str]]:
    return [
        [title.lower(), *[f"{one.counts['deeds'].get(kind, 0) / (one.matches * one.players):.2f}" for one in groups]]
        for kind, title in DEEDS.items()
    ]


def survivor_rows(groups: Sequence[Played]) -> list[list[str]]:
    names = sorted({name for one in groups for name in one.counts["survivors"]})
    return [[name, *[won_by(one, name) for one in groups]] for name in names]


def won_by(one: Played, survivor: str) -> str:
    chosen = one.counts["survivors"].get(survivor, 0)
    return percent(one.counts["survivors' wins"].get(survivor, 0) / chosen) if chosen else "–"


def met_rows(counts: Counts, name: str, names: Sequence[str]) -> list[list[str]]:
    met, matches = counts.get(f"matches with {name}", {}), counts["matches"]["all"]
    return [[card, percent(met.get(card, 0) / matches)] for card in sorted(names, key=lambda card: -met.get(card, 0))]


# --- the command --------------------------------------------------------------------------------------------


def run(args: argparse.Namespace) -> int:
    """Measure, report, and say by the exit code whether all bounds hold; what is measured is told at once, as it takes long."""
    game = registry.game(args.game, args.content)
    assert isinstance(game, Wasteland)
    workers = workers_of(args)
    groups: list[Played] = []
    for players in game.players:
        groups.append(group(game.cards, players, args.matches, args.seed, workers, args.content))
        print(" | ".join(ends_rows(game, groups[-1:])[0]), file=sys.stderr, flush=True)
    against = duel(max(2, args.matches), args.seed, workers, args.content)
    deals = dealt(game.cards, max(4, args.matches // 4), args.seed, args.content)
    text = report(game, groups, against, deals, args.seed)
    if args.report is None:
        print(text, end="")
    else:
        Path(args.report).write_text(text, encoding="utf-8")
    wrong = [finding for finding in judged(game.cards, groups, against, deals) if not finding.holds]
    for finding in wrong:
        print(f"{finding.what}: {finding.said(finding.found)}, wanted {finding.wanted}", file=sys.stderr)
    return 1 if wrong else 0
