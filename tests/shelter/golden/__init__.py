"""The playthroughs of Shelter: one for each way it can end."""

from tests.golden import Golden

GOLDEN = {
    "six-rooms": Golden(
        2,
        38,
        "six-rooms",
        weights={"pass": 0.02, "no-trade": 3, "use": 0.3, "decline-income": 0.05},
        favoured={"elevator (level": 400},
        show_every=0,
        content="cards",
    ),
    "threat-deck": Golden(
        2,
        51,
        "threat-deck",
        weights={"pass": 2.5, "no-trade": 5, "use": 0.2, "trade": 0.1},
        favoured={"elevator (level": 300},
        show_every=0,
        content="cards",
    ),
    "round-limit-ru": Golden(2, 5, "round-limit", options={"rounds": 3}, lang="ru", show_every=8, content="cards"),
}
