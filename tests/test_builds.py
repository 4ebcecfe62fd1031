"""The two builds are the same game: both must give the digests that stand in one file."""

import json
import os
from hashlib import blake2b
from pathlib import Path

from tests.conftest import ALL_TABLES, played

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
        whole.update("\n".join(event.text("ru") for event in match.events(seat)).encode())
    return whole.hexdigest()


def digests() -> dict[str, str]:
    out = {}
    for name, players in ALL_TABLES:
        proof = next(game for game in bottlecap.games() if game.id == name).proof
        for seed in SEEDS if proof else SEEDS[:1]:
            for chance in ("seed", "fast", "ask") if proof else ("seed",):
                out[f"{name} {players} {seed} {chance}"] = digest(played(name, players, seed, chance, {}))
    return out


def test_the_tests_run_on_the_build_they_are_meant_for() -> None:
    compiled = not str(match_module.__file__).endswith(".py")
    assert compiled == (os.environ.get("BOTTLECAP_COMPILED") == "1")


def test_both_builds_give_the_same_bytes() -> None:
    """Where a game was changed on purpose, `python -m tests.test_builds` writes the file anew."""
    assert digests() == json.loads(DIGESTS.read_text(encoding="utf-8"))


if __name__ == "__main__":
    DIGESTS.write_text(json.dumps(digests(), indent=1) + "\n", encoding="utf-8")
