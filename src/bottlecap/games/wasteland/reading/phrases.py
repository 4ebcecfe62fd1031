"""Phrases of the notation: what a card does, when it is used, what that costs, what it asks for."""

from collections.abc import Mapping
from typing import cast

from mypy_extensions import i64

from bottlecap.games.wasteland.effects.base import MOMENT_NAMES
from bottlecap.games.wasteland.effects.notation import Verb
from bottlecap.games.wasteland.effects.verbs import CONDITIONS, COSTS, DOES, LASTING, READY_COSTS
from bottlecap.games.wasteland.reading.entries import Entries


class Phrase:
    """A verb and the numbers of its parts, 0 where it has fewer."""

    def __init__(self, verb: str, first: i64, second: i64, made: object = None) -> None:
        self.verb = verb
        self.first = first
        self.second = second
        # The effect itself.
        self.made = made


class Use:
    """One way to use a card: when, for what, and what is done, from left to right."""

    def __init__(self, moments: i64, does: list[Phrase]) -> None:
        # As a mask of moments.
        self.moments = moments
        self.does = does
        self.exhausts = False
        self.discards = False
        self.caps: i64 = 0


class Condition:
    """Holds if all phrases of at least one alternative do; one without alternatives holds always."""

    def __init__(self, alternatives: list[list[Phrase]]) -> None:
        self.alternatives = alternatives


def phrase(pack: Entries, text: str, verbs: Mapping[str, Verb], what: str) -> Phrase:
    word, _, rest = text.strip().partition(" ")
    if word not in verbs:
        raise pack.bad(f"{what}: there is no verb {word!r} (there are: {', '.join(sorted(verbs))})")
    verb = verbs[word]
    numbers = [cast(int, value) for value in verb.values(pack, rest.strip())]
    made = None if verb.make is None else verb.make(*numbers)
    return Phrase(word, numbers[0] if numbers else 0, numbers[1] if len(numbers) > 1 else 0, made)


def lasting(pack: Entries, entry: Mapping[str, object]) -> list[Phrase]:
    return [phrase(pack, text, LASTING, "lasting") for text in pack.words(entry, "lasting")]


def condition(pack: Entries, entry: Mapping[str, object], key: str) -> Condition:
    alternatives = [text.split(",") for text in pack.words(entry, key)]
    return Condition([[phrase(pack, text, CONDITIONS, key) for text in texts] for texts in alternatives])


def uses(pack: Entries, entry: Mapping[str, object]) -> list[Use]:
    """The rows of a card."""
    out: list[Use] = []
    for row in pack.tables(entry, "use", {"when", "cost", "does"}):
        moments = pack.mask(pack.text(row, "when").split(" or "), "when", MOMENT_NAMES)
        use = Use(moments, [done(pack, text, moments) for text in pack.words(row, "does")])
        if not use.does:
            raise pack.bad("a use must do something")
        pay(pack, use, pack.words(row, "cost"))
        out.append(use)
    return out


def done(pack: Entries, text: str, moments: i64) -> Phrase:
    """What a use does, if it can be done whenever the use can."""
    out = phrase(pack, text, DOES, "does")
    if moments & ~DOES[out.verb].moments:
        raise pack.bad(f"{text!r} cannot be done {' or '.join(names_of(moments & ~DOES[out.verb].moments))}")
    return out


def names_of(moments: i64) -> list[str]:
    return [name for place, name in enumerate(MOMENT_NAMES) if moments & (1 << place)]


def pay(pack: Entries, use: Use, costs: list[str]) -> None:
    for text in costs:
        cost = phrase(pack, text, COSTS, "cost")
        if cost.verb == "exhaust":
            use.exhausts = True
        elif cost.verb == "discard":
            use.discards = True
        else:
            use.caps += cost.first
    if not costs:
        raise pack.bad("a use must cost something: exhaust, discard, or caps")
    if use.exhausts and use.discards:
        raise pack.bad("a card is exhausted by its use or discarded, not both")


def ready_caps(pack: Entries, entry: Mapping[str, object], use: list[Use]) -> i64:
    """What readying the card costs."""
    if "ready" not in entry:
        return 0
    if not any(one.exhausts for one in use):
        raise pack.bad("it is never exhausted, so readying it has no price")
    return phrase(pack, pack.text(entry, "ready"), READY_COSTS, "ready").first
