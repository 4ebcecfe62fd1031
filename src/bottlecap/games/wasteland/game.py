"""Wasteland as a game: its declarations."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from bottlecap.engine.base import MOST_SEATS, filled
from bottlecap.engine.cards import Family, dealt
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import ActionKind, DecisionKind, EventKind, Option, StepKind
from bottlecap.engine.state import PLAYING, State
from bottlecap.engine.values import Action, Event, Passage, Prompt
from bottlecap.games.wasteland import (
    activating,
    agendas,
    attacking,
    body,
    camping,
    dealing,
    enemies,
    fighting,
    fog,
    growing,
    influence,
    lacks,
    replacing,
    rounds,
    setup,
    sniping,
    testing,
    things,
    trading,
    turns,
    using,
    vats,
    watching,
)
from bottlecap.games.wasteland.catalogue import WastelandCatalogue, catalogue_of
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.declared import MOST_TRACK, families_of, fields_of
from bottlecap.games.wasteland.drawing import Drawing
from bottlecap.games.wasteland.effects.conditions import SCORING_NAMES
from bottlecap.games.wasteland.geography import (
    DOWN,
    ICON_NAMES,
    NOWHERE,
    PLACES,
    SLOTS,
    face_of,
    is_down,
    is_sector,
)
from bottlecap.games.wasteland.orders import ORDERS
from bottlecap.games.wasteland.picture import Picture
from bottlecap.games.wasteland.reading.whole import load
from bottlecap.games.wasteland.rulebook import RULES
from bottlecap.games.wasteland.state import (
    ASSET_DECK,
    BOX,
    ENCOUNTER_KEPT,
    LOOT_DECK,
    PILE,
    QUEST_LIBRARY,
    READING,
    UNIQUE_DECK,
    WastelandState,
    of,
)
from bottlecap.games.wasteland.story import (
    council,
    decks,
    encountering,
    escorting,
    giving,
    goals,
    hazards,
    laying,
    library,
    mapwork,
    markers,
    market,
    nothing,
    offmap,
    picking,
    prices,
    questing,
    running,
    tasks,
    trying,
)
from bottlecap.games.wasteland.story.base import OUTCOMES
from bottlecap.games.wasteland.story.chronicle import Chronicle
from bottlecap.games.wasteland.story.samples import story_vocabulary
from bottlecap.games.wasteland.story.telling import (
    GUARDED,
    READ_WITH,
    head_of,
    opening_of,
    outcome_ids,
    outcome_label,
    outcome_text,
)
from bottlecap.games.wasteland.story.wording import (
    encounter_aloud,
    option_words,
    outcome_words,
    quest_aloud,
    quest_words,
    story_lines,
)
from bottlecap.games.wasteland.tokens import (
    DECK_NAMES,
    DICE,
    DIE_NAMES,
    FACTION_NAMES,
    FACTIONS,
    FORCE_NAMES,
    KIND_NAMES,
    LETTER_NAMES,
    LETTER_TOKENS,
    LETTERS,
    PART_NAMES,
    PROPERTY_NAMES,
    SLOT_NAMES,
    TRAIT_NAMES,
    TYPE_NAMES,
)
from bottlecap.games.wasteland.validity import complaint_of
from bottlecap.games.wasteland.view import Seeing, WastelandView, where_ids
from bottlecap.games.wasteland.words import Wording

# Where encounters lie open. One that was trashed may have been so unseen; whoever met it was told.
OPEN_ENCOUNTERS = (READING, *range(ENCOUNTER_KEPT, ENCOUNTER_KEPT + MOST_SEATS))


ACTIONS: list[ActionKind] = [
    *setup.ACTIONS,
    *turns.ACTIONS,
    *attacking.ACTIONS,
    *fighting.ACTIONS,
    *vats.ACTIONS,
    *camping.ACTIONS,
    *dealing.ACTIONS,
    *using.ACTIONS,
    *sniping.ACTIONS,
    *things.ACTIONS,
    *trading.ACTIONS,
    *growing.ACTIONS,
    *body.ACTIONS,
    *agendas.ACTIONS,
    *enemies.ACTIONS,
    *replacing.ACTIONS,
    *activating.ACTIONS,
    *fog.ACTIONS,
    *running.ACTIONS,
    *goals.ACTIONS,
    *encountering.ACTIONS,
    *questing.ACTIONS,
    *giving.ACTIONS,
    *market.ACTIONS,
    *decks.ACTIONS,
    *picking.ACTIONS,
    *hazards.ACTIONS,
    *tasks.ACTIONS,
    *markers.ACTIONS,
    *escorting.ACTIONS,
    *offmap.ACTIONS,
    *mapwork.ACTIONS,
]
DECISIONS: list[DecisionKind] = [
    *setup.DECISIONS,
    *turns.DECISIONS,
    *attacking.DECISIONS,
    *fighting.DECISIONS,
    *vats.DECISIONS,
    *camping.DECISIONS,
    *dealing.DECISIONS,
    *sniping.DECISIONS,
    *things.DECISIONS,
    *trading.DECISIONS,
    *growing.DECISIONS,
    *body.DECISIONS,
    *agendas.DECISIONS,
    *enemies.DECISIONS,
    *replacing.DECISIONS,
    *activating.DECISIONS,
    *fog.DECISIONS,
    *running.DECISIONS,
    *goals.DECISIONS,
    *encountering.DECISIONS,
    *giving.DECISIONS,
    *market.DECISIONS,
    *decks.DECISIONS,
    *picking.DECISIONS,
    *hazards.DECISIONS,
    *tasks.DECISIONS,
    *markers.DECISIONS,
    *escorting.DECISIONS,
    *offmap.DECISIONS,
    *mapwork.DECISIONS,
]
STEPS: list[StepKind] = [
    *setup.STEPS,
    *rounds.STEPS,
    *turns.STEPS,
    *fighting.STEPS,
    *attacking.STEPS,
    *vats.STEPS,
    *testing.STEPS,
    *camping.STEPS,
    *dealing.STEPS,
    *using.STEPS,
    *sniping.STEPS,
    *things.STEPS,
    *trading.STEPS,
    *growing.STEPS,
    *body.STEPS,
    *agendas.STEPS,
    *influence.STEPS,
    *enemies.STEPS,
    *replacing.STEPS,
    *activating.STEPS,
    *fog.STEPS,
    *running.STEPS,
    *goals.STEPS,
    *trying.STEPS,
    *encountering.STEPS,
    *giving.STEPS,
    *market.STEPS,
    *council.STEPS,
    *hazards.STEPS,
    *tasks.STEPS,
    *watching.STEPS,
    *markers.STEPS,
    *escorting.STEPS,
    *offmap.STEPS,
    *mapwork.STEPS,
]
EVENTS: list[EventKind] = [
    *setup.EVENTS,
    *rounds.EVENTS,
    *turns.EVENTS,
    *fighting.EVENTS,
    *vats.EVENTS,
    *testing.EVENTS,
    *camping.EVENTS,
    *dealing.EVENTS,
    *using.EVENTS,
    *things.EVENTS,
    *trading.EVENTS,
    *growing.EVENTS,
    *body.EVENTS,
    *agendas.EVENTS,
    *influence.EVENTS,
    *enemies.EVENTS,
    *activating.EVENTS,
    *fog.EVENTS,
    *library.EVENTS,
    *goals.EVENTS,
    *trying.EVENTS,
    *encountering.EVENTS,
    *questing.EVENTS,
    *laying.EVENTS,
    *offmap.EVENTS,
    *market.EVENTS,
    *decks.EVENTS,
    *council.EVENTS,
    *hazards.EVENTS,
    *nothing.EVENTS,
    *prices.EVENTS,
    *tasks.EVENTS,
    *markers.EVENTS,
    *escorting.EVENTS,
    *mapwork.EVENTS,
]


# Of what is called as the scenario has it, the last two are its factions.
FACTION_DOMAINS: Final = ("faction", "force", "foe")


class Wasteland(Game):
    """The game with the cards of a pack."""

    def set_content(self, content: Content, families: dict[str, Family]) -> None:
        self.cards = content
        self.families = families
        self.seeing = Seeing(content.atlas)
        self.wordings = {lang: Wording(content, self, lang) for lang in ("en", "ru")}

    def start(self, players: int, options: dict[str, int]) -> State:
        content, families = self.cards, self.families
        s = WastelandState(players, content)
        self.lay_out(s)
        # From where everybody sees them.
        s.items = dealt(families["item"], "box")
        s.enemies = dealt(families["enemy"], "discard")
        s.tiles = dealt(families["face"], "box")
        s.survivor = filled(players, -1)
        s.where = filled(players, NOWHERE)
        s.foe_at = NOWHERE
        s.face_at = filled(SLOTS, -1)
        s.supply = filled(LETTERS, LETTER_TOKENS)
        s.scenario = options["scenario"]
        s.track = options["track"]
        s.scoring = options["faction-scoring"]
        s.rotation = options["rotation"]
        decks = (LOOT_DECK, ASSET_DECK, UNIQUE_DECK, BOX)
        for item in range(len(content.item_deck)):
            s.items.move(item, decks[content.item_deck[item]])
        for enemy in range(len(content.enemy_type)):
            s.enemies.move(enemy, PILE + content.enemy_type[enemy])
        setup.lay_map(s)
        setup.lay_scenario_markers(s)
        setup.leave_out_agendas(s, options["agendas"])
        setup.stack_encounters(s)
        s.push(setup.Setup())
        return s

    def view(self, state: State, seat: int | None) -> WastelandView:
        return self.seeing.view(of(state), seat)

    def render(self, view: Mapping[str, object], lang: str) -> str:
        return Drawing(self, cast(WastelandView, view), lang).text()

    def picture(self, view: Mapping[str, object], lang: str = "en") -> str:
        return Picture(self, cast(WastelandView, view), lang).text()

    def complaint(self, state: State) -> str:
        s = of(state)
        if s.watched != library.watched_by_quests(s):
            return "watched: quests in play watch for something else"
        return complaint_of(s)

    def impossible(self, state: State) -> str:
        """While nobody has won, nobody has enough influence, but for those who got something since it was counted."""
        s = of(state)
        if s.reason != PLAYING:
            return ""
        known = influence.winners(s, influence.influences(s)) & ~s.stirred
        return "agendas: somebody has enough influence, and the match goes on" if known else ""

    # --- what not everybody may read ----------------------------------------------------------------------

    def in_sight(self, state: State, seat: int) -> list[tuple[str, int]]:
        """Quests that are or were in play, with their goals; the encounter that is being read, and those that are kept."""
        s = of(state)
        quests = [int(quest) for quest in range(len(s.quests.zone)) if s.quests.zone[quest] != QUEST_LIBRARY]
        encounters = [int(card) for card in range(len(s.encounters.zone)) if s.encounters.zone[card] in OPEN_ENCOUNTERS]
        goals = [
            int(self.cards.quest_first[quest]) + place for quest in quests for place in range(int(self.cards.quest_goals[quest]))
        ]
        out = [("quest", quest) for quest in quests] + [("goal", goal) for goal in goals]
        return out + [("encounter", card) for card in encounters]

    def chronicle(self, told: list[Event], options: Mapping[str, int], names: list[str], lang: str) -> list[Passage]:
        chronicle = Chronicle(self, self.cards, options, names, lang)
        for event in told:
            chronicle.follow(event)
        chronicle.close_round()
        return chronicle.passages

    def read_out(self, event: Event) -> list[tuple[str, int]]:
        """Cards as they are met or put into play, outcomes as they come about; not whatever else names them."""
        wanted = (READ_WITH.get(event.kind, ""), "outcome")
        return [(domain, number) for domain, number in super().read_out(event) if domain in wanted]

    def reading(self, domain: str, value: int, lang: str) -> list[str]:
        """Of a card its opening, what it does by itself, and each choice: its line, and what it needs and does in words."""
        words = self.wordings[lang]
        if domain == "quest":
            return quest_aloud(words, value, opening_of(self.cards, domain, value, lang))
        if domain == "encounter":
            return encounter_aloud(words, value, opening_of(self.cards, domain, value, lang))
        return super().reading(domain, value, lang)

    def leaf(self, domain: str, value: int, lang: str) -> Mapping[str, object]:
        """A quest lies open with all it does; of an encounter everybody reads what its options need and ask for, and what one
        brings only with its outcome.
        """
        words = self.wordings[lang]
        if domain == "quest":
            return {**opening_of(self.cards, domain, value, lang), "words": quest_words(words, value)}
        if domain == "encounter":
            return {**opening_of(self.cards, domain, value, lang), "words": option_words(words, value)}
        if domain == "goal":
            goal = self.cards.choices[value]
            return {"quest": self.cards.ids["quest"][goal.quest], "place": int(goal.place)}
        if domain == "outcome":
            choice, failed = divmod(value, int(OUTCOMES))
            return {"text": outcome_text(self.cards, value, lang), "words": outcome_words(words, choice, failed == 0)}
        return {}

    # --- words ------------------------------------------------------------------------------------------

    def label(self, domain: str, value: int, lang: str) -> str:
        names = self.cards.names.get(domain)
        if domain == "die-face":
            return self.die_face_label(value, lang)
        if names is not None and 0 <= value < len(names):
            return names[value][lang if lang in names[value] else "en"]
        if domain == "scenario":
            return self.cards.scenarios[value].name[lang]
        if domain == "face":
            return self.cards.atlas.face_names[value][lang]
        if domain == "sector":
            return self.sector_label(value, lang)
        if domain == "tile":
            return self.text("tile-number", {"number": value + 1}, lang)
        if domain == "foe" and value < len(self.cards.ids["enemy"]):
            return self.label("enemy", value, lang)
        if domain == "dice":
            return "+".join(str(die + 1) for die in range(int(DICE)) if value >> die & 1)
        if domain == "die":
            return str(value + 1)
        if domain == "outcome":
            return self.outcome_label(value, lang)
        if domain == "drawn-letter" and value < int(LETTERS):
            return self.label("letter", value, lang)
        return super().label(domain, value, lang)

    def label_at(self, domain: str, value: int, lang: str, options: Mapping[str, int] | None) -> str:
        """Factions, and their tokens, by the names that the scenario gives them."""
        if options is None or domain not in FACTION_DOMAINS:
            return self.label(domain, value, lang)
        scenario = self.cards.scenarios[options["scenario"]]
        faction = value - (len(self.domains[domain]) - int(FACTIONS))
        if faction < 0:
            return self.label(domain, value, lang)
        names = scenario.token_names if domain == "foe" else scenario.faction_names
        return names[faction][lang if lang in names[faction] else "en"]

    def sector_label(self, where: int, lang: str) -> str:
        """A sector by its place and its tile; a face-down tile by its number."""
        if is_sector(where):
            names = self.cards.atlas.sector_names[face_of(where)]
            # Numbers behind the last sector of a tile are nowhere in play.
            return self.cards.atlas.called(where, lang) if where % int(PLACES) < len(names) else str(where)
        if is_down(where):
            return self.text("sector-face-down", {"number": where - int(DOWN) + 1}, lang)
        return super().label("sector", where, lang)

    def answer_text(self, prompt: Prompt, action: Action, lang: str) -> str:
        """Options and goals with their lines on the cards."""
        text = action.text(lang)
        if action.kind == "choose-option":
            first = int(self.cards.encounter_first[prompt.args["encounter"]])
            return head_of(self.cards, first + action.args["option"] - 1, lang) or text
        if "goal" in action.args:
            head = head_of(self.cards, action.args["goal"], lang)
            return f"{text} – {head}" if head else text
        return text

    def outcome_label(self, outcome: int, lang: str) -> str:
        """The card, and which of its choices."""
        family, card, place = outcome_label(self.cards, outcome)
        return self.text("outcome-of", {"card": self.label(family, card, lang), "place": place}, lang)

    def die_face_label(self, face: int, lang: str) -> str:
        """Its name, and a mark for each of its hit icons."""
        return " ".join([self.cards.names["die-face"][face][lang], "✷" * int(self.cards.face_hits[face])]).strip()

    def effects(self, lang: str) -> list[str]:
        return [*self.wordings[lang].lines(), *story_lines(self.wordings[lang])]

    def vocabulary(self, lang: str) -> list[str]:
        return [*self.wordings[lang].vocabulary(), *story_vocabulary(self.wordings[lang])]

    def catalogue(self, lang: str) -> WastelandCatalogue:
        return catalogue_of(self.cards, self.wordings[lang])


def dice_ids() -> list[str]:
    """The ids of every choice of dice, by mask."""
    return ["-".join(name for place, name in enumerate(DIE_NAMES) if mask >> place & 1) or "none" for mask in range(1 << int(DICE))]


def wasteland(folder: Path | None) -> Game:
    """The game with the bundled cards, or those of a folder."""
    content = load(folder)
    families = families_of(content)
    game = Wasteland(
        "wasteland",
        players=range(1, 5),
        rules=RULES,
        actions=ACTIONS,
        decisions=DECISIONS,
        steps=STEPS,
        events=EVENTS,
        fields=fields_of(content, families),
        options=[
            Option("scenario", 0, names=tuple(scenario.id for scenario in content.scenarios)),
            Option("track", MOST_TRACK, 1, MOST_TRACK, fair=(5, MOST_TRACK)),
            Option("agendas", 100, 25, 100, fair=(75, 100)),
            Option("faction-scoring", 0, names=tuple(SCORING_NAMES)),
            Option("rotation", 0),
        ],
        domains={
            "survivor": content.ids["survivor"],
            "sector": where_ids(content.atlas),
            "tile": [f"tile-{slot + 1}" for slot in range(SLOTS)],
            "letter": LETTER_NAMES,
            "drawn-letter": [*LETTER_NAMES, "none"],
            "trait": TRAIT_NAMES,
            "kind": KIND_NAMES,
            "type": TYPE_NAMES,
            "force": FORCE_NAMES,
            "faction": FACTION_NAMES,
            "foe": [*content.ids["enemy"], *FACTION_NAMES],
            "property": PROPERTY_NAMES,
            "slot": SLOT_NAMES,
            "part": PART_NAMES,
            "die": DIE_NAMES,
            "dice": dice_ids(),
            "die-face": content.ids["die-face"],
            "item-deck": DECK_NAMES[:2],
            "why-nothing": nothing.WHY_NAMES,
            "source": using.SOURCE_NAMES,
            "icon": ["none", *ICON_NAMES[1:]],
            "row": content.row_ids,
            "choice": content.choice_ids,
            "goal": content.choice_ids[: int(content.goals)],
            "marker": content.ids["marker"],
            "outcome": outcome_ids(content),
        },
        guarded=GUARDED,
        reasons=influence.REASONS,
        locale=Path(__file__).parent / "locale",
        view_type=WastelandView,
        content=content.hash,
        remarks=lacks.REMARKS,
        orders=ORDERS,
        tells=True,
        short={"track": 5},
        minutes=(90, 150),
        short_minutes=(75, 120),
    )
    game.set_content(content, families)
    return game
