"""The documentation as a site: guides, examples, notebooks, and a reference made from the docstrings.

python tools/site.py FOLDER: builds it there, strictly; whatever is wrong with a page or a docstring is a failure.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

import bottlecap  # noqa: E402
import bottlecap.bots  # noqa: E402
from bottlecap.engine import public  # noqa: E402

# By class of the face, the names of it that are documented.
FACES: dict[str, tuple[str, ...]] = {
    "Match": public.MATCH,
    "Game": public.GAME,
    "Perspective": public.PERSPECTIVE,
    "Action": public.ACTION,
    "Event": public.EVENT,
    "Prompt": public.PROMPT,
    "Result": public.RESULT,
    "Record": public.RECORD,
}
# What else is documented, name by name, besides what the packages list in `__all__`.
MORE = ("bottlecap.arena.simulate.simulate", "bottlecap.arena.results.MatchResult", "bottlecap.arena.table.Table")
ENVIRONMENTS = ("bottlecap.envs.pettingzoo", "bottlecap.envs.gymnasium", "bottlecap.envs.openspiel", "bottlecap.envs.observation")


def reference() -> str:
    """The page with every public name: functions first, then classes, errors, bots, the arena and the environments."""
    lines = [
        "# Reference",
        "",
        "Made from the docstrings. What stands here is the face; `dir()` of an object shows the same names.",
        "",
    ]
    lines += ["## Functions and values", ""]
    lines += blocks(bottlecap, lambda name: name[0].islower() or name.isupper())
    lines += ["## Classes", ""]
    lines += blocks(bottlecap, lambda name: name in FACES)
    lines += ["## Orders, refusals, errors", ""]
    lines += blocks(bottlecap, lambda name: name[0].isupper() and not name.isupper() and name not in FACES)
    lines += ["## Bots", "", *blocks(bottlecap.bots, lambda name: True), "## The arena", ""]
    lines += [line for name in MORE for line in block(name)]
    lines += ["## Environments", "", *(line for name in ENVIRONMENTS for line in block(name))]
    return "\n".join(lines) + "\n"


def blocks(module: ModuleType, wanted: Callable[[str], bool]) -> list[str]:
    return [line for name in module.__all__ if wanted(name) for line in block(f"{module.__name__}.{name}")]


def block(name: str) -> list[str]:
    """The directive for one name; of a class of the face, only what belongs to the face."""
    if name == "bottlecap.games":
        # The package of that name is not meant.
        return [f"::: {bottlecap.games.__module__}.games", "    options:", "      heading: bottlecap.games", ""]
    members = FACES.get(name.removeprefix("bottlecap."))
    listed = [] if members is None else ["    options:", "      members:", *(f"        - {member}" for member in members)]
    return [f"::: {name}", *listed, ""]


def prepare(source: Path) -> None:
    """All pages as they lie here, so that links between them hold, and the reference."""
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*"), *(ROOT / "examples").rglob("*")]:
        if page.is_file() and "__pycache__" not in page.parts:
            there = source / page.relative_to(ROOT)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(page, there)
    shutil.copy(ROOT / "LICENSE", source)
    (source / "docs" / "reference.md").write_text(reference(), encoding="utf-8")


def build(folder: Path) -> int:
    """Build the site into a folder; the exit code of mkdocs."""
    with tempfile.TemporaryDirectory() as work:
        source = Path(work) / "pages"
        prepare(source)
        given = ["-q", "--strict", "-f", str(settings(Path(work), source)), "-d", str(folder)]
        # What its theme says of its own future is nobody's fault here.
        quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        return subprocess.run([sys.executable, "-m", "mkdocs", "build", *given], env=quiet, check=False).returncode


def settings(work: Path, source: Path) -> Path:
    """mkdocs.yml, with the folders it speaks of filled in."""
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    path = work / "mkdocs.yml"
    path.write_text(text.replace("PAGES", str(source)).replace("SOURCES", str(ROOT / "src")), encoding="utf-8")
    return path


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(build(Path(sys.argv[1]).resolve()))
