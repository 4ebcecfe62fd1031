"""Wasteland: tasks and results of story cards, with stand-in cards."""

import pytest
from tests.say import act, asked, heard, outcomes, refused, tell, zone
from tests.wasteland.story import GAME, fight, meet, story_table, until, why
from tests.wasteland.table import SECTORS, end_turn, sector_of, value

RUINS, CITY, ROAD = "cit-ruins/ruins", "diamond-city/city", "crossroads/east"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}
IDOLIZED, VILIFIED = [1, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]
MISS = ("limbs", "limbs", "limbs")
HUMANS = [id for id, type in zip(GAME.domains["enemy"], GAME.cards.enemy_type, strict=True) if type == 1]


def face_for(enemy: str, hits: bool) -> str:
    """A face of a die that shows a vulnerable part of the enemy, or none of them."""
    content = GAME.cards
    parts = content.enemy_parts[GAME.domains["enemy"].index(enemy)]
    for number, id in enumerate(GAME.domains["die-face"]):
        if bool(content.face_parts[number] & parts) == hits and content.face_hits[number] == (1 if hits else 0):
            return id
    return next(id for number, id in enumerate(GAME.domains["die-face"]) if bool(content.face_parts[number] & parts) == hits)


# --- fights ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/combat-drawn")
def test_a_drawn_enemy_comes_from_its_pile_and_is_discarded_whatever_comes() -> None:
    for hits in (True, False):
        match = story_table(2, where=[RUINS, ROAD], enemies={"looter": ROAD}, tokens=NO_TOKENS)
        meet(match, 0, "roadblock", 1)
        assert {str(enemy) for (enemy,) in outcomes(match)} == set(HUMANS) - {"looter"}
        tell(match, "draw-enemy", enemy="raider-scum-1")
        assert zone(match, "enemies", "drawn") == ["raider-scum-1"]
        face = face_for("raider-scum-1", hits)
        fight(match, 0, face, face, face)
        until(match, "turn")
        assert zone(match, "enemies", "discard") == ["raider-scum-1"]
        # Not replaced: no token lies face down, and only the one that was there is on the map.
        assert (zone(match, "enemies", "map"), any(value(match, "laid"))) == (["looter"], False)
        assert [event["success"] for event in heard(match, 0, "encounter-outcome")] == [1 if hits else 0]
        assert zone(match, "encounters", "trash") == (["roadblock"] if hits else [])


@pytest.mark.rule("wasteland/enemy-none-left")
def test_with_no_token_left_the_enemy_counts_as_killed_without_experience_and_loot() -> None:
    spread = dict.fromkeys(HUMANS, "crossroads/west")
    match = story_table(2, where=[RUINS, ROAD], enemies=spread, tokens=NO_TOKENS)
    meet(match, 0, "roadblock", 1)
    assert [event["success"] for event in heard(match, 0, "encounter-outcome")] == [1]
    assert heard(match, 0, "learned") == heard(match, 0, "slain") == []
    assert len(heard(match, 0, "no-foe-left")) == 1


@pytest.mark.rule("wasteland/level-raised")
def test_a_raised_level_counts_for_hits_damage_radiation_and_experience() -> None:
    """A looter of level 1, raised by one and radioactive."""
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, letters=["speci", "s"], held=[[], []], staged=[])
    meet(match, 0, "roadblock", 1)
    tell(match, "draw-enemy", enemy="looter")
    hit, miss = face_for("looter", True), face_for("looter", False)
    icons = [GAME.cards.face_hits[GAME.domains["die-face"].index(face)] for face in (hit, miss, miss)]
    fight(match, 0, hit, miss, miss)
    until(match, "turn")
    assert heard(match, 0, "slain") == []
    assert [event["amount"] for event in heard(match, 0, "hurt")] == [2 * sum(icons)]
    assert [event["amount"] for event in heard(match, 0, "irradiated")] == [2]
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, letters=["speci", "s"], held=[[], []], staged=[])
    meet(match, 0, "roadblock", 1)
    tell(match, "draw-enemy", enemy="looter")
    fight(match, 0, hit, hit, miss)
    until(match, "turn")
    assert [event["amount"] for event in heard(match, 0, "learned")] == [2]


