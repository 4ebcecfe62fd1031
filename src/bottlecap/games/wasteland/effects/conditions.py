"""What companions ask of their survivor, and agendas of their holder: a class each, with its notation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.games.wasteland.effects.base import Ambition, Condition
from bottlecap.games.wasteland.effects.notation import Called, Number, OneOf, Verb
from bottlecap.games.wasteland.growing import letters_held
from bottlecap.games.wasteland.state import HELD, WastelandState
from bottlecap.games.wasteland.tokens import (
    COUNTED_NAMES,
    DECK_NAMES,
    LETTER_WORDS,
    SLOT_NAMES,
    SUIT_SLOT,
    TRAIT_NAMES,
)

UNIQUE_DECK: Final[i64] = DECK_NAMES.index("unique")
# Behind the kinds that can be owned stand the keywords, then the unique assets.
KEYWORDS_FROM: Final[i64] = COUNTED_NAMES.index("robot")
UNIQUE: Final[i64] = COUNTED_NAMES.index("unique")
APPAREL_WORD: Final[i64] = SLOT_NAMES.index("apparel")


class HasLetter(Condition):
    def __init__(self, letter: i64) -> None:
        self.letter = letter

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.has_letter(seat, self.letter)


class Letters(Condition):
    """At least so many different letters."""

    def __init__(self, letters: i64) -> None:
        self.letters = letters

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return letters_held(s, seat) >= self.letters

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(letters_held(s, seat)), int(self.letters)


class HasTrait(Condition):
    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.has_trait(seat, self.trait)


class NoTrait(Condition):
    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return not s.has_trait(seat, self.trait)


class Caps(Condition):
    def __init__(self, caps: i64) -> None:
        self.caps = caps

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.caps[seat] >= self.caps

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(s.caps[seat]), int(self.caps)


class Health(Condition):
    """Health on the track, whatever the radiation."""

    def __init__(self, health: i64) -> None:
        self.health = health

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.health[seat] >= self.health

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(s.health[seat]), int(self.health)


class Unhurt(Condition):
    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.health[seat] == s.full_health(seat)

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(s.health[seat]), int(s.full_health(seat))


class Rads(Condition):
    def __init__(self, rads: i64) -> None:
        self.rads = rads

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.rads[seat] >= self.rads

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(s.rads[seat]), int(self.rads)


class RadsMost(Condition):
    def __init__(self, rads: i64) -> None:
        self.rads = rads

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.rads[seat] <= self.rads

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(s.rads[seat]), int(self.rads)


class Has(Condition):
    """Owns so many cards of a kind, with a keyword, or unique ones."""

    def __init__(self, what: i64, cards: i64) -> None:
        self.what = what
        self.cards = cards

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return count_of(s, seat, self.what) >= self.cards

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(count_of(s, seat, self.what)), int(self.cards)


def count_of(s: WastelandState, seat: i64, what: i64) -> i64:
    """How many cards of that kind a survivor owns."""
    count: i64 = 0
    for item in s.items.within(HELD + seat):
        if counts_as(s, item, what):
            count += 1
    return count


def counts_as(s: WastelandState, item: i64, what: i64) -> bool:
    """Whether a card is of that kind, has that keyword, or is a unique asset."""
    if what < KEYWORDS_FROM:
        return s.content.item_kind[item] == what
    if what == UNIQUE:
        return s.content.item_deck[item] == UNIQUE_DECK
    return s.content.item_keywords[item] >> (what - KEYWORDS_FROM) & 1 == 1


class Equipped(Condition):
    """A card lies in that slot; the suit is apparel too."""

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.wears(seat, self.slot) >= 0 or (self.slot == APPAREL_WORD and s.wears(seat, SUIT_SLOT) >= 0)


class Armour(Condition):
    def __init__(self, armour: i64) -> None:
        self.armour = armour

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.armour(seat) >= self.armour

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(s.armour(seat)), int(self.armour)


class Kept(Condition):
    """Keeps so many story cards."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return s.kept(seat) >= self.cards

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(s.kept(seat)), int(self.cards)


