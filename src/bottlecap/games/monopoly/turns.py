"""Setting up, the turn, jail, and the end by rounds or by agreement."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, ChanceDecision, ChanceKind, DecisionKind, Param, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.monopoly.board import ALL_DEEDS, DOUBLES_TO_JAIL, JAIL_FINE, JAIL_THROWS, SEATS, bit, has, lowest
from bottlecap.games.monopoly.buildings import NONE, listed
from bottlecap.games.monopoly.debts import Settle
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
    TO,
    TOKEN,
    TOKEN_CHOSEN,
    some_seats,
)
from bottlecap.games.monopoly.flow import AGREEMENT, TURN_LIMIT, finish, for_fines, forget_all_of, pay, return_card
from bottlecap.games.monopoly.lacks import TOKEN_OF, caps_short
from bottlecap.games.monopoly.landing import BY_THROW, Land, Throwing, move_forward, send_to_jail
from bottlecap.games.monopoly.rulebook import JAIL_CARD as NO_JAIL_CARD
from bottlecap.games.monopoly.rulebook import JAIL_PAY
from bottlecap.games.monopoly.rulebook import TOKENS as TOKEN_TAKEN
from bottlecap.games.monopoly.rulebook import TURN_LIMIT as NOT_AGREED
from bottlecap.games.monopoly.state import MonopolyState, of
from bottlecap.games.monopoly.trade import OFFER, WITHDRAW

BOTH_CARDS: Final[vec[i64]] = vec[i64]([0, 1])

# The most deeds that are dealt to each, in that variant, and the most that two dice show.
MOST_DEALT: Final = 4
HIGHEST_THROW: Final = 12

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

    def lacking(self, state: State, decision: Decision, token: i64, _rule: i64, /) -> list[Remark]:
        return [Remark(TOKEN_OF, [seat]) for seat, taken in enumerate(of(state).token) if taken == token + 1]

    def apply(self, state: State, decision: Decision, token: i64, /) -> None:
        of(state).token[decision.seat] = token + 1
        state.tell(TOKEN_CHOSEN, decision.seat, token)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTokens(Step):
    """Each in turn, from that seat on, takes a token; then so many deeds are dealt to each, in that variant, and everybody
    throws for the first turn."""

    def __init__(self, chooser: i64, deeds: i64) -> None:
        super().__init__(CHOOSE_TOKENS)
        self.chooser = chooser
        self.deeds = deeds

    def run(self, state: State, /) -> None:
        if self.chooser < state.players:
            state.push(ChooseTokens(self.chooser + 1, self.deeds))
            state.ask(self.chooser, Decision(CHOOSING_TOKEN))
            return
        state.push(FirstThrow(of(state).playing(), 0, 0))
        state.push(DealDeeds(0, self.deeds * state.players))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealingDeed(Decision):
    """Which deed somebody is dealt."""

    def __init__(self, to: i64) -> None:
        super().__init__(DEALING_DEED)
        self.to = to


class DealDeed(ChanceKind):
    """A deed from the shuffled pile, free of charge."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return listed(ALL_DEEDS & ~of(state).owned())

    def apply(self, state: State, decision: Decision, deed: i64, /) -> None:
        to = cast(DealingDeed, decision).to
        of(state).deeds[to] |= bit(deed)
        state.tell(DEED_DEALT, to, deed)


