"""A data set of simulated matches as Parquet: a row a match, with its result, its record and every decision.

The schema is documented in docs/data.md. The same simulation gives the same rows in the same groups, whoever played it.
"""

import json
from importlib import import_module
from types import TracebackType
from typing import Any, Final, NamedTuple

from bottlecap.arena.results import MatchResult
from bottlecap.engine.errors import Error
from bottlecap.engine.log import ACTION, STRIDE
from bottlecap.engine.match import Match, begun
from bottlecap.extras import MissingExtra, need

SUFFIX: Final = ".parquet"
# One more with every change of the columns or of what stands in them.
SCHEMA: Final = 1
# Under this key the file says what it holds: the schema's number, and the simulation.
KEY: Final = b"bottlecap"
# Matches in a group of rows: what a reader has to hold at once. It must not hang on how the work was shared out.
GROUP: Final = 250


class Step(NamedTuple):
    """One answer: whose, to which question, its index (None outside the index), its code, and what was legal, as indices."""

    seat: int
    decision: int
    action: int | None
    code: int
    legal: list[int]


class Kept(NamedTuple):
    """How a match was played: its record as text, and its decisions."""

    record: str
    steps: list[Step]


def kept_of(match: Match) -> Kept:
    return Kept(match.record().text, steps_of(match))


def steps_of(match: Match) -> list[Step]:
    """The match played once more from its start, to see what else could have been answered each time."""
    game, twin, rows = match.game, begun(match.header), match.entries.flat()
    out: list[Step] = []
    for start in range(0, len(rows), STRIDE):
        kind, seat, code, decision = (int(value) for value in rows[start : start + 4])
        # Bots take nothing back, and a simulation has no table that notes anything.
        assert kind == ACTION
        asked = twin.pending_id(decision)
        assert asked is not None
        legal = [int(game.index(answer)) for answer in twin.codes(seat)]
        place = int(game.index(code))
        out.append(Step(seat, decision, None if place < 0 else place, code, [index for index in legal if index >= 0]))
        twin.answer(asked, code)
    return out


class Dataset:
    """A file that matches are added to, in the order of their numbers; closed, also by whoever stops early, it can be read."""

    def __init__(self, path: str, described: dict[str, object]) -> None:
        try:
            need("data")
        except MissingExtra as fault:
            raise Error(str(fault)) from None
        self.arrow: Any = import_module("pyarrow")
        about = json.dumps({"schema": SCHEMA, **described}, ensure_ascii=False, sort_keys=True)
        self.schema = columns(self.arrow).with_metadata({KEY: about.encode()})
        try:
            self.file: Any = import_module("pyarrow.parquet").ParquetWriter(path, self.schema, compression="zstd")
        except OSError as fault:
            raise Error(f"{path}: {fault.strerror or fault}") from None
        self.rows: list[dict[str, object]] = []

    def add(self, result: MatchResult, kept: Kept) -> None:
        steps = [step._asdict() for step in kept.steps]
        self.rows.append({**result._asdict(), "record": kept.record, "steps": steps})
        if len(self.rows) == GROUP:
            self.write()

    def write(self) -> None:
        if self.rows:
            self.file.write_table(self.arrow.Table.from_pylist(self.rows, schema=self.schema))
            self.rows = []

    def __enter__(self) -> "Dataset":
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self.write()
        self.file.close()


def columns(arrow: Any) -> Any:
    """The columns of a data set."""
    seat, place = arrow.int8(), arrow.int32()
    step = [("seat", seat), ("decision", arrow.int64()), ("action", place), ("code", arrow.int64()), ("legal", arrow.list_(place))]
    return arrow.schema(
        [
            ("match", arrow.int64()),
            ("seed", arrow.string()),
            ("seats", arrow.list_(arrow.string())),
            ("winners", arrow.list_(seat)),
            ("scores", arrow.list_(arrow.int64())),
            ("ranks", arrow.list_(seat)),
            ("reason", arrow.string()),
            ("decisions", place),
            ("entries", place),
            ("record", arrow.string()),
            ("steps", arrow.list_(arrow.struct(step))),
        ]
    )


def described(path: str) -> dict[str, object]:
    """What the data set in a file says of itself; a file of another schema, or of none, is refused."""
    try:
        found = import_module("pyarrow.parquet").read_schema(path).metadata or {}
    except (OSError, ValueError) as fault:
        raise Error(f"{path}: {fault}") from None
    about: dict[str, object] = json.loads(found.get(KEY, b"{}"))
    if about.get("schema") != SCHEMA:
        raise Error(f"{path}: no data set of schema {SCHEMA}, but of {about.get('schema', 'none')}")
    return about
