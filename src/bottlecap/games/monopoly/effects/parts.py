"""The parts that the effects of Monopoly's cards are written with, beside those of every game: sums and squares."""

from typing import cast

from bottlecap.engine.notation import Number, Part, Words
from bottlecap.engine.packs import PackReader
from bottlecap.games.monopoly.board import GO_TO_JAIL, GUIDE, SPECIAL
from bottlecap.games.monopoly.content import MOST_SUM, Pack
from bottlecap.games.monopoly.words import Wording


class Sum(Number):
    """So many caps."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 1, MOST_SUM)


class Square(Part):
    """A square by its id, for a card that leads there."""

    def read(self, pack: PackReader, text: str) -> object:
        content = cast(Pack, pack).content
        if text not in content.ids["square"]:
            raise pack.bad(f"there is no square {text!r}")
        place = content.ids["square"].index(text)
        if content.kind[place] in (SPECIAL, GUIDE, GO_TO_JAIL):
            raise pack.bad(f"a card does not lead to {text!r}: it could lead on for ever")
        return place

    def examples(self) -> list[str]:
        # Of the bundled board.
        return ["go"]

    def shown(self, words: Words, value: object) -> object:
        return value

    def said(self, words: Words, value: object) -> object:
        return cast(Wording, words).name("square", cast(int, value))
