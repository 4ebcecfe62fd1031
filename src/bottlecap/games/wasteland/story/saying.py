"""Phrases of the story in words: the notation that plays a card says it too, so that no card's effect is typed as a sentence.

A `Saying` is a verb that gives the words of a phrase instead of the phrase. Its parts take their words off the front as ever;
the table `SAYERS`, by the class of a part, makes what they took into arguments of the verb's message: numbers stay numbers
(plurals need them), cards are said by the numbers on them, places in each of the cases that a sentence can want.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

from mypy_extensions import i64

from bottlecap.engine.packs import PackReader
from bottlecap.games.wasteland.effects.notation import Verb
from bottlecap.games.wasteland.effects.verbs import CONDITIONS as SURVIVORS
from bottlecap.games.wasteland.geography import NOWHERE, PLACES, face_of
from bottlecap.games.wasteland.story.base import Where
from bottlecap.games.wasteland.story.notation import Maybe, Part, StoryVerb, Tables, made_by, verb_in
from bottlecap.games.wasteland.story.parts import Said
from bottlecap.games.wasteland.story.verbs import CONDITIONS, RESULTS, STANDING, TASKS, WHEN, WHERE, WHOM
from bottlecap.games.wasteland.tokens import FACTION_NAMES, KIND_NAMES, PROPERTY_NAMES, ROLE_NAMES, TRAIT_NAMES, TYPE_NAMES
from bottlecap.games.wasteland.words import Wording, made

Arguments = dict[str, object]

# How a sentence speaks of a place: that something is in it, comes into it, goes towards it, is so far from it, is beside it.
CASES: Final = ("in", "to", "toward", "from", "beside")


class Somewhere(Where):
    """A place as the words need it: which one it is does not matter."""

    def site(self) -> i64:
        return 0


class StoryWords(Tables):
    """Says phrases of the story in one language; the factions by their names where the scenario is known."""

    def __init__(self, words: Wording, scenario: int = -1) -> None:
        super().__init__(PackReader(Path()))
        self.words = words
        self.content = words.content
        self.scenario = scenario
        # The case in which a place is being said, and whether a condition is being denied.
        self.case = "in"
        self.denied = False

    def text(self, message: str, arguments: Arguments) -> str:
        return self.words.game.text(message, arguments, self.words.lang)

    # --- phrases ----------------------------------------------------------------------------------------

    def phrase(self, text: str) -> str:
        return cast(str, made_by(self, SAID_RESULTS, text, "result"))

    def task(self, text: str) -> str:
        return cast(str, made_by(self, SAID_TASKS, text, "task"))

    def when(self, text: str) -> str:
        return cast(str, made_by(self, SAID_WHEN, text, "when"))

    def whom(self, text: str) -> str:
        return cast(str, made_by(self, SAID_WHOM, text, "whom"))

    def lasting(self, text: str) -> str:
        return cast(str, made_by(self, SAID_STANDING, text, "lasting"))

    def condition(self, text: str) -> str:
        """What the story asks for, or what things ask of their survivor."""
        if is_of_story(text):
            return cast(str, made_by(self, SAID_CONDITIONS, text, "need"))
        word, _, rest = text.partition(" ")
        verb: Verb = SURVIVORS[word]
        return self.words.effect(made(verb, self.pack, rest.strip()))

    def denial(self, text: str) -> str:
        """That it does not hold, where the language says so by the condition itself."""
        self.denied = True
        said = self.condition(text)
        self.denied = False
        return said

    # --- places -----------------------------------------------------------------------------------------

    def place(self, text: str, case: str) -> str:
        before, self.case = self.case, case
        said = self.words.listed([self.one_place(part.strip()) for part in text.split(" or ")], "effect-or")
        self.case = before
        return said

    def one_place(self, text: str) -> str:
        c = self.content
        site = c.atlas.site(text)
        if site != NOWHERE:
            name = c.atlas.sector_names[face_of(site)][site % int(PLACES)][self.words.lang]
            return self.text("place-named", {**self.in_case(), "name": self.quoted(name)})
        if self.is_marker(text):
            return self.text("place-marker", {**self.in_case(), "name": self.marker_name(text)})
        place, *lacks = text.split(" without ")
        if lacks:
            lacking = self.words.listed([self.lack(what.strip()) for what in lacks])
            return self.text("at-without", {"where": self.one_place(place), "lacking": lacking})
        words = text.split()
        return cast(str, made_by(self, SAID_WHERE, f"away {words[0]}" if words[1:] == ["away"] else text, "where"))

    def in_case(self) -> Arguments:
        """What every place is said with: the case, and what stands before a place and before a sector in it."""
        case: Arguments = {"case": self.case}
        return {**case, "in": self.text("place-in", case), "sector": self.text("place-sector", case)}

    def lack(self, what: str) -> str:
        """What a place is without."""
        return self.text(f"lack-{what}", {"faction": self.side(what)} if what in FACTION_NAMES else {})

    # --- names ------------------------------------------------------------------------------------------

    def side(self, faction: str) -> str:
        """Whose a token is: by the scenario's name for the faction, or by its sign."""
        if self.scenario < 0:
            return self.text(f"side-{faction}", {})
        scenario = self.content.scenarios[self.scenario]
        return self.quoted(scenario.faction_names[FACTION_NAMES.index(faction)][self.words.lang])

    def quoted(self, name: str) -> str:
        """A name that the language cannot bend: in Russian between quotation marks, with others inside."""
        if self.words.lang != "ru" or (name.startswith("«") and name.endswith("»") and name.count("«") == 1):
            return name
        return f"«{name.replace('«', '„').replace('»', '“')}»"

    def marker_name(self, id: str) -> str:
        return self.quoted(self.words.name("marker", self.marker(id)))

    def card_name(self, id: str) -> str:
        return self.quoted(self.words.name("item", self.item(id)))

    def enemy_name(self, id: str) -> str:
        ids = self.content.ids["enemy"]
        return self.quoted(self.words.name("enemy", ids.index(id) if id in ids else ids.index(f"{id}-1")))

    # --- what parts look into: the reader has checked it all --------------------------------------------

    def quest(self, number: str) -> int:
        return 0

    def encounter(self, number: str) -> int:
        return 0

    def goal(self, text: str) -> int:
        return 0

    def unique(self, id: str) -> int:
        return self.item(id)

    def item(self, id: str) -> int:
        return self.content.ids["item"].index(id)

    def where(self, words: list[str]) -> Where:
        return Somewhere()

    def this_encounter(self) -> int:
        return 0

    def this_quest(self) -> int:
        return 0

    def card_number(self) -> int:
        return 0

    def deck_of(self, encounter: int) -> int:
        return 0

    def pool(self, encounters: list[int]) -> None:
        pass

    def swap(self, old: int, new: int) -> None:
        pass

    def is_marker(self, id: str) -> bool:
        return id in self.content.ids["marker"]

    def marker(self, id: str) -> int:
        return self.content.ids["marker"].index(id)

    def enemy_kind(self, id: str) -> int:
        ids = self.content.ids["enemy"]
        return 0 if id in ids or f"{id}-1" in ids else -1

    def type_of_kind(self, kind: int) -> int:
        return 0

    def check_kill(self, types: int, level: int) -> None:
        pass

    def hardest(self) -> int:
        return 99


