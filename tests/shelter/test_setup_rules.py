"""Shelter, rule by rule: the box, the setup, and the round."""

from pathlib import Path
from typing import Any, cast

import pytest
from tests.say import act, asked, heard, outcomes, refused, seen, tell, zone
from tests.shelter.table import (
    BUNDLED,
    CARDS,
    GAME,
    IDS,
    IN_BOX,
    OPENING_ITEMS,
    OPENING_ROOMS,
    SEVEN,
    Edit,
    away,
    can_place,
    cannot_place,
    changed,
    deal,
    dwellers,
    end_round,
    home,
    items,
    items_of,
    lay,
    opened,
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
    threat_on,
    track,
)

import bottlecap

COLOURS = ["blue", "yellow", "green", "purple"]
TOP_LEVEL = ["wasteland", "vault-door", "vault-entrance", "water-treatment", "diner", "power-generator"]


def levels(match: bottlecap.Match) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], seen(match, None, "levels"))


def told(match: bottlecap.Match, since: int = 0) -> list[str]:
    """The kinds of all events from a number on."""
    return [event.kind for event in match.events(None, since)]


def second_round(*edits: Edit, content: Path = CARDS) -> bottlecap.Match:
    """The dice of round two are due, for the top level."""
    match = start(2, *edits, content=content)
    for seat in (0, 1):
        act(match, seat, "pass")
    assert match.seat == bottlecap.CHANCE
    return match


# --- the box --------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/box-counts")
def test_the_box_holds_so_many_of_each() -> None:
    match = bottlecap.new("shelter", players=4, seed=1)
    ids = {field.name: field.family.ids for field in match.game.fields if field.family is not None}
    assert {name: len(set(cards)) for name, cards in ids.items()} == {"rooms": 30, "items": 31, "threats": 18}
    assert len(zone(match, "rooms", "vault")) == 6
    assert len(zone(match, "rooms", "deck") + zone(match, "rooms", "track")) == 24
    assert len({match.game.label("elevator", number, "en") for number in range(5)}) == 5
    assert len(cast(list[int], match.position()["where"])) == 28
    assert len(cast(list[int], match.position()["stock"])) * 6 == 72
    assert len(outcomes(second_round())) == 36


