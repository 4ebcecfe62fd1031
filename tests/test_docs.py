"""The docs stay true: what they tell a reader to write is written, what they tell to run is run."""

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import COMPILED

import bottlecap

ROOT = Path(__file__).parent.parent
PACKAGE = Path(bottlecap.__file__).parent.resolve()
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "examples" / "README.md"])
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FEW_MATCHES = "4"
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """Language, what stands behind it, and text of every block of code."""
    return [(lang, rest.strip(), text) for lang, rest, text in BLOCK.findall(page.read_text(encoding="utf-8"))]


def files(page: Path) -> dict[str, str]:
    """What the page says to write, by the name of the file."""
    out: dict[str, str] = {}
    for _, rest, text in blocks(page):
        if rest.startswith("file="):
            name = rest.removeprefix("file=")
            out[name] = f"{out[name]}\n\n{text}" if name in out else text
    return out


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def fewer(words: list[str]) -> list[str]:
    """A command as it stands there; interpreted, with no more matches than show that it works."""
    limited = not COMPILED and "--matches" in words
    return [FEW_MATCHES if limited and before == "--matches" else word for before, word in zip(["", *words], words, strict=False)]


def run(command: list[str], folder: Path, package: Path = PACKAGE, games: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(package.parent), "BOTTLECAP_ALL_TABLES": "1"}
    environment["BOTTLECAP_GAMES"] = str(folder) if games is None else games
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_what_a_page_says_to_write_and_run_works(page: Path, tmp_path: Path) -> None:
    """Blocks marked `file=…` are written (several to one file follow each other); then commands and Python run."""
    found = blocks(page)
    for name, text in files(page).items():
        write(tmp_path / name, text)
    for lang, rest, text in found:
        if lang == "sh":
            for line in text.splitlines():
                words = shlex.split(line, comments=True)
                if words and words[0] == "bottlecap":
                    done = run([sys.executable, "-m", "bottlecap", *fewer(words[1:])], tmp_path)
                    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
                elif words and words[0] == "make":
                    assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line
        elif lang == "python" and rest == "run":
            script = tmp_path / "example.py"
            script.write_text(text, encoding="utf-8")
            done = run([sys.executable, str(script)], tmp_path)
            assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def section(title: str) -> str:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return page[page.index(title) + len(title) :].split("\n## ")[0]


def rows(text: str) -> list[str]:
    """The first cells of a table's lines."""
    return [line.split("|")[1] for line in text.splitlines() if line.startswith("| ")]


