"""The odds of coming to each square in a player's next turn: two dice, again after a double, jail after the third, and cards
that lead on.

A draw is taken from what the deck may hold now; a second one of the same turn likewise. Who is in jail tries to throw a double.
"""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.games.monopoly import board
from bottlecap.games.monopoly.board import DECK_CARDS, DOUBLES_TO_JAIL, FACES, JAIL_THROWS, SQUARES
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.state import DECK, MonopolyState
from bottlecap.games.monopoly.turns import AfterMove

# What one may come to: the squares, and jail, which is no visit to its square.
JAILED: Final[i64] = SQUARES
GOALS: Final[i64] = SQUARES + 1
# Instead of how many doubles were thrown, where no other throw follows.
NO_THROW: Final[i64] = DOUBLES_TO_JAIL
COUNTS: Final[i64] = NO_THROW + 1
THROWS: Final = 36.0
# Chances are told in parts of this, so that views stay small.
WHOLE: Final = 10000
# How many boards, with what their decks may hold, are remembered.
MOST_KNOWN: Final = 32


class LandingView(TypedDict):
    """In ten-thousandths, never 0 for what can be: by square, how likely the token comes to stand there at least once by
    moving; and how likely the player is sent to jail."""

    squares: list[int]
    jailed: int


class Turns:
    """The chances of everything one may come to before a turn ends, from each square, while the decks may hold these cards."""

    def __init__(self, cards: Content, special: vec[i64], guide: vec[i64]) -> None:
        self.cards = cards
        self.special = special
        self.guide = guide
        # By square and count of doubles, as they are asked for.
        self.thrown: dict[int, vec[float]] = {}
        self.arrived: dict[int, vec[float]] = {}
        self.told: dict[tuple[int, int, bool], list[int]] = {}

    def told_from(self, place: i64, count: i64, jailed: bool) -> list[int]:
        """As they are told; the count is of doubles, or in jail of tries to leave it, the next one included."""
        key = (int(place), int(count), jailed)
        if key not in self.told:
            chances = self.from_jail(place, count) if jailed else self.by_throw(place, count)
            self.told[key] = [told_as(chance) for chance in chances]
        return self.told[key]

    def by_throw(self, place: i64, doubles: i64) -> vec[float]:
        """Of whoever throws there, having thrown so many doubles in this turn."""
        key = int(place * COUNTS + doubles)
        if key in self.thrown:
            return self.thrown[key]
        out = self.without_doubles(place)
        die: i64 = 1
        while die <= FACES:
            if doubles + 1 == DOUBLES_TO_JAIL:
                out[JAILED] += 1.0 / THROWS
            else:
                out = added(out, self.arrive((place + 2 * die) % SQUARES, doubles + 1), 1.0 / THROWS)
            die += 1
        self.thrown[key] = out
        return out

    def from_jail(self, place: i64, attempt: i64) -> vec[float]:
        """A double frees, without another throw; the last try moves in any case."""
        out = self.without_doubles(place) if attempt == JAIL_THROWS else nowhere()
        die: i64 = 1
        while die <= FACES:
            out = added(out, self.arrive((place + 2 * die) % SQUARES, NO_THROW), 1.0 / THROWS)
            die += 1
        return out

    def without_doubles(self, place: i64) -> vec[float]:
        """The part of the throws that are no doubles: six less the distance from seven, less one where the sum is even."""
        out = nowhere()
        sum: i64 = 3
        while sum < 2 * FACES:
            ways = FACES - (sum - 7 if sum > 7 else 7 - sum) - (1 - sum % 2)
            to = (place + sum) % SQUARES
            if self.leads_on(to):
                out = added(out, self.arrive(to, NO_THROW), float(ways) / THROWS)
            else:
                out[to] += float(ways) / THROWS
            sum += 1
        return out

    def leads_on(self, square: i64) -> bool:
        kind = self.cards.kind[square]
        return kind == board.SPECIAL or kind == board.GUIDE or kind == board.GO_TO_JAIL

    def arrive(self, square: i64, doubles: i64) -> vec[float]:
        """Of whoever comes there, with another throw to follow after so many doubles, or none."""
        key = int(square * COUNTS + doubles)
        if key in self.arrived:
            return self.arrived[key]
        kind = self.cards.kind[square]
        out = nowhere()
        if kind == board.GO_TO_JAIL:
            out[JAILED] = 1.0
        elif doubles != NO_THROW:
            out = self.by_throw(square, doubles)[:]
        out[square] = 1.0
        # Cards that lead from one to the other and back end here.
        self.arrived[key] = out
        if kind == board.SPECIAL:
            out = self.draw(self.special, 0, square, doubles, out)
        elif kind == board.GUIDE:
            out = self.draw(self.guide, DECK_CARDS, square, doubles, out)
        self.arrived[key] = out
        return out

    def draw(self, deck: vec[i64], before: i64, square: i64, doubles: i64, stays: vec[float]) -> vec[float]:
        """Of whoever draws on that square; `stays` are the chances where a card does not lead on."""
        if len(deck) == 0:
            return stays
        out = nowhere()
        share = 1.0 / float(len(deck))
        for card in deck:
            effect = self.cards.effects[before + card]
            to = effect.leads(self.cards, square)
            if effect.jails:
                out[JAILED] += share
            else:
                out = added(out, stays if to == square else self.arrive(to, doubles), share)
        out[square] = 1.0
        return out


def nowhere() -> vec[float]:
    return vec[float]([0.0] * int(GOALS))


def added(out: vec[float], more: vec[float], weight: float) -> vec[float]:
    """Chances and more chances, so often."""
    total = out[:]
    goal: i64 = 0
    while goal < GOALS:
        if more[goal] > 0.0:
            total[goal] += weight * more[goal]
        goal += 1
    return total


KNOWN: Final[dict[tuple[str, tuple[int, ...], tuple[int, ...]], Turns]] = {}


def turns_of(s: MonopolyState) -> Turns:
    """The chances as the decks lie: worked out as they are asked for, and anew after a draw."""
    special, guide = s.special.draws(DECK), s.guide.draws(DECK)
    key = (s.content.hash, tuple([int(card) for card in special]), tuple([int(card) for card in guide]))
    if key not in KNOWN:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[key] = Turns(s.content, special, guide)
    return KNOWN[key]


def doubles_before(s: MonopolyState, seat: i64) -> i64:
    """How many doubles count for the seat's next throw: none once the dice are to be passed."""
    if s.turn != seat:
        return 0
    for step in s.steps:
        if isinstance(step, AfterMove) and step.seat == seat and step.double == 0:
            return 0
    return min(s.doubles, DOUBLES_TO_JAIL - 1)


def odds_view(s: MonopolyState, seat: i64, turns: Turns) -> LandingView:
    jailed = s.jailed[seat] > 0
    told = turns.told_from(s.place[seat], s.jailed[seat] if jailed else doubles_before(s, seat), jailed)
    return {"squares": told[: int(SQUARES)], "jailed": told[int(JAILED)]}


def told_as(chance: float) -> int:
    return max(1, round(chance * WHOLE)) if chance > 0.0 else 0
