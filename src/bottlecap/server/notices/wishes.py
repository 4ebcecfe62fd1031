"""Of what somebody wants to be told, and when not."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from bottlecap.engine.messages import LANGUAGES
from bottlecap.server.errors import Denied
from bottlecap.server.protocol.notices import NoticeKind

KINDS: Final[tuple[NoticeKind, ...]] = ("turn", "invitation", "chat", "end")
# What people are told of who have not said anything.
UNASKED: Final[tuple[NoticeKind, ...]] = ("turn", "invitation", "end")
DAY: Final = 24 * 60
MOST_MUTED: Final = 200


class Wishes(Struct):
    """quiet: from and until when nothing is sent, in minutes of the day where somebody lives (`zone`); muted: tables."""

    lang: str = "en"
    kinds: list[NoticeKind] = msgspec.field(default_factory=lambda: list(UNASKED))
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    muted: list[str] = []

    def wants(self, kind: str, table: str) -> bool:
        return kind in self.kinds and table not in self.muted

    def after_quiet(self, now: float) -> float:
        """The first moment from now on at which they may be disturbed."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return now
        begin, end = self.quiet
        here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - begin) % DAY >= (end - begin) % DAY:
            return now
        left = (end - minute) % DAY
        over = here.replace(second=0, microsecond=0) + timedelta(minutes=left)
        # Where clocks are put back an hour comes twice: if its first end has passed, its second is meant.
        return over.timestamp() if over.timestamp() > now else over.replace(fold=1).timestamp()

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def wishes_from(text: str) -> Wishes:
    return msgspec.json.decode(text, type=Wishes) if text else Wishes()


def checked(wishes: Wishes) -> Wishes:
    """What can be kept, or which field of it cannot."""
    if wishes.lang not in LANGUAGES:
        raise Denied("bad-option", None, "lang")
    if wishes.quiet is not None and not all(0 <= minute < DAY for minute in wishes.quiet):
        raise Denied("bad-option", None, "quiet")
    try:
        ZoneInfo(wishes.zone)
    except (ValueError, OSError, KeyError):
        raise Denied("bad-option", None, "zone") from None
    if not all(table.isascii() and table.isalnum() for table in wishes.muted):
        raise Denied("bad-option", None, "muted")
    if len(wishes.muted) > MOST_MUTED:
        raise Denied("too-many", None, "muted")
    return wishes
