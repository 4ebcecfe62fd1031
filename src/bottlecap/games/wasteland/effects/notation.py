"""How an effect of this game is written: a verb, and parts behind it with a colon between two of them."""

from collections.abc import Callable
from typing import cast

from bottlecap.engine import notation
from bottlecap.engine.notation import OneOf, Part, Words
from bottlecap.engine.packs import PackReader

__all__ = ["Called", "Number", "OneOf", "Part", "Verb"]

BETWEEN = ":"


class Number(notation.Number):
    """A whole number; one below zero has a minus before it."""

    def read(self, pack: PackReader, text: str) -> object:
        digits = text.removeprefix("-")
        if not digits.isdecimal() or not self.low <= int(text) <= self.high or (int(text) == 0 and self.low < 0):
            raise pack.bad(f"a number from {self.low} to {self.high} is wanted, not {text!r}")
        return int(text)

    def examples(self) -> list[str]:
        """Its ends, and one."""
        return [str(value) for value in sorted({self.low, max(self.low, 1), self.high})]

    def said(self, words: Words, value: object) -> object:
        """Without its sign: another message says what is below zero."""
        return abs(cast(int, value))


class Called(OneOf):
    """One of several words, said by the name that the pack gives it: the part is called after the cards' family."""

    def said(self, words: Words, value: object) -> object:
        return words.game.label(self.name, cast(int, value), words.lang)


class Verb(notation.Verb):
    """How an effect is written, and its class, which takes the parts' values in this order (None: it is no more than a note).

    moments: those at which a card may say it, as a mask; 0 where that is no question.
    """

    def __init__(
        self,
        verb: str,
        make: "Callable[..., object] | None" = None,
        parts: list[Part] | None = None,
        moments: int = 0,
        rule: str = "card-beats-reference",
    ) -> None:
        super().__init__(verb, parts, rule, BETWEEN)
        self.make = make
        self.moments = moments
