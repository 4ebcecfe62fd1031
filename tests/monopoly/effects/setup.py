"""What the rules of Monopoly do, switched off: box and setup."""

from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.monopoly.effects.ways import at_start, content
from tests.mutation import Effects, Switch
from tests.ways import Method, and_then, wrapped

import bottlecap
from bottlecap.engine.state import State
from bottlecap.games.monopoly import estate, landing
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.effects import money
from bottlecap.games.monopoly.game import Monopoly
from bottlecap.games.monopoly.state import MonopolyState


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


EFFECTS: Effects = {
    "box-counts": {"a-shack-less": at_start(one_shack_less)},
    "setup-start": {"ahead": at_start(ahead)},
    "setup-money": {"a-cap-more": at_start(a_cap_more)},
    "setup-decks": {
        "no-shuffle": wrapped(landing.DRAW_SPECIAL, "candidates", first_only),
        "no-shuffle-guide": wrapped(landing.DRAW_GUIDE, "candidates", first_only),
    },
    "bank": {"endless-shacks": and_then(estate, "put_up", gives_shack_back)},
    "bank-never-broke": {"broke": wrapped(money, "gain", pays_no_rich)},
    "board-names": {"renamed": content(rename_station)},
    "board-order": {"swapped": swap_stations},
    "prices-classic": {"dearer": content(dearer)},
    "no-house-rules": {"parking-money": parking_on},
    "open-holdings": {"blind": wrapped(Monopoly, "view", blind_spectators)},
}
