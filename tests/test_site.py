"""The documentation site is built strictly, and its reference has every public name, each with a docstring."""

import re
import subprocess
import sys
from pathlib import Path

import griffe
import pytest
from tests.conftest import COMPILED
from tools import site

import bottlecap
import bottlecap.bots

ROOT = Path(__file__).parent.parent

pytestmark = pytest.mark.skipif(COMPILED, reason="the docs are made from the sources, the same for both builds")


def wanted() -> set[str]:
    """Every public name: what the packages list, and the face of each class."""
    names = {f"bottlecap.{name}" for name in bottlecap.__all__} | {f"bottlecap.bots.{name}" for name in bottlecap.bots.__all__}
    names |= {f"bottlecap.{kind}.{member}" for kind, members in site.FACES.items() for member in members}
    return names | set(site.MORE)


def test_the_site_is_built_strictly_and_has_every_public_name(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "site.py"), str(tmp_path / "site")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0 and "WARNING" not in done.stderr, done.stdout + done.stderr
    page = (tmp_path / "site" / "docs" / "reference.html").read_text(encoding="utf-8")
    found = {name.replace("bottlecap.engine.face.", "bottlecap.") for name in re.findall(r'id="(bottlecap\.[\w.]+)"', page)}
    assert wanted() - found == set()
    for guide in ("index", "docs/research", "docs/data", "docs/architecture", "examples/index"):
        assert (tmp_path / "site" / f"{guide}.html").stat().st_size > 1000


def test_every_public_name_has_a_docstring() -> None:
    package = griffe.load("bottlecap", search_paths=[str(ROOT / "src")])
    lacking = []
    for name in sorted(wanted() - {"bottlecap.games", "bottlecap.CHANCE"}):
        found = package[name.removeprefix("bottlecap.")]
        found = found.final_target if found.is_alias else found
        if found.docstring is not None:
            continue
        # An attribute is told of where its class is.
        owner = package[name.removeprefix("bottlecap.").rpartition(".")[0]]
        if not (found.is_attribute and re.search(rf"(?<!\w){found.name}(?!\w)", owner.docstring.value)):
            lacking.append(name)
    assert lacking == []


def test_the_reference_names_no_more_than_the_face_of_a_class() -> None:
    text = site.reference()
    for kind, members in site.FACES.items():
        block = text.split(f"::: bottlecap.{kind}\n")[1].split(":::")[0]
        assert re.findall(r"^        - (\w+)$", block, re.MULTILINE) == list(members)
