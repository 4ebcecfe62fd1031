"""Generators of chance, keyed by a seed and a position in the record.

A generator has no running state of its own beyond one entry: `at(n)` begins the stream of
entry n. So nothing that happens between two entries (a bot that thinks, a copy that is played
out) can move the dice, and an entry that was undone never brings its dice back.

A copy of a match has a generator that was forked off the match's own: other luck, the same again from
the same seed, and no way back to the luck it comes from.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WORDS: Final = 1 << 32
KEY_BYTES: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """Uniform numbers; the two ways to make the words are the subclasses."""

    name = "none"
    # How many generators were forked off this one.
    forks: i64 = 0

    def at(self, entry: i64, /) -> None:
        """Begin the stream of that entry."""
        raise NotImplementedError

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, n: i64, /) -> i64:
        """A uniform number from 0 to n - 1, exactly uniform: words past the last whole n are thrown away."""
        if n <= 1:
            return 0
        if n <= WORDS:
            limit = WORDS - WORDS % n
            drawn = self.word()
            while drawn >= limit:
                drawn = self.word()
            return drawn % n
        wide: i64 = 1 << 62
        if n > wide:
            raise ValueError(f"chance picks one of {wide} at most, not of {n}")
        limit = wide - wide % n
        drawn = self.word() << 30 | self.word() >> 2
        while drawn >= limit:
            drawn = self.word() << 30 | self.word() >> 2
        return drawn % n

    def getrandbits(self, bits: int, /) -> int:
        """As `random.Random` has it, so that either can seed a sample."""
        result = 0
        for _ in range((bits + 31) // 32):
            result = result << 32 | int(self.word())
        return result >> (-bits % 32)

    def twin(self) -> "Generator":
        """Another generator with the same key."""
        raise NotImplementedError

    def fork(self) -> "Generator":
        """Another generator with a key of its own: made of this one's, and of how many were made so before."""
        raise NotImplementedError


class Strong(Generator):
    """BLAKE2b under a 128-bit key: nobody computes the next dice from those already seen."""

    name = "seed"

    def __init__(self, key: bytes, branch: i64 = -1) -> None:
        # Until its own key is needed, a forked one keeps the key it comes from and which fork it is: most copies of a
        # match are thrown away before they throw any dice.
        self.root = key
        self.branch = branch
        self.forks = 0
        self.entry: i64 = 0
        self.block: i64 = 0
        self.left: i64 = 0
        self.digest = b""

    @property
    def key(self) -> bytes:
        if self.branch >= 0:
            number = int(self.branch).to_bytes(8, "little")
            self.root = blake2b(number, key=self.root, digest_size=KEY_BYTES, person=b"bottlecap-copy").digest()
            self.branch = -1
        return self.root

    def at(self, entry: i64, /) -> None:
        self.entry = entry
        self.block = 0
        self.left = 0

    def word(self) -> i64:
        if self.left == 0:
            place = int(self.entry).to_bytes(8, "little") + int(self.block).to_bytes(8, "little")
            self.digest = blake2b(place, key=self.key, person=b"bottlecap-dice").digest()
            self.block += 1
            self.left = 16
        start = 64 - 4 * self.left
        self.left -= 1
        return int.from_bytes(self.digest[start : start + 4], "little")

    def twin(self) -> Generator:
        out = Strong(self.root, self.branch)
        out.forks = self.forks
        return out

    def fork(self) -> Generator:
        out = Strong(self.key, self.forks)
        self.forks += 1
        return out

    def __reduce__(self) -> tuple[object, ...]:
        return strong_again, (self.key, int(self.forks), int(self.entry), int(self.block), int(self.left), self.digest)


def strong_again(key: bytes, forks: int, entry: int, block: int, left: int, digest: bytes) -> Strong:
    """What was pickled, in the middle of its stream where it was."""
    out = Strong(key)
    out.forks, out.entry, out.block, out.left, out.digest = forks, entry, block, left, digest
    return out


def mix(word: i64) -> i64:
    """Scatter 32 bits over 32 bits, one to one (the constants are those of Wellons' lowbias32)."""
    word ^= word >> 16
    word = (word * 0x7FEB352D) & WORD
    word ^= word >> 15
    word = (word * 0x846CA68B) & WORD
    return word ^ (word >> 16)


class Fast(Generator):
    """A counter scattered under a 64-bit key: for simulation, where nobody plays against the dice."""

    name = "fast"

    def __init__(self, low: i64, high: i64) -> None:
        self.low = low
        self.high = high
        self.forks = 0
        self.stream: i64 = 0
        self.count: i64 = 0
        self.at(0)

    def at(self, entry: i64, /) -> None:
        self.stream = mix(self.low ^ mix((entry + self.high) & WORD))
        self.count = 0

    def word(self) -> i64:
        self.count = (self.count + 0x9E3779B9) & WORD
        return mix(mix((self.stream + self.count) & WORD) ^ self.high)

    def twin(self) -> Generator:
        out = Fast(self.low, self.high)
        out.forks = self.forks
        return out

    def fork(self) -> Generator:
        self.forks += 1
        # Both halves of the key are added at the end, so that the steps cannot be taken backwards.
        low = mix(self.low ^ mix((self.high + self.forks * 0x9E3779B9) & WORD))
        high = mix(self.high ^ mix((low + self.forks) & WORD))
        return Fast((low + self.low) & WORD, (high + self.high) & WORD)

    def __reduce__(self) -> tuple[object, ...]:
        return fast_again, (int(self.low), int(self.high), int(self.forks), int(self.stream), int(self.count))


def fast_again(low: int, high: int, forks: int, stream: int, count: int) -> Fast:
    """What was pickled, in the middle of its stream where it was."""
    out = Fast(low, high)
    out.forks, out.stream, out.count = forks, stream, count
    return out


def fast(key: bytes) -> Fast:
    """The fast generator of a key of any length."""
    digest = blake2b(key, digest_size=8, person=b"bottlecap-fast").digest()
    return Fast(int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little"))


def seeded(seed: int) -> Fast:
    """A fast generator of one's own: for bots, samples and shuffles outside any match."""
    return fast(str(seed).encode())
