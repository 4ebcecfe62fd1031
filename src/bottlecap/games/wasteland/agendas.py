"""Agenda cards: the deck that is a clock, secret hands and their limit, loyalty, who is first player."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import PUBLIC
from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, EventKind, Param, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.wasteland.influence import Influence, advance_both
from bottlecap.games.wasteland.params import AGENDA, LEFT, SEAT
from bottlecap.games.wasteland.rulebook import AGENDA_LIMIT, LOYALTY
from bottlecap.games.wasteland.state import (
    AGENDA_DECK,
    AGENDA_DISCARD,
    HAND,
    PLEDGED,
    REVEALED,
    WastelandState,
    of,
)
from bottlecap.games.wasteland.tokens import HAND_LIMIT

# --- the deck -----------------------------------------------------------------------------------------------------


def left_in_deck(s: WastelandState) -> i64:
    """How many cards can be drawn: those of the reserve stay under the deck."""
    return max(s.agendas.count(AGENDA_DECK) - s.reserve, 0)


def can_draw(s: WastelandState) -> bool:
    """Whether there is a card to draw, the discards shuffled in first where the deck had ended before there were any.

    With all of them in hands the reserve gives one, so that the deck never stops to be a clock.
    """
    if left_in_deck(s) == 0:
        rebuild(s)
    if left_in_deck(s) == 0 and s.agendas.count(AGENDA_DECK) > 0:
        s.reserve = s.agendas.count(AGENDA_DECK) - 1
    return left_in_deck(s) > 0


def rebuild(s: WastelandState) -> None:
    if s.agendas.count(AGENDA_DISCARD) > 0:
        s.agendas.move_all(AGENDA_DISCARD, AGENDA_DECK)
        s.agendas.shuffle(AGENDA_DECK)
        s.tell(SHUFFLED)


def deck_may_end(s: WastelandState) -> None:
    """After a card left the deck: with the last one the discards become a new deck, and the clock strikes."""
    if left_in_deck(s) == 0:
        s.push(DeckEnds())


@mypyc_attr(acyclic=True, free_list_len=1)
class DeckEnds(Step):
    def __init__(self) -> None:
        super().__init__(DECK_ENDS)

    def run(self, state: State, /) -> None:
        s = of(state)
        rebuild(s)
        pass_agenda_deck(s)
        advance_both(s)


def pass_agenda_deck(s: WastelandState) -> None:
    """The next one on the right who is still in the game becomes first player."""
    seat = s.first_player
    for _ in range(s.players):
        seat = (seat + s.players - 1) % s.players
        if not s.is_out(seat):
            break
    s.first_player = seat
    # Alone one is always the first.
    if s.players > 1:
        s.tell(FIRST, seat)


# --- hands ----------------------------------------------------------------------------------------------------------


def hand_size(s: WastelandState, seat: i64) -> i64:
    """All agenda cards of a survivor, the open one too."""
    return s.agendas.count(HAND + seat) + s.agendas.count(PLEDGED + seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawAgendas(Step):
    """So many cards for a hand, one after another; then the limit is kept, and the influence looked at."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(DRAW_AGENDAS)
        self.seat = seat
        self.left = left

    def run(self, state: State, /) -> None:
        s = of(state)
        if self.left == 0 or not can_draw(s):
            s.push(Influence())
            s.push(KeepLimit(self.seat))
            return
        s.push(DrawAgendas(self.seat, self.left - 1))
        s.roll(Drawing(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(Decision):
    """Which card a seat draws."""

    def __init__(self, drawer: i64) -> None:
        super().__init__(DRAWING)
        self.drawer = drawer


class Draw(ChanceKind):
    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).agendas.draws(AGENDA_DECK)

    def apply(self, state: State, decision: Decision, agenda: i64, /) -> None:
        s, drawer = of(state), cast(Drawing, decision).drawer
        s.stir(drawer)
        eyes = s.agendas.move(agenda, HAND + drawer)
        s.tell_some(eyes, DRAWN_AGENDA, drawer, agenda)
        deck_may_end(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepLimit(Step):
    """For each card above four the player chooses one of all of them, to be shuffled into the deck."""

    def __init__(self, seat: i64) -> None:
        super().__init__(KEEP_LIMIT)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s = of(state)
        if hand_size(s, self.seat) > HAND_LIMIT:
            s.push(KeepLimit(self.seat))
            s.ask(self.seat, Decision(GIVING_BACK))


class GiveBack(ActionKind):
    """Shuffle one of one's agenda cards into the deck."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return agendas_of(of(state), decision.seat)

    def check(self, state: State, decision: Decision, agenda: i64, /) -> i64:
        return LEGAL if has_agenda(of(state), decision.seat, agenda) else AGENDA_LIMIT

    def apply(self, state: State, decision: Decision, agenda: i64, /) -> None:
        s = of(state)
        eyes = s.agendas.move(agenda, AGENDA_DECK)
        s.agendas.shuffle(AGENDA_DECK)
        s.tell_some(eyes, GAVE_BACK, decision.seat, agenda)


def has_agenda(s: WastelandState, seat: i64, agenda: i64) -> bool:
    zone = s.agendas.zone[agenda]
    return zone == HAND + seat or zone == PLEDGED + seat


def agendas_of(s: WastelandState, seat: i64) -> vec[i64]:
    """All of a survivor's agenda cards, by their numbers."""
    out = s.agendas.within(PLEDGED + seat)
    for agenda in s.agendas.within(HAND + seat):
        out = append(out, agenda)
    return out


def discard_hand(s: WastelandState, seat: i64) -> None:
    """Who is out of the game has no plans any more: all see what they were."""
    for agenda in agendas_of(s, seat):
        s.agendas.move(agenda, AGENDA_DISCARD)
        s.tell_some(PUBLIC, DISCARDED_AGENDA, seat, agenda)


# --- loyalty --------------------------------------------------------------------------------------------------------


def loyal_to(s: WastelandState, seat: i64) -> i64:
    """The faction a survivor has declared loyalty to, or -1."""
    if s.agendas.count(PLEDGED + seat) == 0:
        return -1
    card = s.agendas.first(PLEDGED + seat)
    if card < 0:
        # In a masked state.
        return -1
    return s.content.agenda_faction[card]


class Pledge(ActionKind):
    """Reveal a faction card at the start of one's turn; a former one goes back into the hand."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return s.agendas.within(HAND + decision.seat) if s.fresh else vec[i64]()

    def check(self, state: State, decision: Decision, agenda: i64, /) -> i64:
        s = of(state)
        if not s.fresh or s.agendas.zone[agenda] != HAND + decision.seat or s.content.agenda_faction[agenda] < 0:
            return LOYALTY
        return LEGAL

    def apply(self, state: State, decision: Decision, agenda: i64, /) -> None:
        s, seat = of(state), decision.seat
        take_back(s, seat)
        s.agendas.move(agenda, PLEDGED + seat)
        s.tell(PLEDGED_LOYALTY, seat, agenda)


class Renounce(ActionKind):
    """Take the open card back into the hand at the start of one's turn."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        s = of(state)
        return LEGAL if s.fresh and s.agendas.count(PLEDGED + decision.seat) > 0 else LOYALTY

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        take_back(of(state), decision.seat)


def take_back(s: WastelandState, seat: i64) -> None:
    if s.agendas.count(PLEDGED + seat) > 0:
        agenda = s.agendas.first(PLEDGED + seat)
        s.agendas.move(agenda, HAND + seat)
        s.tell(RENOUNCED, seat, agenda)


# --- the card that is turned up at the end of a round -----------------------------------------------------------------


class Reveal(ChanceKind):
    """The top card of the deck, for all to see."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return of(state).agendas.draws(AGENDA_DECK)

    def apply(self, state: State, decision: Decision, agenda: i64, /) -> None:
        s = of(state)
        s.agendas.move(agenda, REVEALED)
        s.tell(TURNED_UP, agenda)
        deck_may_end(s)


DRAW: Final[Draw] = Draw("draw-agenda", [AGENDA])
REVEAL: Final[Reveal] = Reveal("reveal-agenda", [AGENDA])
GIVE_BACK: Final[GiveBack] = GiveBack("give-back", [AGENDA])
PLEDGE: Final[Pledge] = Pledge("pledge", [AGENDA])
RENOUNCE: Final[Renounce] = Renounce("renounce")
DRAWING: Final[ChanceDecision] = ChanceDecision(
    "draw-agenda", DRAW, "result-basic", [Param("drawer", 4, domain="seat")], make=Drawing
)
REVEALING: Final[ChanceDecision] = ChanceDecision("reveal-agenda", REVEAL, "round")
GIVING_BACK: Final[DecisionKind] = DecisionKind("give-back", [GIVE_BACK], "agenda-limit")
DECK_ENDS: Final[StepKind] = StepKind("deck-ends", DeckEnds)
DRAW_AGENDAS: Final[StepKind] = StepKind("draw-agendas", DrawAgendas, [SEAT, LEFT])
KEEP_LIMIT: Final[StepKind] = StepKind("keep-limit", KeepLimit, [SEAT])

SHUFFLED: Final[EventKind] = EventKind("agendas-shuffled")
FIRST: Final[EventKind] = EventKind("first-player", [SEAT])
DRAWN_AGENDA: Final[EventKind] = EventKind("agenda-drawn", [SEAT, AGENDA], secret=("agenda",))
GAVE_BACK: Final[EventKind] = EventKind("agenda-given-back", [SEAT, AGENDA], secret=("agenda",))
DISCARDED_AGENDA: Final[EventKind] = EventKind("agenda-discarded", [SEAT, AGENDA], reveals=True)
PLEDGED_LOYALTY: Final[EventKind] = EventKind("pledged", [SEAT, AGENDA], reveals=True)
RENOUNCED: Final[EventKind] = EventKind("renounced", [SEAT, AGENDA])
TURNED_UP: Final[EventKind] = EventKind("agenda-revealed", [AGENDA], reveals=True)

ACTIONS: Final[list[ActionKind]] = [DRAW, REVEAL, GIVE_BACK, PLEDGE, RENOUNCE]
DECISIONS: Final[list[DecisionKind]] = [DRAWING, REVEALING, GIVING_BACK]
STEPS: Final[list[StepKind]] = [DECK_ENDS, DRAW_AGENDAS, KEEP_LIMIT]
EVENTS: Final[list[EventKind]] = [
    SHUFFLED,
    FIRST,
    DRAWN_AGENDA,
    GAVE_BACK,
    DISCARDED_AGENDA,
    PLEDGED_LOYALTY,
    RENOUNCED,
    TURNED_UP,
]
