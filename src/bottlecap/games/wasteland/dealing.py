"""Deals between survivors: anything but traits, letters, perks and rule cards, by consent.

An offer is one action. Cards are named by where they lie, and of agenda cards only how many: which ones their owner chooses
once the deal is made, so that nobody else learns it.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced, sees
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.sets import plus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.agendas import KeepLimit, agendas_of, hand_size, has_agenda
from bottlecap.games.wasteland.influence import Influence
from bottlecap.games.wasteland.params import AGENDA, ITEM, LEFT, OTHER, SEAT
from bottlecap.games.wasteland.rulebook import CAMP_SHOW_AGENDA, CAMP_TRADE, CAMP_TRADE_NOT
from bottlecap.games.wasteland.state import HAND, HELD, PASSING, WastelandState, of
from bottlecap.games.wasteland.things import Stow, lose_item
from bottlecap.games.wasteland.tokens import HAND_LIMIT, MOST_CAPS, SEATS, SLOT_NAMES, WORN

SLOTS: Final[i64] = len(SLOT_NAMES)
SLOT_MASKS: Final[i64] = 1 << SLOTS
HANDS: Final[i64] = HAND_LIMIT + 1
# Caps in a deal, any amount: above zero who offers pays them, below zero the other does.
CAP_STEPS: Final[i64] = 2 * MOST_CAPS + 1


class Terms:
    """The parts of an offer, as its number packs them."""

    def __init__(self, arg: i64) -> None:
        self.to = arg % SEATS
        arg //= SEATS
        self.give = arg % SLOT_MASKS
        arg //= SLOT_MASKS
        self.take = arg % SLOT_MASKS
        arg //= SLOT_MASKS
        self.agendas = arg % HANDS
        arg //= HANDS
        self.wants = arg % HANDS
        self.caps = arg // HANDS - MOST_CAPS


def packed(to: i64, give: i64, take: i64, agendas: i64, wants: i64, caps: i64) -> i64:
    return to + SEATS * (give + SLOT_MASKS * (take + SLOT_MASKS * (agendas + HANDS * (wants + HANDS * (caps + MOST_CAPS)))))


# --- what can be offered ----------------------------------------------------------------------------------------------


def is_near(s: WastelandState, seat: i64, other: i64) -> bool:
    """Whether somebody to trade with is in the same or an adjacent sector."""
    if other == seat or other >= s.players or s.is_out(other):
        return False
    return s.where[seat] == s.where[other] or s.are_adjacent(s.where[seat], s.where[other])


def cards_in(s: WastelandState, seat: i64, slots: i64) -> vec[i64]:
    """The cards that lie in these slots (a mask): what is equipped, then the inventory."""
    out = vec[i64](capacity=SLOTS)
    for slot in range(WORN):
        if slots >> slot & 1 and s.wears(seat, slot) >= 0:
            out = append(out, s.wears(seat, slot))
    place = WORN
    for item in s.carried(seat):
        if slots >> place & 1:
            out = append(out, item)
        place += 1
    return out


def filled_slots(s: WastelandState, seat: i64) -> i64:
    """The mask of slots in which something lies that can change hands."""
    slots = (1 << len(s.carried(seat))) - 1 << WORN
    for slot in range(WORN):
        if s.wears(seat, slot) >= 0:
            slots |= 1 << slot
    return slots


def why_not_deal(s: WastelandState, seat: i64, terms: Terms) -> i64:
    """The rule against an offer; LEGAL if there is none."""
    if not is_near(s, seat, terms.to):
        return CAMP_TRADE
    if terms.give & ~filled_slots(s, seat) or terms.take & ~filled_slots(s, terms.to):
        return CAMP_TRADE_NOT
    if terms.agendas > hand_size(s, seat) or terms.wants > hand_size(s, terms.to):
        return CAMP_TRADE
    if terms.caps > s.caps[seat] or -terms.caps > s.caps[terms.to]:
        return CAMP_TRADE
    empty = terms.give == 0 and terms.take == 0 and terms.agendas == 0 and terms.wants == 0 and terms.caps == 0
    return CAMP_TRADE if empty else LEGAL


# --- the answer -------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Answering(Decision):
    """An offer, for the one to whom it was made."""

    def __init__(self, proposer: i64, give: i64, take: i64, agendas: i64, wants: i64, caps: i64) -> None:
        super().__init__(ANSWERING)
        self.proposer = proposer
        self.give = give
        self.take = take
        self.agendas = agendas
        self.wants = wants
        self.caps = caps


def propose(s: WastelandState, seat: i64, arg: i64) -> None:
    terms = Terms(arg)
    s.tell(OFFERED, seat, terms.to)
    s.ask(terms.to, Answering(seat, terms.give, terms.take, terms.agendas, terms.wants, terms.caps))


class AnswerKind(DecisionKind):
    """Its prompt tells apart the caps that one gets and those that one pays."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        asked = cast(Answering, decision)
        terms = vec[i64]([asked.proposer, asked.give, asked.take, asked.agendas, asked.wants])
        return append(append(terms, max(asked.caps, 0)), max(-asked.caps, 0))


