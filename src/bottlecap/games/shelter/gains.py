"""Rewards, icon by icon."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, StepKind
from bottlecap.engine.sets import has_any, minus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.beside import put
from bottlecap.games.shelter.board import FIGURES, RESOURCES, TRACK
from bottlecap.games.shelter.events import (
    CHEERED,
    GAINED,
    HEALED,
    ITEM,
    ITEM_TAKEN,
    READIED,
    RESOURCE,
    SEAT,
    SOURCE,
    SPILLED,
    TOKEN,
    WHO_PARAM,
)
from bottlecap.games.shelter.rulebook import AVAILABLE_ONLY, ITEM_GAIN, READY_ICON, RESOURCE_CAP
from bottlecap.games.shelter.state import HAND, INJURED, ON_TRACK, WHO, ShelterState, of
from bottlecap.games.shelter.tracks import ITEM_TRACK, Refill

# Where happiness came from, for the report.
FROM_ROOM: Final[i64] = 0
FROM_BUILDING: Final[i64] = 1
FROM_THREAT: Final[i64] = 2
FROM_ITEM: Final[i64] = 3
AT_END: Final[i64] = 4
SOURCES: Final = ["room", "building", "threat", "item", "end"]

# What an item is readied by.
BY_ICON: Final[i64] = 0
BY_ITEM: Final[i64] = 1

# The icon of a resource of choice: the one after those of the resources, in every pack.
ANY: Final[i64] = RESOURCES

# More resources of choice than ever wait to be taken at once.
MOST_CHOICES: Final = 60

# A gain that belongs to no placed dweller: one more than there are.
NO_DWELLER: Final[i64] = FIGURES


def gain_resource(s: ShelterState, seat: i64, resource: i64) -> None:
    """One cube; what does not fit on the track is lost."""
    if s.stock[seat * RESOURCES + resource] < TRACK:
        s.stock[seat * RESOURCES + resource] += 1
        s.stock_changed(seat)
        s.tell(GAINED, seat, resource)
    else:
        s.tell(SPILLED, seat, resource)


def cheer(s: ShelterState, seat: i64, amount: i64, source: i64) -> None:
    s.happiness[seat] += amount
    s.tell(CHEERED, seat, amount, source)


@mypyc_attr(acyclic=True)
class Bringing(Step):
    """A step that brings icons to a seat."""

    def choices(self, s: ShelterState, seat: i64) -> i64:
        """How many resources of choice it still brings that seat."""
        return 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Gain(Bringing):
    """Gain what one icon shows; what cannot be gained is lost."""

    def __init__(self, seat: i64, token: i64, dweller: i64, source: i64) -> None:
        super().__init__(GAIN)
        self.seat = seat
        self.token = token
        self.dweller = dweller
        self.source = source

    def run(self, state: State, /) -> None:
        s = of(state)
        s.content.icons[self.token].gain(s, self.seat, self.dweller, self.source)

    def choices(self, s: ShelterState, seat: i64) -> i64:
        return 1 if self.seat == seat and self.token == ANY else 0


def can_ready(s: ShelterState, seat: i64, by_item: i64) -> bool:
    """Whether the seat has an item that is turned sideways and can be readied."""
    if not has_any(s.exhausted):
        return False
    for item in s.items.within(HAND + seat):
        if can_be_readied(s, item, by_item):
            return True
    return False


def can_be_readied(s: ShelterState, item: i64, by_item: i64) -> bool:
    """Whether an item is turned sideways, and not out of reach: no item readies one that readies others."""
    return s.is_exhausted(item) and (by_item == BY_ICON or not s.content.abilities[item].readies)


def ready_one(s: ShelterState, seat: i64, by_item: i64) -> None:
    """Let the seat turn an item upright, if there is one."""
    if can_ready(s, seat, by_item):
        put(s, seat, Readying(by_item))


def gain_by_items(s: ShelterState, seat: i64, occasion: i64) -> None:
    """What the seat's lasting items bring at an occasion."""
    if s.items.sizes[HAND + seat] == 0:
        return
    item: i64 = 0
    while item < len(s.items.zone):
        if s.items.zone[item] == HAND + seat and s.content.abilities[item].occasion == occasion:
            s.content.abilities[item].come(s, seat)
        item += 1


# --- a resource of choice -------------------------------------------------------------------------------


