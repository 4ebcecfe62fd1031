"""Camp: rest, sleep, trade with whoever is near, ready one's cards."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Param, Quick, Remark, StepKind
from bottlecap.engine.sets import minus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import loyal_to
from bottlecap.games.wasteland.body import heal
from bottlecap.games.wasteland.dealing import (
    AGENDAS,
    CAPS,
    GIVE,
    SLOTS,
    TAKE,
    TO,
    WANTS,
    Terms,
    filled_slots,
    is_near,
    packed,
    propose,
    show_agenda,
    why_not_deal,
    why_not_show,
)
from bottlecap.games.wasteland.foes import fights
from bottlecap.games.wasteland.geography import MOTHERSHIP
from bottlecap.games.wasteland.growing import gain_trait
from bottlecap.games.wasteland.lacks import actions_spent, caps_short
from bottlecap.games.wasteland.params import AGENDA, ITEM, SEAT
from bottlecap.games.wasteland.rulebook import BLOCKED_BY_ENEMY, CAMP_TRADE, OFF_MAP, READY_COST, TURN_TWO_ACTIONS
from bottlecap.games.wasteland.rulebook import CAMP as BY_CAMP
from bottlecap.games.wasteland.state import ENEMY_TOKENS, HAND, WastelandState, of
from bottlecap.games.wasteland.story.base import A_CAMP
from bottlecap.games.wasteland.things import discard_item
from bottlecap.games.wasteland.tokens import CAMP_HEALTH, COMPANION, FACTIONS, MOST_CAPS, PAIRS, SEATS, WELL_RESTED
from bottlecap.games.wasteland.trading import pay
from bottlecap.games.wasteland.watching import happened

# How many offers a camp can hear: more than anybody makes, so that a camp ends.
MOST_OFFERS: Final[i64] = 8
# What the listed offers pay for one thing.
PRICES: Final[vec[i64]] = vec[i64]([1, 3, 6])


def is_blocked(s: WastelandState, seat: i64) -> bool:
    """Whether an active enemy in the sector hinders; those of one's own faction do not."""
    sector = s.where[seat]
    enemy: i64 = 0
    while enemy < ENEMY_TOKENS:
        if s.enemies.order[enemy] == sector and s.is_active(enemy):
            return True
        enemy += 1
    for faction in range(FACTIONS):
        if fights(s, faction) and loyal_to(s, seat) != faction and s.lies_at(faction, sector):
            return True
    return False


class Camp(ActionKind):
    """Make camp where no enemy is."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s = of(state)
        if s.actions == 0:
            return TURN_TWO_ACTIONS
        if s.where[decision.seat] == MOTHERSHIP:
            return OFF_MAP
        return BLOCKED_BY_ENEMY if is_blocked(s, decision.seat) else LEGAL

    def lacking(self, state: State, decision: Decision, _arg: i64, rule: i64, /) -> list[Remark]:
        return actions_spent(rule)

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s = of(state)
        s.actions -= 1
        s.fresh = 0
        s.tell(CAMPED, decision.seat)
        happened(s, A_CAMP, decision.seat, s.where[decision.seat])
        s.push(InCamp(decision.seat, 0, 0, 0, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class InCamp(Step):
    """What next in camp? rested, slept, readied: what was done already; offers: how many were made."""

    def __init__(self, seat: i64, rested: i64, slept: i64, readied: i64, offers: i64) -> None:
        super().__init__(IN_CAMP)
        self.seat = seat
        self.rested = rested
        self.slept = slept
        self.readied = readied
        self.offers = offers

    def run(self, state: State, /) -> None:
        state.ask(self.seat, Camping(self.rested, self.slept, self.readied, self.offers))


@mypyc_attr(acyclic=True, free_list_len=1)
class Camping(Decision):
    """The parts of a camp, in any order."""

    def __init__(self, rested: i64, slept: i64, readied: i64, offers: i64) -> None:
        super().__init__(CAMPING)
        self.rested = rested
        self.slept = slept
        self.readied = readied
        self.offers = offers


class CampKind(DecisionKind):
    """Its prompt tells the health that resting gives, who is near enough to trade with, and how many offers can still be made."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        s, asked = of(state), cast(Camping, decision)
        near: i64 = 0
        for other in range(s.players):
            if is_near(s, asked.seat, other):
                near |= 1 << other
        return vec[i64]([max(rest_of(s, asked.seat), 0), near, MOST_OFFERS - asked.offers])


