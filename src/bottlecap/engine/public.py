"""The line between face and engine: what of each class is there for whoever imports Bottlecap.

`dir()` shows these names, the reference documents them, and they change only with a word in the changelog. Everything else of
these classes is the engine's own: it can be called, and may be another tomorrow.
"""

from typing import Final

MATCH: Final[tuple[str, ...]] = (
    # What it is of, and how it stands.
    "game",
    "players",
    "over",
    "result",
    "length",
    "picks",
    # Who is asked what, and what can be answered.
    "seat",
    "seats",
    "waiting",
    "prompts",
    "actions",
    "choices",
    "why_not",
    "odds",
    "ordered",
    # Playing.
    "play",
    "playout",
    "can_undo",
    "undo",
    "note",
    # What happened, and what a seat sees.
    "events",
    "view",
    "perspective",
    # Copies and storage.
    "copy",
    "earlier",
    "position",
    "hash",
    "record",
    "to_bytes",
)
GAME: Final[tuple[str, ...]] = (
    "id",
    "name",
    "version",
    "content",
    "proof",
    "players",
    "options",
    "choices",
    "orders",
    "domains",
    "reasons",
    "action_count",
    "action",
    "action_named",
    "action_from_json",
    "label",
    "text",
    "render",
    "picture",
    "effects",
)
PERSPECTIVE: Final[tuple[str, ...]] = (
    "game",
    "seat",
    "view",
    "prompts",
    "actions",
    "events",
    "ordered",
    "sample",
    "to_bytes",
    "from_bytes",
)
ACTION: Final[tuple[str, ...]] = ("game", "kind", "args", "index", "code", "text", "to_json")
EVENT: Final[tuple[str, ...]] = ("game", "number", "kind", "args", "hidden", "text", "to_json")
PROMPT: Final[tuple[str, ...]] = (
    "game",
    "decision",
    "name",
    "args",
    "rule",
    "blocking",
    "holdable",
    "actions",
    "more",
    "typed",
    "text",
    "to_json",
)
RESULT: Final[tuple[str, ...]] = ("game", "winners", "scores", "ranks", "reason", "remarks", "text", "to_json")
RECORD: Final[tuple[str, ...]] = ("header", "entries", "end", "text", "from_text")


def shown(names: tuple[str, ...]) -> list[str]:
    """What `dir()` shows of an object with that face."""
    return sorted(names)