@pytest.mark.rule("wasteland/loyalty-drawn")
def test_a_card_orders_a_fight_against_ones_own_faction() -> None:
    own = next(id for id, faction in zip(GAME.domains["agenda"], GAME.cards.agenda_faction, strict=True) if faction == 1)
    match = story_table(2, where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS, hands=[[own], []])
    act(match, 0, "pledge", agenda=own)
    meet(match, 0, "recruiter", 1)
    assert len(heard(match, 0, "fought")) == 1
    fight(match, 0, "torso", "torso", "torso")
    until(match, "turn")
    assert [event["success"] for event in heard(match, 0, "encounter-outcome")] == [1]
    assert value(match, "power") == [0, 1]


def test_a_token_is_put_and_fought() -> None:
    match = story_table(2, where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "recruiter", 2)
    assert value(match, "stars")[0] == SECTORS.index(CITY) + 1
    fight(match, 0, "torso", "torso", "torso")
    until(match, "turn")
    assert value(match, "stars")[0] == SECTORS.index(CITY) + 1
    match = story_table(2, where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "recruiter", 2)
    fight(match, 0, "head", "head", "head")
    until(match, "turn")
    assert value(match, "stars")[0] == 0


# --- killed ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/killed-mid-result")
def test_who_is_killed_by_a_row_gains_nothing_more_of_it_but_the_rest_is_carried_out() -> None:
    match = story_table(2, where=[CITY, ROAD], staged=[], enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "recruiter", 3)
    until(match, "turn")
    assert value(match, "deaths", 0) == 1
    assert [event["amount"] for event in heard(match, 0, "earned")] == [3]
    assert heard(match, 0, "learned") == []
    assert zone(match, "quests", "staged") == ["echo"]
    assert zone(match, "encounters", "trash") == ["recruiter"]
    assert value(match, "power") == [0, 1]


@pytest.mark.rule("wasteland/killed-mid-result")
def test_who_is_killed_by_the_task_of_an_option_gets_its_failure() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, health=[1, 16])
    meet(match, 0, "roadblock", 1)
    tell(match, "draw-enemy", enemy="looter")
    fight(match, 0, "head", "head", "head")
    until(match, "turn")
    assert value(match, "deaths", 0) == 1
    assert heard(match, 0, "learned") == []
    assert value(match, "power") == [1, 0]
    assert len(heard(match, 0, "encounter-added")) == 1


@pytest.mark.rule("wasteland/killed-mid-result")
def test_who_is_killed_by_the_task_of_a_goal_has_not_completed_it() -> None:
    match = story_table(2, where=["downtown-boston/river", ROAD], staged=["pump"], enemies={}, tokens=NO_TOKENS, health=[2, 16])
    act(match, 0, "quest", goal="pump-1")
    until(match, "turn")
    assert value(match, "deaths", 0) == 1
    assert heard(match, 0, "goal-completed") == heard(match, 0, "tested") == []
    assert zone(match, "quests", "staged") == ["pump"]


# --- moving -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/move-by-effect")
def test_moved_by_an_effect_one_pays_nothing_and_meets_radiation() -> None:
    where = ["downtown-boston/downtown", ROAD]
    match = story_table(2, where=where, enemies={}, tokens=NO_TOKENS, traits=VILIFIED, decks={"ruin": ["roadblock"]})
    meet(match, 0, "roadblock", 2)
    assert asked(match, 0) == ["move-aside"]
    assert why(match, 0, "move-aside", sector=CITY) == "sector-adjacent"
    act(match, 0, "move-aside", sector="downtown-boston/wharf")
    assert sector_of(match, 0) == "downtown-boston/wharf"
    assert (value(match, "rads", 0), value(match, "points"), value(match, "actions")) == (1, 0, 1)


