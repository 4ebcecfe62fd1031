"""Bytes: numbers, states, stored matches and perspectives, there and back, and what is cut off or altered."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.conftest import GAMES, SHORT, TABLES, played, step, walk

import bottlecap
from bottlecap.engine.codec import Reader, Writer

CHANCES = ["seed", "fast", "ask"]


def lively(name: str, players: int, seed: int, chance: str, actions: int) -> bottlecap.Match:
    """A random match with some actions, a note and, where one may, an undo."""
    rng = random.Random(seed)
    match = bottlecap.new(name, players=players, seed=seed, chance=chance, options=SHORT.get(name))
    match.note("begun – с начала")
    for number in range(actions):
        if match.over:
            break
        step(match, rng)
        if number % 5 == 4:
            for seat in range(players):
                if match.can_undo(seat) is None:
                    match.undo(seat)
                    break
    return match


# --- numbers ------------------------------------------------------------------------------------------------------


@given(st.integers(-(2**60), 2**60))
@example(0)
@example(-1)
@example(63)
@example(64)
@example(-64)
@example(-65)
@example(2**60)
@example(-(2**60))
def test_a_number_comes_back(value: int) -> None:
    out = Writer()
    out.number(value)
    data = out.done()
    source = Reader(data)
    assert source.number() == value
    source.end()
    assert len(data) == max(1, -(-(2 * abs(value) - (value < 0)).bit_length() // 7)), "small numbers take few bytes"


@given(st.lists(st.integers(-(2**60), 2**60), max_size=40), st.binary(max_size=40), st.integers(-(2**60), 2**60))
def test_lists_and_bytes_come_back_in_their_order(values: list[int], data: bytes, last: int) -> None:
    out = Writer()
    out.numbers(vec[i64](values))
    out.raw(data)
    out.number(last)
    source = Reader(out.done())
    assert [int(value) for value in source.numbers()] == values
    assert source.raw() == data
    assert source.number() == last
    source.end()


def test_the_bytes_of_numbers_are_these() -> None:
    """Seven bits a byte, lowest first, the sign lowest: whoever changes this loses every stored match."""
    out = Writer()
    for value in (0, -1, 1, 63, -64, 64, 300, -301, 2**40):
        out.number(value)
    assert out.done().hex() == "0001027e7f8001d804d904808080808040"


@pytest.mark.parametrize(
    "data",
    [b"", b"\x80", b"\xff" * 9, b"\xff" * 20, b"\x80" * 9 + b"\x01"],
    ids=["nothing", "no last byte", "nine bytes and no last", "far too long", "ten bytes"],
)
def test_a_number_that_is_cut_off_or_too_long_is_refused(data: bytes) -> None:
    with pytest.raises(bottlecap.BadRecord, match="byte"):
        Reader(data).number()


def test_lengths_that_cannot_be_are_refused() -> None:
    for length in (-1, 1 << 25, 1 << 60):
        out = Writer()
        out.number(length)
        with pytest.raises(bottlecap.BadRecord, match="no length"):
            Reader(out.done()).numbers()
    with pytest.raises(bottlecap.BadRecord, match="should follow"):
        Reader(b"\x08abc").raw()
    with pytest.raises(bottlecap.BadRecord, match="behind the end"):
        Reader(b"\x00").end()


# --- stored matches -------------------------------------------------------------------------------------------------


def assert_same(match: bottlecap.Match, other: bottlecap.Match) -> None:
    assert other.hash == match.hash
    assert other.undos == match.undos
    assert other.notes == match.notes
    assert other.seats == match.seats
    for seat in (None, *range(match.header.players)):
        assert other.events(seat) == match.events(seat)
        assert other.view(seat) == match.view(seat)
    for seat in match.seats:
        assert [prompt.to_json() for prompt in other.prompts(seat)] == [prompt.to_json() for prompt in match.prompts(seat)]
        assert other.actions(seat) == match.actions(seat)


@pytest.mark.parametrize("chance", CHANCES)
def test_a_stored_match_comes_back_and_goes_on_alike(table: tuple[str, int], chance: str) -> None:
    name, players = table
    for seed, actions in enumerate((0, 1, 4, 9, 25, 70)):
        match = lively(name, players, seed, chance, actions)
        data = match.to_bytes()
        other = bottlecap.from_bytes(data)
        assert_same(match, other)
        assert other.to_bytes() == data
        one, two = random.Random(seed), random.Random(seed)
        for _ in range(20):
            if match.over:
                break
            step(match, one)
            step(other, two)
            assert other.hash == match.hash, "the same answers, the same dice"
        assert_same(match, other)
        assert other.record() == match.record()


def test_a_stored_match_can_be_undone_as_the_one_it_was() -> None:
    match = bottlecap.new("kuhn", seed=3)
    match.play(match.actions()[0])
    other = bottlecap.from_bytes(match.to_bytes())
    match.undo(0)
    other.undo(0)
    assert_same(match, other)
    assert other.record() == match.record()


def test_a_finished_match_comes_back_with_its_result(table: tuple[str, int]) -> None:
    name, players = table
    match = played(name, players, 2)
    other = bottlecap.from_bytes(match.to_bytes())
    assert match.result is not None
    assert other.result is not None
    assert other.result.to_json() == match.result.to_json()


def test_the_bytes_do_not_keep_the_match() -> None:
    """What is played after storing does not show in what comes back."""
    match = lively("salvage", 3, 1, "seed", 10)
    before, data = match.hash, match.to_bytes()
    step(match, random.Random(1))
    assert bottlecap.from_bytes(data).hash == before


@pytest.mark.parametrize("name", GAMES)
def test_any_byte_altered_is_refused(name: str) -> None:
    players = next(players for game, players in TABLES if game == name)
    data = lively(name, players, 1, "seed", 12).to_bytes()
    for place in range(len(data)):
        for change in (1, 0x80, 0xFF):
            altered = data[:place] + bytes([data[place] ^ change]) + data[place + 1 :]
            with pytest.raises(bottlecap.BadRecord):
                bottlecap.from_bytes(altered)


@pytest.mark.parametrize("name", GAMES)
def test_any_truncation_is_refused_and_so_is_more(name: str) -> None:
    players = next(players for game, players in TABLES if game == name)
    data = lively(name, players, 1, "seed", 12).to_bytes()
    for length in range(len(data)):
        with pytest.raises(bottlecap.BadRecord):
            bottlecap.from_bytes(data[:length])
    with pytest.raises(bottlecap.BadRecord):
        bottlecap.from_bytes(data + b"\0")


def test_a_sample_is_not_stored() -> None:
    sample = bottlecap.new("kuhn", seed=1).perspective(0).sample(random.Random(1))
    with pytest.raises(bottlecap.Error, match="sample"):
        sample.to_bytes()


# --- perspectives -------------------------------------------------------------------------------------------------------


def test_a_perspective_comes_back(table: tuple[str, int]) -> None:
    name, players = table
    rng = random.Random(1)
    short = name in ("kuhn", "doors")
    for match in walk(name, players, 5):
        # Of a long match one state in five, and the last: each comes with all that happened before it.
        if not short and rng.random() < 0.8 and not match.over:
            continue
        for seat in (None, *range(players)):
            perspective = match.perspective(seat)
            data = perspective.to_bytes()
            other = bottlecap.Perspective.from_bytes(data)
            assert other.to_bytes() == data
            assert other.seat == perspective.seat == seat
            assert other.view == perspective.view == match.view(seat)
            assert other.events == perspective.events == match.events(seat)
            assert other.actions == perspective.actions
            assert [prompt.to_json() for prompt in other.prompts] == [prompt.to_json() for prompt in perspective.prompts]


def test_a_perspective_from_bytes_gives_the_same_samples(table: tuple[str, int]) -> None:
    name, players = table
    match = lively(name, players, 3, "seed", 6)
    for seat in (None, *range(players)):
        perspective = match.perspective(seat)
        other = bottlecap.Perspective.from_bytes(perspective.to_bytes())
        for seed in range(5):
            one = perspective.sample(random.Random(seed))
            two = other.sample(random.Random(seed))
            assert one.hash == two.hash
            assert one.perspective(seat).to_bytes() == perspective.to_bytes()


def test_a_perspective_asks_the_questions_of_after_an_undo() -> None:
    match = bottlecap.new("kuhn", seed=3)
    match.play(match.actions()[0])
    match.undo(0)
    [prompt] = bottlecap.Perspective.from_bytes(match.perspective(0).to_bytes()).prompts
    match.play(match.actions()[0], 0, decision=prompt.decision)


@pytest.mark.parametrize("name", GAMES)
def test_a_perspective_cut_off_is_refused(name: str) -> None:
    players = next(players for game, players in TABLES if game == name)
    data = lively(name, players, 1, "seed", 12).perspective(0).to_bytes()
    for length in range(len(data)):
        with pytest.raises(bottlecap.Error):
            bottlecap.Perspective.from_bytes(data[:length])
    with pytest.raises(bottlecap.Error):
        bottlecap.Perspective.from_bytes(data + b"\0")


@pytest.mark.parametrize("name", GAMES)
def test_a_perspective_altered_is_one_or_an_error(name: str) -> None:
    """Every place, a few other bytes in it, a dot among them: never an exception of another kind."""
    players = next(players for game, players in TABLES if game == name)
    data = lively(name, players, 1, "seed", 12).perspective(0).to_bytes()
    rng = random.Random(1)
    for place in range(len(data)):
        for byte in {0, 1, 2, ord("."), 0x7F, 0x80, 0xFF, rng.randrange(256), rng.randrange(256)}:
            altered = data[:place] + bytes([byte]) + data[place + 1 :]
            try:
                perspective = bottlecap.Perspective.from_bytes(altered)
            except bottlecap.Error:
                continue
            assert isinstance(perspective, bottlecap.Perspective)


def test_chance_has_no_perspective() -> None:
    with pytest.raises(bottlecap.Error, match="chance"):
        bottlecap.new("kuhn", chance="ask").perspective(bottlecap.CHANCE)
