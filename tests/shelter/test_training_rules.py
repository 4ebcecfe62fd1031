"""Shelter: training, and the spaces with letters."""

from pathlib import Path

import pytest
from tests.say import act, asked, can, heard, offered, refused
from tests.shelter.more import fight, happy, pack
from tests.shelter.table import (
    LETTERS,
    away,
    can_place,
    deal,
    dwellers,
    end_round,
    happiness_of,
    home,
    items,
    items_of,
    place,
    quiet,
    room,
    start,
    stock,
    stock_of,
    threat,
    track_of,
)

import bottlecap

GIVEN = [
    ("weight-room 1", "S"),
    ("armory 1", "P"),
    ("fitness-room-1 2", "E"),
    ("lounge 1", "C"),
    ("athletics-room 1", "A"),
    ("game-room 1", "L"),
]


def letters(match: bottlecap.Match, seat: int) -> set[str]:
    """The letters that the seat can choose."""
    return {str(action.to_json()["letter"]) for action in match.actions(seat) if action.kind == "choose-letter"}


# --- being trained ----------------------------------------------------------------------------------


@pytest.mark.rule("shelter/train-at-recall")
def test_training_comes_when_the_dweller_is_recalled() -> None:
    match = start(2)
    place(match, 0, "vault-entrance 1")
    assert (home(match, 0), [name for name, *_ in away(match, 0)]) == (["plain"], ["plain"])
    assert (stock_of(match, 0), match.seat) == ((0, 0, 0), 1)
    end_round(match)
    assert asked(match, 0) == ["choose-letter"]
    act(match, 0, "choose-letter", letter="I")
    quiet(match)
    assert sorted(home(match, 0)) == ["I", "plain"]
    assert can_place(match, 0, "diner 1", "I")


@pytest.mark.rule("shelter/train-at-recall")
def test_only_the_dweller_that_was_there_is_trained() -> None:
    match = start(2, dwellers(0, "plain"), room(0, "weight-room"))
    place(match, 0, "weight-room 1")
    assert [name for name, *_ in away(match, 0)] == ["plain"]
    end_round(match)
    assert (home(match, 0), home(match, 1)) == (["S"], ["plain", "plain"])
    assert len(heard(match, None, "trained")) == 1
    # It is trained once: another round brings nothing more.
    place(match, 0, "diner 2", "S")
    act(match, 0, "no-trade")
    end_round(match)
    assert home(match, 0) == ["plain"]


@pytest.mark.rule("shelter/train-any-letter")
@pytest.mark.parametrize("letter", LETTERS)
def test_the_owner_chooses_one_of_the_seven_letters(letter: str) -> None:
    match = start(2, dwellers(1, "S", "P"))
    place(match, 0, "vault-entrance 1")
    end_round(match)
    assert letters(match, 0) == set(LETTERS)
    act(match, 0, "choose-letter", letter=letter)
    quiet(match)
    assert letter in home(match, 0)


@pytest.mark.rule("shelter/train-any-letter", "shelter/train-one-per-letter")
def test_a_letter_in_which_one_is_trained_already_cannot_be_chosen() -> None:
    match = start(2, dwellers(0, "plain", "S", "L-injured"))
    place(match, 0, "vault-entrance 1")
    end_round(match)
    assert letters(match, 0) == set("PECIA")
    assert refused(match, 0, "choose-letter", letter="S") == "shelter/train-any-letter"
    assert refused(match, 0, "choose-letter", letter="L") == "shelter/train-any-letter"
    assert can(match, 0, "choose-letter", letter="P")


@pytest.mark.rule("shelter/train-any-letter", "shelter/train-one-per-letter")
def test_two_trainees_of_one_owner_get_different_letters() -> None:
    match = start(2, room(0, "classroom"))
    place(match, 0, "vault-entrance 1")
    act(match, 1, "pass")
    place(match, 0, "classroom 1")
    end_round(match)
    act(match, 0, "choose-letter", letter="C")
    assert asked(match, 0) == ["choose-letter"]
    assert refused(match, 0, "choose-letter", letter="C") == "shelter/train-any-letter"
    act(match, 0, "choose-letter", letter="A")
    quiet(match)
    assert sorted(home(match, 0)) == ["A", "C"]


@pytest.mark.rule("shelter/train-any-letter")
def test_all_owners_choose_at_the_same_time() -> None:
    match = start(2, room(0, "classroom"))
    place(match, 0, "vault-entrance 1")
    place(match, 1, "classroom 1")
    act(match, 0, "decline-income")
    end_round(match)
    assert list(match.waiting) == [0, 1]
    act(match, 1, "choose-letter", letter="E")
    assert list(match.waiting) == [0]
    # The other's letter is no obstacle.
    act(match, 0, "choose-letter", letter="E")
    quiet(match)
    assert ("E" in home(match, 0), "E" in home(match, 1)) == (True, True)


