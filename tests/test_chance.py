"""Generators of chance: exact ranges, streams keyed by entry, and the same numbers on every machine and build."""

import random
from collections.abc import Iterable

import pytest

import bottlecap
from bottlecap.engine.chance import Fast, Generator, Strong, fast, mix, seeded

KEY = bytes(range(16))


def words(generator: Generator, entry: int, count: int) -> list[int]:
    generator.at(entry)
    return [int(generator.word()) for _ in range(count)]


class Script(Generator):
    """Gives the words it was told to, and none beyond."""

    def __init__(self, told: Iterable[int]) -> None:
        self.told = list(told)

    def word(self) -> int:
        return self.told.pop(0)


# --- known answers: whoever changes a number here changes every record there is --------------------------------

STRONG = [
    (0, [0x3501284C, 0x086DF595, 0x5EAD009E, 0x06AB1484], [0xA7C2863B, 0x5079E0D7]),
    (1, [0x496E5CC6, 0x17BE0888, 0x2C18ECD3, 0xBFDF5D2F], [0x950FFB09, 0xB2AC8186]),
    (1 << 40, [0x98C255AE, 0x003D3EDE, 0x7C3D5CE6, 0x257CCB54], [0xADA1F66A, 0x9F6E9C58]),
]


@pytest.mark.parametrize(("entry", "first", "later"), STRONG)
def test_the_strong_words_are_these(entry: int, first: list[int], later: list[int]) -> None:
    """The later ones stand in the second block of 16."""
    stream = words(Strong(KEY), entry, 18)
    assert stream[:4] == first
    assert stream[16:] == later


FAST = [
    (0, [0xB7B0AA90, 0x944C073E, 0x6E75F5D3, 0xDA7EE552]),
    (1, [0x2E1CA91F, 0x3489D1C7, 0x7339CF60, 0x16FB6144]),
    (1 << 31, [0x838E456A, 0x0D470930, 0xE2614196, 0x320FF428]),
]


@pytest.mark.parametrize(("entry", "stream"), FAST)
def test_the_fast_words_are_these(entry: int, stream: list[int]) -> None:
    assert words(Fast(0x01234567, 0x89ABCDEF), entry, 4) == stream


def test_the_words_of_keys_and_seeds_are_these() -> None:
    generator = fast(KEY)
    assert (generator.low, generator.high) == (3454673915, 2673800726)
    assert words(generator, 3, 4) == [0x9273A7EE, 0xB247E29A, 0xA071DE81, 0x1A867CD6]
    assert words(seeded(7), 0, 4) == [0xABD0DC64, 0x5E1F7868, 0x2FEE2F28, 0x30B1B1AB]
    assert words(seeded(-1), 3, 4) == [0xB0079F3E, 0xCA9F31B0, 0xE69BA18F, 0xFD96DBE9]
    assert [mix(word) for word in (0, 1, 0xFFFFFFFF, 0xDEADBEEF)] == [0, 0x688990C0, 0x6768824A, 0xE628C683]


def test_the_numbers_made_of_them_are_these() -> None:
    dice: list[tuple[Generator, list[int], int, int]] = [
        (Strong(KEY), [2, 1, 5, 2, 3, 1, 2, 5, 3, 0, 1, 1, 5, 1, 4, 0, 0, 2, 5, 3], 944447748207, 780052851495180308732),
        (Fast(1, 2), [0, 3, 4, 2, 5, 2, 3, 2, 5, 2, 1, 1, 1, 4, 0, 4, 4, 4, 5, 2], 987399056979, 656468219699886184325),
    ]
    for generator, small, wide, bits in dice:
        generator.at(5)
        assert [generator.below(6) for _ in range(20)] == small
        assert generator.below(10**12) == wide
        assert generator.getrandbits(70) == bits


# --- streams ----------------------------------------------------------------------------------------------------

KINDS = pytest.mark.parametrize("generator", [Strong(KEY), fast(KEY)], ids=["strong", "fast"])