class Rest(ActionKind):
    """Regain health."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s, seat = of(state), decision.seat
        hurt = s.health[seat] < s.full_health(seat)
        return LEGAL if cast(Camping, decision).rested == 0 and hurt and rest_of(s, seat) > 0 else BY_CAMP

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, asked = of(state), cast(Camping, decision)
        s.push(InCamp(decision.seat, 1, asked.slept, asked.readied, asked.offers))
        heal(s, decision.seat, rest_of(s, decision.seat))


def rest_of(s: WastelandState, seat: i64) -> i64:
    """The health that a camp gives: what cards and traits add or take off."""
    amount = CAMP_HEALTH
    for card in s.working(seat):
        for lasting in s.content.item_lasting[card].effects:
            amount += lasting.rest()
    for pair in range(PAIRS):
        side = s.traits[seat * PAIRS + pair]
        if side > 0:
            for lasting in s.content.trait_lasting[2 * pair + side - 1].effects:
                amount += lasting.rest()
    return amount


class Sleep(ActionKind):
    """Become well rested; an addiction keeps one from it."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s, seat = of(state), decision.seat
        locked = s.traits[seat * PAIRS + WELL_RESTED // 2] != 0
        return BY_CAMP if cast(Camping, decision).slept or locked else LEGAL

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, asked = of(state), cast(Camping, decision)
        s.push(InCamp(decision.seat, asked.rested, 1, asked.readied, asked.offers))
        gain_trait(s, decision.seat, WELL_RESTED)


class Ready(ActionKind):
    """Ready all cards that lie turned."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        turned = next_turned(of(state), decision.seat, 0) >= 0
        return LEGAL if turned and cast(Camping, decision).readied == 0 else BY_CAMP

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, asked = of(state), cast(Camping, decision)
        s.push(InCamp(decision.seat, asked.rested, asked.slept, 1, asked.offers))
        s.push(ReadyCards(decision.seat, 0))


class BreakCamp(ActionKind):
    """Go on; what was not readied yet is readied now."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        if cast(Camping, decision).readied == 0:
            state.push(ReadyCards(decision.seat, 0))


# --- trade ------------------------------------------------------------------------------------------------------------


class Offer(Quick):
    """Offer a deal to somebody near. Any is accepted that is legal; listed and indexed is one thing of the other's for caps."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return self.offers_up_to(of(state), cast(Camping, decision), MOST_CAPS)

    def legal(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return self.offers_up_to(s, cast(Camping, decision), s.caps[decision.seat])

    def offers_up_to(self, s: WastelandState, asked: Camping, most: i64) -> vec[i64]:
        """Anything of anybody near, at every price that is not above the most."""
        out = vec[i64]()
        if asked.offers >= MOST_OFFERS:
            return out
        for to in range(s.players):
            if is_near(s, asked.seat, to):
                slots = filled_slots(s, to)
                for slot in range(SLOTS):
                    if slots >> slot & 1:
                        for price in PRICES:
                            if price <= most:
                                out = append(out, packed(to, 0, 1 << slot, 0, 0, price))
        return out

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        if cast(Camping, decision).offers >= MOST_OFFERS:
            return CAMP_TRADE
        return why_not_deal(of(state), decision.seat, Terms(arg))

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, asked = of(state), cast(Camping, decision)
        s.push(InCamp(decision.seat, asked.rested, asked.slept, asked.readied, asked.offers + 1))
        propose(s, decision.seat, arg)

    def endless(self, state: State, decision: Decision, /) -> bool:
        s = of(state)
        if cast(Camping, decision).offers < MOST_OFFERS:
            for to in range(s.players):
                if is_near(s, decision.seat, to):
                    return True
        return False

    def indexed(self) -> i64:
        return SEATS * SLOTS * len(PRICES)

    def index_of(self, arg: i64, /) -> i64:
        terms = Terms(arg)
        if terms.give != 0 or terms.agendas != 0 or terms.wants != 0:
            return -1
        slot: i64 = 0
        while slot < SLOTS and terms.take != 1 << slot:
            slot += 1
        place: i64 = 0
        while place < len(PRICES) and PRICES[place] != terms.caps:
            place += 1
        if slot == SLOTS or place == len(PRICES):
            return -1
        return terms.to + SEATS * (slot + SLOTS * place)

    def arg_at(self, index: i64, /) -> i64:
        slot, place = index // SEATS % SLOTS, index // SEATS // SLOTS
        return packed(index % SEATS, 0, 1 << slot, 0, 0, PRICES[place])


class Show(ActionKind):
    """Show a card of one's hand to one other, before a trade."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s, seat = of(state), decision.seat
        out = vec[i64]()
        for other in range(s.players):
            if is_near(s, seat, other):
                for agenda in s.agendas.within(HAND + seat):
                    out = append(out, other + SEATS * agenda)
        return out

    def check(self, state: State, decision: Decision, arg: i64, /) -> i64:
        s, other, agenda = of(state), arg % SEATS, arg // SEATS
        return why_not_show(s, decision.seat, other, agenda)

    def apply(self, state: State, decision: Decision, arg: i64, /) -> None:
        s, asked = of(state), cast(Camping, decision)
        s.push(InCamp(decision.seat, asked.rested, asked.slept, asked.readied, asked.offers))
        show_agenda(s, decision.seat, arg % SEATS, arg // SEATS)


# --- readying ---------------------------------------------------------------------------------------------------------


def next_turned(s: WastelandState, seat: i64, item: i64) -> i64:
    """The first turned card of a survivor from that number on, or -1."""
    while item < len(s.items.zone):
        if s.is_turned(item) and s.holds_item(seat, item):
            return item
        item += 1
    return -1


@mypyc_attr(acyclic=True, free_list_len=1)
class ReadyCards(Step):
    """From that card on: companions stay only for those they like, and some cards have to be paid for."""

    def __init__(self, seat: i64, item: i64) -> None:
        super().__init__(READY_CARDS)
        self.seat = seat
        self.item = item

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        item = next_turned(s, seat, self.item)
        if item < 0:
            return
        if item + 1 < len(s.items.zone):
            s.push(ReadyCards(seat, item + 1))
        if s.content.item_kind[item] == COMPANION and not s.content.item_keep[item].holds(s, seat):
            discard_item(s, seat, item)
        elif s.content.item_ready[item] > 0:
            s.ask(seat, PayingReady(item))
        else:
            ready(s, seat, item)


def ready(s: WastelandState, seat: i64, item: i64) -> None:
    s.turned = minus(s.turned, item)
    s.tell(READIED, seat, item)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayingReady(Decision):
    """Is the price of readying a card paid?"""

    def __init__(self, item: i64) -> None:
        super().__init__(PAYING_READY)
        self.item = item


class PayReadyKind(DecisionKind):
    """Its prompt names the price too."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        item = cast(PayingReady, decision).item
        return vec[i64]([item, of(state).content.item_ready[item]])


class PayReady(ActionKind):
    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s = of(state)
        return LEGAL if s.caps[decision.seat] >= s.content.item_ready[cast(PayingReady, decision).item] else READY_COST

    def lacking(self, state: State, decision: Decision, _arg: i64, _rule: i64, /) -> list[Remark]:
        s = of(state)
        return caps_short(s, decision.seat, s.content.item_ready[cast(PayingReady, decision).item])

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, item = of(state), cast(PayingReady, decision).item
        pay(s, decision.seat, s.content.item_ready[item])
        ready(s, decision.seat, item)


class LeaveTurned(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).tell(LEFT_TURNED, decision.seat, cast(PayingReady, decision).item)


RESTED: Final[Param] = Param("rested", 2)
SLEPT: Final[Param] = Param("slept", 2)
HAS_READIED: Final[Param] = Param("readied", 2)
OFFERS: Final[Param] = Param("offers", int(MOST_OFFERS) + 1)

CAMP: Final[Camp] = Camp("camp")
REST: Final[Rest] = Rest("rest")
SLEEP: Final[Sleep] = Sleep("sleep")
READY: Final[Ready] = Ready("ready")
BREAK_CAMP: Final[BreakCamp] = BreakCamp("break-camp")
PAY_READY: Final[PayReady] = PayReady("pay-ready")
LEAVE_TURNED: Final[LeaveTurned] = LeaveTurned("leave-turned")
OFFER: Final[Offer] = Offer("offer", [TO, GIVE, TAKE, AGENDAS, WANTS, CAPS])
SHOW: Final[Show] = Show("show-agenda", [TO, AGENDA])
CAMPING: Final[CampKind] = CampKind(
    "camp",
    [REST, SLEEP, READY, OFFER, SHOW, BREAK_CAMP],
    "camp",
    [RESTED, SLEPT, HAS_READIED, OFFERS],
    make=Camping,
    shown=[Param("rest", 32), Param("near", 1 << int(SEATS), domain="seat", many=True), Param("left", int(MOST_OFFERS) + 1)],
)
PAYING_READY: Final[PayReadyKind] = PayReadyKind(
    "pay-ready", [PAY_READY, LEAVE_TURNED], "ready-cost", [ITEM], make=PayingReady, shown=[ITEM, Param("price", 10)]
)
IN_CAMP: Final[StepKind] = StepKind("in-camp", InCamp, [SEAT, RESTED, SLEPT, HAS_READIED, OFFERS])
READY_CARDS: Final[StepKind] = StepKind("ready-cards", ReadyCards, [SEAT, ITEM])

CAMPED: Final[EventKind] = EventKind("camped", [SEAT])
READIED: Final[EventKind] = EventKind("readied", [SEAT, ITEM])
LEFT_TURNED: Final[EventKind] = EventKind("left-turned", [SEAT, ITEM])

ACTIONS: Final[list[ActionKind]] = [CAMP, REST, SLEEP, READY, OFFER, SHOW, BREAK_CAMP, PAY_READY, LEAVE_TURNED]
DECISIONS: Final[list[DecisionKind]] = [CAMPING, PAYING_READY]
STEPS: Final[list[StepKind]] = [IN_CAMP, READY_CARDS]
EVENTS: Final[list[EventKind]] = [CAMPED, READIED, LEFT_TURNED]
