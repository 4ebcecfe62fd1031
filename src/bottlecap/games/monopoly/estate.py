"""A player's own business: building, selling buildings, mortgages; and who gets a building that runs short."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param, Remark, StepKind
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.monopoly.auction import Auction, lot_on_sale
from bottlecap.games.monopoly.board import DEEDS, bit, has
from bottlecap.games.monopoly.buildings import (
    NONE,
    building_for,
    could_use,
    has_place_mortgaged,
    has_place_without,
    left_in_bank,
    listed,
    pull_down,
    put_up,
    rule_against_site,
    sites,
)
from bottlecap.games.monopoly.events import (
    ASKED_FOR,
    CLAIMED,
    DEED,
    LIFTED,
    LOT,
    MORTGAGED,
    OTHER,
    WAIVED,
    a_seat,
    some_seats,
)
from bottlecap.games.monopoly.flow import standing_offer, suspend, touch
from bottlecap.games.monopoly.lacks import (
    BUILT_ON,
    HIGHER,
    MORTGAGED_ALREADY,
    built_on,
    caps_short,
    naming,
    not_yours,
    site_lacks,
    unlike,
)
from bottlecap.games.monopoly.rulebook import (
    ANYTIME_WHEN,
    BUILD_GROUP,
    BUILD_SHORTAGE_AUCTION,
    MORTGAGE,
    SELL_HALF,
    UNMORTGAGE,
)
from bottlecap.games.monopoly.state import NO_AUCTIONS, MonopolyState, of


def closed(s: MonopolyState, decision: Decision) -> bool:
    """Whether business must wait. A debtor answers the question of the debt, which is not asked beside the play."""
    return decision.open and s.market == 0


def may_raise(s: MonopolyState, decision: Decision) -> bool:
    """Whether buildings may be sold and deeds mortgaged: as other business, and also by who is in an auction or is
    offered a deal by a debtor."""
    return not closed(s, decision) or raises_meanwhile(s, decision.seat)


def raises_meanwhile(s: MonopolyState, seat: i64) -> bool:
    """Whether the seat may raise cash while other business waits."""
    return has(s.bidding, seat) or (s.debtor > 0 and standing_offer(s, s.debtor - 1, seat) is not None)


# --- buildings ------------------------------------------------------------------------------------------


class Build(ActionKind):
    """Buy the next building for a street; where too few are left, the others are asked first."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return NONE if closed(s, decision) else sites(s, decision.seat)

    def check(self, state: State, decision: Decision, deed: i64, /) -> i64:
        s = of(state)
        if closed(s, decision):
            return ANYTIME_WHEN
        rule = rule_against_site(s, decision.seat, deed)
        if rule != LEGAL:
            return rule
        return LEGAL if s.cash[decision.seat] >= s.content.building[deed] else BUILD_GROUP

    def lacking(self, state: State, decision: Decision, deed: i64, rule: i64, /) -> list[Remark]:
        s, seat = of(state), decision.seat
        lacks = site_lacks(s, seat, deed, rule)
        return caps_short(s, seat, s.content.building[deed]) if rule == BUILD_GROUP and not lacks else lacks

    def apply(self, state: State, decision: Decision, deed: i64, /) -> None:
        s, seat = of(state), decision.seat
        lot = building_for(s, deed)
        rivals = rivals_for(s, seat, lot)
        if left_in_bank(s, lot) >= rivals + 1 or s.plays_with(NO_AUCTIONS):
            buy_building(s, seat, deed)
            return
        suspend(s)
        s.tell(ASKED_FOR, seat, lot)
        s.push(NextClaim(seat, seat, deed, 0))


def rivals_for(s: MonopolyState, seat: i64, lot: i64) -> i64:
    """How many others could place and pay such a building now."""
    rivals: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat and s.plays(other) and could_use(s, other, lot):
            rivals += 1
        other += 1
    return rivals


def buy_building(s: MonopolyState, seat: i64, deed: i64) -> None:
    put_up(s, seat, deed, s.content.building[deed])


@mypyc_attr(acyclic=True, free_list_len=1)
class Claiming(Decision):
    """Whether somebody wants the building too that the builder asks for; which others do already."""

    def __init__(self, builder: i64, deed: i64, wanting: i64) -> None:
        super().__init__(CLAIMING)
        self.builder = builder
        self.deed = deed
        self.wanting = wanting


class ClaimingPrompt(DecisionKind):
    """The prompt says which kind of building it is, and who asks for it."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        claiming = cast(Claiming, decision)
        return vec[i64]([building_for(of(state), claiming.deed), claiming.builder])


@mypyc_attr(acyclic=True, free_list_len=1)
class NextClaim(Step):
    """Ask the next of the others after the last, to the left, whether they want the building too that the builder asks
    for; with nobody left to ask, it is sold, or auctioned among those who want it."""

    def __init__(self, last: i64, builder: i64, deed: i64, wanting: i64) -> None:
        super().__init__(NEXT_CLAIM)
        self.last = last
        self.builder = builder
        self.deed = deed
        self.wanting = wanting

    def run(self, state: State, /) -> None:
        s, builder = of(state), self.builder
        lot = building_for(s, self.deed)
        other = (self.last + 1) % s.players
        while other != builder and not (s.plays(other) and could_use(s, other, lot)):
            other = (other + 1) % s.players
        if other != builder:
            s.ask(other, Claiming(builder, self.deed, self.wanting))
        elif self.wanting == 0:
            buy_building(s, builder, self.deed)
        else:
            s.push(Auction(lot, builder, self.wanting | 1 << builder))


class WantToo(ActionKind):
    """Want the building too: it is auctioned."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        claiming, seat = cast(Claiming, decision), decision.seat
        state.tell(CLAIMED, seat, building_for(of(state), claiming.deed))
        state.push(NextClaim(seat, claiming.builder, claiming.deed, claiming.wanting | 1 << seat))


