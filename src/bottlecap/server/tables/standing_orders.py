"""Standing orders: what a seat has said once is answered for it at once, whether or not anybody of it looks at the table.

What the orders are and what they answer is the game's affair (`engine/orders.py`); they are kept with the table's people, and
nobody else is told of them.
"""

from typing import Final

from bottlecap.engine.game import Game
from bottlecap.engine.orders import ASK, Ordered, order_named
from bottlecap.server.tables.dice_holds import Holds
from bottlecap.server.tables.log import TableLog

# So many questions in a row are answered by orders; then somebody has to do something by themselves. No match comes near it.
MOST_IN_A_ROW: Final = 1000

# What it depends on whether an order is due: how long the record is, and of each seat who plays it and what it has said.
Moment = tuple[int, tuple[tuple[bool, int, tuple[tuple[str, str], ...]], ...]]


class StandingOrders:
    """Whether an order of a table is due. Whoever changes it has the table's lock.

    It is given the table each time: one that kept it would keep it in memory when it is put away.
    """

    def __init__(self) -> None:
        # The last moment at which nothing was left for orders to do: it need not be looked at again.
        self.quiet: Moment | None = None

    def may_be_due(self, table: TableLog) -> bool:
        """Whether it is worth looking: quickly, since every table is asked again and again."""
        given = any(seat.orders and seat.present for seat in table.people.seats)
        return given and table.match is not None and table.status == "playing" and moment(table) != self.quiet

    def due(self, table: TableLog, holds: Holds) -> tuple[int, Ordered] | None:
        """A seat, and what its orders answer of what it is asked. What somebody holds up is answered when they let go."""
        match = table.match
        if match is None or table.status != "playing":
            return None
        for number, seat in enumerate(table.people.seats):
            orders = still_known(table.game, seat.orders) if seat.present else {}
            for answer in match.ordered(number, orders, seat.ordered_at):
                if not holds.is_held(table, number, answer.decision):
                    return number, answer
        return None

    def rest(self, table: TableLog) -> None:
        """Nothing is left to do until something changes."""
        self.quiet = moment(table)


def moment(table: TableLog) -> Moment:
    length = 0 if table.match is None else table.match.length
    return length, tuple((seat.present, seat.ordered_at, tuple(seat.orders.items())) for seat in table.people.seats)


def still_known(game: Game, orders: dict[str, str]) -> dict[str, str]:
    """Without what the game had when they were given and has not any more."""
    out: dict[str, str] = {}
    for name, way in orders.items():
        order = order_named(game, name)
        if order is not None and way in (ASK, *order.ways):
            out[name] = way
    return out
