"""The playthroughs of Monopoly: one for each way it can end."""

from tests.golden import Golden
from tests.monopoly.golden.scenes import ONE_SHACK_LEFT, RUINED_BY_A_PLAYER, RUINED_BY_THE_BANK

# Throwing and buying rather than haggling and mortgaging.
WEIGHTS = {"throw": 30, "buy": 6, "offer": 0.05, "mortgage": 0.3, "lift": 0.3, "withdraw": 0.2, "pass": 3}

GOLDEN = {
    "last-player": Golden(
        2,
        11,
        "last-player",
        options={"cash": 100, "dealt-deeds": 4},
        weights=WEIGHTS,
        show_every=40,
        most_shown=8,
    ),
    "turn-limit-ru": Golden(3, 2, "turn-limit", options={"rounds": 4}, lang="ru", weights=WEIGHTS, show_every=40, most_shown=8),
    "agreement": Golden(
        4,
        3,
        "agreement",
        options={"dealt-deeds": 2},
        weights=WEIGHTS,
        at_last=(60, "agree-to-end"),
        most_shown=8,
    ),
    "ruined-by-a-player": Golden(3, 1, "turn-limit", scene=RUINED_BY_A_PLAYER, show_every=0, most_shown=8),
    "ruined-by-the-bank-ru": Golden(3, 1, "turn-limit", scene=RUINED_BY_THE_BANK, lang="ru", show_every=0, most_shown=8),
    "shortage-auction": Golden(3, 1, "agreement", scene=ONE_SHACK_LEFT, show_every=0, most_shown=8),
}