@pytest.mark.rule("shelter/train-given-letter")
@pytest.mark.parametrize(("where", "letter"), GIVEN)
def test_a_given_letter_is_the_one(where: str, letter: str) -> None:
    match = start(2, room(0, where.split()[0]))
    place(match, 0, where)
    if asked(match, 0) == ["take"]:
        act(match, 0, "take", resource="food")
    end_round(quiet(match))
    assert asked(match, 0) == ["turn"]
    assert sorted(home(match, 0)) == [letter, "plain"]


@pytest.mark.rule("shelter/train-one-per-letter")
def test_training_in_a_given_letter_that_is_taken_is_lost() -> None:
    match = start(2, dwellers(0, "S", "plain"), dwellers(1, "plain", "plain"), room(0, "weight-room"))
    place(match, 0, "weight-room 1")
    end_round(match)
    assert home(match, 0) == ["S", "plain"]
    assert (len(heard(match, None, "trained")), len(heard(match, None, "training-lost"))) == (0, 1)


@pytest.mark.rule("shelter/train-one-per-letter")
def test_of_two_trained_in_one_given_letter_one_is() -> None:
    match = start(2, room(0, "fitness-room-1"), room(0, "fitness-room-2"))
    place(match, 0, "fitness-room-1 2")
    act(match, 0, "take", resource="food")
    act(match, 1, "pass")
    place(match, 0, "fitness-room-2 2")
    act(match, 0, "take", resource="food")
    end_round(match)
    assert sorted(home(match, 0)) == ["E", "plain"]


@pytest.mark.rule("shelter/train-one-per-letter")
def test_each_player_may_have_one_of_a_letter_and_a_spent_one_counts_no_more() -> None:
    match = start(2, dwellers(0, "S", "plain"), dwellers(1, "S", "plain"), room(0, "weight-room"))
    place(match, 0, "diner 1", "S")
    act(match, 1, "pass")
    place(match, 0, "weight-room 1")
    end_round(match)
    assert (sorted(home(match, 0)), sorted(home(match, 1))) == (["S", "plain"], ["S", "plain"])


@pytest.mark.rule("shelter/train-until-placed")
@pytest.mark.parametrize("where", ["vault-door 2", "power-generator 1", "diner 1"])
def test_any_placement_spends_the_training(where: str) -> None:
    match = start(2, dwellers(0, "S"))
    place(match, 0, where, "S")
    if asked(match, 0) == ["take"]:
        act(match, 0, "take", resource="food")
    assert [name for name, *_ in away(match, 0)] == ["plain"]
    end_round(match)
    assert home(match, 0) == ["plain"]


@pytest.mark.rule("shelter/train-until-placed")
@pytest.mark.parametrize("where", ["diner 1", "garden-1 1", "elevator 1"])
def test_a_placement_on_a_threat_or_an_elevator_spends_the_training_too(where: str) -> None:
    threats = [threat("power-failure-1", "diner 1"), threat("power-failure-2", "garden-1 1")]
    match = start(2, dwellers(0, "S"), room(0, "garden-1"), *threats, stock(0, energy=2, food=1))
    place(match, 0, where, "S")
    if asked(match, 0) == ["site"]:
        act(match, 0, "site", side="right")
    assert [name for name, *_ in away(match, 0)] == ["plain"]
    end_round(quiet(match))
    assert home(match, 0) == ["plain"]


@pytest.mark.rule("shelter/train-until-placed")
def test_being_healed_in_the_top_elevator_spends_the_training_too() -> None:
    match = start(2, dwellers(0, "S-injured"))
    place(match, 0, "elevator 0", "S-injured")
    end_round(match)
    assert home(match, 0) == ["plain"]


@pytest.mark.rule("shelter/train-until-placed")
def test_training_lasts_while_the_dweller_stays_at_home() -> None:
    match = start(2, dwellers(0, "S", "plain"))
    place(match, 0, "vault-entrance 2")
    act(match, 0, "take", resource="food")
    assert home(match, 0) == ["S"]
    end_round(match)
    assert sorted(home(match, 0)) == ["S", "plain"]
    place(match, 0, "power-generator 1", "S")
    assert stock_of(match, 0) == (4, 1, 0)


@pytest.mark.rule("shelter/train-until-placed")
def test_on_a_linked_space_both_spend_their_training() -> None:
    match = start(2, dwellers(0, "S", "P"), room(0, "living-quarters-1"))
    place(match, 0, "living-quarters-1 1", "S")
    end_round(match)
    assert home(match, 0) == ["plain", "plain", "plain"]


# --- spaces with letters ----------------------------------------------------------------------------


