"""Monopoly: the box, setting up, and what everybody may know."""

from typing import cast

import pytest
from tests.monopoly.table import (
    COLOURS,
    GAME,
    RADIOS,
    STATIONS,
    TOKENS,
    built,
    draw,
    keeps,
    land,
    money,
    opened,
    owns,
    player,
    square,
    start,
    throw,
    turn,
)
from tests.say import act, heard, outcomes, refused, tell

import bottlecap
from bottlecap.games.monopoly.game import Monopoly

CONTENT = cast(Monopoly, GAME).cards

# The 22 streets in the order of the board: price, mortgage value, building; rent bare, with one to four shacks, a vault.
CLASSIC = [
    (60, 30, 50, 2, 10, 30, 90, 160, 250),
    (60, 30, 50, 4, 20, 60, 180, 320, 450),
    (100, 50, 50, 6, 30, 90, 270, 400, 550),
    (100, 50, 50, 6, 30, 90, 270, 400, 550),
    (120, 60, 50, 8, 40, 100, 300, 450, 600),
    (140, 70, 100, 10, 50, 150, 450, 625, 750),
    (140, 70, 100, 10, 50, 150, 450, 625, 750),
    (160, 80, 100, 12, 60, 180, 500, 700, 900),
    (180, 90, 100, 14, 70, 200, 550, 750, 950),
    (180, 90, 100, 14, 70, 200, 550, 750, 950),
    (200, 100, 100, 16, 80, 220, 600, 800, 1000),
    (220, 110, 150, 18, 90, 250, 700, 875, 1050),
    (220, 110, 150, 18, 90, 250, 700, 875, 1050),
    (240, 120, 150, 20, 100, 300, 750, 925, 1100),
    (260, 130, 150, 22, 110, 330, 800, 975, 1150),
    (260, 130, 150, 22, 110, 330, 800, 975, 1150),
    (280, 140, 150, 24, 120, 360, 850, 1025, 1200),
    (300, 150, 200, 26, 130, 390, 900, 1100, 1275),
    (300, 150, 200, 26, 130, 390, 900, 1100, 1275),
    (320, 160, 200, 28, 150, 450, 1000, 1200, 1400),
    (350, 175, 200, 35, 175, 500, 1100, 1300, 1500),
    (400, 200, 200, 50, 200, 600, 1400, 1700, 2000),
]


@pytest.mark.rule("monopoly/box-counts")
def test_the_box_holds_what_it_should() -> None:
    view = opened().view(None)
    assert len(TOKENS) == 6
    assert len(cast(list[object], view["deeds"])) == 28
    assert (view["shacks"], view["vaults"]) == (32, 12)
    decks = cast(dict[str, dict[str, int]], view["decks"])
    assert {name: deck["cards"] for name, deck in decks.items()} == {"special": 16, "guide": 16}


@pytest.mark.rule("monopoly/tokens")
def test_each_takes_a_token_of_their_own() -> None:
    match = bottlecap.new("monopoly", players=3, chance="ask")
    assert set(TOKENS) == {"pistol", "vault-boy", "vault-111", "helmet", "mini-nuke", "nuka-cola"}
    act(match, 0, "choose-token", token="helmet")
    assert refused(match, 1, "choose-token", token="helmet") == "monopoly/tokens"
    act(match, 1, "choose-token", token="pistol")
    assert [player(match, seat)["token"] for seat in range(3)] == ["helmet", "pistol", None]


@pytest.mark.rule("monopoly/players")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(bottlecap.BadOption, match="2 to 6"):
        bottlecap.new("monopoly", players=players)
    assert opened(2).header.players == 2
    assert opened(6).header.players == 6


@pytest.mark.rule("monopoly/setup-start")
def test_all_start_on_go() -> None:
    match = opened(4)
    assert [square(match, seat) for seat in range(4)] == ["go"] * 4


@pytest.mark.rule("monopoly/setup-money")
def test_each_starts_with_1500() -> None:
    assert money(opened(3)) == [1500] * 3
    assert 2 * 500 + 4 * 100 + 50 + 20 + 2 * 10 + 5 + 5 * 1 == 1500


@pytest.mark.rule("monopoly/setup-decks")
@pytest.mark.parametrize(("place", "deck"), [("special-1", "special"), ("guide-1", "guide")])
def test_any_card_of_a_deck_can_lie_on_top(place: str, deck: str) -> None:
    match = land(start(2, owns(1, "arroyo")), place)
    assert outcomes(match) == {(card,): 1 for card in GAME.domains[deck]}


@pytest.mark.rule("monopoly/bank")
def test_the_bank_holds_what_is_nobodys_and_no_player_runs_it() -> None:
    match = start(2, owns(0, *COLOURS["brown"]))
    assert match.view(None)["shacks"] == 32
    act(match, 0, "build", deed="arroyo")
    assert match.view(None)["shacks"] == 31
    assert money(match) == [1450, 1500]
    assert all(0 <= seat < 2 for seat in match.seats)


@pytest.mark.rule("monopoly/bank-never-broke")
def test_the_bank_pays_however_much_it_has_paid() -> None:
    match = start(2, owns(1, "arroyo"), cash=[15000, 15000])
    match = land(match, "guide-2")
    draw(match, "guide", "sealed-cache")
    assert money(match) == [15200, 15000]