@KINDS
def test_an_entry_has_the_same_words_whenever_it_is_asked(generator: Generator) -> None:
    forward = [words(generator, entry, 40) for entry in range(30)]
    backward = [words(generator, entry, 40) for entry in reversed(range(30))]
    assert forward == backward[::-1]
    words(generator, 12, 7)
    assert words(generator, 3, 40) == forward[3], "a stream that was left half read does not show in the next"


@KINDS
def test_entries_have_streams_of_their_own(generator: Generator) -> None:
    seen = [word for entry in range(200) for word in words(generator, entry, 20)]
    # 4000 words of 32 bits: two equal ones are not to be expected, ten would be no accident.
    assert len(seen) - len(set(seen)) < 5


@KINDS
def test_words_fill_all_32_bits_evenly(generator: Generator) -> None:
    stream = [word for entry in range(40) for word in words(generator, entry, 100)]
    assert all(0 <= word < 1 << 32 for word in stream)
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in stream)
        assert 1850 < ones < 2150, f"bit {bit}: {ones} of 4000"


def test_another_key_has_other_words() -> None:
    one, two = Strong(KEY), Strong(KEY[::-1])
    assert set(words(one, 4, 50)).isdisjoint(words(two, 4, 50))
    assert set(words(fast(KEY), 4, 50)).isdisjoint(words(fast(KEY[::-1]), 4, 50))
    assert set(words(seeded(1), 4, 50)).isdisjoint(words(seeded(2), 4, 50))


@KINDS
def test_a_twin_has_the_key_and_not_the_place(generator: Generator) -> None:
    expected = words(generator, 9, 30)
    generator.at(9)
    first = [generator.word() for _ in range(10)]
    twin = generator.twin()
    assert words(twin, 9, 30) == expected
    words(twin, 77, 5)
    assert first + [generator.word() for _ in range(20)] == expected, "what the twin does moves nothing here"
    assert type(twin) is type(generator)
    assert twin.name == generator.name


# --- numbers below ------------------------------------------------------------------------------------------------


@KINDS
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 36, 100])
def test_every_number_below_is_about_equally_frequent(generator: Generator, n: int) -> None:
    each = 300
    generator.at(n)
    counts = [0] * n
    for _ in range(each * n):
        counts[generator.below(n)] += 1
    # Five standard deviations: the seeds are fixed, so it holds always or never.
    assert all(abs(count - each) < 5 * each**0.5 for count in counts), counts


def test_below_keeps_each_word_that_fits_and_throws_away_the_rest() -> None:
    last = (1 << 32) - 1
    assert Script([last, 5]).below(3) == 2, "2**32 = 3k + 1: the last word would make 0 too likely"
    assert Script([last - 1]).below(3) == (last - 1) % 3
    assert Script([last]).below(1 << 31) == last % (1 << 31), "a power of two uses every word"
    assert Script([last]).below(1 << 32) == last
    n = 3_000_000_000
    assert Script([n, last, n - 1]).below(n) == n - 1, "only the first whole n fits"


def test_below_one_takes_no_word() -> None:
    assert Script([]).below(1) == 0
    assert Script([]).below(0) == 0


def test_below_more_than_a_word_joins_two() -> None:
    last = (1 << 32) - 1
    assert Script([0, 7 << 2]).below((1 << 32) + 1) == 7
    assert Script([1, 0]).below(1 << 40) == 1 << 30
    assert Script([last, last]).below(1 << 62) == (1 << 62) - 1
    n = (1 << 61) + 1
    assert Script([last, last, 0, 8]).below(n) == 2, "beyond the last whole n both words are thrown away"


@KINDS
def test_wide_numbers_are_in_range_and_even(generator: Generator) -> None:
    for n in ((1 << 32) + 1, 10**12, 3 << 59, 1 << 62):
        generator.at(1)
        drawn = [generator.below(n) for _ in range(800)]
        assert all(0 <= number < n for number in drawn)
        for quarter in range(4):
            count = sum(quarter * n <= 4 * number < (quarter + 1) * n for number in drawn)
            assert 140 < count < 260, (n, quarter, count)
        assert 300 < sum(number & 1 for number in drawn) < 500