class UnexploredMost(Condition):
    """At most so many tiles lie face down."""

    def __init__(self, tiles: i64) -> None:
        self.tiles = tiles

    def holds(self, s: WastelandState, seat: i64) -> bool:
        return tiles_face_down(s) <= self.tiles

    def gauge(self, s: WastelandState, seat: i64) -> tuple[int, int]:
        return int(tiles_face_down(s)), int(self.tiles)


def tiles_face_down(s: WastelandState) -> i64:
    count: i64 = 0
    for face in s.face_at:
        if face < 0:
            count += 1
    return count


class AllOf(Condition):
    """All of several."""

    def __init__(self, parts: vec[Condition]) -> None:
        self.parts = parts

    def holds(self, s: WastelandState, seat: i64) -> bool:
        for part in self.parts:
            if not part.holds(s, seat):
                return False
        return True


class AnyOf(Condition):
    """One of several, where there are any."""

    def __init__(self, parts: vec[Condition]) -> None:
        self.parts = parts

    def holds(self, s: WastelandState, seat: i64) -> bool:
        for part in self.parts:
            if part.holds(s, seat):
                return True
        return len(self.parts) == 0


class Personal(Ambition):
    """Of the steps whose condition holds the best one counts."""

    def __init__(self, influence: vec[i64], conditions: vec[Condition]) -> None:
        self.influence = influence
        self.conditions = conditions
        self.best: i64 = 0
        for more in influence:
            self.best = max(self.best, more)

    def more(self, s: WastelandState, seat: i64) -> i64:
        best: i64 = 0
        i: i64 = 0
        while i < len(self.influence):
            if self.influence[i] > best and self.conditions[i].holds(s, seat):
                best = self.influence[i]
            i += 1
        return best

    def most(self, s: WastelandState) -> i64:
        return self.best


# How faction cards count: each step of the lead, each band of it, or not at all.
SCORING_NAMES: Final[list[str]] = ["spaces", "bands", "none"]
BY_SPACES: Final[i64] = 0
BY_BANDS: Final[i64] = 1


class OfFaction(Ambition):
    """One for each step that its faction is ahead of the other."""

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def more(self, s: WastelandState, seat: i64) -> i64:
        return self.most(s)

    def most(self, s: WastelandState) -> i64:
        return max(self.lead(s), 0)

    def counts(self, s: WastelandState) -> bool:
        """Whether faction cards are worth more than others at this table."""
        return s.scoring == BY_SPACES or s.scoring == BY_BANDS

    def lead(self, s: WastelandState) -> i64:
        """By how much the faction is ahead, as cards count it; below zero where it is behind."""
        own, other = s.power[self.faction], s.power[1 - self.faction]
        if s.scoring == BY_BANDS:
            own, other = s.map().band_at(own), s.map().band_at(other)
        elif s.scoring != BY_SPACES:
            return 0
        return own - other


VERBS: Final[list[Verb]] = [
    Verb("letter", HasLetter, [OneOf("letter", LETTER_WORDS)]),
    Verb("letters", Letters, [Number("letters", 1, 7)]),
    Verb("trait", HasTrait, [Called("trait", TRAIT_NAMES)]),
    Verb("no-trait", NoTrait, [Called("trait", TRAIT_NAMES)]),
    Verb("caps", Caps, [Number("caps", 1, 99)]),
    Verb("health", Health, [Number("health", 1, 16)]),
    Verb("unhurt", Unhurt),
    Verb("rads", Rads, [Number("rads", 1, 16)]),
    Verb("rads-most", RadsMost, [Number("rads", 0, 15)]),
    Verb("has", Has, [OneOf("what", COUNTED_NAMES), Number("cards", 1, 4)]),
    Verb("equipped", Equipped, [OneOf("slot", SLOT_NAMES[:3])]),
    Verb("armour", Armour, [Number("armour", 1, 6)]),
    Verb("kept", Kept, [Number("cards", 1, 4)]),
    Verb("unexplored-most", UnexploredMost, [Number("tiles", 0, 18)]),
]
