"""Positions: out as JSON and in again, and every way in which one can be wrong."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conftest import GAMES, TABLES, step, walk

import bottlecap

Position = dict[str, Any]


def position_at(name: str, players: int, seed: int, steps: int, chance: str = "fast") -> Position:
    """The position of a random match after some actions (or at its end), as JSON gives it back."""
    for number, match in enumerate(walk(name, players, seed, chance)):
        if number == steps or match.over:
            break
    again: Position = json.loads(json.dumps(match.position()))
    return again


# --- there and back ------------------------------------------------------------------------------------------------


def assert_same(match: bottlecap.Match, other: bottlecap.Match) -> None:
    assert other.hash == match.hash
    assert other.position() == match.position()
    assert other.over == match.over
    assert other.waiting == match.waiting
    assert other.seats == match.seats
    for seat in (None, *range(match.header.players)):
        assert other.view(seat) == match.view(seat)
    for seat in match.seats:
        assert other.actions(seat) == match.actions(seat)
        assert other.choices(seat) == match.choices(seat)
        assert [str(prompt.to_json()["args"]) for prompt in other.prompts(seat)] == [
            str(prompt.to_json()["args"]) for prompt in match.prompts(seat)
        ]
    if match.result is not None:
        assert other.result is not None
        assert other.result.to_json() == match.result.to_json()


@pytest.mark.parametrize("chance", ["fast", "ask"])
def test_a_position_gives_back_the_state(table: tuple[str, int], chance: str) -> None:
    name, players = table
    for seed in range(3):
        rng = random.Random(seed)
        for match in walk(name, players, seed, chance):
            if match.over or rng.random() < (0.15 if name == "salvage" else 1):
                position = json.loads(json.dumps(match.position()))
                assert position == match.position(), "nothing in it is lost in JSON"
                assert_same(match, bottlecap.new(name, position=position, chance=chance, seed=seed))


def test_the_match_of_a_position_can_be_played_to_its_end(table: tuple[str, int]) -> None:
    name, players = table
    for seed in range(3):
        match = bottlecap.new(name, position=position_at(name, players, seed, 2), seed=seed)
        rng = random.Random(seed)
        while not match.over:
            step(match, rng)
        assert match.result is not None


def test_the_same_answers_lead_on_to_the_same_state(table: tuple[str, int]) -> None:
    """With chance asked, the match of a position and the one it came from go on alike."""
    name, players = table
    rng = random.Random(4)
    match = bottlecap.new(name, players=players, chance="ask")
    for _ in range(8):
        if not match.over:
            step(match, rng)
    other = bottlecap.new(name, position=match.position(), chance="ask")
    for _ in range(40):
        if match.over:
            break
        seat = rng.choice(match.seats)
        action = rng.choice(match.actions(seat))
        match.play(action, seat)
        other.play(action, seat)
        assert other.hash == match.hash


def test_a_record_begins_from_its_position() -> None:
    match = bottlecap.new("salvage", position=position_at("salvage", 3, 1, 20), seed=5)
    for _ in range(10):
        match.play(match.actions()[0])
    assert bottlecap.replay(match.record().text).hash == match.hash
    assert bottlecap.from_bytes(match.to_bytes()).record() == match.record()


def test_a_position_is_read_with_the_players_it_says() -> None:
    position = position_at("salvage", 4, 1, 5)
    assert bottlecap.new("salvage", position=position).header.players == 4
    with pytest.raises(bottlecap.BadOption, match="4 players, not 3"):
        bottlecap.new("salvage", players=3, position=position)


def test_a_position_is_not_kept_by_the_match() -> None:
    """Changing what position() gave, or what new() was given, changes no match."""
    position = position_at("salvage", 2, 1, 12)
    match = bottlecap.new("salvage", position=position)
    before = match.hash
    position["caps"][0] = 999
    match.position()["caps"] = []
    assert match.hash == before


def test_numbers_of_a_domain_can_be_written_as_numbers() -> None:
    """A field without a domain, and a zone that is not named because it is empty."""
    position = position_at("kuhn", 2, 1, 0)
    position["cards"]["zones"].setdefault("table", [])
    assert bottlecap.new("kuhn", position=position).hash == bottlecap.new("kuhn", position=position_at("kuhn", 2, 1, 0)).hash


# --- wrong ones, one by one ----------------------------------------------------------------------------------------------


def kuhn() -> Position:
    """The first seat is asked; it has the queen, the second has the king."""
    return {
        "game": "kuhn",
        "players": 2,
        "asked": 3,
        "pending": [{"id": 2, "kind": "turn", "seat": 0}],
        "steps": [],
        "cards": {
            "zones": {"deck": ["jack"], "hand 0": ["queen"], "hand 1": ["king"]},
            "known": {"jack": 0, "queen": 1, "king": 2},
        },
        "stakes": [1, 1],
        "passes": 0,
    }


def doors() -> Position:
    """Seat 0 has chosen in secret, the others are asked."""
    return {
        "game": "doors",
        "players": 3,
        "asked": 6,
        "pending": [{"id": 4, "kind": "door", "seat": 1}, {"id": 5, "kind": "door", "seat": 2}],
        "steps": [{"kind": "open-doors"}],
        "sealed": [{"decision": {"id": 3, "kind": "door", "seat": 0}, "action": {"kind": "choose", "door": "left"}}],
        "round": 1,
        "last": 5,
        "caps": [0, 0, 0],
        "hunch": [0, 1, 2],
        "picks": [3, 3, 3],
        "jammed": [3, 3, 3],
        "luck": [0] * 9,
    }


def salvage() -> Position:
    return position_at("salvage", 3, 2, 6)


def bidding() -> Position:
    """Three seats bid."""
    return position_at("salvage", 3, 2, 6, "ask")


def reply() -> Position:
    """A lot was offered to a seat, which is asked about that beside the play."""
    match = bottlecap.new("salvage", players=3, seed=4)
    rng = random.Random(4)
    while not any(d.kind.name == "reply" for d in match.state.pending):
        offers = [action for action in match.actions() if action.kind == "offer"]
        if offers:
            match.play(offers[0])
        else:
            step(match, rng)
    position: Position = match.position()
    position["pending"].sort(key=lambda d: d["kind"] != "reply")
    return position


def aside() -> Position:
    """The question to seat 1 is put aside until seat 2 has chosen."""
    position = doors()
    position["sealed"] = []
    position["pending"] = [{"id": 3, "kind": "door", "seat": 0}, {"id": 5, "kind": "door", "seat": 2}]
    again = {"kind": "ask-again", "anew": False, "decisions": [{"id": 4, "kind": "door", "seat": 1}]}
    position["steps"] = [{"kind": "open-doors"}, again]
    return position


def ended() -> Position:
    return position_at("kuhn", 2, 3, 99)


def drawing() -> Position:
    """Chance deals to the second seat."""
    return position_at("kuhn", 2, 1, 1, "ask")


def sets(*path: str | int, to: object) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        place: Any = position
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


def drops(*path: str | int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        place: Any = position
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return change


WRONG: list[tuple[str, Callable[[], Position], Callable[[Position], None], str]] = [
    # What every position has.
    ("another game", kuhn, sets("game", to="doors"), "game"),
    ("no game", kuhn, drops("game"), "game"),
    ("players no number", kuhn, sets("players", to="2"), "players"),
    ("players a switch", kuhn, sets("players", to=True), "players"),
    ("too many players", kuhn, sets("players", to=3), "players"),
    ("no players", kuhn, drops("players"), "players"),
    ("no asked", kuhn, drops("asked"), "asked"),
    ("asked below 0", kuhn, sets("asked", to=-1), "asked"),
    ("asked a fraction", kuhn, sets("asked", to=3.0), "asked"),
    ("an unknown field", kuhn, sets("colour", to=1), "colour"),
    # Decisions.
    ("no pending", kuhn, drops("pending"), "pending"),
    ("pending no list", kuhn, sets("pending", to={}), "pending"),
    ("pending of junk", kuhn, sets("pending", to=[7]), "pending[0]"),
    ("an unknown decision", kuhn, sets("pending", 0, "kind", to="sing"), "pending[0].kind"),
    ("a decision without a kind", kuhn, drops("pending", 0, "kind"), "pending[0].kind"),
    ("a decision without an id", kuhn, drops("pending", 0, "id"), "pending[0].id"),
    ("a decision that was not asked yet", kuhn, sets("pending", 0, "id", to=3), "pending[0].id"),
    ("a decision asked twice", doors, sets("pending", 1, "id", to=4), "pending"),
    ("a seat that is not there", kuhn, sets("pending", 0, "seat", to=2), "pending[0].seat"),
    ("a player's decision asked of chance", kuhn, sets("pending", 0, "seat", to=-1), "pending[0].seat"),
    ("a draw asked of a player", drawing, sets("pending", 0, "seat", to=0), "pending[0].seat"),
    ("a number that the question has not", kuhn, sets("pending", 0, "to", to=0), "pending[0].to"),
    ("a question without its number", drawing, drops("pending", 0, "to"), "pending[0].to"),
    ("a question's number no number", drawing, sets("pending", 0, "to", to="x"), "pending[0]: to"),
    ("a question's number a switch", drawing, sets("pending", 0, "to", to=True), "pending[0]: to"),
    ("a question's number too high", reply, sets("pending", 0, "price", to=1 << 60), "pending[0]: price"),
    ("a question's number too low", reply, sets("pending", 0, "price", to=0), "pending[0]: price"),
    ("a question about a lot that is not there", reply, sets("pending", 0, "lot", to="moon"), "pending[0]: lot"),
    ("a draw for a seat that is not there", drawing, sets("pending", 0, "to", to=50), "pending[0]: to"),
    ("nothing asked and nothing to do", kuhn, sets("pending", to=[]), "pending"),
    # Steps.
    ("no steps", kuhn, drops("steps"), "steps"),
    ("an unknown step", doors, sets("steps", 0, "kind", to="dance"), "steps[0].kind"),
    ("a step without a kind", doors, sets("steps", to=[{}]), "steps[0].kind"),
    ("a step no object", doors, sets("steps", to=[["open-doors"]]), "steps[0]"),
    ("a number that the step has not", doors, sets("steps", 0, "door", to=0), "steps[0].door"),
    ("a step without its number", drawing, drops("steps", 0, "to"), "steps[0].to"),
    ("a step's number no number", drawing, sets("steps", 0, "to", to=None), "steps[0]: to"),
    ("a step's number too high", drawing, sets("steps", 0, "to", to=3), "steps[0]: to"),
    ("a step's seat that is not there", bidding, sets("steps", to=[{"kind": "next-bid", "last": 3}]), "steps[0].last"),
    # Questions put aside.
    ("nothing put aside", doors, sets("steps", 0, to={"kind": "ask-again", "anew": True}), "steps[0].decisions"),
    ("put aside, and asked anew or not", aside, drops("steps", 1, "anew"), "steps[1].anew"),
    ("asked anew by a number", aside, sets("steps", 1, "anew", to=1), "steps[1].anew"),
    ("put aside what is no question", aside, sets("steps", 1, "decisions", 0, to="x"), "steps[1].decisions[0]"),
    ("an unknown question put aside", aside, sets("steps", 1, "decisions", 0, "kind", to="x"), "steps[1].decisions[0].kind"),
    ("a question put aside that was not asked", aside, sets("steps", 1, "decisions", 0, "id", to=6), "steps[1].decisions[0].id"),
    ("a question put aside of nobody", aside, sets("steps", 1, "decisions", 0, "seat", to=3), "steps[1].decisions[0].seat"),
    ("a question put aside that stands", aside, sets("steps", 1, "decisions", 0, "id", to=3), "pending"),
    # Sealed answers.
    ("sealed no list", doors, sets("sealed", to="x"), "sealed"),
    ("sealed of junk", doors, sets("sealed", 0, to=0), "sealed[0]"),
    ("a sealed answer without its question", doors, drops("sealed", 0, "decision"), "sealed[0].decision"),
    ("a sealed answer to an unknown question", doors, sets("sealed", 0, "decision", "kind", to="x"), "sealed[0].decision.kind"),
    ("a sealed answer that is none", doors, sets("sealed", 0, "action", to={"kind": "sing"}), "sealed[0].action"),
    ("a sealed answer that cannot be", doors, sets("sealed", 0, "action", "door", to="cellar"), "sealed[0].action"),
    (
        "a sealed answer to something else",
        doors,
        sets("sealed", 0, "action", to={"kind": "whisper", "door": "left"}),
        "sealed[0].action",
    ),
    # Numbers.
    ("a field missing", doors, drops("round"), "round"),
    ("a number too high", doors, sets("round", to=51), "round"),
    ("a number too low", doors, sets("last", to=0), "last"),
    ("a number as text", doors, sets("round", to="1"), "round"),
    ("a number that is none", doors, sets("round", to=None), "round"),
    ("a switch for a number", kuhn, sets("passes", to=True), "passes"),
    ("a list too short", doors, sets("caps", to=[0, 0]), "caps"),
    ("a list too long", doors, sets("luck", to=[0] * 10), "luck"),
    ("a list that is none", doors, sets("caps", to=0), "caps"),
    ("an item too high", doors, sets("caps", 1, to=201), "caps[1]"),
    ("an item of another type", kuhn, sets("stakes", 0, to=[1]), "stakes[0]"),
    # Cards.
    ("cards missing", kuhn, drops("cards"), "cards"),
    ("cards no object", kuhn, sets("cards", to=["jack"]), "cards"),
    ("no zones", kuhn, drops("cards", "zones"), "cards.zones"),
    ("a zone no list", kuhn, sets("cards", "zones", "deck", to="jack"), "cards.zones.deck"),
    ("an unknown zone", kuhn, sets("cards", "zones", "sleeve", to=[]), "cards"),
    (
        "a card with a seat that is not there",
        kuhn,
        sets("cards", "zones", to={"deck": ["jack"], "hand 0": ["queen"], "hand 5": ["king"]}),
        "cards",
    ),
    ("an unknown card", kuhn, sets("cards", "zones", "deck", to=["ace"]), "cards"),
    ("a card that is a number", kuhn, sets("cards", "zones", "deck", to=[0]), "cards"),
    ("a card that is a list", kuhn, sets("cards", "zones", "deck", to=[["jack"]]), "cards"),
    ("a card twice in a zone", kuhn, sets("cards", "zones", "deck", to=["jack", "jack"]), "cards: card 'jack' stands twice"),
    ("a card in two zones", kuhn, sets("cards", "zones", "table", to=["king"]), "cards: card 'king' stands twice"),
    ("a card nowhere", kuhn, sets("cards", "zones", "deck", to=[]), "cards: card 'jack' is nowhere"),
    ("something else about cards", kuhn, sets("cards", "colours", to={}), "cards"),
    ("knowledge of an unknown card", kuhn, sets("cards", "known", "ace", to=1), "cards"),
    ("knowledge that is no mask", kuhn, sets("cards", "known", "jack", to=1 << 9), "cards.known.jack"),
    ("the place of an unknown card", kuhn, sets("cards", "order", to={"ace": 1}), "cards"),
    ("a place in a layer that is not there", kuhn, sets("cards", "order", to={"jack": 1}), "cards.order.jack"),
    ("a place under the deck that skips one", kuhn, sets("cards", "order", to={"jack": -2}), "cards"),
    ("half a layer", kuhn, sets("cards", "layers", to=[0]), "cards.layers"),
    ("a layer on no deck", kuhn, sets("cards", "layers", to=[99, 0]), "cards.layers[0]"),
    ("a layer on the table", kuhn, sets("cards", "layers", to=[9, 0]), "cards.layers"),
    ("a layer with no known card", kuhn, sets("cards", "layers", to=[0, 0]), "cards.layers"),
    (
        "a layer of more cards than there are",
        kuhn,
        sets("cards", to={"zones": kuhn()["cards"]["zones"], "layers": [0, 2], "order": {"jack": 1}}),
        "cards.layers",
    ),
    # What only the game knows.
    ("two cards in a hand", kuhn, sets("cards", "zones", to={"hand 0": ["queen", "jack"], "hand 1": ["king"]}), "cards: seat 0"),
    ("an offer of nobody's lot", salvage, sets("offered", 35, to=1), "offered"),
    # The end.
    ("an unknown end", ended, sets("result", "reason", to="boredom"), "result.reason"),
    ("a result that is none", ended, sets("result", to=[]), "result"),
    ("no scores", ended, drops("result", "scores"), "result.scores"),
    ("too few scores", ended, sets("result", "scores", to=[1]), "result.scores"),
    ("a rank that is no number", ended, sets("result", "ranks", 0, to="first"), "result.ranks"),
    ("a question after the end", ended, sets("pending", to=[{"id": 0, "kind": "turn", "seat": 0}]), "result"),
]


@pytest.mark.parametrize(("start", "change", "field"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_wrong_position_is_refused_by_its_field(
    start: Callable[[], Position], change: Callable[[Position], None], field: str
) -> None:
    position = start()
    name = str(position["game"])
    bottlecap.new(name, position=position, chance="ask")
    change(position)
    with pytest.raises(bottlecap.BadPosition) as caught:
        bottlecap.new(name, position=position, chance="ask")
    assert str(caught.value).startswith(field)


def test_a_step_that_the_rules_cannot_take_is_refused() -> None:
    """It deals from an empty deck: found out only when the rules go on from the position."""
    gone = {"zones": {"table": ["jack", "queen", "king"]}}
    position = {**drawing(), "pending": [], "steps": [{"kind": "deal", "to": 0}], "cards": gone}
    with pytest.raises(bottlecap.BadPosition, match="steps"):
        bottlecap.new("kuhn", position=position, seed=1)


@pytest.mark.parametrize("junk", [[], 7, "kuhn", True], ids=repr)
@pytest.mark.parametrize("players", [None, 2])
def test_what_is_no_position_at_all_is_refused(junk: Any, players: int | None) -> None:
    # Compiled, Python itself refuses what is no dict.
    with pytest.raises((bottlecap.BadPosition, TypeError), match=r"position|dict"):
        bottlecap.new("kuhn", players=players, position=junk)


def test_a_refused_position_leaves_the_game_as_it_was() -> None:
    before = bottlecap.new("kuhn", position=kuhn()).hash
    with pytest.raises(bottlecap.BadPosition):
        bottlecap.new("kuhn", position={**kuhn(), "stakes": [1, 9]})
    assert bottlecap.new("kuhn", position=kuhn()).hash == before


# --- wrong ones, at random ----------------------------------------------------------------------------------------------


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of everything in a JSON value."""
    out = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            out += places(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            out += places(item, (*path, index))
    return out


JUNK: list[Any] = [
    None,
    True,
    "",
    "x",
    "jack",
    0,
    1,
    2,
    5,
    -1,
    -2,
    1.5,
    1 << 62,
    -(1 << 70),
    [],
    [0],
    ["x"],
    {},
    {"x": 1},
    {"kind": "pass"},
]


def mutate(position: Position, path: tuple[str | int, ...], how: int, junk: Any) -> None:
    """Delete what stands there, put junk in its place, or, in a list, put it there twice."""
    place: Any = position
    for key in path[:-1]:
        place = place[key]
    last = path[-1]
    if how == 0:
        del place[last]
    elif how == 1 and isinstance(place, list):
        place.insert(int(last), copy.deepcopy(place[int(last)]))
    else:
        place[last] = copy.deepcopy(junk)


STARTS = [(name, players, steps, chance) for name, players in TABLES for steps in (0, 1, 3, 12, 999) for chance in ("fast", "ask")]


@given(st.data())
@settings(max_examples=500, deadline=None)
def test_a_position_altered_anyhow_is_a_match_or_an_error(data: st.DataObject) -> None:
    """Never an exception of another kind, whatever stands where."""
    name, players, steps, chance = data.draw(st.sampled_from(STARTS))
    position = position_at(name, players, data.draw(st.integers(0, 3)), steps, chance)
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(position)))
        mutate(position, path, data.draw(st.integers(0, 2)), data.draw(st.sampled_from(JUNK)))
    try:
        match = bottlecap.new(name, position=position, chance=chance, seed=1)
    except bottlecap.Error:
        return
    assert match.position()["game"] == name


@pytest.mark.parametrize("chance", ["fast", "ask"])
@pytest.mark.parametrize("name", GAMES)
def test_every_single_place_replaced_by_junk(name: str, chance: str) -> None:
    """The same without luck: each place of a position of each game, each piece of junk."""
    players = next(players for game, players in TABLES if game == name)
    faults: list[str] = []
    for steps in (1, 5):
        position = position_at(name, players, 1, steps, chance)
        for path in places(position):
            if isinstance(path[-1], int) and path[-1] > 3:
                continue  # as the first ones of the list
            for junk in JUNK:
                altered = copy.deepcopy(position)
                mutate(altered, path, 2, junk)
                try:
                    bottlecap.new(name, position=altered, chance=chance, seed=1)
                except bottlecap.Error:
                    continue
                except Exception as fault:
                    faults.append(f"{path} = {junk!r}: {fault!r}")
    assert not faults, "\n".join(faults)
