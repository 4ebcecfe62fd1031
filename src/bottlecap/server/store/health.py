"""Whether the store takes what is written. While it does not, nobody's clock runs, and everybody is told."""

from collections.abc import Callable
from typing import Final

from bottlecap.server.operations.downtime import Downtime, Time
from bottlecap.server.operations.server_log import log

# A store that fails every other time is written down once in so many seconds.
QUIET: Final = 60.0


class StoreHealth:
    """The writer says what became of each write; `changed` is called when the store begins or ceases to refuse."""

    def __init__(self, time: Time, downtime: Downtime) -> None:
        self.time = time
        self.downtime = downtime
        # Why it refuses; nothing while it does not.
        self.why = ""
        # When a write last succeeded: what came after that may be lost time already.
        self.good_at = time.now()
        self.logged_at: float | None = None
        self.logged = False
        self.unread_at: float | None = None
        # Times in which nothing could be written, for whoever writes them down.
        self.lost: list[tuple[float, float]] = []
        self.changed: Callable[[], None] = lambda: None

    def failed(self, why: str, words: str) -> None:
        """words: what the database said."""
        if self.why:
            return
        self.why = why
        self.downtime.begin(self.good_at)
        now = self.time.now()
        self.logged = self.logged_at is None or not 0 <= now - self.logged_at < QUIET
        if self.logged:
            self.logged_at = now
            log("the store refuses to write", reason=why, error=words)
        self.changed()

    def unread(self, words: str) -> None:
        """The store could not be read: whoever asked is told to ask again, and the log now and then."""
        now = self.time.now()
        if self.unread_at is None or not 0 <= now - self.unread_at < QUIET:
            self.unread_at = now
            log("the store cannot be read", error=words)

    def succeeded(self) -> None:
        began, self.good_at = self.good_at, self.time.now()
        if not self.why:
            return
        why, self.why = self.why, ""
        self.downtime.end(self.good_at)
        self.lost.append((began, self.good_at))
        if self.logged:
            log("the store writes again", reason=why, seconds=round(self.good_at - began, 1))
        self.changed()
