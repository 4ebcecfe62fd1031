"""What views tell that players could reckon themselves: odds of options and goals, what somebody lacks, what agendas ask for."""

import json
import random
from itertools import product
from typing import Any

import pytest
from tests.conftest import step
from tests.say import act
from tests.wasteland.pack import WHOLE
from tests.wasteland.story import GAME, draw, story_table
from tests.wasteland.table import table

import bottlecap
from bottlecap.engine.match import Match
from bottlecap.games.wasteland.outlook import lacks_of
from bottlecap.games.wasteland.state import of

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
ICONS = [int(face.hits) for face in WHOLE.faces]


def seen(match: bottlecap.Match, seat: int | None = 0) -> Any:
    return json.loads(json.dumps(match.view(seat)))


def passed(difficulty: int, rerolls: int) -> float:
    """A test by hand: with one reroll at most, over all throws and all dice to throw again."""
    throws = list(product(ICONS, repeat=3))

    def best(dice: tuple[int, ...]) -> float:
        if sum(dice) >= difficulty or rerolls == 0:
            return float(sum(dice) >= difficulty)
        tries = [[ICONS if mask >> place & 1 else [die] for place, die in enumerate(dice)] for mask in range(1, 8)]
        return max(sum(sum(fallen) >= difficulty for fallen in product(*one)) / len(list(product(*one))) for one in tries)

    return sum(best(dice) for dice in throws) / len(throws)


def read(card: str, **changes: Any) -> bottlecap.Match:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, **changes)
    act(match, 0, "encounter")
    draw(match, card)
    return match


@pytest.mark.parametrize(("letters", "rerolls"), [(["s", "s"], 0), (["sl", "s"], 1)])
def test_a_test_of_an_option_has_its_exact_odds(letters: list[str], rerolls: int) -> None:
    for seat in (0, 1, None):
        choosing = seen(read("campfire", letters=letters), seat)["story"]["choosing"]
        assert (choosing["seat"], choosing["encounter"]) == (0, "campfire")
        assert choosing["options"][1] == {"lacks": None, "chance": {"success": round(passed(3, rerolls) * 10_000), "death": 0}}


def test_an_option_says_why_it_cannot_be_chosen() -> None:
    assert [option["lacks"] for option in seen(read("campfire"))["story"]["choosing"]["options"]] == [None, None, "need"]
    poor = seen(read("signal", caps=[1, 0]))["story"]["choosing"]["options"]
    assert [(option["lacks"], option["chance"]) for option in poor] == [(None, None), ("price", None), (None, None)]
    vilified = seen(read("roadblock", traits=[2, 0, 0, 0, 0, 0]))["story"]["choosing"]["options"]
    assert [option["lacks"] for option in vilified] == ["must", None, "must"]


def test_a_fight_that_is_drawn_has_the_mean_odds_of_what_may_come() -> None:
    before = read("roadblock", health=[4, 16])
    told = seen(before)["story"]["choosing"]["options"][0]["chance"]
    assert told["death"] > 0
    assert 0 < told["success"] < 10_000 - told["death"]
    strong = seen(read("roadblock", health=[16, 16]))["story"]["choosing"]["options"][0]["chance"]
    assert strong["success"] > told["success"]


def test_when_nothing_is_being_chosen_nothing_is_told() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
    assert seen(match)["story"]["choosing"] is None
    act(match, 0, "encounter")
    draw(match, "campfire")
    act(match, 0, "choose-option", option=1)
    assert seen(match)["story"]["choosing"] is None


def test_goals_tell_where_they_are_tried_and_who_lacks_what() -> None:
    match = story_table(2, staged=["fork"], where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS)
    first, second = seen(match)["story"]["goals"]
    assert first["goal"] == "fork-1"
    assert CITY in first["sectors"]
    assert all("ruin" not in sector for sector in first["sectors"])
    assert first["lacks"] == [[], ["place"]]
    assert RUINS in second["sectors"]
    assert second["lacks"] == [["place", "need"], ["place", "need"]]