def modules(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.py")} - {"__init__.py"}


def test_the_architecture_names_every_file_of_the_engine() -> None:
    named = {name for cell in rows(section("### The engine, file by file")) for name in re.findall(r"`(\w+\.py)`", cell)}
    assert named == modules(ROOT / "src" / "bottlecap" / "engine")


def test_the_architecture_names_every_file_of_the_server_in_its_room() -> None:
    """A line in bold names a room; the lines after it are the room's files."""
    text, server = section("## The server"), ROOT / "src" / "bottlecap" / "server"
    beside, table = text.split("| file | what it holds |")
    named: dict[str, set[str]] = {"": set(re.findall(r"`(\w+\.py)`", beside))}
    for cell in rows(table.split("\n\n")[0]):
        rooms = re.findall(r"\*\*`(\w+)/`\*\*", cell)
        named |= {room: set() for room in rooms}
        list(named.values())[-1].update(re.findall(r"`(\w+\.py)`", cell))
    there = {path.parent.name: modules(path.parent) for path in server.glob("*/__init__.py")}
    assert named == {"": modules(server), **there}


def steps_of_the_walk() -> list[tuple[str, str]]:
    """File and function of every step, in order."""
    text = section("### One action, from the click to the other players' screens")
    out: list[tuple[str, str]] = []
    for item in re.findall(r"^\d+\. .*(?:\n {3,}.*)*", text, re.MULTILINE):
        file = ""
        for word in re.findall(r"`([^`]+)`", item):
            if "/" in word:
                file = word
            elif re.fullmatch(r"(\w+\.)?#?[a-z]\w*", word):
                out.append((file, word))
    return out


def functions_of(file: Path) -> set[str]:
    """Every function of a file, with its class or the function it stands in."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return names_in(ast.parse(text), "")
    out: set[str] = set()
    owner = ""
    for line in text.splitlines():
        if found := re.match(r"export class (\w+)", line):
            owner = found[1]
        elif found := re.match(r"  (?:async )?(#?\w+)\(.*\{$", line):
            out.add(f"{owner}.{found[1]}")
    return out


def names_in(tree: ast.AST, owner: str) -> set[str]:
    out: set[str] = set()
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            out |= {f"{owner}{node.name}"} | names_in(node, f"{node.name}.")
        elif isinstance(node, ast.Assign):
            out |= {f"{owner}{target.id}" for target in node.targets if isinstance(target, ast.Name)}
    return out


def test_the_walk_of_an_action_names_what_is_there_and_nothing_twice() -> None:
    steps = steps_of_the_walk()
    for file, function in steps:
        path = ROOT / file if file.startswith("web/") else ROOT / "src" / "bottlecap" / file
        assert function in functions_of(path), f"{file}: {function}"
    assert len(steps) == len(set(steps)) > 40


# Where the folders of a game belong in this repository; what is in none of them is its rules.
HOMES = {"bots": "src/bottlecap/bots", "arena": "src/bottlecap/arena", "page": "web/src/games", "tests": "tests"}
RULES = "src/bottlecap/games"
SHARED = [
    "undo",
    "positions",
    "noninterference",
    "messages",
    "face",
    "golden",
    "builds",
    "rule_catalogue",
    "memory",
    "homes",
    "states",
]


def at_home(name: str) -> str:
    """Where a file of the page belongs in this repository: "pig/bots/__init__.py" in bots/pig."""
    game, part, rest = (*name.split("/", 2), "")[:3]
    return f"{HOMES[part]}/{game}/{rest}" if part in HOMES else f"{RULES}/{name}"


def contents(root: Path) -> dict[str, bytes]:
    """Every file by its name, without what tools keep for themselves."""
    named = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}
    return {name: path.read_bytes() for name, path in named.items() if not name.startswith(".") and "__pycache__" not in name}


def test_the_game_of_the_docs_moves_in_and_no_shared_file_is_touched(tmp_path: Path) -> None:
    """Pig with its bot, its statistics and its tests, in a copy of this repository, passes what every game must."""
    waste = shutil.ignore_patterns("__pycache__", "page", "old_rules")
    shutil.copytree(PACKAGE, tmp_path / "src" / "bottlecap", ignore=waste)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=waste)
    # What all compiled modules share lies beside the package.
    for library in PACKAGE.parent.glob("*__mypyc*"):
        shutil.copy(library, tmp_path / "src")
    for name in ("pyproject.toml", "tools/contracts.py", "tools/states.py"):
        write(tmp_path / name, (ROOT / name).read_text(encoding="utf-8"))
    before = contents(tmp_path)
    own = {at_home(name): text for name, text in files(ROOT / "docs" / "adding-a-game.md").items()}
    for name, text in own.items():
        write(tmp_path / name, text)

    def done(*words: str) -> str:
        out = run(list(words), tmp_path, tmp_path / "src" / "bottlecap", games="")
        assert out.returncode == 0, f"{' '.join(words)}\n{out.stdout}{out.stderr}"
        return out.stdout

    python = (sys.executable, "-m")
    done(sys.executable, "tools/states.py")
    done(*python, "tests.test_golden", "--write", "pig")
    done(*python, "tests.test_builds", "pig")
    tests = ["tests/pig", *(f"tests/test_{name}.py" for name in SHARED)]
    told = done(*python, "pytest", "-q", "-p", "no:cacheprovider", "-k", "pig or no_shared", *tests)
    assert re.search(r"^\d+ passed", told, re.MULTILINE), told
    done(*python, "bottlecap", "simulate", "pig", "--matches", "4", "--bots", "greedy", "--jobs", "1", "--report", "pig.html")
    assert "What was held" in (tmp_path / "pig.html").read_text(encoding="utf-8")
    if not COMPILED:
        done(str(Path(sys.executable).with_name("lint-imports")))
    after = contents(tmp_path)
    written = ("tests/pig/golden/goal.txt", "tests/pig/golden/digests.json", "pig.html")
    assert {name for name in after if before.get(name) != after[name]} == {*own, *written}
    assert before.keys() <= after.keys()


@pytest.mark.skipif(COMPILED, reason="the page is the same for both builds")
@pytest.mark.skipif(not (ROOT / "web" / "node_modules").is_dir(), reason="the page's tools are not installed")
def test_the_board_of_the_docs_moves_in_and_no_shared_file_is_touched(tmp_path: Path) -> None:
    """Pig's board in a copy of the page: its types are right, and the page that is built has it."""
    waste = shutil.ignore_patterns("__pycache__", "page", "node_modules")
    for folder in ("src/bottlecap", "web", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=waste)
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    write(tmp_path / "docs" / "protocol.md", (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8"))
    before = contents(tmp_path)
    own = {at_home(name): text for name, text in files(ROOT / "docs" / "adding-a-game.md").items() if "/tests/" not in name}
    for name, text in own.items():
        write(tmp_path / name, text)
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def done(*words: str) -> None:
        out = run([sys.executable, *words], tmp_path, tmp_path / "src" / "bottlecap", games="")
        assert out.returncode == 0, f"{' '.join(words)}\n{out.stdout}{out.stderr}"

    done("tools/states.py")
    done("-m", "tools.typescript")
    done("hatch_build.py", "types", "build")
    done("-c", "import hatch_build; hatch_build.npm('run', 'test', '--', 'boards', 'words')")
    (tmp_path / "web" / "node_modules").unlink()
    after = contents(tmp_path)
    page = "src/bottlecap/server/page/"
    built = [text.decode() for name, text in after.items() if name.startswith(page) and name.endswith(".js")]
    said = "pig-heap = "
    assert any("pig-heap" in text and said not in text for text in built), "no board of its own was built"
    assert any(said in text for text in built), "its words are missing"
    assert not any(said in text and "home-link = " in text for text in built), "its words come with the first page"
    touched = {name for name in after if before.get(name) != after[name] and not name.startswith(page)}
    assert touched == {*own, "web/src/protocol.ts", "web/src/games/pig/wire.ts"}
    assert before.keys() <= after.keys()
