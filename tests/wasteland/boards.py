"""Positions of Wasteland as the boards that `sheet/expect.py` reckons on, and positions made for a test of story cards.

A position starts from a scenario's own, with all tiles face up, no enemies and tokens, empty hands and packs, every quest and
encounter in the library; `Table` then lays out what a card needs.
"""

import pickle
from copy import deepcopy
from functools import cache, reduce
from operator import or_
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests.say import lay
from tests.wasteland.sheet.board import Board, Foe, Land
from tests.wasteland.table import GAME, have_letters, hold, hold_agendas, opened, put_enemies, show_faces

import bottlecap
from bottlecap.games.wasteland.geography import DANGER, DEADLY, NEIGHBOURS, SLOTS
from bottlecap.games.wasteland.tokens import (
    COMPANION,
    FACTION_NAMES,
    KEYWORD_NAMES,
    KIND_NAMES,
    LOOT,
    ROLE_NAMES,
    TRAIT_NAMES,
    TYPE_NAMES,
    names_in,
)

CARDS = GAME.cards
ATLAS = CARDS.atlas
SECTORS = GAME.domains["sector"]
ENEMIES, ITEMS, MARKERS = GAME.domains["enemy"], GAME.domains["item"], GAME.domains["marker"]
QUESTS, ENCOUNTERS = GAME.domains["quest"], GAME.domains["encounter"]
SCENARIOS = GAME.domains["scenario"]
ICONS = GAME.domains["icon"]
DECKS = ("ruin", "settlement", "vault-84", "vault-109")


def key_of(id: str) -> str:
    """A card as the sheet calls it: by its digits, or a starter by its id."""
    return id[2:] if id[:2] in ("q-", "e-") else id


def id_of(key: str) -> str:
    if not key[0].isdecimal():
        return key
    return f"q-{key}" if f"q-{key}" in QUESTS else f"e-{key}"


def kind_of(token: str) -> str:
    """What all copies of an enemy are called."""
    return token.rsplit("-", 1)[0] if token[-1].isdecimal() else token


FOES = {
    token: Foe(
        kind_of(token),
        TYPE_NAMES[int(CARDS.enemy_type[number])],
        int(CARDS.enemy_level[number]),
        bool(CARDS.enemy_properties[number] & LOOT),
    )
    for number, token in enumerate(ENEMIES)
}
KINDS = {
    item: {KIND_NAMES[int(CARDS.item_kind[number])], *names_in(CARDS.item_keywords[number], KEYWORD_NAMES)}
    for number, item in enumerate(ITEMS)
}


# --- a position as a board --------------------------------------------------------------------------------------------


@cache
def land_at(scenario: int, faces: tuple[int, ...]) -> Land:
    layout = CARDS.scenarios[scenario]
    face_at = vec[i64](list(faces))
    near: dict[str, list[str]] = {}
    for slot in range(int(SLOTS)):
        if faces[slot] >= 0:
            first = int(layout.first_in(face_at, slot))
            for sector in range(first, first + int(layout.many_in(face_at, slot))):
                out = vec[i64]([-1] * int(NEIGHBOURS))
                many = int(layout.neighbours(face_at, sector, out))
                near[SECTORS[sector]] = [SECTORS[int(out[i])] for i in range(many)]
    numbers = {id: SECTORS.index(id) for id in near}
    return Land(
        places={id: SECTORS[int(ATLAS.site(id))] for id in ATLAS.place_ids},
        icons={id: (ICONS[int(ATLAS.icons[n])], int(ATLAS.levels[n])) for id, n in numbers.items() if ATLAS.icons[n]},
        irradiated={id for id, n in numbers.items() if ATLAS.rads[n]},
        start={id for id in near if id.startswith("crossroads/")},
        near=near,
        foes=FOES,
        kinds=KINDS,
        fog=SCENARIOS[scenario] == "far-harbor",
        willing=set(),
    )


def described(match: bottlecap.Match) -> tuple[Land, Board]:
    position: dict[str, Any] = dict(match.position())
    land = land_at(position["scenario"], tuple(position["face_at"]))
    return land, board_of(position)


