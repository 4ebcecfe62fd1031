"""What the rules of Monopoly do, switched off: debts, bankruptcy, and the end."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.monopoly.effects.business import without_last_chance
from tests.monopoly.effects.ways import never
from tests.mutation import Effects
from tests.ways import Method, and_then, nothing, wrapped

from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly import auction, board, deals, debts, estate, trade, turns
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.effects import money
from bottlecap.games.monopoly.rulebook import DEBT_DEAL
from bottlecap.games.monopoly.state import MonopolyState, of


def backwards(original: Method, s: MonopolyState, seat: int, amount: int, pays: bool) -> None:
    original(s, seat, amount, pays)
    s.steps[-(s.players - 1) :] = reversed(s.steps[-(s.players - 1) :])


def with_nobody_to_deal_with(original: Method, step: debts.Raise, state: State) -> None:
    """Who cannot raise enough, and has nobody to deal with, is not asked what to sell."""
    s, debtor = of(state), step.debtor
    if s.out[debtor] == 0 and s.raisable(debtor) < step.amount and not deals.may_be_saved(s, debtor):
        state.push(debts.Fall(debtor, step.payee))
    else:
        original(step, state)


def cash_in_hand_only(original: Method, s: MonopolyState, debtor: int) -> bool:
    """Whoever would have to raise the cash first is nobody who could pay."""
    built, s.built = s.built, s.built[:]
    mortgaged, s.mortgaged = s.mortgaged, s.mortgaged | (int(board.ALL_DEEDS) & ~s.deeds[debtor])
    improved, s.improved = s.improved, 0
    saved = bool(original(s, debtor))
    s.built, s.mortgaged, s.improved = built, mortgaged, improved
    return saved


def falls_at_once(original: Method, step: debts.Raise, state: State) -> None:
    if of(state).out[step.debtor] == 0:
        state.push(debts.Fall(step.debtor, step.payee))


def only_if_it_suffices(original: Method, s: MonopolyState, debtor: int, gain: int) -> int:
    return LEGAL if s.raisable(debtor) + gain >= s.owed else DEBT_DEAL


def only_in_the_market_to_debtors(original: Method, s: MonopolyState, decision: Decision, to: int) -> bool:
    return estate.closed(s, decision)


def ten_per_cent_again(original: Method, s: MonopolyState, lifting: trade.Lifting) -> int:
    return int(s.content.mortgage[lifting.deed] + s.content.tenth(lifting.deed))


def stays_in(fall: debts.Fall, state: State) -> None:
    """Who is bankrupt plays on with nothing, the debt forgotten."""
    of(state).out[fall.debtor] = 0
    state.steps[:] = [step for step in state.steps if step.kind is not debts.RAISE]


def to_the_bank(original: Method, s: MonopolyState, seat: int, heir: int) -> None:
    debts.give_back(s, seat)


def no_fee(original: Method, cards: Content, deeds: int) -> int:
    return 0


def cash_alone(original: Method, s: MonopolyState, seat: int) -> int:
    return int(s.cash[seat])


def without_buildings(original: Method, s: MonopolyState, seat: int) -> int:
    return int(cast(int, original(s, seat)) - s.half_buildings(seat))


def mortgaged_at_price(original: Method, s: MonopolyState, seat: int) -> int:
    mortgaged, s.mortgaged = s.mortgaged, 0
    worth = cast(int, original(s, seat))
    s.mortgaged = mortgaged
    return worth


def first_of_equals(original: Method, s: MonopolyState, reason: int, scores: vec[i64], ranks: vec[i64]) -> None:
    """Of equals the first seat wins."""
    for seat in range(s.players):
        ranks[seat] += list(ranks[:seat]).count(ranks[seat])
    original(s, reason, scores, ranks)


def one_is_enough(original: Method, state: State, decision: Decision, arg: int) -> None:
    """The first who agrees ends the match."""
    of(state).agreed = of(state).playing()
    original(state, decision, arg)


def a_round_more(original: Method, step: turns.NextTurn, state: State) -> None:
    s = of(state)
    s.round_limit += 1
    original(step, state)
    s.round_limit -= 1


EFFECTS: Effects = {
    "debt-raise": {"falls": wrapped(debts.Raise, "run", falls_at_once)},
    "debt-deal": {"alone": wrapped(deals, "rule_against_debtor", only_if_it_suffices)},
    "debt-asked": {
        "unasked": wrapped(trade, "may_be_saved", never),
        "not-to-sell": wrapped(debts.Raise, "run", with_nobody_to_deal_with),
        "cash-in-hand": wrapped(trade, "may_be_saved", cash_in_hand_only),
        "cards-only": wrapped(deals, "could_buy", never),
        "others-wait": wrapped(trade, "must_wait_to_offer", only_in_the_market_to_debtors),
    },
    "debt-each-player": {"backwards": wrapped(money, "settle_with_each", backwards)},
    "debt-from-each": {"backwards": wrapped(money, "settle_with_each", backwards)},
    "bankrupt": {"stays": and_then(debts.Fall, "run", stays_in)},
    "bankrupt-everything": {"not-sold": nothing(debts, "liquidate")},
    "bankrupt-to-player": {
        "to-the-bank": wrapped(debts, "inherit", to_the_bank),
        "not-lifted": nothing(debts.Inherit, "run"),
        "lifted-dearer": wrapped(trade, "cost_now", ten_per_cent_again),
        "no-fee": wrapped(Content, "tenths", no_fee),
        "no-cards": nothing(debts, "hand_card"),
    },
    "bankrupt-to-bank": {"no-auction": nothing(auction.AuctionEach, "run")},
    "win": {"plays-on": nothing(debts, "finish")},
    "turn-limit": {
        "no-end": nothing(turns, "finish"),
        "no-last-chance": wrapped(turns.NextTurn, "run", without_last_chance),
        "a-round-more": wrapped(turns.NextTurn, "run", a_round_more),
        "cash-alone": wrapped(MonopolyState, "worth", cash_alone),
        "no-buildings": wrapped(MonopolyState, "worth", without_buildings),
        "mortgaged-at-price": wrapped(MonopolyState, "worth", mortgaged_at_price),
        "first-of-equals": wrapped(MonopolyState, "finish_ranked", first_of_equals),
        "one-is-enough": wrapped(turns.AGREE, "apply", one_is_enough),
    },
}
