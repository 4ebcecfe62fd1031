"""Writes how states are copied, and how their vectors are set by name, from the fields that their `__init__` lists.

    python tools/states.py            writes it into every state of games/ and proofs/
    python tools/states.py --check    tells what has drifted

A compiled class must name each of its attributes: reading them by their names at run time takes several times as long, and
setting a vector so is never let go of. So that nobody writes these lines by hand, each field is one line of `__init__`,

    self.stakes: vec[i64] = vec[i64]()

and its type says how it is copied: a number as it is, a `vec[i64]` as a new vector, `Shared` as the same one, `Cards` by
their own `copy`. What `__init__` is given never changes in play: copies share it.
"""

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
HOMES = ("src/bottlecap/games", "src/bottlecap/proofs")

BEGIN = "    # --- written by `make states` from the lines above ".ljust(104, "-")
END = "    # --- up to here ".ljust(104, "-")

NUMBER, VECTOR, SHARED, CARDS = "i64", "vec[i64]", "Shared", "Cards"
COPIED = {NUMBER: "self.{}", VECTOR: "self.{}[:]", SHARED: "self.{}", CARDS: "self.{}.copy()"}


class Unclear(Exception):
    """An `__init__` that does not say what is to be written."""


@dataclass
class StateClass:
    """A state's class as its `__init__` describes it. given: what that is given; fields: name and type of all the rest."""

    path: Path
    name: str
    given: list[str]
    fields: dict[str, str]
    # The line before which its copy and put stand, or belong.
    after: int

    def copy_lines(self) -> list[str]:
        """The method `copy`."""
        given = ", ".join(f"self.{name}" for name in self.given)
        lines = [f"out.{name} = {COPIED[form].format(name)}" for name, form in self.fields.items()]
        body = [f"out = {self.name}({given})", *lines, "self.copy_into(out)", "return out"]
        return ["    def copy(self) -> State:", *(f"        {line}" for line in body)]

    def put_lines(self) -> list[str]:
        """The method `put`; none where no field is a vector."""
        vectors = [name for name, form in self.fields.items() if form in (VECTOR, SHARED)]
        if not vectors:
            return []
        lines = ["values = cast(vec[i64], numbers)"]
        for name in vectors:
            lines += [f'{"elif" if len(lines) > 1 else "if"} name == "{name}":', f"    self.{name} = values"]
        lines += ["else:", "    super().put(name, numbers)"]
        return ["", "    def put(self, name: str, numbers: object) -> None:", *(f"        {line}" for line in lines)]

    def written(self) -> list[str]:
        """All that belongs behind `__init__`."""
        return [BEGIN, "", *self.copy_lines(), *self.put_lines(), "", END]

    def there(self, lines: list[str]) -> list[str]:
        """What stands there now."""
        place = self.after + 1
        if lines[place : place + 1] != [BEGIN] or END not in lines[place:]:
            return []
        return lines[place : lines.index(END, place) + 1]

    def complaint(self) -> str:
        """What is wrong with what stands there, by the names of the fields; empty where nothing is."""
        there, wanted = self.there(self.path.read_text(encoding="utf-8").splitlines()), self.written()
        if there == wanted:
            return ""
        odd = [line for line in wanted + there if line not in wanted or line not in there]
        names = [name for name in self.fields if any(f".{name} = " in line for line in odd)]
        what = f"are wrong about {', '.join(names)}" if there and names else "are still to be written"
        return f"{self.path.name}: copy and put of {self.name} {what}: run `make states`"

    def write(self) -> None:
        lines = self.path.read_text(encoding="utf-8").splitlines()
        place, there = self.after + 1, self.there(lines)
        lines[place : place + len(there)] = self.written() if there else [*self.written(), ""]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def classes_in(path: Path) -> list[StateClass]:
    """The states of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return [state_class(path, node) for node in nodes if [ast.unparse(base) for base in node.bases] == ["State"]]


def state_class(path: Path, node: ast.ClassDef) -> StateClass:
    inits = [item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"]
    if not inits:
        raise Unclear(f"{path.name}: {node.name} has no __init__")
    init = inits[0]
    given = [argument.arg for argument in init.args.args[1:]]
    fields: dict[str, str] = {}
    for line in init.body:
        target = line.target if isinstance(line, ast.AnnAssign) else line.targets[0] if isinstance(line, ast.Assign) else None
        if not isinstance(target, ast.Attribute):
            continue
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.annotation) in COPIED:
            fields[target.attr] = ast.unparse(line.annotation)
        elif target.attr not in given:
            raise Unclear(f"{path.name}: {node.name}.{target.attr} needs one of the types {', '.join(COPIED)}")
    return StateClass(path, node.name, given, fields, init.end_lineno or init.lineno)


def all_classes() -> list[StateClass]:
    return [found for home in HOMES for path in sorted((ROOT / home).rglob("*.py")) for found in classes_in(path)]


def main(words: list[str]) -> int:
    try:
        found = all_classes()
    except Unclear as fault:
        print(fault)
        return 1
    wrong = [state for state in found if state.complaint()]
    # From below: a file may hold several, and what is written above moves what stands below.
    for state in sorted(wrong, key=lambda state: -state.after):
        if "--check" in words:
            print(state.complaint())
        else:
            state.write()
    return 1 if wrong and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
