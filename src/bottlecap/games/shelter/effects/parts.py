"""The parts that the effects of Shelter are written with, beside those of every game: letters, resources, icons."""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.notation import Part, Words
from bottlecap.engine.packs import PackReader
from bottlecap.games.shelter.tokens import LETTER_NAMES, PAYABLE, cubes

if TYPE_CHECKING:
    from bottlecap.games.shelter.reading import Pack
    from bottlecap.games.shelter.words import Wording


class Letter(Part):
    """A letter of S.P.E.C.I.A.L., from 1 on."""

    def every(self) -> list[str]:
        return LETTER_NAMES

    def read(self, pack: PackReader, text: str) -> object:
        return LETTER_NAMES.index(text) + 1 if text in LETTER_NAMES else None

    def shown(self, words: Words, value: object) -> object:
        return LETTER_NAMES[cast(int, value) - 1]


class Cubes(Part):
    """Resources: how many of each, and of choice."""

    def read(self, pack: PackReader, text: str) -> object:
        words = text.split()
        if not words or not all(word in PAYABLE for word in words):
            return None
        return [words.count(word) for word in PAYABLE]

    def examples(self) -> list[str]:
        return [PAYABLE[-1]]

    def shown(self, words: Words, value: object) -> object:
        return [[cube] for cube in cubes(vec[i64](cast(list[int], value)))]

    def said(self, words: Words, value: object) -> object:
        wording = cast("Wording", words)
        return wording.listed(wording.resources(vec[i64](cast(list[int], value))))


class Row(Part):
    """Icons that are gained, among those that it may have; otherwise: what is said to others."""

    def __init__(self, name: str, allowed: list[str], most: int = 0, otherwise: str = "") -> None:
        super().__init__(name)
        self.allowed = allowed
        self.most = most
        self.otherwise = otherwise

    def read(self, pack: PackReader, text: str) -> object:
        words = text.split()
        if not words or (self.most and len(words) > self.most):
            return None
        if not all(word in self.allowed for word in words):
            if self.otherwise:
                raise pack.bad(self.otherwise)
            return None
        return [int(token) for token in cast("Pack", pack).rewards(words)]

    def examples(self) -> list[str]:
        return [self.allowed[0]]

    def shown(self, words: Words, value: object) -> object:
        return cast("Wording", words).signs(vec[i64](cast(list[int], value)))

    def said(self, words: Words, value: object) -> object:
        return cast("Wording", words).things(vec[i64](cast(list[int], value)))
