"""Killing without a fight: an enemy of choice in sight."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds, once_each, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.fighting import kill
from bottlecap.games.wasteland.foes import STAR_FOE, fights, level_of
from bottlecap.games.wasteland.geography import DOWN, FAR, SLOTS, WHERES
from bottlecap.games.wasteland.params import ENEMY, FACTION, SEAT, SECTOR
from bottlecap.games.wasteland.rulebook import ENEMY_INACTIVE
from bottlecap.games.wasteland.state import ON_MAP, WastelandState, of
from bottlecap.games.wasteland.tokens import FACTIONS


def enemies_in_sight(s: WastelandState, seat: i64, level: i64, sectors: i64) -> vec[i64]:
    """The active enemies of that level or less at most so many sectors away."""
    far = distances_from(s, seat)
    out = vec[i64]()
    for enemy in s.enemies.within(ON_MAP):
        if s.is_active(enemy) and far[s.enemy_sector(enemy)] <= sectors and level_of(s, enemy) <= level:
            out = append(out, enemy)
    return out


def tokens_in_sight(s: WastelandState, seat: i64, level: i64, sectors: i64) -> vec[i64]:
    """The same of factions' tokens, each once by faction and sector: faction + FACTIONS * sector."""
    far = distances_from(s, seat)
    out = vec[i64]()
    for faction in range(FACTIONS):
        if fights(s, faction) and loyal_to(s, seat) != faction and level_of(s, STAR_FOE + faction) <= level:
            for token in s.tokens_of(faction):
                if token > 0 and far[token - 1] <= sectors:
                    out = append(out, faction + FACTIONS * (token - 1))
    return once_each(out)


def distances_from(s: WastelandState, seat: i64) -> vec[i64]:
    far = zeros(WHERES)
    s.map().distances(s.face_at, s.where[seat], far)
    # What stands on a face-down tile is not in sight.
    for slot in range(SLOTS):
        far[DOWN + slot] = FAR
    return far


def is_in_sight(s: WastelandState, seat: i64, level: i64, sectors: i64) -> bool:
    """Whether there is anything to be killed."""
    return len(enemies_in_sight(s, seat, level, sectors)) > 0 or len(tokens_in_sight(s, seat, level, sectors)) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Snipe(Step):
    """One of those in sight is killed."""

    def __init__(self, seat: i64, level: i64, sectors: i64) -> None:
        super().__init__(SNIPE)
        self.seat = seat
        self.level = level
        self.sectors = sectors

    def run(self, state: State, /) -> None:
        if is_in_sight(of(state), self.seat, self.level, self.sectors):
            state.ask(self.seat, Sniping(self.level, self.sectors))


@mypyc_attr(acyclic=True, free_list_len=1)
class Sniping(Decision):
    """Which of the foes in sight."""

    def __init__(self, level: i64, sectors: i64) -> None:
        super().__init__(SNIPING)
        self.level = level
        self.sectors = sectors


class Shoot(Quick):
    """Kill this enemy."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        asked = cast(Sniping, decision)
        return enemies_in_sight(of(state), decision.seat, asked.level, asked.sectors)

    def check(self, state: State, decision: Decision, enemy: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), enemy) else ENEMY_INACTIVE

    def apply(self, state: State, decision: Decision, enemy: i64, /) -> None:
        s = of(state)
        kill(s, decision.seat, enemy, s.enemy_sector(enemy), level_of(s, enemy))


class ShootToken(Quick):
    """Kill a token of a faction in that sector."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        asked = cast(Sniping, decision)
        return tokens_in_sight(of(state), decision.seat, asked.level, asked.sectors)

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), arg) else ENEMY_INACTIVE

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, foe = of(state), STAR_FOE + arg % FACTIONS
        kill(s, decision.seat, foe, arg // FACTIONS, level_of(s, foe))


LEVEL: Final[Param] = Param("level", 8)
SECTORS: Final[Param] = Param("sectors", 16)

SHOOT: Final[Shoot] = Shoot("shoot", [ENEMY])
SHOOT_TOKEN: Final[ShootToken] = ShootToken("shoot-token", [FACTION, SECTOR])
SNIPING: Final[DecisionKind] = DecisionKind("shoot", [SHOOT, SHOOT_TOKEN], "perk", [LEVEL, SECTORS], make=Sniping)
SNIPE: Final[StepKind] = StepKind("snipe", Snipe, [SEAT, LEVEL, SECTORS])

ACTIONS: Final[list[ActionKind]] = [SHOOT, SHOOT_TOKEN]
DECISIONS: Final[list[DecisionKind]] = [SNIPING]
STEPS: Final[list[StepKind]] = [SNIPE]
