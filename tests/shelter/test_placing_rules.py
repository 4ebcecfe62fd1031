"""Shelter, rule by rule: placing dwellers."""

from pathlib import Path

import pytest
from tests.say import act, asked, can, heard, offered, refused
from tests.shelter.table import (
    CARDS,
    IDS,
    away,
    can_place,
    cannot_place,
    dwellers,
    end_round,
    happiness_of,
    home,
    items,
    items_of,
    lay_all,
    pack,
    place,
    player,
    quiet,
    room,
    space,
    stands,
    start,
    stock,
    stock_of,
    threat,
    track_of,
)

import bottlecap

QUARTERS = "living-quarters-1 1"
LINKED = "{ linked = true, reward = ["


def quarters(*kinds: str, content: Path = CARDS) -> bottlecap.Match:
    """Seat 0 has these dwellers, and living quarters on its own level."""
    return start(2, dwellers(0, *kinds), room(0, "living-quarters-1"), content=content)


def join(match: bottlecap.Match, dweller: str) -> list[str]:
    """Seat 0's second dweller for a linked space."""
    return act(match, 0, "join", dweller=dweller)


def kinds_told(match: bottlecap.Match) -> list[str]:
    return [event.kind for event in match.events(None)]


# --- where ----------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/place-one")
def test_a_turn_places_one_dweller_on_one_space() -> None:
    match = start()
    assert asked(match, 0) == ["turn"]
    assert place(match, 0, "vault-entrance 1") == ["placed"]
    assert (home(match, 0), away(match, 0)) == (["plain"], [("plain", "vault-entrance/1", False)])
    assert match.waiting == (1,)
    assert refused(match, 0, "place", space="diner/1", dweller="plain") == "shelter/turn-order"


@pytest.mark.rule("shelter/place-one")
def test_nothing_but_placing_is_done_in_a_turn_without_items() -> None:
    match = start()
    assert set(offered(match, 0)) == {"pass", "place"}
    assert refused(match, 0, "take", resource="food") == "shelter/place-one"
    assert refused(match, 0, "join", dweller="plain") == "shelter/place-one"


@pytest.mark.rule("shelter/place-occupied")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_space_with_a_dweller_takes_no_other_whoevers_it_is(seat: int) -> None:
    match = start(2, stands(seat, "diner 1"))
    assert cannot_place(match, 0, "diner 1") == "shelter/place-occupied"
    assert can_place(match, 0, "diner 2")


@pytest.mark.rule("shelter/place-occupied")
def test_a_covered_space_with_a_dweller_takes_no_other_either() -> None:
    match = start(2, threat("radroaches-1", "diner 1"), stands(1, "diner 1"))
    assert cannot_place(match, 0, "diner 1") == "shelter/place-occupied"


def test_spaces_are_written_by_their_ids_and_still_read_by_their_numbers() -> None:
    """Until they had ids, records, stored tables and pages wrote numbers."""
    match = start()
    written = match.game.action_named("place", space="diner/2", dweller="plain")
    assert written.to_json() == {"kind": "place", "space": "diner/2", "dweller": "plain"}
    assert match.game.action_from_json({"kind": "place", "space": 9, "dweller": 0}) == written
    ids = match.game.domains["space"]
    assert len(set(ids)) == len(ids) == 65
    assert (ids[25], ids[17], ids[24]) == ("level-1/elevator", "level-1/left-1/1", "level-1/right-3/2")
    place(match, 0, "diner 2")
    (told,) = [event.to_json() for event in match.events(1) if event.kind == "placed"]
    assert told["space"] == "diner/2"


