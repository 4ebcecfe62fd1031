"""What one seat knows of a match: the only thing a bot ever gets.

Within a process it looks through to the match without copying; written to bytes it holds the masked
state, the seat's events and its legal actions, and can be sampled from anywhere.
"""

import random
from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import CHANCE, HIDDEN, SPECTATOR, holds
from bottlecap.engine.chance import Generator, fast
from bottlecap.engine.codec import Reader, Writer, read_state, write_state
from bottlecap.engine.errors import BadRecord, Error
from bottlecap.engine.fields import as_known, fill_blanks, masked
from bottlecap.engine.game import Game
from bottlecap.engine.header import Header, read_table, write_table
from bottlecap.engine.log import Log, Rows, left_out, rows_from
from bottlecap.engine.match import Match
from bottlecap.engine.orders import Ordered, answers_by_order, standing_ways
from bottlecap.engine.public import PERSPECTIVE, shown
from bottlecap.engine.registry import with_content
from bottlecap.engine.state import Decision, Sealed, State
from bottlecap.engine.telling import heard
from bottlecap.engine.values import Action, Event, Prompt

# So many states are tried in vain before a game is told that it finds too many of them impossible.
MOST_TRIES: Final = 10_000


class Perspective:
    """All that one seat knows: `view`, `prompts`, `actions` and `events`; `sample` makes matches that could be this one.

    game: of which it is a match.
    """

    def __init__(self, match: Match, seat: i64) -> None:
        if seat == CHANCE:
            raise Error("chance has no perspective: it knows nothing and is never asked what it wants")
        self.match = match
        self.game: Game = match.game
        self.place: i64 = seat
        # In one read from bytes: the legal answers that were written, question by question, and all of them, each once;
        # its match is only a masked one.
        self.given = False
        self.answers: list[vec[i64]] = []
        self.legal: vec[i64] = vec[i64]()
        # The events made so far, and of how many rows of the log they are: what was told is never changed.
        self.told: list[Event] = []
        self.told_of: i64 = 0

    @property
    def seat(self) -> int | None:
        """Whose it is; None for a spectator's."""
        return None if self.place == SPECTATOR else int(self.place)

    @property
    def view(self) -> Mapping[str, object]:
        """What the seat sees, JSON-able."""
        return self.match.view(self.seat)

    @property
    def prompts(self) -> list[Prompt]:
        """What the seat is asked or may answer, and with what."""
        if not self.given:
            return self.match.prompts(int(self.place))
        return self.match.asked_aloud(self.known(), self.match.questions(self.place), self.answers)

    def questions(self) -> list[Decision]:
        """What the seat is asked, as it knows it: for those who look at numbers instead of words."""
        known = self.known()
        return [as_known(known, d) for d in self.match.questions(self.place)]

    def answers_to(self) -> list[vec[i64]]:
        """The legal answers to each question."""
        return self.answers if self.given else [self.match.legal(d) for d in self.match.questions(self.place)]

    def can_answer(self, number: i64, d: Decision) -> bool:
        """Whether its question of that number has a legal answer; in one read from bytes that stands in what was written."""
        return len(self.answers[number] if self.given else self.match.legal(d)) > 0

    def known(self) -> State:
        """The state as the seat knows it, to be read only: it may be the match's own."""
        return self.match.known_to(self.place)

    def codes(self) -> vec[i64]:
        """The legal actions as numbers: for bots in compiled loops."""
        return self.legal if self.given else self.match.codes(self.place)

    @property
    def actions(self) -> list[Action]:
        """The seat's legal actions, also those beside the play."""
        return [Action(self.game, code) for code in self.codes()]

    @property
    def events(self) -> list[Event]:
        """All that the seat was told. Those of earlier calls are not made again."""
        rows = self.match.log.rows.count
        if rows > self.told_of:
            self.told += self.match.told(self.place, self.told_of)
            self.told_of = rows
        return self.told.copy()

    def ordered(self, orders: Mapping[str, str]) -> list[Ordered]:
        """What standing orders answer of the seat's questions, by nothing but what it knows."""
        return answers_by_order(self.game, standing_ways(self.game, orders), self.prompts, self.known(), int(self.place))

    def sample(self, rng: random.Random | Generator) -> Match:
        """A match that could be this one, for all the seat knows: its blanks filled at random."""
        return self.sampled(fast(int(rng.getrandbits(64)).to_bytes(8, "little")))

    def sampled(self, generator: Generator) -> Match:
        """The same from a generator of one's own, which the sample keeps for its dice."""
        match, game = self.match, self.game
        state = self.possible(generator) if game.secrets else match.state.copy()
        out = Match(match.header.of_samples(), state, generator, Log(self.own_log().share()), Rows())
        out.undos = match.undos
        if game.secrets:
            fill_sealed(out, generator)
        return out

    def possible(self, generator: Generator) -> State:
        """A state that could be the match's, for all the seat knows: of those that cannot be, none is taken."""
        game = self.game
        for _ in range(MOST_TRIES):
            state = masked(self.match.state, game, self.place)
            fill_blanks(state, game, generator)
            game.fill(state, int(self.place), generator)
            if not game.impossible(state):
                return state
        raise Error(f"{game.id}: none of {MOST_TRIES} states that were tried could be the match's")

    def own_log(self) -> Rows:
        """The match's events with everything blanked that the seat was not told: to be read or shared, not written to."""
        return heard(self.game, self.match.log.rows, self.place)

    # --- how it shows itself -------------------------------------------------------------------------

    def __dir__(self) -> list[str]:
        return shown(PERSPECTIVE)

    def __repr__(self) -> str:
        whose = "a spectator" if self.place == SPECTATOR else f"seat {self.place}"
        return f"<Perspective of {whose} at {self.game.id}: {len(self.codes())} legal actions>"

    def _repr_html_(self) -> str:
        """In a notebook: the board as the seat sees it."""
        return self.game.shown_in_notebook(self.view, repr(self))

    # --- bytes --------------------------------------------------------------------------------------

    def to_bytes(self, events: bool = True) -> bytes:
        """All of it, in bytes that tell nothing else.

        events=False leaves out what happened so far, so that the bytes of a long match are no longer than those of a short
        one: for whoever reads no events. What is read from them can be sampled and played on as any other.
        """
        match, game = self.match, self.game
        out = Writer()
        out.raw(game.id.encode())
        out.raw(game.content.encode())
        write_table(out, match.header)
        out.number(self.place)
        # Below zero where chance is asked, as long as there is anything to ask.
        out.number(-1 - match.undos if match.asking and not match.over else match.undos)
        write_state(out, masked(match.state, game, self.place), game)
        own = self.own_log()
        # One number is no row: it is how many were left out.
        out.numbers(own.flat() if events else vec[i64]([own.count]))
        for codes in self.answers_to():
            out.numbers(codes)
        return out.done()

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (self.game, self.to_bytes(self.own_log().whole()))

    @staticmethod
    def from_bytes(data: bytes) -> "Perspective":
        """What `to_bytes` wrote."""
        try:
            return read_perspective(Reader(data), None)
        except (ValueError, IndexError, KeyError, OverflowError, TypeError) as fault:
            raise BadRecord(f"these bytes are no perspective: {fault}") from None


