"""What some results need steps and questions of their own for: moving by an effect, a random unique asset."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.geography import NEIGHBOURS, is_sector
from bottlecap.games.wasteland.params import DEATHS, ITEM, LEFT, SEAT, SECTOR
from bottlecap.games.wasteland.rulebook import QUEST_TOKEN, SECTOR_ADJACENT
from bottlecap.games.wasteland.state import UNIQUE_DECK, WastelandState, of
from bottlecap.games.wasteland.story.markers import carried_from
from bottlecap.games.wasteland.things import Stow, gain_item
from bottlecap.games.wasteland.turns import enter, enter_with

# --- moving by an effect ----------------------------------------------------------------------------------------------


def ways(s: WastelandState, seat: i64) -> vec[i64]:
    """The sectors that border on the survivor's; a face-down tile cannot be entered."""
    out = vec[i64]()
    around = zeros(NEIGHBOURS)
    many = s.map().neighbours(s.face_at, s.where[seat], around)
    i: i64 = 0
    while i < many:
        if is_sector(around[i]):
            out = append(out, around[i])
        i += 1
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveBy(Step):
    """So many sectors more, unless the survivor was killed on the way."""

    def __init__(self, seat: i64, left: i64, deaths: i64) -> None:
        super().__init__(MOVE_BY)
        self.seat = seat
        self.left = left
        self.deaths = deaths

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.left > 0 and s.deaths[self.seat] == self.deaths and len(ways(s, self.seat)) > 0:
            s.ask(self.seat, MovingBy(self.left, self.deaths))


@mypyc_attr(acyclic=True, free_list_len=1)
class MovingBy(Decision):
    """Whereto; so many sectors are left."""

    def __init__(self, left: i64, deaths: i64) -> None:
        super().__init__(MOVING_BY)
        self.left = left
        self.deaths = deaths


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveAside(ActionKind):
    """To an adjacent sector, whatever it costs; its radiation and its aggressive enemies are met."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return ways(of(state), decision.seat)

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        s = of(state)
        return LEGAL if is_sector(sector) and s.are_adjacent(s.where[decision.seat], sector) else SECTOR_ADJACENT

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, asked = of(state), cast(MovingBy, decision)
        s.push(MoveBy(decision.seat, asked.left - 1, asked.deaths))
        enter(s, decision.seat, sector)


class CarryAside(MoveAside):
    """The same, with what can be carried from here."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, sector = of(state), of(state).where[decision.seat]
        return ways(s, decision.seat) if len(carried_from(s, sector)) > 0 else vec[i64]()

    def check(self, state: State, decision: Decision, sector: i64, /) -> i64:
        s = of(state)
        if len(carried_from(s, s.where[decision.seat])) == 0:
            return QUEST_TOKEN
        return super().check(state, decision, sector)

    def apply(self, state: State, decision: Decision, sector: i64, /) -> None:
        s, asked = of(state), cast(MovingBy, decision)
        s.push(MoveBy(decision.seat, asked.left - 1, asked.deaths))
        enter_with(s, decision.seat, sector)


# --- a unique asset, whichever --------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class GainUnique(Step):
    def __init__(self, seat: i64) -> None:
        super().__init__(GAIN_UNIQUE)
        self.seat = seat

    def run(self, state: State, /) -> None:
        state.roll(DrawingUnique(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawingUnique(Decision):
    """Which of the unique assets left."""

    def __init__(self, finder: i64) -> None:
        super().__init__(DRAWING_UNIQUE)
        self.finder = finder


class DrawUnique(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(UNIQUE_DECK)

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, seat = of(state), cast(DrawingUnique, decision).finder
        s.push(Stow(seat))
        gain_item(s, seat, item)


MOVE_ASIDE: Final[MoveAside] = MoveAside("move-aside", [SECTOR])
CARRY_ASIDE: Final[CarryAside] = CarryAside("carry-aside", [SECTOR])
DRAW_UNIQUE: Final[DrawUnique] = DrawUnique("draw-unique", [ITEM])
MOVING_BY: Final[DecisionKind] = DecisionKind(
    "move-aside", [MOVE_ASIDE, CARRY_ASIDE], "move-by-effect", [LEFT, DEATHS], make=MovingBy, shown=[LEFT]
)
DRAWING_UNIQUE: Final[ChanceDecision] = ChanceDecision(
    "draw-unique", DRAW_UNIQUE, "unique-taken", [Param("finder", 4, domain="seat")], make=DrawingUnique
)
MOVE_BY: Final[StepKind] = StepKind("move-by", MoveBy, [SEAT, LEFT, DEATHS])
GAIN_UNIQUE: Final[StepKind] = StepKind("gain-unique", GainUnique, [SEAT])

ACTIONS: Final[list[ActionKind]] = [MOVE_ASIDE, CARRY_ASIDE, DRAW_UNIQUE]
DECISIONS: Final[list[DecisionKind]] = [MOVING_BY, DRAWING_UNIQUE]
STEPS: Final[list[StepKind]] = [MOVE_BY, GAIN_UNIQUE]
