"""Setting up, the turn, jail, and the end by rounds or by agreement."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, StepKind
from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly.board import ALL_DEEDS, DOUBLES_TO_JAIL, JAIL_FINE, JAIL_THROWS, bit, has, lowest
from bottlecap.games.monopoly.buildings import NONE, listed
from bottlecap.games.monopoly.debts import SETTLE
from bottlecap.games.monopoly.estate import BUILD, LIFTING, MORTGAGING, SELL
from bottlecap.games.monopoly.events import (
    AGREED,
    DEED,
    DEED_DEALT,
    FREED,
    JAIL_CARD,
    RETRACTED,
    ROUND_BEGINS,
    SEAT,
    STARTS,
    STAYED,
    TOKEN,
    TOKEN_CHOSEN,
)
from bottlecap.games.monopoly.flow import AGREEMENT, TURN_LIMIT, finish, for_fines, forget_all_of, pay, return_card
from bottlecap.games.monopoly.landing import BY_THROW, LAND, THROWING, move_forward, send_to_jail
from bottlecap.games.monopoly.rulebook import JAIL_CARD as NO_JAIL_CARD
from bottlecap.games.monopoly.rulebook import JAIL_PAY
from bottlecap.games.monopoly.rulebook import TOKENS as TOKEN_TAKEN
from bottlecap.games.monopoly.rulebook import TURN_LIMIT as NOT_AGREED
from bottlecap.games.monopoly.state import MonopolyState, of
from bottlecap.games.monopoly.trade import OFFER, WITHDRAW

BOTH_CARDS: Final[vec[i64]] = vec[i64]([0, 1])

# How somebody leaves jail.
BY_FINE: Final[i64] = 0
BY_JAIL_CARD: Final[i64] = 1
BY_DOUBLE: Final[i64] = 2
BY_THIRD_TRY: Final[i64] = 3

# --- setting up -----------------------------------------------------------------------------------------


class ChooseToken(ActionKind):
    """Take one of the six tokens."""

    def check(self, state: State, decision: Decision, token: i64, /) -> i64:
        for taken in of(state).token:
            if taken == token + 1:
                return TOKEN_TAKEN
        return LEGAL

    def apply(self, state: State, decision: Decision, token: i64, /) -> None:
        of(state).token[decision.seat] = token + 1
        state.tell(TOKEN_CHOSEN, decision.seat, token)


class Tokens(StepKind):
    """Each in turn takes a token; then deeds are dealt, in that variant, and everybody throws for the first turn."""

    def run(self, state: State, seat: i64, deeds: i64, _c: i64, /) -> None:
        if seat < state.players:
            state.push(CHOOSE_TOKENS, seat + 1, deeds)
            state.ask(CHOOSING_TOKEN, seat)
            return
        state.push(FIRST_THROW, of(state).playing())
        state.push(DEAL_DEEDS, 0, deeds * state.players)


class DealDeed(ChanceKind):
    """A deed from the shuffled pile, free of charge."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return listed(ALL_DEEDS & ~of(state).owned())

    def apply(self, state: State, decision: Decision, deed: i64, /) -> None:
        of(state).deeds[decision.a] |= bit(deed)
        state.tell(DEED_DEALT, decision.a, deed)


class DealDeeds(StepKind):
    """Deeds go round one by one."""

    def run(self, state: State, dealt: i64, wanted: i64, _c: i64, /) -> None:
        if dealt < wanted:
            state.push(DEAL_DEEDS, dealt + 1, wanted)
            state.roll(DEALING_DEED, dealt % state.players)


class FirstThrow(StepKind):
    """Who is still to throw for the first turn, the highest throw so far, and the mask of those who threw it."""

    def run(self, state: State, throwing: i64, best: i64, leaders: i64, /) -> None:
        s = of(state)
        if throwing != 0:
            s.push(FIRST_COUNT, throwing, best, leaders)
            s.roll(THROWING, lowest(throwing))
        elif leaders & (leaders - 1) == 0:
            begin(s, lowest(leaders))
        else:
            s.push(FIRST_THROW, leaders)


class FirstCount(StepKind):
    """Compare a throw for the first turn with the best so far."""

    def run(self, state: State, throwing: i64, best: i64, leaders: i64, /) -> None:
        s = of(state)
        thrower = throwing & -throwing
        if s.throw() > best:
            best, leaders = s.throw(), thrower
        elif s.throw() == best:
            leaders |= thrower
        s.push(FIRST_THROW, throwing & ~thrower, best, leaders)


