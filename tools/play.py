"""The last step of `make play`: the game starts at once, on the build there is.

Where the compiled build is missing or older than a rule, the game runs as plain Python; the compiled build is made beside
it, out of its way, and the next start takes it. It goes on where the game ends before it.

python tools/play.py [GAME]; `--compile` is what runs beside the game, `--wait` is for whoever else wants to build or install.
"""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
BUILD: Final = ROOT / "build"
LOG: Final = BUILD / "compile.log"
MAKE: Final = [os.environ.get("MAKE", "make"), "-C", str(ROOT), "--no-print-directory"]
COMPILED: Final = "build/compiled/.built"
# The game and the browser come first.
LAST: Final = 19


def say(text: str) -> None:
    print(f"Bottlecap: {text}", flush=True)


def environment() -> dict[str, str]:
    """Without what the make that called us would have its own children do."""
    return {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}


def play(words: list[str]) -> None:
    ready = subprocess.run([*MAKE, "-q", COMPILED], env=environment(), capture_output=True, check=False).returncode == 0
    if ready:
        say("starting.")
    else:
        compile_beside()
        say(
            f"starting as plain Python; a faster build is made beside it and used from the next start on ({LOG.relative_to(ROOT)})."
        )
    env = {**environment(), "PYTHONPATH": str(BUILD / "compiled" if ready else ROOT / "src")}
    os.execve(sys.executable, [sys.executable, "-m", "bottlecap", "play", *words], env)


def compile_beside() -> None:
    """In a session of its own, so that whoever ends the game does not end it."""
    command = [sys.executable, str(Path(__file__).resolve()), "--compile"]
    BUILD.mkdir(exist_ok=True)
    nothing = subprocess.DEVNULL
    subprocess.Popen(command, env=environment(), stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


@contextmanager
def alone(how: int) -> Iterator[None]:
    """While it is made, nobody else makes it; BlockingIOError where somebody does and one need not wait."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as file:
        fcntl.flock(file, how)
        yield


def compile_now() -> int:
    os.nice(LAST)
    with suppress(BlockingIOError), alone(fcntl.LOCK_EX | fcntl.LOCK_NB), LOG.open("w") as log:
        return subprocess.run(
            [*MAKE, COMPILED, "BESIDE_THE_GAME=1"], env=environment(), stdout=log, stderr=subprocess.STDOUT, check=False
        ).returncode
    return 0


def wait() -> None:
    with suppress(BlockingIOError), alone(fcntl.LOCK_EX | fcntl.LOCK_NB):
        return
    say(f"a build is made beside the game ({LOG.relative_to(ROOT)}); waiting for it …")
    with alone(fcntl.LOCK_EX):
        pass


if __name__ == "__main__":
    if sys.argv[1:] == ["--compile"]:
        sys.exit(compile_now())
    if sys.argv[1:] == ["--wait"]:
        wait()
    else:
        play(sys.argv[1:])
