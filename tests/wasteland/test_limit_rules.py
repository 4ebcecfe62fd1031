"""Wasteland: decks and piles that run out, and where what is discarded goes."""

import pytest
from tests.say import act, heard, outcomes, tell, zone
from tests.wasteland.table import DOMAINS, GAME, altered, doing, first, table, type_of, value

import bottlecap

NORTH, EAST = "crossroads/north", "crossroads/east"


def looting(match: bottlecap.Match, cards: int) -> bottlecap.Match:
    return doing(match, {"kind": "loot", "seat": 0, "left": cards})


@pytest.mark.rule("wasteland/deck-rebuild")
def test_with_the_last_loot_card_its_discards_become_the_deck_in_the_middle_of_a_draw() -> None:
    match = table(1, enemies={}, held=[[]])
    gone = dict.fromkeys(zone(match, "items", "loot-deck"), "loot-discard")
    discards = {"jet": "asset-discard"}
    match = looting(altered(match, items={**gone, "junk-1": "loot-deck", **discards}), 2)
    # The one that was left came by itself; the rest of the draw is from its own discards, and no others.
    assert len(heard(match, 0, "deck-rebuilt")) == 1
    assert set(outcomes(match)) == {(item,) for item in gone if item != "junk-1"}
    assert zone(match, "items", "held 0") == ["junk-1"]
    assert zone(match, "items", "asset-discard") == ["jet"]


@pytest.mark.rule("wasteland/discard-piles")
def test_each_kind_of_card_has_its_own_discards() -> None:
    match = table(1, enemies={}, held=[["tire-iron", "leather-armor", "junk-1"]])
    match = doing(match, {"kind": "trade", "seat": 0, "deals": 4, "cheaper": 0, "kinds": [], "sale": 0})
    tell(match, "add-asset", item="geck")
    for item in ("tire-iron", "leather-armor", "junk-1"):
        act(match, 0, "sell", item=item)
    assert zone(match, "items", "loot-discard") == ["junk-1"]
    assert zone(match, "items", "asset-discard") == ["leather-armor"]
    assert "tire-iron" in zone(match, "items", "box"), "a survivor's own card leaves the game"


@pytest.mark.rule("wasteland/enemy-none-left")
def test_an_icon_stays_empty_when_no_token_of_its_type_is_left() -> None:
    atlas = GAME.cards.atlas
    icons = {face: [int(atlas.enemies[8 * face + place]) for place in range(atlas.many[face])] for face in range(27)}
    face, types = next((face, found) for face, found in icons.items() if atlas.backs[face] == 2 and max(found) >= 0)
    type = DOMAINS["type"][max(types)]
    tokens = [enemy for enemy in DOMAINS["enemy"] if type_of(enemy) == type]
    for left, appeared in ((0, 0), (1, 1)):
        on_map = dict.fromkeys(tokens[left:], "diamond-city/city")
        match = table(1, where=[EAST], enemies=on_map)
        act(match, 0, "explore", tile="tile-6")
        tell(match, "turn-tile", face=DOMAINS["face"][face])
        while match.seat == bottlecap.CHANCE:
            first(match)
        found = [DOMAINS["enemy"][event["enemy"]] for event in heard(match, 0, "appeared")]  # type: ignore[index]
        assert len([enemy for enemy in found if type_of(enemy) == type]) == appeared
        assert value(match, "actions") == 1
