"""Shelter: how it ends, and who wins."""

from typing import Any

import pytest
from tests.say import act, asked, heard, refused, zone
from tests.shelter.more import dawn, ended, happy, spawn, together, told_kinds
from tests.shelter.table import (
    CARDS,
    GAME,
    IDS,
    Edit,
    can_place,
    cannot_place,
    changed,
    dwellers,
    end_round,
    happiness_of,
    home,
    items,
    lay,
    lay_all,
    opened,
    place,
    quiet,
    room,
    start,
    stock,
    stock_of,
    threat,
    threat_on,
    track,
)

import bottlecap

FIVE = ["nuclear-reactor-1", "nuclear-reactor-2", "garden-2", "lounge", "classroom"]
PAYS = stock(0, energy=1, food=1)


def rooms_of(seat: int, cards: list[str]) -> Edit:
    """These rooms stand on the seat's level, three to the left, the others to the right."""
    return together(*[room(seat, card, "left" if number < 3 else "right") for number, card in enumerate(cards)])


def built(*edits: Edit, **fields: Any) -> bottlecap.Match:
    """The first seat has just built living quarters, the only room that it could pay for."""
    match = start(2, PAYS, *edits, **fields)
    place(match, 0, "elevator 1")
    if asked(match, 0) == ["site"]:
        act(match, 0, "site", side="right")
    return quiet(match)


def result(match: bottlecap.Match) -> bottlecap.Result:
    assert match.result is not None
    return match.result


# --- what ends it -----------------------------------------------------------------------------------


@pytest.mark.rule("shelter/end-six-rooms")
def test_the_sixth_room_on_a_level_ends_the_match_with_the_round() -> None:
    match = built(rooms_of(0, FIVE))
    assert [cause["cause"] for cause in heard(match, None, "end-near")] == [1]
    assert not match.over
    end_round(match)
    assert match.over
    assert result(match).reason == "six-rooms"


@pytest.mark.rule("shelter/end-six-rooms")
def test_five_rooms_on_a_level_or_six_on_two_end_nothing() -> None:
    match = built(rooms_of(0, FIVE[:4]))
    end_round(match)
    assert (match.over, match.view(None)["round"]) == (False, 2)
    two = built(rooms_of(0, FIVE[:3]), rooms_of(1, FIVE[3:]))
    end_round(two)
    assert (two.over, two.view(None)["round"]) == (False, 2)


@pytest.mark.rule("shelter/end-six-rooms")
@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_builds_the_sixth_room_ends_the_match(seat: int) -> None:
    match = start(3, stock(seat, energy=1, food=1), rooms_of(seat, FIVE), first=seat)
    place(match, seat, f"elevator {seat + 1}")
    end_round(quiet(match))
    assert match.over and result(match).reason == "six-rooms"


@pytest.mark.rule("shelter/end-six-rooms")
def test_a_sixth_room_without_a_price_ends_the_match_too() -> None:
    match = start(2, stock(0, energy=2), room(1, "overseers-office"), rooms_of(0, FIVE))
    place(match, 0, "overseers-office 2")
    act(match, 0, "choose-room", room="garden-1")
    end_round(quiet(match))
    assert match.over and result(match).reason == "six-rooms"


@pytest.mark.rule("shelter/end-threat-deck")
@pytest.mark.parametrize("discards", [0, 16])
def test_the_last_card_of_the_threat_deck_ends_the_match_with_the_round(discards: int) -> None:
    match = dawn(2, room(0, "garden-1"), threat("fire-1", "diner 1"), lay_all("threats", "deck", "discard"), *last_two(discards))
    assert not heard(match, None, "end-near")
    spawn(match, 5, "ghouls-1")
    assert not heard(match, None, "end-near")
    spawn(match, 5)
    assert threat_on(match, "garden-1 1") == "ghouls-2"
    assert [cause["cause"] for cause in heard(match, None, "end-near")] == [2]
    spawn(match, 7)
    assert (match.over, match.seat) == (False, 0)
    place(match, 0, "diner 2")
    act(match, 0, "no-trade")
    end_round(match)
    assert match.over and result(match).reason == "threat-deck"


