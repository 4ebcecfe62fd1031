"""A match with a fixed seed, and the moments of it that the gallery shows."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.page.gallery.names import PLAYERS

import bottlecap
from bottlecap.bots import make
from bottlecap.server.filming import Film, Shot
from bottlecap.server.protocol import ResultInfo, encoder

# Whoever looks at the pictures sits here.
SEAT = 0
# The first of these matches that has every moment is taken: new cards or better bots change how a match goes.
SEEDS = range(11, 23)

Moment = Callable[[bottlecap.Match], bool]


class Story:
    """The moments by name, each a match of its own; and the whole match step by step."""

    def __init__(self, seed: int) -> None:
        self.moments: dict[str, bottlecap.Match] = {}
        self.shots: list[Shot] = []
        match = bottlecap.new("shelter", players=PLAYERS, seed=seed)
        bots = [make("greedy", seat) for seat in range(PLAYERS)]
        self.note(match, None, 0)
        while not match.over:
            seat = match.seat
            assert seat is not None
            before = len(match.events(None))
            match.play(bots[seat].choose(match.perspective(seat)), seat)
            self.note(match, seat, before)
        self.last = match

    def note(self, match: bottlecap.Match, seat: int | None, before: int) -> None:
        """One more step; and the moment, if it is one that was waited for."""
        # In Shelter everybody sees the same, so one film serves all.
        view = encoder.encode(match.view(SEAT))
        events = encoder.encode([event.to_json() for event in match.events(SEAT, before)])
        kind = "start" if seat is None else "action"
        self.shots.append(Shot(len(self.shots) + 1, kind, seat, 0, round_of(match), events, view))
        for name, found in MOMENTS.items():
            if name not in self.moments and not match.over and found(match):
                self.moments[name] = match.copy()

    @property
    def film(self) -> Film:
        return Film(self.shots, result_of(self.last))


@cache
def story() -> Story:
    for seed in SEEDS:
        told = Story(seed)
        if set(told.moments) == set(MOMENTS):
            return told
    raise LookupError(f"no match of the seeds {SEEDS} has all of {', '.join(MOMENTS)}")


def round_of(match: bottlecap.Match) -> int:
    return int(str(match.view(SEAT)["round"]))


def result_of(match: bottlecap.Match) -> ResultInfo | None:
    result = match.result
    if result is None:
        return None
    return ResultInfo(list(result.winners), list(result.scores), list(result.ranks), result.reason)


# --- the moments ----------------------------------------------------------------------------------------------


def asks(match: bottlecap.Match, name: str) -> bool:
    return any(prompt.name == name for prompt in match.prompts(SEAT))


def spaces_to_place(match: bottlecap.Match) -> set[int]:
    return {int(str(action.to_json()["space"])) for action in match.actions(SEAT) if action.kind == "place"}


def spaces_of(match: bottlecap.Match) -> Iterator[dict[str, Any]]:
    """Every space of the vault."""
    view: dict[str, Any] = dict(match.view(SEAT))
    for level in view["levels"]:
        yield level["elevator"]
        for room in level["rooms"]:
            yield from room["spaces"] if room else []


def threats_in_reach(match: bottlecap.Match) -> list[int]:
    open_to = spaces_to_place(match)
    return [space["space"] for space in spaces_of(match) if space["threat"] and space["space"] in open_to]


def first_turn(match: bottlecap.Match) -> bool:
    return match.seat == SEAT and asks(match, "turn")


def busy_turn(match: bottlecap.Match) -> bool:
    """The middle of a match: others stand in the vault already."""
    taken = sum(space["seat"] is not None for space in spaces_of(match))
    return match.seat == SEAT and asks(match, "turn") and round_of(match) >= 5 and taken >= 4


def turn_with_a_threat(match: bottlecap.Match) -> bool:
    return first_turn(match) and round_of(match) >= 4 and bool(threats_in_reach(match))


def building(match: bottlecap.Match) -> bool:
    """A room is chosen, and there are two places for it."""
    return asks(match, "site") and round_of(match) > 1


def income(match: bottlecap.Match) -> bool:
    """Income that is open beside one's own turn or another's."""
    return asks(match, "income")


MOMENTS: dict[str, Moment] = {
    "first": first_turn,
    "turn": busy_turn,
    "threat": turn_with_a_threat,
    "build": building,
    "income": income,
}
