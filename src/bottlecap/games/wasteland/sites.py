"""Which encounter icons are where, and of which levels: what is printed on the tiles, and what quests in play change."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.geography import NO_ICON, RUIN, SETTLEMENT, is_sector
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import CHANGING_SITES
from bottlecap.games.wasteland.story.standing import IsSettlement, RaisesSettlement, is_in_play


def icon_level(s: WastelandState, sector: i64, icon: i64) -> i64:
    """The level of an icon of that kind in a sector, 0 where there is none."""
    if not is_sector(sector):
        return 0
    level: i64 = 0
    if s.content.atlas.icons[sector] == icon:
        level = s.content.atlas.levels[sector]
    return settlement_level(s, sector, level) if icon == SETTLEMENT else level


def settlement_level(s: WastelandState, sector: i64, level: i64) -> i64:
    """The level of a settlement, by the one that is printed (0: none): quests found others, and raise those that there are."""
    raised: i64 = 0
    for effect in s.content.standing[CHANGING_SITES].effects:
        if is_in_play(s, effect):
            if isinstance(effect, IsSettlement):
                if s.markers[effect.marker] == sector + 1:
                    level = max(level, effect.level)
            elif s.markers[cast(RaisesSettlement, effect).marker] == sector + 1:
                raised += cast(RaisesSettlement, effect).levels
    if level == 0:
        return 0
    return level + raised


def icons_at(s: WastelandState, sector: i64) -> vec[i64]:
    """The icons in a sector: the printed one first, then a settlement that a quest has founded there."""
    out = vec[i64](capacity=2)
    if not is_sector(sector):
        return out
    printed = s.content.atlas.icons[sector]
    if printed != NO_ICON:
        out = append(out, printed)
    if printed != SETTLEMENT and icon_level(s, sector, SETTLEMENT) > 0:
        out = append(out, SETTLEMENT)
    return out


def site_level(s: WastelandState, sector: i64) -> i64:
    """The level of the encounter icon in a sector, of the first where there are two; 0 where there is none."""
    icons = icons_at(s, sector)
    if len(icons) == 0:
        return 0
    return icon_level(s, sector, icons[0])


def town_level(s: WastelandState, sector: i64) -> i64:
    """The level of a ruin or a settlement, the higher of two; 0 for anything else."""
    return max(icon_level(s, sector, RUIN), icon_level(s, sector, SETTLEMENT))
