"""What can be told, and what its numbers count."""

from typing import Final

from bottlecap.engine.kinds import EventKind, Join, Param
from bottlecap.games.monopoly.board import (
    CASH_BITS,
    COLOURS,
    DECK_CARDS,
    DEEDS,
    FACES,
    JAIL_CARDS,
    MOST_CASH,
    MOST_ROUNDS,
    POT,
    SEATS,
    SQUARES,
    TOKENS,
    VAULT,
)

MOST_BUNDLE: Final = 1 << int(DEEDS + JAIL_CARDS + CASH_BITS)
# A colour with what stands on its streets, as one number: for each of up to three a digit in base 7, the level and one
# more, in the order of the board; above them the colour.
LEVEL_DIGIT: Final = 7
COLOUR_DIGIT: Final = LEVEL_DIGIT * LEVEL_DIGIT * LEVEL_DIGIT


class Bundle(Param):
    """What one side of a deal gives, as one number: deeds, cards and cash (see `state.bundle`)."""


class Levels(Param):
    """What stands on the streets of a colour, as one number (see `buildings.levels`)."""


def a_seat(name: str) -> Param:
    return Param(name, int(SEATS), domain="seat")


def some_seats(name: str) -> Param:
    """A mask of seats."""
    return Param(name, 1 << int(SEATS), domain="seat", many=True)


def some_deeds(name: str) -> Param:
    """A mask of deeds."""
    return Param(name, 1 << int(DEEDS), domain="deed", many=True)


SEAT: Final[Param] = a_seat("seat")
OTHER: Final[Param] = a_seat("other")
FROM: Final[Param] = a_seat("from")
TO: Final[Param] = a_seat("to")
PAYEE: Final[Param] = Param("payee", int(POT) + 1, domain="payee", seated=True)
TOKEN: Final[Param] = Param("token", int(TOKENS), domain="token")
SQUARE: Final[Param] = Param("square", int(SQUARES), domain="square")
DEED: Final[Param] = Param("deed", int(DEEDS), domain="deed")
# A deed, a shack or a vault.
LOT: Final[Param] = Param("lot", int(DEEDS) + 2, domain="lot")
GROUP: Final[Param] = Param("group", int(COLOURS), domain="group")
BUILDINGS: Final[Param] = Param("buildings", int(VAULT) + 1, domain="buildings")
JAIL_CARD: Final[Param] = Param("card", int(JAIL_CARDS), domain="jail-card")
WAY: Final[Param] = Param("way", domain="way")
SPECIAL_CARD: Final[Param] = Param("card", int(DECK_CARDS), domain="special")
GUIDE_CARD: Final[Param] = Param("card", int(DECK_CARDS), domain="guide")
AMOUNT: Final[Param] = Param("amount", int(MOST_CASH))
FIRST_DIE: Final[Param] = Param("first", int(FACES), low=1)
SECOND_DIE: Final[Param] = Param("second", int(FACES), low=1)
# 1 for two of a kind.
DOUBLE: Final[Param] = Param("double", 2)
LEFT: Final[Levels] = Levels("left", COLOUR_DIGIT * int(COLOURS))
PARTS: Final[list[Param]] = [
    some_deeds("deeds"),
    Param("cards", 1 << int(JAIL_CARDS), domain="jail-card", many=True),
    Param("cash", 1 << int(CASH_BITS)),
]
GIVES: Final[Bundle] = Bundle("gives", MOST_BUNDLE, parts=PARTS)
WANTS: Final[Bundle] = Bundle("wants", MOST_BUNDLE, parts=PARTS)

