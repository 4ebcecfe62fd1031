"""What a seat knows, as a row of whole numbers of fixed length, for learning.

Length, bounds and names follow from a game's declarations alone: no match is needed to know them, and they are the same for
every number of players. Seats are counted from the reader on: 0 is the reader, 1 the next one in the order of seats, wherever
a seat is meant. The row holds, one after another:

* the number of players, the reader's own number at the table, and how many questions it is asked or may answer;
* every question. Each kind of question has as many places as a seat can be asked at once; a place begins with whether it is
  asked (0 no, 1 it may answer, 2 it must), and the arguments of the prompt follow. Questions of one kind stand in the order
  in which they were asked;
* every field of the state, in the order of declaration. A field with a number a seat has room for as many seats as the game
  takes. A family of cards has three parts: the zone of each card, the card's order in it (a place on a track, a known place
  in a deck), and how many cards are in each zone. A field of varying length has no room in a row of fixed length, and is
  left out.

A mask has a number for every bit. -1 stands for what the seat may not know, for seats that nobody sits on, and for the
arguments of what is not asked.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bottlecap.engine.base import HIDDEN
from bottlecap.engine.cards import Family
from bottlecap.engine.fields import (
    ANY,
    CARDS,
    NUMBER,
    SEAT,
    SEAT_MASK,
    SEAT_OR_NOBODY,
    SEATS,
    Field,
    cards_of,
    number_of,
    numbers_of,
)
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import ChanceDecision, Param
from bottlecap.engine.match import Match
from bottlecap.engine.sets import contains
from bottlecap.engine.state import Decision, State

Row = NDArray[np.int64]
Scaled = NDArray[np.float32]

# Which layout of the row this is; 1 had one question, masks as numbers, and seats by their number at the table.
LAYOUT: Final = 2

NOT_ASKED: Final = 0
MAY: Final = 1
MUST: Final = 2


class Encoder:
    """The observations of one game: `size`, `low`, `high` and `names` say what `encode` gives."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.players.stop - 1
        self.asked = [kind for kind in game.decisions if not isinstance(kind, ChanceDecision)]
        self.names: list[str] = []
        self.bounds: list[tuple[int, int]] = []
        self.declare("players", game.players.start, self.seats)
        self.declare("seat", 0, self.seats - 1)
        self.declare("questions", 0, sum(self.game.most_of(kind) for kind in self.asked))
        for kind in self.asked:
            for place in range(self.game.most_of(kind)):
                self.declare(f"{kind.name} {place} asked", NOT_ASKED, MUST)
                for param in kind.shown:
                    self.declare_param(f"{kind.name} {place} {param.name}", param)
        for field in game.fields:
            self.declare_field(field)
        self.size = len(self.names)
        self.low: Row = np.array([low for low, _high in self.bounds], dtype=np.int64)
        self.high: Row = np.array([high for _low, high in self.bounds], dtype=np.int64)
        self.span: Scaled = np.maximum(self.high - self.low, 1).astype(np.float32)

    def __reduce__(self) -> tuple[object, ...]:
        """All of it follows from the game."""
        return Encoder, (self.game,)

    # --- what there is ----------------------------------------------------------------------------------

    def declare(self, name: str, low: int, high: int) -> None:
        self.names.append(name)
        self.bounds.append((low, high))

    def declare_bits(self, name: str, bits: int) -> None:
        for bit in range(bits):
            self.declare(f"{name} bit {bit}", HIDDEN, 1)

    def declare_param(self, name: str, param: Param) -> None:
        for part in param.parts:
            self.declare_param(f"{name} {part.name}", part)
        if param.many:
            self.declare_bits(name, bits_of(param))
        elif not param.parts:
            self.declare(name, min(param.low, HIDDEN), param.low + self.game.size_of(param) - 1)

    def declare_field(self, field: Field) -> None:
        if field.form == CARDS:
            self.declare_cards(field)
            return
        if field.things:
            self.declare_bits(field.name, field.things)
            return
        names = [field.name] if field.form == NUMBER else [f"{field.name} {place}" for place in range(field.count(self.seats))]
        for name in names:
            if field.mask:
                self.declare_bits(name, self.field_bits(field))
            else:
                self.declare(name, min(field.low, HIDDEN), field.high)

    def field_bits(self, field: Field) -> int:
        return self.seats if field.whose == SEAT_MASK else field.high.bit_length()

    def declare_cards(self, field: Field) -> None:
        family = family_of(field)
        zones = self.zone_names(family)
        for card in family.ids:
            self.declare(f"{field.name} zone {card}", HIDDEN, len(zones) - 1)
        for card in family.ids:
            # Places under a deck count down from -1, layers and slots up.
            self.declare(f"{field.name} order {card}", -len(family.ids), family.places)
        for zone in zones:
            self.declare(f"{field.name} count {zone}", 0, len(family.ids))

    def zone_names(self, family: Family) -> list[str]:
        """The zones that this game can have: a family has room for more seats than most games."""
        names = [[f"{zone.name} {seat}" for seat in range(self.seats)] if zone.each else [zone.name] for zone in family.zones]
        return [name for some in names for name in some]

    def scaled(self, row: Row) -> Scaled:
        """The row with every number between 0 and 1, by its bounds."""
        out: Scaled = (row - self.low).astype(np.float32) / self.span
        return out.clip(0.0, 1.0)

    # --- what is so -------------------------------------------------------------------------------------

    def encode(self, match: Match, seat: int) -> Row:
        """What the seat knows of the match; made of its masked state and of what it is asked itself."""
        perspective = match.perspective(seat)
        known = perspective.known()
        eyes = Eyes(seat, int(known.players))
        row = [eyes.players, seat, *self.questions(perspective.questions(), known, eyes)]
        for field in self.game.fields:
            if field.form == CARDS:
                row += self.cards(known, field, eyes)
            elif field.form == NUMBER:
                row += self.field_numbers(field, [number_of(known, field)], eyes)
            elif field.things:
                row += [int(contains(numbers_of(known, field), thing)) for thing in range(field.things)]
            elif field.size != ANY:
                numbers = [int(number) for number in numbers_of(known, field)]
                if field.size == SEATS:
                    numbers = eyes.from_me(numbers, field.each)
                    numbers += [HIDDEN] * (field.count(self.seats) - len(numbers))
                row += self.field_numbers(field, numbers, eyes)
        return np.array(row, dtype=np.int64)

    def questions(self, questions: list[Decision], known: State, eyes: "Eyes") -> list[int]:
        asked = sorted(questions, key=lambda question: int(question.id))
        row = [min(len(asked), self.bounds[2][1])]
        for kind in self.asked:
            mine = [question for question in asked if question.kind is kind]
            for place in range(self.game.most_of(kind)):
                question = mine[place] if place < len(mine) else None
                row += [NOT_ASKED if question is None else MAY if question.open else MUST]
                row += self.arguments(known, question, kind.shown, eyes)
        return row

    def arguments(self, known: State, question: Decision | None, params: list[Param], eyes: "Eyes") -> list[int]:
        if question is None:
            return [HIDDEN] * sum(width(param) for param in params)
        values = question.kind.values(known, question)
        return [number for param, value in zip(params, values, strict=True) for number in param_numbers(param, int(value), eyes)]

    def field_numbers(self, field: Field, numbers: list[int], eyes: "Eyes") -> list[int]:
        if field.whose == SEAT_MASK:
            return [bit for number in numbers for bit in self.seat_bits(number, eyes)]
        if field.mask:
            return [bit for number in numbers for bit in bits(number, self.field_bits(field))]
        if field.whose == SEAT:
            return [eyes.turned(number) for number in numbers]
        if field.whose == SEAT_OR_NOBODY:
            return [eyes.turned(number - 1) + 1 if number > 0 else number for number in numbers]
        return numbers

    def seat_bits(self, mask: int, eyes: "Eyes") -> list[int]:
        found = eyes.from_me(bits(mask, eyes.players), 1)
        return found + [HIDDEN] * (self.seats - len(found))

    def cards(self, known: State, field: Field, eyes: "Eyes") -> list[int]:
        family, cards = family_of(field), cards_of(known, field)
        places: dict[int, int] = {HIDDEN: HIDDEN}
        sizes: list[int] = []
        for zone in family.zones:
            first = family.first[zone.name]
            counts = [int(cards.sizes[first + seat]) for seat in range(self.seats if zone.each else 1)]
            for seat in range(len(counts)):
                places[first + seat] = len(sizes) + (eyes.turned(seat) if zone.each else 0)
            sizes += eyes.from_me(counts[: eyes.players], 1) + counts[eyes.players :] if zone.each else counts
        return [*(places[int(zone)] for zone in cards.zone), *(int(order) for order in cards.order), *sizes]


