"""A log as one seat may know it: as events, or as rows in which everything else is blank."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import CHANCE, HIDDEN, NOBODY, PUBLIC, sees
from bottlecap.engine.game import Game
from bottlecap.engine.log import STRIDE, Log, Rows
from bottlecap.engine.values import Event


def told(game: Game, log: Log, seat: i64, since: i64) -> list[Event]:
    """The events from that row of the log on, numbered as the seat counts them."""
    rows = log.rows.flat(since)
    number = log.number_of(since, seat)
    out: list[Event] = []
    start: i64 = 0
    while start < len(rows):
        kind = game.events[rows[start]]
        heard = seat == CHANCE or sees(rows[start + 1], seat)
        if heard or not kind.private:
            values: list[int] = []
            for i in range(len(kind.params)):
                blank = not heard and kind.params[i].name in kind.secret
                values.append(HIDDEN if blank else int(rows[start + 2 + i]))
            out.append(Event(game, number, kind, values))
            number += 1
        start += STRIDE
    return out


def redacted(game: Game, rows: Rows, seat: i64) -> Rows:
    """A log as one seat heard it."""
    out = Rows()
    flat = rows.flat()
    start: i64 = 0
    while start < len(flat):
        kind = game.events[flat[start]]
        mask = flat[start + 1]
        heard = sees(mask, seat)
        if heard or not kind.private:
            values = vec[i64]()
            for i in range(4):
                blank = not heard and i < len(kind.params) and kind.params[i].name in kind.secret
                values = append(values, HIDDEN if blank else flat[start + 2 + i])
            seen: i64 = PUBLIC if mask == PUBLIC else (1 << seat) if heard else NOBODY
            out.add(kind.number, seen, values[0], values[1], values[2], values[3])
        start += STRIDE
    return out