def last_two(discards: int) -> list[Edit]:
    """Two ghouls are the deck; the other threats are discarded, or lie out of the way."""
    ghouls = lay("threats", "deck", "ghouls-1", "ghouls-2")
    if discards:
        return [ghouls]
    cards = ["radroaches-1", "radroaches-2", "radroaches-3", "mole-rats-1", "mole-rats-2", "raiders-1", "raiders-2"]
    cards += ["radscorpions-1", "radscorpions-2", "super-mutants", "deathclaw", "fire-2", "power-failure-1", "power-failure-2"]
    cards += ["breakdown"]
    names = ["wasteland", "vault-door", "power-generator", "water-treatment", "nuka-cola-bottler-1", "nuclear-reactor-2"]
    spots = [f"{name} {number}" for name in [*names, "classroom"] for number in (1, 2)]
    rooms = [room(1, card, "right") for card in ("nuka-cola-bottler-1", "nuclear-reactor-2", "classroom")]
    rooms.append(room(1, "lounge"))
    return [ghouls, *rooms, *[threat(card, where) for card, where in zip(cards, [*spots, "lounge 1"], strict=True)]]


@pytest.mark.rule("shelter/end-threat-deck")
def test_discards_shuffled_in_for_the_rest_of_the_round_do_not_call_the_end_off() -> None:
    match = dawn(2, room(0, "garden-1"), room(1, "garden-2"), lay_all("threats", "deck", "discard"), *last_two(16))
    spawn(match, 5, "ghouls-1")
    spawn(match, 5)
    spawn(match, 5, "fire-1")
    assert (len(heard(match, None, "threats-shuffled")), len(zone(match, "threats", "deck"))) == (1, 15)
    assert len(heard(match, None, "end-near")) == 1
    place(match, 0, "power-generator 1")
    end_round(match)
    assert match.over and result(match).reason == "threat-deck"


@pytest.mark.rule("shelter/end-threat-deck")
def test_a_deck_that_still_has_a_card_ends_nothing() -> None:
    match = dawn(2, lay_all("threats", "deck", "discard"), *last_two(16))
    spawn(match, 5, "ghouls-1")
    spawn(match, 7)
    spawn(match, 7)
    match = end_round(changed(match))
    assert (match.over, match.view(None)["round"]) == (False, 3)


@pytest.mark.rule("shelter/round-limit")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_after_the_last_round_the_match_ends(rounds: int) -> None:
    match = opened(2, content=CARDS, rounds=rounds)
    for number in range(1, rounds + 1):
        assert (match.over, match.view(None)["round"]) == (False, number)
        place(match, 0, "power-generator 1")
        end_round(match)
    assert match.over
    assert (result(match).reason, match.view(None)["round"]) == ("round-limit", rounds)


@pytest.mark.rule("shelter/round-limit")
def test_thirty_rounds_are_the_most_unless_the_table_says_otherwise() -> None:
    option = next(option for option in GAME.options if option.name == "rounds")
    assert option.default == 30
    assert not end_round(start(2, round=29)).over
    last = end_round(start(2, round=30))
    assert last.over and result(last).reason == "round-limit"


@pytest.mark.rule("shelter/round-limit")
def test_a_round_in_which_nobody_placed_is_a_round_like_any_other() -> None:
    match = opened(2, content=CARDS, rounds=5)
    for number in range(1, 6):
        assert (match.over, match.view(None)["round"]) == (False, number)
        end_round(match)
    assert (match.over, result(match).reason) == (True, "round-limit")
    assert not heard(match, None, "placed")
    assert [cause["cause"] for cause in heard(match, None, "end-near")] == [3]
    assert list(match.game.reasons) == ["six-rooms", "threat-deck", "round-limit"]


@pytest.mark.rule("shelter/round-limit")
def test_the_limit_ends_it_as_the_threat_deck_does_with_the_penalty() -> None:
    match = end_round(start(2, room(0, "garden-1"), threat("fire-1", "garden-1 1"), happy(5, 5), round=30))
    assert match.over
    assert (result(match).reason, result(match).scores) == ("round-limit", (4, 5))