def test_dwellers_are_written_by_their_ids_and_still_read_by_their_numbers() -> None:
    match = start(2, dwellers(0, "plain", "S", "P-injured"))
    ids = match.game.domains["dweller"]
    assert len(set(ids)) == len(ids) == 16
    assert (ids[0], ids[1], ids[7], ids[8], ids[10]) == ("plain", "S", "L", "injured", "P-injured")
    old = match.game.action_from_json({"kind": "place", "space": 12, "dweller": 10})
    assert old.to_json() == {"kind": "place", "space": "top/elevator", "dweller": "P-injured"}
    shown = [(one["dweller"], one["letter"], one["injured"]) for one in player(match, 0)["dwellers"]]
    assert shown == [("plain", None, False), ("S", "S", False), ("P-injured", "P", True)]
    match.play(old, 0)
    (told,) = [event.to_json() for event in match.events(1) if event.kind == "placed"]
    assert told["dweller"] == "P-injured"


@pytest.mark.rule("shelter/place-not-track")
def test_rooms_in_the_track_have_no_usable_spaces() -> None:
    match = start()
    assert "garden-1" in track_of(match, "rooms")
    in_vault = {space(match, f"{card} {slot}") for card in IDS["rooms"][:6] for slot in (1, 2)}
    placed = {action.to_json()["space"] for action in match.actions(0) if action.kind == "place"}
    assert placed < in_vault
    elevators = {space(match, f"elevator {level}") for level in range(3)}
    for other in sorted(set(match.game.domains["space"]) - in_vault - elevators):
        assert refused(match, 0, "place", space=other, dweller="plain") == "shelter/place-not-track"


@pytest.mark.rule("shelter/place-not-track")
def test_a_rooms_space_is_usable_once_it_stands_in_the_vault() -> None:
    match = start(2, stock(0, 6, 6, 6))
    garden = "level-1/left-1/1"
    assert refused(match, 0, "place", space=garden, dweller="plain") == "shelter/place-not-track"
    place(match, 0, "elevator 1")
    act(match, 0, "choose-room", room="garden-1")
    act(match, 0, "pay", resource="food")
    act(match, 0, "site", side="left")
    quiet(match)
    assert can_place(match, 1, "garden-1 1")
    assert space(match, "garden-1 1") == garden


@pytest.mark.rule("shelter/place-own-elevator")
def test_only_its_owner_places_in_a_coloured_elevator() -> None:
    match = start(3, *[stock(seat, 6, 6, 6) for seat in range(3)])
    for seat, free in enumerate(["power-generator 1", "diner 1", "water-treatment 1"]):
        for level in (1, 2, 3):
            rule = None if level == seat + 1 else "shelter/place-own-elevator"
            assert cannot_place(match, seat, f"elevator {level}") == rule
        place(match, seat, free)


@pytest.mark.rule("shelter/place-any-level")
def test_rooms_on_any_level_are_open_to_everybody() -> None:
    rooms = [room(seat, f"garden-{seat + 1}") for seat in (0, 1)]
    match = start(2, *rooms, room(0, "nuclear-reactor-1"))
    for where in ("diner 1", "garden-1 1", "garden-2 1"):
        assert can_place(match, 0, where)
    place(match, 0, "garden-2 1")
    act(match, 1, "decline-income")
    for where in ("diner 1", "garden-1 1", "garden-2 2", "nuclear-reactor-1 1"):
        assert can_place(match, 1, where)
    place(match, 1, "garden-1 1")
    assert (stock_of(match, 0), stock_of(match, 1)) == ((0, 2, 0), (0, 2, 0))


# --- costs and rewards ----------------------------------------------------------------------------


@pytest.mark.rule("shelter/cost-first")
def test_who_cannot_pay_all_costs_cannot_place() -> None:
    match = start(2, room(0, "lounge"), room(0, "fitness-room-1"), stock(0, food=1, energy=6))
    assert cannot_place(match, 0, "lounge 2") == "shelter/cost-first"
    assert cannot_place(match, 0, "wasteland 1") == "shelter/cost-first"
    assert cannot_place(match, 0, "fitness-room-1 1") == "shelter/cost-first"
    assert cannot_place(match, 0, "vault-door 1") == "shelter/cost-first"
    match = start(2, room(0, "lounge"), room(0, "fitness-room-1"), stock(0, food=1, water=1), items(0, "dog"))
    for where in ("lounge 2", "wasteland 1", "fitness-room-1 1"):
        assert can_place(match, 0, where)


