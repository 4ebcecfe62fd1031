"""The wheel, built in isolation, in an environment that has nothing else."""

import os
import zipfile
from pathlib import Path

import pytest
from tests.install.installed import Installed, constraints, page_answers


@pytest.fixture(scope="session")
def wheel() -> Path:
    folder = os.environ.get("BOTTLECAP_WHEELS")
    if folder is None:
        pytest.fail("there is no wheel: `make test` builds it and says where it is")
    (found,) = Path(folder).glob("*.whl")
    return found


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    return Installed(folder, wheel, "python3", "-c", str(constraints(folder)))


def test_the_wheel_holds_the_page_and_nothing_of_the_workshop(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "bottlecap/server/page/index.html" in names
    assert any(name.startswith("bottlecap/server/page/assets/") and name.endswith(".js") for name in names)
    assert any(name.endswith("shelter/content/rooms.toml") for name in names)
    assert {name.split("/")[0].split("-")[0].split(".")[0] for name in names if not name.endswith(".so")} == {"bottlecap"}


def test_play_starts_and_its_page_answers(installed: Installed) -> None:
    with installed.playing() as address:
        assert page_answers(address) >= 2


def test_a_match_is_played_by_the_compiled_engine(installed: Installed) -> None:
    told = installed.played()
    assert str(told["engine"]).endswith(".so") and str(installed.folder) in str(told["engine"])
    assert len(told["scores"]) == 2  # type: ignore[arg-type]
