"""What an icon is: its notation, what it brings, how it is said."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.notation import Part, examples_of, read_parts, said

if TYPE_CHECKING:
    from bottlecap.games.shelter.reading import Pack
    from bottlecap.games.shelter.state import ShelterState
    from bottlecap.games.shelter.words import Wording


@mypyc_attr(allow_interpreted_subclasses=True)
class Icon:
    """What one icon of a reward brings. A pack has one of each that it shows, and it never changes."""

    def __init__(self, kind: "IconKind") -> None:
        self.kind = kind
        # As the content files write it, what that says, and its number in the pack's table.
        self.word = ""
        self.values: list[object] = []
        self.number: i64 = -1
        # Whether it is a thing, which is counted, or else something that is done.
        self.thing = False
        # Whether it does no more the second time, where rewards are doubled.
        self.once = False
        # Whether it builds a room.
        self.builds = False

    def enter(self, pack: "Pack") -> None:
        """A pack has it."""

    def gain(self, s: "ShelterState", seat: i64, dweller: i64, source: i64) -> None:
        """Gain it, for the dweller that stands on its space (or NO_DWELLER); what cannot be gained is lost."""
        raise NotImplementedError

    def in_row(self, s: "ShelterState", seat: i64, space: i64, second: bool) -> bool:
        """Do what it does in the row of a space where that is not to gain it; whether it did."""
        return False

    def fits(self, s: "ShelterState", seat: i64) -> bool:
        """Whether the seat could gain it now."""
        return True

    def signs(self) -> list[str]:
        """As a card shows it: drawn signs, and letters as they are."""
        return [self.word]

    def message(self) -> str:
        return f"icon-{self.word}" if self.thing else f"effect-{self.word}"

    def said(self, words: "Wording", count: int) -> str:
        """In words: so many of a thing, or a sentence on what is done."""
        return words.text(self.message(), count=count, **said(words, self.kind.parts, self.values))


class IconKind:
    """How an icon is written: a word, with its parts in braces where they stand, and a colon between two of them.

    make: its class, which takes the parts' values in this order. rule: the rule behind it, whose tests hold it.
    like: an example, for whoever wrote something else.
    """

    def __init__(self, pattern: str, make: Callable[..., Icon], rule: str, parts: list[Part] | None = None, like: str = "") -> None:
        self.pattern = pattern
        self.make = make
        self.rule = rule
        self.parts: list[Part] = [] if parts is None else parts
        self.like = like
        # What comes before its parts.
        self.head = pattern.partition("{")[0]

    def words(self) -> list[str]:
        """All words that it can be, or, where there is no end of them, none."""
        if not self.parts:
            return [self.pattern]
        return [self.head + text for text in self.parts[0].every()] if len(self.parts) == 1 else []

    def example(self) -> str:
        """The pattern, for a list of what there is."""
        text = self.pattern
        for part in self.parts:
            text = text.replace(f"{{{part.name}}}", "…")
        return text

    def examples(self) -> list[str]:
        return [self.head + text for text in examples_of(self.parts, ":")]

    def read(self, pack: "Pack", word: str) -> Icon:
        """The icon of that word, which begins as the pattern does."""
        text = word.removeprefix(self.head)
        values = read_parts(pack, self.parts, "" if not self.parts else text, ":")
        if values is None:
            raise pack.bad(f"{self.like}, not {text!r}")
        icon = self.make(*values)
        icon.word, icon.values = word, values
        return icon
