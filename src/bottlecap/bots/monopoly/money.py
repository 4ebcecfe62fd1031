"""A Monopoly player's cash: how much to keep, what to build, and what to part with when it runs short."""

from typing import Final

from mypy_extensions import i64

from bottlecap.bots.monopoly.traffic import MOST, Danger, Traffic
from bottlecap.engine.kinds import LEGAL
from bottlecap.games.monopoly.board import COLOURS, DEEDS, RENTS, has
from bottlecap.games.monopoly.buildings import rule_against_site
from bottlecap.games.monopoly.state import MonopolyState

# What is always kept, and what of the danger ahead: of the worst rent of the next throw, and of a lap's rents.
LEAST_RESERVE: Final[i64] = 40
OF_WORST: Final = 0.35
OF_LAP: Final = 0.6
# So much beyond the reserve must be there before a mortgage is lifted that nothing else waits for.
TO_LIFT: Final[i64] = 150
# Up to here every building pays more than the one before it.
BEST_LEVEL: Final[i64] = 3


def reserve(s: MonopolyState, seat: i64, traffic: Traffic) -> i64:
    """The cash to keep, by the danger ahead."""
    danger = Danger(s, seat, traffic)
    return LEAST_RESERVE + int(OF_WORST * float(danger.worst) + OF_LAP * danger.lap)


# --- building -------------------------------------------------------------------------------------------


def site(s: MonopolyState, seat: i64, traffic: Traffic, cash: i64) -> i64:
    """The street where the next building brings most for its price, or -1."""
    best: i64 = -1
    best_gain = 0.0
    group: i64 = 0
    while group < COLOURS:
        if s.has_group(seat, group) and s.mortgaged & s.content.members[group] == 0:
            place = group * MOST
            while place < (group + 1) * MOST:
                deed = traffic.deeds[place]
                if deed >= 0 and s.content.building[deed] <= cash and rule_against_site(s, seat, deed) == LEGAL:
                    gain = building_gain(s, deed, traffic)
                    if gain > best_gain:
                        best, best_gain = deed, gain
                place += 1
        group += 1
    return best


def building_gain(s: MonopolyState, deed: i64, traffic: Traffic) -> float:
    """Rent a throw of others, for each cap that a building costs; the first ones count on the third."""
    level = s.built[deed]
    printed = deed * RENTS
    now = s.content.rent[printed + level] if level > 0 else 2 * s.content.rent[printed]
    if level < BEST_LEVEL:
        more = float(s.content.rent[printed + BEST_LEVEL] - now) / float(BEST_LEVEL - level)
    else:
        more = float(s.content.rent[printed + level + 1] - now)
    return more * traffic.visits[s.content.square[deed]] / float(s.content.building[deed])


def wants_shacks(s: MonopolyState, seat: i64) -> bool:
    """Whether the seat has a whole colour on which buildings still pay more and more."""
    group: i64 = 0
    while group < COLOURS:
        if s.has_group(seat, group) and s.lowest_in(group) < BEST_LEVEL:
            return True
        group += 1
    return False


# --- mortgages ------------------------------------------------------------------------------------------


def whole_colours(s: MonopolyState, seat: i64) -> i64:
    """The mask of the deeds in colours that the seat has whole."""
    mask: i64 = 0
    group: i64 = 0
    while group < COLOURS:
        if s.has_group(seat, group):
            mask |= s.content.members[group]
        group += 1
    return mask


def to_lift(s: MonopolyState, seat: i64, spare: i64, whole: i64) -> i64:
    """The mortgaged deed to lift first, or -1: those of whole colours, then what brings most."""
    best: i64 = -1
    best_gain: i64 = 0
    mine = s.deeds[seat] & s.mortgaged
    deed: i64 = 0
    while deed < DEEDS:
        if has(mine, deed):
            in_whole = has(whole, deed)
            cost = s.content.mortgage[deed] + s.content.tenth(deed)
            gain = s.content.price[deed] + (10_000 if in_whole else 0)
            if spare >= cost + (0 if in_whole else TO_LIFT) and gain > best_gain:
                best, best_gain = deed, gain
        deed += 1
    return best


def to_mortgage(s: MonopolyState, seat: i64, traffic: Traffic, kept: i64) -> i64:
    """The deed whose mortgage costs least rent for what it brings, none of those kept; or -1."""
    best: i64 = -1
    best_loss = 0.0
    free = s.deeds[seat] & ~s.mortgaged & ~s.improved & ~kept
    deed: i64 = 0
    while deed < DEEDS:
        if has(free, deed):
            loss = rent_lost(s, seat, deed, traffic) / float(s.content.mortgage[deed])
            if best < 0 or loss < best_loss:
                best, best_loss = deed, loss
        deed += 1
    return best


def pledges(s: MonopolyState, seat: i64, kept: i64) -> i64:
    """What the seat's deeds would bring on mortgage, but for those kept."""
    total: i64 = 0
    free = s.deeds[seat] & ~s.mortgaged & ~s.improved & ~kept
    deed: i64 = 0
    while deed < DEEDS:
        if has(free, deed):
            total += s.content.mortgage[deed]
        deed += 1
    return total


def rent_lost(s: MonopolyState, seat: i64, deed: i64, traffic: Traffic) -> float:
    group = s.content.group[deed]
    place = 0 if group < COLOURS else s.count_in(seat, group) - 1
    rent = s.content.rent[deed * RENTS + place]
    # A radio station's number is what the dice are multiplied by.
    return float(7 * rent if group > COLOURS else rent) * traffic.visits[s.content.square[deed]]


# --- raising money --------------------------------------------------------------------------------------


def to_sell(s: MonopolyState, seat: i64, traffic: Traffic) -> i64:
    """The street whose building costs least rent for what it brings back, or -1."""
    best: i64 = -1
    best_loss = 0.0
    mine = s.deeds[seat] & s.improved
    deed: i64 = 0
    while deed < DEEDS:
        if has(mine, deed) and s.built[deed] > 0 and s.built[deed] == s.highest_in(s.content.group[deed]):
            level = s.built[deed]
            printed = deed * RENTS
            lost = float(s.content.rent[printed + level] - s.content.rent[printed + level - 1])
            loss = lost * traffic.visits[s.content.square[deed]] / float(s.content.building[deed])
            if best < 0 or loss < best_loss:
                best, best_loss = deed, loss
        deed += 1
    return best
