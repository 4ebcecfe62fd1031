"""Every way in which the server says no: a code of the protocol, and what it is about."""

from typing import Final

import bottlecap
from bottlecap.server.protocol.basics import Problem

STATUS: Final = {
    "not-found": 404,
    "no-story": 404,
    "not-yours": 403,
    "bad-code": 403,
    "bad-link": 403,
    "link-elsewhere": 403,
    "bad-address": 400,
    "bad-passkey": 403,
    "origin": 403,
    "removed": 403,
    "not-over": 403,
    "not-shown": 403,
    "seat-taken": 409,
    "name-taken": 409,
    "pick-taken": 409,
    "not-now": 409,
    "fair": 409,
    "held": 409,
    "hold-spent": 409,
    "old-rules": 409,
    "too-fast": 429,
    "too-many": 429,
    "too-long": 413,
    "retry": 503,
    "fault": 500,
}


class Denied(bottlecap.Error):
    """A request that changes nothing, and why."""

    def __init__(self, code: str, rule: str | None = None, detail: str = "") -> None:
        super().__init__(f"{code} {rule or detail}".strip())
        self.code = code
        self.rule = rule
        self.detail = detail

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def problem(self) -> Problem:
        return Problem(self.code, self.rule, self.detail)


class NotStored(bottlecap.Error):
    """A change could not be written; nothing of it is there."""


class NotRead(bottlecap.Error):
    """The database did not answer; nothing is known of what was asked for, least of all that it is not there."""


def denied(fault: bottlecap.Error) -> Denied:
    """The engine's own refusals in the protocol's codes."""
    if isinstance(fault, Denied):
        return fault
    if isinstance(fault, bottlecap.StaleDecision):
        return Denied("stale", fault.refusal.rule)
    if isinstance(fault, bottlecap.WrongSeat):
        return Denied("wrong-seat", fault.refusal.rule)
    if isinstance(fault, bottlecap.IllegalAction):
        return Denied("illegal", fault.refusal.rule)
    if isinstance(fault, bottlecap.BadAction):
        return Denied("bad-action", None, str(fault))
    if isinstance(fault, bottlecap.BadOption):
        return Denied("bad-option", None, str(fault))
    if isinstance(fault, bottlecap.BadOrder):
        return Denied("bad-order", None, str(fault))
    if isinstance(fault, bottlecap.UnknownGame):
        return Denied("bad-game", None, str(fault))
    if isinstance(fault, (NotStored, NotRead)):
        return Denied("retry")
    return Denied("bad-message")
