"""Wasteland's greedy bot at a camp: what it offers, what it accepts, and when it declares loyalty."""

from typing import Any

import pytest
from tests.say import act
from tests.wasteland.table import table
from tests.wasteland.test_camp_rules import camped
from tests.wasteland.test_deal_rules import terms

import bottlecap
from bottlecap.bots import make
from bottlecap.bots.wasteland.value import WastelandValue
from bottlecap.games.wasteland.state import of

NORTH, EAST, RUINS = "crossroads/north", "crossroads/east", "cit-ruins/ruins"


def chosen(match: bottlecap.Match, seat: int, seed: int = 1) -> dict[str, Any]:
    return dict(make("greedy", seed).choose(match.perspective(seat)).to_json())


def answered(offer: dict[str, Any], **changes: Any) -> str:
    """What the bot of seat 1 says to an offer of seat 0."""
    match = camped(2, **{"held": [["ripper", "stimpak"], ["water-1"]], "caps": [6, 6], "letters": ["ae", "ei"], **changes})
    act(match, 0, "offer", **terms(**offer))
    return str(chosen(match, 1)["kind"])


def test_what_serves_one_better_than_its_price_is_bought() -> None:
    """A ripper for somebody who has its letters and no weapon."""
    assert answered({"give": ["weapon"], "caps": -2}) == "accept"


@pytest.mark.parametrize(
    "offer",
    [
        {"take": ["pack-1"]},
        {"caps": -6},
        {"give": ["pack-1"], "caps": -6},
        {"wants": 1},
        {"take": ["pack-1"], "caps": 0, "give": []},
    ],
)
def test_what_lowers_its_own_value_is_refused(offer: dict[str, Any]) -> None:
    assert answered(offer) == "refuse"


def test_an_accepted_deal_never_lowers_the_own_value() -> None:
    """Over many offers: whenever the bot accepts, its position is worth more afterwards."""
    accepted = 0
    for caps in range(-6, 7, 3):
        for give, take in (
            (["weapon"], []),
            (["pack-1"], []),
            ([], ["pack-1"]),
            (["weapon"], ["pack-1"]),
            (["pack-1"], ["pack-1"]),
        ):
            match = camped(2, held=[["ripper", "stimpak"], ["water-1"]], caps=[6, 6], letters=["ae", "ei"])
            act(match, 0, "offer", **terms(give=give, take=take, caps=caps))
            if chosen(match, 1)["kind"] != "accept":
                continue
            accepted += 1
            value = WastelandValue()
            before = of(match.state.copy())
            value.prepare(before, 1)
            worth = value.worth(before, 1)
            act(match, 1, "accept")
            while match.seats == (1,):
                match.play(make("greedy", 1).choose(match.perspective(1)), 1)
            assert value.worth(of(match.state.copy()), 1) > worth
    assert accepted > 2


def test_a_thing_that_serves_the_other_better_is_offered() -> None:
    """A ripper in the pack of somebody without its letters, beside somebody with both of them and caps."""
    match = camped(2, held=[["tire-iron", "ripper"], []], caps=[0, 9], letters=["al", "ei"], health=[16, 16])
    said: list[dict[str, Any]] = []
    while match.seats == (0,) and len(said) < 6:
        said.append(chosen(match, 0))
        match.play(make("greedy", 1).choose(match.perspective(0)), 0)
    offers = [action for action in said if action["kind"] == "offer"]
    assert len(offers) == 1 and offers[0]["give"] and offers[0]["caps"] < 0


def test_loyalty_is_declared_where_it_keeps_enemies_off() -> None:
    """Tokens of a strong faction stand around the survivor, who holds its card."""
    tokens = {"star": [], "shield": [NORTH, EAST, "crossroads/west", "crossroads/camp"]}
    hands = [["security-1", "payday-1"], [], [], []]
    settings: dict[str, Any] = {
        "where": [NORTH, *[RUINS] * 3],
        "enemies": {},
        "hands": hands,
        "power": [0, 3],
        "health": [5, 16, 16, 16],
    }
    assert chosen(table(4, tokens=tokens, **settings), 0)["kind"] == "pledge"
    assert chosen(table(4, tokens={"star": [], "shield": []}, **settings), 0)["kind"] != "pledge"


def test_the_terms_add_up_to_what_the_position_is_worth() -> None:
    match = table(2)
    value = WastelandValue()
    for seat in range(2):
        s = of(match.state.copy())
        value.prepare(s, seat)
        worth = value.worth(s, seat)
        assert worth == pytest.approx(sum(value.terms))
