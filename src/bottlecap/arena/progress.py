"""A progress bar on a terminal; where nobody watches, nothing."""

import time
from typing import TextIO

WIDTH = 32
PAUSE = 0.1


class Progress:
    """Redraws one line of the stream, ten times a second at most, and takes it away at the end."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self.total = total
        self.stream = stream
        self.watched = stream.isatty()
        self.started = self.drawn = time.monotonic()

    def show(self, done: int) -> None:
        now = time.monotonic()
        if not self.watched or now - self.drawn < PAUSE:
            return
        self.drawn = now
        full = WIDTH * done // self.total
        left = (now - self.started) * (self.total - done) / max(done, 1)
        self.stream.write(f"\r\x1b[K[{'#' * full}{'.' * (WIDTH - full)}] {done}/{self.total}, {left:.0f} s left")
        self.stream.flush()

    def close(self) -> None:
        if self.watched:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
