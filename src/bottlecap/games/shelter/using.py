"""Using items: when each can be used, what it does, and the moments at which the player is asked."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter import tokens
from bottlecap.games.shelter.board import RESOURCES, TRACK
from bottlecap.games.shelter.events import HEALED, ITEM, ITEM_USED, WHO_PARAM
from bottlecap.games.shelter.gains import FROM_ITEM, GAIN, NO_DWELLER, because, exhausted_of, gain_row
from bottlecap.games.shelter.paying import discard_item, pay_cost
from bottlecap.games.shelter.rulebook import AVAILABLE_ONLY, ITEM_ABILITY, ITEM_EXHAUST
from bottlecap.games.shelter.state import HAND, INJURED, ON_TRACK, ShelterState, of
from bottlecap.games.shelter.tracks import ITEM_TRACK, ROOM_TRACK, cards_of

# The moments at which items are used, as masks: each ability has those at which it can do something.
BEFORE_PLACING: Final[i64] = 1
BETWEEN_REWARDS: Final[i64] = 2
BEFORE_ROLL: Final[i64] = 4
AFTER_LOSS: Final[i64] = 8
OWN_TURN: Final[i64] = BEFORE_PLACING | BETWEEN_REWARDS
NEVER: Final[i64] = 0


def moments(kind: i64) -> i64:
    """When an ability of that kind can be used."""
    if kind == tokens.FIGHT:
        return BEFORE_ROLL
    if kind == tokens.SHIELD or kind == tokens.REROLL:
        return AFTER_LOSS
    if kind == tokens.TRAINED or kind == tokens.DISCOUNT:
        return BEFORE_PLACING
    return OWN_TURN if kind < tokens.LASTING else NEVER


def why_not_use(s: ShelterState, seat: i64, item: i64, moment: i64) -> i64:
    """The rule against using an item now, or LEGAL: it must be upright, at its moment, and do something."""
    if s.items.zone[item] != HAND + seat:
        return ITEM_ABILITY
    ability = s.content.items[item]
    if moments(ability.kind) & moment == 0:
        return ITEM_ABILITY
    if s.is_exhausted(item):
        return ITEM_EXHAUST
    return LEGAL if does_something(s, seat, item) else ITEM_ABILITY


def does_something(s: ShelterState, seat: i64, item: i64) -> bool:
    ability = s.content.items[item]
    kind = ability.kind
    if kind == tokens.GAIN:
        return can_take(s, seat, ability.reward[0])
    if kind == tokens.TRADE:
        return s.can_pay(seat, ability.cost)
    if kind == tokens.REFRESH:
        return cards_of(s, ITEM_TRACK if ability.number == tokens.REFRESH_ITEMS else ROOM_TRACK).count(ON_TRACK) > 0
    if kind == tokens.MAKE_READY:
        return exhausted_of(s, seat, 1) != 0
    if kind == tokens.CURE:
        return s.healthy_available(seat) < s.available(seat)
    if kind == tokens.TRAINED:
        return s.lent_letter == 0
    if kind == tokens.DISCOUNT:
        return s.discount == 0 and s.can_place_room(seat)
    return True


def can_take(s: ShelterState, seat: i64, token: i64) -> bool:
    if token == tokens.ANY:
        return s.has_room_for_any(seat)
    return s.stock[seat * RESOURCES + token] < TRACK


def usable(s: ShelterState, seat: i64, moment: i64) -> i64:
    """The mask of the seat's items that can be used now and were not passed over this turn."""
    if s.items.sizes[HAND + seat] == 0:
        return 0
    mask: i64 = 0
    for item in s.items.within(HAND + seat):
        if s.passed_over >> item & 1 == 0 and why_not_use(s, seat, item, moment) == LEGAL:
            mask |= 1 << item
    return mask


class Use(ActionKind):
    """Use an item. The decision's first number is the moment; its second the step that asks again afterwards."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        if s.items.sizes[HAND + decision.seat] == 0:
            return vec[i64]()
        return s.items.within(HAND + decision.seat)

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        return why_not_use(of(state), decision.seat, item, decision.a & 15)

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.tell(ITEM_USED, seat, item)
        ability = s.content.items[item]
        kind = ability.kind
        if kind != tokens.REROLL and kind != tokens.SHIELD:
            s.steps.append(Step(decision.b, seat, decision.a >> 4, 0))
        if kind == tokens.DISCARD:
            discard_item(s, item)
        else:
            s.exhausted |= 1 << item
        self.take_effect(s, decision, item)

    def take_effect(self, s: ShelterState, decision: Decision, item: i64) -> None:
        seat = decision.seat
        ability = s.content.items[item]
        kind = ability.kind
        reason = because(NO_DWELLER, FROM_ITEM)
        if kind == tokens.FIGHT:
            s.bonus += ability.number
        elif kind == tokens.GAIN or kind == tokens.DISCARD:
            gain_row(s, seat, ability.reward, reason)
        elif kind == tokens.TRADE:
            gain_row(s, seat, ability.reward, reason)
            pay_cost(s, seat, ability.cost)
        elif kind == tokens.REFRESH:
            s.push(GAIN, seat, ability.number, reason)
        elif kind == tokens.MAKE_READY:
            s.push(GAIN, seat, tokens.READY, reason)
        elif kind == tokens.CURE:
            s.ask(CURING, seat)
        elif kind == tokens.TRAINED:
            s.lent_letter = ability.number
        elif kind == tokens.DISCOUNT:
            s.discount = 1
        elif kind == tokens.SHIELD:
            s.bonus = 0
        elif kind == tokens.REROLL:
            # The fight's own step that asked is the one that rolls again.
            s.steps.append(Step(decision.b, seat, decision.a >> 4, 1))


class Cure(ActionKind):
    """Heal one of the available dwellers that are injured."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        out = vec[i64](capacity=8)
        kinds = of(state).kinds_available(decision.seat)
        who = INJURED
        while who < 2 * INJURED:
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


class GoOn(ActionKind):
    """Use nothing more for now: what could be used is not offered again this turn."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s = of(state)
        s.passed_over |= usable(s, decision.seat, BETWEEN_REWARDS)


class Window(StepKind):
    """Between two rewards and after the last: a question only where an item could be used and was not passed over."""

    def run(self, state: State, seat: i64, _b: i64, _c: i64, /) -> None:
        s = of(state)
        if usable(s, seat, BETWEEN_REWARDS) != 0:
            s.ask(USING, seat, BETWEEN_REWARDS, WINDOW.number)


USE: Final[Use] = Use("use", [ITEM])
CURE: Final[Cure] = Cure("cure", [WHO_PARAM])
GO_ON: Final[GoOn] = GoOn("go-on")
USING: Final[DecisionKind] = DecisionKind("use", [GO_ON, USE], "item-ability")
CURING: Final[DecisionKind] = DecisionKind("cure", [CURE], "heal")
WINDOW: Final[Window] = Window("window")
