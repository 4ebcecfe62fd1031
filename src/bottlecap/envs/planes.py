"""The planes of an observation: named parts of one row of whole numbers, each made of what a state declares.

Compiled with the engine: it knows nothing of NumPy. A plane is declared once for a game (name, shape, bounds, a label for every
number) and then written into rows, each for one pair of eyes. `observation.py` says what stands in a row.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.engine.base import HIDDEN, MOST_SEATS
from bottlecap.engine.cards import Family
from bottlecap.engine.fields import (
    CARDS,
    NUMBER,
    OPEN,
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
from bottlecap.engine.kinds import DecisionKind, Param
from bottlecap.engine.log import STRIDE
from bottlecap.engine.sets import WORD
from bottlecap.engine.state import Decision, State

NOT_ASKED: Final = 0
MAY: Final = 1
MUST: Final = 2

# How a number of a field is written: as it is, as a seat, as one more than a seat, as bits, as a bit for each seat.
PLAIN: Final = 0
TURNED: Final = 1
TURNED_OR_NOBODY: Final = 2
BITS: Final = 3
SEAT_BITS: Final = 4


class Eyes:
    """Whose row it is: seats are counted from there."""

    def __init__(self, seat: i64, players: i64) -> None:
        self.seat = seat
        self.players = players

    def turned(self, seat: i64) -> i64:
        """A seat as seen from here; what is no seat of this table stays as it is."""
        if seat < 0 or seat >= self.players:
            return seat
        turned = seat - self.seat
        return turned if turned >= 0 else turned + self.players


class Plane:
    """A part of the row: `size` numbers from `start` on, of that shape; `labels` and `bounds` say what each of them is."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        self.start: i64 = 0
        self.shape: tuple[int, ...] = ()
        self.labels: list[str] = []
        self.bounds: list[tuple[int, int]] = []

    @property
    def size(self) -> int:
        return len(self.labels)

    def declare(self, label: str, low: int, high: int) -> None:
        self.labels.append(label)
        self.bounds.append((low, high))

    def declare_bits(self, label: str, bits: int) -> None:
        for bit in range(bits):
            self.declare(f"{label} bit {bit}", HIDDEN, 1)

    def write(self, row: vec[i64], known: State, eyes: Eyes) -> None:
        """What the state says of it, into the row, where everything unknown stands already."""


class TablePlane(Plane):
    """How many play, who reads, and how many questions the reader has."""

    def __init__(self, game: Game, questions: int) -> None:
        super().__init__("table", "players, the reader's number at the table, how many questions it is asked or may answer")
        seats = game.players.stop - 1
        self.most: i64 = questions
        self.declare("players", game.players.start, seats)
        self.declare("seat", 0, seats - 1)
        self.declare("questions", 0, questions)
        self.shape = (3,)

    def write(self, row: vec[i64], known: State, eyes: Eyes) -> None:
        row[self.start] = eyes.players
        row[self.start + 1] = eyes.seat

    def asked(self, row: vec[i64], questions: i64) -> None:
        row[self.start + 2] = questions if questions < self.most else self.most


# --- questions --------------------------------------------------------------------------------------------------


class QuestionPlane(Plane):
    """The questions of one kind: a place for each that a seat can be asked at once, with the arguments of its prompt."""

    def __init__(self, game: Game, kind: DecisionKind) -> None:
        arguments = ", ".join(param.name for param in kind.shown)
        super().__init__(f"question {kind.name}", "0 not asked, 1 may answer, 2 must" + (f"; {arguments}" if arguments else ""))
        self.kind = kind
        self.places: i64 = game.most_of(kind)
        for place in range(game.most_of(kind)):
            self.declare(f"{kind.name} {place} asked", NOT_ASKED, MUST)
            for param in kind.shown:
                self.declare_param(game, f"{kind.name} {place} {param.name}", param)
        self.width: i64 = len(self.labels) // game.most_of(kind)
        self.shape = (game.most_of(kind), int(self.width))

    def declare_param(self, game: Game, label: str, param: Param) -> None:
        for part in param.parts:
            self.declare_param(game, f"{label} {part.name}", part)
        if param.many:
            self.declare_bits(label, bits_of(param))
        elif not param.parts:
            self.declare(label, min(param.low, HIDDEN), param.low + game.size_of(param) - 1)

    def ask(self, row: vec[i64], place: i64, question: Decision, known: State, eyes: Eyes) -> None:
        """One question, as its reader knows it; `place` counts those of its kind in the order of asking."""
        if place >= self.places:
            return
        at = self.start + place * self.width
        row[at] = MAY if question.open else MUST
        at += 1
        i: i64 = 0
        for value in self.kind.values(known, question):
            at = put_param(row, at, self.kind.shown[i], value, eyes)
            i += 1


