"""A match as a story one can read: the quests in order, who chose what and what came of it, deaths and turning points.

Made of what somebody was told, so it never says more than its reader may know.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bottlecap.engine.values import Event, Passage
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.story.telling import head_of, outcome_text
from bottlecap.games.wasteland.tokens import FACTIONS, IDOLIZED, UNIQUE_CARD, WELL_RESTED

if TYPE_CHECKING:
    from bottlecap.engine.game import Game

# After which of them a survivor stands somewhere else.
ARRIVALS: Final = ("started-at", "moved", "placed", "stood-up")
# What is worth a line of its own, beside the cards, and how it is told.
TURNING_POINTS: Final = {
    "killed": "chronicle-killed",
    "eliminated": "chronicle-eliminated",
    "pledged": "chronicle-pledged",
}

# What fills a round in which no card is read.
SMALL_DEEDS: Final = {"tile-turned": "chronicle-found", "slain": "chronicle-slain", "camped": "chronicle-camped"}


class Chronicle:
    """Follows what was told, event by event."""

    def __init__(self, game: "Game", content: Content, options: Mapping[str, int], names: list[str], lang: str) -> None:
        self.game = game
        self.content = content
        self.names = names
        self.lang = lang
        self.scenario = content.scenarios[options["scenario"]]
        self.track = options["track"]
        self.passages: list[Passage] = [Passage("scenario", self.scenario.name[lang])]
        # The round that the next passage stands in, until it is written down.
        self.round = 0
        self.where = ["" for _ in names]
        # What was chosen last on a card, so that no line is told twice.
        self.tried = -1
        self.power = [0 for _ in range(FACTIONS)]
        self.leader = -1
        self.options = options
        # What was done in a round of which nothing is read: told where the round would else be left out.
        self.small: list[str] = []

    def say(self, message: str, **arguments: object) -> str:
        return self.game.text(message, arguments, self.lang)

    def add(self, kind: str, text: str, seat: int = -1) -> None:
        if not text:
            return
        if self.round > 0:
            self.passages.append(Passage("round", self.say("chronicle-round", round=self.round)))
            self.round = 0
        self.passages.append(Passage(kind, text, seat))

    def follow(self, event: Event) -> None:
        kind = event.kind
        if kind != "advanced":
            self.look_who_leads()
        values = {name: -1 if value is None else value for name, value in event.args.items()}
        seat = values.get("seat", -1)
        if kind == "round-begins":
            self.close_round()
            self.round = values["round"]
        elif kind in SMALL_DEEDS:
            self.small_deed(kind, seat, values)
        elif kind == "chose-survivor":
            survivor = self.game.label("survivor", values["survivor"], self.lang)
            self.add("cast", self.say("chronicle-plays", name=self.names[seat], survivor=survivor), seat)
        elif kind in ARRIVALS:
            self.where[seat] = self.game.label("sector", values["sector"], self.lang)
        elif kind in ("quest-staged", "encountered"):
            self.card(kind, seat, values)
        elif kind in ("option-chosen", "quest-tried"):
            self.choice(kind, seat, values)
        elif "outcome" in values:
            self.outcome(kind, seat, values)
        elif kind == "advanced":
            self.advance(values["faction"], values["amount"])
        else:
            self.turning_point(kind, seat, values)

    # --- rounds without a card ------------------------------------------------------------------------------

    def small_deed(self, kind: str, seat: int, values: dict[str, int]) -> None:
        about: dict[str, object] = {"name": self.names[seat] if seat >= 0 else "", "where": self.where[seat] if seat >= 0 else ""}
        for domain in ("foe", "face"):
            if domain in values:
                about[domain] = self.game.label_at(domain, values[domain], self.lang, self.options)
        self.small.append(self.say(SMALL_DEEDS[kind], **about))

    def close_round(self) -> None:
        """A round of which nothing was told yet has what was done in it, in a line."""
        if self.round > 0:
            self.add("note", " ".join(dict.fromkeys(self.small)))
        self.small = []

    # --- cards ------------------------------------------------------------------------------------------

    def card(self, kind: str, seat: int, values: dict[str, int]) -> None:
        """A quest or an encounter as it was read out."""
        family = "quest" if kind == "quest-staged" else "encounter"
        card = values[family]
        title = self.game.label(family, card, self.lang)
        if family == "quest":
            self.add("quest", self.say("chronicle-quest", title=title))
        else:
            self.add("meeting", self.say("chronicle-meeting", title=title, name=self.names[seat], where=self.where[seat]), seat)
        self.add("opening", self.content.stories[family][card][self.lang].intro)

    def choice(self, kind: str, seat: int, values: dict[str, int]) -> None:
        if kind == "option-chosen":
            self.tried = int(self.content.encounter_first[values["encounter"]]) + values["option"] - 1
        else:
            self.tried = values["goal"]
        head = head_of(self.content, self.tried, self.lang)
        self.add("choice", self.say("chronicle-choice", name=self.names[seat], head=head), seat)

    def outcome(self, kind: str, seat: int, values: dict[str, int]) -> None:
        """What came of it; of a goal that was met by itself it is said first which one."""
        goal = values.get("goal", -1)
        if goal >= 0 and goal != self.tried:
            name = self.names[seat] if seat >= 0 else ""
            message = "chronicle-deed" if seat >= 0 else "chronicle-by-itself"
            title = self.game.label("quest", int(self.content.choices[goal].quest), self.lang)
            self.add("choice", self.say(message, name=name, title=title, head=head_of(self.content, goal, self.lang)), seat)
        self.tried = -1
        self.add("outcome", outcome_text(self.content, values["outcome"], self.lang), seat)

    # --- turning points -------------------------------------------------------------------------------------

    def advance(self, faction: int, steps: int) -> None:
        self.power[faction] += steps
        if self.power[faction] >= self.track:
            self.add("note", self.say("chronicle-faction-ends", faction=self.scenario.faction_names[faction][self.lang]))

    def look_who_leads(self) -> None:
        """Told where another faction leads than before; not while both advance, one after the other."""
        for faction in range(FACTIONS):
            if self.power[faction] > self.power[1 - faction] and self.leader != faction:
                self.leader = faction
                self.add("note", self.say("chronicle-faction-leads", faction=self.scenario.faction_names[faction][self.lang]))

    def turning_point(self, kind: str, seat: int, values: dict[str, int]) -> None:
        if kind in TURNING_POINTS:
            self.add("note", self.say(TURNING_POINTS[kind], name=self.names[seat], where=self.where[seat]), seat)
        elif kind == "gained" and self.content.item_deck[values["item"]] == UNIQUE_CARD:
            item = self.game.label("item", values["item"], self.lang)
            self.add("note", self.say("chronicle-gained", name=self.names[seat], item=item), seat)
        elif kind == "became" and IDOLIZED <= values["trait"] < WELL_RESTED:
            trait = self.game.label("trait", values["trait"], self.lang)
            self.add("note", self.say("chronicle-became", name=self.names[seat], trait=trait), seat)
        elif kind == "taken-back":
            self.add("note", self.say("chronicle-taken-back", moves=values["moves"]))
