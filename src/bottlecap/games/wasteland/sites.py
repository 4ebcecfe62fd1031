"""Which encounter icons are where, and of which levels: what is printed on the tiles, and what quests in play change."""

from mypy_extensions import i64

from bottlecap.games.wasteland.geography import is_sector
from bottlecap.games.wasteland.state import WastelandState


def icon_level(s: WastelandState, sector: i64, icon: i64) -> i64:
    """The level of an icon of that kind in a sector, 0 where there is none."""
    return s.content.atlas.levels[sector] if is_sector(sector) and s.content.atlas.icons[sector] == icon else 0
