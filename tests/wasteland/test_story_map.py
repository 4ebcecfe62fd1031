"""Wasteland: what cards do on the map, with stand-in cards: tokens, caps, sites, tolls, blasts, the place off the map."""

import json
import random
from typing import Any

import pytest
from tests.say import act, asked, can, heard, tell, zone
from tests.wasteland.story import GAME, carried_out, draw, fight, story_table, until, where, why
from tests.wasteland.table import SECTORS, sector_of, value
from tests.wasteland.test_story_markers import end_round, far

import bottlecap
from bottlecap.games.wasteland.story.base import HAPPENING_NAMES

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
CAMP, NORTH, HILL, WEST = "crossroads/camp", "crossroads/north", "crossroads/hill", "crossroads/west"
RAILROAD, AVENUE, DOWNTOWN = "downtown-boston/railroad", "downtown-boston/avenue", "downtown-boston/downtown"
LABS, GATE = "cit-ruins/labs", "diamond-city/gate"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
NOBODY = 4


def put(match: bottlecap.Match, faction: str) -> list[str]:
    """Where the tokens of a faction lie."""
    return sorted(SECTORS[token - 1] for token in value(match, f"{faction}s") if token > 0)


# --- what meets goals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shields", "stars", "caps"),
    # Any placing; the third one; one without a star near Diamond City.
    [([], [GATE], 1), ([ROAD, HILL], [GATE], 3), ([], [], 5), ([], [RAILROAD], 5), ([ROAD, HILL, HILL], [], 7)],
)
def test_a_shield_that_is_put_meets_goals(shields: list[str], stars: list[str], caps: int) -> None:
    tokens = {"star": stars, "shield": shields}
    match = story_table(
        1,
        staged=["census", "echo"],
        where=[WEST],
        enemies={},
        tokens=tokens,
        caps=[1],
        then=[carried_out("lamp-1-gain", 0, WEST)],
    )
    act(match, 0, "pick-sector", sector=CITY)
    while asked(match, 0) == ["meet-next"]:
        match.play(match.actions(0)[0], 0)
    assert value(match, "caps", 0) == caps


def test_what_nobody_puts_gives_nobody_anything() -> None:
    match = story_table(
        1,
        staged=["census", "echo"],
        where=[WEST],
        enemies={},
        tokens=NO_TOKENS,
        caps=[0],
        then=[carried_out("echo-round", 4, "nowhere")],
    )
    until(match, "turn")
    assert len(heard(match, 0, "goal-came-true")) == 2 and value(match, "caps", 0) == 0


@pytest.mark.rule("wasteland/fog-cleared")
@pytest.mark.parametrize(("stars", "caps"), [(["far-harbor/harbor"], 0), ([], 5)])
def test_fog_that_is_cleared_at_once_was_not_put(stars: list[str], caps: int) -> None:
    tokens = {"star": stars, "shield": []}
    match = story_table(
        1,
        "far-harbor",
        staged=["census", "lamp"],
        where=[WEST],
        enemies={},
        tokens=tokens,
        caps=[1],
        then=[carried_out("lamp-1-gain", 0, WEST)],
    )
    act(match, 0, "pick-sector", sector="far-harbor/harbor")
    while asked(match, 0) == ["meet-next"]:
        match.play(match.actions(0)[0], 0)
    assert value(match, "caps", 0) == caps


def test_the_setup_meets_no_goal() -> None:
    """What a scenario lays out is laid before anybody can watch for it."""
    match = story_table(1, staged=["tally"], where=[WEST])
    assert heard(match, 0, "goal-came-true") == heard(match, 0, "goal-completed") == []


def test_a_second_star_and_one_that_is_removed_meet_goals() -> None:
    match = story_table(
        1, staged=["tally", "fork"], where=[CITY], enemies={}, tokens={"star": [ROAD], "shield": []}, caps=[0], hands=[[]]
    )
    act(match, 0, "quest", goal="fork-1")
    # 6 caps by the row itself, and two for the second star.
    assert (put(match, "star"), value(match, "caps", 0)) == (sorted([CITY, ROAD]), 8)
    gone = story_table(
        1, "far-harbor", staged=["tally"], where=[ROAD], enemies={}, tokens={"star": [ROAD, ROAD], "shield": []}, caps=[0]
    )
    act(gone, 0, "quest", goal="tally-3")
    assert (put(gone, "star"), value(gone, "caps", 0)) == ([ROAD], 4)


