"""The two builds are the same game: both must give the digests that stand in one file."""

import json
import os
from hashlib import blake2b
from pathlib import Path

import pytest
from tests.conftest import ALL_TABLES, game_named, played, worded

import bottlecap
from bottlecap.engine import match as match_module

DIGESTS = Path(__file__).parent / "golden" / "digests.json"
SEEDS = range(3)


def digest(match: bottlecap.Match) -> str:
    """Of everything: the stored match, the record, and what each seat was told."""
    whole = blake2b(match.to_bytes(), digest_size=12)
    whole.update(match.record().text.encode())
    for seat in [*range(match.header.players), None]:
        whole.update(match.perspective(seat).to_bytes())
        whole.update("\n".join(worded(event, "ru") for event in match.events(seat)).encode())
    return whole.hexdigest()


def digests(name: str, players: int) -> dict[str, str]:
    proof = game_named(name).proof
    out = {}
    for seed in SEEDS if proof else SEEDS[:1]:
        for chance in ("seed", "fast", "ask") if proof else ("seed",):
            out[f"{name} {players} {seed} {chance}"] = digest(played(name, players, seed, chance, {}))
    return out


def test_the_tests_run_on_the_build_they_are_meant_for() -> None:
    compiled = not str(match_module.__file__).endswith(".py")
    assert compiled == (os.environ.get("BOTTLECAP_COMPILED") == "1")


@pytest.mark.parametrize(("name", "players"), ALL_TABLES)
def test_both_builds_give_the_same_bytes(name: str, players: int) -> None:
    """Where a game was changed on purpose, `python -m tests.test_builds` writes the file anew."""
    kept: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    assert digests(name, players) == {key: found for key, found in kept.items() if key.startswith(f"{name} {players} ")}


def test_no_digest_is_of_a_table_that_is_none() -> None:
    kept: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    assert {tuple(key.split()[:2]) for key in kept} == {(name, str(players)) for name, players in ALL_TABLES}


if __name__ == "__main__":
    every = {key: found for name, players in ALL_TABLES for key, found in digests(name, players).items()}
    DIGESTS.write_text(json.dumps(every, indent=1) + "\n", encoding="utf-8")
