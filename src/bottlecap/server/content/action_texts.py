"""The legal actions of a game as JSON: the same few hundred are listed over and over, so each is spelled once."""

from collections.abc import Iterable
from typing import Final

from msgspec import Raw

from bottlecap.engine.game import Game
from bottlecap.engine.values import Action
from bottlecap.server.protocol.basics import encoder

# Where actions are open-ended (bids, deals) the known ones are forgotten now and then.
MOST_KNOWN: Final = 20_000


class ActionTexts:
    """One for each game and content."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[int, bytes] = {}

    def list(self, codes: Iterable[int]) -> Raw:
        """The actions of these codes, as a list."""
        return Raw(b"[" + b",".join([self.known.get(code) or self.spelled(code) for code in codes]) + b"]")

    def of(self, action: Action) -> Raw:
        return Raw(self.known.get(action.code) or self.spelled(action.code))

    def spelled(self, code: int) -> bytes:
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        text = self.known[code] = encoder.encode(Action(self.game, code).to_json())
        return text
