"""What items can do: when each can be used, and whether it would do something."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, DecisionKind
from bottlecap.engine.state import Decision
from bottlecap.games.shelter import tokens
from bottlecap.games.shelter.board import DWELLERS, RESOURCES, TRACK
from bottlecap.games.shelter.content import Item
from bottlecap.games.shelter.gains import CURING, READYING, TAKING, exhausted_of
from bottlecap.games.shelter.paying import PAYING
from bottlecap.games.shelter.rulebook import ITEM_ABILITY, ITEM_EXHAUST
from bottlecap.games.shelter.state import HAND, ON_TRACK, ShelterState
from bottlecap.games.shelter.tracks import ITEM_TRACK, ROOM_TRACK, cards_of

# The moments at which items are used, as masks: each ability has those at which it can do something.
BEFORE_PLACING: Final[i64] = 1
BETWEEN_REWARDS: Final[i64] = 2
BEFORE_ROLL: Final[i64] = 4
AFTER_LOSS: Final[i64] = 8
BESIDE_OTHERS: Final[i64] = 16
ANY_TIME: Final[i64] = 31
NEVER: Final[i64] = 0


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ItemMoment(Decision):
    """A question in which items can be used: at which moment, and what asks again after one was."""

    def __init__(self, kind: DecisionKind, moment: i64) -> None:
        super().__init__(kind)
        self.moment = moment

    def ask_again(self, s: ShelterState) -> None:
        """Let the rules ask once more, where there is still something to ask."""
        raise NotImplementedError

    def fight_again(self, s: ShelterState) -> None:
        """Roll the fight anew, after a lost one."""
        raise NotImplementedError


def moment_of(decision: Decision) -> i64:
    return cast(ItemMoment, decision).moment


def moments(kind: i64) -> i64:
    """When an ability of that kind can be used."""
    if kind == tokens.FIGHT:
        return BEFORE_ROLL
    if kind == tokens.SHIELD or kind == tokens.REROLL:
        return AFTER_LOSS
    if kind == tokens.TRAINED or kind == tokens.DISCOUNT:
        return BEFORE_PLACING
    return ANY_TIME if kind < tokens.LASTING else NEVER


def why_not_use(s: ShelterState, seat: i64, item: i64, moment: i64) -> i64:
    """The rule against using an item now, or LEGAL: it must be upright, at its moment, and do something."""
    if s.items.zone[item] != HAND + seat:
        return ITEM_ABILITY
    kind = s.content.items[item].kind
    if moments(kind) & moment == 0:
        return ITEM_ABILITY
    if s.is_exhausted(item):
        return ITEM_EXHAUST
    if moment == BESIDE_OTHERS and (is_choosing(s, seat) or (kind == tokens.REFRESH and not turn_begins(s))):
        return ITEM_ABILITY
    return LEGAL if does_something(s, seat, item) else ITEM_ABILITY


def is_choosing(s: ShelterState, seat: i64) -> bool:
    """Whether what an item does for the seat still waits for its choice: one thing after another."""
    for d in s.pending:
        kind = d.kind
        if d.seat == seat and (kind is TAKING or kind is PAYING or kind is READYING or kind is CURING):
            return True
    return False


def turn_begins(s: ShelterState) -> bool:
    """Whether the player whose turn it is has not placed yet: later, the tracks must lie as they did when it was paid for."""
    for d in s.pending:
        if d.seat == s.turn and isinstance(d, ItemMoment) and d.moment == BEFORE_PLACING:
            return True
    return False


def does_something(s: ShelterState, seat: i64, item: i64) -> bool:
    ability = s.content.items[item]
    kind = ability.kind
    if kind == tokens.GAIN or kind == tokens.DISCARD:
        return brings(s, seat, ability)
    if kind == tokens.TRADE:
        return s.can_pay(seat, ability.cost) and brings(s, seat, ability)
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


def brings(s: ShelterState, seat: i64, ability: Item) -> bool:
    """Whether at least a part of the reward can be gained; what is paid for it makes room."""
    chosen = ability.cost[RESOURCES] > 0
    for token in ability.reward:
        if token < RESOURCES:
            if chosen or ability.cost[token] > 0 or s.stock[seat * RESOURCES + token] < TRACK:
                return True
        elif token == tokens.ANY:
            if ability.kind == tokens.TRADE or s.has_room_for_any(seat):
                return True
        elif token != tokens.DWELLER or s.dwellers_of(seat) < DWELLERS:
            return True
    return False


def usable(s: ShelterState, seat: i64, moment: i64) -> i64:
    """The mask of the seat's items that can be used now and were not passed over this turn."""
    if s.items.sizes[HAND + seat] == 0:
        return 0
    mask: i64 = 0
    for item in s.items.within(HAND + seat):
        if s.passed_over >> item & 1 == 0 and why_not_use(s, seat, item, moment) == LEGAL:
            mask |= 1 << item
    return mask


def could_use(s: ShelterState, seat: i64) -> bool:
    """Whether one of the seat's items is good for something beside the play of others."""
    left = s.items.sizes[HAND + seat]
    item: i64 = 0
    while left > 0:
        if s.items.zone[item] == HAND + seat:
            left -= 1
            free = not s.is_exhausted(item) and moments(s.content.items[item].kind) & BESIDE_OTHERS != 0
            if free and does_something(s, seat, item):
                return True
        item += 1
    return False


def pass_over(s: ShelterState, seat: i64, moment: i64) -> None:
    """What could be used is not offered again this turn, unless something changes for it."""
    s.passed_over |= usable(s, seat, moment)
