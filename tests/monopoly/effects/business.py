"""What the rules of Monopoly do, switched off: business beside the play: auctions, buildings, deals."""

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.monopoly.effects.squares import no_auction
from tests.monopoly.effects.ways import never
from tests.mutation import Effects
from tests.ways import Method, and_then, constant, nothing, wrapped

from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly import auction, board, buildings, deals, estate, figures, flow, landing, trade, turns
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.rulebook import TRADE
from bottlecap.games.monopoly.state import MonopolyState, of


def own_turn_only(original: Method, s: MonopolyState, decision: Decision) -> bool:
    return s.turn != decision.seat or bool(original(s, decision))


def pass_is_nothing(original: Method, state: State, decision: Decision, arg: int) -> None:
    state.push(auction.NextBid(decision.seat, cast(auction.Bidding, decision).lot))


def first_gets_it(original: Method, s: MonopolyState, lot: int) -> None:
    if s.bid == 0 and lot < board.DEEDS:
        s.deeds[0] |= 1 << lot
    original(s, lot)


def nobody_else(original: Method, *args: object) -> int:
    return 0


def rounded_down(original: Method, cards: Content, deed: int) -> int:
    return int(cards.mortgage[deed]) // 10


def money_alone(original: Method, s: MonopolyState, seat: int, deal: int, later: bool) -> int:
    return LEGAL if deals.things_in(deal) == 0 else cast(int, original(s, seat, deal, later))


def no_presents(original: Method, s: MonopolyState, seat: int, deal: int, later: bool) -> int:
    given = deals.things_in(deal) & deals.holdings(s, seat)
    taken, pays = deals.things_in(deal) & ~given, deals.cash_in(deal)
    if (given == 0 and pays <= 0) or (taken == 0 and pays >= 0):
        return TRADE
    return cast(int, original(s, seat, deal, later))


def only_in_the_market(original: Method, s: MonopolyState, decision: Decision) -> bool:
    return not estate.closed(s, decision)


def not_from_a_debtor(original: Method, s: MonopolyState, decision: Decision) -> bool:
    return not estate.closed(s, decision) or board.has(s.bidding, decision.seat)


def without_last_chance(original: Method, step: turns.NextTurn, state: State) -> None:
    original(turns.NextTurn(step.seat, 1), state)


def without_the_rest(original: Method, s: MonopolyState, sold: int) -> vec[i64]:
    """The whole colour goes down to what its lowest street would have."""
    after = cast("vec[i64]", original(s, sold))
    group = [deed for deed in range(int(board.DEEDS)) if s.content.group[deed] == s.content.group[sold]]
    for deed in group:
        after[deed] = after[sold]
    return after


def who_passed_too(original: Method, s: MonopolyState, decision: Decision) -> bool:
    """Who has left an auction may raise cash as long as it lasts."""
    return s.bid > 0 or s.bidding > 0 or bool(original(s, decision))


def debtors_wait_too(original: Method, s: MonopolyState, decision: Decision) -> bool:
    """A debtor's deals wait like all others."""
    return s.market == 0


def three_shacks(original: Method, s: MonopolyState, deed: int) -> vec[i64]:
    """One of the four shacks that a vault becomes is kept by the bank."""
    after = cast("vec[i64]", original(s, deed))
    if s.built[deed] == board.VAULT and after[deed] == board.FOUR_SHACKS:
        after[deed] -= 1
    return after


def on_the_street_itself(original: Method, s: MonopolyState, sold: int) -> vec[i64]:
    """What does not go into equal parts stays where the vault is sold."""
    after = cast("vec[i64]", original(s, sold))
    highest = max((int(after[deed]), deed) for deed in range(int(board.DEEDS)) if s.content.group[deed] == s.content.group[sold])
    after[highest[1]], after[sold] = after[sold], after[highest[1]]
    return after


def untold(original: Method, s: MonopolyState, deed: int) -> object:
    """Of a sale only what the one building brings is told."""
    told = cast("dict[str, Any] | None", original(s, deed))
    return told and told | {"cash": s.content.building[deed] // 2}


def made_by_anybody(original: Method, s: MonopolyState, seat: int) -> None:
    """The end of a turn lets everybody make their offers again."""
    for other in range(s.players):
        original(s, other)


def offers_of_all(step: turns.NextTurn, state: State) -> None:
    """The end of a turn gives everybody new offers."""
    for other in range(state.players):
        of(state).offers[other] = 0


def offers_used_up(original: Method, step: turns.NextTurn, state: State) -> None:
    used = of(state).offers[:]
    original(step, state)
    of(state).offers = used


def not_remembered(s: MonopolyState, seat: int, deal: int) -> None:
    """An offer may be made again at once."""
    s.made = s.made[:-1]


EFFECTS: Effects = {
    "anytime": {"own-turn": wrapped(estate, "closed", own_turn_only)},
    "auction-when": {"never": wrapped(landing.DECLINE, "apply", no_auction)},
    "auction-order": {"pass-is-nothing": wrapped(auction.PASS, "apply", pass_is_nothing)},
    "auction-no-bid": {"first-gets-it": wrapped(auction, "hammer", first_gets_it)},
    "build-four": {"three": constant(buildings, "FOUR_SHACKS", 3)},
    "build-shortage-claim": {"nobody-asked": wrapped(estate, "rivals_for", nobody_else)},
    "sell-vault": {
        "more": wrapped(buildings, "shared_out", without_the_rest),
        "three": wrapped(buildings, "after_sale", three_shacks),
        "on-the-street": wrapped(buildings, "shared_out", on_the_street_itself),
        "untold": wrapped(figures, "sale_view", untold),
    },
    "anytime-when": {
        "no-raising": wrapped(estate, "may_raise", only_in_the_market),
        "no-raising-for-debtors": wrapped(estate, "may_raise", not_from_a_debtor),
        "no-last-chance": wrapped(turns.NextTurn, "run", without_last_chance),
        "no-chance": wrapped(turns.THROW, "endless", never),
        "who-passed-too": wrapped(estate, "may_raise", who_passed_too),
        "debtors-wait-too": wrapped(trade, "must_wait", debtors_wait_too),
    },
    "trade": {
        "no-presents": wrapped(trade, "rule_against", no_presents),
        "never-lapses": nothing(flow, "lapse"),
        "never-withdrawn": nothing(trade, "withdraw"),
        "no-cards": nothing(trade, "hand_card"),
    },
    "trade-limit": {
        "for-ever": nothing(turns, "forget_all_of"),
        "debts-count": wrapped(trade, "settles_debt", never),
        "at-once": and_then(trade, "make_offer", not_remembered),
        "made-by-anybody": wrapped(turns, "forget_all_of", made_by_anybody),
        "offers-of-all": and_then(turns.NextTurn, "run", offers_of_all),
        "used-up": wrapped(turns.NextTurn, "run", offers_used_up),
    },
    "ten-percent": {"rounded-down": wrapped(Content, "tenth", rounded_down)},
    "trade-no-promises": {"money-alone": wrapped(trade, "rule_against", money_alone)},
}
