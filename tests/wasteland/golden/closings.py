"""The last moves of Wasteland's stories: one scene for each goal that closes one.

The last quest is in play, and its goal makes its faction reach the end of the power track.
"""

from copy import deepcopy
from typing import Any

from tests.golden import Move, Scene, does
from tests.wasteland.boards import Table
from tests.wasteland.golden.scenes import CHANCE, end_turns, falls
from tests.wasteland.table import table

import bottlecap

AVENUE, HEIGHTS, DOWNTOWN, RAILROAD = (f"downtown-boston/{place}" for place in ("avenue", "heights", "downtown", "railroad"))
CITY, HARBOR = "diamond-city/city", "far-harbor/harbor"
# Where Hofmann Farm lies in the Pitt.
FARM_SLOT = 13


def closing(
    scenario: str,
    *quests: str,
    players: int = 2,
    marks: dict[str, str] | None = None,
    stars: list[str] | None = None,
    shields: list[str] | None = None,
    capped: list[str] | None = None,
    kept: dict[str, str] | None = None,
    decks: dict[str, list[str]] | None = None,
    **changes: Any,
) -> bottlecap.Match:
    """Late in a match: just these quests are in play, by the numbers on them; markers belong to the last.

    capped: sectors with a cap. kept: roles by the numbers of cards that seat 0 keeps. decks: the numbers of encounters that
    are in a deck too. The rest as in `table`.
    """
    match = table(players, scenario, **{"enemies": {}, "round": 9, **changes})
    laid = Table(scenario, players, deepcopy(dict(match.position())))
    laid.clear_quests()
    for quest in quests:
        laid.stage(quest)
    for marker, sector in (marks or {}).items():
        laid.mark(marker, sector, quests[-1])
    laid.tokens(star=stars or [], shield=shields or [])
    laid.cap(capped or [])
    for card, role in (kept or {}).items():
        laid.keep(card, 0, role)
    for deck, cards in (decks or {}).items():
        laid.deck(deck, *cards)
    return laid.match()


def reveals(agenda: str) -> Move:
    """With the end of the round that agenda is revealed."""
    return does(CHANCE, "reveal-agenda", agenda=agenda)


# --- the Commonwealth ---------------------------------------------------------------------------------------------------


def under_an_umbrella() -> bottlecap.Match:
    """The Courser is a step before Railroad HQ, where the second player pays for one volunteer more."""
    return closing(
        "commonwealth",
        "024",
        marks={"courser": AVENUE},
        where=["diamond-city/gate", RAILROAD],
        caps=[16, 9],
        power=[2, 2],
        hands=[["security-1", "security-2", "payday-1", "curator"], ["freedom-1", "payday-2"]],
    )


UMBRELLA = Scene(
    under_an_umbrella,
    (
        *end_turns(0),
        does(1, "quest", goal="q-024-2"),
        *end_turns(1),
        # The volunteer goes to meet him.
        reveals("freedom-2"),
        *end_turns(0, 1),
        reveals("rainy-day"),
    ),
)


def behind_a_drum() -> bottlecap.Match:
    """The first player, whom the muster roll was given, has led the Minutemen to within sight of Railroad HQ; the second waits."""
    return closing(
        "commonwealth",
        "025",
        marks={"minutemen": HEIGHTS},
        kept={"026": "muster"},
        where=[HEIGHTS, AVENUE],
        power=[1, 3],
        letters=["eac", "sil"],
        hands=[["security-1", "curator"], ["security-2", "rainy-day", "payday-1", "know-it-all-1", "untouchable-1"]],
    )


DRUM = Scene(
    behind_a_drum,
    (
        does(0, "escort", marker="minutemen"),
        falls("legs", "body", "body"),
        does(0, "keep"),
        does(0, "lead-to", sector=AVENUE),
        *end_turns(0),
        does(1, "escort", marker="minutemen"),
        falls("legs", "body", "arms"),
        # The test is passed, but nobody goes a step for that.
        does(1, "reroll", dice="second"),
        falls("legs", "head", "arms"),
        does(1, "lead-to", sector=DOWNTOWN),
        does(1, "lead-to", sector=RAILROAD),
    ),
)


