"""Whole random matches of Monopoly: no cap, deed, building or card is ever lost or doubled.

What everybody has is kept beside the match by what a spectator hears, and must be what everybody sees.
BOTTLECAP_MATCHES says how many matches a number of players (1, unless said).
"""

import os
import random
from typing import Any, cast

import pytest
from tests.conftest import step

import bottlecap

MATCHES = int(os.environ.get("BOTTLECAP_MATCHES", "1"))
BANK, POT = 6, 7
GAINS = {"salary": 1, "gained": 1, "pot-taken": 1, "razed": 1, "sold-down": 1, "mortgaged": 1}
COSTS = {"bought": -1, "sold": -1, "lifted": -1, "fee": -1, "built": -1}
CASH_SHIFT = 30
LOOK_EVERY = 25


class Books:
    """The caps of all players and of Free Parking, by the events."""

    def __init__(self, match: bottlecap.Match) -> None:
        self.caps = [match.header.options["cash"]] * match.header.players
        self.pot = 0
        self.heard = 0

    def follow(self, match: bottlecap.Match) -> None:
        events = match.events(None, self.heard)
        self.heard += len(events)
        for event in events:
            self.enter(event.kind, cast(dict[str, int], event.args))
        view = cast(dict[str, Any], match.view(None))
        assert [player["cash"] for player in view["players"]] == self.caps
        assert view["pot"] == self.pot
        assert min(self.caps) >= 0

    def enter(self, kind: str, args: dict[str, int]) -> None:
        sign = GAINS.get(kind, COSTS.get(kind, 0))
        if sign:
            self.caps[args["seat"]] += sign * args["amount"]
        if kind == "pot-taken":
            self.pot -= args["amount"]
        elif kind == "paid":
            self.caps[args["seat"]] -= args["amount"]
            if args["payee"] == POT:
                self.pot += args["amount"]
            elif args["payee"] != BANK:
                self.caps[args["payee"]] += args["amount"]
        elif kind == "dealt":
            paid = (args["gives"] >> CASH_SHIFT) - (args["wants"] >> CASH_SHIFT)
            self.caps[args["seat"]] -= paid
            self.caps[args["to"]] += paid


@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_is_lost_or_doubled(players: int) -> None:
    for seed in range(MATCHES):
        options: dict[str, object] = {"rounds": 8, "cash": 700, "parking-money": seed % 2, "dealt-deeds": 4}
        match = bottlecap.new("monopoly", players=players, seed=seed, chance="fast", options=options)
        rng = random.Random(seed)
        books = Books(match)
        actions = 0
        while not match.over:
            step(match, rng)
            # Deeds, buildings and cards are where they can be, each once.
            assert match.game.complaint(match.state) == ""
            actions += 1
            if actions % LOOK_EVERY == 0 or match.over:
                books.follow(match)
        result = match.result
        assert result is not None
        assert sorted(result.ranks)[0] == 1
        assert result.scores == tuple(player["worth"] for player in cast(dict[str, Any], match.view(None))["players"])
