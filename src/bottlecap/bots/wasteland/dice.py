"""What three dice bring, exactly: the best use of rerolls by what each throw is good for, and fights and tests by their odds.

A throw is one of 216 numbers, the first die lowest, as `games/wasteland/vats.py` counts them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.tokens import DICE, FACES, THROWS

# All choices of dice to throw again; 0 is to keep them.
MASKS: Final[i64] = 1 << DICE
# Icons that come through are counted up to here.
MOST_ICONS: Final[i64] = 10
# How a throw of a fight is judged while it is still far away: a kill, and each damage that is taken.
KILL: Final = 2.5
DAMAGE: Final = 0.4


def averaged(table: vec[float], step: i64) -> vec[float]:
    """The mean over the faces of one die, the others as they lie."""
    out = table[:]
    throw: i64 = 0
    while throw < THROWS:
        if throw // step % FACES == 0:
            total = 0.0
            face: i64 = 0
            while face < FACES:
                total += table[throw + face * step]
                face += 1
            total /= 6.0
            face = 0
            while face < FACES:
                out[throw + face * step] = total
                face += 1
        throw += 1
    return out


def rethrown(table: vec[float]) -> list[vec[float]]:
    """By choice of dice: what it comes to to throw these again, on the mean."""
    first = averaged(table, 1)
    second = averaged(table, FACES)
    both = averaged(first, FACES)
    third = averaged(table, FACES * FACES)
    return [
        table,
        first,
        second,
        both,
        third,
        averaged(first, FACES * FACES),
        averaged(second, FACES * FACES),
        averaged(both, FACES * FACES),
    ]


def improved(table: vec[float]) -> vec[float]:
    """What each throw is good for with one reroll more."""
    out = table[:]
    means = rethrown(table)
    mask: i64 = 1
    while mask < MASKS:
        mean = means[mask]
        throw: i64 = 0
        while throw < THROWS:
            if mean[throw] > out[throw]:
                out[throw] = mean[throw]
            throw += 1
        mask += 1
    return out


def with_rerolls(table: vec[float], rerolls: i64) -> vec[float]:
    while rerolls > 0:
        table = improved(table)
        rerolls -= 1
    return table


def mean_of(table: vec[float]) -> float:
    total = 0.0
    throw: i64 = 0
    while throw < THROWS:
        total += table[throw]
        throw += 1
    return total / 216.0


def icons_of(content: Content, throw: i64) -> i64:
    total: i64 = 0
    die: i64 = 0
    while die < DICE:
        total += content.face_hits[throw % FACES]
        throw //= FACES
        die += 1
    return total


def hits_of(content: Content, throw: i64, parts: i64) -> i64:
    """The dice that show one of these parts."""
    total: i64 = 0
    die: i64 = 0
    while die < DICE:
        if content.face_parts[throw % FACES] & parts:
            total += 1
        throw //= FACES
        die += 1
    return total


class Bout:
    """A fight as it will probably go: how likely the foe dies, and how many hit icons come through."""

    def __init__(self, kill: float, through: vec[float]) -> None:
        self.kill = kill
        # By number of icons: how likely exactly so many come through.
        self.through = through


class Odds:
    """Bouts and tests, each worked out once."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.bouts: dict[int, Bout] = {}
        self.tests: dict[int, float] = {}

    def test(self, difficulty: i64, rerolls: i64) -> float:
        """How likely a test is passed."""
        if difficulty <= 0:
            return 1.0
        rerolls = min(rerolls, 7)
        key = int(difficulty * 8 + rerolls)
        if key not in self.tests:
            table = vec[float](capacity=THROWS)
            throw: i64 = 0
            while throw < THROWS:
                table = append(table, 1.0 if icons_of(self.content, throw) >= difficulty else 0.0)
                throw += 1
            self.tests[key] = mean_of(with_rerolls(table, rerolls))
        return self.tests[key]

    def bout(self, parts: i64, wanted: i64, more_icons: i64, level: i64, rerolls: i64) -> Bout:
        """A fight against what is vulnerable there and needs so many hits; more_icons: besides the dice, less armour."""
        rerolls = min(rerolls, 5)
        wanted = max(0, min(wanted, 7))
        more_icons = max(-6, min(more_icons, 3))
        key = int((((parts * 8 + wanted) * 16 + more_icons + 6) * 8 + level) * 8 + rerolls)
        if key not in self.bouts:
            self.bouts[key] = self.fought(parts, wanted, more_icons, level, rerolls)
        return self.bouts[key]

    def fought(self, parts: i64, wanted: i64, more_icons: i64, level: i64, rerolls: i64) -> Bout:
        content = self.content
        value = vec[float](capacity=THROWS)
        throw: i64 = 0
        while throw < THROWS:
            kills = hits_of(content, throw, parts) >= wanted
            through = max(icons_of(content, throw) + more_icons, 0)
            value = append(value, (KILL if kills else 0.0) - DAMAGE * float(through * level))
            throw += 1
        tables: list[vec[float]] = [value]
        while len(tables) <= rerolls:
            tables.append(improved(tables[len(tables) - 1]))
        lies = vec[float](capacity=THROWS)
        throw = 0
        while throw < THROWS:
            lies = append(lies, 1.0 / 216.0)
            throw += 1
        left = rerolls
        while left > 0:
            lies = thrown_on(lies, rethrown(tables[left - 1]))
            left -= 1
        kill = 0.0
        chances = vec[float](capacity=MOST_ICONS + 1)
        throw = 0
        while throw <= MOST_ICONS:
            chances = append(chances, 0.0)
            throw += 1
        throw = 0
        while throw < THROWS:
            if hits_of(content, throw, parts) >= wanted:
                kill += lies[throw]
            chances[min(max(icons_of(content, throw) + more_icons, 0), MOST_ICONS)] += lies[throw]
            throw += 1
        return Bout(kill, chances)


def thrown_on(lies: vec[float], means: list[vec[float]]) -> vec[float]:
    """How likely each throw lies there after one more reroll of the best dice; lies: how likely each does before."""
    out = lies[:]
    throw: i64 = 0
    while throw < THROWS:
        out[throw] = 0.0
        throw += 1
    throw = 0
    while throw < THROWS:
        best: i64 = 0
        mask: i64 = 1
        while mask < MASKS:
            if means[mask][throw] > means[best][throw] + 1e-9:
                best = mask
            mask += 1
        spread(out, throw, best, lies[throw])
        throw += 1
    return out


def spread(out: vec[float], throw: i64, mask: i64, chance: float) -> None:
    """The chance of a throw goes to all that can come of throwing these dice again."""
    falls = vec[i64]([throw])
    step: i64 = 1
    die: i64 = 0
    while die < DICE:
        if mask >> die & 1:
            more = vec[i64](capacity=len(falls) * FACES)
            for fall in falls:
                first = fall - fall // step % FACES * step
                face: i64 = 0
                while face < FACES:
                    more = append(more, first + face * step)
                    face += 1
            falls = more
        step *= FACES
        die += 1
    share = chance / float(len(falls))
    for fall in falls:
        out[fall] += share
