"""Which test names which rules, read from the sources: nothing is imported or run for it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Marked:
    """A test function, the rules that its marks name, and where it stands."""

    path: str
    line: int
    node: str
    ids: tuple[str, ...]

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line} ({self.node})"

    @property
    def address(self) -> str:
        """How pytest is told to run it."""
        return f"{self.path}::{self.node}"


def all_marked(root: Path = ROOT) -> list[Marked]:
    """Every test under tests/ that names a rule."""
    found: list[Marked] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        found += marked_in(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    return found


def marked_in(source: str, path: str) -> list[Marked]:
    """The tests of one file that name a rule; one whose parameters carry marks stands once for each of them."""
    tree = ast.parse(source)
    everywhere: tuple[str, ...] = ()
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            everywhere += tuple(id for ids in calls(node.value, path) for id in ids)
    return list(tests_of(tree.body, path, "", everywhere))


def tests_of(body: list[ast.stmt], path: str, prefix: str, outer: tuple[str, ...]) -> Iterator[Marked]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = tuple(id for decorator in node.decorator_list for ids in calls(decorator, path) for id in ids)
            yield from tests_of(node.body, path, f"{prefix}{node.name}::", outer + own)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield from test_marks(node, path, prefix, outer)


def test_marks(node: ast.FunctionDef | ast.AsyncFunctionDef, path: str, prefix: str, outer: tuple[str, ...]) -> Iterator[Marked]:
    whole, parts = outer, []
    for decorator in node.decorator_list:
        if is_rule(decorator):
            whole += tuple(id for ids in calls(decorator, path) for id in ids)
        else:
            parts += calls(decorator, path)
    for ids in parts or [()]:
        if whole or ids:
            yield Marked(path, node.lineno, prefix + node.name, tuple(dict.fromkeys(whole + ids)))


def is_rule(node: ast.expr) -> bool:
    """Whether it is `….mark.rule(…)`."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    owner = node.func.value
    return node.func.attr == "rule" and isinstance(owner, ast.Attribute) and owner.attr == "mark"


def calls(node: ast.AST, path: str) -> list[tuple[str, ...]]:
    """The ids of every mark within an expression; they must stand there as plain strings."""
    out: list[tuple[str, ...]] = []
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and is_rule(call):
            ids = tuple(arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
            if len(ids) != len(call.args) or not ids or call.keywords:
                raise ValueError(f'{path}:{call.lineno}: a rule is named by plain strings: pytest.mark.rule("game/rule")')
            out.append(ids)
    return out
