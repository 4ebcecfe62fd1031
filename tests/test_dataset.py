"""Data sets of simulated matches: what is written can be read, is of the schema that the docs tell, and plays again."""

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest

import bottlecap
from bottlecap.arena import simulate as command
from bottlecap.arena.dataset import KEY, SCHEMA, Dataset, Kept, described
from bottlecap.arena.results import MatchResult
from bottlecap.arena.simulate import planned, simulate

DOCS = Path(__file__).parent.parent / "docs" / "data.md"


def written(path: Path, *words: str) -> list[dict[str, Any]]:
    """The rows of a data set that the command writes."""
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    assert command.run(parser.parse_args([*words, "--out", str(path)])) == 0
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


def test_rows_are_results_records_and_decisions(tmp_path: Path) -> None:
    rows = written(tmp_path / "out.parquet", "salvage", "--players", "3", "--matches", "4", "--seed", "2", "--jobs", "1")
    results = list(simulate("salvage", players=3, matches=4, seed=2))
    assert len(rows) == 4
    for row, result in zip(rows, results, strict=True):
        told = json.loads(result.line())
        assert {name: row[name] for name in told} == told
        record = bottlecap.Record.from_text(row["record"])
        again = bottlecap.replay(record)
        assert again.result is not None and again.result.scores == result.scores
        assert len(row["steps"]) == len(record.entries) == result.entries


def test_a_step_is_what_was_answered_and_what_could_have_been(tmp_path: Path) -> None:
    [row] = written(tmp_path / "out.parquet", "shelter", "--matches", "1", "--seed", "3", "--jobs", "1")
    record = bottlecap.Record.from_text(row["record"])
    match = bottlecap.replay(record, 0)
    for step in row["steps"][:60]:
        action = bottlecap.Action(match.game, step["code"])
        assert action.index == step["action"]
        assert step["legal"] == [one.index for one in match.actions(step["seat"]) if one.index is not None]
        match.play(action, step["seat"], step["decision"])
    assert match.hash == bottlecap.replay(record, 60).hash


def test_an_answer_outside_the_index_has_a_code_and_no_index(tmp_path: Path) -> None:
    game = bottlecap.game("salvage")
    bid = game.action_named("bid", amount=37)
    result = MatchResult(0, "00", ("random",), (0,), (1,), (1,), "over", 1, 1)
    step: dict[str, object] = {"seat": 0, "decision": 1, "action": None, "code": bid.code, "legal": []}
    with Dataset(str(tmp_path / "out.parquet"), {}) as data:
        data.rows.append({**result._asdict(), "record": "", "steps": [step]})
    [row] = parquet.read_table(tmp_path / "out.parquet").to_pylist()
    assert row["steps"] == [step] and bottlecap.Action(game, row["steps"][0]["code"]) == bid


def test_two_processes_write_the_same_bytes_as_one(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        written(tmp_path / f"{jobs}.parquet", "kuhn", "--matches", "300", "--seed", "5", "--jobs", jobs)
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()
    assert parquet.ParquetFile(tmp_path / "1.parquet").num_row_groups == 2


def test_a_data_set_says_what_it_is_of(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    written(path, "kuhn", "--matches", "2", "--seed", "7", "--jobs", "1", "--mirror")
    about = described(str(path))
    game = bottlecap.game("kuhn")
    assert about == {
        "schema": SCHEMA,
        "game": "kuhn",
        "version": game.version,
        "content": game.content,
        "players": 2,
        "options": {},
        "bots": ["random", "random"],
        "seed": "7",
        "mirror": True,
    }


def test_another_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    written(path, "kuhn", "--matches", "1", "--jobs", "1")
    table = parquet.read_table(path)
    parquet.write_table(table.replace_schema_metadata({KEY: b'{"schema": 99}'}), path)
    with pytest.raises(bottlecap.Error, match="no data set of schema 1, but of 99"):
        described(str(path))
    path.write_bytes(b"no parquet")
    with pytest.raises(bottlecap.Error, match=r"out\.parquet"):
        described(str(path))


def test_whoever_stops_early_has_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    plan = planned("kuhn", None, ["random"], 0, False, None, None)._replace(keeping=True)
    row = plan.play(0)
    assert isinstance(row.kept, Kept)
    data = Dataset(str(path), plan.described())
    data.add(row.result, row.kept)
    data.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert parquet.read_table(path).num_rows == 1


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(bottlecap.Error, match="nowhere"):
        written(tmp_path / "nowhere" / "out.parquet", "kuhn", "--matches", "1", "--jobs", "1")


def test_the_docs_name_every_column(tmp_path: Path) -> None:
    path = tmp_path / "out.parquet"
    written(path, "kuhn", "--matches", "1", "--jobs", "1")
    schema = parquet.read_schema(path)
    inner = schema.field("steps").type.value_type
    columns = [*schema.names, *(f"steps.{inner.field(i).name}" for i in range(inner.num_fields))]
    told = re.findall(r"^\| `([\w.]+)` \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    assert told == columns
    assert f"schema {SCHEMA}" in DOCS.read_text(encoding="utf-8")
