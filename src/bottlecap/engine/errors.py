"""Every way in which the engine says no. All are `bottlecap.Error`, and none changes anything."""

import traceback
from pathlib import Path

from bottlecap.engine.refusal import Refusal


class Error(Exception):
    """Base of everything Bottlecap raises on purpose."""


class IllegalAction(Error):
    """A well-formed action that a rule forbids here; `.refusal` says which rule."""

    def __init__(self, refusal: Refusal, detail: str = "") -> None:
        self.refusal = refusal
        self.detail = detail
        super().__init__(f"{refusal.rule}: {refusal.text('en')}{' ' + detail if detail else ''}")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal, self.detail)


class WrongSeat(IllegalAction):
    """The seat has nothing to answer now."""


class StaleDecision(IllegalAction):
    """The decision that was answered is no longer asked."""


class BadAction(Error):
    """Not an action of this game at all: unknown kind, missing or impossible argument."""


class BadRecord(Error):
    """A record or a stored match that is cut off, altered, or does not follow the rules."""

    def __init__(self, message: str, entry: int | None = None) -> None:
        self.entry = entry
        super().__init__(message)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.entry)


class OtherRules(BadRecord):
    """A whole record, of a match that was played under another version of its game's rules."""

    def __init__(self, message: str, version: int) -> None:
        self.version = version
        super().__init__(message)


class BadOption(Error):
    """An unknown option, a value it cannot have, or a wrong number of players."""


class BadOrder(Error):
    """A standing order that the game does not have, or a way that the order does not have."""


class BadPosition(Error):
    """A position that cannot be; the message names the field."""


class BadContent(Error):
    """A content file that cannot be used; the message names file and entry."""


class UnknownGame(Error):
    """No game of that name is installed."""


class DeadEnd(Error):
    """A game's rules left nobody anything to do: a fault of that game, never of a player."""


def in_a_line(fault: Exception) -> str:
    """An error in one line, with the line of code it comes from where that is not ours to explain."""
    text = f"{type(fault).__name__}: {fault}"
    frames = traceback.extract_tb(fault.__traceback__)
    if isinstance(fault, Error) or not frames:
        return text
    return f"{text} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
