"""Shelter: building rooms, and the income from them."""

from pathlib import Path
from typing import Any

import pytest
from tests.say import act, asked, can, heard, offered, refused, zone
from tests.shelter.more import build, fight, happy, level, pack, together, told_kinds
from tests.shelter.table import (
    BUNDLED,
    Edit,
    can_place,
    cannot_place,
    deal,
    dwellers,
    end_round,
    happiness_of,
    items,
    place,
    player,
    quiet,
    room,
    start,
    stock,
    stock_of,
    threat,
    track,
    track_of,
)

import bottlecap

RICH = stock(0, energy=6, food=6, water=6)
OFFICE = room(1, "overseers-office")
OFFICE_BUILDS = '{ cost = ["energy", "any"], reward = ["build", "happiness"] }'
ELEVATOR_BUILDS = '{ cost = ["price"], reward = ["build", "happiness", "happiness"] }'
SIX = ["nuclear-reactor-1", "nuclear-reactor-2", "garden-2", "lounge", "classroom", "armory"]


def rooms_of(seat: int, left: int, right: int) -> Edit:
    """So many rooms on each side of the seat's elevator."""
    return together(*[room(seat, card, "left") for card in SIX[:left]], *[room(seat, card, "right") for card in SIX[3 : 3 + right]])


def free_build(*edits: Edit, **fields: Any) -> bottlecap.Match:
    """The first seat has just placed on a build icon without a price, and has paid for the space."""
    match = start(2, RICH, OFFICE, *edits, **fields)
    place(match, 0, "overseers-office 2")
    act(match, 0, "pay", resource="water")
    return match


# --- building -------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/build-choose")
@pytest.mark.parametrize("chosen", ["living-quarters-1", "nuka-cola-bottler-1", "garden-1"])
def test_a_room_of_choice_is_taken_from_the_track(chosen: str) -> None:
    match = free_build()
    choices = {action.to_json()["room"] for action in match.actions(0) if action.kind == "choose-room"}
    assert choices == {"living-quarters-1", "nuka-cola-bottler-1", "garden-1"}
    assert refused(match, 0, "choose-room", room="medbay") == "shelter/build-choose"
    assert refused(match, 0, "choose-room", room="diner") == "shelter/build-choose"
    act(match, 0, "choose-room", room=chosen)
    assert asked(match, 0) == ["site"]
    act(match, 0, "site", side="right")
    assert level(match, 1) == [None, None, None, chosen, None, None]
    assert chosen not in zone(match, "rooms", "track")


@pytest.mark.rule("shelter/build-choose")
def test_each_build_icon_brings_a_room(tmp_path: Path) -> None:
    content = pack(tmp_path, ("rooms.toml", OFFICE_BUILDS, '{ reward = ["build", "build"] }'))
    match = start(2, OFFICE, content=content)
    place(match, 0, "overseers-office 2")
    act(match, 0, "choose-room", room="garden-1")
    build(match, 0)
    act(match, 0, "choose-room", room="living-quarters-1")
    build(match, 0)
    assert level(match, 1)[1:3] == ["living-quarters-1", "garden-1"]
    assert match.seat == 1


@pytest.mark.rule("shelter/build-cost")
def test_the_room_is_chosen_and_paid_for_before_any_reward() -> None:
    match = start(2, RICH)
    place(match, 0, "elevator 1")
    assert asked(match, 0) == ["choose-room"]
    act(match, 0, "choose-room", room="garden-1")
    assert asked(match, 0) == ["pay"]
    assert happiness_of(match, 0) == 0 and level(match, 1) == [None] * 6
    act(match, 0, "pay", resource="food")
    assert stock_of(match, 0) == (5, 5, 5)
    assert asked(match, 0) == ["site"]
    build(match, 0)
    assert told_kinds(match, "paid", "built", "happiness") == ["paid", "paid", "paid", "built", "happiness", "happiness"]
    assert stock_of(match, 0) == (5, 5, 5)


@pytest.mark.rule("shelter/build-cost")
def test_only_a_room_that_can_be_paid_for_is_chosen() -> None:
    poor = start(2, stock(0, energy=2, food=1), track("rooms", "living-quarters-1", "weight-room", "nuka-cola-bottler-1"))
    place(poor, 0, "elevator 1")
    assert refused(poor, 0, "choose-room", room="nuka-cola-bottler-1") == "shelter/build-cost"
    act(poor, 0, "choose-room", room="living-quarters-1")
    assert stock_of(poor, 0) == (1, 0, 0)


