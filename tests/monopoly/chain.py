"""The Markov chain of one token alone on a Monopoly board, from the content alone: no rule of the engine is used here.

Cards are drawn in the order they lie in and go under their deck, so a deck's order is part of the state. A state is
the order of both decks, the square (or jail) and a count: of doubles thrown, or, in jail, of throws that failed.
Drawn get-out-of-jail cards are kept; whoever leaves jail at once uses one where there is one, and it goes under its
deck then, to another place than before.
"""

from collections.abc import Sequence
from itertools import pairwise, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bottlecap.games.monopoly import board
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.effects.jail import ToJail
from bottlecap.games.monopoly.effects.moving import Advance, Back, Nearest

Numbers = NDArray[np.float64]

SQUARES = 40
JAIL = 40  # in jail, not just visiting
PLACES = 41
COUNTS = 3
VISITING = 10
SPOTS = PLACES * COUNTS

# How a chain comes to rest: throws at first, and how many states, so many throws apart, are combined.
FIRST = 20
SEEN = 6
BETWEEN = 11


def spot(place: int, count: int) -> int:
    return place * COUNTS + count


class Draw(NamedTuple):
    """What a deck does when a card is drawn: which card, and how the deck lies afterwards."""

    card: int
    after: int


class Deck:
    """All orders a deck can come to lie in, from the one it lies in now, top first."""

    def __init__(self, order: Sequence[int], jail_card: int, returns: bool) -> None:
        first = tuple(order)
        numbers = {first: 0}
        orders = [first]
        self.draws: list[Draw] = []
        # How it lies after the card that was kept goes under it; as it lies, where it is not out.
        self.returned: list[int] = []
        self.lacks: list[bool] = []

        def number(wanted: tuple[int, ...]) -> int:
            if wanted not in numbers:
                numbers[wanted] = len(orders)
                orders.append(wanted)
            return numbers[wanted]

        for lies in orders:  # it grows while we go
            top, rest = lies[0], lies[1:]
            self.draws.append(Draw(top, number(rest if top == jail_card else (*rest, top))))
            self.lacks.append(jail_card not in lies)
            self.returned.append(number((*lies, jail_card)) if returns and self.lacks[-1] else numbers[lies])
        self.size = len(orders)


