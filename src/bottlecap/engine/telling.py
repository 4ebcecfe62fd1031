"""A log as one seat may know it: rows in which everything else is blank, and the events they are.

What a seat heard is made once of each row and kept with it (`Rows.heard`): a row, once told, never changes, and an undo is
told like anything else. So its cost does not depend on how long the match is.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import CHANCE, HIDDEN, NOBODY, PUBLIC, sees
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import Param
from bottlecap.engine.log import STRIDE, Rows
from bottlecap.engine.values import Event


def told(game: Game, rows: Rows, seat: i64, since: i64) -> list[Event]:
    """The events from that row of the log on, numbered as the seat counts them."""
    own = heard(game, rows, seat)
    return events_of(game, own, own.count - told_since(game, rows, seat, since))


def events_of(game: Game, own: Rows, since: i64) -> list[Event]:
    """The events of a seat's own log, from that one of its own numbers on."""
    rows = own.flat(since)
    out: list[Event] = []
    start: i64 = 0
    while start < len(rows):
        kind = game.events[rows[start]]
        values: list[int] = []
        for i in range(len(kind.params)):
            values.append(int(rows[start + 2 + i]))
        out.append(Event(game, since, kind, values))
        since += 1
        start += STRIDE
    return out


def named(game: Game, own: Rows) -> set[tuple[str, int]]:
    """The things of guarded domains that the events of a seat's own log name: domains and numbers."""
    out: set[tuple[str, int]] = set()
    rows = own.flat()
    start: i64 = 0
    while start < len(rows):
        kind = game.events[rows[start]]
        for i in range(len(kind.params)):
            param = kind.params[i]
            # Where the seat was told nothing, a blank stands, which is below every number of a thing.
            if param.domain in game.guarded and rows[start + 2 + i] >= 0:
                out |= {(param.domain, number) for number in things_of(param, int(rows[start + 2 + i]))}
        start += STRIDE
    return out


def things_of(param: Param, value: int) -> list[int]:
    """What an argument names: one thing, or those in a mask."""
    if not param.many:
        return [value]
    return [number for number in range(value.bit_length()) if value >> number & 1]


def told_since(game: Game, rows: Rows, seat: i64, since: i64) -> i64:
    """How many of the rows from that one on the seat was told of."""
    count = rows.count - since
    if game.private and seat != CHANCE:
        flat = rows.flat(since)
        start: i64 = 0
        while start < len(flat):
            if game.events[flat[start]].private and not sees(flat[start + 1], seat):
                count -= 1
            start += STRIDE
    return count


def heard(game: Game, rows: Rows, seat: i64) -> Rows:
    """The log as one seat heard it, to be read or shared, not written to."""
    if seat == CHANCE or not game.secrets:
        return rows
    rows.seal()
    unheard: list[Rows] = []
    own: Rows | None = None
    node = rows.base
    while node is not None and own is None:
        if node.heard is not None:
            own = node.heard.get(int(seat))
        if own is None:
            unheard.append(node)
            node = node.base
    for part in reversed(unheard):
        own = redacted(game, part, seat, own)
        if part.heard is None:
            part.heard = {}
        part.heard[int(seat)] = own
    return Rows(own)


def redacted(game: Game, node: Rows, seat: i64, before: Rows | None) -> Rows:
    """A node of the log as one seat heard it, after what it had heard before."""
    tail = vec[i64](capacity=node.used - node.start)
    start = node.start
    while start < node.used:
        kind = game.events[node.tail[start]]
        mask = node.tail[start + 1]
        sees_all = sees(mask, seat)
        if sees_all or not kind.private:
            tail = append(tail, kind.number)
            tail = append(tail, PUBLIC if mask == PUBLIC else (1 << seat) if sees_all else NOBODY)
            for i in range(4):
                blank = not sees_all and i < len(kind.params) and kind.params[i].name in kind.secret
                tail = append(tail, HIDDEN if blank else node.tail[start + 2 + i])
        start += STRIDE
    out = Rows(before)
    out.tail = tail
    out.used = len(tail)
    # What was left out of the log was left out of all that anybody heard of it.
    lost = node.count - (node.used - node.start) // STRIDE if node.base is None else 0
    out.count += lost + out.used // STRIDE
    return out
