"""The survivors and the sides of the trait tokens, from `survivors.toml`."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bottlecap.games.wasteland.effects.base import ANY_THROW
from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.reading.phrases import Phrase, Use, lasting, uses
from bottlecap.games.wasteland.reading.things import Thing
from bottlecap.games.wasteland.tokens import DECK_NAMES, LETTER_WORDS, TRAIT_NAMES

FILE: Final = "survivors.toml"
SURVIVORS: Final = 5
FULL: Final = 16
OWN: Final[i64] = DECK_NAMES.index("own")


class Survivor(Named):
    """Who one can be."""

    def __init__(self, named: Named) -> None:
        super().__init__(named.id, named.entry, named.names, named.flavours)
        # A place in LETTER_WORDS: the token it begins with.
        self.letter: i64 = 0
        # The place of its own card among the things.
        self.card: i64 = 0
        self.health: i64 = FULL
        # A place in TRAIT_NAMES: what it is from the beginning. -1: nothing.
        self.trait: i64 = -1


class Trait(Named):
    """A side of a trait token, by its place in TRAIT_NAMES."""

    def __init__(self, named: Named) -> None:
        super().__init__(named.id, named.entry, named.names, named.flavours)
        # The place of the token's other side.
        self.other: i64 = 0
        # Whether it cannot be turned over.
        self.locked = False
        self.lasting: list[Phrase] = []
        self.uses: list[Use] = []


def tables(pack: Entries) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    data = pack.table(FILE)
    pack.check_keys(data, {"survivor", "trait"})
    return pack.tables_of(data, "survivor"), pack.tables_of(data, "trait")


def read_survivors(pack: Entries, things: list[Thing]) -> list[Survivor]:
    """things: among which their own cards are."""
    survivors: list[Survivor] = []
    for entry in tables(pack)[0]:
        for named in pack.called("survivor", entry, {"letter", "card", "health", "trait"}):
            survivor = Survivor(named)
            survivor.letter = pack.one_of(entry.get("letter"), "letter", LETTER_WORDS)
            survivor.health = pack.whole(entry, "health", FULL, 1, FULL)
            if "trait" in entry:
                survivor.trait = pack.one_of(entry["trait"], "trait", TRAIT_NAMES)
            survivor.card = own_card(pack, entry, things)
            if any(other.card == survivor.card for other in survivors):
                raise pack.bad(f"{entry['card']!r} is another survivor's own card")
            survivors.append(survivor)
        pack.no_doubles([*survivors])
    pack.counted("survivors", len(survivors), SURVIVORS)
    return survivors


def own_card(pack: Entries, entry: Mapping[str, object], things: list[Thing]) -> i64:
    place: i64 = 0
    for thing in things:
        if thing.id == entry.get("card") and thing.deck == OWN:
            return place
        place += 1
    raise pack.bad(f"there is no survivor's own card {entry.get('card')!r}")


def read_traits(pack: Entries) -> list[Trait]:
    """In the order of TRAIT_NAMES."""
    traits: list[Trait] = []
    for entry in tables(pack)[1]:
        for named in pack.called("trait", entry, {"other", "locked", "lasting", "use"}, flavour=False):
            trait = Trait(named)
            trait.other = pack.one_of(entry.get("other"), "other", TRAIT_NAMES)
            trait.locked = pack.flag(entry, "locked")
            trait.lasting = lasting(pack, entry)
            trait.uses = uses(pack, entry)
            check_trait(pack, trait)
            traits.append(trait)
    pack.entry = ""
    if [trait.id for trait in traits] != TRAIT_NAMES:
        raise pack.bad(f"the traits must be {', '.join(TRAIT_NAMES)}, in this order")
    for place, trait in enumerate(traits):
        # The sides of a token stand side by side.
        if trait.other != place ^ 1:
            pack.entry = f"trait {trait.id!r}"
            raise pack.bad("two sides of a token must name one another")
    return traits


def check_trait(pack: Entries, trait: Trait) -> None:
    """What such a token cannot do."""
    if any(not use.discards or use.caps or use.moments & ~ANY_THROW for use in trait.uses):
        raise pack.bad("a trait is given up in a fight or a test, at the price of itself")
    if any(phrase.verb != "camp-heal" for phrase in trait.lasting):
        raise pack.bad("of what lasts a trait has no more than camp-heal")
