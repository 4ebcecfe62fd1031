"""Sentences in English and Russian: Project Fluent files, loaded when first needed.

The wire carries message ids and arguments; whoever shows them words them here, or in the browser
from the same files.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "ru")

OWN = Path(__file__).parent / "locale"


class Messages:
    """The messages of a folder with an `.ftl` file a language, or several; what it lacks, the engine's own folder has."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.bundles: dict[str, FluentBundle] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return messages_in, (self.folder,)

    def bundle(self, lang: str) -> FluentBundle:
        if lang not in LANGUAGES:
            lang = LANGUAGES[0]
        if lang not in self.bundles:
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in (self.folder, OWN):
                if folder is not None:
                    for path in files(folder, lang):
                        bundle.add_resource(parse(path))
            self.bundles[lang] = bundle
        return self.bundles[lang]

    def has(self, message: str, lang: str) -> bool:
        return self.bundle(lang).has_message(message)

    def text(self, message: str, arguments: Mapping[str, object], lang: str) -> str:
        """The message in words; an id that is missing shows as itself, never as an error."""
        bundle = self.bundle(lang)
        if not bundle.has_message(message):
            return message
        pattern = bundle.get_message(message).value
        if pattern is None:
            return message
        worded, _errors = bundle.format_pattern(pattern, dict(arguments))
        # A name that ends with a full stop needs none after it; three of them are meant.
        return re.sub(r"(?<!\.)\.\.$", ".", str(worded))


@cache
def messages_in(folder: Path | None) -> Messages:
    """The messages that were pickled as their folder, read once."""
    return Messages(folder)


def files(folder: Path, lang: str) -> list[Path]:
    """The files of a language: `en.ftl`, and any others like `rules.en.ftl`."""
    return sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[-2] == lang)


def parse(path: Path) -> ast.Resource:
    """The file's messages; a fault in it names the file and what the parser could not read."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().splitlines()[0]
            raise ValueError(f"{path.name}: cannot read the message that begins with {first!r}")
    return resource


ENGINE_MESSAGES = Messages(None)
