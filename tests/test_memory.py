"""Memory: what is read, masked and sampled is let go of again.

The compiled vectors of a state live outside what Python's own tools can see. Small ones are counted exactly, as blocks of
Python's allocator; all of them show in the memory of the process. It is counted on the compiled build: interpreted, vectors
are lists that Python itself lets go of, and whatever else the same code may keep, it keeps compiled too.
"""

import gc
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import ALL_GAMES, COMPILED, SHORT, game_named, played_on
from tests.leaky import Leaky

import bottlecap
from bottlecap.engine.fields import NUMBERS, numbers_of
from bottlecap.engine.state import State

compiled = pytest.mark.skipif(not COMPILED, reason="interpreted, Python itself lets go of them")

# Several times as many as there are few blocks.
TIMES = 1_000
# Of each kind; the long drill makes more.
DECODINGS = int(os.environ.get("BOTTLECAP_DECODINGS", "4_000"))
# What Python keeps for itself, here and there; one vector kept each time would be as many blocks as times.
FEW_BLOCKS = 200
STATM = Path("/proc/self/statm")
PAGE = 4096


def kept_blocks(work: Callable[[], object], times: int = TIMES) -> int:
    """How many more blocks are in use after doing something many times."""
    for _ in range(times // 10):
        work()
    # What there is already need not be looked through: a test that is one of thousands would do little else.
    gc.freeze()
    before = sys.getallocatedblocks()
    for _ in range(times):
        work()
    gc.collect()
    kept = sys.getallocatedblocks() - before
    gc.unfreeze()
    return kept


def in_the_middle(name: str) -> bottlecap.Match:
    game = game_named(name)
    return played_on(bottlecap.new(name, players=game.players.stop - 1, seed=4, options=SHORT.get(name)), 12, 4)


@compiled
@pytest.mark.parametrize("name", ALL_GAMES)
def test_what_is_read_is_let_go_of(name: str) -> None:
    match = in_the_middle(name)
    stored, told = match.to_bytes(), match.perspective(0).to_bytes()
    assert kept_blocks(lambda: bottlecap.from_bytes(stored)) < FEW_BLOCKS
    assert kept_blocks(lambda: bottlecap.Perspective.from_bytes(told)) < FEW_BLOCKS


@compiled
@pytest.mark.parametrize("name", ALL_GAMES)
def test_what_is_masked_and_sampled_is_let_go_of(name: str) -> None:
    match = in_the_middle(name)
    rng = random.Random(1)
    perspective = match.perspective(0)
    assert kept_blocks(lambda: match.view(0)) < FEW_BLOCKS
    assert kept_blocks(lambda: perspective.sample(rng)) < FEW_BLOCKS
    assert kept_blocks(match.copy) < FEW_BLOCKS


@compiled
@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_position_is_let_go_of(name: str) -> None:
    match = in_the_middle(name)
    position = match.position()
    times = TIMES // 5
    assert kept_blocks(match.position, times) < FEW_BLOCKS
    assert kept_blocks(lambda: bottlecap.new(name, position=position, seed=1), times) < FEW_BLOCKS


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_vector_of_a_state_is_set_without_being_kept(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the state itself. Compiled, one that is forgotten is kept; interpreted, it is left to the base class."""
    match = in_the_middle(name)
    if not COMPILED:
        monkeypatch.setattr(State, "put", forgotten)
    state = match.state.copy()
    for field in match.game.fields:
        if field.form == NUMBERS:
            numbers = numbers_of(match.state, field)
            times = TIMES if COMPILED else 1
            assert kept_blocks(lambda: state.put(field.name, numbers[:]), times) < FEW_BLOCKS, field.name  # noqa: B023
            assert list(numbers_of(state, field)) == list(numbers)


def forgotten(state: State, name: str, numbers: object) -> None:
    raise AssertionError(f"{type(state).__name__}.put does not set {name}")


@compiled
def test_an_interpreted_game_rolls_without_keeping_anything() -> None:
    game = Leaky()
    assert kept_blocks(lambda: bottlecap.new(game, seed=3)) < FEW_BLOCKS


@compiled
@pytest.mark.skipif(not STATM.exists(), reason="the memory of a process is read where Linux tells it")
def test_thousands_of_decodings_leave_memory_flat() -> None:
    """What the workers of a server do all day."""
    ways: list[Callable[[], object]] = []
    for name in ("shelter", "monopoly"):
        match = in_the_middle(name)
        stored, told = match.to_bytes(), match.perspective(0).to_bytes()
        ways += [lambda data=stored: bottlecap.from_bytes(data), lambda data=told: bottlecap.Perspective.from_bytes(data)]  # type: ignore[misc]
    perspective, rng = in_the_middle("salvage").perspective(1), random.Random(1)
    ways.append(lambda: bottlecap.Perspective.from_bytes(perspective.to_bytes()).sample(rng))
    for work in ways:
        kept_blocks(work, DECODINGS // 10)
    before = resident()
    for work in ways:
        kept_blocks(work, DECODINGS)
    # Kept vectors were 100 MB for 20,000 of each; what allocators hold back for later is less than this.
    assert resident() - before < 4 * 1024 * 1024


def resident() -> int:
    return int(STATM.read_text().split()[1]) * PAGE
