"""Whom: the survivors that a phrase carries out its row for; a class each, with its notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import Whom
from bottlecap.games.wasteland.story.notation import StoryVerb
from bottlecap.games.wasteland.story.running import Run


class Each(Whom):
    """Every survivor in the game, from the first player on."""

    def seats(self, s: WastelandState, run: Run) -> vec[i64]:
        out = vec[i64](capacity=4)
        for place in range(s.players):
            seat = (s.first_player + place) % s.players
            if not s.is_out(seat):
                out = append(out, seat)
        return out


VERBS: Final[list[StoryVerb]] = [StoryVerb("each", Each)]
