"""How an effect is written in a content file: a verb, and parts behind it with a colon between two of them.

A thin one of the kind that games share: what reads a part is named as there, so that the shared one can take its place.
"""

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from bottlecap.engine.packs import PackReader


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A parameter, with the name under which cards and messages know it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, pack: PackReader, text: str) -> object:
        """Its number, or None where the text says nothing like it."""
        raise NotImplementedError


class Number(Part):
    """A whole number; one below zero has a minus before it."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def read(self, pack: PackReader, text: str) -> object:
        digits = text.removeprefix("-")
        if not digits.isdecimal() or not self.low <= int(text) <= self.high or (int(text) == 0 and self.low < 0):
            raise pack.bad(f"a number from {self.low} to {self.high} is wanted, not {text!r}")
        return int(text)


class OneOf(Part):
    """One of several words, by its place among them."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words = words

    def read(self, pack: PackReader, text: str) -> object:
        return self.words.index(text) if text in self.words else None


class Verb:
    """How an effect is written, and its class, which takes the parts' values in this order (None: it is no more than a note).

    moments: those at which a card may say it, as a mask; 0 where that is no question.
    """

    def __init__(
        self, verb: str, make: "Callable[..., object] | None" = None, parts: list[Part] | None = None, moments: int = 0
    ) -> None:
        self.verb = verb
        self.make = make
        self.parts: list[Part] = [] if parts is None else parts
        self.moments = moments

    def values(self, pack: PackReader, text: str) -> list[int]:
        """What stands in the file behind the verb, as its parts read it."""
        texts = text.split(":") if len(self.parts) > 1 else [text] if self.parts or text else []
        found: list[int] = []
        if len(texts) == len(self.parts):
            for part, piece in zip(self.parts, texts, strict=True):
                value = part.read(pack, piece.strip())
                if isinstance(value, int):
                    found.append(value)
        if len(found) != len(self.parts) or len(texts) != len(self.parts):
            raise pack.bad(f"{self.verb!r} does not take {text!r}")
        return found
