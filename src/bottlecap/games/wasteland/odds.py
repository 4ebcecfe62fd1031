"""What comes of the dice: the exact chances of every choice of dice to reroll, rerolls that are left used as well as can be.

A die counts by two numbers: its hit icons, and whether it hits the enemy. From the last reroll backwards the table of all
throws holds what the best choice leads to; a choice of dice is the mean over what those dice can fall.
"""

from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.body import is_healed_by_rads, is_safe_from
from bottlecap.games.wasteland.effects.base import ENEMIES
from bottlecap.games.wasteland.fighting import face_off, foe_has, foe_level, hits_needed, icons_unheld, parts_to_hit, sure_hits
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.tasks import A_FIGHT
from bottlecap.games.wasteland.tokens import DICE, FACES, RADIOACTIVE, THROWS
from bottlecap.games.wasteland.vats import CHOICES, icons_thrown

# How many tables are kept.
MOST_TABLES: Final[int] = 256


class Chances:
    """By choice: how likely success is (a test passed, a foe killed), being killed, and the damage to be expected."""

    def __init__(self) -> None:
        self.success: list[float] = [0.0] * CHOICES
        self.death: list[float] = [0.0] * CHOICES
        self.damage: list[float] = [0.0] * CHOICES
        # The best choice: most success, then least damage.
        self.best = 0


class Stakes:
    """What a throw is judged by. Everything that the chances depend on, and nothing else."""

    def __init__(self, icons: list[int], hits: list[int]) -> None:
        # By face of a die: its hit icons, and whether it hits.
        self.icons = icons
        self.hits = hits
        # Of a test: the icons still wanted. Of a fight: the hits still wanted, icons that come besides those of the dice
        # (below zero: that are held off), the foe's level, the radiation that comes with any damage (below zero: the health
        # that it gives instead), what kills.
        self.fight = False
        self.wanted = 0
        self.more_icons = 0
        self.level = 0
        self.rads = 0
        self.life = 0

    def key(self) -> tuple[int, ...]:
        rest = (int(self.fight), self.wanted, self.more_icons, self.level, self.rads, self.life)
        return (*self.icons, *self.hits, *rest)


class Table:
    """What the best choice leads to, by throw."""

    def __init__(self, success: list[float], death: list[float], damage: list[float]) -> None:
        self.success = success
        self.death = death
        self.damage = damage


TABLES: dict[tuple[int, ...], list[Table]] = {}


def stakes_of(s: WastelandState) -> Stakes:
    """The throw under way."""
    icons = [int(hits) for hits in s.content.face_hits]
    if s.task != A_FIGHT:
        stakes = Stakes(icons, [0] * len(icons))
        stakes.wanted = int(s.difficulty - s.icons_plus)
        return stakes
    seat = s.thrower
    parts = parts_to_hit(s, seat)
    stakes = Stakes(icons, [1 if shown & parts else 0 for shown in s.content.face_parts])
    stakes.fight = True
    stakes.wanted = int(hits_needed(s) - sure_hits(s, seat))
    stakes.more_icons = int(icons_held_or_added(s, seat))
    stakes.level = int(foe_level(s))
    if foe_has(s, RADIOACTIVE) and not is_safe_from(s, seat, ENEMIES):
        heals = is_healed_by_rads(s, seat)
        stakes.rads = -int(min(foe_level(s), s.full_health(seat) - s.health[seat])) if heals else int(foe_level(s))
    stakes.life = int(s.life(seat))
    return stakes


def icons_held_or_added(s: WastelandState, seat: i64) -> i64:
    """What is added to the icons of the dice, less armour and what cards spare."""
    return icons_unheld(s, seat) - icons_thrown(s)


def chances(s: WastelandState) -> Chances:
    """The chances of every choice, by the dice as they lie and the rerolls left."""
    stakes = stakes_of(s)
    tables = tables_for(stakes, int(s.rerolls))
    lying = 0
    step = 1
    for die in s.dice:
        lying += int(die - 1) * step
        step *= int(FACES)
    out = Chances()
    now = tables[0]
    out.success[0], out.death[0], out.damage[0] = now.success[lying], now.death[lying], now.damage[lying]
    if s.rerolls > 0:
        then = tables[int(s.rerolls) - 1]
        for choice in range(1, CHOICES):
            out.success[choice] = mean_at(then.success, choice, lying)
            out.death[choice] = mean_at(then.death, choice, lying)
            out.damage[choice] = mean_at(then.damage, choice, lying)
            if better(out.success[choice], out.damage[choice], out.success[out.best], out.damage[out.best]):
                out.best = choice
    return out


