"""Sets of things by their numbers, however many there are: a bit each, in a vector of words.

Copies of a state may share a set, so a change is always a new vector.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import zeros

# How many things a word holds.
WORD: Final[i64] = 32


def words_for(things: i64) -> i64:
    """How many words a set of so many things has."""
    return (things + WORD - 1) // WORD


def none_of(things: i64) -> vec[i64]:
    """The set without any of so many things."""
    return zeros(words_for(things))


def set_of(members: list[int], things: int) -> vec[i64]:
    out = none_of(things)
    for thing in members:
        out[thing // WORD] |= 1 << thing % WORD
    return out


def members_of(numbers: vec[i64]) -> vec[i64]:
    out = vec[i64]()
    thing: i64 = 0
    while thing < len(numbers) * WORD:
        if contains(numbers, thing):
            out = append(out, thing)
        thing += 1
    return out


def contains(numbers: vec[i64], thing: i64) -> bool:
    return numbers[thing >> 5] >> (thing & 31) & 1 == 1


def has_any(numbers: vec[i64]) -> bool:
    for word in numbers:
        if word != 0:
            return True
    return False


def plus(numbers: vec[i64], thing: i64) -> vec[i64]:
    """The set with that thing in it."""
    out = numbers[:]
    out[thing >> 5] |= 1 << (thing & 31)
    return out


def minus(numbers: vec[i64], thing: i64) -> vec[i64]:
    """The set without that thing."""
    if not contains(numbers, thing):
        return numbers
    out = numbers[:]
    out[thing >> 5] &= ~(1 << (thing & 31))
    return out


def minus_all(numbers: vec[i64], others: vec[i64]) -> vec[i64]:
    """The set without those of another set."""
    out = numbers
    i: i64 = 0
    while i < len(numbers):
        if numbers[i] & others[i] != 0:
            # The first that goes: from here on it is a vector of its own.
            out = out[:]
            out[i] = numbers[i] & ~others[i]
        i += 1
    return out
