"""Shelter, rule by rule: when items are used, and when they are offered."""

import random
from pathlib import Path

import pytest
from tests.say import act, asked, can, heard, offered, outcomes, refused, zone
from tests.shelter.more import facing, fight
from tests.shelter.table import (
    OPENING_ROOMS,
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
    pack,
    place,
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

# --- in one's own turn ----------------------------------------------------------------------------


@pytest.mark.rule("shelter/item-ability")
def test_an_item_is_used_before_paying_any_number_of_them() -> None:
    match = start(2, items(0, "lunchbox", "quantum"))
    assert cannot_place(match, 0, "wasteland 1") == "shelter/cost-first"
    assert act(match, 0, "use", item="lunchbox") == ["item-used", "gained", "gained", "gained"]
    assert act(match, 0, "use", item="quantum") == ["item-used", "happiness", "happiness"]
    assert (stock_of(match, 0), asked(match, 0)) == ((1, 1, 1), ["turn"])
    assert can_place(match, 0, "wasteland 1")


@pytest.mark.rule("shelter/item-ability")
def test_an_item_is_used_before_passing() -> None:
    match = start(2, items(0, "hot-plate"), stock(0, water=1))
    act(match, 0, "use", item="hot-plate")
    assert set(offered(match, 0)) == {"pass", "place"}
    act(match, 0, "pass")
    assert (stock_of(match, 0), match.waiting) == ((0, 1, 0), (1,))


@pytest.mark.rule("shelter/item-ability")
def test_an_item_is_used_between_two_rewards() -> None:
    match = start(2, items(0, "parrot"))
    place(match, 0, "diner 2")
    assert (asked(match, 0), stock_of(match, 0)) == (["use"], (0, 1, 0))
    act(match, 0, "use", item="parrot")
    assert (stock_of(match, 0), happiness_of(match, 0), match.waiting) == ((0, 0, 0), 1, (1,))


@pytest.mark.rule("shelter/item-ability")
def test_an_item_is_used_after_the_last_reward() -> None:
    match = start(2, items(0, "parrot"))
    place(match, 0, "vault-entrance 2")
    assert asked(match, 0) == ["take"]
    act(match, 0, "take", resource="food")
    assert asked(match, 0) == ["use"]
    act(match, 0, "use", item="parrot")
    assert (happiness_of(match, 0), match.waiting) == (1, (1,))


@pytest.mark.rule("shelter/item-ability", "shelter/item-exhaust")
def test_a_letter_is_lent_for_that_turn_only() -> None:
    match = start(2, items(0, "scout-outfit"))
    assert match.view(None)["lent_letter"] is None
    act(match, 0, "use", item="scout-outfit")
    assert match.view(None)["lent_letter"] == "P"
    place(match, 0, "diner 1")
    assert match.view(None)["lent_letter"] is None
    place(match, 1, "water-treatment 1")
    assert (stock_of(match, 1), items_of(match, 0)) == ((0, 0, 2), ["(scout-outfit)"])


@pytest.mark.rule("shelter/item-ability")
def test_an_item_just_taken_can_be_used_in_the_same_turn() -> None:
    match = start(2, track("items", "hot-plate", "dog", "cat"), stock(0, water=2))
    place(match, 0, "wasteland 1")
    act(match, 0, "take-item", item="hot-plate")
    quiet(match)
    assert (asked(match, 0), match.waiting) == (["use"], (0,))
    act(match, 0, "use", item="hot-plate")
    assert (stock_of(match, 0), match.waiting) == ((0, 1, 0), (1,))


@pytest.mark.rule("shelter/item-ability")
@pytest.mark.parametrize(
    "item", ["hot-plate", "parrot", "minigun", "stimpak-1", "pip-boy", "rent-book", "scout-outfit", "power-armor"]
)
def test_nobody_is_asked_about_an_item_that_could_not_be_used(item: str) -> None:
    match = start(2, items(0, item))
    place(match, 0, "power-generator 1")
    assert (asked(match, 0), match.waiting) == ([], (1,))


@pytest.mark.rule("shelter/item-ability")
@pytest.mark.parametrize("item", ["minigun", "rent-book", "scout-outfit", "power-armor", "dog"])
def test_who_has_no_item_for_any_time_is_asked_nothing_beside_the_play(item: str) -> None:
    match = start(2, items(0, item), items(0, "hot-plate", exhausted=True), stock(0, water=1))
    place(match, 0, "power-generator 1")
    assert asked(match, 0) == []


@pytest.mark.rule("shelter/item-ability")
def test_an_item_is_used_by_its_owner_at_its_own_moment_only() -> None:
    match = start(2, items(0, "minigun", "dog", "vault-model", "parrot"), items(1, "hot-plate"), stock(1, water=1))
    for item in ("minigun", "dog", "vault-model", "parrot", "hot-plate", "cat"):
        assert refused(match, 0, "use", item=item) == "shelter/item-ability"
    act(match, 0, "pass")
    assert can(match, 1, "use", item="hot-plate")


@pytest.mark.rule("shelter/item-ability")
@pytest.mark.parametrize(("item", "full"), [("hot-plate", (0, 6, 1)), ("lunchbox", (6, 6, 6)), ("fusion-cell", (6, 0, 0))])
def test_no_item_is_turned_for_nothing(item: str, full: tuple[int, int, int]) -> None:
    match = start(2, items(0, item), stock(0, *full))
    assert refused(match, 0, "use", item=item) == "shelter/item-ability"


@pytest.mark.rule("shelter/item-ability")
def test_what_is_paid_makes_room_for_what_is_gained() -> None:
    match = start(2, items(0, "box-of-junk"), stock(0, energy=6, food=1))
    act(match, 0, "use", item="box-of-junk")
    act(match, 0, "pay", resource="food")
    assert stock_of(match, 0) == (6, 0, 0)


# --- in a fight -----------------------------------------------------------------------------------


@pytest.mark.rule("shelter/item-ability")
@pytest.mark.parametrize("total", [7, 8])
def test_any_item_is_used_before_the_roll_of_a_fight(total: int) -> None:
    match = facing("ghouls-1", items(0, "parrot"), stock(0, food=1))
    place(match, 0, "diner 2")
    assert (asked(match, 0), offered(match, 0)) == (["arm"], ["roll", "use"])
    act(match, 0, "use", item="parrot")
    assert (happiness_of(match, 0), match.seat) == (1, bottlecap.CHANCE)
    fight(match, total)
    assert (items_of(match, 0), match.waiting) == (["(parrot)"], (1,))


@pytest.mark.rule("shelter/item-ability")
def test_any_item_is_used_after_the_roll_of_a_fight_that_was_won_before_the_reward() -> None:
    match = facing("ghouls-1", items(0, "parrot"), stock(0, food=1))
    place(match, 0, "diner 2")
    act(match, 0, "roll")
    fight(match, 8)
    assert (asked(match, 0), happiness_of(match, 0)) == (["use"], 0)
    act(match, 0, "use", item="parrot")
    assert (happiness_of(match, 0), stock_of(match, 0), match.waiting) == (3, (0, 0, 0), (1,))


@pytest.mark.rule("shelter/item-ability")
def test_any_item_is_used_after_a_lost_roll_and_the_injury_comes_all_the_same() -> None:
    match = facing("ghouls-1", items(0, "parrot"), stock(0, food=1))
    place(match, 0, "diner 2")
    act(match, 0, "roll")
    fight(match, 7)
    assert (asked(match, 0), offered(match, 0)) == (["lose"], ["accept-injury", "use"])
    act(match, 0, "use", item="parrot")
    assert (happiness_of(match, 0), away(match, 0)[0][0], match.waiting) == (1, "injured", (1,))


@pytest.mark.rule("shelter/item-ability", "shelter/fight-items")
def test_a_weapon_is_readied_before_the_roll() -> None:
    match = facing("ghouls-1", items(0, "pip-boy"), items(0, "minigun", "shotgun", exhausted=True))
    place(match, 0, "diner 2")
    assert asked(match, 0) == ["arm"]
    act(match, 0, "use", item="pip-boy")
    act(match, 0, "make-ready", item="minigun")
    assert (asked(match, 0), offered(match, 0)) == (["arm"], ["roll", "use"])
    act(match, 0, "use", item="minigun")
    fight(match, 5)
    assert (happiness_of(match, 0), heard(match, None, "fight-rolled")[0]["bonus"]) == (2, 3)


@pytest.mark.rule("shelter/item-ability", "shelter/fight-lose")
def test_armour_is_readied_after_a_lost_roll() -> None:
    match = facing("ghouls-1", items(0, "pip-boy"), items(0, "power-armor", "shotgun", exhausted=True))
    place(match, 0, "diner 2")
    act(match, 0, "roll")
    fight(match, 7)
    assert asked(match, 0) == ["lose"]
    act(match, 0, "use", item="pip-boy")
    act(match, 0, "make-ready", item="power-armor")
    assert (asked(match, 0), offered(match, 0)) == (["lose"], ["accept-injury", "use"])
    act(match, 0, "use", item="power-armor")
    assert (happiness_of(match, 0), away(match, 0)[0][0], match.waiting) == (0, "plain", (1,))


@pytest.mark.rule("shelter/fight-items", "shelter/fight-lose")
def test_before_a_roll_that_is_made_again_more_weapons_can_be_declared() -> None:
    match = facing("ghouls-1", items(0, "scoped-rifle", "shotgun", "minigun"))
    place(match, 0, "diner 2")
    act(match, 0, "use", item="shotgun")
    act(match, 0, "roll")
    fight(match, 5)
    act(match, 0, "use", item="scoped-rifle")
    assert (asked(match, 0), offered(match, 0)) == (["arm"], ["roll", "use"])
    act(match, 0, "use", item="minigun")
    fight(match, 3)
    assert [rolled["bonus"] for rolled in heard(match, None, "fight-rolled")] == [2, 5]
    assert (happiness_of(match, 0), match.seat) == (2, 1)


# --- passed over ----------------------------------------------------------------------------------


@pytest.mark.rule("shelter/item-passed-over")
def test_who_goes_on_is_asked_again_once_the_resources_have_changed() -> None:
    match = start(2, items(0, "hot-plate"))
    place(match, 0, "water-treatment 1")
    for water in (1, 2):
        assert (asked(match, 0), stock_of(match, 0)) == (["use"], (0, 0, water))
        act(match, 0, "go-on")
    assert (stock_of(match, 0), match.waiting) == ((0, 0, 2), (1,))


@pytest.mark.rule("shelter/item-passed-over")
def test_who_goes_on_is_not_asked_again_where_nothing_has_changed_for_the_item(tmp_path: Path) -> None:
    folder = pack(tmp_path, "rooms.toml", '{ reward = ["food", "exchange food:water"] }', '{ reward = ["train", "first-player"] }')
    match = start(2, items(0, "hot-plate", "caravan-radio"), stock(0, water=2), content=folder)
    place(match, 0, "diner 2")
    assert asked(match, 0) == ["use"]
    act(match, 0, "go-on")
    assert match.waiting == (1,)
    act(match, 1, "pass")
    place(match, 0, "vault-door 2")
    assert asked(match, 0) == ["use"]


@pytest.mark.rule("shelter/item-passed-over")
def test_what_becomes_usable_later_is_asked_all_the_same() -> None:
    match = start(2, room(0, "outfit-workshop"), stock(0, energy=5), items(0, "fusion-cell", "parrot"))
    place(match, 0, "outfit-workshop 1")
    act(match, 0, "go-on")
    assert asked(match, 0) == ["take"]
    act(match, 0, "take", resource="food")
    assert asked(match, 0) == ["use"]
    assert {action.to_json()["item"] for action in match.actions(0) if action.kind == "use"} == {"fusion-cell", "parrot"}


@pytest.mark.rule("shelter/item-passed-over")
def test_an_item_taken_after_going_on_is_offered() -> None:
    wounded = [items(0, "stimpak-1"), dwellers(0, "plain", "plain", "injured")]
    offer = track("items", "shotgun", "hot-plate", "dog")
    match = start(2, room(0, "weapon-workshop"), stock(0, energy=1, food=2, water=1), offer, *wounded)
    place(match, 0, "weapon-workshop 2")
    for _ in range(2):
        act(match, 0, "pay", resource="food")
    act(match, 0, "take-item", item="shotgun")
    deal(match, "item", "cat")
    act(match, 0, "go-on")
    act(match, 0, "take-item", item="hot-plate")
    quiet(match)
    assert (asked(match, 0), can(match, 0, "use", item="hot-plate")) == (["use"], True)


@pytest.mark.rule("shelter/item-passed-over")
def test_a_refresh_is_offered_again_once_the_track_has_changed() -> None:
    match = start(2, room(0, "weapon-workshop"), stock(0, energy=1, food=2), items(0, "caravan-radio", "blueprints"))
    place(match, 0, "weapon-workshop 2")
    act(match, 0, "take-item", item="shotgun")
    deal(match, "item", "dog")
    act(match, 0, "go-on")
    act(match, 0, "take-item", item="dog")
    deal(match, "item", "cat")
    assert (asked(match, 0), can(match, 0, "use", item="caravan-radio")) == (["use"], True)
    act(match, 0, "go-on")
    assert match.waiting == (1,)


@pytest.mark.rule("shelter/item-passed-over")
def test_an_item_that_readies_is_offered_again_once_another_is_turned() -> None:
    match = start(2, items(0, "pip-boy", "parrot"), items(0, "minigun", exhausted=True))
    place(match, 0, "diner 1")
    assert asked(match, 0) == ["use"]
    act(match, 0, "go-on")
    # The parrot is offered for the second food; turning it makes a difference to what can be readied.
    act(match, 0, "use", item="parrot")
    assert (asked(match, 0), [action.to_json() for action in match.actions(0)]) == (
        ["use"],
        [{"kind": "go-on"}, {"kind": "use", "item": "pip-boy"}],
    )


@pytest.mark.rule("shelter/item-passed-over")
def test_what_another_does_changes_nothing_for_ones_own_items(tmp_path: Path) -> None:
    row = '{ reward = ["train", "item", "first-player"] }'
    folder = pack(tmp_path, "rooms.toml", '{ reward = ["food", "exchange food:water"] }', row)
    mine = [items(0, "hot-plate"), stock(0, water=1)]
    match = start(2, *mine, items(1, "box-of-junk"), stock(1, water=1), first=1, content=folder)
    act(match, 1, "pass")
    place(match, 0, "diner 2")
    act(match, 0, "go-on")
    assert asked(match, 0) == ["take-item"]
    act(match, 1, "use", item="box-of-junk")
    act(match, 1, "pay", resource="water")
    assert (stock_of(match, 1), asked(match, 0)) == ((1, 0, 0), ["take-item"])
    act(match, 0, "take-item", item="shotgun")
    quiet(match)
    assert asked(match, 0) == ["turn"]


# --- beside the play of others --------------------------------------------------------------------


def waiting(*edits: object, players: int = 2, **fields: object) -> bottlecap.Match:
    """The first seat has placed, and the second is to place."""
    match = start(players, *edits, **fields)  # type: ignore[arg-type]
    place(match, 0, "power-generator 1")
    if asked(match, 0)[:1] == ["use"]:
        act(match, 0, "go-on")
        if match.waiting == (0,):
            act(match, 0, "go-on")
    assert match.waiting == (1,)
    return match


@pytest.mark.rule("shelter/item-ability")
def test_an_item_is_used_beside_the_play_of_others_and_nobody_waits() -> None:
    match = waiting(items(0, "hot-plate"), stock(0, water=1))
    before = match.prompts(1)[0].decision
    assert (asked(match, 0), match.waiting, match.seats) == (["items"], (1,), (1, 0))
    act(match, 0, "use", item="hot-plate")
    assert (stock_of(match, 0), items_of(match, 0), match.waiting) == ((2, 1, 0), ["(hot-plate)"], (1,))
    # What the other is asked is still the same question.
    assert (match.prompts(1)[0].decision, asked(match, 1)) == (before, ["turn"])
    # There is nothing more to use, so nothing is asked; why not can still be asked.
    assert asked(match, 0) == []
    assert refused(match, 0, "use", item="hot-plate") == "shelter/item-exhaust"
    place(match, 1, "diner 1")
    assert match.waiting == (0,)


@pytest.mark.rule("shelter/item-ability")
def test_what_follows_from_an_item_beside_the_play_stays_open() -> None:
    match = waiting(items(0, "box-of-junk"), stock(0, water=1, food=1))
    act(match, 0, "use", item="box-of-junk")
    # Of other items nothing is said meanwhile: one thing after another.
    assert (match.waiting, asked(match, 0)) == ((1,), ["pay"])
    place(match, 1, "diner 1")
    # At the latest before one's own placement it is settled.
    assert (match.waiting, asked(match, 0)) == ((0,), ["pay"])
    act(match, 0, "pay", resource="water")
    assert (stock_of(match, 0), asked(match, 0)) == ((3, 1, 0), ["turn"])


@pytest.mark.rule("shelter/item-ability")
def test_what_is_open_beside_the_play_is_answered_there() -> None:
    match = waiting(items(0, "box-of-junk"), stock(0, water=1, food=1))
    act(match, 0, "use", item="box-of-junk")
    act(match, 0, "pay", resource="food")
    assert (stock_of(match, 0), match.waiting, asked(match, 1)) == ((3, 0, 1), (1,), ["turn"])


@pytest.mark.rule("shelter/item-ability")
def test_at_the_end_of_the_round_all_is_settled_before_anything_is_readied() -> None:
    match = waiting(items(0, "box-of-junk"), dwellers(0, "plain"), stock(0, water=1, food=1))
    act(match, 0, "use", item="box-of-junk")
    act(match, 1, "pass")
    assert (match.waiting, asked(match, 0), items_of(match, 0)) == ((0,), ["pay"], ["(box-of-junk)"])
    act(match, 0, "pay", resource="food")
    assert (stock_of(match, 0), match.view(None)["round"], items_of(match, 0)) == ((3, 0, 1), 2, ["box-of-junk"])


@pytest.mark.rule("shelter/item-ability")
def test_one_thing_after_another_beside_the_play() -> None:
    match = waiting(items(0, "box-of-junk", "hot-plate"), stock(0, water=1))
    act(match, 0, "use", item="box-of-junk")
    assert refused(match, 0, "use", item="hot-plate") == "shelter/item-ability"
    act(match, 0, "pay", resource="energy")
    assert can(match, 0, "use", item="hot-plate")


@pytest.mark.rule("shelter/item-ability")
def test_an_item_readies_another_and_heals_beside_the_play() -> None:
    match = waiting(
        items(0, "pip-boy", "stimpak-1"), items(0, "minigun", exhausted=True), dwellers(0, "plain", "injured", "S-injured")
    )
    act(match, 0, "use", item="pip-boy")
    act(match, 0, "make-ready", item="minigun")
    act(match, 0, "use", item="stimpak-1")
    act(match, 0, "cure", dweller="injured")
    assert items_of(match, 0) == ["minigun", "(stimpak-1)", "(pip-boy)"]
    assert (sorted(home(match, 0)), match.waiting) == (["S-injured", "plain"], (1,))


@pytest.mark.rule("shelter/item-ability")
def test_a_track_is_refreshed_beside_the_play_until_the_other_has_placed() -> None:
    match = waiting(items(0, "blueprints"), stock(1, energy=6, food=6, water=6))
    act(match, 0, "use", item="blueprints")
    assert (match.seat, sorted(zone(match, "rooms", "discard"))) == (bottlecap.CHANCE, sorted(OPENING_ROOMS))
    deal(match, "room", "armory", "medbay", "lounge")
    assert (track_of(match, "rooms"), match.waiting, asked(match, 1)) == (["armory", "medbay", "lounge"], (1,), ["turn"])
    late = waiting(items(0, "blueprints"), stock(1, energy=6, food=6, water=6))
    place(late, 1, "elevator 2")
    assert asked(late, 1) == ["choose-room"]
    assert refused(late, 0, "use", item="blueprints") == "shelter/item-ability"


@pytest.mark.rule("shelter/item-ability")
def test_income_and_an_item_beside_the_play_do_not_get_in_each_others_way() -> None:
    match = waiting(items(0, "hot-plate"), room(0, "garden-1"), players=3)
    place(match, 1, "garden-1 1")
    assert (match.waiting, asked(match, 0)) == ((2,), ["income"])
    act(match, 0, "take-income", resource="water")
    assert asked(match, 0) == ["items"]
    act(match, 0, "use", item="hot-plate")
    assert (stock_of(match, 0), asked(match, 0), match.waiting) == ((2, 1, 0), [], (2,))


@pytest.mark.rule("shelter/item-ability")
def test_what_an_item_brings_beside_the_play_is_of_use_there_also_in_the_turn_after() -> None:
    match = waiting(items(0, "pip-boy"), items(0, "hot-plate", exhausted=True), stock(0, water=1), players=3)
    act(match, 0, "use", item="pip-boy")
    place(match, 1, "diner 1")
    assert (match.waiting, asked(match, 0)) == ((2,), ["make-ready"])
    act(match, 0, "make-ready", item="hot-plate")
    act(match, 0, "use", item="hot-plate")
    assert (stock_of(match, 0), match.waiting) == ((2, 1, 0), (2,))


@pytest.mark.rule("shelter/item-ability", "shelter/round-end-order")
def test_income_of_the_last_placement_brings_no_more_items_into_play_however_long_others_take() -> None:
    match = start(3, room(0, "garden-1"), room(1, "garden-2"), items(0, "hot-plate"), dwellers(2, "plain", "plain"))
    act(match, 0, "pass")
    act(match, 1, "pass")
    place(match, 2, "garden-1 1")
    place(match, 2, "garden-2 1")
    assert [asked(match, seat) for seat in (0, 1)] == [["income"], ["income"]]
    act(match, 0, "take-income", resource="water")
    assert (match.waiting, asked(match, 0)) == ((1,), [])


@pytest.mark.rule("shelter/item-ability")
def test_who_has_passed_may_still_use_an_item() -> None:
    match = start(2, items(0, "hot-plate"), stock(0, water=1))
    act(match, 0, "pass")
    act(match, 0, "use", item="hot-plate")
    assert stock_of(match, 0) == (0, 1, 0)
    place(match, 1, "diner 1")
    assert (match.waiting, asked(match, 0)) == ((1,), [])


@pytest.mark.rule("shelter/item-ability")
def test_moments_of_ones_own_turn_do_not_come_in_anothers() -> None:
    held = items(0, "minigun", "power-armor", "scoped-rifle", "scout-outfit", "hard-hat", "hot-plate")
    match = waiting(held, stock(0, water=1), threat("ghouls-1", "diner 1"))
    for item in ("minigun", "power-armor", "scoped-rifle", "scout-outfit", "hard-hat"):
        assert refused(match, 0, "use", item=item) == "shelter/item-ability"
    place(match, 1, "diner 1")
    fight(match, 7)
    assert can(match, 0, "use", item="hot-plate")


@pytest.mark.rule("shelter/item-ability")
def test_there_is_nothing_to_be_used_while_letters_are_chosen() -> None:
    match = start(2, items(0, "hot-plate"), dwellers(0, "plain"), dwellers(1, "plain"), stock(0, water=1))
    act(match, 0, "pass")
    place(match, 1, "vault-entrance 1")
    assert (match.waiting, asked(match, 0), asked(match, 1)) == ((1,), [], ["choose-letter"])
    end_round(match)
    act(match, 1, "choose-letter", letter="S")
    assert outcomes(match)


def test_no_question_is_asked_that_nothing_answers() -> None:
    for seed in range(3):
        match, rng = bottlecap.new("shelter", players=4, seed=seed), random.Random(seed)
        while not match.over:
            for seat in range(4):
                asked_now = match.prompts(seat)
                assert all(prompt.actions for prompt in asked_now)
                sent = bottlecap.Perspective.from_bytes(match.perspective(seat).to_bytes())
                assert [prompt.decision for prompt in sent.prompts] == [prompt.decision for prompt in asked_now]
            seat = rng.choice(match.seats)
            match.play(rng.choice(match.actions(seat)), seat)
