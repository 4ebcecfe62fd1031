"""Shelter: threats and injuries."""

from pathlib import Path
from typing import cast

import pytest
from tests.say import act, asked, heard, outcomes, refused, tell, zone
from tests.shelter.more import dawn, dice_due, facing, fight, pack, spawn, threats_in
from tests.shelter.table import (
    IDS,
    ON_SPACE,
    Edit,
    Position,
    away,
    can_place,
    cannot_place,
    changed,
    dwellers,
    end_round,
    happiness_of,
    home,
    items,
    items_of,
    lay,
    lay_all,
    place,
    quiet,
    room,
    space,
    space_in,
    stands,
    start,
    stock,
    stock_of,
    threat,
    threat_on,
)

import bottlecap

GARDEN = room(0, "garden-1")
TOP_COLUMNS = [
    (2, "wasteland 1"),
    (3, "vault-door 1"),
    (4, "vault-door 2"),
    (5, "vault-entrance 1"),
    (6, "vault-entrance 2"),
    (8, "water-treatment 1"),
    (9, "water-treatment 2"),
    (10, "diner 1"),
    (11, "diner 2"),
    (12, "power-generator 1"),
]


# --- spawning ---------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/threat-spawn-each-level")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_are_rolled_for_each_level_from_the_top_down(players: int) -> None:
    match = dawn(players)
    for _ in range(players + 1):
        assert dice_due(match)
        assert outcomes(match) == {(first, second): 1 for first in range(1, 7) for second in range(1, 7)}
        tell(match, "spawn-dice", first=3, second=4)
    assert match.seat == 0
    assert [rolled["level"] for rolled in heard(match, None, "spawn-rolled")] == list(range(players + 1))


@pytest.mark.rule("shelter/threat-spawn-each-level")
def test_threats_spawn_at_the_start_of_every_round_but_the_first() -> None:
    match = start(2)
    assert match.view(None)["round"] == 1 and not heard(match, None, "spawn-rolled")
    for number in (2, 3, 4):
        match = changed(match)
        act(match, 0, "pass")
        act(match, 1, "pass")
        assert dice_due(match)
        for _ in range(3):
            spawn(match, 7)
        assert (match.view(None)["round"], match.seat) == (number, 0)


@pytest.mark.rule("shelter/threat-column")
@pytest.mark.parametrize(("total", "where"), TOP_COLUMNS)
def test_the_sum_names_the_column(total: int, where: str) -> None:
    match = dawn(2)
    spawn(match, total)
    assert len(outcomes(match)) == 18
    tell(match, "draw-threat", threat="deathclaw")
    assert threat_on(match, where) == "deathclaw"
    assert threats_in(match) == ["deathclaw"]
    assert zone(match, "threats", "vault") == ["deathclaw"]


@pytest.mark.rule("shelter/threat-column")
def test_it_lies_on_the_level_that_was_rolled_for() -> None:
    match = dawn(2, GARDEN, room(1, "garden-2"))
    spawn(match, 7)
    spawn(match, 6, "ghouls-1")
    assert threat_on(match, "garden-1 2") == "ghouls-1"
    spawn(match, 5, "fire-1")
    assert threat_on(match, "garden-2 1") == "fire-1"
    assert len(threats_in(match)) == 2


@pytest.mark.rule("shelter/threat-column")
@pytest.mark.parametrize(("side", "total"), [("left", 5), ("left", 6), ("right", 8), ("right", 9)])
def test_a_rooms_only_space_has_both_columns(side: str, total: int) -> None:
    match = dawn(2, room(0, "living-quarters-1", side))
    spawn(match, 7)
    spawn(match, total, "ghouls-1")
    assert threat_on(match, "living-quarters-1 1") == "ghouls-1"


@pytest.mark.rule("shelter/threat-column")
@pytest.mark.parametrize(("side", "total"), [("left", 2), ("right", 12)])
def test_outermost_places_have_one_column(side: str, total: int) -> None:
    rooms = [room(0, card, side) for card in ("garden-1", "garden-2", "medbay")]
    match = dawn(2, *rooms)
    spawn(match, 7)
    spawn(match, total, "ghouls-1")
    assert threat_on(match, "medbay 1") == "ghouls-1"
    linked = dawn(2, *rooms[:2], room(0, "living-quarters-1", side))
    spawn(linked, 7)
    spawn(linked, total, "ghouls-1")
    assert threat_on(linked, "living-quarters-1 1") == "ghouls-1"


