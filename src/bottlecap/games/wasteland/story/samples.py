"""Every phrase that a story card could have, in words: the vocabulary of the story."""

from collections.abc import Callable
from typing import Final, cast

from bottlecap.games.wasteland.story.notation import Amount, Maybe, Number, OneOf, Part, StoryVerb
from bottlecap.games.wasteland.story.parts import Said
from bottlecap.games.wasteland.story.saying import (
    CASES,
    SAID_CONDITIONS,
    SAID_RESULTS,
    SAID_STANDING,
    SAID_TASKS,
    SAID_WHEN,
    SAID_WHERE,
    SAID_WHOM,
    StoryWords,
)
from bottlecap.games.wasteland.story.wording import labelled, needs, results, scene
from bottlecap.games.wasteland.tokens import FACTION_NAMES, TYPE_NAMES
from bottlecap.games.wasteland.words import Wording, capital

# Rows and pieces of cards with every way of putting phrases together.
ROWS: Final = (
    ["if caps-on-card 3: caps 1, trash else loot 1"],
    ["caps 1", "if star here: caps 1", "caps 2", "trash"],
    ["unless star here: caps 1"],
    ["unless trait idolized: caps 1"],
    ["for each: caps 1"],
)
NEEDS: Final = (["trait idolized"], ["trait idolized, caps 3", "star here"])
LABELS: Final = ("row-setup", "row-round", "row-lasting", "row-intro", "row-ok", "row-fail", "row-gain")
# What a place can be without.
LACKS: Final = ("star", "shield", "cap", "star without shield")


def story_vocabulary(words: Wording) -> list[str]:
    """As whole sentences."""
    speech = StoryWords(words)
    named = StoryWords(words, 0)
    does = f"{speech.phrase('trash')}."
    out = [sentence(said(speech, verb, text)) for verb in spoken() for text in examples_of(speech, verb.parts)]
    out += [
        cast(str, verb.made(speech, text.split())) for verb in SAID_STANDING.values() for text in examples_of(speech, verb.parts)
    ]
    out += [sentence(speech.place(place, case)) for place in places(speech) for case in CASES]
    out += [sentence(said(named, SAID_RESULTS[verb], "1")) for verb in ("star+", "shield+")]
    out += [capital(results(speech, texts)) for texts in ROWS]
    out += [capital(results(speech, [f"unless {text}: trash"])) for text in conditions(speech)]
    out += [needs(speech, alternatives, message) for alternatives in NEEDS for message in ("row-need", "row-must")]
    out += [labelled(speech, label, does) for label in LABELS]
    out.append(speech.text("row-task", {"does": speech.task("pay 4")}))
    out += [scene(speech, "settlement", True), scene(speech, "story", False)]
    out += [speech.text(label, {"number": 1, "does": does}) for label in ("row-goal", "row-option")]
    return list(dict.fromkeys(out))


def sentence(text: str) -> str:
    return f"{capital(text)}."


def spoken() -> list[StoryVerb]:
    """All verbs but those of places and of what lasts."""
    families = (SAID_RESULTS, SAID_TASKS, SAID_WHEN, SAID_CONDITIONS, SAID_WHOM)
    return [verb for family in families for verb in family.values()]


def said(speech: StoryWords, verb: StoryVerb, text: str) -> str:
    return cast(str, verb.made(speech, text.split()))


def conditions(speech: StoryWords) -> list[str]:
    return [f"{verb.verb} {text}".strip() for verb in SAID_CONDITIONS.values() for text in examples_of(speech, verb.parts)]


def places(speech: StoryWords) -> list[str]:
    """Named places and markers, and every kind of place."""
    found = [speech.content.atlas.place_ids[0], *speech.content.ids["marker"][:1]]
    for verb in SAID_WHERE.values():
        # What a place is without stands behind the place, and is no verb that a phrase begins with.
        if verb.verb != "without":
            found += [f"{verb.verb} {text}".strip() for text in examples_of(speech, verb.parts)]
    return [*found, *[f"settlement without {lack}" for lack in LACKS], "ruin or settlement"]


# --- by class of part -------------------------------------------------------------------------------------------------


