"""An account of every survivor, kept by what a spectator hears of a match of Wasteland."""

from typing import cast

import bottlecap
from bottlecap.games.wasteland.game import Wasteland
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.state import WastelandState, of
from bottlecap.games.wasteland.tokens import START_CAPS

# By kind of event, what it does to the account of its seat: which figure, and up or down.
CHANGES = {
    "earned": ("caps", 1),
    "paid": ("caps", -1),
    "healed": ("health", 1),
    "hurt": ("health", -1),
    "irradiated": ("rads", 1),
    "cleansed": ("rads", -1),
}


class Accounts:
    """Caps, health, radiation and letters change by what is told, and everybody is where they went."""

    def __init__(self, match: bottlecap.Match) -> None:
        players = match.header.players
        self.cards = cast(Wasteland, match.game).cards
        self.survivor = [-1] * players
        # Nobody has an account before the board is prepared.
        self.figures: list[dict[str, int]] = [{} for _ in range(players)]
        self.letters: list[set[int]] = [set() for _ in range(players)]
        self.where: dict[int, int] = {}
        self.heard = 0
        self.follow(match)

    def follow(self, match: bottlecap.Match) -> None:
        events = match.events(None, self.heard)
        self.heard += len(events)
        for event in events:
            self.count(event.kind, cast(dict[str, int], event.args))
        self.agree(of(match.state))

    def count(self, kind: str, args: dict[str, int]) -> None:
        seat = args.get("seat", 0)
        if kind in CHANGES:
            figure, way = CHANGES[kind]
            self.figures[seat][figure] += way * args["amount"]
        elif kind == "chose-survivor":
            self.survivor[seat] = args["survivor"]
        elif kind == "extra-letter":
            self.figures[seat] = {"caps": int(START_CAPS), "health": self.full(seat), "rads": 0}
            self.letters[seat] = {int(self.cards.survivor_letter[self.survivor[seat]]), args["letter"]}
        elif kind == "letter-gained":
            assert args["letter"] not in self.letters[seat], "a letter that the survivor has already"
            self.letters[seat].add(args["letter"])
        elif kind == "caps-changed-hands":
            self.figures[seat]["caps"] -= args["amount"]
            self.figures[args["other"]]["caps"] += args["amount"]
        elif kind in ("started-at", "moved", "stood-up", "placed"):
            self.where[seat] = args["sector"]
        elif kind == "killed":
            self.figures[seat]["health"] = self.full(seat)
            self.where.pop(seat)
        elif kind == "eliminated":
            self.figures[seat] |= {"caps": 0, "health": 0}
            self.letters[seat] = set()

    def full(self, seat: int) -> int:
        return int(self.cards.survivor_health[self.survivor[seat]])

    def agree(self, s: WastelandState) -> None:
        """The match and the account say the same."""
        for seat, figures in enumerate(self.figures):
            if figures:
                assert figures == {"caps": s.caps[seat], "health": s.health[seat], "rads": s.rads[seat]}
                assert s.letters[seat] == sum(1 << letter for letter in self.letters[seat])
                assert min(figures.values()) >= 0
        # Who was killed is nowhere before they stand up; a place off the map is a place.
        standing = {seat: int(s.where[seat]) for seat in range(s.players) if s.where[seat] != NOWHERE}
        assert standing == self.where
