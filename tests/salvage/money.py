"""The money of Salvage, kept beside the match."""

from typing import cast

import bottlecap

SPY_PRICE = 2


class Money:
    """The caps of all seats, kept by what a spectator hears: the dice bring them, spies and blocks cost them."""

    def __init__(self, match: bottlecap.Match) -> None:
        self.caps = [match.header.options["caps"]] * match.header.players
        self.auctioneer = 0
        self.heard = 0
        self.follow(match)

    def follow(self, match: bottlecap.Match) -> None:
        events = match.events(None, self.heard)
        self.heard += len(events)
        for event in events:
            self.count(event.kind, cast(dict[str, int], event.args))
        assert match.view(None)["caps"] == self.caps
        assert min(self.caps) >= 0

    def count(self, kind: str, args: dict[str, int]) -> None:
        if kind == "round":
            self.auctioneer = args["seat"]
        elif kind == "found":
            self.caps = [own + args["caps"] for own in self.caps]
            self.caps[self.auctioneer] += args["first"] == args["second"]
        elif kind == "spied":
            self.caps[args["seat"]] -= SPY_PRICE
        elif kind == "bought":
            self.caps[args["seat"]] -= args["price"]
            self.caps[args["other"]] += args["price"]
        elif kind == "sold":
            self.caps[args["seat"]] -= args["caps"]