def begin(s: MonopolyState, seat: i64) -> None:
    """The first round: from now on everybody may do business beside the play."""
    s.first = seat
    s.round = 1
    s.tell(STARTS, seat)
    s.tell(ROUND_BEGINS, s.round)
    other: i64 = 0
    while other < s.players:
        s.offer(BUSINESS, other)
        other += 1
    s.push(BEFORE_THROW, seat)


# --- the turn -------------------------------------------------------------------------------------------


class BeforeThrow(StepKind):
    """The player is asked to throw, or how to leave jail; everybody may do business first."""

    def run(self, state: State, seat: i64, _b: i64, _c: i64, /) -> None:
        s = of(state)
        s.turn = seat
        s.market = 1
        s.ask(TURN if s.jailed[seat] == 0 else IN_JAIL, seat)


def throw_dice(s: MonopolyState, seat: i64) -> None:
    s.market = 0
    s.push(MOVE, seat)
    s.roll(THROWING, seat)


class Throw(ActionKind):
    """Throw the dice."""

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Before each throw everybody has the chance to do business, if anybody has anything to do it with."""
        return of(state).somebody_owns()

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        throw_dice(of(state), decision.seat)


class Move(StepKind):
    """The dice of a turn: doubles, jail, and how far the token goes."""

    def run(self, state: State, seat: i64, _b: i64, _c: i64, /) -> None:
        s = of(state)
        if s.jailed[seat] > 0:
            try_to_leave(s, seat)
            return
        if s.is_double():
            s.doubles += 1
        if s.doubles == DOUBLES_TO_JAIL and s.is_double():
            send_to_jail(s, seat)
            s.push(AFTER_MOVE, seat)
            return
        s.push(AFTER_MOVE, seat, 1 if s.is_double() else 0)
        s.push(ADVANCE, seat, s.throw())


def try_to_leave(s: MonopolyState, seat: i64) -> None:
    """A throw in jail: a double frees; after the third failure the fine is due before the move."""
    s.push(AFTER_MOVE, seat)
    if s.is_double():
        s.jailed[seat] = 0
        s.tell(FREED, seat, BY_DOUBLE)
        s.push(ADVANCE, seat, s.throw())
    elif s.jailed[seat] == JAIL_THROWS:
        s.jailed[seat] = 0
        s.tell(FREED, seat, BY_THIRD_TRY)
        s.push(ADVANCE, seat, s.throw())
        s.push(SETTLE, seat, for_fines(s), JAIL_FINE)
    else:
        s.jailed[seat] += 1
        s.tell(STAYED, seat)


class Advance(StepKind):
    """The token moves by the throw."""

    def run(self, state: State, seat: i64, squares: i64, _c: i64, /) -> None:
        s = of(state)
        if s.out[seat] == 0:
            move_forward(s, seat, squares)
            s.push(LAND, seat, BY_THROW)


class AfterMove(StepKind):
    """Another throw after a double, unless the player is in jail or out; else the dice are passed."""

    def run(self, state: State, seat: i64, again: i64, _c: i64, /) -> None:
        s = of(state)
        if again == 1 and s.out[seat] == 0 and s.jailed[seat] == 0:
            s.push(BEFORE_THROW, seat)
        else:
            s.push(NEXT_TURN, seat)


class NextTurn(StepKind):
    """The dice go to the left; a round is over when they come back to, or past, the seat that began."""

    def run(self, state: State, seat: i64, had_last_chance: i64, _c: i64, /) -> None:
        s = of(state)
        following = s.left_of(seat)
        last = (following + s.players - s.first) % s.players <= (seat + s.players - s.first) % s.players
        if last and s.round >= s.round_limit and had_last_chance == 0 and s.somebody_owns():
            s.market = 1
            s.push(NEXT_TURN, seat, 1)
            s.ask(LAST_CHANCE, seat if s.plays(seat) else following)
            return
        s.offers[seat] = 0
        forget_all_of(s, seat)
        s.doubles = 0
        if last:
            if s.round >= s.round_limit:
                finish(s, TURN_LIMIT)
                return
            s.round += 1
            s.tell(ROUND_BEGINS, s.round)
        s.push(BEFORE_THROW, following)


class EndMatch(ActionKind):
    """The last round is over, and nobody has any business left."""

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Before the dice are passed for the last time everybody has the chance to do business."""
        return True

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).market = 0