def board_of(p: dict[str, Any]) -> Board:
    players = p["players"]
    zones = p["items"]["zones"]
    seats = range(players)
    held = [set(zones.get(f"held {seat}", [])) for seat in seats]
    return Board(
        actor=p["turn"],
        first=p["first_player"],
        where=[SECTORS[sector] for sector in p["where"]],
        caps=list(p["caps"]),
        health=list(p["health"]),
        full=[int(CARDS.survivor_health[survivor]) for survivor in p["survivor"]],
        rads=list(p["rads"]),
        traits=[
            {TRAIT_NAMES[2 * n + p["traits"][3 * seat + n] - 1] for n in range(3) if p["traits"][3 * seat + n]} for seat in seats
        ],
        letters=[letters.bit_count() for letters in p["letters"]],
        agendas=[len(p["agendas"]["zones"].get(f"hand {seat}", [])) for seat in seats],
        held=held,
        worn=[{ITEMS[item - 1] for item in p["worn"][4 * seat : 4 * seat + 4] if item} for seat in seats],
        power=dict(zip(FACTION_NAMES, p["power"], strict=True)),
        tokens={faction: [SECTORS[n - 1] for n in p[f"{faction}s"] if n] for faction in FACTION_NAMES},
        foes={foe: SECTORS[p["enemies"].get("order", {}).get(foe, 0)] for foe in p["enemies"]["zones"].get("map", [])},
        quests=zoned(p["quests"]),
        encounters=zoned(p["encounters"]),
        roles={**roles(p["quests"]), **roles(p["encounters"])},
        markers={MARKERS[n]: SECTORS[place - 1] for n, place in enumerate(p["markers"]) if place},
        owners={MARKERS[n]: key_of(QUESTS[quest - 1]) for n, quest in enumerate(p["marker_quest"]) if quest},
        caps_on={key_of(QUESTS[n]): caps for n, caps in enumerate(p["quest_caps"]) if caps},
        capped={SECTORS[n - 1] for n in p["capped"] if n},
        market=set(zones.get("market", [])),
        discards=set(zones.get("asset-discard", [])),
        unique=set(zones.get("unique-deck", [])),
    )


def traits_of(pairs: list[int]) -> set[str]:
    return {TRAIT_NAMES[2 * pair + side - 1] for pair, side in enumerate(pairs) if side}


def zoned(cards: dict[str, Any]) -> dict[str, str]:
    """Where each card is; in a deck also whether it lies under it, or among its top cards."""
    out: dict[str, str] = {}
    for zone, ids in cards["zones"].items():
        for id in ids:
            order = cards.get("order", {}).get(id, 0) if zone in DECKS else 0
            out[key_of(id)] = zone + (" under" if order < 0 else " top" if order > 0 else "")
    return out


def roles(cards: dict[str, Any]) -> dict[str, str]:
    kept = [id for zone, ids in cards["zones"].items() if zone.startswith("kept") for id in ids]
    return {key_of(id): ROLE_NAMES[cards["order"][id] - 1] for id in kept if cards.get("order", {}).get(id)}


# --- positions ----------------------------------------------------------------------------------------------------------


@cache
def bare(scenario: str, players: int) -> bytes:
    """A scenario's first turn, with nothing on its map and in anybody's hands; as bytes, which are read faster than copied."""
    position: dict[str, Any] = deepcopy(dict(opened(players, scenario).position()))
    put_enemies(position, {})
    hold(position, [[] for _ in range(players)])
    hold_agendas(position, [[] for _ in range(players)])
    for family, ids in (("quests", QUESTS), ("encounters", ENCOUNTERS)):
        position[family] = {"zones": {"library": list(ids)}}
    left = {back: [face for face in range(len(ATLAS.face_ids)) if ATLAS.backs[face] == back] for back in (DANGER, DEADLY)}
    layout = CARDS.scenarios[SCENARIOS.index(scenario)]
    for faces in left.values():
        faces[:] = [face for face in faces if face not in position["face_at"]]
    for slot, face in enumerate(position["face_at"]):
        if face < 0:
            show_faces(position, {slot: ATLAS.face_ids[left[layout.backs[slot]].pop(0)]})
    have_letters(position, ["special"] * players)
    position["caps"] = [25] * players
    position["peg"] = [0] * players
    position["traits"] = [0] * 3 * players
    position["watched"] = 0
    position["markers"] = [0] * len(MARKERS)
    return pickle.dumps(position)


