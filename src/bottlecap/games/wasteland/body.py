"""Health and radiation: one track, damage, healing, being killed, standing up again, being out of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import discard_hand, pass_agenda_deck
from bottlecap.games.wasteland.effects.base import ENEMIES
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.growing import discard_letters
from bottlecap.games.wasteland.influence import lose_all
from bottlecap.games.wasteland.params import AMOUNT, SEAT, SECTOR
from bottlecap.games.wasteland.rulebook import KILLED_RESPAWN
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.story.base import A_DOSE
from bottlecap.games.wasteland.tasks import NO_TASK
from bottlecap.games.wasteland.things import discard_all, discard_inventory
from bottlecap.games.wasteland.tokens import FULL
from bottlecap.games.wasteland.watching import happened


def suffer(s: WastelandState, seat: i64, damage: i64, rads: i64, source: i64) -> bool:
    """Damage and radiation together; whether they kill, which is then the next thing to happen."""
    if rads > 0 and is_safe_from(s, seat, source):
        rads = 0
    elif rads > 0 and is_healed_by_rads(s, seat):
        heal(s, seat, rads)
        rads = 0
    damage = min(damage, s.health[seat])
    rads = min(rads, FULL - s.rads[seat])
    if damage > 0:
        s.health = replaced(s.health, seat, s.health[seat] - damage)
        if source == ENEMIES:
            s.wound = min(s.wound + damage, FULL)
        s.tell(HURT, seat, damage)
    if rads > 0:
        s.stir(seat)
        s.rads = replaced(s.rads, seat, s.rads[seat] + rads)
        before = s.rads_taken
        if s.is_turn_of(seat):
            # No card asks for more than the track has.
            s.rads_taken = min(s.rads_taken + rads, FULL)
        s.tell(IRRADIATED, seat, rads)
        if s.is_turn_of(seat) and s.task == NO_TASK:
            # In a fight or a test this is noticed when it is over (see `Reckon`).
            happened(s, A_DOSE, seat, before)
    if s.life(seat) > 0:
        return False
    s.deaths = replaced(s.deaths, seat, s.deaths[seat] + 1)
    s.push(Killed(seat))
    return True


def is_safe_from(s: WastelandState, seat: i64, source: i64) -> bool:
    """Whether radiation from there does nothing to the survivor."""
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            if lasting.protects_from(source):
                return True
    return False


def is_healed_by_rads(s: WastelandState, seat: i64) -> bool:
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            if lasting.heals_by_rads():
                return True
    return False


def heal(s: WastelandState, seat: i64, amount: i64) -> None:
    """Regain health, at most up to the full track."""
    amount = min(amount, s.full_health(seat) - s.health[seat])
    if amount > 0:
        s.stir(seat)
        s.health = replaced(s.health, seat, s.health[seat] + amount)
        s.tell(HEALED, seat, amount)


def cleanse(s: WastelandState, seat: i64, amount: i64) -> None:
    """Lose radiation."""
    amount = min(amount, s.rads[seat])
    if amount > 0:
        s.stir(seat)
        s.rads = replaced(s.rads, seat, s.rads[seat] - amount)
        s.tell(CLEANSED, seat, amount)


@mypyc_attr(acyclic=True, free_list_len=1)
class Killed(Step):
    """Back to the starting tile without the inventory; or out of the game, where radiation leaves no health."""

    def __init__(self, seat: i64) -> None:
        super().__init__(KILLED)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        s.tell(WAS_KILLED, seat)
        discard_inventory(s, seat)
        s.stir(seat)
        s.health = replaced(s.health, seat, s.full_health(seat))
        if s.life(seat) <= 0:
            eliminate(s, seat)
        else:
            s.where = replaced(s.where, seat, NOWHERE)
            s.ask(seat, Decision(STANDING_UP))


def eliminate(s: WastelandState, seat: i64) -> None:
    """The survivor has lost: everything is discarded, and somebody else may have to be first."""
    s.eliminated |= 1 << seat
    s.where = replaced(s.where, seat, NOWHERE)
    s.health = replaced(s.health, seat, 0)
    s.caps = replaced(s.caps, seat, 0)
    s.tell(ELIMINATED, seat)
    discard_all(s, seat)
    discard_letters(s, seat)
    discard_hand(s, seat)
    if s.eliminated == (1 << s.players) - 1:
        lose_all(s)
    elif s.first_player == seat:
        pass_agenda_deck(s)


class StandUp(ActionKind):
    """Any sector of the starting tile."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).start_sectors()

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        return LEGAL if of(state).is_start_sector(sector) else KILLED_RESPAWN

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s = of(state)
        s.where = replaced(s.where, decision.seat, sector)
        s.tell(STOOD_UP, decision.seat, sector)


STAND_UP: Final[StandUp] = StandUp("stand-up", [SECTOR])
STANDING_UP: Final[DecisionKind] = DecisionKind("stand-up", [STAND_UP], "killed-respawn")
KILLED: Final[StepKind] = StepKind("killed", Killed, [SEAT])

HURT: Final[EventKind] = EventKind("hurt", [SEAT, AMOUNT])
IRRADIATED: Final[EventKind] = EventKind("irradiated", [SEAT, AMOUNT])
HEALED: Final[EventKind] = EventKind("healed", [SEAT, AMOUNT])
CLEANSED: Final[EventKind] = EventKind("cleansed", [SEAT, AMOUNT])
WAS_KILLED: Final[EventKind] = EventKind("killed", [SEAT])
ELIMINATED: Final[EventKind] = EventKind("eliminated", [SEAT])
STOOD_UP: Final[EventKind] = EventKind("stood-up", [SEAT, SECTOR])

ACTIONS: Final[list[ActionKind]] = [STAND_UP]
DECISIONS: Final[list[DecisionKind]] = [STANDING_UP]
STEPS: Final[list[StepKind]] = [KILLED]
EVENTS: Final[list[EventKind]] = [HURT, IRRADIATED, HEALED, CLEANSED, WAS_KILLED, ELIMINATED, STOOD_UP]
