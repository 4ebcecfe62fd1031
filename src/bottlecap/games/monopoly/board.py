"""The box and the board in numbers: what no content pack changes."""

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 6
TOKENS: Final[i64] = 6
FACES: Final[i64] = 6
SQUARES: Final[i64] = 40
DEEDS: Final[i64] = 28
DECK_CARDS: Final[i64] = 16
# Two cards let somebody out of jail, one in each deck.
JAIL_CARDS: Final[i64] = 2
SHACKS: Final[i64] = 32
VAULTS: Final[i64] = 12

# What a square is.
GO: Final[i64] = 0
DEED: Final[i64] = 1
SPECIAL: Final[i64] = 2
GUIDE: Final[i64] = 3
TAX: Final[i64] = 4
JAIL: Final[i64] = 5
PARKING: Final[i64] = 6
GO_TO_JAIL: Final[i64] = 7
SQUARE_KINDS: Final = ["go", "deed", "special", "guide", "tax", "jail", "parking", "go-to-jail"]

GO_PLACE: Final[i64] = 0
JAIL_PLACE: Final[i64] = 10

# The groups of deeds: eight colours, then the two kinds that nobody builds on.
GROUP_NAMES: Final = ["brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue", "station", "radio"]
COLOURS: Final[i64] = 8
STATION: Final[i64] = 8
RADIO: Final[i64] = 9
GROUPS: Final[i64] = 10

# What stands on a street: so many shacks, or a vault.
FOUR_SHACKS: Final[i64] = 4
VAULT: Final[i64] = 5
RENTS: Final[i64] = 6

SALARY: Final[i64] = 200
JAIL_FINE: Final[i64] = 50
JAIL_THROWS: Final[i64] = 3
DOUBLES_TO_JAIL: Final[i64] = 3

# Who is paid, beside the seats.
BANK: Final[i64] = SEATS
POT: Final[i64] = SEATS + 1

# The most that somebody can have, and the most that one deal can move.
MOST_CASH: Final[i64] = (1 << 24) - 1
CASH_BITS: Final[i64] = 18
MOST_IN_DEAL: Final[i64] = (1 << (CASH_BITS - 1)) - 1

ALL_DEEDS: Final[i64] = (1 << DEEDS) - 1

# The longest match that an option can ask for.
MOST_ROUNDS: Final = 1000


def bit(deed: i64) -> i64:
    return 1 << deed


def has(mask: i64, deed: i64) -> bool:
    return mask >> deed & 1 == 1


def lowest(mask: i64) -> i64:
    """The lowest number in a mask that is not empty."""
    if mask == 0:
        raise ValueError("nothing is in the mask")
    number: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        number += 1
    return number


def count(mask: i64) -> i64:
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
