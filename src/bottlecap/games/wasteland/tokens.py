"""What the box's tokens, slots and kinds of cards are called, and their numbers: the one place for both."""

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 4
NOBODY: Final[i64] = -1

# S.P.E.C.I.A.L.
LETTERS: Final[i64] = 7
LETTER_NAMES: Final[list[str]] = ["s", "p", "e", "c", "i", "a", "l"]
# As content files write them.
LETTER_WORDS: Final[list[str]] = ["S", "P", "E", "C", "I", "A", "L"]
# How many tokens of each letter there are.
LETTER_TOKENS: Final[i64] = 5

# The parts of a silhouette, as masks.
PART_NAMES: Final[list[str]] = ["head", "torso", "arms", "legs"]
HEAD: Final[i64] = 1
TORSO: Final[i64] = 2
ARMS: Final[i64] = 4
LEGS: Final[i64] = 8

DICE: Final[i64] = 3
DIE_NAMES: Final[list[str]] = ["first", "second", "third"]
FACES: Final[i64] = 6
THROWS: Final[i64] = FACES * FACES * FACES

# Whom an agenda card's line can activate: the five types of enemies, then the two factions.
TYPES: Final[i64] = 5
TYPE_NAMES: Final[list[str]] = ["creature", "human", "robot", "super-mutant", "monster"]
FACTIONS: Final[i64] = 2
FACTION_NAMES: Final[list[str]] = ["star", "shield"]
STAR: Final[i64] = 0
SHIELD: Final[i64] = 1
FORCE_NAMES: Final[list[str]] = [*TYPE_NAMES, *FACTION_NAMES]

# What enemies can have, as masks.
PROPERTY_NAMES: Final[list[str]] = ["aggressive", "armored", "radioactive", "ranged", "loot", "flee"]
AGGRESSIVE: Final[i64] = 1
ARMORED: Final[i64] = 2
RADIOACTIVE: Final[i64] = 4
RANGED: Final[i64] = 8
LOOT: Final[i64] = 16
FLEE: Final[i64] = 32

# Trait tokens have two sides; by pair: 0 none, 1 or 2 which side lies up.
PAIRS: Final[i64] = 3
TRAIT_NAMES: Final[list[str]] = ["idolized", "vilified", "synth", "super-mutant", "well-rested", "addicted"]
IDOLIZED: Final[i64] = 0
VILIFIED: Final[i64] = 1
SYNTH: Final[i64] = 2
SUPER_MUTANT: Final[i64] = 3
WELL_RESTED: Final[i64] = 4
ADDICTED: Final[i64] = 5

# Where an owned card lies: equipped, or in the inventory by its place there. The suit is apparel under other apparel.
SLOT_NAMES: Final[list[str]] = ["weapon", "apparel", "companion", "suit", "pack-1", "pack-2", "pack-3", "pack-4", "pack-5"]
WEAPON_SLOT: Final[i64] = 0
APPAREL_SLOT: Final[i64] = 1
COMPANION_SLOT: Final[i64] = 2
SUIT_SLOT: Final[i64] = 3
WORN: Final[i64] = 4
PACK: Final[i64] = 4

# The health track.
FULL: Final[i64] = 16
START_CAPS: Final[i64] = 3
CARRIED: Final[i64] = 3
HAND_LIMIT: Final[i64] = 4
MARKET: Final[i64] = 4
# The box knows no limit; this is more than all rounds of a match can bring.
MOST_CAPS: Final[i64] = (1 << 24) - 1

# A turn.
ACTIONS: Final[i64] = 2
MOVE_POINTS: Final[i64] = 2
ROUGH: Final[i64] = 2
CAMP_HEALTH: Final[i64] = 3

# What a card is, the words that it can bear beside its kind, and from which deck it comes. What is counted as "has …" is any
# of the kinds that can be owned, a keyword, or the unique assets.
KIND_NAMES: Final[list[str]] = ["weapon", "apparel", "companion", "aid", "drug", "magazine", "junk", "tool", "event", "rule"]
WEAPON: Final[i64] = 0
APPAREL: Final[i64] = 1
COMPANION: Final[i64] = 2
DRUG: Final[i64] = 4
TOOL: Final[i64] = 7
EVENT: Final[i64] = 8
# A survivor's own card that is neither item nor companion.
RULE_CARD: Final[i64] = 9
KEYWORD_NAMES: Final[list[str]] = ["robot"]
DECK_NAMES: Final[list[str]] = ["loot", "asset", "unique", "own"]
LOOT_CARD: Final[i64] = 0
ASSET_CARD: Final[i64] = 1
UNIQUE_CARD: Final[i64] = 2
OWN_CARD: Final[i64] = 3
COUNTED_NAMES: Final[list[str]] = [*KIND_NAMES[:8], *KEYWORD_NAMES, "unique"]

# As what a survivor can keep a story card: the order that it has there, less one.
ROLE_NAMES: Final[list[str]] = ["endorsement", "log", "muster", "guide"]
ENDORSEMENT: Final[i64] = 0
LOG: Final[i64] = 1


def names_in(mask: i64, names: list[str]) -> list[str]:
    """The names of what a mask holds."""
    return [name for place, name in enumerate(names) if mask >> place & 1]
