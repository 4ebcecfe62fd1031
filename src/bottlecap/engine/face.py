"""The functions of `import bottlecap`."""

import secrets
from pathlib import Path

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
    players: int | None = None,
    seed: int | str | bytes | None = None,
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
    if players is not None and (not isinstance(players, int) or isinstance(players, bool)):
        raise BadOption(f"players is a whole number, not {players!r}")
    if players is not None:
        found.check_players(players)
    values = found.option_values(options or {})
    start = None if position is None else state_from(found, values, position)
    if players is None:
        players = found.players.start if start is None else int(start.players)
    if start is not None and start.players != players:
        raise BadOption(f"the position is of {start.players} players, not {players}")
    return begun(Header(found, players, values, seed_bytes(seed), chance, start))


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """The 128 bits of a seed: a whole number, or hexadecimal digits as a record has them."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
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