@pytest.mark.rule("shelter/threat-none")
def test_no_threat_comes_on_a_seven() -> None:
    match = dawn(2)
    for first in (1, 2, 3):
        tell(match, "spawn-dice", first=first, second=7 - first)
    assert (threats_in(match), match.seat) == ([], 0)


@pytest.mark.rule("shelter/threat-none")
@pytest.mark.parametrize("total", [2, 3, 4, 8, 9, 10, 11, 12])
def test_no_threat_comes_where_no_room_is(total: int) -> None:
    match = dawn(2, GARDEN)
    spawn(match, 7)
    spawn(match, total)
    assert dice_due(match) and threats_in(match) == []


@pytest.mark.rule("shelter/threat-none")
def test_no_threat_comes_where_one_lies() -> None:
    match = dawn(2, threat("ghouls-1", "diner 1"), room(0, "living-quarters-1"), threat("fire-1", "living-quarters-1 1"))
    deck = len(zone(match, "threats", "deck"))
    spawn(match, 10)
    assert dice_due(match)
    spawn(match, 6)
    assert dice_due(match)
    assert sorted(threats_in(match)) == ["fire-1", "ghouls-1"]
    assert len(zone(match, "threats", "deck")) == deck


@pytest.mark.rule("shelter/threat-deck-short")
def test_discarded_threats_are_shuffled_in_when_the_deck_runs_out() -> None:
    gone = lay("threats", "discard", "ghouls-1", "ghouls-2")
    rest = lay("threats", "deck", "fire-1")
    match = dawn(2, GARDEN, room(1, "garden-2"), lay_all("threats", "deck", "discard"), lay_all_but_three, gone, rest)
    spawn(match, 5)
    # The deck's last card needs no telling.
    assert threat_on(match, "vault-entrance 1") == "fire-1"
    assert not heard(match, None, "threats-shuffled")
    spawn(match, 5)
    assert len(heard(match, None, "threats-shuffled")) == 1
    assert outcomes(match) == {("ghouls-1",): 1, ("ghouls-2",): 1}
    tell(match, "draw-threat", threat="ghouls-2")
    assert threat_on(match, "garden-1 1") == "ghouls-2"
    assert zone(match, "threats", "discard") == []
    spawn(match, 6)
    assert threat_on(match, "garden-2 2") == "ghouls-1"


def lay_all_but_three(position: Position) -> None:
    """All threats lie somewhere out of the way, but two ghouls and a fire."""
    out_of_the_way = [f"{name} {number}" for name in IDS["rooms"][:6] for number in (1, 2) if name != "vault-entrance"]
    cards = [card for card in IDS["threats"] if card not in ("ghouls-1", "ghouls-2", "fire-1")]
    spots = out_of_the_way + ["nuka-cola-bottler-2 1", "nuka-cola-bottler-2 2", "lounge 1", "lounge 2", "classroom 1"]
    for card in ("nuka-cola-bottler-2", "lounge", "classroom"):
        room(1, card, "right")(position)
    for card, where in zip(cards, spots, strict=True):
        threat(card, where)(position)


@pytest.mark.rule("shelter/threat-deck-short")
def test_with_no_discards_either_no_more_spawn() -> None:
    rest = [threat("ghouls-1", "vault-entrance 1"), threat("fire-1", "vault-entrance 2")]
    match = dawn(2, GARDEN, lay_all_but_three, *rest, lay("threats", "deck", "ghouls-2"), room(1, "garden-2"))
    spawn(match, 7)
    spawn(match, 5)
    assert threat_on(match, "garden-1 1") == "ghouls-2"
    spawn(match, 5)
    assert (threat_on(match, "garden-2 1"), match.seat) == (None, 0)
    assert not heard(match, None, "threats-shuffled")


# --- a threat as a space ----------------------------------------------------------------------------


