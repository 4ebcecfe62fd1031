"""Holding the dice: whoever wants to do business before the next throw asks for a while.

Time never enters the rules: a game declares which questions can be held, and the table lets them wait. Like presence, a
hold is told to everybody and stored nowhere. It holds up others only, never its own seat's throw, and each seat has a
table's pace of it between two throws: nobody can stop a match.
"""

from bottlecap.server.errors import Denied
from bottlecap.server.protocol.tables import HoldInfo
from bottlecap.server.tables.log import TableLog


class Holds:
    """Who holds the dice of one table. Whoever changes it has the table's lock.

    It is given the table each time: one that kept it would keep it in memory when it is put away.
    """

    def __init__(self, allowed: float) -> None:
        self.allowed = allowed
        # Who holds, and since when that keeps somebody waiting; None while it keeps nobody.
        self.since: dict[int, float | None] = {}
        # How many seconds each seat had kept others waiting since the last throw, when its hold last began or came to rest.
        self.used: dict[int, float] = {}
        # Whose clock stands still, and since when.
        self.stopped: dict[int, float] = {}

    # --- asking -------------------------------------------------------------------------------------------

    def is_throw(self, table: TableLog, seat: int, decision: int) -> bool:
        """Whether that question to the seat is one that can be held."""
        match = table.match
        return match is not None and decision in match.holdable(seat)

    def throwers(self, table: TableLog) -> list[int]:
        """The seats that are waited for to throw."""
        match = table.match
        if match is None or table.status != "playing":
            return []
        return [seat for seat in match.waiting if match.holdable(seat)]

    def until(self, seat: int) -> float | None:
        """When the time of that seat's hold is up; None while it keeps nobody waiting."""
        since = self.since.get(seat)
        return None if since is None else since + self.allowed - self.used.get(seat, 0.0)

    def spent(self, table: TableLog, seat: int) -> float:
        """For how long that seat has kept others waiting since the last throw."""
        since, now = self.since.get(seat), table.services.time.now()
        return min(self.allowed, self.used.get(seat, 0.0) + (0.0 if since is None else now - since))

    def holders(self, table: TableLog, thrower: int) -> list[int]:
        """Who keeps that seat from throwing now."""
        now = table.services.time.now()
        return [seat for seat in self.since if seat != thrower and (until := self.until(seat)) is not None and now < until]

    def is_held(self, table: TableLog, seat: int, decision: int) -> bool:
        """Whether somebody else holds up an answer to that question."""
        return self.is_throw(table, seat, decision) and bool(self.holders(table, seat))

    def check(self, table: TableLog, seat: int) -> None:
        """Refuse a throw that somebody else holds up."""
        if holders := self.holders(table, seat):
            raise Denied("held", None, ", ".join(f"seat {holder} until {self.until(holder)}" for holder in holders))

    def shown(self) -> list[HoldInfo]:
        return [HoldInfo(seat, self.until(seat)) for seat in self.since]

    # --- changing -----------------------------------------------------------------------------------------

    def take(self, table: TableLog, seat: int) -> None:
        """The seat holds from now on, if it has something to do at that table and time left to do it."""
        match = table.playing
        holdable = any(kind.holdable for kind in match.game.decisions)
        if not holdable or not match.questions(seat):
            raise Denied("not-now", None, "hold")
        if self.spent(table, seat) >= self.allowed:
            raise Denied("hold-spent")
        self.since.setdefault(seat, None)
        self.look(table)

    def release(self, table: TableLog, seat: int) -> None:
        self.rest(table, seat)
        self.since.pop(seat, None)
        self.look(table)

    def rest(self, table: TableLog, seat: int) -> None:
        """The seat's hold keeps nobody waiting any more: its time so far is put on its account."""
        self.used[seat] = self.spent(table, seat)
        if seat in self.since:
            self.since[seat] = None

    def thrown(self, seat: int) -> None:
        """The dice were thrown: who threw has let go of them, what still kept them is over, and all have their full time."""
        self.since = {other: None for other, since in self.since.items() if other != seat and since is None}
        self.used.clear()

    def look(self, table: TableLog) -> None:
        """See which holds keep somebody waiting as things stand, and end those whose time or person is gone."""
        self.set_clocks(table)
        now, throwers = table.services.time.now(), self.throwers(table)
        for seat, since in list(self.since.items()):
            waits = any(thrower != seat for thrower in throwers)
            if since is None and waits:
                self.since[seat] = now
            elif since is not None and not waits:
                self.rest(table, seat)
            if not table.people.seats[seat].present or table.status != "playing" or self.spent(table, seat) >= self.allowed:
                self.rest(table, seat)
                del self.since[seat]
        self.stopped = {thrower: now for thrower in throwers if self.holders(table, thrower)}

    def set_clocks(self, table: TableLog) -> None:
        """What others have held up until now is taken off the clock of whoever waits for them."""
        now = table.services.time.now()
        for seat, since in self.stopped.items():
            wait = table.clocks.waits.get(seat)
            if wait is not None and wait.begun is not None:
                wait.begun += now - since
            self.stopped[seat] = now
