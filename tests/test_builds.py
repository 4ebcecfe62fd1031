"""The two builds are the same game: both must give the digests that stand in one file a game."""

import json
import os
import sys
from hashlib import blake2b
from pathlib import Path

import pytest
from tests.conftest import ALL_GAMES, ALL_TABLES, game_named, played, worded
from tests.homes import TESTS

import bottlecap
from bottlecap.engine import match as match_module

SEEDS = range(3)


def digest(match: bottlecap.Match) -> str:
    """Of everything: the stored match, the record, and what each seat was told."""
    whole = blake2b(match.to_bytes(), digest_size=12)
    whole.update(match.record().text.encode())
    for seat in [*range(match.header.players), None]:
        whole.update(match.perspective(seat).to_bytes())
        whole.update("\n".join(worded(event, "ru") for event in match.events(seat)).encode())
    return whole.hexdigest()


def path_of(name: str) -> Path:
    return TESTS / name / "golden" / "digests.json"


def kept(name: str) -> dict[str, str]:
    return dict(json.loads(path_of(name).read_text(encoding="utf-8")))


def digests(name: str, players: int) -> dict[str, str]:
    proof = game_named(name).proof
    out = {}
    for seed in SEEDS if proof else SEEDS[:1]:
        for chance in ("seed", "fast", "ask") if proof else ("seed",):
            out[f"{players} {seed} {chance}"] = digest(played(name, players, seed, chance, {}))
    return out


def test_the_tests_run_on_the_build_they_are_meant_for() -> None:
    compiled = not str(match_module.__file__).endswith(".py")
    assert compiled == (os.environ.get("BOTTLECAP_COMPILED") == "1")


@pytest.mark.parametrize(("name", "players"), ALL_TABLES)
def test_both_builds_give_the_same_bytes(name: str, players: int) -> None:
    """Where a game was changed on purpose, `python -m tests.test_builds GAME` writes its file anew."""
    assert digests(name, players) == {key: found for key, found in kept(name).items() if key.startswith(f"{players} ")}


@pytest.mark.parametrize("name", ALL_GAMES)
def test_no_digest_is_of_a_table_that_is_none(name: str) -> None:
    assert {int(key.split()[0]) for key in kept(name)} == set(game_named(name).players)


if __name__ == "__main__":
    for name in sys.argv[1:] or ALL_GAMES:
        path_of(name).parent.mkdir(parents=True, exist_ok=True)
        every = {key: found for players in game_named(name).players for key, found in digests(name, players).items()}
        path_of(name).write_text(json.dumps(every, indent=1) + "\n", encoding="utf-8")
