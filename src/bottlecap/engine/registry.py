"""Finds games by themselves: every package in `bottlecap.games` and `bottlecap.proofs` is one.

Games of one's own: in a folder that the environment variable BOTTLECAP_GAMES names, or in any
installed package, as "my.package.module".

A game has a home in every layer that wants something of it (bots, the arena), found by its folder too.
"""

import importlib
import importlib.util
import os
import pkgutil
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from bottlecap.engine.errors import BadContent, Error, UnknownGame, in_a_line
from bottlecap.engine.game import Game

HOMES = ("bottlecap.games", "bottlecap.proofs")
OWN_GAMES = "BOTTLECAP_GAMES"

# Games already loaded, by id and by the content they were loaded with.
loaded: dict[tuple[str, str], Game] = {}


def modules() -> dict[str, str]:
    """Short name to full module name, real games before proof games."""
    out: dict[str, str] = {}
    for home in HOMES:
        package = importlib.import_module(home)
        if home == HOMES[0]:
            extra = [folder for folder in os.environ.get(OWN_GAMES, "").split(os.pathsep) if folder]
            package.__path__ = [*package.__path__, *(f for f in extra if f not in package.__path__)]
        for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
            full = f"{home}.{info.name}"
            # One of ours that is still being written has no `load` yet: its parts can be tested, but it is not listed.
            ours = getattr(info.module_finder, "path", "") == package.__path__[0]
            if info.ispkg and (not ours or hasattr(importlib.import_module(full), "load")):
                out[info.name] = full
    return out


def module_of(name: str) -> ModuleType:
    known = modules()
    full = known.get(name, name)
    if full == name and "." not in name:
        raise UnknownGame(f"there is no game {name!r} (there are: {', '.join(known)})")
    if full.startswith("."):
        raise UnknownGame(f"there is no game {name!r}: a module's full name is wanted")
    try:
        module = importlib.import_module(full)
    except ImportError as fault:
        raise UnknownGame(f"there is no game {name!r}: {fault}") from None
    if not hasattr(module, "load"):
        raise UnknownGame(f"{full} has no function load(): it is no game")
    return module


def game(name: str, content: str | Path | None = None) -> Game:
    """The game of that name, with the bundled content or that of a folder."""
    key = (name, "" if content is None else str(Path(content).resolve()))
    if key not in loaded:
        folder = None if content is None else Path(content)
        if folder is not None and not folder.is_dir():
            raise BadContent(f"{folder}: no such folder of content")
        found = module_of(name).load(folder)
        if not isinstance(found, Game):
            raise Error(f"{name}: load() must give a bottlecap.Game")
        loaded[key] = found
    return loaded[key]


def home_of(game: Game) -> tuple[str, str]:
    """The name and the folder of content (none: the bundled one) by which a game was loaded."""
    for home, known in loaded.items():
        if known is game:
            return home
    return game.id, ""


def module_name(game: Game) -> str:
    """The module that a game was loaded from; of one that nobody loaded, the one that its id leads to."""
    name, _ = home_of(game)
    return next((full for full in (f"{home}.{name}" for home in HOMES) if full in sys.modules), name)


def brought(game: Game, layer: str) -> object | None:
    """What a game brings for a layer of the house ("bots", "arena"): the `HOME` of its folder there; None for nothing.

    A game from elsewhere has that folder within its own: <its module>.<layer>. Ours have it in the layer:
    bottlecap.<layer>.<game>.
    """
    return home_in(module_name(game), layer)


@cache
def home_in(module: str, layer: str) -> object | None:
    package, _, name = module.rpartition(".")
    places = [f"{module}.{layer}"]
    if package in HOMES:
        places.append(f"{package.partition('.')[0]}.{layer}.{name}")
    for place in places:
        found = home_at(place)
        if found is not None:
            return found
    return None


def home_at(place: str) -> object | None:
    try:
        if importlib.util.find_spec(place) is None:
            return None
    except ModuleNotFoundError:
        # The game is a single file, which has no folders.
        return None
    try:
        return getattr(importlib.import_module(place), "HOME", None)
    except Exception as fault:
        # Whatever is wrong with somebody's folder is told in one line.
        raise Error(f"{place}: {in_a_line(fault)}") from fault


def found_again(id: str, content: str, name: str, folder: str) -> Game:
    """The game that was pickled: one that is loaded, or else loaded now from where it was."""
    for known in (loaded.get((name, folder)), *loaded.values()):
        if known is not None and known.id == id and known.content == content:
            return known
    found = game(name, folder or None)
    if found.id != id or found.content != content:
        place = folder or "the bundled content"
        raise BadContent(f"{id}: {place} has changed since this was pickled (its hash was {content}, and is {found.content})")
    return found


def games() -> list[Game]:
    """All games there are, real ones first."""
    return [game(name) for name in modules()]


def version_of(name: str) -> int:
    """Which version of its rules a game has now, whatever the content."""
    for known in loaded.values():
        if known.id == name:
            return known.version
    if name not in modules():
        # Stored bytes never make us import a module that they name.
        raise UnknownGame(f"there is no game {name!r} (load one of your own before its matches)")
    return game(name).version


def with_content(name: str, content: str) -> Game:
    """The game whose content has that hash, among those loaded: for records and stored matches."""
    for known in loaded.values():
        if known.id == name and known.content == content:
            return known
    version_of(name)
    found = game(name)
    if found.content != content:
        raise BadContent(f"{name}: this match was played with other content ({content or 'none'}); load that folder first")
    return found
