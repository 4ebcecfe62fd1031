"""What every card of a game does, in words made from the notation, a line each.

The lines are made again and compared with tests/<game>/golden/effects.*.txt, line by line. After a change that is meant:
`python -m tests.test_effects --write [GAME …]`, and read the difference.
"""

import difflib
import re
import sys
from pathlib import Path

import pytest
from tests.conftest import ALL_GAMES, game_named
from tests.homes import TESTS

from bottlecap.engine.messages import LANGUAGES

# The games whose content has a notation.
GAMES = [name for name in ALL_GAMES if game_named(name).effects("en")]


def path_of(game: str, lang: str) -> Path:
    return TESTS / game / "golden" / f"effects.{lang}.txt"


def read(game: str, lang: str) -> list[str]:
    """The lines as they stand in the file."""
    path = path_of(game, lang)
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_effects_are_worded_as_written(game: str, lang: str) -> None:
    written, again = read(game, lang), game_named(game).effects(lang)
    if again != written:
        difference = difflib.unified_diff(written, again, f"golden/{path_of(game, lang).name}", "worded now", lineterm="", n=0)
        pytest.fail("\n".join([*difference, f"if this is meant: python -m tests.test_effects --write {game}"]), pytrace=False)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_effect_that_a_pack_could_have_is_worded(game: str, lang: str) -> None:
    """Also those that no bundled card has."""
    lines = game_named(game).vocabulary(lang)
    assert lines
    for line in lines:
        assert re.match(r"[A-ZА-ЯЁ0-9«]", line) and line.endswith("."), line
        assert not re.search(r"  |\{|\}|\.\.| \.|\b(effect|ability|icon)-", line), f"not worded: {line}"


def write(games: list[str]) -> None:
    """Write the files of these games anew."""
    for game in games:
        for lang in LANGUAGES:
            lines = game_named(game).effects(lang)
            path_of(game, lang).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] != ["--write"] or not set(sys.argv[2:]) <= set(GAMES):
        sys.exit(f"python -m tests.test_effects --write [GAME …]: write the effects anew (of {', '.join(GAMES)})")
    write(sys.argv[2:] or GAMES)
