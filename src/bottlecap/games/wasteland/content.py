"""The cards, tokens and tiles of a pack as tables that the rules can walk quickly (see `reading/`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.games.wasteland.effects.base import Ambition, Condition, Lastings, Uses
from bottlecap.games.wasteland.geography import START, Atlas
from bottlecap.games.wasteland.scenario import Scenario
from bottlecap.games.wasteland.story.base import STANDING_KINDS, Choice, Row, Standing

# How many forces the line of an agenda card can activate.
MOST_FORCES: Final[i64] = 4


class Standings:
    """All that lasts while a quest is in play."""

    def __init__(self, effects: vec[Standing]) -> None:
        self.effects = effects


class Story:
    """A story card in one language: what is read when it is met, a line for each choice, what comes of it if that is told."""

    def __init__(self, intro: str, heads: list[str], ok: list[str], fail: list[str]) -> None:
        self.intro = intro
        self.heads = heads
        self.ok = ok
        self.fail = fail


class Content:
    """All of a pack. By item, agenda, enemy, perk, survivor and face of a die; -1 is none."""

    def __init__(self, atlas: Atlas, scenarios: list[Scenario]) -> None:
        self.hash = ""
        self.atlas = atlas
        # By scenario: what lies where, who its factions are, how long its track is.
        self.scenarios: vec[Scenario] = vec[Scenario](scenarios)
        # The face of the starting tile.
        self.start_face: i64 = atlas.faces_with(START)[0]
        self.ids: dict[str, list[str]] = {}
        self.names: dict[str, list[dict[str, str]]] = {}
        self.flavours: dict[str, list[dict[str, str]]] = {}

        # By item: what it is, of which deck, its price (-1: none), the letters and the armour on it, masks of keywords.
        self.item_kind: vec[i64] = vec[i64]()
        self.item_deck: vec[i64] = vec[i64]()
        self.item_price: vec[i64] = vec[i64]()
        self.item_letters: vec[i64] = vec[i64]()
        self.item_armour: vec[i64] = vec[i64]()
        self.item_ranged: vec[i64] = vec[i64]()
        self.item_keywords: vec[i64] = vec[i64]()
        self.item_uses: vec[Uses] = vec[Uses]()
        self.item_lasting: vec[Lastings] = vec[Lastings]()
        # What must hold to recruit a companion, and to keep it when it is readied; what readying costs in caps.
        self.item_recruit: vec[Condition] = vec[Condition]()
        self.item_keep: vec[Condition] = vec[Condition]()
        self.item_ready: vec[i64] = vec[i64]()
        # The items that work without being equipped: tools, and survivors' own cards that are no items.
        self.unworn: vec[i64] = vec[i64]()

        # By agenda: the fewest players it is used with, its faction (-1: a personal one), and MOST_FORCES forces that it
        # activates (-1: no more).
        self.agenda_players: vec[i64] = vec[i64]()
        self.agenda_faction: vec[i64] = vec[i64]()
        self.agenda_forces: vec[i64] = vec[i64]()
        self.ambitions: vec[Ambition] = vec[Ambition]()

        # By token of an enemy.
        self.enemy_type: vec[i64] = vec[i64]()
        self.enemy_level: vec[i64] = vec[i64]()
        self.enemy_parts: vec[i64] = vec[i64]()
        self.enemy_properties: vec[i64] = vec[i64]()
        self.enemy_kind: vec[i64] = vec[i64]()

        # The story: all rows, and all choices: goals of quests, so many, then options of encounters.
        self.rows: vec[Row] = vec[Row]()
        self.choices: vec[Choice] = vec[Choice]()
        self.goals: i64 = 0
        # By scenario: the row of its setup (-1: none).
        self.scenario_setup: vec[i64] = vec[i64]()
        # By quest: its goals among the choices, the number on it, the mask of happenings they watch for, what lasts while it
        # is in play, rows for when it is staged and for the end of a round (-1: none).
        self.quest_first: vec[i64] = vec[i64]()
        self.quest_number: vec[i64] = vec[i64]()
        self.quest_goals: vec[i64] = vec[i64]()
        self.quest_watches: vec[i64] = vec[i64]()
        self.quest_standing: vec[Standings] = vec[Standings]()
        # By what lasts (see `STANDING_KINDS`): all that do so, whosever quest they are of.
        self.standing: vec[Standings] = vec[Standings]([Standings(vec[Standing]()) for _ in range(int(STANDING_KINDS))])
        self.quest_setup: vec[i64] = vec[i64]()
        self.quest_round: vec[i64] = vec[i64]()
        # By encounter: its deck (an icon), whether it is in it from the start, its options among the choices, the row that
        # comes before them (-1: none).
        self.encounter_deck: vec[i64] = vec[i64]()
        self.encounter_starred: vec[i64] = vec[i64]()
        self.encounter_first: vec[i64] = vec[i64]()
        self.encounter_options: vec[i64] = vec[i64]()
        self.encounter_intro: vec[i64] = vec[i64]()
        # The number on it, 0 on a starred one.
        self.encounter_number: vec[i64] = vec[i64]()
        # By encounter: whether it is of a pool, of which a deck gets only some, and which one is added in its place once they
        # are swapped (-1: none). The deck of the pool (an icon, -1: there is none).
        self.encounter_pooled: vec[i64] = vec[i64]()
        self.encounter_swap: vec[i64] = vec[i64]()
        self.pool_deck: i64 = -1
        # What is told of quests and encounters, by language; nobody may see more of it than play has shown.
        self.stories: dict[str, list[dict[str, Story]]] = {"quest": [], "encounter": []}
        # What rows and choices are called in positions.
        self.row_ids: list[str] = []
        self.choice_ids: list[str] = []
        # What the files say, for the words: the phrases of each row, where or by what each choice is met ("" for an option),
        # what it needs; by quest what lasts.
        self.row_texts: list[list[str]] = []
        self.choice_scenes: list[str] = []
        self.choice_needs: list[list[str]] = []
        self.quest_lasting: list[list[str]] = []
        # The scenario that alone leads to a card (-1: several do, or what is in a deck from the start).
        self.quest_home: list[int] = []
        self.encounter_home: list[int] = []

        # By perk.
        self.perk_letter: vec[i64] = vec[i64]()
        self.perk_uses: vec[Uses] = vec[Uses]()

        # By trait: whether its side of the token is locked, how it is used, what it does while it is had.
        self.trait_locked: vec[i64] = vec[i64]()
        self.trait_uses: vec[Uses] = vec[Uses]()
        self.trait_lasting: vec[Lastings] = vec[Lastings]()

        # By survivor: the letter it begins with, its own card, its highest health, the trait it has (-1: none).
        self.survivor_letter: vec[i64] = vec[i64]()
        self.survivor_card: vec[i64] = vec[i64]()
        self.survivor_health: vec[i64] = vec[i64]()
        self.survivor_trait: vec[i64] = vec[i64]()

        # By face of a die: the parts it shows green, and its hit icons.
        self.face_parts: vec[i64] = vec[i64]()
        self.face_hits: vec[i64] = vec[i64]()
