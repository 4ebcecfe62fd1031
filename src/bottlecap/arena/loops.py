"""The loops that the benchmark measures, compiled as the searching bots' loops are."""

from mypy_extensions import i64

from bottlecap.arena.table import Table
from bottlecap.bots.base import CompiledBot
from bottlecap.engine.game import Game
from bottlecap.engine.header import SEED_BYTES, Header
from bottlecap.engine.match import Match, begun


def started(game: Game, players: int, options: dict[str, int], number: i64) -> Match:
    """A new match with the fast generator, its seed being its number."""
    seed = int(number).to_bytes(SEED_BYTES, "big")
    return begun(Header(game, players, options, seed, "fast", None))


def play_matches(game: Game, players: int, options: dict[str, int], bots: list[CompiledBot], first: i64, count: i64) -> i64:
    """Start and play that many matches to their ends; how often a bot had at least two actions to choose from."""
    choices: i64 = 0
    number = first
    while number < first + count:
        table = Table(started(game, players, options, number), bots)
        table.run()
        choices += table.decisions
        number += 1
    return choices


def middle(game: Game, players: int, options: dict[str, int], bots: list[CompiledBot], number: i64) -> Match:
    """The position after the first half of a match that the bots have played."""
    whole = Table(started(game, players, options, number), bots)
    whole.run()
    return whole.match.earlier(whole.match.length // 2)


def copy_matches(matches: list[Match], rounds: i64) -> i64:
    """Copy each of the matches that many times; how many copies that makes."""
    copies: i64 = 0
    while rounds > 0:
        for match in matches:
            match.copy()
            copies += 1
        rounds -= 1
    return copies