def examples_of(speech: StoryWords, parts: list[Part]) -> list[str]:
    """What can stand for these parts, with each that is worded in a way of its own among them."""
    texts = [""]
    for part in parts:
        texts = [f"{before} {text}".strip() for before in texts for text in examples(speech, part)]
    return texts


def examples(speech: StoryWords, part: Part) -> list[str]:
    return EXAMPLES[type(part).__name__](speech, part)


def none(speech: StoryWords, part: Part) -> list[str]:
    return [""]


def itself(speech: StoryWords, part: Part) -> list[str]:
    return [part.name]


def numbers(speech: StoryWords, part: Part) -> list[str]:
    number = cast(Number, part)
    return [str(value) for value in sorted({number.low, max(number.low, min(2, number.high)), number.high})]


def amounts(speech: StoryWords, part: Part) -> list[str]:
    return ["1", "2", str(cast(Amount, part).high), "N", "N+1", "N-1"]


def every_word(speech: StoryWords, part: Part) -> list[str]:
    return cast(OneOf, part).words


def perhaps(speech: StoryWords, part: Part) -> list[str]:
    return ["", *examples(speech, cast(Maybe, part).part)]


def with_or_without(speech: StoryWords, part: Part) -> list[str]:
    behind = examples_of(speech, cast(Said, part).parts)
    return ["", *[f"{part.name} {text}" for text in behind]]


def flags(speech: StoryWords, part: Part) -> list[str]:
    return ["", part.name]


def bounds(speech: StoryWords, part: Part) -> list[str]:
    return ["", ">=3", "<=2"]


def sites(speech: StoryWords, part: Part) -> list[str]:
    return speech.content.atlas.place_ids[:1]


def some_places(speech: StoryWords, part: Part) -> list[str]:
    return ["settlement", *sites(speech, part)]


def cards(speech: StoryWords, part: Part) -> list[str]:
    return ["15"]


def markers(speech: StoryWords, part: Part) -> list[str]:
    return speech.content.ids["marker"][:1]


def items(speech: StoryWords, part: Part) -> list[str]:
    return speech.content.ids["item"][:1]


def goals(speech: StoryWords, part: Part) -> list[str]:
    return ["17.2"]


def letters(speech: StoryWords, part: Part) -> list[str]:
    return ["C", "PIL"]


def difficulties(speech: StoryWords, part: Part) -> list[str]:
    return ["4"]


def foes(speech: StoryWords, part: Part) -> list[str]:
    return [*TYPE_NAMES, *FACTION_NAMES, "human +1 radioactive"]


def prey(speech: StoryWords, part: Part) -> list[str]:
    enemy = speech.content.ids["enemy"][0]
    return [*TYPE_NAMES, "human >=2", "loot", "star or shield", enemy, f"{enemy} as super-mutant"]


def kinds(speech: StoryWords, part: Part) -> list[str]:
    return ["item", "weapon drug"]


def several_cards(speech: StoryWords, part: Part) -> list[str]:
    return ["86 88"]


def pools(speech: StoryWords, part: Part) -> list[str]:
    return ["72-79"]


def more_by_role(speech: StoryWords, part: Part) -> list[str]:
    return ["", "plus 2 with endorsement", "plus 2 with log", "plus 2 with muster", "plus 2 with guide"]


EXAMPLES: Final[dict[str, Callable[[StoryWords, Part], list[str]]]] = {
    "Number": numbers,
    "Difficulty": difficulties,
    "Amount": amounts,
    "OneOf": every_word,
    "Fixed": none,
    "At": itself,
    "Word": itself,
    "ThisQuest": none,
    "ThisCard": none,
    "ThisEncounter": none,
    "ThisDeck": none,
    "Flag": flags,
    "Bounds": bounds,
    "Place": some_places,
    "Site": sites,
    "Card": cards,
    "Marker": markers,
    "Unique": items,
    "Item": items,
    "Goal": goals,
    "Letters": letters,
    "Foe": foes,
    "FoeKind": prey,
    "Kinds": kinds,
    "Cards": several_cards,
    "Pooled": pools,
    "Swapped": several_cards,
    "PlusWithRole": more_by_role,
    "Maybe": perhaps,
    "Said": with_or_without,
}