@pytest.mark.rule("wasteland/move-by-effect")
def test_aggressive_enemies_fight_who_is_moved_in_but_nobody_who_is_placed() -> None:
    fierce = next(id for id, has in zip(GAME.domains["enemy"], GAME.cards.enemy_properties, strict=True) if has & 1)
    where, decks = ["downtown-boston/downtown", ROAD], {"ruin": ["roadblock"]}
    enemies = {fierce: "downtown-boston/wharf"}
    match = story_table(2, where=where, enemies=enemies, tokens=NO_TOKENS, traits=VILIFIED, decks=decks)
    meet(match, 0, "roadblock", 2)
    act(match, 0, "move-aside", sector="downtown-boston/wharf")
    assert len(heard(match, 0, "fought")) == 1
    enemies = {fierce: "downtown-boston/railroad"}
    placed = story_table(2, where=where, enemies=enemies, tokens=NO_TOKENS, decks={"ruin": ["well"]})
    meet(placed, 0, "well", 2)
    act(placed, 0, "pick-sector", sector="downtown-boston/railroad")
    assert (sector_of(placed, 0), heard(placed, 0, "fought")) == ("downtown-boston/railroad", [])


@pytest.mark.rule("wasteland/empty-sector")
def test_an_empty_sector_holds_nobody_and_no_token() -> None:
    wharf, river, quay, stands = "downtown-boston/wharf", "downtown-boston/river", "cit-ruins/quay", "diamond-city/stands"
    match = story_table(
        3,
        where=[CITY, ROAD, wharf],
        staged=["clock"],
        enemies={"looter": quay},
        tokens={"star": [], "shield": [stands]},
        held=[["cait"], [], []],
    )
    act(match, 0, "quest", goal="clock-1")
    assert asked(match, 0) == ["pick-sector"]
    for full in (ROAD, wharf, quay, stands):
        assert why(match, 0, "pick-sector", sector=full) == "result-basic"
    act(match, 0, "pick-sector", sector=river)
    # Placed, not moved: the radiation there does nothing.
    assert (sector_of(match, 0), value(match, "rads", 0)) == (river, 0)


# --- what rows give -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/result-basic")
def test_traits_experience_and_caps() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, traits=IDOLIZED, letters=["spec", "s"])
    meet(match, 0, "campfire", 3)
    assert value(match, "traits")[:3] == [2, 0, 0]
    assert (value(match, "peg", 0), value(match, "caps", 0)) == (1, 5)


@pytest.mark.rule("wasteland/result-basic")
def test_caps_are_lost_as_far_as_they_go() -> None:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS, caps=[1, 3])
    meet(match, 0, "signal", 3)
    assert value(match, "caps", 0) == 0
    assert len(heard(match, 0, "encounter-added")) == 1


@pytest.mark.rule("wasteland/result-basic", "wasteland/trade-times")
def test_trade_as_often_as_the_level_says() -> None:
    match = story_table(2, where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS)
    meet(match, 0, "market-day", 1)
    until(match, "trade")
    assert match.prompts(0)[0].args["deals"] == 4


@pytest.mark.rule("wasteland/one-item", "wasteland/result-basic")
def test_one_item_of_the_market_for_nothing_and_no_companion() -> None:
    cards = ["ripper", "cait", "stimpak", "med-x"]
    match = story_table(2, where=[CITY, ROAD], enemies={}, tokens=NO_TOKENS, letters=["s", "s"], market=cards)
    meet(match, 0, "market-day", 2)
    fight(match, 0, "head", "torso", "limbs")
    market = zone(match, "items", "market")
    assert until(match, "pick-item", "turn") == "pick-item"
    kinds = GAME.cards.item_kind
    items = GAME.domains["item"]
    offered = {items[action.args["item"]] for action in match.actions(0)}
    assert offered == {item for item in market if kinds[items.index(item)] != 2}
    # What does not lie there is not to be had.
    assert refused(match, 0, "pick-item", item="fat-man") == "wasteland/result-basic"
    item = sorted(offered)[0]
    act(match, 0, "pick-item", item=item)
    until(match, "turn")
    assert item in zone(match, "items", "held 0") + zone(match, "items", "asset-discard")
    assert (value(match, "caps", 0), len(zone(match, "items", "market"))) == (3, 4)


