"""Shelter, rule by rule: resources and the other rewards."""

from pathlib import Path

import pytest
from tests.say import act, asked, can, heard, offered, outcomes, refused, seen, zone
from tests.shelter.table import (
    OPENING_ITEMS,
    OPENING_ROOMS,
    RESOURCES,
    away,
    can_place,
    cannot_place,
    deal,
    dwellers,
    end_round,
    happiness_of,
    home,
    items,
    items_of,
    lay,
    lay_all,
    pack,
    place,
    quiet,
    room,
    space,
    start,
    stock,
    stock_of,
    threat,
    track_of,
)

import bottlecap


def can_each(match: bottlecap.Match, kind: str) -> list[str]:
    """The resources that seat 0 could name now."""
    return [resource for resource in RESOURCES if can(match, 0, kind, resource=resource)]


# --- resources ------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/resource-gain")
@pytest.mark.parametrize(
    ("where", "gained"), [("power-generator 1", (2, 0, 0)), ("diner 1", (0, 2, 0)), ("water-treatment 1", (0, 0, 2))]
)
def test_each_icon_gives_one_cube(where: str, gained: tuple[int, int, int]) -> None:
    match = start()
    assert place(match, 0, where) == ["placed", "gained", "gained"]
    assert (stock_of(match, 0), stock_of(match, 1)) == (gained, (0, 0, 0))


@pytest.mark.rule("shelter/resource-cap")
def test_what_does_not_fit_on_the_track_is_lost() -> None:
    match = start(2, stock(0, food=5))
    assert place(match, 0, "diner 1") == ["placed", "gained", "spilled"]
    assert stock_of(match, 0) == (0, 6, 0)
    with pytest.raises(bottlecap.BadPosition):
        start(2, stock(0, food=7))


@pytest.mark.rule("shelter/resource-cap")
def test_a_full_track_cannot_be_chosen() -> None:
    match = start(2, stock(0, food=6))
    place(match, 0, "vault-entrance 2")
    assert refused(match, 0, "take", resource="food") == "shelter/resource-cap"
    assert can_each(match, "take") == ["energy", "water"]


@pytest.mark.rule("shelter/resource-cap", "shelter/resource-any")
def test_a_question_mark_with_full_tracks_is_lost_and_told() -> None:
    match = start(2, stock(0, 6, 6, 6))
    assert place(match, 0, "vault-entrance 2") == ["placed", "spilled-any"]
    assert (stock_of(match, 0), heard(match, 1, "spilled-any"), match.waiting) == ((6, 6, 6), [{"seat": 0}], (1,))


@pytest.mark.rule("shelter/resource-pay")
def test_resources_in_a_cost_go_back_to_the_supply() -> None:
    match = start(2, room(0, "lounge"), stock(0, 1, 2, 3), stock(1, 1, 1, 1))
    assert place(match, 0, "lounge 2") == ["placed", "paid", "paid", "happiness", "happiness"]
    assert (stock_of(match, 0), stock_of(match, 1)) == ((1, 1, 2), (1, 1, 1))
    assert heard(match, 1, "paid") == [{"seat": 0, "resource": 1, "amount": 1}, {"seat": 0, "resource": 2, "amount": 1}]


@pytest.mark.rule("shelter/resource-pay")
def test_nobody_pays_what_they_do_not_have() -> None:
    match = start(2, room(0, "weapon-workshop"), stock(0, energy=1, water=1))
    place(match, 0, "weapon-workshop 1")
    assert refused(match, 0, "pay", resource="food") == "shelter/resource-pay"
    assert can_each(match, "pay") == ["energy", "water"]


@pytest.mark.rule("shelter/resource-any")
@pytest.mark.parametrize(("resource", "then"), [("energy", (1, 0, 0)), ("food", (0, 1, 0)), ("water", (0, 0, 1))])
def test_a_question_mark_gives_a_resource_of_choice(resource: str, then: tuple[int, int, int]) -> None:
    match = start()
    place(match, 0, "vault-entrance 2")
    assert (asked(match, 0), can_each(match, "take")) == (["take"], RESOURCES)
    act(match, 0, "take", resource=resource)
    assert (stock_of(match, 0), match.waiting) == (then, (1,))