class Prospect:
    """How likely success and being killed are, and the damage to be expected."""

    def __init__(self, success: float, death: float, damage: float) -> None:
        self.success = success
        self.death = death
        self.damage = damage


def prospect(s: WastelandState) -> Prospect:
    """Of a throw that is due, before the dice have fallen: the mean over all throws, every reroll used as well as can be."""
    table = tables_for(stakes_of(s), int(s.rerolls))[int(s.rerolls)]
    throws = int(THROWS)
    return Prospect(sum(table.success) / throws, sum(table.death) / throws, sum(table.damage) / throws)


def fight_ahead(s: WastelandState, seat: i64, foe: i64, sector: i64) -> Prospect:
    """Of a fight that a survivor could begin."""
    ahead = of(s.copy())
    face_off(ahead, seat, foe, sector, 0 if sector == s.where[seat] else 1, 0, 0, 0)
    return prospect(ahead)


def fights_ahead(s: WastelandState, seat: i64, foes: list[int]) -> list[Prospect]:
    """Of fights with these foes, if the survivor stood with each of them as they are now."""
    ahead = of(s.copy())
    out: list[Prospect] = []
    for foe in foes:
        face_off(ahead, seat, foe, s.where[seat], 0, 0, 0, 0)
        out.append(prospect(ahead))
    return out


def better(success: float, damage: float, other_success: float, other_damage: float) -> bool:
    """More success; where that is equal, less damage."""
    if abs(success - other_success) > 1e-12:
        return success > other_success
    return damage < other_damage - 1e-12


def tables_for(stakes: Stakes, rerolls: int) -> list[Table]:
    """The tables for no reroll left up to so many."""
    key = stakes.key()
    if key not in TABLES and len(TABLES) >= MOST_TABLES:
        TABLES.clear()
    tables = TABLES.setdefault(key, [settled(stakes)])
    while len(tables) <= rerolls:
        tables.append(with_one_more(tables[-1]))
    return tables


def settled(stakes: Stakes) -> Table:
    """What each throw is worth as it lies."""
    success, death, damage = [], [], []
    for throw in range(THROWS):
        icons = hits = 0
        left = throw
        for _ in range(DICE):
            face = left % int(FACES)
            icons += stakes.icons[face]
            hits += stakes.hits[face]
            left //= int(FACES)
        if not stakes.fight:
            success.append(1.0 if icons >= stakes.wanted else 0.0)
            death.append(0.0)
            damage.append(0.0)
            continue
        hurt = max(icons + stakes.more_icons, 0) * stakes.level
        dies = hurt + (stakes.rads if hurt > 0 else 0) >= stakes.life
        success.append(1.0 if hits >= stakes.wanted and not dies else 0.0)
        death.append(1.0 if dies else 0.0)
        damage.append(float(hurt))
    return Table(success, death, damage)


def with_one_more(then: Table) -> Table:
    """One reroll more: the best of keeping and of all choices of dice."""
    success, death, damage = then.success[:], then.death[:], then.damage[:]
    for choice in range(1, CHOICES):
        means = [mean_over(numbers, choice) for numbers in (then.success, then.death, then.damage)]
        for throw in range(THROWS):
            if better(means[0][throw], means[2][throw], success[throw], damage[throw]):
                success[throw], death[throw], damage[throw] = means[0][throw], means[1][throw], means[2][throw]
    return Table(success, death, damage)


def mean_over(numbers: list[float], choice: int) -> list[float]:
    """The table averaged over the dice of a choice, one die after another."""
    out = numbers
    step = 1
    for die in range(DICE):
        if choice >> die & 1:
            out = [mean_of_die(out, throw, step) for throw in range(THROWS)]
        step *= int(FACES)
    return out


def mean_of_die(numbers: list[float], throw: int, step: int) -> float:
    """The mean over the faces of one die, the others as they lie."""
    first = throw - throw // step % int(FACES) * step
    total = 0.0
    for face in range(FACES):
        total += numbers[first + face * step]
    return total / int(FACES)


def mean_at(numbers: list[float], choice: int, throw: int) -> float:
    """The same for one throw."""
    falls = [throw]
    step = 1
    for die in range(DICE):
        if choice >> die & 1:
            falls = [fall + (face - fall // step % int(FACES)) * step for fall in falls for face in range(FACES)]
        step *= int(FACES)
    total = 0.0
    for fall in falls:
        total += numbers[fall]
    return total / len(falls)
