"""A match of Monopoly followed by its events: who owns what, what stands where, and what it has brought."""

from collections.abc import Sequence

from bottlecap.arena.stats import Counts, add
from bottlecap.engine.values import Event
from bottlecap.games.monopoly.board import ALL_DEEDS, COLOURS, DEEDS, GROUPS, RENTS, SEATS
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.figures import levels_view

# Ways to come to a deed.
BOUGHT, AUCTION, TRADE, INHERITED, DEALT = "bought", "auction", "trade", "bankruptcy", "dealt at the start"
WAYS = (BOUGHT, AUCTION, TRADE, INHERITED, DEALT)
IN_JAIL = 40


class Ledger:
    """Enters every event into the counts. order: by seat, as which one it played in the first round."""

    def __init__(self, cards: Content, counts: Counts, order: Sequence[int]) -> None:
        self.cards = cards
        self.counts = counts
        self.order = order
        self.deeds = [0] * int(SEATS)
        self.built = [0] * int(DEEDS)
        self.round = 0

    def add(self, table: str, row: object, number: float = 1) -> None:
        add(self.counts, table, str(row), number)

    def enter(self, event: Event) -> None:
        kind = event.kind.replace("-", "_")
        entry = getattr(self, f"on_{kind}", None)
        if entry is not None:
            entry(*(int(value) for value in event.values))

    # --- where the tokens go --------------------------------------------------------------------------------

    def on_round(self, number: int) -> None:
        self.round = number

    def on_moved(self, _seat: int, square: int) -> None:
        self.add("landings", square)

    def on_jailed(self, _seat: int) -> None:
        self.add("landings", IN_JAIL)

    # --- who owns what --------------------------------------------------------------------------------------

    def on_deed_dealt(self, seat: int, deed: int) -> None:
        self.take(seat, 1 << deed, DEALT)

    def on_bought(self, seat: int, deed: int, amount: int) -> None:
        self.pay_for(deed, amount)
        self.take(seat, 1 << deed, BOUGHT)

    def on_sold(self, seat: int, lot: int, amount: int) -> None:
        if lot < DEEDS:
            self.add("auctioned deeds", "all")
            self.add("paid at auctions, of the price", "all", amount / int(self.cards.price[lot]))
            self.pay_for(lot, amount)
            self.take(seat, 1 << lot, AUCTION)
        else:
            self.add("auctioned buildings", "all")

    def on_offered(self, _seat: int, _to: int, _gives: int, _wants: int) -> None:
        self.add("offers", "all")

    def on_dealt(self, seat: int, to: int, gives: int, wants: int) -> None:
        self.add("deals", "all")
        given, taken = gives & int(ALL_DEEDS), wants & int(ALL_DEEDS)
        self.deeds[seat] &= ~given
        self.deeds[to] &= ~taken
        self.take(seat, taken, TRADE)
        self.take(to, given, TRADE)

    def on_bankrupt(self, seat: int, payee: int) -> None:
        to = "the bank" if payee >= SEATS else str(self.order[payee])
        self.add(f"bankrupt: {self.order[seat]}", to)
        self.add("bankruptcies by round", self.round)
        deeds, self.deeds[seat] = self.deeds[seat], 0
        for deed in range(int(DEEDS)):
            if deeds >> deed & 1:
                self.built[deed] = 0
        if payee < SEATS:
            self.take(payee, deeds, INHERITED)

    def take(self, seat: int, deeds: int, way: str) -> None:
        """Deeds come to a seat; a group that they complete is counted. One that comes whole was complete before."""
        self.deeds[seat] |= deeds
        for group in range(int(GROUPS)):
            members = int(self.cards.members[group])
            if deeds & members not in (0, members) and self.deeds[seat] & members == members:
                self.add(f"groups: {way}", group)

    def pay_for(self, deed: int, amount: int) -> None:
        self.add("deeds sold", deed)
        self.add("paid for deeds", deed, amount)

    # --- what stands there, and what it brings ----------------------------------------------------------------

    def on_built(self, _seat: int, deed: int, buildings: int, amount: int) -> None:
        self.built[deed] = buildings
        self.add("paid for buildings", deed, amount)
        self.add("buildings", buildings)
        self.add("paid for levels", buildings, amount)

    def on_razed(self, _seat: int, deed: int, buildings: int, amount: int) -> None:
        self.add("got for buildings", deed, amount)
        self.add("buildings sold", self.built[deed])
        self.built[deed] = buildings

    def on_sold_down(self, _seat: int, _group: int, left: int, _amount: int) -> None:
        for id, buildings in levels_view(self.cards, left).items():
            deed = self.cards.ids["deed"].index(id)
            half = int(self.cards.building[deed]) // 2
            self.add("got for buildings", deed, half * (self.built[deed] - buildings))
            for level in range(buildings + 1, self.built[deed] + 1):
                self.add("buildings sold", level)
            self.built[deed] = buildings

    def on_rent(self, _seat: int, _owner: int, deed: int, amount: int) -> None:
        self.add("rents", deed, amount)
        self.add("visits that cost rent", deed)
        if int(self.cards.group[deed]) >= COLOURS:
            return
        printed = [int(rent) for rent in self.cards.rent[deed * RENTS : (deed + 1) * RENTS]]
        self.add("rents at level", self.built[deed], amount)
        self.add("visits at level", self.built[deed])
        # The colour without buildings would have brought twice the first rent.
        printed[0] *= 2
        for level in range(1, self.built[deed] + 1):
            self.add("rents owed to level", level, printed[level] - printed[level - 1])
