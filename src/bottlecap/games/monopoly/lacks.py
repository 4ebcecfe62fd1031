"""What is lacking where a rule refuses something, in figures; and how a tie stands."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.kinds import Remark, RemarkKind
from bottlecap.games.monopoly.board import ALL_DEEDS, COLOURS, DEEDS, bit, has
from bottlecap.games.monopoly.events import AMOUNT, SEAT, some_deeds
from bottlecap.games.monopoly.rulebook import BUILD_EVEN, BUILD_GROUP, BUILD_MORTGAGE_BLOCKS, TRADE_BUILDINGS_BLOCK
from bottlecap.games.monopoly.state import MonopolyState

CAPS: Final[RemarkKind] = RemarkKind("lack-caps", [AMOUNT])
THEIR_CAPS: Final[RemarkKind] = RemarkKind("lack-their-caps", [SEAT, AMOUNT])
NOT_YOURS: Final[RemarkKind] = RemarkKind("lack-not-yours", [some_deeds("deeds")])
MORTGAGED_ALREADY: Final[RemarkKind] = RemarkKind("lack-mortgaged", [some_deeds("deeds")])
LOWER: Final[RemarkKind] = RemarkKind("lack-lower", [some_deeds("deeds")])
HIGHER: Final[RemarkKind] = RemarkKind("lack-higher", [some_deeds("deeds")])
BUILT_ON: Final[RemarkKind] = RemarkKind("lack-built-on", [some_deeds("deeds")])
LEAST_BID: Final[RemarkKind] = RemarkKind("lack-bid", [AMOUNT])
CAN_RAISE: Final[RemarkKind] = RemarkKind("lack-can-raise", [AMOUNT])
TOKEN_OF: Final[RemarkKind] = RemarkKind("lack-token", [SEAT])
EQUAL: Final[RemarkKind] = RemarkKind("tie-shared", [AMOUNT])

REMARKS: Final[list[RemarkKind]] = [
    CAPS,
    THEIR_CAPS,
    NOT_YOURS,
    MORTGAGED_ALREADY,
    LOWER,
    HIGHER,
    BUILT_ON,
    LEAST_BID,
    CAN_RAISE,
    TOKEN_OF,
    EQUAL,
]


def caps_short(s: MonopolyState, seat: i64, cost: i64) -> list[Remark]:
    """How much a seat lacks for that."""
    return [Remark(CAPS, [int(cost - s.cash[seat])])] if cost > s.cash[seat] else []


def their_caps_short(s: MonopolyState, seat: i64, cost: i64) -> list[Remark]:
    """How much somebody else lacks for that, whatever they could raise."""
    return [Remark(THEIR_CAPS, [int(seat), int(cost - s.raisable(seat))])] if cost > s.raisable(seat) else []


def naming(kind: RemarkKind, deeds: i64) -> list[Remark]:
    """A sentence about these deeds, if there are any."""
    return [Remark(kind, [int(deeds)])] if deeds != 0 else []


def not_yours(s: MonopolyState, seat: i64, deeds: i64) -> list[Remark]:
    return naming(NOT_YOURS, deeds & ~s.deeds[seat])


def site_lacks(s: MonopolyState, seat: i64, deed: i64, rule: i64) -> list[Remark]:
    """Why the next building cannot stand there: deeds of the colour that are missing, mortgaged, or come first."""
    group = s.content.group[deed]
    members = s.content.members[group] if group < COLOURS else bit(deed)
    if rule == BUILD_GROUP:
        return not_yours(s, seat, members)
    if rule == BUILD_MORTGAGE_BLOCKS:
        return naming(MORTGAGED_ALREADY, members & s.mortgaged)
    return naming(LOWER, unlike(s, deed, -1)) if rule == BUILD_EVEN else []


def unlike(s: MonopolyState, deed: i64, side: i64) -> i64:
    """The streets of the same colour with fewer buildings (side -1) or with more (side 1)."""
    out: i64 = 0
    other: i64 = 0
    while other < DEEDS:
        if s.content.group[other] == s.content.group[deed] and (s.built[other] - s.built[deed]) * side > 0:
            out |= bit(other)
        other += 1
    return out


def built_on(s: MonopolyState, deed: i64) -> i64:
    """The streets of the same colour with buildings."""
    out: i64 = 0
    other: i64 = 0
    while other < DEEDS:
        if s.content.group[other] == s.content.group[deed] and s.built[other] > 0:
            out |= bit(other)
        other += 1
    return out


def deal_lacks(s: MonopolyState, seat: i64, to: i64, things: i64, cash: i64, rule: i64) -> list[Remark]:
    """Why a deal that the seat proposes cannot be made: buildings, or who is short of how much, ten per cent included."""
    if not s.plays(to):
        return []
    deeds = things & ALL_DEEDS
    if rule == TRADE_BUILDINGS_BLOCK:
        standing: i64 = 0
        deed: i64 = 0
        while deed < DEEDS:
            if has(deeds, deed):
                standing |= built_on(s, deed)
            deed += 1
        return naming(BUILT_ON, standing)
    mine = deeds & s.deeds[seat]
    pays = cash + s.content.tenths(deeds & ~mine & s.mortgaged)
    asked = s.content.tenths(mine & s.mortgaged) - cash
    return caps_short(s, seat, pays) + their_caps_short(s, to, asked)
