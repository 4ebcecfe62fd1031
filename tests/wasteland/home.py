"""What the tests of Wasteland bring for those that all games share."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.homes import Drill, Home
from tests.wasteland.accounts import Accounts


def each_scenario(matches: int) -> str:
    return f"{matches} random matches each with 1, 2, 3 and 4 players in each of the four scenarios"


def mark(folder: Path, new_word: Callable[[], str]) -> None:
    """A word in the id and the title of every story card, and others in its opening, in the lines of its choices and in each
    outcome: the same in both languages.
    """
    for file in sorted((folder / "story").glob("*.toml")):
        entries = re.split(r"^(?=\[\[)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        file.write_text("".join(mark_entry(entry, new_word) for entry in entries), encoding="utf-8")


def mark_entry(text: str, new_word: Callable[[], str]) -> str:
    """Markers are no cards: everybody may know what they are called."""
    found = tomllib.loads(text)
    for family, lines in (("quest", "goals"), ("encounter", "options")):
        for card in found.get(family, []):
            text = mark_card(text, card, lines, new_word)
    return text


def mark_card(text: str, card: dict[str, Any], lines: str, new_word: Callable[[], str]) -> str:
    title = new_word()
    text = replaced_once(text, f'id = "{card["id"]}"\n', f'id = "{card["id"]}-{title}"\n')
    told = card["story"]
    pairs = [(card["name"], title), ({lang: told[lang]["intro"] for lang in told}, new_word())]
    for part in (lines, "ok", "fail"):
        for place in range(max(len(told[lang].get(part, ())) for lang in told)):
            pairs.append(({lang: told[lang][part][place] for lang in told}, new_word()))
    for texts, word in pairs:
        for said in filter(None, texts.values()):
            quoted = json.dumps(said, ensure_ascii=False)
            text = replaced_once(text, quoted, f'{quoted[:-1]} {word}"')
    return text


def replaced_once(text: str, old: str, new: str) -> str:
    assert old in text, old
    return text.replace(old, new, 1)


def census(matches: int) -> str:
    return f"{matches} random matches, in which every story card, goal and option is met each way it can end"


HOME = Home(
    short={"track": 2, "agendas": 25},
    matches=4,
    every=8,
    served={"track": 1, "agendas": 25},
    longer={"track": 5, "agendas": 25},
    marked=mark,
    books=Accounts,
    drills={
        "every scenario": Drill("test_matches.py", each_scenario),
        "the whole story": Drill("test_census.py", census, times=10),
    },
)
