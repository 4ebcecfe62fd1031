"""Shelter: an item lies before the seat from the start, or a room stands beside its elevator."""

import random
from typing import cast

from bottlecap.arena.gifts import Position
from bottlecap.engine.errors import BadOption
from bottlecap.engine.game import Game
from bottlecap.games.shelter.board import LEFT_INNER, PLACES, level_of_seat
from bottlecap.games.shelter.content import START_ROOMS


def cards(game: Game) -> list[str]:
    """Every item and every room of the decks, copies but once."""
    out: dict[str, str] = {}
    for domain, first in (("item", 0), ("room", START_ROOMS)):
        for number, id in enumerate(game.domains[domain]):
            if number >= first:
                out.setdefault(game.label(domain, number, "en"), id)
    return list(out.values())


def given(game: Game, position: Position, card: str, seat: int, rng: random.Random) -> Position:
    """The position with the card in the seat's hands; a gap that it leaves on a track is filled from the deck."""
    if card in game.domains["item"]:
        take(position, "items", card, f"hand {seat}", rng)
    elif card in game.domains["room"][START_ROOMS:]:
        take(position, "rooms", card, "vault", rng)
        built = cast(list[int], position["built"])
        built[level_of_seat(seat) * PLACES + LEFT_INNER] = game.domains["room"].index(card) + 1
    else:
        raise BadOption(f"there is no item and no room of the deck {card!r}")
    return position


def take(position: Position, family: str, card: str, to: str, rng: random.Random) -> None:
    cards_of = cast(dict[str, dict[str, object]], position[family])
    zones = cast(dict[str, list[str]], cards_of["zones"])
    order = cast(dict[str, int], cards_of.setdefault("order", {}))
    if card in zones["track"]:
        instead = rng.choice(zones["deck"])
        zones["deck"].remove(instead)
        zones["track"][zones["track"].index(card)] = instead
        if card in order:
            order[instead] = order.pop(card)
    else:
        zones["deck"].remove(card)
    zones.setdefault(to, []).append(card)
