"""A game has a home in every layer, found by its folder: no shared file names one, and a game from elsewhere brings its own."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest
from tests.conftest import ALL_GAMES
from tests.homes import TESTS
from tools.contracts import strangers

import bottlecap
from bottlecap.arena.homes import collector_of
from bottlecap.arena.homes import home_of as arena_home
from bottlecap.bots.homes import home_of, value_of
from bottlecap.engine import registry
from bottlecap.server.bots.thinking import levels_of

PACKAGE = Path(bottlecap.__file__).parent
NAMED = re.compile(rf"\b({'|'.join(ALL_GAMES)})\b", re.IGNORECASE)


def shared(root: Path) -> Iterator[Path]:
    """The sources that belong to no game."""
    for path in sorted(root.rglob("*.py")):
        if not set(path.relative_to(root).parts) & set(ALL_GAMES):
            yield path


def words_of(source: str) -> Iterator[tuple[int, str]]:
    """Strings and names of a source with their lines; what documents it is left out."""
    tree = ast.parse(source)
    told = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id.replace("_", " ")
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, f"{node.module} {' '.join(alias.name for alias in node.names)}"
        elif isinstance(node, ast.Import):
            yield node.lineno, " ".join(alias.name for alias in node.names)


def naming(path: Path) -> list[str]:
    source = path.read_text(encoding="utf-8")
    return [f"{path.name}:{line}: {text}" for line, text in words_of(source) if NAMED.search(text)]


def test_no_shared_file_names_a_game() -> None:
    assert [line for path in shared(PACKAGE) for line in naming(path)] == []


PAGE = TESTS.parent / "web" / "src"
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
# Types that a command writes.
WRITTEN = ("protocol.ts",)


def drawn() -> set[str]:
    """The games that have something on the page."""
    return {path.name for path in (PAGE / "games").iterdir()} & set(ALL_GAMES)


def test_nothing_that_boards_share_names_one() -> None:
    """Boards are found by their folders, their words and their recorded moments too."""
    assert len(drawn()) > 1
    named = re.compile(rf"\b({'|'.join(sorted(drawn()))})\b", re.IGNORECASE)
    sources = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte", ".css") and path.name not in WRITTEN]
    common = [path for path in sources if not set(path.relative_to(PAGE).parts) & drawn()]
    common += [*(PAGE.parent / "locale").glob("*.ftl"), PAGE.parent / "fixtures/recording.py", PAGE.parent / "test/locale.ts"]
    assert [path.name for path in common if named.search(COMMENT.sub("", path.read_text(encoding="utf-8")))] == []


def test_the_page_s_tests_of_a_game_stand_in_its_folder() -> None:
    tests = PAGE.parent / "test"
    reached = re.compile(rf'from "[^"]*/(games|fixtures)/({"|".join(sorted(drawn()))})\b')
    assert [path.name for path in tests.glob("*.ts") if reached.search(path.read_text(encoding="utf-8"))] == []
    for game in drawn():
        others = "|".join(sorted(drawn() - {game}))
        strange = re.compile(rf'from "[^"]*/(games|fixtures)/({others})\b')
        folders = [*(PAGE / "games" / game).rglob("*"), *(tests / game).rglob("*")]
        sources = [path for path in folders if path.suffix in (".ts", ".svelte")]
        assert [path.name for path in sources if strange.search(path.read_text(encoding="utf-8"))] == []


# What all tests share; a test that plays some game as its example is no such thing.
MACHINERY = [
    "conftest",
    "drill",
    "golden",
    "homes",
    "marks",
    "mutants",
    "mutation",
    "say",
    "scramble",
    "ways",
    "server/crowd",
    "server/leaks",
]


def test_nothing_that_all_tests_share_names_a_game() -> None:
    assert [line for name in MACHINERY for line in naming(TESTS / f"{name}.py")] == []


def test_the_search_for_names_finds_them(tmp_path: Path) -> None:
    planted = [
        'VALUES = {"kuhn": 1}\n',
        "from bottlecap.bots.shelter import HOME\n",
        "import bottlecap.games.doors\n",
        "of = MONOPOLY_WEIGHTS\n",
    ]
    for number, source in enumerate(planted):
        path = tmp_path / f"planted{number}.py"
        path.write_text(f'"""Kuhn is spoken of here."""\n{source}', encoding="utf-8")
        assert len(naming(path)) == 1, source


def test_shared_modules_and_other_games_may_not_import_a_game() -> None:
    graph = grimp.ImportGraph()
    for module in ("house.games.chess", "house.games.go", "house.bots.chess", "house.bots.go", "house.bots.base", "house.cli"):
        graph.add_module(module)
    graph.add_module("house.games")
    graph.add_import(importer="house.bots.chess", imported="house.games.chess")
    graph.add_import(importer="house.bots.chess", imported="house.bots.base")
    assert list(strangers(graph, ["house.games"])) == []
    wrong = [("house.bots.base", "house.bots.chess"), ("house.bots.go", "house.games.chess"), ("house.cli", "house.games.go")]
    for importer, imported in wrong:
        graph.add_import(importer=importer, imported=imported)
    assert list(strangers(graph, ["house.games"])) == wrong


# --- a game from elsewhere --------------------------------------------------------------------------------------------

BOTS = """
from bottlecap.bots.homes import Home
from bottlecap.bots.values import Value

