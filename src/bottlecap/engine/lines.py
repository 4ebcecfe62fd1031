"""A log as people read it: what is one thing to them stands in one line.

Events are what happened, each by itself, and records, digests and pages have them so. Some say one thing together (a rent that is
due, and its payment): a game declares these (`Join`), and which add up (`Gathering`). This is the one place where they are put
together; the page does the same by the same declarations, which its pack has (`web/src/lib/lines.ts`).
"""

from collections.abc import Mapping

from bottlecap.engine.kinds import Join
from bottlecap.engine.values import Event, worded_together


class Line:
    """Events told in one sentence: one of them, some of a kind that add up, or a few that are joined."""

    def __init__(self, events: list[Event], join: Join | None = None) -> None:
        self.events = events
        self.join = join

    def text(self, lang: str = "en", options: Mapping[str, int] | None = None) -> str:
        """options: those of the match; some things are called as these have it."""
        first = self.events[0]
        if self.join is None:
            return first.game.text(first.message, worded_together(self.events, lang, options), lang)
        arguments: dict[str, object] = {}
        for event in reversed(self.events):
            arguments |= first.game.arguments(event.shape.params, event.values, lang, options)
        return first.game.text(f"event-{self.join.name}", arguments, lang)


def lines(events: list[Event]) -> list[Line]:
    """What somebody was told, line by line."""
    out: list[Line] = []
    at = 0
    while at < len(events):
        line = joined(events, at) or gathered(events, at)
        out.append(line)
        at += len(line.events)
    return out


def joined(events: list[Event], at: int) -> Line | None:
    """The events from that one on that are told together; of several ways, the first that the game declares."""
    for join in events[at].game.joins:
        some = events[at : at + len(join.kinds)]
        if [event.shape for event in some] == join.kinds and agree(some, join.same):
            return Line(some, join)
    return None


def agree(events: list[Event], names: tuple[str, ...]) -> bool:
    """Whether these arguments are the same in all of the events that have them, and nothing is hidden.

    "other|to" is one that some of the events call by the first name and some by the second.
    """
    if any(event.hidden for event in events):
        return False
    told = [event.args for event in events]
    return all(len({args[one] for args in told for one in name.split("|") if one in args}) == 1 for name in names)


def gathered(events: list[Event], at: int) -> Line:
    """The event there, with those after it that add up with it."""
    end = at + 1
    while end < len(events) and adds_up(events[at], events[end]):
        end += 1
    return Line(events[at:end])


def adds_up(first: Event, event: Event) -> bool:
    """Whether an event is of the same kind, and differs in nothing but what is gathered."""
    gathers = first.shape.gathers
    if gathers is None or event.shape is not first.shape or first.hidden or event.hidden:
        return False
    apart = (gathers.of, gathers.amount)
    return all(event.args[name] == value for name, value in first.args.items() if name not in apart)
