"""The playthroughs of Wasteland: for each way it can end, for what players ask about most, for each goal that closes a story."""

from tests.golden import Golden, Scene
from tests.wasteland.golden import closings
from tests.wasteland.golden.scenes import DEATH, ELIMINATION, FACTION, INFLUENCE, REROLLS, TRADE

# Going somewhere and doing something rather than putting things in and out of the pack.
WEIGHTS = {"end-turn": 0.3, "unequip": 0.05, "equip": 3, "explore": 4, "fight": 4, "reroll": 3, "camp": 2, "break-camp": 0.5}


def last_pages(scene: Scene, ends: str = "faction", players: int = 2, lang: str = "en") -> Golden:
    """How a story ends, as it is read at the table."""
    return Golden(players, 1, ends, scene=scene, lang=lang, show_every=0, most_shown=6, story=True)


GOLDEN = {
    "solo-ru": Golden(
        1,
        5,
        "all-lost",
        options={"scenario": "far-harbor", "track": 1},
        lang="ru",
        weights=WEIGHTS,
        show_every=40,
        most_shown=8,
    ),
    "rerolls": Golden(2, 1, "all-lost", scene=REROLLS, show_every=0, most_shown=12),
    "death": Golden(2, 1, "all-lost", scene=DEATH, show_every=0, most_shown=12),
    "elimination": Golden(2, 1, "all-eliminated", scene=ELIMINATION, show_every=0, most_shown=12),
    "trade-ru": Golden(3, 1, "all-lost", scene=TRADE, lang="ru", show_every=0, most_shown=12),
    "faction": Golden(2, 1, "faction", scene=FACTION, show_every=0, most_shown=12),
    "influence": Golden(2, 1, "influence", scene=INFLUENCE, show_every=0, most_shown=12),
    "closing-024-1": last_pages(closings.UMBRELLA),
    "closing-025-1": last_pages(closings.DRUM),
    "closing-025-2-ru": last_pages(closings.MUSTER, lang="ru"),
    "closing-028-2": last_pages(closings.DOOR),
    "closing-042-1": last_pages(closings.LAMPS),
    "closing-043-2": last_pages(closings.SURGERY, players=1),
    "closing-055-2-ru": last_pages(closings.GIANT, lang="ru"),
    "closing-065-1": last_pages(closings.REBEL),
    "closing-065-2": last_pages(closings.SLAVER),
    "closing-066-1": last_pages(closings.SEALS, ends="all-lost"),
    "closing-066-2": last_pages(closings.CATCH),
}