def bits_of(param: Param) -> int:
    return (param.size - 1).bit_length()


def put_bits(row: vec[i64], at: i64, mask: i64, bits: i64) -> i64:
    """A number a bit; of a hidden mask, none is known."""
    end = at + bits
    while at < end:
        row[at] = HIDDEN if mask == HIDDEN else mask & 1
        if mask != HIDDEN:
            mask >>= 1
        at += 1
    return end


def put_param(row: vec[i64], at: i64, param: Param, value: i64, eyes: Eyes) -> i64:
    """An argument of a prompt, from that place of the row on; where the next one begins."""
    if len(param.parts) > 0:
        for part in param.parts:
            size: i64 = part.size
            at = put_param(row, at, part, value % size + part.low, eyes)
            value //= size
        return at
    if param.many:
        return put_bits(row, at, value, bits_of(param))
    row[at] = eyes.turned(value) if param.seated else value
    return at + 1


# --- fields -----------------------------------------------------------------------------------------------------


class FieldPlane(Plane):
    """A field of one number or several; one that has its numbers by seat begins with the reader's."""

    def __init__(self, game: Game, field: Field) -> None:
        super().__init__(field.name, says_of(field))
        self.field = field
        self.seats: i64 = game.players.stop - 1
        self.single = field.form == NUMBER
        self.by_seat = field.size == SEATS
        self.each: i64 = field.each
        self.mode: i64 = mode_of(field)
        self.width: i64 = 1
        if field.mask:
            self.width = int(self.seats) if field.whose == SEAT_MASK else field.high.bit_length()
        count = 1 if self.single else field.count(int(self.seats))
        for label in [field.name] if self.single else [f"{field.name} {place}" for place in range(count)]:
            if field.mask:
                self.declare_bits(label, int(self.width))
            else:
                self.declare(label, min(field.low, HIDDEN), field.high)
        each = (count,) if field.each == 1 or not self.by_seat else (int(self.seats), field.each)
        self.shape = (each if not self.single else ()) + ((int(self.width),) if field.mask else ()) or (1,)

    def write(self, row: vec[i64], known: State, eyes: Eyes) -> None:
        if self.single:
            self.put(row, self.start, number_of(known, self.field), eyes)
            return
        numbers = numbers_of(known, self.field)
        count = len(numbers)
        source: i64 = eyes.seat * self.each if self.by_seat else 0
        at, mode, width = self.start, self.mode, self.width
        left = count
        while left > 0:
            if mode == PLAIN:
                row[at] = numbers[source]
            elif mode == BITS:
                put_bits(row, at, numbers[source], width)
            else:
                self.put(row, at, numbers[source], eyes)
            at += width
            source += 1
            if source == count:
                source = 0
            left -= 1

    def put(self, row: vec[i64], at: i64, number: i64, eyes: Eyes) -> None:
        if self.mode == PLAIN:
            row[at] = number
        elif self.mode == BITS:
            put_bits(row, at, number, self.width)
        elif self.mode == TURNED:
            row[at] = eyes.turned(number)
        elif self.mode == TURNED_OR_NOBODY:
            row[at] = eyes.turned(number - 1) + 1 if number > 0 else number
        elif number != HIDDEN:
            # Seats that nobody sits on stay blank.
            seat: i64 = 0
            while seat < eyes.players:
                row[at + eyes.turned(seat)] = number >> seat & 1
                seat += 1