@pytest.mark.rule("shelter/end-finish-round")
def test_the_last_round_is_played_to_its_end() -> None:
    match = built(rooms_of(0, FIVE), dwellers(0, "plain", "S"), threat("power-failure-1", "diner 1"), happy(3, 0))
    place(match, 1, "vault-entrance 1")
    place(match, 0, "power-generator 1", "S")
    assert stock_of(match, 0) == (4, 0, 0)
    place(match, 1, "power-generator 2")
    # Recall comes too, with all that belongs to it.
    assert (match.over, asked(match, 1)) == (False, ["choose-letter"])
    act(match, 1, "choose-letter", letter="L")
    assert match.over
    assert (sorted(home(match, 1)), home(match, 0)) == (["L", "plain"], ["plain", "plain"])
    assert told_kinds(match, "built", "recalled", "trained", "penalty") == ["built", "recalled", "trained", "penalty", "penalty"]


# --- what counts ------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/end-threat-penalty")
def test_each_threat_on_ones_level_costs_a_happiness() -> None:
    threats = [threat("ghouls-1", "garden-1 1"), threat("ghouls-2", "garden-1 2"), threat("fire-1", "garden-2 2")]
    match = ended(3, room(0, "garden-1"), room(1, "garden-2"), *threats, happy(5, 5, 5))
    assert result(match).scores == (3, 4, 5)
    assert [penalty["amount"] for penalty in heard(match, None, "penalty")] == [2, 1, 0]


@pytest.mark.rule("shelter/end-threat-penalty")
def test_happiness_never_falls_below_zero_and_the_top_level_costs_nobody() -> None:
    threats = [threat("ghouls-1", "garden-1 1"), threat("ghouls-2", "garden-1 2"), threat("fire-1", "diner 1")]
    match = ended(2, room(0, "garden-1"), *threats, happy(1, 2))
    assert result(match).scores == (0, 2)
    assert [happiness_of(match, seat) for seat in (0, 1)] == [0, 2]


@pytest.mark.rule("shelter/end-threat-penalty")
def test_a_threat_beaten_in_the_last_round_costs_nothing() -> None:
    match = start(
        2, room(0, "garden-1"), threat("power-failure-1", "garden-1 1"), stock(1, energy=2), happy(3, 0), ending=2, first=1
    )
    place(match, 1, "garden-1 1")
    end_round(match)
    assert result(match).scores == (3, 2)


FOUR_ROOMS = rooms_of(0, FIVE[:4])


@pytest.mark.rule("shelter/item-game-end")
@pytest.mark.parametrize(
    ("card", "edits", "worth"),
    [
        ("vault-model", [FOUR_ROOMS], 2),
        ("vault-model", [rooms_of(0, FIVE)], 2),
        ("family-photo", [dwellers(0, "plain", "S", "injured", "P", "L")], 2),
        ("display-case", [items(0, "dog", "cat", "stimpak-1")], 2),
        ("piggy-bank", [stock(0, 3, 3, 2)], 2),
        ("safety-award", [FOUR_ROOMS], 3),
        ("safety-award", [FOUR_ROOMS, threat("fire-1", "lounge 1")], 0),
        ("dog", [FOUR_ROOMS], 0),
    ],
)
@pytest.mark.parametrize("exhausted", [False, True])
def test_items_count_at_the_end(card: str, edits: list[Edit], worth: int, exhausted: bool) -> None:
    match = ended(2, *edits, items(0, card, exhausted=exhausted), happy(1, 0))
    penalty = 1 if any(zone(match, "threats", "vault")) else 0
    assert result(match).scores == (1 - penalty + worth, 0)


@pytest.mark.rule("shelter/item-game-end")
def test_items_count_after_the_threat_penalty() -> None:
    threats = [threat("ghouls-1", "lounge 1"), threat("ghouls-2", "lounge 2")]
    match = ended(2, FOUR_ROOMS, *threats, items(0, "vault-model"), happy(1, 0))
    # One happiness is lost to the threats, not the two that come after.
    assert result(match).scores == (2, 0)
    assert told_kinds(match, "penalty", "end-item") == ["penalty", "penalty", "end-item"]


# --- who wins ---------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/win-most-happiness")
def test_most_happiness_wins() -> None:
    rich = [stock(0, 6, 6, 6), dwellers(0, "plain", "plain", "plain", "plain"), items(0, "dog", "cat")]
    match = ended(3, *rich, happy(4, 7, 5))
    assert (result(match).winners, result(match).scores, result(match).ranks) == ((1,), (4, 7, 5), (3, 1, 2))


# All items but those that count at the end themselves.
MANY = [item for item in IDS["items"] if item not in ("vault-model", "family-photo", "display-case", "piggy-bank", "safety-award")]


