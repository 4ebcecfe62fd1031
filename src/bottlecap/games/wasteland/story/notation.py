"""How a phrase of a story card is written: a verb, and words behind it, which its parts read from left to right.

A part takes as many words as it needs and gives values, which the class of the verb takes in this order. `Tables` is what
parts may look into: which cards there are, which places, which enemies.
"""

from collections.abc import Callable
from typing import cast

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.packs import PackReader
from bottlecap.games.wasteland.story.base import BY_LEVEL, Where
from bottlecap.games.wasteland.tokens import FACTION_NAMES, LETTER_WORDS, PROPERTY_NAMES, ROLE_NAMES, TRAIT_NAMES, TYPE_NAMES


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """What there is in the pack that is being read. Answers are numbers, or a refusal."""

    def __init__(self, pack: PackReader) -> None:
        self.pack = pack

    def quest(self, number: str) -> int:
        raise NotImplementedError

    def encounter(self, number: str) -> int:
        raise NotImplementedError

    def goal(self, text: str) -> int:
        """A goal that a card alone can meet, written "109.1"."""
        raise NotImplementedError

    def unique(self, id: str) -> int:
        raise NotImplementedError

    def where(self, words: list[str]) -> Where:
        raise NotImplementedError

    def this_encounter(self) -> int:
        """The encounter whose row is being read; none is refused."""
        raise NotImplementedError

    def deck_of(self, encounter: int) -> int:
        """The deck (an icon) of an encounter."""
        raise NotImplementedError

    def pool(self, encounters: list[int]) -> None:
        """These are a pool."""
        raise NotImplementedError

    def swap(self, old: int, new: int) -> None:
        """The new one can be added in the place of the old one."""
        raise NotImplementedError

    def item(self, id: str) -> int:
        """A card that can be owned."""
        raise NotImplementedError

    def this_quest(self) -> int:
        """The quest whose row is being read."""
        raise NotImplementedError

    def card_number(self) -> int:
        """The same; -1 where it is a row of no quest."""
        raise NotImplementedError

    def marker(self, id: str) -> int:
        """A marker of the story or of a scenario."""
        raise NotImplementedError

    def is_marker(self, id: str) -> bool:
        raise NotImplementedError

    def enemy_kind(self, id: str) -> int:
        """The kind of an enemy by its id; -1 where there is none."""
        raise NotImplementedError

    def type_of_kind(self, kind: int) -> int:
        raise NotImplementedError

    def check_kill(self, types: int, level: int) -> None:
        """Whether there is such an enemy."""
        raise NotImplementedError

    def hardest(self) -> int:
        """The most hit icons that the dice can show."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A parameter of a verb, with the name under which its class and its messages know it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        """Take words off the front; the values they are."""
        raise NotImplementedError


def first(tables: Tables, words: list[str], what: str) -> str:
    if not words:
        raise tables.pack.bad(f"{what} is missing")
    return words.pop(0)


def whole(tables: Tables, text: str, low: int, high: int) -> int:
    if not text.isdecimal() or not low <= int(text) <= high:
        raise tables.pack.bad(f"a number from {low} to {high} is wanted, not {text!r}")
    return int(text)


class Number(Part):
    """A whole number."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [whole(tables, first(tables, words, self.name), self.low, self.high)]


class Amount(Part):
    """A whole number, or the level of the site: N, N+1, N-1."""

    def __init__(self, name: str, high: int) -> None:
        super().__init__(name)
        self.high = high

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        text = first(tables, words, self.name)
        if text in ("N", "N+1", "N+2", "N-1", "N-2"):
            return [int(BY_LEVEL) + int(text[1:] or "0")]
        return [whole(tables, text, 1, self.high)]


class OneOf(Part):
    """One of several words: its place among them, or the number that it stands for."""

    def __init__(self, name: str, words: list[str], numbers: list[int] | None = None) -> None:
        super().__init__(name)
        self.words = words
        self.numbers = list(range(len(words))) if numbers is None else numbers

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        word = first(tables, words, self.name)
        if word not in self.words:
            raise tables.pack.bad(f"{self.name} must be one of {', '.join(self.words)}, not {word!r}")
        return [self.numbers[self.words.index(word)]]


