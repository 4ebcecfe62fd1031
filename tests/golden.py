"""What a playthrough is: tests/<game>/golden holds a table GOLDEN of them, by the names of their files."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import bottlecap


class Move(NamedTuple):
    """Who does what; dice and draws are chance's."""

    seat: int
    kind: str
    arguments: dict[str, object]


class Scene(NamedTuple):
    """Where it begins, and all that is done until the match is over."""

    begins: Callable[[], bottlecap.Match]
    moves: tuple[Move, ...]


def does(seat: int, kind: str, **arguments: object) -> Move:
    return Move(seat, kind, arguments)


@dataclass(frozen=True)
class Golden:
    """A playthrough: what is played, and how likely each kind of action is against the others (1, unless said).

    content: a folder of cards beside the game's tests, so that balancing the real ones does not lead a match elsewhere.
    favoured: the same for single actions, by a part of their English text. show_every: after how many actions the
    table is shown; 0: at the start and at the end only. at_last: what every seat does after so many actions, where
    that is no listed move of the game (to agree to end it). scene: a table set up and every move, instead of random
    play. most_shown: how many of the actions that a seat may take are written out; 0: all. story: what is read out stands there
    too, at the start what lies open, and the table is shown once, as a spectator sees it.
    """

    players: int
    seed: int
    ends: str
    options: Mapping[str, object] = field(default_factory=dict)
    lang: str = "en"
    weights: Mapping[str, float] = field(default_factory=dict)
    show_every: int = 6
    favoured: Mapping[str, float] = field(default_factory=dict)
    content: str = ""
    at_last: tuple[int, str] = (0, "")
    scene: Scene | None = None
    most_shown: int = 0
    story: bool = False

    def weight(self, action: bottlecap.Action) -> float:
        """How likely an action is against the others."""
        weight = self.weights.get(action.kind, 1)
        if self.favoured:
            text = action.text("en")
            weight *= math.prod(times for part, times in self.favoured.items() if part in text)
        return weight
