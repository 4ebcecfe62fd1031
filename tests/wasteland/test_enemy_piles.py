"""Wasteland: tokens that lie face down are drawn from their pile only when they wake; nobody could tell the difference."""

from fractions import Fraction

import pytest
from tests.wasteland.piles import Chances, Script, Seen, by_shuffling
from tests.wasteland.table import DOMAINS, GAME, table

from bottlecap.engine.chance import fast
from bottlecap.games.wasteland.enemies import (
    PUT,
    WAKE_UP,
    Putting,
    Waking,
    can_take,
    discard_enemy,
    lay_face_down,
    left_in_pile,
)
from bottlecap.games.wasteland.state import ON_MAP, WAITING, WastelandState, of

ROBOT = DOMAINS["type"].index("robot")
ROBOTS = [enemy for number, enemy in enumerate(DOMAINS["enemy"]) if GAME.cards.enemy_type[number] == ROBOT]
# Any icons of the type will do.
ICONS = [sector for sector in range(27 * 8) if GAME.cards.atlas.enemies[sector] == ROBOT]
PLACES = "wxyz"

SCRIPTS: dict[str, Script] = {
    "one lies": (("lay", "x"), ("put", "a"), ("put", "b"), ("wake",)),
    "the rest lie": (("put", "a"), ("put", "b"), ("lay", "x"), ("lay", "y"), ("wake",), ("put", "c"), ("put", "d")),
    "none are left": (("lay", "x"), ("lay", "y"), ("put", "a"), ("put", "b"), ("put", "c"), ("put", "d"), ("lay", "z"), ("wake",)),
    "the discards follow at once": (
        ("put", "a"), ("put", "b"), ("kill", "a"), ("lay", "x"), ("lay", "y"), ("put", "c"), ("put", "d"), ("wake",),
    ),
    "the discards follow when needed": (
        ("lay", "x"), ("put", "a"), ("put", "b"), ("put", "c"), ("put", "d"), ("kill", "a"), ("kill", "c"), ("lay", "y"), ("wake",),
        ("put", "e"),
    ),
    "two rebuilt piles": (
        ("lay", "x"), ("put", "a"), ("put", "b"), ("put", "c"), ("put", "d"), ("kill", "a"), ("kill", "b"), ("put", "e"),
        ("lay", "y"), ("kill", "c"), ("kill", "d"), ("put", "f"), ("wake",), ("put", "g"),
    ),
    "two rebuilt piles, several in each": (
        ("lay", "w"), ("lay", "x"), ("put", "a"), ("put", "b"), ("put", "c"), ("kill", "a"), ("kill", "b"), ("lay", "y"),
        ("put", "d"), ("kill", "d"), ("kill", "c"), ("lay", "z"), ("wake",),
    ),
    "woken and laid again": (
        ("lay", "x"), ("put", "a"), ("put", "b"), ("put", "c"), ("put", "d"), ("kill", "a"), ("lay", "y"), ("wake",), ("kill", "y"),
        ("kill", "x"), ("lay", "z"), ("put", "e"), ("wake",),
    ),
}  # fmt: skip


def lazily(script: Script) -> Chances:
    """The same by the rules of the game."""
    out: Chances = {}
    first = of(table(1, enemies={}).state)

    def go(s: WastelandState, at: int, named: dict[str, int], seen: Seen, chance: Fraction) -> None:
        if at == len(script):
            out[seen] = out.get(seen, Fraction(0)) + chance
            return
        verb, name = script[at][0], script[at][-1]
        if verb == "lay":
            lay_face_down(s, ROBOT, ICONS[PLACES.index(name)])
            go(s, at + 1, named, seen, chance)
        elif verb == "kill":
            if name in named:
                discard_enemy(s, named[name])
            go(s, at + 1, {other: enemy for other, enemy in named.items() if other != name}, seen, chance)
        elif verb == "put":
            if not can_take(s, ROBOT):
                go(s, at + 1, named, (*seen, (name, None)), chance)
                return
            # Where it stands is no matter, so all stand in one sector.
            asked = Putting(ROBOT, 0)
            can = list(PUT.candidates(s, asked))
            for enemy in can:
                then = of(s.copy())
                PUT.apply(then, asked, enemy)
                go(then, at + 1, {**named, name: enemy}, (*seen, (name, ROBOTS[enemy - OFFSET])), chance / len(can))
        else:
            lying = [place for place in range(27) if s.laid[place] > 0]
            if not lying:
                go(s, at + 1, named, seen, chance)
                return
            # In the order of the script's names, so that both tell it in the same order.
            place = min(lying, key=lambda place: PLACES[ICONS.index(s.laid[place] - 1)])
            where = PLACES[ICONS.index(s.laid[place] - 1)]
            can = list(WAKE_UP.candidates(s, Waking(place)))
            for enemy in can:
                then = of(s.copy())
                WAKE_UP.apply(then, Waking(place), enemy)
                go(then, at, {**named, where: enemy}, (*seen, (where, ROBOTS[enemy - OFFSET])), chance / len(can))

    go(first, 0, {}, (), Fraction(1))
    return out


OFFSET = DOMAINS["enemy"].index(ROBOTS[0])


@pytest.mark.rule("wasteland/enemy-face-down-pile")
@pytest.mark.parametrize("name", SCRIPTS)
def test_what_wakes_is_as_likely_as_in_a_shuffled_pile(name: str) -> None:
    assert [DOMAINS["enemy"].index(enemy) - OFFSET for enemy in ROBOTS] == list(range(5))
    found, expected = lazily(SCRIPTS[name]), by_shuffling(ROBOTS, SCRIPTS[name])
    assert sum(found.values()) == 1
    assert found == expected


@pytest.mark.rule("wasteland/enemy-face-down-pile")
def test_a_pile_gives_no_more_tokens_than_it_has() -> None:
    s = of(table(1, enemies={"mr-gutsy": "crossroads/camp", "sentry-bot": "crossroads/camp"}).state)
    for count, icon in enumerate(ICONS[:4]):
        assert left_in_pile(s, ROBOT) == max(3 - count, 0)
        lay_face_down(s, ROBOT, icon)
    assert sum(place > 0 for place in s.laid) == 3 and s.enemies.count(ON_MAP) == 2


@pytest.mark.rule("wasteland/enemy-face-down-pile")
def test_whoever_looks_on_mixes_up_no_tokens_of_two_types() -> None:
    """Two piles are rebuilt while two tokens of each lie face down: everybody knows which tokens these may be."""
    s = of(table(2, enemies={}).state)
    waiting: dict[int, set[int]] = {}
    for type in (ROBOT, DOMAINS["type"].index("human")):
        icons = [sector for sector in range(27 * 8) if GAME.cards.atlas.enemies[sector] == type]
        for icon in icons[:2]:
            lay_face_down(s, type, icon)
        while left_in_pile(s, type) > 0:
            asked = Putting(type, 0)
            put = PUT.candidates(s, asked)[0]
            PUT.apply(s, asked, put)
        for enemy in list(s.enemies.within(ON_MAP)):
            discard_enemy(s, enemy)
        assert can_take(s, type)
        waiting[type] = {int(enemy) for enemy in s.enemies.within(WAITING + type)}
        assert len(waiting[type]) == 2
    for seed in range(20):
        seen = of(s.copy())
        seen.enemies.mask(0)
        seen.enemies.fill(fast(bytes([seed])))
        for type, enemies in waiting.items():
            assert {int(enemy) for enemy in seen.enemies.within(WAITING + type)} == enemies
        for place in range(27):
            if seen.laid[place] > 0:
                assert len(WAKE_UP.candidates(seen, Waking(place))) > 0
