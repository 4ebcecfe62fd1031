"""Wasteland's greedy bot: which agenda cards it hopes for, what death costs it, what radiation in one turn takes, and its gifts."""

from typing import Any

import pytest
from tests.wasteland.story import story_table
from tests.wasteland.table import GAME, table

import bottlecap
from bottlecap.bots.wasteland.errand import A_DOSE, Errand
from bottlecap.bots.wasteland.errands import dose_actions
from bottlecap.bots.wasteland.options import is_gifted
from bottlecap.bots.wasteland.plans import card_worth
from bottlecap.bots.wasteland.survivor import death_cost
from bottlecap.bots.wasteland.value import WastelandValue
from bottlecap.games.wasteland.state import of

CITY = "diamond-city/city"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
OWN_TURN, STRIDE = True, 2


def worth_of(agenda: str) -> float:
    """A card in the hand of somebody who has nothing that any card asks for."""
    match = table(1, hands=[[agenda]], held=[[]])
    return card_worth(of(match.state), 0, GAME.domains["agenda"].index(agenda), 0.0)


@pytest.mark.parametrize("soon", ["rainy-day", "household-name", "curator"])
def test_of_cards_that_nothing_is_there_of_those_are_better_whose_wish_comes_soon(soon: str) -> None:
    assert worth_of(soon) > worth_of("managing-it-1") + 0.1


def test_who_carries_what_an_agenda_card_asks_for_fears_death_more() -> None:
    """The inventory is lost: a weapon in it counts for the Curator, and for nobody else."""
    costs = {
        agenda: death_cost(of(table(1, hands=[[agenda]], held=[["ripper", "pipe-rifle"]]).state), 0)
        for agenda in ("curator", "payday-1")
    }
    assert costs["curator"] > costs["payday-1"] + 5.0


def dose(actions: int, taken: int, points: int) -> float:
    """Actions until two radiations were taken in one turn, where the way to a second one takes two points."""
    errand = Errand(A_DOSE, 0, 0, 10.0, 0.0)
    errand.rads, errand.again = 2, 2
    s = of(table(1, actions=actions, rads_taken=taken).state)
    return dose_actions(s, OWN_TURN, errand, points, STRIDE)


def test_radiation_that_has_to_come_in_one_turn_waits_for_one_that_is_long_enough() -> None:
    """One step to the sector: with both actions it is done in this turn, with one it takes the whole next turn."""
    assert dose(2, 0, 1) == 2
    assert dose(1, 0, 1) == 3
    assert dose(1, 1, 1) == 1


def doses(match: bottlecap.Match) -> set[int]:
    value = WastelandValue()
    value.prepare(of(match.state), 0)
    assert value.errands is not None
    return {int(errand.sector) for errand in value.errands.all if errand.kind == A_DOSE}


def test_radiation_that_no_turn_is_long_enough_for_is_not_gone_for() -> None:
    """In power armour and without a cap a turn is two steps: not into a sector, out of it and in again."""
    plain: dict[str, Any] = {"staged": ["scars"], "where": [CITY], "enemies": {}, "tokens": NO_TOKENS, "caps": [0]}
    light = story_table(1, **plain, held=[[]])
    slow = story_table(1, **plain, held=[["outcast-power-armor"]])
    assert doses(slow) < doses(light)


@pytest.mark.parametrize(("letters", "gifted"), [("pe", True), ("p", False), ("sal", False)])
def test_gifts_are_the_letters_of_a_test(letters: str, gifted: bool) -> None:
    """The second option of the first ruin is a test of P and E; the first is none."""
    s = of(table(1, letters=[letters]).state)
    first = s.content.encounter_first[GAME.domains["encounter"].index("ruin-1")]
    assert is_gifted(s, 0, first + 1) == gifted
    assert not is_gifted(s, 0, first)
