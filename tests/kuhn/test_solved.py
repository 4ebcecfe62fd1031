"""Kuhn poker, solved through the public face alone: its counts and its exact value."""

from fractions import Fraction

import bottlecap

THIRD = Fraction(1, 3)

# A known equilibrium (the one with the bluffing rate of the first player at one third): the chance
# to bet, by card and by what was done before.
FIRST_BETS = {("jack", ""): THIRD, ("queen", ""): Fraction(0), ("king", ""): Fraction(1)}
FIRST_CALLS = {("jack", "pb"): Fraction(0), ("queen", "pb"): 2 * THIRD, ("king", "pb"): Fraction(1)}
SECOND = {
    ("jack", "p"): THIRD,
    ("queen", "p"): Fraction(0),
    ("king", "p"): Fraction(1),
    ("jack", "b"): Fraction(0),
    ("queen", "b"): THIRD,
    ("king", "b"): Fraction(1),
}
EQUILIBRIUM = ({**FIRST_BETS, **FIRST_CALLS}, SECOND)

Situation = tuple[str, str]


def leaves(match: bottlecap.Match, history: str = "") -> list[tuple[str, bottlecap.Match]]:
    """Every end of the match, walked by copying and playing."""
    if match.over:
        return [(history, match)]
    out = []
    if match.seat == bottlecap.CHANCE:
        branches = [(action, action.to_json()["card"]) for action, _ in match.odds()]
    else:
        branches = [(action, action.kind[0]) for action in match.actions()]
    for action, mark in branches:
        child = match.copy()
        child.play(action)
        out += leaves(child, f"{history} {mark}")
    return out


def situation(match: bottlecap.Match, spoken: str) -> Situation:
    """What the seat to speak knows: its card, as its view shows it, and what was said."""
    seat = match.seat
    assert seat is not None
    hands = match.view(seat)["hands"]
    assert isinstance(hands, list)
    assert hands[1 - seat] is None
    return hands[seat], spoken


def value(
    match: bottlecap.Match, strategies: tuple[dict[Situation, Fraction], dict[Situation, Fraction]], spoken: str = ""
) -> Fraction:
    """What the first seat wins on average when both follow their strategy, exactly."""
    if match.over:
        assert match.result is not None
        return Fraction(match.result.scores[0])
    total = Fraction(0)
    if match.seat == bottlecap.CHANCE:
        odds = match.odds()
        whole = sum(weight for _, weight in odds)
        for action, weight in odds:
            child = match.copy()
            child.play(action)
            total += Fraction(weight, whole) * value(child, strategies, spoken)
        return total
    assert match.seat is not None
    bets = strategies[match.seat][situation(match, spoken)]
    for action in match.actions():
        share = bets if action.kind == "bet" else 1 - bets
        if share:
            child = match.copy()
            child.play(action)
            total += share * value(child, strategies, spoken + action.kind[0])
    return total


def start() -> bottlecap.Match:
    return bottlecap.new("kuhn", chance="ask")


def test_there_are_30_ends_and_12_information_sets() -> None:
    ends = leaves(start())
    assert len(ends) == 30
    assert len({history for history, _ in ends}) == 30

    known: set[bytes] = set()
    queue = [start()]
    while queue:
        match = queue.pop()
        if match.over:
            continue
        if match.seat != bottlecap.CHANCE:
            assert match.seat is not None
            known.add(match.perspective(match.seat).to_bytes())
        for action in match.actions():
            child = match.copy()
            child.play(action)
            queue.append(child)
    assert len(known) == 12


def test_the_odds_are_exact() -> None:
    match = start()
    assert [weight for _, weight in match.odds()] == [1, 1, 1]
    match.play(match.actions()[0])
    assert [(action.to_json()["card"], weight) for action, weight in match.odds()] == [("queen", 1), ("king", 1)]


def pure_strategies(seat: int) -> list[dict[Situation, Fraction]]:
    """Every way to play without mixing: two choices in each of six situations."""
    situations = list(EQUILIBRIUM[seat])
    out: list[dict[Situation, Fraction]] = []
    for number in range(2 ** len(situations)):
        out.append({s: Fraction(number >> place & 1) for place, s in enumerate(situations)})
    return out


def test_the_value_is_minus_one_eighteenth() -> None:
    """The equilibrium gives −1/18, and no pure strategy of either seat does better against it."""
    first, second = EQUILIBRIUM
    assert value(start(), EQUILIBRIUM) == Fraction(-1, 18)
    assert max(value(start(), (pure, second)) for pure in pure_strategies(0)) == Fraction(-1, 18)
    assert min(value(start(), (first, pure)) for pure in pure_strategies(1)) == Fraction(-1, 18)
