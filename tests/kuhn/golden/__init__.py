"""The playthroughs of Kuhn: one for each way it can end."""

from tests.golden import Golden

GOLDEN = {
    "shown": Golden(2, 4, "shown", show_every=1),
    "folded": Golden(2, 9, "folded", show_every=1),
}
