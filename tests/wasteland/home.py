"""What the tests of Wasteland bring for those that all games share."""

import re
from pathlib import Path

from tests.homes import Drill, Home
from tests.wasteland.accounts import Accounts

# Cards that are still to come would prove them; the list says which.
WAITING = re.findall(r"^- `([a-z0-9-]+)`: ", (Path(__file__).parent / "waiting.md").read_text(encoding="utf-8"), re.MULTILINE)


def each_scenario(matches: int) -> str:
    return f"{matches} random matches each with 1, 2, 3 and 4 players in each of the four scenarios"


HOME = Home(
    short={"track": 2, "agendas": 25},
    matches=4,
    every=8,
    served={"track": 1, "agendas": 25},
    books=Accounts,
    waiting=tuple(WAITING),
    drills={"every scenario": Drill("test_matches.py", each_scenario)},
)