def mode_of(field: Field) -> int:
    if field.whose == SEAT_MASK:
        return SEAT_BITS
    if field.mask:
        return BITS
    return TURNED if field.whose == SEAT else TURNED_OR_NOBODY if field.whose == SEAT_OR_NOBODY else PLAIN


SAYS: Final = {SEAT: "a seat", SEAT_OR_NOBODY: "0 nobody, else a seat + 1", SEAT_MASK: "a bit for each seat"}


def says_of(field: Field) -> str:
    said = SAYS.get(field.whose, "a bit each" if field.mask else "a number")
    if field.domain and not field.whose:
        said += f", of {field.domain}"
    if field.size == SEATS:
        said += ", by seat"
    return said if field.knows == OPEN else f"{said}; {field.knows}"


class SetPlane(Plane):
    """A set of things of a domain, a number each."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.name, f"a bit each, of {field.domain}")
        self.field = field
        self.things: i64 = field.things
        self.declare_bits(field.name, field.things)
        self.shape = (field.things,)

    def write(self, row: vec[i64], known: State, eyes: Eyes) -> None:
        at, end = self.start, self.start + self.things
        for word in numbers_of(known, self.field):
            last = at + WORD if at + WORD < end else end
            left = word
            while at < last:
                row[at] = left & 1
                left >>= 1
                at += 1


# --- cards ------------------------------------------------------------------------------------------------------


class ZonePlane(Plane):
    """In which zone each card of a family is. Zones are counted as the plane of counts lists them: the reader's own first."""

    def __init__(self, field: Field, family: Family, seats: int) -> None:
        super().__init__(f"{field.name} zone", f"the zone of each card: {', '.join(zone_names(family, seats))}")
        self.field = field
        # For each of the family's zones: its number in the row, and whether it is one of a seat's own.
        self.places: list[tuple[int, bool, int]] = []
        zones = 0
        for zone in family.zones:
            first = family.first[zone.name]
            end = min([other for other in [*family.first.values(), len(family.names)] if other > first])
            for seat in range(end - first):
                self.places.append((zones, zone.each, seat))
            zones += seats if zone.each else 1
        # The same as seen from each seat of each number of players, made when it is first asked for.
        self.turned: dict[int, vec[i64]] = {}
        for card in family.ids:
            self.declare(f"{field.name} zone {card}", HIDDEN, zones - 1)
        self.shape = (len(family.ids),)

    def write(self, row: vec[i64], known: State, eyes: Eyes) -> None:
        key = int(eyes.players * MOST_SEATS + eyes.seat)
        if key not in self.turned:
            self.turned[key] = self.seen_from(eyes)
        places = self.turned[key]
        at = self.start
        for zone in cards_of(known, self.field).zone:
            row[at] = HIDDEN if zone == HIDDEN else places[zone]
            at += 1

    def seen_from(self, eyes: Eyes) -> vec[i64]:
        """The number in the row of each of the family's zones."""
        out = vec[i64]([0] * len(self.places))
        i: i64 = 0
        for base, each, seat in self.places:
            out[i] = base + (eyes.turned(seat) if each else 0)
            i += 1
        return out


class OrderPlane(Plane):
    """The order of each card in its zone: a place on a track, a layer of a deck or, below zero, a place under it."""

    def __init__(self, field: Field, family: Family) -> None:
        super().__init__(f"{field.name} order", "each card's place in its zone; below 0 under a deck")
        self.field = field
        for card in family.ids:
            # Places under a deck count down from -1, layers and slots up.
            self.declare(f"{field.name} order {card}", -len(family.ids), family.places)
        self.shape = (len(family.ids),)

    def write(self, row: vec[i64], known: State, eyes: Eyes) -> None:
        at = self.start
        for order in cards_of(known, self.field).order:
            row[at] = order
            at += 1


