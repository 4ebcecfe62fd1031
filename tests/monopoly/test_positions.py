"""Positions of Monopoly in the middle of things: they read like the table, and what cannot be is refused by its place."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from tests.monopoly.table import COLOURS, Position, bids, built, cash, changed, land, mortgaged, offer, owns, start
from tests.say import act, asked

import bottlecap

BROWN, PINK = COLOURS["brown"], COLOURS["pink"]
FULL = [*COLOURS["red"], *COLOURS["yellow"]]
# But for one shack all stand on seat 1's streets.
ONE_LEFT = [
    owns(1, *FULL, *COLOURS["dark-blue"]),
    built(4, *FULL),
    built(4, "diamond-city"),
    built(3, "vault-111"),
]


def question(match: bottlecap.Match, kind: str) -> Position:
    """A question that stands, without its number."""
    pending = cast(list[Position], match.position()["pending"])
    found = next(question for question in pending if question["kind"] == kind)
    return {name: value for name, value in found.items() if name != "id"}


def number_of(match: bottlecap.Match, seat: int, kind: str) -> int:
    return next(prompt.decision for prompt in match.prompts(seat) if prompt.name == kind)


def asked_for() -> bottlecap.Match:
    """Seat 0 has asked for the last shack while seat 2 was to throw; seat 1 wants it too, and seat 3 is asked."""
    match = start(4, owns(0, *BROWN), owns(3, *PINK), *ONE_LEFT, turn=2)
    act(match, 0, "build", deed="arroyo")
    act(match, 1, "want-too")
    return match


def offered() -> bottlecap.Match:
    """Seat 0 has offered a deed and asks for one of seat 1's, with cash."""
    match = start(3, owns(0, "arroyo"), owns(1, "megaton", "the-hub"), mortgaged("megaton"))
    offer(match, 0, 1, "arroyo", "megaton", pays=-40)
    return match


def in_debt() -> bottlecap.Match:
    """Seat 0 owes rent to seat 1."""
    return land(start(3, owns(0, "arroyo"), owns(1, "diamond-city"), cash(0, 10)), "diamond-city")


def for_sale() -> bottlecap.Match:
    return land(start(3, owns(0, "arroyo")), "megaton")


def bidding() -> bottlecap.Match:
    match = for_sale()
    act(match, 0, "decline")
    return match


def placing() -> bottlecap.Match:
    match = asked_for()
    act(match, 3, "waive")
    bids(match, (1, 10), (0, 20), (1, 0))
    return match


def taken_over() -> bottlecap.Match:
    match = offered()
    act(match, 1, "accept", **{"from": 0})
    return match


def test_a_building_that_several_want_is_read_off_the_position() -> None:
    match = asked_for()
    assert question(match, "claim") == {"kind": "claim", "seat": 3, "builder": 0, "deed": "arroyo", "wanting": [1]}
    turn, market = cast(list[Position], match.position()["steps"])
    assert (turn["kind"], turn["anew"], [d["kind"] for d in turn["decisions"]]) == ("ask-again", True, ["turn"])
    assert market == {"kind": "open-market"}


def test_what_was_put_aside_is_asked_again_as_a_new_question() -> None:
    """From the position as from the match: under a number of its own, and with the market open."""
    before = start(4, owns(0, *BROWN), owns(3, *PINK), *ONE_LEFT, turn=2)
    old = number_of(before, 2, "turn")
    for match in (asked_for(), changed(asked_for())):
        act(match, 3, "waive")
        bids(match, (1, 10), (0, 20), (1, 0))
        assert match.view(None)["market_open"] is False
        act(match, 0, "place", deed="arroyo")
        assert asked(match, 2)[0] == "turn"
        assert number_of(match, 2, "turn") > old
        assert match.view(None)["market_open"] is True


def test_an_offer_is_read_off_the_position() -> None:
    match = offered()
    assert question(match, "reply") == {
        "kind": "reply",
        "seat": 1,
        "open": True,
        "deeds": ["arroyo", "megaton"],
        "cards": [],
        "cash": -40,
        "by": 0,
    }
    again = changed(match)
    act(again, 1, "accept", **{"from": 0})
    assert question(again, "take-over") == {"kind": "take-over", "seat": 0, "deed": "megaton", "rest": []}


def test_a_debt_is_read_off_the_position() -> None:
    match = in_debt()
    assert question(match, "raise") == {"kind": "raise", "seat": 0, "amount": 50, "payee": "seat-2"}
    after, debt = cast(list[Position], match.position()["steps"])
    assert after == {"kind": "after-move", "seat": 0, "double": 0}
    assert debt == {"kind": "raise", "debtor": 0, "payee": "seat-2", "amount": 50}
    act(changed(match), 0, "mortgage", deed="arroyo")


def question_with(kind: str, **numbers: object) -> Callable[[Position], None]:
    """Other numbers in a question that stands."""

    def edit(position: Position) -> None:
        next(question for question in position["pending"] if question["kind"] == kind).update(numbers)

    return edit


