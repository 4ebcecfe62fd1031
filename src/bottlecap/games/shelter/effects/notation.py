"""How an effect is written in a content file: a word for it, and parameters, each of which knows how it is read and said."""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.games.shelter.tokens import LETTER_NAMES, PAYABLE

if TYPE_CHECKING:
    from bottlecap.games.shelter.reading import Pack
    from bottlecap.games.shelter.words import Wording


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A parameter. Under its name the card shows it, a message words it, and the class of the effect keeps it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, pack: "Pack", text: str) -> object:
        """The value: a number or a list of numbers, or None where the text says nothing like it."""
        raise NotImplementedError

    def every(self) -> list[str]:
        """All texts that it can be, or, where there is no end of them, none."""
        return []

    def examples(self) -> list[str]:
        """Texts that it can be, with each that is worded in a way of its own among them."""
        return self.every()

    def shown(self, words: "Wording", value: object) -> object:
        """As the card's data has it."""
        raise NotImplementedError

    def said(self, words: "Wording", value: object) -> object:
        """As a message has it."""
        return self.shown(words, value)


def read_parts(pack: "Pack", parts: list[Part], text: str) -> list[object] | None:
    """The values of parts, with a colon between two of them; None where the text says something else."""
    texts = text.split(":") if len(parts) > 1 else [text] if parts or text else []
    if len(texts) != len(parts):
        return None
    values = [part.read(pack, piece.strip()) for part, piece in zip(parts, texts, strict=True)]
    return None if any(value is None for value in values) else values


def examples_of(parts: list[Part]) -> list[str]:
    """What can stand for these parts, with each that is worded in a way of its own among them."""
    texts = [""]
    for place, part in enumerate(parts):
        texts = [f"{before}:{text}" if place else text for before in texts for text in part.examples()]
    return texts


class Number(Part):
    """A whole number."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def read(self, pack: "Pack", text: str) -> object:
        if not text.isdecimal() or not self.low <= int(text) <= self.high:
            raise pack.bad(f"a number from {self.low} to {self.high} is wanted, not {text!r}")
        return int(text)

    def examples(self) -> list[str]:
        return [str(self.low)]

    def shown(self, words: "Wording", value: object) -> object:
        return value


class Letter(Part):
    """A letter of S.P.E.C.I.A.L., from 1 on."""

    def every(self) -> list[str]:
        return LETTER_NAMES

    def read(self, pack: "Pack", text: str) -> object:
        return LETTER_NAMES.index(text) + 1 if text in LETTER_NAMES else None

    def shown(self, words: "Wording", value: object) -> object:
        return LETTER_NAMES[cast(int, value) - 1]


class OneOf(Part):
    """One of several words, by its place among them."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words = words

    def every(self) -> list[str]:
        return self.words

    def read(self, pack: "Pack", text: str) -> object:
        return self.words.index(text) if text in self.words else None

    def shown(self, words: "Wording", value: object) -> object:
        return self.words[cast(int, value)]


class Cubes(Part):
    """Resources: how many of each, and of choice."""

    def read(self, pack: "Pack", text: str) -> object:
        words = text.split()
        if not words or not all(word in PAYABLE for word in words):
            return None
        return [words.count(word) for word in PAYABLE]

    def examples(self) -> list[str]:
        return [PAYABLE[-1]]

    def shown(self, words: "Wording", value: object) -> object:
        counts = cast(list[int], value)
        return [word for word, count in zip(PAYABLE, counts, strict=True) for _ in range(count)]

    def said(self, words: "Wording", value: object) -> object:
        return words.listed(words.resources(vec[i64](cast(list[int], value))))


class Row(Part):
    """Icons that are gained, among those that it may have; otherwise: what is said to others."""

    def __init__(self, name: str, allowed: list[str], most: int = 0, otherwise: str = "") -> None:
        super().__init__(name)
        self.allowed = allowed
        self.most = most
        self.otherwise = otherwise

    def read(self, pack: "Pack", text: str) -> object:
        words = text.split()
        if not words or (self.most and len(words) > self.most):
            return None
        if not all(word in self.allowed for word in words):
            if self.otherwise:
                raise pack.bad(self.otherwise)
            return None
        return [int(token) for token in pack.rewards(words)]

    def examples(self) -> list[str]:
        return [self.allowed[0]]

    def shown(self, words: "Wording", value: object) -> object:
        return words.icons(vec[i64](cast(list[int], value)))

    def said(self, words: "Wording", value: object) -> object:
        return words.things(vec[i64](cast(list[int], value)))