@pytest.mark.rule("shelter/cost-first")
@pytest.mark.parametrize(
    ("energy", "food", "water", "payable"), [(0, 2, 0, False), (1, 1, 1, False), (0, 3, 0, True), (1, 2, 0, True)]
)
def test_a_resource_of_choice_is_paid_with_what_the_named_ones_leave(energy: int, food: int, water: int, payable: bool) -> None:
    match = start(2, stock(0, energy, food, water))
    assert cannot_place(match, 0, "vault-door 1") == (None if payable else "shelter/cost-first")


@pytest.mark.rule("shelter/cost-first")
def test_all_costs_are_paid_before_any_reward() -> None:
    match = start(2, room(0, "nuclear-reactor-1"), stock(0, energy=6, water=1))
    told = place(match, 0, "nuclear-reactor-1 2")
    assert told[:3] == ["placed", "paid", "spilled"]
    match = start(2, stock(0, energy=1, food=2, water=1))
    place(match, 0, "vault-door 1")
    assert asked(match, 0) == ["pay"]
    assert stock_of(match, 0) == (1, 0, 1)
    assert len(away(match, 0)) == 1
    assert act(match, 0, "pay", resource="water") == ["paid", "arrived"]


@pytest.mark.rule("shelter/cost-first")
def test_a_reward_cannot_pay_for_its_own_space() -> None:
    match = start(2, room(0, "athletics-room"))
    assert cannot_place(match, 0, "athletics-room 2") == "shelter/cost-first"