@pytest.mark.rule("shelter/threat-replaces")
def test_a_threat_replaces_cost_and_reward() -> None:
    fire = threat("fire-1", "wasteland 1")
    assert cannot_place(start(2, fire, stock(0, water=1)), 0, "wasteland 1") == "shelter/cost-first"
    match = start(2, fire, stock(0, water=2))
    place(match, 0, "wasteland 1")
    assert (stock_of(match, 0), happiness_of(match, 0), items_of(match, 0)) == ((0, 0, 0), 2, [])


@pytest.mark.rule("shelter/threat-replaces")
@pytest.mark.parametrize(("dweller", "happiness"), [("A", 2), ("P", 4), ("plain", 2)])
def test_the_threats_letter_counts_and_the_spaces_does_not(tmp_path: Path, dweller: str, happiness: int) -> None:
    content = pack(tmp_path, ("threats.toml", 'letter = "E"\ncost', 'letter = "P"\ncost'))
    match = start(2, threat("fire-1", "diner 1"), stock(0, water=2), dwellers(0, dweller, "plain"), content=content)
    place(match, 0, "diner 1", dweller)
    assert (happiness_of(match, 0), stock_of(match, 0)) == (happiness, (0, 0, 0))


@pytest.mark.rule("shelter/threat-replaces")
def test_a_space_for_the_injured_takes_the_uninjured_while_it_is_covered() -> None:
    match = start(2, room(0, "medbay"), threat("power-failure-1", "medbay 1"), stock(0, energy=4), dwellers(0, "plain", "injured"))
    assert cannot_place(match, 0, "medbay 1", "injured") == "shelter/injured-only-marked"
    place(match, 0, "medbay 1")
    assert happiness_of(match, 0) == 2
    end_round(match)
    # Nothing covers it any more, and it is what it was.
    assert cannot_place(match, 0, "medbay 1") == "shelter/injured-space-closed"
    assert can_place(match, 0, "medbay 1", "injured")


@pytest.mark.rule("shelter/threat-on-linked")
def test_a_threat_on_a_linked_space_takes_one_dweller() -> None:
    match = start(2, room(0, "living-quarters-1"), threat("radroaches-1", "living-quarters-1 1"), dwellers(0, "plain", "S"))
    place(match, 0, "living-quarters-1 1")
    fight(match, 12)
    assert (home(match, 0), len(away(match, 0)), match.seat) == (["S"], 1, 1)
    alone = start(2, room(0, "living-quarters-1"), threat("radroaches-1", "living-quarters-1 1"), dwellers(0, "plain"))
    assert can_place(alone, 0, "living-quarters-1 1")
    free = start(2, room(0, "living-quarters-1"), dwellers(0, "plain"))
    assert cannot_place(free, 0, "living-quarters-1 1") == "shelter/linked-spaces"


@pytest.mark.rule("shelter/threat-open-to-all")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("where", ["garden-1 1", "diner 1"])
def test_anybody_may_place_on_a_threat(seat: int, where: str) -> None:
    match = start(3, GARDEN, threat("radroaches-1", where), first=seat)
    place(match, seat, where)
    fight(match, 6)
    assert [happiness_of(match, other) for other in range(3)] == [int(other == seat) for other in range(3)]
    # It is a space like any other: one dweller stands on it.
    assert cannot_place(match, cast(int, match.seat), where) == "shelter/place-occupied"


# --- settled, beaten, left ----------------------------------------------------------------------------


@pytest.mark.rule("shelter/threat-no-fight")
def test_a_threat_without_a_fight_is_settled_by_its_cost() -> None:
    match = facing("power-failure-1", stock(0, energy=3))
    place(match, 0, "diner 2")
    assert (stock_of(match, 0), happiness_of(match, 0), match.seat) == ((1, 0, 0), 2, 1)
    assert away(match, 0)[0][0] == "plain"
    assert cannot_place(facing("power-failure-1", stock(0, energy=1)), 0, "diner 2") == "shelter/cost-first"
    choice = facing("breakdown", stock(0, energy=2, food=2))
    place(choice, 0, "diner 2")
    for resource in ("food", "energy", "food"):
        act(choice, 0, "pay", resource=resource)
    act(choice, 0, "take-item", item="shotgun")
    assert (stock_of(choice, 0), happiness_of(choice, 0), items_of(choice, 0)) == ((1, 0, 0), 1, ["shotgun"])


