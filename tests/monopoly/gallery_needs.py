"""Moments of Monopoly in which cash is short, set up because chance would take too long; the reader sits on seat 0."""

from tests.monopoly.table import COLOURS, STATIONS, bids, built, cash, jailed, land, mortgaged, offer, owns, start, throw
from tests.say import act

import bottlecap

DEAR = [owns(1, *COLOURS["dark-blue"]), built(1, *COLOURS["dark-blue"])]
ESTATE = [owns(0, *COLOURS["pink"], *STATIONS[:2]), built(1, "megaton")]


def short_of_a_bid() -> bottlecap.Match:
    """The reader lacks the cash for a higher bid, and could raise it."""
    match = land(start(4, *ESTATE, cash(0, 60), owns(2, "the-hub"), turn=3), "redding")
    act(match, 3, "decline")
    bids(match, (0, 40), (1, 90), (2, 0), (3, 0))
    return match


def asked_by_a_debtor() -> bottlecap.Match:
    """A debtor offers the reader a mortgaged deed for more than the reader has in hand."""
    match = start(
        4, *DEAR, *ESTATE, cash(0, 60), owns(3, "the-hub", "redding"), mortgaged("the-hub", "redding"), cash(3, 20), turn=3
    )
    match = land(match, "diamond-city")
    offer(match, 3, 0, "the-hub", pays=-190)
    return match


def beside_a_debt() -> bottlecap.Match:
    """Somebody else owes more than they can raise."""
    match = start(4, *DEAR, *ESTATE, owns(3, "the-hub", "redding"), mortgaged("the-hub", "redding"), cash(3, 20), turn=3)
    return land(match, "diamond-city")


def hopeless() -> bottlecap.Match:
    """The reader owes more than can be raised: only a deal can help."""
    match = start(4, *DEAR, owns(0, "the-hub", "redding"), mortgaged("the-hub"), cash(0, 20), owns(2, *STATIONS[2:]))
    return land(match, "diamond-city")


def vault_without_shacks() -> bottlecap.Match:
    """To sell a vault takes other buildings with it, since three shacks are left."""
    full = [*COLOURS["red"], *COLOURS["yellow"]]
    others = [owns(1, *full, *COLOURS["dark-blue"]), built(4, *full), built(3, "diamond-city"), built(2, "vault-111")]
    return start(4, owns(0, *COLOURS["brown"]), built(5, *COLOURS["brown"]), *others, cash(0, 30))


def inheriting() -> bottlecap.Match:
    """Somebody has gone bankrupt to the reader."""
    rent = [owns(0, *COLOURS["dark-blue"]), built(1, *COLOURS["dark-blue"])]
    match = start(4, *rent, owns(3, "the-hub", "redding", "metro-center"), mortgaged("the-hub", "redding"), cash(3, 20), turn=3)
    match = land(match, "diamond-city")
    act(match, 3, "give-up")
    return match


def last_chance() -> bottlecap.Match:
    """The reader has thrown for the last time."""
    match = start(4, *ESTATE, *DEAR, jailed(0), first=1, round=200)
    throw(match, 1, 2)
    return match


NEEDS = {
    "short-bid": short_of_a_bid,
    "debtor-asks": asked_by_a_debtor,
    "debtor-seen": beside_a_debt,
    "hopeless": hopeless,
    "vault-sale": vault_without_shacks,
    "inherit": inheriting,
    "last-chance": last_chance,
}
