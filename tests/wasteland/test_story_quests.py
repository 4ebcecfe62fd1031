"""Wasteland: quests in play, their goals and the rows at the end of a round, with stand-in cards."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, offered, tell, zone
from tests.wasteland.story import GAME, fight, meet, story_table, until, why
from tests.wasteland.table import SECTORS, end_turn, opened, value

import bottlecap

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
GOALS, QUESTS = GAME.domains["goal"], GAME.domains["quest"]
KILL = ("head", "head", "head")


def kinds(match: bottlecap.Match) -> list[str]:
    return [event.kind for event in match.events(None)]


def completed(match: bottlecap.Match) -> list[tuple[int | None, str]]:
    """Who has completed which goals, in their order."""
    return [(event["seat"], GOALS[event["goal"] or 0]) for event in heard(match, None, "goal-completed")]


def tokens(match: bottlecap.Match, faction: str) -> list[str]:
    return [SECTORS[token - 1] for token in value(match, f"{faction}s") if token]


# --- the action ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/quest-action")
def test_a_goal_is_tried_where_it_says_by_who_can() -> None:
    match = story_table(2, where=[CITY, ROAD], staged=["bounty"], enemies={}, tokens=NO_TOKENS)
    assert offered(match, 0).count("quest") == 1
    assert why(match, 0, "quest", goal="bounty-1") == "quest-action"
    assert why(match, 0, "quest", goal="relic-1") == "quest-action"
    act(match, 0, "quest", goal="bounty-2")
    assert (value(match, "caps", 0), value(match, "actions")) == (3 - 2 + 1, 1)
    away = story_table(2, where=[ROAD, CITY], staged=["bounty"], enemies={}, tokens=NO_TOKENS)
    assert why(away, 0, "quest", goal="bounty-2") == "quest-action"
    poor = story_table(2, where=[CITY, ROAD], staged=["bounty"], enemies={}, tokens=NO_TOKENS, caps=[1, 3])
    assert why(poor, 0, "quest", goal="bounty-2") == "quest-action"


@pytest.mark.rule("wasteland/quest-action")
def test_a_requirement_of_a_goal_must_hold() -> None:
    alone = story_table(2, where=[RUINS, ROAD], staged=["walk"], enemies={}, tokens=NO_TOKENS)
    assert why(alone, 0, "quest", goal="walk-1") == "quest-action"
    together = story_table(2, where=[RUINS, ROAD], staged=["walk"], enemies={}, tokens=NO_TOKENS, held=[["cait"], []])
    assert can(together, 0, "quest", goal="walk-1")


@pytest.mark.rule("wasteland/has-companion")
def test_a_companion_that_is_carried_is_had() -> None:
    match = story_table(2, where=[RUINS, ROAD], staged=["walk"], enemies={}, tokens=NO_TOKENS, held=[["cait"], []], worn=[0] * 8)
    assert can(match, 0, "quest", goal="walk-1")


@pytest.mark.rule("wasteland/quest-action")
def test_only_success_completes_a_goal() -> None:
    match = story_table(2, where=[RUINS, ROAD], staged=["relic"], enemies={}, tokens=NO_TOKENS, letters=["s", "s"])
    act(match, 0, "quest", goal="relic-1")
    fight(match, 0, "torso", "arms", "limbs")
    assert completed(match) == []
    assert zone(match, "quests", "staged") == ["relic"]
    assert value(match, "health", 0) == 15
    act(match, 0, "quest", goal="relic-1")
    fight(match, 0, "head", "torso", "limbs")
    until(match, "turn")
    assert completed(match) == [(0, "relic-1")]
    assert zone(match, "quests", "trash") == ["relic"]


@pytest.mark.rule("wasteland/quest-action")
def test_tasks_are_done_from_left_to_right() -> None:
    """The price is paid before the test is taken, and lost where that fails."""
    where, letters = ["downtown-boston/river", ROAD], ["p", "p"]
    match = story_table(2, where=where, staged=["pump"], enemies={}, tokens=NO_TOKENS, letters=letters)
    act(match, 0, "quest", goal="pump-1")
    assert value(match, "health", 0) == 14
    fight(match, 0, "limbs", "limbs", "limbs")
    assert (value(match, "health", 0), completed(match)) == (14, [])


@pytest.mark.rule("wasteland/quest-open")
def test_quests_are_open_to_all() -> None:
    match = story_table(2, where=[CITY, CITY], staged=["clock"], enemies={}, tokens=NO_TOKENS, held=[["cait"], ["deacon"]])
    assert can(match, 0, "quest", goal="clock-1")
    end_turn(match, 0)
    assert can(match, 1, "quest", goal="clock-1")


# --- met by what happens --------------------------------------------------------------------------------------------------------


def kill_here(staged: list[str], enemy: str, **changes: Any) -> bottlecap.Match:
    """Seat 0 kills an enemy that stands beside it."""
    match = story_table(2, where=[ROAD, "crossroads/west"], staged=staged, enemies={enemy: ROAD}, letters=["spe", "s"], **changes)
    act(match, 0, "fight", enemy=enemy)
    parts = GAME.cards.enemy_parts[GAME.domains["enemy"].index(enemy)]
    face = next(id for id, mask in (("head", 1), ("torso", 2), ("arms", 4), ("legs", 8)) if parts & mask)
    fight(match, 0, face, face, face)
    return match


@pytest.mark.rule("wasteland/quest-auto")
def test_a_goal_is_met_by_the_deed_itself_and_by_whoever_did_it() -> None:
    match = kill_here(["bounty"], "looter")
    until(match, "turn")
    assert completed(match) == [(0, "bounty-1")]
    assert [event["amount"] for event in heard(match, 0, "earned")] == [2]
    assert value(match, "actions") == 1


@pytest.mark.rule("wasteland/quest-auto")
@pytest.mark.parametrize(("enemy", "met"), [("radroach-1", []), ("looter", ["bounty-1"])])
def test_only_what_a_goal_names_meets_it(enemy: str, met: list[str]) -> None:
    match = kill_here(["bounty", "relic"], enemy)
    until(match, "turn", "meet-next")
    assert [goal for _, goal in completed(match)] == met


@pytest.mark.rule("wasteland/quest-auto")
def test_turning_up_a_tile_meets_goals() -> None:
    match = story_table(1, where=["cit-ruins/quay"], staged=["echo", "lamp"], enemies={}, tokens=NO_TOKENS, health=[10])
    tiles = {action.args["tile"] for action in match.actions(0) if action.kind == "explore"}
    backs = {tile: int(GAME.cards.scenarios[0].backs[tile]) for tile in tiles}
    danger = next((tile for tile, back in backs.items() if back == 2), None)
    deadly = next(tile for tile, back in backs.items() if back == 3)
    if danger is not None:
        act(match, 0, "explore", tile=danger)
        until(match, "turn")
        assert [goal for _, goal in completed(match)] == ["lamp-2"]
        return
    act(match, 0, "explore", tile=deadly)
    assert until(match, "turn", "meet-next") == "meet-next"


@pytest.mark.rule("wasteland/quest-auto-several")
def test_goals_met_at_once_come_in_the_order_of_choice() -> None:
    for order in (["bounty-1", "relic-2"], ["relic-2", "bounty-1"]):
        match = kill_here(["bounty", "relic"], "bounty-hunter-1")
        assert until(match, "turn", "meet-next") == "meet-next"
        assert {GOALS[action.args["goal"]] for action in match.actions(0)} == set(order)
        assert why(match, 0, "meet-next", goal="relic-3") == "quest-auto-several"
        act(match, 0, "meet-next", goal=order[0])
        until(match, "turn")
        assert [goal for _, goal in completed(match)] == order


@pytest.mark.rule("wasteland/quest-auto-several")
def test_a_goal_of_a_quest_that_left_play_meanwhile_is_not_met() -> None:
    match = kill_here(["bounty", "relic"], "bounty-hunter-1", traits=[1, 0, 0, 0, 0, 0])
    assert until(match, "turn", "meet-next") == "meet-next"
    act(match, 0, "meet-next", goal="relic-3")
    until(match, "turn", "meet-next")
    assert [goal for _, goal in completed(match)] == ["relic-3", "bounty-1"]
    assert zone(match, "quests", "trash") == ["relic"]


def test_a_fight_knows_how_it_went_though_its_kill_met_a_goal() -> None:
    """The kill meets a goal while the option is still to be judged."""
    match = story_table(2, where=[RUINS, ROAD], staged=["bounty"], enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "roadblock", 1)
    tell(match, "draw-enemy", enemy="looter")
    fight(match, 0, "torso", "arms", "legs")
    until(match, "turn")
    outcome = heard(match, 0, "encounter-outcome")[0]["success"]
    assert bool(outcome) == bool(heard(match, 0, "slain")) == bool(completed(match))


# --- rows -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/quest-results")
def test_the_row_of_the_goal_and_no_other_from_left_to_right() -> None:
    match = story_table(2, where=[CITY, ROAD], staged=["bounty"], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "quest", goal="bounty-2")
    told = [kind for kind in kinds(match) if kind in ("goal-completed", "advanced", "quest-staged", "quest-trashed", "learned")]
    assert told == ["goal-completed", "advanced", "quest-staged", "quest-trashed"]
    assert value(match, "power") == [0, 1]


@pytest.mark.rule("wasteland/quest-stays")
def test_a_quest_stays_until_it_is_trashed() -> None:
    match = kill_here(["bounty"], "looter")
    until(match, "turn")
    assert zone(match, "quests", "staged") == ["bounty"]
    again = kill_here(["bounty"], "raider-scum-1")
    until(again, "turn")
    assert completed(again) == [(0, "bounty-1")]
    with_city = story_table(2, where=[CITY, ROAD], staged=["bounty"], enemies={}, tokens=NO_TOKENS)
    act(with_city, 0, "quest", goal="bounty-2")
    assert zone(with_city, "quests", "trash") == ["bounty"]


@pytest.mark.rule("wasteland/result-stage", "wasteland/quest-staging")
def test_who_stages_a_quest_does_what_stands_at_its_top() -> None:
    match = story_table(2, where=[ROAD, CITY], staged=["bounty"], enemies={}, tokens=NO_TOKENS)
    end_turn(match, 0)
    act(match, 1, "quest", goal="bounty-2")
    assert zone(match, "quests", "staged") == ["relic"]
    assert value(match, "caps") == [3, 3 - 2 + 1]
    assert tokens(match, "star") == ["downtown-boston/railroad"]
    assert value(match, "watched") == 1


@pytest.mark.rule("wasteland/quest-staging", "wasteland/setup-effects")
def test_at_setup_the_first_player_does_it() -> None:
    match = opened(2, "pitt", game=GAME)
    assert zone(match, "quests", "staged") == ["walk"]
    assert value(match, "caps") == [4, 3]
    assert (tokens(match, "shield"), tokens(match, "star")) == (["haven/haven"], ["the-mill/mill"])


@pytest.mark.rule("wasteland/setup-effects")
def test_the_scenario_stages_adds_and_puts() -> None:
    match = opened(2, "far-harbor", game=GAME)
    assert zone(match, "quests", "staged") == ["pump", "lamp"]
    assert "letter" in zone(match, "encounters", "settlement")
    assert (sorted(tokens(match, "shield")), tokens(match, "star")) == (
        ["acadia/acadia", "the-nucleus/nucleus"],
        ["far-harbor/harbor"],
    )
    # Tokens lie there before enemies come: setup effects first, then the icons.
    told = kinds(match)
    assert told.index("token-laid") < told.index("appeared")


@pytest.mark.rule("wasteland/library-gone")
def test_a_trashed_quest_is_not_staged_again_and_the_rest_of_the_row_applies() -> None:
    match = story_table(2, where=[CITY, ROAD], staged=["bounty"], enemies={}, tokens=NO_TOKENS, quests={"relic": "trash"})
    act(match, 0, "quest", goal="bounty-2")
    assert zone(match, "quests", "trash") == ["bounty", "relic"]
    assert (value(match, "power"), zone(match, "quests", "staged")) == ([0, 1], [])


@pytest.mark.rule("wasteland/place-not-yet")
def test_a_token_waits_for_its_place() -> None:
    match = story_table(1, where=[CITY], staged=["bounty"], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "quest", goal="bounty-2")
    assert tokens(match, "shield") == []
    slot = next(slot for slot in range(18) if GAME.cards.scenarios[0].backs[slot] == 3)
    stand = next(
        sector
        for sector in range(27 * 8)
        if GAME.cards.scenarios[0].down_beside(match.state.face_at, sector) >> slot & 1  # type: ignore[attr-defined]
    )
    position = dict(match.position()) | {"where": [stand]}
    there = bottlecap.new(GAME, seed=1, position=position, chance="ask")
    act(there, 0, "explore", tile=slot)
    tell(there, "turn-tile", face="the-tower")
    assert tokens(there, "shield") == ["the-tower/tower"]
    assert not any(value(there, "tokens_waiting"))


# --- the end of a round -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/round-end-order")
def test_the_first_player_orders_what_quests_say_at_the_end_of_a_round() -> None:
    for order in (["clock", "echo"], ["echo", "clock"]):
        match = story_table(2, where=[ROAD, ROAD], staged=["clock", "echo"], enemies={}, tokens=NO_TOKENS, first_player=1)
        end_turn(match, 0)
        assert until(match, "turn") == "turn"
        end_turn(match, match.seats[0])
        assert until(match, "end-round-with", "over") == "end-round-with"
        assert list(match.seats) == [1]
        # After the activation, with the revealed card still on the table.
        assert "agenda-revealed" in kinds(match)
        assert len(zone(match, "agendas", "revealed")) == 1
        assert why(match, 1, "end-round-with", quest="bounty") == "round-end-order"
        act(match, 1, "end-round-with", quest=order[0])
        until(match, "turn")
        advances = [event["faction"] for event in heard(match, None, "advanced")]
        assert advances == ([0, 1] if order[0] == "clock" else [1, 0])
        assert zone(match, "agendas", "revealed") == []


@pytest.mark.rule("wasteland/quest-staging", "wasteland/goal-of-nobody")
def test_what_nobody_does_gives_nobody_anything_and_the_first_player_stages() -> None:
    match = story_table(2, where=[ROAD, ROAD], staged=["clock", "echo"], enemies={}, tokens=NO_TOKENS, first_player=1)
    end_turn(match, 0)
    until(match, "turn")
    end_turn(match, match.seats[0])
    until(match, "end-round-with")
    act(match, 1, "end-round-with", quest="echo")
    until(match, "turn")
    # Echo's row has a cap for whoever did it, tokens and power for all; Clock's stages a quest with a cap at its top.
    assert value(match, "caps") == [3, 4]
    assert "cit-ruins/ruins" in tokens(match, "shield")
    assert value(match, "power") == [1, 1]


def test_a_goal_that_a_card_meets() -> None:
    match = story_table(2, where=[RUINS, ROAD], staged=["echo"], decks={"ruin": ["well"]}, enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "well", 1)
    assert completed(match) == [(0, "echo-2")]
    assert value(match, "caps", 0) == 6
    gone = story_table(2, where=[RUINS, ROAD], staged=[], decks={"ruin": ["well"]}, enemies={}, tokens=NO_TOKENS)
    meet(gone, 0, "well", 1)
    assert (completed(gone), zone(gone, "encounters", "trash")) == ([], ["well"])


def test_kept_quests_lie_with_their_survivor_until_it_is_out() -> None:
    where = ["downtown-boston/river", ROAD]
    match = story_table(2, where=where, staged=["pump"], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "quest", goal="pump-1")
    fight(match, 0, *KILL)
    until(match, "turn")
    assert zone(match, "quests", "kept 0") == ["pump"]
    assert asked(match, 0) == ["turn"]