@pytest.mark.rule("shelter/resource-any")
@pytest.mark.parametrize(("resource", "then"), [("energy", (0, 1, 1)), ("food", (1, 0, 1)), ("water", (1, 1, 0))])
def test_a_question_mark_costs_a_resource_of_choice(resource: str, then: tuple[int, int, int]) -> None:
    match = start(2, room(0, "weapon-workshop"), stock(0, 1, 1, 1))
    place(match, 0, "weapon-workshop 1")
    assert (asked(match, 0), can_each(match, "pay")) == (["pay"], RESOURCES)
    act(match, 0, "pay", resource=resource)
    assert (stock_of(match, 0), asked(match, 0)) == (then, ["take-item"])


@pytest.mark.rule("shelter/resource-any")
def test_several_question_marks_are_chosen_one_by_one() -> None:
    match = start(2, room(0, "game-room"), stock(0, 2, 2, 0))
    place(match, 0, "game-room 2")
    for resource in ("food", "energy", "food"):
        assert asked(match, 0) == ["pay"]
        act(match, 0, "pay", resource=resource)
    assert (stock_of(match, 0), happiness_of(match, 0), match.waiting) == ((1, 0, 0), 2, (1,))


@pytest.mark.rule("shelter/happiness-not-resource")
def test_happiness_neither_pays_nor_is_taken_for_a_question_mark() -> None:
    match = start(2, room(0, "weapon-workshop"), happiness=[9, 9])
    assert cannot_place(match, 0, "weapon-workshop 1") == "shelter/cost-first"
    place(match, 0, "vault-entrance 2")
    assert [action.to_json() for action in match.actions(0)] == [{"kind": "take", "resource": name} for name in RESOURCES]
    with pytest.raises(bottlecap.BadAction):
        match.game.action_named("take", resource="happiness")
    act(match, 0, "take", resource="food")
    assert happiness_of(match, 0) == 9


@pytest.mark.rule("shelter/happiness-not-resource")
def test_happiness_left_over_does_not_pay_either() -> None:
    match = start(2, room(0, "weapon-workshop"), stock(0, food=1), happiness=[9, 9])
    place(match, 0, "weapon-workshop 1")
    assert (happiness_of(match, 0), stock_of(match, 0)) == (9, (0, 0, 0))


@pytest.mark.rule("shelter/exchange")
@pytest.mark.parametrize(
    ("direction", "times", "then"),
    [("forward", 1, (0, 2, 3)), ("forward", 3, (0, 0, 5)), ("back", 2, (0, 5, 0)), ("back", 1, (0, 4, 1))],
)
def test_an_exchange_goes_either_way_any_number_of_times(direction: str, times: int, then: tuple[int, int, int]) -> None:
    match = start(2, stock(0, food=2, water=2))
    place(match, 0, "diner 2")
    assert (asked(match, 0), stock_of(match, 0)) == (["exchange"], (0, 3, 2))
    act(match, 0, "trade", direction=direction, times=times)
    assert (stock_of(match, 0), asked(match, 0)) == (then, ["exchange"])
    act(match, 0, "no-trade")
    assert (stock_of(match, 0), match.waiting) == (then, (1,))


@pytest.mark.rule("shelter/exchange")
@pytest.mark.parametrize("times", [4, 5, 6])
def test_all_that_a_full_track_holds_can_be_traded(times: int) -> None:
    match = start(2, stock(0, food=5))
    place(match, 0, "diner 2")
    act(match, 0, "trade", direction="forward", times=times)
    assert stock_of(match, 0) == (0, 6 - times, times)
    match = start(2, stock(0, water=6))
    place(match, 0, "diner 2")
    act(match, 0, "trade", direction="back", times=times)
    assert stock_of(match, 0) == (0, min(6, 1 + times), 6 - times)


