"""Salvage: an ascending auction with secret contracts and offers that stay open beside the play."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict, cast

from bottlecap.engine.base import filled
from bottlecap.engine.fields import SEAT, SEAT_MASK, SEAT_OR_NOBODY, SEATS, Field
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import Option
from bottlecap.engine.state import State
from bottlecap.proofs.salvage.rules import ACTIONS, DECISIONS, EVENTS, RULES, STEPS, Sign
from bottlecap.proofs.salvage.rules import SEATS as SEATED
from bottlecap.proofs.salvage.state import (
    BLOCK,
    CONTRACT,
    DECK,
    GOODS,
    LOT,
    LOTS,
    MOST_CAPS,
    POCKET,
    STASH,
    VALUES,
    SalvageState,
    of,
)


class Offered(TypedDict):
    """An offer that stands."""

    lot: str
    seller: int
    buyer: int
    price: int


class SalvageView(TypedDict):
    """The table; contracts are those the reader knows."""

    round: int
    auctioneer: int
    deck: int
    block: list[str]
    bid: int
    bidder: int | None
    bidding: list[bool]
    caps: list[int]
    stashes: list[list[str]]
    contracts: list[str | None]
    offers: list[Offered]


class Salvage(Game):
    def start(self, players: int, options: dict[str, int]) -> State:
        state = SalvageState(players)
        self.lay_out(state)
        state.caps = filled(players, options["caps"])
        state.push(Sign(0))
        return state

    def view(self, state: State, seat: int | None) -> SalvageView:
        s = of(state)
        seats = range(int(s.players))
        contracts: list[str | None] = []
        for player in seats:
            contract = s.contracts.first(POCKET + player)
            contracts.append(None if contract < 0 else GOODS[contract])
        return {
            "round": s.round,
            "auctioneer": s.auctioneer,
            "deck": s.lots.count(DECK),
            "block": [LOT.ids[lot] for lot in s.lots.within(BLOCK)],
            "bid": s.bid,
            "bidder": s.bidder if s.bid > 0 else None,
            "bidding": [s.bidding >> player & 1 == 1 for player in seats],
            "caps": [int(caps) for caps in s.caps],
            "stashes": [[LOT.ids[lot] for lot in s.lots.within(STASH + player)] for player in seats],
            "contracts": contracts,
            "offers": [offer_view(s, lot) for lot in range(LOTS) if s.offered[lot] != 0],
        }

    def render(self, view: Mapping[str, object], lang: str) -> str:
        table = cast(SalvageView, view)
        lines = [self.text("view-round", {"round": table["round"], "deck": table["deck"]}, lang)]
        lines.append(self.text("view-block", {"lots": self.lot_names(table["block"], lang)}, lang))
        for seat in range(len(table["caps"])):
            contract = table["contracts"][seat]
            known = "?" if contract is None else self.label("contract", GOODS.index(contract), lang)
            arguments: dict[str, object] = {
                "seat": self.label("seat", seat, lang),
                "caps": table["caps"][seat],
                "contract": known,
                "lots": self.lot_names(table["stashes"][seat], lang),
            }
            lines.append(self.text("view-seat", arguments, lang))
        return "\n".join(lines)

    def label(self, domain: str, value: int, lang: str) -> str:
        if domain == "lot":
            good = self.text(f"contract-{GOODS[value // VALUES]}", {}, lang)
            return self.text("lot-name", {"good": good, "value": value % VALUES + 1}, lang)
        return super().label(domain, value, lang)

    def lot_names(self, ids: list[str], lang: str) -> str:
        return ", ".join(self.label("lot", LOT.ids.index(id), lang) for id in ids) or "–"

    def complaint(self, state: State) -> str:
        s = of(state)
        for lot in range(LOTS):
            if s.offered[lot] != 0 and not STASH <= s.lots.zone[lot] < STASH + s.players:
                return f"offered: {LOT.ids[lot]} belongs to nobody"
        for seat in range(s.players):
            if s.contracts.count(POCKET + seat) > 1:
                return f"contracts: seat {seat} has more than one"
        return ""


def offer_view(s: SalvageState, lot: int) -> Offered:
    return {"lot": LOT.ids[lot], "seller": s.lots.zone[lot] - STASH, "buyer": s.offered[lot] - 1, "price": s.asking[lot]}


def load(content: Path | None) -> Game:
    return Salvage(
        "salvage",
        players=range(2, int(SEATED) + 1),
        rules=RULES,
        actions=ACTIONS,
        decisions=DECISIONS,
        steps=STEPS,
        events=EVENTS,
        fields=[
            Field("lots", family=LOT),
            Field("contracts", family=CONTRACT),
            Field("caps", MOST_CAPS, size=SEATS),
            Field("spied", (1 << int(SEATED)) - 1, size=SEATS, whose=SEAT_MASK),
            Field("offered", int(SEATED), size=LOTS, whose=SEAT_OR_NOBODY),
            Field("asking", MOST_CAPS, size=LOTS),
            Field("round", 40),
            Field("auctioneer", int(SEATED) - 1, whose=SEAT),
            Field("bid", MOST_CAPS),
            Field("bidder", int(SEATED) - 1, whose=SEAT),
            Field("bidding", (1 << int(SEATED)) - 1, whose=SEAT_MASK),
            Field("done", 3),
        ],
        options=[Option("caps", 10, 1, 100)],
        reasons=["sold-out", "collection"],
        locale=Path(__file__).parent / "locale",
        view_type=SalvageView,
        proof=True,
    )
