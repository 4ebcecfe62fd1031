"""A long match with secrets: what a seat knows costs as much after three thousand entries as after three hundred.

Work is counted, not timed: every call that Python sees (interpreted, that is every row looked at), and the memory in use.
"""

import functools
import random
import sys
import tracemalloc
from collections.abc import Callable

import pytest
from tests.conftest import step

import bottlecap
from bottlecap.bots.rand import RandomBot
from bottlecap.engine.base import HIDDEN, SPECTATOR, sees
from bottlecap.engine.log import STRIDE, Log, Rows
from bottlecap.engine.telling import heard, told

SEATS = 3
SOON, LATE = 300, 2_990
BOT = RandomBot(1)


@functools.cache
def long_match(entries: int) -> bytes:
    """A match of Locker that has so many entries behind it: finds are drawn in private all the time."""
    match = bottlecap.new("locker", players=SEATS, seed=5, options={"rounds": 1000})
    rng = random.Random(5)
    while match.entries.count < entries:
        step(match, rng)
    return match.to_bytes()


def after(entries: int) -> bottlecap.Match:
    """That match, which has been thought about before, and one entry more."""
    match = bottlecap.from_bytes(long_match(entries))
    for seat in (*range(SEATS), None):
        match.perspective(seat).sample(random.Random(1)).perspective(seat).sample(random.Random(1))
    read(match)
    step(match, random.Random(1))
    return match


def effort(work: Callable[[], object]) -> tuple[int, int]:
    """How many calls something makes, and how much memory it needs at most."""
    calls = 0

    def count(_frame: object, what: str, _more: object) -> None:
        nonlocal calls
        calls += what in ("call", "c_call")

    tracemalloc.start()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
        memory = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    return calls, memory


def fresh_thought(match: bottlecap.Match) -> None:
    """A bot that never saw the match before."""
    perspective = match.perspective(match.seat)
    perspective.sample(random.Random(2))
    BOT.choose(perspective)


def thought_elsewhere(match: bottlecap.Match) -> None:
    """As a server's bots think: in another process, from bytes."""
    perspective = bottlecap.Perspective.from_bytes(match.perspective(match.seat).to_bytes(events=False))
    sample = perspective.sample(random.Random(2))
    sample.play(BOT.choose(perspective), perspective.seat)


def thought_within_a_thought(match: bottlecap.Match) -> None:
    """A bot that asks what it would know in a copy and in a sample."""
    seat = match.seat
    match.copy().perspective(seat).sample(random.Random(2))
    match.perspective(seat).sample(random.Random(2)).perspective(seat).sample(random.Random(3))


def last_events(match: bottlecap.Match) -> None:
    rows = match.log.rows.count
    for seat in (*range(SEATS), None, bottlecap.CHANCE):
        assert len(match.told(SPECTATOR if seat is None else seat, rows - 4)) <= 4
    assert len(match.events(bottlecap.CHANCE, rows - 4)) == 4
    for seat in range(SEATS):
        assert match.events(seat, rows) == []


def undone(match: bottlecap.Match) -> None:
    """What a page is told after every move."""
    for seat in range(SEATS):
        match.can_undo(seat)
        match.prompts(seat)
        match.view(seat)


def read(match: bottlecap.Match) -> None:
    """What of the content each may read, as a page asks."""
    match.game.guarded = ("find",)
    try:
        for seat in (*range(SEATS), None, bottlecap.CHANCE):
            assert match.readable(seat) or seat is None
    finally:
        match.game.guarded = ()


WORKS = [fresh_thought, thought_elsewhere, thought_within_a_thought, last_events, undone, read]


@pytest.mark.parametrize("work", WORKS)
def test_the_cost_of_a_thought_does_not_grow_with_the_match(work: Callable[[bottlecap.Match], None]) -> None:
    early, late = after(SOON), after(LATE)
    (few, small), (many, large) = effort(lambda: work(early)), effort(lambda: work(late))
    # Hands and heaps differ from moment to moment; a walk over the log would be ten times as much.
    assert many < 2 * few + 100
    assert large < 2 * small + 4_000


def test_bytes_without_events_are_as_short_in_a_long_match() -> None:
    early, late = after(SOON), after(LATE)
    for seat in (*range(SEATS), None):
        short = early.perspective(seat).to_bytes(events=False)
        assert len(late.perspective(seat).to_bytes(events=False)) < len(short) + 20
        assert len(late.perspective(seat).to_bytes()) > 20 * len(short)


# --- what a seat heard ------------------------------------------------------------------------------------------------------


def naively(match: bottlecap.Match, seat: int) -> list[list[int]]:
    """The rows as the seat heard them, one by one, without the engine's own redaction."""
    rows, out = list(match.log.rows.flat()), []
    for start in range(0, len(rows), STRIDE):
        kind, mask, *values = rows[start : start + STRIDE]
        declared = match.game.events[kind]
        if mask >> seat & 1:
            out.append([kind, mask if mask == -1 else 1 << seat, *values])
        elif not declared.private:
            names = [param.name for param in declared.params] + [""] * 4
            out.append(
                [kind, 0, *(HIDDEN if name in declared.secret else value for name, value in zip(names, values, strict=False))]
            )
    return out


