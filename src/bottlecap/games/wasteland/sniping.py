"""Killing without a fight: an enemy of choice in sight."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.fighting import kill, once_each
from bottlecap.games.wasteland.foes import FOES, STAR_FOE, fights, level_of
from bottlecap.games.wasteland.geography import WHERES
from bottlecap.games.wasteland.params import SEAT, SECTOR
from bottlecap.games.wasteland.rulebook import ENEMY_INACTIVE
from bottlecap.games.wasteland.state import ON_MAP, WastelandState, of
from bottlecap.games.wasteland.tokens import FACTIONS


def in_sight(s: WastelandState, seat: i64, level: i64, sectors: i64) -> vec[i64]:
    """The active foes of that level or less at most so many sectors away, each with its sector: foe + FOES * sector."""
    far = zeros(WHERES)
    s.map().distances(s.face_at, s.where[seat], far)
    out = vec[i64]()
    for enemy in s.enemies.within(ON_MAP):
        sector = s.enemy_sector(enemy)
        if s.is_active(enemy) and far[sector] <= sectors and level_of(s, enemy) <= level:
            out = append(out, enemy + FOES * sector)
    for faction in range(FACTIONS):
        foe = STAR_FOE + faction
        if fights(s, faction) and loyal_to(s, seat) != faction and level_of(s, foe) <= level:
            for token in s.tokens_of(faction):
                if token > 0 and far[token - 1] <= sectors:
                    out = append(out, foe + FOES * (token - 1))
    return once_each(out)


@mypyc_attr(acyclic=True, free_list_len=1)
class Snipe(Step):
    """One of those in sight is killed."""

    def __init__(self, seat: i64, level: i64, sectors: i64) -> None:
        super().__init__(SNIPE)
        self.seat = seat
        self.level = level
        self.sectors = sectors

    def run(self, state: State, /) -> None:
        if len(in_sight(of(state), self.seat, self.level, self.sectors)) > 0:
            state.ask(self.seat, Sniping(self.level, self.sectors))


@mypyc_attr(acyclic=True, free_list_len=1)
class Sniping(Decision):
    """Which of the foes in sight."""

    def __init__(self, level: i64, sectors: i64) -> None:
        super().__init__(SNIPING)
        self.level = level
        self.sectors = sectors


class Shoot(ActionKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        asked = cast(Sniping, decision)
        return in_sight(of(state), decision.seat, asked.level, asked.sectors)

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), arg) else ENEMY_INACTIVE

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, foe = of(state), arg % FOES
        kill(s, decision.seat, foe, arg // FOES, level_of(s, foe))


FOE: Final[Param] = Param("foe", int(FOES), domain="foe")
LEVEL: Final[Param] = Param("level", 8)
SECTORS: Final[Param] = Param("sectors", 16)

SHOOT: Final[Shoot] = Shoot("shoot", [FOE, SECTOR])
SNIPING: Final[DecisionKind] = DecisionKind("shoot", [SHOOT], "perk", [LEVEL, SECTORS], make=Sniping)
SNIPE: Final[StepKind] = StepKind("snipe", Snipe, [SEAT, LEVEL, SECTORS])

ACTIONS: Final[list[ActionKind]] = [SHOOT]
DECISIONS: Final[list[DecisionKind]] = [SNIPING]
STEPS: Final[list[StepKind]] = [SNIPE]
