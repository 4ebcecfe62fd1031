"""What is counted of a match of Wasteland: how it ends, where influence comes from, the factions' race, survivors, cards."""

from collections.abc import Sequence
from typing import cast

from bottlecap.arena import plots
from bottlecap.arena.results import MatchResult, wilson
from bottlecap.arena.stats import Collector, Counts, Section, add, mean, middle, numbered, share_of
from bottlecap.arena.wasteland.chains import chain_of
from bottlecap.engine.match import Match
from bottlecap.engine.values import Event
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.game import Wasteland
from bottlecap.games.wasteland.growing import letters_held
from bottlecap.games.wasteland.state import HAND, PLEDGED, WastelandState, of
from bottlecap.games.wasteland.tokens import ASSET_CARD, FACTION_NAMES

# Tables that count how often an event told of a card: the event, which of its numbers is the card, the card's domain.
CARD_EVENTS = {
    "quest-staged": ("quests staged", 0, "quest"),
    "goal-completed": ("goals completed", 1, "goal"),
    "encountered": ("encounters met", 1, "encounter"),
    "came-to-market": ("assets on the market", 0, "item"),
    "perk-gained": ("perks gained", 1, "perk"),
    "perk-used": ("perks used", 1, "perk"),
}
# What each survivor does and suffers, by the event that tells of it; its first number is the seat.
DEEDS = {
    "killed": "Killed",
    "eliminated": "Eliminated",
    "slain": "Foes killed",
    "goal-completed": "Goals of quests",
    "encountered": "Encounters",
    "explored": "Tiles explored",
    "camped": "Camps",
    "offered": "Deals offered",
    "dealt": "Deals agreed to",
    "pledged": "Loyalty declared",
}


