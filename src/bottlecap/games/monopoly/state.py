"""What lies on the table, and the small questions that every rule asks of it.

How a turn is made of steps, the first one on top of the stack:

    before-throw   asks the player to throw (or to leave jail first); the market is open
    move           reads the dice: doubles, jail; pushes after-move, advance
    advance        moves the token, pays the salary; pushes land
    land           what the square says: asks to buy, pushes settle (rent, tax), draws a card
    settle         a debt: pays it, or lets the debtor raise the money; pushes fall, the bankruptcy
    after-move     another throw after a double, else next-turn; before the match ends by its rounds it asks once more

What may be done out of turn (building, selling, mortgages, deals) hangs on one question a player,
"business", asked beside the play when the match begins and standing until the player is out: nothing is
created or destroyed at a throw. Whether it can be answered now is one field, `market`: it is open
while somebody is asked to throw or to buy, and closed while anything is being settled. A debtor raises
money through the question of the debt itself; who is in an auction, or is offered a deal by a debtor, may
still sell buildings and mortgage (`estate.may_raise`), and everybody may make an offer to a debtor.

An action of the business that leads to more than itself (a building that several want, a mortgaged deed
taken over) puts what everybody waits for aside (`flow.suspend`); afterwards it is asked again.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.cards import NO_CARDS, Cards
from bottlecap.engine.state import State
from bottlecap.games.monopoly.board import (
    CARD_SHIFT,
    CASH_SHIFT,
    COLOURS,
    DEEDS,
    SHACKS,
    VAULTS,
    bit,
    count,
    has,
)
from bottlecap.games.monopoly.content import Content

# The zones of both decks, in the order they are declared in; each player has a zone for kept cards.
DECK: Final[i64] = 0
TABLE: Final[i64] = 1
KEPT: Final[i64] = 2

# Variants that are switched on, as a mask.
MONEY_ON_PARKING: Final[i64] = 1
DOUBLE_ON_GO: Final[i64] = 2
NO_AUCTIONS: Final[i64] = 4
NO_BUYING_AT_FIRST: Final[i64] = 8
ARRIVING_THROW: Final[i64] = 16


class MonopolyState(State):
    def __init__(self, players: i64, content: Content) -> None:
        super().__init__(players)
        self.content = content
        self.special: Cards = NO_CARDS
        self.guide: Cards = NO_CARDS
        # By seat: money, the square the token stands on, and the token, plus one.
        self.cash: vec[i64] = vec[i64]()
        self.place: vec[i64] = vec[i64]()
        self.token: vec[i64] = vec[i64]()
        # By seat: 0 outside jail, else which of three tries to throw a double comes next.
        self.jailed: vec[i64] = vec[i64]()
        # By seat: 0 while they play, else as which one they went bankrupt.
        self.out: vec[i64] = vec[i64]()
        # By seat the mask of deeds; of all deeds those mortgaged, and those in a group with buildings.
        self.deeds: vec[i64] = vec[i64]()
        self.mortgaged: i64 = 0
        self.improved: i64 = 0
        # By deed: so many shacks, or 5 for a vault; and what the bank has left.
        self.built: vec[i64] = vec[i64]()
        self.shacks: i64 = SHACKS
        self.vaults: i64 = VAULTS
        # By seat: the offers made since the end of their last turn, but for those that settle a debt; and how many may be.
        self.offers: vec[i64] = vec[i64]()
        self.offer_limit: i64 = 0
        # Every offer that a player made since the end of their last turn and that holds nothing that has changed since,
        # with who made it: it is not made again.
        self.made: vec[i64] = vec[i64]()
        self.turn: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 0
        self.round_limit: i64 = 0
        # The last throw, and how many doubles the player whose turn it is has thrown.
        self.dice: i64 = 0
        self.doubles: i64 = 0
        self.variants: i64 = 0
        # What lies on free parking, in that variant.
        self.pot: i64 = 0
        self.market: i64 = 0
        # Who must raise money now, plus one, and how much is owed.
        self.debtor: i64 = 0
        self.owed: i64 = 0
        # The auction: the highest bid, whose, and the mask of seats that have not passed.
        self.bid: i64 = 0
        self.bidder: i64 = 0
        self.bidding: i64 = 0
        # The mask of seats that would end the match now.
        self.agreed: i64 = 0

    # --- written by `make states` from the lines above ------------------------------------------------

    def copy(self) -> State:
        out = MonopolyState(self.players, self.content)
        out.special = self.special.copy()
        out.guide = self.guide.copy()
        out.cash = self.cash[:]
        out.place = self.place[:]
        out.token = self.token[:]
        out.jailed = self.jailed[:]
        out.out = self.out[:]
        out.deeds = self.deeds[:]
        out.mortgaged = self.mortgaged
        out.improved = self.improved
        out.built = self.built[:]
        out.shacks = self.shacks
        out.vaults = self.vaults
        out.offers = self.offers[:]
        out.offer_limit = self.offer_limit
        out.made = self.made[:]
        out.turn = self.turn
        out.first = self.first
        out.round = self.round
        out.round_limit = self.round_limit
        out.dice = self.dice
        out.doubles = self.doubles
        out.variants = self.variants
        out.pot = self.pot
        out.market = self.market
        out.debtor = self.debtor
        out.owed = self.owed
        out.bid = self.bid
        out.bidder = self.bidder
        out.bidding = self.bidding
        out.agreed = self.agreed
        self.copy_into(out)
        return out

    def put(self, name: str, numbers: object) -> None:
        values = cast(vec[i64], numbers)
        if name == "cash":
            self.cash = values
        elif name == "place":
            self.place = values
        elif name == "token":
            self.token = values
        elif name == "jailed":
            self.jailed = values
        elif name == "out":
            self.out = values
        elif name == "deeds":
            self.deeds = values
        elif name == "built":
            self.built = values
        elif name == "offers":
            self.offers = values
        elif name == "made":
            self.made = values
        else:
            super().put(name, numbers)

    # --- up to here -----------------------------------------------------------------------------------

    # --- players --------------------------------------------------------------------------------------

    def plays(self, seat: i64) -> bool:
        return seat < self.players and self.out[seat] == 0

    def left_of(self, seat: i64) -> i64:
        """The next player to the left who is still in."""
        seat = (seat + 1) % self.players
        while self.out[seat] > 0:
            seat = (seat + 1) % self.players
        return seat

    def playing(self) -> i64:
        """The mask of players still in."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.out[seat] == 0:
                mask |= 1 << seat
            seat += 1
        return mask

    def throw(self) -> i64:
        """What the last throw shows together."""
        return self.dice % 6 + self.dice // 6 + 2

    def is_double(self) -> bool:
        return self.dice % 6 == self.dice // 6

    def plays_with(self, variant: i64) -> bool:
        return self.variants & variant != 0

    # --- deeds and buildings ----------------------------------------------------------------------------

    def owner(self, deed: i64) -> i64:
        """The seat that has the deed, or -1: the bank."""
        seat: i64 = 0
        while seat < self.players:
            if has(self.deeds[seat], deed):
                return seat
            seat += 1
        return -1

    def owned(self) -> i64:
        """The mask of deeds that somebody has."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            mask |= self.deeds[seat]
            seat += 1
        return mask

    def group_of(self, deed: i64) -> i64:
        """The mask of the deed's whole group."""
        return self.content.members[self.content.group[deed]]

    def has_group(self, seat: i64, group: i64) -> bool:
        members = self.content.members[group]
        return self.deeds[seat] & members == members

    def lowest_in(self, group: i64) -> i64:
        """What stands on the least built street of a colour."""
        least: i64 = 5
        deed: i64 = 0
        while deed < DEEDS:
            if self.content.group[deed] == group and self.built[deed] < least:
                least = self.built[deed]
            deed += 1
        return least

    def highest_in(self, group: i64) -> i64:
        most: i64 = 0
        deed: i64 = 0
        while deed < DEEDS:
            if self.content.group[deed] == group and self.built[deed] > most:
                most = self.built[deed]
            deed += 1
        return most

    def cards_of(self, seat: i64) -> i64:
        """The get-out-of-jail cards the seat has: 1 for the one of S.P.E.C.I.A.L., 2 for the Survival Guide's."""
        mask: i64 = 0
        if self.special.zone[self.content.jail_card[0]] == KEPT + seat:
            mask |= 1
        if self.guide.zone[self.content.jail_card[1]] == KEPT + seat:
            mask |= 2
        return mask

    def tradable(self, seat: i64) -> i64:
        """The mask of deeds the seat could part with."""
        return self.deeds[seat] & ~self.improved

    def somebody_owns(self) -> bool:
        """Whether anybody has anything to do business with."""
        seat: i64 = 0
        while seat < self.players:
            if self.deeds[seat] != 0 or self.cards_of(seat) != 0:
                return True
            seat += 1
        return False

    # --- what it is worth ---------------------------------------------------------------------------------

    def raisable(self, seat: i64) -> i64:
        """All that the seat can pay: cash, half the price of its buildings, and what its deeds bring on mortgage."""
        total = self.cash[seat] + self.half_buildings(seat)
        free = self.deeds[seat] & ~self.mortgaged
        deed: i64 = 0
        while free != 0:
            if free & 1 == 1:
                total += self.content.mortgage[deed]
            free >>= 1
            deed += 1
        return total

    def half_buildings(self, seat: i64) -> i64:
        """Half the price of the seat's buildings; a vault is its own price and that of the four shacks before it."""
        total: i64 = 0
        standing = self.deeds[seat] & self.improved
        deed: i64 = 0
        while standing != 0:
            if standing & 1 == 1:
                total += self.built[deed] * self.content.building[deed] // 2
            standing >>= 1
            deed += 1
        return total

    def worth(self, seat: i64) -> i64:
        """Cash, deeds at their price, mortgaged ones at half of it, buildings at half price."""
        return self.cash[seat] + self.half_buildings(seat) + self.deeds_worth(self.deeds[seat])

    def deeds_worth(self, deeds: i64) -> i64:
        """These deeds at their price, mortgaged ones at half of it."""
        total: i64 = 0
        deed: i64 = 0
        while deeds != 0:
            if deeds & 1 == 1:
                total += self.content.half(deed) if has(self.mortgaged, deed) else self.content.price[deed]
            deeds >>= 1
            deed += 1
        return total

    def count_in(self, seat: i64, group: i64) -> i64:
        """How many deeds of a group the seat has."""
        return count(self.deeds[seat] & self.content.members[group])

    def note_buildings(self, group: i64) -> None:
        """Keep right which deeds are in a group with buildings."""
        members = self.content.members[group]
        if group < COLOURS and self.highest_in(group) > 0:
            self.improved |= members
        else:
            self.improved &= ~members


def of(state: State) -> MonopolyState:
    return cast(MonopolyState, state)


def bundle(things: i64, cash: i64) -> i64:
    """What one side of a deal gives as a number: deeds and cards as an offer has them, and cash, if it is any."""
    return things | max(cash, 0) << CASH_SHIFT


def card_bit(card: i64) -> i64:
    """A get-out-of-jail card as a thing of a deal."""
    return bit(CARD_SHIFT + card)
