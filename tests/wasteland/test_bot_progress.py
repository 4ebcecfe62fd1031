"""Wasteland's greedy bot gets on: what it sees to go for, and that whole matches of it come to something."""

from copy import deepcopy
from typing import Any

from tests.say import lay
from tests.wasteland.story import story_table
from tests.wasteland.table import opened

import bottlecap
from bottlecap.bots import make
from bottlecap.bots.wasteland.errand import A_BIVOUAC, A_DOSE, A_GOAL, Errand, face_up_sectors
from bottlecap.bots.wasteland.value import WastelandValue
from bottlecap.games.wasteland.geography import DANGER, DEADLY, DOWN, SLOTS
from bottlecap.games.wasteland.state import of
from bottlecap.games.wasteland.turns import is_irradiated

CITY, GATE = "diamond-city/city", "diamond-city/gate"
BACKS = (DANGER, DEADLY)
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]
ROUNDS = 9


def errands_of(match: bottlecap.Match) -> list[Errand]:
    value = WastelandValue()
    value.prepare(of(match.state), 0)
    assert value.errands is not None
    return value.errands.all


def test_a_marker_on_a_face_down_tile_is_gone_for() -> None:
    """Where the wreck of the Capital lies is printed on the scenario: its tile need only be turned up."""
    match = opened(1, "capital")
    s = of(match.state)
    wreck = s.markers[match.game.domains["marker"].index("wreck")] - 1
    assert wreck >= DOWN
    assert any(errand.kind == A_GOAL and errand.sector == wreck for errand in errands_of(match))


def test_a_place_that_nobody_has_found_is_looked_for_behind_tiles_of_its_back() -> None:
    """Vault 84 is on a dangerous tile: with a goal there, those are worth more than the deadly ones, and each as much."""
    match = opened(1, "capital")
    position: dict[str, Any] = deepcopy(dict(match.position()))
    lay(position["quests"], "q-044", "library")
    lay(position["quests"], "q-048", "staged")
    match = bottlecap.new("wasteland", seed=1, position=position, chance="ask")
    value = WastelandValue()
    value.prepare(of(match.state), 0)
    assert value.errands is not None
    layout, face_at, behind = of(match.state).map(), of(match.state).face_at, value.errands.quests.behind
    worth = {
        back: {round(behind[slot], 6) for slot in range(SLOTS) if face_at[slot] < 0 and layout.backs[slot] == back}
        for back in BACKS
    }
    assert len(worth[DANGER]) == 1 and min(worth[DANGER]) > 0.0 and worth[DEADLY] == {0.0}


def test_radiation_and_camps_that_goals_ask_for_are_sought() -> None:
    """Rads 2 in turn, camp near level 3: nothing of it is an action at a place, and yet it can be gone for."""
    match = story_table(1, staged=["scars"], where=[CITY], enemies={"overlord": GATE}, tokens=NO_TOKENS)
    irradiated = [sector for sector in face_up_sectors(of(match.state)) if is_irradiated(of(match.state), sector)]
    found = errands_of(match)
    assert [errand.sector for errand in found if errand.kind == A_DOSE] == irradiated != []
    assert A_BIVOUAC in {errand.kind for errand in found}
    calm = story_table(1, staged=["scars"], where=[CITY], enemies={}, tokens=NO_TOKENS)
    assert A_BIVOUAC not in {errand.kind for errand in errands_of(calm)}


def test_what_meets_a_goal_by_the_way_counts_with_what_the_goal_brings() -> None:
    """A camp beside an overlord brings nine caps by that quest; without it, nobody in good health camps there."""

    def choice(staged: list[str]) -> str:
        match = story_table(1, staged=staged, where=[CITY], enemies={"overlord": GATE}, tokens=NO_TOKENS, decks={})
        return make("greedy", 1).choose(match.perspective(0)).kind

    assert choice(["scars"]) == "camp" != choice([])


def test_lone_survivors_get_on() -> None:
    """In the first rounds, over all scenarios: goals of quests are met, and nobody camps who could do something else.

    So few only if the bot walks about or rests instead: it has met seventeen, and camped once.
    """
    goals = camps = 0
    for scenario in SCENARIOS:
        match = bottlecap.new("wasteland", players=1, seed=7, options={"scenario": scenario}, chance="fast")
        bot = make("greedy", 7)
        while not match.over and of(match.state).round <= ROUNDS:
            match.play(bot.choose(match.perspective(0)), 0)
        kinds = [event.kind for event in match.events(None)]
        goals += kinds.count("goal-completed")
        camps += kinds.count("camped")
    assert goals >= 11 and camps <= 4