@pytest.mark.rule("shelter/build-cost")
@pytest.mark.parametrize("has", [(0, 0, 0), (0, 6, 6), (1, 0, 6), (2, 0, 0)])
def test_who_can_pay_for_no_room_cannot_place_there(has: tuple[int, int, int]) -> None:
    match = start(2, stock(0, *has), track("rooms", "living-quarters-1", "nuka-cola-bottler-1", "overseers-office"))
    assert cannot_place(match, 0, "elevator 1") == "shelter/build-cost"
    assert can_place(match, 0, "diner 2")


@pytest.mark.rule("shelter/build-cost")
def test_without_a_place_or_a_room_nobody_places_there() -> None:
    assert cannot_place(start(2, RICH, rooms_of(0, 3, 3)), 0, "elevator 1") == "shelter/build-cost"
    assert can_place(start(2, RICH, rooms_of(0, 3, 2)), 0, "elevator 1")
    assert cannot_place(start(2, RICH, track("rooms")), 0, "elevator 1") == "shelter/build-cost"


@pytest.mark.rule("shelter/build-own-level")
@pytest.mark.parametrize(
    ("side", "rooms"),
    [
        ("left", [None, "garden-1", "nuclear-reactor-1", None, None, None]),
        ("right", [None, None, "nuclear-reactor-1", "garden-1", None, None]),
    ],
)
def test_it_goes_next_to_the_elevator_or_to_a_room(side: str, rooms: list[str | None]) -> None:
    match = free_build(rooms_of(0, 1, 0))
    act(match, 0, "choose-room", room="garden-1")
    act(match, 0, "site", side=side)
    assert level(match, 1) == rooms


@pytest.mark.rule("shelter/build-own-level")
def test_it_goes_on_ones_own_level_wherever_the_icon_is() -> None:
    match = start(3, OFFICE, stock(2, energy=6), first=2)
    place(match, 2, "overseers-office 2")
    act(match, 2, "choose-room", room="garden-1")
    act(match, 2, "site", side="left")
    assert [level(match, number).count("garden-1") for number in range(4)] == [0, 0, 0, 1]
    assert level(match, 3) == [None, None, "garden-1", None, None, None]


@pytest.mark.rule("shelter/build-max-three-a-side")
@pytest.mark.parametrize(("left", "right", "free"), [(3, 2, 5), (2, 3, 0), (3, 0, 3)])
def test_at_most_three_stand_on_a_side(left: int, right: int, free: int) -> None:
    match = free_build(rooms_of(0, left, right))
    act(match, 0, "choose-room", room="garden-1")
    # One side is left, so nobody is asked.
    assert level(match, 1)[free] == "garden-1"
    assert "site" not in asked(match, 0)


@pytest.mark.rule("shelter/build-max-three-a-side")
def test_three_fit_on_a_side() -> None:
    match = free_build(rooms_of(0, 2, 2))
    act(match, 0, "choose-room", room="garden-1")
    assert can(match, 0, "site", side="left") and can(match, 0, "site", side="right")
    act(match, 0, "site", side="left")
    assert level(match, 1)[0] == "garden-1"


@pytest.mark.rule("shelter/build-refill")
def test_the_track_is_refilled_from_the_deck() -> None:
    match = free_build()
    deck = len(zone(match, "rooms", "deck"))
    act(match, 0, "choose-room", room="nuka-cola-bottler-1")
    act(match, 0, "site", side="left")
    assert match.seat == bottlecap.CHANCE
    assert track_of(match, "rooms") == ["living-quarters-1", None, "garden-1"]
    deal(match, "room", "medbay")
    assert track_of(match, "rooms") == ["living-quarters-1", "medbay", "garden-1"]
    assert len(zone(match, "rooms", "deck")) == deck - 1


@pytest.mark.rule("shelter/build-usable")
def test_a_new_room_is_open_to_everybody_at_once() -> None:
    match = free_build()
    act(match, 0, "choose-room", room="garden-1")
    build(match, 0)
    act(match, 1, "decline-income")
    place(match, 1, "garden-1 1")
    assert stock_of(match, 1) == (0, 2, 0)
    act(match, 0, "decline-income")
    assert can_place(match, 0, "garden-1 2")


