"""Deals at camp, as bots make them: how often somebody who could offer one does, and how often it is agreed to.

Whether somebody was near enough to trade is told by no event, so these matches are played step by step.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bottlecap.arena.table import Table
from bottlecap.arena.wasteland.bounds import Finding
from bottlecap.bots import make
from bottlecap.engine import registry
from bottlecap.engine.face import new
from bottlecap.engine.kinds import KIND_MASK
from bottlecap.games.wasteland.camping import CAMPING, OFFER
from bottlecap.games.wasteland.dealing import ACCEPT, ANSWERING, is_near
from bottlecap.games.wasteland.state import WastelandState, of

# Of the camps with somebody near, those with an offer; of the offers, those that are accepted.
OFFERED: Final = 0.25
ACCEPTED: Final = (0.20, 0.60)
# Seeds of bots are below this.
SEEDS: Final = 1 << 32


class Deals(NamedTuple):
    """Camps, those with somebody near to trade with, offers in these, and offers that were accepted."""

    camps: int = 0
    together: int = 0
    offers: int = 0
    accepted: int = 0

    def and_more(self, other: "Deals") -> "Deals":
        return Deals(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    @property
    def findings(self) -> Iterator[Finding]:
        offered = self.offers / self.together if self.together else 0.0
        yield Finding(f"deals: offers, of {self.together} camps with somebody near", offered, OFFERED, None)
        accepted = self.accepted / self.offers if self.offers else 0.0
        yield Finding(f"deals: accepted, of {self.offers} offers", accepted, *ACCEPTED)


def anybody_near(s: WastelandState, seat: int) -> bool:
    return any(is_near(s, seat, other) for other in range(s.players))


def deals_of(game: str, bot: str, players: int, scenario: str, seed: bytes, folder: str | None) -> Deals:
    """One match."""
    match = new(registry.game(game, folder), players=players, seed=seed, options={"scenario": scenario}, chance="fast")
    table = Table(match, [make(bot, int.from_bytes(seed, "big") % SEEDS + seat) for seat in range(players)])
    camps = together = offers = accepted = 0
    camping = False
    while (asked := match.asked()) is not None:
        if table.answer_beside(asked.seat):
            continue
        if asked.kind is CAMPING and not camping:
            camps += 1
            together += anybody_near(of(match.state), asked.seat)
        if asked.kind is not ANSWERING:
            # An offer is answered while the camp goes on.
            camping = asked.kind is CAMPING
        code = table.bots[asked.seat].pick(table.seats.perspectives[asked.seat])
        offers += asked.kind is CAMPING and code & KIND_MASK == OFFER.number
        accepted += asked.kind is ANSWERING and code & KIND_MASK == ACCEPT.number
        table.answer(asked, code)
    return Deals(camps, together, offers, accepted)
