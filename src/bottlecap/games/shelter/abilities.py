"""When items can be used: what each of them can do stands in `effects`."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, DecisionKind
from bottlecap.engine.sets import contains, plus
from bottlecap.engine.state import Decision
from bottlecap.games.shelter.effects.base import BEFORE_PLACING, BESIDE_OTHERS
from bottlecap.games.shelter.gains import CURING, READYING, TAKING
from bottlecap.games.shelter.paying import PAYING
from bottlecap.games.shelter.rulebook import ITEM_ABILITY, ITEM_EXHAUST
from bottlecap.games.shelter.state import HAND, ShelterState


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


def why_not_use(s: ShelterState, seat: i64, item: i64, moment: i64) -> i64:
    """The rule against using an item now, or LEGAL: it must be upright, at its moment, and do something."""
    if s.items.zone[item] != HAND + seat:
        return ITEM_ABILITY
    ability = s.content.abilities[item]
    if ability.moments & moment == 0:
        return ITEM_ABILITY
    if s.is_exhausted(item):
        return ITEM_EXHAUST
    if moment == BESIDE_OTHERS and (is_choosing(s, seat) or (ability.early and not turn_begins(s))):
        return ITEM_ABILITY
    return LEGAL if ability.does_something(s, seat) else ITEM_ABILITY


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


def can_use(s: ShelterState, seat: i64, moment: i64) -> bool:
    """Whether one of the seat's items can be used now, and was not passed over this turn."""
    if s.items.sizes[HAND + seat] == 0:
        return False
    for item in s.items.within(HAND + seat):
        if not contains(s.passed_over, item) and why_not_use(s, seat, item, moment) == LEGAL:
            return True
    return False


def could_use(s: ShelterState, seat: i64) -> bool:
    """Whether one of the seat's items is good for something beside the play of others."""
    left = s.items.sizes[HAND + seat]
    item: i64 = 0
    while left > 0:
        if s.items.zone[item] == HAND + seat:
            left -= 1
            ability = s.content.abilities[item]
            if ability.moments & BESIDE_OTHERS and not s.is_exhausted(item) and ability.does_something(s, seat):
                return True
        item += 1
    return False


def pass_over(s: ShelterState, seat: i64, moment: i64) -> None:
    """What could be used is not offered again this turn, unless something changes for it."""
    for item in s.items.within(HAND + seat):
        if why_not_use(s, seat, item, moment) == LEGAL:
            s.passed_over = plus(s.passed_over, item)
