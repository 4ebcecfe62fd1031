"""One token alone on the board, very many throws: every square as often as the exact chain says.

The match is an ordinary one whose other player has left the table; nothing is bought, and nobody bids. The chain
(chain.py) is solved for the order in which this match's decks came to lie: after one pass it never changes.
BOTTLECAP_THROWS says how many throws (half a million, unless said; the long drill makes 100 million). Compiled only:
interpreted it would take long.
"""

import math
import os

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.monopoly.chain import JAIL, PLACES, Chain

import bottlecap
from bottlecap.arena.bench import is_compiled
from bottlecap.arena.table import Table
from bottlecap.bots import CompiledBot
from bottlecap.engine.base import HIDDEN
from bottlecap.engine.cards import Cards
from bottlecap.engine.kinds import KIND_MASK
from bottlecap.engine.log import STRIDE, Log, Rows
from bottlecap.engine.perspective import Perspective
from bottlecap.games.monopoly.debts import leave_table
from bottlecap.games.monopoly.events import JAILED, MOVED, THROWN
from bottlecap.games.monopoly.landing import DECLINE
from bottlecap.games.monopoly.state import DECK, MonopolyState, of
from bottlecap.games.monopoly.turns import PAY_FINE, THROW, USE_CARD

THROWS = int(os.environ.get("BOTTLECAP_THROWS", "500_000"))
# The match's rounds and caps are set back before they come to their limits.
MOST_ROUNDS = 700
CASH = 10_000
# Throws before the counting: enough that both decks have been gone through.
BEFORE = 5000
STANDARD_ERRORS = 5


class Wanderer(CompiledBot):
    """Buys nothing; in jail it does what its strategy says first."""

    def __init__(self, leaves: bool) -> None:
        wishes = [USE_CARD, PAY_FINE, DECLINE, THROW] if leaves else [DECLINE, THROW]
        self.wishes = [int(wish.number) for wish in wishes]

    def pick(self, perspective: Perspective, /) -> int:
        codes = perspective.codes()
        for wish in self.wishes:
            for code in codes:
                if code & KIND_MASK == wish:
                    return int(code)
        raise AssertionError("there is nothing to wish for")


class Walk:
    """A match that does not end, and how often its throws ended on each square (jail: the last number)."""

    def __init__(self, leaves: bool, seed: int) -> None:
        options: dict[str, object] = {"cash": CASH, "no-auctions": 1, "rounds": 1000}
        match = bottlecap.new("monopoly", players=2, seed=seed, options=options, chance="fast")
        self.table = Table(match, [Wanderer(leaves), Wanderer(leaves)])
        self.match = match
        self.seen: NDArray[np.int64] = np.zeros(PLACES, dtype=np.int64)
        while match.view(None)["round"] == 0:
            match.play(match.actions()[0])
        self.seat = int(self.state.turn)
        leave_table(self.state, 1 - self.seat)
        # Where the token stood before the throws that were not counted yet.
        self.stood = HIDDEN
        self.turn_page()

    @property
    def state(self) -> MonopolyState:
        return of(self.match.state)

    def walk(self, throws: int) -> None:
        self.seen[:] = 0
        while self.seen.sum() < throws:
            while self.state.round < MOST_ROUNDS:
                assert self.table.step(), "the match is over"
            self.count()
            self.turn_page()

    def count(self) -> None:
        """Where each throw since the last page ended: at the last place told of before the next throw."""
        rows = np.fromiter(self.match.log.rows.flat(), dtype=np.int64).reshape(-1, STRIDE)
        kinds = rows[:, 0]
        places = np.where(kinds == int(MOVED.number), rows[:, 3], np.where(kinds == int(JAILED.number), JAIL, HIDDEN))
        told = np.maximum.accumulate(np.where(places == HIDDEN, 0, np.arange(len(places))))
        standing = np.where(told == 0, self.stood, places[told]) if places[0] == HIDDEN else places[told]
        thrown = np.flatnonzero(kinds == int(THROWN.number))
        ends = np.append(thrown[1:] - 1, len(kinds) - 1)
        self.seen += np.bincount(standing[ends], minlength=PLACES)
        self.stood = int(standing[-1])

    def turn_page(self) -> None:
        """Begin a new log: the old one would fill the memory. The luck goes by the entries' count, which goes on."""
        match, state = self.match, self.state
        if self.stood == HIDDEN:
            self.stood = int(state.place[self.seat])
        match.log = Log(Rows())
        state.log = match.log
        entries = Rows()
        entries.count = match.entries.count
        match.entries = entries
        state.round = 1
        state.cash[self.seat] = CASH

    def order(self, cards: Cards) -> list[int]:
        """A deck as it lies, top first; every card's place in it is known by now."""
        lying = [card for card in range(len(cards.zone)) if cards.zone[card] == DECK]
        assert all(cards.order[card] < 0 for card in lying)
        return sorted(lying, key=lambda card: -int(cards.order[card]))


@pytest.mark.skipif(not is_compiled(), reason="so many throws: compiled only")
@pytest.mark.parametrize("leaves", [True, False], ids=["leaves jail at once", "stays in jail"])
def test_every_square_is_visited_as_often_as_the_chain_says(leaves: bool) -> None:
    walk = Walk(leaves, seed=2077)
    walk.walk(BEFORE)
    orders = (walk.order(walk.state.special), walk.order(walk.state.guide))
    walk.walk(THROWS)
    throws = int(walk.seen.sum())
    # A fifth of the smallest standard error of a square that is visited at all.
    chain = Chain(walk.state.content, orders, leaves).settle(within=0.2 * math.sqrt(0.007 / throws))
    wanted = chain.frequencies()
    errors = np.sqrt(np.maximum(chain.variances(), 0.0) / throws)
    for place in range(PLACES):
        found = walk.seen[place] / throws
        assert abs(found - wanted[place]) <= STANDARD_ERRORS * errors[place], (
            f"{place}: {found:.6f}, and the chain says {wanted[place]:.6f}, give or take {errors[place]:.6f}"
        )
    assert walk.seen[30] == 0 == wanted[30]
