"""What the tests of Wasteland bring for those that all games share."""

import re
from pathlib import Path

from tests.homes import Home

# Cards that are still to come would prove them; the list says which.
WAITING = re.findall(r"^- `([a-z0-9-]+)`: ", (Path(__file__).parent / "waiting.md").read_text(encoding="utf-8"), re.MULTILINE)

HOME = Home(short={"track": 2, "agendas": 25}, waiting=tuple(WAITING))
