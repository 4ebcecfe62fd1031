"""How far a survivor could go, as views tell it: every way is walked, and costs what was said."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.conftest import step
from tests.say import asked
from tests.wasteland.table import GAME, table

import bottlecap

SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]


def reach(match: bottlecap.Match, seat: int) -> Any:
    view: Any = match.view(seat)
    return view["turn"]["reach"]


def way_to(found: Any, place: int) -> list[int]:
    """The places in the list of the sectors that are passed, the last one included."""
    return [] if place < 0 else [*way_to(found, found["via"][place]), place]


def turns(number: int) -> Iterator[bottlecap.Match]:
    """Questions of a random match in which somebody may go somewhere."""
    rng = random.Random(number)
    options: dict[str, object] = {"scenario": SCENARIOS[number % 4], "track": 2, "agendas": 50}
    match = bottlecap.new(GAME, players=2, seed=number, options=options, chance="fast")
    while not match.over:
        step(match, rng)
        if not match.over and match.seats and asked(match, match.seats[0]) == ["turn"] and rng.random() < 0.3:
            yield match


def walked(match: bottlecap.Match, seat: int, sectors: list[str]) -> tuple[int, int, bool]:
    """Actions taken and radiation suffered on a way, and whether anything came between."""
    copy, before = match.copy(), match.view(seat)
    for sector in sectors:
        if asked(copy, seat) != ["turn"]:
            return 0, 0, True
        copy.play(next(one for one in copy.actions(seat) if one.to_json() == {"kind": "move", "sector": sector}), seat)
    after: Any = copy.view(seat)
    was: Any = before
    rads = after["survivors"][seat]["rads"] - was["survivors"][seat]["rads"]
    # Once nothing is left of a turn, it ends by itself, and much may happen.
    happened = {event.kind for event in copy.events(seat)[len(match.events(seat)) :]}
    return was["turn"]["actions"] - after["turn"]["actions"], rads, not happened <= {"moved", "irradiated"}


@pytest.mark.parametrize("number", range(4))
def test_every_way_that_is_told_can_be_walked_at_its_price(number: int) -> None:
    tried = 0
    for match in turns(number):
        seat = match.seats[0]
        found = reach(match, seat)
        near = {found["sectors"][place] for place, via in enumerate(found["via"]) if via < 0}
        legal = [str(action.to_json()["sector"]) for action in match.actions(seat) if action.kind == "move"]
        assert near == set(legal)
        for place in range(len(found["sectors"])):
            if found["ambushes"][place] == 0:
                actions, rads, interrupted = walked(match, seat, [found["sectors"][one] for one in way_to(found, place)])
                if not interrupted:
                    assert (actions, rads) == (found["actions"][place], found["rads"][place])
                    tried += 1
    assert tried > 20


def test_rough_ground_costs_two_and_only_who_is_asked_is_told() -> None:
    match = table(2, enemies={}, where=["crossroads/north", "crossroads/north"])
    found = reach(match, 0)
    price = dict(zip(found["sectors"], found["points"], strict=True))
    assert (price["crossroads/hill"], price["crossroads/camp"], price["crossroads/east"]) == (2, 1, 1)
    assert "crossroads/north" not in price
    looking_on: Any = match.view(None)
    assert reach(match, 1) is None and looking_on["turn"]["reach"] is None


def test_who_lies_in_wait_is_counted() -> None:
    match = table(1, enemies={"raider-psycho": "crossroads/camp", "looter": "crossroads/east"}, where=["crossroads/north"])
    found = reach(match, 0)
    counted = dict(zip(found["sectors"], found["ambushes"], strict=True))
    assert (counted["crossroads/camp"], counted["crossroads/east"], counted["crossroads/west"]) == (1, 0, 0)
    assert found["waiting"] == {"crossroads/camp": ["raider-psycho"]}
