"""Whom somebody has played with, and the matches they have played."""

from typing import Annotated

from msgspec import Meta, Struct

from bottlecap.server.protocol.basics import ID_LENGTH, Wire
from bottlecap.server.protocol.tables import TableLine


class GameScore(Struct):
    """Of a game, between two people: in how many matches one was ahead of the other at the end, behind, or neither."""

    game: str
    ahead: int
    behind: int
    even: int


class CirclePerson(Struct):
    """Somebody you have played with, by a mark that only you know. name: as at the last of these matches, which was of that game
    and was set up at `last`."""

    id: str
    name: str
    matches: int
    last: float
    game: str
    scores: list[GameScore]


class MatchLine(Struct):
    """A match of your own. seats: where you sat, also what you have left since; left: you have left all of them for good."""

    table: TableLine
    seats: list[int]
    left: bool


class Circle(Struct):
    """The people you have played with, whom you met last first; your own matches, the newest first."""

    people: list[CirclePerson]
    matches: list[MatchLine]


class ForgetCircle(Wire):
    """person: by their mark; empty: everybody."""

    person: Annotated[str, Meta(max_length=ID_LENGTH)] = ""
