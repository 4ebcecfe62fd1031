"""What the tests of one game bring for those that all games share, found by the game's folder.

tests/<game>/ holds its own tests and, where there is something to say, `home.py` with a HOME, `effects` with what mutants
break, `golden` with its playthroughs and digests, and `gallery.py` with the pictures of its page. A game that says nothing is
tested all the same.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import bottlecap

TESTS = Path(__file__).parent


class Books(Protocol):
    """Keeps an account of a match beside the match, and asserts that both agree."""

    def follow(self, match: "bottlecap.Match") -> None: ...


@dataclass(frozen=True)
class Drill:
    """A file of the game's own tests that the long drills run, and how many of what it plays there.

    The variable is set to as many times the drill's matches, or to a share of them where one takes long or the file
    plays more; counted: that number in words.
    """

    file: str
    counted: Callable[[int], str]
    variable: str = "BOTTLECAP_MATCHES"
    times: int = 1
    share: int = 1


@dataclass(frozen=True)
class Home:
    """All of it may be left out."""

    # Options of random matches that would otherwise be thousands of actions long: the tests look at every state of them
    # in ways that hundreds show as well. The builds are compared, and the invariants kept, over whole ones.
    short: Mapping[str, object] = field(default_factory=dict)
    # How many whole matches of each number of players the invariants are kept over, unless the drill says more.
    matches: int = 20
    # At every how many-th state of them: where one is large, to look at each takes longer than to play.
    every: int = 1
    # Instead of their highest values, unless the drill plays: with these, one match would take longer than all others.
    highest: Mapping[str, int] = field(default_factory=dict)
    # At the server: options of short matches, so that many of them also end, and how many seats.
    served: Mapping[str, object] = field(default_factory=dict)
    seats: int = 2
    # The files of its content whose cards lie in decks: file, and what an entry of it is called.
    decks: tuple[tuple[str, str], ...] = ()
    # Puts words into a copy of its content, each made by what is given, where nobody may read them before they were told.
    marked: "Callable[[Path, Callable[[], str]], None] | None" = None
    # Options of matches at the server that are long enough to see most of the decks; none: the short ones.
    longer: Mapping[str, object] = field(default_factory=dict)
    # Followed through whole random matches.
    books: "Callable[[bottlecap.Match], Books] | None" = None
    # Rules that no test can prove yet, by their slugs: what they need is still to come.
    waiting: tuple[str, ...] = ()
    # By title.
    drills: Mapping[str, Drill] = field(default_factory=dict)


def part(game: str, name: str) -> ModuleType | None:
    """A module or a package of the game's folder, if it is there."""
    try:
        found = importlib.util.find_spec(f"tests.{game}.{name}")
    except ModuleNotFoundError:
        return None
    return None if found is None else importlib.import_module(f"tests.{game}.{name}")


def home_of(game: str) -> Home:
    module = part(game, "home")
    home = Home() if module is None else module.HOME
    assert isinstance(home, Home)
    return home