@pytest.mark.rule("wasteland/result-basic", "wasteland/unique-taken")
def test_a_unique_asset_or_a_random_one_where_it_is_gone_or_none() -> None:
    vault, faces, decks = ["vault-84/vault", ROAD], {1: "vault-84"}, {"vault-84": ["airlock"]}
    match = story_table(2, where=vault, faces=faces, decks=decks, enemies={}, traits=IDOLIZED)
    meet(match, 0, "airlock", 1)
    until(match, "turn")
    assert "pip-boy" in zone(match, "items", "held 0")
    assert value(match, "traits")[0] == 0
    gone = story_table(2, where=vault, faces=faces, decks=decks, enemies={}, items={"pip-boy": "unique-gone"})
    meet(gone, 0, "airlock", 1)
    assert {str(item) for (item,) in outcomes(gone)} == set(zone(gone, "items", "unique-deck"))
    tell(gone, "draw-unique", item="fat-man")
    until(gone, "turn")
    assert "fat-man" in zone(gone, "items", "held 0")
    uniques = dict.fromkeys(zone(gone, "items", "unique-deck") + ["pip-boy", "fat-man"], "unique-gone")
    none = story_table(2, where=vault, faces=faces, decks=decks, enemies={}, items=uniques)
    before = zone(none, "items", "held 0")
    meet(none, 0, "airlock", 1)
    assert (asked(none, 0), zone(none, "items", "held 0")) == (["turn"], before)


@pytest.mark.rule("wasteland/result-basic")
def test_agenda_cards_power_and_trash() -> None:
    match = story_table(2, where=[RUINS, ROAD], staged=["relic"], enemies={}, tokens=NO_TOKENS, letters=["s", "s"])
    act(match, 0, "quest", goal="relic-1")
    fight(match, 0, "head", "head", "head")
    until(match, "turn")
    assert len(zone(match, "agendas", "hand 0")) == 2
    assert "minigun" in zone(match, "items", "held 0")


def test_what_is_to_be_discarded_is_chosen() -> None:
    held = [["cait", "deacon", "combat-knife"], []]
    match = story_table(2, where=[CITY, ROAD], staged=["clock"], enemies={}, tokens=NO_TOKENS, held=held)
    act(match, 0, "quest", goal="clock-1")
    assert asked(match, 0) == ["pick-item"]
    assert why(match, 0, "pick-item", item="combat-knife") == "result-basic"
    act(match, 0, "pick-item", item="deacon")
    assert "deacon" in zone(match, "items", "asset-discard")
    assert "cait" in zone(match, "items", "held 0")


@pytest.mark.rule("wasteland/influence-when")
def test_influence_is_looked_at_after_a_row() -> None:
    """Three cards of the shield faction: with one step more than two ahead they are worth twelve, and ten are enough."""
    factions = zip(GAME.domains["agenda"], GAME.cards.agenda_faction, GAME.cards.agenda_players, strict=True)
    cards = [id for id, faction, players in factions if faction == 1 and players <= 2][:3]
    lead = (10 - len(cards)) // len(cards) - (1 if (10 - len(cards)) % len(cards) == 0 else 0)
    match = story_table(
        2, where=[ROAD, ROAD], staged=["echo"], enemies={}, tokens=NO_TOKENS, hands=[cards, []], power=[0, lead], track=6
    )
    end_turn(match, 0)
    end_turn(match, 1)
    before = value(match, "round")
    until(match, "never")
    assert match.result is not None
    assert (match.result.reason, value(match, "round")) == ("influence", before)