def step_of(kind: str, **numbers: object) -> Callable[[Position], None]:
    """Another step on top."""

    def edit(position: Position) -> None:
        position["steps"].append({"kind": kind, **numbers})

    return edit


def aside_with(**numbers: object) -> Callable[[Position], None]:
    """Other numbers in the question that was put aside."""

    def edit(position: Position) -> None:
        position["steps"][0]["decisions"][0].update(numbers)

    return edit


WRONG: list[tuple[str, Callable[[], bottlecap.Match], Callable[[Position], None], str]] = [
    ("an offer of nobody", offered, question_with("reply", by=5), "pending[4].by: there is no seat 5"),
    ("an offer to oneself", offered, question_with("reply", by=1), "pending[4]: the offer is of nobody"),
    ("an offer of nothing", offered, question_with("reply", deeds=[]), "pending[4]: the offer holds what neither has"),
    ("an offer of another's deed", offered, question_with("reply", deeds=["redding"]), "pending[4]: the offer holds what neither"),
    ("an offer of a deed twice", offered, question_with("reply", deeds=["arroyo", "arroyo"]), "pending[4]"),
    ("an offer of too much cash", offered, question_with("reply", cash=1 << 17), "pending[4]: cash must be"),
    ("an offer that everybody waits for", offered, question_with("reply", open=False), "pending[4]: business and offers"),
    ("a deed that is not for sale", for_sale, question_with("buy", deed="arroyo"), "pending[3]: that is not for sale"),
    ("a deed that there is not", for_sale, question_with("buy", deed="vault-13"), "pending[3]: deed cannot be"),
    ("a lot that there is not", bidding, question_with("bidding", lot="tent"), "pending[3]: lot cannot be"),
    ("a bidder who does not bid", bidding, lambda position: position.update(bidding=0), "pending[3]: the seat does not bid"),
    ("a deed to be placed", placing, question_with("place", lot="arroyo"), "pending[4]: that is no building"),
    ("a claim to one's own building", asked_for, question_with("claim", builder=3), "pending[4]: nobody can have asked"),
    ("a claim to a building on a station", asked_for, question_with("claim", deed="metro-center"), "pending[4]: nobody can have"),
    ("a claim that nobody wants", asked_for, question_with("claim", wanting=[4]), "pending[4].wanting: there is no seat 4"),
    ("a mortgage that is none", taken_over, question_with("take-over", deed="arroyo"), "pending[3]: the seat has no such"),
    ("a rest that is not mortgaged", taken_over, question_with("take-over", rest=["arroyo"]), "pending[3]: the seat has no such"),
    ("a debt to nobody", in_debt, question_with("raise", payee="seat-5"), "pending[3]: nobody like that can be paid"),
    ("a number too many", in_debt, question_with("raise", deed="arroyo"), "pending[3].deed: there is no such number"),
    ("a debt beyond all money", in_debt, question_with("raise", amount=1 << 30), "pending[3]: amount must be"),
    ("a question put aside that nobody waited for", asked_for, aside_with(open=True), "steps[0]: business and offers"),
    ("a question put aside of nobody", asked_for, aside_with(seat=5), "steps[0].decisions[0].seat"),
    ("a fine to nobody", in_debt, step_of("settle", debtor=0, payee="seat-6", amount=5), "steps[2]: nobody like that can be paid"),
    ("a fall to nobody", in_debt, step_of("fall", debtor=0, payee=4), "steps[2]: nobody like that can be paid"),
    ("a step without its numbers", in_debt, step_of("settle", debtor=0), "steps[2].payee: missing"),
    ("a throw for the first turn by none", in_debt, step_of("first-throw", throwing=[], best=0, leaders=[]), "steps[2]: nobody"),
    ("one by a seat not there", in_debt, step_of("first-throw", throwing=[0, 3], best=0, leaders=[]), "steps[2].throwing: there"),
    (
        "bidders who are not there",
        in_debt,
        step_of("auction", lot="arroyo", origin=0, bidders=[5]),
        "steps[2].bidders: there is no",
    ),
    ("a step that goes too far", in_debt, step_of("advance", seat=0, squares=13), "steps[2]: squares must be from 2 to 12"),
    (
        "a rent of no radio",
        in_debt,
        step_of("radio-rent", seat=0, deed="diamond-city", times=4),
        "steps[2]: nobody has such a radio",
    ),
    ("a deed won to be placed", in_debt, step_of("place", winner=0, lot="arroyo"), "steps[2]: that is no building"),
    (
        "a building nobody can ask for",
        in_debt,
        step_of("next-claim", last=0, builder=0, deed="arroyo", wanting=[]),
        "steps[2]: nobody can have asked",
    ),
    ("a way that nobody comes", in_debt, step_of("land", seat=0, way="by-train"), "steps[2]: way cannot be 'by-train'"),
]


@pytest.mark.parametrize(("begin", "edit", "fault"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_what_cannot_be_is_refused_by_its_place(begin: Callable[[], bottlecap.Match], edit: Any, fault: str) -> None:
    match = begin()
    changed(match)
    with pytest.raises(bottlecap.BadPosition) as caught:
        changed(match, edit)
    assert str(caught.value).startswith(fault)