@pytest.mark.rule("shelter/threat-defeated")
@pytest.mark.parametrize("card", ["ghouls-1", "power-failure-1"])
def test_at_recall_a_threat_is_discarded_if_its_dweller_comes_back_uninjured(card: str) -> None:
    match = facing(card, stock(0, energy=2))
    place(match, 0, "diner 2")
    if match.seat == bottlecap.CHANCE:
        fight(match, 8)
    # It lies there until the dwellers are recalled.
    assert threat_on(match, "diner 2") == card
    end_round(match)
    assert threat_on(match, "diner 2") is None
    assert zone(match, "threats", "discard") == [card]
    place(match, 0, "diner 2")
    assert asked(match, 0) == ["exchange"]


@pytest.mark.rule("shelter/threat-defeated")
def test_who_lost_and_was_kept_from_the_injury_defeats_it_all_the_same() -> None:
    match = facing("ghouls-1", items(0, "power-armor"))
    place(match, 0, "diner 2")
    fight(match, 2)
    act(match, 0, "use", item="power-armor")
    end_round(match)
    assert zone(match, "threats", "discard") == ["ghouls-1"]


def arrives(seat: int, where: str) -> Edit:
    """A new dweller of the seat, from the box, stands on the icon of a space."""

    def edit(position: Position) -> None:
        at = next(seat * 7 + n for n in range(7) if position["where"][seat * 7 + n] == 0)
        position["where"][at] = ON_SPACE + len(position["taken"]) + space_in(position, where)

    return edit


@pytest.mark.rule("shelter/threat-defeated", "shelter/threat-remains")
def test_a_new_dweller_on_its_icon_does_not_count() -> None:
    match = facing("ghouls-1", arrives(0, "diner 2"), stands(0, "diner 2", injured=True))
    end_round(match)
    assert threat_on(match, "diner 2") == "ghouls-1"
    nobody = facing("ghouls-1", arrives(0, "diner 2"))
    end_round(nobody)
    assert threat_on(nobody, "diner 2") == "ghouls-1"


@pytest.mark.rule("shelter/threat-remains")
def test_a_threat_with_an_injured_dweller_stays() -> None:
    match = facing("ghouls-1")
    place(match, 0, "diner 2")
    fight(match, 7)
    end_round(match)
    assert threat_on(match, "diner 2") == "ghouls-1"
    assert zone(match, "threats", "discard") == []
    # Another dweller may try in the next round.
    place(match, 0, "diner 2")
    fight(match, 8)
    end_round(match)
    assert threat_on(match, "diner 2") is None


@pytest.mark.rule("shelter/threat-remains")
def test_a_threat_with_nobody_on_it_stays() -> None:
    match = facing("ghouls-1", threat("ghouls-2", "diner 1"))
    place(match, 0, "diner 1")
    fight(match, 12)
    end_round(match)
    assert threats_in(match) == ["ghouls-1"]


# --- injury -----------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/injure-cost")
def test_injury_in_a_cost_injures_the_placed_dweller() -> None:
    match = start(2, dwellers(0, "plain", "plain"))
    place(match, 0, "wasteland 2")
    assert asked(match, 0) == ["take-item"]
    # It is paid before the reward.
    assert away(match, 0)[0][0] == "injured"
    act(match, 0, "take-item", item="shotgun")
    assert (items_of(match, 0), home(match, 0)) == (["shotgun"], ["plain"])


@pytest.mark.rule("shelter/injure-not-on-threats")
def test_a_threat_with_injury_in_its_cost_is_refused(tmp_path: Path) -> None:
    content = pack(tmp_path, ("threats.toml", 'cost = ["water", "water"]', 'cost = ["water", "injury"]'))
    with pytest.raises(bottlecap.BadContent, match=r"threats.toml, threat 'fire': .*never be defeated"):
        bottlecap.new("shelter", content=content)


@pytest.mark.rule("shelter/injured-stays")
def test_an_injured_dweller_stays_injured_through_recall() -> None:
    match = start(2, dwellers(0, "plain", "injured", "S-injured"))
    place(match, 0, "wasteland 2")
    act(match, 0, "take-item", item="shotgun")
    end_round(quiet(match))
    assert sorted(home(match, 0)) == ["S-injured", "injured", "injured"]
    match = end_round(changed(match))
    assert match.view(None)["round"] == 3
    assert sorted(home(match, 0)) == ["S-injured", "injured", "injured"]


