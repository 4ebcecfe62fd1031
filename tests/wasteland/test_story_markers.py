"""Wasteland: quest tokens on the map, with stand-in cards: laid, walking, led, carried, hunted, and gone with their card."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, tell, zone
from tests.wasteland.story import GAME, carried_out, fight, story_table, until, where, why
from tests.wasteland.table import SECTORS, sector_of, value

import bottlecap
from bottlecap.engine.base import zeros
from bottlecap.games.wasteland.geography import FAR, WHERES
from bottlecap.games.wasteland.state import of

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
CAMP, NORTH, HILL, WEST = "crossroads/camp", "crossroads/north", "crossroads/hill", "crossroads/west"
RAILROAD, AVENUE, DOWNTOWN = "downtown-boston/railroad", "downtown-boston/avenue", "downtown-boston/downtown"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
NOBODY = 4


def far(match: bottlecap.Match, one: str, other: str) -> int:
    """How many sectors lie between two places."""
    s, out = of(match.state), zeros(WHERES)
    s.map().distances(s.face_at, SECTORS.index(one), out)
    return int(out[SECTORS.index(other)])


def end_round(match: bottlecap.Match) -> None:
    """All end their turns, and everything up to the next one happens; chance and players give their first answers."""
    last = match.position()["round"]
    while match.position()["round"] == last:
        until(match, "turn")
        act(match, match.seats[0], "end-turn")
        until(match, "turn")


# --- laid and taken away ----------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/quest-token")
def test_a_token_lies_where_its_card_says_and_goes_with_it() -> None:
    match = story_table(
        2, staged=["messenger"], where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, then=[carried_out("messenger-setup", 0, CITY)]
    )
    assert where(match, "courier") == RUINS
    assert match.view(1)["story"]["markers"] == [{"marker": "courier", "sector": RUINS, "quest": "messenger", "waits": False}]  # type: ignore[index]
    act(match, 0, "quest", goal="messenger-2")
    assert zone(match, "quests", "kept 0") == ["messenger"]
    assert where(match, "courier") is None and [event["marker"] for event in heard(match, 1, "marker-gone")] == [1]


@pytest.mark.rule("wasteland/quest-token")
def test_a_trashed_card_takes_its_tokens_and_its_caps_along_and_no_other_ones() -> None:
    match = story_table(
        2,
        staged=["airline", "fuse"],
        where=[CITY, ROAD],
        enemies={},
        tokens=NO_TOKENS,
        marks={"blimp": ROAD, "bomb": CITY},
        quest_caps=[2 if quest == "fuse" else 0 for quest in GAME.domains["quest"]],
    )
    act(match, 0, "quest", goal="fuse-1")
    until(match, "turn")
    assert (where(match, "bomb"), where(match, "blimp")) == (None, ROAD)
    assert set(value(match, "quest_caps")) == {0}


def test_the_next_card_takes_over_the_token_of_the_one_before() -> None:
    match = story_table(2, staged=["airline"], where=[CITY, ROAD], enemies={"protectron-1": CITY}, marks={"blimp": ROAD})
    act(match, 0, "fight", enemy="protectron-1")
    fight(match, 0, "head", "legs", "arms")
    until(match, "turn")
    if zone(match, "quests", "staged") != ["charter"]:
        pytest.fail("the robot was not killed")
    assert where(match, "blimp") == ROAD
    assert [seen["quest"] for seen in match.view(0)["story"]["markers"]] == ["charter"]  # type: ignore[index]


def test_what_is_to_be_laid_here_lies_where_the_survivor_stands() -> None:
    match = story_table(2, staged=["guards"], where=[CITY, ROAD], enemies={}, then=[carried_out("guards-setup", 0, CITY)])
    assert where(match, "caravan") == CITY


def test_of_several_sectors_the_survivor_chooses() -> None:
    match = story_table(2, staged=["airline"], where=[CITY, ROAD], enemies={}, then=[carried_out("airline-setup", 1, ROAD)])
    assert asked(match, 1) == ["pick-sector"]
    assert why(match, 1, "pick-sector", sector=CITY) == "result-basic"
    act(match, 1, "pick-sector", sector=HILL)
    assert where(match, "blimp") == HILL


@pytest.mark.rule("wasteland/exactly-away")
@pytest.mark.parametrize("start", [CITY, RUINS])
def test_so_many_sectors_away_by_the_first_players_choice(start: str) -> None:
    match = story_table(
        2, staged=["garrison"], where=[ROAD, start], enemies={}, tokens=NO_TOKENS, then=[carried_out("garrison-setup", 1, start)]
    )
    assert (asked(match, 0), asked(match, 1)) == (["pick-sector"], [])
    sectors = [str(action.to_json()["sector"]) for action in match.actions(0)]
    assert len(sectors) > 1 and {far(match, start, sector) for sector in sectors} == {3}
    everywhere = [sector for sector in SECTORS if "/" in sector and far(match, start, sector) == 3]
    assert sorted(sectors) == sorted(everywhere)


@pytest.mark.rule("wasteland/exactly-away")
def test_where_nothing_is_so_far_away_as_near_to_it_as_can_be() -> None:
    # The starting tile alone lies face up near by: two sectors away is the most there.
    match = story_table(
        1, staged=["garrison"], where=[HILL], enemies={}, tokens=NO_TOKENS, then=[carried_out("garrison-setup", 0, HILL)]
    )
    if asked(match, 0) == ["pick-sector"]:
        match.play(match.actions(0)[-1], 0)
    pick = str(where(match, "probe"))
    distances = {sector: far(match, HILL, sector) for sector in SECTORS if "/" in sector}
    best = min(abs(distance - 3) for distance in distances.values() if distance < FAR)
    assert best > 0 and abs(distances[pick] - 3) == best


@pytest.mark.rule("wasteland/highest")
def test_the_highest_is_looked_for_on_face_up_tiles_and_the_first_player_breaks_ties() -> None:
    match = story_table(2, staged=["fuse"], where=[ROAD, ROAD], enemies={}, then=[carried_out("fuse-setup", 1, ROAD)])
    assert where(match, "bomb") == CITY
    # A settlement of the same level in the town that a district has raised.
    tie = story_table(
        2,
        staged=["fuse", "builders"],
        where=[ROAD, ROAD],
        enemies={},
        marks={"district": RAILROAD},
        then=[carried_out("fuse-setup", 1, ROAD)],
    )
    assert (asked(tie, 0), asked(tie, 1)) == (["pick-sector"], [])
    assert sorted(str(action.to_json()["sector"]) for action in tie.actions(0)) == sorted([CITY, RAILROAD])


@pytest.mark.rule("wasteland/place-not-yet")
def test_a_token_for_a_place_that_is_not_face_up_lies_there_as_soon_as_it_is() -> None:
    # Railroad lies face up in the Commonwealth alone.
    match = story_table(2, "pitt", staged=["porter"], where=[ROAD, ROAD], enemies={}, then=[carried_out("porter-setup", 0, ROAD)])
    assert heard(match, 0, "marker-laid") == [] and len(heard(match, 0, "marker-waits")) == 1
    assert match.view(0)["story"]["markers"][0]["waits"]  # type: ignore[index]


# --- walking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/token-walks")
def test_a_token_walks_over_face_down_tiles_as_one_sector_each() -> None:
    match = story_table(1, staged=["messenger"], where=[WEST], enemies={}, tokens=NO_TOKENS, marks={"courier": RUINS})
    there = far(match, RUINS, RAILROAD)
    seen = [RUINS]
    while zone(match, "quests", "staged"):
        end_round(match)
        seen.append(str(where(match, "courier")))
    assert len(seen) == there + 1 and seen[-1] == "None"
    assert any(sector.startswith("face-down") for sector in seen)
    # Nobody led it there: power alone, and no caps.
    assert (value(match, "power")[1], value(match, "caps", 0)) == (2, 3)


@pytest.mark.rule("wasteland/token-walks")
def test_who_explores_the_tile_puts_the_token_on_a_sector_of_it() -> None:
    match = story_table(2, staged=["messenger"], where=[ROAD, CITY], enemies={}, tokens=NO_TOKENS, marks={"courier": "face-down-2"})
    act(match, 0, "explore", tile="tile-2")
    tell(match, "turn-tile", face="red-rocket")
    # The icons of the tile have their enemies before.
    until(match, "place-marker")
    assert (asked(match, 0), asked(match, 1)) == (["place-marker"], [])
    assert why(match, 0, "place-marker", sector=ROAD) == "token-walks"
    act(match, 0, "place-marker", sector="red-rocket/ridge")
    assert where(match, "courier") == "red-rocket/ridge"


def test_equal_ways_are_asked_of_the_first_player() -> None:
    match = story_table(
        2,
        staged=["messenger"],
        where=[RUINS, CITY],
        enemies={},
        tokens=NO_TOKENS,
        marks={"courier": HILL},
        first_player=1,
        then=[carried_out("messenger-round", NOBODY, "nowhere")],
    )
    assert (asked(match, 0), asked(match, 1)) == ([], ["pick-sector"])
    ways = [str(action.to_json()["sector"]) for action in match.actions(1)]
    assert sorted(ways) == [CAMP, NORTH, WEST]
    act(match, 1, "pick-sector", sector=WEST)
    assert where(match, "courier") == WEST


@pytest.mark.rule("wasteland/place-not-yet")
def test_a_token_waits_while_the_place_it_walks_to_is_not_face_up() -> None:
    match = story_table(1, "pitt", staged=["messenger"], where=[WEST], enemies={}, tokens=NO_TOKENS, marks={"courier": CAMP})
    end_round(match)
    assert where(match, "courier") == CAMP


@pytest.mark.rule("wasteland/highest")
def test_a_token_walks_to_the_highest_of_a_type() -> None:
    match = story_table(
        1,
        staged=["airline"],
        where=[WEST],
        enemies={"protectron-1": RUINS, "sentry-bot": RAILROAD},
        tokens=NO_TOKENS,
        marks={"blimp": CITY},
    )
    end_round(match)
    # The robots themselves may have moved, but not so far.
    assert far(match, str(where(match, "blimp")), RAILROAD) == far(match, CITY, RAILROAD) - 1
    none = story_table(1, staged=["airline"], where=[WEST], enemies={}, tokens=NO_TOKENS, marks={"blimp": CITY})
    end_round(none)
    assert where(none, "blimp") == CITY


def test_a_token_walks_to_whoever_has_the_most_letters() -> None:
    match = story_table(
        3,
        staged=["charter"],
        where=[RUINS, RAILROAD, ROAD],
        enemies={},
        tokens=NO_TOKENS,
        letters=["s", "sp", "sp"],
        marks={"blimp": CITY},
    )
    end_round(match)
    # Of two who have as many, the first from the first player on.
    assert far(match, str(where(match, "blimp")), RAILROAD) == far(match, CITY, RAILROAD) - 1


# --- hunted -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("staged", "nearer"), [(["messenger"], RUINS), ([], WEST)])
def test_tokens_go_for_the_marker_instead_of_survivors(staged: list[str], nearer: str) -> None:
    marks = {"courier": RUINS} if staged else {}
    match = story_table(
        1,
        staged=staged,
        where=[WEST],
        enemies={},
        tokens={"star": [ROAD], "shield": []},
        marks=marks,
        then=[{"kind": "activate", "force": "star"}],
    )
    until(match, "turn")
    [moved] = heard(match, 0, "token-came-nearer")
    assert far(match, SECTORS[moved["to"] or 0], nearer) == far(match, ROAD, nearer) - 1


def test_hunters_leave_survivors_alone_and_are_cleared_where_they_catch_up() -> None:
    match = story_table(
        1,
        staged=["messenger"],
        where=[CITY],
        enemies={},
        tokens={"star": [], "shield": [CITY]},
        marks={"courier": CITY},
        then=[{"kind": "activate", "force": "shield"}],
    )
    assert asked(match, 0) == ["turn"] and value(match, "shields")[0] == SECTORS.index(CITY) + 1
    star = story_table(
        1,
        staged=["messenger"],
        where=[WEST],
        enemies={},
        tokens={"star": [CITY, CITY, ROAD], "shield": []},
        marks={"courier": CITY},
        then=[carried_out("messenger-round", NOBODY, "nowhere")],
    )
    assert where(star, "courier") == CITY
    assert sorted(value(star, "stars"))[-1] == SECTORS.index(ROAD) + 1 and sorted(value(star, "stars"))[-2] == 0


# --- led --------------------------------------------------------------------------------------------------------------


def escorted(**changes: Any) -> bottlecap.Match:
    return story_table(
        2,
        staged=["guards"],
        where=[CITY, ROAD],
        enemies={},
        tokens=NO_TOKENS,
        letters=["s", "s"],
        marks={"caravan": CITY},
        **changes,
    )


@pytest.mark.parametrize(
    ("faces", "sectors"), [(("head", "torso", "limbs"), 1), (("torso", "arms", "limbs"), 0), (("limbs",) * 3, 0)]
)
def test_a_token_is_led_on_by_what_a_test_has_above_its_difficulty(faces: tuple[str, str, str], sectors: int) -> None:
    match = escorted()
    act(match, 0, "escort", marker="caravan")
    assert value(match, "actions") == 1
    fight(match, 0, *faces)
    for _ in range(sectors):
        assert asked(match, 0) == ["lead-on"]
        act(match, 0, "lead-to", sector="diamond-city/gate")
    assert asked(match, 0) == ["turn"]
    assert where(match, "caravan") == ("diamond-city/gate" if sectors else CITY)
    assert sector_of(match, 0) == CITY


def test_a_card_that_is_kept_helps_to_lead() -> None:
    match = escorted(encounters={"signal": "kept 0"})
    position = dict(match.position())
    position["encounters"]["order"] = {"signal": 3}  # type: ignore[index]
    mustered = bottlecap.new(GAME, seed=1, position=position, chance="ask")
    act(mustered, 0, "escort", marker="caravan")
    fight(mustered, 0, "torso", "limbs", "limbs")
    assert asked(mustered, 0) == ["lead-on"]
    act(match, 0, "escort", marker="caravan")
    fight(match, 0, "torso", "limbs", "limbs")
    assert asked(match, 0) == ["turn"]


@pytest.mark.rule("wasteland/quest-token")
def test_only_who_stands_with_it_leads_it() -> None:
    match = escorted()
    assert why(match, 0, "escort", marker="courier") == "quest-token"
    act(match, 0, "end-turn")
    until(match, "turn")
    assert match.seats[0] == 1 and why(match, 1, "escort", marker="caravan") == "quest-token"


def test_a_goal_is_met_on_the_way_by_who_leads() -> None:
    match = story_table(
        2, staged=["guards"], where=["cit-ruins/labs", ROAD], enemies={}, tokens=NO_TOKENS, marks={"caravan": "cit-ruins/labs"}
    )
    act(match, 0, "escort", marker="caravan")
    fight(match, 0, "head", "head", "limbs")
    act(match, 0, "lead-to", sector=RUINS)
    # There it ends, whatever was left.
    assert asked(match, 0) == ["turn"] and zone(match, "quests", "trash") == ["guards"]
    assert value(match, "caps", 0) == 8 and where(match, "caravan") is None


def test_an_enemy_that_comes_to_the_token_meets_the_goal_too() -> None:
    enemy = next(id for id in GAME.domains["enemy"] if id.startswith("deathclaw"))
    match = story_table(
        1,
        staged=["guards"],
        where=[CITY],
        enemies={enemy: "diamond-city/stands"},
        tokens=NO_TOKENS,
        marks={"caravan": CITY},
        then=[{"kind": "activate", "force": "monster"}],
    )
    until(match, "turn")
    assert zone(match, "quests", "trash") == ["guards"] and value(match, "power") == [1, 0]


# --- carried ----------------------------------------------------------------------------------------------------------


def test_a_token_is_carried_over_sectors_that_are_all_rough() -> None:
    match = story_table(2, staged=["porter"], where=[RAILROAD, RAILROAD], enemies={}, tokens=NO_TOKENS, marks={"crate": RAILROAD})
    act(match, 0, "move", sector=AVENUE)
    assert (value(match, "points"), where(match, "crate")) == (1, RAILROAD)
    assert why(match, 0, "carry", sector=RAILROAD) == "quest-token"
    act(match, 0, "end-turn")
    until(match, "turn")
    act(match, 1, "carry", sector=AVENUE)
    assert (value(match, "points"), value(match, "actions"), where(match, "crate")) == (0, 1, AVENUE)
    act(match, 1, "carry", sector=RAILROAD)
    assert value(match, "actions") == 0
    tired = story_table(
        1, staged=["porter"], where=[RAILROAD], enemies={}, tokens=NO_TOKENS, marks={"crate": RAILROAD}, actions=0, points=1
    )
    assert can(tired, 0, "move", sector=AVENUE) and why(tired, 0, "carry", sector=AVENUE) == "terrain-rough"


def test_whoever_carries_it_home_meets_the_goal() -> None:
    match = story_table(2, staged=["porter"], where=[WEST, RAILROAD], enemies={}, tokens=NO_TOKENS, marks={"crate": WEST})
    act(match, 0, "carry", sector=NORTH)
    assert value(match, "caps", 0) == 7 and zone(match, "quests", "trash") == ["porter"]
    assert where(match, "crate") is None


def test_who_is_moved_by_an_effect_may_carry_too() -> None:
    match = story_table(
        1,
        staged=["porter"],
        where=[RAILROAD],
        enemies={},
        tokens=NO_TOKENS,
        marks={"crate": RAILROAD},
        then=[{"kind": "move-by", "seat": 0, "left": 1, "deaths": 0}],
    )
    assert can(match, 0, "move-aside", sector=AVENUE)
    act(match, 0, "carry-aside", sector=AVENUE)
    assert (sector_of(match, 0), where(match, "crate")) == (AVENUE, AVENUE)


def test_a_survivor_and_a_token_are_placed_together() -> None:
    match = story_table(2, staged=["airline"], where=[ROAD, CITY], enemies={}, tokens=NO_TOKENS, marks={"blimp": ROAD})
    act(match, 0, "quest", goal="airline-1")
    assert why(match, 0, "pick-sector", sector=CITY) == "result-basic"
    act(match, 0, "pick-sector", sector=AVENUE)
    assert (sector_of(match, 0), where(match, "blimp"), value(match, "caps", 0)) == (AVENUE, AVENUE, 1)


def test_a_token_of_the_scenario_lies_there_from_the_start() -> None:
    match = story_table(1, "capital", staged=["porch"])
    assert where(match, "wreck") == "face-down-4"
    assert story_table(1, staged=[]).view(0)["story"]["markers"] == []  # type: ignore[index]
