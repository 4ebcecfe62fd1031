"""What deeds and cash are worth to a player of Monopoly, and what a deal is worth to both sides of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottlecap.bots.monopoly.money import BEST_LEVEL
from bottlecap.bots.monopoly.traffic import MEAN_THROW, MOST, Traffic
from bottlecap.games.monopoly.board import COLOURS, GROUPS, RADIO, RENTS, SEATS, STATION, count, has
from bottlecap.games.monopoly.state import MonopolyState

# How many rounds ahead income counts, and how many throws a player has in a round, doubles included.
ROUNDS_AHEAD: Final = 20.0
THROWS_A_ROUND: Final = 1.2
# What part of a colour's promise counts without the caps to build on it; the rest counts as far as there is cash.
UNFUNDED: Final = 0.35
# A colour that lacks one street is worth a little more than its streets.
HOPE: Final = 0.12
# Cash below this is worth more than its face: the next rent may cost a mortgage.
THIN: Final[i64] = 150
# What another's gain costs, against one's own: less, the more others there are to share the harm.
ENVY_FOR_TWO: Final = 0.8
ENVY: Final = 0.5
# A get-out-of-jail card.
CARD_WORTH: Final = 40.0


class Appraiser:
    """Says what an estate would be worth in the match as it stands."""

    def __init__(self, s: MonopolyState, traffic: Traffic) -> None:
        self.s = s
        self.traffic = traffic
        rivals = count(s.playing()) - 1
        rounds = min(ROUNDS_AHEAD, float(s.round_limit - s.round + 1))
        # How many throws of others are still to come that may bring rent.
        self.throws = rounds * THROWS_A_ROUND * float(rivals)
        self.envy = ENVY_FOR_TWO if rivals == 1 else ENVY
        # By seat and group, where they were asked for: what the seat's deeds of the group are worth now.
        self.worths: vec[float] = vec[float]([0.0] * int(SEATS * GROUPS))
        self.known: i64 = 0

    def holding(self, group: i64, mine: i64, cash: i64) -> float:
        """What one's deeds of a group are worth: their price, the rent they bring, and what could be built there."""
        c, mortgaged = self.s.content, self.s.mortgaged
        if mine == 0:
            return 0.0
        whole = mine == c.members[group]
        have = count(mine)
        price: i64 = 0
        owed: i64 = 0
        bare = 0.0
        best = 0.0
        place = group * MOST
        while place < (group + 1) * MOST:
            deed = self.traffic.deeds[place]
            place += 1
            if deed < 0 or not has(mine, deed):
                continue
            price += c.price[deed]
            often = self.traffic.visits[c.square[deed]]
            if has(mortgaged, deed):
                owed += c.mortgage[deed] + c.tenth(deed)
            else:
                bare += often * float(bare_rent(self.s, deed, group, have))
            best += often * float(c.rent[deed * RENTS + BEST_LEVEL])
        total = float(price - owed) + self.throws * bare
        if group < COLOURS and not whole and count(c.members[group]) == have + 1:
            total += HOPE * float(price)
        if group < COLOURS and whole:
            total += self.promise(group, have, best - bare, cash - owed)
        return total

    def promise(self, group: i64, streets: i64, more: float, cash: i64) -> float:
        """What building on a whole colour would bring beyond its cost, as far as there is cash for it."""
        cost = float(BEST_LEVEL * streets * self.s.content.building[self.traffic.deeds[group * MOST]])
        gain = self.throws * more - cost
        if gain <= 0.0:
            return 0.0
        funded = min(1.0, max(0.0, float(cash)) / cost)
        return gain * (UNFUNDED + (1.0 - UNFUNDED) * funded)

    # --- changes ------------------------------------------------------------------------------------------

    def change(self, seat: i64, taken: i64, given: i64, cash: i64) -> float:
        """How much better off a seat is after taking and giving these deeds, and getting so much cash."""
        s = self.s
        before, after = s.deeds[seat], s.deeds[seat] & ~given | taken
        had = s.cash[seat]
        total = float(cash) + thinness(had) - thinness(had + cash)
        group: i64 = 0
        while group < GROUPS:
            members = s.content.members[group]
            mine = after & members
            # A group that stays as it is changes its worth only by the cash there is to build on it.
            if mine != before & members or (cash != 0 and mine == members and group < COLOURS):
                total += self.holding(group, mine, had + cash) - self.held(seat, group)
            group += 1
        return total

    def held(self, seat: i64, group: i64) -> float:
        """What the seat's deeds of a group are worth now: worked out once."""
        place = seat * GROUPS + group
        if not has(self.known, place):
            self.known |= 1 << place
            self.worths[place] = self.holding(group, self.s.deeds[seat] & self.s.content.members[group], self.s.cash[seat])
        return self.worths[place]

    def gain(self, deed: i64, seat: i64) -> float:
        """What a deed of the bank is worth to a seat: its own gain, or the harm of leaving it to who gains most."""
        s = self.s
        own = self.change(seat, 1 << deed, 0, 0)
        harm = 0.0
        members = s.group_of(deed)
        other: i64 = 0
        while other < s.players:
            # Only who completes a group by it does harm.
            if other != seat and s.plays(other) and members & ~s.deeds[other] == 1 << deed:
                harm = max(harm, self.change(other, 1 << deed, 0, 0) - float(s.content.price[deed]))
            other += 1
        return own + self.envy * harm


def thinness(cash: i64) -> float:
    """What it costs to have little cash."""
    return float(THIN - cash) if cash < THIN else 0.0


def bare_rent(s: MonopolyState, deed: i64, group: i64, have: i64) -> i64:
    """The rent of a deed without buildings, of an owner who has so many of the group."""
    printed = deed * RENTS
    if group == STATION:
        return s.content.rent[printed + have - 1]
    if group == RADIO:
        return MEAN_THROW * s.content.rent[printed + have - 1]
    whole = have == count(s.content.members[group]) and s.mortgaged & s.content.members[group] == 0
    return 2 * s.content.rent[printed] if whole else s.content.rent[printed]
