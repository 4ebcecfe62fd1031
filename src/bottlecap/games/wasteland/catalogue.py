"""The cards, tokens and tiles as data for a page: everything it needs to draw each of them, names and effects in words."""

from typing import TypedDict

from mypy_extensions import i64

from bottlecap.games.wasteland.content import MOST_FORCES, Content
from bottlecap.games.wasteland.effects.base import MOMENT_NAMES, Condition
from bottlecap.games.wasteland.effects.conditions import Personal
from bottlecap.games.wasteland.geography import BACK_NAMES, ICON_NAMES, PLACES, SLOTS
from bottlecap.games.wasteland.scenario import BANDS, TOKEN_NAMES, Scenario
from bottlecap.games.wasteland.tokens import (
    DECK_NAMES,
    FACTION_NAMES,
    FACTIONS,
    FORCE_NAMES,
    KEYWORD_NAMES,
    KIND_NAMES,
    LETTER_NAMES,
    PART_NAMES,
    PROPERTY_NAMES,
    TRAIT_NAMES,
    TYPE_NAMES,
    names_in,
)
from bottlecap.games.wasteland.view import where_ids
from bottlecap.games.wasteland.words import Wording


class SectorCard(TypedDict):
    """`id` is the sector's in views and actions. `shape`: its corners, clockwise, y down, in lengths of an edge from the
    middle of the tile. `icon` is that of an encounter, with its level; `enemy` the type whose icon it shows.
    """

    id: str
    name: str
    shape: list[list[float]]
    rough: bool
    rads: bool
    icon: str | None
    level: int
    enemy: str | None
    place: str | None


class TileCard(TypedDict):
    """A face. `behind` is the other side of a two-sided tile."""

    name: str
    back: str
    behind: str | None
    sectors: list[SectorCard]
    text: str


class ThingCard(TypedDict):
    """`moments` are those at which the card can be used. price: null where it is neither bought nor sold."""

    name: str
    flavour: str
    kind: str
    deck: str
    keywords: list[str]
    letters: list[str]
    ranged: bool
    armour: int
    price: int | None
    ready: int
    moments: list[str]
    text: str


class PerkCard(TypedDict):
    name: str
    flavour: str
    letter: str
    moments: list[str]
    text: str


class TraitCard(TypedDict):
    name: str
    locked: bool
    text: str


class AgendaStepCard(TypedDict):
    """What makes a personal agenda worth that much in all: one of several ways, each with all of its conditions in words."""

    influence: int
    ways: list[list[str]]


class AgendaCard(TypedDict):
    """`worth` is what it is worth in words, `activates` the line at its bottom. steps: none for a faction's."""

    name: str
    flavour: str
    faction: str | None
    players: int
    activates: list[str]
    worth: str
    steps: list[AgendaStepCard]
    text: str


class EnemyCard(TypedDict):
    name: str
    flavour: str
    type: str
    level: int
    parts: list[str]
    properties: list[str]
    text: str


class SurvivorCard(TypedDict):
    name: str
    flavour: str
    letter: str
    card: str
    health: int
    trait: str | None
    text: str


class FactionCard(TypedDict):
    """By band where there are lists. `tokens`: whether they are enemies, fog or condensers."""

    name: str
    token: str
    tokens: str
    parts: list[str]
    levels: list[int]
    properties: list[list[str]]
    icons: list[int]


class SlotCard(TypedDict):
    """Where a tile lies: every odd row is shifted half a tile to the right."""

    row: int
    column: int
    back: str


class ScenarioCard(TypedDict):
    """`bands` is how many spaces of the power track each band has."""

    name: str
    slots: list[SlotCard]
    track: int
    bands: list[int]
    factions: dict[str, FactionCard]
    text: str


class DieFaceCard(TypedDict):
    name: str
    parts: list[str]
    hits: int


class MarkerCard(TypedDict):
    """A quest token."""

    name: str


class WastelandCatalogue(TypedDict):
    tiles: dict[str, TileCard]
    items: dict[str, ThingCard]
    perks: dict[str, PerkCard]
    traits: dict[str, TraitCard]
    agendas: dict[str, AgendaCard]
    enemies: dict[str, EnemyCard]
    survivors: dict[str, SurvivorCard]
    scenarios: dict[str, ScenarioCard]
    dice: dict[str, DieFaceCard]
    markers: dict[str, MarkerCard]
    letters: list[str]