class Eyes:
    """Whose row it is: seats are counted from there."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players

    def turned(self, seat: int) -> int:
        """A seat as seen from here; what is no seat of this table stays as it is."""
        return (seat - self.seat) % self.players if 0 <= seat < self.players else seat

    def from_me(self, numbers: list[int], each: int) -> list[int]:
        """So many numbers a seat, one's own first."""
        own = self.seat * each
        return numbers[own:] + numbers[:own]


def bits(mask: int, count: int) -> list[int]:
    return [HIDDEN] * count if mask == HIDDEN else [mask >> bit & 1 for bit in range(count)]


def bits_of(param: Param) -> int:
    return (param.size - 1).bit_length()


def width(param: Param) -> int:
    """How many numbers of the row it takes."""
    if param.parts:
        return sum(width(part) for part in param.parts)
    return bits_of(param) if param.many else 1


def param_numbers(param: Param, value: int, eyes: Eyes) -> list[int]:
    if param.parts:
        out: list[int] = []
        for part in param.parts:
            out += param_numbers(part, value % part.size + part.low, eyes)
            value //= part.size
        return out
    if param.many:
        return bits(value, bits_of(param))
    return [eyes.turned(value) if param.seated else value]


def family_of(field: Field) -> Family:
    assert field.family is not None
    return field.family