@pytest.mark.rule("monopoly/board-names")
def test_the_names_are_those_of_the_edition() -> None:
    names = dict(zip(CONTENT.ids["square"], CONTENT.names["square"], strict=True))
    assert [names[id]["en"] for id in STATIONS] == [
        "Metro Center Station",
        "Vernon Square Station",
        "Dupont Circle Station",
        "Foggy Bottom Station",
    ]
    assert [names[id]["en"] for id in RADIOS] == ["Galaxy News Radio", "Enclave Radio"]
    assert names["children-of-atom"]["en"] == "Church of the Children of Atom"
    assert names["brotherhood-of-steel"]["en"] == "Brotherhood of Steel"


@pytest.mark.rule("monopoly/board-order")
def test_the_squares_lie_as_on_the_classic_board() -> None:
    squares = GAME.domains["square"]
    assert [squares.index(id) for id in STATIONS] == [5, 15, 25, 35]
    assert [squares.index(id) for id in RADIOS] == [12, 28]
    assert [squares.index(id) for id in ("children-of-atom", "brotherhood-of-steel")] == [4, 38]
    assert [squares.index(id) for id in ("go", "jail", "free-parking", "go-to-jail")] == [0, 10, 20, 30]
    streets = [street for colour in COLOURS.values() for street in colour]
    assert [squares.index(street) for street in streets] == [
        *(1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19),
        *(21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39),
    ]


@pytest.mark.rule("monopoly/prices-classic")
def test_prices_are_the_classic_ones() -> None:
    assert sum(CONTENT.price) == 5690
    assert [int(CONTENT.price[GAME.domains["deed"].index(id)]) for id in ("arroyo", "diamond-city", *STATIONS, *RADIOS)] == [
        *(60, 400),
        *(200, 200, 200, 200),
        *(150, 150),
    ]
    assert [int(CONTENT.mortgage[GAME.domains["deed"].index(id)]) for id in (*STATIONS, *RADIOS)] == [100] * 4 + [75] * 2
    streets = [GAME.domains["deed"].index(street) for colour in COLOURS.values() for street in colour]
    for number, classic in zip(streets, CLASSIC, strict=True):
        rents = [int(rent) for rent in CONTENT.rent[6 * number : 6 * number + 6]]
        assert (CONTENT.price[number], CONTENT.mortgage[number], CONTENT.building[number], *rents) == classic


@pytest.mark.rule("monopoly/no-house-rules")
def test_variants_are_off_unless_turned_on() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "rounds": 200,
        "cash": 1500,
        "dealt-deeds": 0,
        "offers": 10,
        "parking-money": 0,
        "double-go": 0,
        "no-auctions": 0,
        "no-buying-at-first": 0,
        "arriving-throw": 0,
    }
    match = land(start(2, owns(1, "arroyo")), "children-of-atom")
    assert match.view(None)["pot"] == 0


@pytest.mark.rule("monopoly/open-holdings")
def test_everybody_sees_everything_but_the_order_of_the_decks() -> None:
    match = start(3, owns(0, *COLOURS["brown"]), built(1, "arroyo"), keeps(1, "guide"))
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    assert views[0] == views[1] == views[2] == views[3]
    assert player(match, 1)["cards"] == ["guide"]
    decks = cast(dict[str, dict[str, object]], views[0]["decks"])
    assert decks["special"] == {"cards": 16, "under": [], "shown": None}


# --- who goes first ---------------------------------------------------------------------------------


@pytest.mark.rule("monopoly/first-roll")
def test_the_highest_throw_goes_first() -> None:
    match = opened(3)
    for dice in ((2, 3), (6, 5), (4, 4)):
        tell(match, "dice", first=dice[0], second=dice[1])
    assert heard(match, None, "starts") == [{"seat": 1}]


@pytest.mark.rule("monopoly/first-roll")
def test_those_who_tie_throw_again_among_themselves() -> None:
    match = opened(3)
    for dice in ((6, 5), (1, 1), (5, 6)):
        tell(match, "dice", first=dice[0], second=dice[1])
    assert heard(match, None, "starts") == []
    for dice in ((1, 2), (1, 3)):
        tell(match, "dice", first=dice[0], second=dice[1])
    assert heard(match, None, "starts") == [{"seat": 2}]
    assert [thrown["seat"] for thrown in heard(match, None, "thrown")] == [0, 1, 2, 0, 2]


@pytest.mark.rule("monopoly/turn-order")
def test_turns_go_to_the_left_and_nobody_else_throws() -> None:
    match = start(3, owns(0, "arroyo"), turn=1)
    assert refused(match, 0, "throw") == "monopoly/turn-order"
    throw(match, 4, 6)
    assert turn(match) == 2
    throw(match, 4, 6)
    assert turn(match) == 0
    match = start(
        3,
        owns(0, "arroyo"),
        turn=0,
        out=[0, 1, 0],
        cash=[1500, 0, 1500],
        pending=[],
        steps=[{"kind": "next-turn", "seat": 0, "had-last-chance": 0}],
    )
    assert turn(match) == 2
