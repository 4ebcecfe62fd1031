"""How much each person, address, seat and table may still do. It is kept here and not with a line: coming again gives no more."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bottlecap.server.errors import Denied
from bottlecap.server.operations.settings import Limits

# Of all lines that those who look on may write, one address may write so many.
ONLOOKERS_SHARE = 0.5
# A person reads a hint before asking for the next; a program that asks more often wants a bot of its own.
HINTS_AT_ONCE = 5.0
HINTS_A_SECOND = 0.5
# Trial messages to somebody's own addresses.
TRIALS_AT_ONCE = 10.0
TRIALS_A_SECOND = 0.05
# Letters to one address of mail.
LETTERS_AT_ONCE = 3.0
LETTERS_A_SECOND = 1 / 600
# A person reaches for the dice a few times a turn; a program that does it more often only makes noise.
HOLDS_AT_ONCE = 10.0
HOLDS_A_SECOND = 1.0


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address that sends requests; the oldest are forgotten."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.kept = kept
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str, now: float) -> bool:
        bucket = self.buckets.pop(who, None) or Bucket(self.rate, self.most, now)
        self.buckets[who] = bucket
        if len(self.buckets) > self.kept:
            self.buckets.pop(next(iter(self.buckets)))
        return bucket.take(now)

    def put_back(self, who: str) -> None:
        """What was taken came to nothing."""
        if who in self.buckets:
            self.buckets[who].left += 1


class Allowances:
    def __init__(self, limits: Limits) -> None:
        # By table and seat.
        self.holds = Buckets(HOLDS_A_SECOND, HOLDS_AT_ONCE)
        self.limits = limits
        # By address.
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.guests = Buckets(limits.guests_a_second, limits.guests_at_once)
        self.tables = Buckets(limits.tables_a_second, limits.tables_at_once)
        self.claims = Buckets(limits.claims_a_second, limits.claims_at_once)
        # Who types a code mistypes it a few times; who guesses gets nowhere.
        self.returns = Buckets(limits.returns_a_second, limits.returns_at_once)
        # By the digest of an address of mail.
        self.letters = Buckets(LETTERS_A_SECOND, LETTERS_AT_ONCE)
        # By person: a guest, or an address that is no guest yet.
        self.messages = Buckets(limits.messages_a_second, limits.messages_at_once)
        self.trials = Buckets(TRIALS_A_SECOND, TRIALS_AT_ONCE)
        self.hints = Buckets(HINTS_A_SECOND, HINTS_AT_ONCE)
        # By table and seat; those who look on share one, and each of their addresses has a part of it.
        self.chat = Buckets(limits.chat_a_second, limits.chat_at_once)
        one = max(1.0, limits.chat_at_once * ONLOOKERS_SHARE)
        self.onlookers = Buckets(limits.chat_a_second * ONLOOKERS_SHARE, one)
        # By table and seat: sitting down, being ready, links, proposals.
        self.affairs = Buckets(limits.affairs_a_second, limits.affairs_at_once)
        # Sockets that are open, by guest and by address.
        self.sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, guest: str, address: str) -> Iterator[None]:
        """One more socket, for as long as it is open."""
        most = {f"guest {guest}": self.limits.sockets_a_guest, f"address {address}": self.limits.sockets_an_address}
        if not guest:
            del most[f"guest {guest}"]
        if any(self.sockets[who] >= number for who, number in most.items()):
            raise Denied("too-many", None, "sockets")
        self.sockets.update(most.keys())
        try:
            yield
        finally:
            for who in most:
                self.sockets[who] -= 1
                if not self.sockets[who]:
                    del self.sockets[who]
