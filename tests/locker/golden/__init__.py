"""The playthroughs of Locker: one for each way it can end."""

from tests.golden import Golden

GOLDEN = {
    "last-round": Golden(3, 3, "last-round", options={"rounds": 3}),
    "filled": Golden(1, 8, "filled"),
    "fell-short-ru": Golden(1, 1, "fell-short", lang="ru"),
}
