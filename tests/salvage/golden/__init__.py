"""The playthroughs of Salvage: one for each way it can end."""

from tests.golden import Golden

GOLDEN = {
    "collection": Golden(2, 17, "collection"),
    "sold-out": Golden(2, 69, "sold-out", weights={"open": 40, "pass": 40, "refuse": 5, "withdraw": 0.2}, show_every=20),
}
