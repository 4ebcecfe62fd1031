"""A killed enemy is replaced: another of its type is laid face down on the nearest free icon."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.enemies import can_take, is_free_icon, lay_face_down
from bottlecap.games.wasteland.geography import FAR, SLOTS, WHERES
from bottlecap.games.wasteland.params import SECTOR, TYPE
from bottlecap.games.wasteland.rulebook import ENEMY_REPLACED
from bottlecap.games.wasteland.state import WastelandState, of


def nearest_icons(s: WastelandState, type: i64, sector: i64) -> vec[i64]:
    """The free icons of the type that are nearest to a sector, all equally near."""
    free = free_icons(s, type)
    far = zeros(WHERES)
    s.map().distances_up_to(s.face_at, sector, free, far)
    best = FAR
    for icon in free:
        best = min(best, far[icon])
    out = vec[i64](capacity=4)
    for icon in free:
        if far[icon] == best:
            out = append(out, icon)
    return out


def free_icons(s: WastelandState, type: i64) -> vec[i64]:
    """The icons of the type on which no token lies."""
    out = vec[i64](capacity=4)
    slot: i64 = 0
    while slot < SLOTS:
        sector = s.map().first_in(s.face_at, slot)
        end = sector + s.map().many_in(s.face_at, slot)
        while sector < end:
            if is_free_icon(s, sector, type):
                out = append(out, sector)
            sector += 1
        slot += 1
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class Replace(Step):
    """Nearest to where it was killed; the first player breaks ties."""

    def __init__(self, type: i64, sector: i64) -> None:
        super().__init__(REPLACE)
        self.type = type
        self.sector = sector

    def run(self, state: State, /) -> None:
        s = of(state)
        icons = nearest_icons(s, self.type, self.sector)
        if len(icons) > 0 and can_take(s, self.type):
            s.ask(s.first_player, Replacing(self.type, self.sector))


@mypyc_attr(acyclic=True, free_list_len=1)
class Replacing(Decision):
    """On which of the nearest icons the new token lies."""

    def __init__(self, type: i64, sector: i64) -> None:
        super().__init__(REPLACING)
        self.type = type
        self.sector = sector


class ReplaceAt(Quick):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        asked = cast(Replacing, decision)
        return nearest_icons(of(state), asked.type, asked.sector)

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), sector) else ENEMY_REPLACED

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        lay_face_down(of(state), cast(Replacing, decision).type, sector)


REPLACE_AT: Final[ReplaceAt] = ReplaceAt("replace-at", [SECTOR])
REPLACING: Final[DecisionKind] = DecisionKind("replace-at", [REPLACE_AT], "enemy-replaced", [TYPE, SECTOR], make=Replacing)
REPLACE: Final[StepKind] = StepKind("replace", Replace, [TYPE, SECTOR])

ACTIONS: Final[list[ActionKind]] = [REPLACE_AT]
DECISIONS: Final[list[DecisionKind]] = [REPLACING]
STEPS: Final[list[StepKind]] = [REPLACE]