@pytest.mark.rule("shelter/box-counts")
@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("rooms.toml", "start = 5\n", 'price = ["any"]\n', "must come first"),
        ("elevators.toml", 'id = "purple"', 'id = "purple"\ncopies = 2', "each elevator is there once"),
    ],
)
def test_other_starting_rooms_or_elevators_are_refused(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(bottlecap.BadContent, match=reason):
        bottlecap.new("shelter", content=pack(tmp_path, file, old, new))


@pytest.mark.rule("shelter/players")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_take_part(players: int) -> None:
    with pytest.raises(bottlecap.BadOption, match="2 to 4 players"):
        bottlecap.new("shelter", players=players)
    for number in (2, 3, 4):
        assert len(cast(list[object], seen(start(number), None, "players"))) == number


# --- the setup ------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/setup-top-level")
def test_the_top_level_has_three_rooms_on_each_side_and_no_owner() -> None:
    top = levels(bottlecap.new("shelter", seed=1))[0]
    assert top["owner"] is None
    assert [shown["room"] for shown in top["rooms"]] == TOP_LEVEL
    assert top["elevator"] == {"space": "top/elevator", "seat": None, "threat": None}
    match = start()
    place(match, 0, "vault-entrance 1")
    assert [asked(match, seat) for seat in (0, 1)] == [[], ["turn"]]


@pytest.mark.rule("shelter/elevator-top")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_top_elevator_heals_anybodys_injured(seat: int) -> None:
    match = start(2, dwellers(seat, "injured", "plain"), first=seat)
    assert cannot_place(match, seat, "elevator 0", "plain") == "shelter/injured-space-closed"
    assert place(match, seat, "elevator 0", "injured") == ["placed", "healed"]
    assert ("plain", "top/elevator", False) in away(match, seat)


@pytest.mark.rule("shelter/elevator-top")
def test_no_threat_ever_covers_the_top_elevator(tmp_path: Path) -> None:
    match = second_round()
    tell(match, "spawn-dice", first=3, second=4)
    assert match.odds()[0][0].kind == "spawn-dice"
    assert levels(match)[0]["elevator"]["threat"] is None
    with pytest.raises(bottlecap.BadContent, match="column 7 cannot be"):
        bottlecap.new("shelter", content=pack(tmp_path, "layout.toml", "[5, 6]", "[5, 7]"))


@pytest.mark.rule("shelter/elevator-top")
@pytest.mark.parametrize("level", [0, 1])
def test_no_position_has_a_threat_on_an_elevator(level: int) -> None:
    with pytest.raises(bottlecap.BadPosition):
        start(2, threat("fire-1", f"elevator {level}"))


@pytest.mark.rule("shelter/setup-levels")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_level_without_rooms_below_in_seat_order(players: int) -> None:
    rich = [stock(seat, 6, 6, 6) for seat in range(players)]
    match = start(players, *rich)
    assert [level["owner"] for level in levels(match)] == [None, *range(players)]
    assert [level["rooms"] for level in levels(match)[1:]] == [[None] * 6] * players
    for seat in range(players):
        assert match.seat == seat
        assert can_place(match, seat, f"elevator {seat + 1}")
        place(match, seat, ["power-generator 1", "diner 1", "water-treatment 1", "vault-entrance 1"][seat])
    for level in range(players + 1, 5):
        assert cannot_place(match, 0, f"elevator {level}") == "shelter/place-not-track"


@pytest.mark.rule("shelter/setup-player")
def test_everybody_starts_with_two_dwellers_and_nothing_else() -> None:
    match = start(3)
    plain = {"dweller": "plain", "letter": None, "injured": False, "space": None, "arriving": False}
    nothing = {"energy": 0, "food": 0, "water": 0, "happiness": 0, "items": [], "passed": False}
    for seat in range(3):
        had = {name: value for name, value in player(match, seat).items() if name != "short"}
        assert had == {**nothing, "colour": COLOURS[seat], "dwellers": [plain, plain]}
        where = cast(list[int], match.position()["where"])[seat * SEVEN : (seat + 1) * SEVEN]
        assert where.count(IN_BOX) == 5


@pytest.mark.rule("shelter/setup-player")
@pytest.mark.parametrize(
    ("picked", "had"),
    [
        ({}, ["blue", "yellow", "green"]),
        ({"colour-1": "purple", "colour-2": "green", "colour-3": "blue"}, ["purple", "green", "blue"]),
        ({"colour-2": "blue"}, ["yellow", "blue", "green"]),
        ({"colour-3": "yellow"}, ["blue", "green", "yellow"]),
    ],
)
def test_colours_are_picked_and_what_is_left_is_dealt(picked: dict[str, object], had: list[str]) -> None:
    match = bottlecap.new("shelter", players=3, seed=1, options=picked, content=CARDS)
    assert [player(match, seat)["colour"] for seat in range(3)] == had


@pytest.mark.rule("shelter/setup-player")
@pytest.mark.parametrize(
    ("picked", "reason"),
    [
        ({"colour-1": "green", "colour-3": "green"}, "colour-1 and colour-3 are both green"),
        ({"colour-4": "green"}, "colour-4 is picked, and there are 3 players"),
        ({"colour-5": "green"}, "no option 'colour-5'"),
        ({"colour-1": "red"}, "'colour-1' is one of blue, yellow, green, purple, not 'red'"),
    ],
)
def test_no_colour_is_picked_twice_or_by_nobody(picked: dict[str, object], reason: str) -> None:
    with pytest.raises(bottlecap.BadOption, match=reason):
        bottlecap.new("shelter", players=3, seed=1, options=picked, content=CARDS)


@pytest.mark.rule("shelter/setup-player", "shelter/setup-levels")
def test_the_elevator_of_a_level_is_of_its_owners_colour(tmp_path: Path) -> None:
    """Where a pack prints something else on the green one, one sees whose it is."""
    text = (CARDS / "elevators.toml").read_text(encoding="utf-8")
    green = text[text.index('id = "green"') : text.index('id = "purple"')]
    printed = 'cost = ["price"], reward = ["build", "happiness", "happiness"]'
    folder = pack(tmp_path, "elevators.toml", green, green.replace(printed, 'reward = ["food"]'))
    match = opened(2, first=1, content=folder, **{"colour-2": "green"})
    shown = match.game.render(match.view(1), "en").splitlines()
    assert [line for line in shown if "Green" in line] == ["  Green elevator: Gain 1 food."]
    place(match, 1, "elevator 2")
    assert stock_of(match, 1) == (0, 1, 0)
    assert cannot_place(match, 0, "elevator 1") == "shelter/build-cost"


@pytest.mark.rule("shelter/available")
def test_only_dwellers_in_front_of_the_player_can_be_placed() -> None:
    match = start(2, dwellers(0, "S", "P-injured", "injured"), stands(0, "diner 1"))
    assert home(match, 0) == ["S", "P-injured", "injured"]
    for trained in ("S", "P-injured", "injured"):
        assert can_place(match, 0, "vault-entrance 2" if trained == "S" else "elevator 0", trained)
    for missing in ("plain", "P", "E"):
        assert cannot_place(match, 0, "vault-entrance 2", missing) == "shelter/available"
    assert cannot_place(match, 0, "elevator 0", "S-injured") == "shelter/available"


@pytest.mark.rule("shelter/setup-decks")
def test_every_card_of_a_shuffled_deck_is_as_likely_as_another() -> None:
    match = bottlecap.new("shelter", players=2, seed=1, chance="ask", content=CARDS)
    assert outcomes(match) == {(item,): 1 for item in IDS["items"]}
    deal(match, "item", *OPENING_ITEMS)
    assert outcomes(match) == {(room,): 1 for room in IDS["rooms"] if room not in TOP_LEVEL}
    match = second_round()
    tell(match, "spawn-dice", first=1, second=1)
    assert outcomes(match) == {(card,): 1 for card in IDS["threats"]}


@pytest.mark.rule("shelter/setup-tracks")
def test_three_items_and_three_rooms_lie_face_up() -> None:
    match = opened()
    assert seen(match, None, "item_track") == OPENING_ITEMS
    assert seen(match, None, "room_track") == OPENING_ROOMS
    assert seen(match, None, "decks") == {"items": 28, "rooms": 21, "threats": 18}


COLUMNS = {
    2: "wasteland 1",
    3: "vault-door 1",
    4: "vault-door 2",
    5: "vault-entrance 1",
    6: "vault-entrance 2",
    8: "water-treatment 1",
    9: "water-treatment 2",
    10: "diner 1",
    11: "diner 2",
    12: "power-generator 1",
}


@pytest.mark.rule("shelter/columns")
@pytest.mark.parametrize("total", range(2, 13))
def test_each_sum_but_seven_points_to_one_space(total: int) -> None:
    match = second_round(content=BUNDLED)
    first = max(1, total - 6)
    tell(match, "spawn-dice", first=first, second=total - first)
    if total == 7:
        assert heard(match, None, "threat-appears") == []
        return
    tell(match, "draw-threat", threat="fire-1")
    assert threat_on(match, COLUMNS[total]) == "fire-1"


@pytest.mark.rule("shelter/columns")
@pytest.mark.parametrize(("total", "where"), [(5, "living-quarters-1 1"), (6, "living-quarters-1 1"), (12, "living-quarters-2 1")])
def test_a_rooms_only_space_has_both_numbers_of_its_place(total: int, where: str) -> None:
    right = [room(0, card, "right") for card in ("garden-1", "garden-2", "living-quarters-2")]
    match = second_round(room(0, "living-quarters-1"), *right)
    tell(match, "spawn-dice", first=3, second=4)
    tell(match, "spawn-dice", first=total - total // 2, second=total // 2)
    tell(match, "draw-threat", threat="fire-1")
    assert threat_on(match, where) == "fire-1"


BOTH = [("left", 0, 5), ("left", 0, 6), ("left", 1, 3), ("left", 1, 4)]
BOTH += [("right", 0, 8), ("right", 0, 9), ("right", 1, 10), ("right", 1, 11)]


@pytest.mark.rule("shelter/columns", "shelter/threat-column")
@pytest.mark.parametrize("linked", [True, False])
@pytest.mark.parametrize(("side", "beyond", "total"), BOTH)
def test_an_only_space_linked_or_not_has_both_numbers(tmp_path: Path, side: str, beyond: int, total: int, linked: bool) -> None:
    content = CARDS if linked else pack(tmp_path, "rooms.toml", "linked = true, ", "")
    inner = [room(0, "garden-1", side)] * beyond
    match = second_round(*inner, room(0, "living-quarters-1", side), content=content)
    tell(match, "spawn-dice", first=3, second=4)
    tell(match, "spawn-dice", first=total - total // 2, second=total // 2)
    tell(match, "draw-threat", threat="fire-1")
    assert threat_on(match, "living-quarters-1 1") == "fire-1"


@pytest.mark.rule("shelter/columns")
@pytest.mark.parametrize(("die", "name"), [(1, "wasteland"), (6, "power-generator")])
def test_both_spaces_of_an_outermost_room_have_one_number_and_the_first_without_a_threat_is_covered(die: int, name: str) -> None:
    match = second_round(threat("ghouls-1", f"{name} 1"))
    tell(match, "spawn-dice", first=die, second=die)
    tell(match, "draw-threat", threat="fire-1")
    assert [threat_on(match, f"{name} {number}") for number in (1, 2)] == ["ghouls-1", "fire-1"]
    match = second_round(threat("ghouls-1", f"{name} 2"))
    tell(match, "spawn-dice", first=die, second=die)
    tell(match, "draw-threat", threat="fire-1")
    assert [threat_on(match, f"{name} {number}") for number in (1, 2)] == ["fire-1", "ghouls-1"]
    match = second_round(threat("ghouls-1", f"{name} 1"), threat("ghouls-2", f"{name} 2"))
    tell(match, "spawn-dice", first=die, second=die)
    assert heard(match, None, "threat-appears") == []


@pytest.mark.rule("shelter/columns")
@pytest.mark.parametrize("content", [CARDS, BUNDLED], ids=["the-tests-cards", "bundled"])
def test_no_space_of_the_top_level_is_safe_for_ever(content: Path) -> None:
    match = second_round(content=content)
    for total in (2, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 12):
        again = changed(match)
        first = max(1, total - 6)
        tell(again, "spawn-dice", first=first, second=total - first)
        match = covering(match, again)
    assert all(space["threat"] for room in levels(match)[0]["rooms"] for space in room["spaces"])


def covering(match: bottlecap.Match, rolled: bottlecap.Match) -> bottlecap.Match:
    """The match before its roll, with the threat that the roll brings already lying there."""
    rolled.play(rolled.odds()[0][0], bottlecap.CHANCE)
    appeared = heard(rolled, None, "threat-appears")[-1]
    threats, number = rolled.position()["threats"], rolled.position()["covered"]
    assert appeared["space"] is not None
    return changed(match, threats=threats, covered=number)


@pytest.mark.rule("shelter/columns")
def test_a_number_stands_in_one_place_only(tmp_path: Path) -> None:
    with pytest.raises(bottlecap.BadContent, match="column 12 cannot be, or stands in two places"):
        bottlecap.new("shelter", content=pack(tmp_path, "layout.toml", "[2, 2]", "[12, 12]"))


@pytest.mark.rule("shelter/columns")
def test_an_owner_of_the_box_can_correct_the_columns(tmp_path: Path) -> None:
    match = second_round(content=pack(tmp_path, "layout.toml", "[2, 2]", "[0, 2]"))
    tell(match, "spawn-dice", first=1, second=1)
    tell(match, "draw-threat", threat="fire-1")
    assert threat_on(match, "wasteland 2") == "fire-1"


@pytest.mark.rule("shelter/setup-first-player")
def test_chance_says_who_starts_unless_the_table_does() -> None:
    match = bottlecap.new("shelter", players=3, seed=1, chance="ask", content=CARDS)
    deal(match, "item", *OPENING_ITEMS)
    deal(match, "room", *OPENING_ROOMS)
    assert outcomes(match) == {(0,): 1, (1,): 1, (2,): 1}
    tell(match, "first", seat=2)
    assert (seen(match, None, "first_player"), match.waiting) == (2, (2,))


@pytest.mark.rule("shelter/setup-first-player")
def test_the_table_may_choose_who_starts() -> None:
    match = bottlecap.new("shelter", players=3, seed=1, options={"first": "seat-2"}, chance="ask")
    while match.seat == bottlecap.CHANCE:
        assert match.odds()[0][0].kind != "first"
        match.play(match.odds()[0][0])
    assert (seen(match, None, "first_player"), match.waiting) == (1, (1,))
    assert heard(match, None, "starts") == [{"seat": 1}]
    with pytest.raises(bottlecap.BadOption, match="cannot start"):
        bottlecap.new("shelter", players=3, options={"first": "seat-4"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_an_option_needs_is_what_the_game_refuses_without(players: int) -> None:
    (first,) = [option for option in GAME.options if option.needs]
    assert len(first.needs) == len(first.names)
    for name, needs in zip(first.names, first.needs, strict=True):
        if needs <= players:
            assert bottlecap.new("shelter", players=players, options={first.name: name}).players == players
        else:
            with pytest.raises(bottlecap.BadOption):
                bottlecap.new("shelter", players=players, options={first.name: name})


@pytest.mark.rule("shelter/open-information")
def test_everybody_sees_everything_but_the_order_of_the_decks() -> None:
    match = start(2, items(0, "dog"), items(1, "cat", exhausted=True), stock(1, 1, 2, 3), dwellers(1, "S", "injured"))
    place(match, 0, "vault-entrance 2")
    act(match, 0, "take", resource="water")
    view = match.view(None)
    assert view == match.view(0) == match.view(1)
    assert (stock_of(match, 0), stock_of(match, 1)) == ((0, 0, 1), (1, 2, 3))
    assert (items_of(match, 0), items_of(match, 1)) == (["dog"], ["(cat)"])
    assert (home(match, 0), home(match, 1)) == (["plain"], ["S", "injured"])
    assert away(match, 0) == [("plain", space(match, "vault-entrance 2"), False)]
    hands = {seat: [event.args for event in match.events(seat)] for seat in (None, 0, 1)}
    assert hands[None] == hands[0] == hands[1]
    assert all(None not in arguments.values() for arguments in hands[None])


@pytest.mark.rule("shelter/open-information")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_the_table(viewer: int | None) -> None:
    garden = [room(1, "garden-1"), threat("fire-1", "garden-1 2"), stands(1, "garden-1 1")]
    discards = [lay("items", "discard", "dog"), lay("rooms", "discard", "medbay", "lounge"), lay("threats", "discard", "breakdown")]
    match = start(2, *garden, *discards, track("rooms", "armory", "classroom"), happiness=[3, 5], first_player=1)
    view = match.view(viewer)
    assert (view["item_track"], view["room_track"]) == (OPENING_ITEMS, ["armory", "classroom", None])
    assert view["decks"] == {"items": 27, "rooms": 19, "threats": 16}
    assert view["discards"] == {"items": 1, "rooms": 2, "threats": 1}
    assert (view["round"], view["first_player"], view["turn"]) == (1, 1, 0)
    assert [shown["happiness"] for shown in cast(list[dict[str, Any]], view["players"])] == [3, 5]
    level = cast(list[dict[str, Any]], view["levels"])[2]
    first, second = (space(match, f"garden-1 {number}") for number in (1, 2))
    spaces = [{"space": first, "seat": 1, "threat": None}, {"space": second, "seat": None, "threat": "fire-1"}]
    assert (level["owner"], level["rooms"][2]) == (1, {"room": "garden-1", "spaces": spaces})
    assert level["elevator"] == {"space": "level-2/elevator", "seat": None, "threat": None}


# --- the round ------------------------------------------------------------------------------------


@pytest.mark.rule("shelter/round-steps")
def test_a_round_spawns_places_and_recalls() -> None:
    match = start()
    place(match, 0, "vault-entrance 2")
    act(match, 0, "take", resource="food")
    since = len(match.events(None))
    act(match, 1, "pass")
    assert asked(match, 0) == ["turn"]
    act(match, 0, "pass")
    assert told(match, since) == ["passed", "passed", "recalled", "round"]
    assert outcomes(match).keys() == {(first, second) for first in range(1, 7) for second in range(1, 7)}
    assert asked(match, 0) == []
    for _ in range(3):
        tell(match, "spawn-dice", first=3, second=4)
    assert told(match, since)[3:] == ["round", "spawn-rolled", "spawn-rolled", "spawn-rolled"]
    assert asked(match, 0) == ["turn"]


@pytest.mark.rule("shelter/round-one-no-threats")
def test_the_first_round_has_no_threats() -> None:
    match = opened()
    assert told(match)[-2:] == ["starts", "round"]
    assert (seen(match, None, "round"), asked(match, 0)) == (1, ["turn"])
    assert heard(match, None, "spawn-rolled") == []


@pytest.mark.rule("shelter/turn-order")
def test_turns_go_clockwise_from_the_first_player_one_placement_each() -> None:
    match = start(3, first=1)
    assert refused(match, 0, "pass") == "shelter/turn-order"
    assert refused(match, 2, "place", space=space(match, "vault-entrance 1"), dweller="plain") == "shelter/turn-order"
    free = iter(["power-generator 1", "diner 1", "water-treatment 1", "vault-entrance 1"])
    for seat in (1, 2, 0, 1):
        assert match.waiting == (seat,)
        place(match, seat, next(free))
    assert match.waiting == (2,)


@pytest.mark.rule("shelter/turn-order")
def test_who_has_passed_or_has_no_dweller_left_is_passed_over() -> None:
    match = start(4, dwellers(1, "plain"), dwellers(3, "plain", "plain", "plain"))
    place(match, 0, "power-generator 1")
    place(match, 1, "diner 1")
    act(match, 2, "pass")
    place(match, 3, "water-treatment 1")
    place(match, 0, "vault-entrance 1")
    assert match.waiting == (3,)
    place(match, 3, "wasteland 2")
    assert asked(match, 3) == ["take-item"]
    act(match, 3, "take-item", item="shotgun")
    quiet(match)
    assert (match.waiting, asked(match, 3)) == ((3,), ["turn"])
    place(match, 3, "vault-entrance 2")
    act(match, 3, "take", resource="food")
    assert told(match)[-1] == "recalled"
    assert heard(match, None, "passed") == [{"seat": 2}]


@pytest.mark.rule("shelter/pass")
def test_who_passes_takes_no_more_turns_in_the_round() -> None:
    match = start(2, dwellers(1, "plain", "plain", "plain"))
    assert act(match, 0, "pass") == ["passed"]
    assert player(match, 0)["passed"]
    for where in ("power-generator 1", "diner 1"):
        assert match.waiting == (1,)
        place(match, 1, where)
    assert match.waiting == (1,)
    assert home(match, 0) == ["plain", "plain"]
    end_round(match)
    assert (seen(match, None, "round"), match.waiting) == (2, (0,))
    assert not player(match, 0)["passed"]


@pytest.mark.rule("shelter/pass")
def test_who_cannot_place_passes() -> None:
    match = start(2, dwellers(1, "injured"), stands(0, "elevator 0"))
    place(match, 0, "diner 1")
    assert heard(match, None, "passed") == [{"seat": 1}]
    assert match.waiting == (0,)


@pytest.mark.rule("shelter/recall")
def test_at_the_end_of_the_round_all_dwellers_come_home() -> None:
    match = start(2, stock(1, energy=6, food=6), room(0, "radio-studio"))
    place(match, 0, "power-generator 1")
    place(match, 1, "radio-studio 2")
    assert [home(match, seat) for seat in (0, 1)] == [["plain"], ["plain"]]
    assert len(away(match, 1)) == 2
    act(match, 0, "decline-income")
    assert cannot_place(match, 0, "radio-studio 2") == "shelter/place-occupied"
    end_round(match)
    assert [home(match, seat) for seat in (0, 1)] == [["plain"] * 2, ["plain"] * 3]
    assert [away(match, seat) for seat in (0, 1)] == [[], []]
    assert can_place(match, 0, "power-generator 1")
    assert all(shown["seat"] is None for shown in [levels(match)[1]["rooms"][2]["spaces"][1], levels(match)[0]["elevator"]])


@pytest.mark.rule("shelter/round-end-order")
def test_a_round_ends_in_this_order() -> None:
    match = start(
        2,
        room(0, "classroom"),
        threat("fire-1", "diner 1"),
        stock(0, water=2),
        dwellers(0, "plain", "plain"),
        items(0, "dog", exhausted=True),
        round_limit=1,
    )
    place(match, 0, "vault-entrance 1")
    place(match, 1, "classroom 1")
    act(match, 0, "decline-income")
    place(match, 0, "diner 1")
    since = len(match.events(None))
    act(match, 1, "pass")
    assert sorted(match.waiting) == [0, 1]
    assert [asked(match, seat) for seat in (0, 1)] == [["choose-letter"], ["choose-letter"]]
    assert told(match, since) == ["passed", "defeated", "recalled"]
    assert zone(match, "threats", "discard") == ["fire-1"]
    assert home(match, 0) == ["plain", "plain"]
    assert items_of(match, 0) == ["(dog)"]
    assert (match.over, seen(match, None, "ending")) == (False, "none")
    act(match, 1, "choose-letter", letter="S")
    assert (items_of(match, 0), match.over) == (["(dog)"], False)
    act(match, 0, "choose-letter", letter="S")
    assert told(match, since)[3:6] == ["trained", "trained", "end-near"]
    assert (items_of(match, 0), match.over) == (["dog"], True)
    assert (home(match, 0), home(match, 1)) == (["S", "plain"], ["S", "plain"])


def test_the_helpers_agree_with_the_opening() -> None:
    """What `start` says is dealt is dealt, and an edited track is the track."""
    assert seen(start(), None, "item_track") == OPENING_ITEMS
    assert seen(changed(start(), track("items", "dog", "cat")), None, "item_track") == ["dog", "cat", None]
