"""What is counted of a match of Shelter: points by source and round, and what became of every card."""

from collections.abc import Sequence
from html import escape

from bottlecap.arena import plots
from bottlecap.arena.results import MatchResult, wilson
from bottlecap.arena.stats import Collector, Counts, Section, add, numbered, share_of
from bottlecap.engine.values import Event
from bottlecap.games.shelter.content import START_ROOMS

SOURCES = ("room", "building", "threat", "item", "end")
SOURCE_NAMES = {
    "room": "Rooms",
    "building": "Building",
    "threat": "Threats beaten",
    "item": "Items used",
    "end": "Items at the end",
}
# Rounds that fewer than this part of the matches reached say little, and are left out of the figure.
ENOUGH = 0.05

# What is counted of a card whenever it is told of.
CARD_EVENTS = {
    "room-dealt": ("room", "rooms offered"),
    "built": ("room", "rooms built"),
    "item-dealt": ("item", "items offered"),
    "item-taken": ("item", "items taken"),
    "item-used": ("item", "items used"),
    "threat-appears": ("threat", "threats appeared"),
    "defeated": ("threat", "threats defeated"),
    "fight-won": ("threat", "fights won"),
    "fight-lost": ("threat", "fights lost"),
}


class ShelterCollector(Collector):
    def starter(self, events: Sequence[Event]) -> int:
        for event in events:
            if event.kind == "starts":
                return int(event.values[0])
        return 0

    def collect_more(self, counts: Counts, events: Sequence[Event], result: MatchResult) -> None:
        round_now = 0
        owners: set[tuple[int, int]] = set()
        # Which cards were told of at all: copies of a card count as one.
        seen: set[tuple[str, str]] = set()
        players = len(result.seats)
        for event in events:
            kind, values = event.kind, event.values
            if kind == "round":
                round_now = int(values[0])
                add(counts, "player rounds", str(round_now), players)
            elif kind == "happiness":
                add(counts, f"points: {SOURCES[values[2]]}", str(round_now), int(values[1]))
            elif kind == "penalty":
                add(counts, "points: penalty", str(round_now), int(values[1]))
            elif kind == "end-item":
                add(counts, "items points at the end", str(values[1]), int(values[2]))
            if kind in CARD_EVENTS:
                domain, table = CARD_EVENTS[kind]
                places = [i for i, param in enumerate(event.shape.params) if param.domain == domain]
                card = int(values[places[0]])
                add(counts, table, str(card))
                seen.add((table, self.game.label(domain, card, "en")))
                if kind == "item-taken":
                    owners.add((int(values[0]), int(values[1])))
        for seat, item in owners:
            add(counts, "items owners", str(item))
            add(counts, "items owners' wins", str(item), share_of(result, seat))
        for table, name in seen:
            add(counts, f"matches with {table}", name)

    # --- the report ---------------------------------------------------------------------------------------

    def sections(self, counts: Counts) -> list[Section]:
        return [
            Section("points", "Happiness by source", self.points(counts)),
            Section("rooms", "Rooms", self.rooms(counts)),
            Section("items", "Items", self.items(counts)),
            Section("threats", "Threats", self.threats(counts)),
        ]

    def points(self, counts: Counts) -> str:
        reached = numbered(counts, "player rounds")
        most = max(reached.values(), default=0)
        xs = [number for number, seats in reached.items() if seats >= ENOUGH * most]
        series = []
        for source in SOURCES[:-1]:
            points = numbered(counts, f"points: {source}")
            series.append((SOURCE_NAMES[source], [points.get(x, 0) / reached[x] for x in xs]))
        figure = plots.areas(
            "Happiness a player gains in each round, by source", xs, series, "happiness a player", "round of the match"
        )
        players = sum(counts.get("seats by bot", {}).values()) or 1
        rows = []
        sums = {source: sum(counts.get(f"points: {source}", {}).values()) for source in SOURCES}
        lost = sum(counts.get("points: penalty", {}).values())
        gained = sum(sums.values()) or 1
        for source in SOURCES:
            share = sums[source] / gained
            rows.append(
                [
                    SOURCE_NAMES[source],
                    f"{sums[source]:.0f}",
                    f"{sums[source] / players:.2f}",
                    plots.percent(share),
                    plots.Cell(plots.bar(share)),
                ]
            )
        rows.append(["Penalty for threats", f"−{lost:.0f}", f"−{lost / players:.2f}", "", ""])
        rows.append(["Final score", f"{sum(sums.values()) - lost:.0f}", f"{(sum(sums.values()) - lost) / players:.2f}", "", ""])
        listed = plots.table("points-table", ["Source", "Happiness", "A player", "Of all gained", ""], rows)
        note = "The figure shows what a player gains in a round, over the matches that were still played in it."
        return f"<p>{note}</p>{figure}{listed}"

    def by_name(self, counts: Counts, table: str, domain: str) -> dict[str, float]:
        """Numbers of cards by their names: copies of a card count as one."""
        out: dict[str, float] = {}
        for card, number in numbered(counts, table).items():
            name = self.game.label(domain, card, "en")
            out[name] = out.get(name, 0) + number
        return out

    def names(self, domain: str, leave_out: int = 0) -> list[str]:
        """Every card's name, once, the first few left out."""
        ids = self.game.domains[domain]
        return list(dict.fromkeys(self.game.label(domain, card, "en") for card in range(leave_out, len(ids))))

    def rooms(self, counts: Counts) -> str:
        offered, built = (self.by_name(counts, table, "room") for table in ("rooms offered", "rooms built"))
        matches = counts["matches"]["all"]
        # The rooms of the top level are never on offer.
        names = self.names("room", START_ROOMS)
        names.sort(key=lambda name: (-built.get(name, 0) / (offered.get(name) or 1), name))
        rows = []
        for name in names:
            share = built.get(name, 0) / (offered.get(name) or 1)
            rows.append(
                [
                    name,
                    f"{offered.get(name, 0):.0f}",
                    f"{built.get(name, 0):.0f}",
                    f"{built.get(name, 0) / matches:.2f}",
                    plots.percent(share),
                    plots.Cell(plots.bar(share)),
                ]
            )
        listed = plots.table("rooms-table", ["Room", "On offer", "Built", "Built a match", "Built of offered", ""], rows)
        return f"<p>{never([name for name in names if not built.get(name)], 'built')}</p>{listed}"

    def items(self, counts: Counts) -> str:
        tables = ("items offered", "items taken", "items used", "items owners", "items owners' wins")
        offered, taken, used, owners, wins = (self.by_name(counts, table, "item") for table in tables)
        names = sorted(self.names("item"), key=lambda name: (-taken.get(name, 0) / (offered.get(name) or 1), name))
        rows = []
        for name in names:
            share = taken.get(name, 0) / (offered.get(name) or 1)
            held = int(owners.get(name, 0))
            low, high = wilson(wins.get(name, 0), held)
            rows.append(
                [
                    name,
                    f"{offered.get(name, 0):.0f}",
                    f"{taken.get(name, 0):.0f}",
                    plots.percent(share),
                    plots.Cell(plots.bar(share)),
                    f"{used.get(name, 0):.0f}",
                    plots.percent(wins.get(name, 0) / held) if held else "–",
                    f"{100 * low:.0f}–{100 * high:.0f} %" if held else "–",
                ]
            )
        heads = ["Item", "On offer", "Taken", "Taken of offered", "", "Used", "Owners won", "95 %"]
        listed = plots.table("items-table", heads, rows)
        note = "An owner is whoever took the item at any time in the match."
        return f"<p>{never([name for name in names if not taken.get(name)], 'taken')} {note}</p>{listed}"

    def threats(self, counts: Counts) -> str:
        tables = ("threats appeared", "threats defeated", "fights won", "fights lost")
        appeared, defeated, won, lost = (self.by_name(counts, table, "threat") for table in tables)
        names = sorted(self.names("threat"), key=lambda name: (-defeated.get(name, 0) / (appeared.get(name) or 1), name))
        rows = []
        for name in names:
            share = defeated.get(name, 0) / (appeared.get(name) or 1)
            fights = won.get(name, 0) + lost.get(name, 0)
            rows.append(
                [
                    name,
                    f"{appeared.get(name, 0):.0f}",
                    f"{defeated.get(name, 0):.0f}",
                    plots.percent(share),
                    plots.Cell(plots.bar(share)),
                    f"{fights:.0f}" if fights else "–",
                    plots.percent(won.get(name, 0) / fights) if fights else "–",
                ]
            )
        heads = ["Threat", "Appeared", "Defeated", "Defeated of appeared", "", "Rolls", "Rolls won"]
        return f"<p>{never([name for name in names if not defeated.get(name)], 'defeated')}</p>" + plots.table(
            "threats-table", heads, rows
        )


def never(names: Sequence[str], what: str) -> str:
    if not names:
        return f"Every one was {what} at least once."
    return f"Never {what}: {escape(', '.join(names))}."