def unpickled(game: Game, data: bytes) -> Perspective:
    """The perspective that was pickled, of a game that was loaded before."""
    return read_perspective(Reader(data), game)


def read_perspective(source: Reader, game: Game | None) -> Perspective:
    name, content = source.raw().decode(), source.raw().decode()
    if game is None:
        game = with_content(name, content)
    players, options = read_table(source, game)
    game.check_players(players)
    place = source.number()
    undos = source.number()
    header = Header(game, players, options, b"", "ask" if undos < 0 else "fast", None)
    header.sample = True
    state = game.start(players, options)
    read_state(source, state, game)
    numbers = source.numbers()
    rows = left_out(numbers[0]) if len(numbers) == 1 else rows_from(numbers)
    match = Match(header, state, fast(b""), Log(rows), Rows())
    match.undos = undos if undos >= 0 else -1 - undos
    out = Perspective(match, place)
    out.given = True
    out.answers = [source.numbers() for _ in match.questions(place)]
    out.legal = each_once(out.answers)
    source.end()
    return out


def each_once(answers: list[vec[i64]]) -> vec[i64]:
    """The answers to several questions, each once, in their order."""
    if len(answers) == 1:
        return answers[0]
    out = vec[i64]()
    for codes in answers:
        for code in codes:
            if not holds(out, code):
                out = append(out, code)
    return out


def fill_sealed(match: Match, generator: Generator) -> None:
    """Give every secret answer that is not known a legal one, all equally likely."""
    state: State = match.state
    for i in range(len(state.sealed)):
        sealed = state.sealed[i]
        if sealed.code == HIDDEN:
            codes = match.legal(sealed.decision)
            state.sealed[i] = Sealed(sealed.decision, codes[generator.below(len(codes))])
    match.forget_ready()
