"""Salvage, an auction of about Shelter's size: what there is on the table."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import NOBODY, PUBLIC
from bottlecap.engine.cards import NO_CARDS, OWNER, Cards, Family, Zone
from bottlecap.engine.state import State

GOODS: Final = ["scrap", "chems", "tools", "ammo", "books", "cola"]
KINDS: Final = 6
VALUES: Final = 6
LOTS: Final = 36
MOST_CAPS: Final = 9999

LOT: Final = Family(
    "lot",
    [f"{good}-{value + 1}" for good in GOODS for value in range(VALUES)],
    [Zone("deck", NOBODY), Zone("block", PUBLIC), Zone("stash", PUBLIC, each=True), Zone("dump", PUBLIC)],
)
DECK: Final[i64] = LOT.number("deck")
BLOCK: Final[i64] = LOT.number("block")
STASH: Final[i64] = LOT.number("stash")
DUMP: Final[i64] = LOT.number("dump")

CONTRACT: Final = Family(
    "contract",
    GOODS,
    [Zone("pile", NOBODY), Zone("pocket", OWNER), Zone("shown", PUBLIC)],
)
PILE: Final[i64] = CONTRACT.number("pile")
POCKET: Final[i64] = CONTRACT.number("pocket")
SHOWN: Final[i64] = CONTRACT.number("shown")


class SalvageState(State):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.lots: Cards = NO_CARDS
        self.contracts: Cards = NO_CARDS
        self.caps: vec[i64] = vec[i64]()
        # The mask of seats whose contract each seat has seen. All saw it look: rules may go by it.
        self.spied: vec[i64] = vec[i64]()
        # For each lot: 0, or one more than the seat it is offered to; and the price.
        self.offered: vec[i64] = vec[i64]()
        self.asking: vec[i64] = vec[i64]()
        self.round: i64 = 0
        self.auctioneer: i64 = 0
        # The highest bid, and the mask of seats that have not passed.
        self.bid: i64 = 0
        self.bidder: i64 = 0
        self.bidding: i64 = 0
        # What the auctioneer has already done before opening: 1 offered, 2 spied.
        self.done: i64 = 0

    # --- written by `make states` from the lines above ------------------------------------------------

    def copy(self) -> State:
        out = SalvageState(self.players)
        out.lots = self.lots.copy()
        out.contracts = self.contracts.copy()
        out.caps = self.caps[:]
        out.spied = self.spied[:]
        out.offered = self.offered[:]
        out.asking = self.asking[:]
        out.round = self.round
        out.auctioneer = self.auctioneer
        out.bid = self.bid
        out.bidder = self.bidder
        out.bidding = self.bidding
        out.done = self.done
        self.copy_into(out)
        return out

    def put(self, name: str, numbers: object) -> None:
        values = cast(vec[i64], numbers)
        if name == "caps":
            self.caps = values
        elif name == "spied":
            self.spied = values
        elif name == "offered":
            self.offered = values
        elif name == "asking":
            self.asking = values
        else:
            super().put(name, numbers)

    # --- up to here -----------------------------------------------------------------------------------

    def goods_of(self, seat: i64) -> i64:
        """The mask of goods the seat has at least one lot of."""
        mask: i64 = 0
        for lot in self.lots.within(STASH + seat):
            mask |= 1 << (lot // VALUES)
        return mask

    def worth(self, seat: i64) -> i64:
        """What the seat's stash and caps score, the goods of its contract twice."""
        wanted = self.contracts.first(POCKET + seat)
        total = self.caps[seat] // 5
        for lot in self.lots.within(STASH + seat):
            value = lot % VALUES + 1
            total += 2 * value if lot // VALUES == wanted else value
        return total


def of(state: State) -> SalvageState:
    return cast(SalvageState, state)