@pytest.mark.rule("wasteland/last-killed")
@pytest.mark.parametrize(("shields", "caps"), [([CITY], 4), ([CITY, CITY], 0), ([CITY, RAILROAD], 0)])
def test_the_last_one_killed_leaves_no_token_of_its_faction(shields: list[str], caps: int) -> None:
    match = story_table(
        1, staged=["garrison"], where=[CITY], enemies={}, tokens={"star": [ROAD], "shield": shields}, caps=[0], held=[["minigun"]]
    )
    act(match, 0, "fight-faction", faction="shield", sector=CITY)
    fight(match, 0, "torso", "torso", "body")
    until(match, "turn")
    assert len(put(match, "shield")) == len(shields) - 1
    assert value(match, "caps", 0) == caps


# --- tokens -----------------------------------------------------------------------------------------------------------


def test_a_garrison_on_as_many_settlements_as_there_are_survivors_from_the_highest_on() -> None:
    for players, sectors in ((1, [CITY]), (2, [CITY, RAILROAD]), (3, [CITY, RAILROAD])):
        match = story_table(
            players,
            staged=["garrison"],
            where=[WEST] * players,
            enemies={},
            tokens=NO_TOKENS,
            then=[carried_out("garrison-setup", 0, RUINS)],
        )
        until(match, "turn")
        assert put(match, "star") == put(match, "shield") == sectors
        assert far(match, RUINS, str(where(match, "probe"))) == 3


def test_a_garrison_puts_no_star_where_one_is() -> None:
    match = story_table(
        1, staged=["garrison"], where=[ROAD], enemies={}, tokens={"star": [CITY], "shield": []}, marks={"probe": ROAD}
    )
    act(match, 0, "quest", goal="garrison-3")
    assert put(match, "star") == sorted([CITY, RAILROAD])


def test_each_survivor_puts_tokens_apart_from_all_others() -> None:
    match = story_table(
        2,
        staged=["porch"],
        where=[ROAD, WEST],
        enemies={},
        tokens=NO_TOKENS,
        first_player=1,
        then=[carried_out("porch-setup", 0, ROAD)],
    )
    assert (asked(match, 0), asked(match, 1)) == ([], ["pick-sector"])
    act(match, 1, "pick-sector", sector=CITY)
    act(match, 1, "pick-sector", sector=RUINS)
    # One of each is left for the other.
    until(match, "turn")
    assert put(match, "shield") == sorted([CITY, RAILROAD]) and put(match, "star") == sorted([RUINS, DOWNTOWN])


# --- caps -------------------------------------------------------------------------------------------------------------


def test_caps_on_settlements_until_all_have_one() -> None:
    match = story_table(
        1, staged=["builders"], where=[CITY], enemies={}, tokens=NO_TOKENS, marks={"district": CITY, "shrine": RUINS}
    )
    act(match, 0, "quest", goal="builders-1")
    assert why(match, 0, "quest", goal="builders-1") == "quest-action"
    assert match.view(0)["story"]["capped"] == [CITY]  # type: ignore[index]
    capped = [SECTORS.index(sector) + 1 for sector in (CITY, RUINS)] + [0] * 14
    last = story_table(
        1,
        staged=["builders"],
        where=[RAILROAD],
        enemies={},
        tokens=NO_TOKENS,
        marks={"district": CITY, "shrine": RUINS},
        capped=capped,
    )
    act(last, 0, "quest", goal="builders-1")
    assert value(last, "power") == [0, 1] and zone(last, "quests", "trash") == ["builders"]
    assert set(value(last, "capped")) == {0}