@pytest.mark.rule("shelter/injured-only-marked")
def test_an_injured_dweller_goes_to_marked_spaces_only() -> None:
    rooms = [room(0, "medbay"), room(0, "living-quarters-1", "right")]
    match = start(
        2, *rooms, dwellers(0, "injured", "S-injured", "plain", "plain"), stock(0, 6, 6, 6), threat("ghouls-1", "diner 1")
    )
    closed = ["wasteland 2", "vault-entrance 1", "power-generator 1", "diner 1", "elevator 1", "medbay 2", "living-quarters-1 1"]
    for where in closed:
        assert cannot_place(match, 0, where, "injured") == "shelter/injured-only-marked"
    assert cannot_place(match, 0, "power-generator 1", "S-injured") == "shelter/injured-only-marked"
    assert can_place(match, 0, "medbay 1", "injured") and can_place(match, 0, "elevator 0", "S-injured")


@pytest.mark.rule("shelter/injured-only-marked")
def test_an_injured_dweller_joins_nobody_on_a_linked_space() -> None:
    match = start(2, room(0, "living-quarters-1"), dwellers(0, "plain", "injured", "S", "P"))
    place(match, 0, "living-quarters-1 1", "S")
    assert refused(match, 0, "join", dweller="injured") == "shelter/injured-only-marked"
    act(match, 0, "join", dweller="P")
    assert sorted(home(match, 0)) == ["injured", "plain"]


@pytest.mark.rule("shelter/injured-space-closed")
@pytest.mark.parametrize("where", ["elevator 0", "medbay 1"])
def test_the_uninjured_do_not_go_to_spaces_for_the_injured(where: str) -> None:
    match = start(2, room(0, "medbay"), dwellers(0, "plain", "S", "injured"))
    assert cannot_place(match, 0, where) == "shelter/injured-space-closed"
    assert cannot_place(match, 0, where, "S") == "shelter/injured-space-closed"
    assert can_place(match, 0, where, "injured")


@pytest.mark.rule("shelter/heal")
@pytest.mark.parametrize("where", ["elevator 0", "medbay 1"])
def test_the_heal_icon_heals_the_dweller_placed_there(where: str) -> None:
    match = start(2, room(0, "medbay"), dwellers(0, "injured", "injured"))
    place(match, 0, where, "injured")
    assert away(match, 0) == [("plain", space(match, where), False)]
    assert home(match, 0) == ["injured"]
    if where == "medbay 1":
        act(match, 0, "take", resource="food")
    end_round(match)
    assert sorted(home(match, 0)) == ["injured", "plain"]


@pytest.mark.rule("shelter/injured-training")
def test_who_is_recalled_injured_from_a_training_space_is_trained_all_the_same(tmp_path: Path) -> None:
    content = pack(tmp_path, ("rooms.toml", '{ reward = ["train"] }', '{ cost = ["injury"], reward = ["train-C"] }'))
    match = start(2, dwellers(0, "S", "plain"), content=content)
    place(match, 0, "vault-entrance 1", "S")
    assert away(match, 0)[0][0] == "injured"
    act(match, 1, "pass")
    act(match, 0, "pass")
    assert sorted(home(match, 0)) == ["C-injured", "plain"]


@pytest.mark.rule("shelter/injured-training")
def test_an_injured_dweller_is_trained_on_a_space_for_the_injured(tmp_path: Path) -> None:
    content = pack(tmp_path, ("rooms.toml", '{ reward = ["train"] }', '{ injured = true, reward = ["train"] }'))
    match = start(2, dwellers(0, "S-injured", "plain"), content=content)
    place(match, 0, "vault-entrance 1", "S-injured")
    assert away(match, 0)[0][0] == "injured"
    act(match, 1, "pass")
    act(match, 0, "pass")
    # What it was trained in before is spent, so that letter can be chosen again.
    act(match, 0, "choose-letter", letter="S")
    assert sorted(home(match, 0)) == ["S-injured", "plain"]
