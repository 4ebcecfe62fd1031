"""What random matches meet of the story is all there, and the drill meets all of it.

BOTTLECAP_MATCHES says how many are played (6, unless said); where it does, nothing may be left that was never met.
"""

import os

from tests.wasteland.census import SCENARIOS, census, everything, met_in_all

FEW = 6
MATCHES = int(os.environ.get("BOTTLECAP_MATCHES", "0"))
# What so many random matches do not meet, and why.
NEVER_MET: dict[str, str] = {}
ROWS = ("setup", "round", "intro")


def card_of(thing: str) -> str:
    """The card itself, or that on which a row or an outcome stands."""
    before, _, last = thing.rpartition("-")
    return before if last in ROWS else before.rpartition("-")[0] if last in ("ok", "fail") else thing


# One test, since the matches are played once.
def test_what_matches_meet_is_there_and_comes_of_cards_that_were_met_and_many_meet_everything() -> None:
    met = census(MATCHES, 2) if MATCHES else met_in_all(range(FEW))
    there = everything()
    assert met.keys() <= set(there)
    assert len(met) > 3 * len(SCENARIOS)
    for thing in met:
        assert met[card_of(thing)] >= met[thing], f"{thing} was met, its card was not"
    if MATCHES:
        assert [thing for thing in there if not met[thing] and thing not in NEVER_MET] == []


def test_nothing_is_excused_that_is_not_there() -> None:
    assert NEVER_MET.keys() <= set(everything())
    assert all(NEVER_MET.values())
