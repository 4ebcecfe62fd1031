"""Far Harbor: a shield is fog, a star a condenser. No enemies: fog irradiates its sector, a condenser clears it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import holds
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Quick, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.foes import put_token, remove_token
from bottlecap.games.wasteland.geography import SLOTS
from bottlecap.games.wasteland.params import FACTION, SECTOR
from bottlecap.games.wasteland.rulebook import HIGHEST
from bottlecap.games.wasteland.scenario import CONDENSER, FOG
from bottlecap.games.wasteland.sites import town_level
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.base import A_PUT, A_REMOVAL, AN_ARRIVAL, NO_ONE
from bottlecap.games.wasteland.tokens import FACTIONS, SHIELD, STAR
from bottlecap.games.wasteland.watching import happened


def is_foggy(s: WastelandState, sector: i64) -> bool:
    """Whether fog lies in a sector."""
    return s.map().tokens[SHIELD] == FOG and s.lies_at(SHIELD, sector)


def lay_token(s: WastelandState, faction: i64, sector: i64, seat: i64) -> bool:
    """Put a token of a faction on the map; whether it lies there now: a condenser leaves no fog in its sector.

    seat: who did it (NO_ONE: nobody). What is removed at once was not put there at all.
    """
    if s.map().tokens[faction] == FOG and s.map().tokens[STAR] == CONDENSER and s.lies_at(STAR, sector):
        s.tell(FOG_CLEARED, sector)
        return False
    if not put_token(s, faction, sector):
        return False
    s.tell(TOKEN_LAID, faction, sector)
    if s.map().tokens[faction] == CONDENSER:
        while s.lies_at(SHIELD, sector):
            s.tell(FOG_CLEARED, sector)
            lift_token(s, SHIELD, sector, seat)
    happened(s, A_PUT, seat, faction + FACTIONS * sector)
    happened(s, AN_ARRIVAL, seat, sector)
    return True


def lift_token(s: WastelandState, faction: i64, sector: i64, seat: i64) -> None:
    """A token of a faction leaves the map, whatever the cause; seat: whose deed it is (NO_ONE: nobody's)."""
    remove_token(s, faction, sector)
    happened(s, A_REMOVAL, seat, faction + FACTIONS * sector)


def highest_free_sites(s: WastelandState) -> vec[i64]:
    """The ruins and settlements without fog of the highest level there is among them, on face-up tiles.

    One where a condenser stands has none: fog goes there too, and is gone at once.
    """
    out = vec[i64]()
    best: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if s.face_at[slot] >= 0:
            first = s.map().first_in(s.face_at, slot)
            sector = first
            while sector < first + s.map().many_in(s.face_at, slot):
                level = town_level(s, sector)
                if level > 0 and level >= best and not is_foggy(s, sector):
                    if level > best:
                        out = vec[i64]()
                        best = level
                    out = append(out, sector)
                sector += 1
        slot += 1
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class LayFog(Step):
    """Fog comes to the highest site that has none; the first player breaks ties. Without such a site, none comes."""

    def __init__(self) -> None:
        super().__init__(LAY_FOG)

    def run(self, state: State, /) -> None:
        s = of(state)
        if len(highest_free_sites(s)) > 0:
            s.ask(s.first_player, Decision(LAYING_FOG))


class FogAt(Quick):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return highest_free_sites(of(state))

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if holds(self.candidates(state, decision), sector) else HIGHEST

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        lay_token(of(state), SHIELD, sector, NO_ONE)


FOG_AT: Final[FogAt] = FogAt("fog-at", [SECTOR])
LAYING_FOG: Final[DecisionKind] = DecisionKind("fog-at", [FOG_AT], "fog-activation")
LAY_FOG: Final[StepKind] = StepKind("lay-fog", LayFog)

TOKEN_LAID: Final[EventKind] = EventKind("token-laid", [FACTION, SECTOR])
FOG_CLEARED: Final[EventKind] = EventKind("fog-cleared", [SECTOR])

ACTIONS: Final[list[ActionKind]] = [FOG_AT]
DECISIONS: Final[list[DecisionKind]] = [LAYING_FOG]
STEPS: Final[list[StepKind]] = [LAY_FOG]
EVENTS: Final[list[EventKind]] = [TOKEN_LAID, FOG_CLEARED]
