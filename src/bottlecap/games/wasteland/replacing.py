"""A killed enemy is replaced: another of its type is laid face down on the nearest free icon."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.enemies import can_take, is_free_icon, lay_face_down
from bottlecap.games.wasteland.geography import FAR, SLOTS, WHERES
from bottlecap.games.wasteland.params import SECTOR, TYPE
from bottlecap.games.wasteland.rulebook import ENEMY_REPLACED
from bottlecap.games.wasteland.state import WastelandState, of


def nearest_icons(s: WastelandState, type: i64, sector: i64) -> vec[i64]:
    """The free icons of the type that are nearest to a sector, all equally near."""
    far = zeros(WHERES)
    s.map().distances(s.face_at, sector, far)
    out = vec[i64]()
    best = FAR
    slot: i64 = 0
    while slot < SLOTS:
        first = s.map().first_in(s.face_at, slot)
        place = first
        while place < first + s.map().many_in(s.face_at, slot):
            if far[place] <= best and is_free_icon(s, place, type):
                if far[place] < best:
                    out = vec[i64]()
                    best = far[place]
                out = append(out, place)
            place += 1
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


class ReplaceAt(ActionKind):
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
