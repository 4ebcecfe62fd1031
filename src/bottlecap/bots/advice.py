"""Advice for a person: what the greedy bot would answer in their place, and what it hopes to get by it.

Like any bot it sees a perspective only. The reasons are the changes, from now to the end of the turn, of what
the game's value function adds up, or what a game without one says itself; they are named by ids, and whoever
shows them words them.
"""

from typing import Final, cast

from mypy_extensions import i64

from bottlecap.bots.greedy import GreedyBot, Search, sampled_question
from bottlecap.bots.homes import Home, Terms, home_of
from bottlecap.engine.base import CHANCE
from bottlecap.engine.kinds import KIND_BITS, ChanceDecision, draw
from bottlecap.engine.perspective import Perspective
from bottlecap.engine.state import Decision, State
from bottlecap.engine.values import Action

# Ways the turn may go on, where dice or draws are on the way.
LINES: Final = 8
MOST_REASONS: Final = 3
# Less than this, in the value function's measure, is not worth a word.
LEAST: Final = 0.15


class Advice:
    """The action, and why: pairs of a term and by how much it changes, the largest first."""

    def __init__(self, action: Action, reasons: list[tuple[str, float]]) -> None:
        self.action = action
        self.reasons = reasons


def advise(perspective: Perspective, seed: int) -> Advice:
    """What the greedy bot would do; an Error where nothing is asked, or of a game it knows nothing about."""
    bot = GreedyBot(seed)
    code = bot.pick(perspective)
    home = home_of(perspective.game)
    return Advice(Action(perspective.game, code), [] if home is None else reasons(home, bot, perspective, code))


def reasons(home: Home, bot: GreedyBot, perspective: Perspective, code: i64) -> list[tuple[str, float]]:
    """Why the bot answers so: what the game says itself, or the largest changes among the terms of its value."""
    said, terms = home.reasons, home.terms
    if said is not None:
        return said(perspective, code)
    if terms is None:
        return []
    found = largest(changes(bot, perspective, code, terms), home.unsaid)
    otherwise = home.otherwise
    if otherwise is None or any(worth > 0.0 for _, worth in found):
        return found
    return [(otherwise(perspective, code), 0.0)]


def changes(bot: GreedyBot, perspective: Perspective, code: i64, told: Terms) -> dict[str, float]:
    """By how much each term changes until the end of the turn, on the mean of several ways it may go."""
    change: dict[str, float] = {}
    for _ in range(LINES):
        sample = perspective.sampled(bot.fresh_luck())
        sample.asking = False
        d = sampled_question(perspective, sample)
        search = Search(sample, bot.value, perspective.place, bot.luck, bot.budget)
        bot.value.prepare(search.root, perspective.place)
        before = told(bot.value, search.root, perspective.place)
        after = told(bot.value, turn_played(search, d, code), perspective.place)
        for name, worth in after.items():
            change[name] = change.get(name, 0.0) + (worth - before[name]) / LINES
    return change


def largest(change: dict[str, float], unsaid: tuple[str, ...]) -> list[tuple[str, float]]:
    named = [(name, worth) for name, worth in change.items() if name not in unsaid and abs(worth) >= LEAST]
    named.sort(key=size_of)
    return named[:MOST_REASONS]


def size_of(reason: tuple[str, float]) -> float:
    return -abs(reason[1])


def turn_played(search: Search, d: Decision, code: i64) -> State:
    """The state at the end of the seat's turn: its own further choices as the bot makes them, chance as it falls.

    An answer whose outcome may not be known yet ends it there.
    """
    state = search.root.copy()
    if search.value.veils(state, d, code):
        return state
    search.settle(state, d, code)
    after = search.next_of(state)
    while after is not None:
        answer = drawn(search, state, after) if after.seat == CHANCE else best(search, state, after)
        if after.seat != CHANCE and search.value.veils(state, after, answer):
            return state
        search.settle(state, after, answer)
        after = search.next_of(state)
    return state


def drawn(search: Search, state: State, d: Decision) -> i64:
    kind = cast(ChanceDecision, d.kind).outcome
    return draw(kind, state, d, kind.candidates(state, d), search.luck) << KIND_BITS | kind.number


def best(search: Search, state: State, d: Decision) -> i64:
    """The best of the legal answers, as the search sees it."""
    codes = search.worth_looking_at(state, d, search.codes)
    found, most = codes[0], 0.0
    for number in range(len(codes)):
        search.nodes = 0
        worth = search.after(state.copy(), d, codes[number])
        if number == 0 or worth > most:
            found, most = codes[number], worth
    return found