@pytest.mark.rule("shelter/exchange")
def test_an_exchange_may_be_declined_and_gives_nothing_by_itself() -> None:
    match = start(2, stock(0, food=2, water=2))
    place(match, 0, "diner 2")
    act(match, 0, "no-trade")
    assert (stock_of(match, 0), match.waiting) == ((0, 3, 2), (1,))


@pytest.mark.rule("shelter/exchange")
def test_nobody_trades_more_than_they_have() -> None:
    match = start(2, stock(0, food=2, water=1))
    place(match, 0, "diner 2")
    assert refused(match, 0, "trade", direction="forward", times=4) == "shelter/exchange"
    assert refused(match, 0, "trade", direction="back", times=2) == "shelter/exchange"
    trades = [(a.to_json()["direction"], a.to_json()["times"]) for a in match.actions(0) if a.kind == "trade"]
    assert sorted(trades) == [("back", 1), ("forward", 1), ("forward", 2), ("forward", 3)]


@pytest.mark.rule("shelter/exchange")
@pytest.mark.parametrize(("direction", "then"), [("forward", (5, 2, 1)), ("back", (1, 4, 3))])
def test_an_exchange_is_at_the_rate_shown(direction: str, then: tuple[int, int, int]) -> None:
    match = start(2, room(0, "science-lab"), stock(0, energy=2, food=3, water=2))
    place(match, 0, "science-lab 1")
    act(match, 0, "take", resource="energy")
    assert refused(match, 0, "trade", direction="forward", times=3) == "shelter/exchange"
    assert refused(match, 0, "trade", direction="back", times=2) == "shelter/exchange"
    act(match, 0, "trade", direction=direction, times=1)
    assert stock_of(match, 0) == then


@pytest.mark.rule("shelter/exchange-when")
def test_an_exchange_is_offered_when_its_icon_is_reached_and_again_after_every_trade() -> None:
    match = start(2, room(0, "storage-room"), stock(0, energy=1))
    place(match, 0, "storage-room 1")
    assert asked(match, 0) == ["take"]
    assert refused(match, 0, "trade", direction="forward", times=1) == "shelter/resource-any"
    act(match, 0, "take", resource="energy")
    assert asked(match, 0) == ["exchange"]
    act(match, 0, "trade", direction="forward", times=1)
    assert (stock_of(match, 0), asked(match, 0)) == ((1, 0, 1), ["exchange"])
    act(match, 0, "trade", direction="back", times=1)
    act(match, 0, "trade", direction="forward", times=2)
    act(match, 0, "no-trade")
    assert (stock_of(match, 0), match.waiting) == ((0, 0, 2), (1,))


def exchange_first(folder: Path, *rewards: str) -> Path:
    """The tests' cards, with these rewards behind the exchange in the second space of the diner."""
    row = ", ".join(f'"{reward}"' for reward in ("exchange food:water", *rewards))
    return pack(folder, "rooms.toml", '["food", "exchange food:water"]', f"[{row}]")


@pytest.mark.rule("shelter/exchange-when")
def test_an_exchange_stays_open_for_the_rewards_that_follow_it(tmp_path: Path) -> None:
    match = start(2, stock(0, food=1), content=exchange_first(tmp_path, "food", "train"))
    place(match, 0, "diner 2")
    assert (asked(match, 0), stock_of(match, 0)) == (["exchange"], (0, 1, 0))
    act(match, 0, "no-trade")
    assert (asked(match, 0), stock_of(match, 0)) == (["exchange"], (0, 2, 0))
    act(match, 0, "trade", direction="forward", times=2)
    assert (stock_of(match, 0), asked(match, 0)) == ((0, 0, 2), ["exchange"])
    act(match, 0, "trade", direction="back", times=1)
    act(match, 0, "no-trade")
    # The training has changed nothing for it.
    assert (stock_of(match, 0), match.waiting) == ((0, 1, 1), (1,))


