"""The words of the content files that stand for numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RESOURCE_NAMES: Final = ["energy", "food", "water"]
# What is paid: each of the resources, as in board.py, and one of choice. Their icons come first in every pack, so that
# each has the number it has here.
PAYABLE: Final = [*RESOURCE_NAMES, "any"]
COSTS: Final = [*PAYABLE, "item", "injury", "price"]

LETTER_NAMES: Final = ["S", "P", "E", "C", "I", "A", "L"]
# A dweller as players tell it from others, by the number that `ShelterState.who` gives it: "plain", "S", "injured", "S-injured".
DWELLER_NAMES: Final[list[str]] = ["plain", *LETTER_NAMES, "injured", *[f"{letter}-injured" for letter in LETTER_NAMES]]


def cubes(counts: vec[i64]) -> list[str]:
    """Resources by their words, each as often as it is there."""
    return [word for token, word in enumerate(PAYABLE) for _ in range(int(counts[token]))]