@pytest.mark.rule("shelter/build-happiness")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_coloured_elevator_builds_a_room_and_gives_two_happiness(seat: int) -> None:
    # The real cards: the rule is about them.
    match = start(4, stock(seat, 6, 6, 6), first=seat, content=BUNDLED)
    place(match, seat, f"elevator {seat + 1}")
    act(match, seat, "choose-room", room="garden-1")
    while asked(match, seat) == ["pay"]:
        act(match, seat, "pay", resource="food")
    assert sum(stock_of(match, seat)) < 18
    build(match, seat)
    assert level(match, seat + 1)[2] == "garden-1"
    assert [happiness_of(match, other) for other in range(4)] == [2 if other == seat else 0 for other in range(4)]


# --- a build reward gained twice --------------------------------------------------------------------


def twice(folder: Path, *edits: Edit) -> bottlecap.Match:
    """The first seat's elevator has the letter S; its dweller trained in S has built there once, for one energy and one food."""
    lettered = ELEVATOR_BUILDS.replace("{ ", '{ letter = "S", ')
    content = pack(folder, ("elevators.toml", ELEVATOR_BUILDS, lettered))
    match = start(2, dwellers(0, "S", "plain"), RICH, *edits, content=content)
    place(match, 0, "elevator 1", "S")
    if asked(match, 0) == ["choose-room"]:
        assert refused(match, 0, "decline-room") == "shelter/build-none-possible"
        act(match, 0, "choose-room", room="living-quarters-1")
    act(match, 0, "site", side="left")
    deal(match, "room", "weight-room")
    return match


@pytest.mark.rule("shelter/build-doubled")
def test_the_second_room_is_chosen_and_paid_for_when_the_row_is_gained_again(tmp_path: Path) -> None:
    match = twice(tmp_path)
    assert (stock_of(match, 0), happiness_of(match, 0)) == ((5, 5, 6), 2)
    assert asked(match, 0) == ["choose-room"]
    act(match, 0, "choose-room", room="weight-room")
    act(match, 0, "pay", resource="water")
    assert stock_of(match, 0) == (5, 4, 5)
    build(match, 0, "right")
    assert level(match, 1)[2:4] == ["living-quarters-1", "weight-room"]
    assert happiness_of(match, 0) == 4
    assert match.seat == 1


@pytest.mark.rule("shelter/build-doubled")
def test_the_second_room_may_be_declined(tmp_path: Path) -> None:
    match = twice(tmp_path)
    act(match, 0, "decline-room")
    assert stock_of(match, 0) == (5, 5, 6)
    assert [card for card in level(match, 1) if card] == ["living-quarters-1"]
    assert happiness_of(match, 0) == 4
    assert match.seat == 1


@pytest.mark.rule("shelter/build-doubled")
def test_the_second_room_must_be_affordable(tmp_path: Path) -> None:
    poor = twice(tmp_path, stock(0, energy=1, food=1))
    assert (happiness_of(poor, 0), poor.seat) == (4, 1)


@pytest.mark.rule("shelter/build-doubled")
def test_of_the_second_rooms_an_expensive_one_is_refused(tmp_path: Path) -> None:
    match = twice(tmp_path, stock(0, energy=2, food=3))
    assert refused(match, 0, "choose-room", room="nuka-cola-bottler-1") == "shelter/build-cost"
    assert can(match, 0, "choose-room", room="weight-room")


@pytest.mark.rule("shelter/build-none-possible")
def test_a_room_without_a_price_must_be_chosen_where_there_is_one_and_a_place_for_it() -> None:
    match = free_build()
    assert offered(match, 0) == ["choose-room"]
    assert refused(match, 0, "decline-room") == "shelter/build-none-possible"
    act(match, 0, "choose-room", room="garden-1")
    build(match, 0)
    assert level(match, 1)[2] == "garden-1"
    assert (happiness_of(match, 0), match.seat) == (1, 1)


@pytest.mark.rule("shelter/build-none-possible")
def test_the_last_room_without_a_price_is_built_unasked() -> None:
    match = free_build(rooms_of(0, 3, 2), track("rooms", "garden-1"))
    quiet(match)
    assert (level(match, 1)[5], happiness_of(match, 0), match.seat) == ("garden-1", 1, 1)