@pytest.mark.rule("shelter/special-double")
@pytest.mark.parametrize(("where", "letter", "after"), [("diner 1", "A", (0, 4, 0)), ("water-treatment 1", "P", (0, 0, 4))])
def test_who_is_trained_in_the_letter_gains_twice(where: str, letter: str, after: tuple[int, int, int]) -> None:
    match = start(2, dwellers(0, letter, "plain"))
    place(match, 0, where, letter)
    assert stock_of(match, 0) == after
    assert len(heard(match, None, "doubled")) == 1


@pytest.mark.rule("shelter/special-double")
def test_the_cost_is_paid_once() -> None:
    match = start(2, dwellers(0, "S"), room(0, "weight-room"), stock(0, food=5))
    place(match, 0, "weight-room 2", "S")
    assert stock_of(match, 0) == (6, 4, 0)
    one = start(2, dwellers(0, "S"), room(0, "weight-room"), stock(0, food=1))
    place(one, 0, "weight-room 2", "S")
    assert stock_of(one, 0) == (6, 0, 0)


@pytest.mark.rule("shelter/special-double")
def test_a_cost_of_choice_is_paid_once() -> None:
    match = start(2, dwellers(0, "L"), room(0, "game-room"), stock(0, food=4, water=4))
    place(match, 0, "game-room 2", "L")
    for _ in range(3):
        act(match, 0, "pay", resource="food")
    assert (stock_of(match, 0), happiness_of(match, 0), match.seat) == ((0, 1, 4), 4, 1)


@pytest.mark.rule("shelter/special-double")
def test_a_letter_lent_in_an_earlier_turn_doubles_nothing() -> None:
    match = start(2, items(0, "scout-outfit"))
    act(match, 0, "use", item="scout-outfit")
    place(match, 0, "diner 1")
    act(match, 1, "pass")
    place(match, 0, "water-treatment 1")
    assert (stock_of(match, 0), heard(match, None, "doubled")) == ((0, 2, 2), [])


@pytest.mark.rule("shelter/double-order")
def test_the_row_is_gained_and_then_gained_again() -> None:
    match = start(2, dwellers(0, "E"), room(0, "nuka-cola-bottler-1"), stock(0, energy=1))
    place(match, 0, "nuka-cola-bottler-1 2", "E")
    gained = [event.args.get("resource", "happiness") for event in match.events(None) if event.kind in ("gained", "happiness")]
    assert gained == [1, 2, "happiness", 1, 2, "happiness"]


@pytest.mark.rule("shelter/double-order", "shelter/special-double")
def test_the_second_row_refreshes_the_items_again_before_the_second_item() -> None:
    match = start(2, dwellers(0, "C"), room(0, "outfit-workshop"), stock(0, food=1))
    place(match, 0, "outfit-workshop 2", "C")
    deal(match, "item", "dog", "cat", "parrot")
    act(match, 0, "take-item", item="dog")
    deal(match, "item", "minigun", "stimpak-1", "stimpak-2", "toolbox")
    assert (track_of(match, "items"), asked(match, 0)) == (["stimpak-1", "stimpak-2", "toolbox"], ["take-item"])
    act(match, 0, "take-item", item="toolbox")
    deal(match, "item", "lunchbox")
    assert (sorted(items_of(match, 0)), match.seat) == (["dog", "toolbox"], 1)


@pytest.mark.rule("shelter/double-order", "shelter/double-no-more")
def test_rooms_are_refreshed_again_the_second_time(tmp_path: Path) -> None:
    content = pack(tmp_path, ("rooms.toml", '{ reward = ["refresh-rooms", ', '{ letter = "S", reward = ["refresh-rooms", '))
    match = start(2, dwellers(0, "S"), room(0, "radio-studio"), content=content)
    place(match, 0, "radio-studio 1", "S")
    deal(match, "room", "armory", "medbay", "lounge")
    act(match, 0, "take", resource="food")
    deal(match, "room", "classroom", "game-room", "weight-room")
    assert (track_of(match, "rooms"), asked(match, 0)) == (["classroom", "game-room", "weight-room"], ["take"])


@pytest.mark.rule("shelter/double-no-more", "shelter/special-double")
def test_a_second_item_is_readied_the_second_time(tmp_path: Path) -> None:
    content = pack(tmp_path, ("rooms.toml", '{ reward = ["energy", "ready"] }', '{ letter = "S", reward = ["energy", "ready"] }'))
    match = start(2, dwellers(0, "S"), items(0, "minigun", "shotgun", "stimpak-1", exhausted=True), content=content)
    place(match, 0, "power-generator 2", "S")
    act(match, 0, "make-ready", item="minigun")
    act(match, 0, "make-ready", item="stimpak-1")
    assert (items_of(match, 0), match.seat) == (["(shotgun)", "minigun", "stimpak-1"], 1)


