"""Shelter: what a view tells of a placement, a fight or a building site before it happens is what then happens."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from tests.say import act, asked, outcomes, tell
from tests.shelter.more import facing, fight
from tests.shelter.table import (
    CARDS,
    dwellers,
    items,
    place,
    player,
    room,
    space,
    start,
    stock,
    threat,
    track,
)

import bottlecap
from bottlecap.engine.base import replaced
from bottlecap.games.shelter.board import slot_of
from bottlecap.games.shelter.reading import Pack
from bottlecap.games.shelter.state import ShelterState, of
from bottlecap.games.shelter.threats import in_column

MATCHES = 3
# Of each kind of figure so many are tried in a match, taken at random.
TRIED = 12


def view_of(match: bottlecap.Match) -> dict[str, Any]:
    return cast(dict[str, Any], match.view(None))


def catalogue_of(match: bottlecap.Match) -> dict[str, Any]:
    return cast(dict[str, Any], match.game.catalogue("en"))


def played(seed: int) -> Iterator[bottlecap.Match]:
    """A match under random play, at each of its questions."""
    random = Random(seed)
    match = bottlecap.new("shelter", players=2 + seed % 3, seed=seed, chance="ask")
    while not match.over:
        yield match
        seat = cast(int, match.seat)
        match.play(random.choice(match.actions(seat)), seat)


def turns(seed: int) -> Iterator[tuple[bottlecap.Match, int]]:
    """The turns of such a match, and the seat that is to place."""
    for match in played(seed):
        seat = cast(int, match.seat)
        if seat != bottlecap.CHANCE and asked(match, seat)[0] == "turn":
            yield match, seat
        else:
            assert view_of(match)["placing"] is None


def after(match: bottlecap.Match, seat: int, **arguments: object) -> tuple[bottlecap.Match, list[str]]:
    """A copy in which the seat has placed so, and what kinds of events it was told."""
    copy = match.copy()
    return copy, act(copy, seat, "place", **arguments)


def placements(match: bottlecap.Match, seat: int) -> list[dict[str, Any]]:
    found = [cast(dict[str, Any], action.to_json()) for action in match.actions(seat) if action.kind == "place"]
    return [{"space": one["space"], "dweller": one["dweller"]} for one in found]


@pytest.mark.parametrize("seed", range(MATCHES))
def test_income_goes_to_whom_the_view_names_and_is_as_much(seed: int) -> None:
    random, met = Random(seed), 0
    for match, seat in turns(seed):
        told = {at: (one["seat"], one["count"]) for one in view_of(match)["placing"]["income"] for at in one["spaces"]}
        for one in random.sample(placements(match, seat), k=min(2, len(placements(match, seat)))):
            owed = [s for s in range(match.players) for name in asked(match, s) if name == "income"]
            then, _ = after(match, seat, **one)
            new = [s for s in range(match.players) for name in asked(then, s) if name == "income"]
            if then.seat == bottlecap.CHANCE:
                # While dice are due nobody is asked anything: what was offered shows in the position.
                new = [d["seat"] for d in cast(list[dict[str, Any]], then.position()["pending"]) if d["kind"] == "income"]
            owner, count = told.get(one["space"], (None, 0))
            assert sorted(new) == sorted(owed + [owner] * count)
            met += count
    assert met > 0


@pytest.mark.parametrize("seed", range(MATCHES))
def test_rewards_are_doubled_where_the_view_says_so(seed: int) -> None:
    met = 0
    for match, seat in turns(seed):
        told = {(at, one["dweller"]) for one in view_of(match)["placing"]["doubled"] for at in one["spaces"]}
        ways = placements(match, seat)
        likely = [one for one in ways if (one["space"], one["dweller"]) in told][:2] + ways[:1]
        for one in likely:
            then, kinds = after(match, seat, **one)
            # A second dweller on a linked space may be the trained one.
            if "join" in asked(then, seat) or "joined" in kinds:
                continue
            doubled = (one["space"], one["dweller"]) in told
            assert ("doubled" in kinds) == doubled
            met += doubled
    assert met > 0


@pytest.mark.parametrize("seed", range(MATCHES))
def test_the_rooms_that_the_view_names_are_those_that_can_be_chosen(seed: int) -> None:
    met = 0
    for match, seat in turns(seed):
        for told in view_of(match)["placing"]["building"]:
            dweller = next(one["dweller"] for one in placements(match, seat) if one["space"] == told["space"])
            then, _ = after(match, seat, space=told["space"], dweller=dweller)
            if len(told["rooms"]) > 1 and asked(then, seat)[0] == "choose-room":
                assert {action.to_json()["room"] for action in then.actions(seat)} == set(told["rooms"])
                met += 1
            else:
                # The engine chooses the only one; on a linked space another dweller is asked for first.
                assert len(told["rooms"]) == 1 or asked(then, seat)[0] == "join"
    assert met > 0


@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_room_goes_where_the_view_says(seed: int) -> None:
    met = 0
    for match in played(seed):
        seat = cast(int, match.seat)
        if seat == bottlecap.CHANCE or asked(match, seat)[0] != "site":
            continue
        level = view_of(match)["levels"][seat + 1]
        sides = {cast(str, action.to_json()["side"]) for action in match.actions(seat)}
        assert sides == {side for side in ("left", "right") if level[side] is not None}
        for side in sides:
            then = match.copy()
            act(then, seat, "site", side=side)
            rooms = [(before, now) for before, now in zip(level["rooms"], view_of(then)["levels"][seat + 1]["rooms"], strict=True)]
            assert [at for at, (before, now) in enumerate(rooms) if before is None and now is not None] == [level[side]]
            met += 1
    assert met > 0


def test_nobody_builds_on_the_top_level() -> None:
    top = view_of(start(2))["levels"][0]
    assert (top["left"], top["right"]) == (None, None)


# --- fights -----------------------------------------------------------------------------------------------


def wins(match: bottlecap.Match) -> int:
    """Of the throws that are due, those that win."""
    won = 0
    for first, second in outcomes(match):
        then, told = match.copy(), len(match.events(None))
        tell(then, "fight-dice", first=first, second=second)
        won += any(event.kind == "fight-won" for event in then.events(None, told))
    return won


@pytest.mark.parametrize("card", ["radroaches-1", "ghouls-1"])
def test_the_odds_are_counted_with_bare_hands_each_ready_weapon_and_all(card: str) -> None:
    weapons = ["10mm-pistol", "laser-rifle"]
    match = facing(card, items(0, *weapons), items(0, "shotgun", exhausted=True), items(1, "minigun"))
    (told,) = view_of(match)["placing"]["fights"]
    assert told["space"] == space(match, "diner 2") and told["throws"] == 36
    assert [line["items"] for line in told["odds"]] == [[], weapons[:1], weapons[1:], weapons]
    place(match, 0, "diner 2")
    going_on = view_of(match)["fight"]
    assert going_on == told
    for line in told["odds"]:
        then = match.copy()
        for weapon in line["items"]:
            act(then, 0, "use", item=weapon)
        assert view_of(then)["bonus"] == line["bonus"]
        if asked(then, 0):
            assert view_of(then)["fight"]["odds"][0] == {**line, "items": []}
            act(then, 0, "roll")
        assert wins(then) == line["wins"]


def test_after_a_loss_the_odds_are_those_of_a_second_throw() -> None:
    match = facing("ghouls-1", items(0, "shotgun", "scoped-rifle"))
    assert view_of(match)["fight"] is None
    place(match, 0, "diner 2")
    act(match, 0, "use", item="shotgun")
    assert match.seat == bottlecap.CHANCE
    fight(match, 2)
    told = view_of(match)["fight"]
    assert asked(match, 0) == ["lose"] and [line["items"] for line in told["odds"]] == [[]]
    act(match, 0, "use", item="scoped-rifle")
    assert wins(match) == told["odds"][0]["wins"]


@pytest.mark.parametrize("seed", range(MATCHES))
def test_in_any_match_the_odds_are_those_of_the_dice(seed: int) -> None:
    met = 0
    for match, seat in turns(seed):
        for told in view_of(match)["placing"]["fights"]:
            dweller = next(one["dweller"] for one in placements(match, seat) if one["space"] == told["space"])
            then, _ = after(match, seat, space=told["space"], dweller=dweller)
            if met < TRIED and then.seat == bottlecap.CHANCE and then.odds()[0][0].kind == "fight-dice":
                assert wins(then) == told["odds"][0]["wins"]
                met += 1
    assert met > 0


# --- what items change ------------------------------------------------------------------------------------


def test_a_room_that_an_item_makes_cheap_enough_is_among_those_that_can_be_paid_for() -> None:
    match = start(
        2, track("rooms", "living-quarters-1", "nuka-cola-bottler-1", "nuclear-reactor-1"), stock(0, energy=2), items(0, "hard-hat")
    )
    assert view_of(match)["placing"]["building"] == []
    act(match, 0, "use", item="hard-hat")
    (told,) = view_of(match)["placing"]["building"]
    assert told["rooms"] == ["living-quarters-1", "nuka-cola-bottler-1"]
    dweller = placements(match, 0)[0]["dweller"]
    then, _ = after(match, 0, space=told["space"], dweller=dweller)
    assert {action.to_json()["room"] for action in then.actions(0)} == set(told["rooms"])


def test_an_owner_whose_item_brings_more_is_named_with_more() -> None:
    match = start(2, room(1, "garden-1"), items(1, "rent-book"))
    (told,) = view_of(match)["placing"]["income"]
    assert (told["seat"], told["count"]) == (1, 2)
    assert space(match, "garden-1 1") in told["spaces"] and space(match, "elevator 2") not in told["spaces"]


def test_a_space_under_a_threat_brings_its_owner_nothing() -> None:
    match = start(2, room(1, "garden-1"), threat("radroaches-1", "garden-1 1"))
    assert all(space(match, "garden-1 1") not in one["spaces"] for one in view_of(match)["placing"]["income"])


def test_a_lent_letter_doubles_for_whoever_is_placed() -> None:
    trained = start(2, dwellers(0, "plain", "P"))
    (told,) = view_of(trained)["placing"]["doubled"]
    assert told == {"dweller": "P", "spaces": [space(trained, "water-treatment 1")]}
    lent = start(2, dwellers(0, "plain", "S"), items(0, "scout-outfit"))
    act(lent, 0, "use", item="scout-outfit")
    doubled = {one["dweller"]: one["spaces"] for one in view_of(lent)["placing"]["doubled"]}
    assert doubled["plain"] == told["spaces"]
    assert set(doubled["plain"]) < set(doubled["S"])


# --- the catalogue ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [CARDS, None])
def test_the_dice_that_meet_a_space_are_those_that_bring_a_threat_there(content: Path | None) -> None:
    match = bottlecap.new("shelter", players=2, seed=1, content=content)
    columns, s = catalogue_of(match)["columns"], of(match.state)
    rooms = range(len(s.content.ids["room"]))
    single, double = (next(n for n in rooms if (s.content.room_spaces[2 * n + 1] < 0) is one) for one in (True, False))
    for site, (spaces, number) in product(range(6), ((1, single), (2, double))):
        for at in range(6):
            s.built = replaced(s.built, at, number + 1 if at == site else 0)
        met: list[list[int]] = [[] for _ in range(spaces)]
        for column in range(2, 13):
            for slot in covered_by(s, column):
                met[slot].append(column)
        assert columns[site][spaces - 1] == met


def covered_by(s: ShelterState, column: int) -> list[int]:
    """The slots of the top level that threats of that column cover, one after another."""
    covered, slots = s.covered, []
    while (found := in_column(s, 0, column)) >= 0:
        slots.append(int(slot_of(found)))
        s.covered = replaced(s.covered, found, 1)
    s.covered = covered
    return slots


def test_the_directions_of_an_exchange_are_worded_from_what_each_pays() -> None:
    match = bottlecap.new("shelter", seed=1, content=CARDS)
    rates = catalogue_of(match)["exchanges"]
    assert {"forward": {"give": "1 food", "take": "1 water"}, "back": {"give": "1 water", "take": "1 food"}} in rates
    for number, rate in enumerate(rates):
        assert match.game.label("rate", number, "en") == f"{rate['forward']['give']} ↔ {rate['forward']['take']}"


@pytest.mark.parametrize(("direction", "given", "taken"), [("forward", "food", "water"), ("back", "water", "food")])
def test_a_trade_gives_what_the_catalogue_says_is_given(direction: str, given: str, taken: str) -> None:
    match = start(2, stock(0, food=2, water=2))
    place(match, 0, "diner 2")
    rate = cast(dict[str, int], match.prompts(0)[0].to_json()["args"])["rate"]
    assert catalogue_of(match)["exchanges"][rate][direction] == {"give": f"1 {given}", "take": f"1 {taken}"}
    before = player(match, 0)
    act(match, 0, "trade", direction=direction, times=1)
    after = player(match, 0)
    assert (after[given], after[taken]) == (before[given] - 1, before[taken] + 1)


@pytest.mark.parametrize(
    ("word", "signs"),
    [
        ("any", ["any"]),
        ("refresh-rooms", ["refresh", "room"]),
        ("refresh-items", ["refresh", "item"]),
        ("train", ["train"]),
        ("train-S", ["train", "S"]),
        ("exchange food water:energy energy", ["food", "water", "exchange", "energy", "energy"]),
    ],
)
def test_a_reward_is_shown_by_its_signs(word: str, signs: list[str]) -> None:
    pack = Pack(CARDS)
    (token,) = pack.rewards([word])
    assert pack.content.icons[token].signs() == signs


def test_a_threat_shows_what_is_to_be_reached() -> None:
    threats = catalogue_of(start(2))["threats"]
    assert threats["ghouls-1"]["space"]["cost"] == [["fight", f"{threats['ghouls-1']['space']['fight']}+"]]


def test_what_each_player_lacks_for_a_room_of_the_track_is_what_the_rules_ask() -> None:
    """Also where it is not their turn; an item that makes a room cheaper does so for its owner only."""
    match = start(2, track("rooms", "garden-1"), stock(0, 0, 0, 1), stock(1, 6, 6, 6))
    short = [player["short"] for player in view_of(match)["players"]]
    assert short == [[{"room": "garden-1", "missing": {"energy": 1, "any": 1}}], []]
    cheaper = start(2, track("rooms", "garden-1"), stock(0, 0, 0, 1), stock(1, 0, 0, 1), discount=1)
    first, second = (sum(player["short"][0]["missing"].values()) for player in view_of(cheaper)["players"])
    assert (first, second) == (1, 2)


def test_how_often_dice_bring_a_threat_to_a_place() -> None:
    """As many throws as bring one to a level whose only room stands there."""
    match = start(2)
    told = catalogue_of(match)
    single = next(id for id, card in told["rooms"].items() if card["start"] is None and len(card["spaces"]) == 1)
    for side, places in (("left", [2, 1, 0]), ("right", [3, 4, 5])):
        s = of(start(2, room(0, single, side)).state)
        place_now = places[0]
        sums = [first + second for first, second in product(range(1, 7), repeat=2)]
        assert told["place_throws"][place_now] == sum(in_column(s, 1, column) >= 0 for column in sums)
    assert told["throws"] == 36


def test_a_question_says_how_many_resources_are_left_to_take() -> None:
    """Twice two for whoever is trained in the letter; the last one needs no number."""
    match = start(2, room(0, "storage-room"), dwellers(0, "E", "plain"), stock(0, 0, 0, 0))
    place(match, 0, "storage-room 2", "E")
    left: list[object] = []
    while "take" in asked(match, 0):
        left.append(cast(dict[str, Any], match.prompts(0)[0].to_json())["args"]["count"])
        act(match, 0, "take", resource="food")
    assert left == [4, 3, 2, 1]
