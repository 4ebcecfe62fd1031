"""Placing a dweller: who may stand where, what it costs, and what follows."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced, zeros
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter.abilities import ItemMoment
from bottlecap.games.shelter.board import (
    DWELLERS,
    LEVEL_SPACES,
    ON_SPACE,
    PLACES,
    RESOURCES,
    SLOTS,
    SPACES,
    TOP,
    TRACK,
    is_elevator,
    level_of,
    level_of_seat,
)
from bottlecap.games.shelter.building import MUST_PAY, ChoosingRoom, can_build
from bottlecap.games.shelter.content import Space
from bottlecap.games.shelter.effects.base import BEFORE_PLACING
from bottlecap.games.shelter.events import (
    DOUBLED,
    INCOME_DECLINED,
    INCOME_TAKEN,
    JOINED,
    PASSED,
    PLACED,
    RESOURCE,
    SEAT,
    SPACE,
    TRAINING_SPENT,
    WHO_PARAM,
)
from bottlecap.games.shelter.gains import FIGURE, gain_resource
from bottlecap.games.shelter.lacks import HEALTHY, SERVES, TAKEN, room_lacks, space_lacks
from bottlecap.games.shelter.paying import PayItems, pay_cost
from bottlecap.games.shelter.rewards import rewards
from bottlecap.games.shelter.rulebook import (
    AVAILABLE_ONLY,
    BUILD_COST,
    COST_FIRST,
    INJURED_CLOSED,
    INJURED_ONLY,
    LINKED,
    PLACE_NOT_TRACK,
    PLACE_OCCUPIED,
    PLACE_OWN_ELEVATOR,
    RESOURCE_CAP,
)
from bottlecap.games.shelter.state import INJURED, WHO, ShelterState, of, printed
from bottlecap.games.shelter.threats import Arm, injure
from bottlecap.games.shelter.using import USE, Window, open_items_of


def why_not_there(s: ShelterState, seat: i64, space: i64) -> i64:
    """The rule against placing there, whoever it is; LEGAL if there is none."""
    level = level_of(space)
    if not s.exists(space):
        return PLACE_NOT_TRACK
    if s.taken[space] > 0:
        return PLACE_OCCUPIED
    if is_elevator(space) and level != TOP and level != level_of_seat(seat):
        return PLACE_OWN_ELEVATOR
    return why_not_pay(s, seat, printed(s, space))


def why_not_pay(s: ShelterState, seat: i64, spec: Space) -> i64:
    """The rule against what a free space asks of a player; LEGAL if there is none."""
    if spec.costs and (not s.can_pay(seat, spec.cost) or s.items_of(seat) < spec.items):
        return COST_FIRST
    if spec.price and not can_build(s, seat):
        return BUILD_COST
    if spec.linked and s.healthy_available(seat) < 2:
        return LINKED
    return LEGAL


class Place(ActionKind):
    """Place an available dweller on a space of the vault."""

    def __init__(self) -> None:
        super().__init__("place", [SPACE, WHO_PARAM])
        self.quick = True

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64](capacity=64)
        kinds = s.kinds_available(decision.seat)
        last = (s.players + 1) * LEVEL_SPACES
        space: i64 = 0
        while space < last:
            if s.spec(space) >= 0:
                who: i64 = 0
                while kinds >> who > 0:
                    if kinds >> who & 1:
                        out = append(out, space + SPACES * who)
                    who += 1
            space += 1
        return out

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        """The same as by `check`, but each space is looked at once, whoever might go there."""
        s, seat = of(state), decision.seat
        healthy, injured = unlike(s.kinds_available(seat))
        spaces = open_spaces(s, seat)
        size: i64 = 0
        for space in spaces:
            size += len(healthy) if space < SPACES else len(injured)
        out = zeros(size)
        size = 0
        for space in spaces:
            for who in healthy if space < SPACES else injured:
                out[size] = space % SPACES + SPACES * who
                size += 1
        return out

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s, seat = of(state), decision.seat
        space, who = arg % SPACES, arg // SPACES
        if s.find(seat, who) < 0:
            return AVAILABLE_ONLY
        rule = why_not_there(s, seat, space)
        if rule != LEGAL:
            return rule
        for_injured = printed(s, space).injured
        if who >= INJURED and not for_injured:
            return INJURED_ONLY
        if who < INJURED and for_injured:
            return INJURED_CLOSED
        return LEGAL

    def lacking(self, state: State, decision: Decision, arg: i64, rule: i64, /) -> list[Remark]:
        s, seat, space = of(state), decision.seat, arg % SPACES
        if rule == PLACE_OCCUPIED:
            return [Remark(TAKEN, [int(s.taken[space]) - 1])]
        if rule == PLACE_OWN_ELEVATOR:
            return [Remark(SERVES, [int(level_of(space)) - 1])]
        if rule == COST_FIRST:
            return space_lacks(s, seat, printed(s, space))
        if rule == BUILD_COST:
            return room_lacks(s, seat)
        return [Remark(HEALTHY, [int(s.healthy_available(seat))])] if rule == LINKED else []

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, seat = of(state), decision.seat
        space, who = arg % SPACES, arg // SPACES
        dweller = s.find(seat, who)
        s.taken[space] = seat + 1
        s.tell(PLACED, seat, who, space)
        owe_income(s, seat, space)
        spec = printed(s, space)
        doubled = trained_for(s, dweller, spec.letter)
        stand(s, dweller, space)
        if spec.linked:
            s.ask(seat, Partnering(space, dweller, 1 if doubled else 0))
        else:
            settle(s, dweller, space, doubled)


def unlike(kinds: i64) -> tuple[vec[i64], vec[i64]]:
    """The different dwellers in a mask: the healthy ones, and the injured ones."""
    healthy = vec[i64](capacity=INJURED)
    injured = vec[i64](capacity=INJURED)
    who: i64 = 0
    while kinds >> who > 0:
        if kinds >> who & 1:
            if who < INJURED:
                healthy = append(healthy, who)
            else:
                injured = append(injured, who)
        who += 1
    return healthy, injured


def open_spaces(s: ShelterState, seat: i64) -> vec[i64]:
    """The free spaces whose costs the player can pay, in the vault's order; plus SPACES where they are for the injured."""
    taken, built, covered = s.taken, s.built, s.covered
    of_rooms, of_threats = s.content.room_spaces, s.content.threat_spaces
    out = vec[i64](capacity=SPACES)
    site: i64 = 0
    space: i64 = 0
    while space < (s.players + 1) * LEVEL_SPACES:
        for slot in range(PLACES * SLOTS):
            room = built[site + slot // SLOTS]
            if room > 0 and taken[space] == 0:
                threat = covered[space]
                number = of_rooms[SLOTS * (room - 1) + slot % SLOTS] if threat == 0 else of_threats[threat - 1]
                out = append_open(s, seat, space, number, out)
            space += 1
        site += PLACES
        level = level_of(space)
        if (level == TOP or level == level_of_seat(seat)) and taken[space] == 0:
            out = append_open(s, seat, space, s.content.elevator_spaces[s.elevators[level]], out)
        space += 1
    return out


def append_open(s: ShelterState, seat: i64, space: i64, number: i64, out: vec[i64]) -> vec[i64]:
    """Add a free space, on which that number of the content's table is printed, where the player can pay its costs."""
    if number < 0:
        return out
    spec = s.content.spaces[number]
    if why_not_pay(s, seat, spec) != LEGAL:
        return out
    return append(out, space + SPACES if spec.injured else space)


def trained_for(s: ShelterState, dweller: i64, letter: i64) -> bool:
    """Whether the dweller, or an item this turn, has the training of that letter."""
    return letter > 0 and (s.letter[dweller] == letter or s.lent_letter == letter)


def stand(s: ShelterState, dweller: i64, space: i64) -> None:
    """The dweller stands on the space; whatever it was trained in is spent."""
    s.where[dweller] = ON_SPACE + space
    if s.letter[dweller] > 0:
        s.tell(TRAINING_SPENT, dweller // DWELLERS, s.letter[dweller])
        s.letter = replaced(s.letter, dweller, 0)


def settle(s: ShelterState, dweller: i64, space: i64, doubled: bool) -> None:
    """Pay all costs, then fight or gain the rewards."""
    seat = dweller // DWELLERS
    spec = printed(s, space)
    if doubled:
        s.tell(DOUBLED, seat, space)
    twice: i64 = 1 if doubled else 0
    s.push(Window(seat))
    if spec.fight > 0:
        s.push(Arm(dweller, twice))
    else:
        s.push(rewards(dweller, space, twice))
    if spec.price:
        s.ask(seat, ChoosingRoom(MUST_PAY))
    if spec.items > 0:
        s.push(PayItems(seat, spec.items))
    if spec.injury:
        injure(s, dweller)
    pay_cost(s, seat, spec.cost)


@mypyc_attr(acyclic=True, free_list_len=1)
class Partnering(Decision):
    """A linked space waits for its second dweller."""

    def __init__(self, space: i64, dweller: i64, doubled: i64) -> None:
        super().__init__(PARTNERING)
        self.space = space
        self.dweller = dweller
        self.doubled = doubled


class Join(ActionKind):
    """Place the second dweller that a linked space takes."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=8)
        kinds = of(state).kinds_available(decision.seat)
        who: i64 = 0
        while who < WHO:
            if kinds >> who & 1:
                out = append(out, who)
            who += 1
        return out

    def check(self, state: State, decision: Decision, who: i64, /) -> i64:
        if of(state).kinds_available(decision.seat) >> who & 1 == 0:
            return AVAILABLE_ONLY
        return INJURED_ONLY if who >= INJURED else LEGAL

    def apply(self, state: State, decision: Decision, who: i64, /) -> None:
        s, first = of(state), cast(Partnering, decision)
        space = first.space
        second = s.find(decision.seat, who)
        doubled = first.doubled == 1 or trained_for(s, second, printed(s, space).letter)
        s.tell(JOINED, decision.seat, who, space)
        stand(s, second, space)
        settle(s, first.dweller, space, doubled)


class Pass(ActionKind):
    """Take no more turns this round."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).passed |= 1 << decision.seat
        state.tell(PASSED, decision.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(ItemMoment):
    """Place, pass, or first use an item."""

    def __init__(self) -> None:
        super().__init__(TURN, BEFORE_PLACING)

    def ask_again(self, s: ShelterState) -> None:
        s.push(AskPlace(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class AskPlace(Step):
    """A turn begins, or goes on after an item."""

    def __init__(self, seat: i64) -> None:
        super().__init__(ASK_PLACE)
        self.seat = seat

    def run(self, state: State, /) -> None:
        state.ask(self.seat, Turn())


# --- income ---------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Owed(Decision):
    """Income from a space of one's own level."""

    def __init__(self, space: i64) -> None:
        super().__init__(INCOME)
        self.space = space

    def again(self) -> Decision:
        # As the engine does it, but quicker: every turn begins by insisting on income.
        return Owed(self.space)


def owner_paid(s: ShelterState, seat: i64, space: i64) -> i64:
    """Who may take income when that seat places there, or -1: a room's owner, for another player's placement."""
    owner = level_of(space) - 1
    if owner == seat or is_elevator(space) or s.covered[space] > 0:
        return -1
    return owner


def income_of(s: ShelterState, owner: i64) -> i64:
    """How many resources each income of that seat is."""
    return 1 + s.more_income(owner)


def owe_income(s: ShelterState, seat: i64, space: i64) -> None:
    """A room's owner may take resources when another player places there; it stops nobody."""
    owner = owner_paid(s, seat, space)
    if owner >= 0:
        for _ in range(income_of(s, owner)):
            s.offer(owner, Owed(space))


class TakeIncome(ActionKind):
    def check(self, state: State, decision: Decision, resource: i64, /) -> i64:
        return LEGAL if of(state).stock[decision.seat * RESOURCES + resource] < TRACK else RESOURCE_CAP

    def apply(self, state: State, decision: Decision, resource: i64, /) -> None:
        s = of(state)
        s.tell(INCOME_TAKEN, decision.seat, resource)
        gain_resource(s, decision.seat, resource)
        # What must be answered is so at the end of the round, or in one's own turn: neither is beside the play of others.
        if decision.open:
            open_items_of(s, decision.seat)


class DeclineIncome(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        state.tell(INCOME_DECLINED, decision.seat)


PLACE: Final[Place] = Place()
JOIN: Final[Join] = Join("join", [WHO_PARAM])
PASS: Final[Pass] = Pass("pass")
TAKE_INCOME: Final[TakeIncome] = TakeIncome("take-income", [RESOURCE])
DECLINE_INCOME: Final[DeclineIncome] = DeclineIncome("decline-income")
TURN: Final[DecisionKind] = DecisionKind("turn", [PASS, PLACE, USE], "place-one", make=Turn)
PARTNERING: Final[DecisionKind] = DecisionKind(
    "join", [JOIN], "linked-spaces", [SPACE, FIGURE, Param("doubled", 2)], make=Partnering, shown=[SPACE]
)
# How many of them one seat can be asked at once hangs on the pack: `Shelter.most_of` says it.
INCOME: Final[DecisionKind] = DecisionKind("income", [TAKE_INCOME, DECLINE_INCOME], "income", [SPACE], make=Owed)
ASK_PLACE: Final[StepKind] = StepKind("ask-place", AskPlace, [SEAT])
