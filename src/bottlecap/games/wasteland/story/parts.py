"""Parts of phrases about survivors and cards: words that may be left out, several cards by their numbers, kinds of things."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.games.wasteland.story.notation import Part, Tables, first
from bottlecap.games.wasteland.tokens import KIND_NAMES


@mypyc_attr(allow_interpreted_subclasses=True)
class Said(Part):
    """Parts behind a word; with the word they may be left out, and then are these numbers."""

    def __init__(self, word: str, parts: list[Part], default: list[int]) -> None:
        super().__init__(word)
        self.parts = parts
        self.default = default

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        if words[:1] != [self.name]:
            return [*self.default]
        words.pop(0)
        values: list[object] = []
        for part in self.parts:
            values += part.take(tables, words)
        return values


class Flag(Part):
    """A word that may stand there: whether it does."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        if words[:1] != [self.name]:
            return [0]
        words.pop(0)
        return [1]


class Kinds(Part):
    """Kinds of things as a mask, "weapon drug"; "item" is anything with a price, and no bit at all."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        if words[:1] == ["item"]:
            words.pop(0)
            return [0]
        mask = 0
        while words and words[0] in KIND_NAMES:
            mask |= 1 << KIND_NAMES.index(words.pop(0))
        if not mask:
            raise tables.pack.bad(
                f"{self.name} must be item or some of {', '.join(KIND_NAMES)}, not {first(tables, words, 'what')!r}"
            )
        return [mask]


class Cards(Part):
    """Encounters by the numbers on them, all of one deck: as many as there are words left."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        found = [tables.encounter(first(tables, words, self.name))]
        while words:
            found.append(tables.encounter(words.pop(0)))
        if len({tables.deck_of(encounter) for encounter in found}) > 1:
            raise tables.pack.bad(f"{self.name} must be of one deck")
        return [vec[i64](found)]


class Pooled(Part):
    """Encounters from a number to another, "72-79": a pool."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        text = first(tables, words, self.name)
        low, dash, high = text.partition("-")
        if not dash or not low.isdecimal() or not high.isdecimal() or int(low) > int(high):
            raise tables.pack.bad(f'{self.name} are written "72-79", not {text!r}')
        found = [tables.encounter(str(number)) for number in range(int(low), int(high) + 1)]
        tables.pool(found)
        return [vec[i64](found)]


class Swapped(Part):
    """Two encounters by their numbers: the second is added in the place of the first."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        old = tables.encounter(first(tables, words, self.name))
        new = tables.encounter(first(tables, words, self.name))
        tables.swap(old, new)
        return [old, new]


class ThisEncounter(Part):
    """The encounter that the phrase stands on, without a word for it."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [tables.this_encounter()]


class ThisDeck(Part):
    """The deck of the encounter that the phrase stands on, without a word for it."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [tables.deck_of(tables.this_encounter())]


class Item(Part):
    """A card that can be owned, by its id."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [tables.item(first(tables, words, self.name))]