@pytest.mark.rule("shelter/exchange-when")
def test_what_comes_later_can_be_traded_though_there_was_nothing_at_the_icon(tmp_path: Path) -> None:
    match = start(2, content=exchange_first(tmp_path, "energy", "food"))
    assert place(match, 0, "diner 2") == ["placed", "gained", "gained"]
    assert asked(match, 0) == ["exchange"]
    act(match, 0, "trade", direction="forward", times=1)
    assert stock_of(match, 0) == (1, 0, 1)


@pytest.mark.rule("shelter/exchange-when")
def test_an_exchange_ends_with_the_turn(tmp_path: Path) -> None:
    match = start(2, stock(0, food=3), content=exchange_first(tmp_path, "energy"))
    place(match, 0, "diner 2")
    act(match, 0, "no-trade")
    # Energy has made the tracks others, so it was offered once more.
    act(match, 0, "no-trade")
    act(match, 1, "pass")
    place(match, 0, "diner 1")
    assert (stock_of(match, 0), match.over, match.view(None)["round"]) == ((1, 5, 0), False, 2)


@pytest.mark.rule("shelter/exchange-when")
def test_every_turn_comes_to_an_end_though_somebody_trades_to_and_fro() -> None:
    match = start(2, stock(0, food=2, water=2))
    place(match, 0, "diner 2")
    for number in range(18):
        assert match.waiting == (0,)
        act(match, 0, "trade", direction="back" if number % 2 else "forward", times=1)
    assert (match.waiting, stock_of(match, 0)) == ((1,), (0, 3, 2))


@pytest.mark.rule("shelter/exchange-when", "shelter/item-ability")
def test_items_can_be_used_while_an_exchange_is_open() -> None:
    match = start(2, stock(0, food=2), items(0, "parrot"))
    place(match, 0, "diner 2")
    # After the food, which comes before the exchange's icon.
    act(match, 0, "go-on")
    assert (asked(match, 0), offered(match, 0)) == (["exchange"], ["no-trade", "trade", "use"])
    act(match, 0, "use", item="parrot")
    assert (stock_of(match, 0), happiness_of(match, 0), asked(match, 0)) == ((0, 2, 0), 1, ["exchange"])
    act(match, 0, "no-trade")
    assert match.waiting == (1,)