@pytest.mark.rule("shelter/win-most-happiness")
def test_one_happiness_is_worth_more_than_all_cubes_dwellers_and_items() -> None:
    rich = [stock(0, 6, 6, 6), dwellers(0, *["plain"] * 7), items(0, *MANY)]
    match = ended(2, *rich, happy(4, 5))
    assert (result(match).winners, result(match).ranks) == ((1,), (2, 1))


@pytest.mark.rule("shelter/tie-break")
@pytest.mark.parametrize(
    ("edits", "winner"),
    [
        ([stock(0, 1, 1, 1), stock(1, 2, 2)], 1),
        ([stock(0, 1, 1, 1), stock(1, 2), dwellers(1, *["plain"] * 7), items(1, "dog", "cat")], 0),
        ([stock(0, 1), stock(1, 0, 0, 1), dwellers(1, "plain", "injured", "plain")], 1),
        ([dwellers(0, "plain", "plain", "plain"), items(1, "dog", "cat")], 0),
        ([items(0, "stimpak-1"), items(1, "dog", "cat")], 1),
        ([items(0, "stimpak-1", "stimpak-2", exhausted=True), items(1, "cat")], 0),
        ([stock(0, 6, 6, 5), stock(1, 6, 6, 6), dwellers(0, *["plain"] * 7), items(0, *MANY)], 1),
        ([dwellers(0, "plain"), items(0, *MANY)], 1),
        ([items(0, *MANY[:4]), items(1, *MANY[4:])], 1),
    ],
    ids=[
        "cubes",
        "cubes-first",
        "dwellers",
        "dwellers-before-items",
        "items",
        "items-of-the-first",
        "one-cube-before-all-else",
        "one-dweller-before-all-items",
        "many-items",
    ],
)
def test_ties_go_to_cubes_then_dwellers_then_items(edits: list[Edit], winner: int) -> None:
    match = ended(2, *edits, happy(5, 5))
    assert result(match).scores == (5, 5)
    assert (result(match).winners, result(match).ranks[winner], result(match).ranks[1 - winner]) == ((winner,), 1, 2)


@pytest.mark.rule("shelter/tie-break")
@pytest.mark.parametrize(
    ("edits", "decided"),
    [
        ([stock(0, 1), happy(5, 5)], "cubes"),
        ([dwellers(0, "plain", "plain", "plain"), items(1, "dog", "cat"), happy(5, 5)], "dwellers"),
        ([items(1, "dog", "cat"), happy(5, 5)], "items"),
        # Cubes do not matter to whoever is ahead.
        ([stock(0, 1), happy(5, 4)], ""),
        ([happy(5, 5)], "shared"),
    ],
    ids=["cubes", "dwellers", "items", "no-tie", "shared"],
)
def test_what_broke_the_tie_is_named(edits: list[Edit], decided: str) -> None:
    match = ended(2, *edits)
    assert [remark.kind.name for remark in result(match).remarks] == ([f"tie-{decided}"] if decided else [])


@pytest.mark.rule("shelter/tie-break")
def test_a_tie_below_the_winner_is_not_named() -> None:
    match = ended(3, stock(1, 1), happy(6, 5, 5))
    assert (result(match).ranks, result(match).remarks) == ((1, 2, 3), [])


@pytest.mark.rule("shelter/tie-shared")
def test_who_is_still_tied_wins_together() -> None:
    alike = [together(stock(seat, 2), dwellers(seat, "plain")) for seat in (0, 2)]
    match = ended(3, *alike, items(0, "dog"), items(2, "cat"), happy(5, 4, 5))
    assert (result(match).winners, result(match).ranks) == ((0, 2), (1, 3, 1))


@pytest.mark.rule("shelter/over")
def test_after_the_end_nothing_can_be_played() -> None:
    match = ended(2, PAYS, room(0, "garden-1"), track("rooms", "living-quarters-1"))
    assert (match.waiting, match.seats, match.seat) == ((), (), None)
    for seat in (0, 1):
        assert match.actions(seat) == [] and match.prompts(seat) == []
        assert refused(match, seat, "pass") == "shelter/over"
        assert cannot_place(match, seat, "diner 1") == "shelter/over"
        assert not can_place(match, seat, "garden-1 1")
        assert refused(match, seat, "take-income", resource="food") == "shelter/over"
