"""What lasts while a card is equipped (a tool: carried), or lies with its survivor: a class each, with its notation."""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.effects.base import SOURCE_NAMES, Lasting
from bottlecap.games.wasteland.effects.notation import Number, OneOf, Verb
from bottlecap.games.wasteland.tokens import LETTER_WORDS, PART_NAMES, TYPE_NAMES

# What a reroll more is for.
REROLL_NAMES: Final[list[str]] = ["test", "fight"]
IN_TESTS: Final[i64] = 0
IN_FIGHTS: Final[i64] = 1


class RerollIn(Lasting):
    """One reroll more in each test that shows the letter, or in each fight that uses it."""

    def __init__(self, task: i64, letter: i64) -> None:
        self.task = task
        self.letter = letter

    def test_rerolls(self, letters: i64) -> i64:
        if self.task != IN_TESTS:
            return 0
        return letters >> self.letter & 1

    def fight_rerolls(self, letters: i64) -> i64:
        if self.task != IN_FIGHTS:
            return 0
        return letters >> self.letter & 1


class HitsAgainst(Lasting):
    """Hits more against enemies of a type."""

    def __init__(self, type: i64, hits: i64) -> None:
        self.type = type
        self.hits = hits

    def hits_against(self, type: i64) -> i64:
        if type != self.type:
            return 0
        return self.hits


class AimAt(Lasting):
    """Every enemy counts as vulnerable there."""

    def __init__(self, part: i64) -> None:
        self.part = part

    def aims_at(self) -> i64:
        return 1 << self.part


class SafeFrom(Lasting):
    """Radiation from there does nothing."""

    def __init__(self, source: i64) -> None:
        self.source = source

    def protects_from(self, source: i64) -> bool:
        return source == self.source


class RadsHeal(Lasting):
    """Radiation heals instead."""

    def heals_by_rads(self) -> bool:
        return True


class CampHeal(Lasting):
    """A camp gives more health, or less."""

    def __init__(self, health: i64) -> None:
        self.health = health

    def rest(self) -> i64:
        return self.health


class Pockets(Lasting):
    """The inventory holds more, or less."""

    def __init__(self, places: i64) -> None:
        self.places = places

    def carry(self) -> i64:
        return self.places


class Stride(Lasting):
    """Each Move gives more points."""

    def __init__(self, points: i64) -> None:
        self.points = points

    def stride(self) -> i64:
        return self.points


class Slow(Lasting):
    """Each Move gives fewer points, unless caps are paid."""

    def __init__(self, points: i64, caps: i64) -> None:
        self.points = points
        self.caps = caps

    def slows(self) -> i64:
        return self.points

    def slow_price(self) -> i64:
        return self.caps


class Dearer(Lasting):
    """Each card bought costs more, or less where the number is below zero."""

    def __init__(self, caps: i64) -> None:
        self.caps = caps

    def discount(self) -> i64:
        return -self.caps


class SecondApparel(Lasting):
    """Another apparel may be worn with this one."""

    def goes_under(self) -> bool:
        return True


VERBS: Final[list[Verb]] = [
    Verb("reroll-in", RerollIn, [OneOf("task", REROLL_NAMES), OneOf("letter", LETTER_WORDS)]),
    Verb("hits-against", HitsAgainst, [OneOf("type", TYPE_NAMES), Number("hits", 1, 2)]),
    Verb("aim", AimAt, [OneOf("part", PART_NAMES)]),
    Verb("safe-from", SafeFrom, [OneOf("source", SOURCE_NAMES[:2])]),
    Verb("rads-heal", RadsHeal),
    Verb("camp-heal", CampHeal, [Number("health", -3, 5)]),
    Verb("pack", Pockets, [Number("places", -2, 2)]),
    Verb("stride", Stride, [Number("points", 1, 2)]),
    Verb("slow", Slow, [Number("points", 1, 1), Number("caps", 1, 3)]),
    Verb("buy", Dearer, [Number("caps", -3, 3)]),
    Verb("second-apparel", SecondApparel),
]
