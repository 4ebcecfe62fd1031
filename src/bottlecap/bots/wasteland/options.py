"""What options of encounters bring, on the mean: nobody may know the outcome of one before it was chosen.

An option is judged by its head alone: what it needs, what it asks for, how likely that is done. What comes then is what such
options of such a deck bring on the mean, as somebody knows it who has played a few times; never what stands on this card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.mind import Mind
from bottlecap.games.wasteland.geography import RUIN, SETTLEMENT
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import NO_ROW
from bottlecap.games.wasteland.story.tasks import FightDrawn, FightPut, PassTest
from bottlecap.games.wasteland.testing import test_rerolls

# By deck (ruins, settlements, vaults): an option without a task, and for each level of the site; a task that is done or failed.
FREE: Final[vec[float]] = vec[float]([1.0, 0.9, 2.5])
FREE_LEVEL: Final[vec[float]] = vec[float]([0.7, 0.1, 0.0])
TESTED: Final[vec[float]] = vec[float]([2.2, 3.6, 6.5])
TESTED_LEVEL: Final[vec[float]] = vec[float]([0.65, 0.15, 0.0])
# For each hit icon that a test asks for beyond the usual: what is harder to get is worth more.
USUAL: Final[i64] = 4
HARDER: Final[vec[float]] = vec[float]([3.0, 1.5, 1.5])
FAILED: Final[vec[float]] = vec[float]([-0.6, -0.7, -0.3])
FOUGHT: Final[vec[float]] = vec[float]([5.0, 4.0, 6.0])
LOST: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0])
PAID: Final[vec[float]] = vec[float]([4.0, 4.5, 6.0])
# Options without a task are mostly a trade, in settlements.
TRADES: Final[vec[float]] = vec[float]([0.0, 0.6, 0.0])
# Whoever has gifts likes to use them: a test that so many rerolls help in. It costs little, and tells more of the story.
GIFTS: Final[i64] = 2
GIFTED: Final = 1.6
# One that not everybody can choose is better than most.
NEEDED: Final = 1.2


def place_of(deck: i64) -> i64:
    if deck == RUIN:
        return 0
    return 1 if deck == SETTLEMENT else 2


def success_worth(mind: Mind, s: WastelandState, choice: i64, level: i64) -> float:
    """What it brings on the mean if its tasks are done."""
    option = s.content.choices[choice]
    place = place_of(s.content.encounter_deck[option.encounter])
    total = NEEDED if option.has_need else 0.0
    if option.tasks == NO_ROW:
        return total + FREE[place] + FREE_LEVEL[place] * float(level) * mind.loot + TRADES[place] * mind.shop
    total += TESTED_LEVEL[place] * float(level) * mind.loot
    for task in s.content.rows[option.tasks].phrases:
        if isinstance(task, PassTest):
            return total + TESTED[place] + HARDER[place] * float(max(task.difficulty - USUAL, 0))
        if isinstance(task, (FightDrawn, FightPut)):
            return total + FOUGHT[place]
    return total + PAID[place]


def failure_worth(s: WastelandState, choice: i64) -> float:
    """The same if they are not."""
    option = s.content.choices[choice]
    place = place_of(s.content.encounter_deck[option.encounter])
    if option.tasks == NO_ROW:
        return 0.0
    for task in s.content.rows[option.tasks].phrases:
        if isinstance(task, (FightDrawn, FightPut)):
            return LOST[place]
    return FAILED[place]


def option_worth(mind: Mind, s: WastelandState, seat: i64, choice: i64, level: i64) -> float:
    """What choosing it brings on the mean, by its head."""
    mind.try_tasks(s, seat, s.content.choices[choice].tasks, level)
    chance, cost = mind.chance, mind.cost
    total = chance * success_worth(mind, s, choice, level) + (1.0 - chance) * failure_worth(s, choice) - cost
    mind.chance = chance
    return total + (GIFTED if is_gifted(s, seat, choice) else 0.0)


def is_gifted(s: WastelandState, seat: i64, choice: i64) -> bool:
    """Whether an option is a test that the survivor has the letters for."""
    tasks = s.content.choices[choice].tasks
    if tasks == NO_ROW:
        return False
    for task in s.content.rows[tasks].phrases:
        if isinstance(task, PassTest):
            return test_rerolls(s, seat, task.letters, task.twice) >= GIFTS
    return False
