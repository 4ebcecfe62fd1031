"""Wasteland: the power track, factions as enemies, loyalty, the end."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, offered, refused, tell, zone
from tests.wasteland.table import (
    DOMAINS,
    SECTORS,
    altered,
    doing,
    drawing,
    end_turn,
    fight,
    fight_on,
    opened,
    sector_of,
    table,
    value,
)

import bottlecap
from bottlecap.games.wasteland import foes, fog, influence
from bottlecap.games.wasteland.foes import SHIELD_FOE, STAR_FOE
from bottlecap.games.wasteland.state import of
from bottlecap.games.wasteland.tokens import ARMORED, LOOT, RANGED

NORTH, EAST, WEST, CAMP, HILL = (f"crossroads/{place}" for place in ("north", "east", "west", "camp", "hill"))


def deck_of(match: bottlecap.Match, *agendas: str) -> dict[str, str]:
    """All but these lie in the discards."""
    return {agenda: "discard" for agenda in zone(match, "agendas", "deck") if agenda not in agendas}


def places(match: bottlecap.Match, faction: str) -> list[str]:
    """Where the tokens of a faction lie."""
    return [SECTORS[place - 1] for place in value(match, f"{faction}s") if place]


# --- the track --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/faction-power")
def test_markers_start_at_the_top_and_an_empty_deck_moves_both() -> None:
    match = opened(2)
    assert value(match, "power") == [0, 0]
    match = altered(match, agendas=deck_of(match, "payday-1"), power=[3, 1], enemies={})
    match = drawing(match, 1)
    assert value(match, "power") == [4, 2]
    assert [event["amount"] for event in heard(match, None, "advanced")] == [1, 1]


@pytest.mark.rule("wasteland/faction-letters")
def test_figures_are_read_off_the_track_at_the_factions_own_marker() -> None:
    levels, properties = [], []
    for power in range(6):
        state = of(table(2, power=[power, 5 - power]).state)
        levels.append(int(foes.level_of(state, STAR_FOE)))
        properties.append(int(foes.properties_of(state, SHIELD_FOE)))
    assert levels == [1, 1, 2, 2, 3, 3]
    # The other way round: the shield's marker is at five first.
    assert properties == [ARMORED | LOOT] * 2 + [RANGED | LOOT] * 4


@pytest.mark.rule("wasteland/faction-wins")
@pytest.mark.parametrize("power", [[5, 2], [2, 5], [5, 5]])
def test_a_faction_at_the_end_of_the_track_ends_the_match_and_all_lose(power: list[int]) -> None:
    match = table(2, hands=[["curator"], ["rainy-day"]], power=power, enemies={})
    match = drawing(altered(match, agendas=deck_of(match, "payday-1")), 3)
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("all-lost", ())
    # Both markers have moved, and nothing more was drawn.
    assert value(match, "power") == [power[0] + 1, power[1] + 1]
    assert len(zone(match, "agendas", "hand 0")) == 2


@pytest.mark.rule("wasteland/faction-wins")
def test_who_then_has_enough_influence_wins() -> None:
    hands = [["managing-it-1"], ["freedom-1", "freedom-2", "household-name"]]
    # A lead of four: five for each Freedom, and eleven of ten.
    match = table(2, hands=hands, power=[5, 1], enemies={}, stirred=2)
    match = drawing(altered(match, agendas=deck_of(match, "payday-1")), 1)
    assert match.result is not None
    assert (match.result.reason, match.result.winners, match.result.scores) == ("faction", (1,), (2, 11))


@pytest.mark.rule("wasteland/faction-wins")
def test_short_of_the_end_the_match_goes_on() -> None:
    match = opened(2)
    match = drawing(altered(match, agendas=deck_of(match, "payday-1"), power=[4, 4], enemies={}), 1)
    assert not match.over and value(match, "power") == [5, 5]


@pytest.mark.rule("wasteland/faction-beyond")
def test_steps_beyond_the_last_count_for_the_lead() -> None:
    match = opened(2, track=3)
    hands = [["freedom-1", "freedom-2"], ["curator"]]
    state = of(altered(match, hands=hands, power=[2, 1], enemies={}).state)
    influence.advance(state, 0, 4)
    # Six steps on a track of three, five ahead: six for each card.
    assert list(state.power) == [6, 1]
    assert list(state.scores) == [12, 1]


@pytest.mark.rule("wasteland/over")
def test_after_the_end_nothing_can_be_played() -> None:
    match = opened(2)
    match = drawing(altered(match, agendas=deck_of(match, "payday-1"), power=[5, 5], enemies={}), 1)
    assert match.over and match.seats == ()
    for kind in ("end-turn", "camp"):
        assert refused(match, 0, kind) == "wasteland/over"


# --- factions as enemies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/faction-enemy")
def test_a_factions_token_is_fought_like_an_enemy_and_not_replaced() -> None:
    match = table(1, enemies={}, tokens={"star": [NORTH, NORTH, CAMP]}, where=[NORTH], held=[[]], letters=["ea"])
    assert refused(match, 0, "camp") == "wasteland/blocked-by-enemy"
    fight(match, 0, "head", "body", "limbs", faction="star", sector=NORTH)
    assert value(match, "health", 0) == 14, "two icons of a level 1"
    assert value(match, "peg", 0) == 1
    assert places(match, "star") == [NORTH, CAMP]
    assert not any(value(match, "laid")) and zone(match, "enemies", "map") == []


@pytest.mark.rule("wasteland/faction-enemy")
def test_a_factions_token_moves_and_fights_when_its_symbol_activates() -> None:
    match = table(1, enemies={}, tokens={"star": [EAST]}, where=[HILL], held=[[]], hands=[["curator"]])
    end_turn(match, 0)
    tell(match, "reveal-agenda", agenda="freedom-1")
    assert {str(action.to_json()["sector"]) for action in match.actions(0)} == {CAMP, NORTH, WEST}
    act(match, 0, "go-via", sector=NORTH)
    assert places(match, "star") == [NORTH]


@pytest.mark.rule("wasteland/faction-enemy")
def test_a_factions_token_that_would_become_inactive_is_removed() -> None:
    match = table(1, enemies={}, tokens={"star": [NORTH, CAMP]}, where=[NORTH], held=[[]], power=[4, 0])
    fleeing = {"kind": "fight", "seat": 0, "foe": "star", "sector": NORTH, "apart": 0, "attacks": 0, "plus": 0, "extra": ["flee"]}
    match = doing(match, fleeing)
    fight_on(match, 0, "limbs", "limbs", "limbs")
    assert places(match, "star") == [CAMP]


@pytest.mark.rule("wasteland/tokens-unlimited")
def test_many_tokens_of_a_faction_can_lie_on_the_map() -> None:
    match = table(1, enemies={}, tokens={"star": [NORTH] * 12, "shield": [CAMP] * 12}, where=[EAST])
    assert len(places(match, "star")) == len(places(match, "shield")) == 12
    # There is one more for a card that puts one.
    assert fog.lay_token(of(match.state), 0, SECTORS.index(EAST), 0) and len(places(match, "star")) == 13


# --- loyalty ----------------------------------------------------------------------------------------------------------


def faithful(**changes: Any) -> bottlecap.Match:
    """Seat 0 holds cards of both factions and another one."""
    hands = [["freedom-1", "freedom-2", "security-1", "curator"], ["rainy-day"]]
    given: dict[str, Any] = {"hands": hands, "enemies": {}, "where": [NORTH, EAST], **changes}
    return table(2, **given)


@pytest.mark.rule("wasteland/loyalty")
def test_a_faction_card_is_revealed_at_the_start_of_a_turn() -> None:
    match = faithful()
    assert refused(match, 0, "pledge", agenda="curator") == "wasteland/loyalty"
    assert refused(match, 0, "pledge", agenda="freedom-3") == "wasteland/loyalty"
    assert refused(match, 0, "renounce") == "wasteland/loyalty"
    act(match, 0, "pledge", agenda="freedom-1")
    assert zone(match, "agendas", "pledged 0") == ["freedom-1"]
    assert heard(match, 1, "pledged") == [{"seat": 0, "agenda": DOMAINS["agenda"].index("freedom-1")}]
    # Only one lies open: another one takes its place.
    act(match, 0, "pledge", agenda="security-1")
    assert zone(match, "agendas", "pledged 0") == ["security-1"]
    assert "freedom-1" in zone(match, "agendas", "hand 0")
    act(match, 0, "renounce")
    assert zone(match, "agendas", "pledged 0") == [] and len(zone(match, "agendas", "hand 0")) == 4


@pytest.mark.rule("wasteland/loyalty")
def test_what_is_done_in_a_turn_ends_its_start() -> None:
    pledged = faithful(agendas={"freedom-1": "pledged 0"}, perks={"cap-collector": "held 0"})
    for first_deed in (("move", {"sector": WEST}), ("use-perk", {"perk": "cap-collector"})):
        match = altered(pledged)
        kind, arguments = first_deed
        act(match, 0, kind, **arguments)
        assert refused(match, 0, "pledge", agenda="security-1") == "wasteland/loyalty"
        assert refused(match, 0, "renounce") == "wasteland/loyalty"
    # What belongs to the start does not end it.
    act(pledged, 0, "pledge", agenda="security-1")
    assert can(pledged, 0, "renounce")


@pytest.mark.rule("wasteland/loyalty-effects")
def test_ones_own_faction_hinders_nothing_and_cannot_be_attacked() -> None:
    match = faithful(tokens={"star": [NORTH]}, held=[[], []])
    assert refused(match, 0, "camp") == "wasteland/blocked-by-enemy"
    assert can(match, 0, "fight-faction", faction="star", sector=NORTH)
    act(match, 0, "pledge", agenda="freedom-1")
    assert refused(match, 0, "fight-faction", faction="star", sector=NORTH) == "wasteland/loyalty-effects"
    assert can(match, 0, "camp")
    # Of the other faction that is not so.
    other = faithful(tokens={"shield": [NORTH]}, held=[[], []], agendas={"freedom-1": "pledged 0"})
    assert refused(other, 0, "camp") == "wasteland/blocked-by-enemy"
    assert can(other, 0, "fight-faction", faction="shield", sector=NORTH)


@pytest.mark.rule("wasteland/loyalty-effects")
@pytest.mark.parametrize(("pledged", "fought"), [(True, 1), (False, 0)])
def test_ones_own_faction_goes_for_others_only(pledged: bool, fought: int) -> None:
    cards = {"freedom-2": "pledged 0"} if pledged else {}
    match = faithful(tokens={"star": [NORTH]}, agendas=cards, where=[NORTH, EAST])
    match = altered(match, agendas={"freedom-1": "deck"})
    for seat in (0, 1):
        end_turn(match, seat)
    tell(match, "reveal-agenda", agenda="freedom-1")
    # It fights whom it finds in its sector; a loyal survivor it leaves for the next one, and is aggressive there.
    assert heard(match, None, "fought")[0]["seat"] == fought
    assert places(match, "star") == [EAST if pledged else NORTH]


@pytest.mark.rule("wasteland/loyalty-drawn")
def test_a_fight_that_a_card_orders_is_fought_all_the_same() -> None:
    match = faithful(agendas={"freedom-1": "pledged 0"}, held=[[], []], letters=["ea", "sl"])
    ordered = {"kind": "fight", "seat": 0, "foe": "star", "sector": "nowhere", "apart": 0, "attacks": 0, "plus": 0, "extra": []}
    match = doing(match, ordered)
    fight_on(match, 0, "head", "body", "body")
    assert heard(match, 0, "slain") and value(match, "peg", 0) == 1


@pytest.mark.rule("wasteland/loyalty-aggressive")
@pytest.mark.parametrize(("pledged", "fights"), [(True, False), (False, True)])
def test_an_aggressive_token_of_ones_own_faction_starts_no_fight(pledged: bool, fights: bool) -> None:
    cards = {"freedom-1": "pledged 0"} if pledged else {}
    match = faithful(tokens={"star": [WEST]}, agendas=cards)
    act(match, 0, "move", sector=WEST)
    assert sector_of(match, 0) == WEST
    assert bool(heard(match, 0, "fought")) == fights


@pytest.mark.rule("wasteland/loyalty-counts")
def test_the_open_card_counts_for_influence() -> None:
    hands = [["freedom-1", "freedom-2"], ["rainy-day"]]
    for lead, over in ((4, True), (3, False)):
        match = table(
            2, hands=hands, agendas={"freedom-1": "pledged 0"}, enemies={}, where=[NORTH, EAST], power=[lead, 0], stirred=1
        )
        act(match, 0, "move", sector=WEST)
        # Five each with a lead of four: ten of ten.
        assert match.over == over


@pytest.mark.rule("wasteland/loyalty-counts")
def test_the_open_card_counts_for_the_limit_and_may_be_the_one_that_goes_back() -> None:
    match = drawing(faithful(agendas={"freedom-1": "pledged 0"}, tokens={"star": [NORTH]}), 1)
    tell(match, "draw-agenda", agenda="payday-1")
    assert asked(match, 0) == ["give-back"] and len(match.actions(0)) == 5
    act(match, 0, "give-back", agenda="freedom-1")
    assert zone(match, "agendas", "pledged 0") == []
    assert "freedom-1" in zone(match, "agendas", "deck")
    assert refused(match, 0, "camp") == "wasteland/blocked-by-enemy", "the loyalty has ended with it"


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/solo-power")
@pytest.mark.parametrize(("before", "after"), [([2, 1], [2, 2]), ([1, 3], [2, 3]), ([2, 2], [3, 3])])
def test_alone_only_the_weaker_faction_advances(before: list[int], after: list[int]) -> None:
    match = opened(1)
    match = drawing(altered(match, agendas=deck_of(match, "payday-1"), power=before, enemies={}), 1)
    assert value(match, "power") == after


# --- ties -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/ties-by-first-player")
@pytest.mark.parametrize(("first_player", "hunted"), [(0, 1), (2, 2), (3, 1)])
def test_of_equals_the_first_player_is_meant_then_the_next_clockwise(first_player: int, hunted: int) -> None:
    """Two survivors equally near and equally well: an enemy that has to choose goes by the order from the first player."""
    match = table(4, enemies={"deathclaw-1": NORTH}, where=[HILL, NORTH, NORTH, CAMP], first_player=first_player, held=[[]] * 4)
    for seat in range(4):
        end_turn(match, seat)
    tell(match, "reveal-agenda", agenda="no-half-measures")
    assert heard(match, None, "fought")[0]["seat"] == hunted


@pytest.mark.rule("wasteland/may-is-optional")
def test_what_one_may_do_can_be_left_undone() -> None:
    match = table(1, enemies={}, health=[10], held=[["stimpak"]])
    act(match, 0, "camp")
    assert {"rest", "sleep", "break-camp"} <= set(offered(match, 0))
    act(match, 0, "break-camp")
    assert (value(match, "health", 0), value(match, "traits")) == (10, [0, 0, 0])
    assert can(match, 0, "use", item="stimpak")
    end_turn(match, 0)
    assert zone(match, "items", "held 0") == ["stimpak"]
