"""Wasteland: loot cards and events, discards and decks made anew, unique assets."""

from pathlib import Path

import pytest
from tests.say import act, asked, heard, outcomes, tell, zone
from tests.wasteland.table import opened, table, value, with_items
from tests.wasteland.test_equip_rules import carried, item, looting, worn

import bottlecap

FIST = "fistful-of-caps-1"


def loot_left(*cards: str) -> dict[str, str]:
    """Only these cards are in the loot deck; the others are discarded."""
    deck = zone(opened(1), "items", "loot-deck")
    return {card: "loot-discard" for card in deck if card not in cards}


@pytest.mark.rule("wasteland/loot-event")
def test_an_event_is_resolved_and_discarded() -> None:
    match = looting(table(1, held=[[]], caps=[1]), 1)
    tell(match, "draw-loot", item=FIST)
    assert (value(match, "caps", 0), zone(match, "items", "loot-discard"), zone(match, "items", "held 0")) == (4, [FIST], [])
    assert asked(match, 0) == ["turn"]


@pytest.mark.rule("wasteland/loot-event", "wasteland/deck-rebuild")
def test_an_event_drawn_last_is_discarded_after_it_was_resolved() -> None:
    # The discards become the deck as the last card is taken: the event is not among them yet.
    match = looting(table(1, held=[[]], items=loot_left(FIST)), 1)
    assert value(match, "caps", 0) == 6
    assert zone(match, "items", "loot-discard") == [FIST]
    assert len(zone(match, "items", "loot-deck")) == 33


@pytest.mark.rule("wasteland/loot-many")
def test_all_are_drawn_before_anything_is_discarded() -> None:
    match = looting(table(1, held=[["water-1", "water-2", "junk-1"]], caps=[0]), 3)
    tell(match, "draw-loot", item="junk-2")
    assert match.seat == bottlecap.CHANCE
    # An event among them comes in the order drawn.
    tell(match, "draw-loot", item=FIST)
    assert value(match, "caps", 0) == 3 and match.seat == bottlecap.CHANCE
    tell(match, "draw-loot", item="junk-3")
    assert [event.kind for event in match.events(None) if event.kind in ("gained", "event-drawn")] == [
        *("gained", "event-drawn", "gained"),
    ]
    assert asked(match, 0) == ["drop"] and len(carried(match)) == 5
    act(match, 0, "drop", item="junk-3")
    act(match, 0, "drop", item="water-1")
    assert carried(match) == ["junk-1", "junk-2", "water-2"] and asked(match, 0) == ["turn"]


@pytest.mark.rule("wasteland/loot-many")
def test_all_that_were_drawn_can_be_equipped_before_anything_is_discarded() -> None:
    match = looting(table(1, held=[["tire-iron", "water-1", "water-2"]]), 2)
    tell(match, "draw-loot", item="pipe-wrench")
    tell(match, "draw-loot", item="metal-armor")
    act(match, 0, "equip-gained")
    # The weapon that gave way is carried; the armour can still be put on, and then nothing is too much.
    assert asked(match, 0) == ["stow"]
    act(match, 0, "equip-gained")
    assert worn(match) == ["pipe-wrench", "metal-armor"]
    assert asked(match, 0) == ["turn"] and len(carried(match)) == 3


@pytest.mark.rule("wasteland/deck-rebuild")
def test_the_last_loot_card_makes_the_discards_a_new_deck_in_the_middle_of_a_draw() -> None:
    match = looting(table(1, held=[[]], items=loot_left("junk-1")), 2)
    # The last one is no question.
    assert zone(match, "items", "held 0") == ["junk-1"]
    assert (len(zone(match, "items", "loot-deck")), zone(match, "items", "loot-discard")) == (33, [])
    assert len(outcomes(match)) == 33 and len(heard(match, None, "deck-rebuilt")) == 1
    tell(match, "draw-loot", item="junk-2")
    assert carried(match) == ["junk-1", "junk-2"]


@pytest.mark.rule("wasteland/deck-rebuild")
def test_without_discards_it_is_done_when_the_next_card_is_needed() -> None:
    boxed = dict.fromkeys(loot_left("junk-1", "junk-2"), "box")
    match = looting(table(1, held=[["stimpak"]], health=[3], items=boxed), 3)
    tell(match, "draw-loot", item="junk-1")
    # Nothing is left: the third is not drawn, and the match goes on.
    assert asked(match, 0) == ["turn"] and carried(match) == ["junk-1", "junk-2", "stimpak"]
    later = looting(match, 1)
    assert asked(later, 0) == ["turn"]
    gone = table(1, held=[[]], items={**boxed, "junk-1": "loot-discard", "junk-2": "box"})
    assert carried(looting(gone, 1)) == ["junk-1"]


@pytest.mark.rule("wasteland/discard-piles")
def test_discards_of_each_kind_lie_apart_and_own_cards_leave_the_game() -> None:
    full = table(1, held=[["tire-iron", "junk-1", "stimpak", "pip-boy"]], worn=[0, 0, 0, 0])
    places = {"junk-1": "loot-discard", "stimpak": "asset-discard", "pip-boy": "unique-gone", "tire-iron": "box"}
    for dropped, place in places.items():
        match = looting(full, 1)
        tell(match, "draw-loot", item="junk-2")
        act(match, 0, "drop", item=dropped)
        # Two cards too many: the other one is the new one.
        assert dropped in zone(match, "items", place), dropped
        assert heard(match, None, "discarded")[0] == {"seat": 0, "item": item(dropped)}


@pytest.mark.rule("wasteland/unique-taken")
def test_a_discarded_unique_asset_lies_beside_its_deck_and_does_not_come_back() -> None:
    match = looting(table(1, held=[["pip-boy", "junk-1", "junk-2"]]), 1)
    tell(match, "draw-loot", item="junk-3")
    act(match, 0, "drop", item="pip-boy")
    assert zone(match, "items", "unique-gone") == ["pip-boy"]
    assert "pip-boy" not in zone(match, "items", "unique-deck")


@pytest.mark.rule("wasteland/loot-event")
def test_what_an_event_says_is_done_from_left_to_right(tmp_path: Path) -> None:
    match = looting(table(1, held=[[]], agendas={"payday-1": "deck"}), 1)
    changed = with_items(tmp_path, match, 'does = ["caps 3"]', 'does = ["loot 1", "agenda 1"]')
    tell(changed, "draw-loot", item=FIST)
    tell(changed, "draw-loot", item="junk-1")
    tell(changed, "draw-agenda", agenda="payday-1")
    assert zone(changed, "items", "loot-discard") == [FIST]
