"""Content packs: kept by hash so that a match goes on with its own, and given to pages with their words."""

import re
import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import accumulate
from pathlib import Path, PurePosixPath

import msgspec
from fluent.syntax import FluentParser, ast
from sqlalchemy import Executable

from bottlecap.engine import registry
from bottlecap.engine.errors import BadContent
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import Param
from bottlecap.engine.messages import LANGUAGES, OWN, files
from bottlecap.server.content.action_texts import ActionTexts
from bottlecap.server.protocol.games import GatheringJson, JoinJson, PackJson
from bottlecap.server.store.base import Store, add_pack

# A domain with more values than this is numbers, not names.
MOST_LABELS = 2_000
DIGEST_BYTES = 8
# What messages and terms are called: only their names stand at the beginning of a line.
NAMES = re.compile(r"^-?([A-Za-z][A-Za-z0-9_-]*)[ ]*=", re.MULTILINE)


class Packs:
    """Games by their content, wherever it comes from: bundled, or written out of the database."""

    def __init__(self, store: Store, cache: Path, content: tuple[tuple[str, Path], ...] = ()) -> None:
        self.store = store
        self.cache = cache
        # The games that new tables are of, by name: the bundled ones, but for those with a folder of their own.
        self.games: dict[str, Game] = {game.id: game for game in registry.games()}
        self.games |= {name: registry.game(name, folder) for name, folder in content}
        self.stored: set[tuple[str, str]] = set()
        # What pages fetch, by address; made when first asked for.
        self.texts: dict[str, bytes] = {}
        self.words: dict[str, dict[str, str]] = {}
        self.packs: dict[tuple[str, str], dict[str, str]] = {}
        self.texts_of_actions: dict[Game, ActionTexts] = {}

    async def open(self) -> None:
        self.stored = await self.store.known_packs()

    async def game(self, name: str, content: str) -> Game:
        """The game with the content of that hash."""
        try:
            return registry.with_content(name, content)
        except BadContent:
            text = await self.store.pack(name, content)
            if text is None:
                raise
            folder = self.cache / "packs" / content / name
            unpack(folder, text)
            found = registry.game(name, folder)
            if found.content != content:
                raise BadContent(f"{name}: the stored pack {content} has another hash: {found.content}") from None
            return found

    def missing(self, game: Game) -> list[Executable]:
        """What must be written with a new table so that the pack of its game is never lost."""
        if not game.content or (game.id, game.content) in self.stored:
            return []
        return [add_pack(game.id, game.content, packed(self.folder(game)))]

    def folder(self, game: Game) -> Path:
        """Where the content of a loaded game lies."""
        for (name, place), loaded in registry.loaded.items():
            if loaded is game and place:
                return Path(place)
            if loaded is game:
                module = sys.modules[registry.module_of(name).__name__]
                return Path(str(module.__file__)).parent / "content"
        raise BadContent(f"{game.id}: nobody knows where its content came from")

    def own(self, game: Game) -> tuple[str, Path] | None:
        """Name and folder that a process must load before it can read this game's matches; None for bundled content."""
        for (name, place), loaded in registry.loaded.items():
            if loaded is game:
                return (name, Path(place)) if place else None
        return None

    # --- for pages --------------------------------------------------------------------------------------

    def words_at(self, game: Game) -> dict[str, str]:
        """Where a page finds the messages, by language."""
        if game.id not in self.words:
            self.words[game.id] = {lang: self.words_address(game, lang) for lang in LANGUAGES}
        return self.words[game.id]

    def pack_at(self, game: Game) -> dict[str, str]:
        key = (game.id, game.content)
        if key not in self.packs:
            self.packs[key] = {lang: self.pack_address(game, lang) for lang in LANGUAGES}
        return self.packs[key]

    def action_texts(self, game: Game) -> ActionTexts:
        """The game's actions as JSON; all its tables share them."""
        if game not in self.texts_of_actions:
            self.texts_of_actions[game] = ActionTexts(game)
        return self.texts_of_actions[game]

    def words_address(self, game: Game, lang: str) -> str:
        folders = [folder for folder in (game.messages.folder, OWN) if folder is not None]
        text = "\n".join(open_words(game, path.read_text(encoding="utf-8")) for folder in folders for path in files(folder, lang))
        return self.address("words", game.id, lang, "ftl", text.encode())

    def pack_address(self, game: Game, lang: str) -> str:
        return self.address("packs", game.id, lang, "json", msgspec.json.encode(pack_json(game, lang)))

    def address(self, kind: str, game: str, lang: str, ending: str, body: bytes) -> str:
        """An address that holds the hash of what it gives, so that it can be cached for ever."""
        path = f"/{kind}/{game}.{lang}.{blake2b(body, digest_size=DIGEST_BYTES).hexdigest()}.{ending}"
        self.texts[path] = body
        return path


