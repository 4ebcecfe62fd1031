"""Using cards, perks and traits: at their moment, for their cost."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, EventKind, Param, Remark, StepKind
from bottlecap.engine.sets import plus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.effects.base import BEFORE_FIGHT, IN_FIGHT, IN_TEST, ON_TURN, Use, Uses
from bottlecap.games.wasteland.growing import lose_trait
from bottlecap.games.wasteland.lacks import TURNED, caps_short
from bottlecap.games.wasteland.params import ITEM, PERK, SEAT, TRAIT
from bottlecap.games.wasteland.rulebook import (
    COMBAT_TIMING,
    COMPANION_USE,
    EQUIP,
    EXHAUST,
    INVENTORY_USE,
    MAY_IS_OPTIONAL,
    TRAIT_WELL_RESTED,
)
from bottlecap.games.wasteland.rulebook import PERK as BY_PERK
from bottlecap.games.wasteland.state import HELD, PERK_DECK, PERK_HELD, WastelandState, of
from bottlecap.games.wasteland.tasks import A_FIGHT, NO_TASK
from bottlecap.games.wasteland.things import discard_item, slot_for
from bottlecap.games.wasteland.tokens import COMPANION, PAIRS
from bottlecap.games.wasteland.trading import pay

# What is used.
SOURCE_NAMES: Final[list[str]] = ["item", "perk", "trait"]
AN_ITEM: Final[i64] = 0
A_PERK: Final[i64] = 1
A_TRAIT: Final[i64] = 2


def moment_of(s: WastelandState) -> i64:
    """The moment at which somebody is asked now."""
    if s.task == NO_TASK:
        return ON_TURN
    if s.task == A_FIGHT:
        return IN_FIGHT if s.braced else BEFORE_FIGHT
    return IN_TEST


def way_at(uses: Uses, moment: i64) -> i64:
    """The way to use a card at that moment, or -1; no card has two."""
    way: i64 = 0
    while way < len(uses.ways):
        if uses.ways[way].moments & moment:
            return way
        way += 1
    return -1


def does_something(s: WastelandState, seat: i64, use: Use) -> bool:
    for deed in use.deeds:
        if deed.does_something(s, seat):
            return True
    return False


def can_use(s: WastelandState, seat: i64) -> bool:
    """Whether a survivor has anything that would do something now."""
    for item in s.items.within(HELD + seat):
        if why_not_use(s, seat, item) == LEGAL:
            return True
    for perk in s.perks.within(PERK_HELD + seat):
        if why_not_use_perk(s, seat, perk) == LEGAL:
            return True
    for trait in traits_of(s, seat):
        if why_not_use_trait(s, seat, trait) == LEGAL:
            return True
    return False


def hits_at_hand(s: WastelandState, seat: i64) -> i64:
    """The hits that a survivor could add to a fight by all that can be used in it now."""
    hits: i64 = 0
    moment = moment_of(s)
    for item in s.items.within(HELD + seat):
        if why_not_item(s, seat, item) == LEGAL:
            hits += hits_by(s, seat, s.content.item_uses[item].ways[way_at(s.content.item_uses[item], moment)])
    for perk in s.perks.within(PERK_HELD + seat):
        if why_not_perk(s, seat, perk) == LEGAL:
            hits += hits_by(s, seat, s.content.perk_uses[perk].ways[way_at(s.content.perk_uses[perk], moment)])
    for trait in traits_of(s, seat):
        way = way_at(s.content.trait_uses[trait], moment)
        if way >= 0:
            hits += hits_by(s, seat, s.content.trait_uses[trait].ways[way])
    return hits


def hits_by(s: WastelandState, seat: i64, use: Use) -> i64:
    hits: i64 = 0
    for deed in use.deeds:
        hits += deed.most_hits(s, seat)
    return hits


@mypyc_attr(acyclic=True, free_list_len=1)
class DoDeeds(Step):
    """What a use does, from left to right, from that place on."""

    def __init__(self, seat: i64, source: i64, card: i64, way: i64, place: i64) -> None:
        super().__init__(DO_DEEDS)
        self.seat = seat
        self.source = source
        self.card = card
        self.way = way
        self.place = place

    def run(self, state: State, /) -> None:
        s = of(state)
        deeds = uses_of(s, self.source, self.card).ways[self.way].deeds
        if self.place + 1 < len(deeds):
            s.push(DoDeeds(self.seat, self.source, self.card, self.way, self.place + 1))
        deeds[self.place].do(s, self.seat)


def uses_of(s: WastelandState, source: i64, card: i64) -> Uses:
    if source == AN_ITEM:
        return s.content.item_uses[card]
    return s.content.perk_uses[card] if source == A_PERK else s.content.trait_uses[card]


# --- cards ------------------------------------------------------------------------------------------------------------


def why_not_item(s: WastelandState, seat: i64, item: i64) -> i64:
    """The rule against using a card now, whatever it would do; LEGAL if there is none."""
    if not s.holds_item(seat, item):
        return INVENTORY_USE
    if slot_for(s, item) >= 0 and not s.is_worn(seat, item):
        return EQUIP
    if s.content.item_kind[item] == COMPANION and not s.is_turn_of(seat):
        return COMPANION_USE
    way = way_at(s.content.item_uses[item], moment_of(s))
    if way < 0:
        return COMBAT_TIMING
    use = s.content.item_uses[item].ways[way]
    if use.exhausts and s.is_turned(item):
        return EXHAUST
    return LEGAL if use.caps <= s.caps[seat] else MAY_IS_OPTIONAL


def why_not_use(s: WastelandState, seat: i64, item: i64) -> i64:
    """The same, or that it would do nothing."""
    rule = why_not_item(s, seat, item)
    if rule != LEGAL:
        return rule
    uses = s.content.item_uses[item]
    return LEGAL if does_something(s, seat, uses.ways[way_at(uses, moment_of(s))]) else MAY_IS_OPTIONAL


class UseItem(ActionKind):
    """Use a card: one that can be equipped only if it is, anything else from the inventory."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64](capacity=4)
        for item in s.items.within(HELD + decision.seat):
            if len(s.content.item_uses[item].ways) > 0:
                out = append(out, item)
        return out

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        return why_not_use(of(state), decision.seat, item)

    def lacking(self, state: State, decision: Decision, item: i64, rule: i64, /) -> list[Remark]:
        s = of(state)
        if rule == EXHAUST:
            return [Remark(TURNED, [int(item)])]
        way = way_at(s.content.item_uses[item], moment_of(s))
        if rule != MAY_IS_OPTIONAL or way < 0:
            return []
        return caps_short(s, decision.seat, s.content.item_uses[item].ways[way].caps)

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, seat = of(state), decision.seat
        way = way_at(s.content.item_uses[item], moment_of(s))
        use = s.content.item_uses[item].ways[way]
        s.fresh = 0
        s.tell(USED, seat, item)
        s.push(DoDeeds(seat, AN_ITEM, item, way, 0))
        pay(s, seat, use.caps)
        if use.exhausts:
            s.turned = plus(s.turned, item)
        elif use.discards:
            discard_item(s, seat, item)