@pytest.mark.rule("shelter/build-none-possible")
@pytest.mark.parametrize("lack", [rooms_of(0, 3, 3), track("rooms")], ids=["no-place", "no-room"])
def test_a_room_without_a_price_is_lost_where_there_is_none_or_no_place(lack: Edit) -> None:
    match = free_build(lack)
    assert (happiness_of(match, 0), match.seat) == (1, 1)
    assert not heard(match, None, "built")


@pytest.mark.rule("shelter/build-none-possible")
def test_the_first_room_with_a_price_may_not_be_declined() -> None:
    match = start(2, RICH)
    place(match, 0, "elevator 1")
    assert offered(match, 0) == ["choose-room"]
    assert refused(match, 0, "decline-room") == "shelter/build-none-possible"


# --- income -----------------------------------------------------------------------------------------


GARDEN = room(0, "garden-1")


def visited(*edits: Edit, players: int = 3, where: str = "garden-1 1", **fields: Any) -> bottlecap.Match:
    """The second seat has just placed in the first one's garden; it was its turn first."""
    match = start(players, GARDEN, *edits, first=1, **fields)
    place(match, 1, where)
    return match


@pytest.mark.rule("shelter/income")
@pytest.mark.parametrize(("held", "resources"), [([], 1), (["rent-book"], 2), (["toolbox"], 2), (["rent-book", "toolbox"], 3)])
def test_every_item_that_adds_to_income_counts(tmp_path: Path, held: list[str], resources: int) -> None:
    folder = pack(tmp_path, ("items.toml", 'ability = "on-build any"', 'ability = "income"'))
    match = visited(items(0, *held), content=folder)
    assert asked(match, 0) == ["income"] * resources
    for _ in range(resources):
        act(match, 0, "take-income", resource="water")
    assert (stock_of(match, 0), asked(match, 0)) == ((0, 0, resources), [])


@pytest.mark.rule("shelter/income")
@pytest.mark.parametrize(("resource", "after"), [("energy", (1, 0, 0)), ("food", (0, 1, 0)), ("water", (0, 0, 1))])
def test_the_owner_of_a_room_takes_a_resource_when_another_places_there(resource: str, after: tuple[int, int, int]) -> None:
    match = visited()
    assert asked(match, 0) == ["income"] and asked(match, 2) == ["turn"]
    act(match, 0, "take-income", resource=resource)
    assert stock_of(match, 0) == after
    assert stock_of(match, 1) == (0, 2, 0)
    assert asked(match, 0) == []


@pytest.mark.rule("shelter/income")
def test_the_owner_need_not_take_it() -> None:
    match = visited()
    act(match, 0, "decline-income")
    assert stock_of(match, 0) == (0, 0, 0)
    assert asked(match, 0) == []
    twice_visited = visited()
    place(twice_visited, 2, "garden-1 2")
    assert asked(twice_visited, 0).count("income") == 2


@pytest.mark.rule("shelter/income", "shelter/resource-cap")
def test_income_does_not_go_on_a_full_track() -> None:
    match = visited(stock(0, food=6))
    assert refused(match, 0, "take-income", resource="food") == "shelter/resource-cap"
    act(match, 0, "take-income", resource="water")
    assert stock_of(match, 0) == (0, 6, 1)


@pytest.mark.rule("shelter/income-when")
def test_income_stops_nobody() -> None:
    match = visited()
    assert match.waiting == (2,) and match.seats == (2, 0)
    assert [prompt.blocking for prompt in match.prompts(0)] == [False]
    place(match, 2, "power-generator 2")
    assert stock_of(match, 2) == (1, 0, 0)


@pytest.mark.rule("shelter/income-when")
def test_income_may_be_taken_while_the_others_play() -> None:
    match = visited()
    act(match, 0, "take-income", resource="water")
    assert (stock_of(match, 0), match.waiting) == ((0, 0, 1), (2,))


@pytest.mark.rule("shelter/income-when")
def test_income_is_owed_as_soon_as_the_dweller_stands_there() -> None:
    match = start(2, GARDEN, room(0, "storage-room", "right"), first=1)
    place(match, 1, "storage-room 2")
    # The other has still to choose its own reward.
    assert asked(match, 1) == ["take"]
    act(match, 0, "take-income", resource="food")
    assert (stock_of(match, 0), asked(match, 1)) == ((0, 1, 0), ["take"])


