"""Wasteland as a game: its declarations."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from bottlecap.engine.base import NOBODY, PUBLIC, filled
from bottlecap.engine.cards import OWNER, Family, Zone, dealt
from bottlecap.engine.fields import ANY, SEAT, SEAT_MASK, SEATS, Field
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import ActionKind, DecisionKind, EventKind, Option, StepKind
from bottlecap.engine.state import State
from bottlecap.games.wasteland import (
    activating,
    agendas,
    body,
    camping,
    dealing,
    enemies,
    fighting,
    fog,
    growing,
    influence,
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
from bottlecap.games.wasteland.drawing import Drawing
from bottlecap.games.wasteland.effects.conditions import SCORING_NAMES
from bottlecap.games.wasteland.geography import (
    DOWN,
    FACES,
    ICON_NAMES,
    NOWHERE,
    PLACES,
    SLOTS,
    WHERES,
    face_of,
    is_down,
    is_sector,
)
from bottlecap.games.wasteland.orders import ORDERS
from bottlecap.games.wasteland.reading.whole import load
from bottlecap.games.wasteland.rulebook import RULES
from bottlecap.games.wasteland.state import (
    ASSET_DECK,
    BOX,
    ENEMY_TOKENS,
    FACTION_TOKENS,
    LOOT_DECK,
    MOST_CAPPED,
    MOST_MET,
    MOST_WAITING,
    PILE,
    UNIQUE_DECK,
    WastelandState,
    of,
)
from bottlecap.games.wasteland.story import encountering, gains, giving, goals, laying, library, questing, running, tasks, trying
from bottlecap.games.wasteland.story.base import HAPPENING_NAMES
from bottlecap.games.wasteland.tokens import (
    DECK_NAMES,
    DICE,
    DIE_NAMES,
    FACTION_NAMES,
    FACTIONS,
    FORCE_NAMES,
    FULL,
    LETTER_NAMES,
    LETTER_TOKENS,
    LETTERS,
    MOST_CAPS,
    PAIRS,
    PART_NAMES,
    PROPERTY_NAMES,
    SLOT_NAMES,
    TRAIT_NAMES,
    TYPE_NAMES,
    WORN,
)
from bottlecap.games.wasteland.tokens import (
    FACES as DIE_FACES,
)
from bottlecap.games.wasteland.validity import complaint_of
from bottlecap.games.wasteland.view import Seeing, WastelandView, where_ids
from bottlecap.games.wasteland.words import Wording

MOST_TRACK = 6
# Far above what a match can reach. Every round takes a card from the agenda deck, and with its last one a marker moves: so
# there are at most 2 x MOST_TRACK decks of 23 cards and as many rounds. A marker that reaches the end of the track ends the
# match, and no row moves it by ten. Nobody is killed more than a few times a round.
MOST_POWER = 60
MOST_ROUNDS = 10_000
MOST_DEATHS = 999

ACTIONS: list[ActionKind] = [
    *setup.ACTIONS,
    *turns.ACTIONS,
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
    *tasks.ACTIONS,
]
DECISIONS: list[DecisionKind] = [
    *setup.DECISIONS,
    *turns.DECISIONS,
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
    *tasks.DECISIONS,
]
STEPS: list[StepKind] = [
    *setup.STEPS,
    *rounds.STEPS,
    *turns.STEPS,
    *fighting.STEPS,
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
    *tasks.STEPS,
    *watching.STEPS,
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
    *gains.EVENTS,
    *tasks.EVENTS,
]


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
        setup.leave_out_agendas(s, options["agendas"])
        setup.stack_encounters(s)
        s.push(setup.Setup())
        return s

    def view(self, state: State, seat: int | None) -> WastelandView:
        return self.seeing.view(of(state), seat)

    def render(self, view: Mapping[str, object], lang: str) -> str:
        return Drawing(self, cast(WastelandView, view), lang).text()

    def complaint(self, state: State) -> str:
        s = of(state)
        if s.watched != library.watched_by_quests(s):
            return "watched: quests in play watch for something else"
        return complaint_of(s)

    def impossible(self, state: State) -> str:
        """While nobody has won, nobody has enough influence, but for those who got something since it was counted."""
        s = of(state)
        known = influence.winners(s, influence.influences(s)) & ~s.stirred
        return "agendas: somebody has enough influence, and the match goes on" if known else ""

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
        if domain == "drawn-letter" and value < int(LETTERS):
            return self.label("letter", value, lang)
        return super().label(domain, value, lang)

    def sector_label(self, where: int, lang: str) -> str:
        """A sector by its place and its tile; a face-down tile by its number."""
        if is_sector(where):
            names = self.cards.atlas.sector_names[face_of(where)]
            # Numbers behind the last sector of a tile are nowhere in play.
            return self.cards.atlas.called(where, lang) if where % int(PLACES) < len(names) else str(where)
        if is_down(where):
            return self.text("sector-face-down", {"number": where - int(DOWN) + 1}, lang)
        return super().label("sector", where, lang)

    def die_face_label(self, face: int, lang: str) -> str:
        """Its name, and a mark for each of its hit icons."""
        return " ".join([self.cards.names["die-face"][face][lang], "✷" * int(self.cards.face_hits[face])]).strip()

    def effects(self, lang: str) -> list[str]:
        return self.wordings[lang].lines()

    def vocabulary(self, lang: str) -> list[str]:
        return self.wordings[lang].vocabulary()

    def catalogue(self, lang: str) -> WastelandCatalogue:
        return catalogue_of(self.cards, self.wordings[lang])


def families_of(content: Content) -> dict[str, Family]:
    piles = [Zone(f"pile-{name}", NOBODY) for name in TYPE_NAMES]
    waiting = [Zone(f"waiting-{name}", NOBODY) for name in TYPE_NAMES]
    return {
        "item": Family(
            "item",
            content.ids["item"],
            [
                Zone("loot-deck", NOBODY),
                Zone("loot-discard", PUBLIC),
                Zone("asset-deck", NOBODY),
                Zone("asset-discard", PUBLIC),
                Zone("market", PUBLIC),
                Zone("unique-deck", PUBLIC),
                Zone("unique-gone", PUBLIC),
                Zone("box", PUBLIC),
                Zone("held", PUBLIC, each=True),
            ],
        ),
        "agenda": Family(
            "agenda",
            content.ids["agenda"],
            [
                Zone("deck", NOBODY),
                Zone("discard", PUBLIC),
                Zone("revealed", PUBLIC),
                Zone("box", PUBLIC),
                Zone("hand", OWNER),
                Zone("pledged", PUBLIC, each=True),
                Zone("passing", OWNER),
            ],
        ),
        "enemy": Family(
            "enemy",
            content.ids["enemy"],
            [*piles, *waiting, Zone("discard", PUBLIC), Zone("map", PUBLIC), Zone("drawn", PUBLIC)],
            places=int(WHERES) - 1,
        ),
        "face": Family(
            "face",
            content.atlas.face_ids,
            [Zone("danger", NOBODY), Zone("deadly", NOBODY), Zone("face-up", PUBLIC), Zone("box", PUBLIC)],
        ),
        "perk": Family("perk", content.ids["perk"], [Zone("deck", PUBLIC), Zone("held", PUBLIC, each=True)]),
        "quest": Family(
            "quest",
            content.ids["quest"],
            [Zone("library", PUBLIC), Zone("staged", PUBLIC), Zone("trash", PUBLIC), Zone("kept", PUBLIC, each=True)],
        ),
        "encounter": Family(
            "encounter",
            content.ids["encounter"],
            [
                Zone("library", PUBLIC),
                *[Zone(name, NOBODY) for name in ICON_NAMES[1:]],
                Zone("reading", PUBLIC),
                Zone("trash", PUBLIC),
                Zone("kept", PUBLIC, each=True),
            ],
        ),
    }


def fields_of(content: Content, families: dict[str, Family]) -> list[Field]:
    items, where = len(content.ids["item"]), int(WHERES)
    return [
        Field("items", family=families["item"]),
        Field("agendas", family=families["agenda"]),
        Field("enemies", family=families["enemy"]),
        Field("tiles", family=families["face"]),
        Field("perks", family=families["perk"]),
        Field("quests", family=families["quest"]),
        Field("encounters", family=families["encounter"]),
        Field("scenario", len(content.scenarios) - 1),
        Field("track", MOST_TRACK, low=1),
        Field("reserve", len(content.ids["agenda"])),
        Field("scoring", len(SCORING_NAMES) - 1),
        Field("rotation", 1),
        Field("round", MOST_ROUNDS),
        Field("first_player", 3, whose=SEAT),
        Field("turn", 3, whose=SEAT),
        Field("survivor", len(content.ids["survivor"]) - 1, low=-1, size=SEATS),
        Field("where", where - 1, size=SEATS),
        Field("health", int(FULL), size=SEATS),
        Field("rads", int(FULL), size=SEATS),
        Field("caps", int(MOST_CAPS), size=SEATS),
        Field("peg", int(LETTERS), size=SEATS),
        Field("letters", (1 << int(LETTERS)) - 1, size=SEATS, mask=True),
        Field("deaths", MOST_DEATHS, size=SEATS),
        Field("traits", 2, size=SEATS, each=int(PAIRS)),
        Field("worn", items, size=SEATS, each=int(WORN)),
        Field("eliminated", 15, whose=SEAT_MASK),
        Field("turned", things=items, domain="item"),
        Field("gained", things=items, domain="item"),
        Field("face_at", int(FACES) - 1, low=-1, size=int(SLOTS)),
        Field("stars", where, size=int(FACTION_TOKENS)),
        Field("shields", where, size=int(FACTION_TOKENS)),
        Field("laid", where, size=int(ENEMY_TOKENS)),
        Field("laid_before", (1 << int(ENEMY_TOKENS)) - 1, mask=True),
        Field("waits", (1 << int(ENEMY_TOKENS)) - 1, size=int(ENEMY_TOKENS), mask=True),
        Field("laid_now", (1 << int(ENEMY_TOKENS)) - 1, mask=True),
        Field("fled", (1 << int(ENEMY_TOKENS)) - 1, mask=True),
        Field("fled_now", (1 << int(ENEMY_TOKENS)) - 1, mask=True),
        Field("acted", (1 << int(FACTION_TOKENS)) - 1, mask=True),
        Field("unseen", 15, whose=SEAT_MASK),
        Field("stirred", 15, whose=SEAT_MASK),
        Field("power", MOST_POWER, size=int(FACTIONS)),
        Field("supply", int(LETTER_TOKENS), size=int(LETTERS)),
        Field("watched", (1 << len(HAPPENING_NAMES)) - 1, mask=True),
        Field("due", int(content.goals) + len(content.ids["quest"]), size=ANY),
        Field("tokens_waiting", int(FACTIONS) * where, size=int(MOST_WAITING)),
        Field("markers", where, size=max(len(content.ids["marker"]), 1)),
        Field("marker_quest", len(content.ids["quest"]), size=max(len(content.ids["marker"]), 1)),
        Field("quest_caps", int(MOST_CAPS), size=max(len(content.ids["quest"]), 1)),
        Field("capped", where, size=int(MOST_CAPPED)),
        Field("in_turn", 1),
        Field("fresh", 1),
        Field("ended", 1),
        Field("unslowed", 1),
        Field("actions", 20),
        Field("points", 60),
        Field("met", where, size=int(MOST_MET)),
        Field("rads_taken", int(FULL)),
        Field("task", 2),
        Field("thrower", 3, whose=SEAT),
        Field("dice", int(DIE_FACES), size=int(DICE)),
        Field("rerolls", 30),
        Field("braced", 1),
        Field("settled", 2),
        Field("icons_plus", 60),
        Field("hits_plus", 60),
        Field("spared", 60),
        Field("won", 1),
        Field("difficulty", 6),
        Field("foe", int(ENEMY_TOKENS) + 1),
        Field("foe_at", where - 1),
        Field("apart", 1),
        Field("attacks", 1),
        Field("foe_plus", 3),
        Field("foe_extra", (1 << len(PROPERTY_NAMES)) - 1, mask=True),
    ]


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
            Option("track", MOST_TRACK, 1, MOST_TRACK),
            Option("agendas", 100, 25, 100),
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
            "source": using.SOURCE_NAMES,
            "icon": ["none", *ICON_NAMES[1:]],
            "row": content.row_ids,
            "choice": content.choice_ids,
            "goal": content.choice_ids[: int(content.goals)],
            "marker": content.ids["marker"],
        },
        reasons=influence.REASONS,
        locale=Path(__file__).parent / "locale",
        view_type=WastelandView,
        content=content.hash,
        orders=ORDERS,
    )
    game.set_content(content, families)
    return game
