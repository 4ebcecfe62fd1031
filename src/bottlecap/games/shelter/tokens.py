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

COSTS: Final = ["energy", "food", "water", "any", "item", "injury", "price"]

# What an item does. Those below LASTING are used and turned sideways; the others work by themselves.
FIGHT: Final[i64] = 0
GAIN: Final[i64] = 1
TRADE: Final[i64] = 2
REFRESH: Final[i64] = 3
MAKE_READY: Final[i64] = 4
CURE: Final[i64] = 5
TRAINED: Final[i64] = 6
DISCOUNT: Final[i64] = 7
SHIELD: Final[i64] = 8
REROLL: Final[i64] = 9
DISCARD: Final[i64] = 10
LASTING: Final[i64] = 11
INCOME: Final[i64] = 11
ON_BUILD: Final[i64] = 12
ON_WIN: Final[i64] = 13
ON_DWELLER: Final[i64] = 14
END_ROOMS: Final[i64] = 15
END_DWELLERS: Final[i64] = 16
END_ITEMS: Final[i64] = 17
END_RESOURCES: Final[i64] = 18
END_SAFE: Final[i64] = 19
