"""What every chapter of the rules uses: money changing hands, deeds changing hands, and interruptions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.aside import put_aside
from bottlecap.engine.base import zeros
from bottlecap.engine.kinds import DecisionKind, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.monopoly.board import BANK, POT, SEATS
from bottlecap.games.monopoly.events import GAINED, LAPSED, PAID
from bottlecap.games.monopoly.state import (
    BY_SHIFT,
    CARD_SHIFT,
    DECK,
    KEPT,
    MONEY_ON_PARKING,
    MonopolyState,
    card_bit,
    of,
)

# Why a match ends.
LAST_PLAYER: Final[i64] = 0
TURN_LIMIT: Final[i64] = 1
AGREEMENT: Final[i64] = 2

# --- money --------------------------------------------------------------------------------------------


def gain(s: MonopolyState, seat: i64, amount: i64) -> None:
    """The bank pays."""
    s.cash[seat] += amount
    s.tell(GAINED, seat, amount)


def pay(s: MonopolyState, seat: i64, payee: i64, amount: i64) -> None:
    """The seat, which has the money, pays a player, the bank, or what lies on free parking."""
    s.cash[seat] -= amount
    if payee < SEATS:
        s.cash[payee] += amount
    elif payee == POT:
        s.pot += amount
    s.tell(PAID, seat, payee, amount)


def for_fines(s: MonopolyState) -> i64:
    """Who takes taxes and fines."""
    return POT if s.plays_with(MONEY_ON_PARKING) else BANK


# --- get-out-of-jail cards ------------------------------------------------------------------------------


def hand_card(s: MonopolyState, card: i64, seat: i64) -> None:
    """A get-out-of-jail card goes to a player."""
    if card == 0:
        s.special.move(s.content.jail_card[0], KEPT + seat)
    else:
        s.guide.move(s.content.jail_card[1], KEPT + seat)
    touch(s, card_bit(card))


def return_card(s: MonopolyState, card: i64) -> None:
    """A get-out-of-jail card goes under its deck."""
    if card == 0:
        s.special.put_under(s.content.jail_card[0], DECK)
    else:
        s.guide.put_under(s.content.jail_card[1], DECK)
    touch(s, card_bit(card))


# --- offers, and what becomes of those that hold something that changed ------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Reply(Decision):
    """An offer, as the one is asked to whom it is made: the deeds, cards and cash of the deal, and who made it.

    Its kind, with the answers there are, stands in `trade`.
    """

    def __init__(self, kind: DecisionKind, deeds: i64, cards: i64, cash: i64, by: i64) -> None:
        super().__init__(kind)
        self.deeds = deeds
        self.cards = cards
        self.cash = cash
        self.by = by
        # Deeds and cards together, as a deal has them.
        self.things = deeds | cards << CARD_SHIFT


def touch(s: MonopolyState, things: i64) -> None:
    """Something about these deeds and cards has changed: offers that hold them lapse and may be made again."""
    for d in s.pending:
        if isinstance(d, Reply) and d.things & things != 0:
            lapse(s, things)
            break
    for offer in s.made:
        if offer & things != 0:
            forget(s, things)
            return


def lapse(s: MonopolyState, things: i64) -> None:
    for d in s.pending.copy():
        if isinstance(d, Reply) and d.things & things != 0:
            s.drop(d)
            s.tell(LAPSED, d.by, d.seat)


def forget(s: MonopolyState, things: i64) -> None:
    """Strike out every remembered offer that holds one of these."""
    kept = vec[i64](capacity=len(s.made))
    for offer in s.made:
        if offer & things == 0:
            kept = append(kept, offer)
    s.made = kept


def forget_all_of(s: MonopolyState, seat: i64) -> None:
    """Strike out every remembered offer that the seat made: it may be made again."""
    if len(s.made) == 0:
        return
    kept = vec[i64](capacity=len(s.made))
    for offer in s.made:
        if offer >> BY_SHIFT != seat:
            kept = append(kept, offer)
    s.made = kept


def standing_offer(s: MonopolyState, seat: i64, to: i64) -> Reply | None:
    for d in s.pending:
        if d.seat == to and isinstance(d, Reply) and d.by == seat:
            return d
    return None


# --- interruptions --------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenMarket(Step):
    """Everybody may do business again."""

    def __init__(self) -> None:
        super().__init__(OPEN_MARKET)

    def run(self, state: State, /) -> None:
        of(state).market = 1


def suspend(s: MonopolyState) -> None:
    """Put aside what everybody waits for, so that something else is settled first. A debt asks again by itself."""
    if s.debtor > 0:
        for d in s.pending.copy():
            if not d.open:
                s.drop(d)
        s.debtor = 0
        s.owed = 0
    elif s.market == 1:
        put_aside(s, anew=True)
        s.push(OpenMarket())
    s.market = 0


# --- the end ----------------------------------------------------------------------------------------------------


def finish(s: MonopolyState, reason: i64) -> None:
    """The richest of those still in wins; behind them come the bankrupt, the last one first."""
    scores = zeros(s.players)
    ranks = zeros(s.players)
    seat: i64 = 0
    while seat < s.players:
        if s.out[seat] == 0:
            scores[seat] = s.worth(seat)
        seat += 1
    seat = 0
    while seat < s.players:
        ranks[seat] = s.players + 1 - s.out[seat]
        if s.out[seat] == 0:
            ranks[seat] = 1
            other: i64 = 0
            while other < s.players:
                if s.out[other] == 0 and scores[other] > scores[seat]:
                    ranks[seat] += 1
                other += 1
        seat += 1
    s.market = 0
    s.finish_ranked(reason, scores, ranks)


OPEN_MARKET: Final[StepKind] = StepKind("open-market", OpenMarket)
