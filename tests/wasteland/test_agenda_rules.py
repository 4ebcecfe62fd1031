"""Wasteland: the agenda deck that is a clock, hands and their limit."""

import random
from typing import Any, cast

import pytest
from tests.say import act, asked, heard, outcomes, refused, tell, zone
from tests.wasteland.table import DOMAINS, altered, drawing, end_turn, opened, table, value

import bottlecap

NORTH = "crossroads/north"


def deck_of(players: int, *agendas: str, **changes: Any) -> bottlecap.Match:
    """Just these are in the deck; all others but the hands' lie in the discards."""
    match = opened(players)
    rest = {agenda: "discard" for agenda in zone(match, "agendas", "deck") if agenda not in agendas}
    return altered(match, agendas=rest, enemies={}, **changes)


@pytest.mark.rule("wasteland/agenda-secret")
def test_a_hand_is_secret_and_its_size_is_open() -> None:
    match = drawing(opened(2), 1)
    tell(match, "draw-agenda", agenda="payday-1")
    assert heard(match, 0, "agenda-drawn")[-1]["agenda"] == DOMAINS["agenda"].index("payday-1")
    for other in (1, None):
        assert heard(match, other, "agenda-drawn")[-1] == {"seat": 0, "agenda": None}
    samples = {str(zone(match.perspective(1).sample(rng(seed)), "agendas", "hand 0")) for seed in range(8)}
    assert len(samples) > 1, "it could be anything"
    assert {len(zone(match.perspective(1).sample(rng(seed)), "agendas", "hand 0")) for seed in range(8)} == {2}
    own = {str(sorted(zone(match.perspective(0).sample(rng(seed)), "agendas", "hand 0"))) for seed in range(8)}
    assert len(own) == 1


@pytest.mark.rule("wasteland/agenda-limit")
def test_above_four_one_of_all_goes_back_into_the_deck() -> None:
    match = drawing(table(2, hands=[["payday-1", "payday-2", "curator", "rainy-day"], ["memory-lane"]]), 2)
    tell(match, "draw-agenda", agenda="know-it-all-1")
    # All cards of the draw are in the hand first.
    assert match.seat == bottlecap.CHANCE
    tell(match, "draw-agenda", agenda="know-it-all-2")
    assert asked(match, 0) == ["give-back"] and len(match.actions(0)) == 6
    assert refused(match, 0, "give-back", agenda="memory-lane") == "wasteland/agenda-limit"
    act(match, 0, "give-back", agenda="payday-1")
    act(match, 0, "give-back", agenda="know-it-all-2")
    assert sorted(zone(match, "agendas", "hand 0")) == ["curator", "know-it-all-1", "payday-2", "rainy-day"]
    assert {"payday-1", "know-it-all-2"} <= set(zone(match, "agendas", "deck"))
    assert asked(match, 0) == ["turn"]
    assert [event["agenda"] for event in heard(match, 1, "agenda-given-back")] == [None, None]


@pytest.mark.rule("wasteland/agenda-limit")
def test_what_went_back_is_shuffled_in() -> None:
    match = drawing(table(2, hands=[["payday-1", "payday-2", "curator", "rainy-day"], ["memory-lane"]]), 1)
    tell(match, "draw-agenda", agenda="know-it-all-1")
    act(match, 0, "give-back", agenda="payday-1")
    chances = outcomes(drawing(match, 1, 1))
    assert chances[("payday-1",)] == 1 and set(chances.values()) == {1}
    assert len(chances) == len(zone(match, "agendas", "deck"))
    # Who gave it back knows no longer where it is, once somebody else has drawn.
    match = drawing(match, 1, 1)
    tell(match, "draw-agenda", agenda="household-name")
    cards = cast(dict[str, dict[str, int]], match.position()["agendas"])
    assert cards["known"]["payday-1"] == 0


@pytest.mark.rule("wasteland/agenda-empty")
def test_with_the_last_card_the_discards_are_shuffled_and_both_factions_advance() -> None:
    match = drawing(deck_of(3, "payday-1", "payday-2"), 1)
    tell(match, "draw-agenda", agenda="payday-1")
    assert (value(match, "power"), value(match, "first_player")) == ([0, 0], 0)
    match = drawing(deck_of(3, "payday-1"), 1)
    # One card: there was nothing to choose for chance.
    assert value(match, "power") == [1, 1]
    assert value(match, "first_player") == 2
    assert zone(match, "agendas", "discard") == []
    assert "payday-1" in zone(match, "agendas", "hand 0") and "payday-1" not in zone(match, "agendas", "deck")


@pytest.mark.rule("wasteland/agenda-empty-draw")
def test_a_draw_goes_on_in_the_new_deck() -> None:
    match = drawing(deck_of(3, "payday-1"), 2)
    assert value(match, "power") == [1, 1]
    assert ("payday-1",) not in outcomes(match) and len(outcomes(match)) == 21 - 3 - 1
    tell(match, "draw-agenda", agenda="curator")
    assert len(zone(match, "agendas", "hand 0")) == 3
    assert value(match, "power") == [1, 1]


@pytest.mark.rule("wasteland/agenda-empty-draw")
def test_the_revealed_card_is_not_in_the_new_deck() -> None:
    match = deck_of(1, "payday-1", where=[NORTH])
    end_turn(match, 0)
    assert value(match, "power") == [1, 1]
    assert zone(match, "agendas", "discard") == ["payday-1"], "it was discarded behind the shuffling"
    assert "payday-1" not in zone(match, "agendas", "deck")


@pytest.mark.rule("wasteland/first-player-passes")
def test_the_new_first_player_is_told_to_all() -> None:
    match = drawing(deck_of(2, "payday-1"), 1)
    assert heard(match, None, "first-player")[-1] == {"seat": 1}


def rng(seed: int) -> random.Random:
    return random.Random(seed)