class CountPlane(Plane):
    """How many cards of a family are in each zone, which everybody knows."""

    def __init__(self, field: Field, family: Family, seats: int) -> None:
        super().__init__(f"{field.name} count", "how many cards are in each zone")
        self.field = field
        # For each zone: where the family counts it, and whether each seat has one.
        self.sources: list[tuple[int, bool]] = [(family.first[zone.name], zone.each) for zone in family.zones]
        self.seats: i64 = seats
        for zone in zone_names(family, seats):
            self.declare(f"{field.name} count {zone}", 0, len(family.ids))
        self.shape = (len(self.labels),)

    def write(self, row: vec[i64], known: State, eyes: Eyes) -> None:
        sizes = cards_of(known, self.field).sizes
        at = self.start
        for first, each in self.sources:
            source: i64 = first
            if not each:
                row[at] = sizes[source]
                at += 1
                continue
            seat: i64 = 0
            while seat < self.seats:
                row[at + eyes.turned(seat)] = sizes[source + seat]
                seat += 1
            at += self.seats


def zone_names(family: Family, seats: int) -> list[str]:
    """The zones that a game can have: a family has room for more seats than most games."""
    names = [[f"{zone.name} {seat}" for seat in range(seats)] if zone.each else [zone.name] for zone in family.zones]
    return [name for some in names for name in some]


# --- what happened ------------------------------------------------------------------------------------------------

# Of an event: its kind + 1, and four arguments.
EVENT: Final = 5


class HistoryPlane(Plane):
    """The last events that the reader was told, the newest first. Of a mask it says how many things are in it."""

    def __init__(self, game: Game, length: int) -> None:
        super().__init__("history", "the last events, newest first: 0 none or its kind + 1, then four arguments")
        self.game = game
        self.length: i64 = length
        # Bounds are those of all kinds together.
        low, high = HIDDEN, 1
        for kind in game.events:
            for param in kind.params:
                if not param.many and not param.parts:
                    low, high = min(low, param.low), max(high, param.low + game.size_of(param) - 1)
        self.low: i64 = low
        self.high: i64 = high
        for place in range(length):
            self.declare(f"history {place} kind", 0, len(game.events))
            for argument in range(4):
                self.declare(f"history {place} argument {argument}", low, high)
        self.shape = (length, EVENT)

    def tell(self, row: vec[i64], events: vec[i64], eyes: Eyes) -> None:
        """Write these rows of a log, as its reader heard them, oldest first."""
        at = self.start
        source = len(events) - STRIDE
        while source >= 0:
            kind = self.game.events[events[source]]
            row[at] = kind.number + 1
            i: i64 = 0
            for param in kind.params:
                row[at + 1 + i] = self.told(param, events[source + 2 + i], eyes)
                i += 1
            at += EVENT
            source -= STRIDE

    def told(self, param: Param, value: i64, eyes: Eyes) -> i64:
        if len(param.parts) > 0 or param.many:
            return things_in(param, value)
        if param.seated:
            value = eyes.turned(value)
        return self.low if value < self.low else self.high if value > self.high else value


def things_in(param: Param, value: i64) -> i64:
    """How many things a mask has, or the masks among the parts of what is packed."""
    if value == HIDDEN:
        return HIDDEN
    found: i64 = 0
    if len(param.parts) > 0:
        for part in param.parts:
            size: i64 = part.size
            if part.many:
                found += things_in(part, value % size)
            value //= size
        return found
    while value != 0:
        found += value & 1
        value >>= 1
    return found


def family_of(field: Field) -> Family:
    assert field.family is not None
    return field.family


def planes_of(game: Game, field: Field) -> list[Plane]:
    """The planes of a field; one of varying length has no room in a row of fixed length."""
    seats = game.players.stop - 1
    if field.form == CARDS:
        family = family_of(field)
        return [ZonePlane(field, family, seats), OrderPlane(field, family), CountPlane(field, family, seats)]
    if field.things:
        return [SetPlane(field)]
    return [FieldPlane(game, field)]
