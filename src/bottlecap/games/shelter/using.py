"""Using items, and the moments at which the player is asked."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.aside import put_aside
from bottlecap.engine.kinds import ActionKind, DecisionKind, StepKind
from bottlecap.engine.sets import plus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.abilities import (
    ItemMoment,
    can_use,
    could_use,
    is_choosing,
    moment_of,
    pass_over,
    why_not_use,
)
from bottlecap.games.shelter.effects.base import BESIDE_OTHERS, BETWEEN_REWARDS
from bottlecap.games.shelter.events import ITEM, ITEM_USED, RATE, SEAT
from bottlecap.games.shelter.exchanging import NO_TRADE, TRADE, AtRate, open_rate
from bottlecap.games.shelter.paying import discard_item
from bottlecap.games.shelter.state import HAND, ShelterState, of


class Use(ActionKind):
    """Use an item."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        if s.items.sizes[HAND + decision.seat] == 0:
            return vec[i64]()
        return s.items.within(HAND + decision.seat)

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        return why_not_use(of(state), decision.seat, item, moment_of(decision))

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.tell(ITEM_USED, seat, item)
        ability = s.content.abilities[item]
        if moment_of(decision) == BESIDE_OTHERS:
            put_aside(s)
        elif not ability.settles:
            cast(ItemMoment, decision).ask_again(s)
        if ability.discards:
            discard_item(s, item)
        else:
            s.exhausted = plus(s.exhausted, item)
        s.items_changed(seat)
        ability.use(s, cast(ItemMoment, decision), item)


class GoOn(ActionKind):
    """Use nothing more for now."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        pass_over(of(state), decision.seat, moment_of(decision))


@mypyc_attr(acyclic=True, free_list_len=1)
class Using(ItemMoment):
    """Between two rewards, or after the last."""

    def __init__(self) -> None:
        super().__init__(USING, BETWEEN_REWARDS)

    def ask_again(self, s: ShelterState) -> None:
        s.push(Window(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchanging(AtRate):
    """The same, while an exchange is open."""

    def __init__(self, rate: i64) -> None:
        super().__init__(EXCHANGING, BETWEEN_REWARDS, rate)

    def ask_again(self, s: ShelterState) -> None:
        s.push(Window(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Step):
    """Between two rewards and after the last: a question only where something could be traded or used, and was not
    passed over."""

    def __init__(self, seat: i64) -> None:
        super().__init__(WINDOW)
        self.seat = seat

    def run(self, state: State, /) -> None:
        seat = self.seat
        s = of(state)
        rate = open_rate(s, seat)
        if rate >= 0:
            s.ask(seat, Exchanging(rate))
        elif can_use(s, seat, BETWEEN_REWARDS):
            s.ask(seat, Using())


# --- beside the play of others ------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Beside(ItemMoment):
    """Items may be used while another has the turn."""

    def __init__(self) -> None:
        super().__init__(ITEMS, BESIDE_OTHERS)


def open_items(s: ShelterState) -> None:
    """Whoever has an item to use beside the turn that begins may do so; in their own turn they are asked."""
    asked = closed_but(s, s.turn)
    seat: i64 = 0
    while seat < s.players:
        if seat != s.turn and s.items.sizes[HAND + seat] > 0 and asked >> seat & 1 == 0 and could_use(s, seat):
            s.offer(seat, Beside())
        seat += 1


def open_items_of(s: ShelterState, seat: i64) -> None:
    """The same for one seat, whose resources have changed beside the play."""
    if seat != s.turn and len(s.standing(ITEMS, seat)) == 0 and could_use(s, seat):
        s.offer(seat, Beside())


def closed_but(s: ShelterState, turn: i64) -> i64:
    """Close the question about items in one's own turn, and where it leads to nothing any more, also after what the seat
    still has to choose; who is asked it still."""
    asked: i64 = 0
    i = len(s.pending)
    while i > 0:
        i -= 1
        d = s.pending[i]
        if d.kind is ITEMS:
            if d.seat == turn or not (could_use(s, d.seat) or is_choosing(s, d.seat)):
                s.drop(d)
            else:
                asked |= 1 << d.seat
    return asked


def close_items(s: ShelterState) -> None:
    """No items beside the end of a round, where all are readied."""
    i = len(s.pending)
    while i > 0:
        i -= 1
        d = s.pending[i]
        if d.kind is ITEMS:
            s.drop(d)


USE: Final[Use] = Use("use", [ITEM])
GO_ON: Final[GoOn] = GoOn("go-on")
USING: Final[DecisionKind] = DecisionKind("use", [GO_ON, USE], "item-ability", make=Using)
ITEMS: Final[DecisionKind] = DecisionKind("items", [USE], "item-ability", standing=True, lulls=True, make=Beside)
EXCHANGING: Final[DecisionKind] = DecisionKind("exchange", [NO_TRADE, TRADE, USE], "exchange-when", [RATE], make=Exchanging)
WINDOW: Final[StepKind] = StepKind("window", Window, [SEAT])