class Take(ActionKind):
    """Take a resource of choice."""

    def check(self, state: State, decision: Decision, resource: i64, /) -> i64:
        s = of(state)
        # Where income has filled the tracks before the choice was made, whatever is chosen is lost.
        fits = s.stock[decision.seat * RESOURCES + resource] < TRACK or not s.has_room_for_any(decision.seat)
        return LEGAL if fits else RESOURCE_CAP

    def apply(self, state: State, decision: Decision, resource: i64, /) -> None:
        gain_resource(of(state), decision.seat, resource)


class TakingKind(DecisionKind):
    """The question says how many such choices are left, with this one."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s, seat = of(state), decision.seat
        left: i64 = 0
        for d in s.pending:
            if d.kind is TAKING and d.seat == seat and d.id >= decision.id:
                left += 1
        for step in s.steps:
            if isinstance(step, Bringing):
                left += step.choices(s, seat)
        return vec[i64]([left])


# --- an item -----------------------------------------------------------------------------------------------


class TakeItem(ActionKind):
    """Take an item of choice from the track."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(ON_TRACK)

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        return LEGAL if of(state).items.zone[item] == ON_TRACK else ITEM_GAIN

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s = of(state)
        s.items.move(item, HAND + decision.seat)
        s.items_changed(decision.seat)
        s.tell(ITEM_TAKEN, decision.seat, item)
        s.push(Refill(ITEM_TRACK))


@mypyc_attr(acyclic=True, free_list_len=1)
class Readying(Decision):
    """One exhausted item is turned upright; by an item, none that readies others."""

    def __init__(self, by_item: i64) -> None:
        super().__init__(READYING)
        self.by_item = by_item


class MakeReady(ActionKind):
    """Turn an exhausted item upright again."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(HAND + decision.seat)

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        s = of(state)
        mine = s.items.zone[item] == HAND + decision.seat
        return LEGAL if mine and can_be_readied(s, item, cast(Readying, decision).by_item) else READY_ICON

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s = of(state)
        s.exhausted = minus(s.exhausted, item)
        # It can be used again, so it is offered again.
        s.passed_over = minus(s.passed_over, item)
        s.items_changed(decision.seat)
        s.tell(READIED, decision.seat, item)


# --- healing by an item ----------------------------------------------------------------------------------------


class Cure(ActionKind):
    """Heal one of the available dwellers that are injured."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=8)
        kinds = of(state).kinds_available(decision.seat)
        who = INJURED
        while who < WHO:
            if kinds >> who & 1:
                out = append(out, who)
            who += 1
        return out

    def check(self, state: State, decision: Decision, who: i64, /) -> i64:
        if who < INJURED or of(state).find(decision.seat, who) < 0:
            return AVAILABLE_ONLY
        return LEGAL

    def apply(self, state: State, decision: Decision, who: i64, /) -> None:
        s = of(state)
        s.hurt = replaced(s.hurt, s.find(decision.seat, who), 0)
        s.tell(HEALED, decision.seat, who - INJURED)


def gain_row(s: ShelterState, seat: i64, reward: vec[i64], source: i64) -> None:
    """Push a short row of gains, so that they come from left to right."""
    place = len(reward)
    while place > 0:
        place -= 1
        s.push(Gain(seat, reward[place], NO_DWELLER, source))


TAKE: Final[Take] = Take("take", [RESOURCE])
TAKE_ITEM: Final[TakeItem] = TakeItem("take-item", [ITEM])
MAKE_READY: Final[MakeReady] = MakeReady("make-ready", [ITEM])
CURE: Final[Cure] = Cure("cure", [WHO_PARAM])
TAKING: Final[DecisionKind] = TakingKind("take", [TAKE], "resource-any", shown=[Param("count", MOST_CHOICES + 1, low=1)])
TAKING_ITEM: Final[DecisionKind] = DecisionKind("take-item", [TAKE_ITEM], "item-gain")
READYING: Final[DecisionKind] = DecisionKind(
    "make-ready", [MAKE_READY], "item-ready-icon", [Param("by-item", 2)], make=Readying, shown=[]
)
CURING: Final[DecisionKind] = DecisionKind("cure", [CURE], "heal")
# A dweller that somebody has, by its number among all of them.
FIGURE: Final[Param] = Param("dweller", FIGURES)
GAIN: Final[StepKind] = StepKind("gain", Gain, [SEAT, TOKEN, Param("dweller", NO_DWELLER + 1), SOURCE])
