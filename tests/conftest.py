"""What all tests share: the games there are, and random play through the public face."""

import os
import random
from collections.abc import Iterator

import pytest

import bottlecap

GAMES = [game.id for game in bottlecap.games()]

# Games of which not every rule has its test yet: asked for everything else, but not for that.
IN_THE_MAKING = {"shelter"}

COMPILED = os.environ.get("BOTTLECAP_COMPILED") == "1"


def player_counts(game: bottlecap.Game) -> list[int]:
    """Interpreted, a real game is played by one number of players, which keeps `make quick` quick; compiled, by all."""
    return list(game.players) if COMPILED or game.proof else [game.players[len(game.players) // 2]]


TABLES = [(game.id, players) for game in bottlecap.games() for players in player_counts(game)]


@pytest.fixture(params=TABLES, ids=[f"{game}-{players}" for game, players in TABLES])
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """Every game with every number of players it is for."""
    name, players = request.param
    return name, players


def step(match: bottlecap.Match, rng: random.Random) -> None:
    """One random legal action of a random seat that has one, chance by its odds where it is asked."""
    if match.seat == bottlecap.CHANCE:
        odds = match.odds()
        match.play(rng.choices([action for action, _ in odds], [weight for _, weight in odds])[0])
        return
    seat = rng.choice(match.seats)
    match.play(rng.choice(match.actions(seat)), seat)


def walk(name: str, players: int, seed: int, chance: str = "fast") -> Iterator[bottlecap.Match]:
    """A whole random match: yields it at its start and after every action."""
    rng = random.Random(seed)
    match = bottlecap.new(name, players=players, seed=seed, chance=chance)
    yield match
    while not match.over:
        step(match, rng)
        yield match


def played(name: str, players: int, seed: int, chance: str = "fast") -> bottlecap.Match:
    """A random match at its end."""
    for match in walk(name, players, seed, chance):
        last = match
    return last
