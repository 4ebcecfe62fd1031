"""One word for one thing: what docs/words.md gave up stands in no text of a game or of the frame."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "words.md"
# Whose words each part of the page is about. The search of the rules knows synonyms, among them what was given up.
HOMES = {"Both games and the frame": ["shelter", "monopoly", ""], "Shelter": ["shelter"], "Monopoly": ["monopoly"]}
SYNONYMS = "rules-synonyms"


def given_up() -> list[tuple[str, str]]:
    """Every word of the last columns, with the part of the page that it stands in."""
    out: list[tuple[str, str]] = []
    for part in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        title, _, text = part.partition("\n")
        cells = [line.split("|")[-2] for line in text.splitlines() if line.startswith("|")]
        out += [(title, word) for cell in cells for word in re.findall(r"`([^`]+)`", cell)]
    return out


def files(game: str) -> list[Path]:
    """All that is said of a game, in both languages; of none: what the frame says."""
    if not game:
        return sorted((ROOT / "web" / "locale").glob("page.*.ftl"))
    rules = ROOT / "src" / "bottlecap" / "games" / game / "locale"
    return sorted([*rules.glob("*.ftl"), *(ROOT / "web" / "src" / "games" / game).glob("page.*.ftl")])


@cache
def texts(file: Path) -> dict[str, str]:
    """The messages of a file as they are written, by their ids; comments are nobody's reading."""
    found = [entry for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]
    return {entry.id.name: serialize(ast.Resource([entry])).partition("=")[2].lower() for entry in found}


@pytest.mark.parametrize(("part", "word"), given_up())
def test_a_word_that_was_given_up_is_nowhere(part: str, word: str) -> None:
    found = []
    for file in (file for game in HOMES[part] for file in files(game)):
        for id, text in texts(file).items():
            if id != SYNONYMS and re.search(rf"\b{re.escape(word)}", text):
                found.append(f"{file.name}: {id}")
    assert found == []


def test_the_page_gives_words_up_in_each_of_its_tables() -> None:
    assert {part for part, _ in given_up()} == set(HOMES)
    assert len(given_up()) > 15


def test_each_file_is_read() -> None:
    for game in ("shelter", "monopoly", ""):
        assert {file.name.split(".")[-2] for file in files(game)} == {"en", "ru"}
    assert "rule-turn-order" in texts(next(file for file in files("shelter") if file.name == "rules.ru.ftl"))
