"""What the rules of Monopoly do, switched off: squares and cards."""

from typing import cast

from tests.monopoly.effects.ways import content
from tests.mutation import Effects
from tests.ways import Method, and_then, nothing, wrapped

from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly import board, landing, turns
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.effects import moving
from bottlecap.games.monopoly.state import MonopolyState, of


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


def no_salary_by_card(original: Method, card: moving.Forward, s: MonopolyState, seat: int) -> None:
    before = s.cash[seat]
    original(card, s, seat)
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


EFFECTS: Effects = {
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
    "card-moves": {"no-salary": wrapped(moving.Forward, "obey", no_salary_by_card)},
    "card-jail-free": {"kept": nothing(turns, "return_card")},
    "tax": {"none": content(no_tax)},
    "go-to-jail": {"salary": and_then(landing, "send_to_jail", salary_on_the_way)},
    "just-visiting": {"stays": and_then(landing.Land, "run", visitors_stay)},
    "free-parking": {"pays": and_then(landing.Land, "run", parking_pays)},
}