def own_rows(match: bottlecap.Match, seat: int) -> list[list[int]]:
    flat = list(heard(match.game, match.log.rows, seat).flat())
    return [flat[start : start + STRIDE] for start in range(0, len(flat), STRIDE)]


@pytest.mark.parametrize(("name", "players"), [("locker", 1), ("locker", 3), ("doors", 3), ("salvage", 3), ("kuhn", 2)])
def test_what_was_heard_grows_and_never_changes(name: str, players: int) -> None:
    """Through actions, undos, copies that go their own ways and storage: always what blanking it all anew gives."""
    rng = random.Random(7)
    match = bottlecap.new(name, players=players, seed=7)
    while not match.over:
        step(match, rng)
        actor = rng.randrange(players)
        if rng.random() < 0.2 and any(entry for entry in match.entries.flat()[1::STRIDE] if entry == actor):
            try:
                match.undo(actor, consent=True)
            except bottlecap.IllegalAction:
                continue
        aside = match.copy()
        if not aside.over:
            step(aside, rng)
        for one in (match, aside, bottlecap.from_bytes(match.to_bytes())):
            for seat in rng.sample([*range(players), SPECTATOR], 2) if players > 1 else (0, SPECTATOR):
                before = own_rows(one, seat)
                assert before == naively(one, seat)
                sample = one.perspective(None if seat == SPECTATOR else seat).sample(random.Random(1))
                assert own_rows(sample, seat) == before
                if not sample.over:
                    step(sample, rng)
                assert own_rows(sample, seat)[: len(before)] == before == own_rows(one, seat)


def test_private_rows_are_counted_by_whoever_was_told() -> None:
    """Some rows for all, some for a few seats, some copied halfway: against counting one by one."""
    game = bottlecap.new("locker").game
    numbers = {kind.name: number for number, kind in enumerate(game.events)}
    rng = random.Random(2)
    log, masks = Log(Rows()), []
    for number in range(300):
        masks.append(rng.choice([-1, -1, -1, 0, 1, 2, 5]))
        log.tell(numbers["round" if masks[-1] == -1 else "drawn"], masks[-1], number, 0, 0, 0)
        if number % 70 == 69:
            log.share().tell(numbers["drawn"], 0, 0, 0, 0, 0)
            log = log.share()
        if number % 50 == 49:
            heard(game, log.rows, rng.randrange(3))
    for seat in (0, 1, 2, SPECTATOR, bottlecap.CHANCE):
        known = [row for row in range(300) if seat == bottlecap.CHANCE or sees(masks[row], seat)]
        for since in range(301):
            events = told(game, log.rows, seat, since)
            assert [next(iter(event.args.values())) for event in events] == [row for row in known if row >= since]
            assert [event.number for event in events] == [known.index(row) for row in known if row >= since]


# --- bytes without events ---------------------------------------------------------------------------------------------------


def test_a_perspective_without_events_is_the_same_but_for_them(table: tuple[str, int]) -> None:
    name, players = table
    match = bottlecap.new(name, players=players, seed=9)
    rng = random.Random(9)
    for _ in range(12):
        if not match.over:
            step(match, rng)
    for seat in (*range(players), None):
        whole = match.perspective(seat)
        data = whole.to_bytes(events=False)
        bare = bottlecap.Perspective.from_bytes(data)
        assert bare.to_bytes(events=False) == data
        assert (bare.view, bare.actions) == (whole.view, whole.actions)
        assert [prompt.to_json() for prompt in bare.prompts] == [prompt.to_json() for prompt in whole.prompts]
        one, two = whole.sample(random.Random(4)), bare.sample(random.Random(4))
        assert one.hash == two.hash
        assert two.perspective(seat).to_bytes(events=False) == data
        if not match.over and match.seat == seat:
            action = rng.choice(match.actions(seat))
            told = [[event.to_json() for event in sample.play(action, seat)] for sample in (one, two)]
            assert told[0] == told[1], "what happens from then on is told, with the same numbers"


def test_events_that_were_left_out_are_not_made_up() -> None:
    match = after(SOON)
    bare = bottlecap.Perspective.from_bytes(match.perspective(0).to_bytes(events=False))
    for ask in (lambda: bare.events, bare.to_bytes, lambda: bare.match.events(0), lambda: bare.sample(random.Random(1)).events(0)):
        with pytest.raises(bottlecap.Error, match="left out"):
            ask()
    number = len(match.events(0))
    assert bare.match.events(0, number) == []
    sample = bare.sample(random.Random(1))
    step(sample, random.Random(1))
    assert next(event.number for event in sample.events(0, number)) == number
