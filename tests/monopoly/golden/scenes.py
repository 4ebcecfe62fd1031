"""Short scenes of Monopoly for the playthroughs: a table set up, what the dice show, and what everybody does."""

from tests.golden import Move, Scene, does
from tests.monopoly.table import COLOURS, built, cash, keeps, mortgaged, owns, stands, start

import bottlecap

CHANCE = bottlecap.CHANCE


def throws(seat: int, first: int, second: int) -> tuple[Move, ...]:
    return does(seat, "throw"), does(CHANCE, "dice", first=first, second=second)


def ruined_by_a_player() -> bottlecap.Match:
    """The second player, with little cash, comes to a vault of the first; the last round is under way."""
    return start(
        3,
        owns(0, *COLOURS["dark-blue"]),
        built(5, *COLOURS["dark-blue"]),
        owns(1, *COLOURS["light-blue"], "metro-center", "enclave-radio"),
        built(1, *COLOURS["light-blue"]),
        mortgaged("enclave-radio"),
        keeps(1, "guide"),
        cash(1, 60),
        stands(1, "the-capitol"),
        owns(2, "megaton", "the-hub"),
        stands(2, "jail"),
        turn=1,
        options={"rounds": 2},
    )


RUINED_BY_A_PLAYER = Scene(
    ruined_by_a_player,
    (
        *throws(1, 2, 3),
        does(1, "sell", deed="the-den"),
        does(1, "mortgage", deed="metro-center"),
        does(1, "give-up"),
        does(0, "lift-now"),
        does(0, "leave-mortgaged"),
        does(0, "leave-mortgaged"),
        does(0, "lift-now"),
        does(0, "leave-mortgaged"),
        *throws(2, 4, 6),
        does(2, "end-match"),
    ),
)


def ruined_by_the_bank() -> bottlecap.Match:
    """The second player cannot pay the tax."""
    return start(
        3,
        owns(0, "arroyo", "the-hub"),
        owns(1, "klamath", "galaxy-news"),
        mortgaged("galaxy-news"),
        keeps(1, "special"),
        cash(1, 20),
        stands(1, "go"),
        owns(2, "enclave-radio"),
        stands(2, "jail"),
        turn=1,
        options={"rounds": 2},
    )


RUINED_BY_THE_BANK = Scene(
    ruined_by_the_bank,
    (
        *throws(1, 1, 3),
        does(1, "give-up"),
        does(2, "bid", amount=40),
        does(0, "bid", amount=90),
        does(2, "pass"),
        does(2, "bid", amount=150),
        does(0, "bid", amount=151),
        does(2, "bid", amount=180),
        does(0, "pass"),
        *throws(2, 4, 6),
        does(2, "end-match"),
    ),
)


def one_shack_left() -> bottlecap.Match:
    """All shacks but one stand; two players could put it up."""
    return start(
        3,
        owns(0, *COLOURS["orange"]),
        owns(1, *COLOURS["light-blue"]),
        owns(2, *COLOURS["red"], *COLOURS["yellow"], *COLOURS["pink"]),
        built(4, *COLOURS["red"], *COLOURS["yellow"]),
        built(2, *COLOURS["pink"][:2]),
        built(3, COLOURS["pink"][2]),
        turn=2,
    )


ONE_SHACK_LEFT = Scene(
    one_shack_left,
    (
        does(0, "build", deed="the-hub"),
        does(1, "want-too"),
        does(2, "want-too"),
        does(1, "bid", amount=60),
        does(2, "bid", amount=100),
        does(0, "bid", amount=180),
        does(1, "bid", amount=200),
        does(2, "pass"),
        does(0, "pass"),
        does(1, "place", deed="shady-sands"),
        does(2, "agree-to-end"),
        does(0, "agree-to-end"),
        does(1, "agree-to-end"),
    ),
)
