"""What a match is of: its game, its players and options, its seed, and the position it begins from."""

from typing import Final

from bottlecap.engine.chance import Generator, Strong, fast
from bottlecap.engine.errors import BadOption
from bottlecap.engine.game import Game
from bottlecap.engine.state import State

SEED_BYTES: Final = 16
CHANCES: Final = ("seed", "fast", "ask")


class Header:
    """What a match is of: with its entries, this gives the state, byte for byte."""

    def __init__(self, game: Game, players: int, options: dict[str, int], seed: bytes, chance: str, start: State | None) -> None:
        if chance not in CHANCES:
            raise BadOption(f"chance is one of {', '.join(CHANCES)}, not {chance!r}")
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.chance = chance
        # The position it began from, where it is not the game's own start.
        self.start = start
        # A sample was not played from its header: it has no record, and nothing to undo.
        self.sample = False

    def generator(self) -> Generator:
        if self.chance == "fast":
            return fast(self.seed)
        return Strong(self.seed)

    def first_state(self) -> State:
        if self.start is not None:
            return self.start.copy()
        return self.game.start(self.players, self.options)
