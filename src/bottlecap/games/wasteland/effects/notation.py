"""How an effect of this game is written: a verb, and parts behind it with a colon between two of them."""

from collections.abc import Callable

from bottlecap.engine import notation
from bottlecap.engine.notation import OneOf, Part
from bottlecap.engine.packs import PackReader

__all__ = ["Number", "OneOf", "Part", "Verb"]

BETWEEN = ":"


class Number(notation.Number):
    """A whole number; one below zero has a minus before it."""

    def read(self, pack: PackReader, text: str) -> object:
        digits = text.removeprefix("-")
        if not digits.isdecimal() or not self.low <= int(text) <= self.high or (int(text) == 0 and self.low < 0):
            raise pack.bad(f"a number from {self.low} to {self.high} is wanted, not {text!r}")
        return int(text)


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
