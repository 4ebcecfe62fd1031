"""Writes the page's types from the server's protocol and the games' own declarations.

`python -m tools.typescript` writes web/src/protocol.ts, and beside each game's board a wire.ts with what that game says over
the wire: its view, its cards, its options, actions, events and prompts (tools/wire.py). `--check` says whether they are as
they should be. It reads the types from the source: compiled modules have forgotten them.
"""

import importlib
import re
import sys
import typing
from collections.abc import Iterable
from pathlib import Path

from msgspec import inspect
from tools.wire import Wiring

import bottlecap
from bottlecap.server.protocol.basics import NAME_LENGTH, Wire
from bottlecap.server.protocol.games import MOST_KEYS, PackJson
from bottlecap.server.protocol.http_types import HTTP_TYPES
from bottlecap.server.protocol.socket_in import CHAT_LENGTH, ClientMessage
from bottlecap.server.protocol.socket_out import ServerMessage

PAGE = Path(__file__).parent.parent / "web" / "src"
OUT = PAGE / "protocol.ts"
# Games without a folder of their own share one.
PLAIN = "plain"

HEAD = "// Made by tools/typescript.py from {}. Do not edit: run `make types`."

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}

# JSON whose type the game has a say in, most of it encoded before.
RAW = {
    ("CreateTable", "options"): "Options<G>",
    ("HintAnswer", "action"): "Action<G>",
    ("LeafJson", "data"): "Record<string, unknown>",
    ("OrderedInfo", "action"): "Action<G>",
    ("PackJson", "catalogue"): 'Games[G]["catalogue"]',
    ("Play", "action"): "Action<G>",
    ("PromptInfo", "actions"): "Action<G>[]",
    ("RemarkJson", "args"): "Record<string, string | number | object>",
    ("ReplayFrame", "events"): "Event<G>[]",
    ("ReplayFrame", "view"): "View<G> | null",
    ("Update", "events"): "Event<G>[]",
    ("TableInfo", "options"): "Options<G>",
    ("Update", "table"): "TableInfo<G>",
    ("Update", "view"): "View<G> | null",
    ("Why", "action"): "Action<G>",
}
# How a question is worded is the game's own affair: its union has these.
WORDED = {"PromptInfo": 'Games[G]["prompt"]'}
OWN = {("PromptInfo", "message"), ("PromptInfo", "args")}

EXTRA = """
export type GameId = keyof Games;

/** What a seat sees. */
export type View<G extends GameId = GameId> = Games[G]["view"];

/** What a table is set to. */
export type Options<G extends GameId = GameId> = Games[G]["options"];

/** An action: a kind and its named arguments, as `play` sends it. */
export type Action<G extends GameId = GameId> = Games[G]["action"];

/** An event: its number, its kind, and arguments; null where this seat may not know. */
export type Event<G extends GameId = GameId> = Games[G]["event"];
"""

# Bounds that the page keeps to as well.
LIMITS = {"NAME_LENGTH": NAME_LENGTH, "CHAT_LENGTH": CHAT_LENGTH, "MOST_KEYS": MOST_KEYS}

OF_A_GAME = "<G extends GameId = GameId>"