class Table:
    """A position that is being laid out: a bare one, unless told."""

    def __init__(self, scenario: str, players: int, position: dict[str, Any] | None = None) -> None:
        self.position: dict[str, Any] = pickle.loads(bare(scenario, players)) if position is None else position
        self.players = players

    def board(self) -> tuple[Land, Board]:
        return land_at(self.position["scenario"], tuple(self.position["face_at"])), board_of(self.position)

    def stand(self, *sectors: str) -> None:
        self.position["where"] = [SECTORS.index(sector) for sector in sectors]

    def stage(self, key: str) -> None:
        """In play, without what is done when it is staged."""
        quests = self.position["quests"]
        lay(quests, id_of(key), "staged")
        staged = quests["zones"]["staged"]
        quests["order"] = {id: place + 1 for place, id in enumerate(staged)} | {
            id: order for id, order in quests.get("order", {}).items() if id not in staged
        }
        watches = [int(CARDS.quest_watches[QUESTS.index(quest)]) for quest in staged]
        self.position["watched"] = reduce(or_, watches, 0)

    def clear_quests(self) -> None:
        """No quest is in play."""
        self.position["quests"] = {"zones": {"library": list(QUESTS)}}
        self.position["watched"] = 0

    def deck(self, deck: str, *keys: str) -> None:
        for key in keys:
            lay(self.position["encounters"], id_of(key), deck)

    def mark(self, marker: str, sector: str, owner: str = "") -> None:
        number = MARKERS.index(marker)
        self.position["markers"][number] = SECTORS.index(sector) + 1
        self.position["marker_quest"][number] = QUESTS.index(id_of(owner)) + 1 if owner else 0

    def keep(self, key: str, seat: int, role: str) -> None:
        cards = self.position["quests" if id_of(key) in QUESTS else "encounters"]
        lay(cards, id_of(key), f"kept {seat}")
        cards.setdefault("order", {})[id_of(key)] = ROLE_NAMES.index(role) + 1

    def letters(self, seat: int, letters: str) -> None:
        """The others have all."""
        have_letters(self.position, [letters if other == seat else "special" for other in range(self.players)])

    def trait(self, seat: int, name: str) -> None:
        number = TRAIT_NAMES.index(name)
        self.position["traits"][3 * seat + number // 2] = number % 2 + 1

    def tokens(self, **sectors: list[str]) -> None:
        for faction, ids in sectors.items():
            places = [SECTORS.index(id) + 1 for id in ids]
            field = f"{faction}s"
            self.position[field] = places + [0] * (len(self.position[field]) - len(places))

    def foe(self, token: str, sector: str) -> None:
        lay(self.position["enemies"], token, "map")
        if SECTORS.index(sector):
            self.position["enemies"].setdefault("order", {})[token] = SECTORS.index(sector)

    def caps_on(self, key: str, caps: int) -> None:
        self.position["quest_caps"][QUESTS.index(id_of(key))] = caps

    def cap(self, sectors: list[str]) -> None:
        for place, sector in enumerate(sectors):
            self.position["capped"][place] = SECTORS.index(sector) + 1

    def hold(self, held: list[list[str]]) -> None:
        hold(self.position, held)

    def item(self, item: str, zone: str) -> None:
        lay(self.position["items"], item, zone)

    def face_down(self, slot: int) -> None:
        layout = CARDS.scenarios[self.position["scenario"]]
        face = ATLAS.face_ids[self.position["face_at"][slot]]
        self.position["face_at"][slot] = -1
        lay(self.position["tiles"], face, "danger" if layout.backs[slot] == DANGER else "deadly")

    def match(self, game: bottlecap.Game = GAME) -> bottlecap.Match:
        return bottlecap.new(game, seed=1, position=self.position, chance="ask")


def is_companion(item: str) -> bool:
    return int(CARDS.item_kind[ITEMS.index(item)]) == COMPANION