def test_an_enemy_in_the_sector_keeps_one_from_a_goal() -> None:
    match = story_table(2, staged=["fork"], where=[CITY, ROAD], enemies={"radroach-1": CITY}, tokens=NO_TOKENS)
    assert seen(match)["story"]["goals"][0]["lacks"][0] == ["enemy"]


@pytest.mark.parametrize("number", range(3))
def test_who_lacks_nothing_but_the_action_may_try_a_goal(number: int) -> None:
    rng = random.Random(number)
    match = bottlecap.new("wasteland", players=2, seed=number, options={"track": 4}, chance="fast")
    compared = 0
    for _ in range(400):
        if match.over:
            break
        turns = [prompt for seat in match.seats for prompt in match.prompts(seat) if prompt.name == "turn"]
        if turns:
            compared += agreed(match)
        step(match, rng)
    assert compared > 20


def agreed(match: Match) -> int:
    """How many goals were compared with what the rules let be tried."""
    s, seat = of(match.state), match.seats[0]
    if s.actions == 0:
        return 0
    legal = {str(action.args["goal"]) for action in match.actions(seat) if action.kind == "quest"}
    compared = 0
    for goal in seen(match, seat)["story"]["goals"]:
        number = s.content.choice_ids.index(goal["goal"])
        assert goal["by_action"] == s.content.choices[number].by_action
        if not goal["by_action"]:
            continue
        compared += 1
        assert (str(number) in legal) == (goal["lacks"][seat] == []), goal
        assert goal["lacks"][seat] == lacks_of(s, seat, s.content.choices[number])
        assert bool(goal["sectors"]) or "place" in goal["lacks"][seat]
    return compared


def test_agendas_tell_what_they_ask_for_more_and_only_to_their_owner() -> None:
    match = table(2, hands=[["payday-1", "freedom-1", "managing-it-1"], ["know-it-all-1"]], power=[1, 2], caps=[12, 0])
    own = seen(match)["own"]
    assert own["steps"]["payday-1"] == [
        {"influence": 2, "ways": [[{"has": 12, "asks": 10, "met": True}]]},
        {"influence": 3, "ways": [[{"has": 12, "asks": 16, "met": False}]]},
    ]
    assert own["steps"]["freedom-1"] == [{"influence": 2, "ways": [[{"has": -1, "asks": 1, "met": False}]]}]
    assert [len(step["ways"][0]) for step in own["steps"]["managing-it-1"]] == [1, 2]
    assert set(seen(match, 1)["own"]["steps"]) == {"know-it-all-1"}
    assert seen(match, None)["own"] is None


def test_steps_of_the_catalogue_and_of_the_view_go_together() -> None:
    cards = {name: card for name, card in GAME.catalogue("en")["agendas"].items() if card["steps"]}
    for name, card in cards.items():
        steps = seen(table(2, hands=[[name], []]))["own"]["steps"][name]
        assert [step["influence"] for step in steps] == [step["influence"] for step in card["steps"]]
        shapes = [[[len(way) for way in step["ways"]] for step in told] for told in (steps, card["steps"])]
        assert shapes[0] == shapes[1]
    assert cards["payday-1"]["steps"][0]["ways"] == [["you have at least 10 caps"]]


def test_what_is_unseen_is_told_of_cards_that_the_reader_has_not_seen() -> None:
    match = table(2, hands=[["payday-1"], ["know-it-all-1"]])
    mine, others = seen(match)["own"]["unseen"], seen(match, 1)["own"]["unseen"]
    # Payday activates humans and robots, Know-It-All creatures and robots.
    assert others["human"] == mine["human"] + 1
    assert mine["creature"] == others["creature"] + 1
    assert mine["robot"] == others["robot"]


def test_a_camp_tells_what_rest_gives_and_who_is_near() -> None:
    match = table(3, where=["crossroads/east", "crossroads/east", "diamond-city/city"], enemies={}, health=[9, 16, 16])
    act(match, 0, "camp")
    (prompt,) = match.prompts(0)
    assert prompt.args == {"rest": 3, "near": 1 << 1, "left": 8}
