"""How an effect is written in a content file: a verb, and parts behind it, each of which knows how it is read and said."""

import importlib
import pkgutil
from collections.abc import Collection
from typing import cast

from mypy_extensions import mypyc_attr

from bottlecap.engine.game import Game
from bottlecap.engine.packs import PackReader


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """Puts effects into words, in one language. A game's own knows the content that they are about."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang

    def text(self, message: str, **arguments: object) -> str:
        return self.game.text(message, arguments, self.lang)

    def listed(self, parts: list[str]) -> str:
        """Parts as a list with an "and" before the last."""
        return self.game.listed(parts, self.lang)


# --- parts ------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A parameter. Under its name the card shows it, a message words it, and the class of the effect keeps it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, pack: PackReader, text: str) -> object:
        """The value: a number or a list of numbers, or None where the text says nothing like it."""
        raise NotImplementedError

    def every(self) -> list[str]:
        """All texts that it can be, or, where there is no end of them, none."""
        return []

    def examples(self) -> list[str]:
        """Texts that it can be, with each that is worded in a way of its own among them."""
        return self.every()

    def shown(self, words: Words, value: object) -> object:
        """As the card's data has it."""
        raise NotImplementedError

    def said(self, words: Words, value: object) -> object:
        """As a message has it."""
        return self.shown(words, value)


class Number(Part):
    """A whole number."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def read(self, pack: PackReader, text: str) -> object:
        if not text.isdecimal() or not self.low <= int(text) <= self.high:
            raise pack.bad(f"a number from {self.low} to {self.high} is wanted, not {text!r}")
        return int(text)

    def examples(self) -> list[str]:
        return [str(self.low)]

    def shown(self, words: Words, value: object) -> object:
        return value


class OneOf(Part):
    """One of several words, by its place among them."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words = words

    def every(self) -> list[str]:
        return self.words

    def read(self, pack: PackReader, text: str) -> object:
        return self.words.index(text) if text in self.words else None

    def shown(self, words: Words, value: object) -> object:
        return self.words[cast(int, value)]


def read_parts(pack: PackReader, parts: list[Part], text: str, between: str) -> list[object] | None:
    """The values of parts, with that between two of them; None where the text says something else."""
    texts = [text] if parts or text else []
    if len(parts) > 1 or between == " ":
        # Where a blank stands between two of them, none has one in it.
        texts = text.split() if between == " " else text.split(between)
    if len(texts) != len(parts):
        return None
    values = [part.read(pack, piece.strip()) for part, piece in zip(parts, texts, strict=True)]
    return None if any(value is None for value in values) else values


def examples_of(parts: list[Part], between: str) -> list[str]:
    """What can stand for these parts, with each that is worded in a way of its own among them."""
    texts = [""]
    for place, part in enumerate(parts):
        texts = [f"{before}{between}{text}" if place else text for before in texts for text in part.examples()]
    return texts


def said(words: Words, parts: list[Part], values: list[object]) -> dict[str, object]:
    """The arguments of the message, by the names of the parts."""
    return {part.name: part.said(words, value) for part, value in zip(parts, values, strict=True)}


def shown(words: Words, parts: list[Part], values: list[object]) -> dict[str, object]:
    """As the card's data has them, by the names of the parts."""
    return {part.name: part.shown(words, value) for part, value in zip(parts, values, strict=True)}


# --- verbs ------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """How an effect is written: a verb of one or more words, then its parts.

    rule: the rule behind it, whose tests hold it. between: what stands between two of its parts.
    """

    def __init__(self, verb: str, parts: list[Part] | None, rule: str, between: str) -> None:
        self.verb = verb
        # What cards and messages call it.
        self.name = verb.replace(" ", "-")
        self.parts: list[Part] = [] if parts is None else parts
        self.rule = rule
        self.between = between

    def complaint(self, text: str) -> str:
        """What to say of a text that its parts cannot be."""
        return f"{self.verb!r} does not take {text!r}"

    def values(self, pack: PackReader, text: str) -> list[object]:
        """What stands in the file behind the verb, as its parts read it."""
        values = read_parts(pack, self.parts, text, self.between)
        if values is None:
            raise pack.bad(self.complaint(text))
        return values

    def examples(self) -> list[str]:
        return [f"{self.verb} {text}".strip() for text in examples_of(self.parts, self.between)]


def verb_of(text: str, verbs: Collection[str]) -> tuple[str, str]:
    """The longest of these verbs that a text begins with (nothing, where there is none), and what stands behind it."""
    words = text.split()
    for length in range(len(words), 0, -1):
        verb = " ".join(words[:length])
        if verb in verbs:
            return verb, " ".join(words[length:])
    return "", " ".join(words)


# --- finding ----------------------------------------------------------------------------------------------


def declared(home: str) -> list[object]:
    """What the modules of a package declare, by the modules' names, in the order it stands there."""
    found: list[object] = []
    package = importlib.import_module(home)
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
        found += vars(importlib.import_module(f"{home}.{info.name}")).values()
    return found
