"""What is counted of a match of Monopoly: where tokens go, what deeds and buildings bring, how groups and ruin come."""

from collections.abc import Sequence
from typing import cast

from bottlecap.arena import plots
from bottlecap.arena.monopoly.ledger import DEALT, IN_JAIL, WAYS, Ledger
from bottlecap.arena.results import MatchResult
from bottlecap.arena.stats import Collector, Counts, Section, mean, middle, numbered
from bottlecap.engine.values import Event
from bottlecap.games.monopoly.board import COLOURS, DEEDS, GROUP_NAMES, GROUPS, SQUARES
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.game import Monopoly

ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")
LEVELS = ("Nothing", "First shack", "Second shack", "Third shack", "Fourth shack", "Vault")


class MonopolyCollector(Collector):
    @property
    def cards(self) -> Content:
        return cast(Monopoly, self.game).cards

    def starter(self, events: Sequence[Event]) -> int:
        return next((int(event.values[0]) for event in events if event.kind == "starts"), 0)

    def collect_more(self, counts: Counts, events: Sequence[Event], result: MatchResult) -> None:
        players, starter = len(result.seats), self.starter(events)
        ledger = Ledger(self.cards, counts, [(seat - starter) % players for seat in range(players)])
        for event in events:
            ledger.enter(event)

    # --- the report ---------------------------------------------------------------------------------------

    def sections(self, counts: Counts) -> list[Section]:
        return [
            Section("squares", "Where tokens come to stand", self.squares(counts)),
            Section("deeds", "What deeds bring", self.deeds(counts)),
            Section("levels", "What buildings bring", self.levels(counts)),
            Section("groups", "How groups are completed", self.groups(counts)),
            Section("ruin", "Who goes bankrupt to whom", self.ruin(counts)),
        ]

    def name(self, domain: str, number: int) -> str:
        return self.game.label(domain, number, "en")

    def squares(self, counts: Counts) -> str:
        landings = numbered(counts, "landings")
        jailed = landings.pop(IN_JAIL, 0.0)
        drawn = {square: landings.get(square, 0.0) for square in range(int(SQUARES))}
        most = max(drawn, key=lambda square: drawn[square])
        figure = plots.histogram(
            "Landings on each square, counted from GO", drawn, "square, counted from GO", most, counted="landings"
        )
        whole = sum(drawn.values()) + jailed or 1.0
        rows = [square_row(f"{square}. {self.name('square', square)}", drawn[square], whole) for square in drawn]
        rows.append(square_row("Sent to jail", jailed, whole))
        note = (
            "Every time a token is put on a square counts, by the dice or by a card; so a card that sends it on makes two. "
            f"Rust: {self.name('square', most)}."
        )
        listed = plots.table("squares-table", ["Square", "Landings", "Of all", ""], rows)
        return f"<p>{note}</p>{figure}{listed}"

    def deeds(self, counts: Counts) -> str:
        tables = ("deeds sold", "paid for deeds", "paid for buildings", "got for buildings", "rents", "visits that cost rent")
        sold, paid, built, got, rents, visits = (numbered(counts, table) for table in tables)
        matches = counts["matches"]["all"]
        rows = []
        for deed in range(int(DEEDS)):
            spent = paid.get(deed, 0) + built.get(deed, 0) - got.get(deed, 0)
            back = rents.get(deed, 0) / spent if spent > 0 else 0.0
            group = GROUP_NAMES[self.cards.group[deed]].replace("-", " ")
            rows.append(
                [
                    f"{self.name('deed', deed)} ({group})",
                    plots.percent(min(1.0, sold.get(deed, 0) / matches)),
                    f"{paid.get(deed, 0) / (sold.get(deed) or 1):.0f}",
                    f"{(built.get(deed, 0) - got.get(deed, 0)) / matches:.0f}",
                    f"{visits.get(deed, 0) / matches:.2f}",
                    f"{rents.get(deed, 0) / matches:.0f}",
                    plots.percent(back),
                    plots.Cell(plots.bar(back / 2)),
                ]
            )
        heads = ["Deed", "Sold", "For", "Buildings", "Visits", "Rent", "Return", ""]
        note = (
            "Sold by the bank, in which part of the matches and for how much on average; then, a match: caps put into buildings "
            "(less what their sale brought), visits that cost rent, and that rent. The return is the rent against all caps put "
            "in; the bar is full at twice the stake. Rent counts as it was due, also where a bankrupt could not pay all of it."
        )
        return f"<p>{note}</p>" + plots.table("deeds-table", heads, rows)

    def levels(self, counts: Counts) -> str:
        tables = ("buildings", "buildings sold", "paid for levels", "rents owed to level", "visits at level", "rents at level")
        built, sold, paid, owed, visits, rents = (numbered(counts, table) for table in tables)
        matches = counts["matches"]["all"]
        rows = []
        for level, name in enumerate(LEVELS):
            back = owed.get(level, 0) / paid[level] if paid.get(level) else 0.0
            rows.append(
                [
                    name,
                    f"{built.get(level, 0) / matches:.2f}" if level else "–",
                    f"{sold.get(level, 0) / matches:.2f}" if level else "–",
                    f"{visits.get(level, 0) / matches:.2f}",
                    f"{rents.get(level, 0) / (visits.get(level) or 1):.0f}",
                    plots.percent(back) if level else "–",
                    plots.Cell(plots.bar(back / 4)) if level else "",
                ]
            )
        heads = ["What stands there", "Built", "Sold", "Visits", "Mean rent", "Return", ""]
        note = (
            "Streets only. A match: how often such a building was put up or sold, and visits while it was the highest. Every "
            "visit to a street is owed to all its buildings, to each the part by which it raised the rent: that, against its "
            "price, is the return. The bar is full at four times the stake."
        )
        return f"<p>{note}</p>" + plots.table("levels-table", heads, rows)

    def groups(self, counts: Counts) -> str:
        # Deeds are dealt at the start in a variant only: that column stands where it has numbers.
        names = [way for way in WAYS if way != DEALT or f"groups: {way}" in counts]
        ways = [numbered(counts, f"groups: {way}") for way in names]
        matches = counts["matches"]["all"]
        rows = []
        for group in range(int(GROUPS)):
            name = GROUP_NAMES[group].replace("-", " ").capitalize() + ("" if group < COLOURS else "s")
            rows.append(group_row(name, [way.get(group, 0) for way in ways], matches))
        rows.append(group_row("All ten", [sum(way.values()) for way in ways], matches)[:-1] + [""])
        heads = ["Group", *(way.capitalize() for way in names), "A match", ""]
        offers, deals = (counts.get(table, {}).get("all", 0) for table in ("offers", "deals"))
        auctions = counts.get("auctioned deeds", {}).get("all", 0)
        price = counts.get("paid at auctions, of the price", {}).get("all", 0) / (auctions or 1)
        shortages = counts.get("auctioned buildings", {}).get("all", 0)
        note = (
            "How the last deed of a group came to the player who then had them all; after a bankruptcy to the bank a group can be "
            "completed again. "
            f"Offers a match: {offers / matches:.2f}, deals: {deals / matches:.2f}. Deeds auctioned a match: "
            f"{auctions / matches:.2f}, at {plots.percent(price)} of their price on average; buildings: {shortages / matches:.2f}."
        )
        return f"<p>{note}</p>" + plots.table("groups-table", heads, rows)

    def ruin(self, counts: Counts) -> str:
        places = range(len(counts["seats by order"]))
        matches = counts["matches"]["all"]
        rows = []
        for place in places:
            table = counts.get(f"bankrupt: {place}", {})
            cells = ["–" if other == place else plots.percent(table.get(str(other), 0) / matches) for other in places]
            fallen = sum(table.values())
            rows.append(
                [
                    ORDINALS[place],
                    *cells,
                    plots.percent(table.get("the bank", 0) / matches),
                    plots.percent(fallen / matches),
                    plots.Cell(plots.bar(fallen / matches)),
                ]
            )
        heads = ["Goes bankrupt", *(f"to the {ORDINALS[place].lower()}" for place in places), "to the bank", "at all", ""]
        rounds = numbered(counts, "bankruptcies by round")
        listed = plots.table("ruin-table", heads, rows)
        if not rounds:
            return f"<p>Nobody went bankrupt.</p>{listed}"
        half = middle(rounds)
        note = (
            "By order of play, in parts of all matches. A bankruptcy comes in round "
            f"{mean(rounds):.1f} on average; half of them by round {half}."
        )
        figure = plots.histogram("Bankruptcies by round", rounds, "round", half, counted="bankrupt")
        return f"<p>{note}</p>{figure}{listed}"


def square_row(name: str, landings: float, whole: float) -> list[str]:
    share = landings / whole
    # Jail, the most visited, fills the bar.
    return [name, f"{landings:.0f}", f"{100 * share:.2f} %", plots.Cell(plots.bar(share / 0.06))]


def group_row(name: str, ways: Sequence[float], matches: float) -> list[str]:
    whole = sum(ways)
    cells = [plots.percent(number / whole) if whole else "–" for number in ways]
    return [name, *cells, f"{whole / matches:.2f}", plots.Cell(plots.bar(whole / matches))]