@KINDS
def test_random_bits_are_as_many_as_asked(generator: Generator) -> None:
    for bits in (1, 2, 31, 32, 33, 63, 64, 65, 128, 200):
        generator.at(bits)
        drawn = [generator.getrandbits(bits) for _ in range(200)]
        assert all(0 <= number < 1 << bits for number in drawn)
        for bit in (0, bits // 2, bits - 1):
            assert 60 < sum(number >> bit & 1 for number in drawn) < 140, f"bit {bit} of {bits}"


def test_random_bits_are_the_words_in_order() -> None:
    assert Script([]).getrandbits(0) == 0
    assert Script([0xABCD1234]).getrandbits(32) == 0xABCD1234
    assert Script([0xABCD1234]).getrandbits(8) == 0xAB
    assert Script([1, 2]).getrandbits(64) == 1 << 32 | 2
    assert Script([1, 0xC0000000]).getrandbits(34) == 0b111


# --- in a match -----------------------------------------------------------------------------------------------------


def dice(match: bottlecap.Match) -> list[tuple[int, int]]:
    out = []
    for event in match.events(None):
        if event.kind == "found":
            first, second = event.args["first"], event.args["second"]
            assert first is not None
            assert second is not None
            out.append((first, second))
    return out


@pytest.mark.parametrize("chance", ["seed", "fast"])
def test_the_sum_of_two_dice_in_matches(chance: str) -> None:
    """Salvage rolls two dice a round; nobody offers or bids, so that a match lasts its 18 rounds."""
    rolls: list[tuple[int, int]] = []
    for seed in range(120):
        match = bottlecap.new("salvage", players=2, seed=seed, chance=chance)
        while not match.over:
            dull = next(action for action in match.actions() if action.kind in ("open", "pass"))
            match.play(dull)
        rolls += dice(match)
    assert len(rolls) == 120 * 18
    for total in range(2, 13):
        ways = 6 - abs(total - 7)
        expected = len(rolls) * ways / 36
        count = sum(first + second == total for first, second in rolls)
        assert abs(count - expected) < 4.5 * expected**0.5, f"{total}: {count} times, about {expected:.0f} expected"
    for pair in {(first, second) for first in range(1, 7) for second in range(1, 7)}:
        assert 25 < rolls.count(pair) < 100, f"{pair}: {rolls.count(pair)} times, about 60 expected"


def test_dice_follow_from_seed_and_entry_alone() -> None:
    """Samples, copies and other matches in between move nothing; another seed has other dice."""
    plain = bottlecap.new("salvage", players=3, seed=11)
    busy = bottlecap.new("salvage", players=3, seed=11)
    other = bottlecap.new("salvage", players=3, seed=12)
    rng = random.Random(5)
    while not plain.over:
        action = rng.choice(plain.actions())
        plain.play(action)
        for seat in range(3):
            sample = busy.perspective(seat).sample(rng)
            if not sample.over:
                sample.play(sample.actions()[0])
        copy = busy.copy()
        copy.play(copy.actions()[-1])
        if not other.over:
            other.play(other.actions()[0])
        busy.play(action)
        assert busy.hash == plain.hash
    assert dice(plain) == dice(busy)
    assert dice(plain)[:8] != dice(other)[:8]


def test_strong_and_fast_matches_have_dice_of_their_own() -> None:
    strong = bottlecap.new("salvage", players=2, seed=11)
    quick = bottlecap.new("salvage", players=2, seed=11, chance="fast")
    assert strong.hash != quick.hash


def test_a_sample_takes_its_seed_from_a_generator_as_from_random() -> None:
    """Whatever 64 bits it gives: compiled too, where a number of the machine is shorter."""
    perspective = bottlecap.new("kuhn", seed=1).perspective(0)
    hands = [perspective.sample(seeded(seed)).view(1)["hands"] for seed in range(40)]
    assert len({str(hand) for hand in hands}) == 2, "the other seat has one of two cards"
