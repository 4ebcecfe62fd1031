"""Leaves: the parts of a game's content that not everybody may read, each given to whoever may.

A pack, which every page has, holds nothing of a game's guarded domains. What a seat has before its eyes or was told of it may
read (`Match.readable`), at its table and in its film; whether anything else exists is not told either.
"""

from collections.abc import Set
from typing import Final

from bottlecap.engine.game import Game
from bottlecap.engine.messages import LANGUAGES
from bottlecap.server.errors import Denied
from bottlecap.server.protocol.games import MOST_KEYS, LeafJson, Leaves

# In so many letters at most is said what is asked for.
MOST_LETTERS: Final = 8_000

# A domain and an id.
Thing = tuple[str, str]


def wanted_in(keys: str, lang: str) -> list[Thing]:
    """The things that a request names: letter:one,outcome:one-burn."""
    if lang not in LANGUAGES:
        raise Denied("bad-message", None, "lang")
    parts = [key.partition(":") for key in keys.split(",")]
    if len(parts) > MOST_KEYS:
        raise Denied("too-many", None, "keys")
    return [(domain, id) for domain, _, id in parts]


def given(game: Game, readable: Set[Thing], wanted: list[Thing], lang: str) -> Leaves:
    """Those of the things that may be read. Of the others nothing is said, be there such things or not."""
    out: dict[str, dict[str, LeafJson]] = {}
    for domain, id in wanted:
        if (domain, id) in readable:
            number = game.domains[domain].index(id)
            out.setdefault(domain, {})[id] = LeafJson(game.label(domain, number, lang), dict(game.leaf(domain, number, lang)))
    if not out:
        raise Denied("not-shown")
    return Leaves(out)
