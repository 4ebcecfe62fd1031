"""Observations in compiled code: what one pair of eyes sees of a match, as the bytes of one buffer, and masks of legal actions."""

import math
import struct
from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i32_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from bottlecap.engine.base import CHANCE, HIDDEN, SPECTATOR
from bottlecap.engine.errors import BadOption
from bottlecap.engine.fields import ANY, as_known
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import ChanceDecision
from bottlecap.engine.match import Match
from bottlecap.engine.state import State
from bottlecap.engine.telling import heard
from bottlecap.envs.planes import NOT_ASKED, Eyes, HistoryPlane, Plane, QuestionPlane, TablePlane, planes_of

FLOAT32: Final = "float32"
INT32: Final = "int32"
INT64: Final = "int64"
DTYPES: Final = (FLOAT32, INT32, INT64)

# Where a number can be higher than this above its lowest value, float32 rows grow with its logarithm: caps can be millions, and are
# mostly hundreds.
WIDE: Final = 255


class Encoding:
    """The rows of one game: its planes, one after another, and how the numbers are written."""

    def __init__(self, game: Game, dtype: str = INT64, history: int = 0) -> None:
        if dtype not in DTYPES:
            raise BadOption(f"dtype is one of {', '.join(DTYPES)}, not {dtype!r}")
        if history < 0:
            raise BadOption(f"history is how many events are seen, 0 or more, not {history}")
        self.game = game
        self.dtype = dtype
        self.form: i64 = DTYPES.index(dtype)
        self.length: i64 = history
        asked = [kind for kind in game.decisions if not isinstance(kind, ChanceDecision)]
        self.table = TablePlane(game, sum(game.most_of(kind) for kind in asked))
        # By the number of the kind of question; what is asked of chance has none.
        self.questions: list[QuestionPlane | None] = [
            None if isinstance(kind, ChanceDecision) else QuestionPlane(game, kind) for kind in game.decisions
        ]
        self.written: list[Plane] = [self.table]
        for field in game.fields:
            if field.size != ANY or field.things:
                self.written += planes_of(game, field)
        self.history = HistoryPlane(game, history)
        self.planes: list[Plane] = [self.table]
        for plane in self.questions:
            if plane is not None:
                self.planes.append(plane)
        self.planes += self.written[1:]
        if history:
            self.planes.append(self.history)
        self.lay_out()

    def lay_out(self) -> None:
        """Give every plane its place, and each number what it is when nothing is known of it."""
        size = 0
        blank: list[int] = []
        for plane in self.planes:
            plane.start = size
            size += len(plane.labels)
            for low, _high in plane.bounds:
                blank.append(NOT_ASKED if low >= 0 else HIDDEN)
        self.size = size
        self.blank: vec[i64] = vec[i64](blank)
        bounds = [pair for plane in self.planes for pair in plane.bounds]
        self.low: vec[i64] = vec[i64]([low for low, _high in bounds])
        self.span: vec[i64] = vec[i64]([max(high - low, 1) for low, high in bounds])
        self.scales = Scales([max(high - low, 1) for low, high in bounds])

    # --- whose eyes -----------------------------------------------------------------------------------------

    def seen(self, match: Match, seat: i64) -> vec[i64]:
        """What the seat knows: made of its masked state, of what it is asked itself, and of what it was told."""
        return self.row(match, match.known_to(seat), seat, seat, seat)

    def public(self, match: Match) -> vec[i64]:
        """What everybody knows, as somebody without a seat does; seats are counted from the first."""
        return self.row(match, match.known_to(SPECTATOR), 0, SPECTATOR, SPECTATOR)

    def privileged(self, match: Match, seat: i64) -> vec[i64]:
        """All that is so, hidden or not, from that seat on: for a critic while learning, never for a player."""
        return self.row(match, match.state, seat, seat, CHANCE)

    def row(self, match: Match, known: State, first: i64, asked: i64, ears: i64) -> vec[i64]:
        """known: the state as it may be known; first: the seat to count from; asked: whose questions; ears: who was told."""
        row = self.blank[:]
        eyes = Eyes(first, known.players)
        for plane in self.written:
            plane.write(row, known, eyes)
        self.ask(row, match, known, asked, eyes)
        if self.length > 0:
            own = heard(match.game, match.log.rows, ears)
            since = own.count - self.length
            self.history.tell(row, own.flat(since if since > 0 else 0), eyes)
        return row

    def ask(self, row: vec[i64], match: Match, known: State, seat: i64, eyes: Eyes) -> None:
        questions = match.questions(seat)
        self.table.asked(row, len(questions))
        for d in questions:
            place: i64 = 0
            for other in questions:
                if other.kind is d.kind and other.id < d.id:
                    place += 1
            plane = self.questions[d.kind.number]
            if plane is not None:
                plane.ask(row, place, as_known(known, d), known, eyes)

    # --- bytes ----------------------------------------------------------------------------------------------

    def seen_bytes(self, match: Match, seat: i64) -> bytes:
        """What the seat knows, as bytes."""
        return self.bytes_of(self.seen(match, match.reader(seat)))

    def bytes_of(self, row: vec[i64]) -> bytes:
        """The row as the numbers of its dtype, one after another, the lowest byte first."""
        out = BytesWriter()
        self.write(out, row)
        return out.getvalue()

    def write(self, out: BytesWriter, row: vec[i64]) -> None:
        if self.form == 0:
            self.write_scaled(out, row)
        elif self.form == 1:
            for number in row:
                write_i32_le(out, i32(number))
        else:
            for number in row:
                write_i64_le(out, number)

    def write_scaled(self, out: BytesWriter, row: vec[i64]) -> None:
        """Every number between 0 and 1 by its bounds."""
        low, span, first, ready = self.low, self.span, self.scales.first, self.scales.ready
        i: i64 = 0
        while i < len(row):
            above = row[i] - low[i]
            if above < 0:
                above = 0
            elif above > span[i]:
                above = span[i]
            if first[i] >= 0:
                write_i32_le(out, ready[first[i] + above])
            else:
                write_f32_le(out, scaled(above, span[i]))
            i += 1


def scaled(above: i64, span: i64) -> float:
    """How far up a number is from its lowest value, from 0 to 1."""
    return math.log(1.0 + float(above)) / math.log(1.0 + float(span)) if span > WIDE else float(above) / float(span)


class Scales:
    """The float32 of every number that is not wide, ready to be written: working them out takes longer than all the rest."""

    def __init__(self, spans: list[int]) -> None:
        known: dict[int, int] = {}
        ready: list[i32] = []
        for span in spans:
            if span <= WIDE and span not in known:
                known[span] = len(ready)
                for above in range(span + 1):
                    ready.append(struct.unpack("<i", struct.pack("<f", scaled(above, span)))[0])
        self.ready: vec[i32] = vec[i32](ready)
        # Where those of each number of the row begin; -1 for a wide one.
        self.first: vec[i64] = vec[i64]([known.get(span, -1) for span in spans])


def legal_bytes(match: Match, seat: i64) -> bytes:
    """A byte for each indexed action: 1 where the seat can take it now."""
    game = match.game
    out = BytesWriter()
    out.write(bytes(game.action_count))
    for code in match.codes(seat):
        index = game.index(code)
        if index >= 0:
            out[index] = 1
    return out.getvalue()
