"""What can be told, and what its numbers count."""

from typing import Final

from bottlecap.engine.kinds import EventKind, Gathering, Join, Param
from bottlecap.games.shelter.board import (
    FACES,
    LETTERS,
    LEVELS,
    MOST_BONUS,
    MOST_EXCHANGES,
    MOST_HAPPINESS,
    MOST_ROUNDS,
    MOST_TIMES,
    RESOURCES,
    SEATS,
    SPACES,
)
from bottlecap.games.shelter.tokens import DWELLER_NAMES

SEAT: Final[Param] = Param("seat", int(SEATS), domain="seat")
SPACE: Final[Param] = Param("space", int(SPACES), domain="space")
# Trained in a letter or in none, and injured or not.
WHO_PARAM: Final[Param] = Param("dweller", len(DWELLER_NAMES), domain="dweller")
RESOURCE: Final[Param] = Param("resource", int(RESOURCES), domain="resource")
ITEM: Final[Param] = Param("item", domain="item")
ROOM: Final[Param] = Param("room", domain="room")
THREAT: Final[Param] = Param("threat", domain="threat")
# An icon of the pack.
TOKEN: Final[Param] = Param("token", domain="icon")
LETTER: Final[Param] = Param("letter", int(LETTERS), low=1, domain="letter")
LEVEL: Final[Param] = Param("level", int(LEVELS), domain="level")
SIDE: Final[Param] = Param("side", 2, domain="side")
RATE: Final[Param] = Param("rate", MOST_EXCHANGES, domain="rate")
TRACK: Final[Param] = Param("track", 2, domain="track")
SOURCE: Final[Param] = Param("source", domain="source")
AMOUNT: Final[Param] = Param("amount", MOST_HAPPINESS + 1)
FIRST_DIE: Final[Param] = Param("first", FACES, low=1)
SECOND_DIE: Final[Param] = Param("second", FACES, low=1)

# Cubes, each of which is an event of its own.
CUBES: Final[Gathering] = Gathering(of="resource", each="icon")

STARTS: Final[EventKind] = EventKind("starts", [SEAT])
ROUND_BEGINS: Final[EventKind] = EventKind("round", [Param("round", MOST_ROUNDS + 1)])
SPAWN_ROLLED: Final[EventKind] = EventKind("spawn-rolled", [LEVEL, FIRST_DIE, SECOND_DIE, Param("sum", 2 * FACES - 1, low=2)])
THREAT_APPEARS: Final[EventKind] = EventKind("threat-appears", [THREAT, SPACE])
THREATS_SHUFFLED: Final[EventKind] = EventKind("threats-shuffled")
PLACED: Final[EventKind] = EventKind("placed", [SEAT, WHO_PARAM, SPACE])
JOINED: Final[EventKind] = EventKind("joined", [SEAT, WHO_PARAM, SPACE])
DOUBLED: Final[EventKind] = EventKind("doubled", [SEAT, SPACE])
PASSED: Final[EventKind] = EventKind("passed", [SEAT])
PAID: Final[EventKind] = EventKind("paid", [SEAT, RESOURCE, AMOUNT], gathers=Gathering("amount", "resource", "icon"))
PAID_ITEM: Final[EventKind] = EventKind("paid-item", [SEAT, ITEM])
INJURED: Final[EventKind] = EventKind("injured", [SEAT, SPACE])
HEALED: Final[EventKind] = EventKind("healed", [SEAT, WHO_PARAM])
GAINED: Final[EventKind] = EventKind("gained", [SEAT, RESOURCE], gathers=CUBES)
SPILLED: Final[EventKind] = EventKind("spilled", [SEAT, RESOURCE], gathers=CUBES)
SPILLED_ANY: Final[EventKind] = EventKind("spilled-any", [SEAT], gathers=Gathering())
CHEERED: Final[EventKind] = EventKind("happiness", [SEAT, AMOUNT, SOURCE], gathers=Gathering("amount"))
ARRIVED: Final[EventKind] = EventKind("arrived", [SEAT, SPACE])
NO_ARRIVAL: Final[EventKind] = EventKind("no-arrival", [SEAT])
ITEM_TAKEN: Final[EventKind] = EventKind("item-taken", [SEAT, ITEM])
ITEM_DEALT: Final[EventKind] = EventKind("item-dealt", [ITEM], gathers=Gathering(of="item"))
ROOM_DEALT: Final[EventKind] = EventKind("room-dealt", [ROOM], gathers=Gathering(of="room"))
TOKEN_TAKEN: Final[EventKind] = EventKind("token-taken", [SEAT])
REFRESHED: Final[EventKind] = EventKind("refreshed", [SEAT, TRACK])
RESHUFFLED: Final[EventKind] = EventKind("reshuffled", [TRACK])
READIED: Final[EventKind] = EventKind("readied", [SEAT, ITEM])
EXCHANGED: Final[EventKind] = EventKind("exchanged", [SEAT, RATE, Param("times", int(MOST_TIMES) + 1)])
BUILT: Final[EventKind] = EventKind("built", [SEAT, ROOM, SIDE])
INCOME_TAKEN: Final[EventKind] = EventKind("income-taken", [SEAT, RESOURCE])
INCOME_DECLINED: Final[EventKind] = EventKind("income-declined", [SEAT])
ITEM_USED: Final[EventKind] = EventKind("item-used", [SEAT, ITEM])
FIGHT_ROLLED: Final[EventKind] = EventKind("fight-rolled", [SEAT, FIRST_DIE, SECOND_DIE, Param("bonus", MOST_BONUS + 1)])
FIGHT_WON: Final[EventKind] = EventKind("fight-won", [SEAT, THREAT])
FIGHT_LOST: Final[EventKind] = EventKind("fight-lost", [SEAT, THREAT])
DEFEATED: Final[EventKind] = EventKind("defeated", [THREAT, SPACE])
RECALLED: Final[EventKind] = EventKind("recalled")
TRAINED: Final[EventKind] = EventKind("trained", [SEAT, LETTER])
TRAINING_LOST: Final[EventKind] = EventKind("training-lost", [SEAT, LETTER])
END_NEAR: Final[EventKind] = EventKind("end-near", [Param("cause", domain="cause")])
PENALTY: Final[EventKind] = EventKind("penalty", [SEAT, AMOUNT])
END_ITEM: Final[EventKind] = EventKind("end-item", [SEAT, ITEM, AMOUNT])
TRAINING_SPENT: Final[EventKind] = EventKind("training-spent", [SEAT, LETTER])

# What is one thing to whoever reads it.
JOINS: Final[list[Join]] = [
    Join("spawned", [SPAWN_ROLLED, THREAT_APPEARS]),
    Join("spent-doubled", [TRAINING_SPENT, DOUBLED], ("seat",)),
    Join("income-gained", [INCOME_TAKEN, GAINED], ("seat", "resource")),
    Join("fight-rolled-won", [FIGHT_ROLLED, FIGHT_WON], ("seat",)),
    Join("fight-rolled-lost", [FIGHT_ROLLED, FIGHT_LOST], ("seat",)),
    # What an item counts for is told with the item.
    Join("end-item", [END_ITEM, CHEERED], ("seat", "amount")),
]
