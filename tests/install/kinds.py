"""Installing as people do: the sdist, and every Python that there is. `tests/drill.py` runs these."""

import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.install.installed import ROOT, Installed, page_answers, plain_environment, run

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
# What has no business in an sdist, and would make it large.
NEEDLESS = ("docs", "tests", "benchmarks", "examples", "requirements", "node_modules", "build", ".git")


def sdist(folder: Path) -> Path:
    """The sdist, made as `hatchling build` makes it; it holds the page, and nothing needless."""
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)], cwd=ROOT)
    (made,) = folder.glob("*.tar.gz")
    with tarfile.open(made) as packed:
        names = [name.split("/", 1)[1] for name in packed.getnames() if "/" in name]
    assert "src/bottlecap/server/page/index.html" in names and "web/package-lock.json" in names
    assert not [name for name in names if name.split("/")[0] in NEEDLESS or "node_modules" in name]
    return made


def python_of(version: str) -> str | None:
    """A Python of that version: on the path, or one that pyenv has."""
    found = [shutil.which(f"python{version}"), *map(str, sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python")))]
    for python in filter(None, found):
        asked = subprocess.run([python, "-c", "import venv"], capture_output=True, env=plain_environment(), check=False)
        if asked.returncode == 0:
            return python
    return None


def every_python(say: Callable[[str], None]) -> str:
    """The sdist into a fresh environment of every Python that is here: play starts, and a match is played."""
    done: list[str] = []
    missing: list[str] = []
    with tempfile.TemporaryDirectory() as place:
        made = sdist(Path(place))
        for version in PYTHONS:
            python = python_of(version)
            if python is None:
                missing.append(version)
                continue
            say(f"Python {version}")
            folder = Path(place) / version
            folder.mkdir()
            installed = Installed(folder, made, python)
            assert str(installed.played()["engine"]).endswith(".so")
            installed.plays_in_the_terminal()
            installed.says_what_the_browser_needs()
            installed.add("server")
            with installed.playing() as address:
                page_answers(address)
            done.append(version)
        size = made.stat().st_size // 1000
    assert done, "no Python is here"
    told = f"an sdist of {size} kB installed, played and served by Python {', '.join(done)}"
    return told + (f"; not here: {', '.join(missing)}" if missing else "")


def without_compiler() -> str:
    """Where there is no C compiler the sdist becomes plain Python, and says how much slower that is."""
    with tempfile.TemporaryDirectory() as place:
        made = sdist(Path(place))
        fresh = Path(place) / "fresh"
        run(["python3", "-m", "venv", str(fresh)])
        # Nothing else is on the path.
        env = {**plain_environment(), "PATH": str(fresh / "bin"), "PIP_NO_CACHE_DIR": "1"}
        env.pop("CC", None)
        command = [str(fresh / "bin" / "python"), "-m", "pip", "wheel", "-v", "--no-deps", "-w", place, str(made)]
        # What a build says, pip passes on to the error stream.
        done = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        told = done.stdout
        assert done.returncode == 0, told
        (wheel,) = Path(place).glob("*.whl")
        assert wheel.name.endswith("-py3-none-any.whl"), wheel.name
        assert "times slower" in told, told
        installed = Installed(Path(place), wheel, extra="server")
        assert str(installed.played()["engine"]).endswith(".py")
        with installed.playing() as address:
            page_answers(address)
        return f"{wheel.name} plays a match and serves the page"
