"""What the rules of Monopoly do, switched off."""

from collections.abc import Callable
from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.mutation import Effects, Switch
from tests.ways import Method, Mutant, and_then, constant, nothing, wrapped

import bottlecap
from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly import auction, board, buildings, deals, debts, estate, flow, landing, trade, turns, view
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.game import Monopoly
from bottlecap.games.monopoly.rulebook import DEBT_DEAL, TRADE
from bottlecap.games.monopoly.state import MonopolyState, of

# --- ways to break something ----------------------------------------------------------------------


def content(change: Callable[[Content], None]) -> Mutant:
    """The content of the game is altered in place."""

    def mutate(game: bottlecap.Game) -> None:
        Switch.acted += 1
        change(cast(Monopoly, game).cards)

    return mutate


def at_start(change: Callable[[MonopolyState], None]) -> Mutant:
    """A match starts otherwise."""

    def do(original: Method, *args: object) -> object:
        state = cast(State, original(*args))
        change(of(state))
        return state

    return wrapped(Monopoly, "start", do)


# --- box and setup --------------------------------------------------------------------------------


def one_shack_less(s: MonopolyState) -> None:
    s.shacks -= 1


def ahead(s: MonopolyState) -> None:
    s.place[0] = 5


def a_cap_more(s: MonopolyState) -> None:
    s.cash[0] += 1


def first_only(original: Method, *args: object) -> vec[i64]:
    return append(vec[i64](), cast("vec[i64]", original(*args))[0])


def gives_shack_back(s: MonopolyState, seat: int, deed: int, price: int) -> None:
    s.shacks += 1


def pays_no_rich(original: Method, s: MonopolyState, seat: int, amount: int) -> None:
    if s.cash[seat] < 10_000:
        original(s, seat, amount)


def rename_station(cards: Content) -> None:
    cards.names["square"][5]["en"] = "Somewhere"


def dearer(cards: Content) -> None:
    cards.price[0] += 1


def swap_stations(game: bottlecap.Game) -> None:
    Switch.acted += 1
    squares = game.domains["square"]
    squares[5], squares[15] = squares[15], squares[5]


def parking_on(game: bottlecap.Game) -> None:
    Switch.acted += 1
    next(option for option in game.options if option.name == "parking-money").default = 1


def blind_spectators(original: Method, game: Monopoly, state: State, seat: int | None) -> object:
    view = cast(dict[str, Any], original(game, state, seat))
    return view if seat is not None else view | {"players": []}


# --- the turn -------------------------------------------------------------------------------------


def no_tie(original: Method, step: turns.FirstThrow, state: State) -> None:
    leaders = step.leaders if step.throwing else step.leaders & -step.leaders
    original(turns.FirstThrow(step.throwing, step.best, leaders), state)


def to_the_right(original: Method, s: MonopolyState, seat: int) -> int:
    return (seat + s.players - 1) % s.players


def one_short(original: Method, step: turns.Advance, state: State) -> None:
    original(turns.Advance(step.seat, step.squares - 1), state)


def never_again(original: Method, step: turns.AfterMove, state: State) -> None:
    original(turns.AfterMove(step.seat, 0), state)


def again_from_jail(original: Method, step: turns.AfterMove, state: State) -> None:
    state.push(turns.BeforeThrow(step.seat) if step.double else turns.NextTurn(step.seat, 0))


def no_double_frees(original: Method, s: MonopolyState, seat: int) -> None:
    s.dice = 1
    original(s, seat)


def jailed_wait(original: Method, s: MonopolyState, decision: Decision) -> bool:
    return s.jailed[decision.seat] > 0 or bool(original(s, decision))


def own_turn_only(original: Method, s: MonopolyState, decision: Decision) -> bool:
    return s.turn != decision.seat or bool(original(s, decision))


# --- squares --------------------------------------------------------------------------------------


def no_auction(original: Method, state: State, decision: Decision, arg: int) -> None:
    of(state).market = 0


def a_cap_dearer(original: Method, *args: object) -> int:
    return cast(int, original(*args)) + 1


def bare_rent(original: Method, s: MonopolyState, owner: int, deed: int) -> int:
    if s.content.group[deed] == board.STATION:
        return 25
    return s.content.rent[deed * board.RENTS]


def rent_all_the_same(original: Method, s: MonopolyState, seat: int, deed: int, way: int) -> None:
    kept, s.mortgaged = s.mortgaged, 0
    original(s, seat, deed, way)
    s.mortgaged = kept


def one_time_more(original: Method, step: landing.RadioRent, state: State) -> None:
    original(landing.RadioRent(step.seat, step.deed, step.times + 1), state)


def moves_too(step: landing.RadioRent, state: State) -> None:
    landing.move_forward(of(state), step.seat, of(state).throw())


def without_mortgaged(original: Method, s: MonopolyState, seat: int, group: int) -> int:
    return int(board.count(s.deeds[seat] & ~s.mortgaged & s.content.members[group]))


def rent_to_oneself(original: Method, s: MonopolyState, seat: int, deed: int, way: int) -> None:
    original(s, seat, deed, way)
    if s.owner(deed) == seat:
        s.cash[seat] -= 1


def no_salary_by_card(original: Method, s: MonopolyState, seat: int, verb: int, to: int) -> None:
    before = s.cash[seat]
    original(s, seat, verb, to)
    s.cash[seat] = before


def no_tax(cards: Content) -> None:
    for place in range(len(cards.tax)):
        cards.tax[place] = 0


def salary_on_the_way(s: MonopolyState, seat: int) -> None:
    s.cash[seat] += 200


