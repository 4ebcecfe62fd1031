"""Items and companions: gaining, equipping, the inventory and its limit, loot, discarding."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.sets import contains, minus, plus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.params import ITEM, LEFT, SEAT
from bottlecap.games.wasteland.rulebook import EQUIP as BY_EQUIP
from bottlecap.games.wasteland.rulebook import EQUIP_WHEN, INVENTORY
from bottlecap.games.wasteland.state import (
    ASSET_DISCARD,
    BOX,
    ENCOUNTER_KEPT,
    ENCOUNTER_TRASH,
    HELD,
    LOOT_DECK,
    LOOT_DISCARD,
    PERK_DECK,
    PERK_HELD,
    QUEST_KEPT,
    QUEST_TRASH,
    UNIQUE_GONE,
    WastelandState,
    of,
)
from bottlecap.games.wasteland.tokens import (
    APPAREL,
    APPAREL_SLOT,
    ASSET_CARD,
    COMPANION,
    COMPANION_SLOT,
    EVENT,
    LOOT_CARD,
    PAIRS,
    RULE_CARD,
    SUIT_SLOT,
    UNIQUE_CARD,
    WEAPON,
    WEAPON_SLOT,
    WORN,
)

# --- equipping --------------------------------------------------------------------------------------------------------


def slot_for(s: WastelandState, item: i64) -> i64:
    """Where a card is equipped, or -1."""
    kind = s.content.item_kind[item]
    if kind == WEAPON:
        return WEAPON_SLOT
    if kind == COMPANION:
        return COMPANION_SLOT
    if kind == APPAREL:
        return SUIT_SLOT if goes_under(s, item) else APPAREL_SLOT
    return -1


def goes_under(s: WastelandState, item: i64) -> bool:
    for lasting in s.content.item_lasting[item].effects:
        if lasting.goes_under():
            return True
    return False


def equip(s: WastelandState, seat: i64, item: i64) -> None:
    """The card that gives way goes to the inventory, whose limit is kept once all that was gained is stowed."""
    s.stir(seat)
    s.wear(seat, slot_for(s, item), item)
    s.tell(EQUIPPED, seat, item)


class Equip(ActionKind):
    """Equip a card of one's inventory at the start of a turn."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return s.carried(decision.seat) if s.fresh else vec[i64]()

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        s, seat = of(state), decision.seat
        if not s.holds_item(seat, item) or s.is_worn(seat, item) or slot_for(s, item) < 0:
            return BY_EQUIP
        return LEGAL if s.fresh else EQUIP_WHEN

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        state.push(KeepPack(decision.seat))
        equip(of(state), decision.seat, item)


class Unequip(ActionKind):
    """Put an equipped card into the inventory at the start of a turn."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        out = vec[i64](capacity=WORN)
        if s.fresh:
            for slot in range(WORN):
                if s.wears(decision.seat, slot) >= 0:
                    out = append(out, s.wears(decision.seat, slot))
        return out

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        s, seat = of(state), decision.seat
        if not s.is_worn(seat, item):
            return BY_EQUIP
        return LEGAL if s.fresh else EQUIP_WHEN

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, seat = of(state), decision.seat
        s.wear(seat, slot_for(s, item), -1)
        s.tell(UNEQUIPPED, seat, item)
        s.push(KeepPack(seat))


# --- gaining ----------------------------------------------------------------------------------------------------------


def gain_item(s: WastelandState, seat: i64, item: i64) -> None:
    """The card is the survivor's. Whoever gives it lets `Stow` ask what becomes of it, once all are there."""
    s.stir(seat)
    s.items.move(item, HELD + seat)
    s.gained = plus(s.gained, item)
    s.tell(GAINED, seat, item)


