"""How often a token comes to each square of a Monopoly board, and what that costs or brings.

How often is worked out once a content pack, from its squares and cards: one token that leaves jail at once, cards as
if drawn at random. The bot needs no more than that; the exact chain is a test's business.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.games.monopoly import board
from bottlecap.games.monopoly.board import DECK_CARDS, DEEDS, GROUPS, JAIL_PLACE, RADIO, RENTS, SQUARES, has
from bottlecap.games.monopoly.content import Content
from bottlecap.games.monopoly.landing import rent
from bottlecap.games.monopoly.state import MonopolyState

# How likely two dice show 2, 3 … 12 together, in 36ths.
THROWS: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
LAPS: Final = 60
# Throws for one way round the board.
LAP_THROWS: Final = 6.0
# What two dice show together, on average.
MEAN_THROW: Final[i64] = 7


# The most deeds of one group.
MOST: Final[i64] = 4


class Traffic:
    """By square: which part of all throws ends there; by group: its deeds."""

    def __init__(self, cards: Content) -> None:
        self.cards = cards
        # Four places a group, -1 where it has fewer.
        self.deeds: vec[i64] = vec[i64]([-1] * int(MOST * GROUPS))
        deed: i64 = 0
        while deed < DEEDS:
            place = cards.group[deed] * MOST
            while self.deeds[place] >= 0:
                place += 1
            self.deeds[place] = deed
            deed += 1
        self.visits: vec[float] = vec[float]([1.0 / 40.0] * int(SQUARES))
        for _ in range(LAPS):
            self.go_on()

    def go_on(self) -> None:
        """One more throw of a token that may be anywhere."""
        before = self.visits
        self.visits = vec[float]([0.0] * int(SQUARES))
        place: i64 = 0
        while place < SQUARES:
            throw: i64 = 2
            while throw <= 12:
                self.arrive((place + throw) % SQUARES, before[place] * float(THROWS[throw]) / 36.0)
                throw += 1
            place += 1

    def arrive(self, place: i64, part: float) -> None:
        kind = self.cards.kind[place]
        if kind == board.GO_TO_JAIL:
            self.visits[JAIL_PLACE] += part
        elif kind == board.SPECIAL or kind == board.GUIDE:
            deck: i64 = 0 if kind == board.SPECIAL else 1
            card: i64 = 0
            while card < DECK_CARDS:
                # Where it leads to another card's square, the card there is left out: it is rare.
                self.visits[self.cards.effects[deck * DECK_CARDS + card].leads(self.cards, place)] += part / float(DECK_CARDS)
                card += 1
        else:
            self.visits[place] += part


KNOWN: Final[dict[str, Traffic]] = {}


def traffic_of(cards: Content) -> Traffic:
    """The traffic on a board: worked out once for each content pack, since a bot is made for every thought."""
    if cards.hash not in KNOWN:
        KNOWN[cards.hash] = Traffic(cards)
    return KNOWN[cards.hash]


def rent_due(s: MonopolyState, seat: i64, deed: i64) -> i64:
    """What the seat would pay on that deed's square, as far as one can tell before the dice."""
    if has(s.mortgaged, deed):
        return 0
    owner = s.owner(deed)
    if owner < 0 or owner == seat:
        return 0
    if s.content.group[deed] == RADIO:
        return MEAN_THROW * s.content.rent[deed * RENTS + s.count_in(owner, RADIO) - 1]
    return rent(s, owner, deed)


class Danger:
    """What lies ahead of a seat: the worst rent within the next throw, and what a whole lap costs on average."""

    def __init__(self, s: MonopolyState, seat: i64, traffic: Traffic) -> None:
        self.worst: i64 = 0
        self.next_throw = 0.0
        self.lap = 0.0
        here = s.place[seat]
        visits = traffic.visits
        others = s.owned() & ~s.deeds[seat] & ~s.mortgaged
        deed: i64 = 0
        while deed < DEEDS:
            if has(others, deed):
                due = rent_due(s, seat, deed)
                place = s.content.square[deed]
                self.lap += LAP_THROWS * float(due) * visits[place]
                ahead = (place + SQUARES - here) % SQUARES
                if 2 <= ahead <= 12:
                    self.next_throw += float(due * THROWS[ahead]) / 36.0
                    self.worst = max(self.worst, due)
            deed += 1