def is_of_story(text: str) -> bool:
    """Whether the story itself asks for it."""
    return verb_in(CONDITIONS, text.split()) != ""


# --- verbs ------------------------------------------------------------------------------------------------------------


class Saying(StoryVerb):
    """A verb that gives words. family: how the ids of such messages begin."""

    def __init__(self, family: str, verb: StoryVerb) -> None:
        super().__init__(verb.verb, verb.make, verb.parts)
        self.family = family

    @property
    def said_by(self) -> str:
        """The id of its message."""
        return f"{self.family}-{self.message.removeprefix('story-')}"

    def made(self, tables: Tables, words: list[str]) -> object:
        speech = cast(StoryWords, tables)
        arguments: Arguments = {"star": speech.side("star"), "shield": speech.side("shield")}
        if self.family == "at":
            arguments |= speech.in_case()
        if self.family == "need":
            arguments["not"] = 1 if speech.denied else 0
        for part in self.parts:
            arguments |= said(speech, part, words)
        return speech.text(f"{self.said_by}-level" if "by-level" in arguments else self.said_by, arguments)


def saying(family: str, verbs: dict[str, StoryVerb]) -> dict[str, StoryVerb]:
    return {name: Saying(family, verb) for name, verb in verbs.items()}


# --- parts ------------------------------------------------------------------------------------------------------------


