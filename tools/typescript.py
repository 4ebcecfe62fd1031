"""Writes the page's types from the server's protocol and the games' own declarations.

`python tools/typescript.py` writes web/src/protocol.ts; `--check` says whether it is as it should be. It reads the types
from the source: compiled modules have forgotten them.
"""

import importlib
import sys
import typing
from collections.abc import Iterable
from pathlib import Path

from msgspec import inspect

import bottlecap
from bottlecap.server import protocol

OUT = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"

HEAD = """// Made by tools/typescript.py from the server's structs and the games' views. Do not edit: run `make types`.
"""

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}

# JSON whose type only the page's own language can say, most of it encoded before.
RAW = {
    ("HintAnswer", "action"): "Action",
    ("PromptInfo", "actions"): "Action[]",
    ("ReplayFrame", "events"): "Event[]",
    ("ReplayFrame", "view"): "View | null",
    ("Update", "events"): "Event[]",
    ("Update", "table"): "TableInfo",
    ("Update", "view"): "View | null",
}

EXTRA = """
/** An action: a kind and its named arguments, as `play` sends it. */
export type Action = { kind: string } & Record<string, string | number>;

/** An event: its number, its kind, and arguments; null where this seat may not know. */
export type Event = { number: number; kind: string } & Record<string, string | number | null>;
"""


class Writer:
    """Collects types as they are met, each written once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.classes: dict[str, type] = {}

    def is_new(self, kind: type) -> bool:
        """Whether it is still to be written; two types of one name would be one on the page."""
        name = kind.__name__
        if self.classes.setdefault(name, kind) is not kind:
            raise TypeError(f"{name} is declared by {self.classes[name].__module__} and by {kind.__module__}")
        if name in self.written:
            return False
        self.written[name] = ""
        return True

    def name(self, kind: inspect.Type) -> str:
        """The TypeScript of a type; what has a name of its own is written too."""
        if type(kind) in SIMPLE:
            return SIMPLE[type(kind)]
        if isinstance(kind, inspect.CustomType) and kind.cls is object:
            return "unknown"
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{value}"' for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(self.name(part) for part in kind.types)
        if isinstance(kind, inspect.ListType):
            inner = self.name(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        if isinstance(kind, inspect.Metadata):
            return self.name(kind.type)
        if isinstance(kind, inspect.StructType):
            self.struct(kind)
            return kind.cls.__name__
        if isinstance(kind, inspect.TypedDictType):
            self.typed_dict(kind)
            return kind.cls.__name__
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, kind: inspect.StructType) -> None:
        owner = kind.cls.__name__
        if not self.is_new(kind.cls):
            return
        rows = [] if kind.tag is None else [f'  type: "{kind.tag}";']
        sent = issubclass(kind.cls, protocol.Wire)
        for field in kind.fields:
            mark = "" if field.required or not sent else "?"
            rows.append(f"  {field.encode_name}{mark}: {RAW.get((owner, field.name)) or self.name(field.type)};")
        self.written[owner] = interface(owner, kind.cls.__doc__ if "__doc__" in vars(kind.cls) else None, rows)

    def typed_dict(self, kind: inspect.TypedDictType) -> None:
        owner = kind.cls.__name__
        if not self.is_new(kind.cls):
            return
        rows = [f"  {field.encode_name}: {self.name(field.type)};" for field in kind.fields]
        self.written[owner] = interface(owner, kind.cls.__doc__, rows)


def interface(name: str, text: str | None, rows: Iterable[str]) -> str:
    lines = [] if not text or text.startswith(("dict(", f"{name}(")) else comment(text)
    return "\n".join([*lines, f"export interface {name} {{", *rows, "}"])


def comment(text: str) -> list[str]:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def catalogue_type(game: bottlecap.Game) -> type | None:
    """The TypedDict …Catalogue of the game's module `catalogue`, where it has one."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        module = importlib.import_module(f"{package}.catalogue")
    except ImportError:
        return None
    return next(kind for name, kind in vars(module).items() if name.endswith("Catalogue") and typing.is_typeddict(kind))


def types() -> str:
    """The whole file."""
    writer = Writer()
    names: dict[str, str] = {}
    for part in (*protocol.HTTP_TYPES, protocol.ServerMessage, protocol.ClientMessage, protocol.PackJson):
        names[str(part)] = writer.name(inspect.type_info(part))
    views, catalogues = [], []
    for game in bottlecap.games():
        view = writer.name(inspect.type_info(game.view_type))
        views.append((game.id, view))
        cards = catalogue_type(game)
        if cards is not None:
            catalogues.append((game.id, writer.name(inspect.type_info(cards))))
    unions = [
        f"export type ServerMessage = {names[str(protocol.ServerMessage)]};",
        f"export type ClientMessage = {names[str(protocol.ClientMessage)]};",
        by_game("Views", "What a seat sees, by game.", views),
        "export type View = Views[keyof Views];",
        by_game("Catalogues", "The cards as data, by game.", catalogues),
    ]
    limits = [f"export const {name} = {getattr(protocol, name)};" for name in ("NAME_LENGTH", "CHAT_LENGTH", "MOST_KEYS")]
    return "\n\n".join([HEAD.strip(), *limits, EXTRA.strip(), *writer.written.values(), *unions]) + "\n"


def by_game(name: str, text: str, pairs: list[tuple[str, str]]) -> str:
    return interface(name, text, [f"  {game}: {kind};" for game, kind in pairs])


def main(words: list[str]) -> int:
    text = types()
    if "--check" in words:
        same = OUT.exists() and OUT.read_text(encoding="utf-8") == text
        print("as it should be" if same else f"{OUT.name} has drifted: run `make types`")
        return 0 if same else 1
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