def test_caps_on_a_card_go_up_and_down_and_go_off_in_the_third_round() -> None:
    match = story_table(1, staged=["fuse"], where=[WEST], enemies={}, tokens=NO_TOKENS, marks={"bomb": CITY}, health=[16])
    for caps in (1, 2):
        end_round(match)
        assert match.view(0)["story"]["caps"] == {"fuse": caps}  # type: ignore[index]
    end_round(match)
    assert zone(match, "quests", "trash") == ["fuse"] and where(match, "bomb") is None
    down = story_table(
        1,
        staged=["fuse"],
        where=[GATE],
        enemies={},
        marks={"bomb": CITY},
        quest_caps=[1 if quest == "fuse" else 0 for quest in GAME.domains["quest"]],
        then=[carried_out("fuse-2-gain", 0, GATE), carried_out("fuse-2-gain", 0, GATE)],
    )
    assert down.view(0)["story"]["caps"] == {}  # type: ignore[index]


# --- enemies ----------------------------------------------------------------------------------------------------------


def test_a_blast_kills_all_survivors_and_enemies_near_and_is_nobodys_deed() -> None:
    match = story_table(
        3,
        staged=["fuse", "bounty"],
        where=[CITY, GATE, WEST],
        enemies={"raider-psycho": GATE, "protectron-1": RAILROAD},
        tokens={"star": [], "shield": [GATE, RAILROAD]},
        marks={"bomb": CITY},
        caps=[0, 0, 0],
    )
    assert far(match, CITY, RAILROAD) > 2
    act(match, 0, "quest", goal="fuse-1")
    until(match, "turn")
    assert [value(match, "deaths", seat) for seat in range(3)] == [1, 1, 0]
    assert put(match, "shield") == [RAILROAD]
    on_map = zone(match, "enemies", "map")
    assert "raider-psycho" not in on_map and "protectron-1" in on_map
    # Who lit the fuse gets what comes before it, and nothing for what was killed.
    assert value(match, "caps")[:2] == [1, 0] and value(match, "peg")[:2] == [0, 0]
    assert len(heard(match, 0, "goal-came-true")) == 1


@pytest.mark.parametrize("players", [1, 4])
def test_what_a_blast_kills_was_killed_by_nobody_who_is_anything(players: int) -> None:
    """goal-of-nobody: a goal that asks what the killer is, is not met by a blast; nobody is no fifth survivor."""
    match = story_table(
        players,
        staged=["fuse", "hunt"],
        where=[CITY, WEST, WEST, WEST][:players],
        enemies={"raider-psycho": GATE},
        tokens={"star": [], "shield": [GATE]},
        marks={"bomb": CITY},
    )
    act(match, 0, "quest", goal="fuse-1")
    until(match, "turn")
    assert "raider-psycho" not in zone(match, "enemies", "map") and put(match, "shield") == []
    assert "hunt" in zone(match, "quests", "staged")


def test_one_enemy_within_reach_is_killed_and_every_robot_is_moved() -> None:
    match = story_table(
        1,
        staged=["charter"],
        where=[CITY],
        enemies={"raider-psycho": GATE, "protectron-1": RUINS, "protectron-2": RAILROAD},
        tokens=NO_TOKENS,
        marks={"blimp": CITY},
    )
    act(match, 0, "quest", goal="charter-1")
    if asked(match, 0) == ["shoot"]:
        act(match, 0, "shoot", enemy="raider-psycho")
    assert until(match, "push", "turn") == "push"
    assert "raider-psycho" not in zone(match, "enemies", "map")
    act(match, 0, "push-to", sector=LABS)
    assert why(match, 0, "push-to", sector=CITY) == "result-basic"
    act(match, 0, "push-to", sector=AVENUE)
    assert until(match, "turn") == "turn"
    order = match.position()["enemies"]["order"]  # type: ignore[index]
    assert [SECTORS[order[robot]] for robot in ("protectron-1", "protectron-2")] == [LABS, AVENUE]


# --- sites ------------------------------------------------------------------------------------------------------------


def builders(sector: str, **changes: Any) -> bottlecap.Match:
    return story_table(
        1,
        staged=["builders"],
        where=[sector],
        enemies={},
        tokens=NO_TOKENS,
        marks={"district": CITY, "shrine": RUINS},
        **changes,
    )


def test_a_settlement_is_raised() -> None:
    match = builders(CITY)
    assert match.view(0)["story"]["sites"][1] == {"sector": CITY, "icon": "settlement", "level": 5}  # type: ignore[index]
    act(match, 0, "encounter")
    draw(match, "doctor")
    assert match.prompts(0)[0].args["level"] == 5


