"""Putting what lay on a face-down tile on the sectors of the face that comes up."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import ActionKind, DecisionKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland.geography import is_sector
from bottlecap.games.wasteland.params import SECTOR
from bottlecap.games.wasteland.state import WastelandState, of


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Placing(Decision):
    """Where something comes to lie on a tile that has just come up."""

    def __init__(self, kind: DecisionKind, tile: i64) -> None:
        super().__init__(kind)
        self.tile = tile


class PutOnTile(ActionKind):
    """A sector of that tile. By which rule it can be no other, each kind says itself."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [SECTOR])

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, slot = of(state), cast(Placing, decision).tile
        out = vec[i64](capacity=8)
        first = s.map().first_in(s.face_at, slot)
        for place in range(s.map().many_in(s.face_at, slot)):
            out = append(out, first + place)
        return out


def is_on_tile(s: WastelandState, decision: Decision, sector: i64) -> bool:
    """Whether a sector is one of the tile that the question is about."""
    return is_sector(sector) and s.map().slot_of(s.face_at, sector) == cast(Placing, decision).tile
