"""The functions of `import bottlecap`."""

import operator
import secrets
from pathlib import Path
from typing import SupportsIndex

from bottlecap.engine import registry
from bottlecap.engine.errors import BadOption
from bottlecap.engine.game import Game
from bottlecap.engine.header import SEED_BYTES, Header
from bottlecap.engine.match import Match, begun
from bottlecap.engine.position import state_from
from bottlecap.engine.record import Record, replayed
from bottlecap.engine.stored import match_from_bytes


def new(
    game: str | Game,
    players: SupportsIndex | None = None,
    seed: SupportsIndex | str | bytes | None = None,
    options: dict[str, object] | None = None,
    position: dict[str, object] | None = None,
    chance: str = "seed",
    content: str | Path | None = None,
) -> Match:
    """A new match.

    seed: None takes 128 bits from the system. chance: "seed" (strong), "fast" (for simulation) or
    "ask" (chance is a seat that somebody answers for). position: where to start instead.
    """
    found = game if isinstance(game, Game) else registry.game(game, content)
    seated = whole(players)
    if players is not None and seated is None:
        raise BadOption(f"players is a whole number, not {players!r}")
    if seated is not None:
        found.check_players(seated)
    values = found.option_values(options or {})
    start = None if position is None else state_from(found, values, position)
    if seated is None:
        seated = found.players.start if start is None else int(start.players)
    if start is not None and start.players != seated:
        raise BadOption(f"the position is of {start.players} players, not {seated}")
    return begun(Header(found, seated, values, seed_bytes(seed), chance, start))


def whole(value: object) -> int | None:
    """A whole number, NumPy's too, as Python's own; None for anything else. True and False are no numbers."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def seed_bytes(seed: SupportsIndex | str | bytes | None) -> bytes:
    """The 128 bits of a seed: a whole number, or hexadecimal digits as a record has them."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    number = whole(seed)
    if number is not None and 0 <= number < 1 << 8 * SEED_BYTES:
        return number.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str):
        try:
            return int(seed, 16).to_bytes(SEED_BYTES, "big")
        except (ValueError, OverflowError):
            pass
    raise BadOption(f"a seed is a whole number of at most {8 * SEED_BYTES} bits, or its hexadecimal digits, not {seed!r}")


def from_bytes(data: bytes) -> Match:
    """The match that `match.to_bytes()` wrote."""
    return match_from_bytes(data)


def replay(record: Record | str, upto: int | None = None) -> Match:
    """The match of a record, or of its first `upto` entries; every entry is checked."""
    return replayed(Record.from_text(record) if isinstance(record, str) else record, upto)


def games() -> list[Game]:
    """Every game there is: the real ones, then the proof games (`.proof`)."""
    return registry.games()


def game(name: str, content: str | Path | None = None) -> Game:
    """The game of that id, with the bundled content or that of a folder."""
    return registry.game(name, content)
