"""The vault's geometry: levels, places for rooms, spaces, and how they are numbered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final[i64] = 4
# The top level, then each player's own.
LEVELS: Final[i64] = SEATS + 1
TOP: Final[i64] = 0
# Three places on each side of the elevator, from the outermost left to the outermost right.
PLACES: Final[i64] = 6
LEFT_INNER: Final[i64] = 2
RIGHT_INNER: Final[i64] = 3
SLOTS: Final[i64] = 2
ELEVATOR: Final[i64] = PLACES * SLOTS
LEVEL_SPACES: Final[i64] = PLACES * SLOTS + 1
SPACES: Final[i64] = LEVELS * LEVEL_SPACES

RESOURCES: Final[i64] = 3
TRACK: Final[i64] = 6
# All cubes that a player can have.
CUBES: Final[i64] = RESOURCES * TRACK
# The numbers of a price: so many of each resource, and of choice.
PRICE: Final[i64] = RESOURCES + 1

# Letters of S.P.E.C.I.A.L. are 1 to 7; 0 is none.
LETTERS: Final[i64] = 7

DWELLERS: Final[i64] = 7
# Everybody's together.
FIGURES: Final[i64] = SEATS * DWELLERS

FACES: Final = 6
# Happiness that each threat left on one's level costs at the end.
THREAT_PENALTY: Final[i64] = 1
# The longest match that an option can ask for.
MOST_ROUNDS: Final = 100
# More than anybody comes to: by happiness, and by weapons in a fight.
MOST_HAPPINESS: Final = 9999
MOST_BONUS: Final = 99
# Different exchanges of a pack, how often one trade is made at once, and how many trades there are in a turn. More trades than
# cubes reach nothing new; without an end of it a player could trade to and fro for ever.
MOST_EXCHANGES: Final = 16
MOST_TIMES: Final[i64] = 6
MOST_TRADES: Final[i64] = CUBES

# Where a dweller is: in the box, available, on a space, or newly arrived on a space's icon.
IN_BOX: Final[i64] = 0
AVAILABLE: Final[i64] = 1
ON_SPACE: Final[i64] = 2
ON_ICON: Final[i64] = ON_SPACE + SPACES


# By space, worked out once, because every rule asks for them: its level, its slot, and the number of the
# place for a room that it is in (-1 for an elevator).
LEVEL_TABLE: Final[vec[i64]] = vec[i64]([space // LEVEL_SPACES for space in range(SPACES)])
SLOT_TABLE: Final[vec[i64]] = vec[i64]([space % LEVEL_SPACES % SLOTS for space in range(SPACES)])
SITE_TABLE: Final[vec[i64]] = vec[i64](
    [
        -1 if space % LEVEL_SPACES == ELEVATOR else space // LEVEL_SPACES * PLACES + space % LEVEL_SPACES // SLOTS
        for space in range(SPACES)
    ]
)


def level_of(space: i64) -> i64:
    return LEVEL_TABLE[space]


def slot_of(space: i64) -> i64:
    return SLOT_TABLE[space]


def site_of(space: i64) -> i64:
    """The place for a room, counted over all levels, that the space is in; -1 for an elevator."""
    return SITE_TABLE[space]


def is_elevator(space: i64) -> bool:
    return SITE_TABLE[space] < 0


def space_at(level: i64, place: i64, slot: i64) -> i64:
    return level * LEVEL_SPACES + place * SLOTS + slot


def elevator_of(level: i64) -> i64:
    return level * LEVEL_SPACES + ELEVATOR


def level_of_seat(seat: i64) -> i64:
    return seat + 1


# The places of a level as people name them: by their side, counted from the elevator.
PLACE_NAMES: Final[list[str]] = ["left-3", "left-2", "left-1", "right-1", "right-2", "right-3"]


def space_ids(rooms: dict[int, str]) -> list[str]:
    """What every space is called where people read it: "diner/2", "level-1/left-2/1", "level-1/elevator".

    rooms: those of the top level, by their places. They stand there in every match, so their spaces have their names; what is
    built on the levels below differs, so these go by the place. The level of the first seat is level-1.
    """
    ids: list[str] = []
    for space in range(SPACES):
        level = "top" if level_of(space) == TOP else f"level-{level_of(space)}"
        place = int(site_of(space) % PLACES)
        if is_elevator(space):
            ids.append(f"{level}/elevator")
        elif level_of(space) == TOP and place in rooms:
            ids.append(f"{rooms[place]}/{slot_of(space) + 1}")
        else:
            ids.append(f"{level}/{PLACE_NAMES[place]}/{slot_of(space) + 1}")
    return ids
