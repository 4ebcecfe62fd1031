"""What a seat knows, as a row of whole numbers of fixed length, for learning.

Length, bounds and names follow from a game's declarations alone: no match is needed to know them, and they are the same for
every number of players. Seats are counted from the reader on: 0 is the reader, 1 the next one in the order of seats, wherever
a seat is meant. The row holds, one after another:

* the number of players, the reader's own number at the table, and how many questions it is asked or may answer;
* every question. Each kind of question has as many places as a seat can be asked at once; a place begins with whether it is
  asked (0 no, 1 it may answer, 2 it must), and the arguments of the prompt follow. Questions of one kind stand in the order
  in which they were asked;
* every field of the state, in the order of declaration. A field with a number a seat has room for as many seats as the game
  takes. A family of cards has three parts: the zone of each card, the card's order in it (a place on a track, a known place
  in a deck), and how many cards are in each zone. A field of varying length has no room in a row of fixed length, and is
  left out.

* with `history`, the last events that the seat was told, the newest first: a kind and four arguments each.

A mask has a number for every bit. -1 stands for what the seat may not know, for seats that nobody sits on, and for the
arguments of what is not asked. Each of these is a plane, a part of the row with a name and a shape; `python -m
bottlecap.envs.observation GAME` prints them as a table.

As int32 or int64 the numbers stand as they are; as float32 each lies between 0 and 1 by its bounds, and grows with the logarithm
where these are wide. `encode` gives what a seat may know. What everybody knows (`public`) and all that is so (`privileged`, for a
critic while learning) are given to whoever calls these by name, and to nobody else.
"""

import argparse
import sys
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bottlecap.engine import registry
from bottlecap.engine.game import Game
from bottlecap.engine.match import Match
from bottlecap.envs.encoding import INT64, Encoding
from bottlecap.envs.planes import MAY, MUST, NOT_ASKED, Plane

__all__ = ["LAYOUT", "MAY", "MUST", "NOT_ASKED", "Encoder", "Row", "plane_table"]

Row = NDArray[Any]

# Which layout of the row this is; 1 had one question, masks as numbers, and seats by their number at the table; 2 scaled wide
# numbers by their bounds alone.
LAYOUT: Final = 3


class Encoder:
    """The observations of one game: `size`, `low`, `high`, `names` and `planes` say what `encode` gives."""

    def __init__(self, game: Game, dtype: str = INT64, history: int = 0) -> None:
        """dtype: float32, int32 or int64. history: how many of the last events are seen."""
        self.encoding = Encoding(game, dtype, history)
        self.game = game
        self.history = history
        self.size: int = self.encoding.size
        self.dtype = np.dtype(dtype)
        # The bytes are the same on every machine.
        self.order = self.dtype.newbyteorder("<")
        self.planes: dict[str, Plane] = {plane.name: plane for plane in self.encoding.planes}

    def __reduce__(self) -> tuple[object, ...]:
        """All of it follows from the game."""
        return Encoder, (self.game, self.dtype.name, self.history)

    # --- what there is ----------------------------------------------------------------------------------

    @cached_property
    def names(self) -> list[str]:
        return [label for plane in self.planes.values() for label in plane.labels]

    @cached_property
    def bounds(self) -> list[tuple[int, int]]:
        """The lowest and the highest value of each number, before it is scaled."""
        return [pair for plane in self.planes.values() for pair in plane.bounds]

    @cached_property
    def low(self) -> Row:
        """The lowest value of each number of a row."""
        return self.of_each([low for low, _high in self.bounds], 0.0)

    @cached_property
    def high(self) -> Row:
        return self.of_each([high for _low, high in self.bounds], 1.0)

    def of_each(self, whole: list[int], scaled: float) -> Row:
        return np.full(self.size, scaled, self.dtype) if self.dtype.kind == "f" else np.array(whole, self.dtype)

    def plane(self, row: Row, name: str) -> Row:
        """A plane of a row (or of rows, which stand in the last axis) in its own shape."""
        plane = self.planes[name]
        start = int(plane.start)
        return row[..., start : start + plane.size].reshape(*row.shape[:-1], *plane.shape)

    # --- what is so -------------------------------------------------------------------------------------

    def encode(self, match: Match, seat: int) -> Row:
        """What the seat knows of the match; made of its masked state and of what it is asked and was told itself."""
        return np.frombuffer(bytearray(self.encoding.seen_bytes(match, seat)), self.order)

    def public(self, match: Match) -> Row:
        """What everybody knows, spectators included: no questions, and seats counted from the first."""
        return self.array(self.encoding.bytes_of(self.encoding.public(match)))

    def privileged(self, match: Match, seat: int = 0) -> Row:
        """All that is so, as if nothing were hidden from that seat. No player may see it."""
        return self.array(self.encoding.bytes_of(self.encoding.privileged(match, match.reader(seat))))

    def array(self, data: bytes) -> Row:
        # Of bytes it could not be written to.
        return np.frombuffer(bytearray(data), self.order)


def plane_table(game: Game, history: int = 0) -> str:
    """The planes of a game's observations as a table in Markdown."""
    encoder = Encoder(game, history=history)
    lines = [
        f"{encoder.size} numbers, layout {LAYOUT}.",
        "",
        "| plane | from | shape | lowest | highest | what it says |",
        "|---|--:|---|--:|--:|---|",
    ]
    for plane in encoder.planes.values():
        low, high = min(low for low, _ in plane.bounds), max(high for _, high in plane.bounds)
        shape = " × ".join(str(size) for size in plane.shape)
        lines.append(f"| `{plane.name}` | {plane.start} | {shape} | {low} | {high} | {plane.says} |")
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bottlecap.envs.observation", description="The planes of a game's observations."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all that are no proofs of the engine)")
    parser.add_argument("--content", metavar="DIR", help="a content pack instead of the bundled one")
    parser.add_argument("--history", type=int, default=0, metavar="N", help="with the last N events")
    args = parser.parse_args(words)
    names = args.games or [game.id for game in registry.games() if not game.proof]
    for name in names:
        print(f"## {name}\n\n{plane_table(registry.game(name, args.content), args.history)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
