"""Nobody learns the match's future: copies, samples and environments have luck of their own, and what a bot is given says
nothing of the seed."""

import copy
import random
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from tests.conftest import ALL_GAMES, SHORT, game_named, walk

import bottlecap
from bottlecap.bots import make
from bottlecap.bots.base import LEVELS
from bottlecap.bots.homes import home_of
from bottlecap.engine.chance import Generator, Strong, seeded
from bottlecap.engine.header import SEED_BYTES, Header
from bottlecap.engine.match import Match
from bottlecap.envs.pettingzoo import SeatEnv, env
from bottlecap.server.bots.thinking import thought


def throws(name: str) -> bool:
    """Whether dice are thrown or cards drawn while it is played; some games do it at the start alone."""
    acted = False
    for match in walk(name, game_named(name).players.start, 1, "ask"):
        if match.seat == bottlecap.CHANCE and acted:
            return True
        acted = acted or match.seat != bottlecap.CHANCE
    return False


THROWING = [name for name in ALL_GAMES if throws(name)]
COPIES = 40
LOOKS = 4
# How far apart these looks are.
BETWEEN = 3

Moment = tuple[bottlecap.Match, bottlecap.Action, int]


def due(name: str, chance: str = "seed") -> Iterator[Moment]:
    """Moments of a match, each with an action of a seat after which chance decides something."""
    rng = random.Random(3)
    # As many as can play: alone, a match may be over before chance has decided often enough.
    match = bottlecap.new(name, players=game_named(name).players[-1], seed=8, chance=chance, options=SHORT.get(name))
    looks, wait = LOOKS, 0
    while not match.over and looks > 0:
        seat = rng.choice(match.seats)
        action = rng.choice(match.actions(seat))
        twin = match.copy(twin=True)
        twin.play(action, seat)
        wait -= 1
        if twin.rolled and wait <= 0:
            looks, wait = looks - 1, BETWEEN
            yield match.copy(twin=True), action, seat
        match.play(action, seat)
    assert looks == 0, f"{name}: chance decides too seldom for this test"


def after(match: bottlecap.Match, action: bottlecap.Action, seat: int) -> str:
    """What comes of the action, luck and all: also what only some are told, without the numbers by which each counts."""
    before = match.happened
    match.play(action, seat)
    return str([(event.kind, event.args) for event in match.events_after(before, bottlecap.CHANCE)])


WAYS: dict[str, Callable[[bottlecap.Match, int], list[bottlecap.Match]]] = {
    "copies of the match": lambda match, seat: [match.copy() for _ in range(COPIES)],
    "copy.copy": lambda match, seat: [copy.copy(match) for _ in range(COPIES)],
    "copy.deepcopy": lambda match, seat: [copy.deepcopy(match) for _ in range(COPIES)],
    "copies of copies": lambda match, seat: copies_of(match.copy()),
    "copies of a copy's twin": lambda match, seat: copies_of(match.copy().copy(twin=True)),
    "samples": lambda match, seat: samples_of(match.perspective(seat)),
    "samples from bytes": lambda match, seat: samples_of(bottlecap.Perspective.from_bytes(match.perspective(seat).to_bytes())),
    "copies of a sample": lambda match, seat: copies_of(match.perspective(seat).sample(random.Random(1))),
    "copies of a bot's sample": lambda match, seat: copies_of(match.perspective(seat).sampled(seeded(1))),
    "samples of a copy": lambda match, seat: samples_of(match.copy().perspective(seat)),
    "samples of a deep-copied perspective": lambda match, seat: samples_of(copy.deepcopy(match.perspective(seat))),
}


def copies_of(match: bottlecap.Match) -> list[bottlecap.Match]:
    return [match.copy() for _ in range(COPIES)]