class Accept(ActionKind):
    """Everything changes hands; whoever gives agenda cards says which, before they see what they get."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, asked, seat = of(state), cast(Answering, decision), decision.seat
        proposer = asked.proposer
        s.tell(DEALT, proposer, seat)
        s.push(Influence())
        s.push(KeepLimit(seat))
        s.push(KeepLimit(proposer))
        s.push(Stow(seat))
        s.push(Stow(proposer))
        s.push(PassAgendas(proposer, seat, seen_in_hand(s, proposer, seat)))
        s.push(PassAgendas(seat, proposer, seen_in_hand(s, seat, proposer)))
        if asked.wants > 0:
            s.push(GiveAgendas(seat, proposer, asked.wants))
        if asked.agendas > 0:
            s.push(GiveAgendas(proposer, seat, asked.agendas))
        given, taken = cards_in(s, proposer, asked.give), cards_in(s, seat, asked.take)
        for item in given:
            hand_item(s, proposer, seat, item)
        for item in taken:
            hand_item(s, seat, proposer, item)
        move_caps(s, proposer, seat, asked.caps)


def hand_item(s: WastelandState, giver: i64, taker: i64, item: i64) -> None:
    """A card changes hands as it lies, turned or not."""
    lose_item(s, giver, item)
    s.stir(taker)
    s.items.move(item, HELD + taker)
    s.gained = plus(s.gained, item)
    s.tell(HANDED_OVER, giver, taker, item)


def move_caps(s: WastelandState, giver: i64, taker: i64, caps: i64) -> None:
    """Below zero they go the other way."""
    if caps < 0:
        giver, taker, caps = taker, giver, -caps
    if caps > 0:
        s.stir(taker)
        s.caps = replaced(s.caps, giver, s.caps[giver] - caps)
        s.caps = replaced(s.caps, taker, s.caps[taker] + caps)
        s.tell(CAPS_CHANGED_HANDS, giver, taker, caps)


class Refuse(ActionKind):
    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).tell(REFUSED, decision.seat, cast(Answering, decision).proposer)


class ShowBack(ActionKind):
    """Show whoever offers a card of one's own hand, before one answers."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).agendas.within(HAND + decision.seat)

    def check(self, state: State, decision: Decision, agenda: i64, /) -> i64:
        return why_not_show(of(state), decision.seat, cast(Answering, decision).proposer, agenda)

    def apply(self, state: State, decision: Decision, agenda: i64, /) -> None:
        s, asked, seat = of(state), cast(Answering, decision), decision.seat
        show_agenda(s, seat, asked.proposer, agenda)
        s.ask(seat, Answering(asked.proposer, asked.give, asked.take, asked.agendas, asked.wants, asked.caps))


# --- agenda cards -----------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveAgendas(Step):
    """So many agenda cards of one's choice for the other, who chooses theirs before they see these."""

    def __init__(self, seat: i64, other: i64, left: i64) -> None:
        super().__init__(GIVE_AGENDAS)
        self.seat = seat
        self.other = other
        self.left = left

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.left == hand_size(s, self.seat):
            give_whole_hand(s, self.seat)
            return
        if self.left > 1:
            s.push(GiveAgendas(self.seat, self.other, self.left - 1))
        s.ask(self.seat, Giving(self.other))


def give_whole_hand(s: WastelandState, seat: i64) -> None:
    """All see that every card goes: whoever knew one of them still knows where it is."""
    known = s.agendas.known[:]
    for agenda in agendas_of(s, seat):
        s.agendas.move(agenda, PASSING + seat)
        s.agendas.show(agenda, known[agenda])


@mypyc_attr(acyclic=True, free_list_len=1)
class Giving(Decision):
    """Which agenda card goes to the other."""

    def __init__(self, other: i64) -> None:
        super().__init__(GIVING)
        self.other = other