def said(speech: StoryWords, part: Part, words: list[str]) -> Arguments:
    """The arguments that a part gives its message; what it takes is gone from the words."""
    before = list(words)
    part.take(speech, words)
    return said_by(speech, part, before[: len(before) - len(words)])


def said_by(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return SAYERS[type(part).__name__](speech, part, taken)


def say_nothing(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {}


def say_number(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {part.name: int(taken[0])}


def say_amount(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """A number; by the level of the site another message says it."""
    text = taken[0]
    if text.isdecimal():
        return {part.name: int(text)}
    sign = {"": "none", "+": "plus", "-": "minus"}[text[1:2]]
    return {"by-level": speech.text("amount-level", {"sign": sign, "number": int(text[2:] or "0")})}


def say_word(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """A trait and a faction by their names, any other as it is written: messages choose by it."""
    word = taken[0]
    if part.name == "role":
        return say_role(speech, word)
    if part.name == "trait":
        return {"trait": speech.words.name("trait", TRAIT_NAMES.index(word))}
    return {part.name: speech.side(word) if part.name == "faction" else word}


def say_role(speech: StoryWords, role: str) -> Arguments:
    """As what a card is kept: for messages to choose by, and its name."""
    return {"role": role, "role-name": speech.text(f"role-{role}", {}) if role != "none" else ""}


def say_fixed(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """What the verb itself says: only a faction and a role have names."""
    number = cast(int, part.take(speech, [])[0])
    if part.name == "role":
        return say_role(speech, ROLE_NAMES[number])
    return {"faction": speech.side(FACTION_NAMES[number])} if part.name == "faction" else {}


def say_first(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {part.name: taken[0]}


def say_flag(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {part.name: len(taken)}


def say_bounds(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    text = "".join(taken)
    return {"least": int(text[2:]) if text[:2] == ">=" else 0, "most": int(text[2:]) if text[:2] == "<=" else 0}


def say_place(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """In every case: "where", "where-to", "where-toward" …"""
    text = " ".join(taken)
    return {part.name if case == "in" else f"{part.name}-{case}": speech.place(text, case) for case in CASES}


def say_marker(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {part.name: speech.marker_name(taken[0])}


def say_item(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {part.name: speech.card_name(taken[0])}


def say_goal(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """Which objective, of which card."""
    card, _, place = "".join(taken).partition(".")
    return {part.name: place, f"{part.name}-card": card}


def say_letters(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {part.name: ", ".join(taken[0])}


def say_foe(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """Of what type or faction, whether a level higher, with what property more (extra: whether there is one)."""
    foe = taken[0]
    properties = [word for word in taken[1:] if word in PROPERTY_NAMES]
    return {
        "foe": foe,
        "faction": speech.side(foe) if foe in FACTION_NAMES else "",
        "plus": 1 if "+1" in taken else 0,
        "extra": len(properties),
        "property": "".join(speech.text(f"property-{name}", {}) for name in properties),
    }


def say_prey(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """What is killed, and the trait of who does it (as: whether that matters)."""
    trait = taken[taken.index("as") + 1] if "as" in taken else ""
    level = next((int(word[2:]) for word in taken if word.startswith(">=")), 0)
    prey = [one_prey(speech, word, level) for word in taken if word not in ("or", "as", trait) and not word.startswith(">=")]
    name = speech.words.name("trait", TRAIT_NAMES.index(trait)) if trait else ""
    return {"foe": speech.words.listed(prey, "effect-or"), "as": 1 if trait else 0, "trait": name}


def one_prey(speech: StoryWords, word: str, level: int) -> str:
    if word in TYPE_NAMES:
        return speech.text("prey-type", {"type": word, "level": level})
    if word in FACTION_NAMES:
        return speech.text("prey-token", {"faction": speech.side(word)})
    if word in PROPERTY_NAMES:
        return speech.text("prey-property", {"property": speech.text(f"property-{word}", {})})
    name = speech.enemy_name(word)
    return speech.text("prey-enemy", {"enemy": name, "vowel": 1 if name[0] in "AEIOU" else 0})


def say_kinds(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """Kinds of things (everything: anything with a price)."""
    kinds = [speech.text(f"kind-{word}", {}) for word in taken if word in KIND_NAMES]
    return {part.name: ", ".join(kinds), "everything": 0 if kinds else 1}


def say_cards(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {part.name: ", ".join(taken)}


def say_pool(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    low, _, high = taken[0].partition("-")
    return {"first": low, "last": high}


def say_swap(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {"old": taken[0], "new": taken[1]}


def say_plus_with_role(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    return {part.name: int(taken[1]) if taken else 0, **say_role(speech, taken[3] if taken else "none")}


def say_maybe(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    inner = cast(Maybe, part)
    if taken:
        return said_by(speech, inner.part, taken)
    if part.name == "role":
        return say_role(speech, "none")
    return {part.name: inner.default if inner.default >= 0 else "none"}


def say_said(speech: StoryWords, part: Part, taken: list[str]) -> Arguments:
    """What stands behind a word, and whether the word does: by the word, unless a part has the same name."""
    out: Arguments = {part.name: 1 if taken else 0}
    rest = taken[1:]
    for inner in cast(Said, part).parts:
        out |= said(speech, inner, rest) if taken else unsaid(speech, inner)
    return out


def unsaid(speech: StoryWords, part: Part) -> Arguments:
    """A part that was left out with the word before it."""
    if type(part).__name__ in ("Kinds", "Goal"):
        return said_by(speech, part, [])
    return {part.name: 0}


Sayer = Callable[[StoryWords, Part, list[str]], Arguments]

# By the name of a part's class, so that a class can stand in whatever module it likes.
SAYERS: Final[dict[str, Sayer]] = {
    "Number": say_number,
    "Difficulty": say_number,
    "Amount": say_amount,
    "OneOf": say_word,
    "Fixed": say_fixed,
    "At": say_nothing,
    "Word": say_nothing,
    "ThisQuest": say_nothing,
    "ThisCard": say_nothing,
    "ThisEncounter": say_nothing,
    "ThisDeck": say_nothing,
    "Flag": say_flag,
    "Bounds": say_bounds,
    "Place": say_place,
    "Site": say_place,
    "Card": say_first,
    "Marker": say_marker,
    "Unique": say_item,
    "Item": say_item,
    "Goal": say_goal,
    "Letters": say_letters,
    "Foe": say_foe,
    "FoeKind": say_prey,
    "Kinds": say_kinds,
    "Cards": say_cards,
    "Pooled": say_pool,
    "Swapped": say_swap,
    "PlusWithRole": say_plus_with_role,
    "Maybe": say_maybe,
    "Said": say_said,
}

SAID_RESULTS: Final[dict[str, StoryVerb]] = saying("story", RESULTS)
SAID_TASKS: Final[dict[str, StoryVerb]] = saying("story", TASKS)
SAID_WHERE: Final[dict[str, StoryVerb]] = saying("at", WHERE)
SAID_WHEN: Final[dict[str, StoryVerb]] = saying("when", WHEN)
SAID_CONDITIONS: Final[dict[str, StoryVerb]] = saying("need", CONDITIONS)
SAID_WHOM: Final[dict[str, StoryVerb]] = saying("whom", WHOM)
SAID_STANDING: Final[dict[str, StoryVerb]] = saying("while", STANDING)
EVERY_SAYING: Final = [SAID_RESULTS, SAID_TASKS, SAID_WHERE, SAID_WHEN, SAID_CONDITIONS, SAID_WHOM, SAID_STANDING]