def test_a_ruin_that_is_a_settlement_too_is_encountered_as_either_once_a_turn() -> None:
    match = builders(RUINS)
    act(match, 0, "encounter")
    assert asked(match, 0) == ["encounter-icon"]
    act(match, 0, "encounter-icon", icon="settlement")
    draw(match, "doctor")
    assert match.prompts(0)[0].args["level"] == 2
    act(match, 0, "choose-option", option=1)
    act(match, 0, "encounter")
    # The other icon is left, without a question.
    draw(match, "campfire")
    assert match.prompts(0)[0].args["level"] == 4
    done = builders(RUINS, met=[SECTORS.index(RUINS) + 1, len(SECTORS) + SECTORS.index(RUINS) + 1, 0, 0])
    assert why(done, 0, "encounter") == "encounter-once"


def test_without_its_quest_a_settlement_is_as_printed() -> None:
    match = story_table(1, staged=[], where=[CITY], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "encounter")
    draw(match, "doctor")
    assert match.prompts(0)[0].args["level"] == 4


@pytest.mark.parametrize(("faces", "ends"), [(("limbs", "limbs", "limbs"), "slain"), (("body", "body", "body"), "not-killed")])
def test_a_toll_is_fought_before_a_ruin_and_the_encounter_follows_either_way(faces: tuple[str, str, str], ends: str) -> None:
    match = story_table(1, staged=["charter"], where=[RUINS], enemies={}, tokens=NO_TOKENS, marks={"blimp": WEST})
    act(match, 0, "encounter")
    tell(match, "draw-enemy", enemy="raider-psycho")
    assert value(match, "foe_plus") == 1
    fight(match, 0, *faces)
    assert until(match, "choose-option", "turn") == "choose-option"
    assert len(heard(match, 0, ends)) == 1 and value(match, "actions") == 1


def test_who_is_killed_by_the_toll_encounters_nothing_and_a_settlement_asks_for_none() -> None:
    match = story_table(1, staged=["charter"], where=[RUINS], enemies={}, tokens=NO_TOKENS, marks={"blimp": WEST}, health=[1])
    act(match, 0, "encounter")
    tell(match, "draw-enemy", enemy="raider-psycho")
    fight(match, 0, "head", "head", "head")
    assert value(match, "deaths", 0) == 1
    until(match, "turn")
    assert heard(match, 0, "encountered") == []
    town = story_table(1, staged=["charter"], where=[CITY], enemies={}, tokens=NO_TOKENS, marks={"blimp": WEST})
    act(town, 0, "encounter")
    assert next(action.kind for action, _ in town.odds()) == "draw-encounter"


def test_far_from_every_named_place() -> None:
    match = story_table(1, staged=["fuse"], where=[GATE], enemies={}, tokens=NO_TOKENS, marks={"bomb": CITY})
    assert why(match, 0, "quest", goal="fuse-2") == "quest-action"
    wild = story_table(
        1, staged=["fuse"], where=["red-rocket/ridge"], enemies={}, tokens=NO_TOKENS, marks={"bomb": CITY}, faces={1: "red-rocket"}
    )
    named = [SECTORS[sector] for sector in GAME.cards.atlas.sites]
    nearest = min(far(wild, "red-rocket/ridge", sector) for sector in named)
    assert can(wild, 0, "quest", goal="fuse-2") == (nearest >= 2)


# --- off the map ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/off-map")
def test_nobody_reaches_survivors_off_the_map_and_they_do_nothing_but_what_its_card_says() -> None:
    match = story_table(
        2, staged=["saucer"], where=["mothership", "mothership"], enemies={"raider-psycho": WEST}, tokens=NO_TOKENS, caps=[2, 2]
    )
    for kind in ("camp", "encounter"):
        assert not can(match, 0, kind)
    assert why(match, 0, "camp") == "off-map"
    kinds = {action.kind for action in match.actions(0)} - {"equip", "unequip", "use", "use-perk", "pledge", "end-turn"}
    assert kinds == {"quest"}
    assert can(match, 0, "quest", goal="saucer-1") and not can(match, 0, "quest", goal="saucer-2")
    hunted = story_table(
        1,
        staged=["saucer"],
        where=["mothership"],
        enemies={"raider-psycho": WEST},
        tokens={"star": [WEST], "shield": []},
        then=[{"kind": "activate", "force": "human"}, {"kind": "activate", "force": "star"}],
    )
    assert asked(hunted, 0) == ["turn"] and put(hunted, "star") == [WEST]
    assert heard(hunted, 0, "came-nearer") == heard(hunted, 0, "fought") == []