def catalogue_of(c: Content, words: Wording) -> WastelandCatalogue:
    wheres = where_ids(c.atlas)
    return {
        "tiles": {id: tile_card(c, words, face, wheres) for face, id in enumerate(c.atlas.face_ids)},
        "items": {id: item_card(c, words, item) for item, id in enumerate(c.ids["item"])},
        "perks": {id: perk_card(c, words, perk) for perk, id in enumerate(c.ids["perk"])},
        "traits": {id: trait_card(c, words, trait) for trait, id in enumerate(TRAIT_NAMES)},
        "agendas": {id: agenda_card(c, words, agenda) for agenda, id in enumerate(c.ids["agenda"])},
        "enemies": {id: enemy_card(c, words, enemy) for enemy, id in enumerate(c.ids["enemy"])},
        "survivors": {id: survivor_card(c, words, survivor) for survivor, id in enumerate(c.ids["survivor"])},
        "scenarios": {scenario.id: scenario_card(words, scenario) for scenario in c.scenarios},
        "dice": {id: die_face_card(c, words, face) for face, id in enumerate(c.ids["die-face"])},
        "markers": {id: {"name": words.name("marker", marker)} for marker, id in enumerate(c.ids["marker"])},
        "letters": list(LETTER_NAMES),
    }


def tile_card(c: Content, words: Wording, face: int, wheres: list[str]) -> TileCard:
    atlas = c.atlas
    behind = atlas.behind[face]
    first = face * int(PLACES)
    return {
        "name": atlas.face_names[face][words.lang],
        "back": BACK_NAMES[atlas.backs[face]],
        "behind": None if behind < 0 else atlas.face_ids[behind],
        "sectors": [sector_card(c, words, sector, wheres) for sector in range(first, first + int(atlas.many[face]))],
        "text": words.tile(face),
    }


def sector_card(c: Content, words: Wording, sector: int, wheres: list[str]) -> SectorCard:
    atlas = c.atlas
    face, place = sector // int(PLACES), sector % int(PLACES)
    icon, enemy, named = atlas.icons[sector], atlas.enemies[sector], atlas.named[sector]
    return {
        "id": wheres[sector],
        "name": atlas.sector_names[face][place][words.lang],
        "shape": [[x, y] for x, y in atlas.shapes[face][place]],
        "rough": atlas.rough[sector] > 0,
        "rads": atlas.rads[sector] > 0,
        "icon": ICON_NAMES[icon] if icon > 0 else None,
        "level": int(atlas.levels[sector]),
        "enemy": TYPE_NAMES[enemy] if enemy >= 0 else None,
        "place": atlas.place_ids[named] if named >= 0 else None,
    }


def flavour(c: Content, words: Wording, family: str, number: int) -> str:
    return c.flavours[family][number][words.lang]


def moments_in(masks: list[i64]) -> list[str]:
    return [name for place, name in enumerate(MOMENT_NAMES) if any(mask >> place & 1 for mask in masks)]


def item_card(c: Content, words: Wording, item: int) -> ThingCard:
    return {
        "name": words.name("item", item),
        "flavour": flavour(c, words, "item", item),
        "kind": KIND_NAMES[c.item_kind[item]],
        "deck": DECK_NAMES[c.item_deck[item]],
        "keywords": names_in(c.item_keywords[item], KEYWORD_NAMES),
        "letters": names_in(c.item_letters[item], LETTER_NAMES),
        "ranged": c.item_ranged[item] > 0,
        "armour": int(c.item_armour[item]),
        "price": int(c.item_price[item]) if c.item_price[item] >= 0 else None,
        "ready": int(c.item_ready[item]),
        "moments": moments_in([use.moments for use in c.item_uses[item].ways]),
        "text": " ".join(words.item_effects(item)),
    }


