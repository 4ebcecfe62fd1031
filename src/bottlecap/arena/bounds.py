"""What the balance of a game is held against."""

from typing import NamedTuple


class Bounds(NamedTuple):
    """What a balanced game keeps to."""

    # Rounds of the median match.
    shortest: int
    longest: int
    # How far a seat's share of wins may be from fair, by order of play in round one.
    order: float
    # The ways to end, and the share of matches that each has at least.
    endings: tuple[str, ...]
    ending: float
    # Tables of the collector: what is offered, what is used of it; and the least share of matches.
    cards: tuple[tuple[str, str], ...]
    used: float
    # By how much a card given at the start may lift its owner's share, with two players.
    lift: float
