"""What all tests share: the games there are, and random play through the public face."""

import os
import random
import signal
from collections.abc import Iterator
from functools import lru_cache

import pytest
from tests.homes import home_of
from tests.owned import own_game

import bottlecap
from bottlecap.engine.values import Event

# A run that was started in the background is deaf to Control-C, and so would be every process that it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

ALL_GAMES = [game.id for game in bottlecap.games()]

COMPILED = os.environ.get("BOTTLECAP_COMPILED") == "1"


ALL_TABLES = [(game.id, players) for game in bottlecap.games() for players in game.players]

# Whole matches of the real games are played on the compiled build; interpreted they would take too long for
# `make quick`. Their rules, and the digests that both builds must agree on, are tested on both.
WHOLE = COMPILED or os.environ.get("BOTTLECAP_ALL_TABLES") == "1"
TABLES = [(game.id, players) for game in bottlecap.games() if WHOLE or game.proof for players in game.players]
GAMES = list(dict.fromkeys(name for name, _ in TABLES))


@pytest.fixture(params=TABLES, ids=[f"{game}-{players}" for game, players in TABLES])
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """Every game with every number of players it is for."""
    name, players = request.param
    return name, players


@pytest.fixture
def archive() -> Iterator[bottlecap.Game]:
    """A game with cards that nobody may read before they come into play (tests/archive)."""
    with own_game("archive") as found:
        yield found


# Options of random matches that would otherwise be thousands of actions long, by game.
SHORT: dict[str, dict[str, object]] = {name: dict(home_of(name).short) for name in ALL_GAMES if home_of(name).short}


def step(match: bottlecap.Match, rng: random.Random) -> None:
    """One random legal action of a random seat that has one, chance by its odds where it is asked."""
    if match.seat == bottlecap.CHANCE:
        odds = match.odds()
        match.play(rng.choices([action for action, _ in odds], [weight for _, weight in odds])[0])
        return
    seat = rng.choice(match.seats)
    match.play(rng.choice(match.actions(seat)), seat)


def walk(
    name: str, players: int, seed: int, chance: str = "fast", options: dict[str, object] | None = None
) -> Iterator[bottlecap.Match]:
    """A whole random match, shortened unless options are given: yields it at its start and after every action."""
    rng = random.Random(seed)
    match = bottlecap.new(name, players=players, seed=seed, chance=chance, options=SHORT.get(name) if options is None else options)
    yield match
    while not match.over:
        step(match, rng)
        yield match


def played(name: str, players: int, seed: int, chance: str = "fast", options: dict[str, object] | None = None) -> bottlecap.Match:
    """A random match at its end."""
    for match in walk(name, players, seed, chance, options):
        last = match
    return last


def played_on(match: bottlecap.Match, actions: int = 10, seed: int = 1) -> bottlecap.Match:
    rng = random.Random(seed)
    for _ in range(actions):
        if not match.over:
            step(match, rng)
    return match


def game_named(name: str) -> bottlecap.Game:
    return next(game for game in bottlecap.games() if game.id == name)


def worded(event: Event, lang: str) -> str:
    """Its text, put in words once: looking at whole logs again and again, that would take nine tenths of the time."""
    return words_of(event.game, int(event.shape.number), tuple(event.values), lang)


@lru_cache(maxsize=100_000)
def words_of(game: bottlecap.Game, kind: int, values: tuple[int, ...], lang: str) -> str:
    """These are all that the text of an event goes by."""
    return Event(game, 0, game.events[kind], list(values)).text(lang)


def picture(match: bottlecap.Match) -> tuple[object, ...]:
    """Everything that a refused action must leave as it was."""
    seats = (None, *range(match.header.players))
    return (
        match.hash,
        match.record().text,
        match.to_bytes(),
        [[event.to_json() for event in match.events(seat)] for seat in seats],
        [[prompt.to_json() for prompt in match.prompts(seat)] for seat in match.seats],
        [match.actions(seat) for seat in match.seats],
    )
