"""Wasteland: what can be settled before a match: the track, how much of the agenda deck, how factions count, rotation."""

import pytest
from tests.say import act, asked, can, heard, outcomes, zone
from tests.wasteland.table import GAME, altered, drawing, end_turn, first, opened, value

import bottlecap

NORTH = "crossroads/north"


@pytest.mark.parametrize("track", [1, 3])
@pytest.mark.rule("wasteland/faction-wins")
def test_a_shorter_track_ends_sooner(track: int) -> None:
    match = opened(2, track=track)
    deck = {agenda: "discard" for agenda in zone(match, "agendas", "deck") if agenda != "payday-1"}
    match = altered(match, agendas=deck, enemies={}, power=[track - 1, 0])
    match = drawing(match, 1)
    assert match.result is not None and match.result.reason == "all-lost"


def test_a_share_of_the_agendas_is_played_and_the_rest_stays_under_the_deck() -> None:
    match = opened(2, agendas=50)
    # Nineteen cards, of which nine stay; each of two hands has one.
    assert value(match, "reserve") == 9
    assert len(zone(match, "agendas", "deck")) == 17
    assert value(opened(2), "reserve") == 0


def test_the_clock_strikes_with_the_last_card_above_the_reserve() -> None:
    match = opened(2, agendas=50)
    deck = zone(match, "agendas", "deck")
    # One is left above the nine; which one is anybody's guess.
    match = drawing(altered(match, enemies={}, agendas=dict.fromkeys(deck[:7], "discard")), 1)
    assert len(outcomes(match)) == 10
    first(match)
    assert value(match, "power") == [1, 1]
    assert len(zone(match, "agendas", "deck")) == 16, "the discards and the reserve are one deck"


def test_with_all_cards_above_the_reserve_in_hands_the_clock_goes_on() -> None:
    match = opened(4, agendas=25)
    deck = zone(match, "agendas", "deck")
    # Six cards above the reserve: all are in hands.
    assert (value(match, "reserve"), len(deck)) == (17, 19)
    match = altered(match, enemies={}, agendas={deck[0]: "hand 0", deck[1]: "hand 1"})
    for seat in range(4):
        end_turn(match, seat)
    assert match.odds()[0][0].kind == "reveal-agenda"
    first(match)
    assert value(match, "power") == [1, 1]


@pytest.mark.parametrize(("scoring", "over"), [("spaces", True), ("bands", False), ("none", False)])
@pytest.mark.rule("wasteland/agenda-influence")
def test_how_faction_cards_count(scoring: str, over: bool) -> None:
    match = opened(4, "commonwealth", GAME, **{"faction-scoring": scoring})
    hands: list[list[str]] = [["freedom-1", "freedom-2"], [], [], []]
    match = altered(match, enemies={}, hands=hands, power=[4, 1], stirred=1)
    act(match, 0, "camp")
    act(match, 0, "break-camp")
    # Two cards: a lead of three steps makes eight, of one band or two six, and none two.
    assert match.over == over


def test_bands_count_by_the_colours_of_the_track() -> None:
    for power, over in (([4, 1], True), ([3, 1], False)):
        match = opened(4, "commonwealth", GAME, **{"faction-scoring": "bands"})
        hands = [["freedom-1", "freedom-2", "untouchable-1"], [], [], []]
        match = altered(match, enemies={}, hands=hands, held=[["combat-armor"], [], [], []], power=power, stirred=1)
        act(match, 0, "camp")
        act(match, 0, "break-camp")
        # The third band is two ahead of the first, the second one: six and two are eight, four and two are not.
        assert match.over == over


def test_in_rotation_everybody_has_two_turns_of_one_action() -> None:
    match = altered(opened(2, rotation=1), enemies={}, where=[NORTH, NORTH])
    for seat in (0, 1, 0, 1):
        assert (match.seats, value(match, "actions")) == ((seat,), 1)
        act(match, seat, "camp")
        if asked(match, seat) == ["camp"]:
            act(match, seat, "break-camp")
        if match.seats == (seat,) and match.seat != bottlecap.CHANCE:
            assert not can(match, seat, "camp")
            end_turn(match, seat)
    assert match.odds()[0][0].kind == "reveal-agenda"
    assert [event["seat"] for event in heard(match, 0, "turn-begins")] == [1, 0, 1]
