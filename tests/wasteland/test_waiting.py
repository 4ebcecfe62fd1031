"""The list of rules that wait for the story cards names rules that there are, each once."""

import re
from pathlib import Path

from bottlecap.games.wasteland.rulebook import RULES

WAITING = re.findall(r"^- `([a-z0-9-]+)`: ", (Path(__file__).parent / "waiting.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_waiting_list_names_rules_that_there_are_each_once() -> None:
    assert WAITING
    assert [id for id in WAITING if id not in RULES.numbers] == []
    assert len(WAITING) == len(set(WAITING))