@pytest.mark.rule("shelter/exchange-when")
def test_who_has_nothing_to_trade_is_not_asked(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", '["food", "exchange food:water"]', '["exchange food:water", "energy"]')
    match = start(2, content=folder)
    assert place(match, 0, "diner 2") == ["placed", "gained"]
    assert match.waiting == (1,)


# --- happiness and dwellers -----------------------------------------------------------------------


@pytest.mark.rule("shelter/happiness")
def test_each_icon_gives_one_happiness() -> None:
    match = start(2, room(0, "lounge"), stock(0, food=1, water=1))
    place(match, 0, "lounge 2")
    assert [happiness_of(match, seat) for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("shelter/happiness")
def test_the_supply_of_happiness_never_runs_out() -> None:
    match = start(2, room(0, "lounge"), stock(0, food=1, water=1), happiness=[500, 500])
    place(match, 0, "lounge 2")
    assert [happiness_of(match, seat) for seat in (0, 1)] == [502, 500]


@pytest.mark.rule("shelter/dweller-new")
def test_a_new_dweller_stands_on_the_icon_and_is_placed_in_the_next_round() -> None:
    match = start(2, dwellers(0, "plain", "S"), stock(0, food=3))
    assert place(match, 0, "vault-door 1") == ["placed", "paid", "paid", "arrived"]
    door = space(match, "vault-door 1")
    assert away(match, 0) == [("plain", door, False), ("plain", door, True)]
    act(match, 1, "pass")
    assert home(match, 0) == ["S"]
    assert cannot_place(match, 0, "diner 1", "plain") == "shelter/available"
    assert cannot_place(match, 0, "vault-door 1", "S") == "shelter/place-occupied"
    place(match, 0, "diner 1", "S")
    quiet(match)
    assert seen(match, None, "round") == 2
    assert home(match, 0) == ["plain", "plain", "plain"]
    assert can_place(match, 0, "vault-entrance 1")


@pytest.mark.rule("shelter/dweller-new")
def test_each_icon_gives_one_dweller(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", 'cost = ["energy", "food"], reward = ["dweller"]', 'reward = ["dweller", "dweller"]')
    match = start(2, room(0, "radio-studio"), content=folder)
    place(match, 0, "radio-studio 2")
    assert [arriving for _, _, arriving in away(match, 0)] == [False, True, True]
    assert len(away(match, 1)) == 0


@pytest.mark.rule("shelter/dweller-max")
def test_nobody_has_more_than_seven_dwellers(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", 'cost = ["energy", "food"], reward = ["dweller"]', 'reward = ["dweller", "dweller"]')
    match = start(2, dwellers(0, *["plain"] * 6), room(0, "radio-studio"), content=folder)
    assert place(match, 0, "radio-studio 2") == ["placed", "arrived", "no-arrival"]
    end_round(match)
    assert (len(home(match, 0)), home(match, 1)) == (7, ["plain", "plain"])
    # It is told that no eighth one comes.
    assert place(match, 0, "radio-studio 2") == ["placed", "no-arrival", "no-arrival"]
    assert heard(match, 1, "no-arrival") == [{"seat": 0}] * 3
    end_round(match)
    assert (len(home(match, 0)), home(match, 1)) == (7, ["plain", "plain"])


# --- the token and the tracks ---------------------------------------------------------------------


@pytest.mark.rule("shelter/first-player")
def test_who_takes_the_token_starts_the_next_round_and_not_before() -> None:
    match = start(3)
    place(match, 0, "diner 1")
    place(match, 1, "water-treatment 1")
    place(match, 2, "vault-door 2")
    act(match, 2, "take", resource="food")
    assert (seen(match, None, "first_player"), match.waiting) == (2, (0,))
    place(match, 0, "power-generator 1")
    assert match.waiting == (1,)
    end_round(match)
    assert (seen(match, None, "round"), match.waiting) == (2, (2,))
    place(match, 2, "diner 1")
    assert match.waiting == (0,)
    end_round(match)
    assert (seen(match, None, "round"), match.waiting) == (3, (2,))


@pytest.mark.rule("shelter/refresh-track")
def test_the_icon_discards_the_item_track_and_deals_a_new_one() -> None:
    match = start()
    assert place(match, 0, "water-treatment 2") == ["placed", "gained", "refreshed"]
    assert zone(match, "items", "discard") == OPENING_ITEMS
    deal(match, "item", "dog", "cat", "parrot")
    assert (track_of(match, "items"), match.waiting) == (["dog", "cat", "parrot"], (1,))
    assert track_of(match, "rooms") == OPENING_ROOMS


@pytest.mark.rule("shelter/refresh-track")
def test_the_other_icon_discards_the_room_track_and_deals_a_new_one() -> None:
    match = start(2, room(0, "radio-studio"))
    assert place(match, 0, "radio-studio 1") == ["placed", "refreshed"]
    assert sorted(zone(match, "rooms", "discard")) == sorted(OPENING_ROOMS)
    deal(match, "room", "armory", "medbay", "lounge")
    assert (track_of(match, "rooms"), asked(match, 0)) == (["armory", "medbay", "lounge"], ["take"])
    assert track_of(match, "items") == OPENING_ITEMS


@pytest.mark.rule("shelter/deck-reshuffle")
def test_an_empty_deck_is_rebuilt_from_its_discards_when_a_card_is_to_be_dealt() -> None:
    match = start(2, lay_all("items", "deck", "hand 1"), lay("items", "discard", "dog", "cat"), stock(0, water=1))
    assert heard(match, None, "reshuffled") == []
    place(match, 0, "wasteland 1")
    act(match, 0, "take-item", item="shotgun")
    assert heard(match, None, "reshuffled") == [{"track": 0}]
    assert outcomes(match) == {("dog",): 1, ("cat",): 1}
    deal(match, "item", "cat")
    assert (zone(match, "items", "deck"), zone(match, "items", "discard")) == (["dog"], [])
    assert track_of(match, "items") == ["10mm-pistol", "cat", "laser-rifle"]


@pytest.mark.rule("shelter/deck-reshuffle")
def test_a_deck_is_not_rebuilt_before_a_card_is_wanted() -> None:
    match = start(2, lay_all("items", "deck", "discard"), lay("items", "deck", "dog"), stock(0, water=1))
    place(match, 0, "wasteland 1")
    act(match, 0, "take-item", item="shotgun")
    assert track_of(match, "items") == ["10mm-pistol", "dog", "laser-rifle"]
    assert (zone(match, "items", "deck"), len(zone(match, "items", "discard"))) == ([], 27)


@pytest.mark.rule("shelter/deck-reshuffle")
def test_what_a_refresh_discards_is_among_what_it_deals_from_a_rebuilt_deck() -> None:
    only = [lay_all("items", "deck", "hand 1"), lay("items", "deck", "dog")]
    match = start(2, *only)
    place(match, 0, "water-treatment 2")
    assert heard(match, None, "reshuffled") == [{"track": 0}]
    assert track_of(match, "items") == ["dog", None, None]
    assert outcomes(match) == {(item,): 1 for item in OPENING_ITEMS}
    deal(match, "item", "shotgun")
    assert outcomes(match) == {("10mm-pistol",): 1, ("laser-rifle",): 1}
    deal(match, "item", "laser-rifle")
    assert (track_of(match, "items"), zone(match, "items", "deck")) == (["dog", "shotgun", "laser-rifle"], ["10mm-pistol"])


@pytest.mark.rule("shelter/deck-reshuffle")
def test_the_room_deck_is_rebuilt_too() -> None:
    match = start(2, room(0, "radio-studio"), lay_all("rooms", "deck", "discard"))
    place(match, 0, "radio-studio 1")
    assert heard(match, None, "reshuffled") == [{"track": 1}]
    assert len(outcomes(match)) == 23


@pytest.mark.rule("shelter/track-short")
def test_without_deck_and_discards_the_track_stays_short() -> None:
    match = start(2, lay_all("items", "deck", "hand 1"), stock(0, water=1))
    place(match, 0, "wasteland 1")
    act(match, 0, "take-item", item="shotgun")
    assert track_of(match, "items") == ["10mm-pistol", None, "laser-rifle"]
    assert match.seat == 1


@pytest.mark.rule("shelter/track-short")
def test_a_short_track_is_refreshed_as_far_as_it_goes() -> None:
    match = start(2, lay_all("items", "deck", "hand 1"), lay("items", "hand 1", "shotgun"))
    place(match, 0, "water-treatment 2")
    assert set(outcomes(match)) == {("10mm-pistol",), ("laser-rifle",)}
    deal(match, "item", "laser-rifle")
    assert track_of(match, "items") == ["laser-rifle", "10mm-pistol", None]


@pytest.mark.rule("shelter/track-short")
def test_an_item_from_an_empty_track_is_lost() -> None:
    empty = [lay_all("items", "deck", "hand 1"), lay_all("items", "track", "hand 1")]
    match = start(2, *empty, stock(0, water=1), threat("fire-1", "diner 1"))
    assert place(match, 0, "wasteland 1") == ["placed", "paid"]
    assert (track_of(match, "items"), items_of(match, 0), match.seat) == ([None] * 3, [], 1)
