"""Short scenes of Wasteland for the playthroughs: a table set up, what chance shows, and what everybody does.

In all of them the agenda deck has a last card and the factions stand one step before the end of the track: with the end of the
round the match is over, unless it ends before.
"""

from typing import Any

from tests.golden import Move, Scene, does
from tests.wasteland.table import altered, drawing, table

import bottlecap

CHANCE = bottlecap.CHANCE
NORTH, EAST, WEST, CAMP = (f"crossroads/{place}" for place in ("north", "east", "west", "camp"))
RIVER, SHORE = "downtown-boston/river", "downtown-boston/downtown"


def last_round(players: int, *deck: str, **changes: Any) -> bottlecap.Match:
    """The last round: a card or these are left in the agenda deck, and the factions need one step more."""
    # Without a story: what happens in a scene shall meet no goal.
    match = table(players, **{"enemies": {}, "power": [5, 5], "quests": {"q-014": "library"}, "watched": 0, **changes})
    unseen: list[str] = match.position()["agendas"]["zones"]["deck"]  # type: ignore[index]
    left = deck or unseen[:1]
    return altered(match, agendas={agenda: "discard" for agenda in unseen if agenda not in left})


def falls(*faces: str) -> Move:
    """The dice show these faces, the first die first."""
    first, second, third = faces
    return does(CHANCE, "fall", first=first, second=second, third=third)


def end_turns(*seats: int) -> tuple[Move, ...]:
    return tuple(does(seat, "end-turn") for seat in seats)


# --- a fight with rerolls -----------------------------------------------------------------------------------------------


def with_a_shotgun() -> bottlecap.Match:
    """The first player has two letters of a good weapon; a psycho in the same sector, a radroach in the next one."""
    return last_round(
        2,
        where=[NORTH, EAST],
        enemies={"raider-psycho": NORTH, "radroach-1": WEST},
        held=[["combat-shotgun", "leather-armor"], []],
        letters=["pea", "sl"],
        hands=[["curator"], ["rainy-day"]],
    )


REROLLS = Scene(
    with_a_shotgun,
    (
        does(0, "fight", enemy="raider-psycho"),
        falls("torso", "head", "legs"),
        # As the odds say: first for the hit that is missing, then for less damage.
        does(0, "reroll", dice=0b101),
        falls("arms", "head", "legs"),
        does(0, "reroll", dice=0b100),
        falls("arms", "head", "body"),
        *end_turns(0, 1),
    ),
)


# --- a death, and an elimination ----------------------------------------------------------------------------------------


def weakened() -> bottlecap.Match:
    """The first player has two health left over radiation, and much in the pack."""
    return last_round(
        2,
        where=[NORTH, EAST],
        enemies={"deathclaw-1": WEST},
        held=[["tire-iron", "stimpak", "junk-1", "buffout"], ["combat-knife"]],
        health=[6, 16],
        rads=[4, 0],
        letters=["ea", "sl"],
        hands=[["curator"], ["rainy-day"]],
    )


DEATH = Scene(
    weakened,
    (
        does(0, "move", sector=WEST),
        falls("head", "legs", "torso"),
        does(0, "keep"),
        does(0, "stand-up", sector=EAST),
        *end_turns(1),
    ),
)


def glowing() -> bottlecap.Match:
    """Two survivors beside the river who can take hardly any more radiation."""
    return last_round(
        2,
        where=[SHORE, SHORE],
        rads=[15, 14],
        held=[["combat-knife"], ["tire-iron", "junk-1"]],
        hands=[["curator"], ["rainy-day"]],
    )


ELIMINATION = Scene(
    glowing,
    (
        does(0, "move", sector=RIVER),
        does(1, "move", sector=RIVER),
        does(1, "move", sector=SHORE),
        does(1, "move", sector=RIVER),
    ),
)

# --- a trade with a shown agenda ----------------------------------------------------------------------------------------


def in_one_camp() -> bottlecap.Match:
    """Three survivors on the crossroads, two of them near each other; the second player wants one armour more."""
    return last_round(
        3,
        where=[CAMP, CAMP, SHORE],
        held=[["tire-iron", "vault-suit", "water-1"], ["combat-knife", "combat-armor", "codsworth"], []],
        caps=[2, 9, 3],
        hands=[["payday-1", "curator"], ["untouchable-1", "untouchable-2", "rainy-day"], ["memory-lane"]],
        letters=["ea", "sl", "pi"],
    )


TRADE = Scene(
    in_one_camp,
    (
        does(0, "camp"),
        does(0, "show-agenda", to=1, agenda="payday-1"),
        does(0, "offer", to=1, give=["suit"], take=[], agendas=1, wants=0, caps=-6),
        does(1, "refuse"),
        does(0, "offer", to=1, give=["suit"], take=["companion"], agendas=1, wants=1, caps=-2),
        does(1, "accept"),
        does(0, "give-agenda", agenda="curator"),
        does(1, "give-agenda", agenda="rainy-day"),
        does(0, "equip-gained"),
        does(1, "equip-gained"),
        does(0, "sleep"),
        does(0, "break-camp"),
        *end_turns(0, 1, 2),
    ),
)


# --- how it ends --------------------------------------------------------------------------------------------------------


def led_by_the_star() -> bottlecap.Match:
    """The second player has bet on the faction that leads, and draws the last two cards of the deck."""
    hands = [["curator"], ["freedom-1", "freedom-2"]]
    match = last_round(2, "payday-1", "household-name", where=[NORTH, EAST], hands=hands, power=[5, 2])
    return drawing(match, 2, seat=1)


FACTION = Scene(led_by_the_star, (does(CHANCE, "draw-agenda", agenda="household-name"),))


def nearly_enough() -> bottlecap.Match:
    """The first player lacks four caps for a third point of each Payday."""
    return last_round(
        2,
        where=[NORTH, EAST],
        hands=[["untouchable-1", "untouchable-2", "payday-1", "payday-2"], ["curator"]],
        held=[["combat-armor", "vault-suit"], []],
        caps=[6, 3],
        perks={"cap-collector": "held 0"},
    )


INFLUENCE = Scene(nearly_enough, (does(0, "use-perk", perk="cap-collector"),))
