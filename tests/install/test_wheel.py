"""The wheel, built in isolation, in an environment that has nothing else."""

import os
import zipfile
from pathlib import Path

import pytest
from tests.install.installed import Installed, constraints, page_answers
from tests.install.kinds import sdist

# Pictures would make it ten times as large.
MOST_BYTES = 4_000_000


@pytest.fixture(scope="session")
def wheel() -> Path:
    folder = os.environ.get("BOTTLECAP_WHEELS")
    if folder is None:
        pytest.fail("there is no wheel: `make test` builds it and says where it is")
    (found,) = Path(folder).glob("*.whl")
    return found


# All that the base install brings: engine, games, bots and command line need no more.
BASE = {"bottlecap-games", "fluent-runtime", "fluent-syntax", "librt", "mypy-extensions"} | {
    "attrs",
    "babel",
    "pytz",
    "typing-extensions",
}


def install(wheel: Path, folder: Path, extra: str = "") -> Installed:
    return Installed(folder, wheel, "python3", "-c", str(constraints(folder)), extra=extra)


@pytest.fixture(scope="session")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(wheel, tmp_path_factory.mktemp("base"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(wheel, tmp_path_factory.mktemp("installed"), "server")


def test_the_wheel_holds_the_page_and_nothing_of_the_workshop(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "bottlecap/server/page/index.html" in names
    assert any(name.startswith("bottlecap/server/page/assets/") and name.endswith(".js") for name in names)
    assert any(name.endswith("shelter/content/rooms.toml") for name in names)
    # The package, and what says who made it.
    tops = {name.split("/")[0].split("-")[0].split(".")[0] for name in names if not name.endswith(".so")}
    assert tops == {"bottlecap", "bottlecap_games"}


def test_the_sdist_holds_the_page_and_nothing_needless(tmp_path: Path) -> None:
    assert sdist(tmp_path).stat().st_size < MOST_BYTES


def test_play_starts_and_its_page_answers(installed: Installed) -> None:
    with installed.playing() as address:
        assert page_answers(address) >= 2


def test_a_match_is_played_by_the_compiled_engine(base: Installed) -> None:
    told = base.played()
    assert str(told["engine"]).endswith(".so") and str(base.folder) in str(told["engine"])
    assert len(told["scores"]) == 2  # type: ignore[arg-type]


def test_the_base_install_brings_nothing_of_the_web(base: Installed) -> None:
    assert base.brought() == BASE


def test_the_base_install_plays_in_the_terminal(base: Installed) -> None:
    base.plays_in_the_terminal()


def test_the_base_install_says_what_the_browser_needs(base: Installed) -> None:
    base.says_what_the_browser_needs()
