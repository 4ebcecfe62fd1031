"""The things that survivors own, from `items.toml`: loot, assets, unique assets, the survivors' own cards."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.effects.base import WHEN_GAINED
from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.reading.phrases import Condition, Phrase, Use, condition, lasting, ready_caps, uses
from bottlecap.games.wasteland.tokens import DECK_NAMES, KEYWORD_NAMES, KIND_NAMES, LETTER_WORDS

FILE: Final = "items.toml"
COUNTS: Final = {"loot": 34, "asset": 25, "unique": 11, "own": 5}
WORN: Final = ("weapon", "apparel", "companion")
# Used up, so that a row that only turned such a card would make no sense.
USED_UP: Final = ("aid", "drug", "magazine", "event")
KEYS: Final = {
    *("deck", "kind", "keywords", "letters", "ranged", "armour", "lasting", "use", "ready", "recruit", "keep", "price"),
}


class Thing(Named):
    """A card that is owned."""

    def __init__(self, named: Named) -> None:
        super().__init__(named.id, named.entry, named.names, named.flavours)
        # Places in DECK_NAMES and KIND_NAMES; masks over KEYWORD_NAMES and LETTER_WORDS.
        self.deck: i64 = 0
        self.kind: i64 = 0
        self.keywords: i64 = 0
        self.letters: i64 = 0
        self.ranged = False
        self.armour: i64 = 0
        # In caps; -1: it has none, and is neither bought nor sold.
        self.price: i64 = -1
        # In caps, for readying it.
        self.ready: i64 = 0
        self.lasting: list[Phrase] = []
        self.uses: list[Use] = []
        # Of a companion: what its survivor needs to recruit it, and to ready it.
        self.recruit = Condition([])
        self.keep = Condition([])


def read_things(pack: Entries) -> list[Thing]:
    """All copies, in the order of the file."""
    things: list[Thing] = []
    for entry in pack.listed(FILE, "item"):
        for named in pack.called("item", entry, KEYS):
            thing = Thing(named)
            fill(pack, thing, entry)
            check(pack, thing)
            things.append(thing)
        pack.no_doubles([*things])
    for place, (deck, count) in enumerate(COUNTS.items()):
        pack.counted(f"{deck} cards", len([thing for thing in things if thing.deck == place]), count)
    return things


def fill(pack: Entries, thing: Thing, entry: Mapping[str, object]) -> None:
    thing.deck = pack.one_of(entry.get("deck"), "deck", DECK_NAMES)
    thing.kind = pack.one_of(entry.get("kind"), "kind", KIND_NAMES)
    thing.keywords = pack.mask(pack.words(entry, "keywords"), "keywords", KEYWORD_NAMES)
    thing.letters = pack.mask(list(pack.text(entry, "letters")), "letters", LETTER_WORDS)
    thing.ranged = pack.flag(entry, "ranged")
    thing.armour = pack.whole(entry, "armour", 0, 0, 3)
    thing.lasting = lasting(pack, entry)
    thing.uses = uses(pack, entry)
    thing.ready = ready_caps(pack, entry, thing.uses)
    thing.recruit = condition(pack, entry, "recruit")
    thing.keep = condition(pack, entry, "keep")
    if "price" in entry:
        thing.price = pack.whole(entry, "price", 0, 1, 20)


def check(pack: Entries, thing: Thing) -> None:
    """What such a card cannot be."""
    kind, deck = KIND_NAMES[thing.kind], DECK_NAMES[thing.deck]
    check_price(pack, thing, kind, deck)
    if (kind == "weapon") != (thing.letters > 0):
        raise pack.bad("a weapon shows letters, and nothing else does")
    if thing.ranged and kind != "weapon":
        raise pack.bad("only a weapon is ranged")
    if thing.armour and kind != "apparel":
        raise pack.bad("only apparel has armour")
    if thing.keywords and kind != "companion":
        raise pack.bad("only a companion is a robot")
    if thing.recruit.alternatives and (kind != "companion" or deck != "asset"):
        raise pack.bad("only a companion of the asset deck is recruited")
    if thing.keep.alternatives and kind != "companion":
        raise pack.bad("only a companion asks for something when it is readied")
    if thing.ready and kind == "companion":
        raise pack.bad("a companion is readied by what it asks for, not for caps")
    if thing.lasting and kind not in WORN and kind not in ("tool", "rule"):
        raise pack.bad(f"a card that is {kind} does nothing that lasts")
    if kind == "rule" and (deck != "own" or thing.uses):
        raise pack.bad("a rule card is a survivor's own, and is never used")
    if (kind == "event") != any(use.moments & WHEN_GAINED for use in thing.uses):
        raise pack.bad("what happens when a card is gained is an event, and nothing else is")
    if kind == "event" and any(use.moments != WHEN_GAINED or use.caps for use in thing.uses):
        raise pack.bad("an event happens when it is drawn, and costs nothing but itself")
    if kind in USED_UP and not all(use.discards for use in thing.uses):
        raise pack.bad(f"a card that is {kind} is discarded by its use")


def check_price(pack: Entries, thing: Thing, kind: str, deck: str) -> None:
    if deck == "unique" or kind in ("companion", "event", "rule"):
        if thing.price >= 0:
            raise pack.bad("companions, events, rule cards and unique assets have no price")
    elif thing.price < 0:
        raise pack.bad(f"a card of the deck {deck!r} that is {kind} needs a price")
