"""Shacks and vaults: where one may stand, putting it up, pulling it down."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.monopoly.board import COLOURS, DEEDS, FOUR_SHACKS, VAULT, bit, count
from bottlecap.games.monopoly.events import BUILT, COLOUR_DIGIT, DEED, LEVEL_DIGIT, LOT, RAZED, SOLD_DOWN, a_seat
from bottlecap.games.monopoly.flow import touch
from bottlecap.games.monopoly.rulebook import (
    BUILD_EVEN,
    BUILD_GROUP,
    BUILD_MORTGAGE_BLOCKS,
    BUILD_SHORTAGE,
    BUILD_SHORTAGE_AUCTION,
    BUILD_VAULT,
)
from bottlecap.games.monopoly.state import MonopolyState, of

# Lots of an auction: the deeds by their numbers, then the two kinds of building.
A_SHACK: Final[i64] = DEEDS
A_VAULT: Final[i64] = DEEDS + 1
BUILDING_LOTS: Final = ["shack", "vault"]

NONE: Final[vec[i64]] = vec[i64]()


def building_for(s: MonopolyState, deed: i64) -> i64:
    """The kind of building that comes next on a street."""
    return A_VAULT if s.built[deed] >= FOUR_SHACKS else A_SHACK


def left_in_bank(s: MonopolyState, lot: i64) -> i64:
    return s.vaults if lot == A_VAULT else s.shacks


def rule_against_site(s: MonopolyState, seat: i64, deed: i64) -> i64:
    """Why the seat cannot put the next building on a street, money aside."""
    group = s.content.group[deed]
    if group >= COLOURS or not s.has_group(seat, group):
        return BUILD_GROUP
    if s.mortgaged & s.content.members[group] != 0:
        return BUILD_MORTGAGE_BLOCKS
    if s.built[deed] == VAULT:
        return BUILD_VAULT
    if s.built[deed] > s.lowest_in(group):
        return BUILD_EVEN
    return LEGAL if left_in_bank(s, building_for(s, deed)) > 0 else BUILD_SHORTAGE


def sites(s: MonopolyState, seat: i64) -> vec[i64]:
    """The streets of the colours that the seat has whole."""
    mine = s.deeds[seat]
    whole: i64 = 0
    group: i64 = 0
    while group < COLOURS:
        members = s.content.members[group]
        if mine & members == members:
            whole |= members
        group += 1
    return listed(whole)


def listed(deeds: i64) -> vec[i64]:
    """The numbers in a mask of deeds."""
    if deeds == 0:
        return NONE
    out = vec[i64](capacity=8)
    deed: i64 = 0
    while deeds != 0:
        if deeds & 1 == 1:
            out = append(out, deed)
        deeds >>= 1
        deed += 1
    return out


def could_use(s: MonopolyState, seat: i64, lot: i64) -> bool:
    """Whether the seat could place and pay one such building now."""
    for deed in sites(s, seat):
        if building_for(s, deed) == lot and s.cash[seat] >= s.content.building[deed] and rule_against_site(s, seat, deed) == LEGAL:
            return True
    return False


def put_up(s: MonopolyState, seat: i64, deed: i64, price: i64) -> None:
    """One more building, paid for or won before (price 0), stands on the street; four shacks go back for a vault."""
    s.cash[seat] -= price
    s.built[deed] += 1
    if s.built[deed] == VAULT:
        s.vaults -= 1
        s.shacks += FOUR_SHACKS
    else:
        s.shacks -= 1
    s.note_buildings(s.content.group[deed])
    touch(s, s.group_of(deed))
    s.tell(BUILT, seat, deed, s.built[deed], price)


# --- selling ------------------------------------------------------------------------------------------


def after_sale(s: MonopolyState, deed: i64) -> vec[i64]:
    """What stands on every street after a building of this one is sold."""
    if s.built[deed] == VAULT and s.shacks < FOUR_SHACKS:
        return shared_out(s, deed)
    after = s.built[:]
    after[deed] -= 1
    return after


def shared_out(s: MonopolyState, sold: i64) -> vec[i64]:
    """Too few shacks for a vault's change: the bank's and the colour's own are shared out evenly over its streets.

    So no more is sold than must be. What does not go into equal parts stays on the dearest streets, last on the one that
    the vault is sold on.
    """
    group = s.content.group[sold]
    streets = count(s.content.members[group])
    shacks = s.shacks
    deed: i64 = 0
    while deed < DEEDS:
        if s.content.group[deed] == group and s.built[deed] < VAULT:
            shacks += s.built[deed]
        deed += 1
    level, more = shacks // streets, shacks % streets
    after = s.built[:]
    while deed > 0:
        deed -= 1
        if s.content.group[deed] == group:
            extra: i64 = 1 if more > 0 and deed != sold else 0
            after[deed] = level + extra
            more -= extra
    return after


def sold_until(s: MonopolyState, after: vec[i64]) -> i64:
    """How many buildings go until this is what stands."""
    sold: i64 = 0
    deed: i64 = 0
    while deed < DEEDS:
        sold += s.built[deed] - after[deed]
        deed += 1
    return sold


def half_price(s: MonopolyState, after: vec[i64]) -> i64:
    """What the bank pays for all that goes until this is what stands."""
    total: i64 = 0
    deed: i64 = 0
    while deed < DEEDS:
        total += (s.built[deed] - after[deed]) * s.content.building[deed] // 2
        deed += 1
    return total


def sell_to(s: MonopolyState, after: vec[i64]) -> None:
    """This is what stands now: the rest goes back to the bank, and shacks come from it for vaults."""
    deed: i64 = 0
    while deed < DEEDS:
        if after[deed] < s.built[deed]:
            if s.built[deed] == VAULT:
                s.vaults += 1
                s.shacks -= after[deed]
            else:
                s.shacks += s.built[deed] - after[deed]
        deed += 1
    s.built = after


def sell(s: MonopolyState, seat: i64, group: i64, after: vec[i64]) -> i64:
    """Buildings of a colour are sold until this is what stands; returns what they bring."""
    total = half_price(s, after)
    s.cash[seat] += total
    sell_to(s, after)
    s.note_buildings(group)
    touch(s, s.content.members[group])
    return total


def pull_down(s: MonopolyState, seat: i64, deed: i64) -> None:
    """One building of the street is sold; a vault becomes four shacks, or else the colour is sold down with it."""
    group, after = s.content.group[deed], after_sale(s, deed)
    one = sold_until(s, after) == 1
    total = sell(s, seat, group, after)
    if one:
        s.tell(RAZED, seat, deed, s.built[deed], total)
    else:
        s.tell(SOLD_DOWN, seat, group, levels(s, group, s.built), total)


def sell_all(s: MonopolyState, seat: i64, group: i64) -> None:
    """Every building of a colour is sold."""
    after = s.built[:]
    deed: i64 = 0
    while deed < DEEDS:
        if s.content.group[deed] == group:
            after[deed] = 0
        deed += 1
    total = sell(s, seat, group, after)
    s.tell(SOLD_DOWN, seat, group, levels(s, group, after), total)


def levels(s: MonopolyState, group: i64, built: vec[i64]) -> i64:
    """What stands on the streets of a colour as one number (`events.Levels`)."""
    number = group * COLOUR_DIGIT
    digit: i64 = 1
    deed: i64 = 0
    while deed < DEEDS:
        if s.content.group[deed] == group:
            number += (built[deed] + 1) * digit
            digit *= LEVEL_DIGIT
        deed += 1
    return number


# --- a building under the hammer ------------------------------------------------------------------------


def has_place(s: MonopolyState, seat: i64, lot: i64) -> bool:
    """Whether such a building is left, and the seat has a street for it."""
    for deed in sites(s, seat):
        if building_for(s, deed) == lot and rule_against_site(s, seat, deed) == LEGAL:
            return True
    return False


def has_place_without(s: MonopolyState, seat: i64, deed: i64, lot: i64) -> bool:
    """Whether the seat could still place what it bids for after a building of that street is sold."""
    built = s.built
    shacks, vaults = s.shacks, s.vaults
    sell_to(s, after_sale(s, deed))
    kept = has_place(s, seat, lot)
    s.built = built
    s.shacks = shacks
    s.vaults = vaults
    return kept


def has_place_mortgaged(s: MonopolyState, seat: i64, deed: i64, lot: i64) -> bool:
    """Whether the seat could still place what it bids for after that deed is mortgaged."""
    mortgaged = s.mortgaged
    s.mortgaged |= bit(deed)
    kept = has_place(s, seat, lot)
    s.mortgaged = mortgaged
    return kept


# --- the winner of an auctioned building places it --------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Decision):
    """Where the building that was won goes."""

    def __init__(self, lot: i64) -> None:
        super().__init__(PLACING)
        self.lot = lot


class PlaceBuilding(ActionKind):
    """Put the building that was won on a street."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        return sites(of(state), decision.seat)

    def check(self, state: State, decision: Decision, deed: i64, /) -> i64:
        s = of(state)
        rule = rule_against_site(s, decision.seat, deed)
        if rule != LEGAL:
            return rule
        return LEGAL if building_for(s, deed) == cast(Placing, decision).lot else BUILD_SHORTAGE_AUCTION

    def apply(self, state: State, decision: Decision, deed: i64, /) -> None:
        put_up(of(state), decision.seat, deed, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Step):
    """The winner says where the building goes."""

    def __init__(self, winner: i64, lot: i64) -> None:
        super().__init__(PLACE)
        self.winner = winner
        self.lot = lot

    def run(self, state: State, /) -> None:
        state.ask(self.winner, Placing(self.lot))


PLACE_BUILDING: Final[PlaceBuilding] = PlaceBuilding("place", [DEED])
PLACING: Final[DecisionKind] = DecisionKind("place", [PLACE_BUILDING], "build-shortage-auction", [LOT], make=Placing)
PLACE: Final[StepKind] = StepKind("place", Place, [a_seat("winner"), LOT])