class Own(Value):
    pass

HOME = Home(value=Own)
"""
ARENA = """
from bottlecap.arena.homes import Home
from bottlecap.arena.stats import Collector

class Own(Collector):
    pass

HOME = Home(collector=Own)
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages of one's own, forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    before = dict(registry.loaded)
    registry.home_in.cache_clear()
    yield tmp_path
    registry.loaded.clear()
    registry.loaded.update(before)
    registry.home_in.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "otherhouse"]:
        del sys.modules[name]


def built(folder: Path, **files: str) -> bottlecap.Game:
    """A proof game in a package of its own, with these files."""
    files["__init__"] = "from bottlecap.proofs.kuhn import load\n"
    for name, text in files.items():
        path = folder / "otherhouse" / "poker" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return registry.game("otherhouse.poker")


def test_a_game_from_elsewhere_brings_its_folders_along(elsewhere: Path) -> None:
    game = built(elsewhere, bots=BOTS, arena=ARENA)
    assert type(value_of(game)).__module__ == "otherhouse.poker.bots"
    assert type(collector_of(game)).__module__ == "otherhouse.poker.arena"
    assert "hard" in levels_of(game)
    assert "hard" not in levels_of(registry.game("kuhn")), "it has the same id, and is another game"


def test_a_game_that_brings_nothing_is_played_all_the_same(elsewhere: Path) -> None:
    game = built(elsewhere)
    assert home_of(game) is None and arena_home(game) == arena_home(registry.game("kuhn"))
    (elsewhere / "otherhouse" / "single.py").write_text("from bottlecap.proofs.kuhn import load\n", encoding="utf-8")
    assert home_of(registry.game("otherhouse.single")) is None, "a single file has no folders"


def test_what_is_wrong_with_a_folder_is_told_in_a_line(elsewhere: Path) -> None:
    game = built(elsewhere, bots="import nowhere_at_all\n", arena="HOME = 1\n")
    with pytest.raises(bottlecap.Error, match=r"otherhouse\.poker\.bots: .*nowhere_at_all"):
        home_of(game)
    with pytest.raises(bottlecap.Error, match="must be a bottlecap.arena.homes.Home"):
        arena_home(game)


@pytest.mark.parametrize("name", ["greedy", "base", "stats"])
def test_a_game_may_be_called_as_a_shared_module_is(name: str) -> None:
    assert registry.home_in(f"bottlecap.games.{name}", "bots") is None
    assert registry.home_in(f"bottlecap.games.{name}", "arena") is None