@pytest.mark.rule("shelter/income-when")
def test_income_is_settled_before_the_owners_next_placement() -> None:
    match = visited(players=2)
    assert match.waiting == (0,)
    assert [prompt.blocking for prompt in match.prompts(0)] == [True]
    assert cannot_place(match, 0, "diner 2") == "shelter/income"
    act(match, 0, "take-income", resource="energy")
    assert asked(match, 0) == ["turn"]
    assert can_place(match, 0, "diner 2")


@pytest.mark.rule("shelter/income-when")
def test_who_has_passed_gets_income_and_settles_it_at_the_end_of_the_round() -> None:
    match = start(2, GARDEN, dwellers(1, "plain"))
    act(match, 0, "pass")
    place(match, 1, "garden-1 1")
    # Nobody has a turn left: the round waits for the owner.
    assert (match.waiting, asked(match, 0)) == ((0,), ["income"])
    assert not heard(match, None, "recalled")
    act(match, 0, "take-income", resource="water")
    assert stock_of(match, 0) == (0, 0, 1)
    assert len(heard(match, None, "recalled")) == 1


@pytest.mark.rule("shelter/income-when")
def test_who_is_out_of_dwellers_settles_income_at_the_end_of_the_round() -> None:
    match = start(2, GARDEN, dwellers(0, "plain"), dwellers(1, "plain"))
    place(match, 0, "power-generator 1")
    place(match, 1, "garden-1 1")
    assert (match.waiting, asked(match, 0)) == ((0,), ["income"])
    assert not heard(match, None, "passed") and not heard(match, None, "recalled")
    act(match, 0, "take-income", resource="water")
    assert (stock_of(match, 0), len(heard(match, None, "recalled"))) == ((2, 0, 1), 1)


@pytest.mark.rule("shelter/income-when")
def test_income_is_settled_before_the_match_ends() -> None:
    match = start(2, GARDEN, dwellers(1, "plain"), happy(0, 0), ending=1)
    act(match, 0, "pass")
    place(match, 1, "garden-1 1")
    assert not match.over
    act(match, 0, "take-income", resource="water")
    assert match.over and match.result is not None
    assert (stock_of(match, 0), stock_of(match, 1)) == ((0, 0, 1), (0, 2, 0))
    assert match.result.winners == (1,)


@pytest.mark.rule("shelter/income-not-on-threat")
def test_a_space_covered_by_a_threat_brings_no_income() -> None:
    match = start(3, GARDEN, threat("radroaches-1", "garden-1 1"), first=1)
    place(match, 1, "garden-1 1")
    fight(match, 12)
    assert asked(match, 0) == []
    assert not heard(match, None, "income-taken")
    # The room's other space, which is not covered, brings it.
    place(match, 2, "garden-1 2")
    assert asked(match, 0)[0] == "income"


@pytest.mark.rule("shelter/income-not-own")
def test_ones_own_dwellers_bring_no_income() -> None:
    match = start(3, GARDEN)
    place(match, 0, "garden-1 1")
    assert [asked(match, seat) for seat in range(3)] == [[], ["turn"], []]
    own = start(3, stock(0, energy=1, food=1))
    place(own, 0, "elevator 1")
    build(own, 0)
    assert [asked(own, seat) for seat in range(3)] == [[], ["turn"], []]


@pytest.mark.rule("shelter/income-not-own")
def test_the_top_level_brings_no_income() -> None:
    match = start(3)
    for seat, where in enumerate(("diner 1", "power-generator 1", "water-treatment 1")):
        place(match, seat, where)
    assert [asked(match, seat) for seat in range(3)] == [["turn"], [], []]


@pytest.mark.rule("shelter/income-linked")
def test_a_linked_space_pays_once() -> None:
    match = start(3, room(0, "living-quarters-1"), dwellers(1, "plain", "plain", "plain"), first=1)
    place(match, 1, "living-quarters-1 1")
    # The second dweller is of the same kind, so it joins without a question.
    assert len(heard(match, None, "joined")) == 1
    assert asked(match, 0) == ["income"]
    act(match, 0, "take-income", resource="water")
    assert asked(match, 0) == []
    assert stock_of(match, 0) == (0, 0, 1)
    end_round(match)
    assert len(player(match, 1)["dwellers"]) == 4