class GiveAgenda(ActionKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return agendas_of(of(state), decision.seat)

    def check(self, state: State, decision: Decision, agenda: i64, /) -> i64:
        return LEGAL if has_agenda(of(state), decision.seat, agenda) else CAMP_TRADE

    def apply(self, state: State, decision: Decision, agenda: i64, /) -> None:
        of(state).agendas.move(agenda, PASSING + decision.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class PassAgendas(Step):
    """The agenda cards that one has chosen for the other change hands.

    seen: the mask of cards that the other had been shown before; those that stay where they were are known again.
    """

    def __init__(self, seat: i64, other: i64, seen: i64) -> None:
        super().__init__(PASS_AGENDAS)
        self.seat = seat
        self.other = other
        self.seen = seen

    def run(self, state: State, /) -> None:
        s, seat, other = of(state), self.seat, self.other
        s.stir(other)
        # Whoever knew one of them, because it had lain open or was of a whole hand, knows where it is now: all go there.
        known = s.agendas.known[:]
        for agenda in s.agendas.within(PASSING + seat):
            eyes = s.agendas.move(agenda, HAND + other) | known[agenda]
            s.agendas.show(agenda, eyes)
            s.tell_some(eyes, AGENDA_GIVEN, seat, other, agenda)
        for agenda in s.agendas.within(HAND + seat):
            if self.seen >> agenda & 1:
                s.agendas.show(agenda, 1 << other)


def seen_in_hand(s: WastelandState, seat: i64, other: i64) -> i64:
    """The mask of cards in a hand that another has seen."""
    mask: i64 = 0
    for agenda in s.agendas.within(HAND + seat):
        if sees(s.agendas.known[agenda], other):
            mask |= 1 << agenda
    return mask


def why_not_show(s: WastelandState, seat: i64, other: i64, agenda: i64) -> i64:
    """The rule against showing an agenda card; LEGAL if there is none. Who has seen it knows it already."""
    if not is_near(s, seat, other) or s.agendas.zone[agenda] != HAND + seat:
        return CAMP_SHOW_AGENDA
    return CAMP_SHOW_AGENDA if sees(s.agendas.known[agenda], other) else LEGAL


def show_agenda(s: WastelandState, seat: i64, other: i64, agenda: i64) -> None:
    """Let one other see a card of one's hand."""
    s.agendas.show(agenda, 1 << other)
    s.tell_some(1 << seat | 1 << other, SHOWN, seat, other, agenda)


GIVE: Final[Param] = Param("give", int(SLOT_MASKS), domain="slot", many=True)
TAKE: Final[Param] = Param("take", int(SLOT_MASKS), domain="slot", many=True)
AGENDAS: Final[Param] = Param("agendas", int(HANDS))
WANTS: Final[Param] = Param("wants", int(HANDS))
CAPS: Final[Param] = Param("caps", int(CAP_STEPS), low=-int(MOST_CAPS))
TO: Final[Param] = Param("to", int(SEATS), domain="seat")
PROPOSER: Final[Param] = Param("proposer", int(SEATS), domain="seat")

ACCEPT: Final[Accept] = Accept("accept")
REFUSE: Final[Refuse] = Refuse("refuse")
SHOW_BACK: Final[ShowBack] = ShowBack("show-back", [AGENDA])
GIVE_AGENDA: Final[GiveAgenda] = GiveAgenda("give-agenda", [AGENDA])
ANSWERING: Final[AnswerKind] = AnswerKind(
    "answer-offer",
    [ACCEPT, REFUSE, SHOW_BACK],
    "camp-trade",
    [PROPOSER, GIVE, TAKE, AGENDAS, WANTS, CAPS],
    make=Answering,
    shown=[PROPOSER, GIVE, TAKE, AGENDAS, WANTS, Param("gets", int(MOST_CAPS) + 1), Param("pays", int(MOST_CAPS) + 1)],
)
GIVING: Final[DecisionKind] = DecisionKind("give-agenda", [GIVE_AGENDA], "camp-trade", [OTHER], make=Giving, auto=False)
GIVE_AGENDAS: Final[StepKind] = StepKind("give-agendas", GiveAgendas, [SEAT, OTHER, LEFT])
PASS_AGENDAS: Final[StepKind] = StepKind(
    "pass-agendas", PassAgendas, [SEAT, OTHER, Param("seen", 1 << 32, knows=("seat", "other"))]
)

OFFERED: Final[EventKind] = EventKind("offered", [SEAT, OTHER])
DEALT: Final[EventKind] = EventKind("dealt", [SEAT, OTHER])
REFUSED: Final[EventKind] = EventKind("refused", [SEAT, OTHER])
HANDED_OVER: Final[EventKind] = EventKind("handed-over", [SEAT, OTHER, ITEM])
CAPS_CHANGED_HANDS: Final[EventKind] = EventKind("caps-changed-hands", [SEAT, OTHER, Param("amount", int(MOST_CAPS) + 1)])
AGENDA_GIVEN: Final[EventKind] = EventKind("agenda-given", [SEAT, OTHER, AGENDA], secret=("agenda",))
SHOWN: Final[EventKind] = EventKind("agenda-shown", [SEAT, OTHER, AGENDA], secret=("agenda",))

ACTIONS: Final[list[ActionKind]] = [ACCEPT, REFUSE, SHOW_BACK, GIVE_AGENDA]
DECISIONS: Final[list[DecisionKind]] = [ANSWERING, GIVING]
STEPS: Final[list[StepKind]] = [GIVE_AGENDAS, PASS_AGENDAS]
EVENTS: Final[list[EventKind]] = [OFFERED, DEALT, REFUSED, HANDED_OVER, CAPS_CHANGED_HANDS, AGENDA_GIVEN, SHOWN]
