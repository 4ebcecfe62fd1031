"""`make play` in a fresh clone: what is not needed to play waits, and the compiled build is taken by the next start."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import COMPILED

ROOT = Path(__file__).parent.parent
PATIENCE = 60

pytestmark = pytest.mark.skipif(COMPILED or sys.platform == "win32", reason="the same for both builds; needs make")

# As the real one, but for what it makes: a line for each time, and it waits until it may end, or its test has gone.
MAKEFILE = f"""
build/compiled/.built: rules
\techo made >> count
\twhile ! test -e enough && kill -0 {os.getpid()}; do sleep 0.05; done
\trm -rf build/compiled
\tmkdir -p build
\tcp -r src build/compiled
\ttouch $@
"""
GAME = 'import sys; print("from", __file__.split("/")[-3], *sys.argv[1:])\n'


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Path]:
    for folder in ("tools", "src/bottlecap"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "tools" / "play.py", tmp_path / "tools")
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    (tmp_path / "rules").touch()
    (tmp_path / "src/bottlecap/__init__.py").touch()
    (tmp_path / "src/bottlecap/__main__.py").write_text(GAME, encoding="utf-8")
    yield tmp_path
    # What a test that failed has left waiting.
    (tmp_path / "enough").touch()


def started(clone: Path, *words: str) -> str:
    command = [sys.executable, str(clone / "tools" / "play.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    return done.stdout


def until(there: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not there.exists():
        assert time.monotonic() < end, there
        time.sleep(0.02)


def test_the_game_starts_at_once_and_the_next_start_takes_the_compiled_build(clone: Path) -> None:
    assert "from src play shelter" in started(clone, "shelter")
    until(clone / "count")
    (clone / "enough").touch()
    assert "waiting" in started(clone, "--wait") or (clone / "build/compiled/.built").exists()
    assert "from compiled play shelter" in started(clone, "shelter")


def test_what_is_being_made_is_not_made_a_second_time(clone: Path) -> None:
    started(clone)
    until(clone / "count")
    assert "from src play" in started(clone)
    started(clone, "--compile")
    (clone / "enough").touch()
    started(clone, "--wait")
    assert (clone / "count").read_text(encoding="utf-8") == "made\n"


def test_a_rule_that_changed_is_played_at_once(clone: Path) -> None:
    (clone / "enough").touch()
    started(clone, "--compile")
    assert "from compiled" in started(clone)
    later = time.time() + 10
    os.utime(clone / "rules", (later, later))
    assert "from src" in started(clone)


def test_nothing_is_installed_to_play_that_only_tests_or_compiling_need(tmp_path: Path) -> None:
    """What make would do in a clone that has nothing yet."""
    for name in ("Makefile", "pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    told = subprocess.run(["make", "-n", "play"], cwd=tmp_path, env=env, capture_output=True, text=True, check=True).stdout
    assert "requirements/play.lock" in told and "hatch_build.py" in told
    assert "dev.lock" not in told and "compile.lock" not in told and "build/new" not in told
    assert told.count("Bottlecap: ") == 2, "each step says what it does and how long it takes"
