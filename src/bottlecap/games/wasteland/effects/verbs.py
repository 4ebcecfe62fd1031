"""Every verb of the things: what a card does when it is used, what it does while it lasts, what using it costs, and the
conditions that companions and agendas ask for. What each means exactly stands in docs/wasteland-content.md.
"""

from typing import Final

from bottlecap.games.wasteland.effects.notation import Number, OneOf, Verb

LETTER_NAMES: Final = ["S", "P", "E", "C", "I", "A", "L"]
PART_NAMES: Final = ["head", "torso", "arms", "legs"]
TYPE_NAMES: Final = ["creature", "human", "robot", "super-mutant", "monster"]
FACTION_NAMES: Final = ["star", "shield"]
FORCE_NAMES: Final = [*TYPE_NAMES, *FACTION_NAMES]
PROPERTY_NAMES: Final = ["aggressive", "armored", "radioactive", "ranged", "loot", "flee"]
TRAIT_NAMES: Final = ["idolized", "vilified", "synth", "super-mutant", "well-rested", "addicted"]

# What a card is, and from which deck it comes. Behind the kinds stand the words that a card can bear beside its kind;
# what a condition counts as "has …" is any of these, or the unique assets.
KIND_NAMES: Final = ["weapon", "apparel", "companion", "aid", "drug", "magazine", "junk", "tool", "event", "rule"]
KEYWORD_NAMES: Final = ["robot"]
DECK_NAMES: Final = ["loot", "asset", "unique", "own"]
COUNTED_NAMES: Final = [*KIND_NAMES[:8], *KEYWORD_NAMES, "unique"]

# When a card is used. `turn`: its owner's turn, between actions and within a Move. `before fight`: a fight of its owner has
# begun and the dice lie still. `in fight` and `in test`: the dice are thrown, and rerolls are made. `gained`: at once.
MOMENT_NAMES: Final = ["turn", "before fight", "in fight", "in test", "gained"]
TURN: Final = 1
BEFORE_FIGHT: Final = 2
IN_FIGHT: Final = 4
IN_TEST: Final = 8
GAINED: Final = 16
AT_EASE: Final = TURN | GAINED
ANY_FIGHT: Final = BEFORE_FIGHT | IN_FIGHT
ANY_THROW: Final = IN_FIGHT | IN_TEST
ALWAYS: Final = 31

READY_NAMES: Final = ["companion", "all"]
SOURCE_NAMES: Final = ["ground", "enemies"]
SLOT_NAMES: Final = ["weapon", "apparel", "companion"]


def by_verb(verbs: list[Verb]) -> dict[str, Verb]:
    return {verb.verb: verb for verb in verbs}


# What is done when a card is used.
DOES: Final = by_verb(
    [
        Verb("heal", [Number("health", 1, 16)], ALWAYS),
        Verb("cleanse", [Number("rads", 1, 16)], AT_EASE),
        Verb("caps", [Number("caps", 1, 20)], AT_EASE),
        Verb("loot", [Number("cards", 1, 4)], AT_EASE),
        Verb("agenda", [Number("cards", 1, 2)], AT_EASE),
        Verb("xp", [Number("points", 1, 8)], AT_EASE),
        Verb("move", [Number("points", 1, 6)], TURN),
        Verb("action", [Number("actions", 1, 2)], TURN),
        Verb("explore", None, TURN),
        Verb("kill", [Number("level", 1, 3), Number("sectors", 0, 4)], TURN),
        Verb("unseen", None, TURN),
        Verb("ready", [OneOf("what", READY_NAMES)], TURN),
        Verb("become", [OneOf("trait", TRAIT_NAMES)], ALWAYS),
        Verb("lose", [OneOf("trait", TRAIT_NAMES)], ALWAYS),
        Verb("reroll", [Number("rerolls", 1, 4)], ANY_THROW),
        Verb("set", [Number("dice", 1, 3)], ANY_THROW),
        Verb("hits", [Number("hits", 1, 3)], ANY_FIGHT),
        Verb("shield", [Number("armour", 1, 6)], ANY_FIGHT),
        Verb("icons", [Number("icons", 1, 6)], IN_TEST),
    ]
)

# What holds while a card is equipped (weapon, apparel, companion), carried (tool) or lies with its survivor (rule, trait).
LASTING: Final = by_verb(
    [
        Verb("test-reroll", [OneOf("letter", LETTER_NAMES)]),
        Verb("hits-against", [OneOf("type", TYPE_NAMES), Number("hits", 1, 2)]),
        Verb("aim", [OneOf("part", PART_NAMES)]),
        Verb("safe-from", [OneOf("source", SOURCE_NAMES)]),
        Verb("rads-heal"),
        Verb("camp-heal", [Number("health", -3, 5)]),
        Verb("pack", [Number("places", -2, 2)]),
        Verb("stride", [Number("points", 1, 2)]),
        Verb("slow", [Number("points", 1, 1), Number("caps", 1, 3)]),
        Verb("buy", [Number("caps", -3, 3)]),
        Verb("second-apparel"),
    ]
)

# What using a card costs.
COSTS: Final = by_verb([Verb("exhaust"), Verb("discard"), Verb("caps", [Number("caps", 1, 9)])])

# What readying a card costs.
READY_COSTS: Final = by_verb([Verb("caps", [Number("caps", 1, 9)])])

# What companions ask of their survivor, and agendas of their holder.
CONDITIONS: Final = by_verb(
    [
        Verb("letter", [OneOf("letter", LETTER_NAMES)]),
        Verb("letters", [Number("letters", 1, 7)]),
        Verb("trait", [OneOf("trait", TRAIT_NAMES)]),
        Verb("no-trait", [OneOf("trait", TRAIT_NAMES)]),
        Verb("caps", [Number("caps", 1, 99)]),
        Verb("health", [Number("health", 1, 16)]),
        Verb("unhurt"),
        Verb("rads", [Number("rads", 1, 16)]),
        Verb("rads-most", [Number("rads", 0, 15)]),
        Verb("has", [OneOf("what", COUNTED_NAMES), Number("cards", 1, 4)]),
        Verb("equipped", [OneOf("slot", SLOT_NAMES)]),
        Verb("armour", [Number("armour", 1, 6)]),
        Verb("kept", [Number("cards", 1, 4)]),
        Verb("unexplored-most", [Number("tiles", 0, 18)]),
    ]
)