class Fixed(Part):
    """A number that the verb itself says."""

    def __init__(self, name: str, number: i64) -> None:
        super().__init__(name)
        self.number = int(number)

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [self.number]


class At(Part):
    """The word "at" before a place, which "here", "3 away" and "highest …" do without."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        if words[:1] == ["at"]:
            words.pop(0)
        elif words != ["here"] and words[1:] != ["away"] and words[:1] != ["highest"]:
            raise tables.pack.bad(f"{self.name!r} is missing")
        return []


class Word(Part):
    """A word that must stand there."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        if words[:1] != [self.name]:
            raise tables.pack.bad(f"{self.name!r} is missing")
        words.pop(0)
        return []


class PlusWithRole(Part):
    """ "plus 2 with muster": icons more for who keeps a card in that role; nothing without. Two numbers: how many, which role."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        if not words:
            return [0, -1]
        Word("plus").take(tables, words)
        plus = Number(self.name, 1, 6).take(tables, words)
        Word("with").take(tables, words)
        return plus + OneOf("role", ROLE_NAMES).take(tables, words)


class Maybe(Part):
    """A part that may be left out."""

    def __init__(self, part: Part, default: int) -> None:
        super().__init__(part.name)
        self.part = part
        self.default = default

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return self.part.take(tables, words) if words else [self.default]


class Bounds(Part):
    """Levels from ">=3" or up to "<=2"; any without."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        if not words:
            return [1, 9]
        text = words.pop(0)
        if text.startswith(">="):
            return [whole(tables, text[2:], 1, 4), 9]
        if text.startswith("<="):
            return [1, whole(tables, text[2:], 1, 4)]
        raise tables.pack.bad(f'{self.name} are written ">=3" or "<=2", not {text!r}')


class Place(Part):
    """Where: all words that are left."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        where = tables.where(words)
        words.clear()
        return [where]


class Site(Place):
    """A named place, and nothing else."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        text = " ".join(words)
        where = tables.where(words)
        words.clear()
        if where.site() < 0:
            raise tables.pack.bad(f"{text!r} is no named place")
        return [where]


class Card(Part):
    """A quest or an encounter by the number on it."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        number = first(tables, words, self.name)
        return [tables.quest(number) if self.name == "quest" else tables.encounter(number)]


class ThisQuest(Part):
    """The quest that the phrase stands on, without a word for it."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [tables.this_quest()]


class ThisCard(Part):
    """The same, or -1 for a row that is of no quest."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [tables.card_number()]


class Marker(Part):
    """A marker by its id."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [tables.marker(first(tables, words, self.name))]


class Goal(Part):
    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [tables.goal(first(tables, words, self.name))]


class Unique(Part):
    def take(self, tables: Tables, words: list[str]) -> list[object]:
        return [tables.unique(first(tables, words, self.name))]


