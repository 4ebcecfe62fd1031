"""How far a survivor could still go in this turn, and what the way there costs. Told in views: nothing is decided by it."""

from heapq import heappop, heappush

from mypy_extensions import i64

from bottlecap.engine.base import zeros
from bottlecap.games.wasteland.attacking import attacks_who_enters, lurking
from bottlecap.games.wasteland.body import is_healed_by_rads, is_safe_from
from bottlecap.games.wasteland.effects.base import GROUND
from bottlecap.games.wasteland.foes import SHIELD_FOE, STAR_FOE
from bottlecap.games.wasteland.geography import NEIGHBOURS, is_sector
from bottlecap.games.wasteland.state import ON_MAP, WastelandState
from bottlecap.games.wasteland.tokens import SHIELD, STAR
from bottlecap.games.wasteland.turns import cost_of, is_irradiated, points_an_action, points_at_hand


class Reached:
    """A sector that a survivor could go to. via: the one before it on the way; all figures are of the whole way."""

    def __init__(self, sector: int, via: int, points: int, ambushes: int, rads: int) -> None:
        self.sector = sector
        self.via = via
        self.points = points
        self.ambushes = ambushes
        self.rads = rads


def reach_of(s: WastelandState, seat: int) -> list[Reached]:
    """All sectors within the points at hand, nearest first: by the shortest way, of equally short ones the least harmful."""
    start, points = int(s.where[seat]), int(points_at_hand(s, seat))
    found: dict[int, Reached] = {}
    queue = [(0, 0, 0, start, start)]
    around = zeros(NEIGHBOURS)
    while queue:
        spent, ambushes, rads, sector, via = heappop(queue)
        if sector in found:
            continue
        found[sector] = Reached(sector, via, spent, ambushes, rads)
        for i in range(int(s.map().neighbours(s.face_at, sector, around))):
            beyond = int(around[i])
            if not is_sector(beyond) or beyond in found:
                continue
            reached = spent + int(cost_of(s, seat, beyond))
            if reached <= points:
                harm = (ambushes + len(ambushers_at(s, seat, beyond)), rads + dose_at(s, seat, beyond))
                heappush(queue, (reached, *harm, beyond, sector))
    return [reached for reached in found.values() if reached.sector != start]


def actions_for(s: WastelandState, seat: int, points: int) -> int:
    """How many actions so many movement points take, beyond those that are left of a Move."""
    lacking = points - int(s.points)
    return 0 if lacking <= 0 else -(-lacking // int(points_an_action(s, seat)))


def dose_at(s: WastelandState, seat: i64, sector: i64) -> int:
    """The radiation that whoever moves in suffers from the ground."""
    if not is_irradiated(s, sector) or is_safe_from(s, seat, GROUND) or is_healed_by_rads(s, seat):
        return 0
    return 1


def ambushers_at(s: WastelandState, seat: i64, sector: i64) -> list[int]:
    """The foes that would start a fight with whoever moves in: enemies, then one for each token of a faction."""
    if s.unseen >> seat & 1:
        return []
    enemies = [int(enemy) for enemy in s.enemies.within(ON_MAP) if attacks_who_enters(s, enemy, sector)]
    stars = [int(STAR_FOE)] * int(lurking(s, seat, STAR, sector))
    return enemies + stars + [int(SHIELD_FOE)] * int(lurking(s, seat, SHIELD, sector))
