"""One errand: somewhere to go, something to do there, and what it brings; and who stands in the way of it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.fights import Arms, Foes, bout_with, hurt_by
from bottlecap.bots.wasteland.mind import Mind
from bottlecap.games.wasteland.foes import level_of, properties_of
from bottlecap.games.wasteland.geography import SLOTS
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import Where

A_GOAL: Final[i64] = 0
A_SITE: Final[i64] = 1
A_KILL: Final[i64] = 2
A_TILE: Final[i64] = 3
A_MARKER: Final[i64] = 4
# A goal that asks for radiation, or for a camp, at a certain place.
A_DOSE: Final[i64] = 5
A_BIVOUAC: Final[i64] = 6

# Somebody in the way: the least chance to be rid of them that is reckoned with, and how much of their blows counts.
LEAST_KILL: Final = 0.2
BLOWS: Final = 0.6


class Errand:
    """Go there, take so many actions, and gain so much on the mean. number: of the goal, foe, tile or marker."""

    def __init__(self, kind: i64, number: i64, sector: i64, gain: float, actions: float) -> None:
        self.kind = kind
        self.number = number
        self.sector = sector
        self.gain = gain
        self.actions = actions
        # The quest that it is for, -1 for none.
        self.quest: i64 = -1
        # Of a marker that is led to a place: how far every sector is from there, and how many actions each step takes.
        self.far: vec[i64] = vec[i64]()
        self.each = 0.0
        # Of a dose: the radiation that it takes, all in one turn, and the movement points for each after the first.
        self.rads: i64 = 0
        self.again: i64 = 0


class Field:
    """What a survivor fights with, and who is about."""

    def __init__(self, s: WastelandState, seat: i64) -> None:
        self.arms = Arms(s, seat)
        self.foes = Foes(s, seat)

    def errand(
        self, mind: Mind, s: WastelandState, seat: i64, kind: i64, number: i64, sector: i64, gain: float, tries: float
    ) -> Errand:
        """An errand in a sector; whoever is in the way there must be fought first. tries: how often, on the mean."""
        actions = tries
        foes = self.foes
        i: i64 = 0
        while i < len(foes.foe):
            if foes.sector[i] == sector:
                foe = foes.foe[i]
                bout = bout_with(s, mind.odds, self.arms, foe, False, False, 0, 0)
                actions += 1.0 / max(bout.kill, LEAST_KILL)
                hurt = hurt_by(s, seat, self.arms, bout, level_of(s, foe), properties_of(s, foe))
                gain -= BLOWS * hurt / max(bout.kill, 1.5 * LEAST_KILL)
            i += 1
        return Errand(kind, number, sector, gain, actions)


def face_up_sectors(s: WastelandState) -> vec[i64]:
    """All sectors of the tiles that lie open."""
    out = vec[i64](capacity=96)
    slot: i64 = 0
    while slot < SLOTS:
        if s.face_at[slot] >= 0:
            sector = s.map().first_in(s.face_at, slot)
            last = sector + s.map().many_in(s.face_at, slot)
            while sector < last:
                out = append(out, sector)
                sector += 1
        slot += 1
    return out


def places_of(s: WastelandState, where: Where) -> vec[i64]:
    """All sectors of face-up tiles that are there."""
    out = vec[i64](capacity=4)
    for sector in face_up_sectors(s):
        if where.holds(s, sector):
            out = append(out, sector)
    return out
