"""Sentences in English and Russian: Project Fluent files, loaded when first needed.

The wire carries message ids and arguments; whoever shows them words them here, or in the browser
from the same files.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "ru")

# The ending that a Russian name of a thing has as the object of a sentence, by the one it has alone.
ADJECTIVE_ENDINGS = {"ая": "ую", "яя": "юю"}
NOUN_ENDINGS = {"а": "у", "я": "ю"}

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
            bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
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


def accusative(name: object) -> str:
    """A Russian name of a thing as the object of a sentence: «Мегатонна», «Старая мельница» become «Мегатонну», «Старую мельницу».

    Of a thing, not of a living being, only what ends in -а or -я changes: adjectives before the noun, and the noun. What follows
    the noun stays as it is. A noun before a name in quotes is none itself: «станцию «Метро-центр»».
    """
    words = str(name).split(" ")
    if len(words) > 1 and words[1].startswith("«"):
        words[0] = words[0][:1].lower() + words[0][1:]
    for place, word in enumerate(words):
        adjective = word[-2:] in ADJECTIVE_ENDINGS and place + 1 < len(words)
        endings = ADJECTIVE_ENDINGS if adjective else NOUN_ENDINGS
        size = 2 if adjective else 1
        words[place] = word[:-size] + endings.get(word[-size:], word[-size:])
        if not adjective:
            break
    return " ".join(words)


# What messages may call; the page has the same (`web/src/lib/grammar.ts`).
FUNCTIONS: dict[str, Any] = {"ACC": accusative}


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
