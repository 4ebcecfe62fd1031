"""The playthroughs of Doors: one for each way it can end."""

from tests.golden import Golden

GOLDEN = {
    "last-round": Golden(3, 44, "last-round", options={"rounds": 3}),
    "last-round-ru": Golden(3, 22, "last-round", options={"rounds": 2}, lang="ru"),
}
