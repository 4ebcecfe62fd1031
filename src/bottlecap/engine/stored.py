"""A match as bytes, to put away and take up again without replaying it."""

import json
from hashlib import blake2b
from typing import Final

from bottlecap.engine.chance import Generator
from bottlecap.engine.codec import Reader, Writer, read_state, write_state
from bottlecap.engine.errors import BadRecord, Error
from bottlecap.engine.game import Game
from bottlecap.engine.header import NO_PAST, Header, read_table, write_table
from bottlecap.engine.log import Log, rows_from
from bottlecap.engine.match import Match
from bottlecap.engine.registry import with_content
from bottlecap.engine.state import State

MAGIC: Final = b"bottlecap match 2\n"
# States are written otherwise since then.
OLD_MAGIC: Final = b"bottlecap match 1\n"
CHECK_BYTES: Final = 8


def match_bytes(match: Match) -> bytes:
    if match.header.sample:
        raise Error(NO_PAST)
    return packed(match)


def packed(match: Match) -> bytes:
    """A match, a copy or a sample; of the luck that these two have, nothing is in it."""
    header = match.header
    out = Writer()
    out.raw(json.dumps(match.notes).encode())
    out.raw(header.game.id.encode())
    out.raw(header.game.content.encode())
    out.number(header.game.version)
    write_table(out, header)
    out.raw(header.seed)
    out.raw(header.chance.encode())
    out.number(0 if header.start is None else 1)
    if header.start is not None:
        write_state(out, header.start, header.game)
    out.number(match.undos)
    out.numbers(match.entries.flat())
    out.numbers(match.log.rows.flat())
    write_state(out, match.state, header.game)
    body = MAGIC + out.done()
    return body + blake2b(body, digest_size=CHECK_BYTES).digest()


def unpickled(game: Game, data: bytes, sample: bool, generator: Generator) -> Match:
    """The match, copy or sample that was pickled, of a game that was loaded before."""
    match = match_from_bytes(data, game)
    match.header.sample = sample
    match.generator = generator
    return match


def match_from_bytes(data: bytes, game: Game | None = None) -> Match:
    """The match that `to_bytes` wrote, or BadRecord. game: the one it is of, where that is known."""
    if data.startswith(OLD_MAGIC):
        raise BadRecord("byte 0: this match was stored by an earlier version, in a form that is not read any more")
    if not data.startswith(MAGIC):
        raise BadRecord("byte 0: these bytes are no stored match")
    body, check = data[:-CHECK_BYTES], data[-CHECK_BYTES:]
    if blake2b(body, digest_size=CHECK_BYTES).digest() != check:
        raise BadRecord("the stored match is cut off or altered: its checksum does not fit")
    source = Reader(body[len(MAGIC) :])
    notes = json.loads(source.raw())
    name, content = source.raw().decode(), source.raw().decode()
    if game is None:
        game = with_content(name, content)
    version = source.number()
    if version != game.version:
        raise BadRecord(f"the stored match is of version {version} of the rules, and these are version {game.version}")
    players, options = read_table(source, game)
    seed = source.raw()
    chance = source.raw().decode()
    start: State | None = None
    if source.number() == 1:
        start = state_read(source, game, players, options)
    header = Header(game, players, options, seed, chance, start)
    undos = source.number()
    entries = rows_from(source.numbers())
    events = rows_from(source.numbers())
    state = state_read(source, game, players, options)
    source.end()
    match = Match(header, state, header.generator(), Log(events), entries)
    match.undos = undos
    match.notes = notes
    return match


def state_read(source: Reader, game: Game, players: int, options: dict[str, int]) -> State:
    state = game.start(players, options)
    read_state(source, state, game)
    return state
