"""The playthroughs of Wasteland: one for each way it can end, and what players ask about most."""

from tests.golden import Golden
from tests.wasteland.golden.scenes import DEATH, ELIMINATION, FACTION, INFLUENCE, REROLLS, TRADE

# Going somewhere and doing something rather than putting things in and out of the pack.
WEIGHTS = {"end-turn": 0.3, "unequip": 0.05, "equip": 3, "explore": 4, "fight": 4, "reroll": 3, "camp": 2, "break-camp": 0.5}

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
}