class Letters(Part):
    """The letters of a test, once or twice each: two masks."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        text = first(tables, words, self.name)
        once = twice = 0
        for letter in text:
            if letter not in LETTER_WORDS:
                raise tables.pack.bad(f"a test is of the letters {''.join(LETTER_WORDS)}, not {letter!r}")
            bit = 1 << LETTER_WORDS.index(letter)
            if twice & bit:
                raise tables.pack.bad(f"a test has {letter} twice at most")
            if once & bit:
                twice |= bit
            once |= bit
        return [once, twice]


class Difficulty(Part):
    def take(self, tables: Tables, words: list[str]) -> list[object]:
        text = first(tables, words, self.name)
        if text.isdecimal() and int(text) > tables.hardest():
            raise tables.pack.bad(
                f"a test of difficulty {text} is beyond the dice, which show {tables.hardest()} hit icons at most"
            )
        return [whole(tables, text, 1, tables.hardest())]


class Foe(Part):
    """What is fought: "human", "human +1", "human radioactive", "star": its force, what is added to its level and properties."""

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        force = OneOf(self.name, [*TYPE_NAMES, *FACTION_NAMES]).take(tables, words)[0]
        plus = extra = 0
        while words:
            word = words.pop(0)
            if word == "+1" and not plus:
                plus = 1
            elif word in PROPERTY_NAMES and not extra:
                extra = 1 << PROPERTY_NAMES.index(word)
            else:
                raise tables.pack.bad(f"a foe can have +1 and a property, not {word!r}")
        return [force, plus, extra]


class FoeKind(Part):
    """What is killed: "human", "human >=2", "sentry-bot", "loot", "star or shield": types, factions, kind, level, property.

    And the trait that the killer has, "overlord as super-mutant" (-1: any or none).
    """

    def take(self, tables: Tables, words: list[str]) -> list[object]:
        types = factions = 0
        kind, level, property, trait = -1, 0, 0, -1
        while words:
            word = words.pop(0)
            if word == "as" and words:
                trait = cast(int, OneOf("trait", TRAIT_NAMES).take(tables, words)[0])
            elif word in TYPE_NAMES:
                types |= 1 << TYPE_NAMES.index(word)
            elif word in FACTION_NAMES:
                factions |= 1 << FACTION_NAMES.index(word)
            elif word in PROPERTY_NAMES and not property:
                property = 1 << PROPERTY_NAMES.index(word)
            elif word.startswith(">=") and not level:
                level = whole(tables, word[2:], 1, 3)
            elif word != "or" and kind < 0 and tables.enemy_kind(word) >= 0:
                kind = tables.enemy_kind(word)
                types |= 1 << tables.type_of_kind(kind)
            elif word != "or" or not words:
                raise tables.pack.bad(f"there is no enemy {word!r}")
        if property and not types and not factions:
            types, factions = (1 << len(TYPE_NAMES)) - 1, (1 << len(FACTION_NAMES)) - 1
        if not types and not factions:
            raise tables.pack.bad("kill whom?")
        if not factions:
            tables.check_kill(types, level)
        return [types, factions, kind, level, property, trait]


class StoryVerb:
    """How something is written, and its class, which takes the values of the parts in this order."""

    def __init__(self, verb: str, make: "Callable[..., object]", parts: list[Part] | None = None) -> None:
        self.verb = verb
        self.make = make
        self.parts: list[Part] = [] if parts is None else parts

    @property
    def message(self) -> str:
        """The id of the message that words it, by where it can stand: "story-…"."""
        return f"story-{self.verb.replace(' ', '-').replace('+', '-power').replace(':', '')}"

    def made(self, tables: Tables, words: list[str]) -> object:
        """The phrase that these words are; words left over are refused."""
        values: list[object] = []
        for part in self.parts:
            values += part.take(tables, words)
        if words:
            raise tables.pack.bad(f"{self.verb!r} does not take {' '.join(words)!r}")
        return self.make(*values)


# Before which words a plus belongs to the verb, and the number behind it is another word.
PLUSSED = ("shield", "star", "settlement")
# How many words a verb can have.
LONGEST_VERB = 5


def verb_in(verbs: dict[str, StoryVerb], words: list[str]) -> str:
    """The longest verb that a phrase begins with; nothing, where it begins with none."""
    for length in range(min(len(words), LONGEST_VERB), 0, -1):
        verb = " ".join(words[:length])
        if verb in verbs:
            return verb
    return ""


def words_of(tables: Tables, text: str) -> list[str]:
    """The words of a phrase; "+" ends one. What begins with a marker's id has the word "marker" before it, and the id behind."""
    words: list[str] = []
    for word in text.split():
        head, plus, tail = word.partition("+")
        words += [head + plus, tail] if plus and head in PLUSSED else [word]
    return ["marker", *words] if words and tables.is_marker(words[0]) else words


def made_by(tables: Tables, verbs: dict[str, StoryVerb], text: str, what: str) -> object:
    """A phrase: the longest verb that it begins with, and the rest of its words."""
    words = words_of(tables, text)
    if words[:1] == ["marker"]:
        # "courier at railroad" is read as "marker at", of the courier and the railroad.
        verb = verb_in(verbs, ["marker", *words[2:]])
        if verb:
            return verbs[verb].made(tables, [words[1], *words[len(verb.split()) + 1 :]])
    verb = verb_in(verbs, words)
    if verb:
        return verbs[verb].made(tables, words[len(verb.split()) :])
    raise tables.pack.bad(f"{what}: there is no verb {' '.join(words[:1])!r} (there are: {', '.join(sorted(verbs))})")
