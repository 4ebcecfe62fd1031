"""Icons as numbers, as the content files name them."""

from typing import Final

from mypy_extensions import i64

# The three resources are tokens 0 to 2, as in board.py.
ANY: Final[i64] = 3
HAPPINESS: Final[i64] = 4
DWELLER: Final[i64] = 5
ITEM: Final[i64] = 6
FIRST_PLAYER: Final[i64] = 7
REFRESH_ITEMS: Final[i64] = 8
REFRESH_ROOMS: Final[i64] = 9
READY: Final[i64] = 10
BUILD: Final[i64] = 11
HEAL: Final[i64] = 12
TRAIN: Final[i64] = 13
# TRAIN + letter for a training in that letter, up to 20; exchanges follow.
EXCHANGE: Final[i64] = 32

PLAIN: Final = [
    "energy",
    "food",
    "water",
    "any",
    "happiness",
    "dweller",
    "item",
    "first-player",
    "refresh-items",
    "refresh-rooms",
    "ready",
    "build",
    "heal",
    "train",
    "train-S",
    "train-P",
    "train-E",
    "train-C",
    "train-I",
    "train-A",
    "train-L",
]
LETTER_NAMES: Final = ["S", "P", "E", "C", "I", "A", "L"]

# What resources are paid in: each of them, and one of choice.
PAYABLE: Final = PLAIN[: ANY + 1]
COSTS: Final = ["energy", "food", "water", "any", "item", "injury", "price"]