def samples_of(perspective: bottlecap.Perspective) -> list[bottlecap.Match]:
    rng = random.Random(2)
    return [perspective.sample(rng) for _ in range(COPIES)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("chance", ["seed", "fast"])
@pytest.mark.parametrize("name", THROWING)
def test_dice_cannot_be_foreseen(name: str, chance: str, way: str) -> None:
    for match, action, seat in due(name, chance):
        futures = [after(other, action, seat) for other in WAYS[way](match, seat)]
        real = after(match, action, seat)
        assert len(set(futures)) > 1, "each has luck of its own"
        assert futures.count(real) < COPIES // 2 + COPIES // 4, "and none the match's"


@pytest.mark.parametrize("chance", ["seed", "fast"])
@pytest.mark.parametrize("name", THROWING)
def test_a_twin_throws_what_the_match_will_throw(name: str, chance: str) -> None:
    for match, action, seat in due(name, chance):
        twins = [match.copy(twin=True), bottlecap.from_bytes(match.to_bytes()), match.copy(twin=True).copy(twin=True)]
        real = after(match, action, seat)
        assert [after(twin, action, seat) for twin in twins] == [real] * 3


@pytest.mark.parametrize("chance", ["seed", "fast"])
def test_searches_can_be_repeated(chance: str) -> None:
    """The same seed and the same copies made in the same order throw the same dice."""
    for (one, action, seat), (two, _, _) in zip(due("monopoly", chance), due("monopoly", chance), strict=True):
        for _ in range(5):
            first, second = one.copy(), two.copy()
            assert after(first.copy(), action, seat) == after(second.copy(), action, seat)
            assert after(first, action, seat) == after(second, action, seat)


# --- generators -----------------------------------------------------------------------------------------------------

STRONG_FORK = [0x83E556C0, 0xD49B3F0E]
FAST_FORK = [0xAB9CCA1E, 0x4200C187]
KINDS = pytest.mark.parametrize("make_generator", [lambda: Strong(bytes(16)), lambda: seeded(5)], ids=["strong", "fast"])


def words(generator: Generator, count: int = 20) -> list[int]:
    generator.at(7)
    return [int(generator.word()) for _ in range(count)]


@KINDS
def test_forks_differ_from_each_other_and_from_where_they_come(make_generator: Callable[[], Generator]) -> None:
    root = make_generator()
    forks = [root.fork() for _ in range(300)]
    forks += [fork.fork() for fork in forks[:300]]
    streams = [words(generator) for generator in (root, *forks)]
    seen = [word for stream in streams for word in stream]
    # 12,000 words of 32 bits: a pair that is equal by accident is no wonder, a stream that is would be twenty.
    assert len(seen) - len(set(seen)) < 10
    assert words(make_generator()) == streams[0], "forking moves nothing"
    assert [words(fork) for fork in (make_generator().fork(),)] == streams[1:2]


@KINDS
def test_the_bits_of_forks_are_even(make_generator: Callable[[], Generator]) -> None:
    root = make_generator()
    first = [words(root.fork(), 1)[0] for _ in range(4000)]
    for bit in range(32):
        assert 1850 < sum(word >> bit & 1 for word in first) < 2150


def test_the_words_of_a_fork_are_these() -> None:
    """Whoever changes them changes what every seeded search finds."""
    assert words(Strong(bytes(16)).fork(), 2) == STRONG_FORK
    assert words(seeded(5).fork(), 2) == FAST_FORK


def test_a_fork_keeps_no_key_it_comes_from_once_it_is_used() -> None:
    strong = Strong(bytes(range(16)))
    fork = strong.fork()
    assert isinstance(fork, Strong)
    assert len(fork.key) == SEED_BYTES
    assert fork.key != strong.key
    assert fork.root == fork.key


# --- what a copy has not ------------------------------------------------------------------------------------------------


def test_a_copy_has_neither_seed_nor_past() -> None:
    match = bottlecap.new("kuhn", seed=3)
    match.note("at the start")
    match.play(match.actions()[0])
    for other in (match.copy(), match.copy().copy(), copy.deepcopy(match), match.perspective(0).sample(random.Random(1))):
        assert other.header.seed == b""
        assert other.notes == []
        for refused in (other.record, other.to_bytes, lambda other=other: other.note("later")):
            with pytest.raises(bottlecap.Error, match=r"copy\(twin=True\)"):
                refused()
        refusal = other.can_undo(0)
        assert refusal is not None
        assert "twin" in refusal.text("en")
        assert "двойник" in refusal.text("ru")
        with pytest.raises(bottlecap.IllegalAction, match="engine/undo-sample"):
            other.undo(0, consent=True)
    twin = match.copy(twin=True)
    assert twin.record() == match.record()
    assert twin.can_undo(0) is None


@pytest.mark.parametrize("name", ["salvage", "kuhn", "monopoly"])
def test_samples_and_copies_of_an_asking_match_go_on_asking(name: str) -> None:
    match = bottlecap.new(name, chance="ask")
    rng = random.Random(4)
    asked = 0
    for _ in range(30):
        perspective = match.perspective(0)
        there = bottlecap.Perspective.from_bytes(perspective.to_bytes())
        assert [p.to_json() for p in there.prompts] == [p.to_json() for p in perspective.prompts]
        sample = there.sample(rng)
        for other in (match.copy(), copy.deepcopy(match), perspective.sample(rng), sample, sample.copy(), sample.copy().copy()):
            assert other.asking
            assert other.seat == match.seat
            if match.seat == bottlecap.CHANCE:
                asked += 1
                assert len(other.odds()) == len(match.odds())
        match.play(rng.choice(match.actions()))
        if match.over:
            break
    assert asked > 0


# --- bots -------------------------------------------------------------------------------------------------------------


def with_seed(match: bottlecap.Match, seed: int) -> bottlecap.Match:
    """The same past, and another future."""
    header = match.header
    other = Header(header.game, header.players, header.options, seed.to_bytes(SEED_BYTES, "big"), header.chance, header.start)
    return Match(other, match.state.copy(), other.generator(), match.log.share(), match.entries.share())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", THROWING)
def test_what_a_bot_is_given_and_does_is_the_same_whatever_the_seed(name: str, level: str) -> None:
    if level != "random" and home_of(game_named(name)) is None:
        with pytest.raises(bottlecap.Error):
            make(level, 1).pick(bottlecap.new(name).perspective(0))
        return
    for match, action, seat in due(name):
        others = [with_seed(match, seed) for seed in range(6)]
        knows = match.perspective(seat).to_bytes()
        does = thought(knows, level, 5, None, False)
        for other in others:
            assert other.perspective(seat).to_bytes() == knows
            bot = make(level, 5)
            assert bot.choose(other.perspective(seat)).to_json() == does
        assert len({after(other, action, seat) for other in others}) > 1, "their futures do differ"


# --- environments -------------------------------------------------------------------------------------------------------


def environment(match: bottlecap.Match) -> SeatEnv:
    table = SeatEnv(match.game, match.header.players)
    table.reset(seed=1)
    table.match = match
    table.follow()
    return table


def stepped(table: SeatEnv, action: bottlecap.Action) -> str:
    before = table.match.happened
    table.step(action.index)
    return str([(event.kind, event.args) for event in table.match.events_after(before, bottlecap.CHANCE)])


def indexed(name: str) -> Iterator[Moment]:
    for match, action, seat in due(name):
        if action.index is not None and match.seat == seat:
            yield match, action, seat


@pytest.mark.parametrize("name", THROWING)
def test_what_an_environment_shows_is_the_same_whatever_the_seed(name: str) -> None:
    for match, _, _ in due(name):
        shown = environment(match)
        for seed in range(3):
            other = environment(with_seed(match, seed))
            for agent in shown.possible_agents:
                one, two = shown.observe(agent), other.observe(agent)
                assert all(np.array_equal(one[part], two[part]) for part in one)
            assert shown.infos == other.infos


@pytest.mark.parametrize("name", THROWING)
def test_copies_of_an_environment_have_luck_of_their_own(name: str) -> None:
    looked = 0
    for match, action, _ in indexed(name):
        looked += 1
        table = environment(match)
        copies = [copy.deepcopy(table) for _ in range(COPIES)]
        futures = [stepped(other, action) for other in copies]
        assert len(set(futures)) > 1
        assert futures.count(stepped(table, action)) < COPIES // 2 + COPIES // 4
    assert looked > 0


def test_matches_to_come_are_the_environments_own_too() -> None:
    table = env("salvage", players=2)
    table.reset(seed=1)
    other = copy.deepcopy(table)
    table.reset()
    other.reset()
    assert table.unwrapped.match.header.seed != other.unwrapped.match.header.seed
    again = env("salvage", players=2)
    again.reset(seed=1)
    repeated = copy.deepcopy(again)
    repeated.reset()
    assert repeated.unwrapped.match.header.seed == other.unwrapped.match.header.seed


def test_games_that_throw_are_here() -> None:
    assert "salvage" in THROWING and "kuhn" not in THROWING