def visitors_stay(step: landing.Land, state: State) -> None:
    s = of(state)
    if s.place[step.seat] == board.JAIL_PLACE:
        s.jailed[step.seat] = 1


def parking_pays(step: landing.Land, state: State) -> None:
    s = of(state)
    if s.content.kind[s.place[step.seat]] == board.PARKING:
        s.cash[step.seat] += 100


def backwards(original: Method, s: MonopolyState, seat: int, amount: int, pays: bool) -> None:
    original(s, seat, amount, pays)
    s.steps[-(s.players - 1) :] = reversed(s.steps[-(s.players - 1) :])


# --- auctions, buildings, deals -------------------------------------------------------------------


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


def never(original: Method, *args: object) -> bool:
    return False


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


# --- debts ----------------------------------------------------------------------------------------


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


# --- the end --------------------------------------------------------------------------------------


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


AGAIN_NEVER = wrapped(turns.AfterMove, "run", never_again)

EFFECTS: Effects = {
    "box-counts": {"a-shack-less": at_start(one_shack_less)},
    "setup-start": {"ahead": at_start(ahead)},
    "setup-money": {"a-cap-more": at_start(a_cap_more)},
    "setup-decks": {
        "no-shuffle": wrapped(landing.DRAW_SPECIAL, "candidates", first_only),
        "no-shuffle-guide": wrapped(landing.DRAW_GUIDE, "candidates", first_only),
    },
    "bank": {"endless-shacks": and_then(estate, "put_up", gives_shack_back)},
    "bank-never-broke": {"broke": wrapped(landing, "gain", pays_no_rich)},
    "board-names": {"renamed": content(rename_station)},
    "board-order": {"swapped": swap_stations},
    "prices-classic": {"dearer": content(dearer)},
    "no-house-rules": {"parking-money": parking_on},
    "open-holdings": {"blind": wrapped(Monopoly, "view", blind_spectators)},
    "first-roll": {"no-tie": wrapped(turns.FirstThrow, "run", no_tie)},
    "turn-order": {"to-the-right": wrapped(MonopolyState, "left_of", to_the_right)},
    "move": {"one-short": wrapped(turns.Advance, "run", one_short)},
    "go-salary": {"none": constant(landing, "SALARY", 0)},
    "doubles-again": {"never": AGAIN_NEVER},
    "three-doubles-jail": {"never": constant(turns, "DOUBLES_TO_JAIL", 99)},
    "jail-ends-turn": {"plays-on": wrapped(turns.AfterMove, "run", again_from_jail)},
    "decline-auction": {"none": wrapped(landing.DECLINE, "apply", no_auction)},
    "rent-street": {"dearer": wrapped(landing, "rent", a_cap_dearer)},
    "rent-monopoly-doubled": {"never": wrapped(landing, "rent", bare_rent)},
    "rent-buildings": {"bare": wrapped(landing, "rent", bare_rent)},
    "rent-mortgaged": {"all-the-same": wrapped(landing, "visit", rent_all_the_same)},
    "rent-claim": {"forgotten": nothing(landing, "charge")},
    "rent-station": {"one-price": wrapped(landing, "rent", bare_rent)},
    "rent-utility": {"more": wrapped(landing.RadioRent, "run", one_time_more)},
    "rent-utility-throw": {"moves": and_then(landing.RadioRent, "run", moves_too)},
    "rent-mortgaged-counts": {"not-counted": wrapped(MonopolyState, "count_in", without_mortgaged)},
    "own-property": {"rent": wrapped(landing, "visit", rent_to_oneself)},
    "cards": {
        "left-lying": nothing(landing.PutSpecialUnder, "run"),
        "left-lying-guide": nothing(landing.PutGuideUnder, "run"),
    },
    "card-effects": {"no-gain": nothing(landing, "gain")},
    "card-moves": {"no-salary": wrapped(landing, "travel", no_salary_by_card)},
    "card-jail-free": {"lost": nothing(landing, "hand_card"), "kept": nothing(turns, "return_card")},
    "tax": {"none": content(no_tax)},
    "go-to-jail": {"salary": and_then(landing, "send_to_jail", salary_on_the_way)},
    "just-visiting": {"stays": and_then(landing.Land, "run", visitors_stay)},
    "free-parking": {"pays": and_then(landing.Land, "run", parking_pays)},
    "jail-pay": {"free": constant(turns, "JAIL_FINE", 0)},
    "jail-roll": {"no-double": wrapped(turns, "try_to_leave", no_double_frees)},
    "jail-pay-then-double": {"no-more": AGAIN_NEVER},
    "jail-third-fail": {"for-ever": constant(turns, "JAIL_THROWS", 99), "free": constant(turns, "JAIL_FINE", 0)},
    "jail-business": {"waits": wrapped(estate, "closed", jailed_wait)},
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
        "untold": wrapped(view, "sale_view", untold),
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
    "debt-raise": {"falls": wrapped(debts.Raise, "run", falls_at_once)},
    "debt-deal": {"alone": wrapped(deals, "rule_against_debtor", only_if_it_suffices)},
    "debt-asked": {
        "unasked": wrapped(trade, "may_be_saved", never),
        "not-to-sell": wrapped(debts.Raise, "run", with_nobody_to_deal_with),
        "cash-in-hand": wrapped(trade, "may_be_saved", cash_in_hand_only),
        "cards-only": wrapped(deals, "could_buy", never),
        "others-wait": wrapped(trade, "must_wait_to_offer", only_in_the_market_to_debtors),
    },
    "debt-each-player": {"backwards": wrapped(landing, "settle_with_each", backwards)},
    "debt-from-each": {"backwards": wrapped(landing, "settle_with_each", backwards)},
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
UNTOUCHED: dict[str, str] = {}
