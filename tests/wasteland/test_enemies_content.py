"""Wasteland's enemies, survivors, traits and dice: how many, how strong, and that stories find whom they name."""

from collections import Counter

import pytest
from tests.wasteland.odds import chance_of
from tests.wasteland.pack import Pack

from bottlecap.games.wasteland.effects.verbs import LETTER_NAMES, PROPERTY_NAMES, TRAIT_NAMES, TYPE_NAMES

PACK = Pack()
# The faces of six with which a die may hit an enemy of a level.
FACES = {1: (3, 4), 2: (2, 4), 3: (3, 4)}
# What the box is known to print.
KNOWN = {
    "radroach": ["radioactive"],
    "mole-rat": ["flee"],
    "radscorpion": ["aggressive", "flee"],
    "bloatfly": ["ranged"],
    "looter": ["flee"],
    "raider-scum": ["armored"],
    "raider-psycho": ["aggressive"],
    "protectron": ["loot"],
    "protectron-medic": ["armored"],
    "mr-gutsy": ["ranged"],
    "skirmisher": ["ranged"],
    "deathclaw": ["aggressive"],
    "yao-guai": ["armored"],
    "glowing-one": ["radioactive"],
}


def test_27_tokens_of_five_types() -> None:
    types = Counter(TYPE_NAMES[enemy.type] for enemy in PACK.enemies)
    assert types == {"creature": 6, "human": 6, "robot": 5, "super-mutant": 5, "monster": 5}
    assert Counter(int(enemy.level) for enemy in PACK.enemies) == {1: 9, 2: 14, 3: 4}


def test_no_two_enemies_are_alike() -> None:
    names = {enemy.entry for enemy in PACK.enemies}
    assert len({(enemy.type, enemy.level, enemy.parts, enemy.has) for enemy in PACK.enemies}) == len(names)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_die_hits_within_the_bounds_of_a_level(level: int) -> None:
    low, high = FACES[level]
    assert {low <= round(6 * chance_of(enemy.parts)) <= high for enemy in PACK.enemies if enemy.level == level} == {True}


@pytest.mark.parametrize("name", KNOWN)
def test_what_is_known_of_an_enemy_is_kept(name: str) -> None:
    enemy = next(one for one in PACK.enemies if one.entry == name)
    has = [word for place, word in enumerate(PROPERTY_NAMES) if enemy.has & (1 << place)]
    assert set(KNOWN[name]) <= set(has)


def test_a_radscorpion_is_hit_at_arms_and_legs() -> None:
    assert {int(enemy.parts) for enemy in PACK.enemies if enemy.entry == "radscorpion"} == {4 | 8}


def test_stories_find_whom_they_want_killed() -> None:
    wanted = "radroach bounty-hunter protectron sentry-bot brute overlord deathclaw yao-guai glowing-one"
    assert set(wanted.split()) <= {enemy.entry for enemy in PACK.enemies}
    # A creature and a human of level 2, an enemy of level 3, one that bears loot.
    assert {(0, 2), (1, 2)} <= {(enemy.type, enemy.level) for enemy in PACK.enemies}
    assert any(enemy.level == 3 for enemy in PACK.enemies) and any(enemy.has & 16 for enemy in PACK.enemies)


# --- dice ---


def test_the_faces_of_a_die() -> None:
    assert sorted(int(face.hits) for face in PACK.faces) == [0, 0, 1, 1, 1, 2]
    assert [(face.id, face.parts) for face in PACK.faces if face.hits == 2] == [("head", 1)]


@pytest.mark.parametrize(("part", "faces"), [(1, 1), (2, 2), (4, 2), (8, 3)])
def test_how_many_faces_show_a_part(part: int, faces: int) -> None:
    assert round(6 * chance_of(part)) == faces


# --- survivors and traits ---


def test_the_five_survivors_with_their_letters_and_cards() -> None:
    told = {
        survivor.id: (LETTER_NAMES[survivor.letter], PACK.things[survivor.card].id, int(survivor.health))
        for survivor in PACK.survivors
    }
    assert told == {
        "vault-dweller": ("L", "vault-suit", 16),
        "wastelander": ("A", "tire-iron", 16),
        "brotherhood-outcast": ("I", "outcast-power-armor", 16),
        "super-mutant": ("S", "mutant-flesh", 16),
        "ghoul": ("P", "ghoul-flesh", 12),
    }
    assert [(one.id, TRAIT_NAMES[one.trait]) for one in PACK.survivors if one.trait >= 0] == [("super-mutant", "super-mutant")]


def test_three_tokens_with_two_sides_and_two_locks() -> None:
    pairs = {(trait.id, TRAIT_NAMES[trait.other]) for trait in PACK.traits}
    assert {("idolized", "vilified"), ("synth", "super-mutant"), ("well-rested", "addicted")} <= pairs
    assert {trait.id for trait in PACK.traits if trait.locked} == {"addicted", "super-mutant"}


def test_rest_is_a_reroll() -> None:
    rested = next(trait for trait in PACK.traits if trait.id == "well-rested")
    assert [(phrase.verb, phrase.first) for use in rested.uses for phrase in use.does] == [("reroll", 1)]
    assert rested.uses[0].discards and rested.uses[0].moments == 4 | 8