def perk_card(c: Content, words: Wording, perk: int) -> PerkCard:
    return {
        "name": words.name("perk", perk),
        "flavour": flavour(c, words, "perk", perk),
        "letter": LETTER_NAMES[c.perk_letter[perk]],
        "moments": moments_in([use.moments for use in c.perk_uses[perk].ways]),
        "text": words.perk(perk),
    }


def trait_card(c: Content, words: Wording, trait: int) -> TraitCard:
    return {"name": words.name("trait", trait), "locked": c.trait_locked[trait] > 0, "text": words.trait(trait)}


def agenda_card(c: Content, words: Wording, agenda: int) -> AgendaCard:
    faction = c.agenda_faction[agenda]
    first = agenda * int(MOST_FORCES)
    return {
        "name": words.name("agenda", agenda),
        "flavour": flavour(c, words, "agenda", agenda),
        "faction": FACTION_NAMES[faction] if faction >= 0 else None,
        "players": int(c.agenda_players[agenda]),
        "activates": [FORCE_NAMES[force] for force in c.agenda_forces[first : first + MOST_FORCES] if force >= 0],
        "worth": words.ambition(agenda),
        "steps": [{"influence": 1 + int(more), "ways": words.ways(asked)} for more, asked in steps_of(c, agenda)],
        "text": words.agenda(agenda),
    }


def steps_of(c: Content, agenda: int) -> list[tuple[i64, Condition]]:
    """The steps of a personal agenda: how much more, and for what."""
    ambition = c.ambitions[agenda]
    return list(zip(ambition.influence, ambition.conditions, strict=True)) if isinstance(ambition, Personal) else []


def enemy_card(c: Content, words: Wording, enemy: int) -> EnemyCard:
    return {
        "name": words.name("enemy", enemy),
        "flavour": flavour(c, words, "enemy", enemy),
        "type": TYPE_NAMES[c.enemy_type[enemy]],
        "level": int(c.enemy_level[enemy]),
        "parts": names_in(c.enemy_parts[enemy], PART_NAMES),
        "properties": names_in(c.enemy_properties[enemy], PROPERTY_NAMES),
        "text": words.enemy(enemy),
    }


def survivor_card(c: Content, words: Wording, survivor: int) -> SurvivorCard:
    trait = c.survivor_trait[survivor]
    return {
        "name": words.name("survivor", survivor),
        "flavour": flavour(c, words, "survivor", survivor),
        "letter": LETTER_NAMES[c.survivor_letter[survivor]],
        "card": c.ids["item"][c.survivor_card[survivor]],
        "health": int(c.survivor_health[survivor]),
        "trait": TRAIT_NAMES[trait] if trait >= 0 else None,
        "text": words.survivor(survivor),
    }


def scenario_card(words: Wording, scenario: Scenario) -> ScenarioCard:
    return {
        "name": scenario.name[words.lang],
        "slots": [
            {"row": int(scenario.rows[slot]), "column": int(scenario.columns[slot]), "back": BACK_NAMES[scenario.backs[slot]]}
            for slot in range(int(SLOTS))
        ],
        "track": int(scenario.track),
        "bands": [int(spaces) for spaces in scenario.bands],
        "factions": {FACTION_NAMES[faction]: faction_card(words, scenario, faction) for faction in range(int(FACTIONS))},
        "text": words.scenario(scenario),
    }


def faction_card(words: Wording, scenario: Scenario, faction: int) -> FactionCard:
    first = faction * int(BANDS)
    bands = range(first, first + int(BANDS))
    return {
        "name": scenario.faction_names[faction][words.lang],
        "token": scenario.token_names[faction][words.lang],
        "tokens": TOKEN_NAMES[scenario.tokens[faction]],
        "parts": names_in(scenario.parts[faction], PART_NAMES),
        "levels": [int(scenario.faction_levels[band]) for band in bands],
        "properties": [names_in(scenario.properties[band], PROPERTY_NAMES) for band in bands],
        "icons": [int(scenario.extra_icons[band]) for band in bands],
    }


def die_face_card(c: Content, words: Wording, face: int) -> DieFaceCard:
    return {
        "name": words.name("die-face", face),
        "parts": names_in(c.face_parts[face], PART_NAMES),
        "hits": int(c.face_hits[face]),
    }