class Chain:
    """One token under one of two strategies: it leaves jail at once, or stays as long as it may."""

    def __init__(self, cards: Content, orders: tuple[Sequence[int], Sequence[int]], leaves: bool) -> None:
        self.cards = cards
        self.leaves = leaves
        self.decks = [Deck(order, int(cards.jail_card[number]), leaves) for number, order in enumerate(orders)]
        kinds = [int(kind) for kind in cards.kind]
        self.card_squares = [[place for place in range(SQUARES) if kinds[place] == kind] for kind in (board.SPECIAL, board.GUIDE)]
        self.to_jail = kinds.index(int(board.GO_TO_JAIL))
        self.throws = self.throw_matrix()
        shape = (SPOTS, self.decks[0].size, self.decks[1].size)
        # How likely each spot is, together with each order of both decks.
        self.now: Numbers = np.full(shape, 1.0 / np.prod(shape))
        # Where who comes to a spot is at the end of the throw, in the long run: the cards' part in the chain.
        self.ends: Numbers = np.zeros((SPOTS, SPOTS))
        self.noting = False

    # --- the dice ---------------------------------------------------------------------------------------

    def throw_matrix(self) -> Numbers:
        """From each spot to the one that the dice lead to, before what the square says."""
        out = np.zeros((SPOTS, SPOTS))
        for first, second in product(range(1, 7), repeat=2):
            for place, count in product(range(PLACES), range(COUNTS)):
                out[spot(place, count), self.thrown(place, count, first + second, first == second)] += 1 / 36
        return out

    def thrown(self, place: int, count: int, sum: int, double: bool) -> int:
        if place == JAIL and self.leaves:
            place, count = VISITING, 0
        if place == JAIL:
            if double or count == COUNTS - 1:
                return spot(VISITING + sum, 0)
            return spot(JAIL, count + 1)
        if double and count == COUNTS - 1:
            return spot(JAIL, 0)
        return spot((place + sum) % SQUARES, count + 1 if double else 0)

    # --- what the squares say -----------------------------------------------------------------------------

    def step(self) -> None:
        """One throw and all that follows from it."""
        if self.leaves:
            self.use_cards()
        self.now = (self.throws.T @ self.now.reshape(SPOTS, -1)).reshape(self.now.shape)
        if self.noting:
            self.ends = np.diag(self.now.sum(axis=(1, 2)))
        for count in range(COUNTS):
            here, jail = spot(self.to_jail, count), spot(JAIL, 0)
            self.note(here, jail, self.now[here])
            self.now[jail] += self.now[here]
            self.now[here] = 0.0
        for deck, squares in enumerate(self.card_squares):
            for place, count in product(squares, range(COUNTS)):
                self.draw(deck, spot(place, count))

    def use_cards(self) -> None:
        """Whoever is in jail uses a card before the throw: that of the first deck, else that of the second."""
        jail = self.now[spot(JAIL, 0)]
        first, second = self.decks
        after = np.zeros_like(jail)
        out = np.array(first.lacks)
        np.add.at(after, np.array(first.returned)[out], jail[out])
        for lies in np.flatnonzero(~out):
            np.add.at(after[lies], second.returned, jail[lies])
        self.now[spot(JAIL, 0)] = after

    def draw(self, deck: int, here: int) -> None:
        """Who stands there draws, and the deck lies otherwise afterwards."""
        before = self.now[here].copy()
        self.now[here] = 0.0
        ways: dict[tuple[int, bool], list[int]] = {}
        for lies, draw in enumerate(self.decks[deck].draws):
            kept = draw.card == self.cards.jail_card[deck]
            ways.setdefault((self.sent(here, deck, draw.card), kept), []).append(lies)
        for (there, _), orders in ways.items():
            # Within one way no two orders lead to the same one: a kept card leaves the deck, any other goes under it.
            after = [self.decks[deck].draws[lies].after for lies in orders]
            drawn = before[orders] if deck == 0 else before[:, orders]
            self.note(here, there, drawn)
            if deck == 0:
                self.now[there][after] += drawn
            else:
                self.now[there][:, after] += drawn

    def sent(self, here: int, deck: int, card: int) -> int:
        """Where a card sends who drew it."""
        place, count = divmod(here, COUNTS)
        number = deck * int(board.DECK_CARDS) + card
        effect = self.cards.effects[number]
        if isinstance(effect, ToJail):
            return spot(JAIL, 0)
        if isinstance(effect, Advance):
            return spot(int(effect.square), count)
        if isinstance(effect, Back):
            return spot((place - int(effect.amount)) % SQUARES, count)
        if isinstance(effect, Nearest):
            while self.cards.deed_at[place] < 0 or self.cards.group[self.cards.deed_at[place]] != effect.group:
                place = (place + 1) % SQUARES
            return spot(place, count)
        return here

    def note(self, here: int, there: int, drawn: Numbers) -> None:
        """That much of what came to a spot, from wherever it came there, goes on to another."""
        if self.noting and there != here and drawn.sum() > 0:
            share = drawn.sum() / self.ends[:, here].sum()
            self.ends[:, there] += share * self.ends[:, here]
            self.ends[:, here] *= 1.0 - share

    # --- the long run ---------------------------------------------------------------------------------------

    def settle(self, within: float, most: int = 3000) -> "Chain":
        """Let it run until its frequencies stay as they are, within so much.

        Decks that go round together come to rest slowly: now and then the states seen are combined so that what still
        changes cancels out as far as possible (reduced rank extrapolation).
        """
        self.run(FIRST)
        done = FIRST
        while True:
            seen = [self.now]
            for _ in range(SEEN):
                self.run(BETWEEN)
                seen.append(self.now)
            done += SEEN * BETWEEN
            self.now = combined(seen)
            before = self.frequencies()
            self.run(BETWEEN)
            done += BETWEEN
            if np.abs(self.frequencies() - before).max() < within:
                return self
            if done > most:
                raise ArithmeticError(f"the chain is not at rest after {done} throws")

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self.step()

    def frequencies(self) -> Numbers:
        """How often a throw ends on each square, jail last."""
        return np.asarray(self.now.sum(axis=(1, 2)).reshape(PLACES, COUNTS).sum(axis=1))

    def variances(self) -> Numbers:
        """By place: the variance of how often throws end there, times the throws, autocorrelation included.

        Of the chain of squares and counts, in which a card square leads on as often as it does in the long run. That
        the decks go round in order makes the true ones a little smaller.
        """
        self.noting = True
        self.step()
        arrived = self.ends.sum(axis=1)
        ends = self.ends / np.where(arrived > 0, arrived, 1.0)[:, None]
        alone = self.throws @ ends
        rate = self.now.sum(axis=(1, 2))
        fundamental = np.linalg.inv(np.eye(SPOTS) - alone + rate[None, :])
        out = np.zeros(PLACES)
        for place in range(PLACES):
            inside = slice(spot(place, 0), spot(place, COUNTS))
            part = rate[inside]
            both = part[:, None] * fundamental[inside, inside]
            out[place] = 2 * both.sum() - part.sum() - part.sum() ** 2
        return out


def combined(seen: Sequence[Numbers]) -> Numbers:
    """The combination of these states that changes least in a step, its weights being one together."""
    changes = [later - earlier for earlier, later in pairwise(seen)]
    products = np.array([[float(np.vdot(one, other)) for other in changes] for one in changes])
    weights = np.linalg.lstsq(products, np.ones(len(changes)), rcond=1e-13)[0]
    weights /= weights.sum()
    out = np.zeros_like(seen[0])
    for weight, state in zip(weights, seen, strict=False):
        out += weight * state
    return np.asarray(out / out.sum())