@mypyc_attr(acyclic=True, free_list_len=1)
class Stow(Step):
    """Whatever was just gained can be equipped at once, one card after another; then the inventory's limit is kept."""

    def __init__(self, seat: i64) -> None:
        super().__init__(STOW)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        for item in s.items.within(HELD + seat):
            if contains(s.gained, item):
                s.gained = minus(s.gained, item)
                s.push(Stow(seat))
                if slot_for(s, item) >= 0:
                    s.ask(seat, Stowing(item))
                return
        s.push(KeepPack(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Stowing(Decision):
    """Is the card that was gained equipped, or carried?"""

    def __init__(self, item: i64) -> None:
        super().__init__(STOWING)
        self.item = item


class StowKind(DecisionKind):
    """Its prompt tells too whether it is a companion: people are not things."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        item = cast(Stowing, decision).item
        return vec[i64]([item, 1 if of(state).content.item_kind[item] == COMPANION else 0])


class EquipGained(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        equip(of(state), decision.seat, cast(Stowing, decision).item)


class CarryGained(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).tell(CARRIED, decision.seat, cast(Stowing, decision).item)


@mypyc_attr(acyclic=True, free_list_len=1)
class GainOwnCard(Step):
    """A survivor's own card: an item or companion starts equipped or carried, anything else lies beside the board."""

    def __init__(self, seat: i64, item: i64) -> None:
        super().__init__(GAIN_OWN_CARD)
        self.seat = seat
        self.item = item

    def run(self, state: State, /) -> None:
        s = of(state)
        s.push(Stow(self.seat))
        gain_item(s, self.seat, self.item)


# --- the inventory ----------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepPack(Step):
    """What is too much for the inventory is discarded, as its owner chooses."""

    def __init__(self, seat: i64) -> None:
        super().__init__(KEEP_PACK)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        if len(s.carried(seat)) > s.carry_limit(seat):
            s.push(KeepPack(seat))
            s.ask(seat, Decision(DROPPING))


class Drop(ActionKind):
    """Discard a card of the inventory, an old one or a new one."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).carried(decision.seat)

    def check(self, state: State, decision: Decision, item: i64, /) -> i64:
        s, seat = of(state), decision.seat
        carried = s.holds_item(seat, item) and not s.is_worn(seat, item) and s.content.item_kind[item] != RULE_CARD
        return LEGAL if carried else INVENTORY

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        discard_item(of(state), decision.seat, item)


def discard_item(s: WastelandState, seat: i64, item: i64) -> None:
    """The card goes to the discards of its kind, readied; a survivor's own leaves the game. With it may go pockets."""
    limit = s.carry_limit(seat)
    lose_item(s, seat, item)
    s.items.move(item, discard_of(s, item))
    s.turned = minus(s.turned, item)
    s.tell(DISCARDED, seat, item)
    if s.carry_limit(seat) < limit:
        s.push(KeepPack(seat))


def lose_item(s: WastelandState, seat: i64, item: i64) -> None:
    """It is equipped no longer, whoever gets it."""
    s.gained = minus(s.gained, item)
    if s.is_worn(seat, item):
        s.wear(seat, slot_for(s, item), -1)


def discard_of(s: WastelandState, item: i64) -> i64:
    deck = s.content.item_deck[item]
    if deck == LOOT_CARD:
        return LOOT_DISCARD
    if deck == ASSET_CARD:
        return ASSET_DISCARD
    return UNIQUE_GONE if deck == UNIQUE_CARD else BOX


def discard_inventory(s: WastelandState, seat: i64) -> None:
    for item in s.carried(seat):
        discard_item(s, seat, item)


def discard_all(s: WastelandState, seat: i64) -> None:
    """All cards, perks and trait tokens of one who is out of the game."""
    for item in s.items.within(HELD + seat):
        discard_item(s, seat, item)
    s.perks.move_all(PERK_HELD + seat, PERK_DECK)
    s.quests.move_all(QUEST_KEPT + seat, QUEST_TRASH)
    s.encounters.move_all(ENCOUNTER_KEPT + seat, ENCOUNTER_TRASH)
    traits = s.traits[:]
    for pair in range(PAIRS):
        traits[seat * PAIRS + pair] = 0
    s.traits = traits


# --- loot -------------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Loot(Step):
    """So many loot cards, all drawn before anything is discarded."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(LOOT)
        self.seat = seat
        self.left = left

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.left > 0 and refilled(s, LOOT_DECK, LOOT_DISCARD):
            s.push(Loot(self.seat, self.left - 1))
            s.roll(Looting(self.seat))
        else:
            s.push(Stow(self.seat))


def refilled(s: WastelandState, deck: i64, discards: i64) -> bool:
    """Whether the deck has a card to draw; an empty one is made anew of its discards."""
    if s.items.count(deck) == 0 and s.items.count(discards) > 0:
        s.items.move_all(discards, deck)
        s.tell(DECK_REBUILT, 0 if deck == LOOT_DECK else 1)
    return s.items.count(deck) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Looting(Decision):
    """Which loot card a survivor draws."""

    def __init__(self, looter: i64) -> None:
        super().__init__(LOOTING)
        self.looter = looter


class DrawLoot(ChanceKind):
    """An event is resolved at once and discarded; anything else is the survivor's."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).items.within(LOOT_DECK)

    def apply(self, state: State, decision: Decision, item: i64, /) -> None:
        s, seat = of(state), cast(Looting, decision).looter
        if s.content.item_kind[item] == EVENT:
            # It is discarded once it has happened: it is not among the discards that may become the deck now.
            s.items.move(item, BOX)
            s.tell(EVENT_DRAWN, seat, item)
            s.push(Happen(seat, item, 0))
        else:
            gain_item(s, seat, item)
        refilled(s, LOOT_DECK, LOOT_DISCARD)


@mypyc_attr(acyclic=True, free_list_len=1)
class Happen(Step):
    """What an event says, from left to right, from that place on; then it is discarded."""

    def __init__(self, seat: i64, item: i64, place: i64) -> None:
        super().__init__(HAPPEN)
        self.seat = seat
        self.item = item
        self.place = place

    def run(self, state: State, /) -> None:
        s = of(state)
        deeds = s.content.item_uses[self.item].ways[0].deeds
        if self.place == len(deeds):
            s.items.move(self.item, LOOT_DISCARD)
        else:
            s.push(Happen(self.seat, self.item, self.place + 1))
            deeds[self.place].do(s, self.seat)


EQUIP: Final[Equip] = Equip("equip", [ITEM])
UNEQUIP: Final[Unequip] = Unequip("unequip", [ITEM])
EQUIP_GAINED: Final[EquipGained] = EquipGained("equip-gained")
CARRY_GAINED: Final[CarryGained] = CarryGained("carry-gained")
DROP: Final[Drop] = Drop("drop", [ITEM])
DRAW_LOOT: Final[DrawLoot] = DrawLoot("draw-loot", [ITEM])
STOWING: Final[StowKind] = StowKind(
    "stow", [EQUIP_GAINED, CARRY_GAINED], "equip-when", [ITEM], make=Stowing, shown=[ITEM, Param("companion", 2)]
)
DROPPING: Final[DecisionKind] = DecisionKind("drop", [DROP], "inventory")
LOOTING: Final[ChanceDecision] = ChanceDecision(
    "draw-loot", DRAW_LOOT, "result-basic", [Param("looter", 4, domain="seat")], make=Looting
)
STOW: Final[StepKind] = StepKind("stow", Stow, [SEAT])
GAIN_OWN_CARD: Final[StepKind] = StepKind("gain-own-card", GainOwnCard, [SEAT, ITEM])
KEEP_PACK: Final[StepKind] = StepKind("keep-pack", KeepPack, [SEAT])
LOOT: Final[StepKind] = StepKind("loot", Loot, [SEAT, LEFT])
HAPPEN: Final[StepKind] = StepKind("happen", Happen, [SEAT, ITEM, Param("place", 9)])

GAINED: Final[EventKind] = EventKind("gained", [SEAT, ITEM])
EQUIPPED: Final[EventKind] = EventKind("equipped", [SEAT, ITEM])
UNEQUIPPED: Final[EventKind] = EventKind("unequipped", [SEAT, ITEM])
CARRIED: Final[EventKind] = EventKind("carried", [SEAT, ITEM])
DISCARDED: Final[EventKind] = EventKind("discarded", [SEAT, ITEM])
EVENT_DRAWN: Final[EventKind] = EventKind("event-drawn", [SEAT, ITEM])
DECK_REBUILT: Final[EventKind] = EventKind("deck-rebuilt", [Param("deck", 2, domain="item-deck")])

ACTIONS: Final[list[ActionKind]] = [EQUIP, UNEQUIP, EQUIP_GAINED, CARRY_GAINED, DROP, DRAW_LOOT]
DECISIONS: Final[list[DecisionKind]] = [STOWING, DROPPING, LOOTING]
STEPS: Final[list[StepKind]] = [STOW, GAIN_OWN_CARD, KEEP_PACK, LOOT, HAPPEN]
EVENTS: Final[list[EventKind]] = [GAINED, EQUIPPED, UNEQUIPPED, CARRIED, DISCARDED, EVENT_DRAWN, DECK_REBUILT]