@mypyc_attr(acyclic=True, free_list_len=1)
class DealDeeds(Step):
    """Deeds go round one by one."""

    def __init__(self, dealt: i64, wanted: i64) -> None:
        super().__init__(DEAL_DEEDS)
        self.dealt = dealt
        self.wanted = wanted

    def run(self, state: State, /) -> None:
        if self.dealt < self.wanted:
            state.push(DealDeeds(self.dealt + 1, self.wanted))
            state.roll(DealingDeed(self.dealt % state.players))


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstThrow(Step):
    """Who is still to throw for the first turn, the highest throw so far, and those who threw it."""

    def __init__(self, throwing: i64, best: i64, leaders: i64) -> None:
        super().__init__(FIRST_THROW)
        self.throwing = throwing
        self.best = best
        self.leaders = leaders

    def run(self, state: State, /) -> None:
        s, leaders = of(state), self.leaders
        if self.throwing != 0:
            s.push(FirstCount(self.throwing, self.best, leaders))
            s.roll(Throwing(lowest(self.throwing)))
        elif leaders & (leaders - 1) == 0:
            begin(s, lowest(leaders))
        else:
            s.push(FirstThrow(leaders, 0, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstCount(Step):
    """Compare a throw for the first turn with the best so far."""

    def __init__(self, throwing: i64, best: i64, leaders: i64) -> None:
        super().__init__(FIRST_COUNT)
        self.throwing = throwing
        self.best = best
        self.leaders = leaders

    def run(self, state: State, /) -> None:
        s, best, leaders = of(state), self.best, self.leaders
        thrower = self.throwing & -self.throwing
        if s.throw() > best:
            best, leaders = s.throw(), thrower
        elif s.throw() == best:
            leaders |= thrower
        s.push(FirstThrow(self.throwing & ~thrower, best, leaders))


def begin(s: MonopolyState, seat: i64) -> None:
    """The first round: from now on everybody may do business beside the play."""
    s.first = seat
    s.round = 1
    s.tell(STARTS, seat)
    s.tell(ROUND_BEGINS, s.round)
    other: i64 = 0
    while other < s.players:
        s.offer(other, Decision(BUSINESS))
        other += 1
    s.push(BeforeThrow(seat))


# --- the turn -------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class BeforeThrow(Step):
    """The player is asked to throw, or how to leave jail; everybody may do business first."""

    def __init__(self, seat: i64) -> None:
        super().__init__(BEFORE_THROW)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        s.turn = seat
        s.market = 1
        s.ask(seat, Decision(TURN if s.jailed[seat] == 0 else IN_JAIL))


def throw_dice(s: MonopolyState, seat: i64) -> None:
    s.market = 0
    s.push(Move(seat))
    s.roll(Throwing(seat))


class Throw(ActionKind):
    """Throw the dice."""

    def endless(self, state: State, decision: Decision, /) -> bool:
        """Before each throw everybody has the chance to do business, if anybody has anything to do it with."""
        return of(state).somebody_owns()

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        throw_dice(of(state), decision.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Move(Step):
    """The dice of a turn: doubles, jail, and how far the token goes."""

    def __init__(self, seat: i64) -> None:
        super().__init__(MOVE)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        if s.jailed[seat] > 0:
            try_to_leave(s, seat)
            return
        if s.is_double():
            s.doubles += 1
        if s.doubles == DOUBLES_TO_JAIL and s.is_double():
            send_to_jail(s, seat)
            s.push(AfterMove(seat, 0))
            return
        s.push(AfterMove(seat, 1 if s.is_double() else 0))
        s.push(Advance(seat, s.throw()))


def try_to_leave(s: MonopolyState, seat: i64) -> None:
    """A throw in jail: a double frees; after the third failure the fine is due before the move."""
    s.push(AfterMove(seat, 0))
    if s.is_double():
        s.jailed[seat] = 0
        s.tell(FREED, seat, BY_DOUBLE)
        s.push(Advance(seat, s.throw()))
    elif s.jailed[seat] == JAIL_THROWS:
        s.jailed[seat] = 0
        s.tell(FREED, seat, BY_THIRD_TRY)
        s.push(Advance(seat, s.throw()))
        s.push(Settle(seat, for_fines(s), JAIL_FINE))
    else:
        s.jailed[seat] += 1
        s.tell(STAYED, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Advance(Step):
    """The token moves by the throw."""

    def __init__(self, seat: i64, squares: i64) -> None:
        super().__init__(ADVANCE)
        self.seat = seat
        self.squares = squares

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        if s.out[seat] == 0:
            move_forward(s, seat, self.squares)
            s.push(Land(seat, BY_THROW))


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterMove(Step):
    """Another throw after a double, unless the player is in jail or out; else the dice are passed."""

    def __init__(self, seat: i64, double: i64) -> None:
        super().__init__(AFTER_MOVE)
        self.seat = seat
        self.double = double

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        if self.double == 1 and s.out[seat] == 0 and s.jailed[seat] == 0:
            s.push(BeforeThrow(seat))
        else:
            s.push(NextTurn(seat, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """The dice go to the left; a round is over when they come back to, or past, the seat that began."""

    def __init__(self, seat: i64, had_last_chance: i64) -> None:
        super().__init__(NEXT_TURN)
        self.seat = seat
        self.had_last_chance = had_last_chance

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        following = s.left_of(seat)
        last = (following + s.players - s.first) % s.players <= (seat + s.players - s.first) % s.players
        if last and s.round >= s.round_limit and self.had_last_chance == 0 and s.somebody_owns():
            s.market = 1
            s.push(NextTurn(seat, 1))
            s.ask(seat if s.plays(seat) else following, Decision(LAST_CHANCE))
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
        s.push(BeforeThrow(following))


class TurnPrompt(DecisionKind):
    """The prompt says how many doubles were thrown in this turn."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        return vec[i64]([of(state).doubles])


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

    def lacking(self, state: State, decision: Decision, _arg: i64, _rule: i64, /) -> list[Remark]:
        return caps_short(of(state), decision.seat, JAIL_FINE)

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


def must_agree(s: MonopolyState) -> i64:
    """The mask of those without whom the match does not end early."""
    return s.playing()


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
        if s.agreed == must_agree(s):
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
DEALING_DEED: Final[ChanceDecision] = ChanceDecision("deal-deed", DEAL_DEED, "no-house-rules", [TO], make=DealingDeed, shown=[SEAT])
TURN: Final[TurnPrompt] = TurnPrompt("turn", [THROW], "move", holdable=True, shown=[Param("doubles", int(DOUBLES_TO_JAIL))])
IN_JAIL: Final[DecisionKind] = DecisionKind("jail", [THROW, PAY_FINE, USE_CARD], "jail-roll", holdable=True)
BUSINESS: Final[DecisionKind] = DecisionKind(
    "business", [BUILD, SELL, MORTGAGING, LIFTING, OFFER, WITHDRAW, AGREE, RETRACT], "anytime", standing=True
)

END_MATCH: Final[EndMatch] = EndMatch("end-match")
LAST_CHANCE: Final[DecisionKind] = DecisionKind("last-chance", [END_MATCH], "turn-limit", holdable=True)

DEALT_DEEDS: Final = MOST_DEALT * int(SEATS)
THROWN_SO_FAR: Final = [some_seats("throwing"), Param("best", HIGHEST_THROW + 1), some_seats("leaders")]
CHOOSE_TOKENS: Final[StepKind] = StepKind(
    "tokens", ChooseTokens, [Param("chooser", int(SEATS) + 1), Param("deeds", MOST_DEALT + 1)]
)
DEAL_DEEDS: Final[StepKind] = StepKind("deal-deeds", DealDeeds, [Param("dealt", DEALT_DEEDS + 1), Param("wanted", DEALT_DEEDS + 1)])
FIRST_THROW: Final[StepKind] = StepKind("first-throw", FirstThrow, THROWN_SO_FAR)
FIRST_COUNT: Final[StepKind] = StepKind("first-count", FirstCount, THROWN_SO_FAR)
BEFORE_THROW: Final[StepKind] = StepKind("before-throw", BeforeThrow, [SEAT])
MOVE: Final[StepKind] = StepKind("move", Move, [SEAT])
ADVANCE: Final[StepKind] = StepKind("advance", Advance, [SEAT, Param("squares", HIGHEST_THROW - 1, low=2)])
AFTER_MOVE: Final[StepKind] = StepKind("after-move", AfterMove, [SEAT, Param("double", 2)])
NEXT_TURN: Final[StepKind] = StepKind("next-turn", NextTurn, [SEAT, Param("had-last-chance", 2)])
