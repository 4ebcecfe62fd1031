"""What a match is of: its game, its players and options, its seed, and the position it begins from."""

from hashlib import blake2b
from typing import Final

from bottlecap.engine.chance import Generator, Strong, fast, seeded
from bottlecap.engine.codec import Reader, Writer
from bottlecap.engine.errors import BadOption
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import DEALT
from bottlecap.engine.state import State

SEED_BYTES: Final = 16
CHANCES: Final = ("seed", "fast", "ask")

NO_PAST: Final = (
    "a copy or a sample was not played from a start: it has no record and cannot be stored as a match "
    "(match.copy(twin=True) is the same match again, with both; pickle keeps a copy as it is)"
)


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
        # A sample or a copy was not played from its header: it has no record, and nothing to undo.
        self.sample = False
        # The headers of this one's copies and samples, made when first needed.
        self.copies: Header | None = None
        self.samples: Header | None = None

    def of_copies(self) -> "Header":
        """The same of a copy, which goes on from where it was made: it knows neither seed nor start."""
        if self.sample:
            return self
        if self.copies is None:
            self.copies = self.apart(self.chance)
        return self.copies

    def of_samples(self) -> "Header":
        """The same of a sample: its dice are fast, unless somebody is asked for them."""
        if self.sample and self.chance != "seed":
            return self
        if self.samples is None:
            self.samples = self.apart("ask" if self.chance == "ask" else "fast")
        return self.samples

    def apart(self, chance: str) -> "Header":
        out = Header(self.game, self.players, self.options, b"", chance, None)
        out.sample = True
        return out

    def generator(self) -> Generator:
        if self.chance == "fast":
            return fast(self.seed)
        return Strong(self.seed)

    def luck(self, seed: int) -> Generator:
        """A generator of the match's sort for a copy of it, which follows from a number alone."""
        if self.chance == "fast":
            return seeded(seed)
        return Strong(blake2b(str(seed).encode(), digest_size=SEED_BYTES, person=b"bottlecap-copy").digest())

    def first_state(self) -> State:
        if self.start is not None:
            return self.start.copy()
        return self.game.start(self.players, self.options)


def write_table(out: Writer, header: Header) -> None:
    """The number of players and the options. Below zero where seats have picked something, which then follows."""
    picks = [header.options.get(option.name, DEALT) for option in header.game.picks()]
    picked = any(pick != DEALT for pick in picks)
    out.number(-header.players if picked else header.players)
    for option in header.game.options:
        out.number(header.options[option.name])
    if picked:
        for pick in picks:
            out.number(pick)


def read_table(source: Reader, game: Game) -> tuple[int, dict[str, int]]:
    """What `write_table` wrote."""
    players: int = source.number()
    options = {option.name: int(source.number()) for option in game.options}
    if players < 0:
        for option in game.picks():
            pick: int = source.number()
            if pick != DEALT:
                options[option.name] = pick
    return abs(players), options
