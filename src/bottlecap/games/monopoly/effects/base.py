"""What a card's effect is: its notation, what it does, how it is said."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.notation import Part, Verb, said

if TYPE_CHECKING:
    from bottlecap.games.monopoly.content import Content, Pack
    from bottlecap.games.monopoly.state import MonopolyState
    from bottlecap.games.monopoly.words import Wording


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card does. Every card has its own, and it never changes."""

    def __init__(self, kind: "EffectKind") -> None:
        self.kind = kind
        # What its entry says, as its kind's parts read it.
        self.values: list[object] = []
        # Whether whoever draws the card keeps it; any other goes under its deck once all it says is done.
        self.kept = False
        # Whether it sends to jail: who comes there by any other way is only visiting.
        self.jails = False

    def enter(self, pack: "Pack", deck: i64, card: i64) -> None:
        """A deck has it."""

    def obey(self, s: "MonopolyState", seat: i64) -> None:
        """What it does for whoever drew it."""
        raise NotImplementedError

    def leads(self, content: "Content", place: i64) -> i64:
        """The square to which it moves whoever draws it on that one."""
        return place

    def message(self) -> str:
        return f"effect-{self.kind.name}"

    def said(self, words: "Wording") -> str:
        """In words."""
        return words.text(self.message(), **said(words, self.kind.parts, self.values))


class EffectKind(Verb):
    """How a card's effect is written: a verb, and its parts with blanks between them.

    make: its class, which takes the parts' values in this order.
    """

    def __init__(self, verb: str, make: Callable[..., Effect], parts: list[Part] | None = None, rule: str = "card-effects") -> None:
        super().__init__(verb, parts, rule, " ")
        self.make = make

    def complaint(self, text: str) -> str:
        return f"effect {super().complaint(text)}"

    def read(self, pack: "Pack", text: str) -> Effect:
        """The effect that stands in the file: the verb, then this text."""
        values = self.values(pack, text)
        effect = self.make(*values)
        effect.values = values
        return effect