EVERYTHING = '{ letter = "A", reward = ["train", "first-player", "exchange food:water", "food"] }'


@pytest.mark.rule("shelter/double-no-more")
def test_training_the_token_and_an_exchange_do_no_more_the_second_time(tmp_path: Path) -> None:
    content = pack(tmp_path, ("rooms.toml", '{ letter = "A", reward = ["food", "food"] }', EVERYTHING))
    match = start(2, dwellers(0, "A", "plain"), stock(0, food=2), first_player=1, content=content)
    place(match, 0, "diner 1", "A")
    act(match, 0, "trade", direction="forward", times=1)
    # It is offered after the trade and after each food, as it would be anyway, and no more for being reached twice.
    for _ in range(3):
        act(match, 0, "no-trade")
    assert (stock_of(match, 0), match.seat) == ((0, 3, 1), 1)
    assert len(heard(match, None, "token-taken")) == 1
    act(match, 1, "pass")
    act(match, 0, "pass")
    act(match, 0, "choose-letter", letter="C")
    # It is one training: nothing more is chosen.
    assert asked(match, 0) == []
    assert sorted(home(match, 0)) == ["C", "plain"]


@pytest.mark.rule("shelter/double-no-more")
def test_healing_does_no_more_the_second_time(tmp_path: Path) -> None:
    content = pack(
        tmp_path, ("rooms.toml", '{ injured = true, reward = ["heal"', '{ injured = true, letter = "I", reward = ["heal"')
    )
    match = start(2, dwellers(0, "I-injured", "plain"), room(0, "medbay"), content=content)
    place(match, 0, "medbay 1", "I-injured")
    act(match, 0, "take", resource="food")
    act(match, 0, "take", resource="water")
    assert (stock_of(match, 0), match.seat) == ((0, 1, 1), 1)
    assert len(heard(match, None, "healed")) == 1


@pytest.mark.rule("shelter/double-no-more")
@pytest.mark.parametrize(("reward", "then"), [("heal", ["injured", "plain"]), ("train-S", ["S", "injured"])])
def test_of_two_on_a_doubled_linked_space_one_is_healed_or_trained(tmp_path: Path, reward: str, then: list[str]) -> None:
    once = f'{{ letter = "P", linked = true, cost = ["injury"], reward = ["{reward}"] }}'
    content = pack(tmp_path, ("rooms.toml", '{ linked = true, reward = ["dweller"] }', once))
    match = start(2, dwellers(0, "P", "plain"), room(0, "living-quarters-1"), content=content)
    place(match, 0, "living-quarters-1 1", "P")
    assert (len(heard(match, None, "doubled")), asked(match, 0)) == (1, ["one-of-two"])
    act(match, 0, "one-of-two", hurt="healthy")
    # Nobody is asked for the other one.
    assert match.seat == 1
    end_round(match)
    assert sorted(home(match, 0)) == then


@pytest.mark.rule("shelter/double-no-more")
def test_a_fight_is_rolled_once_and_rewarded_twice() -> None:
    match = start(2, dwellers(0, "A", "plain"), threat("radroaches-1", "diner 2"), happy(0, 0))
    place(match, 0, "diner 2", "A")
    fight(match, 6)
    assert (happiness_of(match, 0), match.seat) == (2, 1)
    assert len(heard(match, None, "fight-rolled")) == 1


@pytest.mark.rule("shelter/special-open-to-all")
@pytest.mark.parametrize("dweller", ["plain", "S", "P"])
def test_without_the_training_a_lettered_space_gives_its_reward_once(dweller: str) -> None:
    match = start(2, dwellers(0, dweller, "A"))
    assert "place" in offered(match, 0)
    assert can_place(match, 0, "diner 1", dweller)
    place(match, 0, "diner 1", dweller)
    assert stock_of(match, 0) == (0, 2, 0)
    assert not heard(match, None, "doubled")


def test_the_log_says_when_training_is_spent() -> None:
    """Right before the double rewards, with which it is one line; and where it doubles nothing, all the same."""
    match = start(2, dwellers(0, "S", "P"), dwellers(1, "plain"))
    place(match, 0, "power-generator 1", "S")
    kinds = [event.kind for event in match.events(0)]
    assert kinds.index("doubled") == kinds.index("training-spent") + 1
    place(match, 1, "diner 1")
    place(match, 0, "power-generator 2", "P")
    spent = [event.to_json() for event in match.events(0) if event.kind == "training-spent"]
    assert [(one["seat"], one["letter"]) for one in spent] == [(0, "S"), (0, "P")]
    assert [event.kind for event in match.events(0)].count("doubled") == 1
