"""A bot that is a program of its own, in any language: one line of JSON each way, on its standard input and output.

It is named "program:COMMAND", for example `--bots "program:node examples/first_bot.js"`. What it is told and what it may answer
stands in docs/programs.md. It sees what its seat may know and nothing else; whatever it says that cannot be is told in one
line, with the program's name.
"""

import atexit
import json
import selectors
import shlex
import subprocess
import time
from typing import IO, Final

from mypy_extensions import i64

from bottlecap.bots.base import CompiledBot
from bottlecap.engine.errors import Error, IllegalAction
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.values import Action

PROTOCOL: Final = 1
# How long it may think about one answer, in seconds.
PATIENCE: Final = 60.0
LONGEST: Final = 1_000_000

Json = dict[str, object]


class ProgramBot(CompiledBot):
    """One process for all matches in which the bot plays; it ends when its standard input does."""

    def __init__(self, command: str, seed: int = 0, patience: float = PATIENCE) -> None:
        words = shlex.split(command)
        if not words:
            raise Error('a program is named as "program:COMMAND"')
        self.command = command
        self.seed = seed
        self.patience = patience
        try:
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as fault:
            raise Error(f"program {command!r} does not start: {fault.strerror}") from None
        self.read = b""
        self.greeted = False
        # The match that it was told of last, and how many events of it.
        self.match: object = None
        self.told = 0
        atexit.register(self.close)

    def pick(self, perspective: Perspective, /) -> i64:
        return self.choose(perspective).code

    def choose(self, perspective: Perspective) -> Action:
        """Ask the program."""
        self.greet(perspective)
        actions = perspective.actions
        given = self.answer({"type": "choose", **self.situation(perspective, actions)}).get("action")
        if isinstance(given, bool) or not isinstance(given, int | dict):
            raise self.fault('its answer is {"action": N}, a place in the list of actions, or an action as JSON')
        if isinstance(given, dict):
            return self.written(perspective, given)
        if not 0 <= given < len(actions):
            raise self.fault(f"there are actions 0 to {len(actions) - 1}, not {given}")
        return actions[given]

    def written(self, perspective: Perspective, given: Json) -> Action:
        """An action that it wrote out: one of an open-ended kind need not be in the list."""
        seat = perspective.seat
        try:
            action = perspective.match.action_from_json(given, seat)
        except Error as fault:
            raise self.fault(str(fault)) from None
        refusal = perspective.match.why_not(action, seat)
        if refusal is not None:
            raise IllegalAction(refusal, f"(played by the program {self.command!r})")
        return action

    def greet(self, perspective: Perspective) -> None:
        """Said once, before anything else: the program answers when it is ready to play."""
        if self.greeted:
            return
        self.answer({"type": "hello", "protocol": PROTOCOL, "game": perspective.game.id, "seed": self.seed})
        self.greeted = True

    def situation(self, perspective: Perspective, actions: list[Action]) -> Json:
        events = perspective.events
        if perspective.match is not self.match:
            self.match, self.told = perspective.match, 0
        new, self.told = events[self.told :], len(events)
        return {
            "game": perspective.game.id,
            "players": perspective.match.players,
            "seat": perspective.seat,
            "view": perspective.view,
            "prompts": [prompt.to_json() for prompt in perspective.prompts],
            "events": [event.to_json() | {"text": event.text("en")} for event in new],
            "actions": [action.to_json() | {"text": action.text("en")} for action in actions],
        }

    # --- the lines ----------------------------------------------------------------------------------

    def answer(self, question: Json) -> Json:
        """Send one line, and read the one that comes back."""
        try:
            self.pipe(self.process.stdin).write(json.dumps(question, ensure_ascii=False).encode() + b"\n")
            line = self.line()
        except BrokenPipeError:
            raise self.gone() from None
        try:
            said = json.loads(line)
        except ValueError:
            raise self.fault(f"this is no JSON: {line[:200].decode(errors='replace')!r}") from None
        if not isinstance(said, dict):
            raise self.fault("every line it writes is one object of JSON")
        return said

    def line(self) -> bytes:
        """What it writes, up to the end of a line."""
        until = time.monotonic() + self.patience
        out = self.pipe(self.process.stdout)
        with selectors.DefaultSelector() as waiting:
            waiting.register(out, selectors.EVENT_READ)
            while b"\n" not in self.read:
                if not waiting.select(max(0.0, until - time.monotonic())):
                    raise self.fault(f"it has not answered for {self.patience:g} seconds")
                more = out.read(65536)
                if not more:
                    raise self.gone()
                self.read += more
                if len(self.read) > LONGEST:
                    raise self.fault(f"its line is longer than {LONGEST} bytes")
        line, _, self.read = self.read.partition(b"\n")
        return line

    def pipe(self, stream: IO[bytes] | None) -> IO[bytes]:
        assert stream is not None
        return stream

    def gone(self) -> Error:
        return self.fault(f"it has ended (exit code {self.process.wait(5)})")

    def fault(self, text: str) -> Error:
        return Error(f"program {self.command!r}: {text}")

    def close(self) -> None:
        """Let it end: its standard input closes, and if it does not listen to that, it is ended."""
        self.pipe(self.process.stdin).close()
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.pipe(self.process.stdout).close()
        atexit.unregister(self.close)