# --- jail -------------------------------------------------------------------------------------------------


class PayFine(ActionKind):
    """Pay fifty, then throw and move."""

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        return LEGAL if of(state).cash[decision.seat] >= JAIL_FINE else JAIL_PAY

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s, seat = of(state), decision.seat
        pay(s, seat, for_fines(s), JAIL_FINE)
        leave_jail(s, seat, BY_FINE)


class UseCard(ActionKind):
    """Use a get-out-of-jail card, then throw and move."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return BOTH_CARDS

    def check(self, state: State, decision: Decision, card: i64, /) -> i64:
        return LEGAL if has(of(state).cards_of(decision.seat), card) else NO_JAIL_CARD

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        s = of(state)
        return_card(s, card)
        leave_jail(s, decision.seat, BY_JAIL_CARD)


def leave_jail(s: MonopolyState, seat: i64, way: i64) -> None:
    s.jailed[seat] = 0
    s.tell(FREED, seat, way)
    throw_dice(s, seat)


# --- agreeing to end ------------------------------------------------------------------------------------------


class Agree(ActionKind):
    """Agree to end the match now. No move of the game: accepted at any time, but neither listed nor indexed."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return NONE

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        return NOT_AGREED if has(of(state).agreed, decision.seat) else LEGAL

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        s = of(state)
        s.agreed |= 1 << decision.seat
        s.tell(AGREED, decision.seat)
        if s.agreed == s.playing():
            finish(s, AGREEMENT)

    def indexed(self) -> i64:
        return 0

    def index_of(self, _arg: i64, /) -> i64:
        return -1


class Retract(ActionKind):
    """Take back one's agreement to end the match."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return NONE

    def check(self, state: State, decision: Decision, _arg: i64, /) -> i64:
        return LEGAL if has(of(state).agreed, decision.seat) else NOT_AGREED

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        of(state).agreed &= ~(1 << decision.seat)
        state.tell(RETRACTED, decision.seat)

    def indexed(self) -> i64:
        return 0

    def index_of(self, _arg: i64, /) -> i64:
        return -1


CHOOSE_TOKEN: Final[ChooseToken] = ChooseToken("choose-token", [TOKEN])
DEAL_DEED: Final[DealDeed] = DealDeed("deal-deed", [DEED])
THROW: Final[Throw] = Throw("throw")
PAY_FINE: Final[PayFine] = PayFine("pay-fine")
USE_CARD: Final[UseCard] = UseCard("use-card", [JAIL_CARD])
AGREE: Final[Agree] = Agree("agree-to-end")
RETRACT: Final[Retract] = Retract("retract")

CHOOSING_TOKEN: Final[DecisionKind] = DecisionKind("token", [CHOOSE_TOKEN], "tokens")
DEALING_DEED: Final[ChanceDecision] = ChanceDecision("deal-deed", DEAL_DEED, "no-house-rules", [SEAT])
TURN: Final[DecisionKind] = DecisionKind("turn", [THROW], "move", holdable=True)
IN_JAIL: Final[DecisionKind] = DecisionKind("jail", [THROW, PAY_FINE, USE_CARD], "jail-roll", holdable=True)
BUSINESS: Final[DecisionKind] = DecisionKind(
    "business", [BUILD, SELL, MORTGAGING, LIFTING, OFFER, WITHDRAW, AGREE, RETRACT], "anytime", standing=True
)

END_MATCH: Final[EndMatch] = EndMatch("end-match")
LAST_CHANCE: Final[DecisionKind] = DecisionKind("last-chance", [END_MATCH], "turn-limit", holdable=True)

CHOOSE_TOKENS: Final[Tokens] = Tokens("tokens")
DEAL_DEEDS: Final[DealDeeds] = DealDeeds("deal-deeds")
FIRST_THROW: Final[FirstThrow] = FirstThrow("first-throw")
FIRST_COUNT: Final[FirstCount] = FirstCount("first-count")
BEFORE_THROW: Final[BeforeThrow] = BeforeThrow("before-throw")
MOVE: Final[Move] = Move("move")
ADVANCE: Final[Advance] = Advance("advance")
AFTER_MOVE: Final[AfterMove] = AfterMove("after-move")
NEXT_TURN: Final[NextTurn] = NextTurn("next-turn")
