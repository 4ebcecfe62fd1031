"""Named points of a start and on the way of an action, for crash drills: the process can be told to die at one of them.

The environment variable names a point and, after a colon, how often it is passed before that: "committed:5".
"""

import os
import signal
from typing import Final

VARIABLE: Final = "BOTTLECAP_DIE_AT"
POINTS: Final = ("received", "validated", "written", "committed", "acknowledged", "broadcast")
# On the way of a notice: before it is sent, and before it is noted that it was.
SENDING: Final = ("notices begun", "notices sent")
# On the way of a start; what it writes passes "written" and "committed" too.
STARTING: Final = ("claimed", "migrating", "migrated", "known", "begun")

_name = ""
_left = 0


def arm(where: str) -> None:
    """Die at that point; nowhere if nothing is named."""
    global _name, _left
    _name, _, count = where.partition(":")
    _left = int(count or 0)


def crash_point(name: str) -> None:
    """Nothing at all, unless a drill asks to die here: then at once, with nothing tidied up."""
    global _left
    if name != _name:
        return
    if _left > 0:
        _left -= 1
        return
    os.kill(os.getpid(), signal.SIGKILL)


arm(os.environ.get(VARIABLE, ""))
