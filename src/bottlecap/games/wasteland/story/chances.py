"""How likely the tasks of an option or a goal are done, before anything of them is tried: what every player could reckon."""

from mypy_extensions import i64

from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.effects.base import ELSE
from bottlecap.games.wasteland.enemies import can_take
from bottlecap.games.wasteland.fighting import Fight
from bottlecap.games.wasteland.foes import STAR_FOE
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.odds import Prospect, prospect
from bottlecap.games.wasteland.state import PILE, WastelandState, of
from bottlecap.games.wasteland.story.base import NO_ROW, Choice, Phrase, amount_at
from bottlecap.games.wasteland.story.others import is_alone, others_here
from bottlecap.games.wasteland.story.prices import ICONS_ALONE, AnotherTests
from bottlecap.games.wasteland.story.tasks import FightDrawn, FightPut, PassTest, Suffer
from bottlecap.games.wasteland.testing import begin_test
from bottlecap.games.wasteland.tokens import TYPES


def takes_dice(s: WastelandState, choice: Choice) -> bool:
    """Whether a task of it is left to the dice."""
    return choice.tasks != NO_ROW and any(
        isinstance(task, (PassTest, FightDrawn, FightPut, AnotherTests)) for task in s.content.rows[choice.tasks].phrases
    )


def chances_of(s: WastelandState, seat: i64, choice: Choice, level: i64) -> Prospect:
    """Of all its tasks together; the first that fails is the last, so that they are tried one after another."""
    whole = Prospect(1.0, 0.0, 0.0)
    if choice.tasks != NO_ROW:
        for task in s.content.rows[choice.tasks].phrases:
            found = task_chances(s, seat, task, level)
            whole.death += whole.success * found.death
            whole.damage += whole.success * found.damage
            whole.success *= found.success
    return whole


def task_chances(s: WastelandState, seat: i64, task: Phrase, level: i64) -> Prospect:
    if isinstance(task, PassTest):
        return of_test(s, seat, task.letters, task.twice, task.difficulty)
    if isinstance(task, AnotherTests):
        return of_anothers_test(s, seat, task)
    if isinstance(task, FightPut):
        return of_fight(s, seat, STAR_FOE + task.faction, s.where[seat], 0, 0)
    if isinstance(task, FightDrawn):
        return of_drawn_fight(s, seat, task)
    if isinstance(task, Suffer):
        return of_suffering(s, seat, task, level)
    return Prospect(1.0, 0.0, 0.0)


def of_suffering(s: WastelandState, seat: i64, task: Suffer, level: i64) -> Prospect:
    """Certain, unless it kills."""
    amount = amount_at(task.amount, level)
    damage, rads = (amount, 0) if task.what == 0 else (0, amount)
    killed = suffer(of(s.copy()), seat, damage, rads, ELSE)
    return Prospect(0.0, 1.0, 0.0) if killed else Prospect(1.0, 0.0, 0.0)


def of_test(s: WastelandState, seat: i64, letters: i64, twice: i64, difficulty: i64) -> Prospect:
    """The test is begun on a copy: what it asks for and how many rerolls there are the rules say."""
    begun = of(s.copy())
    begin_test(begun, seat, letters, twice, difficulty)
    return prospect(begun)


def of_anothers_test(s: WastelandState, seat: i64, task: AnotherTests) -> Prospect:
    """By whoever of the others here is best at it."""
    if is_alone(s):
        return Prospect(1.0 if task.difficulty <= ICONS_ALONE else 0.0, 0.0, 0.0)
    best = Prospect(0.0, 0.0, 0.0)
    for other in others_here(s, seat):
        found = of_test(s, other, task.letters, task.twice, task.difficulty)
        if found.success > best.success:
            best = found
    return best


def of_fight(s: WastelandState, seat: i64, foe: i64, sector: i64, plus: i64, extra: i64) -> Prospect:
    begun = of(s.copy())
    Fight(seat, foe, sector, 0, 0, plus, extra).run(begun)
    return prospect(begun)


def of_drawn_fight(s: WastelandState, seat: i64, task: FightDrawn) -> Prospect:
    """Each token that may be drawn is as likely as any other; with none left the fight counts as won."""
    if task.force >= TYPES:
        return of_fight(s, seat, STAR_FOE + task.force - TYPES, NOWHERE, task.plus, task.extra)
    pile = of(s.copy())
    if not can_take(pile, task.force):
        return Prospect(1.0, 0.0, 0.0)
    foes = [int(foe) for foe in pile.enemies.within(PILE + task.force)]
    many = len(foes)
    mean = Prospect(0.0, 0.0, 0.0)
    for foe in foes:
        found = of_fight(s, seat, foe, NOWHERE, task.plus, task.extra)
        mean.success += found.success / many
        mean.death += found.death / many
        mean.damage += found.damage / many
    return mean
