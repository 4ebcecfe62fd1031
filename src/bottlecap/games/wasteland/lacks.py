"""What is lacking where a rule refuses something, in figures."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.engine.kinds import Param, Remark, RemarkKind
from bottlecap.games.wasteland.geography import FAR, WHERES, is_sector
from bottlecap.games.wasteland.params import AMOUNT, ITEM
from bottlecap.games.wasteland.rulebook import TURN_TWO_ACTIONS
from bottlecap.games.wasteland.state import WastelandState

CAPS: Final[RemarkKind] = RemarkKind("lack-caps", [AMOUNT])
POINTS: Final[RemarkKind] = RemarkKind("lack-points", [Param("needed", 10), Param("left", 100)])
ACTIONS: Final[RemarkKind] = RemarkKind("lack-actions")
DISTANCE: Final[RemarkKind] = RemarkKind("lack-distance", [Param("steps", int(WHERES))])
TURNED: Final[RemarkKind] = RemarkKind("lack-turned", [ITEM])

REMARKS: Final[list[RemarkKind]] = [CAPS, POINTS, ACTIONS, DISTANCE, TURNED]


def caps_short(s: WastelandState, seat: i64, price: i64) -> list[Remark]:
    """How much a survivor lacks for that."""
    return [Remark(CAPS, [int(price - s.caps[seat])])] if price > s.caps[seat] else []


def actions_spent(rule: i64) -> list[Remark]:
    """Where that is the rule: no action is left."""
    return [Remark(ACTIONS, [])] if rule == TURN_TWO_ACTIONS else []


def too_far(s: WastelandState, seat: i64, sector: i64) -> list[Remark]:
    """How many steps away a sector is, where a way of known sectors leads there."""
    if not is_sector(sector):
        return []
    steps = zeros(WHERES)
    s.map().distances(s.face_at, s.where[seat], steps)
    return [Remark(DISTANCE, [int(steps[sector])])] if 1 < steps[sector] < FAR else []


def points_short(needed: i64, left: i64) -> list[Remark]:
    return [Remark(POINTS, [int(needed), int(left)])] if needed > left else []