def packed(folder: Path) -> str:
    """The files of a pack as one text, those of its folders by their paths in it."""
    found = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.toml"))}
    return msgspec.json.encode(found).decode()


def unpack(folder: Path, text: str) -> None:
    for name, body in msgspec.json.decode(text, type=dict[str, str]).items():
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts or "\\" in name or path.as_posix() != name:
            raise BadContent(f"a stored pack names a file {name!r}")
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(body, encoding="utf-8")


def open_words(game: Game, text: str) -> str:
    """Messages without those of things that not everybody may read: letter-one of a letter `one`, and letter-one-anything."""
    if not game.guarded:
        return text
    things = {f"{domain}-{id}" for domain in game.guarded for id in game.domains[domain]}
    # To parse messages takes seconds, and most games have none to be left out.
    if all(things.isdisjoint(openings(name)) for name in NAMES.findall(text)):
        return text
    for entry in reversed(FluentParser().parse(text).body):
        name = entry.id.name if isinstance(entry, (ast.Message, ast.Term)) else ""
        if entry.span is not None and not things.isdisjoint(openings(name)):
            # With its line: blank ones would tell how many there are.
            text = text[: entry.span.start] + text[entry.span.end :].removeprefix("\n")
    return text


def openings(name: str) -> Iterator[str]:
    """What a name begins with, a part of it at a time: a, a-b, a-b-c."""
    return accumulate(name.split("-"), "{}-{}".format)


def pack_json(game: Game, lang: str) -> PackJson:
    """What everybody may know of a game from the beginning: nothing of its guarded domains is here (see leaves.py)."""
    cards = dict(game.catalogue(lang))
    return PackJson(
        game.id, game.content, lang, labels(game, lang), domains(game), cards, list(game.guarded), joins(game), gathers(game)
    )


def joins(game: Game) -> list[JoinJson]:
    return [JoinJson(join.name, [kind.name for kind in join.kinds], list(join.same)) for join in game.joins]


def gathers(game: Game) -> dict[str, GatheringJson]:
    """By kind of event, those that add up."""
    found = {event.name: event.gathers for event in game.events}
    return {name: GatheringJson(of.amount, of.of, of.each) for name, of in found.items() if of is not None}


def shapes(game: Game) -> dict[str, list[Param]]:
    """The arguments of every message that has any."""
    out = {f"action-{kind.name}": kind.params for kind in game.actions}
    out |= {f"prompt-{kind.name}": kind.shown for kind in game.decisions}
    for event in game.events:
        out[f"event-{event.name}"] = event.params
        if event.secret:
            out[f"event-{event.name}-hidden"] = event.params
    out |= {f"event-{join.name}": join.params for join in game.joins}
    out |= {remark.name: remark.params for remark in game.remarks}
    return out


def domains(game: Game) -> dict[str, dict[str, str]]:
    named = {message: {p.name: p.domain for p in params if p.domain} for message, params in shapes(game).items()}
    return {message: found for message, found in named.items() if found}


def labels(game: Game, lang: str) -> dict[str, dict[str, str]]:
    """What every value of every domain that is not guarded is called, by the value as it goes over the wire."""
    ranges: dict[str, range] = {name: range(len(ids)) for name, ids in game.domains.items()}
    params: dict[str, Param] = {}
    for found in shapes(game).values():
        for param in found:
            # A set of things is worded thing by thing.
            if param.domain and not param.many:
                params[param.domain] = param
                if param.domain not in game.domains:
                    last = param.low + game.size_of(param)
                    old = ranges.get(param.domain, range(param.low, last))
                    ranges[param.domain] = range(min(old.start, param.low), max(old.stop, last))
    out: dict[str, dict[str, str]] = {}
    for domain, values in ranges.items():
        if domain in game.guarded:
            continue
        shape = params.get(domain) or Param(domain, len(values), domain=domain)
        out[domain] = {str(game.value_to_json(shape, value)): game.label(domain, value, lang) for value in values[:MOST_LABELS]}
    return out