def mustered_in_diamond_city() -> bottlecap.Match:
    """The Minutemen wait in Diamond City, and so does the muster roll, for somebody idolized."""
    return closing(
        "commonwealth",
        "025",
        marks={"minutemen": CITY},
        decks={"settlement": ["026"]},
        where=[CITY, "cit-ruins/quay"],
        power=[3, 0],
        letters=["eaci", "sl"],
        traits=[1, 0, 0, 0, 0, 0],
        held=[["tire-iron", "piper"], ["vault-suit"]],
        hands=[["freedom-1", "household-name"], ["security-1", "rainy-day"]],
    )


MUSTER = Scene(
    mustered_in_diamond_city,
    (
        does(0, "encounter"),
        does(CHANCE, "draw-encounter", encounter="e-026"),
        does(0, "choose-option", option=1),
        does(0, "escort", marker="minutemen"),
        falls("torso", "head", "body"),
        does(0, "keep"),
        does(0, "lead-to", sector="diamond-city/stands"),
        does(0, "lead-to", sector="cit-ruins/quay"),
        does(0, "lead-to", sector="cit-ruins/ruins"),
    ),
)


def carrying_a_door() -> bottlecap.Match:
    """The door has come to the foot of the Institute; a synth bars the way."""
    return closing(
        "commonwealth",
        "028",
        marks={"blueprint": "diamond-city/stands"},
        shields=["cit-ruins/quay"],
        where=["diamond-city/stands", RAILROAD],
        power=[2, 1],
        held=[["combat-shotgun", "leather-armor"], ["vault-suit"]],
        letters=["pea", "sl"],
        hands=[["freedom-1", "freedom-2"], ["security-1", "rainy-day"]],
    )


DOOR = Scene(
    carrying_a_door,
    (
        does(0, "carry", sector="cit-ruins/quay"),
        does(0, "fight-faction", faction="shield", sector="cit-ruins/quay"),
        falls("head", "arms", "legs"),
        does(0, "reroll", dice="first-second-third"),
        falls("torso", "arms", "body"),
        does(0, "keep"),
        does(CHANCE, "draw-loot", item="water-1"),
        *end_turns(0, 1),
        reveals("untouchable-1"),
        does(0, "carry", sector="cit-ruins/ruins"),
    ),
)


# --- Far Harbor ---------------------------------------------------------------------------------------------------------


def among_the_last_lamps() -> bottlecap.Match:
    """The first player stands beside the last condenser of Far Harbor; in the town there is a meeting."""
    return closing(
        "far-harbor",
        "030",
        "042",
        stars=[HARBOR],
        shields=["the-nucleus/nucleus", "acadia/acadia"],
        where=[HARBOR, "acadia/north"],
        power=[2, 3],
        letters=["eas", "sl"],
        hands=[["security-1", "security-2"], ["freedom-1", "rainy-day"]],
    )


LAMPS = Scene(
    among_the_last_lamps,
    (
        does(0, "quest", goal="q-030-1"),
        falls("head", "torso", "body"),
        does(0, "keep"),
        does(0, "encounter"),
        does(CHANCE, "draw-encounter", encounter="e-031"),
        does(0, "choose-option", option=2),
    ),
)


def in_the_surgery() -> bottlecap.Match:
    """Alone, and badly wounded, in the Nucleus."""
    return closing(
        "far-harbor",
        "039",
        players=1,
        shields=["acadia/acadia"],
        stars=[HARBOR],
        where=["the-nucleus/nucleus"],
        health=[6],
        power=[1, 1],
        letters=["eacil"],
        held=[["stimpak", "water-1", "water-2"]],
        hands=[["freedom-1", "rainy-day", "curator", "memory-lane"]],
    )


SURGERY = Scene(
    in_the_surgery,
    (
        does(0, "quest", goal="q-039-2"),
        falls("head", "torso", "arms"),
        does(0, "keep"),
        does(0, "quest", goal="q-043-2"),
        falls("head", "torso", "body"),
        does(0, "reroll", dice="second-third"),
        falls("head", "arms", "limbs"),
        does(0, "keep"),
        # The stimpak stays in the bag.
        *end_turns(0),
        reveals("untouchable-1"),
        does(0, "quest", goal="q-043-2"),
        falls("head", "torso", "head"),
        does(0, "keep"),
    ),
)


# --- the Capital Wasteland ----------------------------------------------------------------------------------------------