class WastelandCollector(Collector):
    @property
    def cards(self) -> Content:
        return cast(Wasteland, self.game).cards

    def starter(self, events: Sequence[Event]) -> int:
        return next((int(event.values[0]) for event in events if event.kind == "first-player"), 0)

    def collect(self, match: Match, result: MatchResult) -> Counts:
        counts = super().collect(match, result)
        s = of(match.state)
        scenario = self.cards.scenarios[s.scenario].id
        add(counts, "matches by scenario", scenario)
        add(counts, f"ends: {scenario}", result.reason)
        self.race(counts, s, scenario, result)
        for seat in range(len(result.seats)):
            self.survivor(counts, s, seat, result)
        return counts

    def race(self, counts: Counts, s: WastelandState, scenario: str, result: MatchResult) -> None:
        """How far the factions came, and which of them ended the match."""
        for faction, name in enumerate(FACTION_NAMES):
            add(counts, f"power: {scenario}", name, int(s.power[faction]))
            if s.power[faction] >= s.track and result.reason != "influence":
                add(counts, f"track ended: {scenario}", name)
        add(counts, "lead", str(abs(int(s.power[0] - s.power[1]))))

    def survivor(self, counts: Counts, s: WastelandState, seat: int, result: MatchResult) -> None:
        """What one of them came to: influence by card, letters, who it was."""
        won = share_of(result, seat)
        survivor = self.cards.ids["survivor"][s.survivor[seat]]
        add(counts, "survivors", survivor)
        add(counts, "survivors' wins", survivor, won)
        add(counts, "letters at the end", str(int(letters_held(s, seat))))
        for agenda in range(len(s.agendas.zone)):
            if s.agendas.zone[agenda] in (HAND + seat, PLEDGED + seat):
                more = int(s.content.ambitions[agenda].more(s, seat))
                name = self.card_name("agenda", agenda)
                add(counts, "agendas held", name)
                add(counts, "agendas worth", name, 1 + more)
                add(counts, "agendas' wins", name, won)
                add(counts, "influence", "cards")
                add(counts, "influence", "factions" if s.content.agenda_faction[agenda] >= 0 else "ambitions", more)

    def collect_more(self, counts: Counts, events: Sequence[Event], result: MatchResult) -> None:
        met: set[tuple[str, str]] = set()
        for event in events:
            kind, values = event.kind, event.values
            if kind in DEEDS:
                add(counts, "deeds", kind)
            if kind in CARD_EVENTS:
                table, place, domain = CARD_EVENTS[kind]
                name = self.card_name(domain, int(values[place]))
                met.add((table, name))
                if domain in ("quest", "encounter") and chain_of(name):
                    met.add(("side stories", chain_of(name)))
            elif kind == "gained" and self.cards.item_deck[int(values[1])] == ASSET_CARD:
                met.add(("assets gained", self.card_name("item", int(values[1]))))
            elif kind == "option-chosen":
                met.add(("options chosen", f"{self.cards.ids['encounter'][int(values[1])]}/{int(values[2])}"))
            elif kind == "advanced":
                add(counts, "steps", FACTION_NAMES[int(values[0])], int(values[1]))
        for table, name in met:
            add(counts, f"matches with {table}", name)

    def card_name(self, domain: str, number: int) -> str:
        if domain == "goal":
            choice = self.cards.choices[number]
            return f"{self.cards.ids['quest'][choice.quest]}/{int(choice.place) + 1}"
        if domain in ("quest", "encounter"):
            return self.cards.ids[domain][number]
        return self.game.label(domain, number, "en")

    # --- the report ---------------------------------------------------------------------------------------

    def sections(self, counts: Counts) -> list[Section]:
        return [
            Section("ends", "How matches end", self.ends(counts)),
            Section("influence", "Where influence comes from", self.influence(counts)),
            Section("survivors", "Survivors", self.survivors(counts)),
            Section("quests", "Quests and encounters", self.story(counts)),
            Section("assets", "Assets and perks", self.assets(counts)),
        ]

    def ends(self, counts: Counts) -> str:
        rows = []
        for scenario, matches in sorted(counts.get("matches by scenario", {}).items()):
            ends = counts.get(f"ends: {scenario}", {})
            power, ended = counts.get(f"power: {scenario}", {}), counts.get(f"track ended: {scenario}", {})
            rows.append(
                [
                    scenario,
                    f"{matches:.0f}",
                    *(plots.percent(ends.get(reason, 0) / matches) for reason in self.game.reasons),
                    *(f"{power.get(name, 0) / matches:.1f}" for name in FACTION_NAMES),
                    *(f"{ended.get(name, 0):.0f}" for name in FACTION_NAMES),
                ]
            )
        heads = ["Scenario", "Matches", *self.game.reasons, "Star power", "Shield power", "Ended by star", "Ended by shield"]
        lead = numbered(counts, "lead")
        figure = plots.histogram("Lead of one faction at the end", lead, "steps", middle(lead))
        return plots.table("ends-table", heads, rows) + figure

    def influence(self, counts: Counts) -> str:
        seats = sum(counts.get("seats by bot", {}).values()) or 1
        sources = counts.get("influence", {})
        listed = plots.table(
            "influence-table",
            ["Source", "A survivor"],
            [
                ["Agenda cards", f"{sources.get('cards', 0) / seats:.2f}"],
                ["Factions' leads", f"{sources.get('factions', 0) / seats:.2f}"],
                ["What other cards ask for", f"{sources.get('ambitions', 0) / seats:.2f}"],
            ],
        )
        held, worth, wins = (counts.get(table, {}) for table in ("agendas held", "agendas worth", "agendas' wins"))
        rows = []
        for name in sorted(held, key=lambda name: (-worth[name] / held[name], name)):
            rows.append([name, f"{held[name]:.0f}", f"{worth[name] / held[name]:.2f}", plots.percent(wins[name] / held[name])])
        return listed + plots.table("agendas-table", ["Agenda", "Held at the end", "Influence", "Holders won"], rows)

    def survivors(self, counts: Counts) -> str:
        seats, wins = counts.get("survivors", {}), counts.get("survivors' wins", {})
        rows = []
        for name in sorted(seats, key=lambda name: (-wins.get(name, 0) / seats[name], name)):
            low, high = wilson(wins.get(name, 0), int(seats[name]))
            share = plots.percent(wins.get(name, 0) / seats[name])
            rows.append([name, f"{seats[name]:.0f}", share, f"{100 * low:.0f}–{100 * high:.0f} %"])
        listed = plots.table("survivors-table", ["Survivor", "Matches", "Won", "95 %"], rows)
        all_seats = sum(seats.values()) or 1
        deeds = counts.get("deeds", {})
        done = [[title, f"{deeds.get(kind, 0) / all_seats:.2f}"] for kind, title in DEEDS.items()]
        letters = numbered(counts, "letters at the end")
        figure = plots.histogram("Letters at the end", letters, "letters", middle(letters), counted="survivors")
        note = f"<p>Letters at the end: {mean(letters):.1f} on the mean.</p>"
        return listed + plots.table("deeds-table", ["What", "A survivor and match"], done) + note + figure

    def story(self, counts: Counts) -> str:
        quests = self.shares(counts, "quests staged", self.cards.ids["quest"], "Quest", "In play")
        goals = self.shares(counts, "goals completed", self.goal_names(), "Goal", "Completed")
        met = self.shares(counts, "encounters met", self.cards.ids["encounter"], "Encounter", "Met")
        options = self.shares(counts, "options chosen", self.option_names(), "Option", "Chosen")
        return quests + goals + met + options

    def goal_names(self) -> list[str]:
        return [self.card_name("goal", number) for number in range(int(self.cards.goals))]

    def option_names(self) -> list[str]:
        ids, many = self.cards.ids["encounter"], self.cards.encounter_options
        return [f"{ids[card]}/{option + 1}" for card in range(len(ids)) for option in range(int(many[card]))]

    def assets(self, counts: Counts) -> str:
        kinds = self.cards.item_deck
        names = [self.card_name("item", item) for item in range(len(kinds)) if kinds[item] == ASSET_CARD]
        perks = [self.card_name("perk", perk) for perk in range(len(self.cards.perk_letter))]
        gained = self.shares(counts, "assets gained", list(dict.fromkeys(names)), "Asset", "Gained")
        return gained + self.shares(counts, "perks gained", list(dict.fromkeys(perks)), "Perk", "Gained")

    def shares(self, counts: Counts, table: str, names: Sequence[str], head: str, what: str) -> str:
        """In how many of all matches each was met, the rarest last."""
        matches = counts["matches"]["all"]
        found = counts.get(f"matches with {table}", {})
        rows = []
        for name in sorted(names, key=lambda name: (-found.get(name, 0), name)):
            share = found.get(name, 0) / matches
            rows.append([name, f"{found.get(name, 0):.0f}", plots.percent(share), plots.Cell(plots.bar(share))])
        return plots.table(f"{table.replace(' ', '-')}-table", [head, f"{what} in matches", "Of all", ""], rows)
