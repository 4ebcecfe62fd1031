"""The odds behind Wasteland's price table, from the faces of the dice and the tokens of the pack; no rule is asked for them."""

from functools import cache
from itertools import product
from math import comb

from tests.wasteland.pack import WHOLE

DICE = 3
ICONS = [int(face.hits) for face in WHOLE.faces]
ARMORED = 2


def chance_of(parts: int) -> float:
    """That a die hits an enemy with these parts."""
    return sum(1 for face in WHOLE.faces if face.parts & parts) / len(WHOLE.faces)


@cache
def kill(chance: float, needed: int, rerolls: int) -> float:
    """At least so many hits, where every reroll takes all dice that missed."""

    @cache
    def best(hits: int, left: int) -> float:
        if hits >= needed or left == 0:
            return float(hits >= needed)
        dice = DICE - hits
        return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) * best(hits + n, left - 1) for n in range(dice + 1))

    return best(0, rerolls + 1)


def mean_kill(rerolls: int, extra: int = 0) -> float:
    """Over all tokens, with so many rerolls and so many hits more."""
    found = [
        kill(chance_of(enemy.parts), max(0, enemy.level + (1 if enemy.has & ARMORED else 0) - extra), rerolls)
        for enemy in WHOLE.enemies
    ]
    return sum(found) / len(found)


def mean_level() -> float:
    return sum(enemy.level for enemy in WHOLE.enemies) / len(WHOLE.enemies)


def icons_left(armour: int) -> float:
    """The mean number of hit icons of a throw that come through an armour."""
    left = [max(0, sum(throw) - armour) for throw in product(ICONS, repeat=DICE)]
    return sum(left) / len(left)


@cache
def passed(difficulty: int, rerolls: int, turned: int = 0) -> float:
    """The best odds of a test, the `turned` worst dice of the first throw turned to the best face."""

    @cache
    def best(dice: tuple[int, ...], left: int) -> float:
        if sum(dice) >= difficulty or left == 0:
            return float(sum(dice) >= difficulty)
        found = 0.0
        # Some of the lowest dice: to take a higher one and leave a lower one is never better.
        for count in range(1, DICE + 1):
            kept = dice[count:]
            odds = [best(tuple(sorted((*kept, *throw))), left - 1) for throw in product(ICONS, repeat=count)]
            found = max(found, sum(odds) / len(odds))
        return found

    throws = [sorted(throw) for throw in product(ICONS, repeat=DICE)]
    return sum(best(tuple(sorted([max(ICONS)] * turned + throw[turned:])), rerolls) for throw in throws) / len(throws)