TOKEN_CHOSEN: Final[EventKind] = EventKind("token-chosen", [SEAT, TOKEN])
DEED_DEALT: Final[EventKind] = EventKind("deed-dealt", [SEAT, DEED])
STARTS: Final[EventKind] = EventKind("starts", [SEAT])
ROUND_BEGINS: Final[EventKind] = EventKind("round", [Param("round", MOST_ROUNDS + 1)])
THROWN: Final[EventKind] = EventKind("thrown", [SEAT, FIRST_DIE, SECOND_DIE, DOUBLE])
MOVED: Final[EventKind] = EventKind("moved", [SEAT, SQUARE])
PAID_SALARY: Final[EventKind] = EventKind("salary", [SEAT, AMOUNT])
JAILED: Final[EventKind] = EventKind("jailed", [SEAT])
STAYED: Final[EventKind] = EventKind("stayed", [SEAT])
FREED: Final[EventKind] = EventKind("freed", [SEAT, WAY])
BOUGHT: Final[EventKind] = EventKind("bought", [SEAT, DEED, AMOUNT])
DECLINED: Final[EventKind] = EventKind("declined", [SEAT, DEED])
AUCTIONED: Final[EventKind] = EventKind("auctioned", [LOT])
BADE: Final[EventKind] = EventKind("bade", [SEAT, AMOUNT])
PASSED: Final[EventKind] = EventKind("passed", [SEAT])
SOLD: Final[EventKind] = EventKind("sold", [SEAT, LOT, AMOUNT])
UNSOLD: Final[EventKind] = EventKind("unsold", [LOT])
RENT_DUE: Final[EventKind] = EventKind("rent", [SEAT, OTHER, DEED, AMOUNT])
NO_RENT: Final[EventKind] = EventKind("no-rent", [SEAT, DEED])
PAID: Final[EventKind] = EventKind("paid", [SEAT, PAYEE, AMOUNT])
IN_DEBT: Final[EventKind] = EventKind("in-debt", [SEAT, PAYEE, AMOUNT])
GAINED: Final[EventKind] = EventKind("gained", [SEAT, AMOUNT])
POT_TAKEN: Final[EventKind] = EventKind("pot-taken", [SEAT, AMOUNT])
DREW_SPECIAL: Final[EventKind] = EventKind("drew-special", [SEAT, SPECIAL_CARD])
DREW_GUIDE: Final[EventKind] = EventKind("drew-guide", [SEAT, GUIDE_CARD])
CARD_KEPT: Final[EventKind] = EventKind("card-kept", [SEAT, JAIL_CARD])
BUILT: Final[EventKind] = EventKind("built", [SEAT, DEED, BUILDINGS, AMOUNT])
RAZED: Final[EventKind] = EventKind("razed", [SEAT, DEED, BUILDINGS, AMOUNT])
SOLD_DOWN: Final[EventKind] = EventKind("sold-down", [SEAT, GROUP, LEFT, AMOUNT])
MORTGAGED: Final[EventKind] = EventKind("mortgaged", [SEAT, DEED, AMOUNT])
LIFTED: Final[EventKind] = EventKind("lifted", [SEAT, DEED, AMOUNT])
FEE_PAID: Final[EventKind] = EventKind("fee", [SEAT, DEED, AMOUNT])
LEFT_MORTGAGED: Final[EventKind] = EventKind("left-mortgaged", [SEAT, DEED])
ASKED_FOR: Final[EventKind] = EventKind("asked-for", [SEAT, LOT])
CLAIMED: Final[EventKind] = EventKind("claimed", [SEAT, LOT])
WAIVED: Final[EventKind] = EventKind("waived", [SEAT, LOT])
OFFERED: Final[EventKind] = EventKind("offered", [SEAT, TO, GIVES, WANTS])
DEALT: Final[EventKind] = EventKind("dealt", [SEAT, TO, GIVES, WANTS])
REFUSED: Final[EventKind] = EventKind("refused", [SEAT, OTHER])
WITHDRAWN: Final[EventKind] = EventKind("withdrawn", [SEAT, OTHER])
LAPSED: Final[EventKind] = EventKind("lapsed", [SEAT, OTHER])
BANKRUPT: Final[EventKind] = EventKind("bankrupt", [SEAT, PAYEE])
AGREED: Final[EventKind] = EventKind("agreed", [SEAT])
RETRACTED: Final[EventKind] = EventKind("retracted", [SEAT])

# What is one thing to whoever reads it: of two that begin alike, the longer one stands first.
JOINS: Final[list[Join]] = [
    Join("thrown-to-jail", [THROWN, MOVED, JAILED], ("seat",)),
    Join("thrown-past-go", [THROWN, MOVED, PAID_SALARY], ("seat",)),
    Join("thrown-moved", [THROWN, MOVED], ("seat",)),
    Join("thrown-third-double", [THROWN, JAILED], ("seat",)),
    Join("thrown-stayed", [THROWN, STAYED], ("seat",)),
    Join("drew-special-gained", [DREW_SPECIAL, GAINED], ("seat",)),
    Join("drew-guide-gained", [DREW_GUIDE, GAINED], ("seat",)),
    Join("rent-paid", [RENT_DUE, PAID], ("seat", "amount")),
    Join("rent-owed", [RENT_DUE, IN_DEBT], ("seat", "amount")),
    Join("fine-freed", [PAID, FREED], ("seat",)),
    # To name another price is to refuse and to propose in one move.
    Join("countered", [REFUSED, OFFERED], ("seat", "other|to")),
    Join("declined-auctioned", [DECLINED, AUCTIONED]),
]
