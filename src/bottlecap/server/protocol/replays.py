"""A match that is shown again, step by step, or told as a story."""

from typing import Literal

from msgspec import Raw, Struct

from bottlecap.server.protocol.tables import ResultInfo

# Which views a replay brings along: all, those at the turn of a round, or none.
ReplayViews = Literal["all", "rounds", "none"]
# A match as a story: as a page of its own, or as plain text.
StoryForm = Literal["html", "text"]


class ReplayFrame(Struct):
    """A step of a match as one seat saw it: what happened, and how things stood then.

    kind: "start", "action" or "undo"; seat: whose it was; back: how many moves an undo took back; view: null where it
    was not asked for. version: the number of the update that told of it.
    """

    step: int
    version: int
    kind: str
    seat: int | None
    back: int
    round: int
    events: Raw
    view: Raw


class Replay(Struct):
    """Some of a match's steps; `steps` is how many there are in all."""

    steps: int
    frames: list[ReplayFrame]
    result: ResultInfo | None
