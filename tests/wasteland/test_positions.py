"""Positions of Wasteland: out as JSON and in again, and what no position can be."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.conftest import step
from tests.say import act, lay, tell
from tests.wasteland.table import GAME, SECTORS, first, opened, table
from tests.wasteland.test_enemy_rules import CAMP, CULVERT, QUAY, ROBOTS, killing

import bottlecap

Position = dict[str, Any]
SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]


@pytest.mark.parametrize("number", range(4))
def test_what_happens_in_a_match_can_be_a_position(number: int) -> None:
    rng = random.Random(number)
    players = number % 4 + 1
    options: dict[str, object] = {"scenario": SCENARIOS[number], "track": 2, "agendas": 50}
    match = bottlecap.new(GAME, players=players, seed=number, options=options)
    steps = 0
    while not match.over:
        step(match, rng)
        steps += 1
        if steps % 9 == 0 or match.over:
            position = json.loads(json.dumps(match.position()))
            again = bottlecap.new(GAME, seed=1, position=position)
            assert again.hash == match.hash
            assert [again.view(seat) for seat in range(players)] == [match.view(seat) for seat in range(players)]


@pytest.mark.parametrize("there", [{"enemies": {"overlord": "face-down-2"}}, {"tokens": {"star": ["face-down-2"] * 2}}])
def test_what_stood_on_a_tile_that_comes_up_is_still_to_be_placed(there: dict[str, Any]) -> None:
    match = table(2, **{"where": ["crossroads/east", "crossroads/west"], "enemies": {}, **there})
    act(match, 0, "explore", tile="tile-2")
    tell(match, "turn-tile", face="red-rocket")
    moments = 0
    while match.seat == bottlecap.CHANCE or match.prompts(0)[0].name == "place-on-tile":
        again = bottlecap.new(GAME, seed=1, position=match.position(), chance="ask")
        assert again.hash == match.hash
        moments += 1
        first(match) if match.seat == bottlecap.CHANCE else match.play(match.actions(0)[0], 0)
    # The enemy of the icon comes, then what stood there is placed, one after another.
    assert moments == 1 + len(there.get("enemies", ())) + len(there.get("tokens", {}).get("star", ()))


def item(id: str) -> int:
    return GAME.domains["item"].index(id)


def face(id: str) -> int:
    return GAME.domains["face"].index(id)


def first_laid(position: Position, sector: str) -> None:
    position["laid"][0] = SECTORS.index(sector) + 1


def set_at(field: str, place: int, value: int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position[field][place] = value

    return change


def moved(field: str, card: str, zone: str) -> Callable[[Position], None]:
    return lambda position: lay(position[field], card, zone)


def both(*changes: Callable[[Position], None]) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        for one in changes:
            one(position)

    return change


# What is done to the first turn of three players, and what is said about it.
WRONG: dict[str, tuple[Callable[[Position], None], str]] = {
    "two alike": (set_at("survivor", 0, 0), "survivor:"),
    "off the map": (set_at("where", 1, SECTORS.index("megaton/town")), r"where\[1\]"),
    "too healthy": (both(set_at("survivor", 0, 4), set_at("health", 0, 16)), r"health\[0\]"),
    "a token too many": (set_at("supply", 0, 5), "supply: there are 5 tokens of s"),
    "one's own token in the supply": (set_at("supply", 5, 6), "supply"),
    "a letter too many": (set_at("letters", 0, 127), "supply: there are 5 tokens"),
    "worn, not had": (set_at("worn", 0, item("ripper") + 1), "worn: seat 0 wears what it does not have"),
    "worn in the wrong slot": (
        both(moved("items", "ripper", "held 0"), set_at("worn", 1, item("ripper") + 1)),
        "worn: seat 0 wears a card in a slot",
    ),
    "turned, not had": (lambda position: position.update(turned=["ripper"]), "turned: an item that nobody has"),
    "held by nobody here": (moved("items", "ripper", "held 3"), "items: somebody has one who does not take part"),
    "loot among the assets": (moved("items", "pipe-rifle", "asset-deck"), "items: pipe-rifle cannot be there"),
    "a place of the market twice": (
        lambda position: position["items"].pop("order"),
        "items: each card of the market has a place of its own",
    ),
    "a hand of nobody here": (moved("agendas", "payday-1", "hand 3"), "agendas: somebody has one who does not take part"),
    "a card for four players": (moved("agendas", "freedom-4", "deck"), "agendas: in the box are the cards for more players"),
    "loyal to oneself": (moved("agendas", "payday-1", "pledged 0"), "agendas: seat 0 can be loyal by one card of a faction"),
    "a tile twice": (set_at("face_at", 1, face("crossroads")), "face_at: a face lies in two places"),
    "another tile than laid": (set_at("face_at", 1, face("red-rocket")), "tiles: red-rocket cannot be there"),
    "the wrong back": (
        both(set_at("face_at", 3, face("red-rocket")), moved("tiles", "red-rocket", "face-up")),
        r"face_at\[3\]: that tile has another back",
    ),
    "not the scenario's tile": (
        both(set_at("face_at", 7, -1), moved("tiles", "cit-ruins", "box")),
        r"face_at\[7\]: the scenario lays another tile",
    ),
    "a token off the map": (set_at("stars", 0, SECTORS.index("megaton/town") + 1), "stars: there is no such place"),
    "the end of the track": (set_at("power", 0, 6), "power: a faction has reached the end"),
    "fled from nowhere": (lambda position: position.update(fled=1 << GAME.domains["enemy"].index("overlord")), "fled: "),
    "in another's pile": (moved("enemies", "overlord", "pile-robot"), "enemies: overlord is in a pile of another type"),
    "laid where no icon is": (lambda position: first_laid(position, "crossroads/camp"), "laid: a token lies face down on an icon"),
    "laid before it was": (lambda position: position.update(laid_before=1), "laid_before, laid_now"),
    "one die of three": (set_at("dice", 0, 1), "dice: all of them are thrown, or none"),
    "dice for nothing": (lambda position: position.update(dice=[1, 2, 3]), "dice: nothing is thrown for"),
    "nothing to wake": (
        lambda position: position["steps"].append({"kind": "turn-up", "place": 3}),
        "pending, steps: a token is turned up",
    ),
    "a throw of nobody here": (lambda position: position.update(thrower=3), "thrower"),
}


SENTRY, GUTSY = (GAME.domains["enemy"].index(id) for id in ("sentry-bot", "mr-gutsy"))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({SENTRY: 0}, "waits: a token has places"),
        ({SENTRY: 1, GUTSY: 1}, "waits: a token has places"),
        ({SENTRY: 0b10}, "waits: as many tokens wait"),
        ({SENTRY: 0b11}, "waits: as many tokens wait"),
    ],
)
def test_what_waits_apart_from_its_pile_lay_there_before(changes: dict[int, int], said: str) -> None:
    match = killing("mr-gutsy", enemies=dict.fromkeys(ROBOTS[:3], CAMP) | {"mr-gutsy": QUAY, "brute-1": CULVERT})
    position: Position = json.loads(json.dumps(match.position()))
    # The sentry bot, unseen, lies in the first place; the pile was rebuilt since.
    assert (position["waits"][SENTRY], position["laid_before"]) == (1, 1)
    bottlecap.new(GAME, seed=1, position=position)
    for enemy, places in changes.items():
        position["waits"][enemy] = places
    with pytest.raises(bottlecap.BadPosition, match=said):
        bottlecap.new(GAME, seed=1, position=position)


@pytest.fixture(scope="module")
def begun() -> Position:
    return json.loads(json.dumps(opened(3).position()))  # type: ignore[no-any-return]


@pytest.mark.parametrize("wrong", WRONG)
def test_what_no_position_can_be_is_said(begun: Position, wrong: str) -> None:
    change, said = WRONG[wrong]
    position = copy.deepcopy(begun)
    bottlecap.new(GAME, seed=1, position=position)
    change(position)
    with pytest.raises(bottlecap.BadPosition, match=said):
        bottlecap.new(GAME, seed=1, position=position)
