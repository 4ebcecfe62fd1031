"""What is compiled quickly and what well (hatch_build.py): every module is in one unit of C, and what plays is in the fast one."""

import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LIGHT: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
    "wheel"
]["hooks"]["custom"]["light"]
BUILD = runpy.run_path(str(ROOT / "hatch_build.py"))


@pytest.mark.parametrize("pattern", LIGHT)
def test_every_pattern_still_names_something(pattern: str) -> None:
    assert list((ROOT / "src").glob(pattern))


@pytest.mark.parametrize(
    "module",
    [
        *("arena/loops", "arena/table", "bots/rand", "engine/cards", "engine/match", "engine/questions", "engine/state"),
        *("envs/encoding", "envs/many", "envs/planes"),
    ],
)
def test_what_every_random_match_goes_through_is_fast(module: str) -> None:
    file = ROOT / "src" / "bottlecap" / f"{module}.py"
    assert file.is_file() and not any(file in (ROOT / "src").glob(pattern) for pattern in LIGHT)


def test_each_file_of_c_is_in_one_unit(tmp_path: Path) -> None:
    names = ["__native_group.c", "__native_a___b.c", "__native_a___c.c", "__native_a___d.c", "__native_a___e.c", "init.c"]
    for size, name in enumerate(names):
        (tmp_path / name).write_text("\n" * size, encoding="utf-8")
    units = BUILD["units_of"]([str(tmp_path / name) for name in names], ["a.c", "a.d", "a.e", "a.f"])
    included = {
        light: sorted(Path(line.split('"')[1]).name for file, is_light in units if is_light == light for line in lines(file))
        for light in (False, True)
    }
    assert included == {
        False: ["__native_a___b.c", "__native_group.c", "init.c"],
        True: ["__native_a___c.c", "__native_a___d.c", "__native_a___e.c"],
    }
    assert [is_light for _, is_light in units] == [False, True, True, True]


def lines(file: str) -> list[str]:
    return Path(file).read_text(encoding="utf-8").splitlines()