class Waive(ActionKind):
    """Leave it to the other."""

    def apply(self, state: State, decision: Decision, _arg: i64, /) -> None:
        claiming, seat = cast(Claiming, decision), decision.seat
        state.tell(WAIVED, seat, building_for(of(state), claiming.deed))
        state.push(NextClaim(seat, claiming.builder, claiming.deed, claiming.wanting))


class Sell(ActionKind):
    """Sell a building of a street to the bank."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return listed(s.deeds[decision.seat] & s.improved) if may_raise(s, decision) else NONE

    def check(self, state: State, decision: Decision, deed: i64, /) -> i64:
        s, seat = of(state), decision.seat
        if not may_raise(s, decision):
            return ANYTIME_WHEN
        if not has(s.deeds[seat], deed) or s.built[deed] == 0 or s.built[deed] < s.highest_in(s.content.group[deed]):
            return SELL_HALF
        lot = lot_on_sale(s)
        return LEGAL if lot < DEEDS or has_place_without(s, seat, deed, lot) else BUILD_SHORTAGE_AUCTION

    def lacking(self, state: State, decision: Decision, deed: i64, rule: i64, /) -> list[Remark]:
        s = of(state)
        if rule != SELL_HALF:
            return []
        return not_yours(s, decision.seat, bit(deed)) or naming(HIGHER, unlike(s, deed, 1))

    def apply(self, state: State, decision: Decision, deed: i64, /) -> None:
        pull_down(of(state), decision.seat, deed)


# --- mortgages --------------------------------------------------------------------------------------------


class Mortgage(ActionKind):
    """Borrow on a deed."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return listed(s.deeds[decision.seat] & ~s.mortgaged) if may_raise(s, decision) else NONE

    def check(self, state: State, decision: Decision, deed: i64, /) -> i64:
        s, seat = of(state), decision.seat
        if not may_raise(s, decision):
            return ANYTIME_WHEN
        if not has(s.deeds[seat] & ~s.mortgaged & ~s.improved, deed):
            return MORTGAGE
        lot = lot_on_sale(s)
        return LEGAL if lot < DEEDS or has_place_mortgaged(s, seat, deed, lot) else BUILD_SHORTAGE_AUCTION

    def lacking(self, state: State, decision: Decision, deed: i64, rule: i64, /) -> list[Remark]:
        s = of(state)
        if rule != MORTGAGE:
            return []
        return (
            not_yours(s, decision.seat, bit(deed))
            or naming(MORTGAGED_ALREADY, bit(deed) & s.mortgaged)
            or naming(BUILT_ON, built_on(s, deed))
        )

    def apply(self, state: State, decision: Decision, deed: i64, /) -> None:
        mortgage(of(state), decision.seat, deed)


def mortgage(s: MonopolyState, seat: i64, deed: i64) -> None:
    s.mortgaged |= bit(deed)
    s.cash[seat] += s.content.mortgage[deed]
    touch(s, bit(deed))
    s.tell(MORTGAGED, seat, deed, s.content.mortgage[deed])


class Lift(ActionKind):
    """Pay a mortgage back, with ten per cent."""

    def candidates(self, state: State, decision: Decision, /) -> vec[i64]:
        s = of(state)
        return NONE if closed(s, decision) else listed(s.deeds[decision.seat] & s.mortgaged)

    def check(self, state: State, decision: Decision, deed: i64, /) -> i64:
        s = of(state)
        if closed(s, decision):
            return ANYTIME_WHEN
        if not has(s.deeds[decision.seat] & s.mortgaged, deed):
            return UNMORTGAGE
        return LEGAL if s.cash[decision.seat] >= s.content.lifting(deed) else UNMORTGAGE

    def lacking(self, state: State, decision: Decision, deed: i64, rule: i64, /) -> list[Remark]:
        s, seat = of(state), decision.seat
        if rule != UNMORTGAGE or not has(s.mortgaged, deed):
            return []
        return not_yours(s, seat, bit(deed)) or caps_short(s, seat, s.content.lifting(deed))

    def apply(self, state: State, decision: Decision, deed: i64, /) -> None:
        s = of(state)
        lift(s, decision.seat, deed, s.content.lifting(deed))


def lift(s: MonopolyState, seat: i64, deed: i64, cost: i64) -> None:
    s.mortgaged &= ~bit(deed)
    s.cash[seat] -= cost
    touch(s, bit(deed))
    s.tell(LIFTED, seat, deed, cost)


BUILD: Final[Build] = Build("build", [DEED])
SELL: Final[Sell] = Sell("sell", [DEED])
MORTGAGING: Final[Mortgage] = Mortgage("mortgage", [DEED])
LIFTING: Final[Lift] = Lift("lift", [DEED])
WANT_TOO: Final[WantToo] = WantToo("want-too")
WAIVE: Final[Waive] = Waive("waive")
BUILDER: Final[Param] = a_seat("builder")
WANTING: Final[Param] = some_seats("wanting")
CLAIMING: Final[ClaimingPrompt] = ClaimingPrompt(
    "claim", [WANT_TOO, WAIVE], "build-shortage-claim", [BUILDER, DEED, WANTING], make=Claiming, shown=[LOT, OTHER]
)
NEXT_CLAIM: Final[StepKind] = StepKind("next-claim", NextClaim, [a_seat("last"), BUILDER, DEED, WANTING])