@pytest.mark.rule("wasteland/off-map")
def test_when_the_place_is_trashed_all_who_are_there_are_placed_from_the_first_player_on() -> None:
    match = story_table(
        4,
        staged=["saucer"],
        where=["mothership", RUINS, "mothership", "mothership"],
        enemies={},
        tokens=NO_TOKENS,
        turn=1,
        first_player=3,
        then=[carried_out("saucer-3-gain", 1, RUINS)],
    )
    assert zone(match, "quests", "trash") == ["saucer"]
    for seat, sector in ((3, AVENUE), (0, GATE), (2, LABS)):
        assert asked(match, seat) == ["come-back"]
        assert why(match, seat, "come-back-to", sector=RUINS) == "off-map"
        act(match, seat, "come-back-to", sector=sector)
    assert [sector_of(match, seat) for seat in range(4)] == [GATE, RUINS, LABS, AVENUE]


def test_one_goes_up_and_comes_down_again() -> None:
    match = story_table(1, staged=["saucer"], where=[CITY], enemies={}, tokens=NO_TOKENS, caps=[2], actions=4)
    act(match, 0, "quest", goal="saucer-2")
    assert sector_of(match, 0) == "mothership"
    act(match, 0, "quest", goal="saucer-1")
    act(match, 0, "quest", goal="saucer-1")
    assert asked(match, 0) == ["pick-sector"]
    act(match, 0, "pick-sector", sector=GATE)
    assert sector_of(match, 0) == GATE and zone(match, "quests", "trash") == ["saucer"]
    gone = story_table(1, staged=[], where=[CITY], enemies={}, then=[carried_out("saucer-2-gain", 0, CITY)])
    assert sector_of(gone, 0) == CITY


def test_every_happening_is_watched_for_by_some_stand_in() -> None:
    watched = 0
    for mask in GAME.cards.quest_watches:
        watched |= int(mask)
    assert watched == (1 << len(HAPPENING_NAMES)) - 1


# --- whole stretches of play ------------------------------------------------------------------------------------------

MAP_QUESTS = ["messenger", "guards", "porter", "airline", "fuse", "builders", "saucer", "garrison", "census", "tally", "porch"]


@pytest.mark.parametrize("seed", range(6))
def test_random_play_with_all_that_cards_do_on_the_map(seed: int) -> None:
    """Every position on the way is possible, can be written and read, and looks the same after that."""
    luck = random.Random(seed)
    players, scenario = seed % 4 + 1, ["commonwealth", "far-harbor", "capital", "pitt"][seed % 4]
    starts = [ROAD, NORTH, WEST, CAMP][:players]
    setups = [quest for quest in MAP_QUESTS if f"{quest}-setup" in GAME.domains["row"]]
    luck.shuffle(setups)
    steps = [carried_out(f"{quest}-setup", luck.randrange(players), starts[0]) for quest in setups]
    match = story_table(players, scenario, staged=MAP_QUESTS, where=starts, then=steps)
    favoured = ("encounter", "quest", "escort", "carry", "explore", "fight-faction")
    for played in range(700):
        if match.over:
            break
        if match.seat == bottlecap.CHANCE:
            outcomes = match.odds()
            match.play(luck.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0], bottlecap.CHANCE)
            continue
        actions = match.actions(match.seats[0])
        story = [action for action in actions if action.kind in favoured]
        match.play(luck.choice(story if story and luck.random() < 0.7 else actions), match.seats[0])
        assert GAME.complaint(match.state) == ""
        if played % 25 == 0 and not match.over:
            again = bottlecap.new(GAME, seed=1, position=match.position(), chance="ask")
            assert again.position() == match.position() and again.view(0) == match.view(0)
            assert len(json.dumps(match.view(0))) < 12_000
            assert match.game.render(match.view(0), "ru")
