"""States as bytes, by the declarations of their fields: the same bytes on every machine and build."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from bottlecap.engine.aside import ASK_AGAIN, AskAgain
from bottlecap.engine.cards import Cards
from bottlecap.engine.errors import BadRecord
from bottlecap.engine.fields import CARDS, NUMBER, cards_of, number_of, numbers_of
from bottlecap.engine.kinds import values_of
from bottlecap.engine.state import Decision, Sealed, State, Step

if TYPE_CHECKING:
    from bottlecap.engine.game import Game

MOST_NUMBERS: Final = 1 << 24


class Writer:
    """Whole numbers, small ones in few bytes: seven bits a byte, the sign lowest."""

    def __init__(self) -> None:
        self.out: vec[u8] = vec[u8](capacity=256)

    def number(self, value: i64) -> None:
        rest = 2 * value if value >= 0 else -2 * value - 1
        while rest > 127:
            self.out = append(self.out, u8((rest & 127) | 128))
            rest >>= 7
        self.out = append(self.out, u8(rest))

    def numbers(self, values: vec[i64]) -> None:
        self.number(len(values))
        for value in values:
            self.number(value)

    def raw(self, data: bytes) -> None:
        self.number(len(data))
        for byte in data:
            self.out = append(self.out, u8(byte))

    def done(self) -> bytes:
        return bytes(self.out)


class Reader:
    """What a Writer wrote; bytes that end too early or run on are refused."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.place: i64 = 0

    def number(self) -> i64:
        value: i64 = 0
        shift: i64 = 0
        while True:
            if self.place >= len(self.data) or shift > 62:
                raise BadRecord(f"byte {self.place}: a number is cut off or too long")
            byte: i64 = self.data[self.place]
            self.place += 1
            value |= (byte & 127) << shift
            if byte < 128:
                break
            shift += 7
        return value >> 1 if value & 1 == 0 else -(value >> 1) - 1

    def size(self) -> i64:
        size = self.number()
        if size < 0 or size > MOST_NUMBERS:
            raise BadRecord(f"byte {self.place}: {size} is no length")
        return size

    def numbers(self) -> vec[i64]:
        left = self.size()
        out = vec[i64]()
        while left > 0:
            out = append(out, self.number())
            left -= 1
        return out

    def raw(self) -> bytes:
        size = self.size()
        start = self.place
        self.place += size
        if self.place > len(self.data):
            raise BadRecord(f"byte {start}: {size} bytes should follow and do not")
        return self.data[start : self.place]

    def end(self) -> None:
        if self.place != len(self.data):
            raise BadRecord(f"byte {self.place}: something stands behind the end")


def write_decision(out: Writer, d: Decision) -> None:
    out.number(d.id)
    out.number(d.kind.number)
    out.number(d.seat)
    out.number(1 if d.open else 0)
    for value in values_of(d, d.kind.params):
        out.number(value)


def read_decision(data: Reader, game: "Game") -> Decision:
    id, number, seat, open = data.number(), data.number(), data.number(), data.number()
    if not 0 <= number < len(game.decisions):
        raise BadRecord(f"byte {data.place}: {game.id} asks nothing of number {number}")
    kind = game.decisions[number]
    d = kind.made([data.number() for _ in kind.params])
    d.id, d.seat, d.open = id, seat, open == 1
    return d


def write_decisions(out: Writer, decisions: list[Decision]) -> None:
    out.number(len(decisions))
    for d in decisions:
        write_decision(out, d)


def read_decisions(data: Reader, game: "Game") -> list[Decision]:
    return [read_decision(data, game) for _ in range(data.size())]


def write_step(out: Writer, step: Step) -> None:
    out.number(step.kind.number)
    if isinstance(step, AskAgain):
        out.number(1 if step.anew else 0)
        write_decisions(out, step.decisions)
        return
    for value in values_of(step, step.kind.params):
        out.number(value)


def read_step(data: Reader, game: "Game") -> Step:
    number = data.number()
    if number == ASK_AGAIN.number:
        anew = data.number() == 1
        return AskAgain(read_decisions(data, game), anew)
    if not 0 <= number < len(game.steps):
        raise BadRecord(f"byte {data.place}: {game.id} has no step of number {number}")
    kind = game.steps[number]
    return kind.make(*[data.number() for _ in kind.params])


def write_state(out: Writer, state: State, game: "Game") -> None:
    out.number(state.players)
    out.number(state.asked)
    out.number(state.reason)
    out.numbers(state.scores)
    out.numbers(state.ranks)
    write_decisions(out, state.pending)
    out.number(len(state.steps))
    for step in state.steps:
        write_step(out, step)
    out.number(len(state.sealed))
    for sealed in state.sealed:
        write_decision(out, sealed.decision)
        out.number(sealed.code)
    for field in game.fields:
        if field.form == CARDS:
            write_cards(out, cards_of(state, field))
        elif field.form == NUMBER:
            out.number(number_of(state, field))
        else:
            out.numbers(numbers_of(state, field))


def write_cards(out: Writer, cards: Cards) -> None:
    out.numbers(cards.zone)
    out.numbers(cards.order)
    out.numbers(cards.known)
    out.numbers(cards.sizes)
    out.numbers(cards.layers)


def read_state(data: Reader, state: State, game: "Game") -> None:
    """Fill a state of the right game and number of players with what was written."""
    if data.number() != state.players:
        raise BadRecord("the state is of another number of players")
    state.asked = data.number()
    state.reason = data.number()
    state.scores = data.numbers()
    state.ranks = data.numbers()
    state.pending = read_decisions(data, game)
    state.steps = [read_step(data, game) for _ in range(data.size())]
    state.sealed = []
    for _ in range(data.size()):
        decision = read_decision(data, game)
        state.sealed.append(Sealed(decision, data.number()))
    for field in game.fields:
        if field.form == CARDS:
            family = field.family
            assert family is not None
            cards = Cards(family.eyes, data.numbers(), data.numbers(), data.numbers(), data.numbers(), data.numbers())
            setattr(state, field.name, cards)
        elif field.form == NUMBER:
            setattr(state, field.name, data.number())
        else:
            state.put(field.name, data.numbers())


def state_bytes(state: State, game: "Game") -> bytes:
    out = Writer()
    write_state(out, state, game)
    return out.done()
