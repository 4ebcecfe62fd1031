"""Results that come to nothing: whoever reads a card is told why, or would think that something was forgotten."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.kinds import EventKind, Param
from bottlecap.games.wasteland.params import SEAT
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import amount_at
from bottlecap.games.wasteland.story.running import Run, decider

WHY_NAMES: Final[list[str]] = [
    "amount",
    "healthy",
    "clean",
    "poor",
    "market",
    "uniques",
    "place",
    "token",
    "quest",
    "enemy",
    "has-trait",
    "no-trait",
]
# By the level of the site it amounts to nothing; nothing to heal, no radiation, no caps to lose.
AMOUNT: Final[i64] = 0
HEALTHY: Final[i64] = 1
CLEAN: Final[i64] = 2
POOR: Final[i64] = 3
# Nothing on the market, no unique asset left, no such place on the map, no such token there.
MARKET: Final[i64] = 4
UNIQUES: Final[i64] = 5
PLACE: Final[i64] = 6
TOKEN: Final[i64] = 7
# The quest is not in play; no active enemy of the type.
QUEST: Final[i64] = 8
ENEMY: Final[i64] = 9
# The survivor is so already or cannot become so; is not so.
HAS_TRAIT: Final[i64] = 10
NO_TRAIT: Final[i64] = 11


def nothing(s: WastelandState, run: Run, why: i64) -> None:
    """What the row says here has no effect."""
    s.tell(NOTHING, decider(s, run.actor), why)


def some_of(s: WastelandState, run: Run, amount: i64) -> i64:
    """An amount of the row at this site; that it is none is told."""
    found = amount_at(amount, run.level)
    if found == 0:
        nothing(s, run, AMOUNT)
    return found


NOTHING: Final[EventKind] = EventKind("nothing", [SEAT, Param("why", len(WHY_NAMES), domain="why-nothing")])
NOBODY_NEAR: Final[EventKind] = EventKind("nobody-near", [SEAT, Param("sectors", 16)])

EVENTS: Final[list[EventKind]] = [NOTHING, NOBODY_NEAR]