@pytest.mark.rule("shelter/cost-first")
def test_items_are_paid_before_any_reward_too(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", 'cost = ["item"], reward = ["happiness"]', 'cost = ["item", "any"], reward = ["item"]')
    match = start(2, room(0, "fitness-room-1"), stock(0, food=1, water=1), items(0, "dog", "cat"), content=folder)
    place(match, 0, "fitness-room-1 1")
    assert asked(match, 0) == ["pay"]
    act(match, 0, "pay", resource="food")
    assert asked(match, 0) == ["pay-item"]
    act(match, 0, "pay-item", item="dog")
    assert asked(match, 0) == ["take-item"]
    assert "dog" not in track_of(match, "items")


@pytest.mark.rule("shelter/rewards-left-to-right")
def test_rewards_are_gained_one_by_one_from_left_to_right() -> None:
    match = start(2, room(0, "nuka-cola-bottler-1"), room(0, "outfit-workshop"), stock(0, energy=1, food=1))
    assert place(match, 0, "nuka-cola-bottler-1 2") == ["placed", "paid", "gained", "gained", "happiness"]
    assert [event["resource"] for event in heard(match, None, "gained")] == [1, 2]


@pytest.mark.rule("shelter/rewards-left-to-right")
def test_a_choice_stops_the_row_until_it_is_made() -> None:
    match = start(2, room(0, "outfit-workshop"), stock(0, food=1))
    place(match, 0, "outfit-workshop 2")
    assert match.seat == bottlecap.CHANCE
    for item in ("dog", "cat", "parrot"):
        match.play(match.game.action_named("deal-item", item=item))
    assert offered(match, 0) == ["take-item"]
    act(match, 0, "take-item", item="cat")
    assert items_of(match, 0) == ["cat"]


@pytest.mark.rule("shelter/reward-impossible")
def test_a_reward_that_cannot_be_gained_is_lost() -> None:
    seven = dwellers(0, *["plain"] * 7)
    match = start(
        2,
        seven,
        room(0, "radio-studio"),
        room(0, "classroom"),
        stock(0, energy=3, food=3),
        lay_all("items", "track", "hand 1"),
        lay_all("items", "deck", "hand 1"),
    )
    assert place(match, 0, "radio-studio 2") == ["placed", "paid", "paid", "no-arrival"]
    act(match, 1, "pass")
    assert place(match, 0, "classroom 2") == ["placed", "paid"]
    assert (items_of(match, 0), match.waiting, asked(match, 0)) == ([], (0,), ["turn"])


@pytest.mark.rule("shelter/reward-impossible")
def test_what_follows_a_lost_reward_is_gained_all_the_same() -> None:
    match = start(2, room(0, "outfit-workshop"), stock(0, 6, 6, 5))
    assert place(match, 0, "outfit-workshop 1")[0] == "placed"
    assert stock_of(match, 0) == (6, 6, 6)
    assert match.waiting == (1,)
    match = start(2, stock(0, 6, 6, 6))
    assert place(match, 0, "vault-entrance 2") == ["placed", "spilled-any"]
    assert match.waiting == (1,)


# --- linked spaces --------------------------------------------------------------------------------


@pytest.mark.rule("shelter/linked-spaces")
def test_a_linked_space_takes_two_dwellers_in_one_turn_and_gives_its_reward_once() -> None:
    match = quarters("plain", "plain", "S")
    assert place(match, 0, QUARTERS) == ["placed"]
    assert (match.waiting, asked(match, 0)) == ((0,), ["join"])
    assert heard(match, None, "arrived") == []
    assert join(match, "S") == ["joined", "training-spent", "arrived"]
    number = space(match, QUARTERS)
    assert sorted(away(match, 0)) == [("plain", number, False), ("plain", number, False), ("plain", number, True)]
    assert (home(match, 0), match.waiting) == (["plain"], (1,))
    assert cannot_place(match, 1, QUARTERS) == "shelter/place-occupied"
    end_round(match)
    assert home(match, 0) == ["plain"] * 4


@pytest.mark.rule("shelter/linked-spaces")
def test_a_linked_space_needs_two_available_dwellers_that_may_stand_there() -> None:
    for kinds in (["plain"], ["plain", "injured"], ["plain", "S-injured", "injured"]):
        match = quarters(*kinds)
        assert cannot_place(match, 0, QUARTERS) == "shelter/linked-spaces"
    match = quarters("plain", "injured", "P")
    assert cannot_place(match, 0, QUARTERS, "injured") == "shelter/injured-only-marked"
    place(match, 0, QUARTERS)
    assert (len(away(match, 0)), home(match, 0)) == (3, ["injured"])


@pytest.mark.rule("shelter/linked-spaces")
def test_the_second_dweller_must_be_available_and_not_injured() -> None:
    match = quarters("plain", "plain", "S", "injured")
    place(match, 0, QUARTERS)
    assert refused(match, 0, "join", dweller="injured") == "shelter/injured-only-marked"
    assert refused(match, 0, "join", dweller="P") == "shelter/available"
    assert refused(match, 0, "pass") == "shelter/linked-spaces"
    assert [can(match, 0, "join", dweller=kind) for kind in ("plain", "S")] == [True, True]


@pytest.mark.rule("shelter/linked-spaces")
def test_the_cost_of_a_linked_space_is_paid_once(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", LINKED, '{ linked = true, cost = ["food", "any"], reward = [')
    match = start(2, room(0, "living-quarters-1"), stock(0, food=2, water=2), content=folder)
    place(match, 0, QUARTERS)
    assert asked(match, 0) == ["pay"]
    assert stock_of(match, 0) == (0, 1, 2)
    act(match, 0, "pay", resource="water")
    assert (stock_of(match, 0), match.waiting) == ((0, 1, 1), (1,))


@pytest.mark.rule("shelter/linked-trained")
@pytest.mark.parametrize(
    ("first", "second", "times"), [("S", "plain", 2), ("plain", "S", 2), ("P", "E", 1), ("P", "S", 2), ("plain", "plain", 1)]
)
def test_one_trained_dweller_doubles_a_linked_space(tmp_path: Path, first: str, second: str, times: int) -> None:
    folder = pack(tmp_path, "rooms.toml", LINKED + '"dweller"', '{ letter = "S", linked = true, reward = ["happiness"')
    match = quarters(first, second, "A", content=folder)
    place(match, 0, QUARTERS, first)
    join(match, second)
    assert happiness_of(match, 0) == times
    assert kinds_told(match).count("doubled") == times - 1


@pytest.mark.rule("shelter/linked-trained")
def test_a_linked_space_is_never_doubled_twice(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", LINKED + '"dweller"', '{ letter = "P", linked = true, reward = ["happiness"')
    match = start(2, dwellers(0, "P", "A", "C"), room(0, "living-quarters-1"), items(0, "scout-outfit"), content=folder)
    act(match, 0, "use", item="scout-outfit")
    place(match, 0, QUARTERS, "P")
    join(match, "A")
    assert (happiness_of(match, 0), kinds_told(match).count("doubled")) == (2, 1)


@pytest.mark.rule("shelter/linked-trained")
def test_a_letter_lent_in_an_earlier_turn_does_not_double_a_linked_space(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", LINKED + '"dweller"', '{ letter = "P", linked = true, reward = ["happiness"')
    match = start(2, dwellers(0, *["plain"] * 3), room(0, "living-quarters-1"), items(0, "scout-outfit"), content=folder)
    act(match, 0, "use", item="scout-outfit")
    place(match, 0, "diner 1")
    act(match, 1, "pass")
    place(match, 0, QUARTERS)
    assert (happiness_of(match, 0), kinds_told(match).count("doubled")) == (1, 0)


@pytest.mark.rule("shelter/linked-one-dweller")
def test_a_linked_space_injures_one_of_the_two(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", LINKED + '"dweller"', '{ linked = true, cost = ["injury"], reward = ["happiness"')
    match = quarters("plain", "S", "P", content=folder)
    place(match, 0, QUARTERS)
    join(match, "S")
    assert sorted(name for name, _, _ in away(match, 0)) == ["injured", "plain"]
    end_round(match)
    assert sorted(home(match, 0)) == ["P", "injured", "plain"]


@pytest.mark.rule("shelter/linked-one-dweller")
def test_a_linked_space_trains_one_of_the_two(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", LINKED + '"dweller"', LINKED + '"train-S"')
    match = quarters("plain", "plain", content=folder)
    place(match, 0, QUARTERS)
    end_round(match)
    assert sorted(home(match, 0)) == ["S", "plain"]


@pytest.mark.rule("shelter/linked-one-dweller")
@pytest.mark.parametrize(("chosen", "then"), [("injured", ["S-injured", "plain"]), ("healthy", ["S", "injured"])])
def test_the_owner_says_which_of_two_unlike_dwellers_is_trained(tmp_path: Path, chosen: str, then: list[str]) -> None:
    folder = pack(tmp_path, "rooms.toml", LINKED + '"dweller"', '{ linked = true, cost = ["injury"], reward = ["train-S"')
    match = quarters("plain", "plain", content=folder)
    place(match, 0, QUARTERS)
    assert asked(match, 0) == ["one-of-two"]
    act(match, 0, "one-of-two", hurt=chosen)
    end_round(match)
    assert sorted(home(match, 0)) == then


@pytest.mark.rule("shelter/linked-one-dweller")
@pytest.mark.parametrize(("chosen", "then"), [("injured", ["plain", "plain"]), ("healthy", ["injured", "plain"])])
def test_a_linked_space_heals_one_of_the_two(tmp_path: Path, chosen: str, then: list[str]) -> None:
    folder = pack(tmp_path, "rooms.toml", LINKED + '"dweller"', '{ linked = true, cost = ["injury"], reward = ["heal"')
    match = quarters("plain", "plain", content=folder)
    place(match, 0, QUARTERS)
    act(match, 0, "one-of-two", hurt=chosen)
    assert sorted(name for name, _, _ in away(match, 0)) == then
