"""The docs stay true: what they tell a reader to write is written, what they tell to run is run."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import bottlecap

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """Language, what stands behind it, and text of every block of code."""
    return [(lang, rest.strip(), text) for lang, rest, text in BLOCK.findall(page.read_text(encoding="utf-8"))]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    package = str(Path(bottlecap.__file__).parent.parent.resolve())
    environment = {**os.environ, "BOTTLECAP_GAMES": str(folder), "PYTHONIOENCODING": "utf-8", "PYTHONPATH": package}
    environment["BOTTLECAP_ALL_TABLES"] = "1"
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_what_a_page_says_to_write_and_run_works(page: Path, tmp_path: Path) -> None:
    """Blocks marked `file=…` are written (several to one file follow each other); then commands and Python run."""
    found = blocks(page)
    for _, rest, text in found:
        if rest.startswith("file="):
            path = tmp_path / rest.removeprefix("file=")
            path.parent.mkdir(parents=True, exist_ok=True)
            before = path.read_text(encoding="utf-8") + "\n\n" if path.exists() else ""
            path.write_text(before + text, encoding="utf-8")
    for lang, rest, text in found:
        if lang == "sh":
            for line in text.splitlines():
                words = shlex.split(line, comments=True)
                if words and words[0] == "bottlecap":
                    done = run([sys.executable, "-m", "bottlecap", *words[1:]], tmp_path)
                    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
                elif words and words[0] == "make":
                    assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line
        elif lang == "python" and rest == "run":
            script = tmp_path / "example.py"
            script.write_text(text, encoding="utf-8")
            done = run([sys.executable, str(script)], tmp_path)
            assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize(("title", "package"), [("### The engine, file by file", "engine"), ("## The server", "server")])
def test_the_architecture_names_every_file(title: str, package: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page[page.index(title) + len(title) :].split("\n## ")[0]
    named = {
        name for line in section.splitlines() if line.startswith("| `") for name in re.findall(r"`(\w+\.py)`", line.split("|")[1])
    }
    there = {path.name for path in (ROOT / "src" / "bottlecap" / package).glob("*.py")} - {"__init__.py"}
    assert named == there


def test_the_game_of_the_docs_is_a_whole_game(tmp_path: Path) -> None:
    """Pig, as the page builds it, passes what every game must."""
    test_what_a_page_says_to_write_and_run_works(ROOT / "docs" / "adding-a-game.md", tmp_path)
    shared = ["test_undo.py", "test_positions.py", "test_noninterference.py", "test_messages.py", "test_face.py"]
    files = [str(ROOT / "tests" / name) for name in shared]
    done = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "pig", *files], tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^\d+ passed", done.stdout, re.MULTILINE), done.stdout
