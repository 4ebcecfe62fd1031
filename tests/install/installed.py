"""A fresh environment with nothing in it but Bottlecap, installed by pip; what a new user has."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements" / "dev.lock"
PINNED = re.compile(r"^([\w.\-\[\]]+==\S+)(.*?)\s*\\?$", re.MULTILINE)
ADDRESS = re.compile(r"Bottlecap: (http://\S+)")
PATIENCE = 120

# A match from Python, by the engine as it was installed.
MATCH = """
import json, random
import bottlecap
from bottlecap.engine import match as engine
rng = random.Random(1)
match = bottlecap.new("shelter", players=2, seed=1, options={"rounds": 2})
while not match.over:
    match.play(rng.choice(match.actions()))
print(json.dumps({"engine": engine.__file__, "scores": list(match.result.scores), "version": bottlecap.__version__}))
"""


# A person in the terminal who always takes the first choice.
TERMINAL = ("play", "--terminal", "kuhn", "--seed", "7")
FIRST_CHOICES = "1\n" * 4


def constraints(folder: Path) -> Path:
    """The versions of the lock, without its hashes: pip would want one of our own wheel too."""
    found = [f"{name}{rest}" for name, rest in PINNED.findall(LOCK.read_text(encoding="utf-8"))]
    path = folder / "constraints.txt"
    path.write_text("\n".join(line.replace("[asyncio]", "") for line in found) + "\n", encoding="utf-8")
    return path


class Installed:
    """A new environment of some Python, with what is to be installed, its extra, and what these need."""

    def __init__(self, folder: Path, what: Path, python: str = sys.executable, *pip: str, extra: str = "") -> None:
        self.folder = folder
        made = folder / "env"
        # A Python that runs in an environment of its own would pass it on: it begins anew from the one below.
        base = subprocess.run(
            [python, "-c", "import sys; print(sys._base_executable)"], capture_output=True, text=True, check=True
        ).stdout.strip()
        run([base, "-m", "venv", "--clear", str(made)])
        self.python = made / "bin" / "python"
        self.command = made / "bin" / "bottlecap"
        run([str(self.python), "-m", "pip", "install", "-q", *pip, f"{what}[{extra}]" if extra else str(what)])

    def environment(self) -> dict[str, str]:
        """A home that is empty, so that `play` has a database of its own, and no screen to open a browser on."""
        kept = {name: value for name, value in plain_environment().items() if not name.startswith(("XDG", "DISPLAY", "WAYLAND"))}
        return {**kept, "HOME": str(self.folder), "PYTHONUNBUFFERED": "1"}

    def played(self) -> dict[str, object]:
        """What a match played from Python says at its end."""
        done = run([str(self.python), "-c", MATCH], self.environment(), self.folder)
        return dict(json.loads(done))

    def add(self, extra: str) -> None:
        """As somebody does who was told to."""
        run([str(self.python), "-m", "pip", "install", "-q", f"bottlecap-games[{extra}]"])

    def brought(self) -> set[str]:
        """The names of all distributions that were installed, without pip and its like."""
        listed = run([str(self.python), "-m", "pip", "list", "--format", "json"], self.environment())
        return {found["name"].lower().replace("_", "-").replace(".", "-") for found in json.loads(listed)} - {"pip", "setuptools"}

    def told(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """What the command says."""
        command = [str(self.command), *words]
        env = {**self.environment(), "PYTHONUTF8": "1"}
        return subprocess.run(command, env=env, cwd=self.folder, input=typed, capture_output=True, encoding="utf-8", check=False)

    def plays_in_the_terminal(self) -> None:
        done = self.told(*TERMINAL, typed=FIRST_CHOICES)
        assert done.returncode == 0 and "Kuhn" in done.stdout, done.stdout + done.stderr

    def says_what_the_browser_needs(self) -> None:
        for lang, said in (("en", "need packages that are not installed"), ("ru", "нужны пакеты")):
            done = self.told("play", "--lang", lang)
            assert done.returncode == 2 and said in done.stderr and "bottlecap-games[server]" in done.stderr, done.stderr

    @contextmanager
    def playing(self) -> Iterator[str]:
        """`bottlecap play`: the address that it prints."""
        process = subprocess.Popen(
            [str(self.command), "play"], env=self.environment(), cwd=self.folder, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            assert found is not None, "play does not say where it is"
            yield wait_for(found.group(1), process)
        finally:
            process.terminate()
            process.wait(PATIENCE)
            if process.stdout is not None:
                process.stdout.close()


def plain_environment() -> dict[str, str]:
    """A user's: none of the variables that the tests run with."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BOTTLECAP"))}


def wait_for(address: str, process: "subprocess.Popen[str]") -> str:
    """Until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, "play ended by itself"
        try:
            if httpx.get(f"{address}health").status_code == 200:
                return address
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("play does not answer")


def run(command: list[str], env: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    done = subprocess.run(command, env=env or plain_environment(), cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


def page_answers(address: str) -> int:
    """Fetch the page and every file that it names; how many there are."""
    page = httpx.get(address)
    assert page.status_code == 200 and "<script" in page.text, page.text[:200]
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    for file in files:
        assert httpx.get(address.rstrip("/") + file).status_code == 200, file
    lobby = httpx.get(f"{address}api/lobby").json()
    assert {"shelter", "monopoly"} <= {game["id"] for game in lobby["games"]}
    return len(files)
