"""Monopoly: what may be left to standing orders."""

from tests.monopoly.table import cash, jailed, offer, owns, start

import bottlecap


def by_order(match: bottlecap.Match, seat: int, **orders: str) -> list[dict[str, object]]:
    return [answer.action.to_json() for answer in match.ordered(seat, orders)]


def test_jail_is_left_as_was_said() -> None:
    match = start(2, owns(0, "arroyo"), jailed(0))
    assert by_order(match, 0, jail="throw") == [{"kind": "throw"}]
    assert by_order(match, 0, jail="pay-fine") == [{"kind": "pay-fine"}]
    assert by_order(match, 0, jail="ask") == [] == by_order(match, 1, jail="throw")


def test_who_cannot_pay_the_fine_is_asked() -> None:
    match = start(2, owns(0, "arroyo"), jailed(0), cash(0, 49))
    assert by_order(match, 0, jail="pay-fine") == []


def test_offers_are_refused_one_by_one() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"), owns(2, "arroyo"))
    offer(match, 0, 1, "megaton", pays=10)
    offer(match, 2, 1, "megaton", pays=20)
    assert by_order(match, 1, reply="refuse") == [{"kind": "refuse", "from": 0}, {"kind": "refuse", "from": 2}]
    for answer in match.ordered(1, {"reply": "refuse"}):
        match.play(answer.action, 1, answer.decision)
    assert match.view(None)["offers"] == []
