"""Wasteland: what stories need of survivors, do to others, and watch for in turns, fights and camps, with stand-in cards."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, outcomes, tell, zone
from tests.wasteland.story import GAME, fight, meet, story_table, until, why
from tests.wasteland.table import SECTORS, end_turn, value

import bottlecap
from bottlecap.engine.base import zeros

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
RIVER, WHARF, BOSTON = "downtown-boston/river", "downtown-boston/wharf", "downtown-boston/downtown"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
MISS, HITS = ("limbs", "limbs", "limbs"), ("head", "head", "head")
# A pair of traits is three numbers a seat: idolized or vilified first.
IDOL, VILLAIN, PLAIN = [1, 0, 0], [2, 0, 0], [0, 0, 0]


def quest_table(staged: str, where: list[str], **changes: Any) -> bottlecap.Match:
    changes = {"enemies": {}, "tokens": NO_TOKENS, **changes}
    return story_table(len(where), staged=[staged], where=where, **changes)


def rumour(where: list[str], traits: list[list[int]], **changes: Any) -> bottlecap.Match:
    decks = {"ruin": ["rumour"]}
    sides = [side for own in traits for side in own]
    return story_table(len(where), staged=[], where=where, decks=decks, traits=sides, enemies={}, tokens=NO_TOKENS, **changes)


def name(match: bottlecap.Match, seat: int) -> None:
    """Seat 0 names that survivor."""
    match.play(GAME.action_named("pick-seat", seat=seat), 0)


def can_name(match: bottlecap.Match, seat: int) -> bool:
    return match.why_not(GAME.action_named("pick-seat", seat=seat), 0) is None


# --- others -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/gains-elsewhere")
def test_what_a_named_survivor_gets_in_anothers_turn_is_theirs_at_once() -> None:
    match = rumour([RUINS, ROAD, CITY], [PLAIN, IDOL, IDOL], letters=["spec", "s", "s"], caps=[3, 3, 3], held=[[], [], []])
    meet(match, 0, "rumour", 2)
    assert asked(match, 0) == ["pick-seat"]
    # Of the two who are idolized one is named: not oneself, who has just become so too.
    assert not can_name(match, 0)
    name(match, 2)
    # Four loot cards: the level of where the card was met.
    for item in ("water-1", "junk-1", "junk-2", "junk-3"):
        tell(match, "draw-loot", item=item)
    assert asked(match, 2) == ["drop"]
    act(match, 2, "drop", item="junk-1")
    # Nine points at once: with two places on the board these are four levels, all settled before the turn goes on.
    assert [event["seat"] for event in heard(match, 0, "learned")] == [2]
    assert [event["seat"] for event in heard(match, 0, "levelled-up")][:1] == [2]
    until(match, "turn")
    assert asked(match, 0) == ["turn"]
    assert [event["seat"] for event in heard(match, 0, "levelled-up")] == [2, 2, 2, 2]
    assert [value(match, "caps", seat) for seat in range(3)] == [3, 3, 7]
    assert value(match, "traits")[:3] == IDOL


@pytest.mark.rule("wasteland/gains-elsewhere", "wasteland/killed-other-turn")
def test_a_named_survivor_fights_in_anothers_turn_and_the_row_goes_on() -> None:
    match = rumour([RUINS, ROAD], [PLAIN, VILLAIN], caps=[0, 0], held=[[], []])
    meet(match, 0, "rumour", 1)
    tell(match, "draw-enemy", enemy="looter")
    fight(match, 1, "torso", "torso", "torso")
    # Experience and loot are the fighter's, at once.
    assert [event["seat"] for event in heard(match, 0, "learned")] == [1]
    until(match, "turn")
    assert [event["seat"] for event in heard(match, 0, "gained")] == [1]
    assert (asked(match, 0), value(match, "caps")) == (["turn"], [4, 0])
    killed = rumour([RUINS, ROAD], [PLAIN, VILLAIN], caps=[0, 0], health=[16, 1], held=[[], []])
    meet(killed, 0, "rumour", 1)
    tell(killed, "draw-enemy", enemy="looter")
    fight(killed, 1, *HITS)
    act(killed, 1, "stand-up", sector="crossroads/west")
    assert (asked(killed, 0), value(killed, "caps", 0), value(killed, "deaths")) == (["turn"], 4, [0, 1])


@pytest.mark.rule("wasteland/encounter-requirement")
def test_a_rival_must_be_there() -> None:
    where = [BOSTON, ROAD]
    match = rumour(where, [IDOL, PLAIN])
    act(match, 0, "encounter")
    # None of the options can be chosen: nothing more comes of the card.
    assert (asked(match, 0), zone(match, "encounters", "ruin")) == (["turn"], ["rumour"])
    for traits, option in (([PLAIN, VILLAIN], 1), ([PLAIN, IDOL], 2)):
        match = rumour(where, traits)
        act(match, 0, "encounter")
        legal = [can(match, 0, "choose-option", option=number) for number in (1, 2, 3)]
        assert legal == [number == option for number in (1, 2, 3)]
        assert why(match, 0, "choose-option", option=3) == "encounter-requirement"
    near = rumour([BOSTON, WHARF], [PLAIN, PLAIN])
    act(near, 0, "encounter")
    assert [can(near, 0, "choose-option", option=number) for number in (1, 2, 3)] == [False, False, True]
    act(near, 0, "choose-option", option=3)
    tell(near, "draw-enemy", enemy="mole-rat")
    assert [event["seat"] for event in heard(near, 0, "fought")] == [1]


def test_each_who_stands_there_from_the_first_player_on() -> None:
    match = quest_table("clinic", [RIVER, WHARF, ROAD], first_player=1)
    assert can(match, 0, "quest", goal="clinic-3")
    act(match, 0, "quest", goal="clinic-3")
    until(match, "turn")
    assert [event["seat"] for event in heard(match, None, "agenda-drawn")] == [1, 0]


# --- needs of goals ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/quest-action")
def test_more_than_half_of_the_survivors_must_be_irradiated() -> None:
    for where, legal in (([RIVER, WHARF, ROAD], True), ([RIVER, ROAD, CITY], False), ([RIVER, ROAD], False), ([RIVER], True)):
        match = quest_table("clinic", where)
        assert why(match, 0, "quest", goal="clinic-3") == (None if legal else "quest-action")
    # Who is out of the game is none of them.
    assert can(quest_table("clinic", [RIVER, "nowhere"], eliminated=2), 0, "quest", goal="clinic-3")


@pytest.mark.rule("wasteland/quest-action")
def test_health_at_most_so_much_and_all_is_healed() -> None:
    for health, legal in ((6, True), (7, False)):
        match = quest_table("clinic", [CITY, ROAD], health=[health, 16], rads=[2, 0])
        assert why(match, 0, "quest", goal="clinic-1") == (None if legal else "quest-action")
        if legal:
            act(match, 0, "quest", goal="clinic-1")
            assert (value(match, "health", 0), value(match, "rads", 0)) == (16, 0)


@pytest.mark.rule("wasteland/quest-action")
def test_it_is_calm_where_no_active_enemy_is_near() -> None:
    calm = quest_table("clinic", [RUINS, ROAD])
    assert can(calm, 0, "quest", goal="clinic-2")
    far: dict[int, list[str]] = {}
    for sector in SECTORS:
        steps = distance(calm, RUINS, sector)
        far.setdefault(steps, []).append(sector)
    for steps in (1, 2, 3):
        for sector in far[steps]:
            match = quest_table("clinic", [RUINS, ROAD], enemies={"looter": sector})
            assert why(match, 0, "quest", goal="clinic-2") == (None if steps > 2 else "quest-action")
        # A token of a faction is an enemy too.
        token = quest_table("clinic", [RUINS, ROAD], tokens={"star": [far[steps][0]], "shield": []})
        assert can(token, 0, "quest", goal="clinic-2") == (steps > 2)


def distance(match: bottlecap.Match, start: str, end: str) -> int:
    state: Any = match.state
    out = zeros(len(SECTORS))
    state.map().distances(state.face_at, SECTORS.index(start), out)
    return int(out[SECTORS.index(end)])


@pytest.mark.rule("wasteland/quest-action")
def test_a_card_must_be_equipped_and_a_quest_is_kept() -> None:
    for held, legal in ((["super-sledge"], True), (["combat-knife"], False)):
        match = quest_table("toll", [RUINS, ROAD], held=[held, []])
        assert why(match, 0, "quest", goal="toll-3") == (None if legal else "quest-action")
        if legal:
            act(match, 0, "quest", goal="toll-3")
            assert (zone(match, "quests", "staged"), zone(match, "quests", "kept 0")) == ([], ["toll"])
            assert why(match, 0, "quest", goal="toll-3") == "quest-action"


@pytest.mark.rule("wasteland/solo-other-survivor")
def test_who_is_alone_needs_a_settlement_and_counts_three_icons() -> None:
    ruins = quest_table("pair", [RUINS])
    assert why(ruins, 0, "quest", goal="pair-2") == "quest-action"
    city = quest_table("pair", [CITY], caps=[0])
    act(city, 0, "quest", goal="pair-1")
    # Three icons are fewer than four, and nothing was thrown.
    assert (value(city, "caps", 0), heard(city, 0, "threw")) == (0, [])
    act(city, 0, "quest", goal="pair-2")
    assert (value(city, "caps", 0), heard(city, 0, "threw")) == (2, [])


def test_another_who_stands_here_takes_the_test() -> None:
    apart = quest_table("pair", [CITY, ROAD, ROAD])
    assert why(apart, 0, "quest", goal="pair-1") == "quest-action"
    for faces, caps in ((HITS, 4), (MISS, 0)):
        match = quest_table("pair", [CITY, CITY, CITY], letters=["c", "s", "c"], caps=[0, 0, 0])
        act(match, 0, "quest", goal="pair-1")
        assert asked(match, 0) == ["pick-seat"]
        name(match, 1)
        fight(match, 1, *faces)
        until(match, "turn")
        assert [event["seat"] for event in heard(match, 0, "tested")] == [1]
        # Whoever tries the goal gets what it gives.
        assert value(match, "caps") == [caps, 0, 0]


# --- tasks ------------------------------------------------------------------------------------------------------------


def test_any_multiple_of_ten_is_paid_and_counts_as_often() -> None:
    poor = quest_table("toll", [CITY, ROAD], caps=[9, 0])
    assert why(poor, 0, "quest", goal="toll-1") == "quest-action"
    match = quest_table("toll", [CITY, ROAD], caps=[34, 0])
    act(match, 0, "quest", goal="toll-1")
    assert [action.to_json()["tens"] for action in match.actions(0)] == [1, 2, 3]
    assert why(match, 0, "pay-tens", tens=4) == "result-basic"
    act(match, 0, "pay-tens", tens=2)
    assert (value(match, "caps", 0), value(match, "power")) == (15, [0, 2])
    # The next time is counted anew.
    act(match, 0, "quest", goal="toll-1")
    assert (value(match, "caps", 0), value(match, "power")) == (6, [0, 3])


def test_caps_are_laid_on_the_card_until_there_are_ten() -> None:
    match = quest_table("toll", [CITY, ROAD], caps=[20, 0])
    act(match, 0, "quest", goal="toll-2")
    assert [action.to_json()["caps"] for action in match.actions(0)] == list(range(1, 11))
    act(match, 0, "pay-caps", caps=7)
    assert (value(match, "caps", 0), value(match, "power"), zone(match, "quests", "staged")) == (13, [0, 0], ["toll"])
    assert heard(match, 0, "caps-laid")[0]["lying"] == 7
    act(match, 0, "quest", goal="toll-2")
    assert [action.to_json()["caps"] for action in match.actions(0)] == [1, 2, 3]
    act(match, 0, "pay-caps", caps=3)
    # For tens that were not paid nothing is given.
    assert (value(match, "caps", 0), value(match, "power"), zone(match, "quests", "trash")) == (10, [1, 0], ["toll"])


def test_robots_weapons_and_aid_are_given_up() -> None:
    match = quest_table("omen", [CITY, ROAD], held=[["codsworth", "combat-knife", "water-1"], []], caps=[0, 0])
    act(match, 0, "quest", goal="omen-2")
    assert ("codsworth" in zone(match, "items", "loot-discard"), value(match, "caps", 0)) == (True, 1)
    assert why(match, 0, "quest", goal="omen-2") == "quest-action"
    few = quest_table("omen", [RUINS, ROAD], held=[["combat-knife", "water-1"], []])
    assert why(few, 0, "quest", goal="omen-3") == "quest-action"
    enough = quest_table("omen", [RUINS, ROAD], held=[["combat-knife", "water-1", "stimpak"], []], caps=[0, 0])
    act(enough, 0, "quest", goal="omen-3")
    until(enough, "turn")
    assert (zone(enough, "items", "held 0"), value(enough, "caps", 0)) == ([], 6)


def test_whether_the_fight_of_an_attempt_hurt() -> None:
    # Limbs show no hit icon, and a looter's arms.
    for face, trait in (("torso", 2), ("limbs", 1)):
        match = quest_table("pair", [CITY, ROAD], held=[[], []], letters=["", "s"])
        act(match, 0, "quest", goal="pair-3")
        tell(match, "draw-enemy", enemy="looter")
        fight(match, 0, face, face, face)
        until(match, "turn")
        assert value(match, "traits")[1] == trait


# --- what is watched for ----------------------------------------------------------------------------------------------


def test_so_much_radiation_in_one_turn_is_noticed_once() -> None:
    match = quest_table("scars", [BOSTON, ROAD], caps=[0, 0], held=[[], []], actions=3)
    taken = []
    for _ in range(3):
        act(match, 0, "move", sector=RIVER)
        taken.append((value(match, "rads_taken"), value(match, "caps", 0)))
        act(match, 0, "move", sector=BOSTON)
    # The third dose in the same turn is no news.
    assert taken == [(1, 0), (2, 5), (3, 5)]


def test_radiation_and_damage_of_a_fight_are_noticed_when_it_is_over() -> None:
    match = quest_table("scars", [ROAD, RUINS], enemies={"glowing-one-1": ROAD}, caps=[0, 0], held=[[], []], letters=["", "s"])
    act(match, 0, "fight", enemy="glowing-one-1")
    fight(match, 0, *HITS)
    # Six icons of level two are twelve damage, and two of radiation come along: both goals are met, after the fight.
    until(match, "turn")
    kinds = [event.kind for event in match.events(0)]
    assert kinds.index("not-killed") < kinds.index("goal-completed")
    assert value(match, "caps", 0) == 12


def test_little_damage_is_not_enough() -> None:
    match = quest_table("scars", [ROAD, RUINS], enemies={"looter": ROAD}, caps=[0, 0], held=[[], []], letters=["", "s"])
    act(match, 0, "fight", enemy="looter")
    fight(match, 0, "head", "head", "torso")
    until(match, "turn")
    assert (value(match, "health", 0), value(match, "caps", 0)) == (11, 0)
    more = quest_table("scars", [ROAD, RUINS], enemies={"looter": ROAD}, caps=[0, 0], held=[[], []], letters=["", "s"])
    act(more, 0, "fight", enemy="looter")
    fight(more, 0, *HITS)
    until(more, "turn")
    assert (value(more, "health", 0), value(more, "caps", 0)) == (10, 7)
    assert zone(more, "quests", "kept 0") == ["scars"]


def test_camp_beside_a_strong_enemy() -> None:
    beside = "crossroads/north"
    for enemy, sector, caps in (("deathclaw-1", beside, 9), ("yao-guai", beside, 0), ("deathclaw-1", RUINS, 0)):
        match = quest_table("scars", [ROAD, CITY], enemies={enemy: sector}, caps=[0, 0])
        assert distance(match, ROAD, beside) == 1
        act(match, 0, "camp")
        act(match, 0, "break-camp")
        until(match, "turn")
        assert value(match, "caps", 0) == caps


def test_a_kill_as_somebody() -> None:
    """The killer must be a super mutant for the first goal; whoever is meets both, and the first one settled trashes it."""
    mutant = [0, 2, 0, 0, 0, 0]
    for traits, asked_for in ((mutant, True), ([0] * 6, False)):
        match = quest_table(
            "hunt", [ROAD, CITY], enemies={"overlord": ROAD}, caps=[0, 0], held=[[], []], letters=["", "s"], traits=traits
        )
        act(match, 0, "fight", enemy="overlord")
        # Three torsos are three hits on an overlord, and nine damage.
        fight(match, 0, "torso", "torso", "torso")
        until(match, "meet-next", "turn")
        if asked_for:
            assert asked(match, 0) == ["meet-next"]
            act(match, 0, "meet-next", goal="hunt-1")
        assert value(match, "caps", 0) == (5 if asked_for else 3)
        assert zone(match, "quests", "trash") == ["hunt"]


@pytest.mark.rule("wasteland/has-companion")
def test_a_die_for_each_companion_equipped_or_carried() -> None:
    match = quest_table("hunt", [ROAD, CITY], held=[["cait", "deacon"], []])
    end_turn(match, 0)
    end_turn(match, 1)
    while not (match.seat == bottlecap.CHANCE and match.odds()[0][0].kind == "die-falls"):
        match.play(match.odds()[0][0] if match.seat == bottlecap.CHANCE else match.actions(match.seats[0])[0], match.seat)
    assert len(outcomes(match)) == 6
    tell(match, "die-falls", face="head")
    assert value(match, "rads", 0) == 0
    tell(match, "die-falls", face="torso")
    # One of the two showed the head; the other survivor has no companion.
    assert (value(match, "rads"), [event["seat"] for event in heard(match, 0, "die-fell")]) == ([1, 0], [0, 0])