# --- perks ------------------------------------------------------------------------------------------------------------


def why_not_perk(s: WastelandState, seat: i64, perk: i64) -> i64:
    """The rule against using a perk now, whatever it would do; LEGAL if there is none."""
    if s.perks.zone[perk] != PERK_HELD + seat or not s.is_turn_of(seat):
        return BY_PERK
    return LEGAL if way_at(s.content.perk_uses[perk], moment_of(s)) >= 0 else BY_PERK


def why_not_use_perk(s: WastelandState, seat: i64, perk: i64) -> i64:
    """The same, or that it would do nothing."""
    rule = why_not_perk(s, seat, perk)
    if rule != LEGAL:
        return rule
    uses = s.content.perk_uses[perk]
    return LEGAL if does_something(s, seat, uses.ways[way_at(uses, moment_of(s))]) else MAY_IS_OPTIONAL


class UsePerk(ActionKind):
    """Use a perk once: it returns to the perk deck."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).perks.within(PERK_HELD + decision.seat)

    def check(self, state: State, decision: Decision, perk: i64, /) -> i64:
        return why_not_use_perk(of(state), decision.seat, perk)

    def apply(self, state: State, decision: Decision, perk: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.fresh = 0
        s.tell(PERK_USED, seat, perk)
        s.push(DoDeeds(seat, A_PERK, perk, way_at(s.content.perk_uses[perk], moment_of(s)), 0))
        s.perks.move(perk, PERK_DECK)


# --- traits -----------------------------------------------------------------------------------------------------------


def traits_of(s: WastelandState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=PAIRS)
    for pair in range(PAIRS):
        side = s.traits[seat * PAIRS + pair]
        if side > 0:
            out = append(out, 2 * pair + side - 1)
    return out


def why_not_use_trait(s: WastelandState, seat: i64, trait: i64) -> i64:
    """The rule against giving up a trait now; LEGAL if there is none."""
    if not s.has_trait(seat, trait):
        return TRAIT_WELL_RESTED
    way = way_at(s.content.trait_uses[trait], moment_of(s))
    if way < 0:
        return TRAIT_WELL_RESTED
    return LEGAL if does_something(s, seat, s.content.trait_uses[trait].ways[way]) else MAY_IS_OPTIONAL


class UseTrait(ActionKind):
    """Give up a trait for what it can do."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return traits_of(of(state), decision.seat)

    def check(self, state: State, decision: Decision, trait: i64, /) -> i64:
        return why_not_use_trait(of(state), decision.seat, trait)

    def apply(self, state: State, decision: Decision, trait: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.push(DoDeeds(seat, A_TRAIT, trait, way_at(s.content.trait_uses[trait], moment_of(s)), 0))
        lose_trait(s, seat, trait)


USE: Final[UseItem] = UseItem("use", [ITEM])
USE_PERK: Final[UsePerk] = UsePerk("use-perk", [PERK])
USE_TRAIT: Final[UseTrait] = UseTrait("use-trait", [TRAIT])
DO_DEEDS: Final[StepKind] = StepKind(
    "do-deeds",
    DoDeeds,
    [SEAT, Param("source", 3, domain="source"), Param("card", 1000), Param("way", 8), Param("place", 8)],
)

USED: Final[EventKind] = EventKind("used", [SEAT, ITEM])
PERK_USED: Final[EventKind] = EventKind("perk-used", [SEAT, PERK])

ACTIONS: Final[list[ActionKind]] = [USE, USE_PERK, USE_TRAIT]
STEPS: Final[list[StepKind]] = [DO_DEEDS]
EVENTS: Final[list[EventKind]] = [USED, PERK_USED]
