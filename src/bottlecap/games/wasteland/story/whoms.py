"""Whom: the survivors that a phrase carries out its row for; a class each, with its notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.geography import is_sector
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import Where, Whom
from bottlecap.games.wasteland.story.library import kept_as
from bottlecap.games.wasteland.story.notation import Fixed, OneOf, Place, StoryVerb
from bottlecap.games.wasteland.story.others import in_order, rivals_beside, rivals_with
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.tokens import IDOLIZED, LOG, ROLE_NAMES, VILIFIED


class Each(Whom):
    """Every survivor in the game, from the first player on."""

    def seats(self, s: WastelandState, run: Run) -> vec[i64]:
        return in_order(s)


class EachAt(Whom):
    """Every survivor who stands there."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def seats(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in in_order(s):
            if is_sector(s.where[seat]) and self.where.holds(s, s.where[seat]):
                out = append(out, seat)
        return out


class Rival(Whom):
    """Another survivor with that trait, whom the survivor names."""

    def __init__(self, trait: i64) -> None:
        self.trait = trait

    def is_one(self) -> bool:
        return True

    def seats(self, s: WastelandState, run: Run) -> vec[i64]:
        return rivals_with(s, run.actor, self.trait)


class RivalBeside(Whom):
    """Another survivor in an adjacent sector, whom the survivor names."""

    def is_one(self) -> bool:
        return True

    def seats(self, s: WastelandState, run: Run) -> vec[i64]:
        return rivals_beside(s, run.actor)


class Keepers(Whom):
    """Whoever keeps a card in that role, wherever they are."""

    def __init__(self, role: i64) -> None:
        self.role = role

    def seats(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in in_order(s):
            if kept_as(s, seat, self.role) > 0:
                out = append(out, seat)
        return out


class OthersAt(EachAt):
    """Every survivor who stands there and keeps no card in that role."""

    def __init__(self, role: i64, where: Where) -> None:
        super().__init__(where)
        self.role = role

    def seats(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64](capacity=4)
        for seat in super().seats(s, run):
            if kept_as(s, seat, self.role) == 0:
                out = append(out, seat)
        return out


# The traits that a rival is named by.
NAMED_TRAITS: Final[list[str]] = ["idolized", "vilified"]
NAMED_NUMBERS: Final[list[int]] = [int(IDOLIZED), int(VILIFIED)]

VERBS: Final[list[StoryVerb]] = [
    StoryVerb("each", Each),
    StoryVerb("each at", EachAt, [Place("where")]),
    StoryVerb("rival", Rival, [OneOf("trait", NAMED_TRAITS, NAMED_NUMBERS)]),
    StoryVerb("rival adjacent", RivalBeside),
    StoryVerb("keepers of", Keepers, [OneOf("role", ROLE_NAMES)]),
    StoryVerb("others at", OthersAt, [Fixed("role", LOG), Place("where")]),
]
