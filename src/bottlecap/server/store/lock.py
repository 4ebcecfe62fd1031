"""One server to a database: a lock on a file beside it, which the system lets go of when the process dies."""

import os
import sys
from typing import IO

from bottlecap.engine.errors import Error

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Taken(Error):
    """Another server uses the database."""

    def __init__(self, database: str, holder: str = "") -> None:
        who = f"another server ({holder})" if holder else "another server"
        super().__init__(
            f"{who} uses the database {database}: stop that one first, or start this one with a database of its own (--database)"
        )


class FileLock:
    """Held for as long as the server lives. The file stays: whoever took it away could let two servers in."""

    def __init__(self, database: str) -> None:
        self.database = database
        # One name, whatever links lead to the database.
        self.path = f"{os.path.realpath(database)}.lock"
        self.file: IO[str] | None = None

    def take(self) -> None:
        if self.file is not None:
            return
        file = open(self.path, "a+", encoding="utf-8")  # noqa: SIM115
        try:
            lock(file)
        except OSError:
            file.seek(0)
            holder = file.read(40).strip()
            file.close()
            raise Taken(self.database, holder) from None
        file.truncate(0)
        file.write(f"process {os.getpid()}\n")
        file.flush()
        self.file = file

    def let_go(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def lock(file: IO[str]) -> None:
    """OSError if somebody else has it."""
    if sys.platform == "win32":
        # What is locked there cannot be read by others: a byte far behind the words.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        # By the open file and not by the process, so that two servers in one process are kept apart too.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
