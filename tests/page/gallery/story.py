"""A game's moments that the gallery shows: found in matches with fixed seeds, or set up where chance would take too long."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from tests.page.gallery.names import PLAYERS

import bottlecap
from bottlecap.arena.table import Table
from bottlecap.bots import make
from bottlecap.engine.log import STRIDE
from bottlecap.server.protocol.basics import encoder
from bottlecap.server.protocol.tables import ResultInfo
from bottlecap.server.replays.making import Film, Shot

# Whoever looks at the pictures sits here.
SEAT = 0
# The last moment of the match that is told as a whole.
END = "end"

Moment = Callable[[bottlecap.Match], bool]


class Telling:
    """One match that greedy bots play, step by step; and the first match at each moment that was waited for."""

    def __init__(self, game: str, seed: int, awaited: Mapping[str, Moment]) -> None:
        self.awaited = awaited
        self.moments: dict[str, bottlecap.Match] = {}
        self.shots: list[Shot] = []
        match = self.last = bottlecap.new(game, players=PLAYERS, seed=seed)
        table = Table(match, [make("greedy", seat) for seat in range(PLAYERS)])
        self.note(match, None, 0)
        told = len(match.events(None))
        while table.step():
            self.note(match, int(match.entries.flat()[-STRIDE + 1]), told)
            told = len(match.events(None))

    def note(self, match: bottlecap.Match, seat: int | None, before: int) -> None:
        """One more step; and the moment, if it is one that was waited for."""
        # In these games everybody sees the same, so one film serves all.
        view = encoder.encode(match.view(SEAT))
        events = encoder.encode([event.to_json() for event in match.events(SEAT, before)])
        kind = "start" if seat is None else "action"
        self.shots.append(Shot(len(self.shots) + 1, kind, seat, 0, round_of(match), events, view))
        for name, found in self.awaited.items():
            if name not in self.moments and not match.over and found(match):
                self.moments[name] = match.copy(twin=True)


class Story:
    """A game's moments by name, each a match of its own; and a whole match.

    The match with the first seed is the one that is told as a whole. A moment that it has not is taken from the next
    that has it: new cards or better bots change how a match goes.
    """

    def __init__(
        self,
        game: str,
        seeds: Sequence[int],
        awaited: Mapping[str, Moment],
        made: Mapping[str, Callable[[], bottlecap.Match]] | None = None,
    ) -> None:
        self.game = game
        self.seeds = seeds
        self.awaited = awaited
        self.made = made or {}

    @cached_property
    def whole(self) -> Telling:
        return Telling(self.game, self.seeds[0], self.awaited)

    @cached_property
    def found(self) -> dict[str, bottlecap.Match]:
        found = dict(self.whole.moments)
        for seed in self.seeds[1:]:
            missing = {name: moment for name, moment in self.awaited.items() if name not in found}
            if not missing:
                break
            found |= Telling(self.game, seed, missing).moments
        lacking = self.awaited.keys() - found.keys()
        if lacking:
            raise LookupError(f"no match of {self.game} with the seeds {self.seeds} has {', '.join(sorted(lacking))}")
        return found

    def at(self, moment: str) -> bottlecap.Match:
        if moment == END:
            return self.whole.last
        return self.made[moment]() if moment in self.made else self.found[moment]

    @cached_property
    def film(self) -> Film:
        return Film(self.whole.shots, result_of(self.whole.last))


def round_of(match: bottlecap.Match) -> int:
    return int(str(match.view(SEAT)["round"]))


def result_of(match: bottlecap.Match) -> ResultInfo | None:
    result = match.result
    if result is None:
        return None
    return ResultInfo(list(result.winners), list(result.scores), list(result.ranks), result.reason)


def asks(match: bottlecap.Match, name: str) -> bool:
    """Whether the reader is asked that question."""
    return any(prompt.name == name for prompt in match.prompts(SEAT))
