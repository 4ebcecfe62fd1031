"""What every piece of the engine speaks of: seats, masks of seats, and plain vectors."""

from operator import index
from typing import Final, SupportsIndex, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

CHANCE: Final = -1
"""The seat that dice and decks sit on."""

HIDDEN: Final = -1
"""What stands in a masked state where its reader may not know the value."""

PUBLIC: Final = -1
"""The mask of seats with every bit set: everybody, spectators included."""

NOBODY: Final = 0
"""The mask without any seat."""

SPECTATOR: Final = 40
"""The place of somebody without a seat in a mask: only PUBLIC has its bit."""

MOST_SEATS: Final = 8

# By name: compiled, a vector's type is no value.
Shared: TypeAlias = "vec[i64]"
"""As the type of a state's vector: it seldom changes, so copies share it; it is replaced, never written into (see `replaced`)."""


def as_int(number: SupportsIndex) -> int:
    """A whole number of any kind, NumPy's too, as Python's own."""
    return number if isinstance(number, int) else index(number)


def sees(mask: i64, seat: i64) -> bool:
    """Whether the seat is in the mask."""
    return (mask >> seat) & 1 == 1


def filled(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * size)


def zeros(size: i64) -> vec[i64]:
    return filled(size, 0)


def replaced(numbers: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The numbers with another one in that place, as a new vector: copies of a state may share the old one."""
    out = numbers[:]
    out[place] = value
    return out


def ranks_of(scores: vec[i64]) -> vec[i64]:
    """The place of each by its number: the highest is 1, equal ones share a place."""
    ranks = filled(len(scores), 1)
    for i in range(len(scores)):
        for other in scores:
            if other > scores[i]:
                ranks[i] += 1
    return ranks


def roomier(old: vec[i64], used: i64, wanted: i64) -> vec[i64]:
    """A vector with room for `wanted` numbers that begins with the `used` ones of the old."""
    out = zeros(2 * wanted)
    i: i64 = 0
    while i < used:
        out[i] = old[i]
        i += 1
    return out


def holds(values: vec[i64], wanted: i64) -> bool:
    """Whether a vector has that number; `in` would make an object of each."""
    for value in values:
        if value == wanted:
            return True
    return False


def once_each(numbers: vec[i64]) -> vec[i64]:
    """The same numbers, each once, in their order."""
    out = vec[i64]()
    for number in numbers:
        if not holds(out, number):
            out = append(out, number)
    return out
