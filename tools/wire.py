"""What a game says over the wire, as TypeScript: its options, and unions of its actions, events and prompts, made from the
declarations.

An argument with a domain is an id. What the game's own messages name is a closed set, and its type lists the ids; what the
content names could be anything in another pack, and has a name of its own instead.
"""

from collections.abc import Callable, Iterable

import bottlecap
from bottlecap.engine.kinds import ChanceDecision, ChanceKind, Option, Param


def pascal(text: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in text.replace("-", " ").split())


def key(name: str) -> str:
    return name if name.replace("_", "").isalnum() else f'"{name}"'


class Wiring:
    """One game's own types. write: a type of Python's as TypeScript, which is written too if it has a name."""

    def __init__(self, game: bottlecap.Game, view: str, catalogue: str, write: Callable[[object], str]) -> None:
        self.game = game
        self.view = view
        self.catalogue = catalogue
        self.write = write
        # By domain the ids that an argument can have, in their order; none where the content names them.
        self.ids: dict[str, dict[str, None]] = {}
        self.actions = [
            (kind.name, f'{{ kind: "{kind.name}"{self.listed(kind.params)} }}')
            for kind in game.actions
            if not isinstance(kind, ChanceKind)
        ]
        self.events = [
            (kind.name, f'{{ number: number; kind: "{kind.name}"{self.listed(kind.params, kind.secret)} }}') for kind in game.events
        ]
        self.prompts = [
            (f"prompt-{kind.name}", f'{{ message: "prompt-{kind.name}"; args: {self.args(kind.shown)} }}')
            for kind in game.decisions
            if not isinstance(kind, ChanceDecision)
        ]
        self.options = [f"  {key(option.name)}?: {self.set_to(option)};" for option in game.options]

    # --- options --------------------------------------------------------------------------------------

    def set_to(self, option: Option) -> str:
        """What an option can be set to."""
        if option.names:
            return " | ".join(f'"{name}"' for name in option.names) if self.has_words(option.name, option.names) else "string"
        return "0 | 1" if (option.low, option.high) == (0, 1) else "number"

    # --- arguments ------------------------------------------------------------------------------------

    def listed(self, params: Iterable[Param], secret: tuple[str, ...] = ()) -> str:
        """Named arguments, each after a semicolon."""
        return "".join(f"; {key(p.name)}: {self.value(p)}{' | null' if p.name in secret else ''}" for p in params)

    def args(self, params: list[Param]) -> str:
        return f"{{ {self.listed(params)[2:]} }}" if params else "Record<string, never>"

    def value(self, param: Param) -> str:
        """What `Game.value_to_json` writes of a number."""
        own = self.game.written_as(param)
        if own is not None:
            return self.write(own)
        if param.domain not in self.game.domains:
            return "number[]" if param.many else "number"
        name = self.named(param)
        return f"{name}[]" if param.many else name

    def named(self, param: Param) -> str:
        """The type of a domain's ids."""
        found = self.ids.setdefault(param.domain, {})
        ids = self.game.domains[param.domain]
        most = param.size.bit_length() - 1 if param.many else param.low + self.game.size_of(param)
        written = ids[0 if param.many else param.low : most]
        if self.has_words(param.domain, written):
            found |= dict.fromkeys(written)
        return self.name_of(param.domain)

    def has_words(self, domain: str, ids: Iterable[str]) -> bool:
        """Whether it is the game's own messages that name these things."""
        return all(self.game.messages.has(f"{domain}-{id}", "en") for id in ids)

    def name_of(self, domain: str) -> str:
        """Proofs share a file, and have each their own."""
        return f"{pascal(self.game.id) if self.game.proof else ''}{pascal(domain)}Id"

    # --- as text --------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        """What the frame needs."""
        own = [f"{pascal(self.game.id)}{what}" for what in ("Action", "Event", "Options", "Prompt")]
        return [self.view, *([] if "<" in self.catalogue else [self.catalogue]), *own]

    def row(self) -> str:
        name = pascal(self.game.id)
        own = f"action: {name}Action; event: {name}Event; prompt: {name}Prompt; options: {name}Options"
        return f"{{ view: {self.view}; catalogue: {self.catalogue}; {own} }}"

    def parts(self) -> list[str]:
        aliases = []
        for domain, ids in self.ids.items():
            type_ = " | ".join(f'"{id}"' for id in ids) or "string"
            aliases.append(f"export type {self.name_of(domain)} = {type_};")
        name = pascal(self.game.id)
        return [
            "\n".join(aliases),
            union(f"{name}Action", "What can be answered, by kind.", self.actions),
            union(f"{name}Event", "What can be told, by kind; null where a seat may not know.", self.events),
            union(f"{name}Prompt", "What can be asked, by message.", self.prompts),
            choices(f"{name}Options", "What a table can be set to; without it, an option is as the game has it.", self.options),
        ]


def union(name: str, text: str, members: list[tuple[str, str]]) -> str:
    rows = [f"  {key(kind)}: {type_};" for kind, type_ in members]
    lines = [f"/** {text} */", f"export interface {name}s {{", *rows, "}", f"export type {name} = {name}s[keyof {name}s];"]
    return "\n".join(lines)


def choices(name: str, text: str, rows: list[str]) -> str:
    """A type and no interface: what has no other properties can be gone through by name."""
    return (
        "\n".join([f"/** {text} */", f"export type {name} = {{", *rows, "};"])
        if rows
        else f"export type {name} = Record<string, never>;"
    )
