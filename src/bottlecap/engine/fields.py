"""The fields of a state, declared once: who may know each of them, and what it can be.

From these declarations come the byte codec, positions, what a seat's masked state holds, how a
masked state is filled again, and the observation for learning.
"""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import HIDDEN, SPECTATOR
from bottlecap.engine.cards import Cards, Family
from bottlecap.engine.chance import Generator
from bottlecap.engine.sets import words_for
from bottlecap.engine.state import Decision, Sealed, State
from bottlecap.engine.whispers import Blank, Fill

if TYPE_CHECKING:
    from bottlecap.engine.game import Game

OPEN: Final = "public"
OWN: Final = "a seat's own"
CLOSED: Final = "nobody's"

NUMBER: Final = 0
NUMBERS: Final = 1
CARDS: Final = 2

SEATS: Final = -1
"""As a field's size: one number a seat, or as many as `each` says."""

# What a number says of seats, for those who look at a table from their own: its number, one more than it (0: nobody's), or
# a mask of seats.
SEAT: Final = "seat"
SEAT_OR_NOBODY: Final = "seat or nobody"
SEAT_MASK: Final = "seats"

ANY: Final = -2
"""As a field's size: as many numbers as there happen to be. Public only, and no part of the observation for learning."""


class Field:
    """A field of a state.

    size: how many numbers (SEATS: `each` a seat; ANY: it varies), or 0 for a single one; `high` is the highest value
    each can have, `low` the lowest (a field that is not public cannot go below 0). A field of
    cards names its family instead. many: each number is a mask, any of the domain's things together; mask: it
    is one of things that have no domain. things: it is a set of so many things of its domain (see `sets.py`), public only.
    whose: what the numbers say of seats (SEAT, SEAT_OR_NOBODY, SEAT_MASK).
    """

    def __init__(
        self,
        name: str,
        high: int = 0,
        *,
        low: int = 0,
        size: int = 0,
        each: int = 1,
        knows: str = OPEN,
        family: Family | None = None,
        domain: str = "",
        many: bool = False,
        mask: bool = False,
        things: int = 0,
        whose: str = "",
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.things = things
        self.size = int(words_for(things)) if things else size
        self.each = each
        self.knows = knows
        self.family = family
        self.domain = domain
        self.many = many
        self.mask = many or mask or whose == SEAT_MASK
        self.whose = whose
        self.form = CARDS if family is not None else NUMBER if self.size == 0 else NUMBERS
        if things and (knows != OPEN or not domain):
            raise ValueError(f"field {name}: a set is of things of a domain, and public")
        if knows != OPEN and low < 0:
            raise ValueError(f"field {name}: what is hidden cannot go below 0")
        if knows != OPEN and size == ANY:
            raise ValueError(f"field {name}: how many numbers there are would tell what is hidden")
        if knows == OWN and size != SEATS:
            raise ValueError(f"field {name}: a seat's own field has its numbers by seat")

    def count(self, players: int) -> int:
        return players * self.each if self.size == SEATS else self.size


def number_of(state: State, field: Field) -> int:
    return cast(int, getattr(state, field.name))


def numbers_of(state: State, field: Field) -> vec[i64]:
    return cast(vec[i64], getattr(state, field.name))


def cards_of(state: State, field: Field) -> Cards:
    return cast(Cards, getattr(state, field.name))


def masked(state: State, game: "Game", seat: i64) -> State:
    """The state as the seat knows it (SPECTATOR: as everybody does), a copy."""
    out = state.copy()
    for field in game.fields:
        if field.form == CARDS:
            cards = cards_of(out, field)
            if cards.hides():
                cards.mask(seat)
        elif field.knows != OPEN:
            hide(out, field, seat)
    for i in range(len(out.sealed)):
        sealed = out.sealed[i]
        if sealed.decision.seat != seat:
            out.sealed[i] = Sealed(sealed.decision, HIDDEN)
    if game.whispers:
        Blank(seat).all_of(out)
    return out


def as_known(known: State, d: Decision) -> Decision:
    """A question as it stands in the state that somebody knows: with its secret numbers blank."""
    for other in known.pending:
        if other.id == d.id:
            return other
    return d


def hide(state: State, field: Field, seat: i64) -> None:
    """Blank what the seat may not know of a field that is not public."""
    if field.form == NUMBER:
        setattr(state, field.name, HIDDEN)
        return
    # A new vector, here and below: copies of a state may share the one they have.
    numbers = numbers_of(state, field)[:]
    for i in range(len(numbers)):
        if field.knows == CLOSED or i // field.each != seat:
            numbers[i] = HIDDEN
    state.put(field.name, numbers)


def fill_blanks(state: State, game: "Game", generator: Generator) -> None:
    """Put something possible wherever a masked state has a blank, all ways equally likely."""
    if game.whispers:
        Fill(game, state.players, generator).all_of(state)
    for field in game.fields:
        if field.form == CARDS:
            cards_of(state, field).fill(generator)
        elif field.knows != OPEN:
            span = field.high - field.low + 1
            if field.form == NUMBER:
                setattr(state, field.name, field.low + int(generator.below(span)))
                continue
            numbers = numbers_of(state, field)[:]
            for i in range(len(numbers)):
                if numbers[i] == HIDDEN:
                    numbers[i] = field.low + generator.below(span)
            state.put(field.name, numbers)


def seat_or_spectator(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