class Writer:
    """Collects types as they are met, each written once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.classes: dict[str, type] = {}
        # Those that are of one game, or of any.
        self.generic: set[str] = set()

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
            name = kind.cls.__name__
            return f"{name}<G>" if name in self.generic else name
        if isinstance(kind, inspect.TypedDictType):
            self.typed_dict(kind)
            return kind.cls.__name__
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, kind: inspect.StructType) -> None:
        owner = kind.cls.__name__
        if not self.is_new(kind.cls):
            return
        rows = [] if kind.tag is None else [f'  type: "{kind.tag}";']
        sent = issubclass(kind.cls, Wire)
        for field in kind.fields:
            if (owner, field.name) in OWN:
                continue
            mark = "" if field.required or not sent else "?"
            type_ = self.name(field.type)
            rows.append(f"  {field.encode_name}{mark}: {RAW.get((owner, field.name)) or type_};")
        if any(re.search(r"\bG\b", row) for row in rows):
            self.generic.add(owner)
        name = owner + OF_A_GAME if owner in self.generic else owner
        self.written[owner] = interface(
            name, kind.cls.__doc__ if "__doc__" in vars(kind.cls) else None, rows, WORDED.get(owner, "")
        )

    def typed_dict(self, kind: inspect.TypedDictType) -> None:
        owner = kind.cls.__name__
        if not self.is_new(kind.cls):
            return
        rows = [f"  {field.encode_name}: {self.name(field.type)};" for field in kind.fields]
        self.written[owner] = interface(owner, kind.cls.__doc__, rows)


def interface(name: str, text: str | None, rows: Iterable[str], also: str = "") -> str:
    lines = [] if not text or text.startswith(("dict(", f"{name}(")) else comment(text)
    if also:
        return "\n".join([*lines, f"export type {name} = {also} & {{", *rows, "};"])
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


def folder_of(game: bottlecap.Game) -> str:
    """Where what belongs to a game stands on the page."""
    return game.id if (PAGE / "games" / game.id).is_dir() else PLAIN


def files() -> dict[Path, str]:
    """Everything that is written, by its place."""
    folders: dict[str, list[bottlecap.Game]] = {}
    for game in bottlecap.games():
        folders.setdefault(folder_of(game), []).append(game)
    classes: dict[str, type] = {}
    out, wirings, owned = {}, [], {}
    for folder, games in folders.items():
        writer = Writer()
        writer.classes = classes
        here = [wired(game, writer) for game in games]
        wirings += [(folder, wiring) for wiring in here]
        unions = [part for wiring in here for part in wiring.parts()]
        text = "\n\n".join([HEAD.format("the games' declarations"), *writer.written.values(), *unions])
        out[PAGE / "games" / folder / "wire.ts"] = text + "\n"
        owned[folder] = list(writer.written)
    out[OUT] = frame(wirings, classes, owned)
    return out


def wired(game: bottlecap.Game, writer: Writer) -> Wiring:
    """What a game says over the wire; its own types are written by the way."""
    view = writer.name(inspect.type_info(game.view_type))
    cards = catalogue_type(game)
    catalogue = "Record<string, never>" if cards is None else writer.name(inspect.type_info(cards))
    return Wiring(game, view, catalogue, lambda kind: writer.name(inspect.type_info(kind)))


def frame(wirings: list[tuple[str, Wiring]], classes: dict[str, type], owned: dict[str, list[str]]) -> str:
    """What is the same in all games, and where each game's own is found."""
    writer = Writer()
    writer.classes = classes
    names: dict[str, str] = {}
    for part in (*HTTP_TYPES, ServerMessage, ClientMessage, PackJson):
        names[str(part)] = writer.name(inspect.type_info(part))
    imports = []
    for folder, types in owned.items():
        wanted = {name for home, wiring in wirings if home == folder for name in wiring.names()}
        imports.append(f'import type {{ {", ".join(sorted(wanted))} }} from "./games/{folder}/wire";')
        imports.append(f'export type {{ {", ".join(sorted({*types, *wanted}))} }} from "./games/{folder}/wire";')
    games = [f"  {wiring.game.id}: {wiring.row()};" for _, wiring in wirings]
    unions = [
        f"export type ServerMessage{OF_A_GAME} = {names[str(ServerMessage)]};",
        f"export type ClientMessage{OF_A_GAME} = {names[str(ClientMessage)]};",
        interface("Games", "What each game says over the wire.", games),
    ]
    limits = [f"export const {name} = {number};" for name, number in LIMITS.items()]
    head = HEAD.format("the server's structs and the games' declarations")
    return "\n\n".join([head, "\n".join(imports), *limits, EXTRA.strip(), *writer.written.values(), *unions]) + "\n"


def main(words: list[str]) -> int:
    found = files()
    if "--check" in words:
        stale = [path for path, text in found.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
        stale += [path for path in PAGE.glob("games/*/wire.ts") if path not in found]
        for path in stale:
            print(f"{path.relative_to(PAGE)} has drifted: run `make types`")
        return 1 if stale else 0
    for path, text in found.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
