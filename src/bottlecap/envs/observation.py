"""What a seat knows, as a row of whole numbers of fixed length, for learning.

Length, bounds and names follow from a game's declarations alone: no match is needed to know them,
and they are the same for every number of players. The row holds, one after another:

* the number of players, the reader's own seat, and the first question it is asked: the number of
  the decision's kind (-1: it is asked nothing) and its two arguments;
* every field of the state, in the order of declaration. A field with a number a seat has room for
  as many seats as the game takes. A family of cards has three parts: the zone of each card, the
  card's order in it (a place on a track, a known place in a deck), and how many cards are in each zone.
  A field of varying length has no room in a row of fixed length, and is left out.

-1 stands for what the seat may not know, and for seats that nobody sits on.
"""

import numpy as np
from numpy.typing import NDArray

from bottlecap.engine.base import HIDDEN
from bottlecap.engine.fields import ANY, CARDS, NUMBER, Field, cards_of, number_of, numbers_of
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match

Row = NDArray[np.int64]

# The bound of numbers that a game does not bound itself.
WIDE = 2**31 - 1


class Encoder:
    """The observations of one game: `size`, `low`, `high` and `names` say what `encode` gives."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.players.stop - 1
        self.names: list[str] = []
        self.bounds: list[tuple[int, int]] = []
        self.declare("players", game.players.start, self.seats)
        self.declare("seat", 0, self.seats - 1)
        self.declare("decision", -1, len(game.decisions) - 1)
        self.declare("decision a", -WIDE, WIDE)
        self.declare("decision b", -WIDE, WIDE)
        for field in game.fields:
            self.declare_field(field)
        self.size = len(self.names)
        self.low: Row = np.array([low for low, _high in self.bounds], dtype=np.int64)
        self.high: Row = np.array([high for _low, high in self.bounds], dtype=np.int64)

    def declare(self, name: str, low: int, high: int) -> None:
        self.names.append(name)
        self.bounds.append((low, high))

    def declare_field(self, field: Field) -> None:
        if field.form == CARDS:
            self.declare_cards(field)
            return
        low, high = min(field.low, HIDDEN), field.high
        if field.form == NUMBER:
            self.declare(field.name, low, high)
            return
        for place in range(field.count(self.seats)):
            self.declare(f"{field.name} {place}", low, high)

    def declare_cards(self, field: Field) -> None:
        family = field.family
        assert family is not None
        for card in family.ids:
            self.declare(f"{field.name} zone {card}", HIDDEN, len(family.names) - 1)
        for card in family.ids:
            self.declare(f"{field.name} order {card}", -WIDE, WIDE)
        for zone in family.names:
            self.declare(f"{field.name} count {zone}", 0, len(family.ids))

    def encode(self, match: Match, seat: int) -> Row:
        """What the seat knows of the match; made of its masked state and of what it is asked itself."""
        known = match.known_to(seat)
        row = [int(known.players), seat, *question(match, seat)]
        for field in self.game.fields:
            if field.form == CARDS:
                cards = cards_of(known, field)
                row += [*cards.zone, *cards.order, *cards.sizes]
            elif field.form == NUMBER:
                row.append(number_of(known, field))
            elif field.size != ANY:
                numbers = [*numbers_of(known, field)]
                row += numbers + [HIDDEN] * (field.count(self.seats) - len(numbers))
        return np.array(row, dtype=np.int64)


def question(match: Match, seat: int) -> tuple[int, int, int]:
    """The first question of the seat: kind and arguments."""
    questions = match.questions(seat)
    if not questions:
        return HIDDEN, 0, 0
    first = questions[0]
    return first.kind, first.a, first.b