def the_giant_walks() -> bottlecap.Match:
    """Liberty Prime has come as far as the Mall, two steps before the water."""
    return closing(
        "capital",
        "055",
        marks={"prime": "the-mall/park"},
        where=["megaton/town", "project-purity/shore"],
        caps=[12, 3],
        power=[2, 1],
        hands=[["security-1", "payday-1"], ["freedom-1", "freedom-2"]],
    )


GIANT = Scene(
    the_giant_walks,
    (
        does(0, "quest", goal="q-055-1"),
        *end_turns(0, 1),
        reveals("rainy-day"),
        *end_turns(0, 1),
        reveals("untouchable-1"),
    ),
)


# --- the Pitt -----------------------------------------------------------------------------------------------------------


def the_last_rebel() -> bottlecap.Match:
    """One rebel is left, in the Mill."""
    return closing(
        "pitt",
        "065",
        stars=["the-mill/mill"],
        shields=["haven/haven", "the-bridge/bridge"],
        where=["the-mill/sheds", "haven/steps"],
        power=[1, 3],
        held=[["combat-shotgun", "leather-armor"], ["vault-suit"]],
        letters=["pea", "sl"],
        hands=[["security-1", "security-2"], ["freedom-1", "rainy-day"]],
    )


REBEL = Scene(
    the_last_rebel,
    (
        does(0, "move", sector="the-mill/mill"),
        falls("torso", "arms", "body"),
        does(0, "keep"),
    ),
)


def the_last_slaver() -> bottlecap.Match:
    """One slaver is left, in Haven."""
    return closing(
        "pitt",
        "065",
        stars=["the-mill/mill"],
        shields=["haven/haven"],
        where=["haven/plaza", "haven/yard"],
        power=[3, 2],
        held=[["tire-iron"], ["combat-shotgun", "leather-armor"]],
        letters=["ea", "spl"],
        hands=[["security-1", "payday-1"], ["freedom-1", "freedom-2"]],
    )


SLAVER = Scene(
    the_last_slaver,
    (
        does(0, "move", sector="haven/haven"),
        does(0, "fight-faction", faction="shield", sector="haven/haven"),
        falls("torso", "legs", "body"),
        does(0, "keep"),
        *end_turns(0),
        does(1, "move", sector="haven/haven"),
        does(1, "fight-faction", faction="shield", sector="haven/haven"),
        falls("head", "arms", "body"),
        does(1, "keep"),
        does(CHANCE, "draw-loot", item="junk-1"),
    ),
)


def the_last_seals() -> bottlecap.Match:
    """Two settlements are left that have not signed."""
    return closing(
        "pitt",
        "066",
        faces={FARM_SLOT: "hofmann-farm"},
        where=["hofmann-farm/farm", "haven/haven"],
        power=[2, 3],
        letters=["eai", "sil"],
        hands=[["security-1", "payday-1"], ["security-2", "rainy-day"]],
    )


SEALS = Scene(
    the_last_seals,
    (
        does(0, "quest", goal="q-066-1"),
        falls("torso", "arms", "head"),
        does(0, "keep"),
        *end_turns(0),
        does(1, "quest", goal="q-066-1"),
        falls("torso", "limbs", "body"),
        does(1, "keep"),
        does(1, "quest", goal="q-066-1"),
        falls("torso", "arms", "legs"),
        does(1, "keep"),
    ),
)


def the_catch() -> bottlecap.Match:
    """Both players look into the register of Haven, while two settlements have signed."""
    return closing(
        "pitt",
        "066",
        faces={FARM_SLOT: "hofmann-farm"},
        capped=["hofmann-farm/farm"],
        where=["haven/haven", "haven/haven"],
        power=[2, 2],
        letters=["eap", "sil"],
        hands=[["security-1", "payday-1"], ["freedom-1", "freedom-2"]],
    )


CATCH = Scene(
    the_catch,
    (
        does(0, "quest", goal="q-066-2"),
        falls("torso", "arms", "head"),
        does(0, "reroll", dice="second"),
        falls("torso", "limbs", "head"),
        does(0, "keep"),
        *end_turns(0),
        does(1, "quest", goal="q-066-2"),
        falls("head", "arms", "head"),
        does(1, "keep"),
    ),
)
